/** Checking cases: what was expected against what came, and the laws. */
import type { RuleId } from '../reason/claim.ts'
import { turnedOn } from '../reason/decisive.ts'
import { textTree } from '../why/print.ts'
import type { Reason } from '../reason/reason.ts'
import { spaced, speakerOf } from '../why/speaker.ts'
import { rulesOf } from '../reason/table.ts'
import { systemById } from '../systems/index.ts'
import type { Case } from './case.ts'
import { compare, type Difference } from './compare.ts'
import { brokenLaws } from './laws.ts'
import { rootsOf } from './laws/roots.ts'
import type { ResolveRequest, System } from '../ruleset/system.ts'
import type { Saying } from '../text/in-each.ts'
import type { Locale } from '../text/wording.ts'
import { keptBy, type Kept } from './names.ts'
import { play, type PhasePlayed, type Played } from './play.ts'
import { reportsOf, type PhaseReport } from './report.ts'

export interface Failure {
  phase: string
  at: string
  expected: Saying
  came: Saying
  /** Printed: the tree that explains what came. */
  tree?: string
}

export interface CaseResult {
  written: Case
  passed: boolean
  failures: Failure[]
  /** What the engine cited while it played the case: for coverage. */
  cited: ReadonlySet<RuleId>
  played: Played
  reports: PhaseReport[]
}

/**
 * Plays a case, compares it and holds it to the laws.
 * @param language of the trees that explain what failed
 * @param order in which lists are walked when it is played
 * @param again whether it is also held to the laws that resolve it again
 */
export function checkCase(
  written: Case,
  system: System = systemById(written.system)!,
  language: Locale = 'en',
  order?: ResolveRequest['order'],
  again = true,
): CaseResult {
  const played = play(written, system, { trees: true, ...(order && { order }) })
  const keeps = keptIn(written, system)
  const breaks = written.setupCheck ? (system.setup?.(played.start) ?? []).map(({ rule }) => rule) : []
  const reports = reportsOf(played, written.language)
  const failures = played.phases.flatMap((phase, index) =>
    phase.written.expect
      ? compare(phase.written.expect, reports[index]!, keeps).map(difference =>
          failure(played, phase, difference, language),
        )
      : [],
  )
  const broken = brokenLaws(played, again).map(({ law, phase, how }): Failure => ({
    phase,
    at: `law ${law}`,
    expected: 'to hold',
    came: how,
  }))
  const all = [...setupFailures(written, breaks), ...startFailures(written, played), ...failures, ...broken]
  return {
    written,
    passed: !all.length,
    failures: all,
    cited: new Set([...citedIn(played, reports), ...breaks]),
    played,
    reports,
  }
}

export const checkCases = (cases: readonly Case[]): CaseResult[] => cases.map(written => checkCase(written))

/** What the system keeps; marks also where a seat of the case has one. */
export const keptIn = ({ seats }: Case, system: System): ReadonlySet<Kept> =>
  new Set([...keptBy(system), ...(seats.some(({ status }) => status.length) ? ['status' as const] : [])])

/** The rules that the set-up breaks against those that it should, where the case has it checked. */
function setupFailures(written: Case, breaks: readonly RuleId[]): Failure[] {
  if (!written.setupCheck) return []
  const [expected, came] = [written.setupExpect ?? [], breaks].map(rules => JSON.stringify([...new Set(rules)].sort()))
  return expected === came ? [] : [{ phase: 'set-up', at: 'setup', expected: expected!, came: came! }]
}

/** What players know as the game begins, against what they should. */
export function startFailures({ starts }: Case, { system, start }: Played): Failure[] {
  return Object.entries(starts).flatMap(([who, { knows, topic, with: others }]): Failure[] => {
    const seat = start.seats.find(({ slot }) => slot === who)
    if (!seat) return [{ phase: 'start', at: `starts.${who}`, expected: who, came: 'nobody' }]
    const known = (system.knows?.(start, seat) ?? []).map(({ who: of, is }) =>
      [of, of ? is : spaced(is)].join(' ').trim(),
    )
    const inTopics = (system.topics?.(start) ?? []).filter(({ members }) => members.includes(who))
    const there = inTopics.find(({ id }) => id === topic)
    const besides = there?.members.filter(slot => slot !== who) ?? []
    const wrong = (at: string, expected: readonly string[], came: readonly string[]): Failure[] =>
      JSON.stringify([...expected].sort()) === JSON.stringify([...came].sort())
        ? []
        : [{ phase: 'start', at: `starts.${who}.${at}`, expected: expected.join(', '), came: came.join(', ') }]
    return [
      ...(knows ? wrong('knows', knows, known) : []),
      ...(topic !== undefined && !there
        ? wrong(
            'topic',
            [topic],
            inTopics.map(({ id }) => id),
          )
        : []),
      ...(others ? wrong('with', others, besides) : []),
    ]
  })
}

function failure(
  { system }: Played,
  played: PhasePlayed,
  { at, expected, came, about }: Difference,
  language: Locale,
): Failure {
  const root = about && rootAbout(played, about)
  const speaker = speakerOf(system, played.game, played.phase, language, played.outcome)
  return { phase: played.name, at, expected, came, ...(root ? { tree: textTree(root, speaker, { rules: true }) } : {}) }
}

function rootAbout({ outcome }: PhasePlayed, about: NonNullable<Difference['about']>): Reason | undefined {
  if ('action' in about) return outcome.verdicts.find(({ action }) => action === about.action)?.reason
  const asked = outcome.questions.filter(
    ({ claim }) =>
      'who' in claim
      && claim.who === ('dies' in about ? about.dies : about.learns)
      && (claim.is === 'dies') === 'dies' in about,
  )
  return (asked.find(({ holds }) => holds) ?? asked[0])?.reason
}

/** Every rule that stands in the decisive part of a tree, in a refusal, a ruling, a message, a draw or a spent use. */
function citedIn(played: Played, reports: readonly PhaseReport[]): Set<RuleId> {
  const cited = new Set<RuleId>()
  for (const { outcome } of played.phases) {
    const inPart = new Set(outcome.verdicts.flatMap(({ verdict, reason }) => (verdict === 'partial' && reason) || []))
    for (const root of rootsOf(outcome))
      for (const reason of turnedOn(root, inPart.has(root)))
        for (const node of [reason, ...lookedFor(reason)]) for (const rule of rulesOf(node)) cited.add(rule)
    for (const { rule } of [...outcome.rulings, ...outcome.rolls, ...outcome.learned]) cited.add(rule)
    for (const { rule } of outcome.tells) if (rule !== undefined) cited.add(rule)
    for (const { rule, modifier } of outcome.spent) {
      cited.add(rule)
      cited.add(modifier)
    }
    for (const { rule } of [
      ...(outcome.tally?.steps ?? []),
      ...(outcome.tally?.uncounted ?? []),
      ...(outcome.winner ? [outcome.winner] : []),
    ])
      cited.add(rule)
  }
  for (const report of reports)
    for (const { verdict, because } of Object.values(report.actions))
      if (verdict === 'void') for (const rule of because) cited.add(rule)
  return cited
}

/** What was looked for right below a node and was not there. */
const lookedFor = ({ because, unless }: Reason): Reason[] =>
  [...because, ...unless].filter(child => !child.holds && !child.because.length && !child.unless.length)
