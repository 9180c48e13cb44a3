/** Small numbers as hosts and players write them out. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, at): [string, number] => [word, at + 1],
  ),
)
