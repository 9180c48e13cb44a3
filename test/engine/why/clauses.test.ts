/** How clauses of several players are set apart in Russian, and that names alone, and English, are joined as ever. */
import { expect, it } from 'vitest'
import { plainOf, player, text, type Span } from '../../../engine/text/span.ts'
import { ofSeveral } from '../../../engine/why/of-several.ts'
import { listed } from '../../../engine/why/phrasing.ts'
import type { Speaker } from '../../../engine/why/speaker.ts'

const who = (name: string): Span[] => [text('игрок '), player(name)]
const clause = (name: string, ...rest: (string | Span)[]): Span[] => [
  ...who(name),
  ...rest.map(one => (typeof one === 'string' ? text(one) : one)),
]
const [healed, watched, took] = [
  clause('Аня', ' лечил игрока ', player('Боря')),
  clause('Вера', ' охранял игрока ', player('Боря')),
  clause('Аня', ' забрал паспорт'),
]
const said = (clauses: Span[][], locale = 'ru'): string => plainOf(listed(clauses, { locale } as Speaker))

it.each<[string, Span[][], string]>([
  ['what two did apart', [healed, watched], 'игрок Аня лечил игрока Боря, а игрок Вера охранял игрока Боря'],
  ['what one did twice, of that one once', [healed, took], 'игрок Аня лечил игрока Боря и забрал паспорт'],
  [
    'three, the last of them apart',
    [healed, took, watched],
    'игрок Аня лечил игрока Боря и забрал паспорт, а игрок Вера охранял игрока Боря',
  ],
  [
    'the same of two',
    [healed, clause('Глеб', ' лечил игрока ', player('Боря'))],
    'игрок Аня лечил игрока Боря, и игрок Глеб тоже',
  ],
  [
    'what is denied of two',
    [clause('Аня', ' не в плену'), clause('Глеб', ' не в плену')],
    'ни игрок Аня, ни игрок Глеб не в плену',
  ],
  [
    'how things stand with another player',
    [healed, [text('цвет игрока '), player('Вера'), text(' на чеке — красный')]],
    'игрок Аня лечил игрока Боря, а цвет игрока Вера на чеке — красный',
  ],
  [
    'the same of two by how things stand with them',
    ['Аня', 'Глеб'].map(name => [text('цвет игрока '), player(name), text(' на чеке — красный')]),
    'цвет игрока Аня на чеке — красный, и цвет игрока Глеб тоже',
  ],
  [
    'three of one with the same verb once',
    [clause('Аня', ' пытался уйти'), clause('Аня', ' пытался петь'), clause('Аня', ' молчал')],
    'игрок Аня пытался уйти, петь и молчал',
  ],
  [
    'how several are, with no verb, of them in a row',
    ['Аня', 'Глеб', 'Вера'].map(name => clause(name, ' под проклятием')),
    'игроки Аня, Глеб и Вера под проклятием',
  ],
  [
    'or what is done about them',
    ['Аня', 'Глеб'].map(name => [text('за игроком '), player(name), text(' следят')]),
    'за игроками Аня и Глеб следят',
  ],
  [
    'but not where a verb agrees with them',
    ['Аня', 'Глеб'].map(name => clause(name, ' играет за другую роль')),
    'игрок Аня играет за другую роль, и игрок Глеб тоже',
  ],
  ['but what names nobody', [healed, [text('еще 2 хода')]], 'игрок Аня лечил игрока Боря, и еще 2 хода'],
  [
    'nor one of whom the clause before has more to say',
    [clause('Аня', ' лечил, но без толку'), took],
    'игрок Аня лечил, но без толку, и игрок Аня забрал паспорт',
  ],
])('%s', (_, clauses, joined) => {
  expect(said(clauses)).toBe(joined)
})

it('in English they are joined as they are', () => {
  expect(
    said(
      [
        [player('Ann'), text(' healed Bob')],
        [player('Ann'), text(' guarded Cid')],
      ],
      'en',
    ),
  ).toBe('Ann healed Bob, and Ann guarded Cid')
})

it.each(
  'dies die, lies lie, tries try, is are, has have, goes go, passes pass, finishes finish, uses use, chooses choose, falls fall, voted voted'
    .split(', ')
    .map(pair => pair.split(' ')),
)('what several do in English has its verb in their form: %s, %s', (one, several) => {
  const both = ['Ann', 'Bob'].map((name): Span[] => [player(name), text(` ${one} at night`)])
  const speaker = { locale: 'en' } as Speaker
  expect(ofSeveral(both, speaker).map(plainOf)).toEqual([`Ann and Bob ${several} at night`])
})
