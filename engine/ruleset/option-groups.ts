/** Under which heading the options of a system stand. */
import type { InEach } from '../text/in-each.ts'
import type { System } from './system.ts'

/** A heading, and its options: by id, or by how the ids of their rules begin. Those named by id are not taken by others. */
export interface OptionGroup {
  name: InEach
  of: readonly string[]
}

/** @returns the place of each option's heading among those of the system, by option; none for what no heading takes */
export function headingOf({
  options,
  optionGroups = [],
}: Pick<System, 'options' | 'optionGroups'>): Map<string, number> {
  const at = (wanted: (one: string) => boolean): number => optionGroups.findIndex(({ of }) => of.some(wanted))
  return new Map(
    Object.entries(options).flatMap(([id, { rule }]): [string, number][] => {
      const named = at(one => one === id)
      const place = named >= 0 ? named : at(one => /-/.test(one) && rule.startsWith(one))
      return place >= 0 ? [[id, place]] : []
    }),
  )
}
