/**
 * Why not: the least change that would have made an answer of a phase the opposite. Found by resolving again with one
 * thing otherwise, the likeliest first; where no single thing would have done, with two.
 */
import { entries, refuse } from '../game/entry.ts'
import { changedBy, addedId, type Change, type Changed } from '../game/change.ts'
import type { Seat } from '../journal/state.ts'
import { isSo, type Outcome } from '../journal/outcome.ts'
import { actionsOf, decisivePart } from '../reason/decisive.ts'
import type { ActionId, Claim, SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'
import { catalogueOf } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import { onlyThese } from './pivots.ts'

export interface WhyNot {
  /** Changes that each would have done, the least first: of one thing, or of two where no single one would. */
  found: Change[][]
  /** Everything that could have been otherwise was tried. */
  whole: boolean
}

/**
 * What is resolved again for one question at most, as many actions as that many phases have together: one thing at a time;
 * two at a time; and for whoever wants but a few changes, once there is one, since the likeliest were tried first.
 */
const MOST_WORK = { single: 1600, pairs: 600, further: 400 }
/** Of pairs, as many things as are put together with each other. */
const MOST_PAIRED = 24

/** An answer, with what it rests on. */
export interface Asked {
  claim: Claim
  holds: boolean
  reason?: Reason
}

/** What it is looked for in. */
export interface Here extends Changed {
  system: System
  outcome: Outcome
}

/**
 * Looks for what would have made an answer the opposite.
 * @param most changes after which no more are looked for
 */
export function whyNot(here: Here, asked: Asked, most = Infinity): WhyNot {
  const steps = whyNotInSteps(here, asked, most)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, a change at a time, so that whoever has other things to do can do them between two. */
export function* whyNotInSteps(here: Here, asked: Asked, most = Infinity): Generator<undefined, WhyNot> {
  const { system, game, phase, outcome } = here
  const counting = countingIn(here)
  const only = outcome.mayHangOn && onlyThese([asked])
  const triesOf = (work: number): number => Math.ceil(work / Math.max(1, counting.length))
  let left = triesOf(MOST_WORK.single)
  const turns = (changes: readonly Change[]): boolean => {
    left--
    const then = changedBy({ game, phase }, changes)
    if (!isLegal(here, counting, then, changes)) return false
    const outcome = system.resolve(then.game, then.phase, { trees: false, ...(only && { only }) })
    if (isSo(outcome, asked.claim) === asked.holds) return false
    return !changes.some(({ is }) => is === 'option') || !isOtherWord(asked.claim, outcome)
  }
  const all = changesFor(here, asked, counting)
  const found: Change[][] = []
  // Where something did it by being sent in at all, it is no news that it would not have done it elsewhere.
  const gone = new Set<ActionId>()
  for (const change of all) {
    if (change.is !== 'without' && 'action' in change && gone.has(change.action)) continue
    if (left <= 0 || found.length >= most) return { found: obviousLast(found, asked), whole: false }
    yield
    if (!turns([change])) continue
    if (!found.length && most < Infinity) left = Math.min(left, triesOf(MOST_WORK.further))
    found.push([change])
    if (change.is === 'without') gone.add(change.action)
  }
  if (found.length) return { found: obviousLast(found, asked), whole: true }
  const paired = all.slice(0, MOST_PAIRED)
  left = triesOf(MOST_WORK.pairs)
  for (const [index, one] of paired.entries())
    for (const other of paired.slice(index + 1)) {
      if (touches(one) === touches(other)) continue
      if (left <= 0 || found.length >= most) return { found, whole: false }
      yield
      if (turns([one, other])) found.push([one, other])
    }
  return { found, whole: paired.length === all.length }
}

/** That somebody would have lived had nobody killed them is least news. */
function obviousLast(found: readonly Change[][], { reason }: Asked): Change[][] {
  const own = new Set(reason?.because.map(({ action }) => action))
  const isOwn = ([change]: readonly Change[]): boolean => change?.is === 'without' && own.has(change.action)
  return [...found.filter(one => !isOwn(one)), ...found.filter(isOwn)]
}

/** Whether the same check tells another word: an option that only renames an answer changes nothing. */
const isOtherWord = (claim: Claim, { questions }: Outcome): boolean =>
  claim.is === 'learns'
  && questions.some(one => one.holds && one.claim.is === 'learns' && one.claim.action === claim.action)

/** What a change is about: of one thing only one change can be made. */
const touches = (change: Change): string =>
  'action' in change
    ? `action ${change.action}`
    : change.is === 'also'
      ? `by ${change.by}`
      : change.is === 'vote'
        ? `vote ${change.ballot}`
        : change.is === 'answer'
          ? `answer ${change.prompt} ${change.nth}`
          : `option ${change.option}`

const countingIn = ({ system, game, phase }: Pick<Here, 'system' | 'game' | 'phase'>): ActionId[] =>
  entries(system, game, phase)
    .filter(({ standing }) => standing === 'counts')
    .map(({ submission }) => submission.id)

/** Whether what is otherwise could have been sent in, beside all else that counts. */
function isLegal({ system }: Here, before: readonly ActionId[], then: Changed, changes: readonly Change[]): boolean {
  const sent = changes.filter(({ is }) => is === 'instead' || is === 'also' || is === 'first' || is === 'last')
  if (!sent.length) return true
  const now = new Set(countingIn({ system, ...then }))
  const gone = new Set(changes.flatMap(change => (change.is === 'without' ? change.action : [])))
  const added = changes.flatMap(change => (change.is === 'also' ? addedId(change) : []))
  return [...before.filter(id => !gone.has(id)), ...added].every(id => now.has(id))
}

/** Everything that could have been otherwise, the least and likeliest first. */
function changesFor(here: Here, { claim, reason }: Asked, counting: readonly ActionId[]): Change[] {
  const { system, game, phase, outcome } = here
  const behind = reason ? nodesOf([reason]) : []
  const inTree = new Set([...behind, ...(reason ? decisivePart(reason, false) : [])].flatMap(actionsOf))
  if (claim.is === 'works') inTree.add(claim.action)
  const sent = phase.submissions.filter(({ id }) => counting.includes(id))
  const near = new Set(peopleIn(claim))
  for (const { id, by, to } of sent) if (inTree.has(id)) for (const who of [by, ...to]) near.add(who)
  const living = game.seats.filter(isPlaying).map(({ slot }) => slot)
  const nearness = (...people: readonly SeatId[]): number => people.filter(who => !near.has(who)).length
  const ranked: { change: Change; rank: number }[] = []
  const add = (rank: number, change: Change): void => void ranked.push({ change, rank })
  const isAlone = (who: SeatId): boolean => phase.kind === 'night' && sent.filter(({ by }) => by === who).length === 1
  for (const { id, by, does, to } of sent) {
    const far = inTree.has(id) ? 0 : 4
    // What an action is asked about without it is no question.
    if (claim.is !== 'works' || claim.action !== id)
      add(far, { is: 'without', action: id, ...(isAlone(by) && { alone: true }) })
    const aims = system.abilities[does] ?? game.customAbilities[does]
    if (aims && !aims.aims && to.every(who => living.includes(who)))
      for (const aim of to.keys())
        for (const who of living)
          if (!to.includes(who)) add(1 + far + nearness(who), { is: 'instead', action: id, to: to.with(aim, who) })
    if (counting[0] !== id) add(3 + far, { is: 'first', action: id })
    if (counting.at(-1) !== id) add(3 + far, { is: 'last', action: id })
  }
  for (const also of possible(here, living)) add(2 + nearness(also.by, ...also.to) * 2, also)
  for (const { id, by, for: choice, withdrawn } of phase.ballots ?? []) {
    if (withdrawn || choice === undefined) continue
    add(0, { is: 'vote', ballot: id, by })
    for (const who of living)
      if (who !== by && who !== choice) add(1 + nearness(who), { is: 'vote', ballot: id, by, for: who })
  }
  for (const change of ruledOtherwise(outcome)) add(3, change)
  for (const [option, { values }] of Object.entries(system.options))
    for (const value of values) if (value !== game.options[option]) add(6, { is: 'option', option, value })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ change }) => change)
}

/** What somebody alive could have sent in besides, to nobody or to one player. */
function possible({ system, game, phase }: Here, living: readonly SeatId[]): Extract<Change, { is: 'also' }>[] {
  const catalogue = catalogueOf(system, game)
  return game.seats.filter(isPlaying).flatMap(seat =>
    catalogue.abilitiesOf(seat).flatMap(does => {
      const { passive, phases = system.calendar.acting, targets = 0, aims } = catalogue.ability(does) ?? {}
      if (passive || aims || targets > 1 || !phases.includes(phase.kind)) return []
      return (targets ? living.map(who => [who]) : [[]]).flatMap(to => {
        const also = { is: 'also' as const, by: seat.slot, does, to }
        const isSent = phase.submissions.some(
          one => one.by === seat.slot && one.does === does && one.to.join() === to.join(),
        )
        return isSent || refuse(system, game, phase, { by: seat.slot, does, to, with: {} }) ? [] : also
      })
    }),
  )
}

/** Every ruling of the host, answered otherwise. */
function ruledOtherwise({ rulings }: Outcome): Change[] {
  const asked = new Map<string, number>()
  return rulings.flatMap(({ id, kind, choices, chosen }) => {
    if (kind !== 'prompt') return []
    const nth = asked.get(id) ?? 0
    asked.set(id, nth + 1)
    return choices.flatMap((choice): Change[] =>
      choice.id === chosen ? [] : [{ is: 'answer', prompt: id, nth, choice: choice.id }],
    )
  })
}

const isPlaying = ({ alive, bystander }: Seat): boolean => alive && !bystander

/** The players that a claim names. */
const peopleIn = (claim: Claim): SeatId[] =>
  Object.values(claim).flatMap((value): SeatId[] => (typeof value === 'string' ? [value] : []))
