/** Messages in Russian: what is asked about instead of guessed, what is taken back, and what is no order at all. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../engine/inbox/read.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { russian } from '../../../engine/systems/russian/index.ts'
import { brief, day, evening, night, read, table } from './russian-table.ts'

describe('what is not plain in Russian is asked about', () =>
  table([
    ['Рома', 'стреляю в Аню, если Боря жив', '?conditional'],
    ['Рома', 'стрельнуть в Аню или Борю', '?oneOf'],
    ['Рома', 'стреляю в Аню?', '?question'],
    ['Рома', 'наверное, стреляю в Аню', '?wavering'],
    ['Рома', 'отменяю выстрел в Аню', '?correction'],
    ['Рома', 'не стреляю в Аню', '?wrongCount'],
    ['Аня', 'не лечить Борю', '?wavering'],
    ['Аня', 'стреляю в Борю', '?notOwned'],
    ['Аня', 'лечу', '?noTarget'],
    ['Аня', 'лечу Семена', '?noTarget'],
    ['Аня', 'лечу Брою', '?nearTarget'],
    // Three letters are too few to know a nick of the other alphabet by.
    ['Аня', 'лечу Боба', '?nearTarget'],
    ['Вера', 'проверяю Соню на мафию', '?unread'],
    ['Аня', 'Борю', '?bareName'],
    ['Аня', 'Боря какой-то подозрительный', '?bareName'],
    ['Аня', 'Боря лечит Веру', '?bareName'],
    ['Аня', 'вчера лечила Борю', '?bareName'],
    ['Вера', 'проверяю Аню и Борю', '?wrongCount'],
    ['Вера', 'чек Аня. Чек Боря', '?conflict'],
    ['Вера', 'чек доктора', '?noTarget'],
    ['Аня', 'Лечу Веру, Борю пока не надо', '?conditional'],
    ['Аня', 'Лечу Веру, пока не надо', '?conditional'],
    ['Аня', 'Лечу Веру... или Борю, никак не решу', '?correction'],
  ]))

describe('what is not to be done, said of nobody else, leaves an order as it is', () =>
  table([
    ['Аня', 'Лечу Веру, себя в этот раз не трогаю', 'heal Вера'],
    ['Аня', 'лечу Веру, второго пока не надо', 'heal Вера'],
    ['Аня', 'лечу Веру 😏 пусть порадуется', 'heal Вера'],
  ]))

describe('an order that is taken back in the same breath is asked about', () =>
  table([
    ['Аня', 'Лечу Веру. Хотя нет, не лечу.', '?correction'],
    ['Аня', 'Лечу Веру. Нет.', '?correction'],
    ['Аня', 'Лечу Веру. Стоп', '?correction'],
    ['Аня', 'Лечу Веру. Не лечу.', '?wavering'],
    ['Аня', 'Лечу Веру, я пошутила', '?unread'],
    ['Аня', 'лечу Веру, шучу', '?unread'],
    ['Аня', 'лечу Веру, всё зависит от чека', '?unread'],
    ['Аня', 'лечу Веру, посмотрю еще', '?unread'],
    ['Аня', 'следующую ночь лечу Веру', '?unread'],
    ['Аня', 'лечу Веру, а потом Борю', '?wavering'],
    ['Аня', 'лечу не Веру', '?unread'],
    ['Аня', 'Лечу Веру. Точнее, Борю. Хотя нет, Глеба', 'heal Глеб; ?unread'],
    ['Аня', 'Лечу Веру. Ой, то есть Борю', 'heal Боря'],
    ['Аня', 'Лечу Веру. Ой. Борю', 'heal Боря'],
    ['Аня', 'Лечу Веру. Нет. Лечу Борю', 'heal Боря'],
    ['Аня', 'лечу Веру (вдруг ее убьют)', 'heal Вера'],
  ]))

describe('what others do, and what was done before, is no order of the writer', () =>
  table([
    ['Рома', 'Боря стреляет в Веру', '?bareName'],
    ['Рома', 'они стреляют в Веру', '?bareName'],
    ['Рома', 'Пусть Соня стреляет в Веру', '?bareName'],
    ['Рома', 'стрелять будет Соня', '?otherActs'],
    ['Вера', 'проверила Рому', '?bareName'],
    ['Вера', 'проверил Рому он черный', '?bareName'],
    ['Вера', 'проверяю Олега. потому что Рома черный проверяю Рому', 'check Олег; ?wrongCount'],
    ['Аня', 'Вера доктор', '?bareName'],
    ['Аня', 'доктор: Вера', 'heal Вера'],
    ['Аня', 'лечу Веру вместо Бори', '?correction'],
    ['Катя', 'без защиты', '?unread'],
    ['Нина', 'Со мной все в порядке, жду утра', ''],
    ['Нина', 'жгу. со мной Рома и Глеб', 'burn Рома,Глеб'],
  ]))

describe('another night, and what is told beside an order, is asked about or left', () =>
  table([
    ['Аня', 'Ночь 3: лечу Борю', 'heal Боря'],
    ['Аня', 'Ход на третью ночь\nЛечу Борю', 'heal Боря'],
    ['Аня', 'Ночь 4: лечу Борю', '?otherNight'],
    ['Аня', 'Ночь 2\nЛечу Борю', '?otherNight'],
    ['Аня', 'лечу Борю на пятую ночь', '?unread'],
    // Whoever is spoken to may be the host, or be healed too.
    ['Аня', 'Глеб, Борю лечу', '?wrongCount'],
    ['Аня', 'Глеба, Борю лечу', 'heal Глеб,Боря'],
    ['Аня', 'Глеб, Боря – лечу', 'heal Глеб,Боря'],
    ['Аня', 'Боря вроде красный, лечу его', 'heal Боря'],
    ['Аня', 'Сегодня будут стрелять в Борю. Лечу его.', 'heal Боря'],
    ['Аня', 'Боря и Глеб красные, лечу его', '?unread'],
    ['Аня', 'Боря мертв? Лечу его', '?noTarget'],
    ['Аня', 'лечу его', '?noTarget'],
    ['Аня', 'лечу Борю, Вера вчера странно голосовала', 'heal Боря'],
    ['Аня', 'лечу Борю, запасной Глеб', '?unread'],
    ['Аня', 'лечу Борю, он мне кажется красным', 'heal Боря'],
    ['Аня', 'лечу Борю, если он жив', '?conditional'],
    ['Аня', 'лечу Борю, чтобы Рома не убил', 'heal Боря'],
    ['Аня', 'прошу, чтобы Борю арестовали', '?bareName'],
    ['Аня', 'лечу Борю, остальное как обычно', '?unread'],
    ['Аня', 'Глеб написал: лечи Борю', '?unread'],
    ['Аня', 'вчера: лечу Борю', '?unread'],
    ['Аня', 'решили: лечу Борю', 'heal Боря'],
    ['Аня', 'Борю лечу, могут и убить', 'heal Боря'],
    ['Аня', 'моя цель – Боря', 'heal Боря'],
    ['Аня', 'моя цель была Боря', '?notOwned'],
    ['Аня', 'самохил', 'heal Аня'],
    ['Аня', 'Лечу Борю. арест Веры', 'heal Боря; ?notOwned'],
    ['Вера', 'Мой вчерашний чек - Рома', '?unread'],
    ['Вера', 'Рома - мой чек, красный', '?unread'],
    ['Боря', 'беру Веру под охрану', 'guard Вера'],
    ['Боря', 'беру Веру под охрану и Рому под арест', 'guard Вера; arrest Рома'],
    ['Боря', 'Веру под арест, Рому под охрану', 'arrest Вера; guard Рома'],
    ['Наум', 'проклинаю троих: Борю, Глеба и Веру', 'curse Боря,Глеб,Вера'],
    ['Наум', 'проклинаю двоих: Борю, Глеба и Веру', '?unread'],
  ]))

it('asks about a role that is named by whose moves are aimed at roles, and at nobody else’s', () => {
  expect(brief('Влас', 'Давайте судью. Или судья на игре уже есть?', evening)).toBe('?bareName')
  expect(brief('Влас', 'А судья на игре уже есть?', evening)).toBe('')
  expect(brief('Аня', 'Давайте судью.')).toBe('')
})

it('asks about what names nobody, where a word of a move or a deed with a pronoun stands there', () => {
  expect(brief('Хасан', 'На все накопленное беру два голоса', day)).toBe('?unread')
  expect(read('Хасан', 'На все накопленное беру два голоса', day).doubts[0]!.choices).toMatchObject([
    { does: 'buyVotes', to: [], with: { votes: '2' } },
  ])
  expect(brief('Хасан', 'Голоса сегодня не нужны', day)).toBe('')
  expect(brief('Лев', 'мой чек был красный, его и лечу', day)).toBe('?notOwned')
  expect(brief('Лев', 'мой чек был красный, его и беру под защиту', day)).toBe('?noTarget')
  expect(brief('Лев', 'и не защищаю его', day)).toBe('')
})

it('offers each of those between whom a message leaves the choice', () => {
  const [doubt] = read('Вера', 'Проверяю Аню или Борю.').doubts
  expect([doubt!.why, doubt!.choices.map(({ to }) => to)]).toEqual(['oneOf', [['Аня'], ['Боря']]])
})

describe('what takes earlier orders back in Russian', () => {
  const said = (body: string): string => {
    const cancel = read('Аня', body).notes.some(({ kind }) => kind === 'cancel')
    return [brief('Аня', body), ...(cancel ? ['(cancel)'] : [])].filter(Boolean).join('; ')
  }
  it.each([
    ['Отменяю.', '(cancel)'],
    ['Отмена хода, пожалуйста', '(cancel)'],
    ['Прошу отменить мой ход!', '(cancel)'],
    ['Беру свой ход назад', '(cancel)'],
    ['Снимаю заявку', '(cancel)'],
    ['Отменяю, лечу Веру', 'heal Вера; (cancel)'],
    ['Отменяю предыдущий ход. Лечу Борю', 'heal Боря; (cancel)'],
    ['Лечу Борю. Нет, отменяю.\nЛечу Веру.', 'heal Вера; (cancel)'],
    ['Лечу Борю. Отменяю!', '(cancel)'],
    ['Отменяю лечение Бори', '?correction'],
    ['Если Боря умрет, отменяю', '?bareName'],
    ['Отменить ход?', ''],
    ['Не отменяю', ''],
    ['Не отменяю ход, лечу Веру', '?correction'],
    ['Беру Борю', '?notOwned'],
  ])('%s', (body, read) => expect(said(body)).toBe(read))
})

describe('in Russian', () => {
  it('talk that names nobody asks for nothing', () => {
    expect(brief('Аня', 'Привет! Как настроение? Жду утра.')).toBe('')
    expect(read('Аня', 'Привет!').notes.map(({ kind }) => kind)).toEqual(['nothing'])
  })

  it('a quote is nobody’s order', () => expect(brief('Аня', '> лечу Веру\n\nспасибо за игру')).toBe(''))

  it('what a note says is its text, in quotation marks or without', () => {
    for (const note of ['Записка: «я мирная»', 'Записка: я мирная'])
      expect(read('Аня', note).proposals.map(({ does, with: given }) => [does, given.text])).toEqual([
        ['note', 'я мирная'],
      ])
  })

  it('below a quote without an end it is asked whose order it is, and own words are no quote', () => {
    expect(brief('Аня', 'Боря писал(а):\nКого лечишь?\n\nлечу Веру')).toBe('?openQuote')
    expect(brief('Аня', 'Я уже писала:\nлечу Веру')).toBe('heal Вера')
  })

  it('of two names that are as near each can be chosen', () =>
    expect(read('Аня', 'лечу Вору').doubts.map(({ why, choices }) => [why, choices.map(({ to }) => to?.[0])])).toEqual([
      ['nearTarget', ['Боря', 'Вера']],
    ]))

  it('without a sender it is asked whose order it is', () => {
    expect(brief(undefined, 'стреляю в Веру')).toBe('?noSender')
    expect(brief(undefined, 'всем доброй ночи')).toBe('')
  })

  it('the question is asked in Russian', () => {
    const [doubt] = read('Аня', 'лечу Семена').doubts
    expect(doubt!.question).toBe('«лечу Семена»: цель не названа (хил). Кто?')
    expect(doubt!.choices.length).toBeGreaterThan(0)
  })

  it('a name that is nearly one is asked about by that name', () => {
    const [doubt] = read('Аня', 'лечу Глбеа').doubts
    expect([doubt!.why, doubt!.question]).toEqual(['nearTarget', '«лечу Глбеа»: это Глеб?'])
    expect(doubt!.choices.map(({ to }) => to)).toContainEqual(['Глеб'])
  })

  it('a form of the name that the host wrote is read', () => {
    const game = {
      ...night.game,
      seats: night.game.seats.map(seat => (seat.slot === 'Bob' ? { ...seat, forms: { acc: 'Боба' } } : seat)),
    }
    const message = envelopesOf('лечу Боба')[0]!
    expect(readMessage(message, { ...night, game, sender: 'Аня' }).proposals).toMatchObject([
      { does: 'heal', to: ['Bob'] },
    ])
  })

  it('every ability that can be sent in has words', () => {
    const { verbs = {} } = russian.words.wording.ru!
    const without = Object.entries(russian.abilities).filter(([id, { passive }]) => !passive && !verbs[id]?.length)
    expect(without.map(([id]) => id)).toEqual([])
  })

  it('whatever names another player yields an order, or asks', () => {
    const names = ['Борю', 'Веры', 'Глебу', 'Соней', 'Лёше', 'Bobа', 'Тимуром', 'Якова']
    const words = 'и не может потом думаю хочу стреляю лечу вчера подозрительный арест утром чек или самый если'.split(
      ' ',
    )
    fc.assert(
      fc.property(
        fc.constantFrom('Аня', 'Рома', 'Олег'),
        fc.constantFrom(...names),
        fc.array(fc.constantFrom(...words), { maxLength: 6 }),
        fc.array(fc.constantFrom(...words), { maxLength: 6 }),
        (sender, name, before, after) => {
          const { proposals, doubts } = read(sender, [...before, name, ...after].join(' '))
          return proposals.length + doubts.length > 0
        },
      ),
    )
  })
})

describe('what is near an order in Russian, or stands beside it, is not taken for one', () =>
  table([
    // «Поверь» is a word of its own, however near «проверь» is.
    ['Вера', 'поверь, Рома красный', '?bareName'],
    ['Вера', 'поверить Роме сегодня', '?bareName'],
    ['Аня', 'Мечу Борю', '?bareName'],
    ['Аня', 'лечу Сашу', '?nearTarget'],
    ['Соня', 'мафия убивает Аню', '?bareName'],
    ['Аня', 'доктор вчера не лечит Борю', '?unread'],
    ['Аня', 'доктор пусть лечит Борю', '?otherActs'],
    ['Вера', 'можно мне проверить себя?', '?question'],
    ['Вера', 'можно мне проверить Рому или Аню?', '?oneOf'],
    ['Вера', 'а можно мне проверять Рому два раза подряд?', '?unread'],
    ['Боря', 'мой выбор - Рома', '?bareName'],
    ['Савва', 'забрал вчера паспорт у Ани', '?unread'],
    ['Катя', 'Боря ночует у меня?', '?question'],
    ['Миша', 'Аня и Боря идут к Роме', '?bareName'],
    ['Аня', 'лечу Борю, если что Глеба', '?conditional'],
    ['Аня', 'лечу Борю, остальные тоже', '?unread'],
  ]))

describe('who is named alone behind an order in Russian is not lost', () =>
  table([
    ['Рома', 'стреляю в Аню. Борю', '?correction'],
    ['Аня', 'лечу Борю\nВеру', '?correction'],
    ['Касьян', 'цели: Аня, Боря. Вера', '?correction'],
    ['Касьян', 'цели: Аня; Боря; Вера; Глеб', '?wrongCount'],
    ['Аня', 'лечу Борю\nАня', 'heal Боря'],
    ['Аня', 'лечу Борю!!! Борю!', 'heal Боря'],
  ]))

describe('names alone below a quote in Russian', () =>
  table([
    ['Аня', '> Кого лечим?\nБорю', 'heal Боря'],
    ['Аня', '> Кого лечим?\nБорю и Веру', 'heal Боря,Вера'],
    ['Аня', '> Кого лечим?\nБорю, Веру и Глеба', '?bareName'],
    ['Аня', '> Кого лечим?\nБоря красный', '?bareName'],
    ['Аня', '> Борю убили\nБорю', '?bareName'],
    ['Боря', '> Кого блокируем?\nВеру', '?bareName'],
  ]))
