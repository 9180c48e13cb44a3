/** The next id of its kind: `b3` after `b1` and `b2`. */
export const nextId = (letter: string, known: readonly { id: string }[]): string =>
  `${letter}${Math.max(0, ...known.map(({ id }) => Number(new RegExp(`^${letter}(\\d+)$`).exec(id)?.[1] ?? 0))) + 1}`
