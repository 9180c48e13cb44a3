/** Reading a set-up, and dealing it: pure functions of plain data, for the reading thread. */
import { bundleSaid } from '../../../engine/setups/cards.ts'
import { roleDealt } from '../../../engine/game/deal-proof.ts'
import { dealSetup, fellSaid } from '../../../engine/setups/deal.ts'
import { Undrawable, type Given } from '../../../engine/setups/draw.ts'
import { knownAtStart } from '../../../engine/setups/known.ts'
import { Unmarkable, type Marked } from '../../../engine/setups/marks.ts'
import { chosenIn, outcomesOf, setupProblems } from '../../../engine/setups/outcomes.ts'
import { readSetup } from '../../../engine/setups/read.ts'
import { said } from '../../../engine/setups/problem-words.ts'
import { signUpPost } from '../../../engine/setups/sign-up-post.ts'
import { isLanguage, readPosted, type Posted } from '../../../engine/setups/posted.ts'
import { whoSaid, type Card, type Setup } from '../../../engine/setups/setup.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import type { Game } from '../../../engine/journal/state.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { InEach } from '../../../engine/text/in-each.ts'
import type { RosterProblem, SeatDraft, SetupReading } from '../contract.ts'
import { knownSystem } from '../known-system.ts'
import { Refused } from '../refusal.ts'
import { seatGiven } from '../roster/calls.ts'
import type { Meanings } from '../roster/words.ts'
import { heard } from '../words/say.ts'
import { RolesKnown } from './roles-known.ts'

const file = 'set-up'
/** So many lists are named; the others are counted. */
const mostNamed = 60

type RolesDealt = Extract<GameEvent, { type: 'rolesDealt' }>
type KnownAtStart = NonNullable<RolesDealt['setup']>['known']

/** What is read of a set-up. */
export interface SetupAsked {
  system: string
  text: string
  players?: number | undefined
  chosen?: number | undefined
  /** What a host said that words mean. */
  meanings?: Meanings | undefined
  /** The roles that the host of the game made for it. */
  own?: Game['customRoles']
}

interface SetupFound {
  setup?: Setup
  /** As it is dealt: what a host posted is written over. */
  text: string
  posted?: Posted
  problems: Posted['problems']
  /** Who signed up, where the post says that as well. */
  signed?: { count: number; text: string }
}

/** A set-up in its own language, or as hosts post one. */
export function setupIn(text: string, roles: RolesKnown, system: string): SetupFound {
  const own = isLanguage(text)
  const post = own ? undefined : signUpPost(text, roles)
  const posted = own ? undefined : readPosted(post?.setup ?? text, file, roles)
  const signed = posted && post && { signed: { count: post.count, text: post.people } }
  if (posted?.problems.length) return { text, posted, problems: posted.problems, ...signed }
  if (!own && !posted && text.trim())
    return { text, problems: [{ file, line: 1, message: said('noRoleAtAll'), remedy: said('oneARow') }] }
  const dealt = posted?.text ?? text
  return { ...readSetup(dealt, file, roles, system), text: dealt, ...(posted && { posted }), ...signed }
}

/** @throws Refused where there is no such system */
export function readDealing({ system: id, text, players, chosen, meanings, own }: SetupAsked): SetupReading {
  const system = knownSystem(id, own)
  const roles = new RolesKnown(system, meanings)
  const { setup, posted, problems, signed } = setupIn(text, roles, system.id)
  const nothing: SetupReading = {
    ...(signed && { signed }),
    ...(posted && { posted: postedTold(posted) }),
    problems: [],
    players: [],
    asks: [],
    talks: [],
    posts: [],
    play: [],
  }
  if (!setup) return { ...nothing, problems: problems.map(toldOf) }
  const wrong = setupProblems(setup, file, roles)
  const about = aboutOf(setup)
  const count = players !== undefined && setup.players.includes(players) ? players : setup.players[0]
  if (wrong.length || count === undefined) return { ...nothing, ...about, problems: wrong.map(toldOf) }
  const outcomes = outcomesOf(setup, { ...roles, players: count, chosen: chosen ?? chosenIn(setup)[0]! })
  return {
    ...nothing,
    ...about,
    outcomes: {
      players: count,
      count: outcomes.lists.length,
      lists: outcomes.lists.slice(0, mostNamed).map(({ value, ways, of }) => ({
        roles: bundleSaid(value),
        ways: String(ways),
        of: String(of),
        chance: Number((ways * 1_000_000_000n) / of) / 1_000_000_000,
        ...(outcomes.lists.length === 1 && { sides: sidesOf(value, roles) }),
      })),
      ...(outcomes.sampled !== undefined && { sampled: outcomes.sampled }),
    },
  }
}

/** A list by faction, in the order in which its roles stand. */
function sidesOf(cards: readonly Card[], roles: RolesKnown): { faction: string; count: number; roles: string[] }[] {
  const sides = new Map<string, Card[]>()
  for (const card of cards) {
    const faction = roles.factionOf(card) ?? ''
    sides.set(faction, [...(sides.get(faction) ?? []), card])
  }
  return [...sides].map(([faction, of]) => ({
    faction,
    count: of.length,
    roles: bundleSaid(of).split(/, (?![^(]*\))/),
  }))
}

const postedTold = ({ players, text, skipped, slots }: Posted): NonNullable<SetupReading['posted']> => ({
  players,
  text,
  skipped: skipped.map(({ why, ...line }) => ({ ...line, why: heard(why) })),
  slots: slots.map(({ of, ...line }) => ({ ...line, of: [...of] })),
})

const aboutOf = (setup: Setup): Pick<SetupReading, 'name' | 'players' | 'asks' | 'talks' | 'posts' | 'play'> => ({
  ...(setup.name !== undefined && { name: setup.name }),
  players: [...setup.players],
  asks: setup.asks.map(({ who, what, ...rest }) => ({ who: whoSaid(who), what: [...what], ...rest })),
  talks: setup.talks.map(({ who, when }) => ({ who: whoSaid(who), when })),
  posts: setup.posts.map(post => ({ ...post })),
  play: Object.entries(setup.play).map(([rule, value]) => ({ rule, value })),
})

export const toldOf = ({
  message,
  remedy,
  meant,
  ...at
}: Posted['problems'][number]): SetupReading['problems'][number] => ({
  ...at,
  ...(meant && {
    meant: { ...meant, ...(meant.choices && { choices: [...meant.choices] }) } as RosterProblem['meant'],
  }),
  message: heard(message),
  ...(remedy && { remedy: heard(remedy) }),
})

/** Who is dealt to: what of a player is his own, wherever the roles lie. */
export type Signed = Pick<SeatDraft, 'name' | 'aliases' | 'heads' | 'forms'>

interface Dealt {
  /** The set-up as it was dealt. */
  text: string
  seats: SeatDraft[]
  known: KnownAtStart
  /** What proves the deal besides its key. */
  words: NonNullable<RolesDealt['words']>
}

interface Dealing {
  players: readonly Signed[]
  given: Given
  roles: RolesKnown
  key: string
}

/**
 * Deals a set-up by a key: which roles, to whom, and what falls on whom. The same for the same key.
 * @throws Refused where it is none, or not for so many
 */
export function dealBy({
  system: id,
  text,
  players,
  chosen,
  key,
  meanings,
  own,
}: Omit<SetupAsked, 'players'> & { players: readonly Signed[]; key: string }): Dealt {
  const system = knownSystem(id, own)
  const roles = new RolesKnown(system, meanings)
  const { setup, problems, text: dealt } = setupIn(text, roles, system.id)
  const [wrong] = setup ? setupProblems(setup, file, roles) : problems
  if (wrong || !setup) throw declined(wrong!.message, wrong!.remedy ?? said('beginning'))
  const count = players.length
  if (!setup.players.includes(count))
    throw declined(said('notForPlayers', { list: setup.players.join(', '), count }), said('otherCount'))
  const given: Given = { players: count, factionOf: roles.factionOf, ...(chosen !== undefined && { chosen }) }
  try {
    return { ...seated(system, setup, { players, given, roles, key }), text: dealt }
  } catch (error) {
    throw refusalOf(error, count)
  }
}

function seated(system: System, setup: Setup, { players, given, roles, key }: Dealing): Omit<Dealt, 'text'> {
  const names = players.map(({ name }) => name)
  const { people, marks } = dealSetup(setup, names, given, key)
  const known = knownAtStart(setup, people, marks).map(one =>
    one.is === 'as' || one.is === 'flips'
      ? { ...one, word: roles.seatOf({ role: one.word ?? '', over: [] })?.role ?? '' }
      : one,
  )
  const drafts = people.map(({ card }) => roles.seatOf(card)!)
  const seats = drafts.map((draft, at) => ({
    ...withSetting(draft, marks, players[at]!.name, roles),
    ...players[at]!,
  }))
  const said = (seat: SeatDraft): string => roleDealt(system, seatGiven(system, seat))
  const words = {
    roles: drafts.map(said),
    legend: roles.known().map(({ as, faction, seat }) => ({ as, faction, said: said(seat) })),
    fell: marks.map(fellSaid),
  }
  return { seats, known, words }
}

/** A mark that is called as something that can be set about the role sets it: a sanity. */
function withSetting(seat: SeatDraft, marks: readonly Marked[], name: string, roles: RolesKnown): SeatDraft {
  const set = marks.flatMap(({ mark, players, value }): [string, string][] =>
    value !== undefined && players.includes(name) && roles.settable(seat.role, mark, value) ? [[mark, value]] : [],
  )
  return set.length ? { ...seat, settings: { ...seat.settings, ...Object.fromEntries(set) } } : seat
}

function refusalOf(error: unknown, players: number): unknown {
  if (error instanceof Unmarkable) {
    const { mark, there } = error
    const { draws, name } = mark
    const says =
      draws.is === 'take'
        ? said('notSoMany', { name, count: draws.take.number, there })
        : said('noPairs', { name, there })
    return declined(says, said('otherCount'))
  }
  if (!(error instanceof Undrawable)) return error
  if (error.why === 'notChosen') return declined(said('notChosen'), said('choose'))
  const says =
    error.why === 'neverComes'
      ? said('neverComes', { players })
      : said('tooFewHere', { players, roles: bundleSaid(error.cards) })
  return declined(says, said('otherCount'))
}

/** What is wrong with a text, as a refusal says it: a sentence. */
const declined = (message: InEach, remedy: InEach): Refused =>
  new Refused('declined', sentence(heard(message)), sentence(heard(remedy)))

export const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`
