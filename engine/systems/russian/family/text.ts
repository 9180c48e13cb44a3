/** Words for the families of killers: the son of the boss, orders, and two pairs. */
import type { declared } from './facts.ts'
import { imitators } from './text-illusion.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const sideEn = '{side, select, mafia {the mafia} other {the maniac’s side}}'
const sideRu = '{side, select, mafia {сторона мафии} other {сторона маньяка}}'
const howEn =
  '{how, select, self {that is himself} kamikaze {a kamikaze} ward {the ward of a bodyguard} guarded {under guard} other {a black}}'
const howRu =
  '{how, select, self {это сам исполнитель} kamikaze {это камикадзе} ward {это подопечный телохранителя} guarded {цель под защитой блокера} other {это черный}}'

const sons = {
  stranger: {
    stands: ['{who} does not belong to the side', '{who}: посторонний игрок для этой стороны'],
    falls: ['{who} belongs to the side', '{who}: свой для этой стороны'],
  },
  ofTheFamily: {
    stands: ['{who} is one of the family', '{who}: член этой группы'],
    falls: ['{who} is not of the family', '{who}: не член этой группы'],
  },
  notTheInsurer: {
    stands: ['{who} was not named to step in', '{who}: страховка поручена другому'],
    falls: ['{who} may step in', '{who}: страховка возможна'],
  },
  namedInsurer: {
    stands: ['{who} was named to step in', 'страхует по указанию стрелка: {who}'],
    falls: ['{who} was not named to step in', 'страхует не {who}'],
  },
  thirdShot: {
    stands: ['a third shot is too much', 'третий выстрел лишний'],
    falls: ['a third shot is not too much', 'третий выстрел не лишний'],
  },
  allThreeShoot: {
    stands: ['each of three shoots once', 'у каждого из тройки по выстрелу'],
    falls: ['there are not three of them', 'тройка неполная'],
  },
  insuresPartnersOnly: {
    stands: ['{who} can insure partners only', '{who}: страховка только для напарников'],
    falls: ['{who} is not bound to insure a partner', '{who}: страховка не только для напарников'],
  },
  thirdIsFree: {
    stands: ['another partner was named to step in', 'страховка поручена другому напарнику'],
    falls: ['no other partner was named to step in', 'страховка другому не поручена'],
  },
  successor: {
    stands: ['{who} is named successor', 'преемник: {who}'],
    falls: ['{who} is not named successor', 'не преемник: {who}'],
    would: ['{who} would be named successor', 'преемник: {who}'],
  },
  successorChosen: {
    stands: ['{who} is chosen for it', 'преемник по выбору ведущего: {who}'],
    falls: ['{who} is not chosen for it', 'выбор не таков: {who}'],
  },
  onlyPartner: {
    stands: ['{who} is the only partner left', '{who}: других напарников нет'],
    falls: ['{who} is not the only partner left', '{who}: есть и другие напарники'],
  },
  noSon: {
    stands: ['there is no son of the boss or daughter of the head there', 'сына босса или дочери главы здесь нет'],
    falls: ['there is a son of the boss or daughter of the head', 'сын босса или дочь главы есть'],
  },
  noPartner: {
    stands: ['{who} is no partner', '{who}: не напарник'],
    falls: ['{who} is a partner', '{who}: напарник'],
  },
  lastPartner: {
    stands: [
      '{who} is the last one of the pair, and a successor passes nothing on to that one',
      '{who}: последний из пары, а преемник ему статус не передает',
    ],
    falls: ['a successor may pass the status on to {who}', 'преемник может передать статус: {who}'],
  },
  namedBefore: {
    stands: ['{who} was named before, by a word that goes first', 'раньше назначен другой преемник: {who}'],
    falls: ['nobody else was named', 'другой преемник не назначен'],
  },
  becameSon: {
    stands: ['{who} becomes the third partner', '{who} становится третьим членом группы'],
    falls: ['{who} does not become the third partner', '{who} не становится третьим членом группы'],
    asks: ['Does {who} become the third partner?', 'Становится ли {who} третьим членом группы?'],
    would: ['{who} would become the third partner', '{who} может стать третьим членом группы'],
  },
} satisfies Readonly<Record<string, Said>>

const orders = {
  goesOnOrder: {
    stands: ['{who} goes for {other}', '{who} идет по заказу: {other}'],
    falls: ['{who} goes for nobody', '{who} не идет по заказу'],
    would: ['{who} would go for {other}', '{who} собирается идти по заказу: {other}'],
  },
  setsOut: {
    stands: ['nothing keeps {who} from a special move', '{who}: особому ходу ничего не мешает'],
    falls: ['something keeps {who} from a special move', '{who}: особый ход срывается'],
    would: ['nothing would keep {who} from a special move', '{who}: особому ходу ничего не мешало бы'],
  },
  sentBy: {
    stands: ['{other} sends {who}', 'заказчик: {other}, исполнитель: {who}'],
    falls: ['{other} does not send {who}', 'не заказчик: {other}'],
  },
  holderFound: {
    stands: ['somebody within reach has the role: {role}', 'среди доступных целей есть роль: {role}'],
    falls: ['nobody within reach has the role: {role}', 'среди доступных целей такой роли нет: {role}'],
  },
  withinReach: {
    stands: ['{who} has it and is within reach', '{who}: роль есть, цель доступна'],
    falls: ['{who} has it and is out of reach', '{who}: роль есть, но цель недоступна'],
  },
  leftInPeace: {
    stands: ['{who} is to be left alone', 'не трогать: {who}'],
    falls: ['{who} need not be left alone', 'запрета нет: {who}'],
  },
  untouchable: {
    stands: ['nothing can be aimed at {who}', '{who}: ходы невозможны из-за поста'],
    falls: ['{who} can be aimed at', '{who}: ходы возможны'],
  },
  orderTaken: {
    stands: ['{who} has an order already', '{who}: заказ на эту ночь уже есть'],
    falls: ['{who} has no other order', '{who}: другого заказа нет'],
  },
  killsElsewhere: {
    stands: ['{who} shoots through the civil role', '{who} стреляет через мирную роль'],
    falls: ['{who} does not shoot through the civil role', '{who} не стреляет через мирную роль'],
  },
  orderStopped: {
    stands: ['what is done to {who} stops the order', '{who}: заказ срывается вместе с заказчиком'],
    falls: ['what is done to {who} does not stop the order', '{who}: заказ через заказчика не сорвать'],
  },
  keptHerself: {
    stands: ['{who} could not go in person', '{who}: собственный ход не прошел бы'],
    falls: ['{who} could go in person', '{who}: собственный ход прошел бы'],
  },
  orderStands: {
    stands: ['the order is another’s move', 'заказ исполняет другой'],
    falls: ['the order is the own move', 'заказ — собственный ход'],
  },
  standsIn: {
    stands: [`there is room to shoot in the place of ${sideEn}`, `${sideRu}: страховка возможна`],
    falls: [`there is no room to shoot in the place of ${sideEn}`, `${sideRu}: страховать нечего`],
    would: [`there would be room to shoot in the place of ${sideEn}`, `${sideRu}: страховка была бы возможна`],
  },
  passedOver: {
    stands: [`{other} passes over {who}: ${howEn}`, `{other} обходит цель ({who}): ${howRu}`],
    falls: [`{other} does not pass over {who}`, `{other} не обходит цель ({who})`],
  },
  survivedOrder: {
    stands: ['{who} outlives the attack of {other}', '{who} переживает нападение (исполнитель: {other})'],
    falls: [
      '{who} does not outlive an attack of {other}',
      '{who} не переживает такого нападения (исполнитель: {other})',
    ],
  },
  orderKilled: {
    stands: [
      '{who} kills {other}',
      '{other_forms, select, yes {{who} убивает {other_acc} по заказу} other {{who} убивает игрока {other} по заказу}}',
    ],
    falls: ['{who} kills nobody on order', '{who} не убивает по заказу'],
    would: [
      '{who} would kill {other}',
      '{other_forms, select, yes {{who} собирается убить {other_acc} по заказу} other {{who} собирается убить игрока {other} по заказу}}',
    ],
  },
  orderNotDone: {
    stands: ['the order came to nothing', 'заказ не исполнен'],
    falls: ['the order was carried out', 'заказ исполнен'],
  },
  waitsForOrders: {
    stands: ['{who} waits to be sent', '{who} ждет заказа'],
    falls: ['{who} does not wait to be sent', '{who} не ждет заказа'],
  },
  noEmployer: {
    stands: ['nobody is left to send {who}', 'заказчиков не осталось: {who}'],
    falls: ['somebody is left to send {who}', 'заказчики есть: {who}'],
  },
  changedSides: {
    stands: ['{who} goes over to the other pair', '{who} переходит к другой паре'],
    falls: ['{who} does not go over to the other pair', '{who} не переходит к другой паре'],
    asks: ['Does {who} go over to the other pair?', 'Переходит ли {who} к другой паре?'],
    would: ['{who} would go over to the other pair', '{who} собирается перейти к другой паре'],
  },
} satisfies Readonly<Record<string, Said>>

const late = {
  savedFrom: {
    stands: [
      '{who} is saved from {other}',
      '{other_forms, select, yes {{who} спасается от нападения {other_gen}} other {{who} спасается от нападения игрока {other}}}',
    ],
    falls: [
      '{who} is not saved from {other}',
      '{other_forms, select, yes {{who} не спасается от нападения {other_gen}} other {{who} не спасается от нападения игрока {other}}}',
    ],
  },
  noneDied: {
    stands: [`no victim of ${sideEn} dies`, `${sideRu}: все жертвы спасены`],
    falls: [`not every victim of ${sideEn} is saved`, `${sideRu}: спасены не все жертвы`],
  },
  savedByChance: {
    stands: ['chance saves {who}', '{who} спасается благодаря удаче'],
    falls: ['chance does not save {who}', '{who}: удача не спасает'],
  },
  wasSavedThen: {
    stands: ['{who} was saved when the late shot was decided', '{who}: спасение уже состоялось к поздней страховке'],
    falls: ['{who} was not saved when the late shot was decided', '{who}: спасения к поздней страховке нет'],
  },
  mayStepIn: {
    stands: [`a shot in the place of ${sideEn} is open`, `${sideRu}: страховка открыта`],
    falls: [`no shot in the place of ${sideEn} is open`, `${sideRu}: страховка закрыта`],
    would: [`a shot in the place of ${sideEn} would be open`, `${sideRu}: страховка была бы открыта`],
  },
  findsTarget: {
    stands: ['the order finds a target', 'цель заказа найдена'],
    falls: ['the order finds no target', 'цель заказа не найдена'],
    would: ['the order would find a target', 'цель заказа нашлась бы'],
  },
  stillGoes: {
    stands: ['late as it is, nothing keeps {who} from {other}', '{who}: поздний ход в силе (цель: {other})'],
    falls: ['something keeps {who} from {other} by then', '{who}: позднему ходу есть помеха (цель: {other})'],
  },
  hiredOneWent: {
    stands: ['{who} went in the place of {other}', 'вместо заказчика идет исполнитель: {who}'],
    falls: ['{who} did not go', '{who} не идет'],
  },
} satisfies Readonly<Record<string, Said>>

const pairs = {
  whitened: {
    stands: ['{who} is whitened', '{who}: окраснение'],
    falls: ['{who} is not whitened', '{who}: без окраснения'],
    would: ['{who} would be whitened', '{who}: окраснение'],
  },
  whitenedBefore: {
    stands: ['{who} was whitened already', 'окраснение на эту ночь уже есть: {who}'],
    falls: ['nobody else was whitened', 'другого окраснения нет'],
  },
  noneOfThePair: {
    stands: ['{who} is none of the pair', '{who}: не из этой пары'],
    falls: ['{who} is of the pair', '{who}: из этой пары'],
  },
  mayWhiten: {
    stands: [`${sideEn} may whiten`, `${sideRu}: право на окраснение есть`],
    falls: [`${sideEn} may not whiten`, `${sideRu}: права на окраснение нет`],
  },
  pairBroken: {
    stands: [`the pair of ${sideEn} is no longer whole`, `${sideRu}: пара уже не цела`],
    falls: [`the pair of ${sideEn} is whole`, `${sideRu}: пара цела`],
  },
  othersRight: {
    stands: [`the right is with ${sideEn}`, `${sideRu}: право на окраснение пока там`],
    falls: [`the right is not with ${sideEn}`, `${sideRu}: права на окраснение там нет`],
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
    order: ['{actor} orders a hit on {first}', '{actor} делает заказ: {first}'],
    pretend: ['{actor} pretends to be the maniac', '{actor} притворяется маньяком'],
    leaveAs: ['{actor} puts on a disguise', '{actor} надевает личину'],
    whiten: [
      '{actor} whitens {first}',
      '{first_forms, select, yes {{actor} окрашивает {first_acc} в красный} other {{actor} окрашивает игрока {first} в красный}}',
    ],
    nameSuccessor: [
      '{actor} names a successor: {first}',
      '{first_forms, select, yes {{actor} называет {first_acc} преемником} other {{actor} называет игрока {first} преемником}}',
    ],
  },
  facts: { ...sons, ...orders, ...late, ...imitators, ...pairs } satisfies FactWords<typeof declared>,
  tells: {
    orderTargets: ['You were sent for {who}.', 'Заказ на эту ночь: {who}.'],
    orderedKill: ['Your order was carried out. {who}: {team}.', 'Заказ исполнен: {who}. По команде — {team}.'],
    holderSurvived: ['{who} has the role you asked for and is alive: {role}.', 'Цель по роли ({role}) жива: {who}.'],
    hirelingDead: ['{who}, who kills for you, died this night.', 'Исполнитель заказов этой ночью погибает: {who}.'],
    becameSon: ['You take over the status: {role}.', 'Ваш новый статус: {role}.'],
    newSon: ['{who} has taken over the status: {role}.', 'Новый статус ({who}): {role}.'],
    successorShown: ['{who} had become the successor.', 'Преемник: {who}.'],
    met: ['{who} is the maniac. You may write to each other now.', 'Маньяк: {who}. Теперь вы можете переписываться.'],
    metImitator: [
      '{who} imitates you. You may write to each other now.',
      'Подражатель: {who}. Теперь вы можете переписываться.',
    ],
    tookPlace: [
      '{who} is out. You are in the place of the maniac now.',
      'Маньяк выбывает: {who}. Теперь вы на месте маньяка.',
    ],
    changedSides: [
      'Nobody is left who sent you. You serve the other pair now: {role}.',
      'Ваших заказчиков больше нет. Теперь вы служите другой паре: {role}.',
    ],
    newHireling: ['{who} serves you now: {role}.', 'Ваш новый исполнитель: {who}, {role}.'],
  },
  verbs: {
    order: ['order', 'hire', 'send the hireling to', 'send the ninja to'],
    pretend: ['pretend', 'pretend to be the maniac', 'make an illusion'],
    leaveAs: ['leave as', 'die as'],
    whiten: ['whiten', 'make red', 'redden'],
    nameSuccessor: ['name successor', 'name as successor', 'successor'],
  },
} satisfies PartWords
