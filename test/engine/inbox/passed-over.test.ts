import { describe, expect, it } from 'vitest'
import { brief, players, reading } from './table.ts'

const verbs = ['prot', 'medic', 'escort', 'KP on', 'RB on', 'LO on', 'camp', 'yeet', 'boop']
const names = ['Bob', 'bob.', '@Bob', '[b]Bob[/b]', 'Bobcat', 'Mary Lou', 'Mary', 'ML', 'Bobb', 'mary lo', 'T-bone']
const frames = [
  (verb: string, name: string) => `${verb} ${name}`,
  (verb: string, name: string) => `${name}: ${verb}`,
  (verb: string, name: string) => `I'll ${verb} ${name} tonight`,
]

describe('a message that names somebody living', () => {
  it('is an order or a question, whatever the verb and however the name is written', () => {
    const silent = Object.keys(players)
      .filter(sender => !['Zed', 'Bob'].includes(sender))
      .flatMap(sender =>
        verbs.flatMap(verb => names.flatMap(name => frames.map(frame => ({ sender, text: frame(verb, name) })))),
      )
      .filter(({ sender, text }) => {
        const { proposals, doubts } = reading(sender, text)
        return !proposals.length && !doubts.length
      })
    expect(silent).toEqual([])
  })
  it.each([
    ['Vic', 'Bob is scum, I swear', '?unread'],
    ['Ann', 'what happened to Bob?', '?unread; (question)'],
    ['Gus', 'I think ML is the doctor', '?unread'],
    ['Vic', 'Zed was such a good cop', '(nothing)'],
    ['Vic', 'Thanks, see you tomorrow!\n\nVic', '(nothing)'],
    ['Dora', 'boop Dora', '?unread'],
  ])('%s: %s', (sender, text, read) => expect(brief(sender, text)).toBe(read))
})

describe('a line of it that was not read', () =>
  it.each([
    ['Fran', 'KP on Bob, boop Carl. Frame Ann.', 'factionKill Bob; frame Ann; ?unread'],
    ['Vic', 'Shoot Carl. Boop Bob.', '?unread'],
    ['Vic', 'Shoot Carl. I think Bob is town.', 'shoot Carl'],
  ])('%s: %s', (sender, text, read) => expect(brief(sender, text)).toBe(read)))
