/** Options under their headings, and finding them. */
import { say } from '../../words/say.ts'
import type { OptionView } from '../../../electron/desk/contract.ts'
import { optionNamed } from '../../../engine/text/option-name.ts'
import { finder } from '../../state/finder.ts'
import { nameOf } from '../../state/names-of-ids.ts'
import { capital, spaced, valueOf } from './words.ts'

/** The whole name: `Court: tie mode`. */
export const optionSaid = (id: string): string => capital(optionNamed(id, nameOf, spaced))

/** Whether a sentence is the name of its option once more. */
export const saysAgain = (id: string, says: string): boolean =>
  says.replace(/\.$/, '').toLowerCase() === optionSaid(id).toLowerCase()

/** Options under their headings, in the order of the rules; what has none stands last. */
export function optionGroups(options: readonly OptionView[]): { name: string; options: OptionView[] }[] {
  const groups = new Map<string, OptionView[]>()
  for (const option of options) {
    const name = option.group ?? say('rules.general')
    groups.set(name, [...(groups.get(name) ?? []), option])
  }
  return [...groups].map(([name, list]) => ({ name, options: list }))
}

/** Whether an option is no longer as the rules have it. */
export const isChanged = ({ value, default: standard }: OptionView): boolean => value !== standard

/** Options in whose name, sentence, rule or values every word of the search stands. */
export function optionsFound(options: readonly OptionView[], search: string): OptionView[] {
  const found = finder(search)
  const told = ({ id, says, rule, values, list }: OptionView): string =>
    [
      id,
      id.split('.').map(spaced).join(' '),
      optionSaid(id),
      says,
      rule,
      ...values.map(one => valueOf(id, one)),
      ...Object.values(list?.names ?? {}),
    ].join('\n')
  return options.filter(option => found(told(option)))
}

/** The option that does not allow something: itself, or the only one that is about the rule. */
export function optionOf(
  options: readonly OptionView[],
  { option, rule }: { option?: string | undefined; rule?: string | undefined },
): OptionView | undefined {
  const found = options.filter(one => (option === undefined ? one.rule === rule : one.id === option))
  return found.length === 1 ? found[0] : undefined
}
