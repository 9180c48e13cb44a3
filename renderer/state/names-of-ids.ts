/** What the ids of the game on screen are called, where its desk says so: in English they are only spaced out. */
type Names = Readonly<Record<string, string>>

let names: Names = {}

/** From now on ids are called so. */
export const callIds = (said: Names): void => void (names = said)

/** The name of one, where it has one. */
export const nameOf = (id: string): string | undefined => (Object.hasOwn(names, id) ? names[id] : undefined)
