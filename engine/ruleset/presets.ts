/** Options set in one go, as games on a site are usually played. */
import type { OptionValue } from '../rules/option.ts'
import type { InEach } from '../text/in-each.ts'

/** A site, and what its games set besides the defaults; every other option stays as it is. */
export interface Preset {
  id: string
  name: InEach
  /** What such games are like. */
  says: InEach
  sets: Readonly<Record<string, OptionValue>>
}
