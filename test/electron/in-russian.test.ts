/** The command line with `--locale ru`: no word of it is English but ids, ids of rules, names and files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as sections from '../../electron/command/words/sections.ts'
import { differing, latin, unused, withoutFew } from '../catalogues.ts'
import { inside, Scratch } from './cli.ts'

const scratch = new Scratch()
afterAll(() => scratch.remove())
const root = join(import.meta.dirname, '../..')

const wordsIn = (text: string): string[] => text.match(/\p{Script=Latin}[\p{L}\p{N}_-]*/gu) ?? []

/** Keys of an answer under which a sentence stands, or a name: all else are ids. */
const inWords = ['says', 'does', 'name', 'label', 'title', 'when', 'limits', 'uncheckable']

/** Every id in an answer, in the words that it is made of. */
function idsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return wordsIn(String(answer))
  return Object.entries(answer).flatMap(([key, value]) => [
    ...wordsIn(key),
    ...(inWords.includes(key) ? [] : idsIn(value)),
  ])
}

const ids = new Set<string>()
for (const command of ['roles', 'words'])
  for (const id of idsIn(JSON.parse((await inside(command, '--system', 'russian', '--json')).out))) ids.add(id)

/** What conditions of notes are written with, and what stands for a role among players. */
const syntax = ['role', 'doctorHit', 'anybodyDied', 'checkPassed', 'died', 'and', 'not', 'all']
/** Lines of a case file, options of commands, times, ids of rules, and paths. */
const written = /\w+: [[{].*?[}\]]+|--\w+|\d{4}-\d\d-\d\dT[\d:]+Z|\bRU-[A-Z]+-\w+|\S*\/\S*/g

/** Latin words of a text that are no ids. @param besides that may stand there */
const foreign = (text: string, besides: readonly string[] = []): string[] => [
  ...new Set(
    wordsIn(text.replaceAll(written, '')).filter(
      word => !ids.has(word) && !syntax.includes(word) && !besides.includes(word),
    ),
  ),
]

/** What a command says in Russian, its lines joined again. */
async function said(...words: string[]): Promise<string> {
  const { out, err } = await inside(...words, '--locale', 'ru')
  expect(err).toBe('')
  return out.replace(/\n {3,}/g, ' ')
}

const game = `case: ночь с доктором
system: russian
players:
  Анна: doctor
  Борис: blocker
  Вера: judge
  Глеб: {role: witness, negative: mafia}
  Дарья: commissioner
  Егор: {role: hero, negative: maniac}
  Зоя: priest
  Инна: activeCitizen
phases:
  - night: 1
    closes: 2026-01-02T08:00:00Z
    actions:
      - Глеб shoot Вера
      - Анна heal Зоя
      - Борис block Дарья
      - Дарья check Вера
      - Дарья check Глеб
      - Зоя note text="привет"
      - {by: Зоя, does: note, with: {text: поздно}, at: 2026-01-02T09:00:00Z}
      - {id: gone, by: Анна, does: heal, to: Вера}
    commands: [{withdraw: gone}]
  - day: 2
    votes: [Анна Глеб, Борис Глеб, Глеб Анна]
  - night: 2
    actions: [Егор suicide unless="доктор попал"]
  - day: 3
`

describe('every message of the command line', () => {
  it('asks for the same values in every language', () => expect(differing(sections)).toEqual([]))

  it('that counts in Russian has the form for three', () => expect(withoutFew(sections)).toEqual([]))

  it('says no Latin word in Russian but names of commands, options and formats', () => {
    const { help, ...rest } = sections
    expect(
      latin(
        rest,
        /--[\w-]+( ru)?|`\w+`|Nightdesk|wiki|archive|lines|check|resolve|roles|words|count|explore|proof|schema case|schema|validate|SHA-256|boldInFull|anyForm|show|ask|on\b|off|oneBallot|twoTargets|UTF-8|YAML|JSON|\.\w+/g,
      ),
    ).toEqual([])
    expect(
      latin(
        { help },
        /Nightdesk|"night 1"|boldInFull|anyForm|show|ask|on\b|off|count|oneBallot|twoTargets|^\w+ |--[\w-]+( ru)?|\.html|check|coverage|mutate|proof|resolve|roles|words|role|JSON Schema|schema|case|setup|game|words|explore|wiki|archive|lines|JSON|phpbb|xenforo|discourse|vbulletin|proboards/g,
      ),
    ).toEqual([])
  })

  it('is asked for somewhere', () => {
    const sources = readdirSync(join(root, 'electron/command'), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts'))
      .map(path => [path, readFileSync(join(root, 'electron/command', path), 'utf8')])
    expect(unused(sections, Object.fromEntries(sources))).toEqual([])
  })
})

describe('the command line in Russian', () => {
  it('resolves a game, and says every part of it in Russian', async () => {
    const out = await said('resolve', scratch.write('игра.yaml', game))
    for (const part of [
      'Русские правила · ',
      'НОЧЬ 1 ─',
      'Погибли\n  ✓ Игрок Вера погибает.',
      'Ходы\n  ✓ a1  удалось ',
      'a3    отклонен ',
      'a4    заменен ',
      'a7    опоздал ',
      'gone  отозван ',
      'Если бы не выстрел игрока Глеб: игрок Вера остался бы в живых',
      'Действует: dies; чтобы решить иначе, напишите answers: {suicideCondition: lives}.',
      'Кому: Глеб. ',
      'ДЕНЬ 3 ─',
      "День 3: ходов нет. Напишите под этой фазой, что прислали игроки, например: actions: ['Глеб vouch Анна']",
    ])
      expect(out).toContain(part)
    expect(foreign(out, ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'gone'])).toEqual([])
  })

  it('says what would be without an action, and that there is nothing to resolve', async () => {
    const file = scratch.write('игра.yaml', game)
    const out = await said('resolve', file, '--without', 'a1', '--phase', 'night 1')
    expect(out).toContain(
      'Если бы не выстрел игрока Глеб\n  Ночь 1: игрок Вера погибает → игрок Вера остается в живых\n',
    )
    const empty = scratch.write('пусто.yaml', 'case: пусто\nsystem: russian\nplayers: {Анна: doctor}\nphases: []\n')
    expect(await said('resolve', empty)).toContain('Добавьте фазу: phases: [{night: 1, actions: […]}].')
  })

  it('speaks the language of a case that has one, in its headings too', async () => {
    const file = scratch.write('своя.yaml', game.replace('phases:', 'language: ru\nphases:'))
    const { out } = await inside('resolve', file)
    expect(out.replace(/\n {3,}/g, ' ')).toBe(await said('resolve', file))
  })

  it.each(['roles', 'words'])('lists the %s of a system', async command => {
    const out = await said(command, '--system', 'russian')
    expect(out.length).toBeGreaterThan(5000)
    expect(foreign(out)).toEqual([])
  })

  it('says whom an ability names', async () => {
    const out = await said('roles', '--system', 'mafia1923')
    for (const part of ['игрок, затем возможно, семья', 'до 1 цели', 'можно family=СЕМЬЯ', 'без цели'])
      expect(out).toContain(part)
    expect(await said('roles', '--system', 'russian')).toContain('хил: от 1 до 2 целей; каждую ночь')
  })

  it('checks cases, and says in which phase what came otherwise', async () => {
    const right = scratch.write('верно.yaml', game)
    expect(await said('check', right)).toBe('сошлось: 1, не сошлось: 0\n')
    const wrong = scratch.write(
      'неверно.yaml',
      game.replace('    commands:', '    expect: {deaths: []}\n    commands:'),
    )
    const { code, out } = await inside('check', wrong, '--locale', 'ru')
    expect(code).toBe(1)
    expect(out).toContain('ночь с доктором · Ночь 1 · deaths: ожидалось [], получилось ["Вера"]\n')
  })

  it('says what else than an id came otherwise, and why', async () => {
    const expecting = async (expected: string): Promise<string> => {
      const written = game.replace('    commands:', `    expect: ${expected}\n    commands:`)
      return (await inside('check', scratch.write('иначе.yaml', written), '--locale', 'ru')).out
    }
    for (const [expected, came] of [
      ['{alive: [Вера]}', 'alive: ожидалось Вера, получилось мертв\n    ✓ Погибает ли игрок Вера? Да.'],
      ['{not: {deaths: [Вера]}}', 'not.deaths: ожидалось не ["Вера"], получилось ["Вера"]\n'],
      ['{refused: {a1: RU-GEN-6}}', 'refused.a1: ожидалось RU-GEN-6, получилось ничего\n'],
    ] as const)
      expect(await expecting(expected)).toContain(came)
  })

  it('says what is wrong with a file of cases', async () => {
    const wrong = game.replace('Борис: blocker', 'Борис: blokcer').replace('- Анна heal Зоя', '- Анна heal Зоу')
    const file = scratch.write('ошибки.yaml', `${wrong}---\ncase: [\n`)
    for (const command of ['check', 'resolve']) {
      const { code, out, err } = await inside(command, file, '--locale', 'ru')
      expect(code).toBe(2)
      const lines = out + err
      expect(lines).toMatch(/:5: роли «blokcer» нет\. Имелось в виду «blocker»\?\n/)
      expect(lines).toMatch(/:17: игрока «Зоу» нет\. Имелось в виду «Зоя»\?\n/)
      expect(lines).toMatch(/: это не YAML: /)
    }
  })

  it('says that a case cannot be played', async () => {
    const file = scratch.write(
      'дедлайн.yaml',
      game.replace('  - day: 3\n', '  - day: 3\n    commands: [{extend: 2h}]\n'),
    )
    const { out, err } = await inside('check', file, '--locale', 'ru')
    expect(out + err).toContain('этот пример не сыграть: extend: у фазы нет дедлайна. Напишите `closes:`.')
  })

  it('counts a thread', async () => {
    const thread = 'test/fixtures/vote/xenforo-1.html'
    const { out } = await inside('count', thread, '--locale', 'ru')
    expect(out).toContain('Голоса, 8 постов: XenForo 1\n6 игроков; ведущий: Sue (открыл тему и не голосует)')
    for (const part of ['Не засчитано', ', строка 8, ', 'Неясные имена', 'имелось в виду', 'Большинство — 4 голоса'])
      expect(out).toContain(part)
  })

  it('says what is wrong with a thread, with its list of players and with a count of the host', async () => {
    const thread = scratch.write('тема.txt', 'Аня: Голосую\n\nСью: Corrected vote count\nБоб (3): Аня, Вера\n')
    const players = scratch.write('игроки.txt', 'Host: Сью\nАня\nБоб\nАня\n')
    const { out, err } = await inside(
      'count',
      thread,
      scratch.write('пусто.html', ' '),
      '--players',
      players,
      '--locale',
      'ru',
    )
    expect(out.replace(/\n {3,}/g, ' ')).toContain('вставленный текст')
    expect(out).toContain('непонятно: имени «Вера» нет ни у кого.')
    expect(err).toMatch(/пусто\.html:1: этот файл пуст\. Сохраните страницу темы как HTML или вставьте ее посты\n/)
    expect(err).toMatch(/игроки\.txt:4: «Аня» стоит второй раз, в первый — в строке 2\. Оставьте одно из двух\n/)
  })

  it.each([
    [['chekc'], 'Команды «chekc» нет. Имелось в виду «check»?'],
    [['check'], 'Путь не указан. Напишите: npm run -s nightdesk -- check ПУТЬ…'],
    [['resolve', 'a', 'b'], 'Файл читается один, а здесь их 2. Напишите: npm run -s nightdesk -- resolve ФАЙЛ'],
    [['roles'], 'Правила не указаны. Напишите: npm run -s nightdesk -- roles --system rar'],
    [['roles', '--system', 'rat'], 'Правил «rat» нет. Имелось в виду «rar»?'],
    [['roles', '--jsn'], 'Параметра --jsn здесь нет. Имелось в виду «--json»?'],
    [['count', 'a', '--json', '--ascii'], '--json и --ascii вместе не пишутся.'],
  ])('refuses %j', async (words, why) => {
    const { code, out, err } = await inside(...words, '--locale', 'ru')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(`nightdesk: ${why}`)
  })

  it('says what is wrong with a file', async () => {
    const { code, err } = await inside('resolve', join(scratch.folder, 'нет.yaml'), '--locale', 'ru')
    expect(code).toBe(2)
    expect(err).toMatch(/нет\.yaml:1: по этому пути ничего нет\. (Проверьте путь|Имелось в виду .+\?)\n$/)
  })

  it('helps, wherever the language stands', async () => {
    const { out } = await inside('--locale', 'ru', '--help')
    expect(out).toContain('  resolve ФАЙЛ [')
    for (const words of [
      ['--help', '--locale', 'ru'],
      ['help', '--locale=ru'],
      ['bench', '--help', '--locale', 'ru'],
    ])
      expect(await inside(...words)).toEqual({ code: 0, out, err: '' })
  })
})

describe('a language', () => {
  it.each([
    [['roles', '--system', 'rar', '--locale', 'rru'], 'There is no language "rru" here. Did you mean "ru"?'],
    [['--help', '--locale', 'fr'], 'There is no language "fr" here. There are: en, ru.'],
    [['check', 'a', '--locale'], '--locale needs a value.'],
    [['check', 'a', '--locale', 'en', '--locale', 'en'], '--locale is given twice.'],
    [['bench', '--locale', 'ru'], 'Unknown option --locale.'],
  ])('is refused in %j', async (words, why) => {
    const { code, out, err } = await inside(...words)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(`nightdesk: ${why}`)
  })

  it('changes no key and no id of the JSON', async () => {
    const keys = (answer: unknown): unknown =>
      typeof answer !== 'object' || answer === null
        ? typeof answer
        : Object.entries(answer).map(([key, value]) => [key, keys(value)])
    for (const command of ['roles', 'words']) {
      const [english, russian] = await Promise.all(
        [[], ['--locale', 'ru']].map(
          async more => JSON.parse((await inside(command, '--system', 'russian', '--json', ...more)).out) as unknown,
        ),
      )
      expect(keys(russian)).toEqual(keys(english))
    }
  })
})
