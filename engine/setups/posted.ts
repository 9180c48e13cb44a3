/**
 * A set-up as hosts post it: lists with headings, counts in any form, tables, one team beside another. What is no role
 * is kept aside with why; it comes out in the language in which set-ups are dealt.
 */
import type { ProblemFound } from '../cases/problem.ts'
import { unlisted, unmarked } from '../reading/listed.ts'
import type { InEach } from '../text/in-each.ts'
import { asksWhatItHolds } from '../ruleset/role-units.ts'
import type { Roles } from './nodes.ts'
import { countOf, type Counted } from './counts.ts'
import { itemsIn } from './posted-items.ts'
import { said } from './problem-words.ts'

/** A line that is no role, and why it was passed over. */
export interface Skipped {
  line: number
  text: string
  why: InEach
}

export interface Posted {
  name?: string
  players: number
  /** As a set-up is written. */
  text: string
  skipped: Skipped[]
  /** What stands for one of several roles, with all that can come for it. */
  slots: { line: number; text: string; of: readonly string[] }[]
  /** With the word that is meant, and what it may mean, the likeliest first. */
  problems: (ProblemFound & { meant?: { word: string; near: string; choices?: readonly string[] } })[]
}

const countedIn = (item: string): Counted => countOf(item) ?? { count: 1, role: item }

/** What is dealt: so many of a role, or one of several. */
type Dealt = { count: number } & ({ role: string } | { of: readonly string[] })

interface Row {
  label: string
  dealt: Dealt[]
}

/** Whether a text is written in the language of set-ups itself: as one, or as a list of its roles. */
export const isLanguage = (text: string): boolean =>
  /^\s*(?:["']?(?:setup|players|roles|rest|sizes)["']?\s*:(?=\s|$)|\{)/mu.test(text)

/**
 * @param file what problems call the text
 * @returns nothing where no line of it is a role
 */
export function readPosted(text: string, file: string, roles: Roles): Posted | undefined {
  const reader = new PostReader(file, roles)
  for (const line of plainLines(text)) reader.read(line)
  return reader.posted()
}

/** `3-9. Vanilla Townie`: the places that a role has in a numbered list. */
const isRange = /^(\d{1,3})\s?[-–—]\s?(\d{1,3})\s?[.):]\s*(?=\p{L})/u
const rangeOf = (whole: string, from: number, to: number): string => (to > from ? `${to - from + 1} ` : whole)

interface PlainLine {
  text: string
  number: number
  /** It has a number or a mark of a list. */
  listed: boolean
  quoted?: true
  remark?: true
}

const entities = (line: string): string =>
  line
    .replace(/&(?:times|#215|#xd7);/gi, '×')
    .replace(/&(?:nbsp|#160);/gi, ' ')
    .replace(/&amp;/gi, '&')

/** Lines without the marks of forums, each where it was; what is quoted is empty where there is something else. */
function plainLines(text: string): PlainLine[] {
  let depth = 0
  const pieces = text.split(/\r\n?|\n/).flatMap((line, index) =>
    entities(line.replace(/<\/?(?:li|br|p|tr|div|ul|ol|h\d)\b[^<>]{0,200}>/gi, '\n'))
      .split('\n')
      .map(piece => ({ piece, number: index + 1 })),
  )
  return pieces.map(({ piece: line, number }) => {
    const opens = (line.match(/\[quote\b[^\]]*\]|<blockquote\b[^>]*>/gi) ?? []).length
    const quoted = depth > 0 || opens > 0 || /^\s*>/.test(line)
    depth = Math.max(0, depth + opens - (line.match(/\[\/quote\]|<\/blockquote>/gi) ?? []).length)
    const plain = unmarked(
      line
        .replace(/\[\/?(?:quote|list|spoiler|center|indent|table|tr|td|area|fieldset)\b[^\]]*\]/gi, '')
        .replace(/<[^<>\n]{1,300}>/g, ' ')
        .replace(/\[\*\]/g, '• ')
        .replace(/^(\s*)#{1,6}\s+(?=.)/, '$1')
        .replace(/(^|\s)__(\S[^_\n]*)__/g, '$1$2'),
    ).trim()
    const item = unlisted(plain.replace(isRange, (whole, from: string, to: string) => rangeOf(whole, +from, +to)))
    return {
      text: item,
      number,
      listed: item !== plain || /^\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s*[x×]?\s/i.test(plain) || isTableRow(plain),
      ...(quoted && { quoted: true as const }),
      ...(/^\s*#\s/.test(line) && { remark: true as const }),
    }
  })
}

class PostReader {
  readonly #file: string
  readonly #roles: Roles
  readonly #skipped: Skipped[] = []
  readonly #problems: Posted['problems'] = []
  readonly #slots: Posted['slots'] = []
  readonly #dealt: Dealt[] = []
  /** How many are listed of roles that are asked about. */
  #asked = 0
  #rows: Row[] = []
  #side: string | undefined
  /** How many a heading says there are of its side, and how many had been read before it. */
  #expected: { line: number; text: string; count: number; before: number } | undefined
  #name: string | undefined

  /** Headings stood one above the other: they only count the sides. */
  #counts = false

  constructor(file: string, roles: Roles) {
    this.#file = file
    this.#roles = roles
  }

  read({ text, number: line, listed, quoted, remark }: PlainLine): void {
    if (isOpen.test(text) && !quoted) return this.#ask(text, line)
    if (!/[\p{L}\p{N}]/u.test(text)) return this.#pause()
    if (quoted) return this.#skip(line, text, said('quoted'))
    if (remark && !this.#isList(text)) return this.#skip(line, text, said('remark'))
    if (this.#heading(text, line) || isTableHead(text) || isListHead.test(text)) return
    if (this.#row(text, line) || this.#teams(text, line)) return
    const [, word = '', rest = ''] = /^([^:]{1,40}):\s*(\S.*)$/s.exec(text) ?? []
    const side = this.#roles.sideOf?.(sideWords(word).word)
    if (side !== undefined) {
      this.#begin(side, sideWords(word).count, line, text)
      return this.#items(rest, line, true)
    }
    this.#items(text, line, listed)
  }

  posted(): Posted | undefined {
    this.#close()
    const rows = this.#rows.length > 1 ? this.#rows : []
    const single = rows.length ? [] : this.#rows.flatMap(({ dealt }) => dealt)
    const always = [...this.#dealt, ...single]
    if (!always.length && !rows.length && !this.#problems.length) return undefined
    const sum = (dealt: readonly Dealt[]): number => dealt.reduce((all, { count }) => all + count, 0)
    const players = sum(always) + (rows[0] ? sum(rows[0].dealt) : 0)
    const forms = [
      ...always.flatMap(formsOf),
      ...(rows.length
        ? [`{one: [${rows.map(({ dealt }) => `[${dealt.flatMap(formsOf).join(', ')}]`).join(', ')}]}`]
        : []),
    ]
    return {
      ...(this.#name !== undefined && { name: this.#name }),
      players,
      text: [
        ...(this.#name === undefined ? [] : [`name: ${JSON.stringify(this.#name)}`]),
        `players: ${players}`,
        'roles:',
        ...forms.map(form => `  - ${form}`),
      ].join('\n'),
      skipped: this.#skipped,
      slots: this.#slots,
      problems: this.#problems,
    }
  }

  #skip(line: number, text: string, why: InEach): void {
    this.#skipped.push({ line, text, why })
  }

  /** `Town (10)`, `3 Mafia:`, `Scum`: the side of what follows. */
  #heading(text: string, line: number): boolean {
    const { word, count, marked } = sideWords(text)
    const side = this.#roles.sideOf?.(word, !marked)
    if (side === undefined || (!marked && count !== undefined)) return false
    this.#begin(side, count, line, text)
    return true
  }

  #begin(side: string, count: number | undefined, line: number, text: string): void {
    this.#close()
    this.#side = side
    if (count !== undefined) this.#expected = { line, text, count, before: this.#total() }
  }

  /** Says so where a heading names another number than stands below it. */
  #close(): void {
    const { line, text, count, before } = this.#expected ?? {}
    this.#expected = undefined
    if (count === undefined || before === undefined) return
    const there = this.#total() - before
    this.#counts = there === 0
    if (there !== count) this.#skip(line!, text!, there ? said('otherSum', { count, there }) : said('sideCount'))
  }

  /** An empty line ends headings that only count the sides. */
  #pause(): void {
    if (!this.#counts || this.#expected?.before !== this.#total()) return
    this.#close()
    this.#side = undefined
  }

  #total = (): number => this.#dealt.reduce((all, { count }) => all + count, this.#asked)

  /** `A: Cop, Goon, 5 VT` below another such line: one of the rows is drawn. */
  #row(text: string, line: number): boolean {
    const [, label, rest = ''] =
      /^(?:row|setup|set-up|list|roll|column)?\s*#?([A-Z]|\d{1,2})\s*[:)=–-]\s*(\S.*)$/iu.exec(text) ?? []
    if (label === undefined || !itemsIn(rest).length || itemsIn(rest).length < 2) return false
    const dealt = itemsIn(rest).map(item => this.#dealtOf(item, line))
    if (dealt.includes(undefined)) return false
    this.#rows.push({ label, dealt: dealt as Dealt[] })
    return true
  }

  /** `Cop, 7 VT vs Goon, Role Cop`: the second team is of the side of whoever in it is not of the first. */
  #teams(text: string, line: number): boolean {
    const teams = text.split(/\s+(?:vs?\.?|versus|against)\s+/i)
    if (teams.length < 2 || !teams.every(team => itemsIn(team).some(item => this.#isRole(item)))) return false
    const [first] = [...(this.#roles.sides ?? [])]
    for (const team of teams) {
      const sides = itemsIn(team).map(item => this.#factionOf(item))
      this.#side = sides.find(side => side !== undefined && side !== first) ?? first
      this.#items(team, line, true)
    }
    this.#side = undefined
    return true
  }

  #isRole = (item: string): boolean => this.#factionOf(item) !== undefined

  /** `1 Mason x2`: two of them, or one with two uses. */
  #isDouble = (item: string): boolean => {
    const { again } = countedIn(item)
    return again !== undefined && this.#isRole(again.role)
  }

  #factionOf(item: string): string | undefined {
    const read = this.#roles.read(countedIn(item).role)
    return 'faction' in read ? read.faction : undefined
  }

  #isList = (text: string): boolean => itemsIn(text).every(item => this.#dealtOf(item, 0) !== undefined)

  /** `Town Cop - checks one player, each night`: the role, and what is said of it. */
  #described(text: string): [role: string, about: string] | undefined {
    const [, role = '', about = ''] = /^(.{2,60}?)(?:\s[-–—]\s|:\s)(.+)$/s.exec(text) ?? []
    const isDescribed = about !== '' && !/^[\d\s]+$/.test(about) && this.#isRole(role)
    return isDescribed && !itemsIn(about).some(item => this.#isRole(item)) ? [role, about] : undefined
  }

  /** Roles with commas between them; one of them that is none asks, unless the whole line is prose. */
  #items(whole: string, line: number, listed: boolean): void {
    const [text, about] = this.#described(whole) ?? [whole]
    if (about !== undefined) this.#skip(line, about, said('described'))
    const items = isOneOf.test(text) && alternatives(text).length > 1 ? [text] : itemsIn(text)
    const dealt = items.map(item => this.#dealtOf(item, line))
    if (dealt.every(one => one === undefined)) {
      const [alone] = items
      if (items.length === 1 && (/[.!?]$/.test(text) ? this.#isDoubt(alone!) : this.#mayBeRole(alone!, listed)))
        return this.#ask(alone!, line)
      if (!this.#dealt.length && this.#name === undefined && !listed && text.length < 100 && !/[.!?=]$/.test(text))
        this.#name = text
      return this.#skip(line, text, said(this.#name === text ? 'title' : 'noRoleHere'))
    }
    items.forEach((item, at) => {
      const one = dealt[at]
      if (one) this.#dealt.push(one)
      else if (/[\p{L}?]/u.test(item)) this.#ask(item, line)
    })
  }

  /** `Town Doctor?`, `Cop or ?`, `2 ???`: a role with a sign of doubt, and no question. */
  #isDoubt(item: string): boolean {
    const role = countedIn(item).role.replace(/[?\s]+$/, '')
    return item.endsWith('?') && (role === '' || this.#isRole(role.replace(/\s+(?:or|или)$/, '')))
  }

  /** Whether a line alone is a role that nobody knows here, and no remark. */
  #mayBeRole(item: string, listed: boolean): boolean {
    const { role } = countedIn(item)
    if (this.#isDouble(item)) return true
    if (/^total\b/i.test(role)) return false
    if (/[.!?:="]|https?/.test(role.replace(/\(.*\)$/, '')) || role.split(/\s+/).length > 7) return false
    const [first = '', ...others] = role.split(/\s+/)
    const isSlot = this.#roles.slotOf?.(role, this.#side) !== undefined
    return (
      listed || isSlot || this.#side !== undefined || (others.length > 0 && this.#roles.sideOf?.(first) !== undefined)
    )
  }

  #ask(item: string, line: number): void {
    const { count, role, again } = countedIn(item)
    this.#asked += count
    if (again && this.#isDouble(item)) return this.#askCount(item, line, count, again)
    const read = this.#roles.read(role)
    const { near, word = role, means } = 'faction' in read ? {} : read
    this.#problems.push({
      file: this.#file,
      line,
      message: means
        ? said(asksWhatItHolds({ word, means }) ? 'holdsWhat' : 'severalMeanings', { word })
        : said('noRole', { text: role }),
      remedy: means
        ? said(means.length > 1 ? 'oneMeaning' : 'soleMeaning', { list: means.join(', ') })
        : near === undefined
          ? said('someRole', { example: this.#roles.example })
          : said('nearRole', { near }),
      ...(means
        ? { meant: { word, near: means[0]!, choices: means } }
        : near !== undefined && { meant: { word, near } }),
    })
  }

  #askCount(text: string, line: number, count: number, again: Counted): void {
    const seats = `${again.count} ${again.role}`
    const uses = `${count > 1 ? `${count} ` : ''}${again.count}-shot ${again.role}`
    this.#problems.push({
      file: this.#file,
      line,
      message: said('twoCounts', { text }),
      remedy: said('oneCount', { seats, uses }),
    })
  }

  #dealtOf(item: string, line: number): Dealt | undefined {
    if (this.#isDouble(item)) return undefined
    const { count, role } = countedIn(item)
    const of = alternatives(role).length > 1 ? this.#slot(role) : undefined
    const whole = of ? undefined : this.#sided(role)
    if (whole !== undefined) return { count, role: whole }
    return this.#open(count, role, of ?? this.#slot(role), line)
  }

  #open(count: number, role: string, of: readonly string[] | undefined, line: number): Dealt | undefined {
    if (!of?.length) return undefined
    if (line) this.#slots.push({ line, text: role, of })
    return { count, of }
  }

  /** A role as it is dealt: of the side of its heading, where it says none itself. */
  #sided(role: string): string | undefined {
    const read = this.#roles.read(role)
    if (!('faction' in read)) return undefined
    if (this.#side === undefined || read.sided || read.faction === this.#side) return role
    const sided = `${this.#side} ${role}`
    return 'faction' in this.#roles.read(sided) ? sided : role
  }

  /** `Cop or Doctor`, `Random Town`, `Town Investigative`, `Any`. */
  #slot(role: string): readonly string[] | undefined {
    const either = alternatives(role)
    if (either.length < 2) return this.#roles.slotOf?.(role, this.#side)
    const read = either.map(one => this.#sided(one))
    return read.includes(undefined) ? undefined : (read as string[])
  }
}

const isOneOf = /^(?:(?:one|1)\s+of|either)\b\s*:?\s*/i

/** `Cop or Doctor`, `Cop / Doctor`, `one of: Cop, Doctor`, `1 of (Cop, Doctor)` as what there is to choose from. */
function alternatives(role: string): string[] {
  const inside = role.replace(isOneOf, '').replace(/^[([](.*)[)\]]$/s, '$1')
  const mark = isOneOf.test(role) ? /\s*,\s*(?:or\s+|или\s+)?|\s+(?:or|или)\s+|\s*\/\s*/i : /\s+(?:or|или)\s+|\s+\/\s+/i
  return inside.split(mark).filter(one => one.trim() !== '')
}

const formsOf = (dealt: Dealt): string[] =>
  'role' in dealt
    ? [JSON.stringify(`${dealt.count} ${dealt.role}`)]
    : Array.from({ length: dealt.count }, () => `{one: ${JSON.stringify(dealt.of)}}`)

/** A heading taken apart: the word of a side, and how many there are of it. */
function sideWords(text: string): { word: string; count?: number; marked: boolean } {
  const [, before, word = '', inside, colon] =
    /^(\d{1,3})?\s*(?:x\s)?([\p{L}][\p{L}\s-]{1,30}?)\s*(?:[([]?\s*(?:x\s*)?(\d{1,3})\s*(?:players?)?[)\]]?)?\s*([:：–-]*)$/iu.exec(
      text,
    ) ?? []
  const count = before ?? inside
  return {
    word: word.replace(/^(?:the)\s+|\s+(?:roles?|team|side|faction|members?)$/giu, ''),
    ...(count !== undefined && { count: Number(count) }),
    marked: colon !== '' || inside !== undefined,
  }
}

/** The head of a whole list says nothing of it. */
const isListHead =
  /^(?:the\s)?(?:\d{1,3}[\s-]?(?:players?|roles?|man|p)(?:\s(?:game|set-?up|list))?|(?:roles?|role\s?list|set-?up|players?|list)\s*(?:[([]\s*\d{1,3}\s*[)\]])?)\s*:?$/i

/** A role that is left open: `?`, `???`. */
const isOpen = /^\?+$/

const isTableRow = (text: string): boolean => text.split(/[\t|]/).filter(cell => cell.trim() !== '').length > 1

/** The head of a table names its columns. */
const isTableHead = (text: string): boolean =>
  /[\t|]/.test(text)
  && text
    .split(/[\t|]/)
    .map(cell => cell.trim())
    .filter(Boolean)
    .every(cell =>
      /^(?:-+|:?-+:?|roles?|counts?|number|amount|how many|quantity|qty|#|no\.?|side|faction|team|alignment|name)$/i.test(
        cell,
      ),
    )
