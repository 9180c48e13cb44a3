/**
 * Coverage: which ids of a system a passing case shows. A rule is covered by a case that names it, in which the engine
 * cited it, and which expects something. Abilities, modifiers and option values count as ids too.
 */
import { catalogueOf } from '../rules/catalogue.ts'
import type { System } from '../rules/system.ts'
import { nodesOf } from '../why/table.ts'
import type { CaseResult } from './check.ts'
import { rootsOf } from './laws.ts'
import { play } from './play.ts'
import { reportsOf, type PhaseReport } from './report.ts'

export interface Coverage {
  covered: string[]
  missing: string[]
  /** Ids that say nothing a case could check, with the reason from the rulebook. */
  apart: { id: string; why: string }[]
}

/** @param results of cases of any system; those of others are passed over */
export function coverageOf(system: System, results: readonly CaseResult[]): Coverage {
  const shown = new Set<string>()
  const telling = results.filter(({ passed, written }) => passed && written.system === system.id && written.phases.some(({ expect }) => expect && Object.keys(expect).length))
  for (const result of telling) {
    for (const rule of result.written.rules) if (result.cited.has(rule)) shown.add(rule)
    for (const id of [...abilitiesIn(result), ...modifiersIn(system, result), ...optionsIn(system, result)]) shown.add(id)
  }
  const apart = Object.entries(system.rulebook).flatMap(([id, { uncheckable }]) => uncheckable === undefined ? [] : [{ id, why: uncheckable }])
  const ids = idsOf(system).filter(id => !apart.some(one => one.id === id))
  return { covered: ids.filter(id => shown.has(id)), missing: ids.filter(id => !shown.has(id)), apart }
}

/** Everything that counts: rules, each ability working and failing, modifiers, option values that are no default. */
export function idsOf(system: System): string[] {
  return [
    ...Object.keys(system.rulebook),
    ...Object.entries(system.abilities).flatMap(([id, { passive }]) => passive ? [`ability ${id} at work`] : [`ability ${id} works`, `ability ${id} fails`]),
    ...Object.keys(system.modifiers).map(id => `modifier ${id}`),
    ...Object.entries(system.options).flatMap(([id, { values }]) => values.slice(1).map(value => `option ${id}: ${String(value)}`)),
    ...Object.entries(system.roles).flatMap(([role, { settings = {} }]) => Object.entries(settings).flatMap(([name, values]) => values.map(value => `setting ${role}.${name}: ${String(value)}`))),
  ]
}

function abilitiesIn({ played, reports }: CaseResult): string[] {
  return played.phases.flatMap(({ phase, outcome }, index) => {
    const sent = phase.submissions.flatMap(({ id, does }) => {
      const verdict = reports[index]!.actions[id]?.verdict
      return verdict === 'succeeded' ? [`ability ${does} works`] : verdict === 'failed' ? [`ability ${does} fails`] : []
    })
    const passive = nodesOf(rootsOf(outcome)).flatMap(({ action, holds }) => holds && action?.startsWith('passive:') ? [`ability ${action.slice(action.lastIndexOf(':') + 1)} at work`] : [])
    return [...sent, ...passive]
  })
}

/** Modifiers that the engine cited, and settings that a player of the case has while something is expected. */
function modifiersIn(system: System, { played, cited, written }: CaseResult): string[] {
  const modifiers = Object.keys(system.modifiers).filter(id => cited.has(id)).map(id => `modifier ${id}`)
  const catalogue = catalogueOf(system, written)
  const acting = new Set(played.phases.flatMap(({ phase }) => phase.submissions.map(({ by }) => by)))
  const settings = written.seats.filter(({ slot }) => acting.has(slot)).flatMap(seat => Object.entries(catalogue.role(seat.role)?.settings ?? {})
    .map(([name, values]) => `setting ${seat.role}.${name}: ${String(seat.settings[name] ?? values[0])}`))
  return [...modifiers, ...settings]
}

/** Option values that change what the case comes to, against the default. */
function optionsIn(system: System, { written, reports }: CaseResult): string[] {
  return Object.entries(system.options).flatMap(([id, { values }]) => {
    const value = written.options[id]
    if (value === undefined || value === values[0]) return []
    const other = reportsOf(play({ ...written, options: { ...written.options, [id]: values[0]! } }, system))
    return results(other) === results(reports) ? [] : [`option ${id}: ${String(value)}`]
  })
}

/** What the option could have changed: everything but the reasons. */
const results = (reports: readonly PhaseReport[]): string => JSON.stringify(reports.map(({ deaths, actions, landed, learned, told, uses, refused }) =>
  [deaths, Object.entries(actions).map(([id, { verdict }]) => [id, verdict]), landed, learned, told, uses, refused]))
