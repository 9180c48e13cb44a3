/** What came out of a phase, in the words of `expect`. The same shape is what `resolve --json` prints. */
import { entries } from '../game/entry.ts'
import type { Learned, RulingNotice, Roll, Spent, Tell, Totals, VerdictWord } from '../journal/outcome.ts'
import type { Note } from '../text/audience.ts'
import { partsNote } from '../messages/parts.ts'
import { closingOf, messagesOf } from '../messages/report.ts'
import { titled } from '../messages/titled.ts'
import type { Locale } from '../text/wording.ts'
import { plainOf, text } from '../text/span.ts'
import { nobody } from '../reason/claim.ts'
import { rulesIn } from '../reason/table.ts'
import type { Seat } from '../journal/state.ts'
import type { System } from '../ruleset/system.ts'
import { withOwnRoles } from '../ruleset/own-roles.ts'
import type { PhasePlayed, Played } from './play.ts'

/** The ability with the target as submitted, and the result. */
export type LearnedSaid = Record<string, string | string[]>

export interface PhaseReport {
  phase: string
  deaths: string[]
  alive: string[]
  actions: Record<string, { verdict: VerdictWord; idle: boolean; because: string[] }>
  landed: Record<string, string[]>
  /** `{investigate: 'Bob', result: 'mafia'}`, by who learned it. */
  learned: Record<string, LearnedSaid[]>
  told: Record<string, string[]>
  text: Record<string, string>
  public: Record<string, string | string[]>
  /** Marks of those who have any. */
  status: Record<string, string[]>
  uses: Record<string, Record<string, number>>
  /** Counters of players and groups that have any. */
  state: Record<string, Record<string, string | number | boolean>>
  /** The final tally, where there was a vote. */
  votes?: Totals
  lynched: string[]
  /** Who won, as proposed. */
  winner?: string[]
  topics: Record<string, { members: string[]; talk: 'night' | 'always' }>
  becomes: Record<string, string>
  flips: Record<string, string>
  refused: Record<string, string>
  prompts: string[]
  rulings: RulingNotice[]
  rolls: Roll[]
  spent: Spent[]
}

/** @param locale of the texts. @returns a report for each phase */
export const reportsOf = (played: Played, locale: Locale = 'en'): PhaseReport[] =>
  played.phases.map(phase => reportOf(played, phase, locale))

function reportOf({ system }: Played, played: PhasePlayed, locale: Locale): PhaseReport {
  const { name, game, phase, outcome, after } = played
  const standing = entries(system, game, phase)
  const { titleOf } = withOwnRoles(system, game)
  const flipped = flippedIn(system, outcome.tells, titleOf)
  const refusals = new Map(
    standing.flatMap(({ submission, refusal }) => (refusal ? [[submission.id, refusal.rule] as const] : [])),
  )
  return {
    phase: name,
    deaths: outcome.deaths,
    alive: after.seats.filter(seat => seat.alive).map(seat => seat.slot),
    actions: Object.fromEntries(
      outcome.verdicts.map(({ action, verdict, idle, reason }) => [
        action,
        { verdict, idle, because: reason ? [...rulesIn(reason)] : refusals.has(action) ? [refusals.get(action)!] : [] },
      ]),
    ),
    landed: Object.fromEntries(outcome.verdicts.map(({ action, landed }) => [action, landed])),
    learned: grouped(
      outcome.learned,
      ({ who }) => who,
      ({ ability, about, result, fact }: Learned): LearnedSaid =>
        fact === undefined ? { [ability]: about, result } : { about, fact, is: result },
    ),
    told: grouped(
      outcome.tells.flatMap(({ to, kind }) =>
        to.to === 'public' ? [] : [{ reader: to.to === 'player' ? to.player : to.group, kind }],
      ),
      ({ reader }) => reader,
      ({ kind }) => kind,
    ),
    text: { ...tableOf(system, played, locale), ...textsOf(messagesOf(system, game, phase, outcome, { locale })) },
    public: linesOf(outcome.tells),
    status: Object.fromEntries(after.seats.filter(seat => seat.status.length).map(seat => [seat.slot, seat.status])),
    uses: Object.fromEntries(
      after.seats.filter(seat => Object.keys(seat.uses).length).map(seat => [seat.slot, seat.uses]),
    ),
    state: after.state ?? {},
    ...(outcome.tally && { votes: withNobody(outcome.tally.totals) }),
    lynched: outcome.lynched ?? [],
    ...(outcome.winner && { winner: outcome.winner.winners }),
    topics: Object.fromEntries(
      (system.topics?.(after) ?? []).map(({ id, members, talk }) => [id, { members: [...members], talk }]),
    ),
    becomes: Object.fromEntries(
      after.seats.flatMap(({ slot, role }, at) => (game.seats[at]?.role === role ? [] : [[slot, role]])),
    ),
    flips: Object.fromEntries(
      game.seats.flatMap(seat =>
        outcome.deaths.includes(seat.slot) && !outcome.hidden.includes(seat.slot) ? flipped(seat) : [],
      ),
    ),
    refused: Object.fromEntries(
      standing.flatMap(({ submission, standing, refusal }) =>
        standing === 'refused' && refusal ? [[submission.id, refusal.rule] as const] : [],
      ),
    ),
    prompts: outcome.rulings.map(({ id }) => id),
    rulings: outcome.rulings,
    rolls: outcome.rolls,
    spent: outcome.spent,
  }
}

/** As what everybody is told that somebody flips, in full where no line says it; nothing where the line shows neither role nor side. */
function flippedIn(
  system: System,
  tells: readonly Tell[],
  titleOf: System['titleOf'],
): (seat: Seat) => [string, string][] {
  const english = { words: system.words.wording.en, locale: 'en' as const }
  const lines = tells.flatMap(({ to, values: { who = [], flips, factions = [] } }) =>
    to.to !== 'public' || flips === undefined
      ? []
      : [who].flat().map((slot, at) => ({ slot, role: [flips].flat()[at], faction: [factions].flat()[at] ?? '' })),
  )
  return seat => {
    const { role, faction } = lines.find(({ slot }) => slot === seat.slot) ?? seat
    if (!titleOf || (role !== '' && role !== seat.role)) return []
    const said = role === '' ? [] : [text(titleOf(seat, undefined, faction === ''))]
    return [[seat.slot, plainOf(titled(english, { role: seat.role, said, faction }).title)]]
  }
}

/** What each reader reads: a player, a group, or `public`. */
function textsOf(notes: readonly Note[]): Record<string, string> {
  const readerOf = ({ audience }: Note): string =>
    audience.to === 'player' ? audience.player : audience.to === 'group' ? audience.group : 'public'
  const texts = Object.entries(grouped(notes, readerOf, ({ paragraphs }) => paragraphs.map(plainOf).join('\n')))
  return Object.fromEntries(texts.map(([reader, said]) => [reader, said.join('\n')]))
}

/** The table of votes that stands below the post of a vote, as the reader `table`; nothing where a phase has none. */
function tableOf(
  system: System,
  { game, phase, outcome: { tells } }: PhasePlayed,
  locale: Locale,
): Record<string, string> {
  if (!system.votes?.table?.phases.includes(phase.kind)) return {}
  const read = [
    {
      tells,
      words: system.words.wording[locale] ?? system.words.wording.en,
      closing: closingOf(system, phase.kind),
      removed: [],
    },
  ]
  const { paragraphs } = partsNote({ system, game, phase, read, before: [], zone: 'UTC', locale }, ['ballots'])
  return paragraphs.length ? { table: paragraphs.map(plainOf).join('\n') } : {}
}

/** Public lines, each with whom it names; several of one kind together. */
function linesOf(tells: readonly Tell[]): Record<string, string | string[]> {
  const lines = grouped(
    tells.filter(({ to }) => to.to === 'public'),
    ({ kind }) => kind,
    ({ values: { who, voters, is } }) => who ?? (typeof voters === 'string' ? voters.split('\n') : undefined) ?? is,
  )
  return Object.fromEntries(
    Object.entries(lines).map(([kind, named]) => {
      const said = named.filter(who => who !== undefined)
      return [kind, !said.length ? 'yes' : said.length === 1 ? said[0]! : said.flat()]
    }),
  )
}

/** A player may be called `constructor`, so groups are gathered in a map. */
function grouped<T, U>(items: readonly T[], key: (item: T) => string, value: (item: T) => U): Record<string, U[]> {
  const groups = new Map<string, U[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), value(item)])
  return Object.fromEntries(groups)
}

/** Totals as a case names them: those who vote for nobody have a word for it. */
function withNobody({ players, ...others }: Totals): Totals {
  const { [nobody]: votes, ...named } = players
  return votes === undefined ? { players, ...others } : { players: { ...named, nobody: votes }, ...others }
}
