/** All that Nightdesk says as one file for a translator, and back into the sources: `words --export`, `words --import`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checked, exported, type Message } from '../../electron/command/translate.ts'
import { literal, messagesIn, putTexts } from '../../tools/translation.mjs'
import { inside, Scratch } from './cli.ts'

const root = join(import.meta.dirname, '../..')
const scratch = new Scratch()
afterAll(() => scratch.remove())
const { folder } = scratch

const desk = `export const log = defineMessages({
  ok: { en: 'OK', ru: 'ОК' },
  names: {
    en: "{who}'s turn",
    ru: 'Ходит {who_nom}',
  },
  count: { en: '{count, plural, one {# vote} other {# votes}}', ru: '{count, plural, one {# голос} few {# голоса} other {# голосов}}' },
  see: { en: 'See <link>there</link>', ru: '<link>Туда</link>' },
  rows: { en: ['Ann', 'Bob'], ru: ['Аня', 'Боря'] },
})
export const refuse = name => ({ says: { en: \`\${name} is dead\`, ru: \`игрок \${name} мертв\` } })
`
const system = `export const text = {
  roles: {
    doctor: { en: 'Doctor', ru: 'доктор' },
    fool: { en: ifNamed('who', 'a fool', 'fools'), ru: ifNamed('who', 'дурак', 'дураки') },
  },
}
export const said = sayingInEach({ late: { en: 'too late', ru: 'поздно' } })
`
const files = {
  'engine/systems/x/options.ru.ts': `export const options = { ruleFour: 'Правило четыре.' }\n`,
  'engine/systems/x/options.ts': `export const options = { ruleFour: { values: [1], says: 'Rule four.' } }\n`,
  'engine/systems/x/text.ts': system,
  'electron/desk/words/log.ts': desk,
}
for (const [name, text] of Object.entries(files)) scratch.write(name, text)
const stands = (name: keyof typeof files): string => readFileSync(join(folder, name), 'utf8')
const restore = (): void => Object.entries(files).forEach(([name, text]) => void scratch.write(name, text))
const textOf = (messages: readonly Message[], key: string, language = 'ru'): string | undefined =>
  messages.find(one => one.key === key)?.texts[language]

describe('the messages in the sources', () => {
  const all = messagesIn(root, 'ru')

  it('are those of screens, the desk, the command line and the rules', () => {
    expect(textOf(all, 'renderer/words/app app.dark')).toBe('Темная')
    expect(textOf(all, 'electron/command/words/usage usage.noFile')).toBe('Файл не указан.')
    expect(all.filter(({ file }) => file.startsWith('engine/systems/russian/')).length).toBeGreaterThan(3000)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  })

  it('are written by the import to the letter as they stand', () => {
    const sources = new Map<string, string>()
    const otherwise = all.flatMap(({ key, file, places }) => {
      const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8')
      sources.set(file, source)
      const slots = Object.values(places).flatMap(place => place.slots)
      return Object.values(places).flatMap(place =>
        literal(place.text, place, slots) === source.slice(place.start, place.end) ? [] : [key],
      )
    })
    expect(otherwise).toEqual([])
  })

  it('come back as they went out, and leave every file as it is', () => {
    const { language, messages } = JSON.parse(exported(all, 'ru')) as Parameters<typeof checked>[1]
    const { wrong, left, texts } = checked(all, { language, messages })
    expect([wrong, left]).toEqual([[], []])
    expect(Object.keys(texts).length).toBeGreaterThan(9000)
    expect(putTexts(root, 'ru', texts)).toEqual([])
  })
})

describe('a text that comes back changed', () => {
  it.each([
    ['electron/desk/words/log.ts', 'log.ok', 'Хорошо', "ru: 'ОК'", "ru: 'Хорошо'"],
    ['electron/desk/words/log.ts', 'log.names', "Ход: '{who}", "ru: 'Ходит {who_nom}'", `ru: "Ход: '{who}"`],
    ['electron/desk/words/log.ts', 'log.rows.1', 'Боб', "['Аня', 'Боря']", "['Аня', 'Боб']"],
    ['electron/desk/words/log.ts', 'refuse.says', 'мертв `${name}`', '`игрок ${name} мертв`', '`мертв \\`${name}\\``'],
    ['engine/systems/x/text.ts', 'text.roles.doctor', 'лекарь', "'доктор'", "'лекарь'"],
    ['engine/systems/x/text.ts', 'text.roles.fool.2', 'дурни', "'дураки'", "'дурни'"],
    ['engine/systems/x/text.ts', 'said.late', 'опоздал', "'поздно'", "'опоздал'"],
    ['engine/systems/x/options.ru.ts', 'options.ruleFour', 'Четыре\n', "'Правило четыре.'", "'Четыре\\n'"],
  ] as const)('arrives in its place: %s %s', (file, name, text, was, is) => {
    restore()
    const key = `${file.replace(/\.ts$/, '')} ${name}`
    expect(putTexts(folder, 'ru', { [key]: text })).toEqual([file])
    expect(stands(file)).toBe(files[file].replace(was, () => is))
    expect(textOf(messagesIn(folder, 'ru'), key)).toBe(text)
  })

  it('has its English beside it, also where that stands in another file', () => {
    restore()
    const all = messagesIn(folder, 'ru')
    expect(textOf(all, 'engine/systems/x/options.ru options.ruleFour', 'en')).toBe('Rule four.')
    expect(textOf(all, 'engine/systems/x/text text.roles.fool.2', 'en')).toBe('fools')
  })
})

describe('a language that is not there yet', () => {
  const key = 'electron/desk/words/log log.ok'

  it('goes out empty, and comes in beside the others', () => {
    restore()
    const all = messagesIn(folder, 'de')
    expect(JSON.parse(exported(all, 'de'))).toMatchObject({ messages: { [key]: { en: 'OK', de: '' } } })
    expect(putTexts(folder, 'de', { [key]: 'Gut' })).toEqual(['electron/desk/words/log.ts'])
    expect(stands('electron/desk/words/log.ts')).toContain("ok: { en: 'OK', ru: 'ОК', de: 'Gut' },")
    expect(textOf(messagesIn(folder, 'de'), key, 'de')).toBe('Gut')
  })

  it('is said to have no place within a text that is put together', () => {
    restore()
    const part = 'engine/systems/x/text text.roles.fool.2'
    const messages = { [part]: { en: 'fools', de: 'Narren' } }
    expect(checked(messagesIn(folder, 'de'), { language: 'de', messages }).left).toContainEqual({
      key: part,
      says: 'there is no place for another language here: add it manually',
    })
  })
})

describe('what comes back wrong is named', () => {
  restore()
  const at = (name: string): string => `electron/desk/words/log ${name}`
  const all = messagesIn(folder, 'ru').filter(({ file }) => file.startsWith('electron/'))
  const sent = (JSON.parse(exported(all, 'ru')) as Parameters<typeof checked>[1]).messages
  const found = (changed: Readonly<Record<string, { en: string; ru: string } | undefined>>) => {
    const messages = Object.fromEntries(Object.entries({ ...sent, ...changed }).filter(([, one]) => one)) as typeof sent
    const { wrong, left } = checked(all, { language: 'ru', messages })
    return [...wrong, ...left].map(({ key, says }) => `${key.replace(/.* /, '')}: ${says}`)
  }
  const count = '{count, plural, one {# vote} other {# votes}}'

  it.each([
    [
      'log.name',
      { en: '', ru: 'Имя' },
      `log.name: there is no message with this key; did you mean ${at('log.names')}?`,
    ],
    ['log.ok', undefined, 'log.ok: it has no text in “ru”'],
    ['log.ok', { en: 'OK', ru: '' }, 'log.ok: it has no text in “ru”'],
    ['log.ok', { en: 'Okay', ru: 'Хорошо' }, 'log.ok: its English text has changed since: OK'],
    ['log.ok', { en: 'OK', ru: 'Хорошо, {name}' }, 'log.ok: unknown placeholders or tags: {name}'],
    ['log.ok', { en: 'OK', ru: 'Хорошо {' }, /^log\.ok: this cannot be read as a message: /],
    ['log.count', { en: count, ru: 'Голосов: много' }, 'log.count: missing placeholders or tags: {count}'],
    [
      'log.count',
      { en: count, ru: '{count, plural, one {# голос}}' },
      /^log\.count: this cannot be read as a message: /,
    ],
    ['log.see', { en: 'See <link>there</link>', ru: '<b>Туда</b>' }, 'log.see: unknown placeholders or tags: <b>'],
    ['log.see', { en: 'See <link>there</link>', ru: 'Туда' }, 'log.see: missing placeholders or tags: <link>'],
  ] as const)('%s: %j', (name, text, says) => {
    const told = found({ [at(name)]: text })
    expect(told).toHaveLength(1)
    expect(told[0]).toEqual(typeof says === 'string' ? says : expect.stringMatching(says))
  })
})

describe('the command', () => {
  it('writes nothing where something is wrong, and says so', async () => {
    const messages = { 'renderer/words/app app.darc': { en: 'Dark', ru: 'Темно' } }
    const ended = await inside(
      'words',
      '--import',
      scratch.write('ru.json', JSON.stringify({ language: 'ru', messages })),
    )
    expect(ended.code).toBe(2)
    expect(ended.err).toContain(
      'renderer/words/app app.darc: there is no message with this key; did you mean renderer/words/app app.dark?',
    )
    expect(ended.err).toContain('renderer/words/app app.light: it has no text in “ru”')
    expect(ended.err).toContain('Nothing was written: 1 text has errors.')
  })

  it.each([
    [['--export', 'russian'], 'There is no language "russian" here.'],
    [
      ['--export', 'ru', '--system', 'rar'],
      'nightdesk: --export and --system cannot be used together. Leave one of them out.',
    ],
    [
      ['--system', 'rar', '--out', 'x'],
      'nightdesk: --out only works with --export. Use: npm run -s nightdesk -- words --export LANGUAGE [--out FILE]',
    ],
    [['--import', scratch.write('no.json', '{}')], 'no.json is not a message file. Create one with words --export.'],
  ])('refuses %j', async (words, says) => {
    const ended = await inside('words', ...words)
    expect([ended.code, ended.err]).toEqual([2, expect.stringContaining(says)])
  })
})
