/** Words for the families of killers: the son of the boss, orders, and two pairs. */
import type { declared } from './facts.ts'
import { imitators } from './text-illusion.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const sideEn = '{side, select, mafia {the mafia} other {the maniac’s side}}'
const sideRu = '{side, select, mafia {сторона мафии} other {сторона маньяка}}'
const howEn =
  '{how, select, self {that is himself} kamikaze {a kamikaze} ward {the ward of a bodyguard} guarded {under guard} other {a black}}'
const howRu =
  '{how, select, self {это сам исполнитель} kamikaze {это камикадзе} ward {это подопечный телохранителя} guarded {цель под защитой блокера} other {это черный}}'

const sons = {
  stranger: {
    stands: ['{who} does not belong to the side', '{who_nom} — посторонний для этой стороны'],
    falls: ['{who} belongs to the side', '{who_nom} — свой для этой стороны'],
  },
  ofTheFamily: {
    stands: ['{who} is one of the family', '{who_nom} — член этой группы'],
    falls: ['{who} is not of the family', '{who_nom} — не член этой группы'],
  },
  notTheInsurer: {
    stands: ['{who} was not named to step in', 'страховать поручено другому, а не {who_dat}'],
    falls: ['{who} may step in', '{who_nom} может страховать'],
  },
  namedInsurer: {
    stands: ['{who} was named to step in', 'стрелок назвал страхующим {who_acc}'],
    falls: ['{who} was not named to step in', 'страховать поручено другому, а не {who_dat}'],
  },
  thirdShot: {
    stands: ['a third shot is too much', 'третий выстрел лишний'],
    falls: ['a third shot is not too much', 'третий выстрел не лишний'],
  },
  allThreeShoot: {
    stands: ['each of three shoots once', 'из тройки стреляет каждый'],
    falls: ['there are not three of them', 'тройка неполная'],
  },
  insuresPartnersOnly: {
    stands: ['{who} can insure partners only', '{who_nom} страхует только напарников'],
    falls: ['{who} is not bound to insure a partner', '{who_nom} страхует не только напарников'],
  },
  thirdIsFree: {
    stands: ['another partner was named to step in', 'страховать поручено другому напарнику'],
    falls: ['no other partner was named to step in', 'страховать другому не поручено'],
  },
  successor: {
    stands: ['{who} is named successor', '{who_nom} — преемник'],
    falls: ['{who} is not named successor', '{who_nom} — не преемник'],
    would: ['{who} would be named successor', `{who_nom} ${did('who', 'стал')} бы преемником`],
  },
  successorChosen: {
    stands: ['{who} is chosen for it', 'ведущий выбрал преемником {who_acc}'],
    falls: ['{who} is not chosen for it', 'ведущий выбрал преемником не {who_acc}'],
  },
  onlyPartner: {
    stands: ['{who} is the only partner left', 'других напарников у {who_gen} нет'],
    falls: ['{who} is not the only partner left', 'у {who_gen} есть и другие напарники'],
  },
  noSon: {
    stands: ['there is no son of the boss or daughter of the head there', 'сына босса или дочери главы здесь нет'],
    falls: ['there is a son of the boss or daughter of the head', 'сын босса или дочь главы есть'],
  },
  noPartner: {
    stands: ['{who} is no partner', '{who_nom} — не напарник'],
    falls: ['{who} is a partner', '{who_nom} — напарник'],
  },
  lastPartner: {
    stands: [
      '{who} is the last one of the pair, and a successor passes nothing on to that one',
      '{who_nom} — последний из пары, и преемник не передает статуса дальше',
    ],
    falls: ['a successor may pass the status on to {who}', 'преемник может передать статус {who_dat}'],
  },
  namedBefore: {
    stands: ['{who} was named before, by a word that goes first', 'раньше назначен другой преемник, {who_nom}'],
    falls: ['nobody else was named', 'другой преемник не назначен'],
  },
  becameSon: {
    stands: ['{who} becomes the third partner', '{who_nom} становится третьим членом группы'],
    falls: ['{who} does not become the third partner', '{who_nom} не становится третьим членом группы'],
    asks: ['Does {who} become the third partner?', 'Становится ли {who_nom} третьим членом группы?'],
    would: ['{who} would become the third partner', `{who_nom} ${did('who', 'стал')} бы третьим членом группы`],
  },
} satisfies Readonly<Record<string, Said>>

const orders = {
  goesOnOrder: {
    stands: ['{who} goes for {other}', '{who_nom} идет по заказу к {other_dat}'],
    falls: ['{who} goes for nobody', '{who_nom} не идет по заказу'],
    would: [
      '{who} would go for {other}',
      `{who_nom} ${did('who', 'пошел', 'пошла', 'пошли')} бы по заказу к {other_dat}`,
    ],
  },
  setsOut: {
    stands: ['nothing keeps {who} from a special move', 'особому ходу {who_gen} ничего не мешает'],
    falls: ['something keeps {who} from a special move', 'особый ход {who_gen} сорван'],
    would: ['nothing would keep {who} from a special move', 'особому ходу {who_gen} ничего не мешало бы'],
  },
  sentBy: {
    stands: ['{other} sends {who}', 'заказывает {other_nom}, исполняет {who_nom}'],
    falls: ['{other} does not send {who}', 'заказывает не {other_nom}'],
  },
  holderFound: {
    stands: ['somebody within reach has the role: {role}', 'среди доступных целей есть роль «{role}»'],
    falls: ['nobody within reach has the role: {role}', 'среди доступных целей нет роли «{role}»'],
  },
  withinReach: {
    stands: ['{who} has it and is within reach', 'роль есть у {who_gen}, и цель доступна'],
    falls: ['{who} has it and is out of reach', 'роль есть у {who_gen}, но цель недоступна'],
  },
  leftInPeace: {
    stands: ['{who} is to be left alone', '{who_acc} трогать нельзя'],
    falls: ['{who} need not be left alone', '{who_acc} трогать можно'],
  },
  untouchable: {
    stands: ['nothing can be aimed at {who}', 'ходы к {who_dat} невозможны из-за поста'],
    falls: ['{who} can be aimed at', 'ходы к {who_dat} возможны'],
  },
  orderTaken: {
    stands: ['{who} has an order already', 'у {who_gen} уже есть заказ на эту ночь'],
    falls: ['{who} has no other order', 'у {who_gen} нет другого заказа'],
  },
  killsElsewhere: {
    stands: ['{who} shoots through the civil role', '{who_nom} стреляет через мирную роль'],
    falls: ['{who} does not shoot through the civil role', '{who_nom} не стреляет через мирную роль'],
  },
  orderStopped: {
    stands: ['what is done to {who} stops the order', 'заказ {who_gen} срывается вместе с заказчиком'],
    falls: ['what is done to {who} does not stop the order', 'заказ {who_gen} через заказчика не сорвать'],
  },
  keptHerself: {
    stands: ['{who} could not go in person', 'собственный ход {who_gen} не прошел бы'],
    falls: ['{who} could go in person', 'собственный ход {who_gen} прошел бы'],
  },
  orderStands: {
    stands: ['the order is another’s move', 'заказ исполняет другой'],
    falls: ['the order is the own move', 'заказ — собственный ход'],
  },
  standsIn: {
    stands: [`there is room to shoot in the place of ${sideEn}`, `страховка возможна (${sideRu})`],
    falls: [`there is no room to shoot in the place of ${sideEn}`, `страховать нечего (${sideRu})`],
    would: [`there would be room to shoot in the place of ${sideEn}`, `страховка была бы возможна (${sideRu})`],
  },
  passedOver: {
    stands: [`{other} passes over {who}: ${howEn}`, `{other_nom} обходит {who_acc} (${howRu})`],
    falls: [`{other} does not pass over {who}`, '{other_nom} не обходит {who_acc}'],
  },
  survivedOrder: {
    stands: ['{who} outlives the attack of {other}', '{who_nom} переживает нападение {other_gen}'],
    falls: ['{who} does not outlive an attack of {other}', '{who_nom} не переживает нападения {other_gen}'],
  },
  orderKilled: {
    stands: ['{who} kills {other}', '{who_nom} убивает {other_acc} по заказу'],
    falls: ['{who} kills nobody on order', '{who_nom} не убивает по заказу'],
    would: ['{who} would kill {other}', `{who_nom} ${did('who', 'убил')} бы {other_acc} по заказу`],
  },
  orderNotDone: {
    stands: ['the order came to nothing', 'заказ не исполнен'],
    falls: ['the order was carried out', 'заказ исполнен'],
  },
  waitsForOrders: {
    stands: ['{who} waits to be sent', '{who_nom} ждет заказа'],
    falls: ['{who} does not wait to be sent', '{who_nom} не ждет заказа'],
  },
  noEmployer: {
    stands: ['nobody is left to send {who}', 'заказчиков у {who_gen} не осталось'],
    falls: ['somebody is left to send {who}', 'у {who_gen} есть заказчики'],
  },
  changedSides: {
    stands: ['{who} goes over to the other pair', '{who_nom} переходит к другой паре'],
    falls: ['{who} does not go over to the other pair', '{who_nom} не переходит к другой паре'],
    asks: ['Does {who} go over to the other pair?', 'Переходит ли {who_nom} к другой паре?'],
    would: [
      '{who} would go over to the other pair',
      `{who_nom} ${did('who', 'перешел', 'перешла', 'перешли')} бы к другой паре`,
    ],
  },
} satisfies Readonly<Record<string, Said>>

const late = {
  savedFrom: {
    stands: ['{who} is saved from {other}', '{who_nom} спасается от нападения {other_gen}'],
    falls: ['{who} is not saved from {other}', '{who_nom} не спасается от нападения {other_gen}'],
  },
  noneDied: {
    stands: [`no victim of ${sideEn} dies`, `все жертвы спасены (${sideRu})`],
    falls: [`not every victim of ${sideEn} is saved`, `спасены не все жертвы (${sideRu})`],
  },
  savedByChance: {
    stands: ['chance saves {who}', '{who_nom} спасается благодаря удаче'],
    falls: ['chance does not save {who}', '{who_dat} удача не помогает'],
  },
  wasSavedThen: {
    stands: [
      '{who} was saved when the late shot was decided',
      `к поздней страховке {who_nom} уже ${did('who', 'спасен')}`,
    ],
    falls: [
      '{who} was not saved when the late shot was decided',
      `к поздней страховке {who_nom} еще не ${did('who', 'спасен')}`,
    ],
  },
  mayStepIn: {
    stands: [`a shot in the place of ${sideEn} is open`, `страховка открыта (${sideRu})`],
    falls: [`no shot in the place of ${sideEn} is open`, `страховка закрыта (${sideRu})`],
    would: [`a shot in the place of ${sideEn} would be open`, `страховка была бы открыта (${sideRu})`],
  },
  findsTarget: {
    stands: ['the order finds a target', 'цель заказа найдена'],
    falls: ['the order finds no target', 'цель заказа не найдена'],
    would: ['the order would find a target', 'цель заказа нашлась бы'],
  },
  stillGoes: {
    stands: ['late as it is, nothing keeps {who} from {other}', 'поздний ход {who_gen} к {other_dat} в силе'],
    falls: ['something keeps {who} from {other} by then', 'позднему ходу {who_gen} к {other_dat} есть помеха'],
  },
  hiredOneWent: {
    stands: ['{who} went in the place of {other}', 'вместо заказчика идет {who_nom}'],
    falls: ['{who} did not go', '{who_nom} не идет'],
  },
} satisfies Readonly<Record<string, Said>>

const pairs = {
  whitened: {
    stands: ['{who} is whitened', '{who_acc} окрасили в красный'],
    falls: ['{who} is not whitened', '{who_acc} не окрасили в красный'],
    would: ['{who} would be whitened', '{who_acc} окрасили бы в красный'],
  },
  whitenedBefore: {
    stands: ['{who} was whitened already', 'на эту ночь уже окрасили {who_acc}'],
    falls: ['nobody else was whitened', 'больше никого не окрасили'],
  },
  noneOfThePair: {
    stands: ['{who} is none of the pair', '{who_nom} не из этой пары'],
    falls: ['{who} is of the pair', '{who_nom} из этой пары'],
  },
  mayWhiten: {
    stands: [`${sideEn} may whiten`, `право на окраснение есть (${sideRu})`],
    falls: [`${sideEn} may not whiten`, `права на окраснение нет (${sideRu})`],
  },
  pairBroken: {
    stands: [`the pair of ${sideEn} is no longer whole`, `пара уже не цела (${sideRu})`],
    falls: [`the pair of ${sideEn} is whole`, `пара цела (${sideRu})`],
  },
  othersRight: {
    stands: [`the right is with ${sideEn}`, `право на окраснение пока там (${sideRu})`],
    falls: [`the right is not with ${sideEn}`, `права на окраснение там нет (${sideRu})`],
  },
  noYakuza: {
    stands: ['there are no yakuza in the game', 'якудзы на игре нет'],
    falls: ['there are yakuza in the game', 'якудза на игре есть'],
  },
  lastTwo: {
    stands: ['the last two of both pairs are one pair', 'последние двое теперь одна пара'],
    falls: ['they are not the last two', 'это не последние двое'],
  },
} satisfies Readonly<Record<string, Said>>

export const family = {
  uses: {
    order: ['order', 'заказ'],
    pretend: ['pretence', 'иллюзия'],
    leaveAs: ['disguise', 'личина'],
    whiten: ['whitening', 'окраснение'],
    nameSuccessor: ['choice of a successor', 'выбор преемника'],
  },
  deeds: {
    order: [
      '{actor} orders a hit on {first}',
      `{actor_nom} ${did('actor', 'заказал')} {first_did, select, none {роль «{first}»} other {{first_acc}}}`,
    ],
    pretend: [
      '{actor} pretends to be the maniac',
      `{actor_nom} ${did('actor', 'притворялся', 'притворялась', 'притворялись')} маньяком`,
    ],
    leaveAs: ['{actor} puts on a disguise', `{actor_nom} ${did('actor', 'надел')} личину`],
    whiten: ['{actor} whitens {first}', `{actor_nom} ${did('actor', 'окрасил')} {first_acc} в красный`],
    nameSuccessor: [
      '{actor} names a successor: {first}',
      `{actor_nom} ${did('actor', 'назвал')} {first_acc} преемником`,
    ],
  },
  facts: { ...sons, ...orders, ...late, ...imitators, ...pairs } satisfies FactWords<typeof declared>,
  tells: {
    orderTargets: ['You were sent for {who}.', 'Ваш заказ на эту ночь: {who}.'],
    orderedKill: [
      'Your order was carried out. {who}: {team}.',
      'Заказ исполнен: погиб игрок {who}. Команда: {team, select, red {красная} black {черная} grey {серая} other {{team}}}.',
    ],
    holderSurvived: [
      '{who} has the role you asked for and is alive: {role}.',
      `{who_nom} ({role}) ${did('who', 'пережил')} нападение.`,
    ],
    hirelingDead: ['{who}, who kills for you, died this night.', 'Этой ночью погиб ваш исполнитель: {who_nom}.'],
    becameSon: ['You take over the status: {role}.', 'Ваш статус теперь: {role}.'],
    newSon: ['{who} has taken over the status: {role}.', 'У {who_gen} новый статус: {role}.'],
    successorShown: ['{who} had become the successor.', 'Преемником стал игрок {who}.'],
    met: [
      '{who} is the maniac. You may write to each other now.',
      'Вы встретили маньяка: это {who_nom}. Теперь вы можете переписываться.',
    ],
    metImitator: [
      '{who} imitates you. You may write to each other now.',
      'Вы встретили подражателя: это {who_nom}. Теперь вы можете переписываться.',
    ],
    tookPlace: [
      '{who} is out. You are in the place of the maniac now.',
      'Маньяк ({who_nom}) выбыл из игры. Теперь вы на его месте.',
    ],
    changedSides: [
      'Nobody is left who sent you. You serve the other pair now: {role}.',
      'Ваших заказчиков больше нет, и вы переходите к другой паре. Ваша роль теперь: {role}.',
    ],
    newHireling: ['{who} serves you now: {role}.', 'Ваш новый исполнитель — {who_nom}. Роль: {role}.'],
  },
  verbs: {
    order: ['order', 'hire', 'send the hireling to', 'send the ninja to'],
    pretend: ['pretend', 'pretend to be the maniac', 'make an illusion'],
    leaveAs: ['leave as', 'die as'],
    whiten: ['whiten', 'make red', 'redden'],
    nameSuccessor: ['name successor', 'name as successor', 'successor'],
  },
} satisfies PartWords
