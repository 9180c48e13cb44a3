/** Words of those who follow others and notice who comes: where somebody went, which role somebody has. */
import type { Said } from '../words.ts'

export const by = '{side, select, mafia {the mafia} maniac {the maniac’s side} joker {the joker} other {somebody}}'
export const ot = '{side, select, mafia {сторона мафии} maniac {сторона маньяка} joker {джокер} other {неизвестно}}'

export const watching = {
  went: {
    stands: ['{other} goes to {who}', 'ход: {other}, цель — {who}'],
    falls: ['{other} does not go to {who}', 'хода нет: {other}, цель — {who}'],
  },
  seenGoing: {
    stands: ['{who} is seen to go to {other}', 'виден ход: {who}, цель — {other}'],
    falls: ['{who} is not seen to go to {other}', 'ход не виден: {who}, цель — {other}'],
    would: ['{who} would be seen to go to {other}', 'ход был бы виден: {who}, цель — {other}'],
  },
  sentOut: {
    stands: ['{who} sent it in', '{who} отправляет этот ход'],
    falls: ['{who} did not send it in', '{who} не отправляет этот ход'],
  },
  leavesNoTrace: {
    stands: ['a special move leaves no trace', 'особый ход оборотня не виден'],
    falls: ['it leaves a trace', 'этот ход виден'],
  },
  staysIn: {
    stands: [
      '{how, select, attacked {an attack} guarded {a guard} client {company} other {the loss of the role}} keeps {who} at home',
      '{who} остается дома: {how, select, attacked {нападение} guarded {защита} client {клиент} other {роль потеряна}}',
    ],
    falls: [
      '{how, select, attacked {no attack} guarded {no guard} client {no company} other {nothing}} keeps {who} at home',
      '{who} не остается дома: {how, select, attacked {нападения нет} guarded {защиты нет} client {не клиент} other {роль не потеряна}}',
    ],
    would: [
      '{how, select, attacked {an attack} guarded {a guard} client {company} other {the loss of the role}} would keep {who} at home',
      '{who}: пришлось бы остаться дома ({how, select, attacked {нападение} guarded {защита} client {клиент} other {потеря роли}})',
    ],
  },
  staysHome: {
    stands: ['for trackers {who} sits at home', 'для слежки {who} сидит дома'],
    falls: ['{who} may be tracked', 'слежка возможна: {who}'],
  },
  onHimself: {
    stands: ['{who} moved on oneself', 'ход на самого себя: {who}'],
    falls: ['{who} did not move on oneself', 'это не ход на самого себя: {who}'],
  },
  showsWay: {
    stands: ['that {who} went to {other} is shown', 'слежка показывает мирный ход: {who}, цель — {other}'],
    falls: ['that {who} went to {other} is not shown', 'слежка не показывает мирный ход: {who}, цель — {other}'],
    would: ['that {who} went to {other} would be shown', 'слежка показала бы мирный ход: {who}, цель — {other}'],
  },
  wentAsNegative: {
    stands: ['the move of the negative role of {who} is shown instead', 'вместо него виден негативный ход: {who}'],
    falls: ['no move of a negative role of {who} is shown instead', 'негативный ход его не скрывает: {who}'],
    would: ['the move of the negative role of {who} would be shown instead', 'негативный ход скрыл бы его: {who}'],
  },
  seesBoth: {
    stands: ['{who} sees both moves', '{who} видит оба хода'],
    falls: ['{who} does not see both moves', '{who} не видит оба хода'],
  },
  trackedTo: {
    stands: ['{who} is tracked to {other}', 'слежка показывает ход: {who}, цель — {other}'],
    falls: ['{who} is not tracked to {other}', 'слежка не показывает хода: {who}, цель — {other}'],
    would: ['{who} would be tracked to {other}', 'слежка показала бы ход: {who}, цель — {other}'],
  },
  trackedAbout: {
    stands: ['{who} is tracked to {other} and further', 'слежка показывает ход: {who}, цель — {other} и не только'],
    falls: ['{who} is not tracked', 'слежка не показывает хода: {who}'],
    would: [
      '{who} would be tracked to {other} and further',
      'слежка показала бы ход: {who}, цель — {other} и не только',
    ],
  },
  seesAtHome: {
    stands: ['{who} sees {other} at home', '{who} видит: {other} сидит дома'],
    falls: ['{who} does not see {other} at home', '{who} не видит, что {other} сидит дома'],
    would: ['{who} would see {other} at home', '{who} видит: {other} сидит дома'],
  },
  caught: {
    stands: ['{other} saw {who} at an attack', '{other} застает на покушении: {who}'],
    falls: ['{other} did not see {who} at an attack', '{other} не застает на покушении: {who}'],
    would: ['{other} would have seen {who} at an attack', '{other} застает на покушении: {who}'],
  },
  confirmedAttack: {
    stands: [
      'the visit of {who} to {other} was the move of a negative role',
      'это ход негативной роли: {who}, цель — {other}',
    ],
    falls: [
      'the visit of {who} to {other} was no move of a negative role',
      'это не ход негативной роли: {who}, цель — {other}',
    ],
  },
  cannotHaveGone: {
    stands: ['{who} cannot have gone to {other}', 'такой ход невозможен: {who}, цель — {other}'],
    falls: ['{who} can have gone to {other}', 'такой ход возможен: {who}, цель — {other}'],
  },
  nobodyThere: {
    stands: ['nobody can have gone to {who}', 'прийти сюда не мог никто: {who}'],
    falls: ['somebody can have gone to {who}', 'прийти сюда кто-то мог: {who}'],
  },
  learnsRole: {
    stands: [
      '{who} learns the civil role of {other}',
      '{other_forms, select, yes {{who} узнает мирную роль {other_gen}} other {{who} узнает мирную роль игрока {other}}}',
    ],
    falls: [
      '{who} does not learn the civil role of {other}',
      '{other_forms, select, yes {{who} не узнает мирную роль {other_gen}} other {{who} не узнает мирную роль игрока {other}}}',
    ],
    would: [
      '{who} would learn the civil role of {other}',
      '{other_forms, select, yes {{who} узнает мирную роль {other_gen}} other {{who} узнает мирную роль игрока {other}}}',
    ],
  },
  learnsTeam: {
    stands: [
      '{who} learns the team of {other}',
      '{other_forms, select, yes {{who} узнает команду {other_gen}} other {{who} узнает команду игрока {other}}}',
    ],
    falls: [
      '{who} does not learn the team of {other}',
      '{other_forms, select, yes {{who} не узнает команду {other_gen}} other {{who} не узнает команду игрока {other}}}',
    ],
    would: [
      '{who} would learn the team of {other}',
      '{other_forms, select, yes {{who} узнает команду {other_gen}} other {{who} узнает команду игрока {other}}}',
    ],
  },
  notInGame: {
    stands: ['nobody has this role: {role}', 'роли нет на игре: {role}'],
    falls: ['somebody has this role: {role}', 'роль есть на игре: {role}'],
  },
  movesOf: {
    stands: ['it is known where the role was on night {night}: {role}', 'ход роли известен (ночь {night}): {role}'],
    falls: [
      'it is not known where the role was on night {night}: {role}',
      'ход роли неизвестен (ночь {night}): {role}',
    ],
  },
  roleAtHome: {
    stands: ['the role was at home on night {night}: {role}', 'роль сидит дома (ночь {night}): {role}'],
    falls: ['the role was not at home on night {night}: {role}', 'роль не сидит дома (ночь {night}): {role}'],
  },
  getsWhereabouts: {
    stands: [
      '{who} is told where the role was on night {night}: {role}',
      '{who} узнает о ходе роли (ночь {night}): {role}',
    ],
    falls: [
      '{who} is not told where the role was on night {night}: {role}',
      '{who} не узнает о ходе роли (ночь {night}): {role}',
    ],
    would: [
      '{who} would be told where the role was on night {night}: {role}',
      '{who} узнает о ходе роли (ночь {night}): {role}',
    ],
  },
  hadVisitors: {
    stands: ['somebody came to {who}', 'гости этой ночью: {who}'],
    falls: ['nobody came to {who}', 'гостей этой ночью нет: {who}'],
    would: ['somebody would have come to {who}', 'были бы гости: {who}'],
  },
  noticedByName: {
    stands: ['{who} is noticed at the home of {other}', 'имя гостя: {who}'],
    falls: ['{who} is not noticed at the home of {other}', 'имя гостя остается неизвестным: {who}'],
    would: ['{who} would be noticed at the home of {other}', 'имя гостя могло бы быть известно: {who}'],
  },
  noticesVisitors: {
    stands: ['{who} notices visitors', '{who} замечает гостей'],
    falls: ['{who} notices no visitors', '{who} не замечает гостей'],
    would: ['{who} would notice visitors', '{who} замечает гостей'],
  },
  noticesSlander: {
    stands: [`{who} notices that {other} is slandered by ${by}`, `{who} замечает очернение ({other}): ${ot}`],
    falls: ['{who} does not notice any slander on {other}', '{who} не замечает очернение ({other})'],
    would: ['{who} would notice slander on {other}', '{who} замечает очернение ({other})'],
  },
  slanderNoticed: {
    stands: ['{who} notices slander', '{who} замечает очернение'],
    falls: ['{who} notices no slander', '{who} не замечает очернение'],
    asks: ['Does {who} notice slander?', 'Замечает ли {who} очернение?'],
    would: ['{who} would notice slander', '{who} замечает очернение'],
  },
  slanderPassed: {
    stands: ['slander on {who} was noticed ({phase})', 'очернение замечено: {who} ({phase})'],
    falls: ['slander on {who} was not noticed', 'очернение не замечено: {who}'],
  },
} satisfies Readonly<Record<string, Said>>
