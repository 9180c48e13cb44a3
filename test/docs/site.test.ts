/** The site: what its pages hold, and what is written in it. How it looks and works is in test/e2e/docs.spec.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pagesOf, rulesOf } from '../../docs/site/make.ts'
import { linkOf, nightIn } from '../../docs/site/link.ts'
import { example } from '../../docs/site/example.ts'
import { sections } from '../../docs/site/words.ts'
import { withAction, withPhase, withPlayer, writtenIn } from '../../docs/site/write.ts'
import { exploredCases } from '../../electron/desk/explore/cases.ts'
import { speaking } from '../../electron/desk/words/say.ts'
import { readCases } from '../../engine/cases/read.ts'
import { systems } from '../../engine/systems/index.ts'
import { differing, latin, unused, withoutFew } from '../catalogues.ts'

const site = join(import.meta.dirname, '../../docs/site')

describe.each(systems.map(system => [system.id, system] as const))('the page of %s', (_, system) => {
  const rules = rulesOf(system, 'en')

  it('has every rule, each with a night of its own or why there can be none', () => {
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.filter(({ night, uncheckable }) => night === undefined && uncheckable === undefined)).toEqual([])
    const elsewhere = systems.flatMap(other => (other === system ? [] : rulesOf(other, 'en').map(({ id }) => id)))
    const shown = [...rules.map(({ id }) => id), ...elsewhere]
    expect(Object.keys(system.rulebook).filter(id => !shown.includes(id))).toEqual([])
  })

  it('writes nights that can be read, and nothing of what they should come to', () => {
    const nights = [...new Set(rules.flatMap(({ night }) => night ?? []))]
    for (const night of nights) {
      expect(night).not.toMatch(/^ *(expect|rules):/m)
      expect(readCases(night, 'night', systems).problems, night).toEqual([])
    }
  })

  it('shows what one of them comes to, in every language', () => {
    const nights = rules.flatMap(({ night }) => night ?? []).filter(night => night.includes('actions:'))
    for (const locale of ['en', 'ru'] as const) {
      const told = nights.slice(0, 4).map(text => {
        const file = { file: 'night', text, locale }
        const { cases, problems } = speaking(locale, () => exploredCases['explore.case'](file))
        expect(problems).toEqual([])
        return cases[0]?.phases.flatMap(({ rows }) => rows).length
      })
      expect(Math.max(...told.map(count => count ?? 0))).toBeGreaterThan(0)
    }
  })
})

it('has pages that ask nobody for anything, each in every language', () => {
  const pages = pagesOf()
  const names = ['index', 'playground', ...systems.map(({ id }) => id)]
  expect([...pages.keys()].sort()).toEqual(
    ['index.html', ...['en', 'ru'].flatMap(language => names.map(name => `${language}/${name}.html`))].sort(),
  )
  for (const [path, text] of pages) expect(text.match(/(?:src|href)="(?!\.\.\/site\.)[^"]*"/g) ?? [], path).toEqual([])
})

describe('a link', () => {
  it.each([example, '', 'case: Ёлка «ночь» 🐺\nsystem: russian\n', `# ${'long '.repeat(5000)}`])(
    'holds %j whole',
    async text => expect(await nightIn(`#${await linkOf(text)}`)).toBe(text),
  )

  it('that is none, or was cut, gives nothing', async () => {
    const link = await linkOf(example)
    for (const broken of ['', '#', '#RAR-2', '#2.abc', '#1.???', `#${link.slice(0, 40)}`])
      expect(await nightIn(broken)).toBeUndefined()
  })
})

describe('writing step by step', () => {
  it('adds players, phases and actions, and leaves what is there as it is', () => {
    const begun = '# mine\ncase: x # a night\nsystem: rar\nplayers: {Ann: cop}\n'
    let text = withPlayer(begun, { name: 'Mary Ann', role: 'goon' }, undefined)
    text = withPhase(text, 'night')
    text = withAction(text, 'Ann', 'investigate', ['Mary Ann'])
    text = withAction(text, 'Mary Ann', 'factionKill', ['Ann'])
    expect(text).toBe(
      '# mine\ncase: x # a night\nsystem: rar\nplayers: {Ann: cop, Mary Ann: goon}\nphases:\n  - night: 1\n'
        + `    actions: [Ann investigate "Mary Ann", '"Mary Ann" factionKill Ann']\n`,
    )
    const { cases, problems } = readCases(text, 'x', systems)
    expect(problems).toEqual([])
    expect(cases[0]!.phases[0]!.actions).toMatchObject([{ by: 'Ann', to: ['Mary Ann'] }, { by: 'Mary Ann' }])
    expect(withPhase(text, 'night')).toContain('- night: 2')
    expect(withPhase(text, 'day')).toContain('- day: 1')
  })

  it('lays a second role over the first', () => {
    const text = withPlayer('case: x\nsystem: russian\n', { name: 'Max', role: 'judge', over: 'mafia' }, 'negative')
    expect(text).toContain('players: {Max: {role: judge, negative: mafia}}')
    expect(writtenIn(text, 'negative')).toEqual({
      system: 'russian',
      phases: 0,
      players: [{ name: 'Max', role: 'judge', over: 'mafia' }],
    })
  })

  it('touches nothing that is no case', () => {
    for (const text of ['', '- a', 'players: [', 'a: {b', '7'])
      expect([withPlayer(text, { name: 'A', role: 'cop' }, undefined), withAction(text, 'A', 'b', [])]).toEqual([
        text,
        text,
      ])
    expect(writtenIn('players: [a]', undefined)).toBeUndefined()
  })
})

describe('what the site says', () => {
  it('asks for the same values in each language, and counts in Russian', () => {
    expect(differing(sections)).toEqual([])
    expect(withoutFew(sections)).toEqual([])
    expect(latin(sections, /Nightdesk|JavaScript/g)).toEqual([])
  })

  it('is said somewhere', () => {
    const sources = readdirSync(site)
      .filter(name => /\.tsx?$/.test(name) && name !== 'words.ts')
      .map(name => [name, readFileSync(join(site, name), 'utf8')])
    expect(unused(sections, Object.fromEntries(sources))).toEqual([])
  })
})
