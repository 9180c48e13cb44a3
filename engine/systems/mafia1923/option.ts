/** What the host chose, where no walk is at hand to be asked. */
import { chosenFrom } from '../../ruleset/chosen.ts'
import { options } from './options.ts'

export const option = chosenFrom(options)
