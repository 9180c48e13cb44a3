/** Reading what stands behind a command. */
import { parseArgs } from 'node:util'
import { suggest } from '../desk/refusal.ts'
import { say } from './words/say.ts'

/** The options of a command: a flag, or one with a value. */
type Options = Readonly<Record<string, 'flag' | 'value'>>
interface Given<Known extends Options> {
  paths: string[]
  options: { [Name in keyof Known]?: Known[Name] extends 'flag' ? true : string }
}

/** The command was not called as it can be. */
export class Misused extends Error {
  readonly remedy: string
  constructor(message: string, remedy: string) {
    super(message)
    this.remedy = remedy
  }
}

/**
 * Reads paths and options, in any order.
 * @throws Misused for an option that is not there, twice there, or without its value
 */
export function read<const Known extends Options>(words: readonly string[], known: Known): Given<Known> {
  const types = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const { tokens } = parseArgs({
    args: [...words],
    options: types,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const paths: string[] = []
  const options: Record<string, string | true> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') paths.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!Object.hasOwn(known, name))
      throw new Misused(
        say('usage.noOption', { option: rawName }),
        suggest(
          rawName,
          Object.keys(known).map(option => `--${option}`),
        ),
      )
    if (Object.hasOwn(options, name)) throw new Misused(say('usage.twice', { option: rawName }), say('usage.keepOne'))
    if (known[name] === 'flag' && value !== undefined)
      throw new Misused(say('usage.noValue', { option: rawName }), say('usage.writeAlone', { option: rawName }))
    if (known[name] === 'value' && (value === undefined || value === '' || value.startsWith('--')))
      throw new Misused(say('usage.needsValue', { option: rawName }), say('usage.writeBehind', { option: rawName }))
    options[name] = value ?? true
  }
  return { paths, options: options as Given<Known>['options'] }
}

/** How every command is called. */
export const callIt = 'npm run -s nightdesk --'

/** How a command would be called right. */
export const calledSo = (usage: string): string => say('usage.write', { call: `${callIt} ${usage}` })

/** The one file of a command that takes one. */
export function onlyPath(paths: readonly string[], usage: string): string {
  const [path, another] = paths
  if (path === undefined) throw new Misused(say('usage.noFile'), calledSo(usage))
  if (another !== undefined) throw new Misused(say('usage.oneFile', { count: paths.length }), calledSo(usage))
  return path
}

/** A command that takes no path. */
export function noPath(paths: readonly string[], usage: string): void {
  if (paths.length) throw new Misused(say('usage.saysNothing', { word: paths[0]! }), calledSo(usage))
}
