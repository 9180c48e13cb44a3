/**
 * The ledger of shots. Each side has shots of its own: what it kept, what this night gives, and what the other side hands
 * over. A shot is realised only by killing a red (RU-KILL-2); everything else stays.
 */
import { inWords, type InEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import type { Game, Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { rememberedOf } from '../vocabulary.ts'
import { roleIs } from '../roles/role-entries.ts'
import { keepsNarrowly, reduced } from './pairs.ts'
import { isExtended, isMixed, isOut, killersOf, negativeOf, otherSide, sides, type Side } from './sides.ts'

/**
 * One line of an account: how many shots, and the rule that gives or takes them. `paid`: for a kill through a civil role.
 * `withheld`: after a hunt that lynched two blacks.
 * `poisoning`: handed to the poisoner.
 */
export interface Entry {
  kind: 'carried' | 'corrected' | 'inherited' | 'fresh' | 'paid' | 'withheld' | 'handedOver' | 'poisoning' | 'received'
  count: number
  rule: RuleId
}
export interface Account {
  side: Side
  entries: Entry[] /** Shots this side may realise tonight. */
  available: number
  capacity: number
}

/** Facts of earlier nights that cost a side its next new shot, or whoever shoots on the night after (RU-KILL-6). */
export const owedShot = 'owedShot'
export const lostNextShot = 'lostNextShot'
/** The fact of a hunt that lynched two blacks: the night after it brings no new shot (RU-CAP-9). */
export const noNewShots = 'noNewShots'

/** How many shots a side can realise in one night: one for each killer, two for a maniac who is alone on his side (RU-KILL-3). */
export function capacityOf(seats: readonly Seat[], side: Side): number {
  const killers = killersOf(seats, side)
  return killers.length === 1 && roleIs(negativeOf(killers[0]!), 'killsTwice') ? 2 : killers.length
}

const kept = (game: Game, side: Side): number => Number(game.state?.[side]?.shots ?? 0)

/** Whose rules a side shoots by, for the shot that its night gives. */
const byRole: Readonly<Record<string, RuleId>> = {
  mafia: 'RU-MAF-1',
  sonOfBoss: 'RU-MAF-1',
  hireling: 'RU-HIR-8',
  maniac: 'RU-MAN-1',
  imitator: 'RU-MAN-5',
  geisha: 'RU-MAN-5',
  yakuza: 'RU-YAK-1',
  daughterOfHead: 'RU-YAK-1',
  ninja: 'RU-YAK-1',
}
const shootsBy = (game: Game, side: Side): RuleId =>
  byRole[negativeOf(killersOf(game.seats, side)[0] ?? {})] ?? 'RU-KILL-1'

/** Whether a night is a side's: odd ones the mafia's, even ones the maniac's, shared ones, and all when the other side is out. */
export function nightOf(game: Game, side: Side, night: number): RuleId | undefined {
  if (!killersOf(game.seats, side).length) return undefined
  if (isMixed(game.seats)) return 'RU-YAK-6'
  if (reduced(game, side)) return undefined
  if ((side === 'mafia') === (night % 2 === 1)) return keepsNarrowly(game, side) ? 'RU-YAK-2' : shootsBy(game, side)
  if (reduced(game, otherSide(side))) return 'RU-YAK-2'
  if (isExtended(game) && night <= 2) return 'RU-FMT-6'
  return isOut(game.seats, otherSide(side)) ? (side === 'mafia' ? 'RU-MAF-2' : 'RU-MAN-1') : undefined
}

/** What the host corrected in the ledger for this night: in the day, the evening or the night itself. */
function correctedIn(game: Pick<Game, 'records'>, night: number): Partial<Record<Side, number>> {
  const records = (game.records ?? []).filter(
    ({ form, phase }) => form === 'shots' && Number(phase?.split(' ')[1] ?? 1) === night,
  )
  return Object.fromEntries(
    records.map(({ values }) => [values.side, Math.max(0, Math.trunc(Number(values.count)) || 0)]),
  )
}

/** The accounts of both sides as a night begins. @param hunted whether a hunt of two blacks came before it (RU-CAP-9) */
export function accountsOf(game: Game, night: number, hunted = noShotsAt(game, night)): Record<Side, Account> {
  const corrected = correctedIn(game, night)
  const account = (side: Side): Account => {
    const entries: Entry[] = []
    const carried = corrected[side] ?? kept(game, side)
    if (carried && !reduced(game, side))
      entries.push({ kind: corrected[side] === undefined ? 'carried' : 'corrected', count: carried, rule: 'RU-KILL-2' })
    const other = otherSide(side)
    const left = corrected[other] ?? kept(game, other)
    if (left > 0 && takesOver(game, side)) entries.push({ kind: 'inherited', count: left, rule: takenBy(game) })
    if (carried && takesOver(game, other)) entries.push({ kind: 'handedOver', count: -carried, rule: takenBy(game) })
    if (reduced(game, other) && left > 0) entries.push({ kind: 'inherited', count: left, rule: 'RU-YAK-2' })
    const own = nightOf(game, side, night)
    if (own !== undefined) entries.push({ kind: 'fresh', count: 1, rule: own })
    if (own !== undefined && hunted) entries.push({ kind: 'withheld', count: -1, rule: 'RU-CAP-9' })
    return { side, entries, available: total(entries), capacity: capacityOf(game.seats, side) }
  }
  const accounts = { mafia: account('mafia'), maniac: account('maniac') }
  pay(game, night, accounts)
  const poisonerFirst = game.options.surplusShotOrder === 'poisoner'
  if (poisonerFirst) poison(game, accounts)
  for (const side of sides) passOn(accounts[side], accounts[otherSide(side)])
  if (!poisonerFirst) poison(game, accounts)
  return accounts
}

/** Whether a hunt lynched two blacks on the day before a night. */
const noShotsAt = (game: Pick<Game, 'facts'>, night: number): boolean =>
  rememberedOf(game.facts, noNewShots).some(({ until }) => until === `night ${night}`)

/** Whether a side takes over what the other had in reserve: that one is out, and this one is not (RU-KILL-1). */
const takesOver = ({ seats }: Game, side: Side): boolean =>
  killersOf(seats, side).length > 0 && !killersOf(seats, otherSide(side)).length && isOut(seats, otherSide(side))

/** By which rule. */
const takenBy = ({ seats }: Game): RuleId => (isMixed(seats) ? 'RU-YAK-6' : 'RU-KILL-1')

const total = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0)

function enter(account: Account, entry: Entry): void {
  account.entries.push(entry)
  account.available = total(account.entries)
}

/** What the kills of blacks through civil roles take of the new shots. */
function pay(game: Game, night: number, accounts: Record<Side, Account>): void {
  let everybody = rememberedOf(game.facts, lostNextShot).filter(({ until }) => until === `night ${night}`).length
  // Those whose own night it is pay before those who share it.
  for (const side of night % 2 ? sides : [...sides].reverse()) {
    const fresh = freshIn(accounts[side])
    const owed = owedOf(game, side).length
    const due = Math.min(fresh, owed + everybody)
    if (due) enter(accounts[side], { kind: 'paid', count: -due, rule: 'RU-KILL-6' })
    everybody -= Math.max(0, due - owed)
  }
}

/** The kills that a side still has to pay with a new shot. */
export const owedOf = (game: Pick<Game, 'facts'>, side: Side) =>
  rememberedOf(game.facts, owedShot).filter(({ of }) => of === side)
const freshIn = ({ entries }: Account): number =>
  total(entries.filter(({ kind }) => kind === 'fresh' || kind === 'paid' || kind === 'withheld'))

/** A new shot that a side cannot use beside those it kept goes to the other side, where that one can (RU-KILL-4). */
function passOn(from: Account, to: Account): void {
  const surplus = Math.min(freshIn(from), from.available - from.capacity)
  if (surplus <= 0 || !to.capacity || to.available >= to.capacity) return
  enter(from, { kind: 'handedOver', count: -surplus, rule: 'RU-KILL-4' })
  enter(to, { kind: 'received', count: surplus, rule: 'RU-KILL-4' })
}

/** One shot more than the killers can realise becomes a poisoning (RU-KILL-4, RU-POI-4). */
function poison(game: Game, accounts: Record<Side, Account>): void {
  if (poisonerOf(game) === undefined) return
  const from = sides
    .map(side => accounts[side])
    .filter(({ available, capacity }) => capacity && available > capacity)
    .sort((a, b) => freshIn(b) - freshIn(a))[0]
  if (from) enter(from, { kind: 'poisoning', count: -1, rule: 'RU-KILL-4' })
}

/** The living poisoner who is no killer himself. */
export function poisonerOf({ seats }: Pick<Game, 'seats'>): SeatId | undefined {
  const killers = new Set(sides.flatMap(side => killersOf(seats, side).map(({ slot }) => slot)))
  return seats.find(seat => seat.alive && negativeOf(seat) === 'poisoner' && !killers.has(seat.slot))?.slot
}

/** How shots came and went, for the books. */
const words: Record<Entry['kind'], InEach> = {
  carried: { en: 'from reserve', ru: 'запас' },
  corrected: { en: 'recorded', ru: 'внесено' },
  inherited: { en: 'taken over', ru: 'принято' },
  fresh: { en: 'new', ru: 'новый' },
  paid: { en: 'spent on a kill through a civil role', ru: 'за убийство через мирную роль' },
  withheld: { en: 'none after a hunt that lynched two blacks', ru: 'нет после охоты на двух черных' },
  handedOver: { en: 'passed on', ru: 'передано' },
  poisoning: { en: 'passed to the poisoner', ru: 'отравителю' },
  received: { en: 'received', ru: 'получено' },
}
export const comingsOf = (entries: readonly Entry[], language: Locale = 'en'): string =>
  entries.map(({ kind, rule }) => `${inWords(words[kind], language)} (${rule})`).join(', ')

/** What was kept of where shots came from, which is kept in English: in a language. */
export const cameSaid = (kept: string, language: Locale): string =>
  kept.replace(/[^(),]+(?= \()/g, came => {
    const said = Object.values(words).find(({ en }) => en === came.trim())
    return said ? came.replace(came.trim(), inWords(said, language)) : came
  })

/** A side that has a shot from an earlier night, the one whose night it is first (RU-MAD-B1). */
export const reserveOf = (game: Game, night: number): Side | undefined => {
  const accounts = accountsOf(game, night)
  return (night % 2 ? sides : [...sides].reverse()).find(
    side =>
      total(
        accounts[side].entries.filter(({ kind }) => kind === 'carried' || kind === 'corrected' || kind === 'inherited'),
      ) > 0,
  )
}
