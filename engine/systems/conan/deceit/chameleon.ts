/** Whether a fake of this night is the real thing, which only its kill will show (CONAN-BS7, CONAN-AB20). */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Resolution } from '../vocabulary.ts'

/** The ability, and the key under which the kill foretells it. */
export const CHAMELEON = 'chameleon'

/** Whether a fake turns out to be the real thing: asked before the kill that makes it so. Never an arrest. */
export function real(run: Resolution, { does, with: given, actor }: Move): boolean {
  return does === 'fake' && given.ability !== 'arrest' && run.foresight.forecast(CHAMELEON) === actor
}

/** Why it is real. */
export const realBecause = (run: Resolution, { actor, id }: Move): Reason =>
  run.foresight.foreseen(CHAMELEON, { is: 'fact', kind: 'fakeIsReal', of: actor, action: id }, 'CONAN-BS7')
