/** What the browser host says to a page: the same in every language, and in that of whoever asks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { serve } from '../../../electron/serve.ts'
import { entranceOf } from '../../../electron/serve/entrance.ts'
import { serve as words } from '../../../electron/serve/words/serve.ts'
import { differing, latin } from '../../catalogues.ts'
import { fakeDesk, smallPage } from './help.ts'

const electron = join(import.meta.dirname, '../../../electron')
const sources = ['serve.ts', ...readdirSync(join(electron, 'serve')).map(name => `serve/${name}`)]
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(join(electron, name), 'utf8'))
  .join('\n')

describe('every message of the browser host', () => {
  it('asks for the same values in every language', () => expect(differing({ words })).toEqual([]))

  it('says no Latin word in Russian but names, formats and files', () =>
    expect(
      latin({ words }, /Nightdesk|GET|POST|JSON|content-type: application\/json|electron\/desk\/contract\.ts/g),
    ).toEqual([]))

  it('is said somewhere', () => expect(Object.keys(words).filter(key => !sources.includes(`say('${key}'`))).toEqual([]))
})

describe('a page', async () => {
  const { dist, remove } = smallPage()
  const served = await serve({ desk: fakeDesk(), dist })
  afterAll(async () => {
    await served.close()
    remove()
  })
  const asked = async (path: string, language: string): Promise<string> =>
    (await fetch(new URL(path, served.url), { headers: { 'accept-language': language } })).text()

  it('is turned away in the language that its browser reads', async () => {
    expect(await asked('/enter', 'ru-RU,ru;q=0.9,en;q=0.8')).toContain('<html lang="ru">')
    expect(await asked('/enter', 'ru-RU,ru;q=0.9,en;q=0.8')).toContain('Этот вход закрыт.')
    expect(await asked('/enter', 'en-GB,ru;q=0.5')).toContain('This link no longer works.')
    expect(await asked('/nowhere', 'ru')).toContain('Здесь ничего нет.')
    expect(await asked('/nowhere', 'de')).toContain('There is nothing here.')
  })

  it('that lets its owner in speaks the language of the system', () => {
    expect(entranceOf('127.0.0.1:1', 1000, () => 0, 'ru').page()).toContain('<button>Открыть Nightdesk</button>')
    expect(entranceOf('127.0.0.1:1', 1000, () => 0).page()).toContain('<button>Open Nightdesk</button>')
  })
})
