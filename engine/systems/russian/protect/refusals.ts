/** What doctor, blocker and the authors of notes may not send in. */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { refuseCondition } from '../notes/refusals.ts'
import type { Sent } from '../shared/sent.ts'

/** @returns the rule of this part against a move, or undefined */
export function refuseProtect(game: Game, _phase: PhaseState, move: Sent): Refusal | undefined {
  switch (move.does) {
    case 'heal':
      return refuseHeal(move)
    case 'block':
      return own(move.with ?? {}, 'mode')
        ? undefined
        : {
            rule: 'RU-BLK-1',
            says: {
              en: 'the block does not say whether it is an arrest or a guard',
              ru: 'не сказано, арест это или защита',
            },
          }
    case 'note':
      return refuseNote(game, move)
    default:
      return undefined
  }
}

/** Not oneself beside another (RU-DOC-1). What may not come in two nights running is refused with all such moves (`repeats.ts`). */
const refuseHeal = ({ by, to }: Sent): Refusal | undefined =>
  to.length > 1 && to.includes(by)
    ? {
        rule: 'RU-DOC-1',
        says: {
          en: 'a doctor who heals himself heals nobody beside',
          ru: 'доктор, который лечит себя, больше никого не лечит',
        },
      }
    : undefined

/** Another text is for where a condition is not met (RU-NOTE-2). */
function refuseNote(game: Game, { by, with: given = {} }: Sent): Refusal | undefined {
  const when = own(given, 'when')?.trim()
  const rule = 'RU-NOTE-2'
  if (!when)
    return own(given, 'else')
      ? {
          rule,
          says: { en: 'the note has another text and no condition', ru: 'у записки есть второй текст, но нет условия' },
        }
      : undefined
  return refuseCondition(game, by, when)
}
