/** Whether a fake of this night is the real thing, which only its kill will show (CONAN-BS7, CONAN-AB20). */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Walk } from '../vocabulary.ts'

/** The ability, and the key under which the kill foretells it. */
export const CHAMELEON = 'chameleon'

/** Whether a fake turns out to be the real thing: asked before the kill that makes it so. Never an arrest. */
export function real(walk: Walk, { does, with: given, actor }: Move): boolean {
  return does === 'fake' && given.ability !== 'arrest' && walk.foresight.forecast(CHAMELEON) === actor
}

/** Why it is real. */
export const realBecause = (walk: Walk, { actor, id }: Move): Reason =>
  walk.foresight.foreseen(CHAMELEON, { is: 'fact', kind: 'fakeIsReal', of: actor, action: id }, 'CONAN-BS7')
