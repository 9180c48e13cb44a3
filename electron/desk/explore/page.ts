/**
 * The page that a game is explored in: one file with all in it that it needs. It may run the one program and have the one
 * style that are in it, which its policy knows by their digests, and may fetch nothing from anywhere.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printable } from '../../../engine/text/literal.ts'
import type { ExploredGame, ExploredPage } from '../contract.ts'
import { fileName } from '../file-name.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'
import { packed } from './packed.ts'

/** What the page is drawn by, as it was built. */
export interface Explorer {
  script: string
  style: string
}

/** @param folder of the built explorer @throws Refused where it is not there */
export async function explorerIn(folder: string | undefined): Promise<Explorer> {
  try {
    if (folder === undefined) throw new Error('no folder')
    const [script, style] = await Promise.all(
      ['explore.js', 'explore.css'].map(name => readFile(join(folder, name), 'utf8')),
    )
    return { script: script!, style: style! }
  } catch {
    throw new Refused('file', say('explore.notBuilt'), say('explore.buildIt'))
  }
}

/** The page, and what to call its file. It is said in the language of whoever is being answered. */
export function pageOf(game: ExploredGame, { script, style }: Explorer): ExploredPage {
  const title = escaped(say('explore.title', { name: game.name }))
  const [program, look] = [inScript(script), inStyle(style)]
  const policy = [
    "default-src 'none'",
    `script-src ${digest(program)}`,
    `style-src ${digest(look)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const text = `<!doctype html>
<html lang="${game.language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Nightdesk">
<title>${title}</title>
<style>${look}</style>
</head>
<body>
<div id="root"></div>
<noscript>${escaped(say('explore.needsScript'))}</noscript>
<script type="application/json" id="game">${packed(game)}</script>
<script>${program}</script>
</body>
</html>
`
  return { text, name: `${fileName(game.name)}.html` }
}

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page reads every line break as one, and its digest is of what it reads. */
const asRead = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\0', '')

/** Nothing in a program ends it or hides its end: what would, stands in a string or a pattern, where this says the same. */
const inScript = (text: string): string => asRead(text).replace(/<(?=!--|\/?script)/gi, '\\x3c')

const inStyle = (text: string): string => asRead(text).replace(/<(?=\/style)/gi, '\\3c ')

const escaped = (words: string): string =>
  printable(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
