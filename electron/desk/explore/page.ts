/** The page that a game is explored in. */
import type { ExploredGame, WrittenPage, PackedPiece } from '../contract.ts'
import { fileName } from '../file-name.ts'
import { onePage, type Program } from '../one-page.ts'
import { say } from '../words/say.ts'
import { isSpan, type Span } from '../../../engine/text/span.ts'
import { printable } from '../../../engine/text/literal.ts'

// A game to explore as the text of a page holds it: each sentence once, in a table, and a number wherever it stands, for
// trees say the same thing over and over. Who reads it is `renderer/explore/unpacked.ts`.

/** Takes a game; returns JSON that holds no sign that a page would act on, nor one that turns the text around it. */
export function packed(game: ExploredGame): string {
  const known = new Map<string, number>()
  const said: PackedPiece[][] = []
  const numberOf = (spans: readonly Span[]): number => {
    const pieces = spans.flatMap(piecesOf)
    const key = JSON.stringify(pieces)
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, said.length)
    return said.push(pieces) - 1
  }
  const walked = (value: unknown): unknown => {
    if (typeof value === 'string') return printable(value)
    if (Array.isArray(value)) return value.length && value.every(isSpan) ? { $: numberOf(value) } : value.map(walked)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walked(part)]))
  }
  const whole = walked(game)
  return JSON.stringify({ said, game: whole }).replace(/[<>&\u2028\u2029]/g, escape)
}

const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

function piecesOf(span: Span): PackedPiece[] {
  if (span.kind === 'text') return [printable(span.text)]
  if (span.kind === 'player') return [[printable(span.name)]]
  if (span.kind === 'code') return [{ kind: span.kind, text: printable(span.text) }]
  const spans = span.spans.flatMap(piecesOf)
  // The page leads nowhere, and looks like itself.
  return span.kind === 'link' || span.kind === 'styled' || span.kind === 'colored'
    ? spans
    : [{ kind: span.kind, spans }]
}

/** The page, and what to call its file. It is said in the language of whoever is being answered. */
export function pageOf(game: ExploredGame, program: Program): WrittenPage {
  const about = {
    language: game.language,
    title: say('explore.title', { name: game.name }),
    data: { id: 'game', json: packed(game) },
  }
  return { text: onePage(about, program), name: `${fileName(game.name)}.html` }
}
