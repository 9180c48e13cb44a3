/** Ids and values as a host reads them. */
import { valueNamed } from '../../../engine/text/option-name.ts'
import { nameOf, spaced } from '../../state/names-of-ids.ts'
import { say } from '../../words/say.ts'

export { spaced } from '../../state/names-of-ids.ts'

/** A word with a capital, for the beginning of a line. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** The value of an option. */
export function valueSaid(value: string | boolean | number): string {
  if (typeof value === 'boolean') return say(value ? 'rules.yes' : 'rules.no')
  return typeof value === 'number' ? String(value) : capital(spaced(value))
}

/** The value of this option, which may have a name of its own for it. */
export function valueOf(option: string, value: string | boolean | number): string {
  const name = valueNamed(option, value, nameOf)
  if (name !== undefined) return capital(name)
  // An option says what it does when it is on.
  return typeof value === 'boolean' ? say(value ? 'rules.on' : 'rules.off') : valueSaid(value)
}
