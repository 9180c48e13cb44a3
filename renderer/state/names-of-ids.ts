/** What the ids of the game on screen are called, where its desk says so: in English they are only spaced out. */
type Names = Readonly<Record<string, string>>

let names: Names = {}

/** From now on ids are called so. */
export const callIds = (said: Names): void => void (names = said)

/** The name of an id, where it has one. */
export const nameOf = (id: string): string | undefined => (Object.hasOwn(names, id) ? names[id] : undefined)

/** `actionsPerNight` as `actions per night`, or as the language calls it; words that are none stay as they are. */
export const spaced = (id: string): string =>
  nameOf(id)
  ?? id.replace(
    /([\p{Ll}\p{N}])(\p{Lu}+)/gu,
    (_, before: string, after: string) => `${before} ${after.length > 1 ? after : after.toLowerCase()}`,
  )
