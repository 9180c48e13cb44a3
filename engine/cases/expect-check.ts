/** Whether what a case expects speaks of somebody and something: names, actions, rules, prompts, kinds of messages. */
import type { ActionId } from '../reason/claim.ts'
import { checkTarget } from './actions.ts'
import type { Report } from './complain.ts'
import { rulesOf } from './custom-roles.ts'
import { learnedKeys, learnedOf, type ExpectWritten, type PlainWritten } from './expect-schema.ts'
import type { Path } from './locate.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import { isAbility, isSomebody, type Known } from './names.ts'
import { said } from './said/phases.ts'
import type { What } from './said/unknown.ts'

/** What a tree cites where the host overruled something. */
const hostsWord = 'host'

/** @param ids the actions of this phase */
export function checkExpect(
  { oneOf, not, ...written }: ExpectWritten,
  path: Path,
  known: Known,
  ids: ReadonlySet<ActionId>,
  report: Report,
): void {
  const check = new Check(known, ids, report)
  check.plain(written, path)
  if (not) check.plain(not, [...path, 'not'])
  for (const [key, alternatives] of Object.entries(oneOf ?? {})) {
    alternatives.forEach((alternative: unknown, index) =>
      check.plain({ [key]: alternative }, [...path, 'oneOf', key, index], []),
    )
  }
}

class Check {
  readonly #known: Known
  readonly #ids: ReadonlySet<ActionId>
  readonly #report: Report

  constructor(known: Known, ids: ReadonlySet<ActionId>, report: Report) {
    this.#known = known
    this.#ids = ids
    this.#report = report
  }

  /** @param steps leads from the path to what stands under a key: that key, or nothing among alternatives */
  plain(written: PlainWritten, path: Path, steps?: []): void {
    const { system } = this.#known
    const at = (key: keyof PlainWritten): Path => [...path, ...(steps ?? [key])]
    for (const key of ['deaths', 'alive', 'lynched'] as const) this.#people(written[key], at(key))
    for (const [id, action] of entriesOf(written.actions)) {
      this.#action(id, [...at('actions'), id])
      if (typeof action !== 'string')
        this.#words('rule', action.because, [...at('actions'), id, 'because'], [...this.#rules, hostsWord])
    }
    for (const [id, places] of entriesOf(written.landed)) {
      this.#action(id, [...at('landed'), id])
      places.forEach(
        (place, index) =>
          this.#known.families.has(place) || isSomebody(this.#known, [...at('landed'), id, index], place, this.#report),
      )
    }
    for (const [id, rule] of entriesOf(written.refused)) {
      this.#action(id, [...at('refused'), id])
      this.#report.known([...at('refused'), id], 'rule', rule, this.#rules)
    }
    this.#keys(written.learned, at('learned'))
    for (const [name, entries] of entriesOf(written.learned))
      entries.forEach((entry, index) => this.#learned(entry, [...at('learned'), name, index], name))
    for (const [reader, kinds] of entriesOf(written.told)) {
      this.#report.known([...at('told'), reader], 'reader', reader, this.#readers, 'key')
      if (system.words.tells.length) this.#words('message', kinds, [...at('told'), reader], system.words.tells)
    }
    for (const reader of Object.keys(written.text ?? {})) {
      this.#report.known([...at('text'), reader], 'reader', reader, ['public', 'table', ...this.#readers], 'key')
    }
    for (const line of Object.keys(written.public ?? {})) {
      if (system.words.tells.length)
        this.#report.known([...at('public'), line], 'publicLine', line, system.words.tells, 'key')
    }
    this.#keys(written.status, at('status'))
    this.#keys(written.uses, at('uses'))
    for (const [name, uses] of entriesOf(written.uses)) {
      for (const id of Object.keys(uses).filter(one => !getOwn(system.modifiers, one)))
        isAbility(
          this.#known,
          [...at('uses'), name, id],
          this.#known.meant(name, id.replace(/:self$/, '')),
          this.#report,
          'key',
        )
    }
    this.#votes(written.votes, at('votes'))
    this.#words('prompt', written.prompts, at('prompts'), Object.keys(system.prompts))
  }

  get #rules(): string[] {
    return rulesOf(this.#known.system)
  }

  /** Who can be told something by himself: players, what shares a topic, and the host. */
  get #readers(): string[] {
    return [...this.#known.names, ...Object.keys(this.#known.system.factions), ...this.#known.families, 'host']
  }

  #people(names: readonly string[] | undefined, path: Path): void {
    names?.forEach((name, index) => isSomebody(this.#known, [...path, index], name, this.#report))
  }

  #keys(record: Record<string, unknown> | undefined, path: Path): void {
    for (const name of Object.keys(record ?? {})) isSomebody(this.#known, [...path, name], name, this.#report, 'key')
  }

  #words(what: What, words: readonly string[] | undefined, path: Path, valid: readonly string[]): void {
    words?.forEach((word, index) => this.#report.known([...path, index], what, word, valid))
  }

  /** An action sent in, or one that a compelled player is made to do: `compelled:Ann:shoot`. */
  #action(id: string, path: Path): void {
    const [, name = '', ability = ''] = /^compelled:(.*):([^:]*)$/.exec(id) ?? []
    if (this.#known.names.has(name) && this.#known.abilities.has(ability)) return
    this.#report.known(path, 'action', id, this.#ids, 'key')
  }

  #learned(written: NonNullable<PlainWritten['learned']>[string][number], path: Path, who: string): void {
    const learned = learnedOf(written)
    if (!learned) {
      const strange = Object.keys(written).find(key => !learnedKeys.includes(key) && !this.#known.abilities.has(key))
      if (strange !== undefined)
        this.#report.known([...path, strange], 'ability', strange, this.#known.abilities, 'key')
      else this.#report.at(path, said('notLearned'), said('learnedForm'))
      return
    }
    if ('does' in learned)
      isAbility(this.#known, [...path, learned.does], this.#known.meant(who, learned.does), this.#report, 'key')
    checkTarget(this.#known, [...path, 'does' in learned ? learned.does : 'about'], learned.about, this.#report)
  }

  #votes(votes: PlainWritten['votes'], path: Path): void {
    for (const [key, value] of entriesOf(votes)) {
      if (typeof value === 'number' && key === 'nobody') continue
      if (typeof value === 'number') isSomebody(this.#known, [...path, key], key, this.#report, 'key')
      else if (key === 'families') {
        for (const family of Object.keys(value))
          this.#report.known([...path, key, family], 'family', family, this.#known.families, 'key')
      } else if (this.#report.known([...path, key], 'key', key, ['families', 'players'], 'key'))
        this.#keys(value, [...path, key])
    }
  }
}

const entriesOf = <T>(record: Record<string, T> | undefined): [string, T][] => Object.entries(record ?? {})
