/** An id as words, for what the host composed and nobody named: `gunSmith` → `gun smith`. */
export const humanize = (id: string): string =>
  id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').replace(/(?<![A-Z])[A-Z](?![A-Z])/g, letter => letter.toLowerCase())

/** Words as they begin a line: `night 2` → `Night 2`. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
