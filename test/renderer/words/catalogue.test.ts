/** The catalogue: every message can be said in every language, is asked for somewhere, and counts as its language counts. */
import { IntlMessageFormat } from 'intl-messageformat'
import { afterEach, describe, expect, it } from 'vitest'
import { en } from '../../../renderer/words/en.ts'
import { ru } from '../../../renderer/words/ru.ts'
import { say, speak } from '../../../renderer/words/say.ts'

/** Every file of the renderer, by its path. */
const files = import.meta.glob<string>('../../../renderer/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const catalogues: Record<string, Record<string, Record<string, string>>> = { en, ru }

const messages = (language: string): [string, string][] =>
  Object.entries(catalogues[language]!).flatMap(([section, said]) =>
    Object.entries(said).map(([name, message]): [string, string] => [`${section}.${name}`, message]),
  )

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
const namesOf = (message: string, language: string): string[] => [
  ...new Set(nodesOf(message, language).flatMap(node => (node.type === 0 || node.type === 7 ? [] : [node.value]))),
]

describe('every message', () => {
  it('is said with the same values and tags in every language', () => {
    const differing = messages('en').flatMap(([key, message]) => {
      const [section, name] = key.split('.') as [string, string]
      const [mine, other] = [namesOf(message, 'en'), namesOf(catalogues.ru![section]![name]!, 'ru')]
      return mine.sort().join() === other.sort().join() ? [] : [`${key}: ${mine} / ${other}`]
    })
    expect(differing).toEqual([])
  })

  it('that counts in Russian has the form for three where it has one for one', () => {
    const wanting = messages('ru').flatMap(([key, message]) =>
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
    expect(wanting).toEqual([])
  })

  it('is asked for somewhere', () => {
    const all = Object.entries(files)
      .filter(([path]) => !/\/words\/[\w-]+\.(en|ru)\.ts$/.test(path))
      .map(([, text]) => text)
      .join('\n')
    expect(all.length).toBeGreaterThan(1000)
    const unused = messages('en').filter(([key]) => !all.includes(`'${key}'`) && !all.includes(`"${key}"`))
    expect(unused.map(([key]) => key)).toEqual([])
  })
})

describe('saying', () => {
  afterEach(() => speak('en'))

  it('counts as the language counts', async () => {
    expect([1, 3].map(count => say('votes.counting', { count }))).toEqual(['1 ballot counts', '3 ballots count'])
    await speak('ru')
    expect([1, 3, 5, 21].map(count => say('votes.counting', { count }))).toEqual([
      '1 голос засчитан',
      '3 голоса засчитано',
      '5 голосов засчитано',
      '21 голос засчитан',
    ])
  })
})
