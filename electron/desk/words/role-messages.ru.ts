import { translated } from '../../../engine/text/catalogue.ts'
import type { roleMessages as en } from './role-messages.en.ts'

/** What each player is told before the game. */
export const roleMessages = translated<typeof en>()({
  subject: '{game}: ваша роль',
  welcome: 'Игра «{game}». Добро пожаловать, ',
  youAre: 'Ваша роль: ',
  side: 'Ваша сторона: ',
  can: 'Что вы можете',
  nothing: 'Ходов у вашей роли нет: у вас есть слово и голос.',
  send: ' Пришлите в ответ: ',
  aName: 'имя',
  anotherName: 'другое имя',
  carrier: 'хожу я',
  known: 'С самого начала вы знаете: ',
  fell: 'Вам выпало по жребию: ',
  shared: 'То же выпало: ',
  target: 'Для вас выпало: ',
  exists: 'Вы знаете, что в игре есть: ',
  talk: 'Вы можете переписываться втайне ({when}): ',
  toNobody: 'никто об этом не знает',
  shownAs: 'в письме другая роль: {role}',
  flips: 'после смерти откроется роль: {role}',
  pair: '{what} ({to})',
  goal: 'Когда вы победите',
  confirm: 'Ответьте на это письмо названием своей роли, чтобы игра могла начаться.',
  subjectNewcomer: '{game}: место, которое вы занимаете',
  inPlaceOf: 'До вас на этом месте был игрок ',
  soFar: 'Что на этом месте уже известно',
  toldNothing: 'Личных сообщений на этом месте еще не было.',
  takeOver: 'Ответьте на это письмо, чтобы было ясно, что вы в игре.',
  nowIs: '{role}, {side}',
})
