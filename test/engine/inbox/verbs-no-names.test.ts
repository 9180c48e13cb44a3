/** Nobody is asked who a verb is: where one stands for a target, the sentence was not understood, and that is asked. */
import { expect, it } from 'vitest'
import { readMessage } from '../../../engine/inbox/read.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { deskOf } from './corpus.ts'

const salt = deskOf(
  {
    night: 1,
    players: {
      Cinderella7: 'doctor',
      Ashlyn: 'vigilante',
      DoctorWhom: 'goon',
      IceNine: { role: 'roleblocker', faction: 'mafia' },
      MarigoldFox: { role: 'roleblocker', faction: 'mafia' },
      FluffyKnight: 'cop',
      Kestrel: 'busDriver',
      Hypnos: 'vanilla',
    },
  },
  'salt',
)
const asked = (text: string): string[] =>
  readMessage(envelopesOf(text)[0]!, { ...salt, sender: 'DoctorWhom' }).doubts.map(({ question }) => question)

it.each([
  "I'm killing Fluffy tonight. Ice blocks cindy.",
  'kill Fluffy. Ice will block Cindy.',
  'kill Fluffy. Ice protects Ashlyn.',
  'Ice is blocking cindy',
  'kill blocks Ashlyn',
])('%s', text => {
  const questions = asked(text)
  expect(questions.length).toBeGreaterThan(0)
  expect(questions.filter(one => /^Who is “(?:blocks|will|protects|is|blocking)”/.test(one))).toEqual([])
})

it('a stranger is asked about still', () => {
  expect(asked('kill Snarfblatt')).toEqual(['Who is “Snarfblatt”?'])
})

it('a teammate is known by a part of the name, save where that is a word of its own', () => {
  const [whole] = asked('MarigoldFox will be blocking Cinderella7.')
  expect(whole).toMatch(/somebody else’s action/)
  expect(asked('Marigold will be blocking Cinderella7.')).toEqual([whole!.replace('MarigoldFox', 'Marigold')])
  expect(asked('Ice will be blocking Cinderella7.')).not.toContainEqual(expect.stringMatching(/^Who is/))
})
