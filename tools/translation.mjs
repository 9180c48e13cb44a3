/**
 * Every message that stands in the sources, as a translator gets it, and put back where it stands: records of languages
 * (`{ en: 'Save', ru: 'Сохранить' }`) and tables of one language beside the English ones
 * (`names.ru.ts`). What people write, and readers know, is no message: `engine/inbox`, lexicons, `*-ru.ts`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * A text where it stands. `slots`: each `${…}` in it, which stays as it is; `lines`: in backquotes.
 * @typedef {{ start: number, end: number, text: string, slots: readonly string[], lines: boolean }} Place
 * @typedef {Readonly<Record<string, string>>} Texts
 */

/**
 * A message: its key, its texts by language, and where they stand in its file; `gap`: where a text goes that is not there
 * yet. Without one, its language has to be written by hand.
 * @typedef {object} Message
 * @property {string} key
 * @property {string} file
 * @property {number} line
 * @property {Texts} texts
 * @property {Readonly<Record<string, Place>>} places
 * @property {number} [gap]
 */

const folders = ['engine', 'electron', 'renderer']
const unread = /^engine\/inbox\/|lexicon|-ru\.ts$/
const cyrillic = /\p{Script=Cyrillic}/u

/**
 * @param {string} root of the sources
 * @param {string} language that is translated into
 * @returns {Message[]} in the order of the files
 */
export function messagesIn(root, language) {
  return folders
    .flatMap(folder => filesBelow(root, folder))
    .filter(file => !unread.test(file))
    .flatMap(file => inFile(root, file, language))
}

/**
 * The messages of the program, as it compares a language from a file with them (`electron/desk/languages/files.ts`).
 * @param {string} root
 * @returns {{ key: string, en: string, ru?: string, slots?: string[] }[]}
 */
export const knownMessages = root =>
  messagesIn(root, 'of no country').map(({ key, texts: { en = '', ru }, places }) => {
    const slots = Object.values(places).flatMap(place => place.slots)
    return { key, en, ...(ru !== undefined && { ru }), ...(slots.length && { slots }) }
  })

/**
 * Writes texts where they stand. What is the same already is left as it is written.
 * @param {string} root
 * @param {string} language
 * @param {Texts} texts by the keys of messages
 * @returns {string[]} the files that changed
 */
export function putTexts(root, language, texts) {
  /** @type {Map<string, { start: number, end: number, text: string }[]>} */
  const edits = new Map()
  for (const { key, file, texts: now, places, gap } of messagesIn(root, language)) {
    const text = texts[key]
    if (text === undefined || text === now[language]) continue
    const place = places[language]
    const like = place ?? places.en
    const slots = Object.values(places).flatMap(one => one.slots)
    const edit = place
      ? { start: place.start, end: place.end, text: literal(text, place, slots) }
      : gap !== undefined && like && { start: gap, end: gap, text: `, ${language}: ${literal(text, like, slots)}` }
    if (edit) edits.set(file, [...(edits.get(file) ?? []), edit])
  }
  for (const [file, all] of edits) {
    let source = readFileSync(join(root, file), 'utf8')
    for (const { start, end, text } of all.sort((one, other) => other.start - one.start))
      source = source.slice(0, start) + text + source.slice(end)
    writeFileSync(join(root, file), source)
  }
  return [...edits.keys()]
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} its sources, as paths with slashes
 */
const filesBelow = (root, folder) =>
  !existsSync(join(root, folder))
    ? []
    : readdirSync(join(root, folder), { withFileTypes: true })
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .flatMap(entry =>
          entry.isDirectory()
            ? filesBelow(root, `${folder}/${entry.name}`)
            : /\.tsx?$/.test(entry.name)
              ? [`${folder}/${entry.name}`]
              : [],
        )

/**
 * @param {string} root
 * @param {string} file
 * @param {string} language
 */
function inFile(root, file, language) {
  const source = readFileSync(join(root, file), 'utf8')
  if (!/\ben: /.test(source) && !cyrillic.test(source)) return []
  const tree = treeOf(file, source)
  /** @type {Message[]} */
  const found = []
  /** @type {Map<string, number>} */
  const met = new Map()
  /**
   * @param {readonly string[]} path
   * @param {Record<string, Map<string, Place>>} said by language: the texts of one, by what stands behind the key
   * @param {number} [gap]
   */
  const add = (path, said, gap) => {
    for (const suffix of new Set(Object.values(said).flatMap(one => [...one.keys()]))) {
      const standing = Object.entries(said).flatMap(([one, texts]) => {
        const place = texts.get(suffix)
        return place ? [{ one, place }] : []
      })
      const places = Object.fromEntries(standing.map(({ one, place }) => [one, place]))
      const texts = Object.fromEntries(standing.map(({ one, place }) => [one, place.text]))
      // What puts a text together is told by names, which are the same in each language.
      if (/^\d+$/.test(suffix) && new Set(Object.values(texts)).size < Object.keys(texts).length) continue
      const name = `${file.replace(/\.tsx?$/, '')} ${[...path, ...(suffix ? [suffix] : [])].join('.')}`
      const times = (met.get(name) ?? 0) + 1
      met.set(name, times)
      const { line } = tree.getLineAndCharacterOfPosition(standing[0]?.place.start ?? 0)
      found.push({
        key: times > 1 ? `${name}~${times}` : name,
        file,
        line: line + 1,
        texts,
        places,
        ...(suffix === '' && gap !== undefined && { gap }),
      })
    }
  }
  // What is said in Russian alone is an id spaced out in English: so it is for a further language to say too.
  const beside = language === 'en' ? undefined : [language, 'ru'].find(one => file.endsWith(`.${one}.ts`))
  const table = beside === undefined ? undefined : englishBeside(root, file, beside)
  /** @type {(node: ts.Node, path: readonly string[]) => void} */
  const visit = (node, path) => {
    const record = recordOf(node, language)
    if (record) return add(path, record.said, record.gap)
    const name = nameOf(node)
    const inside = name === undefined ? path : [...path, name]
    if (table && beside && ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      const place = placeOf(node.initializer)
      add(inside, { [beside]: new Map([['', place]]) })
      const added = found.at(-1)
      if (added) added.texts = { en: table(name ?? ''), ...added.texts }
      return
    }
    ts.forEachChild(node, child => visit(child, inside))
  }
  visit(tree, [])
  return found
}

/**
 * @param {string} file
 * @param {string} source
 */
const treeOf = (file, source) =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/** @type {(node: ts.Node) => string | undefined} */
const nameOf = node =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
  && node.name
  && (ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name) || ts.isNumericLiteral(node.name))
    ? node.name.text
    : undefined

/**
 * A record of languages, where a node is one.
 * @param {ts.Node} node
 * @param {string} language
 */
function recordOf(node, language) {
  if (!ts.isObjectLiteralExpression(node) || !node.properties.length) return undefined
  /** @type {Record<string, Map<string, Place>>} */
  const said = {}
  for (const property of node.properties) {
    const name = nameOf(property) ?? ''
    const texts = ts.isPropertyAssignment(property) ? textsIn(property.initializer) : undefined
    if (!texts || !['en', 'ru', language].includes(name)) return undefined
    said[name] = texts
  }
  return { said, gap: node.properties.at(-1)?.end }
}

/**
 * The texts that something says: one, or by their places in a row, in a table, or in what puts them together.
 * @param {ts.Expression} node
 * @returns {Map<string, Place> | undefined}
 */
function textsIn(node) {
  if (isText(node)) return new Map([['', placeOf(node)]])
  /** @type {readonly ts.Node[] | undefined} */
  const parts = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isObjectLiteralExpression(node)
      ? node.properties.flatMap(property => (ts.isPropertyAssignment(property) ? [property.initializer] : []))
      : ts.isCallExpression(node)
        ? node.arguments.filter(isText)
        : undefined
  const texts = parts?.filter(isText) ?? []
  if (!parts?.length || texts.length < parts.length) return undefined
  return new Map(texts.map((part, index) => [nameOf(part.parent) ?? String(index), placeOf(part)]))
}

/** @type {(node: ts.Node) => node is ts.StringLiteralLike | ts.TemplateExpression} */
const isText = node => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/**
 * @param {ts.StringLiteralLike | ts.TemplateExpression} node
 * @returns {Place}
 */
function placeOf(node) {
  const spans = ts.isTemplateExpression(node) ? node.templateSpans : []
  const slots = spans.map(({ expression }) => `\${${expression.getText()}}`)
  const behind = spans.map(({ literal: { text } }, at) => slots[at] + text)
  return {
    start: node.getStart(),
    end: node.getEnd(),
    text: [ts.isTemplateExpression(node) ? node.head.text : node.text, ...behind].join(''),
    slots,
    lines: ts.isNoSubstitutionTemplateLiteral(node),
  }
}

/**
 * A text as it is written in a source.
 * @param {string} text
 * @param {Place} like what stood in its place
 * @param {readonly string[]} slots that it may have
 */
export function literal(text, { lines }, slots) {
  const held = slots.filter(slot => text.includes(slot))
  if (held.length || lines) {
    const parts = held.reduce(
      (all, slot) =>
        all.flatMap((part, at) =>
          at % 2 ? [part] : part.split(slot).flatMap((one, index) => (index ? [slot, one] : [one])),
        ),
      [text],
    )
    return `\`${parts.map((part, at) => (at % 2 ? part : part.replace(/[\\`]|\$(?=\{)/g, '\\$&'))).join('')}\``
  }
  const quote = text.split("'").length > text.split('"').length ? '"' : "'"
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`)
  return quote + escaped + quote
}

/**
 * What the English table beside one says by an id; an id that no table says is spaced out.
 * @param {string} root
 * @param {string} file
 * @param {string} language
 * @returns {(id: string) => string}
 */
function englishBeside(root, file, language) {
  const beside = file.replace(`.${language}.ts`, '.ts')
  /** @type {Map<string, string>} */
  const said = new Map()
  /** @type {(node: ts.Node) => void} */
  const visit = node => {
    if (ts.isPropertyAssignment(node)) {
      const [name, value] = [nameOf(node), node.initializer]
      const text = ts.isObjectLiteralExpression(value)
        ? value.properties.find(one => /^(says|label|title)$/.test(nameOf(one) ?? ''))
        : node
      if (name !== undefined && text && ts.isPropertyAssignment(text) && ts.isStringLiteralLike(text.initializer))
        said.set(name, said.get(name) ?? text.initializer.text)
    }
    ts.forEachChild(node, visit)
  }
  if (existsSync(join(root, beside))) visit(treeOf(beside, readFileSync(join(root, beside), 'utf8')))
  return id => said.get(id) ?? id.replace(/([a-z])([A-Z])/g, (_, one, other) => `${one} ${other.toLowerCase()}`)
}
