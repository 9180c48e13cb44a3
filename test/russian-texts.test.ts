/**
 * What Russian texts never have, whoever wrote them: one way of writing dashes and «е», no Latin letter within a word, no
 * word for a thing that is called otherwise, no verb that does not agree with the name beside it. Read from the sources, so
 * that a new text is held to it too.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Where Russian is read and not written: what players and forums write is known in every spelling. */
const readers =
  /^(engine\/(inbox\/(?!ru\/questions)|reading\/|vote\/(count-words|forums|host-rows|majority-said|marks)|text\/(scan|nearest|fold-word))|electron\/desk\/(search\/folded|roster\/(words|line|forms))|renderer\/(explore\/search|state\/finder))|(verbs|stems|stems-strikes|key-words)-ru\.ts$/

/** A text of the sources: what stands between quotes, with `…` for what is put into a template. */
interface Text {
  path: string
  text: string
}

const russian = ['engine', 'electron', 'renderer']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
  )
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.tsx?$/.test(path) && !readers.test(path))
  .flatMap(textsIn)
  .filter(({ text }) => /\p{Script=Cyrillic}/u.test(text))

function textsIn(path: string): Text[] {
  const source = readFileSync(join(root, path), 'utf8')
  if (!/\p{Script=Cyrillic}/u.test(source)) return []
  const found: Text[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push({ path, text: node.text })
    else if (ts.isTemplateExpression(node))
      found.push({
        path,
        text: [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join(''),
      })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.ES2023, true))
  return found
}

/** Those texts in which something is found that does not belong there. */
const faulty = (wrong: RegExp, among: readonly Text[] = russian): string[] =>
  among.flatMap(({ path, text }) => {
    const found = wrong.exec(text)
    return found ? [`${path}: ${found[0].trim()} in “${text.slice(0, 120)}”`] : []
  })

describe('Russian texts', () => {
  it('are found', () => {
    expect(russian.length).toBeGreaterThan(5000)
  })

  it('have е for ё, as the rulebook that they follow', () => {
    expect(
      faulty(
        /\p{L}*ё\p{L}*/u,
        russian.filter(({ path }) => !path.endsWith('russian/frame/text.ts')),
      ),
    ).toEqual([])
  })

  it('have one dash', () => {
    expect(faulty(/.{0,12} [–-] .{0,12}/u)).toEqual([])
  })

  it('have no Latin letter within a word of Cyrillic ones', () => {
    expect(faulty(/[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z]/iu)).toEqual([])
  })

  it('have no space too many and none before a comma', () => {
    expect(faulty(/\p{Script=Cyrillic}[,.]? {2,}\p{L}|\p{Script=Cyrillic} [,;:?!](?!\p{L})/u)).toEqual([])
  })

  it('close each of their quotation marks, and have no English ones', () => {
    const even = ({ text }: Text): boolean => text.split('«').length === text.split('»').length
    expect(russian.filter(one => !even(one))).toEqual([])
    expect(faulty(/[“”]/u)).toEqual([])
  })

  it('count in every form: one vote, two, five', () => {
    const counted = russian.filter(
      ({ text }) => /, plural,/.test(text) && /(?<!\p{L})one \{[^{}]*\p{Script=Cyrillic}/u.test(text),
    )
    expect(counted.length).toBeGreaterThan(80)
    expect(counted.filter(({ text }) => text.split(/\bone \{/).length > text.split(/\bfew \{/).length)).toEqual([])
  })

  it('say no gender in brackets', () => {
    expect(faulty(/\p{Script=Cyrillic}\((?:а|ла|лась|ась)\)/u)).toEqual([])
  })

  it('let what somebody did agree with the name: a woman has not «стал», and is not «избран»', () => {
    // A past or a short participle of a man; `did` (systems/russian/words.ts) has the others.
    const done = String.raw`\p{Script=Cyrillic}*(?:[аеиоуыя]л(?:ся)?|[ае]н|погиб|умер|спас|сжег|нанес|убит|взят)`
    const between = '(?:(?:ли|бы|не|уже|еще|раньше|так) )*'
    const wrong = String.raw`(?<!\p{L})${done} ${between}\{\w+_nom\}|\{\w+_nom\} ${between}${done}(?!\p{L})`
    expect(faulty(new RegExp(wrong, 'iu'))).toEqual([])
  })

  it('call a thing as its rulebook does', () => {
    expect(
      faulty(/имитатор|наниматель жив|(?<!\p{L})сваха|газетчик|контрольн\p{L}+ сумм|добавочн\p{L}+ голос/iu),
    ).toEqual([])
  })
})
