/** Words of those who notice things without going out, and of the maid. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const maid = {
  served: {
    stands: ['the maid comes to {who}', 'горничная приходит к {who_dat}'],
    falls: ['the maid does not come to {who}', 'горничная не приходит к {who_dat}'],
    asks: ['Does the maid come to {who}?', 'Приходит ли горничная к {who_dat}?'],
    would: ['the maid would come to {who}', 'горничная пришла бы к {who_dat}'],
  },
  servesCorpse: {
    stands: ['there is nobody left to serve: {who} is dead', 'обслуживать некого: {who_nom} — труп'],
    falls: ['{who} is alive and can be served', '{who_nom} остается в живых, есть кого обслуживать'],
  },
  roleUnavailable: {
    stands: ['nobody has this role whom the maid could come to: {role}', 'прийти не к кому, роль «{role}» недоступна'],
    falls: ['there is somebody with this role: {role}', 'у роли «{role}» есть владелец'],
  },
  forged: {
    stands: ['the maid leaves a message for {who}', 'горничная оставляет сообщение для {who_gen}'],
    falls: ['the maid leaves no message for {who}', 'горничная не оставляет сообщения для {who_gen}'],
    asks: ['Does the maid leave a message for {who}?', 'Оставляет ли горничная сообщение для {who_gen}?'],
    would: ['the maid would leave a message for {who}', 'горничная оставила бы сообщение для {who_gen}'],
  },
} satisfies Readonly<Record<string, Said>>

export const seers = {
  uses: {
    noticeRoles: ['notice of roles', 'знание ролей гостей'],
    serve: ['visit of the maid', 'ход горничной'],
    serveRole: ['visit to a role', 'ход горничной к роли'],
  },
  deeds: {
    noticeRoles: ['{actor} notices the roles of visitors', '{actor_nom} узнает роли гостей'],
    serve: ['{actor} served {first}', `{actor_nom} ${did('actor', 'обслужил')} {first_acc}`],
    serveRole: [
      '{actor} went to serve a role: {first}',
      `{actor_nom} ${did('actor', 'пошел', 'пошла', 'пошли')} к роли «{first}»`,
    ],
  },
  facts: { ...maid } satisfies FactWords<typeof declared>,
  terms: {
    served: ['visited by the maid', 'в гостях у игрока горничная'],
    how: ['in what way', 'как передать'],
    besides: ['beside the rest', 'в дополнение'],
  },
  results: { message: ['message', 'сообщение'] },
  tells: {
    message: ['{text}', '{text}'],
    'watchedMove:serveRole': ['{who} used the role: {ability}, {role}.', 'Ход роли {who_gen}: {ability}, {role}.'],
    'formerMove:serveRole': [
      'What was done before, night {night}: {ability}, {role}.',
      'Прежний ход, ночь {night}: {ability}, {role}.',
    ],
    'servedMove:serveRole': [
      'Night {night}. {who} used the role: {ability}, {role}.',
      'Ночь {night}. Ход роли {who_gen}: {ability}, {role}.',
    ],
    servedRole: ['You served {about}. The civil role: {role}.', 'Вы обслуживали {about_acc}. Мирная роль: {role}.'],
    servedOwner: [
      'You went to this role: {role}. It belongs to {about}.',
      'Вы пришли к роли «{role}». Ее владелец — {about_nom}.',
    ],
    servedMove: [
      'Night {night}. {who} used the role: {ability}, {about}.',
      'Ночь {night}. Ход роли {who_gen}: {ability}, {about_nom}.',
    ],
    'servedMove:request': [
      'Night {night}. {who} used the role: {ability}, {role}.',
      'Ночь {night}. Ход роли {who_gen}: {ability}, {role}.',
    ],
    'servedMove:bait': [
      'Night {night}. {who} used the role: {ability}, {role}.',
      'Ночь {night}. Ход роли {who_gen}: {ability}, {role}.',
    ],
    servedResult: [
      'Night {night}. What {who} found: {about} — {result}.',
      'Ночь {night}. Результат роли {who_gen}: {about_nom} — {result}.',
    ],
    servedImpact: [
      'Night {night}. What happened to {who}: {what, select, attacked {an attack} blocked {an arrest} foiled {a foiled move} captured {captivity} released {a release} maimed {the loss of the role} client {a night in company} drugged {drugs} punished {a punishment} lifeSpent {the loss of the spare life} other {a hack}}.',
      'Ночь {night}. Что произошло с ролью {who_gen}: {what, select, attacked {покушение} blocked {блок} foiled {сорван ход} captured {плен} released {освобождение из плена} maimed {роль потеряна} client {ночь в компании} drugged {наркотики} punished {наказание} lifeSpent {потрачена запасная жизнь} other {взлом}}.',
    ],
    servedMessage: ['Night {night}. {who} was told: {text}', 'Ночь {night}. Сообщение для {who_gen}: {text}'],
    watchedMessage: ['{who} was told: {text}', 'Сообщение для {who_gen}: {text}'],
  },
  verbs: {
    serve: ['serve', 'visit', 'clean for', 'wait on'],
    serveRole: ['serve role', 'serve the role', 'visit role', 'visit the role', 'go to role'],
  },
} satisfies PartWords
