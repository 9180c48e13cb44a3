/** Words of those who follow others and notice who comes: where somebody went, which role somebody has. */
import { did } from '../words.ts'
import type { Said } from '../words.ts'

export const by = '{side, select, mafia {the mafia} maniac {the maniac’s side} joker {the joker} other {somebody}}'
export const ot = '{side, select, mafia {сторона мафии} maniac {сторона маньяка} joker {джокер} other {неизвестно}}'

export const watching = {
  went: {
    stands: ['{other} goes to {who}', '{other_nom} идет к {who_dat}'],
    falls: ['{other} does not go to {who}', '{other_nom} не идет к {who_dat}'],
  },
  seenGoing: {
    stands: ['{who} is seen to go to {other}', `{who_nom} ${did('who', 'замечен')} на пути к {other_dat}`],
    falls: ['{who} is not seen to go to {other}', `{who_nom} не ${did('who', 'замечен')} на пути к {other_dat}`],
    would: [
      '{who} would be seen to go to {other}',
      `{who_nom} ${did('who', 'был')} бы ${did('who', 'замечен')} на пути к {other_dat}`,
    ],
  },
  sentOut: {
    stands: ['{who} sent it in', '{who_nom} отправляет этот ход'],
    falls: ['{who} did not send it in', '{who_nom} не отправляет этот ход'],
  },
  leavesNoTrace: {
    stands: ['a special move leaves no trace', 'особый ход оборотня не виден'],
    falls: ['it leaves a trace', 'этот ход виден'],
  },
  staysIn: {
    stands: [
      '{how, select, attacked {an attack} guarded {a guard} client {company} other {the loss of the role}} keeps {who} at home',
      '{who_nom} остается дома: {how, select, attacked {на дом напали} guarded {дом под защитой} client {там клиент} other {роль потеряна}}',
    ],
    falls: [
      '{how, select, attacked {no attack} guarded {no guard} client {no company} other {nothing}} keeps {who} at home',
      '{who_nom} не остается дома: {how, select, attacked {нападения нет} guarded {защиты нет} client {там не клиент} other {роль не потеряна}}',
    ],
    would: [
      '{how, select, attacked {an attack} guarded {a guard} client {company} other {the loss of the role}} would keep {who} at home',
      `{who_nom} ${did('who', 'остался', 'осталась', 'остались')} бы дома: {how, select, attacked {на дом напали бы} guarded {дом был бы под защитой} client {там был бы клиент} other {роль была бы потеряна}}`,
    ],
  },
  staysHome: {
    stands: ['for trackers {who} sits at home', 'для слежки {who_nom} сидит дома'],
    falls: ['{who} may be tracked', 'следить за {who_ins} можно'],
  },
  onHimself: {
    stands: ['{who} moved on oneself', '{who_nom} ходит на самого себя'],
    falls: ['{who} did not move on oneself', '{who_nom} ходит не на самого себя'],
  },
  showsWay: {
    stands: ['that {who} went to {other} is shown', 'слежка показывает мирный ход {who_gen} к {other_dat}'],
    falls: ['that {who} went to {other} is not shown', 'слежка не показывает мирный ход {who_gen} к {other_dat}'],
    would: ['that {who} went to {other} would be shown', 'слежка показала бы мирный ход {who_gen} к {other_dat}'],
  },
  wentAsNegative: {
    stands: [
      'the move of the negative role of {who} is shown instead',
      'вместо мирного виден негативный ход {who_gen}',
    ],
    falls: ['no move of a negative role of {who} is shown instead', 'негативный ход {who_gen} не скрывает мирного'],
    would: [
      'the move of the negative role of {who} would be shown instead',
      'негативный ход {who_gen} скрыл бы мирный',
    ],
  },
  seesBoth: {
    stands: ['{who} sees both moves', '{who_nom} видит оба хода'],
    falls: ['{who} does not see both moves', '{who_nom} не видит обоих ходов'],
  },
  trackedTo: {
    stands: ['{who} is tracked to {other}', 'слежка показывает, что {who_nom} ходит к {other_dat}'],
    falls: ['{who} is not tracked to {other}', 'слежка не показывает, что {who_nom} ходит к {other_dat}'],
    would: ['{who} would be tracked to {other}', 'слежка показала бы, что {who_nom} ходит к {other_dat}'],
  },
  trackedAbout: {
    stands: [
      '{who} is tracked to {other} and further',
      'слежка показывает, что {who_nom} ходит к {other_dat} и не только',
    ],
    falls: ['{who} is not tracked', 'слежка не показывает хода {who_gen}'],
    would: [
      '{who} would be tracked to {other} and further',
      'слежка показала бы, что {who_nom} ходит к {other_dat} и не только',
    ],
  },
  seesAtHome: {
    stands: ['{who} sees {other} at home', '{who_nom} видит, что {other_nom} сидит дома'],
    falls: ['{who} does not see {other} at home', '{who_nom} не видит, что {other_nom} сидит дома'],
    would: ['{who} would see {other} at home', `{who_nom} ${did('who', 'увидел')} бы, что {other_nom} сидит дома`],
  },
  caught: {
    stands: ['{other} saw {who} at an attack', '{other_nom} застает {who_acc} на покушении'],
    falls: ['{other} did not see {who} at an attack', '{other_nom} не застает {who_acc} на покушении'],
    would: [
      '{other} would have seen {who} at an attack',
      `{other_nom} ${did('other', 'застал')} бы {who_acc} на покушении`,
    ],
  },
  confirmedAttack: {
    stands: [
      'the visit of {who} to {other} was the move of a negative role',
      '{who_nom} ходит к {other_dat} негативной ролью',
    ],
    falls: [
      'the visit of {who} to {other} was no move of a negative role',
      '{who_nom} ходит к {other_dat} не негативной ролью',
    ],
  },
  cannotHaveGone: {
    stands: ['{who} cannot have gone to {other}', '{who_nom} не может ходить к {other_dat}'],
    falls: ['{who} can have gone to {other}', '{who_nom} может ходить к {other_dat}'],
  },
  nobodyThere: {
    stands: ['nobody can have gone to {who}', 'к {who_dat} не может прийти никто'],
    falls: ['somebody can have gone to {who}', 'к {who_dat} кто-то может прийти'],
  },
  learnsRole: {
    stands: ['{who} learns the civil role of {other}', '{who_nom} узнает мирную роль {other_gen}'],
    falls: ['{who} does not learn the civil role of {other}', '{who_nom} не узнает мирную роль {other_gen}'],
    would: [
      '{who} would learn the civil role of {other}',
      `{who_nom} ${did('who', 'узнал')} бы мирную роль {other_gen}`,
    ],
  },
  learnsTeam: {
    stands: ['{who} learns the team of {other}', '{who_nom} узнает команду {other_gen}'],
    falls: ['{who} does not learn the team of {other}', '{who_nom} не узнает команду {other_gen}'],
    would: ['{who} would learn the team of {other}', `{who_nom} ${did('who', 'узнал')} бы команду {other_gen}`],
  },
  movesOf: {
    stands: [
      'it is known where the role was on night {night}: {role}',
      'известно, куда роль «{role}» ходила в ночь {night}',
    ],
    falls: [
      'it is not known where the role was on night {night}: {role}',
      'неизвестно, куда роль «{role}» ходила в ночь {night}',
    ],
  },
  roleAtHome: {
    stands: ['the role was at home on night {night}: {role}', 'в ночь {night} роль «{role}» сидит дома'],
    falls: ['the role was not at home on night {night}: {role}', 'в ночь {night} роль «{role}» не сидит дома'],
  },
  getsWhereabouts: {
    stands: [
      '{who} is told where the role was on night {night}: {role}',
      '{who_nom} узнает, куда роль «{role}» ходила в ночь {night}',
    ],
    falls: [
      '{who} is not told where the role was on night {night}: {role}',
      '{who_nom} не узнает, куда роль «{role}» ходила в ночь {night}',
    ],
    would: [
      '{who} would be told where the role was on night {night}: {role}',
      `{who_nom} ${did('who', 'узнал')} бы, куда роль «{role}» ходила в ночь {night}`,
    ],
  },
  hadVisitors: {
    stands: ['somebody came to {who}', 'к {who_dat} этой ночью приходили'],
    falls: ['nobody came to {who}', 'к {who_dat} этой ночью никто не приходил'],
    would: ['somebody would have come to {who}', 'к {who_dat} этой ночью пришли бы'],
  },
  noticedByName: {
    stands: ['{who} is noticed at the home of {other}', 'гость {who_gen} известен по имени'],
    falls: ['{who} is not noticed at the home of {other}', 'имя гостя {who_gen} остается неизвестным'],
    would: ['{who} would be noticed at the home of {other}', 'гость {who_gen} был бы известен по имени'],
  },
  noticesVisitors: {
    stands: ['{who} notices visitors', '{who_nom} замечает гостей'],
    falls: ['{who} notices no visitors', '{who_nom} не замечает гостей'],
    would: ['{who} would notice visitors', `{who_nom} ${did('who', 'заметил')} бы гостей`],
  },
  noticesSlander: {
    stands: [
      `{who} notices that {other} is slandered by ${by}`,
      `{who_nom} замечает, что {other_acc} очернили (${ot})`,
    ],
    falls: ['{who} does not notice any slander on {other}', '{who_nom} не замечает, что {other_acc} очернили'],
    would: ['{who} would notice slander on {other}', `{who_nom} ${did('who', 'заметил')} бы, что {other_acc} очернили`],
  },
  slanderNoticed: {
    stands: ['{who} notices slander', '{who_nom} замечает очернение'],
    falls: ['{who} notices no slander', '{who_nom} не замечает очернения'],
    asks: ['Does {who} notice slander?', 'Замечает ли {who_nom} очернение?'],
    would: ['{who} would notice slander', `{who_nom} ${did('who', 'заметил')} бы очернение`],
  },
  slanderPassed: {
    stands: ['slander on {who} was noticed ({phase})', 'очернение {who_gen} замечено ({phase})'],
    falls: ['slander on {who} was not noticed', 'очернение {who_gen} не замечено'],
  },
} satisfies Readonly<Record<string, Said>>
