/**
 * Seven verbs of players by twelve ways to write a name by twelve ways to write the rest: whatever a message of them comes to, an
 * order or a question, it never comes to nothing.
 */
import { describe, expect, it } from 'vitest'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { readMessage } from '../../../engine/inbox/read.ts'
import { deskOf } from './corpus.ts'

const players = {
  'Captain Sardine': 'vanilla',
  'The Mole': 'vanilla',
  Dora: 'doctor',
  Rob: 'roleblocker',
  Walt: 'watcher',
  Gus: 'goon',
  Hal: 'goon',
  Zed: { role: 'vanilla', dead: true },
}
const desk = deskOf({ night: 2, players, aliases: { 'Captain Sardine': ['Sardo'] } } as never, 'combinations')

/** Who says it, what he says, and what it is where it is read. */
const verbs: [sender: string, verb: string, does: string][] = [
  ['Dora', 'prot', 'protect'],
  ['Dora', 'medic', 'protect'],
  ['Rob', 'escort', 'block'],
  ['Rob', 'RB on', 'block'],
  ['Walt', 'LO on', 'watch'],
  ['Walt', 'camp', 'watch'],
  ['Gus', 'KP on', 'factionKill'],
]
const names = [
  'Captain Sardine',
  'captain sardine',
  'CAPTAIN SARDINE',
  '@Captain Sardine',
  '"Captain Sardine"',
  '[b]Captain Sardine[/b]',
  'CaptainSardine',
  'Sardo',
  'Sardine',
  'Capt',
  'CS',
  'Captain Sardne',
]
const rests: [before: string, after: string][] = [
  ['', ''],
  ['', '.'],
  ['', ' tonight'],
  ['', ' pls, thx'],
  ['I ', ''],
  ["i'll ", ' then'],
  ['gonna ', ' lol'],
  ['N2: ', ''],
  ['hey mod! ', '!'],
  ['ok so ', ' i guess'],
  ['My action: ', ''],
  ['> who do you visit?\n\n', ''],
]

describe.each(verbs)('%s: %s', (sender, verb, does) => {
  it.each(names)('%s', name => {
    for (const [before, after] of rests) {
      const page = `${before}${verb} ${name}${after}`
      const { proposals, doubts } = readMessage(envelopesOf(page)[0]!, { ...desk, sender })
      expect(proposals.length + doubts.length, page).toBeGreaterThan(0)
      for (const order of proposals) expect([page, order.does, order.to]).toEqual([page, does, ['Captain Sardine']])
    }
  })
})

describe('of all these', () =>
  it('most are read without a question', () => {
    const all = verbs.flatMap(([sender, verb]) =>
      names.flatMap(name => rests.map(([before, after]) => ({ sender, page: `${before}${verb} ${name}${after}` }))),
    )
    expect(all).toHaveLength(1008)
    const read = all.filter(({ sender, page }) => {
      const { proposals, doubts } = readMessage(envelopesOf(page)[0]!, { ...desk, sender })
      return proposals.length === 1 && !doubts.length
    })
    expect(read.length).toBeGreaterThan(800)
  }))
