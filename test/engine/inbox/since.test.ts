/** Times that a header tells from the moment at which its page was pasted. */
import { describe, expect, it } from 'vitest'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { instantSince, slackOf } from '../../../engine/reading/since.ts'

/** A Friday: half past ten in the evening in Moscow. */
const pasted = '2026-11-20T19:30:40Z'
const inMoscow = (written: string): string | undefined => instantSince(written, pasted, 'Europe/Moscow')

describe('a time told from the moment of pasting', () => {
  it.each([
    ['Сегодня в 18:02', '2026-11-20T15:02:00.000Z'],
    ['Сегодня, 18:02', '2026-11-20T15:02:00.000Z'],
    ['сегодня 18:02', '2026-11-20T15:02:00.000Z'],
    ['Вчера в 23:40', '2026-11-19T20:40:00.000Z'],
    ['Вчера, 23:40', '2026-11-19T20:40:00.000Z'],
    ['Today at 6:02 PM', '2026-11-20T15:02:00.000Z'],
    ['Today at 6:02\u202fPM', '2026-11-20T15:02:00.000Z'],
    ['Today, 6:02 pm', '2026-11-20T15:02:00.000Z'],
    ['Today at 12:05 AM', '2026-11-19T21:05:00.000Z'],
    ['Yesterday at 10:13 PM', '2026-11-19T19:13:00.000Z'],
    ['Yesterday, 22:13', '2026-11-19T19:13:00.000Z'],
    ['Today at 22:13', '2026-11-20T19:13:00.000Z'],
    ['Monday at 6:02 PM', '2026-11-16T15:02:00.000Z'],
    ['Понедельник в 18:02', '2026-11-16T15:02:00.000Z'],
    ['В среду в 18:02', '2026-11-18T15:02:00.000Z'],
    ['Saturday at 6:02 PM', '2026-11-14T15:02:00.000Z'],
    ['Friday at 6:02 PM', '2026-11-13T15:02:00.000Z'],
    ['2 minutes ago', '2026-11-20T19:28:00.000Z'],
    ['1 minute ago', '2026-11-20T19:29:00.000Z'],
    ['a minute ago', '2026-11-20T19:29:00.000Z'],
    ['3 hours ago', '2026-11-20T16:30:00.000Z'],
    ['5h', '2026-11-20T14:30:00.000Z'],
    ['A moment ago', '2026-11-20T19:30:00.000Z'],
    ['Just now', '2026-11-20T19:30:00.000Z'],
    ['A few seconds ago', '2026-11-20T19:30:00.000Z'],
    ['35 seconds ago', '2026-11-20T19:30:00.000Z'],
    ['less than a minute ago', '2026-11-20T19:30:00.000Z'],
    ['5 минут назад', '2026-11-20T19:25:00.000Z'],
    ['2 минуты назад', '2026-11-20T19:28:00.000Z'],
    ['минуту назад', '2026-11-20T19:29:00.000Z'],
    ['1 час назад', '2026-11-20T18:30:00.000Z'],
    ['3 часа назад', '2026-11-20T16:30:00.000Z'],
    ['только что', '2026-11-20T19:30:00.000Z'],
    ['менее минуты назад', '2026-11-20T19:30:00.000Z'],
  ])('%s', (written, instant) => expect(inMoscow(written)).toBe(instant))

  it.each([
    'today',
    'Вчера',
    '2 days ago',
    '2d',
    '3 дня назад',
    'Mar 3, 2026',
    'Today at 25:02',
    'Today at 13:02 PM',
    'Someday at 6:02',
    'Dec 6:02',
    '',
  ])('is none in %j', written => expect(inMoscow(written)).toBeUndefined())

  it('counts days on the clock of the zone', () => {
    // In Moscow it is the next day already.
    const late = '2026-11-20T21:30:00Z'
    expect(instantSince('Today at 00:10', late, 'Europe/Moscow')).toBe('2026-11-20T21:10:00.000Z')
    expect(instantSince('Yesterday at 23:40', late, 'Europe/Moscow')).toBe('2026-11-20T20:40:00.000Z')
    expect(instantSince('Yesterday at 23:40', late, 'UTC')).toBe('2026-11-19T23:40:00.000Z')
    // The night in which Berlin put its clocks back.
    expect(instantSince('Yesterday at 1:30 AM', '2026-10-26T08:00:00Z', 'Europe/Berlin')).toBe(
      '2026-10-24T23:30:00.000Z',
    )
  })
  it('is never after the page was pasted, save for what two clocks differ', () => {
    expect(inMoscow('Today at 22:33')).toBe('2026-11-20T19:33:00.000Z')
    expect(inMoscow('Today at 22:40')).toBeUndefined()
  })
  it('may be read again a minute or an hour apart where it is rounded, and not at all where it names a time of day', () => {
    expect(slackOf('Today at 22:13')).toBe(0)
    expect(slackOf('2 minutes ago')).toBeGreaterThanOrEqual(60_000)
    expect(slackOf('3 часа назад')).toBeGreaterThanOrEqual(3_600_000)
  })
})

describe('a header with such a time', () => {
  const timesIn = (page: string, known: string[] = []) =>
    envelopesOf(page, known).map(({ from, at, body }) => [from, at?.written, body])
  it.each([
    'Сегодня в 18:02',
    'Вчера в 23:40',
    'Today at 6:02 PM',
    'Yesterday at 10:13 PM',
    '2 minutes ago',
    'A moment ago',
    'Just now',
    '5 минут назад',
    'минуту назад',
    'час назад',
    'Только что',
    'менее минуты назад',
    'Понедельник в 18:02',
    'Monday at 6:02 PM',
    'less than a minute ago',
  ])('of XenForo, phpBB and IP.Board: %s', when => {
    expect(timesIn(`Глеб\nУчастник\n${when}\n#1\nСтреляю в Аню`, ['Глеб'])).toEqual([['Глеб', when, 'Стреляю в Аню']])
    expect(timesIn(`Ночь 2\nСообщение Глеб » ${when}\n\nСтреляю в Аню`)).toEqual([['Глеб', when, 'Стреляю в Аню']])
    expect(timesIn(`От: Глеб\nОтправлено: ${when}\n\nСтреляю в Аню`)).toEqual([['Глеб', when, 'Стреляю в Аню']])
  })
  it('is not made of a sentence', () =>
    expect(timesIn('Глеб час назад писал мне.\nСтреляю в Аню', ['Глеб'])).toEqual([
      [undefined, undefined, 'Глеб час назад писал мне.\nСтреляю в Аню'],
    ]))
})
