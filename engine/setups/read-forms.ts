/** Reads how roles are drawn: a text of roles, a list of all that comes, or a map with one way of drawing. */
import { shown, type Report } from '../cases/complain.ts'
import { keysIn, plain, under, type Node, type Path } from '../cases/locate.ts'
import { cardSaid, cardsIn } from './cards.ts'
import { throwsCount } from './draw.ts'
import { listOf, wordOf, type Roles } from './nodes.ts'
import { said } from './problem-words.ts'
import type { Amount, Card, Cards, Die, Form } from './setup.ts'
import { ways } from './written.ts'

type Verb = keyof typeof ways
const verbs = Object.keys(ways) as Verb[]
/** So many ways are still told apart at once. */
const mostThrows = 50_000

export class FormReader {
  readonly #report: Report
  readonly #roles: Roles
  /** Every role, faction and group that was met: what may name somebody. */
  readonly named = new Set<string>()
  readonly factions = new Set<string>()

  constructor(report: Report, roles: Roles) {
    this.#report = report
    this.#roles = roles
  }

  /** @returns what was understood of it; what was not is in the report */
  read(node: Node, path: Path): Form {
    const plainly = { at: node.at, never: [], limit: {} }
    if (node.is === 'word') return { ...plainly, is: 'roles', cards: this.#cards(node, path) }
    if (node.is === 'list') return { ...plainly, is: 'all', of: this.#each(node, path) }
    const limit = this.#limit(under(node, 'limit'), [...path, 'limit'])
    const never = listOf(under(node, 'never')).map((one, at) => this.#cards(one, [...path, 'never', at]))
    const chosen = verbs.filter(verb => node.entries.has(verb))
    const [verb, second] = chosen
    if (verb === undefined) {
      // A way of drawing that was misspelt comes before all that is missing.
      const strange = [...node.entries.keys()].find(key => !['limit', 'never'].includes(key))
      if (strange === undefined) this.#report.at(path, said('noVerb'), said('likeRoles', { verbs: verbs.join(', ') }))
      else this.#report.known([...path, strange], 'key', strange, verbs, 'key')
      return { ...plainly, is: 'all', of: [] }
    }
    if (second !== undefined) this.#report.at(path, said('twoVerbs', { verbs: chosen.join(', ') }), said('oneVerb'))
    for (const key of keysIn(node))
      this.#report.known([...path, key], 'key', key, [...chosen, ...Object.keys(ways[verb]), 'limit', 'never'], 'key')
    return { ...this.#drawn(verb, node, path), limit, never }
  }

  /** Says so where the rules have no such role. */
  known(card: Card, path: Path): void {
    const read = this.#roles.read([card.role, ...card.over].join(' + '))
    if ('faction' in read) {
      this.factions.add(read.faction)
      for (const word of [read.faction, card.role, ...card.over, cardSaid(card)]) this.named.add(word)
      return
    }
    const remedy =
      read.near === undefined
        ? said('someRole', { example: this.#roles.example })
        : said('nearRole', { near: read.near })
    this.#report.at(path, said('noRole', { text: card.role }), remedy)
  }

  #drawn(verb: Verb, node: Node, path: Path): Form {
    const at = node.at
    const inner = under(node, verb)!
    const base = { at, never: [], limit: {} }
    switch (verb) {
      case 'all':
        return { ...base, is: 'all', of: this.#each(inner, [...path, verb]) }
      case 'one':
        return { ...base, is: 'one', of: this.#some(inner, [...path, verb]) }
      case 'take': {
        const from = under(node, 'from')
        if (!from) this.#report.at([...path, 'from'], said('noVerb'), said('oneAtLeast'))
        const left = wordOf(under(node, 'left'))
        return {
          ...base,
          is: 'take',
          take: amountIn(inner, [...path, 'take'], this.#report),
          from: from ? this.read(from, [...path, 'from']) : { ...base, is: 'all', of: [] },
          ...(left !== undefined && { left }),
        }
      }
      case 'roll':
        return this.#roll(node, path)
      case 'by players':
        return { ...base, is: 'by players', entries: this.#byPlayers(inner, [...path, verb]) }
      case 'lines':
        return { ...base, is: 'one', of: this.#lines(node, path) }
    }
  }

  #each(node: Node, path: Path): Form[] {
    return listOf(node).map((one, at) => this.read(one, node.is === 'list' ? [...path, at] : path))
  }

  #some(node: Node, path: Path): Form[] {
    const forms = this.#each(node, path)
    if (!forms.length) this.#report.at(path, said('emptyList'), said('oneAtLeast'))
    return forms
  }

  #cards(node: Node, path: Path): Cards[] {
    const text = wordOf(node)
    const cards = text === undefined ? { strange: '' } : cardsIn(text)
    if ('strange' in cards) {
      const value = cards.strange === '' ? shown(plain(node)) : shown(cards.strange)
      this.#report.at(path, said('noCount', { value }), said('likeRoles', { verbs: verbs.join(', ') }))
      return []
    }
    for (const { card, loose } of cards) if (!loose) this.known(card, path)
    return cards
  }

  #limit(node: Node | undefined, path: Path): Record<string, number> {
    if (node?.is !== 'keys') return {}
    return Object.fromEntries(
      [...node.entries].map(([role, { value }]) => {
        this.known({ role, over: [] }, [...path, role])
        return [role, amountIn(value, [...path, role], this.#report).number]
      }),
    )
  }

  #byPlayers(node: Node, path: Path): { from: number; to?: number; form: Form }[] {
    if (node.is !== 'keys') {
      this.#report.at(path, said('noRange', { value: shown(plain(node)) }), said('likeRange'))
      return []
    }
    const entries = [...node.entries].flatMap(([key, { value }]) => {
      const [, from, to] = /^(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?$/.exec(key.trim()) ?? []
      if (from === undefined || Number(to ?? from) < Number(from)) {
        this.#report.atKey([...path, key], said('noRange', { value: shown(key) }), said('likeRange'))
        return []
      }
      const form = this.read(value, [...path, key])
      return [{ key, from: Number(from), ...(to !== undefined && { to: Number(to) }), form }]
    })
    const ranges = entries.filter(({ to }) => to !== undefined).sort((a, b) => a.from - b.from)
    for (const [at, { key, from }] of ranges.entries()) {
      const before = ranges[at - 1]
      if (before && before.to! >= from)
        this.#report.atKey([...path, key], said('rangesMeet', { one: before.key, other: key }), said('rangesApart'))
    }
    return entries
  }

  /** Rows, columns and, where it says so, diagonals: one of them comes. */
  #lines(node: Node, path: Path): Form[] {
    const rows = listOf(under(node, 'lines')).map(row => listOf(row))
    const width = rows[0]?.length ?? 0
    const diagonals = wordOf(under(node, 'diagonals')) === 'true'
    if (!width || rows.some(({ length }) => length !== width) || (diagonals && rows.length !== width)) {
      this.#report.at([...path, 'lines'], said('notSquare'), said('squareNeeded'))
      return []
    }
    const cells = rows.map((row, y) => row.map((cell, x) => this.read(cell, [...path, 'lines', y, x])))
    const line = (of: Form[]): Form => ({ is: 'all', of, at: node.at, never: [], limit: {} })
    const along = cells[0]!.map((_, at) => at)
    return [
      ...cells.map(line),
      ...along.map(x => line(cells.map(row => row[x]!))),
      ...(diagonals
        ? [line(along.map(at => cells[at]![at]!)), line(along.map(at => cells[at]![width - 1 - at]!))]
        : []),
    ]
  }

  #roll(node: Node, path: Path): Form {
    const dice = listOf(under(node, 'roll')).map((die, at) => this.#die(die, [...path, 'roll', at]))
    const letters = new Set(dice.flatMap(die => die.letters.map(({ letter }) => letter)))
    const tables = under(node, 'table')
    const table: Record<string, Form[]> = {}
    for (const letter of keysIn(tables)) {
      const at = [...path, 'table', letter]
      table[letter] = this.#some(under(tables, letter)!, at)
      if (!letters.has(letter)) this.#report.atKey(at, said('neverThrown', { letter }), said('oneVerb'))
    }
    const beyond = wordOf(under(node, 'beyond'))
    if (beyond !== undefined && beyond !== 'again' && beyond !== 'last')
      this.#report.at([...path, 'beyond'], said('noBeyond', { value: shown(beyond) }))
    for (const letter of letters) {
      const last = (table[letter]?.length ?? 0) - 1
      const most = dice.reduce((sum, die) => sum + (die.letters.some(one => one.letter === letter) ? die.times : 0), 0)
      const at = [...path, 'table', letter]
      if (!table[letter]) this.#report.at([...path, 'roll'], said('noTable', { letter }), said('oneAtLeast'))
      else if (beyond === undefined && most > last)
        this.#report.at(at, said('shortTable', { letter, most, last }), said('sayBeyond', { next: last + 1 }))
    }
    if (throwsCount(dice) > mostThrows)
      this.#report.at([...path, 'roll'], said('manyDice', { most: mostThrows }), said('fewerDice'))
    const all = [...letters].every(letter => table[letter]?.length)
    return {
      is: 'roll',
      at: node.at,
      never: [],
      limit: {},
      dice: all ? dice : [],
      table,
      ...((beyond === 'again' || beyond === 'last') && { beyond }),
    }
  }

  #die(node: Node, path: Path): Die {
    const numbers = [...keysIn(node)].map(key => ({
      letter: key,
      weight: amountIn(under(node, key)!, [...path, key], this.#report).number,
    }))
    return {
      times: numbers.find(({ letter }) => letter === 'times')?.weight ?? 1,
      letters: numbers.filter(({ letter }) => letter !== 'times'),
    }
  }
}

/** `2`, `chosen`, `2 + chosen`. */
export function amountIn(node: Node, path: Path, report: Report): Amount {
  const parts = (wordOf(node) ?? '').split('+').map(part => part.trim())
  if (!parts.every(part => part === 'chosen' || /^\d{1,6}$/.test(part))) {
    report.at(path, said('noCount', { value: shown(plain(node)) }), said('likeCount'))
    return { number: 0, chosen: 0 }
  }
  return {
    number: parts.reduce((sum, part) => sum + (part === 'chosen' ? 0 : Number(part)), 0),
    chosen: parts.filter(part => part === 'chosen').length,
  }
}
