import type { MapCardView } from '../../../../electron/desk/contract.ts'

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

/** Of what stands in a circle. */
export const roundSign = '↻'

/** The sign of a card. */
export const signOf = ({ fared, circle }: Pick<MapCardView, 'fared' | 'circle'>): string =>
  circle ? roundSign : signs[fared]
