import { IntlMessageFormat } from 'intl-messageformat'
import type { Formatters } from 'intl-messageformat'
import { MessageError } from './problem.ts'
import type { Problem } from './problem.ts'
import { scan } from './scan.ts'

/** What a message does with a variable: prints it, counts it (plural) or chooses a branch by it (select). */
type Use = 'print' | 'count' | 'choose'

/** One mention of a variable in a message. */
export interface Mention {
  name: string
  use: Use
  position: number
  /** The branches, where the use has some. */
  branches: string[]
  ordinal: boolean
  /** The choices that lead here, as `word branch`: `who_forms yes`. */
  within: readonly string[]
}

/** A message ready to be filled any number of times. Its tags are asked for under `tagKey`, its choices under `choiceKey`. */
interface Compiled {
  format: IntlMessageFormat
  mentions: Mention[]
}

/** Takes a tag's name; returns the name it is filled under. No variable can be called so, hence `{b}` and `<b>` may both stand in a message. */
export const tagKey = (tag: string): string => `<${tag}>`

/** Takes the name of a variable that chooses a branch; returns the name it is filled under: where it is printed too, it may be said in other words there. */
export const choiceKey = (name: string): string => `?${name}`

/** By language, and by message: a language's own map, so that no key has to be made and looked through for each sentence. */
const remembered = new Map<string, Map<string, Compiled>>()
/** In each language: more than a system with all of the desk has. */
const rememberedAtMost = 4000

/**
 * Takes a language code and a message; returns it compiled, from memory when it was met before and not long ago.
 * Throws a `MessageError` for the first thing wrong with it.
 */
export function compile(locale: string, source: string): Compiled {
  let own = remembered.get(locale)
  if (!own) remembered.set(locale, (own = new Map()))
  const known = own.get(source)
  if (known) return known
  const compiled = compileAnew(locale, source)
  if (own.size >= rememberedAtMost) own.delete(own.keys().next().value ?? source)
  own.set(source, compiled)
  return compiled
}

function compileAnew(locale: string, source: string): Compiled {
  const { prepared, sourcePosition, problems } = scan(source)
  const wrong = problems.find(problem => problem.severity === 'error')
  if (wrong) throw new MessageError(wrong)
  const language = checkedLocale(locale)
  const mentions: Mention[] = []
  const tree = compileParts(parse(prepared, language, sourcePosition), mentions, sourcePosition)
  return { format: new IntlMessageFormat(tree, language, undefined, { formatters }), mentions }
}

type Node = ReturnType<IntlMessageFormat['getAst']>[number]

function parse(prepared: string, locale: string, sourcePosition: (position: number) => number): Node[] {
  try {
    return new IntlMessageFormat(prepared, locale, undefined, {
      captureLocation: true,
      shouldParseSkeletons: false,
    }).getAst()
  } catch (error) {
    const { message, location } = error as { message?: string; location?: { start: { offset: number } } }
    const position = sourcePosition(location?.start.offset ?? 0)
    throw new MessageError(syntaxProblem(message ?? '', position))
  }
}

function syntaxProblem(parserSays: string, position: number): Problem {
  if (parserSays === 'MISSING_OTHER_CLAUSE')
    return { code: 'missingOther', severity: 'error', position, found: 'other' }
  return { code: 'syntax', severity: 'error', position, found: parserSays.toLowerCase().replaceAll('_', ' ') }
}

/** The node types of the parsed tree, as the parser numbers them (it does not hand out its enum). */
const is = { literal: 0, argument: 1, number: 2, date: 3, time: 4, select: 5, plural: 6, pound: 7, tag: 8 } as const

/** Collects what a tree mentions and gives its tags the names they are filled under. Formats are refused: their output differs between hosts. */
function compileParts(
  nodes: Node[],
  mentions: Mention[],
  sourcePosition: (position: number) => number,
  within: readonly string[] = [],
): Node[] {
  return nodes.map(node => {
    const position = sourcePosition(node.location?.start.offset ?? 0)
    const mention = (name: string, use: Use, branches: string[] = [], ordinal = false) =>
      mentions.push({ name, use, position, branches, ordinal, within })
    const inside = (children: Node[], further: readonly string[] = []) =>
      compileParts(children, mentions, sourcePosition, [...within, ...further])
    switch (node.type) {
      case is.argument:
        mention(node.value, 'print')
        return node
      case is.tag:
        return { ...node, value: tagKey(node.value), children: inside(node.children) }
      case is.select:
      case is.plural: {
        const plural = node.type === is.plural
        mention(
          node.value,
          plural ? 'count' : 'choose',
          Object.keys(node.options),
          plural && node.pluralType === 'ordinal',
        )
        const options = Object.fromEntries(
          Object.entries(node.options).map(([key, branch]) => [
            key,
            { ...branch, value: inside(branch.value, plural ? [] : [`${node.value} ${key}`]) },
          ]),
        )
        return { ...node, value: plural ? node.value : choiceKey(node.value), options }
      }
      case is.number:
      case is.date:
      case is.time:
        throw new MessageError({ code: 'format', severity: 'error', position, found: `{${node.value}}` })
      default:
        return node
    }
  })
}

function checkedLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en'
  } catch {
    throw new MessageError({ code: 'locale', severity: 'error', position: 0, found: locale })
  }
}

/** Numbers print as plain digits, the same in every language and on every host; dates never reach a formatter. */
const formatters: Formatters = {
  getNumberFormat: () => ({ format: String }) as unknown as Intl.NumberFormat,
  getDateTimeFormat: () => {
    throw new MessageError({ code: 'format', severity: 'error', position: 0 })
  },
  getPluralRules: (locale, options) => pluralRules(String(locale), options?.type ?? 'cardinal'),
}

const knownRules = new Map<string, Intl.PluralRules>()

/** Takes a language code and whether things are counted or numbered in order; returns the language's plural rules. */
export function pluralRules(locale: string, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  const key = `${locale} ${type}`
  const rules = knownRules.get(key) ?? new Intl.PluralRules(locale, { type })
  knownRules.set(key, rules)
  return rules
}
