/** What a cultist's heal costs him in souls (RU-CUL-4). */
import type { SeatId } from '../../../reason/claim.ts'

/** Enough souls for the transformation (RU-CUL-2). */
export const TRANSFORMING = 3

/** The price of a heal that is needed; one soul less where nobody needed it. @param again he healed himself last night too */
export const priceOf = (by: SeatId, at: SeatId | undefined, again: boolean): number => (at !== by ? 1 : again ? 3 : 2)
