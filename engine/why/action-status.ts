/**
 * How each deed fared as a host would say it: one that stood and changed nothing did not simply work. Answer, verdict and
 * mark of a deed are all said from this.
 */
import type { ActionId, Claim, Leg, SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import type { Game } from '../journal/state.ts'
import type { Outcome, Verdict } from '../journal/outcome.ts'
import { atActor, type Component } from '../rules/component.ts'
import type { Ability } from '../rules/role.ts'
import { nodesOf } from '../reason/table.ts'
import { catalogueOf, getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import { findBlockers, type Blocker } from './blockers.ts'
import { findLinks, type Link } from './links.ts'
import type { Deed, Speaker } from './speaker.ts'
import { findUndone, type Undone } from './undone.ts'

/**
 * Why what stood changed nothing: nobody `attacked` whom it shields, or `targeted` whom it puts out of reach of everything,
 * or `went` to whom it moves, or not `after` it, or whoever did was `unmoved`; nobody `looked` into whom it hides, or with a check that it changes (`affected`); whom it stops
 * did nothing (`acted`) or nothing else (`alone`), or did so `early` or at the same time (`atOnce`: with what), or was bound there `anyway`, or `harmed` nobody;
 * whom it cleans up after had not `died`, or whom it changes not `lived`; there were no `others` to draw; it is a `visit`
 * alone. Where no tree says why: whom it shields was `safe` without it or died of what it is no help (`helpless`) against,
 * whom it stops would have fared `alike`, and no kill needed it (`unneeded`).
 */
type Ground =
  | 'attacked'
  | 'targeted'
  | 'acted'
  | 'alone'
  | 'went'
  | 'after'
  | 'unmoved'
  | 'looked'
  | 'affected'
  | 'harmed'
  | 'died'
  | 'lived'
  | 'early'
  | 'atOnce'
  | 'anyway'
  | 'visit'
  | 'others'
  | 'safe'
  | 'helpless'
  | 'alike'
  | 'unneeded'

/**
 * `idle`: it stood and changed nothing, by a ground or as a tree says; `uncounted`: what would have given it something to
 * change, and did not count; `lost`: whom it shielded died all the same, of what
 * `deaths` say; `blank`: a check that found nothing. `found`: why a check found what it did; `died`: who died of it,
 * `byOwnHand` where that is whose it was; `came`: what else came of it, of players, and what others learned by it where it
 * deceives, and `main`: of those whom a block came to; `isKill`: it was for a death; `stopped`: what failed by it; `moved`: what went elsewhere by it.
 */
export type ActionStatus =
  | { how: 'no' | 'part'; found?: Reason[] }
  | {
      how: 'yes' | 'blank'
      found?: Reason[]
      died?: SeatId[]
      byOwnHand?: true
      came?: Claim[]
      main?: Claim[]
      isKill?: boolean
      stopped?: ActionId[]
      moved?: Moved[]
    }
  | ({ how: 'idle'; uncounted?: ActionId; undone?: Undone; who: SeatId[] } & Idle)
  | { how: 'lost'; who: SeatId[]; deaths: Reason[] }

/** Why it changed nothing: what does several things, by each of them. `deeds`: what was done at the same time. */
interface Idle {
  grounds: readonly Ground[]
  deeds?: readonly ActionId[]
}

/** What went elsewhere, and to whom, where a tree says it; `then`: where others took it from there, and the last of them. */
export interface Moved {
  deed: ActionId
  to?: SeatId
  then?: { by: ActionId; to: SeatId }
}

export type StatusWord = ActionStatus['how']

/** A phase that was resolved, and who speaks of it. */
interface Resolved {
  system: System
  game: Game
  outcome: Outcome
  speaker: Pick<Speaker, 'action' | 'when'>
}

/** How each deed fared that was sent in; asked one by one, for a tree asks of one alone. */
export interface ActionStatuses {
  get(action: ActionId): ActionStatus | undefined
}

/** Of a phase, worked out once and only where it is asked for. */
export function readStatuses(here: Resolved): ActionStatuses {
  const there = known.get(here.outcome)
  if (there) return there
  const made = judged(here)
  known.set(here.outcome, made)
  return made
}
const known = new WeakMap<Outcome, ActionStatuses>()

function judged({ system, game, outcome, speaker }: Resolved): ActionStatuses {
  const { verdicts, deaths, learned, questions } = outcome
  const catalogue = catalogueOf(system, game)
  const abilityOf = ({ ability }: Deed): Ability | undefined => catalogue.ability(ability)
  const deeds = once(() =>
    verdicts.flatMap(({ action, verdict, landed }) => {
      const deed = verdict === 'void' ? undefined : speaker.action(action)
      return deed ? [{ ...deed, action, landed }] : []
    }),
  )
  // What a later one of the same replaced is no loss.
  const uncounted = once(() =>
    verdicts.flatMap(({ action, verdict }) => {
      const deed = verdict === 'void' ? speaker.action(action) : undefined
      const isReplaced = deeds().some(one => one.actor === deed?.actor && one.ability === deed.ability)
      return deed && !isReplaced ? [{ ...deed, action }] : []
    }),
  )
  /** What was sent in that would have been what nobody did, had it counted. */
  const missedBy = (own: ActionId, grounds: readonly Ground[], who: readonly SeatId[]): ActionId | undefined => {
    const missed = grounds.flatMap(ground => getOwn(missing, ground) ?? [])
    const actor = speaker.action(own)?.actor
    return uncounted().find(
      deed =>
        deed.actor !== actor
        && missed.some(
          ({ kind, by }) =>
            (kind === undefined || abilityOf(deed)?.kind === kind)
            && (by ? [deed.actor] : deed.targets).some(one => who.includes(one)),
        ),
    )?.action
  }
  const isUnanswered = (of: ActionId): boolean =>
    learned.some(({ action, result }) => action === of && (result === 'nothing' || result === 'noResult'))
  const foundBy = (of: ActionId): Reason[] =>
    questions.flatMap(({ claim, holds, reason, aside }) => {
      const isFound = claim.is === 'learns' || claim.is === 'sees' || claim.is === 'seesNothing'
      return isFound && holds && !aside && reason && claim.action === of ? [reason] : []
    })
  /** What a sensor saw although it came nowhere: it sees who stopped it, since that is no stop of being seen. */
  const seenBy = (of: ActionId): Reason[] => foundBy(of).filter(({ claim }) => claim.is === 'sees')
  const isAttacked = (who: SeatId): boolean =>
    questions.some(
      ({ claim, holds, reason }) =>
        claim.is === 'dies' && claim.who === who && reason && (holds || reason.because.some(isAttack)),
    )
    || deeds().some(
      deed => abilityOf(deed)?.kind === 'kill' && (deed.landed.length ? deed.landed : deed.targets).includes(who),
    )
  /** Whether it kept off, or would have, what came to where it came: told by the trees of those deaths and attacks alone. */
  const isShielding = (action: ActionId, { targets }: Deed, landed: readonly SeatId[]): boolean => {
    const reached = new Set([...targets, ...landed])
    const isElsewhere = (to: ActionId | undefined): boolean => {
      const actor = to === undefined ? undefined : speaker.action(to)?.actor
      return actor !== undefined && !reached.has(actor)
    }
    const trees = [
      ...questions.flatMap(one => deathOf(one, landed)).map(reason => findLinks(reason)),
      ...verdicts
        .filter(one => [...(speaker.action(one.action)?.targets ?? []), ...one.landed].some(who => reached.has(who)))
        .flatMap(one => (one.reason ? [findLinks(one.reason, one.action, one.verdict === 'partial')] : [])),
    ]
    return trees.some(links =>
      links.some(({ from, to, bears }) => from === action && bears === 'against' && isElsewhere(to)),
    )
  }
  /** What others learned because of a deed. */
  const misled = (by: ActionId): Claim[] =>
    questions.flatMap(({ claim, holds, reason, aside }) => {
      const isOthers = claim.is === 'learns' && claim.action !== by && holds && !aside && reason
      return isOthers && findLinks(reason).some(({ from, bears, came }) => from === by && bears === 'for' && came)
        ? [claim]
        : []
    })
  const movedBy = (by: ActionId): Moved[] =>
    verdicts.flatMap(({ action, verdict, reason }) => {
      const isMoved =
        reason
        && findLinks(reason, action, verdict === 'partial').some(
          ({ from, to, bears, came }) => from === by && to === action && bears === 'moves' && came,
        )
      const to = isMoved ? takenTo(reason, action, by) : undefined
      const then = isMoved && to !== undefined ? takenOn(reason, action, by) : undefined
      return isMoved ? [{ deed: action, ...(to !== undefined && { to }), ...(then && { then }) }] : []
    })
  const fatal = once(() => fatalIn(outcome))
  const isFatal = (action: ActionId): boolean => fatal().some(({ by }) => by === action)
  const brought = once(() => broughtIn(outcome))
  // Two who do the same to one player do not stop each other, whoever comes first.
  const isAlike = (one: ActionId, other: ActionId): boolean => {
    const [deed, beside] = [speaker.action(one), speaker.action(other)]
    return deed?.ability === beside?.ability && (deed?.targets ?? []).some(who => beside?.targets.includes(who))
  }
  const stops = once(() => stopsIn(outcome).filter(({ by, deed }) => !isAlike(by, deed) && !seenBy(deed).length))

  const emptied = (
    own: ActionId,
    ability: Ability | undefined,
    landed: readonly SeatId[],
  ): Idle & { who?: SeatId[] } => {
    if (!ability || !landed.length) return { grounds: [] }
    if (ability.components.length && ability.components.every(({ does }) => does === 'visit'))
      return { grounds: ['visit'] }
    // What needs no target works where its actor is, wherever it sends others.
    const isSender = ability.kind === 'move' && !ability.targets && ability.most !== undefined
    const sender = isSender ? speaker.action(own)?.actor : undefined
    const home = sender === undefined ? landed : [sender]
    const came = deeds().filter(
      ({ action, targets, landed: there }) =>
        action !== own && (there.length ? there : targets).some(who => home.includes(who)),
    )
    if (sender !== undefined) return { grounds: [came.length ? 'unmoved' : 'went'], who: [sender] }
    const actor = speaker.action(own)?.actor
    if (ability.kind === 'kill' && !ability.targets) return { grounds: ['unneeded'] }
    // What names nobody of whom it has to be about makes its own actor seem another.
    if (ability.kind === 'deceive' && !ability.targets && actor !== undefined) {
      const isChecked = (deed: Deed & { landed: readonly SeatId[] }): boolean =>
        abilityOf(deed)?.kind === 'investigate' && [...deed.targets, ...deed.landed].includes(actor)
      return { grounds: [deeds().some(isChecked) ? 'affected' : 'looked'], who: [actor] }
    }
    if (!ability.targets) return { grounds: came.length ? [] : [ability.kind === 'move' ? 'others' : 'went'] }
    const turn = speaker.when?.(own)
    const isEarly = ({ action }: { action: ActionId }): boolean => (speaker.when?.(action) ?? Infinity) < (turn ?? 0)
    const isAtOnce = (deed: Deed & { action: ActionId }): boolean =>
      turn !== undefined && speaker.when?.(deed.action) === turn && abilityOf(deed)?.kind === ability.kind
    const onActs = (): Idle => {
      const all = deeds().filter(({ actor }) => landed.includes(actor))
      const theirs = all.filter(({ action }) => action !== own)
      if (!theirs.length) return { grounds: [all.length ? 'alone' : 'acted'] }
      if (theirs.every(isEarly)) return { grounds: ['early'] }
      if (theirs.every(isAtOnce)) return { grounds: ['atOnce'], deeds: theirs.map(({ action }) => action) }
      const to = ability.kind === 'move' ? speaker.action(own)?.targets[1] : undefined
      if (to !== undefined && theirs.every(deed => deed.landed.includes(to))) return { grounds: ['anyway'] }
      const isKill = (deed: Deed): boolean => abilityOf(deed)?.kind === 'kill'
      return { grounds: doesAny(ability, 'cover') && !theirs.some(isKill) ? ['harmed'] : [] }
    }
    if (isShield(ability)) {
      const who = shieldedBy(ability, actor, landed)
      const out: Ground = doesAny(ability, 'halt') && !came.length ? 'targeted' : 'attacked'
      const ground = who.some(isAttacked) ? [] : [out]
      const acts = doesAny(ability, 'block') ? onActs() : undefined
      // Of two things that it does, a tree may say why the one changed nothing.
      const isWhole = ground.length > 0 && acts?.grounds.length !== 0
      return { ...acts, grounds: isWhole ? [...(acts?.grounds ?? []), ...ground] : [], who }
    }
    if (movesWhatComes(ability))
      return {
        grounds: came.length ? (came.every(deed => isEarly(deed) || isAtOnce(deed)) ? ['after'] : []) : ['went'],
      }
    if (ability.kind === 'deceive' && !doesAny(ability, 'clean'))
      return { grounds: [came.some(deed => abilityOf(deed)?.kind === 'investigate') ? 'affected' : 'looked'] }
    if (doesAny(ability, 'clean')) return { grounds: landed.some(who => deaths.includes(who)) ? [] : ['died'] }
    return ability.kind === 'block' || ability.kind === 'move' || doesAny(ability, 'cover') ? onActs() : { grounds: [] }
  }
  const groundless = (ability: Ability | undefined, on: readonly SeatId[]): Idle => {
    if (!ability || doesAny(ability, 'cover') || !on.length) return { grounds: [] }
    if (isShield(ability) || ability.kind === 'protect')
      return { grounds: [on.some(who => deaths.includes(who)) ? 'helpless' : 'safe'] }
    return { grounds: ability.kind === 'block' ? ['alike'] : [] }
  }
  const faredOf = ({ action, verdict, idle, landed }: Verdict): ActionStatus => {
    if (verdict === 'failed' || verdict === 'void') return { how: 'no', found: seenBy(action) }
    const deed = speaker.action(action)
    const ability = deed && abilityOf(deed)
    // Whom it shielded, or would have, died of something else.
    const died = landed.length > 0 && landed.every(who => deaths.includes(who))
    if (died && ability && isShield(ability) && isShielding(action, deed, landed) && !isFatal(action))
      return { how: 'lost', who: landed, deaths: questions.flatMap(one => deathOf(one, landed)) }
    // What does one thing or the other did what there was to do.
    const stopped = stops().flatMap(({ by, deed }) => (by === action ? [deed] : []))
    if (verdict === 'partial' && ability && isEither(ability) && stopped.length) return { how: 'yes', stopped }
    // A kill is for somebody's death: one that nobody died of failed, though it came where it was sent.
    if (verdict === 'partial') return { how: ability?.kind === 'kill' && !isFatal(action) ? 'no' : 'part' }
    const found = foundBy(action)
    if (isUnanswered(action)) return { how: 'blank', found }
    const left = questions.flatMap(({ claim, holds }) =>
      claim.is === 'fact' && claim.action === action ? [{ of: claim.of, holds }] : [],
    )
    if (left.length && left.every(({ of, holds }) => !holds && deaths.includes(of)))
      return { how: 'idle', grounds: ['lived'], who: left.map(({ of }) => of) }
    // What is of no kind is no work on anybody: a word, a paper, a pass.
    if (!idle || ability?.kind === 'other' || ability?.kind === 'investigate') {
      const came = [...(brought().get(action) ?? []), ...(ability?.kind === 'deceive' ? misled(action) : [])]
      // What is no kill and no block stops others, or kills, by what it does to somebody: that is told.
      const isTold = ability?.kind === 'other' && came.length > 0
      const isAnswer = ability?.kind === 'investigate' && found.length > 0
      const isVain = ability?.kind === 'block' && !stopped.length && !came.length && isWithstood(outcome, action)
      const undone = isVain ? findUndone(outcome, action) : undefined
      if (undone) return { how: 'idle', grounds: [], who: landed, undone }
      const died =
        ability?.kind === 'move' || isTold ? [] : fatal().flatMap(({ by, who }) => (by === action ? [who] : []))
      return {
        how: 'yes',
        found,
        died,
        ...(died.length
          && ability?.kind === 'kill'
          && !ability.targets
          && died.every(who => who === deed?.actor) && { byOwnHand: true as const }),
        came,
        main: ability?.kind === 'block' ? came.filter(claim => claim.is === 'fact' && landed.includes(claim.of)) : [],
        isKill: ability?.kind === 'kill',
        stopped: isTold || isAnswer ? [] : stopped,
        moved: ability?.kind === 'move' ? movedBy(action) : [],
      }
    }
    const on = landed.length || ability?.targets !== 0 ? landed : deed ? [deed.actor] : []
    const { who = on, ...ground } = emptied(action, ability, on)
    const uncounted = missedBy(action, ground.grounds, who)
    if (ground.grounds.length) return { how: 'idle', who, ...ground, ...(uncounted !== undefined && { uncounted }) }
    const undone = findUndone(outcome, action)
    return { how: 'idle', who, ...(undone ? { grounds: [], undone } : groundless(ability, who)) }
  }
  const made = new Map<ActionId, ActionStatus>()
  return {
    get: action => {
      const verdict = made.has(action) ? undefined : verdicts.find(one => one.action === action)
      if (verdict) made.set(action, faredOf(verdict))
      return made.get(action)
    },
  }
}

/** Of what nobody did, the kind of an ability that would have done it, by whom it is asked about or to them. */
const missing: Partial<Record<Ground, { kind?: Ability['kind']; by?: true }>> = {
  attacked: { kind: 'kill' },
  targeted: {},
  looked: { kind: 'investigate' },
  went: {},
  acted: { by: true },
  harmed: { kind: 'kill', by: true },
}

const shields: ReadonlySet<string> = new Set(['protect', 'intercept', 'halt'])

/** Whether it keeps attacks off whom it comes to. */
const isShield = ({ shields: says, components }: Ability): boolean =>
  says === true || components.some(({ does }) => shields.has(does))

const doesAny = ({ components }: Ability, what: Component['does']): boolean =>
  components.some(({ does }) => does === what)

/** Whether it kills where nobody else attacks, and shields where somebody does. */
const isEither = ({ components }: Ability): boolean => components.some(one => one.does === 'kill' && one.unlessAttacked)

/** Off whom it keeps attacks: whoever hides behind somebody shields himself alone. */
function shieldedBy({ components }: Ability, actor: SeatId | undefined, landed: readonly SeatId[]): SeatId[] {
  const own = components.filter(({ does }) => shields.has(does))
  return actor !== undefined && own.length > 0 && own.every(atActor) ? [actor] : [...landed]
}

/** Whether it was an attack and no fate that was shared; what was never led there was none. */
function isAttack(attempt: Reason): boolean {
  const { claim } = attempt
  if (claim.is === 'together' && (claim.what === 'sharedDeath' || claim.what === 'perishing')) return false
  const stops = findBlockers(attempt)
  const isUnled = ({ counter, against }: Blocker): boolean =>
    counter.claim.is === 'moves' && 'path' in against.claim && against.claim.path.length > 0
  return !stops.length || !stops.every(isUnled)
}

/** Whether it takes elsewhere what comes to whom it names, and not what these do. */
const movesWhatComes = ({ components }: Ability): boolean =>
  components.some(one => one.does === 'move' && (one.how === 'swap' || one.how === 'deflect'))

const deathOf = ({ claim, holds, reason }: Outcome['questions'][number], who: readonly SeatId[]): Reason[] =>
  claim.is === 'dies' && holds && reason && who.includes(claim.who) ? [reason] : []

/** Who died of which deeds: these shielded nobody, whatever else they kept from being. */
const fatalIn = ({ questions }: Outcome): { who: SeatId; by: ActionId }[] =>
  questions.flatMap(({ claim, holds, reason }) =>
    claim.is === 'dies' && holds && reason
      ? [
          ...new Set(
            waysIn(reason)
              .flatMap(way => findLinks(way))
              .flatMap(broughtBy),
          ),
        ].map(by => ({ who: claim.who, by }))
      : [],
  )

const broughtBy = ({ from, bears, came }: Link): ActionId[] => (bears === 'for' && came ? [from] : [])

/** Of several ways that each would have done, every one by itself. */
const waysIn = (reason: Reason): Reason[] =>
  reason.need === 1 ? reason.because.filter(({ holds }) => holds).map(way => ({ ...reason, because: [way] })) : [reason]

/** What came about of players by each deed alone or with others, besides deaths. */
function broughtIn({ questions }: Outcome): Map<ActionId, Claim[]> {
  const found = new Map<ActionId, Claim[]>()
  for (const { claim, holds, reason, aside } of questions) {
    // What is of one action alone is told by its deed.
    if (claim.is !== 'fact' || claim.of === '' || claim.action !== undefined || !holds || aside || !reason) continue
    const by = findLinks(reason).filter(({ to, bears, came }) => to === undefined && bears === 'for' && came)
    for (const from of new Set(by.map(one => one.from))) found.set(from, [...(found.get(from) ?? []), claim])
  }
  return found
}

/** Where a mover took an action. */
function takenTo(reason: Reason, deed: ActionId, by: ActionId): SeatId | undefined {
  for (const { claim, holds } of nodesOf([reason])) {
    if (!holds) continue
    if (claim.is === 'moves' && claim.action === by && claim.carries === deed) return claim.to
    const leg = claim.is === 'arrives' && claim.action === deed ? claim.path.find(one => one.by === by) : undefined
    if (leg) return leg.to
  }
  return undefined
}

/** The last step of the way of an action that a mover took somewhere, where others took it on from there. */
function takenOn(reason: Reason, deed: ActionId, by: ActionId): Leg | undefined {
  for (const { claim, holds } of nodesOf([reason])) {
    if (!holds || claim.is !== 'arrives' || claim.action !== deed) continue
    const leg = claim.path.findIndex(one => one.by === by)
    if (leg >= 0 && leg < claim.path.length - 1) return claim.path.at(-1)
  }
  return undefined
}

/** Whether an action stood in the way of others alone, and all of them withstood it. */
function isWithstood({ questions, verdicts, tally }: Outcome, own: ActionId): boolean {
  const isOwn = ({ action, holds }: Reason): boolean => action === own && holds
  if (nodesOf((tally?.steps ?? []).map(({ reason }) => reason)).some(isOwn)) return false
  const trees = [...questions, ...verdicts.filter(({ action }) => action !== own)].flatMap(({ reason }) => reason ?? [])
  return !trees.some(tree => findLinks(tree).some(({ from, came }) => from === own && came))
}

/** What failed, wholly or at some of its places, and by which deeds. */
const stopsIn = ({ verdicts }: Outcome): { by: ActionId; deed: ActionId }[] =>
  verdicts.flatMap(({ action, verdict, reason }) =>
    reason && (verdict === 'failed' || verdict === 'partial')
      ? findLinks(reason, action, verdict === 'partial').flatMap(({ from, to, bears, came }) =>
          to === action && bears === 'against' && came ? [{ by: from, deed: action }] : [],
        )
      : [],
  )

/** Worked out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
