/** Which case and which phase of a file is meant, and a case with one of its actions left out. */
import { problemHeard } from '../words/problem.ts'
import { listed, say } from '../words/say.ts'
import type { Case, CasePhase, Problem } from '../../../engine/cases/case.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { systems } from '../../../engine/systems/index.ts'
import type { CallInput, CaseNamed } from '../contract.ts'
import { notFound, Refused } from '../refusal.ts'

/** A file read: its cases, and what is wrong with the rest. `broken` counts the documents with a problem. */
interface FileRead {
  cases: Case[]
  problems: Problem[]
  broken: number
}

/** Reads the cases of a text. Never throws. */
export function readFile({ file, text }: { file: string; text: string }): FileRead {
  const read = readCases(text, file, systems)
  return {
    cases: read.cases,
    problems: read.problems.map(problemHeard),
    broken: documentsAt(
      text,
      read.problems.map(({ line }) => line),
    ),
  }
}

/** How many documents have one of these lines. A line that begins with `---` always begins a document, whatever stands around it. */
function documentsAt(text: string, lines: readonly number[]): number {
  if (!lines.length) return 0
  const starts = text.split(/\r\n?|\n/).flatMap((line, index) => (/^---(\s|$)/.test(line) ? [index + 1] : []))
  return new Set(lines.map(line => starts.filter(start => start <= line).length)).size
}

/** How a case is named to a reader. */
export const named = ({ title, variant, file, line }: Case): CaseNamed => ({
  case: title,
  ...(variant !== undefined && { variant }),
  file,
  line,
})

/** The title, with the variant where there is one. */
export const titleOf = ({ title, variant }: Case): string => (variant === undefined ? title : `${title} (${variant})`)

export const nameOf = ({ kind, number }: Pick<CasePhase, 'kind' | 'number'>): string => `${kind} ${number}`

/** A case to be shown, and the phases of it that are asked for. */
export interface Chosen {
  written: Case
  phases: ReadonlySet<string>
}

/**
 * @returns the cases that are meant, all where none is named, each with its phases
 * @throws Refused when there is no such case or phase
 */
export function choose(
  cases: readonly Case[],
  { case: title, phase }: Pick<CallInput<'cases.resolve'>, 'case' | 'phase'>,
): Chosen[] {
  const named =
    title === undefined ? cases : cases.filter(one => [one.title, one.variant, titleOf(one)].includes(title))
  if (title !== undefined && cases.length && !named.length)
    throw notFound('case', title, [...new Set(cases.flatMap(one => [one.title, one.variant ?? one.title]))])
  const wanted = phase === undefined ? undefined : sameName(phase)
  const chosen = named.map(written => ({
    written,
    phases: new Set(written.phases.map(nameOf).filter(name => wanted === undefined || sameName(name) === wanted)),
  }))
  const having = wanted === undefined ? chosen : chosen.filter(({ phases }) => phases.size)
  if (wanted !== undefined && named.length && !having.length)
    throw notFound('phase', phase!, [...new Set(named.flatMap(one => one.phases.map(nameOf)))])
  return having
}

const sameName = (name: string): string => name.toLowerCase().replace(/\s+/g, '')

/**
 * The same case with one action left out, as if never sent in.
 * @throws Refused when there is none of this id, or several
 */
export function without(chosen: readonly Chosen[], id: string): { written: Case; action: string } {
  const [one, another] = chosen
  if (!one) throw notFound('action', id, [])
  if (another)
    throw new Refused(
      'badInput',
      say('cases.several', { id }),
      say('cases.nameOne', {
        list: `${chosen
          .slice(0, 5)
          .map(({ written }) => `"${titleOf(written)}"`)
          .join(', ')}${chosen.length > 5 ? ' …' : ''}`,
      }),
    )
  const asked = one.written.phases.filter(phase => one.phases.has(nameOf(phase)))
  const having = asked.filter(({ actions }) => actions.some(action => action.id === id))
  if (!having.length)
    throw notFound(
      'action',
      id,
      asked.flatMap(({ actions }) => actions.map(action => action.id)),
    )
  if (having.length > 1)
    throw new Refused(
      'badInput',
      say('cases.standsIn', { id, phases: listed(having.map(nameOf)) }),
      say('cases.namePhase', { phase: nameOf(having[0]!) }),
    )
  const phases = one.written.phases.map(phase =>
    phase !== having[0]
      ? phase
      : {
          ...phase,
          actions: phase.actions.filter(action => action.id !== id),
          commands: phase.commands.filter(command => !('action' in command) || command.action !== id),
        },
  )
  return { written: { ...one.written, phases }, action: id }
}
