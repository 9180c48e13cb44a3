/**
 * Names that came with `replace`: whoever takes over a seat is known from then on by his own name, and the seat by its old
 * one too. A case is played by seats, so each such name is put back to the seat it stands for.
 */
import type { SeatId } from '../reason/claim.ts'
import type { CaseAction, CaseCommand, CasePhase, CasePost, CaseVote } from './case.ts'
import type { Report } from './complain.ts'
import type { Expect, Expected, ExpectedLearned, ExpectWritten } from './expect-schema.ts'
import type { Path } from './locate.ts'
import type { Known } from './names.ts'
import { said } from './said/phases.ts'
import type { PhaseWritten } from './schema.ts'

/** Each name that came with a replacement, with its seat. */
type Replaced = ReadonlyMap<string, SeatId>

/** Who is known by his new name in a phase, and how many of them as each command of it is given. */
export interface PhaseReplaced {
  phase: Replaced
  commands: readonly Replaced[]
}

/** Reads who took over whose seat. No two seats go to players of one name, and none to somebody who is in the game. */
export function replacedIn(written: readonly PhaseWritten[], known: Known, report: Report): PhaseReplaced[] {
  let seats: Replaced = new Map()
  return written.map(({ commands = [] }, phase) => {
    const before = commands.map(({ replace, with: name }, index) => {
      const until = seats
      if (name === undefined || replace === undefined) return until
      const seat = until.get(replace) ?? replace
      const path = ['phases', phase, 'commands', index, 'with']
      if (known.names.has(name)) report.at(path, said('inGame', { name }), said('somebodyNew'))
      else if ((until.get(name) ?? seat) !== seat) report.at(path, said('replaces', { name }), said('somebodyNew'))
      else seats = new Map([...until, [name, seat]])
      return until
    })
    return { phase: seats, commands: before }
  })
}

/** What a case may speak of where these have taken over seats. */
export function knowing(known: Known, replaced: Replaced): Known {
  if (!replaced.size) return known
  const ofBystanders = [...replaced].flatMap(([name, seat]) => (known.bystanders.has(seat) ? [name] : []))
  return {
    ...known,
    names: new Set([...known.names, ...replaced.keys()]),
    bystanders: new Set([...known.bystanders, ...ofBystanders]),
    meant: (name, word) => known.meant(replaced.get(name) ?? name, word),
  }
}

type Named = (name: string) => string

/** A word that names somebody as a whole, or after a colon in it (`died:Ann`). */
export const renamedIn = (word: string, named: Named): string =>
  named(word) !== word
    ? named(word)
    : word.replace(/:(?:"([^"]*)"|([^\s":]+))/g, (whole, quoted?: string, bare?: string) => {
        const name = quoted ?? bare ?? ''
        return named(name) === name ? whole : `:"${named(name)}"`
      })

/** The phase with seats wherever it names who took them over. */
export function inSeats(phase: CasePhase, replaced: Replaced): CasePhase {
  if (!replaced.size) return phase
  const named: Named = name => replaced.get(name) ?? name
  const seats = new Set(replaced.values())
  return {
    ...phase,
    actions: phase.actions.map((action): CaseAction => ({
      ...action,
      by: named(action.by),
      to: action.to.map(named),
      with: valuesOf(action.with, word => renamedIn(word, named)),
    })),
    votes: phase.votes.map((vote): CaseVote => ({
      ...vote,
      by: vote.by.map(named),
      ...(vote.for !== undefined && { for: named(vote.for) }),
      ...(vote.individual !== undefined && { individual: named(vote.individual) }),
    })),
    posts: phase.posts.map((post): CasePost =>
      seats.has(named(post.by)) ? { ...post, by: named(post.by), writer: post.by } : post,
    ),
    commands: phase.commands.map(command => commandInSeats(command, named)),
    answers: valuesOf(phase.answers, answers => answers.map(answer => renamedIn(answer, named))),
    draws: phase.draws.map(draw => ({ ...draw, gives: named(draw.gives) })),
    expect: phase.expect && expectInSeats(phase.expect, named),
  }
}

function commandInSeats(command: CaseCommand, named: Named): CaseCommand {
  switch (command.does) {
    case 'modkill':
    case 'replace':
      return { ...command, who: named(command.who) }
    case 'record':
      return { ...command, values: valuesOf(command.values, named) }
    default:
      return command
  }
}

function expectInSeats({ oneOf, not, ...expected }: Expect, named: Named): Expect {
  const plain = (part: Expected): Expected =>
    Object.fromEntries(Object.keys(part).map(key => [key, seated[key as keyof Expected](part, named)]))
  const alternatives =
    oneOf
    && Object.fromEntries(
      Object.entries(oneOf).map(([key, values]) => [
        key,
        values.map((value: unknown) => plain({ [key]: value })[key as keyof Expected]),
      ]),
    )
  return { ...plain(expected), ...(alternatives && { oneOf: alternatives }), ...(not && { not: plain(not) }) }
}

/** How each part of what is expected names players. */
const seated: { [Key in keyof Expected]-?: (expected: Expected, named: Named) => Expected[Key] } = {
  deaths: ({ deaths }, named) => deaths!.map(named),
  alive: ({ alive }, named) => alive!.map(named),
  lynched: ({ lynched }, named) => lynched!.map(named),
  actions: ({ actions }, named) => keysOf(actions!, idIn(named)),
  landed: ({ landed }, named) =>
    keysOf(
      valuesOf(landed!, places => places.map(named)),
      idIn(named),
    ),
  refused: ({ refused }, named) => keysOf(refused!, idIn(named)),
  learned: ({ learned }, named) =>
    keysOf(
      valuesOf(learned!, facts => facts.map(fact => learnedInSeats(fact, named))),
      named,
    ),
  public: ({ public: lines }, named) => valuesOf(lines!, said => saidInSeats(said, named)),
  told: ({ told }, named) => keysOf(told!, named),
  text: ({ text }, named) => keysOf(text!, named),
  status: ({ status }, named) => keysOf(status!, named),
  state: ({ state }, named) =>
    keysOf(
      valuesOf(state!, counters => valuesOf(counters, value => (typeof value === 'string' ? named(value) : value))),
      named,
    ),
  uses: ({ uses }, named) => keysOf(uses!, named),
  votes: ({ votes }, named) => ({ ...votes!, players: keysOf(votes!.players, named) }),
  prompts: ({ prompts }) => prompts,
  winner: ({ winner }) => winner,
  topics: ({ topics }, named) =>
    keysOf(
      valuesOf(topics!, topic => ({ ...topic, members: topic.members.map(named) })),
      named,
    ),
  becomes: ({ becomes }, named) => keysOf(becomes!, named),
  flips: ({ flips }, named) => keysOf(flips!, named),
}

const learnedInSeats = (fact: ExpectedLearned, named: Named): ExpectedLearned =>
  'fact' in fact
    ? { ...fact, about: named(fact.about), is: saidInSeats(fact.is, named) }
    : { ...fact, about: named(fact.about), result: saidInSeats(fact.result, named) }

const saidInSeats = (said: string | string[], named: Named): string | string[] =>
  typeof said === 'string' ? named(said) : said.map(named)

/** An action that a player is compelled to bears his name. */
const idIn =
  (named: Named): Named =>
  id =>
    id.replace(/^compelled:(.*):([^:]*)$/, (_, name: string, does: string) => `compelled:${named(name)}:${does}`)

const keysOf = <T>(record: Record<string, T>, named: Named): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [named(key), value]))

const valuesOf = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Where a part of what is expected stands under two names of one seat, only one of them could be checked. */
export function checkOneName({ oneOf, not, ...expect }: ExpectWritten, path: Path, at: Replaced, report: Report): void {
  const check = (part: unknown, here: Path): void => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return
    const before = new Map<string, string>()
    for (const name of Object.keys(part)) {
      const seat = idIn(word => at.get(word) ?? word)(at.get(name) ?? name)
      const other = before.get(seat)
      if (other !== undefined)
        report.atKey([...here, name], said('oneSeat', { one: other, other: name }), said('oneName'))
      before.set(seat, name)
    }
  }
  if (!at.size) return
  for (const [key, part] of Object.entries(expect)) check(part, [...path, key])
  for (const [key, part] of Object.entries(not ?? {})) check(part, [...path, 'not', key])
  for (const [key, parts] of Object.entries(oneOf ?? {}))
    parts.forEach((part: unknown, index) => check(part, [...path, 'oneOf', key, index]))
  check(expect.votes?.players, [...path, 'votes', 'players'])
}
