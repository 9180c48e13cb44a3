/**
 * An unfinished game of 13 by the Russian rulebook, in Russian: an arrested killer whose partner steps in, a heal that hits, a
 * rumour under a check, a cut face that comes back with a lynch, a spare shot in the night after it, and a tie that a revote
 * settles. What players wrote in Russian is entered by hand, as the reader of messages knows English.
 */
import { ballots, checked, open, rule } from './host.ts'
import type { Sample, Table } from './table.ts'

const roster = `Варвара (ж; Варвары, Варваре, Варвару, Варварой, Варваре): доктор
Глеб (м; Глеба, Глебу, Глеба, Глебом, Глебе): блокер
Дарья (ж; Дарьи, Дарье, Дарью, Дарьей, Дарье): комиссар
Егор (м; Егора, Егору, Егора, Егором, Егоре): детектив
Захар (м; Захара, Захару, Захара, Захаром, Захаре): следователь
Инга (ж; Инги, Инге, Ингу, Ингой, Инге): активный житель
Кирилл (м; Кирилла, Кириллу, Кирилла, Кириллом, Кирилле): горничная (мафия)
Лада (ж; Лады, Ладе, Ладу, Ладой, Ладе): журналист (мафия)
Матвей (м; Матвея, Матвею, Матвея, Матвеем, Матвее): священник (маньяк)
Нина (ж; Нины, Нине, Нину, Ниной, Нине): свидетель (джокер)
Остап (м; Остапа, Остапу, Остапа, Остапом, Остапе): лжец (безликий)
Платон (м; Платона, Платону, Платона, Платоном, Платоне): адвокат (мэр)
Раиса (ж; Раисы, Раисе, Раису, Раисой, Раисе): криминалист (секретарша)`

/** A move by hand: the time of day of its message, who, what, at whom, and what it is sent with. */
type Move = readonly [time: string, by: string, does: string, to: readonly string[], given?: Record<string, string>]

const nightOne: readonly Move[] = [
  ['21:14', 'Лада', 'slander', ['Инга']],
  ['21:40', 'Кирилл', 'shoot', ['Платон']], // nobody aims at the mayor
  ['21:55', 'Кирилл', 'shoot', ['Захар']],
  ['22:03', 'Варвара', 'heal', ['Захар']],
  ['22:20', 'Глеб', 'arrest', ['Кирилл']],
  ['22:31', 'Егор', 'track', ['Нина']],
  ['22:48', 'Дарья', 'check', ['Инга']],
  ['23:05', 'Остап', 'cutFace', ['Матвей', 'Кирилл']],
  ['23:17', 'Нина', 'jokerCheck', ['Глеб']],
  ['23:30', 'Матвей', 'insure', ['Варвара']],
  ['23:41', 'Егор', 'track', ['Лада']], // the last word counts
  [
    '23:52',
    'Раиса',
    'note',
    [],
    {
      text: 'Доктор, вы чудо. С меня пирог с вишней.',
      when: 'doctorHit and not anybodyDied',
      else: 'Опять проспали. Пирога не будет.',
    },
  ],
  ['08:20', 'Инга', 'note', [], { text: 'Я мирная, честное слово!' }], // overslept
]

const votesTwo = `
21:04 Глеб: Кирилл
21:06 Варвара: Кирилл
21:07 Дарья: Инга
21:11 Лада: Платон
21:15 Лада: Инга
21:18 Захар: Кирилл
21:22 Кирилл: Инга
21:24 Егор: Кирилл
21:25 Матвей: Инга
21:33 Инга: Кирилл
21:38 Раиса: Кирилл
21:41 Остап: Кирилл
21:47 Нина: Инга
21:52 Платон: Кирилл
21:58 Матвей: Кирилл`

const nightTwo: readonly Move[] = [
  ['22:30', 'Лада', 'shoot', ['Варвара']],
  ['22:41', 'Матвей', 'shoot', ['Захар']],
  ['22:50', 'Варвара', 'heal', ['Дарья', 'Захар']],
  ['23:02', 'Глеб', 'guard', ['Варвара']],
  ['23:10', 'Остап', 'cutFace', ['Глеб', 'Раиса']],
  ['23:24', 'Дарья', 'verify', ['Инга']],
  ['23:36', 'Егор', 'request', ['role:journalist']],
  ['23:44', 'Нина', 'jokerCheck', ['Остап']],
  ['23:55', 'Раиса', 'note', [], { text: 'Мэр, держитесь. {dead} — мы вас помним.', when: 'anybodyDied' }],
]

const votesThree = `
21:03 Егор: Лада
21:05 Дарья: Лада
21:09 Лада: Остап
21:12 Матвей: Остап
21:20 Глеб: Лада
21:26 Остап: Лада
21:31 Инга: Остап
21:36 Нина: Остап
21:44 Раиса: Лада
21:52 Платон: Остап`

const thread = (page: number): string => `https://forum.example/viewtopic.php?t=1871&start=${page * 20}`

/** An instant of a night that began in the evening of this day, by the clock of Moscow. */
const night =
  (date: string) =>
  (time: string): string => {
    const evening = new Date(`${date}T${time}:00+03:00`)
    return new Date(evening.getTime() + (time < '12:00' ? 24 : 0) * 3_600_000).toISOString()
  }

/** An instant of this day, by the same clock. */
const day =
  (date: string) =>
  (time: string): string =>
    new Date(`${date}T${time}:00+03:00`).toISOString()

async function moves(table: Table, at: (time: string) => string, list: readonly Move[]): Promise<void> {
  for (const [time, by, does, to, given] of list) {
    table.at(new Date(Date.parse(at(time)) + 90_000).toISOString())
    await table.call('actions.submit', { by, does, to: [...to], ...(given && { with: given }), at: at(time) })
  }
}

export const sloboda: Sample = {
  id: 'sample-sloboda',
  name: 'Туман над Слободой',
  system: 'russian',
  made: '2026-05-04T15:00:00Z',
  zone: 'Europe/Moscow',
  dialect: 'phpbb',
  hosts: ['Сыч'],
  seed: 20260504,
  compact: true,
  play: async table => {
    table.at('2026-05-04T16:00:00Z')
    await table.seat(roster)
    await checked(table, ['RU-GEN-1'])

    await open(table, '2026-05-04T18:00:00Z', 'night', 1, { opens: '2026-05-04T18:00:00Z' })
    await moves(table, night('2026-05-04'), nightOne)
    await table.lockAndPost(0, '2026-05-05T05:30:00Z', thread(1))

    await open(table, '2026-05-05T06:30:00Z', 'day', 2)
    await ballots(table, day('2026-05-05'), votesTwo)
    await table.lockAndPost(1, '2026-05-05T19:05:00Z', thread(4))

    await open(table, '2026-05-05T19:20:00Z', 'night', 2)
    await moves(table, night('2026-05-05'), nightTwo)
    await table.lockAndPost(2, '2026-05-06T05:25:00Z', thread(6))

    await open(table, '2026-05-06T06:30:00Z', 'day', 3)
    await ballots(table, day('2026-05-06'), votesThree)
    await rule(table, '2026-05-06T19:20:00Z', 'lynched', 'Лада') // after a revote in the thread
    await table.lockAndPost(3, '2026-05-06T19:25:00Z', thread(9))
  },
}
