/**
 * Reading case files: from text to cases in which every word is known, or to problems that each name a line, a value
 * and what would be right. Nothing is read by halves: a document with a problem gives no case at all.
 */
import { inEach } from '../text/in-each.ts'
import { voteless } from '../game/ballot-form.ts'
import { languagesOf } from '../game/language.ts'
import { optionValue, wrongValue } from '../rules/option.ts'
import { withOwnRoles } from '../ruleset/own-roles.ts'
import type { System } from '../ruleset/system.ts'
import type { Case, CasePhase } from './case.ts'
import { reading, Report, shown } from './complain.ts'
import { readCustom } from './custom-roles.ts'
import { keysIn, keysOf, merge, plain, under, without, type Entry, type Keys, type Node } from './locate.ts'
import { knownOf } from './names.ts'
import { readPhases } from './phases.ts'
import { readSeats } from './players.ts'
import type { ProblemFound } from './problem.ts'
import { said } from './said/file.ts'
import { said as shapeSaid } from './said/shape.ts'
import { caseSchema, type CaseWritten } from './schema.ts'
import { readDocuments } from './yaml.ts'

const mostVariants = 100
const beginning = said('beginning')

/**
 * Reads every case of a text. A document with `variants` gives one case for each of them, and one for itself where it
 * expects something as it stands; otherwise it only holds what its variants share. Never throws.
 * @param file what problems call the text
 */
export function readCases(
  text: string,
  file: string,
  systems: readonly System[],
): { cases: Case[]; problems: ProblemFound[] } {
  const { documents, problems } = readDocuments(text, file)
  if (!documents.length && !problems.length)
    problems.push({ file, line: 1, message: said('noCase'), remedy: beginning })
  const cases: Case[] = []
  for (const document of documents) {
    const read = readDocument(document, file, systems)
    problems.push(...read.problems)
    if (!read.problems.length) cases.push(...read.cases)
  }
  return { cases, problems: problems.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0)) }
}

/** What one document gives: its cases, or what is wrong with it. */
interface Read {
  cases: Case[]
  problems: ProblemFound[]
}

/**
 * Reads the cases of one document, whatever text it came from. Never throws.
 * @param file what problems call the text
 */
export function readDocument(document: Node, file: string, systems: readonly System[]): Read {
  const report = new Report(file, document)
  if (document.is !== 'keys') {
    report.at([], said('notKeys', { value: shown(plain(document)) }), beginning)
    return { cases: [], problems: report.problems }
  }
  const variants = variantsOf(document, report)
  if (!variants) return { cases: [], problems: report.problems }
  const base = without(document, 'variants')
  const read: Read = { cases: [], problems: [] }
  const add = (node: Keys, line: number, variant?: string): void => {
    const one = readCase(node, file, line, systems, variant)
    if ('title' in one) read.cases.push(one)
    else read.problems.push(...one.problems)
  }
  if (!variants.size || expectsSomething(base)) add(base, document.at.line)
  for (const [name, { key, value }] of variants) add(withVariant(base, value), key.line, name)
  return { ...read, problems: distinct(read.problems) }
}

/** A case with one of its variants laid over it. */
export const withVariant = (base: Keys, variant: Node): Keys => merge(atLength(base, variant), variant) as Keys

/** @returns undefined when they cannot be read */
function variantsOf(document: Keys, report: Report): Keys['entries'] | undefined {
  const variants = under(document, 'variants')
  if (!variants) return new Map()
  if (variants.is !== 'keys' || !variants.entries.size) {
    report.at(['variants'], said('notVariants', { value: shown(plain(variants)) }), said('likeVariants'))
  } else if (variants.entries.size > mostVariants) {
    report.at(
      ['variants'],
      said('mostVariants', { count: variants.entries.size, most: mostVariants }),
      said('divideCase'),
    )
  } else {
    for (const [name, { value }] of variants.entries) {
      if (value.is !== 'keys')
        report.at(['variants', name], said('notVariant', { value: shown(plain(value)) }), said('variantHas'))
      else if (under(value, 'variants'))
        report.atKey(['variants', name, 'variants'], said('variantsInVariant'), said('besideIt'))
    }
  }
  return report.problems.length || variants.is !== 'keys' ? undefined : variants.entries
}

/**
 * The case with those players written at length of whom a variant says more, so that they keep their roles. A short form in
 * the variant needs none of this: it says all there is of a player, as anywhere.
 */
function atLength(base: Keys, variant: Node): Keys {
  const players = under(base, 'players')
  const more = under(variant, 'players')
  if (players?.is !== 'keys' || more?.is !== 'keys') return base
  const long = [...players.entries].map(([name, entry]): [string, Entry] => {
    const { value } = entry
    const short = value.is === 'word' && more.entries.get(name)?.value.is === 'keys'
    return [name, short ? { ...entry, value: keysOf(value.at, new Map([['role', { key: value.at, value }]])) } : entry]
  })
  const key = base.entries.get('players')!.key
  return keysOf(base.at, new Map([...base.entries, ['players', { key, value: keysOf(players.at, new Map(long)) }]]))
}

function expectsSomething(node: Keys): boolean {
  const phases = under(node, 'phases')
  return (
    under(node, 'expect') !== undefined
    || (phases?.is === 'list' && phases.items.some(phase => under(phase, 'expect') !== undefined))
  )
}

/** Variants share most of their text, and with it its mistakes. */
function distinct(problems: readonly ProblemFound[]): ProblemFound[] {
  return [...new Map(problems.map(problem => [JSON.stringify(problem), problem])).values()]
}

function readCase(node: Keys, file: string, line: number, systems: readonly System[], variant?: string): Case | Report {
  const report = new Report(file, node)
  const system = systemOf(node, systems, report)
  if (!system) return report
  const shape = caseSchema(system).safeParse(plain(node), reading)
  if (!shape.success) {
    report.issues(shape.error.issues)
    return report
  }
  const written = shape.data
  const custom = readCustom(written.roles ?? {}, system, report)
  const played = withOwnRoles(system, { customRoles: custom.roles })
  const { seats, state } = readSeats(written, keysIn(under(node, 'players')), played, custom, report)
  const known = knownOf(system, custom, {
    seats,
    names: new Set(seats.map(({ slot }) => slot)),
    bystanders: new Set(seats.filter(({ bystander }) => bystander).map(({ slot }) => slot)),
    families: new Set(seats.flatMap(({ details }) => details?.family ?? [])),
  })
  const phases = readPhases(written.phases ?? [], known, report)
  const options = optionsOf(written, system, report)
  checkVotes(phases, system, options, report)
  checkEnd(written, phases, system, report)
  const one: Case = {
    title: written.case,
    file,
    line,
    ...(variant !== undefined && { variant }),
    system: system.id,
    rules: rulesOf(written, system, report),
    options,
    seed: written.seed ?? 0,
    ...languageOf(written, system, report),
    seats,
    state,
    customRoles: custom.roles,
    customAbilities: custom.abilities,
    phases,
    ...(written.over !== undefined && { over: written.over }),
    ...(written.hosts && { hosts: written.hosts }),
    starts: written.starts ?? {},
    setupCheck: written.setup !== undefined,
    ...setupOf(written, system, report),
  }
  return report.problems.length ? report : one
}

/** Votes stand in phases in which rules that have votes, with these options, have some. */
function checkVotes(phases: readonly CasePhase[], system: System, options: Case['options'], report: Report): void {
  phases.forEach(({ kind, votes }, index) => {
    const wrong = system.votes && votes.length ? voteless(system, { options }, kind) : undefined
    if (wrong)
      report.atKey(
        ['phases', index, 'votes'],
        inEach(wrong.declined),
        wrong.remedy === undefined ? undefined : inEach(wrong.remedy),
      )
  })
}

/** Phases that come after the end of the game stand last, in a case that says who won. */
function checkEnd({ over }: CaseWritten, phases: readonly CasePhase[], system: System, report: Report): void {
  const { after = [] } = system.calendar
  const first = phases.findIndex(({ kind }) => after.includes(kind))
  if (over !== undefined && first < 0)
    report.atKey(
      ['over'],
      said('nothingAfter'),
      after.length ? said('writeAfter', { list: after.map(kind => `${kind}: 1`).join(' | ') }) : said('leaveOut'),
    )
  const sides = [...Object.keys(system.factions), ...(system.winners ?? [])]
  if (over !== undefined) report.known(['over'], { valueOf: 'over' }, over, sides)
  if (first < 0) return
  const { kind } = phases[first]!
  if (over === undefined)
    report.at(['phases', first], said('notOver', { kind }), said('writeOver', { list: sides.join(' | ') }))
  const later = phases.findIndex((phase, index) => index > first && !after.includes(phase.kind))
  if (later >= 0)
    report.at(['phases', later], said('afterEnd', { kind: phases[later]!.kind }), said('writeBefore', { kind }))
}

/** A language that the system has words in. */
function languageOf({ language }: CaseWritten, system: System, report: Report): Pick<Case, 'language'> {
  return language !== undefined && report.known(['language'], 'language', language, languagesOf(system))
    ? { language }
    : {}
}

/** The system decides what the rest may say, so it is read first; without it only the keys are looked at. */
function systemOf(node: Keys, systems: readonly System[], report: Report): System | undefined {
  const word = under(node, 'system')
  const ids = systems.map(({ id }) => id)
  const among = shapeSaid('oneOf', { list: ids.join(', ') })
  if (word?.is === 'word')
    return report.known(['system'], 'system', word.text, ids) ? systems.find(({ id }) => id === word.text) : undefined
  if (word) report.at(['system'], said('notSystem', { value: shown(plain(word)) }), among)
  const keys = systems[0] ? Object.keys(caseSchema(systems[0]).shape) : []
  for (const key of node.entries.keys()) report.known([key], 'key', key, keys, 'key')
  if (report.problems.length) return undefined
  if (!under(node, 'case')) report.at([], said('caseMissing'), beginning)
  report.at([], said('systemMissing'), among)
  return undefined
}

function rulesOf({ rules = [] }: CaseWritten, system: System, report: Report): string[] {
  rules.forEach((rule, index) => {
    report.known(['rules', index], 'rule', rule, Object.keys(system.rulebook))
    if (rules.indexOf(rule) < index) report.at(['rules', index], said('ruleTwice', { rule }), said('keepOne'))
  })
  return rules
}

/** Every option with its value here. */
function optionsOf({ options = {} }: CaseWritten, system: System, report: Report): Case['options'] {
  for (const name of Object.keys(options))
    report.known(['options', name], 'option', name, Object.keys(system.options), 'key')
  return Object.fromEntries(
    Object.entries(system.options).map(([name, option]) => {
      const word = Object.hasOwn(options, name) ? options[name] : undefined
      if (word === undefined) return [name, option.values[0]!]
      const value = optionValue(option, word)
      if (value === undefined && !option.whole && !option.list && !option.own)
        report.known(['options', name], { valueOf: name }, word, option.values.map(String))
      else if (value === undefined) {
        const wrong = wrongValue(option, option.whole ? NaN : word)
        report.at(
          ['options', name],
          said('cannotBe', { option: name, value: shown(word), why: wrong?.says ?? '' }),
          wrong?.remedy,
        )
      }
      return [name, value ?? option.values[0]!]
    }),
  )
}

function setupOf({ setup, expect }: CaseWritten, system: System, report: Report): Pick<Case, 'setupExpect'> {
  if (setup !== undefined && !system.setup)
    report.at(['setup'], said('noSetup', { system: system.id }), said('leaveOut'))
  if (!expect) return {}
  if (setup === undefined) report.atKey(['expect'], said('setupUnchecked'), said('writeCheck'))
  expect.setup.forEach((rule, index) =>
    report.known(['expect', 'setup', index], 'rule', rule, Object.keys(system.rulebook)),
  )
  return { setupExpect: expect.setup }
}
