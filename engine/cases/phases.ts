/** The phases of a case: what was sent in, voted, posted and ruled, and what must come of it. */
import { inEach } from '../text/in-each.ts'
import { misshapen } from '../game/ballot-form.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import type { CaseCommand, CasePhase, CaseVote } from './case.ts'
import { readActions } from './actions.ts'
import { shown, type Report } from './complain.ts'
import { checkExpect } from './expect-check.ts'
import { expectOf, type Expect } from './expect-schema.ts'
import type { Path } from './locate.ts'
import { isSomebody, type Known } from './names.ts'
import { checkOneName, inSeats, knowing, replacedIn, type PhaseReplaced } from './replaced.ts'
import type { CommandWritten, PhaseWritten, VoteWritten } from './schema.ts'
import { said } from './said/phases.ts'
import { isRead, tokensOf } from './tokens.ts'

/** Reads the phases in the order written. */
export function readPhases(written: readonly PhaseWritten[], known: Known, report: Report): CasePhase[] {
  const seen = new Set<string>()
  const replaced = replacedIn(written, known, report)
  return written.flatMap((phase, index) => {
    const path = ['phases', index]
    const called = kindOf(phase, path, known, report)
    if (!called) return []
    const name = `${called.kind} ${called.number}`
    if (seen.has(name)) report.atKey([...path, called.kind], said('twice', { phase: name }), said('onceEach'))
    seen.add(name)
    const here = replaced[index]!
    return [inSeats({ ...called, ...readPhase(phase, path, known, here, report) }, here.phase)]
  })
}

/** What a phase is called: the one key of it that is a kind of phase. */
function kindOf(
  written: PhaseWritten,
  path: Path,
  { system }: Known,
  report: Report,
): { kind: string; number: number } | undefined {
  const numbers = written as Record<string, unknown>
  const [kind, another] = system.calendar.phases.filter(kind => numbers[kind] !== undefined)
  if (kind === undefined)
    report.at(
      path,
      said('noKind'),
      said('beginWith', { list: system.calendar.phases.map(kind => `${kind}: 1`).join(' | ') }),
    )
  else if (another !== undefined) report.atKey([...path, another], said('kindTwice', { kind }), said('oneKind'))
  return kind === undefined ? undefined : { kind, number: numbers[kind] as number }
}

function readPhase(
  written: PhaseWritten,
  path: Path,
  before: Known,
  replaced: PhaseReplaced,
  report: Report,
): Omit<CasePhase, 'kind' | 'number'> {
  const known = knowing(before, replaced.phase)
  const { opens, closes } = written
  if (opens !== undefined && closes !== undefined && Date.parse(closes) <= Date.parse(opens)) {
    report.at([...path, 'closes'], said('closesEarly', { closes }), said('opensAt', { opens }))
  }
  const actions = readActions(written.actions ?? [], [...path, 'actions'], known, report)
  const ids = new Set(actions.map(({ id }) => id))
  if (written.expect) {
    checkExpect(written.expect, [...path, 'expect'], known, ids, report)
    checkOneName(written.expect, [...path, 'expect'], replaced.phase, report)
  }
  return {
    line: report.line(path),
    ...(opens !== undefined && { opens }),
    ...(closes !== undefined && { closes }),
    actions,
    votes: (written.votes ?? []).flatMap(
      (vote, index) => readVote(vote, [...path, 'votes', index], known, report) ?? [],
    ),
    posts: (written.posts ?? []).map((post, index) => {
      isSomebody(known, [...path, 'posts', index, 'by'], post.by, report)
      return { line: report.line([...path, 'posts', index]), ...post }
    }),
    commands: (written.commands ?? []).flatMap(
      (command, index) =>
        readCommand(command, [...path, 'commands', index], knowing(before, replaced.commands[index]!), ids, report)
        ?? [],
    ),
    answers: readAnswers(written.answers ?? {}, [...path, 'answers'], known, report),
    draws: (written.draws ?? []).map((draw, index) => {
      report.known([...path, 'draws', index, 'for'], 'draw', draw.for, Object.keys(known.system.draws))
      if (!known.system.entry.groupTargets && !known.system.votes)
        isSomebody(known, [...path, 'draws', index, 'gives'], draw.gives, report)
      return draw
    }),
    expect: written.expect && inIds(expectOf(written.expect), known),
  }
}

/** Abilities under their ids, where a case calls them by an everyday word. */
function inIds({ learned, uses, ...expect }: Expect, { meant }: Known): Expect {
  return {
    ...expect,
    ...(learned && {
      learned: Object.fromEntries(
        Object.entries(learned).map(([who, facts]) => [
          who,
          facts.map(fact => ('does' in fact ? { ...fact, does: meant(who, fact.does) } : fact)),
        ]),
      ),
    }),
    ...(uses && {
      uses: Object.fromEntries(
        Object.entries(uses).map(([who, counts]) => [
          who,
          Object.fromEntries(Object.entries(counts).map(([id, count]) => [meant(who, id), count])),
        ]),
      ),
    }),
  }
}

/** Whom a ballot names: somebody, nobody as a choice of its own, or no one any more. */
function targetOf(target: string | undefined, known: Known): Pick<CaseVote, 'for' | 'nobody'> {
  if (target === undefined || target === withdrawn) return {}
  return target === noOne && !known.names.has(noOne) ? { nobody: true } : { for: target }
}

const withdrawn = 'unvote'
const noOne = 'nobody'

function readVote(written: VoteWritten, path: Path, known: Known, report: Report): CaseVote | undefined {
  const line = report.line(path)
  if (typeof written === 'string') {
    const tokens = tokensOf(written)
    const [by, target, more] = isRead(tokens) ? tokens : []
    if (!by || !target || more || by.key !== undefined || target.key !== undefined) {
      report.at(path, said('noVote', { vote: shown(written) }), said('voteForm'))
      return undefined
    }
    isSomebody(known, path, by.text, report)
    const choice = targetOf(target.text, known)
    if (choice.for !== undefined) isSomebody(known, path, choice.for, report)
    return checkForm({ line, by: [by.text], ...choice }, path, known, report)
  }
  const { by, for: target, ...others } = written
  const voters = typeof by === 'string' ? [by] : by
  voters.forEach((voter, index) =>
    isSomebody(known, typeof by === 'string' ? [...path, 'by'] : [...path, 'by', index], voter, report),
  )
  const choice = targetOf(target, known)
  if (choice.for !== undefined) isSomebody(known, [...path, 'for'], choice.for, report)
  if (others.individual !== undefined) isSomebody(known, [...path, 'individual'], others.individual, report)
  if (others.family !== undefined) report.known([...path, 'family'], 'family', others.family, known.families)
  if (target === undefined && others.family === undefined && others.individual === undefined) {
    report.at(path, said('forNobody'), said('voteFor'))
  }
  const vote = { line, by: voters, ...choice, ...others }
  return checkForm(vote, path, known, report)
}

/** A ballot of another form than the rules have would be counted as nothing. */
function checkForm(vote: CaseVote, path: Path, { system }: Known, report: Report): CaseVote {
  const wrong = misshapen(system, vote)
  if (wrong) report.at(path, inEach(wrong.declined), said(system.votes?.form === 'family' ? 'byFamily' : 'byName'))
  return vote
}

/** The keys of each command: which it must have, and which it may have. */
const commandKeys = {
  modkill: { must: [], may: ['reason', 'at'] },
  replace: { must: ['with'], may: [] },
  override: { must: ['holds'], may: ['reason', 'spends'] },
  withdraw: { must: [], may: [] },
  extend: { must: [], may: [] },
  record: { must: [], may: ['values'] },
} as const satisfies Record<string, { must: (keyof CommandWritten)[]; may: (keyof CommandWritten)[] }>
type CommandName = keyof typeof commandKeys

function readCommand(
  written: CommandWritten,
  path: Path,
  known: Known,
  ids: ReadonlySet<string>,
  report: Report,
): CaseCommand | undefined {
  const names = Object.keys(commandKeys) as CommandName[]
  const [name, another] = names.filter(name => written[name] !== undefined)
  if (name === undefined || another !== undefined) {
    report.at(
      path,
      name === undefined ? said('noCommand') : said('twoCommands', { one: name, other: another! }),
      said('oneOf', { list: names.join(', ') }),
    )
    return undefined
  }
  const { must, may }: { must: readonly string[]; may: readonly string[] } = commandKeys[name]
  const lacking = must.filter(key => !(key in written))
  for (const key of lacking) report.at(path, said('keyMissing', { key }), said('writeBoth', { command: name, key }))
  for (const key of Object.keys(written)) {
    const keys = [name, ...must, ...may]
    if (!keys.includes(key))
      report.atKey([...path, key], said('noKey', { command: name, key }), said('keys', { list: keys.join(', ') }))
  }
  const who = written.modkill ?? written.replace
  if (who !== undefined) isSomebody(known, [...path, name], who, report)
  const action = written.override ?? written.withdraw
  if (action !== undefined) report.known([...path, name], 'action', action, ids)
  const line = report.line(path)
  const reason = written.reason ?? ''
  switch (name) {
    case 'modkill':
      return { line, does: name, who: written.modkill!, reason, ...(written.at !== undefined && { at: written.at }) }
    case 'replace':
      return { line, does: name, who: written.replace!, with: written.with ?? '' }
    case 'override':
      return {
        line,
        does: name,
        action: written.override!,
        holds: written.holds ?? true,
        reason,
        ...(written.spends !== undefined && { spends: written.spends }),
      }
    case 'withdraw':
      return { line, does: name, action: written.withdraw! }
    case 'extend':
      return { line, does: name, minutes: written.extend! }
    case 'record':
      report.known([...path, name], 'form', written.record!, Object.keys(known.system.books?.forms ?? {}))
      return { line, does: name, form: written.record!, values: written.values ?? {} }
  }
}

function readAnswers(
  written: NonNullable<PhaseWritten['answers']>,
  path: Path,
  { system }: Known,
  report: Report,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(written).map(([prompt, answer]) => {
      const answers = typeof answer === 'string' ? [answer] : answer
      if (report.known([...path, prompt], 'prompt', prompt, Object.keys(system.prompts), 'key')) {
        const { choices } = getOwn(system.prompts, prompt)!
        const place = (index: number): Path =>
          typeof answer === 'string' ? [...path, prompt] : [...path, prompt, index]
        if (choices) answers.forEach((word, index) => report.known(place(index), 'answer', word, choices))
      }
      return [prompt, answers]
    }),
  )
}
