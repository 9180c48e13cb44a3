/**
 * The shape of a language: what has to be said in it before explanations can be. Every string is an ICU message; which
 * values it may use stands in `sentences.ts`. One pair for each kind of claim, never for a role.
 */
import type { MomentWords } from '../text/moment-said.ts'
import { isWritten, type Locale, type Written } from '../text/locale.ts'
import { translatedWhole } from '../text/translating.ts'
import type { Phrase } from '../text/wording.ts'
import type { VerdictWord } from '../journal/outcome.ts'
import type { ClaimKind } from '../reason/claim.ts'
import type { StatusWord } from './action-status.ts'

/**
 * What stands between clauses in a row, before the last of them, and, where that differs, between two that need no comma.
 * `nested`: the same where one of them has commas itself.
 */
export interface List {
  between: string
  last: string
  two?: string
  nested?: { between: string; last: string }
  apart?: Apart
}

/**
 * How a language sets clauses apart that tell of several players: `unlike` stands between what one and another did, `and`
 * between what one did and did; `too` behind whoever did the same as the one before, and `neither` before each of several of
 * whom the same is denied, in words that begin with `not`.
 */
export interface Apart {
  unlike?: string
  and?: string
  too?: string
  neither?: string
  not?: string
}

export interface Phrases {
  claims: Record<ClaimKind, Phrase>
  /** Several things that together make one result, said in one breath: `{parts}` and what comes of them. */
  joined: string
  /** `Bob's shot`, and the word for an ability that nobody has named. */
  use: string
  unnamedUse: string
  /** What somebody did with an ability that has no words, by how many players it names. */
  unnamedDeed: { none: string; one: string; two: string }
  visited: string
  triedToVisit: string
  /**
   * An effect that was carried: where it set out, each mover's part, several of those in a row, and what went as told;
   * `led`: where it went by what an earlier phase left; `ledBy`: after how many moves.
   */
  journey: {
    setOut: string
    /** What is carried, where it is no more than going there. */
    visit: string
    way: string
    /** The same where nothing else in its clause says what kept it from being. */
    turned: string
    again: string
    /** The same of what stopped what went there before it. */
    againStops: string
    /** Where it went instead, of what is told without that; and where another mover pulled it from the same place. */
    instead: string
    pulled: string
    /** The same where that other one came to nothing by it in turn. */
    cancelled: string
    /** Of what stopped something: who led it there. */
    opposed: string
    first: string
    firstWould: string
    /** The first of them, that took it nowhere else. */
    back: string
    led: string
    /** Who that was, of what was sent to whoever has a role. */
    met: string
    ledBy: string
    further: string
    list: List
  }
  /** Between clauses, and between names. */
  list: List
  names: List
  /** A word that a sensor brought, among others of its kind. */
  quoted: string
  /** What holds beside the attacks, where they outnumber the shields. */
  fewerShields: string
  /** Somebody whom nothing reaches keeps a mover from moving anything there. */
  haltedMover: string
  /** Subject lines: of the post that closes a phase, of another one, and what posts are called there; by their ids where absent. */
  posts: { closing: string; other: string; names: Readonly<Record<string, string>> }
  /** What stands below the post that closes a phase, whatever the system. */
  parts: {
    /** Above the table of a vote; a line of it: the `{total}` of somebody, and the `{ballots}` for him. */
    ballots: string
    ballotsOn: string
    /** `{who}`, a row of names, and `{count}`. */
    living: string
    nobodyLives: string
    dead: string
    /** The same where some left without dying, and what leaving is called. */
    gone: string
    left: string
    /** A player who is out: `{as}` what, where it was shown; `{left}` without dying, and `{how}`. */
    out: string
    outAs: string
    /** `{role}` with `{modifiers}`; `{modifier}` of one ability; what the role of `{who}` was. */
    modified: string
    modifierOn: string
    was: string
    /** Votes it takes to put somebody to death. */
    needed: string
    /** `{time}` at which `{phase}` ends. */
    deadline: string
    /** The same once it was moved, `{later}` or not. */
    moved: string
    /** Below the post of a vote: `{who}`, a row of names, and `{count}`; replacements, each `{who}` for `{former}`, and each `{head}` of a hydra. */
    notVoting: string
    everybodyVotes: string
    replaced: string
    replacement: string
    headReplaced: string
    /** What is sent to whoever is silent; `{who}`, and `{hours}` since the last post. */
    prod: string
    lastPosted: string
    neverPosted: string
    /** What is sent to `{who}` from whom nothing came in `{phase}`, before its deadline and after it. */
    nothingSent: string
    noVote: string
    sendIn: string
    vote: string
    overdue: string
  }
  /** The count of a vote as its host posts it: each wagon with its votes and how many are `{left}`, and what stands below. */
  count: {
    title: string
    asOf: string
    wagon: string
    /** How many votes, and how many more are `{left}` to a lynch. */
    distance: string
    nobody: string
    noVotes: string
    secret: string
    since: string
    unchanged: string
    lastCount: string
    changed: string
    hammer: string
    /** The same where a count that was taken makes the majority, with where it was posted. */
    hammerCounted: string
    postedCount: string
    timeLeft: string
    cast: string
    seen: string
    seenOne: string
    inReview: string
    /** Who is away, each `{who}` until a `{day}`. */
    away: string
    awayOne: string
  }
  /** The post that looks for replacements: for `{who}`, and where the game stands. */
  replacementCall: Record<
    'title' | 'needed' | 'neededAny' | 'rules' | 'notBegun' | 'phase' | 'players' | 'role' | 'signUp' | 'signUpHere',
    string
  >
  /** A phase after the game: headings by what stands below them, each row, and who was what. */
  recap: {
    happens: string
    nearly: string
    tried: string
    void: string
    /** `{said}`, and how an action fared: `{verdict}`. */
    row: string
    fared: string
    nothing: string
    who: string
  }
  /** The post with which a game starts, where the rules have none. */
  starting: Record<'begins' | 'rules' | 'players' | 'dealt' | 'lasts' | 'votes', string>
  /** The post with which a game ends: `{winner}`, each player, `{who}` and `{as}` what, and what proves the deal. */
  ending: {
    won: string
    /** The same of a family. */
    wonFamily: string
    living: string
    /** `{how}` the player left it, and the `{phase}`, where it is known. */
    gone: string
    before: string
    how: Record<'died' | 'lynched' | 'removed', string>
    dealt: string
  }
  /**
   * The index of a game: its `{name}`; a `{phase}` with `{what}` happened and was posted, one beside the other: `{who}` died, was
   * lynched or left (`{how}`), or that nobody died or, where there was a vote, was lynched.
   */
  index: Record<'title' | 'phase' | 'between' | 'died' | 'lynched' | 'left' | 'nobody' | 'noLynch', string>
  /** A moment in a zone. */
  moment: MomentWords
  /** What came of a phase, in lists. */
  results: {
    /** `{who}` and `{count}`, of one or several. */
    dies: string
    nobodyDies: string
    lives: string
    /** What somebody learned: `{result}` about `{about}`, or several `{results}`, each in quotes; or no result, or that there was nothing. */
    gets: string
    getsAll: string
    noResult: string
    nothing: string
    noResultAbout: string
    /** Why something is so that nobody did: the `{rule}` and what it `{says}`. */
    byRule: string
    learnsNothing: string
    seesNothing: string
    recruited: string
    nobodyRecruited: string
    hidden: string
    allShown: string
    over: string
    overNobody: string
    /** By how much something came late, put together of days, hours and minutes. */
    late: string
    days: string
    hours: string
    minutes: string
    replaced: string
    /** `{voter}` and what the vote is for, `{choice}`. */
    votes: string
    people: List
    verdict: string
    verdicts: Record<VerdictWord, string>
    /** The same as a host says it of a deed. */
    fares: Record<StatusWord, string>
  }
  /** What nearly came about, and would have without what kept it off, by the kind of its claim. */
  nearly: Record<'dies' | 'learns' | 'sees' | 'recruited' | 'flipHidden' | 'lives', string>
  oneLine: {
    stands: string
    answered: string
    /** What came about although two would each have moved it, who kept each other from that. */
    cancelled: string
    /** Of what was answered, without what it answered. */
    withstood: string
    stopped: string
    nothingToMove: string
    moved: string
    /** The same of what came where it was sent all the same. */
    movedBack: string
    comesToNothing: string
    /** What was done for something, and what it lacked. */
    lacking: string
    /** What of several deeds was more than what spoke against them could take. */
    outnumbered: string
    /** The same where `{ground}` follows from the deeds, and it from that. */
    stateSo: string
    stateOf: string
    /** The same of one of several. */
    stateBy: string
    undone: string
    /** Of what each of several deeds alone would have done. */
    twice: string
    /** What was found, by whose role, and that a sensor found nothing where it came: nothing by, to, or by and to whom. */
    byRole: string
    sawNothing: string
    /** The same where somebody came or went whom no sensor sees. */
    sawNoVisit: string
    /** What a mover would have taken elsewhere, had it set out. */
    neverSetOut: string
    /** Several things that one mover took to the same place. */
    movedAll: string
    /** The same that two movers kept each other from. */
    cancelledFor: string
    /** What `{who}` all did, each by himself: nothing where a verb has other forms of several. */
    shared?: string
    /** Behind those of them who are named. */
    sharedMore?: string
    /** Verbs that are the same of one and of several, and endings (`-ed`). */
    pasts?: readonly string[]
    /** What is so of several, its verb in the form of several; verbs that have one of their own, each with it: nothing where it is said of each. */
    several?: string
    plurals?: readonly string[]
    more: string
    /** The same of what a sensor saw. */
    moreSeen: string
    none: string
  }
  /** What would have made something otherwise, by `{changes}`, each a clause. */
  whyNot: {
    lives: string
    dies: string
    works: string
    fails: string
    other: string
    none: string
    notFound: string
    /** Between two ways, and between two things that belong to one. */
    or: string
    both: string
    more: string
    /** The same where more than those may be. */
    others: string
    without: string
    /** Of the only thing that somebody sent in for a night. */
    stayed: string
    instead: string
    also: string
    first: string
    last: string
    vote: string
    unvoted: string
    answer: string
    option: string
    /** Verbs of deeds that have another form after "had", each with it. */
    participles: readonly string[]
  }
  /** Where a game turned: what was done, and how the game would have ended without it. */
  turning: {
    title: string
    intro: string
    line: string
    action: string
    lynch: string
    override: string
    answer: string
    removal: string
    /** What came of an action in its phase, behind it, and who. */
    effect: string
    died: string
    saved: string
    /** Who died when: a row of phases, what happened in one, and `{who}` died `{how}`, killed `{by}` whom. */
    deaths: string
    deathsIn: string
    deathsList: List
    death: string
    lynchUse: string
    removalUse: string
    rulingUse: string
    without: string
    otherwise: string
    effects: List
    winners: string
    undecided: string
    lives: string
    dies: string
    none: string
  }
  /** How one thing bore on another: what was done, a step for each thing on the way, and what would be without it. */
  bearing: {
    /** A step that came of the one before it, one that came about despite it, and one that something else decided. */
    so: string
    but: string
    /** The first thing itself did not come off. */
    lost: string
    beside: string
    /** What a step says of an action or a result. */
    worked: string
    partly: string
    failed: string
    sent: string
    sentAway: string
    died: string
    survived: string
    /** What would be without the first thing, and that nothing would be otherwise. */
    without: string
    same: string
    wouldDie: string
    wouldLive: string
    wouldWork: string
    wouldFail: string
    otherwise: string
    vote: string
    /** Nothing leads there. */
    ended: string
    /** Of two results: what both came of, or that neither bore on the other. */
    shared: string
    apart: string
    itself: string
  }
  /**
   * What came of what went through: `idle`: nothing, as `{nobody}` `attacked`, had `acted`, `went` there or `looked` into
   * `{who}`, with a `{use}` of what would have done so `uncounted`; `lost`: whom it shielded died; `blank`: a check found nothing; `died`: who died of it; `unsaved`: who did it to himself alone; `stopped`: what failed by it, where that `isTold` as what could not be done; `stoppedToo` behind what else came of it;
   * `moved`: what went elsewhere by it, `left` what went where it was sent all the same; `worked`: nothing else; `brief`: any of them on a card, by `{how}`.
   */
  came: Record<
    | 'idle'
    | 'ground'
    | 'uncounted'
    | 'lost'
    | 'blank'
    | 'died'
    | 'unsaved'
    | 'stopped'
    | 'stoppedToo'
    | 'moved'
    | 'movedTo'
    | 'left'
    | 'leftOn'
    | 'worked'
    | 'brief',
    string
  > & {
    /** Verbs of what was tried, each with the same of what could not be done. */
    couldNot?: readonly string[]
  }
  tree: {
    /** The same as an answer to whether it went through; `{part}`: `yes` where it did so in part. */
    answer: { yes: string; no: string; partial: string; idle: string; lost: string; blank: string }
    for: string
    /** What speaks against the line above, and has its way or not. */
    against: string
    unless: string
    needed: string
    counted: string
    together: string
    times: string
    stands: string
    falls: string
    noEffect: string
    partial: string
    /** In a drawing: of a line on which the result turns, and of one that points to another. */
    decides: string
    seeThere: string
    seeAbove: string
    /** A line that is pointed to by number, and the pointer. */
    number: string
    seeNumber: string
    more: string
    undisputed: string
    none: string
    /** Above the trees of results, and of actions that came to less. */
    headings: { result: string; action: string }
  }
}

/** A thing that is said as a whole: a message, a row or a table of words, how one is made. */
type Said = string | readonly string[] | ((name: string) => string)

/** The same with each of them in every language; one that need not be said may be so in some alone. */
export type InLocales<Of> = {
  [Key in keyof Of]: Of[Key] extends Said | undefined
    ? Pick<Of, Key> extends Required<Pick<Of, Key>>
      ? Readonly<Record<Written, Of[Key]>>
      : Readonly<Partial<Record<Written, Of[Key]>>>
    : string extends keyof Of[Key]
      ? Readonly<Record<Written, Of[Key]>>
      : InLocales<Of[Key]>
}

/** One thing of it: what nobody wrote in a language is the English one put into it. */
const saidIn = (said: Partial<Record<Written, unknown>>, locale: Locale): unknown =>
  isWritten(locale) ? said[locale] : said.en === undefined ? undefined : translatedWhole(said.en, said.ru, locale)

/** One language of it. */
export function inLocale<Of>(phrases: InLocales<Of>, locale: Locale): Of {
  const each = Object.entries<object>(phrases).map(([key, said]) => [
    key,
    Object.keys(said).every(isWritten)
      ? saidIn(said as Partial<Record<Written, unknown>>, locale)
      : inLocale(said, locale),
  ])
  return Object.fromEntries(each.filter(([, said]) => said !== undefined)) as Of
}
