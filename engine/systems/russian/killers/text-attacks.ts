/** Words of attacks: whom a shot reaches, what becomes of it, and suicides. */
import type { Said } from '../words.ts'

export const teamEn = '{team, select, red {red} black {black} other {grey}}'
export const teamRu = '{team, select, red {красный} black {черный} other {серый}}'

export const attacks = {
  prevented: {
    stands: ['{who} does not reach {other}', '{who} не доходит до цели: {other}'],
    falls: ['{who} reaches {other}', '{who} доходит до цели: {other}'],
  },
  cancelled: {
    stands: ['{who} calls the shot at {other} off', '{who} отменяет ход: {other}'],
    falls: ['{who} does not call the shot at {other} off', '{who} не отменяет ход: {other}'],
  },
  calledOff: {
    stands: ['the shot at {other} is called off', 'ход в эту цель отменен: {other}'],
    falls: ['the shot at {other} is not called off', 'ход в эту цель не отменен: {other}'],
  },
  strikes: {
    stands: [
      '{other} strikes {who}',
      '{who_forms, select, yes {{other} наносит удар {who_dat}} other {{other} наносит удар игроку {who}}}',
    ],
    falls: ['{other} does not strike {who}', '{other} не наносит удара: {who}'],
    would: [
      '{other} would strike {who}',
      '{who_forms, select, yes {{other} собирается нанести удар {who_dat}} other {{other} собирается нанести удар игроку {who}}}',
    ],
  },
  attacked: {
    stands: [
      '{other} attacks {who}',
      '{who_forms, select, yes {{other} нападает на {who_acc}} other {{other} нападает на игрока {who}}}',
    ],
    falls: [
      '{other} does not attack {who}',
      '{who_forms, select, yes {{other} не нападает на {who_acc}} other {{other} не нападает на игрока {who}}}',
    ],
    would: [
      '{other} would attack {who}',
      '{who_forms, select, yes {{other} собирается напасть на {who_acc}} other {{other} собирается напасть на игрока {who}}}',
    ],
  },
  ownHand: {
    stands: ['{who} attempts suicide', '{who}: попытка самоубийства'],
    falls: ['{who} attempts no suicide', '{who}: попытки самоубийства нет'],
    would: ['{who} would attempt suicide', '{who}: самоубийство намечено'],
  },
  ownBlow: {
    stands: ['{who} dies by the own hand', '{who}: самоубийство проходит'],
    falls: ['{who} does not die by the own hand', '{who}: самоубийство не проходит'],
    would: ['{who} would die by the own hand', '{who}: самоубийство прошло бы'],
  },
  attackedBefore: {
    stands: [
      '{who} was attacked before that',
      '{who_forms, select, yes {нападение на {who_acc} уже было} other {нападение на игрока {who} уже было}}',
    ],
    falls: ['{who} was not attacked before that', 'нападения до этого не было: {who}'],
    would: [
      '{who} would have been attacked before that',
      '{who_forms, select, yes {нападение на {who_acc} намечено раньше} other {нападение на игрока {who} намечено раньше}}',
    ],
  },
  heldByAttack: {
    stands: ['{who} was attacked and makes no later move', '{who}: нападение, более поздний ход пропущен'],
    falls: ['no attack takes this move from {who}', '{who}: этому ходу нападение не мешает'],
    would: ['{who} would make no later move', '{who}: более поздний ход пропадает'],
  },
  heldByRescue: {
    stands: [
      '{who} was saved by another and makes no later civil move',
      '{who}: спасение чужой ролью, мирный ход сорван',
    ],
    falls: ['no rescue takes this move from {who}', '{who}: этому ходу спасение не мешает'],
    would: ['{who} would make no later civil move', '{who}: мирный ход пропадает'],
  },
  blowTaken: {
    stands: ['a bodyguard took the blow for {who}', 'удар принимает телохранитель: {who}'],
    falls: ['no bodyguard took a blow for {who}', 'удара телохранитель не принимает: {who}'],
    would: ['a bodyguard would have taken a blow for {who}', 'удар принял бы телохранитель: {who}'],
  },
  capturesAllTheSame: {
    stands: ['an attack does not stop an executor', 'нападение не срывает ход экзекутора'],
    falls: ['an attack stops {who}', '{who}: нападение срывает ход'],
  },
  came: {
    stands: [
      '{other} comes to {who}',
      '{who_forms, select, yes {{other} приходит к {who_dat}} other {{other} приходит к игроку {who}}}',
    ],
    falls: [
      '{other} does not come to {who}',
      '{who_forms, select, yes {{other} не приходит к {who_dat}} other {{other} не приходит к игроку {who}}}',
    ],
    would: [
      '{other} would come to {who}',
      '{who_forms, select, yes {{other} собирается прийти к {who_dat}} other {{other} собирается прийти к игроку {who}}}',
    ],
  },
  saved: {
    stands: ['{who} is saved', 'спасение: {who}'],
    falls: ['{who} is not saved', 'спасения нет: {who}'],
    would: ['{who} would be saved', 'спасение было возможно: {who}'],
  },
  wouldDie: {
    stands: ['{who} dies of it as things are', 'при таком раскладе {who} умирает'],
    falls: ['{who} does not die of it as things are', 'при таком раскладе {who} живет'],
  },
  killedBefore: {
    stands: ['{who} was killed already', 'убийство уже совершено: {who}'],
    falls: ['{who} was not killed yet', 'убийства еще нет: {who}'],
  },
  kill: {
    stands: ['{who} killed somebody', '{who}: успешное убийство'],
    falls: ['{who} killed nobody', '{who}: убийства нет'],
  },
  sawTheTeam: {
    stands: [
      `{other} sees the team of {who}: ${teamEn}`,
      `{who_forms, select, yes {{other} узнает команду {who_gen}: ${teamRu}} other {{other} узнает команду игрока {who}: ${teamRu}}}`,
    ],
    falls: [
      '{other} does not see the team of {who}',
      '{who_forms, select, yes {{other} не узнает команду {who_gen}} other {{other} не узнает команду игрока {who}}}',
    ],
  },
  killsTaken: {
    stands: ['the side made its kills of this night already', 'лимит убийств этой ночи исчерпан'],
    falls: ['the side may still kill tonight', 'лимит убийств этой ночи не исчерпан'],
  },
  suicide: {
    stands: ['{who} commits suicide', '{who}: самоубийство'],
    falls: ['{who} does not commit suicide', '{who}: самоубийства нет'],
    would: ['{who} would commit suicide', '{who} собирается совершить самоубийство'],
  },
  conditionMet: {
    stands: ['{who} dies, and that calls it off', '{who} умирает, это отменяет самоубийство'],
    falls: ['{who} does not die, so nothing calls it off', '{who} живет, условие отмены не выполнено'],
  },
  conditionRuled: {
    stands: ['the host rules that it is called off', 'ведущий: самоубийство отменено'],
    falls: ['the host does not call it off', 'ведущий: самоубийство в силе'],
  },
  partnersAgree: {
    stands: ['the partners of {who} agree', '{who}: напарники согласны'],
    falls: ['the partners of {who} do not agree', '{who}: согласия напарников нет'],
  },
  noLifeForSuicide: {
    stands: ['an own life does not save {who} from suicide', '{who}: собственная жизнь не спасает от самоубийства'],
    falls: ['an own life saves {who}', '{who}: собственная жизнь спасает'],
  },
} satisfies Readonly<Record<string, Said>>
