import { describe, expect, it } from 'vitest'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { readMessage } from '../../../engine/inbox/read.ts'
import type { Reading } from '../../../engine/journal/reading.ts'
import type { Submission } from '../../../engine/journal/state.ts'
import { deskOf } from './corpus.ts'

const night = deskOf(
  {
    system: 'mafia1923',
    night: 2,
    players: {
      Ann: { role: 'detective', family: 'Verdi' },
      Bob: { role: 'doctor', family: 'Verdi' },
      Lia: { role: 'mafiaMember', faction: 'mafia', family: 'Rossi' },
      Aldo: { role: 'butler', faction: 'mafia', family: 'Rossi' },
    },
  },
  'night',
)
const conan = deskOf(
  {
    system: 'conan',
    night: 2,
    players: {
      Mika: { role: 'anokata', faction: 'bo' },
      Jun: 'conan',
      Hugo: 'kogorou',
      Carmen: 'satou',
      Ann: 'civilian',
      Cat: 'civilian',
    },
  },
  'conan',
)

function reading(desk: typeof night, sender: string, page: string, previous: Submission[] = []): Reading {
  return readMessage(envelopesOf(page)[0]!, { ...desk, sender, previous })
}
const brief = (desk: typeof night, sender: string, page: string, previous?: Submission[]): string => {
  const { proposals, doubts } = reading(desk, sender, page, previous)
  return [
    ...proposals.map(({ does, to, with: keys }) =>
      [does, ...to, ...Object.entries(keys).map(([key, value]) => `${key}: ${value}`)].join(' '),
    ),
    ...doubts.map(({ why }) => `?${why}`),
  ].join('; ')
}

describe('what is joined to a target', () =>
  it.each([
    ['Protect Ann or the Verdi family.', '?oneOf'],
    ['Protect Ann and the Verdi family.', '?several'],
    ['Protect Ann and the whole family', '?unread'],
    ['Protect Ann and anyone who knows her', '?unread'],
    ['Protect Ann and good luck to you', 'heal Ann'],
    ['Protect Ann and everybody will love me', 'heal Ann'],
  ])('is read whole or asked about: %s', (page, read) => expect(brief(night, 'Bob', page)).toBe(read)))

describe('a deed of the team', () =>
  it.each([
    ['Lia', 'We kill Ann and Bob.', 'factionKill Ann Bob'],
    ['Lia', 'The mafia kills Ann.', 'factionKill Ann'],
    ['Aldo', 'We poison Ann.', '?otherActs'],
  ])('is taken from whoever sends it in, and nothing else is: %s, %s', (sender, page, read) =>
    expect(brief(night, sender, page)).toBe(read),
  ))

describe('what an action is sent with', () =>
  it.each([
    ['Mika', 'Frame Ann for stealing.', 'frame Ann crime: steal'],
    ['Mika', 'Frame Ann for theft. Frame Ann for murder.', '?conflict'],
    ['Mika', 'Frame Ann for theft. No wait, Cat.', '?correction'],
    ['Carmen', 'Arrest Ann for killing Cat on night 1.', 'arrest Ann charge: killing against: Cat phase: night1'],
    ['Carmen', 'Arrest Ann for killing Cat and theft.', '?unread'],
    ['Jun', 'Did Ann kill Cat?', 'investigate Ann Cat crime: killing'],
    ['Jun', 'Did Ann vote for Cat?', '?unread'],
    ['Jun', 'Did Ann kill the cat of Cat?', '?question'],
    ['Hugo', 'My will: ask Ann.\n\nAnd goodbye.', 'will text: ask Ann.\n\nAnd goodbye.'],
    // Behind a dash, or another sentence, one word alone is no label: `Will` may be somebody.
    ['Hugo', 'Good evening. Will - I trust her.', ''],
    ['Hugo', 'Will "ask Ann" is what they say.', '?unread'],
    ['Hugo', 'I will: be back. Tomorrow will be fun.', ''],
  ])('is kept with it: %s, %s', (sender, page, read) => expect(brief(conan, sender, page)).toBe(read)))

it('repeats an action with what it was sent with', () =>
  expect(
    brief(conan, 'Mika', 'Same as last night', [
      { id: 'p', by: 'Mika', does: 'frame', to: ['Ann'], with: { crime: 'steal' } },
    ]),
  ).toBe('frame Ann crime: steal'))

it('marks where the text of a will stands', () => {
  const page = 'Good evening.\n\nMy will: ask Ann.\n\n--\nHugo'
  const [proposal] = reading(conan, 'Hugo', page).proposals
  expect(proposal?.spans.map(({ start, end }) => page.slice(start, end).trim())).toEqual(['My will: ask Ann.'])
})
