import { describe, expect, it } from 'vitest'
import { brief, desk, reading } from './table.ts'

type Row = [sender: string, text: string, read: string]
const table = (rows: Row[]) => it.each(rows)('%s: %s', (sender, text, read) => expect(brief(sender, text)).toBe(read))

describe('an order', () => table([
  ['Vic', 'shoot Bob', 'shoot Bob'],
  ['Vic', "Hi mod, I'd like to shoot Bob tonight please, thanks!", 'shoot Bob'],
  ['Vic', "I'm gonna shoot Bob because he lied about Carl when I asked", 'shoot Bob'],
  ['Vic', 'N2 - Shoot -> Bob', 'shoot Bob'],
  ['Vic', 'My shot goes to Bob', 'shoot Bob'],
  ['Vic', 'use my shot on Bob', 'shoot Bob'],
  ['Vic', 'Target: Bob', 'shoot Bob'],
  ['Vic', 'Bob is my target', 'shoot Bob'],
  ['Vic', 'Action: shoot\nTarget: Bob', 'shoot Bob'],
  ['Vic', '[b]Shoot[/b] [color=red]Bob[/color] :)', 'shoot Bob'],
  ['Vic', 'take Bob out', 'shoot Bob'],
  ['Dora', 'protecting Ann again', 'protect Ann'],
  ['Dora', 'Put my protection on Ann', 'protect Ann'],
  ['Fran', 'Frame Bob and kill Ann', 'frame Bob; factionKill Ann'],
  ['Buster', 'swap Ann and Bob', 'swap Ann,Bob'],
  ['Buster', 'bus Will <-> Mary Lou', 'swap Will,Mary Lou'],
  ['Rita', 'make Vic target Carl', 'redirect Vic,Carl'],
  ['Rita', 'Redirect Vic to me', 'redirect Vic,Rita'],
  ['Comm', 'I commute', 'commute'],
  ['Comm', 'use my ability', 'commute'],
]))

describe('an order that the rules refuse is proposed with its refusal', () => {
  it('a dead target', () => expect(reading('Vic', 'shoot Zed').proposals[0]?.refusal?.says).toBe('Zed is dead'))
  it('oneself', () => expect(reading('Dora', 'protect myself').proposals[0]?.refusal?.says).toContain('may not'))
})

describe('what is not done', () => table([
  ['Vic', 'No action tonight', '(nothing)'],
  ['Vic', "I won't be using my ability", '(nothing)'],
  ['Vic', 'saving my bullet', '(nothing)'],
  ['Vic', 'shoot nobody', '(nothing)'],
  ['Vic', 'I will not shoot Bob', '(negated)'],
  ['Vic', "Don't shoot Bob, shoot Carl", 'shoot Carl; (negated)'],
  ['Vic', "Don't shoot Bob and shoot Carl", '?unread; (negated)'],
  ['Vic', "Shoot Bob. I won't shoot Bob.", '?contradiction; (negated)'],
  ['Fran', 'No kill tonight. I frame Bob.', 'frame Bob; (nothing)'],
  ['Vic', 'never mind', '(cancel)'],
  ['Vic', 'Cancel my shot on Bob and shoot Carl instead', 'shoot Carl; (cancel)'],
  ['Vic', 'Shoot Bob. Scrap that.', '(cancel)'],
]))

describe('corrections', () => table([
  ['Vic', 'shoot Bob, no wait, Carl', 'shoot Carl'],
  ['Vic', 'Shoot Bob. Sorry, I meant Carl.', 'shoot Carl'],
  ['Vic', 'Change my target to Carl', 'shoot Carl'],
  ['Vic', 'Changing my target from Bob to Carl', 'shoot Carl'],
  ['Vic', 'shoot Carl instead of Bob', 'shoot Carl'],
  ['Vic', 'Shoot Bob. Shoot Carl.', '?conflict'],
  ['Buster', 'swap Ann and Bob, no wait, Carl', '?correction'],
  ['Vic', 'Shoot Bob. Actually, let me see.', '?correction'],
]))

describe('the night before', () => {
  table([
    ['Dora', 'Same as last night', 'protect Bob'],
    ['Dora', 'same target as night 1 please', 'protect Bob'],
    ['Vic', 'Same as last night', '?nothingToRepeat'],
    ['Dora', 'Same as last night but on Carl', '?bareName'],
    ['Vic', 'I shot Bob last night', '(nothing)'],
    ['Vic', 'I shot Bob', '?past'],
    ['Vic', 'Night 3\nshoot Bob', '?otherNight'],
    ['Vic', 'shoot Bob on night 1', '?otherNight'],
  ])
  it('is marked as repeated', () => expect(reading('Dora', 'ditto').proposals).toMatchObject([{ by: 'Dora', does: 'protect', to: ['Bob'], repeats: true, targets: [{ start: 0, end: 5 }] }]))
})

describe('doubts', () => table([
  ['Vic', 'Can I shoot Bob?', '?question; (question)'],
  ['Vic', 'If Bob dies, shoot Carl', '?conditional; (conditional)'],
  ['Vic', 'If Bob dies,\nshoot Carl', '?conditional; (conditional)'],
  ['Vic', 'shoot Bob unless he claims', '?unread'],
  ['Vic', 'shoot Bob or Carl', '?oneOf'],
  ['Vic', 'shoot Bob and Carl', '?several'],
  ['Vic', 'shoot', '?noTarget'],
  ['Vic', 'shoot him', '?unknownTarget'],
  ['Vic', "shoot Bob's target", '?possessive'],
  ['Vic', 'Shoot Bob. Not sure though.', '?wavering'],
  ['Vic', "I want to shoot Bob but I won't", '?wavering'],
  ['Vic', 'maybe shoot Bob', '?wavering'],
  ['Vic', 'example: shoot Bob', '?wavering'],
  ['Vic', 'shooot Bob', '?misspelt'],
  ['Vic', 'Bob', '?bareName'],
  ['Vic', 'yes', '?affirmed'],
  ['Vic', 'shoot \u202eBob', '?unknownTarget'],
  ['Vic', 'protect Bob', '?notOwned'],
  ['Ann', 'shoot Bob', '?notOwned'],
  ['Fran', 'target Bob', '?whichAbility'],
  ['Gus', 'We kill Ann', '?carrier; (forOther)'],
  ['Gus', 'kill Ann, carried out by Fran', '?otherActs; (forOther)'],
  ['Vic', 'Ann wants to shoot Bob', '?otherActs; (forOther)'],
  ['Vic', 'this is Ann. shoot Bob', '?otherActs; (forOther)'],
]))

describe('talk', () => table([
  ['Vic', 'I think Bob is scum, lol', '(nothing)'],
  ['Vic', 'Thanks for hosting!', '(nothing)'],
  ['Vic', 'When is the deadline?', '(question)'],
  ['Vic', 'Shoot Bob. Ann is not scum and Carl knows it.', 'shoot Bob'],
  ['Vic', 'Shoot Bob. Let me know if that is not allowed.', 'shoot Bob'],
]))

describe('quotes', () => table([
  ['Vic', '> shoot Carl?\n\nshoot Bob', 'shoot Bob; (quoted)'],
  ['Vic', '[quote="Mod"]shoot Carl[/quote]\nshoot Bob', 'shoot Bob; (quoted)'],
  ['Vic', 'shoot Bob\n[quote]shoot Carl', 'shoot Bob; (quoted)'],
  ['Vic', '~~shoot Carl~~ shoot Bob', 'shoot Bob; (struck)'],
  ['Vic', 'shoot Bob\n\nOn Tue, Mar 3, 2026 at 9:14 PM Mod <mod@example.org> wrote:\nshoot Carl', 'shoot Bob; (quoted)'],
  ['Vic', 'Mod wrote:\nWhom do you shoot?\n\nshoot Carl', '?openQuote; (quoted)'],
  ['Vic', 'Bob\n-- \nshoot Carl', '?bareName'],
]))

describe('names', () => table([
  ['Vic', 'shoot mary lou', 'shoot Mary Lou'],
  ['Vic', 'shoot Lou', 'shoot Mary Lou'],
  ['Vic', 'shoot tbone', 'shoot T-Bone'],
  ['Vic', 'shoot T-Bone', 'shoot T-Bone'],
  ['Vic', 'shoot zoe', 'shoot Zoë'],
  ['Vic', 'shoot Bobcat', 'shoot Bob'],
  ['Vic', 'shoot Bust', 'shoot Buster'],
  ['Vic', 'shoot Bub', '?nearTarget'],
  ['Vic', 'I will shoot Will', 'shoot Will'],
  ['Vic', 'Will shoot Bob', '?otherActs; (forOther)'],
]))

describe('the way an answer is given', () => {
  it('spans point into the body', () => {
    const page = 'From: Vic\nDate: today\n\nTonight I shoot Bob.'
    const body = 'Tonight I shoot Bob.'
    const [proposal] = reading('Vic', page).proposals
    expect(proposal?.targets.map(({ start, end }) => body.slice(start, end))).toEqual(['Bob'])
    expect(proposal?.spans.map(({ start, end }) => body.slice(start, end))).toEqual(['shoot Bob'])
  })
  it('a missing target offers everybody allowed', () => {
    const [doubt] = reading('Vic', 'shoot').doubts
    expect(doubt?.choices.map(({ to }) => to?.[0])).toEqual(desk.game.seats.filter(({ slot, alive }) => alive && slot !== 'Vic').map(({ slot }) => slot))
  })
  it('a near name offers whom it is near', () => expect(reading('Vic', 'shoot Bub').doubts[0]).toMatchObject({ question: 'Is “Bub” Bob?', choices: [{ by: 'Vic', does: 'shoot', to: ['Bob'] }] }))
  it('a team kill offers who carries it', () => expect(reading('Gus', 'We kill Ann').doubts[0]?.choices.map(({ says }) => says)).toEqual(['Gus: faction kill · Ann', 'Fran: faction kill · Ann']))
  it('without a sender the sender is asked for', () => expect(brief(undefined, 'shoot Bob')).toBe('?noSender'))
  it('a host is passed over', () => expect(brief(undefined, 'From: Mod\nDate: today\n\nVic, shoot Bob')).toBe('(nothing)'))
  it('an order in the subject alone is asked about', () => expect(brief('Vic', 'From: Vic\nSubject: shoot Bob\n\n')).toBe('?onlySubject'))
})
