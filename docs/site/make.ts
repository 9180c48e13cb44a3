/** `npm run docs`, its second half: writes every page of the site, in every language, around the program that draws them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageText } from '../../electron/desk/one-page.ts'
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

const page = (language: Locale, title: string, data: SiteData): string =>
  pageText({
    language,
    title,
    policy,
    head: '<link rel="stylesheet" href="../site.css">',
    needsScript: sayIn(language)('site.needsScript'),
    data: { id: 'data', json: JSON.stringify(data).replace(/[<\u2028\u2029]/g, escape) },
    program: '<script src="../site.js"></script>',
  })

const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2] ?? join(root, 'dist/docs')
  for (const [path, text] of pagesOf()) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  console.log(`nightdesk: The site is made: ${join(folder, 'index.html')}`)
}
