/** Words of attacks: whom a shot reaches, what becomes of it, and suicides. */
import { did } from '../words.ts'
import type { Said } from '../words.ts'

export const teamEn = '{team, select, red {red} black {black} other {grey}}'
export const teamRu = '{team, select, red {красный} black {черный} other {серый}}'
const ofTeamRu = '{team, select, red {красная} black {черная} other {серая}}'

export const attacks = {
  prevented: {
    stands: ['{who} does not reach {other}', '{who_nom} не доходит до {other_gen}'],
    falls: ['{who} reaches {other}', '{who_nom} доходит до {other_gen}'],
  },
  cancelled: {
    stands: ['{who} calls the shot at {other} off', '{who_nom} отменяет ход к {other_dat}'],
    falls: ['{who} does not call the shot at {other} off', '{who_nom} не отменяет хода к {other_dat}'],
  },
  calledOff: {
    stands: ['the shot at {other} is called off', 'ход к {other_dat} отменен'],
    falls: ['the shot at {other} is not called off', 'ход к {other_dat} не отменен'],
  },
  strikes: {
    stands: ['{other} strikes {who}', '{other_nom} наносит удар {who_dat}'],
    falls: ['{other} does not strike {who}', '{other_nom} не наносит удара {who_dat}'],
    would: [
      '{other} would strike {who}',
      `{other_nom} ${did('other', 'нанес', 'нанесла', 'нанесли')} бы удар {who_dat}`,
    ],
  },
  shootsInsured: {
    stands: ['{other} shoots {who} as insurance', '{other_nom} стреляет в {who_acc} по страховке'],
    falls: ['{other} does not shoot {who} as insurance', '{other_nom} не стреляет в {who_acc} по страховке'],
    would: [
      '{other} would shoot {who} as insurance',
      `{other_nom} ${did('other', 'стрелял')} бы в {who_acc} по страховке`,
    ],
  },
  attacked: {
    stands: ['{other} attacks {who}', '{other_nom} нападает на {who_acc}'],
    falls: ['{other} does not attack {who}', '{other_nom} не нападает на {who_acc}'],
    would: ['{other} would attack {who}', `{other_nom} ${did('other', 'напал')} бы на {who_acc}`],
  },
  ownHand: {
    stands: ['{who} attempts suicide', '{who_nom} пытается покончить с собой'],
    falls: ['{who} attempts no suicide', '{who_nom} не пытается покончить с собой'],
    would: [
      '{who} would attempt suicide',
      `{who_nom} ${did('who', 'попытался', 'попыталась', 'попытались')} бы покончить с собой`,
    ],
  },
  ownBlow: {
    stands: ['{who} dies by the own hand', '{who_nom} умирает от собственной руки'],
    falls: ['{who} does not die by the own hand', '{who_nom} не умирает от собственной руки'],
    would: [
      '{who} would die by the own hand',
      `{who_nom} ${did('who', 'умер', 'умерла', 'умерли')} бы от собственной руки`,
    ],
  },
  attackedBefore: {
    stands: ['{who} was attacked before that', 'на {who_acc} уже напали раньше'],
    falls: ['{who} was not attacked before that', 'на {who_acc} раньше не нападали'],
    would: ['{who} would have been attacked before that', 'на {who_acc} напали бы раньше'],
  },
  heldByAttack: {
    stands: ['{who} was attacked and makes no later move', 'на {who_acc} напали, и более поздних ходов не будет'],
    falls: ['no attack takes this move from {who}', 'нападение не отнимает этого хода у {who_gen}'],
    would: ['{who} would make no later move', 'на {who_acc} напали бы, и более поздних ходов не было бы'],
  },
  heldByRescue: {
    stands: [
      '{who} was saved by another and makes no later civil move',
      '{who_acc} спасла чужая роль, и более поздних мирных ходов не будет',
    ],
    falls: ['no rescue takes this move from {who}', 'спасение не отнимает этого хода у {who_gen}'],
    would: [
      '{who} would make no later civil move',
      '{who_acc} спасла бы чужая роль, и более поздних мирных ходов не было бы',
    ],
  },
  blowTaken: {
    stands: ['a bodyguard took the blow for {who}', 'удар по {who_dat} принимает телохранитель'],
    falls: ['no bodyguard took a blow for {who}', 'удара по {who_dat} телохранитель не принимает'],
    would: ['a bodyguard would have taken a blow for {who}', 'удар по {who_dat} принял бы телохранитель'],
  },
  capturesAllTheSame: {
    stands: ['an attack does not stop an executor', 'нападение не срывает ход экзекутора'],
    falls: ['an attack stops {who}', 'нападение срывает ход {who_gen}'],
  },
  came: {
    stands: ['{other} comes to {who}', '{other_nom} приходит к {who_dat}'],
    falls: ['{other} does not come to {who}', '{other_nom} не приходит к {who_dat}'],
    would: ['{other} would come to {who}', `{other_nom} ${did('other', 'пришел', 'пришла', 'пришли')} бы к {who_dat}`],
  },
  saved: {
    stands: ['{who} is saved', `{who_nom} ${did('who', 'спасен')}`],
    falls: ['{who} is not saved', `{who_nom} не ${did('who', 'спасен')}`],
    would: ['{who} would be saved', `{who_nom} ${did('who', 'был')} бы ${did('who', 'спасен')}`],
  },
  wouldDie: {
    stands: ['{who} dies of it as things are', 'при таком раскладе {who_nom} умирает'],
    falls: ['{who} does not die of it as things are', 'при таком раскладе {who_nom} живет'],
  },
  killedBefore: {
    stands: ['{who} was killed already', `{who_nom} уже ${did('who', 'убит')}`],
    falls: ['{who} was not killed yet', `{who_nom} еще не ${did('who', 'убит')}`],
  },
  kill: {
    stands: ['{who} killed somebody', '{who_nom} убивает'],
    falls: ['{who} killed nobody', '{who_nom} никого не убивает'],
  },
  sawTheTeam: {
    stands: [`{other} sees the team of {who}: ${teamEn}`, `{other_nom} узнает команду {who_gen} (${ofTeamRu})`],
    falls: ['{other} does not see the team of {who}', '{other_nom} не видит команды {who_gen}'],
  },
  killsTaken: {
    stands: ['the side made its kills of this night already', 'лимит убийств этой ночи исчерпан'],
    falls: ['the side may still kill tonight', 'лимит убийств этой ночи не исчерпан'],
  },
  suicide: {
    stands: ['{who} commits suicide', '{who_nom} совершает самоубийство'],
    falls: ['{who} does not commit suicide', '{who_nom} не совершает самоубийства'],
    would: ['{who} would commit suicide', `{who_nom} ${did('who', 'совершил')} бы самоубийство`],
  },
  conditionMet: {
    stands: ['{who} dies, and that calls it off', '{who_nom} умирает, и это отменяет самоубийство'],
    falls: ['{who} does not die, so nothing calls it off', '{who_nom} не умирает, и самоубийство ничто не отменяет'],
  },
  conditionRuled: {
    stands: ['the host rules that it is called off', 'ведущий отменил самоубийство'],
    falls: ['the host does not call it off', 'ведущий не отменял самоубийства'],
  },
  partnersAgree: {
    stands: ['the partners of {who} agree', 'напарники {who_gen} согласны'],
    falls: ['the partners of {who} do not agree', 'напарники {who_gen} не согласны'],
  },
  noLifeForSuicide: {
    stands: ['an own life does not save {who} from suicide', 'от самоубийства запасная жизнь {who_acc} не спасает'],
    falls: ['an own life saves {who}', 'от самоубийства запасная жизнь {who_acc} спасает'],
  },
} satisfies Readonly<Record<string, Said>>
