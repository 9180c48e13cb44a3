import { expect, it } from 'vitest'
import { spaced, valueSaid } from '../../../renderer/views/rules/words.ts'

it('ids are said in words', () => {
  expect(['actionsPerNight', 'ruleFour', 'cop', 'RAR-4a', 'xShot'].map(spaced)).toEqual([
    'actions per night',
    'rule four',
    'cop',
    'RAR-4a',
    'x shot',
  ])
})

it('values are said in words', () => {
  expect([true, false, 1, 'unlimited', 'chosenTarget'].map(valueSaid)).toEqual([
    'Yes',
    'No',
    '1',
    'Unlimited',
    'Chosen target',
  ])
})
