/** A word or phrase as it is looked up: letters and digits alone, whatever their case and what stands between them. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '')
