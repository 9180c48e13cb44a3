/** Who can be chosen on a ballot, and who votes next. */
import type { BallotView, GameView, SeatView, VotesView } from '../../../electron/desk/contract.ts'
import type { Choice } from '../../parts/picker.tsx'
import type { PlainKey } from '../../words/catalogue.ts'
import { listSaid } from '../../words/lists.ts'
import { say } from '../../words/say.ts'
import { capital } from '../rules/words.ts'

/** Stands for no choice: the ballot takes back the one before. */
export const nobody = ' '
/** Stands for no lynch, a choice like a player. */
export const noLynch = ''

const detailOf = ({ alive, details }: SeatView, more: string[] = []): { detail?: string } => {
  const words = [
    ...(details.family === undefined ? [] : [capital(details.family)]),
    ...(alive ? [] : [say('votes.dead')]),
    ...more,
  ]
  return words.length ? { detail: words.join(', ') } : {}
}

/** Those who vote: the silent first, then who has another vote left, then those who have voted. */
export function votersOf(
  game: GameView,
  { silent, spare, ballots }: Pick<VotesView, 'silent' | 'spare' | 'ballots'>,
): Choice[] {
  const rank = ({ slot }: SeatView): number => (silent.includes(slot) ? 0 : spare.includes(slot) ? 1 : 2)
  const detail = (seat: SeatView): string[] =>
    [[lostBy(seat.slot, ballots) ?? say('votes.silent')], [say('votes.spare')], []][rank(seat)]!
  return game.seats
    .filter(({ bystander }) => !bystander)
    .map((seat, at) => ({ seat, at }))
    .sort((a, b) => rank(a.seat) - rank(b.seat) || a.at - b.at)
    .map(({ seat }) => ({ value: seat.slot, label: seat.name, ...detailOf(seat, detail(seat)) }))
}

/** Players to vote for, the likely ones first: of one's own family where that is asked, and living. What the rules refuse can be entered too. */
export function targetsOf(game: GameView, by: string | undefined, ownFamily: boolean): Choice[] {
  const family = game.seats.find(({ slot }) => slot === by)?.details.family
  const likely = (seat: SeatView): number =>
    (ownFamily && seat.details.family !== family ? 0 : 2) + (seat.alive ? 1 : 0)
  return game.seats
    .filter(({ bystander }) => !bystander)
    .map((seat, at) => ({ seat, at }))
    .sort((a, b) => likely(b.seat) - likely(a.seat) || a.at - b.at)
    .map(({ seat }) => ({ value: seat.slot, label: seat.name, ...detailOf(seat) }))
}

const lost = {
  void: 'votes.lostVoid',
  takesBack: 'votes.lostTakesBack',
  withdrawn: 'votes.lostWithdrawn',
} as const satisfies Partial<Record<BallotView['standing'], PlainKey>>

/** What became of the last ballot of somebody without a vote, as a word; undefined for who never cast one. */
export function lostBy(slot: string, ballots: readonly Pick<BallotView, 'by' | 'standing'>[]): string | undefined {
  // What the host took back stands first, whenever it came.
  const own = ballots.filter(({ by }) => by === slot)
  const last = own.findLast(({ standing }) => standing !== 'withdrawn') ?? own.at(-1)
  const key = last && (lost as Partial<Record<BallotView['standing'], PlainKey>>)[last.standing]
  return key && say(key)
}

/** The next one in roster order who has not voted, after this one and then from the top; undefined when all have. */
export function nextSilent(game: GameView, silent: readonly string[], after: string | undefined): string | undefined {
  const order = game.seats.map(({ slot }) => slot)
  const at = after === undefined ? -1 : order.indexOf(after)
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].find(slot => slot !== after && silent.includes(slot))
}

type Voted = Pick<BallotView, 'for' | 'nobody' | 'family' | 'individual'>

/** What a ballot is for: a player, a family, a player of one's own. */
export const choicesOf = (
  { for: one, nobody: none, family, individual }: Voted,
  nameOf: (slot: string) => string,
): string[] => [
  ...(none ? [say('votes.noLynch')] : []),
  ...(one === undefined ? [] : [nameOf(one)]),
  ...(family === undefined ? [] : [capital(family)]),
  ...(individual === undefined ? [] : [nameOf(individual)]),
]

/** What takes a ballot back is for. */
export const nobodySaid = (): string => say('votes.forNobody')

/** What a ballot is for, in words. */
export const choiceSaid = (ballot: Voted, nameOf: (slot: string) => string): string =>
  listSaid(choicesOf(ballot, nameOf)) || nobodySaid()
