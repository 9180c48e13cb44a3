import { describe, expect, it } from 'vitest'
import { brief, desk, reading } from './table.ts'

type Row = [sender: string, text: string, read: string]
const table = (rows: Row[]) => it.each(rows)('%s: %s', (sender, text, read) => expect(brief(sender, text)).toBe(read))

describe('an order', () =>
  table([
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
  it('oneself', () =>
    expect(reading('Dora', 'protect myself').proposals[0]?.refusal?.says).toContain('cannot target themselves'))
})

describe('what the host is not to do with an order unsettles it, and nothing else that is not to be', () =>
  table([
    ['Vic', "Using my vig shot on Bob. Don't judge me", 'shoot Bob'],
    ['Vic', "Shoot Bob. Please don't laugh", 'shoot Bob'],
    ['Dora', "Protecting Bob. I don't care.", 'protect Bob'],
    ['Vic', "Shoot Bob. Don't.", '?wavering'],
    ['Vic', "Shoot Bob. Don't do it", '?wavering'],
    ['Vic', "Shoot Bob. Don't hurt him", '?wavering'],
    ['Vic', "Shoot Bob. I don't know.", '?wavering'],
    ['Carl', 'Spending the cop shot on Bob', 'investigate Bob'],
    ['Dora', 'my doc shot goes on Bob', 'protect Bob'],
  ]))

describe('what is not done', () =>
  table([
    ['Vic', 'No action tonight', '(declined)'],
    ['Vic', "I won't be using my ability", '(declined)'],
    ['Vic', 'saving my bullet', '(declined)'],
    ['Vic', 'shoot nobody', '(declined)'],
    ['Vic', 'I will not shoot Bob', '(negated)'],
    ['Vic', "Don't shoot Bob, shoot Carl", 'shoot Carl; (negated)'],
    ['Vic', "Don't shoot Bob and shoot Carl", '?unread; (negated)'],
    ['Vic', "Shoot Bob. I won't shoot Bob.", '?contradiction; (negated)'],
    ['Fran', 'No kill tonight. I frame Bob.', 'frame Bob; (declined)'],
    ['Vic', 'never mind', '(cancel)'],
    ['Vic', 'Cancel my shot on Bob and shoot Carl instead', 'shoot Carl; (cancel)'],
    ['Vic', 'Shoot Bob. Scrap that.', '(cancel)'],
    ['Vic', 'please disregard what I sent you yesterday', '(cancel)'],
    ['Vic', 'No shot from me this time', '(declined)'],
    ['Vic', 'Shoot Bob.\n\nUpdate: hold the shot', '?contradiction; (declined)'],
    ['Vic', 'Shoot Bob. Not Bob though.', '?contradiction; (negated)'],
    ['Vic', "I'll send in my action tomorrow, promise", '(nothing)'],
    ['Vic', "I'll send in my action tomorrow: shoot Bob", '?wavering'],
    ['Vic', "Shoot Bob. I'll submit my action later.", '?wavering'],
  ]))

describe('corrections', () =>
  table([
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
    ['Dora', 'Same as last night but on Carl', 'protect Carl'],
    ['Dora', 'same as last night, only for Carl this time', 'protect Carl'],
    ['Vic', 'same as last night but on Carl', '?nothingToRepeat; ?correction'],
    ['Dora', 'same as last night except Bob', '?unread'],
    ['Dora', "same as last night but I'm worried about Ann", '?unread'],
    ['Dora', "stick with last night's target", '?unread'],
    ['Vic', 'I shot Bob last night', '?unread'],
    ['Vic', 'I shot Bob', '?past'],
    ['Vic', 'Night 3\nshoot Bob', '?otherNight'],
    ['Vic', 'shoot Bob on night 1', '?otherNight'],
  ])
  it('is marked as repeated', () =>
    expect(reading('Dora', 'ditto').proposals).toMatchObject([
      { by: 'Dora', does: 'protect', to: ['Bob'], repeats: true, targets: [{ start: 0, end: 5 }] },
    ]))
})

describe('doubts', () =>
  table([
    ['Vic', 'Can I shoot Bob?', '?question; (question)'],
    ['Vic', 'If Bob dies, shoot Carl', '?conditional; (conditional)'],
    ['Vic', 'If Bob dies,\nshoot Carl', '?conditional; (conditional)'],
    ['Vic', 'shoot Bob unless he claims', '?unread'],
    ['Dora', 'protect Bob until he claims', '?unread'],
    ['Dora', 'until Ann flips protect Bob', '?conditional; (conditional)'],
    ['Dora', 'I protect Bob until sunrise.', 'protect Bob'],
    ['Dora', 'protect Bob til dawn breaks', 'protect Bob'],
    ['Dora', 'protect Bob until the end of the night', 'protect Bob'],
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
    ['Vic', 'Ann wants to shoot Bob', '?otherActs; (forOther)'],
    ['Vic', 'this is Ann. shoot Bob', '?otherActs; (forOther)'],
  ]))

describe('who carries what the team does', () => {
  table([
    ['Gus', 'N3: Fran carries. N2: kill Ann', '?otherNight'],
    ['Gus', 'Kill Ann (Franny does it)', '?otherActs; (forOther)'],
    ['Gus', 'Kill Ann. Somebody else carries it.', '?otherActs; (forOther)'],
    ['Gus', 'Kill Ann. Bob carries it.', '?otherActs; (forOther)'],
    ['Gus', "I'll kill Ann. Fran carries it.", '?otherActs; (forOther)'],
    ['Gus', 'Fran and I carry the kill on Ann', '?otherActs; (forOther)'],
    ['Gus', 'Fran carries the kill on Ann?', '?question; (question)'],
    ['Gus', 'Fran does the kill on Ann', '?otherActs; (forOther)'],
    ['Gus', 'Kill: Ann (Fran)', '?otherActs; (forOther)'],
    ['Gus', 'Kill: Ann. Carrier: me', 'factionKill Ann'],
    ['Gus', 'Fran carries the kill on Ann. Actually, kill Bob', '?otherActs; (forOther)'],
    ['Fran', 'No kill. Gus carries the kill on Ann', '?contradiction; (declined)'],
  ])
  const by = (text: string): string[] =>
    reading('Gus', text).proposals.map(({ by: who, does, to }) => `${who} ${does} ${to.join(',')}`)
  it.each([
    'Fran carries the kill on Ann',
    'kill Ann, carried out by Fran',
    'Kill: Ann (Fran does it)',
    'Kill: Ann\nCarrier: Fran',
    'Fran will perform it, and the target is Ann',
    'Fran carries the kill on Bob, no wait, Ann',
  ])('%s', text => expect(by(text)).toEqual(['Fran factionKill Ann']))
  it('is offered where it is doubtful', () =>
    expect(reading('Gus', 'Fran does the kill on Ann').doubts[0]?.choices).toEqual([
      { says: 'Fran: faction kill · Ann', by: 'Fran', does: 'factionKill', to: ['Ann'] },
    ]))
})

describe('requests', () =>
  table([
    ['Vic', 'Could you shoot Bob for me? Thanks', 'shoot Bob'],
    ['Vic', 'can I shoot Bob please?', 'shoot Bob'],
    ['Vic', 'could you please put me down for shooting Bob?', 'shoot Bob'],
    ['Vic', 'Would you shoot Bob?', '?question; (question)'],
    ['Vic', 'could you put me on Bob?', '?question; (question)'],
    ['Vic', 'can you shoot Bob or would that be illegal?', '?wavering; (question)'],
    ['Vic', 'could you shoot Bob if he is alive?', '?unread'],
    ['Carl', 'can you check on Bob? He has not posted in days', '?question; (question)'],
    ['Carl', 'can you check Bob tonight?', 'investigate Bob'],
    ['Carl', 'can you invesitgate Zoey for me?', '?question; (question)'],
  ]))

describe('conditions', () =>
  table([
    ['Vic', "Shoot Bob. If he's town I'll be so sad.", 'shoot Bob'],
    [
      'Vic',
      "Shoot Bob. If he's town I'll be so sad, so shoot Carl",
      '?conditional; ?conditional; (conditional); (conditional)',
    ],
    ['Vic', 'Sorry if this is late, shoot Bob', 'shoot Bob'],
    ['Vic', 'Shoot Bob. Sorry Ann if that hurts!', 'shoot Bob'],
    ['Vic', 'If Zed died, shoot Bob', 'shoot Bob; (conditional)'],
    ['Vic', 'Shoot Zed. If Zed got lynched, shoot Bob.', 'shoot Bob; (conditional)'],
    ['Vic', 'Shoot Carl. If Zed got lynched, shoot Bob.', '?conditional; (conditional); (conditional)'],
    ['Vic', "If Zed is dead and Carl isn't, shoot Bob", '?conditional; (conditional)'],
    ['Vic', 'If Zed flipped town, shoot Bob', '?conditional; (conditional)'],
    ['Vic', 'If Ann got lynched, shoot Bob', '?conditional; (conditional)'],
    ['Vic', 'If Ann dies tonight I want to have shot Bob', '?conditional; (conditional)'],
    ['Vic', 'Bob if alive, else Ann', '?unread'],
  ]))

describe('what was meant before', () =>
  table([
    ['Vic', "I was going to shoot Bob but he's cleared, so I'm shooting Carl", 'shoot Carl'],
    ['Vic', 'I was going to shoot Bob', '?wavering'],
    ['Vic', 'Shoot Carl. I was going to shoot Bob', '?wavering'],
    ['Vic', 'Shoot Bob. Hold on, Bob is cleared. Shoot Carl.', 'shoot Carl'],
    ['Vic', 'Shoot Bob. Hold on, Bob is cleared.', '?correction'],
    ['Vic', 'Shoot Bob. Hold on, Bob is cleared. Shoot Carl or Ann.', '?oneOf; ?correction'],
    ['Vic', 'Bob is the one to shoot. Shoot Bob.', 'shoot Bob; (forOther)'],
    ['Vic', 'Bob is not the one to shoot. Shoot Bob.', '?otherActs; (forOther)'],
    ['Vic', 'Shoot Bob. Hold on, I have two bullets. Also shoot Carl.', '?correction; ?conflict'],
    ['Vic', 'Shoot Bob, no wait, also Carl', '?bareName'],
    ['Vic', 'He can look after himself, so just shoot Bob', 'shoot Bob'],
    ['Vic', 'Carl said so, just shoot Bob', '?wavering'],
  ]))

describe('a part that is played', () =>
  table([
    ['Vic', '*lights a cigar* The vigilante shoots Bob.', 'shoot Bob'],
    ['Vic', '*not really* shoot Bob', '?wavering'],
    ['Vic', '*hardly* shoot Bob', '?unread'],
    ['Buster', 'The bus swaps Ann and Bob', 'swap Ann,Bob'],
    ['Carl', 'The cop checked Bob', '?past'],
    ['Carl', 'The doctor protects Bob', '?unread'],
    ['Gus', 'The goon kills Ann', '?otherActs; (forOther)'],
    ['Ann', 'I shoot Bob!! lol jk', '?unread'],
  ]))

describe('labels and nouns', () =>
  table([
    ['Vic', 'N2: Bob', 'shoot Bob'],
    ['Vic', 'Tonight: Bob', 'shoot Bob'],
    ['Vic', 'N1: Bob', '?bareName'],
    ['Vic', 'N2: Bob or Ann', '?bareName; ?bareName'],
    ['Vic', 'draft: shoot Bob', '?wavering'],
    ['Vic', 'My bullet goes to Bob', 'shoot Bob'],
    ['Vic', 'Vigilante action on Bob', 'shoot Bob'],
    ['Vic', 'shoot Bob. the player Bob, not the fish', 'shoot Bob'],
    ['Vic', 'shoot Bob. Ann and I are off to bed', 'shoot Bob'],
    ['Vic', 'Where is Bob? Shoot him.', 'shoot Bob; (question)'],
    ['Vic', 'Where is Bob? Carl, too. Shoot him.', '?bareName; ?unknownTarget; (question)'],
  ]))

describe('talk', () =>
  table([
    ['Vic', 'I think Bob is scum, lol', '?unread'],
    ['Vic', 'Thanks for hosting!', '(nothing)'],
    ['Vic', 'When is the deadline?', '(question)'],
    ['Vic', 'Shoot Bob. Ann is not scum and Carl knows it.', 'shoot Bob'],
    ['Vic', 'Shoot Bob. Let me know if that is not allowed.', 'shoot Bob'],
  ]))

describe('quotes', () =>
  table([
    ['Vic', '> shoot Carl?\n\nshoot Bob', 'shoot Bob; (quoted)'],
    ['Vic', '[quote="Mod"]shoot Carl[/quote]\nshoot Bob', 'shoot Bob; (quoted)'],
    ['Vic', 'shoot Bob\n[quote]shoot Carl', 'shoot Bob; (quoted)'],
    ['Vic', '~~shoot Carl~~ shoot Bob', 'shoot Bob; (struck)'],
    [
      'Vic',
      'shoot Bob\n\nOn Tue, Mar 3, 2026 at 9:14 PM Mod <mod@example.org> wrote:\nshoot Carl',
      'shoot Bob; (quoted)',
    ],
    ['Vic', 'Mod wrote:\nWhom do you shoot?\n\nshoot Carl', '?openQuote; (quoted)'],
    ['Vic', 'Bob\n-- \nshoot Carl', '?bareName'],
  ]))

describe('whom a name may mean that is nobody’s: the likeliest stand first', () =>
  it.each([
    ['shoot ML', 'Mary Lou'],
    ['shoot tb', 'T-Bone'],
    ['shoot omm', 'Comm'],
    ['shoot xyzzy', 'Dora'],
  ])('%s', (text, first) => expect(reading('Vic', text).doubts[0]?.choices[0]?.to).toEqual([first])))

describe('what takes back something else is no order of what comes behind it', () =>
  table([
    ['Vic', 'strike that: shoot Bob', 'shoot Bob; (cancel)'],
    ['Vic', 'shoot Carl. Scratch that: shoot Bob', 'shoot Bob; (cancel)'],
    ['Vic', 'cancel: shoot Bob', '?wavering; (cancel)'],
  ]))

describe('names', () =>
  table([
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
    expect(doubt?.choices.map(({ to }) => to?.[0])).toEqual(
      desk.game.seats.filter(({ slot, alive }) => alive && slot !== 'Vic').map(({ slot }) => slot),
    )
  })
  it('a near name offers whom it is near', () =>
    expect(reading('Vic', 'shoot Bub').doubts[0]).toMatchObject({
      question: 'Is “Bub” Bob?',
      choices: [{ by: 'Vic', does: 'shoot', to: ['Bob'] }],
    }))
  it('a team kill offers who carries it', () =>
    expect(reading('Gus', 'We kill Ann').doubts[0]?.choices.map(({ says }) => says)).toEqual([
      'Gus: faction kill · Ann',
      'Fran: faction kill · Ann',
    ]))
  it('without a sender the sender is asked for', () => expect(brief(undefined, 'shoot Bob')).toBe('?noSender'))
  it('a host is passed over', () =>
    expect(brief(undefined, 'From: Mod\nDate: today\n\nVic, shoot Bob')).toBe('(nothing)'))
  it('an order in the subject alone is asked about', () =>
    expect(brief('Vic', 'From: Vic\nSubject: shoot Bob\n\n')).toBe('?onlySubject'))
})

describe('slang, pronouns and what is told', () =>
  table([
    ['Vic', 'gonna pop Bob 2nite lol', 'shoot Bob'],
    ['Vic', 'Do not cap Bob', '(negated)'],
    ['Vic', "I'd rather pop Bob, honestly", 'shoot Bob'],
    ['Vic', "I'll shoot Bob just in case", 'shoot Bob'],
    ['Vic', 'shoot Bob in the face', 'shoot Bob'],
    ['Vic', 'I shoot Bob in the next phase.', '?unread'],
    ['Vic', 'Bob says Carl is scum. Shoot him.', '?unknownTarget'],
    ['Vic', 'Bob was voted by a guy. Shoot him.', '?nearTarget'],
    ['Vic', 'Bob is town and the scum are hiding. Shoot them.', '?nearTarget'],
    ['Vic', 'Bob is outed. Shoot him or Carl.', '?oneOf'],
    ['Vic', 'Bob has to go.', '?unread'],
    ['Vic', 'Bob has to go. I shoot Carl.', 'shoot Carl'],
    ['Gus', "I'm on kill duty. Bob sleeps with the fishes tonight", 'factionKill Bob'],
    ['Gus', 'kill - Bob (Fran carries, or me)', '?otherActs; (forOther)'],
    ['Fran', 'kill Ann, by me. I frame the body', 'factionKill Ann; frame Ann'],
    ['Vic', 'the gunman in black slips out and shoots Bob', 'shoot Bob'],
    ['Vic', 'The scum goon walks out and shoots Bob', '?otherActs; (forOther)'],
    ['Dora', 'my protect goes to Ann', 'protect Ann'],
    ['Dora', 'I want Bob protected', 'protect Bob'],
    ['Dora', 'Protect Bob. (not Ann, sorry Ann)', 'protect Bob; (negated)'],
    ['Dora', 'Sorry Ann.', '?bareName'],
    ['Dora', '[quote="Mod"]Who do you want to protect?[/quote]\nAnn', 'protect Ann; (quoted)'],
    ['Dora', '[quote="Ann"]Who protects me?[/quote]\nBob', '?bareName; (quoted)'],
    ['Comm', 'turn the commute on', 'commute'],
    ['Comm', 'switch the commute off', '?unread'],
    ['Carl', 'can I get a check on Bob?', 'investigate Bob'],
    ['Carl', 'Check Bob. Would I be told if I was blocked?', 'investigate Bob; ?question; (question)'],
    ['Carl', "Cancel my check. I'd rather see Bob's card", '?unread; (cancel)'],
  ]))
