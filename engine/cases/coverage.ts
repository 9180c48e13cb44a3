/**
 * Coverage: which ids of a system a passing case shows. A rule is covered by a case that names it, in which the engine
 * cited it, and which expects something that could have failed. Abilities, modifiers, and the values of options and
 * settings that change a result count as ids too.
 */
import { catalogueOf, getOwn } from '../ruleset/catalogue.ts'
import { AS_GAME } from '../rules/component.ts'
import type { Modifier } from '../rules/role.ts'
import type { System } from '../ruleset/system.ts'
import { nodesOf } from '../reason/table.ts'
import type { Case } from './case.ts'
import type { CaseResult } from './check.ts'
import { asserts } from './expect-schema.ts'
import { rootsOf } from './laws/roots.ts'
import { play, Unplayable } from './play.ts'
import { reportsOf, type PhaseReport } from './report.ts'

export interface Coverage {
  covered: string[]
  missing: string[]
  /** Ids that say nothing a case could check, with the reason from the rulebook. */
  apart: { id: string; why: string }[]
}

/** What cases of a system show, taken in one after the other: nothing of how they were played is kept. */
export class Covering {
  readonly #system: System
  readonly #shown = new Set<string>()

  constructor(system: System) {
    this.#system = system
  }

  /** @param result of a case; one that failed, expects nothing or is of another system shows nothing */
  add(result: CaseResult): void {
    const { passed, written, cited } = result
    if (!passed || written.system !== this.#system.id) return
    if (written.setupExpect === undefined && !written.phases.some(({ expect }) => expect && asserts(expect))) return
    const between = expectsBetween(written)
    for (const rule of written.rules)
      if (cited.has(rule) || (between && this.#system.rulebook[rule]?.state)) this.#shown.add(rule)
    for (const id of [...abilitiesIn(result), ...modifiersIn(this.#system, result)]) this.#shown.add(id)
    for (const { id, others } of valuesIn(this.#system, written))
      if (!this.#shown.has(id) && changes(this.#system, result, others)) this.#shown.add(id)
  }

  /** What they show together. */
  coverage(): Coverage {
    const apart = Object.entries(this.#system.rulebook).flatMap(([id, { uncheckable }]) =>
      uncheckable === undefined ? [] : [{ id, why: uncheckable }],
    )
    const ids = idsOf(this.#system).filter(id => !apart.some(one => one.id === id))
    return {
      covered: ids.filter(id => this.#shown.has(id)),
      missing: ids.filter(id => !this.#shown.has(id)),
      apart,
    }
  }
}

/** Whether a case expects something of what holds between phases: what players know, share, become, are called. */
const expectsBetween = ({ starts, phases }: Case): boolean =>
  Object.keys(starts).length > 0
  || phases.some(({ expect }) => expect?.topics ?? expect?.becomes ?? expect?.flips ?? expect?.text)

/** @param results of cases of any system; those of others are passed over */
export function coverageOf(system: System, results: Iterable<CaseResult>): Coverage {
  const covering = new Covering(system)
  for (const result of results) covering.add(result)
  return covering.coverage()
}

/** Everything that counts: rules, each ability working and failing, modifiers, option values that are no default. */
function idsOf(system: System): string[] {
  return [
    ...Object.entries(system.rulebook).flatMap(([id, { lent }]) => (lent ? [] : [id])),
    ...Object.entries(system.abilities).flatMap(([id, { passive }]) =>
      passive ? [`ability ${id} at work`] : [`ability ${id} works`, `ability ${id} fails`],
    ),
    ...Object.entries(system.modifiers).flatMap(([id, { lent }]) => (lent ? [] : [`modifier ${id}`])),
    ...Object.entries(system.options).flatMap(([id, { values, whole, list, lent }]) =>
      lent
        ? []
        : [
            ...values.slice(1).map(value => `option ${id}: ${String(value)}`),
            ...(whole || list ? [`option ${id}`] : []),
          ],
    ),
    ...new Set(
      Object.entries(system.roles).flatMap(([role, { settings = {} }]) =>
        Object.entries(settings).flatMap(([name, values]) => values.map(value => settingId(role, name, values, value))),
      ),
    ),
  ]
}

function abilitiesIn({ played, reports }: CaseResult): string[] {
  return played.phases.flatMap(({ phase, outcome }, index) => {
    const sent = phase.submissions.flatMap(({ id, does }) => {
      const verdict = reports[index]!.actions[id]?.verdict
      return verdict === 'succeeded' ? [`ability ${does} works`] : verdict === 'failed' ? [`ability ${does} fails`] : []
    })
    const passive = nodesOf(rootsOf(outcome)).flatMap(({ action, holds }) =>
      holds && action?.startsWith('passive:') ? [`ability ${action.slice(action.lastIndexOf(':') + 1)} at work`] : [],
    )
    return [...sent, ...passive]
  })
}

/** Modifiers that the engine cited. */
const modifiersIn = (system: System, { cited, written, played }: CaseResult): string[] => {
  // What refuses an action by a rule, or is cited by one, is shown where somebody has it.
  const between = expectsBetween(written)
  const shows = (rule: string): boolean =>
    cited.has(rule) || (between && written.rules.includes(rule) && system.rulebook[rule]?.state === true)
  const catalogue = catalogueOf(system, played.start)
  const owned = new Set(played.start.seats.flatMap(seat => catalogue.modifiersOf(seat).map(({ use }) => use.modifier)))
  const isRefusedBy = ({ rule, cites }: Modifier, id: string): boolean =>
    [rule, cites].some(one => one !== undefined && shows(one)) && owned.has(id)
  return Object.keys(system.modifiers)
    .filter(id => cited.has(id) || isRefusedBy(system.modifiers[id]!, id))
    .map(id => `modifier ${id}`)
}

/** A value that a case has, and the same case with other values there: the default, or for the default all others. */
interface Value {
  id: string
  others: Case[]
}

function valuesIn(system: System, written: Case): Value[] {
  const options = Object.entries(system.options).flatMap(([id, { values, whole, list }]): Value[] => {
    const value = written.options[id]
    return value === undefined || value === values[0]
      ? []
      : [
          {
            id: whole || list ? `option ${id}` : `option ${id}: ${String(value)}`,
            others: [{ ...written, options: { ...written.options, [id]: values[0]! } }],
          },
        ]
  })
  const settings = written.seats.flatMap(seat =>
    Object.entries(getOwn(system.roles, seat.role)?.settings ?? {}).map(([name, values]): Value => {
      const value = getOwn(seat.settings, name) ?? values[0]!
      const others = value === values[0] ? values.slice(1) : values.slice(0, 1)
      return {
        id: settingId(seat.role, name, values, value),
        others: others.map(other => withSetting(written, seat.slot, name, other)),
      }
    }),
  )
  return [...options, ...settings]
}

type Word = string | boolean

/** What only says otherwise than the game has it means the same for every role. */
const settingId = (role: string, name: string, [first]: readonly Word[], value: Word): string =>
  `setting ${first === AS_GAME ? '' : `${role}.`}${name}: ${String(value)}`

const withSetting = (written: Case, slot: string, name: string, value: string | boolean): Case => ({
  ...written,
  seats: written.seats.map(seat =>
    seat.slot === slot ? { ...seat, settings: { ...seat.settings, [name]: value } } : seat,
  ),
})

/** Whether one of the others comes to something else. */
const changes = (system: System, { reports, written }: CaseResult, others: readonly Case[]): boolean =>
  others.some(other => comesTo(other, system) !== results(reports) + setupOf(written, system))

function comesTo(written: Case, system: System): string {
  try {
    const played = play(written, system, { trees: false })
    return results(reportsOf(played, written.language)) + setupOf(written, system, played)
  } catch (error) {
    // Where there are no votes without the value, its ballots are refused.
    if (error instanceof Unplayable) return 'refused'
    throw error
  }
}

/** The rules that a set-up breaks, where the case has it checked, and what players know who are looked at. */
const setupOf = (written: Case, system: System, played = play({ ...written, phases: [] }, system)): string => {
  const { start } = played
  const known = Object.keys(written.starts).map(who => start.seats.find(({ slot }) => slot === who))
  return JSON.stringify([
    ...(written.setupCheck ? [system.setup?.(start).map(({ rule }) => rule)] : []),
    ...known.map(seat => seat && system.knows?.(start, seat)),
  ])
}

/** What a value could change: all of a report but the reasons. */
const changing = [
  ...(['deaths', 'landed', 'learned', 'told', 'uses', 'refused', 'status', 'state', 'votes', 'lynched'] as const),
  ...(['winner', 'public', 'prompts', 'text', 'topics', 'becomes'] as const),
]

const results = (reports: readonly PhaseReport[]): string =>
  JSON.stringify(
    reports.map(report => [
      ...changing.map(key => report[key]),
      Object.entries(report.actions).map(([id, { verdict }]) => [id, verdict]),
    ]),
  )
