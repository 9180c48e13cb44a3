/** Options by the part of their name before the dot, and finding them. */
import { say } from '../../words/say.ts'
import type { OptionView } from '../../../electron/desk/contract.ts'
import { finder } from '../../state/finder.ts'
import { capital, spaced, valueSaid } from './words.ts'

/** Options without a dot; they come first. */
const plain = 'general'

/** The part before the last dot: `court` of `court.tieMode`. */
const groupOf = (id: string): string => (id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : plain)

/** The name of an option within its group: `Tie mode` of `court.tieMode`. */
export const optionNamed = (id: string): string => capital(spaced(id.slice(id.lastIndexOf('.') + 1)))

/** The whole name: `Court: tie mode`. */
export const optionSaid = (id: string): string => capital(id.split('.').map(spaced).join(': '))

/** The groups in the order in which they are first met, those without one first. */
export function optionGroups(options: readonly OptionView[]): { id: string; name: string; options: OptionView[] }[] {
  const groups = new Map<string, OptionView[]>()
  for (const option of options) groups.set(groupOf(option.id), [...(groups.get(groupOf(option.id)) ?? []), option])
  const entries = [...groups].sort(([one], [other]) => Number(other === plain) - Number(one === plain))
  return entries.map(([id, list]) => ({
    id,
    name: id === plain ? say('rules.general') : capital(id.split('.').map(spaced).join(', ')),
    options: list,
  }))
}

/** Options in whose name, sentence, rule or values every word of the search stands. */
export function optionsFound(options: readonly OptionView[], search: string): OptionView[] {
  const found = finder(search)
  const told = ({ id, says, rule, values, list }: OptionView): string =>
    [
      id,
      id.split('.').map(spaced).join(' '),
      says,
      rule,
      ...values.map(valueSaid),
      ...Object.values(list?.names ?? {}),
    ].join('\n')
  return options.filter(option => found(told(option)))
}
