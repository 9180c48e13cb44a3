/**
 * Reads a set-up: from its text to what is drawn, marked and told, or to problems that each name a line, a value and what
 * would be right. A set-up with a problem is not dealt.
 */
import { Report, shown } from '../cases/complain.ts'
import { plain, under, type Node, type Path } from '../cases/locate.ts'
import type { ProblemFound } from '../cases/problem.ts'
import { readDocuments } from '../cases/yaml.ts'
import { limits } from '../shape/limits.ts'
import { cardsIn } from './cards.ts'
import { listOf, pairs, wordOf, type Roles } from './nodes.ts'
import { FormReader } from './read-forms.ts'
import { PeopleReader } from './read-people.ts'
import { said } from './problem-words.ts'
import type { Card, Form, Setup } from './setup.ts'
import { knowKeys, PostWritten, SetupWritten } from './written.ts'

/** Everything that a set-up may say. */
export const setupKeys: readonly string[] = Object.keys(SetupWritten.shape)

/**
 * @param file what problems call the text
 * @param system whose roles these are: a set-up that names another one is not read
 * @returns the set-up where nothing is wrong with it
 */
export function readSetup(
  text: string,
  file: string,
  roles: Roles,
  system?: string,
): { setup?: Setup; problems: ProblemFound[] } {
  const { documents, problems } = readDocuments(text, file)
  const [document] = documents
  const all = [...problems, ...looseHashes(text, file)]
  if (!document || document.is !== 'keys') {
    if (!all.length) all.push({ file, line: 1, message: said('nothing'), remedy: said('beginning') })
    return { problems: all }
  }
  if (documents.length > 1)
    all.push({ file, line: documents[1]!.at.line, message: said('several', { count: documents.length }) })
  const report = new Report(file, document)
  // What other words mean there is for others to say.
  if (!headFits(document, report, system)) return { problems: [...all, ...report.problems] }
  const setup = setupIn(document, report, roles)
  const found = [...all, ...report.problems].sort((a, b) => a.line - b.line)
  return found.length ? { problems: found } : { setup, problems: [] }
}

/** Which form of the language a set-up is written in; there is no other so far. */
export const setupVersion = '1'

/** Whether a set-up is of this form, and for these rules. */
function headFits(document: Node, report: Report, system: string | undefined): boolean {
  const [version, rules] = [under(document, 'setup'), under(document, 'system')]
  if (version && wordOf(version) !== setupVersion) {
    const form = wordOf(version) ?? ''
    if (/^\d{1,6}$/.test(form)) report.at(['setup'], said('newerForm', { form }), said('takeNewer'))
    else report.at(['setup'], said('noForm', { value: shown(plain(version)) }), said('likeForm'))
    return false
  }
  if (!rules || system === undefined || wordOf(rules) === system) return true
  report.at(['system'], said('otherRules', { value: shown(plain(rules)), system }), said('openThere'))
  return false
}

function setupIn(document: Node & { is: 'keys' }, report: Report, roles: Roles): Setup {
  knowKeys(document, [], SetupWritten, report)
  const forms = new FormReader(report, roles)
  const written = under(document, 'roles')
  if (!written) report.at(['roles'], said('noRoles'), said('beginning'))
  const drawn: Form = written
    ? forms.read(written, ['roles'])
    : { is: 'all', of: [], at: document.at, never: [], limit: {} }
  const rest = restIn(document, report, forms)
  for (const part of ['sizes', 'rest'])
    for (const [faction] of pairs(under(document, part)))
      report.known([part, faction], 'faction', faction, forms.factions, 'key')
  const people = new PeopleReader(report, [...forms.named], (role, path) => forms.known({ role, over: [] }, path))
  const marks = people.marks(document)
  const name = wordOf(under(document, 'name'))?.trim()
  return {
    ...(name && { name }),
    players: playersIn(under(document, 'players'), report),
    roles: drawn,
    sizes: Object.fromEntries(
      pairs(under(document, 'sizes')).map(([faction, node]) => [faction, whole(node, ['sizes', faction], report)]),
    ),
    rest,
    marks,
    tells: people.tells(document),
    talks: people.talks(document),
    asks: people.asks(document),
    posts: listOf(under(document, 'post')).map((node, at) => {
      knowKeys(node, ['post', at], PostWritten, report)
      return { at: wordOf(under(node, 'at')) ?? '', what: wordOf(under(node, 'what')) ?? '' }
    }),
    play: Object.fromEntries(pairs(under(document, 'play')).map(([key, node]) => [key, wordOf(node) ?? ''])),
  }
}

/** In YAML what stands behind " #" is a comment: a group that is not quoted would be lost without a word. */
function looseHashes(text: string, file: string): ProblemFound[] {
  return text.split('\n').flatMap((line, index) => {
    const [, before] = /^(.*?\S)\s#[\p{L}\p{N}]{1,3}(?=\s*(?:[,\]}]|$))/u.exec(line.slice(0, 2000)) ?? []
    const loose = before !== undefined && (before.match(/"/g) ?? []).length % 2 === 0 && !before.includes(' #')
    return loose ? [{ file, line: index + 1, message: said('looseHash'), remedy: said('quoteHash') }] : []
  })
}

function restIn(document: Node, report: Report, forms: FormReader): Record<string, Card> {
  return Object.fromEntries(
    pairs(under(document, 'rest')).flatMap(([faction, node]): [string, Card][] => {
      const path = ['rest', faction]
      const cards = cardsIn(wordOf(node) ?? '')
      const [first, ...more] = 'strange' in cards ? [] : cards
      if (!first || more.length || first.count !== 1 || first.loose) {
        report.at(path, said('noRole', { text: wordOf(node) ?? '' }), said('likeRoles', { verbs: 'one' }))
        return []
      }
      forms.known(first.card, path)
      return [[faction, first.card]]
    }),
  )
}

/** `13`, `7-9`, `[7, 9]`. */
function playersIn(node: Node | undefined, report: Report): number[] {
  const parts = node?.is === 'list' ? node.items.map(wordOf) : (wordOf(node)?.split(',') ?? [])
  const numbers = parts.flatMap(part => {
    const [, from, to = from] = /^\s*(\d{1,4})\s*(?:[-–—]\s*(\d{1,4}))?\s*$/.exec(part ?? '') ?? []
    const [least, most] = [Number(from), Number(to)]
    if (from === undefined || least < 1 || most < least || most > limits.seats) return [undefined]
    return Array.from({ length: most - least + 1 }, (_, at) => least + at)
  })
  if (node && numbers.length && !numbers.includes(undefined))
    return [...new Set(numbers as number[])].sort((a, b) => a - b)
  report.at(['players'], said('noPlayers', { value: shown(node ? plain(node) : '') }), said('likePlayers'))
  return []
}

function whole(node: Node, path: Path, report: Report): number {
  const word = wordOf(node) ?? ''
  if (/^\d{1,4}$/.test(word)) return Number(word)
  report.at(path, said('noCount', { value: shown(plain(node)) }), said('likeCount'))
  return 0
}
