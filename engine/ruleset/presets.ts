/** Options set in one go, as games on a site are usually played. */
import { wrongValue, type OptionValue } from '../rules/option.ts'
import type { Option } from '../rules/role.ts'
import type { InEach } from '../text/in-each.ts'
import { getOwn } from './catalogue.ts'

/** A site, and what its games set besides the defaults; every other option stays as it is. */
export interface Preset {
  id: string
  name: InEach
  /** What such games are like. */
  says: InEach
  sets: Readonly<Record<string, OptionValue>>
}

/** @returns what of a preset a system has no such option or value for; nothing where all of it can be set */
export const wrongIn = ({ sets }: Preset, options: Readonly<Record<string, Option>>): string[] =>
  Object.entries(sets).flatMap(([id, value]) => {
    const option = getOwn(options, id)
    return option && !wrongValue(option, value) ? [] : [id]
  })
