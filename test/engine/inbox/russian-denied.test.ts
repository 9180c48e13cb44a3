/**
 * Russian messages that say of a move that it is not made, whatever the order of their words, and messages of which one part
 * is read and another is not: nothing is read from a «не», and nothing that alone would be asked about vanishes beside others.
 */
import { describe, expect, it } from 'vitest'
import { verbs } from '../../../engine/systems/russian/verbs-ru.ts'
import { russian } from '../../../engine/systems/russian/index.ts'
import { brief, day, evening, hunt, missed, night, table } from './russian-table.ts'
import { strangers } from './strangers.ts'

describe('a move that is not made is not read, before its verb or behind its object', () =>
  table([
    ['Лёша', 'бутылку не открываю', ''],
    ['Лёша', 'Бутылку сегодня не открываю', ''],
    ['Лёша', 'бутылка не понадобится', ''],
    ['Лёша', 'бутылку – не открываю', '?wavering'],
    ['Лёша', 'Бутылка. Не открываю.', '?wavering'],
    ['Лёша', 'бутылку приберегу', '?wavering'],
    ['Нина', 'поджог не делаю', ''],
    ['Нина', 'поджог не планируется', ''],
    ['Нина', 'поджог отложу', '?wavering'],
    ['Зоя', 'иллюзию не ставлю', ''],
    ['Зоя', 'не ставлю иллюзию', ''],
    ['Аня', 'таблетку Боре не даю', '?unread'],
    ['Боря', 'охрану к Вере не ставлю', '?unread'],
    ['Глеб', 'слежку за Верой не веду', '?unread'],
    ['Вера', 'проверку Глеба не провожу', '?unread'],
    ['Хасан', 'дозу Вере не даю', '?unread'],
    ['Яна', 'обмен Веры и Глеба не делаю', '?unread'],
    ['Наум', 'проклясть Глеба и Веру и Аню не буду', '?unread'],
    ['Клим', 'не использую анализы Глеба', '?wavering'],
    ['Шура', 'любимцем Глеба не назначаю', '?unread'],
    ['Миша', 'развернуть всех к Глебу не буду', '?unread'],
    ['Bob', 'детонатор пусть не взводится', ''],
  ]))

describe('what is not done beside a move leaves it as it is', () =>
  table([
    ['Аня', 'лечу Борю и не жалею', 'heal Боря'],
    ['Аня', 'Лечу Борю. Не сплю.', 'heal Боря'],
    ['Лёша', 'бутылку открываю, не буди меня', 'drink'],
    ['Лёша', 'не сплю, пью', 'drink'],
    ['Нина', 'не забудьте: поджог', 'burn'],
    ['Вера', 'проверку на Глеба, не на Борю', 'check Глеб'],
    ['Зоя', 'Иллюзия. Больше ничего не делаю.', 'pretend'],
    ['Глеб', 'слежка за Верой, спать не лягу', 'track Вера'],
  ]))

it('no move is read from «не буду» behind an infinitive, nor from «не делаю» behind a noun', () => {
  const desks = [night, evening, day, hunt]
  const owner = (does: string): [string, typeof night] | undefined => {
    for (const desk of desks)
      for (const { slot, role, details } of desk.game.seats) {
        const roles = [role, details?.negative].flatMap(id => (typeof id === 'string' ? [id] : []))
        const has = roles.some(id =>
          [russian.roles, ...Object.values(russian.overlays ?? {})].some(all => all[id]?.abilities.includes(does)),
        )
        if (has && (russian.abilities[does]?.phases ?? ['night']).includes(desk.phase.kind)) return [slot, desk]
      }
    return undefined
  }
  const read = Object.entries(verbs).flatMap(([does, forms]) => {
    const own = owner(does)
    const plain = forms.filter(form => /^\p{L}{4,}$/u.test(form))
    const lines = [
      ...plain.filter(form => /(?:ть|ти)$/u.test(form)).map(form => `${form} Глеба не буду`),
      ...plain.filter(form => /(?:ку|ация|ение|инг|ждение|хил|чек)$/u.test(form)).map(form => `${form} Глеба не делаю`),
    ].slice(0, 2)
    return own ? lines.map(line => [line, brief(own[0], line, own[1])]) : []
  })
  expect(read.length).toBeGreaterThan(40)
  expect(read.filter(([, said]) => !/^(?:\?.*)?$/u.test(said!))).toEqual([])
})

describe('a part that alone would be asked about is asked about beside one that was read', () =>
  table([
    ['Зоя', 'Ставлю иллюзию. И как следак: запрос на комиссара', 'pretend; ?notOwned'],
    ['Соня', 'Маньяк: страховка на Олега. Безумец: жгу, со мной горят Боря и Катя', 'insure Олег; ?notOwned'],
    ['Аня', 'Лечу Борю. И как комиссар: чек Веры', 'heal Боря; ?notOwned'],
    ['Аня', 'Лечу Борю. Арестовываю Веру.', 'heal Боря; ?notOwned'],
    ['Вера', 'Чек Глеба. Охрану к Боре.', 'check Глеб; ?notOwned'],
    ['Нина', 'Жгу, со мной горят Боря и Катя', '?unread'],

    // Who is only told of is no part of it.
    ['Аня', 'Лечу Борю. Вера вчера проверила Глеба.', 'heal Боря'],
    ['Аня', 'Лечу Борю. Чек Веры был красный.', 'heal Боря'],
  ]))

describe('what is to be as it was, and nothing else, is asked about', () =>
  table([
    ['Аня', 'все как вчера', '?nothingToRepeat'],
    ['Аня', 'то же, что вчера', '?nothingToRepeat'],
    ['Аня', 'Делаю то же, что и вчера', '?nothingToRepeat'],
    ['Аня', 'ход без изменений', '?nothingToRepeat'],
    ['Аня', 'по-старому', '?nothingToRepeat'],
    ['Аня', 'вчерашний ход в силе', '?nothingToRepeat'],
    ['Аня', 'опять туда же', '?nothingToRepeat'],
    ['Аня', 'вчера было весело, день как день', ''],
    ['Аня', 'вчера все было не так', ''],
  ]))

describe('known misses: read as orders, or not asked about, and without two neighbours', () =>
  missed([['Миша', 'всех к Олегу, Веру не трогать', 'hypnotize Олег; ?unread']], strangers))

describe('known misses: read as orders, or not asked about, and without two neighbours', () =>
  missed([['Миша', 'всех к Олегу, комиссара пропустить', 'hypnotize Олег; ?unread']], strangers))
