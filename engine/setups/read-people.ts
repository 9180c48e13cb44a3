/** Reads what a set-up says of people: who gets a mark, who is told what, who chooses before the game. */
import { shown, type Report } from '../cases/complain.ts'
import { plain, under, type Node, type Path } from '../cases/locate.ts'
import { whoKey } from './cards.ts'
import { listOf, pairs, wordOf } from './nodes.ts'
import { nearest } from '../text/nearest.ts'
import { amountIn } from './read-forms.ts'
import { said } from './problem-words.ts'
import type { Ask, Exactly, Knows, Mark, Setup, Tell, Together, Who } from './setup.ts'
import { AskWritten, knowKeys, MarkWritten, TalkWritten, TellWritten } from './written.ts'

export class PeopleReader {
  readonly #report: Report
  /** Words that name somebody, by their key. */
  readonly #words = new Map<string, string>()
  readonly #role: (written: string, path: Path) => void

  /** @param words factions and roles that there are here @param role says so where something is no role */
  constructor(report: Report, words: Iterable<string>, role: (written: string, path: Path) => void) {
    this.#report = report
    this.#role = role
    for (const word of [...words, 'all', 'group']) this.#words.set(whoKey(word), word)
  }

  /** `all`, `mafia`, `not mafia`, `Town Cop or Town Doctor`. */
  who(node: Node | undefined, path: Path): Who {
    const who = this.#said(wordOf(node) ?? '', path)
    if (!who.any.length) this.#noWho(node ? plain(node) : '', path)
    return who
  }

  #noWho(value: unknown, path: Path): void {
    this.#report.at(path, said('noWho', { value: shown(value) }), said('likeWho'))
  }

  #said(text: string, path: Path): Who {
    const any = text
      .split(/,|\bor\b|(?:^|\s)или(?:\s|$)/u)
      .map(part => part.trim())
      .filter(Boolean)
      .map(part => {
        const [, not, word = part] = /^(not|не)\s+(.+)$/su.exec(part) ?? []
        return { word: this.#word(word, path), not: not !== undefined }
      })
    return { any }
  }

  /** As it is written where it stands first. */
  #word(word: string, path: Path): string {
    const known = this.#words.get(whoKey(word))
    if (known === undefined) {
      const near = nearest(word, this.#words.values())
      this.#report.at(
        path,
        said('noWho', { value: shown(word) }),
        near === undefined ? said('likeWho') : said('nearRole', { near }),
      )
    }
    return known ?? word
  }

  marks(document: Node): Mark[] {
    const written = under(document, 'mark')
    const several = written?.is === 'list'
    return listOf(written).map((node, at) => {
      const path = several ? ['mark', at] : ['mark']
      const mark = this.#mark(node, path)
      if (this.#words.has(whoKey(mark.name)))
        this.#report.at([...path, 'name'], said('nameTaken', { name: mark.name }), said('otherName'))
      this.#words.set(whoKey(mark.name), mark.name)
      return mark
    })
  }

  #mark(node: Node, path: Path): Mark {
    const report = this.#report
    knowKeys(node, path, MarkWritten, report)
    const name = wordOf(under(node, 'name')) ?? ''
    const take = under(node, 'take')
    const one = under(node, 'one')
    const pairing = under(node, 'pairs')
    if (!take && !one && !pairing) report.at(path, said('noMarkDraw', { name }), said('likeMark'))
    const among = under(node, 'among') ?? under(node, 'on') ?? pairing
    const owner = under(node, 'for')
    const only = wordOf(under(node, 'if'))
    const toldSaid = wordOf(under(node, 'told')) ?? (one ? 'value' : 'name')
    const told = (['no', 'name', 'names', 'value'] as const).find(word => word === toldSaid)
    if (!told) report.at([...path, 'told'], said('noTold', { value: shown(toldSaid) }))
    return {
      name,
      at: node.at,
      draws: take
        ? { is: 'take', take: amountIn(take, [...path, 'take'], report) }
        : one
          ? { is: 'one', of: listOf(one).map(value => wordOf(value) ?? '') }
          : { is: 'pairs' },
      among: among ? this.who(among, [...path, 'among']) : { any: [{ word: 'all', not: false }] },
      ...(owner && { for: this.who(owner, [...path, 'for']) }),
      never: listOf(under(node, 'never')).flatMap((written, at) => this.#never(written, [...path, 'never', at])),
      ...(only !== undefined && { ifNo: this.#said(only.replace(/^(no|нет)\s+/u, ''), [...path, 'if']) }),
      told: told ?? 'name',
    }
  }

  /** `all werewolves`: not all of them; `mafia with mafia`: no such pair. */
  #never(node: Node, path: Path): (Exactly | Together)[] {
    const text = wordOf(node) ?? ''
    const [, one, other] = /^(.+?)\s+with\s+(.+)$/su.exec(text) ?? []
    if (one !== undefined && other !== undefined)
      return [{ one: this.#said(one, path), other: this.#said(other, path) }]
    const all = this.#said(text.replace(/^all\s+(?=\S)/u, ''), path)
    if (all.any.length) return [{ all }]
    this.#noWho(plain(node), path)
    return []
  }

  /** `tell: {mafia: {knows: mafia names and roles, as: Vanilla Townie}}`. */
  tells(document: Node): Tell[] {
    return pairs(under(document, 'tell')).map(([who, node]) => {
      const path = ['tell', who]
      knowKeys(node, path, TellWritten, this.#report)
      const as = wordOf(under(node, 'as'))
      const first = wordOf(under(node, 'first'))
      const flips = wordOf(under(node, 'flips'))
      for (const [key, role] of Object.entries({ as, first, flips }))
        if (role !== undefined) this.#role(role, [...path, key])
      return {
        who: this.#said(who, path),
        knows: listOf(under(node, 'knows')).flatMap((known, at) => this.#knows(known, [...path, 'knows', at])),
        ...(as !== undefined && { as }),
        ...(first !== undefined && { first }),
        ...(flips !== undefined && { flips }),
      }
    })
  }

  #knows(node: Node, path: Path): Knows[] {
    const text = (wordOf(node) ?? '').trim()
    const [, exists] = /^that\s+(?:an?|the)\s+(.+?)\s+(?:exists?|is there)$/su.exec(text) ?? []
    if (exists !== undefined) return [{ of: this.#said(exists, path), what: 'that there is' }]
    const [, of, besides] = /^(.+?)\s+names?(?:\s+and\s+(roles?|alignments?))?$/su.exec(text) ?? []
    if (of === undefined) {
      this.#report.at(path, said('noKnows', { value: shown(plain(node)) }), said('likeKnows'))
      return []
    }
    const what =
      besides === undefined ? 'names' : besides.startsWith('role') ? 'names and roles' : 'names and alignment'
    return [{ of: this.#said(of, path), what }]
  }

  talks(document: Node): Setup['talks'] {
    return listOf(under(document, 'talk')).map((node, at) => {
      knowKeys(node, ['talk', at], TalkWritten, this.#report)
      return {
        who: this.who(under(node, 'who'), ['talk', at, 'who']),
        when: wordOf(under(node, 'when')) ?? '',
      }
    })
  }

  /** `ask: [{who: Mafia Goon, what: [Bulletproof, Role Cop], choose: 0-3, until: 72 hours}]`. */
  asks(document: Node): Ask[] {
    return listOf(under(document, 'ask')).map((node, at) => {
      knowKeys(node, ['ask', at], AskWritten, this.#report)
      const written = wordOf(under(node, 'choose')) ?? '1'
      const [, least, most = least] = /^(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?$/.exec(written.trim()) ?? []
      if (least === undefined)
        this.#report.at(['ask', at, 'choose'], said('noCount', { value: shown(written) }), said('likeRange'))
      const until = wordOf(under(node, 'until'))
      return {
        who: this.who(under(node, 'who'), ['ask', at, 'who']),
        what: listOf(under(node, 'what')).map(one => wordOf(one) ?? ''),
        least: Number(least ?? 0),
        most: Number(most ?? 0),
        ...(until !== undefined && { until }),
      }
    })
  }
}
