/** Words of roles of the evening. */
import { pimp } from './text-pimp.ts'
import type { declared } from './facts.ts'
import { did, ifNamed } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const hacker = {
  hacked: {
    stands: ['{who} is hacked', `{who_nom} ${did('who', 'взломан')}`],
    falls: ['{who} is not hacked', `{who_nom} не ${did('who', 'взломан')}`],
    asks: ['Is {who} hacked?', `${did('who', 'Взломан')} ли {who_nom}?`],
    would: ['{who} would be hacked', `{who_nom} ${did('who', 'был')} бы ${did('who', 'взломан')}`],
  },
  hackHolds: {
    stands: ['the hack of {who} is in force', 'взлом {who_gen} в силе'],
    falls: ['the hack of {who} is not in force', 'взлом {who_gen} не в силе'],
  },
  afterHisDeath: {
    stands: ['the death of the hacker ends no hack', 'смерть хакера не снимает взлома'],
    falls: ['with the hacker his hack is gone', 'вместе с хакером исчез и взлом'],
  },
  gameDayOver: {
    stands: ['the game day of {who} is over', 'игровые сутки {who_gen} истекли'],
    falls: ['the game day of {who} is not over', 'игровые сутки {who_gen} еще не истекли'],
  },
  usesRole: {
    stands: ['{who} uses one role alone', '{who_nom} пользуется только одной ролью'],
    falls: ['{who} does not choose between the roles', '{who_nom} не выбирает между ролями'],
    asks: ['Which role does {who} use?', 'Какой ролью пользуется {who_nom}?'],
  },
  choosesRole: {
    stands: [
      '{who} chooses the {role, select, civil {civil} other {negative}} role',
      '{who_nom} выбирает {role, select, civil {мирную} other {негативную}} роль',
    ],
    falls: [
      '{who} does not get to choose the {role, select, civil {civil} other {negative}} role',
      '{who_nom} не может выбрать {role, select, civil {мирную} other {негативную}} роль',
    ],
    would: [
      '{who} would choose the {role, select, civil {civil} other {negative}} role',
      `{who_nom} ${did('who', 'выбрал')} бы {role, select, civil {мирную} other {негативную}} роль`,
    ],
  },
  chosenForHim: {
    stands: [
      '{who} named no role and is left the {role, select, civil {civil} other {negative}} one',
      '{who_nom} не называет роли, остается {role, select, civil {мирная} other {негативная}}',
    ],
    falls: ['{who} named a role', '{who_nom} называет роль'],
  },
  hackedAgain: {
    stands: ['one role of {who} stays blocked', 'одна роль {who_gen} остается заблокированной'],
    falls: ['no role of {who} stays blocked', 'ни одна роль {who_gen} больше не заблокирована'],
  },
  hackerIsBlack: {
    stands: ['{who} is a black hacker', '{who_nom} — черный хакер'],
    falls: ['{who} is no black hacker', '{who_nom} — не черный хакер'],
  },
  namesAllTheSame: {
    stands: ['{who} names others all the same', '{who_nom} все равно назначает новые цели'],
    falls: ['{who} names nobody', '{who_nom} не назначает новых целей'],
  },
  hackFinds: {
    stands: ['{other} finds the civil role of {who}', '{other_nom} узнает мирную роль {who_gen}'],
    falls: ['{other} does not find the civil role of {who}', '{other_nom} не узнает мирную роль {who_gen}'],
  },
} satisfies Readonly<Record<string, Said>>

const anonymous = {
  watched: {
    stands: ['{who} is watched', 'за {who_ins} следят'],
    falls: ['{who} is not watched', 'за {who_ins} не следят'],
    asks: ['Is {who} watched?', 'Следят ли за {who_ins}?'],
    would: ['{who} would be watched', 'за {who_ins} следили бы'],
  },
  watchedNoMore: {
    stands: ['{who} makes room for somebody else', 'слежку за {who_ins} сменяет другая'],
    falls: ['{who} makes room for nobody', 'слежка за {who_ins} продолжается'],
  },
  watchOver: {
    stands: ['{who} is watched no more', 'за {who_ins} больше не следят'],
    falls: ['{who} is still watched', 'за {who_ins} все еще следят'],
  },
  sawRole: {
    stands: [
      ifNamed('other', '{other} sees the civil role of {who}', 'the civil role of {who} is seen'),
      ifNamed('other', '{other_nom} видит мирную роль {who_gen}', 'анонимус видит мирную роль {who_gen}'),
    ],
    falls: [
      ifNamed('other', '{other} does not see the civil role of {who}', 'nobody sees the civil role of {who}'),
      ifNamed('other', '{other_nom} не видит мирной роли {who_gen}', 'мирной роли {who_gen} не видит никто'),
    ],
    asks: ['Is the civil role of {who} seen?', 'Видна ли анонимусу мирная роль {who_gen}?'],
  },
  hearsOf: {
    stands: ['{other} hears of the role of {who}', '{other_nom} получает информацию роли {who_gen}'],
    falls: ['{other} does not hear of the role of {who}', '{other_nom} не получает информации роли {who_gen}'],
  },
} satisfies Readonly<Record<string, Said>>

export const evenings = {
  uses: {
    ...pimp.uses,
    hack: ['hack', 'взлом'],
    surveil: ['surveillance', 'слежка'],
    useRole: ['choice of a role', 'выбор роли'],
  },
  deeds: {
    ...pimp.deeds,
    hack: ['{actor} hacked {first}', `{actor_nom} ${did('actor', 'взломал')} {first_acc}`],
    surveil: ['{actor} began to watch {first}', `{actor_nom} ${did('actor', 'установил')} слежку за {first_ins}`],
    'surveil:2': [
      '{actor} began to watch {first} and {second}',
      `{actor_nom} ${did('actor', 'установил')} слежку за {first_ins} и {second_ins}`,
    ],
    useRole: ['{actor} chose a role to use', `{actor_nom} ${did('actor', 'выбрал')} роль`],
  },
  facts: { ...hacker, ...anonymous, ...pimp.facts } satisfies FactWords<typeof declared>,
  results: {
    foiled: ['move foiled', 'ход сорван'],
    blocked: ['role blocked', 'роль заблокирована'],
    attacked: ['attacked', 'нападение'],
    client: ['client', 'клиент'],
    visitorRoles: ['visitor roles', 'роли гостей'],
    visitors: ['visitors', 'гости'],
    captured: ['captured', 'плен'],
    released: ['released', 'освобождение'],
    maimed: ['maimed', 'покалечен'],
    drugged: ['drugged', 'наркотики'],
    hacked: ['hacked', 'взлом'],
    punished: ['punished', 'наказание'],
    civilRole: ['civil role', 'мирная роль'],
    generalInfo: ['general information', 'общая информация'],
    saved: ['saved', 'попал, игрок спасен'],
    missed: ['missed', 'не попал'],
    soulTaken: ['soul taken', 'душа забрана'],
    lifeSpent: ['spare life lost', 'потрачена запасная жизнь'],
  },
  terms: {
    hacked: ['hacked', 'взломан'],
    watched: ['watched', 'под слежкой'],
    ...pimp.terms,
    generalInfo: ['general information', 'общая информация'],
    silentHacked: ['silent after a hack', 'молчание после взлома'],
  },
  tells: {
    ...pimp.tells,
    hacked: [
      'You were hacked: your role is blocked until the end of the day.',
      'Вас взломали: ваша роль заблокирована до конца дня.',
    ],
    hackedBoth: [
      'You were hacked: both your roles are blocked until the end of the day. Then say which one you will use; the other stays blocked for another day.',
      'Вас взломали: обе ваши роли заблокированы до конца дня. Потом назовите ту, которой будете пользоваться; другая останется заблокированной еще на сутки.',
    ],
    hackedUntil: [
      'You were hacked: both your roles are blocked until the evening of day {day}.',
      'Вас взломали: обе ваши роли заблокированы до вечера дня {day}.',
    ],
    watched: ['You feel that you are being watched.', 'Вы чувствуете, что за вами наблюдают.'],
    watchedRole: ['You watch {about}. The civil role: {role}.', 'Вы следите за {about_ins}. Мирная роль: {role}.'],
    watchedMove: ['{who} used the role: {ability}, {about}.', 'Ход роли {who_gen}: {ability}, {about_nom}.'],
    'watchedMove:request': ['{who} used the role: {ability}, {role}.', 'Ход роли {who_gen}: {ability}, {role}.'],
    'watchedMove:bait': ['{who} used the role: {ability}, {role}.', 'Ход роли {who_gen}: {ability}, {role}.'],
    watchedResult: ['What {who} found: {about} — {result}.', 'Результат роли {who_gen}: {about_nom} — {result}.'],
    watchedImpact: [
      'What happened to {who}: {what, select, attacked {an attack} blocked {an arrest} foiled {a foiled move} captured {captivity} released {a release} maimed {the loss of the role} client {a night in company} drugged {drugs} punished {a punishment} lifeSpent {the loss of the spare life} other {a hack}}.',
      'Что произошло с ролью {who_gen}: {what, select, attacked {покушение} blocked {блок} foiled {сорван ход} captured {плен} released {освобождение из плена} maimed {роль потеряна} client {ночь в компании} drugged {наркотики} punished {наказание} lifeSpent {потрачена запасная жизнь} other {взлом}}.',
    ],
    hackFound: ['You hacked {about}. The civil role: {role}.', 'Вы взломали {about_acc}. Мирная роль: {role}.'],
  },
  verbs: {
    ...pimp.verbs,
    surveil: ['watch', 'surveil', 'spy on'],
    hack: ['hack', 'break into'],
    useRole: ['use', 'use role', 'keep role'],
  },
} satisfies PartWords
