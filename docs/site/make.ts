/** `npm run docs`, its second half: writes every page of the site, in every language, around the program that draws them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { spokenIn } from '../../engine/ruleset/spoken-in.ts'
import type { System } from '../../engine/ruleset/system.ts'
import { systems } from '../../engine/systems/index.ts'
import { locales, type Locale } from '../../engine/text/locale.ts'
import type { RuleShown, SiteData } from './data.ts'
import { nightsOf } from './nights.ts'
import { sayIn } from './words.ts'

const root = join(import.meta.dirname, '../..')

const nightsIn = new Map(systems.map(({ id }) => [id, nightsOf(join(root, 'test/cases', id))]))

/** Every rule of a system with its night; those that are another's and only lent stand on the page of that one. */
export function rulesOf(system: System, language: Locale): RuleShown[] {
  const others = [...nightsIn].filter(([id]) => id !== system.id).map(([, nights]) => nights)
  return Object.entries(spokenIn(system, language).rulebook).flatMap(([id, { says, origin, uncheckable }]) => {
    const night = nightsIn.get(system.id)!.get(id)
    if (night === undefined && others.some(nights => nights.has(id))) return []
    return [
      {
        id,
        says,
        origin,
        ...(night !== undefined && { night }),
        ...(uncheckable !== undefined && { uncheckable }),
      },
    ]
  })
}

/** Every page of the site by its path. */
export function pagesOf(): Map<string, string> {
  const pages = new Map<string, string>()
  for (const language of locales) {
    const say = sayIn(language)
    const named = systems.map(system => ({ id: system.id, name: spokenIn(system, language).name }))
    const ruled = new Map(systems.map(system => [system.id, rulesOf(system, language)]))
    const write = (file: string, title: string, data: SiteData): void => {
      pages.set(`${language}/${file}.html`, page(language, say('site.title', { page: title }), data))
    }
    const about = { language, systems: named }
    const rules = [...ruled].flatMap(([system, all]) => all.map(({ id, says }) => ({ system, id, says })))
    write('index', say('site.how'), { ...about, page: 'index', rules })
    write('playground', say('site.playground'), { ...about, page: 'playground' })
    for (const { id, name } of named) write(id, name, { ...about, page: 'system', system: id, rules: ruled.get(id)! })
  }
  // Whoever opens the folder itself.
  pages.set(
    'index.html',
    `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=en/index.html">\n`,
  )
  return pages
}

/** It may run the program beside it and nothing else, and fetch nothing. */
const policy =
  "default-src 'none'; script-src 'self' file:; style-src 'self' file:; base-uri 'none'; form-action 'none'"

const page = (language: Locale, title: string, data: SiteData): string => `<!doctype html>
<html lang="${language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<link rel="stylesheet" href="../site.css">
</head>
<body>
<div id="root"></div>
<noscript>${sayIn(language)('site.needsScript')}</noscript>
<script type="application/json" id="data">${JSON.stringify(data).replace(/[<\u2028\u2029]/g, escape)}</script>
<script src="../site.js"></script>
</body>
</html>
`

const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2] ?? join(root, 'dist/docs')
  for (const [path, text] of pagesOf()) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  console.log(`nightdesk: The site is made: ${join(folder, 'index.html')}`)
}
