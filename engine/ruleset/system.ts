/**
 * A rule system: its tables, its rulebook, and how it resolves. Systems share this vocabulary and the resolvers but
 * never each other's entries, so each can be read alone.
 */
import type { RuleId, SeatId } from '../reason/claim.ts'
import type { Ability, Counter, Field, Form, Mark, Modifier, Option, Prompt, Role, Ruling } from '../rules/role.ts'
import type { Ballot, Game, ModifierUse, PhaseState, Refusal, Seat, Submission } from '../journal/state.ts'
import type { Panel, SetupBreak } from './panel.ts'
import type { Position } from '../rules/position.ts'
import type { Outcome, Tell } from '../journal/outcome.ts'
import type { InEach } from '../text/in-each.ts'
import type { PhasesCalled } from '../text/phase-forms.ts'
import type { Locale, Wording } from '../text/wording.ts'
import type { Style } from '../rules/style.ts'
import type { OptionGroup } from './option-groups.ts'
import type { Preset } from './presets.ts'
import type { Said } from './localized-text.ts'

export interface System {
  id: string
  name: string
  about?: About
  calendar: Calendar
  /** The town first, those who kill it second: pictures tell sides by their place. */
  factions: Record<string, { abilities: string[] }>
  roles: Record<string, Role>
  /** Roles laid over a player's own one, by the field of the seat that names them: `{negative: {mafia: …}}`. The player has both, and is of the overlay's faction, where that has one. A field may name several, with commas. */
  overlays?: Record<string, Record<string, Role>>
  /** How the name of a seat says more than one role. */
  naming?: Naming
  /** The abilities of a player, by what stands in the fields of the seat: some more, some less than role and faction give. */
  seatAbilities?: (seat: Seat, given: readonly string[]) => readonly string[]
  /** Modifiers of a player by what stands there. */
  seatModifiers?: (seat: Seat) => readonly ModifierUse[]
  abilities: Record<string, Ability>
  modifiers: Record<string, Modifier>
  options: Record<string, Option>
  /** The headings under which a host finds options, what is asked about first at the top. */
  optionGroups?: readonly OptionGroup[]
  /** What games on some sites set in one go. */
  presets?: readonly Preset[]
  /** What a new game begins with, where that is not the default of an option: a game without it is an older one. */
  begins?: Readonly<Game['options']>
  prompts: Record<string, Prompt>
  /** Purposes of random draws, with the rule that asks for each. */
  draws: Record<string, RuleId>
  rulebook: Record<RuleId, Ruling>
  entry: Entry
  /** How votes are cast and who has one; absent where nobody votes. */
  votes?: Votes
  books?: Books
  /** What everybody reads of who is out of the game; absent where no post says it. */
  departures?: Departures
  words: Words
  /** Whom of the others a player knows from the start, with what they play; nobody where absent. */
  knownAllies?: (game: Game, seat: Seat) => readonly SeatId[]
  /** What else a player knows from the start: of whom, and what; of nobody in particular where it names nobody. */
  knows?: (game: Game, seat: Seat) => readonly Known[]
  /** Where some of the players talk among themselves. */
  topics?: (game: Game) => readonly Topic[]
  /** What somebody is called in full but for the side, in English: modifiers and every role; where absent, modifiers and role. @param words with the roles that a host made @param sideless in no word that tells the side */
  titleOf?: (seat: Seat, words?: Pick<Words['wording']['en'], 'roles'>, sideless?: boolean) => string
  /** The rules that a set-up breaks, before the first phase. */
  setup?: (game: Game) => SetupBreak[]
  /** What everybody reads in the last post beside who won: public lines, once a game is over. */
  scores?: (game: Game) => readonly Pick<Tell, 'kind' | 'values'>[]
  /** What it proposes of a game's end. Words of winners: factions, or what stands here. */
  winners?: readonly string[]
  /** Whether somebody wins with a side, or with the family, that won; everybody of it where absent. */
  sharesWin?: (seat: Pick<Seat, 'faction'> & Partial<Pick<Seat, 'status'>>, by: 'side' | 'family') => boolean
  /** What other systems call the same finding: `{ notMafia: ['town'] }`. */
  resultsAlike?: Readonly<Record<string, readonly string[]>>
  /** From which other system rules and options are lent, why in a sentence, and whether they count in a game. */
  borrows?: { of: string; why: InEach; counts: (game: Pick<Game, 'options'>) => boolean }
  laws?: Laws
  /** The steps of a phase in the order of this game, each with the abilities that have their turn in it; absent where none comes before another. */
  steps?: (game: Game, kind: string) => readonly PhaseStep[]
  /** Resolves a phase. Pure: the same game and phase give the same outcome. */
  resolve(game: Game, phase: PhaseState, asked: ResolveRequest): Outcome
  /** What checks say of a player, by what they ask (`Person.reads`), and in which words alignments are told (`Position.lenses`). */
  readings?: (game: Game, seat: Seat) => Readonly<Record<string, string>>
  /** The rules that make them what they are, where those are not the rule of the check (`Person.why`). */
  readingRules?: (game: Game, seat: Seat) => Readonly<Record<string, RuleId>>
  lenses?: (game: Game) => NonNullable<Position['lenses']>
}

/** What a player knows from the start. */
export interface Known {
  who?: SeatId
  is: string
}

/** A private topic: who of the living is in it, and when they talk there. */
export interface Topic {
  id: string
  kind: string
  members: readonly SeatId[]
  talk: 'night' | 'always'
}

/** Where further roles of a seat are kept, and which roles ask for one. */
export interface Naming {
  /** The fields that hold the roles beside a player's own one, whose backup it is, what it holds, and its group. */
  fields: Readonly<Partial<Record<'besides' | 'of' | 'holds' | 'group', string>>>
  /** Roles that take another one as their object, and where that stands: `Backup Doctor`, `Doctor Enabler`. */
  objects?: Readonly<Record<string, 'before' | 'behind'>>
  /** Roles that hold abilities of others, in brackets behind them, and which roles' those usually are. */
  holders?: Readonly<Record<string, readonly string[]>>
  /** Roles of which there may be several groups: `Mason #1`. */
  grouped?: readonly string[]
}

/** What a host reads of rules before choosing them. */
export interface About {
  /** In one line. */
  says: InEach
  /** One night of theirs in a sentence: what a case of theirs shows. */
  example: InEach
  /** What a day of theirs has, in a few words. */
  day: InEach
  /** `none`: actions are asked about and answered from their reasons; `steps`: a list that is walked through. */
  order: 'none' | 'steps'
  /** `usual`: the roles that every forum knows; `own`: a rulebook with roles of its own. */
  roles: 'usual' | 'own'
}

export interface PhaseStep {
  id: string
  takes: readonly string[]
}

/** The phases of a game, in what order they come, and when. */
export interface Calendar {
  /** Kinds of phases, in the order a game runs through them. */
  phases: readonly string[]
  /** What those of them are called that these rules have alone; night and day are said for all. */
  called?: PhasesCalled
  /** Those of them in which abilities are used and at work. */
  acting: readonly string[]
  /** Kinds of phases that come once the game is over, each once at most: nothing of the play goes on in them. */
  after?: readonly string[]
  /** Kinds of phases that come once at most, before all others. */
  once?: readonly string[]
  /** Kinds of phases that nobody waits for: a host opens one where he likes, and its number is that of the phase it comes before. */
  asides?: readonly string[]
  /** Kinds of phases that a round may have in the place of another: they have its number, and what follows it follows them. */
  instead?: Readonly<Record<string, string>>
  /** The kind that comes next at this point of the game, where that is another than the order says. */
  follows?: (game: Game) => string | undefined
  /** Kinds of phases that cannot be opened at this point of the game. */
  closed?: (game: Game) => readonly string[]
  /** The number of the first phase of a kind, where it is not 1: day 2 follows night 1. */
  numbersFrom?: Readonly<Record<string, number>>
  /** Abilities that may be sent in with an earlier kind of phase and have their turn in the one of the same number that follows. */
  carries?: { from: string; into: string; abilities: readonly string[] }
  /** With which kind of phase this game starts; the first in the order where absent. */
  opensWith?: (game: Game) => string
  /** Kinds of phases that the next round of this game goes without. */
  skips?: (game: Game) => readonly string[]
  /** Whether a game goes by that clock; every game where absent. */
  timed?: (game: Pick<Game, 'options'>) => boolean
  /** The options by which a host says with which kind of phase a game starts, and how many hours each kind lasts. */
  chosenBy?: { start: string; hours: Readonly<Record<string, string>> }
  /** When the phases of a game open and close, where the rules say so. */
  clock?: (game: Game, kind: string, number: number, zone: string) => { opens: string; closes: string } | undefined
  /** The post that closes a phase of each kind; `dawn` where absent. */
  closing?: Record<string, string>
  /** The post that opens the game: told with its first phase, and nothing in it waits for the end of that. */
  opening?: string
  /** Posts that are sent while their phase is open: what they tell has happened when it came. */
  atOnce?: readonly string[]
}

/** What may be sent in, by whom, and at whom it is aimed. */
export interface Entry {
  /** The rules that the entry of actions cites when it refuses one. */
  rules: EntryRules
  /** Whether somebody is asked for a key; everybody is where absent. What may be sent in with it is for `refuse`. */
  asks?: (game: Game, by: SeatId, key: string) => boolean
  /** Uses of an ability that are gone cite the ability's own rule where it has one. */
  usesByAbility?: true
  /** Whether actions are aimed at families, or at whoever has a role, besides players. */
  groupTargets?: readonly ('family' | 'role')[]
  /** What a refusal cites where a word that an action is sent in with (`Modifier.declared`) was used up. */
  declared?: (seat: Seat, word: string) => RuleId | undefined
  /** Of abilities with the same word a player uses one a night, and the last one sent in counts; each has its own where there is none. */
  poolOf?: (game: Game, seat: Seat, does: string) => string | undefined
  /** The rule by which one of them gives way to another. */
  poolRule?: (game: Game, seat: Seat, does: string) => RuleId | undefined
  /** What a player has besides the abilities of role and faction: an item, a post. */
  alsoHas?: (game: Game, seat: Seat) => readonly string[]
  /** Whether somebody who is dead acts all the same. */
  actsDead?: (game: Game, seat: Seat) => boolean
  /** Why somebody does not have an ability, where there is more to say than that (`rules.owner`). */
  lacks?: (game: Game, seat: Seat, does: string) => Refusal | undefined
  /** Whether an action may be aimed at this dead player. */
  reachesDead?: (game: Game, move: Pick<Submission, 'by' | 'does'>, seat: Seat) => boolean
  /** Whose an action is, where it is not that of who acts: a later one of the same player replaces it, whoever is sent. */
  giverOf?: (move: Pick<Submission, 'by' | 'does' | 'with'>) => SeatId
  /** Why an action may not be used, by rules of this system alone; asked after what holds of every system. */
  refuse?: (
    game: Game,
    phase: PhaseState,
    move: Pick<Submission, 'by' | 'does' | 'to'> & Partial<Pick<Submission, 'id' | 'with' | 'at'>>,
  ) => Refusal | undefined
}

/**
 * Public lines (`Tell.kind`) from which everybody knows who is out of the game, and as what: values `flips` or `role`,
 * `factions` or `team`.
 */
export interface Departures {
  /** Lines that say who died. */
  died: readonly string[]
  /** Of these, or of the words of their value `manner`, those that say who was lynched. */
  lynched?: readonly string[]
  /** Lines, and words of `manner`, that say who left the game without dying. */
  left?: readonly string[]
  /** Lines that stand in no post: the roster alone shows who left. */
  onlyListed?: readonly string[]
  /** What leaving is called (a term), where the rules have a word of their own. */
  leftAs?: string
  /** Whoever the host removes is out before everybody's eyes, whether or not a line says so. */
  removed?: true
  /** Lines that only say as what somebody died. */
  flipped?: readonly string[]
  /** The value that says the role which lay over the other one. */
  over?: string
  /** As much of such lines as a game tells: of whoever was dead before it came here, too. */
  told?: (game: Pick<Game, 'options'>, tells: readonly Tell[]) => Tell[]
  /** What stands in the place of a role where none is shown. */
  unshown?: readonly string[]
  /** The line with which a post of the system says who lives: then nothing else has to. */
  roster?: string
  /** What would be told to somebody who is dead by then stays with the host. */
  keeps?: true
}

/** `single`: one player each. `family`: a family and a player of one's own. */
export interface Votes {
  /** Channels that a ballot may be said to have come over, where the rules ask, the usual one first; a submission says so in a key. */
  channels?: readonly string[]
  form: 'single' | 'family'
  /** The kinds of phases in which votes are cast. */
  phases: readonly string[]
  rule: RuleId
  /** The same, where a game may have days of several kinds. */
  ruleIn?: (game: Pick<Game, 'options'>) => RuleId
  /** How many votes put a player to death with so many living; absent where the rules set no number. */
  needed?: (game: Pick<Game, 'options'>, living: number) => number | undefined
  /** What the host of a game calls the lynch, where that is for the host to choose. */
  word?: (game: Pick<Game, 'options'>) => string
  /** What of a post is a vote in this game: the very same for the same options. Bold and written in full where absent. */
  style?: (game: Pick<Game, 'options'>) => Style | undefined
  /** Whether a ballot may be for nobody, so that no lynch is a choice like a player; never where absent. */
  nobody?: (game: Pick<Game, 'options'>) => boolean
  /** Whether a ballot that the host enters late counts from when it was cast, or from when it is entered; from when it was cast where absent. */
  from?: (game: Pick<Game, 'options'>) => 'post' | 'count'
  /** Where a game counts no votes: how it would, in a sentence. */
  none?: (game: Pick<Game, 'options'>) => InEach | undefined
  /** The public lines below the post of a vote that say who voted for whom: one of everybody voted for (`who`), one of each ballot (`who`, for `other`). In other phases with votes the system's own post says it. */
  table?: { phases: readonly string[]; total: string; row: string }
  /** Kinds of phases whose vote puts nobody to death but gives somebody a post: the fact that says so. */
  elects?: Readonly<Record<string, string>>
  /** Who has no vote in a phase, each with the rule that says so: nobody waits for theirs. `outcome`: the phase as it stands. The dead and bystanders need not be named. */
  voteless?: (game: Game, phase: PhaseState, outcome: Outcome) => { slot: SeatId; rule: RuleId }[]
  /** Some of the dead may have a vote. */
  deadToo?: true
  /** Who has more than one vote when a phase begins, `divided` where each is a ballot of its own; absent where the rules do not say as how many a ballot counts. */
  voices?: (game: Game) => { slot: SeatId; votes: number; divided?: true }[]
  /** Which ballots of a voter that stand another one takes the place of, or takes back; all of them where absent. */
  givesUp?: (game: Game, held: readonly Ballot[], ballot: Ballot) => readonly Ballot[]
}

/** What is kept from phase to phase: statuses, counters and facts about seats, what the host records, and the screens for them. */
export interface Books {
  marks?: Record<string, Mark>
  counters?: Record<string, Counter>
  fields?: Record<string, Field>
  forms?: Record<string, Form>
  /** Whether a game keeps what of them is lent; every game where absent. */
  kept?: (game: Pick<Game, 'options'>) => boolean
  /** What a screen shows beside a phase, in words of a language; in English where it has none in that. */
  panels?: (game: Game, phase: PhaseState | undefined, language: Locale) => Panel[]
}

/** The words of a system, a table for each language it speaks. */
interface Words {
  wording: Wording
  /** What its tables say, in languages other than English. */
  says?: Partial<Record<Locale, Said>>
  /** The language of a game's texts, until its host chooses another of `wording`; English where absent. */
  speaks?: Locale
  /** Kinds of private messages and named public lines. */
  tells: readonly string[]
}

/** What holds of every system but not of this one, and what of its order decides nothing: for those who check it. */
export interface Laws {
  /** Laws of `cases/laws.ts` that this system breaks, each with the rule that breaks it. */
  lawless?: Record<string, RuleId>
  /** The same, where only some options of a game break them. */
  lawlessIn?: (game: Game) => Record<string, RuleId>
  /** Facts about who wins: they hang on everybody who lives, and no answer of theirs names whoever decided that. */
  endings?: readonly string[]
  /**
   * What comes about without its answer naming everybody who could not be missed for it, by the kind of the fact or by what
   * is found: why.
   */
  unattributed?: Readonly<Record<string, string>>
  /** In which reading an action stands once in a chain this phase: with everything, or for each effect it carries. */
  oncePerChain?: (game: Game, phase: PhaseState) => 'literal' | 'carried'
  /** Neighbours of an order that may be exchanged without any result being another: why. */
  commuting?: readonly { first: string; then: string; why: string }[]
  /** What its trees are held to: that nothing in them only takes up a place (`cases/causes.ts`). */
  causes?: Causes
  /** What everybody reads below a post, where a game keeps some of it back (`cases/below-posts.ts`). */
  belowPosts?: BelowPosts
}

interface BelowPosts {
  /** Whether somebody may be dead in this game without everybody hearing of it. */
  hidesDeaths?: (game: Pick<Game, 'options'>) => boolean
  /** The options with which the table of a vote tells all that was counted. */
  wholeTable?: Game['options']
  /** Whether ballots of a phase count that its table does not show. */
  hidesBallots?: (phase: PhaseState) => boolean
}

/** Facts and claims by their kinds. */
interface Causes {
  /** What is asked at several moments, so that a later answer may hang on an earlier one, as roots may then on themselves. */
  moments?: readonly string[]
  /** Conditions that hold wherever they stand and are news all the same. Without the list they may hold everywhere. */
  news?: readonly string[]
  /** What share of all reasons may be such as always hold. */
  givens?: number
}

/** `phase`: of an ability in the wrong kind of phase (`owner` where absent); `deadTarget`: of a target who is dead (`dead` where absent); `selfUses`: of uses on oneself (`uses` where absent); `exiled`: of who is out without being dead (the rule of the dead where absent). */
export interface EntryRules {
  phase?: RuleId
  deadTarget?: RuleId
  exiled?: RuleId
  selfUses?: RuleId
  selfTarget: RuleId
  limit: RuleId
  uses: RuleId
  samePlace: RuleId
  dead: RuleId
  owner: RuleId
  late: RuleId
  count: RuleId
}

/** What a caller wants of a resolution besides its result. */
export interface ResolveRequest {
  /** Build explanation trees; without, only verdicts. */
  trees: boolean
  /** Actions to leave out, as if never sent in. */
  without?: readonly string[]
  /** Ask only whether these die, what these learn, and how these fare. Everything where absent. */
  only?: { dies?: readonly SeatId[]; actions?: readonly string[]; works?: readonly string[] }
  /** Count against this many verdicts instead of the usual budget. */
  budget?: number
  /** Walk the steps of a list in another order, to see what the order decides. */
  order?: <Step extends { id: string }>(steps: readonly Step[]) => readonly Step[]
}

/** Checks nothing at run time; gives a system's tables their type. */
export const defineSystem = (system: System): System => system

/** The books of a game: only those at home here where its options ask for none that are lent. */
export function booksIn({ books = {} }: Pick<System, 'books'>, game: Pick<Game, 'options'>): Books {
  if (books.kept?.(game) !== false) return books
  const fields = Object.entries(books.fields ?? {}).filter(([, { lent }]) => !lent)
  return fields.length ? { fields: Object.fromEntries(fields) } : {}
}

/** How votes are cast in a phase of a kind of this game; undefined where none are. */
export const votesIn = (
  { votes }: Pick<System, 'votes'>,
  game: Pick<Game, 'options'>,
  kind: string,
): Votes | undefined => (votes?.phases.includes(kind) && votes.none?.(game) === undefined ? votes : undefined)
