/** A language from a file beside the workspace: spoken by screens, posts, answers and messages, checked, and never in the way. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Translation } from '../../../electron/desk/languages/check.ts'
import type { KnownMessage } from '../../../electron/desk/languages/files.ts'
import type { Answers, CallInput, CallName, CallResult } from '../../../electron/desk/contract.ts'
import { speakThese, textsOfGames } from '../../../engine/systems/added-languages.ts'
import { spokenLocales, textIn, type Locale } from '../../../engine/text/locale.ts'
import { slotsOf } from '../../../engine/text/translating.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { knownMessages } from '../../../tools/translation.mjs'
import { deskAt, pm, village, type Asking } from './help.ts'

const built = mkdtempSync(join(tmpdir(), 'nightdesk-words-'))
afterAll(() => rmSync(built, { recursive: true, force: true }))
let known: KnownMessage[] = []
beforeAll(() => {
  const sources = knownMessages(join(import.meta.dirname, '../../..'))
  writeFileSync(join(built, 'words.json'), JSON.stringify(sources))
  known = [...sources, ...textsOfGames()]
})

/** A made-up language, in which each text is the English one in brackets. */
const marked = (but: Translation['messages'] = {}): Translation => ({
  language: 'xx',
  messages: {
    ...Object.fromEntries(known.map(({ key, en }) => [key, { en, xx: en && `⟦${en}⟧` }])),
    ...but,
  },
})

const folders: string[] = []
afterAll(() => {
  speakThese(new Map())
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A workspace with a file of words beside it. */
function placeWith(written: unknown, name = 'words.xx.json'): string {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-beside-'))
  folders.push(folder)
  writeFileSync(join(folder, name), typeof written === 'string' ? written : JSON.stringify(written))
  return join(folder, 'mine.nightdesk')
}

/** What the desk answers in that language. */
async function heard<Name extends CallName>(
  { desk }: Asking,
  name: Name,
  input: CallInput<Name>,
): Promise<Answers[Name]> {
  const result = (await desk.dispatch(name, input, 'xx')) as CallResult<Answers[Name]>
  if (!result.ok) throw new Error(`${name}: ${result.message}`)
  return result.value
}

/** What of a text stands in no brackets. */
function outside(text: string): string {
  let [depth, rest] = [0, '']
  for (const letter of text) {
    if (letter === '⟦') depth++
    else if (letter === '⟧') depth--
    else if (!depth) rest += letter
  }
  return rest.replace(/[^\p{L}]+/gu, ' ').trim()
}

/** A game that speaks it, after a night in which the doctor saved nobody. */
async function played(asking: Asking): Promise<string> {
  const { ask } = asking
  const game = await village(asking)
  await heard(asking, 'games.speak', { game, language: 'xx' as Locale })
  await ask('inbox.paste', { game, page: [pm('Cat', 'shoot Bob'), pm('Bob', 'check Eli')].join('\n') })
  await ask('inbox.take', { game })
  await ask('phases.lock', { game })
  return game
}

describe('a language from a file', () => {
  it('is offered beside the others, to the app and to the texts of a game', async () => {
    const asking = await deskAt(placeWith(marked()), { pages: built })
    const { ask } = asking
    const { languages } = await ask('languages.list', {})
    expect(languages).toEqual([
      { code: 'xx', file: 'words.xx.json', texts: texts(), wrongInAll: 0, wrong: [], missing: [] },
    ])
    const screens = await ask('languages.screens', { language: languages[0]!.code })
    expect(screens.texts).toContainEqual({ en: 'Dark', ru: 'Темная', text: '⟦Dark⟧' })
    const game = await village(asking)
    expect((await ask('games.get', { game })).system.languages).toEqual(['en', 'xx'])
    expect((await ask('settings.put', { key: 'language', value: 'xx' })).language).toBe('xx')
  })

  it('is what posts, messages, answers and refusals are in', async () => {
    const asking = await deskAt(placeWith(marked()), { pages: built })
    const game = await played(asking)
    const { posts } = await heard(asking, 'posts.view', { game, phase: 0 })
    expect(posts.length).toBeGreaterThan(1)
    for (const { language, title, text } of posts) {
      expect([language, outside(title)]).toEqual(['xx', ''])
      expect(text).toContain('⟦')
      expect(outside(text.replace(/\[\/?\w+\]/g, ''))).toBe('')
    }
    const night = await heard(asking, 'night.view', { game, phase: 0, language: 'xx' as Locale })
    expect(night.language).toBe('xx')
    expect(night.rows.length).toBeGreaterThan(1)
    for (const { said } of night.rows) expect(outside(plainOf(said).replaceAll(/Ann|Bob|Cat|Eli/g, ''))).toBe('')
    const refused = await asking.desk.dispatch('phases.lock', { game }, 'xx')
    expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/^⟦.*⟧$/s) as string })
  })

  it('is kept, and is there after a restart', async () => {
    const file = placeWith(marked())
    const before = await deskAt(file, { pages: built })
    const game = await played(before)
    await before.ask('settings.put', { key: 'language', value: 'xx' })
    await before.desk.close()
    const after = await deskAt(file, { pages: built })
    expect((await after.ask('settings.get', {})).language).toBe('xx')
    expect((await after.ask('games.get', { game })).language).toBe('xx')
    await after.desk.close()
    // Without its file the game goes on in English.
    rmSync(join(dirname(file), 'words.xx.json'))
    const without = await deskAt(file, { pages: built })
    expect((await without.ask('settings.get', {})).language).toBe('system')
    expect(await without.ask('games.get', { game })).toMatchObject({ language: 'en', system: { languages: ['en'] } })
  })

  it('stays when another workspace cannot be opened, and goes when one is', async () => {
    const asking = await deskAt(placeWith(marked()), { pages: built })
    const game = await played(asking)
    const broken = placeWith({ language: 'yy', messages: {} }, 'words.yy.json')
    writeFileSync(broken, 'not a workspace')
    await expect(deskAt(broken, { pages: built })).rejects.toThrow()
    expect((await heard(asking, 'posts.view', { game, phase: 0 })).posts[0]!.title).toContain('⟦')
    expect(spokenLocales()).toEqual(['en', 'ru', 'xx'])
    await asking.desk.close()
    await deskAt(placeWith({ language: 'yy', messages: {} }, 'words.yy.json'), { pages: built })
    expect(spokenLocales()).toEqual(['en', 'ru', 'yy'])
  })

  it('never puts into it what somebody is called', async () => {
    await deskAt(placeWith(marked()), { pages: built })
    expect(known).toContainEqual(expect.objectContaining({ en: 'Doctor' }))
    const filled = (text: string): string => {
      const { slots, between } = slotsOf(text)
      return between.reduce((made, part, at) => made + (slots[at - 1] === '${name}' ? 'Doctor' : '7') + part)
    }
    const naming = known.filter(({ en, ru }) => [en, ru].every(text => text?.includes('${name}')))
    expect(naming.length).toBeGreaterThan(30)
    const said = naming.map(({ en, ru = '' }) => textIn({ en: filled(en), ru: filled(ru) }, 'xx' as Locale))
    expect(said.filter(one => !one.startsWith('⟦') || one.includes('⟦Doctor⟧'))).toEqual([])
  })

  it('says that it could not be compared, where the texts of the program are missing', async () => {
    for (const pages of [undefined, join(built, 'nowhere')]) {
      const { ask } = await deskAt(placeWith(marked()), { pages })
      expect((await ask('workspace.info', {})).damaged).toEqual([
        {
          message: expect.stringMatching(/^words\.xx\.json was not checked against this version/) as string,
          remedy: expect.stringContaining('npm run build') as string,
        },
      ])
      expect(await ask('languages.list', {})).toMatchObject({ languages: [{ code: 'xx' }] })
    }
  })

  it('leaves in English what it has no text for, and what is wrong, and names both', async () => {
    const [none, wrong] = ['renderer/words/shell shell.noBackups', 'renderer/words/shell shell.earlierState']
    const all = marked({ [none]: { en: '', xx: '' }, [wrong]: { en: 'Restore an earlier state', xx: 'Back {why}' } })
    const { ask } = await deskAt(
      placeWith({ ...all, messages: { ...all.messages, 'app.lihgt': { en: '', xx: '' } } }),
      {
        pages: built,
      },
    )
    const { languages } = await ask('languages.list', {})
    expect(languages).toMatchObject([
      {
        wrong: [
          { key: 'app.lihgt', says: expect.stringMatching(/^there is no message with this key/) as string },
          { key: wrong, says: 'unknown placeholders or tags: {why}' },
        ],
        missing: [none],
      },
    ])
    const screens = await ask('languages.screens', { language: languages[0]!.code })
    expect(screens.texts.filter(({ en }) => /^(?:No backups yet|Restore an earlier)/.test(en))).toEqual([])
    const { damaged } = await ask('workspace.info', {})
    expect(damaged).toEqual([
      {
        message: expect.stringMatching(/^words\.xx\.json: 2 texts have errors\. app\.lihgt: .*; renderer/) as string,
        remedy: 'These texts appear in English. Fix the file and restart Nightdesk.',
      },
    ])
  })

  it.each([
    ['{', 'words.xx.json', 'words.xx.json is not a message file.'],
    [{ language: 'xx' }, 'words.xx.json', 'words.xx.json is not a message file.'],
    [{ language: 'xx', messages: { one: { en: 'One' } } }, 'words.xx.json', 'words.xx.json is not a message file.'],
    [{ language: 'ru', messages: {} }, 'words.ru.json', 'words.ru.json: Nightdesk already speaks “ru”.'],
    [
      { language: 'de', messages: {} },
      'words.xx.json',
      'words.xx.json holds the language “de”, so it must be called words.de.json.',
    ],
  ])('opens all the same beside a file that is none: %j as %s', async (written, name, message) => {
    const { ask } = await deskAt(placeWith(written, name), { pages: built })
    expect((await ask('workspace.info', {})).damaged).toEqual([
      { message, remedy: 'This language is left out. Fix the file and restart Nightdesk.' },
    ])
    expect((await ask('languages.list', {})).languages).toEqual([])
  })
})

const texts = (): number => known.filter(({ en }) => en).length
