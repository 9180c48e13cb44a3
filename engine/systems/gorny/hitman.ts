/** The hitman's post (GORNY-N7): who may carry the kill of the mafia, and who takes the post when he is gone. */
import type { Entry } from '../../ruleset/system.ts'
import { seatOf, type Game, type Refusal, type Seat } from '../../journal/state.ts'
import { sayingInEach } from '../../text/in-each.ts'
import { all, type Resolution } from './vocabulary.ts'

const says = sayingInEach({
  others: { en: '{name} does not carry the kill; {holders} does', ru: 'убийство совершает не {name}, а {holders}' },
  nobody: { en: '{name} does not carry the kill; nobody does', ru: 'убийство совершать некому' },
})

const hasPost = ({ role, status }: Seat): boolean => role === 'hitman' || status.includes('hitman')
const isMafia = ({ faction }: Seat): boolean => faction === 'mafia'

/** Who may carry the kill. Undefined where nobody was dealt the post: then any of the mafia may. */
export function carriers(seats: readonly Seat[]): Seat[] | undefined {
  const mafia = seats.filter(isMafia)
  if (!mafia.some(hasPost)) return undefined
  const holders = mafia.filter(seat => seat.alive && hasPost(seat))
  return holders.length ? holders : heirs(seats).slice(0, 1)
}

/** Who could take the post, in roster order: goons, and others of the mafia only where there is none. */
function heirs(seats: readonly Seat[]): Seat[] {
  const mafia = seats.filter(seat => seat.alive && isMafia(seat))
  const goons = mafia.filter(({ role }) => role === 'goon')
  return goons.length ? goons : mafia
}

/** A kill is refused from whom the post does not belong to. */
export const refuse: NonNullable<Entry['refuse']> = (game: Game, _phase, { by, does }): Refusal | undefined => {
  const holders = does === 'factionKill' ? carriers(game.seats) : undefined
  if (!holders || holders.some(({ slot }) => slot === by)) return undefined
  const { name } = seatOf(game, by)!
  const row = (or: string): string => holders.map(seat => seat.name).join(or)
  return {
    rule: 'GORNY-N7',
    says: holders.length
      ? says('others', { name, holders: { en: row(' or '), ru: row(' или ') } })
      : says('nobody', { name }),
  }
}

/** After a phase in which the last holder fell: somebody takes the post, whom the host names or the first on the roster. */
export function succession(run: Resolution): void {
  const before = run.game.seats.filter(seat => seat.alive && isMafia(seat) && hasPost(seat))
  const fallen = before.filter(({ slot }) => run.isDead(slot))
  if (!fallen.length || fallen.length < before.length) return
  const candidates = heirs(run.seats()).map(({ slot }) => slot)
  const heir = candidates.length > 1 ? run.ask('hitman', { choices: candidates }) : candidates[0]
  if (heir === undefined) return
  const gone = fallen.map(({ slot }) =>
    run.ledger.seek({ kind: 'death', of: slot, when: 'soFar' }, 'GORNY-N7', { is: 'dies', who: slot }),
  )
  run.mark(heir, 'hitman', all({ is: 'fact', kind: 'hitman', of: heir }, { rule: 'GORNY-N7' }, gone), 'GORNY-N7')
  run.tell(heir, 'promoted', {}, 'GORNY-N7')
}
