/** Names as players have them: tags in brackets, stops, figures and marks inside, in orders of both languages. */
import { expect, it } from 'vitest'
import { readMessage } from '../../../engine/inbox/read.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { deskOf } from './corpus.ts'

const odd = ['[TSA] Kestrel', 'Mr. Brown [UK]', '8-Ball', '[Redacted]', 'Mr.Freeman', 'J.R.', 'Др.Зло', '~Luna~']
const oddly = (role: string) => Object.fromEntries(odd.map(name => [name, role]))
const english = deskOf({ night: 2, players: { Vic: 'vigilante', Buster: 'busDriver', ...oddly('vanilla') } }, 'odd')
const russian = deskOf(
  {
    system: 'russian',
    night: 2,
    players: { Max: { role: 'blocker', negative: 'mafia' }, Hal: 'doctor', ...oddly('hero') },
  } as never,
  'odd',
)

function brief(desk: typeof english, sender: string, page: string): string {
  const { proposals, doubts } = readMessage(envelopesOf(page)[0]!, { ...desk, sender })
  return [...proposals.map(({ does, to }) => `${does} ${to.join(' & ')}`), ...doubts.map(({ why }) => `?${why}`)].join(
    '; ',
  )
}

it.each([
  ['Shoot [TSA] Kestrel', 'shoot [TSA] Kestrel'],
  ['shoot kestrel', 'shoot [TSA] Kestrel'],
  ['Shoot [TSA]Kestrel.', 'shoot [TSA] Kestrel'],
  ['Shoot Mr. Brown [UK]', 'shoot Mr. Brown [UK]'],
  ['Shoot Mr. Brown. He is scum.', 'shoot Mr. Brown [UK]'],
  ['[b]Shoot 8-Ball[/b]', 'shoot 8-Ball'],
  ['shoot [Redacted]', 'shoot [Redacted]'],
  ['Shoot Mr. Freeman tonight', 'shoot Mr.Freeman'],
  ['shoot ~Luna~', 'shoot ~Luna~'],
])('%s', (message, means) => expect(brief(english, 'Vic', message)).toBe(means))

it.each([
  ['swap Mr. Brown [UK], Mr.Freeman', 'swap Mr. Brown [UK] & Mr.Freeman'],
  ['swap 8-Ball and [TSA] Kestrel', 'swap 8-Ball & [TSA] Kestrel'],
])('%s', (message, means) => expect(brief(english, 'Buster', message)).toBe(means))

it.each([
  ['стреляю в Mr.Freeman', 'shoot Mr.Freeman'],
  ['Я стреляю в Mr.Freeman, он опасен.', 'shoot Mr.Freeman'],
  ['Стреляю в [TSA] Kestrel', 'shoot [TSA] Kestrel'],
  ['стреляю в Mr. Brown [UK]', 'shoot Mr. Brown [UK]'],
  ['Стреляю в 8-Ball. Всё.', 'shoot 8-Ball'],
  ['стреляю в J.R. и всё', 'shoot J.R.'],
  ['стреляю в Др.Зло', 'shoot Др.Зло'],
])('%s', (message, means) => expect(brief(russian, 'Max', message)).toBe(means))

it('a tag that two have tells them apart only where it is written', () => {
  const two = deskOf({ night: 2, players: { Vic: 'vigilante', '[A] Kim': 'vanilla', '[B] Kim': 'vanilla' } }, 'odd')
  expect(brief(two, 'Vic', 'shoot [B] Kim')).toBe('shoot [B] Kim')
  expect(brief(two, 'Vic', 'shoot Kim')).toMatch(/^\?/)
  const begun = deskOf({ night: 2, players: { Vic: 'vigilante', '[A] Kim': 'vanilla', 'Kim Lee': 'vanilla' } }, 'odd')
  expect(brief(begun, 'Vic', 'Shoot Kim')).toMatch(/^\?/)
})
