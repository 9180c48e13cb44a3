/** The palette finds what the menus do, by the words that a host would type. */
import { expect, it } from 'vitest'
import { ranked } from '../../../renderer/shell/rank.ts'
import { soughtWords } from '../../../renderer/shell/sought.ts'
import { say } from '../../../renderer/words/say.ts'
import { speak } from '../../../renderer/words/speak.ts'

const actions = () =>
  (
    [
      ['game.export', 'games.export'],
      ['game.exportNotes', 'games.exportWithNotes'],
      ['game.case', 'games.exportCase'],
      ['game.page', 'explore.make'],
      ['game.merge', 'merge.into'],
      ['game.copy', 'games.copy'],
      ['game.archive', 'games.archive'],
      ['game.delete', 'games.deleteMore'],
      ['phase.folder', 'posts.asFolder'],
      ['phase.case', 'posts.phaseAsCase'],
      ['phase.reasons', 'posts.phaseWithReasons'],
      ['back-up', 'shell.backUp'],
      ['print', 'shell.print'],
      ['works', 'glossary.works'],
    ] as const
  ).map(([id, key]) => ({ id, title: say(key), sought: soughtWords(id) ?? '', does: true }))

const found = (typed: string): string[] => ranked(typed, actions()).map(({ id }) => id)

it.each([
  ['en', 'export', ['game.export', 'game.exportNotes', 'game.case', 'game.page', 'phase.folder', 'phase.reasons']],
  ['en', 'web page', ['game.page']],
  ['en', 'save', ['game.export', 'game.page', 'back-up', 'phase.folder']],
  ['en', 'download', ['game.export', 'game.page', 'phase.folder']],
  ['en', 'duplicate', ['game.copy']],
  ['en', 'co-host', ['game.merge']],
  ['en', 'pdf', ['print']],
  ['en', 'manual', ['works']],
  ['ru', 'экспорт', ['game.export', 'game.page', 'phase.folder']],
  ['ru', 'сохранить', ['game.export', 'game.page', 'back-up']],
  ['ru', 'веб', ['game.page']],
  ['ru', 'скачать', ['game.export', 'game.page', 'phase.folder']],
  ['ru', 'соведущий', ['game.merge']],
  ['ru', 'справка', ['works']],
] as const)('%s: %s', (language, typed, ids) => {
  speak(language)
  expect(found(typed)).toEqual(expect.arrayContaining([...ids]))
  speak('en')
})

it('what is called so comes before what is only meant by it', () => {
  const both = [
    { title: 'Web page', sought: 'export' },
    { title: 'Export to a file', sought: 'save' },
  ]
  expect(ranked('export', both).map(({ title }) => title)).toEqual(['Export to a file', 'Web page'])
})
