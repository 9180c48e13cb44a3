import { expect, it } from 'vitest'
import type { WordingRow } from '../../../electron/desk/contract.ts'
import { wordingsFound, type Which } from '../../../renderer/views/wording/find.ts'
import { nameOf } from '../../../renderer/views/wording/names.ts'

const row = (id: string, more: Partial<WordingRow> = {}): WordingRow => ({
  id,
  of: 'tell',
  says: '',
  original: '',
  edited: false,
  values: {},
  problems: [],
  preview: [],
  ...more,
})
const rows = [
  row('tell:noResult', { says: 'No result.' }),
  row('post:dawn:2', {
    edited: true,
    preview: [
      { kind: 'player', name: 'Ann' },
      { kind: 'text', text: ' died' },
    ],
  }),
  row('tell:saw', { problems: [{ position: 0, severity: 'error', says: 'x' }] }),
]
const found = (search: string, which: Which): string =>
  wordingsFound(rows, search, which)
    .map(({ id }) => id)
    .join(' ')

it('wordings are found by name, text and preview, among all, the edited, and those with problems', () => {
  expect([
    found('no result', 'all'),
    found('ann died', 'all'),
    found('', 'edited'),
    found('', 'problems'),
    found('saw', 'edited'),
  ]).toEqual(['tell:noResult', 'post:dawn:2', 'post:dawn:2', 'tell:saw', ''])
})

it('their ids are said in words', () => {
  expect([nameOf('tell:noResult'), nameOf('post:dawn:2'), nameOf('saw')]).toEqual(['No result', 'Dawn, block 3', 'Saw'])
  expect(nameOf('post:dawn:6:empty')).toBe('Dawn, block 7 when it has no content')
})
