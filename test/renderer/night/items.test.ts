import { expect, test } from 'vitest'
import type { NightRow, NightView, RulingView } from '../../../electron/desk/contract.ts'
import { faredSaid, firstItem, itemFor, markFor, sectionsOf } from '../../../renderer/views/night/items.ts'
import { rulingWord, standsBy } from '../../../renderer/views/night/night-item.tsx'

const row = (id: string, section: NightRow['section'], mark: NightRow['mark'], action?: string): NightRow => ({
  id,
  section,
  mark,
  said: [],
  why: [],
  hasTree: true,
  ...(action !== undefined && { action }),
})
const night = (rows: NightRow[], more: Partial<NightView> = {}): NightView => ({
  revision: 1,
  phase: 0,
  locked: false,
  language: 'en',
  without: [],
  rows,
  rulings: [],
  draws: [],
  ...more,
})
const prompt = (answered: boolean): RulingView => ({
  row: 'ruling:p',
  id: 'p',
  kind: 'prompt',
  rule: 'R',
  says: '',
  about: [],
  choices: [],
  answered,
})

const real = night([
  row('dies', 'happens', 'yes'),
  row('sees', 'happens', 'yes', 'a2'),
  row('action:a1', 'tried', 'yes', 'a1'),
  row('action:a2', 'tried', 'yes', 'a2'),
  row('action:a3', 'void', 'none', 'a3'),
])

test('what is not there has no heading, and what waits for a ruling comes first', () => {
  expect(sectionsOf(real, undefined).map(({ id }) => id)).toEqual(['happens', 'tried', 'void'])
  expect(sectionsOf({ ...real, rulings: [prompt(false)] }, undefined)[0]).toMatchObject({
    id: 'rulings',
    title: 'Needs your ruling',
  })
  expect(sectionsOf({ ...real, rulings: [prompt(true)] }, undefined).map(({ id }) => id)).toEqual([
    'happens',
    'tried',
    'rulings',
    'void',
  ])
})

test('once the phase is locked nothing waits for a ruling, answered or not', () => {
  const left: RulingView = { ...prompt(false), over: true }
  expect(sectionsOf({ ...real, locked: true, rulings: [left] }, undefined).map(({ title }) => title)).toEqual([
    'Results',
    'Actions',
    'Rulings and notices',
    'Does not count',
  ])
  expect([rulingWord(left), standsBy(left)]).toEqual(['No ruling', 'night.stoodSo'])
  expect([rulingWord(prompt(false)), standsBy(prompt(false))]).toEqual(['Needs ruling', 'night.asThingsStand'])
})

test('in a what-if, what differs is marked and what is switched off stays in sight', () => {
  const shown = night(
    [
      row('dies', 'nearly', 'no'),
      row('sees', 'happens', 'yes', 'a2'),
      row('new', 'happens', 'yes'),
      row('action:a2', 'tried', 'no', 'a2'),
    ],
    { without: ['a1'] },
  )
  const sections = sectionsOf(shown, real)
  const states = Object.fromEntries(
    sections.flatMap(({ items }) => items.map(item => [item.id, item.kind === 'row' ? item.state : undefined])),
  )
  expect(states).toEqual({
    dies: 'changed',
    sees: undefined,
    new: 'changed',
    'action:a2': 'changed',
    'action:a1': 'off',
  })
})

test('a row is found by its id, and an action by its own row', () => {
  const sections = sectionsOf(real, undefined)
  expect(itemFor(sections, 'sees')?.id).toBe('sees')
  expect(itemFor(sections, 'a2')?.id).toBe('action:a2')
  expect(itemFor(sections, 'a3')?.id).toBe('action:a3')
  expect(itemFor(sections, 'nobody')).toBeUndefined()
})

test('what happens is looked at first, not what waits', () => {
  expect(firstItem(sectionsOf({ ...real, rulings: [prompt(false)] }, undefined))?.id).toBe('dies')
  expect(firstItem(sectionsOf(night([], { rulings: [prompt(false)] }), undefined))?.id).toBe('ruling:p')
  expect(firstItem([])).toBeUndefined()
})

test('what stood and brought nothing did not work: its word is a host’s, and its mark neither a yes nor a no', () => {
  const tried = row('action:a1', 'tried', 'yes', 'a1')
  expect(
    (['yes', 'idle', 'lost', 'blank'] as const).map(fared => [
      faredSaid({ ...tried, fared }),
      markFor({ ...tried, fared }),
    ]),
  ).toEqual([
    ['Worked', 'yes'],
    ['No effect', 'none'],
    ['Could not save them', 'none'],
    ['No result', 'none'],
  ])
})
