/** The words and marks of a message, with where they stand. Formatting, smileys and invisible characters are left out. */
import { fold } from '../reading/fold.ts'
import type { Range } from '../text/range.ts'

/**
 * `word`: letters and digits, folded. `mark`: punctuation. `line`: the end of a line; `gap`: of a paragraph.
 * `odd`: a character that can make a text look other than it reads.
 */
export interface Token extends Range {
  kind: 'word' | 'mark' | 'line' | 'gap' | 'odd'
  text: string
  /** Nothing stands between this and the token before. */
  glued: boolean
  /** Written in capitals throughout. */
  capitals: boolean
}

const pattern = new RegExp(
  [
    String.raw`(?<skip>\[\/?(?:b|i|u|color|colour|size|font|center|left|right|indent|user|url|spoiler|highlight|list|icode|code|email|\*)(?:=[^\]\n]{0,80})?\]|<\/?(?:b|i|u|em|strong|p|span|div|a|br)\b[^>\n]{0,80}>|[:;=][-']?[)(DPp](?![\p{L}\p{N}])|:[a-z_]{2,20}:(?![\p{L}\p{N}])|<\/?3+(?![\p{L}\p{N}])|[;>^][_.]+[;<^]|\^\^|\\o\/|(?![↔→⁉‼])\p{Extended_Pictographic})`,
    String.raw`(?<word>[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}\u200b-\u200d\u2060\ufeff\u00ad]*(?:['’‘´][\p{L}\p{M}]+)*)`,
    String.raw`(?<line>\r?\n(?:[ \t]*\r?\n)*)`,
    String.raw`(?<mark><?[-=]{1,2}>|[↔⇄⟷→⇒➜]|\.{2,}|…|--|[^\s\p{L}\p{N}\p{M}])`,
  ].join('|'),
  'gu',
)

const bullet = /^[ \t]*(?:[-*•·–—+]+|\(?\d{1,2}[.)])[ \t]+/
const odd = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/u
const unseen = /^[\u200b-\u200d\u2060\ufeff\u00ad\ufe0e\ufe0f*`#_]$/

/** @param without stretches to pass over */
export function tokensOf(body: string, without: readonly Range[] = []): Token[] {
  const tokens: Token[] = []
  let start = 0
  for (const gap of [...without, { start: body.length, end: body.length }]) {
    if (gap.start > start) tokenize(body.slice(start, gap.start), start, tokens)
    if (gap.end > gap.start) push(tokens, 'gap', '\n\n', gap.start, gap.end, false)
    start = Math.max(start, gap.end)
  }
  return tokens
}

function tokenize(text: string, offset: number, tokens: Token[]): void {
  let last = -1
  const head = bullet.exec(text)?.[0].length ?? 0
  pattern.lastIndex = head
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { skip, word, line, mark } = found.groups as Record<string, string | undefined>
    const [start, end] = [found.index, found.index + found[0].length]
    if (line !== undefined) {
      push(tokens, /\n[^\n]*\n/.test(line) ? 'gap' : 'line', line, offset + start, offset + end, false)
      pattern.lastIndex = end + (bullet.exec(text.slice(end, end + 40))?.[0].length ?? 0)
    } else if (word !== undefined)
      push(tokens, 'word', wordOf(word), offset + start, offset + end, start === last, isCapitals(word))
    else if (mark !== undefined && odd.test(mark))
      push(tokens, 'odd', mark, offset + start, offset + end, start === last)
    else if (mark !== undefined && !unseen.test(mark))
      push(tokens, 'mark', mark, offset + start, offset + end, start === last)
    else if (skip !== undefined && isPause(skip, text.slice(end, end + 12)) && tokens.at(-1)?.kind === 'word')
      push(tokens, 'mark', '~', offset + start, offset + end, false)
    last = end
  }
}

/** A smiley before a new sentence ends the one it stands in. */
const isPause = (skip: string, behind: string): boolean => !/^[[<]/.test(skip) && /^[ \t]+\p{Lu}/u.test(behind)

function push(
  tokens: Token[],
  kind: Token['kind'],
  text: string,
  start: number,
  end: number,
  glued: boolean,
  capitals = false,
): void {
  tokens.push({ kind, text, start, end, glued, capitals })
}

const isCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word)
/** Apostrophes stay, in one form: they tell "I'll" from "ill". */
const wordOf = (word: string): string =>
  word
    .split(/['’‘´]/u)
    .map(fold)
    .join("'")
