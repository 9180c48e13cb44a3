/** The form in which words are compared: no accents, no case, nothing invisible, no apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’‘`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
