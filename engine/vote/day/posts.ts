/** What everybody reads of a day: how the vote stands, and who lives. */
import { nobody, type RuleId, type SeatId } from '../../reason/claim.ts'
import type { Resolution } from '../../resolve/sequence/resolution.ts'

/** What most hosts call the lynch itself. */
export const usualWord = 'lynch'

type Telling = Pick<Resolution, 'announce' | 'tally' | 'seats'>

/** As what somebody dies before everybody's eyes. */
export const flips = (
  seats: readonly { role: string; faction: string }[],
): { flips: string[]; factions: string[] } => ({
  flips: seats.map(({ role }) => role),
  factions: seats.map(({ faction }) => faction),
})

/** Who is alive and who is dead, as everybody knows. */
export function roster(run: Telling, rule: RuleId): void {
  const seats = run.seats()
  const dead = seats.filter(({ alive }) => !alive)
  run.announce('alive', { who: seats.filter(({ alive }) => alive).map(({ slot }) => slot) }, rule)
  if (dead.length) run.announce('dead', { who: dead.map(({ slot }) => slot), ...flips(dead) }, rule)
}

/**
 * How the vote stands, the most votes first: who has how many and from whom, what makes a majority, and what locks.
 * @param cites rules of the count and of what is needed
 * @param locks whether one vote more locks somebody
 * @param secret whether nobody is told who has how many
 * @param word what the host calls the lynch itself
 * @param unsure of its voters those whom the host has yet to confirm
 * @param needs how many somebody needs, where that is not what everybody needs and may be told
 */
export function standing(
  run: Telling,
  cites: { count: RuleId; needed: RuleId },
  votersOf: (who: SeatId) => readonly SeatId[],
  {
    locks = true,
    word = usualWord,
    secret = false,
    needs = () => undefined,
    unsure = () => [],
  }: {
    locks?: boolean
    word?: string
    secret?: boolean
    needs?: (who: SeatId) => number | undefined
    unsure?: (who: SeatId) => readonly SeatId[]
  } = {},
): void {
  const { tally } = run
  if (!tally) return
  const voted = Object.entries(tally.totals.players)
    .filter(([, votes]) => votes > 0)
    .sort(([, a], [, b]) => b - a)
  const row = (values: Record<'who' | 'count' | 'voters' | 'locked' | 'row', string> & { unsure?: string }): void =>
    run.announce('tally', { ...values, word }, cites.count, 'votes')
  if (secret) row({ who: '', count: '', voters: '', locked: 'no', row: 'secret' })
  for (const [who, votes] of secret ? [] : voted) {
    const own = needs(who)
    const waiting = unsure(who).join('\n')
    row({
      who,
      count: own === undefined ? String(votes) : `${votes}/${own}`,
      voters: votersOf(who).join('\n'),
      ...(waiting && { unsure: waiting }),
      locked: tally.locked === who ? 'yes' : 'no',
      row: who === nobody ? 'nobody' : 'player',
    })
  }
  const lock = locks ? String(tally.needed! + 1) : 'none'
  run.announce('needed', { majority: String(tally.needed!), lock, word }, cites.needed, 'votes')
}
