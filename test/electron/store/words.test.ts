/** What the store says: the same in every language, all of it said somewhere, and each error in all of them at once. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../electron/desk/open.ts'
import { openStore } from '../../../electron/store/open.ts'
import { say } from '../../../electron/store/words/say.ts'
import { store as words } from '../../../electron/store/words/store.ts'
import { differing, latin, withoutFew } from '../../catalogues.ts'
import { asking } from '../desk/help.ts'
import { folder, refused } from './help.ts'

const { file } = folder()
const root = join(import.meta.dirname, '../../../electron/store')
const sources = readdirSync(root, { encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n')

describe('every message of the store', () => {
  it('asks for the same values in every language', () => expect(differing({ words })).toEqual([]))

  it('that counts in Russian has the form for three', () => expect(withoutFew({ words })).toEqual([]))

  it('says no Latin word in Russian but names of programs and settings', () =>
    expect(latin({ words }, /Nightdesk|SQLite|PRAGMA( journal_mode = DELETE)?/g)).toEqual([]))

  it('is said somewhere', () =>
    expect(Object.keys(words).filter(key => !new RegExp(`\\bsay\\(\\s*'${key}'`).test(sources))).toEqual([]))
})

describe('an error of the store', () => {
  it('is English to a program, and carries what it says in each language', async () => {
    const path = file()
    writeFileSync(path, 'something else')
    const error = await refused(openStore(path), 'foreign')
    expect(error.message).toBe('This is not a Nightdesk file. It is a different kind of file.')
    expect(error.inEach).toEqual({
      message: { en: error.message, ru: 'Это не файл Nightdesk. Он другого вида.' },
      remedy: {
        en: error.remedy,
        ru: 'Выберите файл Nightdesk. Если это он и был, восстановите резервную копию. Сам файл не изменен.',
      },
    })
  })

  it('leaves what SQLite says of its pages to English', () =>
    expect(say('damagedSo', { what: say('pages', { found: 'Page 3: free space corruption' }) })).toEqual({
      en: 'This file is damaged: Page 3: free space corruption.',
      ru: 'Этот файл поврежден: проверка SQLite нашла в нем ошибки.',
    }))

  it('is answered by the desk in the language of whoever asks', async () => {
    const desk = asking(await openDesk({ file: file() }))
    const ask = (language?: string) => desk.desk.dispatch('games.get', { game: 'gone' }, language)
    expect(await ask('ru')).toMatchObject({
      code: 'notFound',
      message: 'Такой игры в этом файле нет.',
      remedy: 'Она может быть в другом файле или в резервной копии.',
    })
    expect(await ask()).toMatchObject({ message: 'There is no such game in this file.' })
    await desk.desk.close()
  })
})
