/** What posts want of the host: found where they speak to them, and nowhere else. */
import { expect, it } from 'vitest'
import { wantsReader } from '../../../engine/vote/for-host.ts'
import { runsOf } from '../../../engine/vote/marks.ts'

const read = wantsReader(['Sue', 'Old Tom'])
const want = (text: string): string | undefined => read(runsOf({ text }))?.want

it.each([
  ['@mod can we get a vote count?', 'asks'],
  ['Interesting day.\n@Host: is Dan still playing', 'asks'],
  ['@Sue please prod Dan', 'asks'],
  ['@Old Tom please prod Dan', 'asks'],
  ['Mod: I unvoted in post 12', 'asks'],
  ['Hey mod, when is the deadline?', 'asks'],
  ['When is the deadline, mod?', 'asks'],
  ['[b]Does the mod confirm that there are two scum teams?[/b]', 'asks'],
  ['[b]Sue, is this a majority?[/b]', 'asks'],
  ['@ведущий, когда дедлайн?', 'asks'],
  ['Ведущий, продлите день', 'asks'],
  ['I need to be replaced, sorry', 'leaves'],
  ['I have to replace out.', 'leaves'],
  ['Sub me out please', 'leaves'],
  ['I need to replace', 'leaves'],
  ['Sorry all, I want to replace asap', 'leaves'],
  ["I'd like to sub, please", 'leaves'],
  ['I have to drop out of the game.', 'leaves'],
  ['I must leave the game', 'leaves'],
  ['Please find a replacement for me', 'leaves'],
  ['Can someone take my slot?', 'leaves'],
  ['Найдите мне замену', 'leaves'],
  ['Прошу замену', 'leaves'],
  ["I'm away until Monday", 'away'],
  ['No internet until Thursday', 'away'],
  ['Back on Friday', 'away'],
  ['V/LA until Friday', 'away'],
  ['gone till the 5th', 'away'],
  ['Back Sunday night', 'away'],
  ['back around noon tomorrow', 'away'],
  ['Away 3.–6. December', 'away'],
  ["I'm away Dec 3-6", 'away'],
  ['Busy Thursday and Friday', 'away'],
  ['Вернусь в воскресенье вечером', 'away'],
  ["I'll be away this weekend", 'away'],
  ["I won't be around until Monday", 'away'],
  ['Меня не будет до пятницы', 'away'],
])('%s', (text, what) => expect(want(text)).toBe(what))

it.each([
  'The mod said that nobody died.',
  'He would be modkilled for that.',
  'Mod kill incoming',
  '[quote=Ann]@mod can we get a vote count?[/quote]no',
  '[s]@mod prod Dan[/s]',
  'Write to mod@example.org',
  'Sue wrote the opening post.',
  'We should host this again!',
  'Modern problems: solved.',
  '@Modest is scum',
  'Vote: Dan',
  'Dan has replaced Eve, so her reads are gone.',
  "I'd replace that vote with one on Eve.",
  'I think that Dan replaced Eve.',
  'I want to replace my vote on Dan.',
  'I need to replace Dan with Eve on my list.',
  'Did the mods find a replacement for Dan?',
  'Would you replace me as your top scum read?',
  'Dan is away until Monday, as he said.',
  'Is anyone going to be away this weekend?',
  'Ведущий написал, что все живы.',
])('is no matter of the host: %s', text => expect(want(text)).toBeUndefined())

it('gives the sentence that says so', () =>
  expect(read(runsOf({ text: 'Dan is scum. @mod  when is\nthe deadline?' }))?.said).toBe('@mod when is'))
