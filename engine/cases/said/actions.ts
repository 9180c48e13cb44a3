/** What is wrong with an action or a line of words: who does what to whom. */
import { defineMessages } from '../../text/catalogue.ts'
import { sayingInEach } from '../../text/in-each.ts'

export const actionWords = defineMessages({
  torn: {
    en: 'an action in a list is not in quotes, so its commas split it: it was read as {parts}',
    ru: 'ход стоит в списке без кавычек, и запятые поделили его на части: {parts}',
  },
  and: { en: '{first} and {second}', ru: '{first} и {second}' },
  quoteIt: { en: 'quote it: {line}', ru: 'возьмите его в кавычки: {line}' },
  idTwice: { en: 'the id "{id}" appears twice in this phase', ru: 'id «{id}» стоит в этой фазе дважды' },
  renameOne: { en: 'rename one of them', ru: 'назовите один из двух иначе' },
  bystander: { en: '{name} is a bystander and cannot act', ru: '{name} — статист, ходить он не может' },
  giveRole: { en: 'give {name} a role under players', ru: 'дайте роль в players: {name}' },
  noKeys: { en: '{ability} has no key "{key}"', ru: '{ability}: ключа {key} нет' },
  leaveOut: { en: 'leave it out', ru: 'уберите его' },
  noByRole: {
    en: '{system} does not use targets by role, such as {target}',
    ru: '{system}: целей по роли, таких как {target}, здесь нет',
  },
  namePlayer: { en: 'name a player', ru: 'назовите игрока' },
  form: {
    en: 'ACTOR ABILITY [TARGET,TARGET…] [key=value …]; put names with a space in quotes',
    ru: 'ИГРОК СПОСОБНОСТЬ [ЦЕЛЬ,ЦЕЛЬ…] [ключ=значение …], имена с пробелом — в кавычках',
  },
  inLine: { en: '{why} in {line}', ru: '{why}: {line}' },
  noAction: { en: '{line} is not an action', ru: 'здесь {line}, а ожидается ход' },
  nameSpace: { en: 'the name {name} has a space in it', ru: 'в имени {name} есть пробел' },
  quoteName: { en: 'put it in quotes: "{name}"', ru: 'возьмите его в кавычки: "{name}"' },
  beforeComma: { en: 'there is nothing before a comma', ru: 'перед запятой ничего нет' },
  openQuote: { en: 'a quotation mark is never closed', ru: 'кавычка не закрыта' },
  behindWord: { en: '{sign} comes right after a word', ru: '{sign} стоит сразу за словом' },
  afterComma: { en: 'there is nothing after the last comma', ru: 'после последней запятой ничего нет' },
})

export const said = sayingInEach(actionWords)
