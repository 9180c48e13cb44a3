/** The book of roles in other hands, as the host reads it from evening to evening. */
import { expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import type { Cell } from '../../../../engine/ruleset/panel.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import type { Locale } from '../../../../engine/text/wording.ts'

const players =
  'Nec: necromancer, Ari: actor, Wes: wizard, Zoe: activeCitizen, Max: {role: witness, negative: mafia}, Mia: {role: liar, negative: maniac}, Doc: doctor, Bea: blocker, Jud: judge, Pat: priest'

/** Its rows after these phases; undefined where it is not shown. */
function book(phases: string, language: Locale = 'en'): Cell[][] | undefined {
  const text = `case: x\nsystem: russian\nplayers: {${players}}\nothers: 4\nphases: [${phases}]\n`
  const { cases, problems } = readCases(text, 'x.yaml', systems)
  expect(problems).toEqual([])
  const { after } = play(cases[0]!, russian).phases.at(-1)!
  return russian.books
    ?.panels?.(after, undefined, language)
    .find(({ id }) => id === 'hands')
    ?.rows.map(({ cells }) => cells)
}
const player = (slot: string): Cell => ({ player: slot })
const curses = '{id: c, by: Nec, does: curse, to: [Doc, Jud, Bea]}'

it('is not shown while everybody has the own role alone', () => {
  expect(book('{night: 1, actions: [Max shoot Mia]}, {day: 2}')).toBeDefined() // the active citizen took a role
  expect(book('{evening: 1}')).toBeUndefined()
})

it('says who plays which role for a day, and whose it is', () => {
  const evening = '{evening: 1}, {evening: 2, actions: [Ari copy Doc, "Wes conjure role:bum"]}'
  expect(book(evening)).toEqual([
    [player('Ari'), 'Doctor', player('Doc'), 'for a day, until day 3'],
    [player('Wes'), 'Bum', 'nobody’s', 'for a day, until day 3'],
  ])
  expect(book(evening, 'ru')![0]![1]).toBe('доктор')
  expect(book(`${evening}, {night: 2}, {day: 3}`)).toBeUndefined()
})

it('says who took a role over, whose corpses the necromancer uses, and whom he cursed', () => {
  const night = `{night: 1, actions: [${curses}, Max shoot Doc]}`
  expect(book(night)).toEqual([
    [player('Zoe'), 'Doctor', player('Doc'), 'permanently'],
    [player('Nec'), 'Doctor', player('Doc'), 'through the corpse'],
    [player('Nec'), 'Judge', player('Jud'), 'cursed: role passes on after death'],
    [player('Nec'), 'Blocker', player('Bea'), 'cursed: role passes on after death'],
  ])
  expect(book(`${night}, {night: 2, actions: [Mia shoot Jud]}`)![2]).toEqual([
    player('Nec'),
    'Judge',
    player('Jud'),
    'corpse with no move: worth one vote',
  ])
  expect(
    book(`${night}, {night: 2, actions: [Mia shoot Pat]}, {evening: 3, actions: ["Nec swapCorpse Jud,Pat"]}`)!.at(-2),
  ).toEqual([player('Nec'), 'Priest', player('Pat'), 'corpse with no move: worth one vote'])
})

it('says that corpses rest once the necromancer is out', () => {
  const rows = book(`{night: 1, actions: [${curses}, Max shoot Doc]}, {night: 2, actions: [Mia shoot Nec]}`)!
  expect(rows.find(([who]) => (who as { player: string }).player === 'Nec')).toEqual([
    player('Nec'),
    'Doctor',
    player('Doc'),
    'corpse with no move: its necromancer is out',
  ])
})
