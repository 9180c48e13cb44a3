/** What the desk says: the same in every language, all of it asked for, and in the language of whoever asks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as sections from '../../../../electron/desk/words/sections.ts'
import { differing, latin, unused, withoutFew } from '../../../catalogues.ts'
import { newDesk, village } from '../help.ts'

const electron = join(import.meta.dirname, '../../../../electron')
/** Every file of the desk, by its path. */
const files = Object.fromEntries(
  readdirSync(electron, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .map(path => [path, readFileSync(join(electron, path), 'utf8')]),
)

describe('every message of the desk', () => {
  it('asks for the same values in every language', () => expect(differing(sections)).toEqual([]))

  it('that counts in Russian has the form for three', () => expect(withoutFew(sections)).toEqual([]))

  it('says no Latin word in Russian but names of files, commands, options and time zones', () =>
    expect(latin(sections, /(words )?--\w+( \w+)?|[\w.]+(\/[\w.]+)+|__proto__|HTML|npm run build/g)).toEqual([]))

  it('is asked for somewhere', () => {
    // Kinds of things are the keys of what is missing.
    const { missing: _, ...rest } = sections
    expect(Object.keys(files).length).toBeGreaterThan(100)
    expect(unused(rest, files)).toEqual([])
  })
})

describe('an answer', async () => {
  const desk = await newDesk()
  const game = await village(desk, { open: false })
  await desk.ask('phases.open', { game, kind: 'night', number: 1 })

  it('is given in the language of whoever asks, and in English where nobody said', async () => {
    const log = async (language?: string) => {
      const answer = await desk.desk.dispatch('log.view', { game }, language)
      return answer.ok ? (answer.value as { says: string; phase?: string }[]).at(-1) : undefined
    }
    expect(await log('ru')).toMatchObject({ says: 'Открыта фаза: Ночь 1', phase: 'Ночь 1' })
    expect(await log()).toMatchObject({ says: 'Started Night 1', phase: 'Night 1' })
    expect(await log('fr')).toMatchObject({ says: 'Started Night 1' })
  })

  it('refuses in that language too', async () => {
    expect(await desk.desk.dispatch('log.redo', { game }, 'ru')).toMatchObject({
      ok: false,
      message: 'Возвращать нечего.',
    })
    expect(await desk.desk.dispatch('nothing', {}, 'ru')).toMatchObject({ message: 'Вызова «nothing» нет.' })
  })
})
