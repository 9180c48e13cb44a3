/** How a deed fared, besides its colour; the key below the map says what each sign means. */
export const signs = {
  yes: '',
  no: '✗',
  part: '~',
  idle: '–',
  lost: '–',
  blank: '–',
  passive: '',
  before: '',
  void: '∅',
} as const
