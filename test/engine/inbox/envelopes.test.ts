import { describe, expect, it } from 'vitest'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { momentOf } from '../../../engine/reading/moment.ts'

const heads = (page: string, known: string[] = ['Vic', 'Dora', 'Mary Lou', 'Sue']) =>
  envelopesOf(page, known).map(({ from, at, subject, body }) => [from, at?.written, subject, body])

describe('headers', () => {
  it('From and Sent', () =>
    expect(heads('From: Vic\nSent: 3 Mar 2026 21:14\nTo: Sue\nSubject: N2\n\nshoot Bob\n\nthanks\n')).toEqual([
      ['Vic', '3 Mar 2026 21:14', 'N2', 'shoot Bob\n\nthanks'],
    ]))
  it('mail', () =>
    expect(
      heads(
        'From: "Vic via The Forum" <f@example.org>\nDate: Tue, 3 Mar 2026 21:14:05 +0100\n\nshoot Bob\n\n---\nVisit Message or reply to this email to respond to Vic.',
      ),
    ).toEqual([['Vic', 'Tue, 3 Mar 2026 21:14:05 +0100', undefined, 'shoot Bob']]))
  it('phpBB', () =>
    expect(
      heads(
        'Re: Night 2\nby Vic » Tue Mar 03, 2026 9:14 pm\n\nshoot Bob\n\nRe: Night 2\nby Dora » Tue Mar 03, 2026 9:20 pm\n\nprotect Ann\n',
      ),
    ).toEqual([
      ['Vic', 'Tue Mar 03, 2026 9:14 pm', 'Re: Night 2', 'shoot Bob'],
      ['Dora', 'Tue Mar 03, 2026 9:20 pm', 'Re: Night 2', 'protect Ann'],
    ]))
  it('phpBB, as shown alone', () =>
    expect(heads('Sent at: Tue Mar 03, 2026 9:14 pm\nFrom: Vic\nTo: Sue\n\nshoot Bob')).toEqual([
      ['Vic', 'Tue Mar 03, 2026 9:14 pm', undefined, 'shoot Bob'],
    ]))
  it('XenForo', () =>
    expect(
      heads(
        'Vic\nWell-Known Member\nMar 3, 2026\n#1\n\nshoot Bob\n\nReport\nLike Quote Reply\nMary Lou\nNew member\nToday at 9:20 PM\n#2\nprotect Ann\nReport\nLike\n',
      ),
    ).toEqual([
      ['Vic', 'Mar 3, 2026', undefined, 'shoot Bob'],
      ['Mary Lou', 'Today at 9:20 PM', undefined, 'protect Ann'],
    ]))
  it('Discourse', () =>
    expect(heads('Vic\n5h\nshoot Bob\n\nDora\nMar 3\n\nprotect Ann')).toEqual([
      ['Vic', '5h', undefined, 'shoot Bob'],
      ['Dora', 'Mar 3', undefined, 'protect Ann'],
    ]))
  it('Discourse, raw', () =>
    expect(
      heads(
        'Vic | 2026-03-03 21:14:05 UTC | #1\n\nshoot Bob\n\n-------------------------\n\nDora | 2026-03-03 21:15:05 UTC | #2\n\nprotect Ann\n',
      ),
    ).toEqual([
      ['Vic', '2026-03-03 21:14:05 UTC', undefined, 'shoot Bob'],
      ['Dora', '2026-03-03 21:15:05 UTC', undefined, 'protect Ann'],
    ]))
  describe('in Russian', () => {
    const known = ['Глеб', 'Анна-Мария']
    it('a private message of phpBB', () =>
      expect(
        heads('Отправлено: 03 мар 2026, 21:14\nОт: Глеб\nКому: Ведущий\n\nСтреляю в Аню\n\nспасибо', known),
      ).toEqual([['Глеб', '03 мар 2026, 21:14', undefined, 'Стреляю в Аню\n\nспасибо']]))
    it('posts of phpBB, one below another', () =>
      expect(
        heads(
          'Ночь 2\nСообщение Глеб » 03 мар 2026, 21:14\n\nСтреляю в Аню\n\nRe: Ночь 2\nСообщение Анна-Мария » Вт мар 03, 2026 21:20\n\nЛечу Бориса\n',
          known,
        ).map(([from, at, , body]) => [from, at, body]),
      ).toEqual([
        ['Глеб', '03 мар 2026, 21:14', 'Стреляю в Аню'],
        ['Анна-Мария', 'Вт мар 03, 2026 21:20', 'Лечу Бориса'],
      ]))
    it('posts of phpBB, copied without the word before the name', () => {
      const page =
        'Ночь 2\nГлеб » 03 мар 2026, 21:14\n\nСтреляю в Аню\n\nОтвет\nАнна-Мария » 03 мар 2026, 21:20\n\nЛечу Бориса'
      expect(heads(page, known)).toEqual([
        ['Глеб', '03 мар 2026, 21:14', 'Ночь 2', 'Стреляю в Аню'],
        ['Анна-Мария', '03 мар 2026, 21:20', 'Ответ', 'Лечу Бориса'],
      ])
      expect(heads('Стреляю в Аню\nКто-то » 03 мар 2026, 21:14\nвот так', known)).toHaveLength(1)
    })
    it('a conversation of XenForo', () =>
      expect(
        heads(
          'Глеб\nУчастник\n3 мар 2026\n#1\nСтреляю в Аню\n\nЦитата Ответить\nАнна-Мария\nНовичок\nСегодня в 21:20\n#2\nЛечу Бориса\n',
          known,
        ),
      ).toEqual([
        ['Глеб', '3 мар 2026', undefined, 'Стреляю в Аню'],
        ['Анна-Мария', 'Сегодня в 21:20', undefined, 'Лечу Бориса'],
      ]))
    it('a quotation is not what its sender says now', () =>
      expect(
        envelopesOf('От: Глеб\nДата: сегодня\n\nАнна-Мария писал(а):\nСтреляю в Бориса\n\nПас', known)[0]!.asides.map(
          ({ kind }) => kind,
        ),
      ).toContain('quoted'))
    it('a time with its zone is an instant', () =>
      expect(momentOf('3 мар 2026, 21:14 UTC+3').instant).toBe('2026-03-03T18:14:00.000Z'))
    it('a sentence that begins with such a word is none', () =>
      expect(heads('От Глеба ничего не жду\nсегодня пас', known)).toEqual([
        [undefined, undefined, undefined, 'От Глеба ничего не жду\nсегодня пас'],
      ]))
  })
  it('none', () => expect(heads('shoot Bob\n')).toEqual([[undefined, undefined, undefined, 'shoot Bob']]))
  it('several blocks, with what stands above them kept', () =>
    expect(
      heads('Inbox of Sue\n\nFrom: Vic\nDate: today\n\nshoot Bob\n\nFrom: Dora\nDate: today\n\nprotect Ann').map(
        ([from]) => from,
      ),
    ).toEqual([undefined, 'Vic', 'Dora']))
  it('the subject above the labels, where the page begins so', () =>
    expect(
      heads(
        'Re: Role PM\nSent: Sun Nov 29, 2026 2:01 am\nFrom: Ann\nTo: Mod\n\nshoot Bob\n\n'
          + 'Re: Night 1\nSent: Sun Nov 29, 2026 2:05 am\nFrom: Carl\nTo: Mod\n\ncheck Kim\nthanks',
      ),
    ).toEqual([
      ['Ann', 'Sun Nov 29, 2026 2:01 am', 'Re: Role PM', 'shoot Bob'],
      ['Carl', 'Sun Nov 29, 2026 2:05 am', 'Re: Night 1', 'check Kim\nthanks'],
    ]))
  it.each([
    ['Ann — 3/3/2026 8:01 PM\ncheck Bob\nCarl — 3/3/2026 8:02 PM\nheal Bob', '3/3/2026 8:01 PM'],
    ['Ann — 03/03/2026 20:01\ncheck Bob\nCarl — 03/03/2026 20:02\nheal Bob', '03/03/2026 20:01'],
    ['Ann — 20:01\ncheck Bob\nCarl — 20:02\nheal Bob', '20:01'],
    ['[8:01 PM] Ann: check Bob\n[8:02 PM] Carl: heal Bob', '[8:01 PM]'],
  ])('Discord’s heads with their dates: %s', (page, at) =>
    expect(envelopesOf(page, ['Ann', 'Carl']).map(one => [one.from, one.at?.written, one.body.trim()])).toEqual([
      ['Ann', at, 'check Bob'],
      ['Carl', expect.any(String), 'heal Bob'],
    ]),
  )
  it('a target named From is no header', () =>
    expect(heads('From: Vic\nDate: today\n\nRedirect\nFrom: Ann\nTo: Bob')).toHaveLength(1))
  it('a header in a quote is none', () => {
    expect(
      heads(
        'From: Vic\nDate: today\n\nshoot Bob\n\n-----Original Message-----\nFrom: Sue\nSent: today\nTo: Vic\n\nshoot Carl',
      ),
    ).toHaveLength(1)
    expect(heads('From: Vic\nDate: today\n\nshoot Bob\n> From: Dora\n> Date: today\n>\n> shoot Carl')).toHaveLength(1)
    expect(heads('From: Vic\nDate: today\n\n[quote]\nFrom: Dora\nDate: today\n\nshoot Carl\n[/quote]')).toHaveLength(1)
  })
})

describe('spans', () => {
  const page = 'From: Vic\nDate: today\n\nshoot Bob\n\nFrom: Dora\nDate: today\n\nprotect Ann\n'
  it.each(envelopesOf(page))('cover the page', ({ span, bodyAt, body }) => {
    expect(page.slice(bodyAt, bodyAt + body.length)).toBe(body)
    expect(bodyAt).toBeGreaterThanOrEqual(span.start)
    expect(bodyAt + body.length).toBeLessThanOrEqual(span.end)
  })
})

describe('what is not the sender’s word', () => {
  const asides = (body: string) =>
    envelopesOf(body).flatMap(({ asides: found, body: text }) =>
      found.map(({ kind, span }) => [kind, text.slice(span.start, span.end)]),
    )
  it.each([
    ['[quote=Sue]a[quote]b[/quote]c[/quote]d', [['quoted', '[quote=Sue]a[quote]b[/quote]c[/quote]']]],
    ['a[/quote]b', [['quoted', 'a[/quote]']]],
    ['a\n[QUOTE="Sue, post: 12"]b', [['quoted', '[QUOTE="Sue, post: 12"]b']]],
    [
      '> a\n> b\nc',
      [
        ['quoted', '> a'],
        ['quoted', '> b'],
      ],
    ],
    ['>:( shoot', []],
    ['a [s]b[/s] c', [['struck', '[s]b[/s]']]],
    ['a\nSue said:\nb\nc\nClick to expand...\nd', [['quoted', 'Sue said:\nb\nc\nClick to expand...']]],
    ['a\n-- \nb', [['signature', '\n-- \nb']]],
    ['a\n\nSent from my iPhone', [['signature', '\nSent from my iPhone']]],
  ])('%j', (body, found) => expect(asides(body)).toEqual(found))
})

describe('times', () =>
  it.each([
    ['2026-03-03 21:14:05 UTC', '2026-03-03T21:14:05.000Z'],
    ['2026-03-03T21:14+01:00', '2026-03-03T20:14:00.000Z'],
    ['Tue, 3 Mar 2026 21:14:05 +0100', '2026-03-03T20:14:05.000Z'],
    ['Tue, 3 Mar 2026 21:14:05 +0000 (UTC)', '2026-03-03T21:14:05.000Z'],
    ['Mar 3, 2026 at 9:14 PM (GMT-5)', '2026-03-04T02:14:00.000Z'],
    ['Mar 3, 2026 at 12:05 AM UTC', '2026-03-03T00:05:00.000Z'],
    ['Tue Mar 03, 2026 9:14 pm', undefined],
    ['3/4/2026 21:14 UTC', undefined],
    ['30 Feb 2026 21:14 UTC', undefined],
    ['Today at 9:14 PM', undefined],
  ])('%s', (written, instant) =>
    expect(momentOf(written)).toEqual(instant === undefined ? { written } : { written, instant }),
  ))
