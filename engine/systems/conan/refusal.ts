/** What refusals of this system are made of. */
import { seatOf } from '../../journal/state.ts'
import type { Game, PhaseState, Refusal, Submission } from '../../journal/state.ts'
import { nameIn } from '../../ruleset/name-in.ts'
import type { InEach } from '../../text/in-each.ts'
import { wording } from './text.ts'

/** What is about to be sent in. */
export type Sent = Pick<Submission, 'by' | 'does' | 'to'> & Partial<Pick<Submission, 'id' | 'with' | 'at'>>
/** Why something may not be sent in; undefined where it may. */
export type Check = (game: Game, phase: PhaseState, move: Sent) => Refusal | undefined

export const no = (rule: string, says: InEach): Refusal => ({ rule, says })

/** What a role, an ability or a crime is called in a refusal: by its id in English, where hosts write ids. */
export const called = (id: string): InEach => ({ en: id, ru: nameIn(wording, 'ru', id) })

/** What the same player sent in of this ability after an action, as far as it could count itself. */
export function laterOnes(
  game: Game,
  phase: PhaseState,
  { id, by, does }: Sent,
  alike: readonly string[] = [does],
): Submission[] {
  const place = phase.submissions.findIndex(one => one.id === id)
  const mine = phase.submissions[place]
  if (!mine) return []
  const at = (one: Submission): number =>
    one.at === undefined || mine.at === undefined ? 0 : Date.parse(one.at) - Date.parse(mine.at)
  return phase.submissions.filter(
    (one, index) =>
      one !== mine
      && one.by === by
      && alike.includes(one.does)
      && !one.withdrawn
      && (at(one) || index - place) > 0
      && one.to.every(slot => seatOf(game, slot)?.alive),
  )
}
