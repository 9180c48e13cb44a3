/** Everything a night comes to, under one reading: questions, what was learned, how each action fared, who did something. */
import type { ActionId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { nodesOf } from '../../reason/table.ts'
import type { Gives, Learned, Outcome, Question, Verdict } from '../../journal/outcome.ts'
import type { Cites } from './cites.ts'
import type { Asked, Report, Run, RunOptions } from './run.ts'

export interface ReasonableRequest extends RunOptions {
  cites: Cites
  /** The host ruled which reading applies. */
  ruled: boolean
  passivesCanBeStopped: boolean
  split: 'chosenTarget' | 'all'
  trees: boolean
  budget?: number
  /** Compare with the other reading of rule 4 and say where they differ. */
  compare: boolean
  only?: { dies?: readonly string[]; actions?: readonly string[]; works?: readonly string[] }
  /** What the host ruled: the answer to the nth asking of a prompt, counted from 0. */
  answers: (prompt: string, nth: number) => string | undefined
}

export type NightResult = Pick<
  Outcome,
  'deaths' | 'questions' | 'learned' | 'verdicts' | 'recruited' | 'hidden' | 'rulings' | 'mayHangOn'
> & {
  /** Limited passive shields that took attacks: at whom, and whose they are. */
  shielded: { who: string; of: string; ability: string; attacks: number }[]
  /** What actions leave at players: at whom, by which action, and its word. */
  marked: { who: string; by: ActionId; as: string }[]
}

type Collected = Omit<NightResult, 'rulings'>

/** Asks every question of the night, or only those wanted. */
export function collect(run: Run, asked: ReasonableRequest): Collected {
  const { position } = run
  const { only } = asked
  const wanted = (action: string): boolean => !only || (only.actions?.includes(action) ?? false)
  const questions: (Asked & { rule?: string })[] = []

  const deaths = position.people.flatMap((person, who) => {
    if (!person.alive || (only && !only.dies?.includes(person.slot))) return []
    const death = run.death(who)
    if (death) questions.push(death)
    return death?.holds ? [{ who, slot: person.slot }] : []
  })
  const reports = position.acts.flatMap((act, index) => (wanted(act.id) ? (run.report(index) ?? []) : []))
  for (const report of reports)
    questions.push(...report.findings.map(finding => ({ ...finding, rule: asked.cites.sight })))
  const recruitings = position.acts.flatMap((act, index) => (wanted(act.id) ? run.recruitings(index) : []))
  questions.push(...recruitings.map(recruiting => ({ ...recruiting, rule: asked.cites.recruiting })))
  const markings = position.acts.flatMap((act, index) => (wanted(act.id) ? run.markings(index) : []))
  questions.push(...markings.filter(({ told }) => told).map(marking => ({ ...marking, rule: asked.cites.question })))
  const hidings = deaths.map(({ who }) => run.hiding(who))
  questions.push(...hidings.filter(hiding => hiding !== undefined))

  const grown: Question[] = questions.map(question => ({
    claim: question.claim,
    holds: question.holds,
    ...(asked.trees
      ? { reason: run.tree(question, question.claim.is === 'learns' ? asked.cites.question : question.rule) }
      : {}),
  }))
  const byClaim = new Map(questions.map(question => [JSON.stringify(question.claim), question]))
  const indexOf = new Map(position.acts.map((act, index) => [act.id, index]))
  return {
    deaths: deaths.map(({ slot }) => slot),
    questions: grown,
    learned: reports.map(report => learned(run, report, asked.cites)),
    verdicts: verdicts(run, asked.trees, grown, only && (only.works ?? [])),
    recruited: recruitings
      .filter(({ holds }) => holds)
      .map(({ who, claim }) => {
        const by = (claim as { by: ActionId }).by
        const into = run.field.component(indexOf.get(by)!, 'recruit')?.into
        return { who: position.people[who]!.slot, into: into ?? position.people[who]!.alignment, by }
      }),
    marked: markings
      .filter(({ lands }) => lands)
      .map(({ who, claim, as }) => ({
        who: position.people[who]!.slot,
        by: (claim as { action: ActionId }).action,
        as,
      })),
    shielded: only
      ? []
      : position.people.flatMap((person, who) =>
          run.shielded(who).map(({ by, attacks }) => ({
            who: person.slot,
            of: position.people[position.acts[by]!.actor]!.slot,
            ability: position.acts[by]!.ability,
            attacks,
          })),
        ),
    hidden: deaths.filter((_, index) => hidings[index]?.holds).map(({ slot }) => slot),
    mayHangOn: (claim, action) => {
      const act = indexOf.get(action)
      if (act === undefined) return false
      if (claim.is === 'works') {
        const other = indexOf.get(claim.action)
        return other !== undefined && run.verdictMayHangOn(other, act)
      }
      const question = byClaim.get(JSON.stringify(claim))
      return question !== undefined && run.mayHangOn(question, act)
    },
  }
}

function learned(run: Run, { by, results }: Report, cites: Cites): Learned {
  const act = run.position.acts[by]!
  const slot = run.position.people[act.actor]!.slot
  const listed = run.field.component(by, 'sense') !== undefined && run.field.component(by, 'sense')!.tells !== 'any'
  return {
    who: slot,
    action: act.id,
    ability: act.ability,
    about: run.position.people[act.targets[0] ?? act.actor]!.slot,
    result:
      results === undefined
        ? 'noResult'
        : results === 'nothing'
          ? results
          : listed
            ? inRosterOrder(run, results)
            : results[0]!,
    rule: results === undefined ? cites.sight : cites.question,
  }
}

/** Names in roster order; kinds and role words by code point, so that nobody learns who was first. */
function inRosterOrder(run: Run, results: string[]): string[] {
  const seats = new Map(run.position.people.map((person, seat) => [person.slot, seat]))
  return [...results].sort((a, b) =>
    seats.has(a) && seats.has(b) ? seats.get(a)! - seats.get(b)! : a < b ? -1 : a > b ? 1 : 0,
  )
}

function verdicts(run: Run, trees: boolean, questions: Question[], only?: readonly ActionId[]): Verdict[] {
  const sent = run.position.acts.flatMap((act, index) =>
    act.passive || only?.includes(act.id) === false ? [] : [{ act, ...run.verdict(index) }],
  )
  const reasons = new Map(trees ? sent.map(({ act, grow }) => [act.id, grow()]) : [])
  const used = trees
    ? standingIn(
        questions.flatMap(question => question.reason ?? []),
        reasons,
      )
    : new Set<ActionId>()
  return sent.map(({ act, verdict, landed }) => ({
    action: act.id,
    verdict,
    idle: trees && verdict === 'succeeded' && !used.has(act.id),
    landed: landed.map(place => run.position.people[place]!.slot).sort((a, b) => seat(run, a) - seat(run, b)),
    ...(trees ? { reason: reasons.get(act.id)! } : {}),
  }))
}

const seat = (run: Run, slot: string): number => run.position.people.findIndex(person => person.slot === slot)

/** The actions that do something somewhere in an outcome's tree, or in the tree of another action's verdict. */
function standingIn(outcomes: readonly Reason[], verdictTrees: ReadonlyMap<ActionId, Reason>): Set<ActionId> {
  const used = new Set<ActionId>(doingIn(outcomes))
  for (const [own, tree] of verdictTrees) for (const action of doingIn([tree])) if (action !== own) used.add(action)
  return used
}

/** The actions that do something in these trees: followed from the roots, past what has nothing to do. */
function doingIn(roots: readonly Reason[]): Set<ActionId> {
  const doing = new Set<ActionId>()
  const seen = new Set<Reason>(roots)
  const follow = [...roots]
  for (let reason = follow.pop(); reason; reason = follow.pop()) {
    const { because, unless } = bearing(reason)
    for (const child of [...because, ...unless]) if (child.holds && child.action !== undefined) doing.add(child.action)
    for (const child of [...reason.because, ...unless])
      if (!seen.has(child)) {
        seen.add(child)
        follow.push(child)
      }
  }
  return doing
}

/**
 * What bears on a node. Where not enough speaks for it, nothing that speaks against it does anything; and a protection
 * from what does not come for other reasons has nothing to do.
 */
function bearing({ need, because, unless }: Reason): { because: readonly Reason[]; unless: readonly Reason[] } {
  if (because.filter(({ holds }) => holds).length < need) return { because: [], unless: [] }
  const protects = ({ claim }: Reason): boolean =>
    'part' in claim && (claim.part === 'protect' || claim.part === 'intercept' || claim.part === 'cover')
  const stopped = unless.some(reason => reason.holds && !protects(reason))
  return { because, unless: stopped ? unless.filter(reason => !protects(reason)) : unless }
}

/** Actions that fail when asked by themselves and yet stand in the tree of a result. */
export function dividedActions({ questions, verdicts }: Collected): ActionId[] {
  const standing = new Set<ActionId>()
  for (const { claim, holds, action } of nodesOf(questions.flatMap(question => question.reason ?? [])))
    if (holds && action !== undefined && claim.is !== 'ruled') standing.add(action)
  return verdicts
    .filter(({ action, verdict }) => verdict === 'failed' && standing.has(action))
    .map(({ action }) => action)
}

/** What two readings are compared by: deaths, what was learned, and what changed. */
export const givenBy = ({ deaths, learned, recruited, hidden }: Collected): Gives => ({
  deaths,
  learned: learned.map(({ who, ability, about, result }) => ({ who, ability, about, result })),
  recruited: recruited.map(({ who }) => who),
  hidden,
})
