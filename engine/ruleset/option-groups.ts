/** Under which heading the options of a system stand. */
import type { InEach } from '../text/in-each.ts'
import type { Option } from '../rules/role.ts'

/** A heading, and its options: by id, or by how the ids of their rules begin. Those named by id are not taken by others. */
export interface OptionGroup {
  name: InEach
  of: readonly string[]
}

/** @returns the place of each option's heading among those of the system, by option; none for what no heading takes */
export function headingOf(of: {
  options: Readonly<Record<string, Option>>
  optionGroups?: readonly OptionGroup[] | undefined
}): Map<string, number> {
  const { options, optionGroups = [] } = of
  const at = (wanted: (one: string) => boolean): number => optionGroups.findIndex(group => group.of.some(wanted))
  return new Map(
    Object.entries(options).flatMap(([id, { rule }]): [string, number][] => {
      const named = at(one => one === id)
      const place = named >= 0 ? named : at(one => /-/.test(one) && rule.startsWith(one))
      return place >= 0 ? [[id, place]] : []
    }),
  )
}
