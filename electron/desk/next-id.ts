/** The next id of its kind: `b3` after `b1` and `b2`. */
export const nextId = (letter: string, known: readonly { id: string }[]): string => nextIds(letter, known)()

/** The next ids of its kind, one at each call. */
export function nextIds(letter: string, known: readonly { id: string }[]): () => string {
  const numbered = new RegExp(`^${letter}(\\d+)$`)
  let last = known.reduce((most, { id }) => Math.max(most, Number(numbered.exec(id)?.[1] ?? 0)), 0)
  return () => `${letter}${++last}`
}
