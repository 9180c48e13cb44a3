/** The books that a host's screens show, after a night and a day. */
import { expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import type { Panel } from '../../../../engine/ruleset/panel.ts'
import { conan } from '../../../../engine/systems/conan/index.ts'

const written = `
case: a night and a day
system: conan
options: {phase.prep: true}
players: {Ana: anokata, Gil: gin, Vic: vodka, Meg: megure, Kaz: kazuha, Eri: eri, Haku: {role: hakuba, abroad: true}, Tom: {role: civilian, will: Gil did it.}, Ann: civilian, Bob: civilian, Cat: {role: kaitoKid, disguise: araide}}
phases:
  - night: 1
    actions: ["Gil order Gil,Ann", Gil slander Kaz, Bob will text="Look below."]
  - day: 1
    actions: [Gil aptx Meg role=takagi, "Ana suitcase Vic,Gil", Vic elect Gil, Eri voiceOfReason]
    commands: [{record: publishedWill, values: {player: Tom, text: The rest is torn off., by: Mia}}]
`
const panels = (): Record<string, Panel> => {
  const { cases, problems } = readCases(written, 'panels', [conan])
  if (problems.length) throw new Error(JSON.stringify(problems))
  const game = play(cases[0]!, conan).phases.at(-1)!.after
  return Object.fromEntries(conan.books!.panels!(game, undefined, 'en').map(panel => [panel.id, panel]))
}
const player = (slot: string) => ({ player: slot })
const cells = (panel: Panel | undefined) => panel!.rows.map(row => row.cells)

it('shows the books of a game', () => {
  const books = panels()
  expect(cells(books.crimes)).toEqual(
    expect.arrayContaining([
      ['prep 1', player('Cat'), 'Disguise', '', ''],
      ['night 1', player('Gil'), 'Killing', player('Ann'), ''],
      ['night 1', player('Gil'), 'Slander', player('Kaz'), ''],
    ]),
  )
  expect(cells(books.leading)).toEqual([
    [player('Ana'), 'Anokata', 'leads', 0],
    [player('Gil'), 'Gin', '', 1],
    [player('Vic'), 'Vodka', '', 0],
  ])
  expect(cells(books.rotation)).toEqual([
    [player('Ana'), 0, 'may kill'],
    [player('Gil'), 1, 'waits'],
    [player('Vic'), 0, 'may kill'],
  ])
  expect(cells(books.pills)).toEqual([['The Organization', 2]])
  expect(cells(books.suitcase)).toEqual([
    [1, player('Vic'), 'night 2'],
    [2, player('Gil'), 'night 2'],
  ])
  expect(cells(books.travellers)).toEqual([[player('Haku')]])
  expect(cells(books.wills)).toEqual([
    [player('Tom'), 'Gil did it.', 'The rest is torn off.', 'Mia'],
    [player('Bob'), 'Look below.', '', ''],
  ])
  expect(cells(books.tieBreakers)).toEqual([[player('Kaz'), 'Accompany']])
})

it('lets everybody see only who is abroad', () => {
  expect(
    Object.values(panels())
      .filter(({ open }) => open)
      .map(({ id }) => id),
  ).toEqual(['travellers'])
})
