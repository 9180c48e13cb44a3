/** A name as a part of a file name: letters, digits and dashes. */
export function fileName(name: string): string {
  const plain =
    [...name.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
      .slice(0, 60)
      .join('')
      .replace(/^-+|-+$/g, '')
      .toLowerCase() || 'game'
  // Windows calls its devices so.
  return /^(con|prn|aux|nul|com\d|lpt\d)$/.test(plain) ? `${plain}-game` : plain
}
