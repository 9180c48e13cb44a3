/** A host's own word for the lynch: in every form and place that messages have, and nowhere else. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inLynchWord } from '../../../engine/text/lynch-word.ts'
import { messagesIn } from '../../../tools/translation.mjs'

const own = 'banish, banished, banishment'

it.each([
  ['{who} was lynched.', 'eliminate', '{who} was eliminated.'],
  ['Nobody was lynched.', 'hang', 'Nobody was hanged.'],
  ['<b>No lynch</b>: {count}', 'execute', '<b>No execution</b>: {count}'],
  ['It takes {majority} to lynch.', own, 'It takes {majority} to banish.'],
  ['{count, plural, other {# to lynch}}', 'eliminate', '{count, plural, other {# to eliminate}}'],
  ['A lynch takes half of the living.', 'eliminate', 'An elimination takes half of the living.'],
  ['the day ends with no lynch', own, 'the day ends with no banishment'],
  ['Is that the lynch, or is it stopped?', own, 'Is that the banishment, or is it stopped?'],
  ['Lynched: {names}', 'exile', 'Exiled: {names}'],
  ['They meant no lynch', 'exile', 'They meant no exile'],
  [
    '{kind, select, died {died} lynched {lynched} other {out}}',
    'hang',
    '{kind, select, died {died} lynched {hanged} other {out}}',
  ],
  [
    'A jester wins when lynched, a lyncher when their target is.',
    own,
    'A jester wins when banished, a lyncher when their target is.',
  ],
  [
    '{names} {count, plural, one {is} other {are}} lynched.',
    'yeet',
    '{names} {count, plural, one {is} other {are}} yeeted.',
  ],
  ['Nobody was lynched.', 'bury', 'Nobody was buried.'],
  ['Nobody was lynched.', '1; drop', 'Nobody was lynched.'],
])('%s, of %s', (message, word, said) => {
  expect(inLynchWord(message, word)).toBe(said)
})

it.each([
  ['Никто не залинчован.', 'execute', 'Никто не казнен.'],
  [
    '{count, plural, =1 {Залинчован игрок} other {Залинчованы игроки}} {names}.',
    'hang',
    '{count, plural, =1 {Повешен игрок} other {Повешены игроки}} {names}.',
  ],
  ['без линча', 'execute', 'без казни'],
  ['Этим линчем победил тот, кто сам по себе.', 'execute', 'Этой казнью победил тот, кто сам по себе.'],
  ['Линчеватель побеждает, когда линчуют его цель.', 'hang', 'Линчеватель побеждает, когда вешают его цель.'],
  ['Никто не залинчован.', own, 'Никто не залинчован.'],
])('%s, of %s in Russian', (message, word, said) => {
  expect(inLynchWord(message, word, 'ru')).toBe(said)
})

// A form that is not one of the word's three would stay as it is, whatever the host says.
it('stands in no other form where a host may have another word for it', () => {
  const others = messagesIn(join(import.meta.dirname, '../../..'), 'ru').filter(
    ({ key, texts: { en = '' } }) =>
      /^(renderer|electron|engine\/(why|vote|messages|systems\/(rar|own-day|gorny|mafia1923)))/.test(key)
      && /\blynch(es|ing|ings)\b/i.test(en),
  )
  expect(others.map(({ key }) => key)).toEqual([])
})
