/** What is asked of every catalogue of messages: the same values in each language, plurals that are whole, nothing unused. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Locale } from '../engine/text/locale.ts'

/** Some messages have no English: there others say it, as Electron does in menus. */
type Catalogue = Readonly<Record<string, Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>>>

type Node = ReturnType<IntlMessageFormat['getAst']>[number]

/** A node of a message and all nodes in it. */
function within(nodes: readonly Node[]): Node[] {
  return nodes.flatMap(node => [
    node,
    ...('options' in node ? Object.values(node.options).flatMap(option => within(option.value)) : []),
    ...('children' in node ? within(node.children) : []),
  ])
}

const nodesOf = (message: string, language: string): Node[] =>
  within(new IntlMessageFormat(message, language).getAst() as Node[])

/** Names of values and tags of a message: literals and `#` have none. */
const namesOf = (message: string, language: string): string[] =>
  [
    ...new Set(nodesOf(message, language).flatMap(node => (node.type === 0 || node.type === 7 ? [] : [node.value]))),
  ].sort()

/** The messages of a catalogue in a language, by their whole keys. */
export const messagesOf = (catalogue: Catalogue, language: Locale): [key: string, message: string][] =>
  Object.entries(catalogue).flatMap(([section, said]) =>
    Object.entries(said).map(([name, message]): [string, string] => [`${section}.${name}`, message[language] ?? '']),
  )

/** Keys of messages that ask for other values, or carry other tags, in Russian than in English. */
export function differing(catalogue: Catalogue): string[] {
  const russian = new Map(messagesOf(catalogue, 'ru'))
  return messagesOf(catalogue, 'en').flatMap(([key, message]) => {
    const [mine, other] = [namesOf(message, 'en'), namesOf(russian.get(key) ?? '', 'ru')]
    return mine.join() === other.join() ? [] : [`${key}: ${mine.join()} / ${other.join()}`]
  })
}

/** Keys of Russian messages that print a number after the form for one, and have none for three. */
export const withoutFew = (catalogue: Catalogue): string[] =>
  messagesOf(catalogue, 'ru').flatMap(([key, message]) =>
    nodesOf(message, 'ru').some(
      node =>
        node.type === 6
        && 'one' in node.options
        && !('few' in node.options)
        && node.options.one!.value.some(({ type }) => type === 7),
    )
      ? [key]
      : [],
  )

/** Keys that stand in no source. @param sources files by path, those of the words themselves too */
export function unused(catalogue: Catalogue, sources: Readonly<Record<string, string>>): string[] {
  const asking = Object.entries(sources)
    .filter(([path]) => !/\/words\/(?!say\.)[\w-]+\.ts$/.test(path))
    .map(([, text]) => text)
    .join('\n')
  return messagesOf(catalogue, 'en').flatMap(([key]) =>
    asking.includes(`'${key}'`) || asking.includes(`"${key}"`) ? [] : [key],
  )
}

/** What a Russian message says in Latin letters: words that no value brought. @param besides what may stand there */
export const latin = (catalogue: Catalogue, besides = /$^/g): string[] =>
  messagesOf(catalogue, 'ru').flatMap(([key, message]) => {
    const literal = nodesOf(message, 'ru').flatMap(node => (node.type === 0 ? [node.value] : []))
    return /\p{Script=Latin}{2,}/u.test(literal.join(' ').replaceAll(besides, '')) ? [`${key}: ${message}`] : []
  })
