/**
 * A page that is one file with all in it that it needs. It may run the one program and have the one style that are in
 * it, which its policy knows by their digests, and may fetch nothing from anywhere.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printable } from '../../engine/text/literal.ts'
import type { Locale } from '../../engine/text/wording.ts'
import { Refused } from './refusal.ts'
import { say } from './words/say.ts'

/** What a page is drawn by, as it was built. */
export interface Program {
  script: string
  style: string
}

/**
 * @param pages the folder of what pages are drawn by, one folder each
 * @param name which of them
 * @throws Refused where it is not there
 */
export async function programIn(pages: string | undefined, name: 'explore' | 'proof'): Promise<Program> {
  try {
    if (pages === undefined) throw new Error('no folder')
    const [script, style] = await Promise.all(
      ['js', 'css'].map(kind => readFile(join(pages, name, `${name}.${kind}`), 'utf8')),
    )
    return { script: script!, style: style! }
  } catch {
    throw new Refused('file', say('explore.notBuilt'), say('explore.buildIt'))
  }
}

interface Page {
  language: Locale
  title: string
  /** What it knows, for its program: JSON in which nothing is that a page would act on. */
  data?: { id: string; json: string }
}

/** The text of the page. What it says without its program is in the language of whoever is being answered. */
export function onePage({ language, title, data }: Page, { script, style }: Program): string {
  const [program, look] = [inScript(script), inStyle(style)]
  const policy = [
    "default-src 'none'",
    `script-src ${digest(program)}`,
    `style-src ${digest(look)}`,
    // Its own, which stand in its style.
    ...(look.includes('url(data:font/') ? ['font-src data:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return pageText({
    language,
    title,
    policy,
    head: headWith(look),
    needsScript: say('explore.needsScript'),
    ...(data && { data }),
    program: `<script>${program}</script>`,
  })
}

/** A page that stands as it is: what is said on it, and how it looks. @param body markup, of which every word is escaped */
export function stillPage({ body, style, ...page }: Omit<Page, 'data'> & { body: string; style: string }): string {
  const look = inStyle(style)
  const policy = `default-src 'none'; style-src ${digest(look)}; base-uri 'none'; form-action 'none'`
  return documentText({ ...page, policy, head: headWith(look), body })
}

/** A page that one program draws, whichever way it comes to it. @param of its policy, what else its head holds, and what it says without its program */
export const pageText = ({
  needsScript,
  data,
  program,
  ...page
}: Page & Record<'policy' | 'head' | 'needsScript' | 'program', string>): string =>
  documentText({
    ...page,
    theme: 'light',
    body: `<div id="root"></div>
<noscript>${escaped(needsScript)}</noscript>
${data ? `<script type="application/json" id="${data.id}">${data.json}</script>\n` : ''}${program}`,
  })

/** A whole document. @param theme the one it is drawn in, where its style has several */
const documentText = ({
  language,
  title,
  theme,
  policy,
  head,
  body,
}: Omit<Page, 'data'> & Record<'policy' | 'head' | 'body', string> & { theme?: string }): string => `<!doctype html>
<html lang="${language}"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`

/** What the head of a page holds that is one file. */
const headWith = (look: string): string => `<meta name="referrer" content="no-referrer">
<meta name="generator" content="Nightdesk">
<style>${look}</style>`

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page reads every line break as one, and its digest is of what it reads. */
const asRead = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\0', '')

/**
 * Nothing in a program ends it or hides its end: what would, stands in a string or a pattern, where this says the same.
 */
const inScript = (text: string): string => asRead(text).replace(/<(?=!--|\/?script)/gi, '\\x3c')

const inStyle = (text: string): string => asRead(text).replace(/<(?=\/style)/gi, '\\3c ')

/** Words as a page may hold them, in its text and in an attribute. */
export const escaped = (words: string): string =>
  printable(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
