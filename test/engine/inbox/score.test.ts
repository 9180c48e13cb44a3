/** English orders taken by what speaks for them, where the rules of reading would ask; and talk that they are not taken from. */
import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../engine/inbox/read.ts'
import type { Asking } from '../../../engine/inbox/score.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { deskOf, kept } from './corpus.ts'

const desk = deskOf(
  {
    night: 2,
    players: {
      Ada: 'doctor',
      Gil: 'vigilante',
      Sal: 'roleblocker',
      Wynn: 'watcher',
      Jay: 'jailkeeper',
      Otto: 'busDriver',
      Moth: 'tracker',
      Ivo: 'vanilla',
      Nyx: 'vanilla',
      Zed: { role: 'vanilla', dead: true },
    },
  },
  'score',
)

const readAs = (sender: string, body: string, asking?: Asking): string => {
  const { proposals, doubts } = kept(readMessage(envelopesOf(body)[0]!, { ...desk, sender, ...(asking && { asking }) }))
  return [
    ...proposals.map(({ does, to, confidence }) => `${confidence} ${does} ${to.join(',')}`.trim()),
    ...doubts.map(() => '?'),
  ].join('; ')
}

describe('an order that nothing speaks against is taken as likely', () =>
  it.each([
    ['Sal', 'stop Ivo from acting', 'likely block Ivo'],
    ['Sal', 'By my dark powers I block thee, Ivo!', 'likely block Ivo'],
    ['Sal', 'heyyy can you block Ivo for me? been hinting at something big', 'likely block Ivo'],
    ['Wynn', "hi! camping outside Ivo's place tonight please, want to see the visitors", 'likely watch Ivo'],
    ['Jay', "I think I'd like Ivo in my jail tonight.", 'likely jail Ivo'],
    ['Ada', "The good doctor packs her bag and walks to Ivo's cottage. Protect Ivo.", 'likely protect Ivo'],
    ['Moth', 'Ivo. track.', 'likely track Ivo'],
    ['Otto', 'the bus is leaving and on it are Ivo and Nyx, please swap these two', 'likely swap Ivo,Nyx'],
    ['Ada', 'protecting Ivo', 'sure protect Ivo'],
    ['Sal', 'yo would you block Nyx for me? she scares me', 'likely block Nyx'],
    ['Ada', 'okayy could you protect Ivo tonight? hes a keeper lol', 'likely protect Ivo'],
    ['Jay', 'tonight I will jail, of course, Ivo', 'likely jail Ivo'],
    ['Moth', 'Ivo, tracking tonight', 'likely track Ivo'],
    ['Sal', 'there was a fight between Ivo and Nyx so block Nyx', 'sure block Nyx'],
  ])('%s: %s', (sender, body, said) => expect(readAs(sender, body)).toBe(said)))

describe('words of a move in talk are none, where something else is said with them or of whom they name', () =>
  it.each([
    ['Gil', 'I keep shooting glances at Ivo across the table.'],
    ['Gil', 'Killing time with Ivo in the dead thread'],
    ['Gil', "my gun and Ivo's head will meet one day"],
    ['Ada', "save the date: Ivo's birthday is on Friday"],
    ['Ada', 'save Ivo a seat at the bar'],
    ['Ada', 'protect the friend of Ivo'],
    ['Ada', 'protecting the killer of Ivo'],
    ['Ada', 'protect the guy next to Ivo'],
    ['Ada', 'protect the girl behind Ivo'],
    ['Ada', 'protect against Ivo'],
    ['Ada', 'Ivo, heal thyself'],
    ['Ada', 'good save, Nyx'],
    ['Ada', 'save Ivo from embarrassing himself'],
    ['Sal', 'stop Ivo from spamming the thread'],
    ['Sal', 'please stop Ivo from lurking'],
    ['Gil', "I shoot with Ivo's camera"],
    ['Moth', 'track record of Ivo is bad'],
    ['Moth', "I can't follow Ivo's logic at all"],
    ['Wynn', 'watch out, Ivo is on to us'],
    ['Wynn', 'Watch Ivo claim doctor'],
    ['Sal', "writer's block, says Ivo"],
    ['Jay', 'Ivo belongs in jail, whoever says so'],
    ['Gil', 'Would I be punished for shooting Ivo in thread?'],
    ['Gil', 'Zed deserves a shot from me tonight in the grave'],
  ])('%s: %s', (sender, body) => expect(readAs(sender, body)).not.toContain('likely')))

describe('one of two between whom the writer is torn is asked about', () =>
  it.each([
    ['Gil', 'Torn between Ivo and Nyx for the shot'],
    ['Gil', 'toss-up between Ivo and Nyx for my shot'],
    ['Ada', 'between Ivo and Nyx for the heal, leaning Nyx'],
    ['Wynn', 'deciding between Ivo or Nyx for the watch'],
  ])('%s: %s', (sender, body) => expect(readAs(sender, body)).toBe('?')))

it('rests on the verb and on the names', () => {
  const { proposals } = readMessage(envelopesOf('stop Ivo from acting')[0]!, { ...desk, sender: 'Sal' })
  expect(proposals.map(({ spans, targets }) => ({ spans, targets }))).toEqual([
    {
      spans: [
        { start: 0, end: 4 },
        { start: 5, end: 8 },
      ],
      targets: [{ start: 5, end: 8 }],
    },
  ])
})

describe('a host who would rather be asked, or rather not, is', () => {
  it('asked more', () => expect(readAs('Sal', 'stop Ivo from acting', 'more')).toBe('?'))
  it('asked less', () => {
    const body = 'heal Ivo tn'
    expect(readAs('Ada', body)).toBe('?')
    expect(readAs('Ada', body, 'less')).toBe('likely protect Ivo')
  })
})
