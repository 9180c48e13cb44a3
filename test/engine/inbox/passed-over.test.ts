import { describe, expect, it } from 'vitest'
import { brief, players, reading } from './table.ts'

const verbs = ['prot', 'medic', 'escort', 'KP on', 'RB on', 'LO on', 'camp', 'yeet', 'boop']
const names = ['Bob', 'bob.', '@Bob', '[b]Bob[/b]', 'Bobcat', 'Mary Lou', 'Mary', 'ML', 'Bobb', 'mary lo', 'T-bone']
/** As one writes in haste: small initials, first letters that are a word as well, letters changed about, no space. */
const hasty = ['ml', 'car', 'Car', 'Bbo', 'tbone', 'MaryLou', 'Mary_Lou', '"Bob"', '#Bob', 'BOB!', 'wil', 'zoe']
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
  it('and in whatever haste', () => {
    const more = [
      ...frames,
      (verb: string, name: string) => `${name} ${verb}`,
      (verb: string, name: string) => `hi mod!\n\nplease ${verb} ${name} thx\n\ncheers`,
      (verb: string, name: string) => `N2 - ${verb} - ${name}`,
      (verb: string, name: string) => `${verb}\n${name}`,
    ]
    const silent = ['Vic', 'Gus', 'Ann']
      .flatMap(sender =>
        [...verbs, 'off', 'tuck in', 'my action on'].flatMap(verb =>
          hasty.flatMap(name => more.map(frame => ({ sender, text: frame(verb, name) }))),
        ),
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
    ['Vic', 'Shoot Carl. And the other thing on Bob as well.', 'shoot Carl; ?unread'],
    ['Vic', 'Shoot Carl. Also do Bob.', '?noTarget'],
    ['Vic', 'Shoot Carl. And do Bob too.', '?noTarget'],
    ['Vic', 'Shoot Carl. Do Carl.', 'shoot Carl'],
    ['Vic', 'Shoot Carl. Bob gets the other one.', 'shoot Carl; ?unread'],
    ['Vic', 'Shoot Carl. Bob can have my vest.', 'shoot Carl; ?unread'],
    ['Vic', "Shoot Carl. And don't forget Bob.", 'shoot Carl; ?unread'],
    ['Vic', 'Shoot Carl. Bob is also scum.', 'shoot Carl'],
    ['Vic', 'Shoot Carl. I also like Bob.', 'shoot Carl'],
    ['Vic', 'Shoot Carl. Bob was acting weird yesterday.', 'shoot Carl'],
  ])('%s: %s', (sender, text, read) => expect(brief(sender, text)).toBe(read)))

describe('a message of nothing but oneself', () => {
  it.each(['self', 'Me.', 'self tonight', 'on myself', '-> self', 'me please'])('%s asks', said =>
    expect(brief('Dora', said)).toBe('?bareName'),
  )
  it.each(['- Dora', "it's me", 'that was me', 'not me'])('%s is a name below a message, or talk', said =>
    expect(brief('Dora', said)).toBe('(nothing)'),
  )
  it('is explained by an order', () => expect(brief('Dora', 'protect Bob\n\nme')).toBe('protect Bob'))
})
