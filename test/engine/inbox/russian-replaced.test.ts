/**
 * Russian messages that put somebody in another's place, that ask for a move of the day by night, or tell what others
 * want.
 */
import { describe, expect, it } from 'vitest'
import { night, read, table } from './russian-table.ts'

describe('who takes the place of another, takes it in what was asked for', () =>
  table([
    ['Филипп', 'Сравнить Аню и Борю. Тьфу, Веру', '?correction'],
    ['Филипп', 'Сравниваю Аню и Борю. Ой, вместо Бори Вера', '?correction'],
    ['Яна', 'поменять местами Аню и Борю. Блин, не Борю, Веру!', '?correction'],
    ['Хлоя', 'Взлом Ани, вру, Бори', '?correction'],
    // Nobody was aimed at before, so that it is not known what is put right.
    ['Хлоя', 'Не Аню, а Борю, вру, Веру', '?notOwned'],
    // He may be healed besides.
    ['Аня', 'лечу Веру вместо Бори', '?correction'],
    ['Хлоя', 'Взлом Ани, ой, Боря меня напугал', '?correction'],
  ]))

describe('who is named beside orders that were read, and is in none of them, is asked about', () =>
  table([
    ['Савва', 'холоп Боря\nВеру наказать', 'punish Вера; ?unread'],
    ['Яна', 'Обмен закрепляю. А в омут сегодня бросаю Борю и Веру', 'fixExchange; ?unread'],
    ['Аня', 'лечу Веру\nи себя побалую', 'heal Вера; ?unread'],
    // It speaks of a move of his, though no word of an order does.
    ['Савва', 'слуга Боря\nВеру наказать', 'punish Вера; ?unread'],
    ['Шамиль', 'слежу за Верой\nглаз на Борю', 'surveil Вера; ?unread'],
    ['Аня', 'Лечу Веру\nукол Боре', 'heal Вера; ?unread'],
    // What comes later stands for it.
    ['Вера', 'Чек на Борю. Стоп, он уже проверен. Лучше Аню', 'check Аня'],
    // A move that may name somebody waits for the answer.
    ['Нина', 'Поджигаю. У огня пляшут Боря и Вера', '?unread'],
    ['Нина', 'Поджигаю. В огонь со мной прыгают Боря и Вера', 'burn Боря,Вера'],
    // What is told of others asks nothing.
    ['Аня', 'Хотела лечить Борю, но Вера против. Лечу Дашу', 'heal Даша'],
    ['Аня', 'Лечу Веру. Боря сегодня странно голосовал', 'heal Вера'],
  ]))

describe('«не» as a slip', () =>
  table([
    ['Вера', 'чек боря. не, стоп, аня', '?correction'],
    ['Вера', 'чек боря, не аня', 'check Боря'],
  ]))

describe('a move of the day that is sent by night', () => {
  table([
    ['Лев', 'Завтра днём защищаю Борю', 'defend Боря'],
    ['Яков', 'Сторонники на завтра: Аня, Боря', 'nameSupporters Аня,Боря'],
    // By night it is a move of now that is put off.
    ['Аня', 'завтра лечу Борю', '?unread'],
    // The evening is over.
    ['Касьян', 'Отключаю роль', '?notOwned'],
  ])

  it('is read as what it is, and refused with when it is sent', () => {
    const [proposal] = read('Яков', 'Теневая вертикаль на Аню', night).proposals
    expect([proposal?.does, proposal?.refusal?.says]).toEqual(['shadowVertical', expect.stringMatching(/vote|day/i)])
  })
})

describe('what others want done, and waiting', () =>
  table([
    ['Вера', 'Рома требует проверить Аню', '?otherActs'],
    ['Эля', 'Костер для Бори готов. Подождем.', '?unread'],
    ['Вера', 'Цвет Ани известен, цвет Бори тоже', '?unread; ?unread'],
  ]))
