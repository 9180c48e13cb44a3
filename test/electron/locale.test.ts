/** The command line in Russian: texts and reasons, where the rules have words in it. */
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inside, Scratch } from './cli.ts'

const scratch = new Scratch()
afterAll(() => scratch.remove())

const night = `case: a shot
system: russian
players: {Анна: doctor, Вера: judge, Глеб: {role: witness, negative: mafia}, Зоя: priest, Инна: liar}
phases:
  - night: 1
    actions: [Глеб shoot Вера]
    expect: {deaths: [Вера]}
`
const declined = night.replace(
  'Вера: judge',
  'Вера: {role: judge, forms: {gender: f, gen: Веры, dat: Вере, acc: Веру, ins: Верой, pre: Вере}}',
)

describe('resolving a night', () => {
  it('speaks Russian when asked to, and when its case does', async () => {
    const plain = scratch.write('night.yaml', night)
    const english = await inside('resolve', plain)
    expect(english.out).toContain('Вера dies')
    for (const { code, out, err } of [
      await inside('resolve', plain, '--locale', 'ru'),
      await inside('resolve', scratch.write('ru.yaml', night.replace('phases:', 'language: ru\nphases:'))),
    ]) {
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain('Погибает ли игрок Вера? Да.')
      expect(out).toContain('Игрок Глеб стрелял в игрока Вера')
      expect(out).not.toMatch(/Вера dies|Reason for yes/)
    }
    expect(
      (
        await inside(
          'resolve',
          scratch.write('ru.yaml', night.replace('phases:', 'language: ru\nphases:')),
          '--locale',
          'en',
        )
      ).out,
    ).toBe(english.out.replace('night.yaml', 'ru.yaml'))
  })

  it('declines the names of those whose forms are written', async () => {
    expect((await inside('resolve', scratch.write('forms.yaml', declined), '--locale', 'ru')).out).toContain(
      'Игрок Глеб стрелял в Веру',
    )
    expect(
      (
        await inside(
          'resolve',
          scratch.write('wrong.yaml', night.replace('Вера: judge', 'Вера: {role: judge, forms: {gender: x}}')),
        )
      ).err,
    ).toContain('"x"')
  })

  it('is written up in Russian too, and says its texts in the JSON', async () => {
    const file = scratch.write('night.yaml', night)
    expect((await inside('resolve', file, '--locale', 'ru', '--bbcode')).out).toContain('[b]Почему так[/b]')
    const { phases } = JSON.parse((await inside('resolve', file, '--locale', 'ru', '--json')).out) as {
      phases: { text: Record<string, string> }[]
    }
    expect(phases[0]!.text.public).toMatch(/Ночь 1/)
  })

  it('stays English where the rules have no Russian words, and says so', async () => {
    const { code, out, err } = await inside('resolve', 'assets/sample-night.yaml', '--locale', 'ru')
    expect([code, err]).toEqual([
      0,
      'Reasonable Action Resolution has no texts in this language, so it is shown in English.\n',
    ])
    expect(out).toBe((await inside('resolve', 'assets/sample-night.yaml')).out)
    expect((await inside('resolve', 'assets/sample-night.yaml', '--locale', 'fr')).err).toContain(
      'nightdesk: There is no language "fr" here.',
    )
  })

  it.each([
    ['resolve', 'assets/sample-night.yaml', '--json'],
    ['explore', 'assets/sample-night.yaml', '--out', join(scratch.folder, 'night.html')],
  ])('says so too where it is %s', async (...words) => {
    const said = 'Reasonable Action Resolution has no texts in this language, so it is shown in English.\n'
    expect((await inside(...words, '--locale', 'ru')).err).toBe(said)
    expect((await inside(...words)).err).toBe('')
  })

  it('checks texts in the language of a case', async () => {
    const checked = (has: string): string =>
      night
        .replace('phases:', 'language: ru\nphases:')
        .replace('{deaths: [Вера]}', `{deaths: [Вера], text: {public: {has: ["${has}"], lacks: ["Night"]}}}`)
    expect((await inside('check', scratch.write('text.yaml', checked('Ночь 1')))).code).toBe(0)
    expect((await inside('check', scratch.write('text.yaml', checked('Night 1')))).code).toBe(1)
  })
})
