/** Words of the joker and the executor, and the names that the whole section uses. */
import type { declared } from './facts.ts'
import { geisha } from './text-geisha.ts'
import { poisoner } from './text-poison.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const joker = {
  flipped: {
    stands: ['the colour of {who} is turned round', 'цвет {who_gen} меняется на противоположный'],
    falls: ['the colour of {who} is not turned round', 'цвет {who_gen} не меняется'],
    asks: ['Is the colour of {who} turned round?', 'Меняется ли цвет {who_gen} на противоположный?'],
    would: ['the colour of {who} would be turned round', 'цвет {who_gen} изменился бы'],
  },
  jokerSees: {
    stands: [
      'the joker’s check of {who} shows {colour, select, red {red} black {black} other {grey}}',
      'чек джокера на {who_acc} — {colour, select, red {красный} black {черный} other {серый}}',
    ],
    falls: ['the joker’s check of {who} shows nothing', 'чек джокера на {who_acc} ничего не показывает'],
  },
  jokerFinds: {
    stands: ['{other} sees it as the joker', '{other_nom} видит это как джокер'],
    falls: ['{other} does not see it as the joker', '{other_nom} этого не видит'],
  },
  jokerShared: {
    stands: ['the colour of {who} is passed on', 'черным передается цвет {who_gen}'],
    falls: ['the colour of {who} is not passed on', 'черным не передается цвет {who_gen}'],
    asks: ['Is the colour of {who} passed on?', 'Передается ли черным цвет {who_gen}?'],
  },
  findShared: {
    stands: [
      'what the joker finds of {who} is passed on',
      'черным передается и остальное, что узнает джокер ({who_nom})',
    ],
    falls: [
      'what the joker finds of {who} is not passed on',
      'остальное, что узнает джокер ({who_nom}), черным не передается',
    ],
  },
  otherWord: {
    stands: ['a later word says otherwise of {who}', 'более поздний ход решает о {who_pre} иначе'],
    falls: ['no later word speaks of {who}', 'другого решения о {who_pre} нет'],
  },
  corpseSeen: {
    stands: ['{who} was killed this night', '{who_acc} этой ночью убили'],
    falls: ['{who} was not killed this night', '{who_acc} этой ночью не убили'],
    would: ['{who} would have been killed this night', '{who_acc} этой ночью убили бы'],
  },
  jokerSawRed: {
    stands: ['{who} showed red and is black', 'на чеке {who_nom} — красный, а на деле черный'],
    falls: ['{who} showed no false red', 'ложного красного чека на {who_acc} нет'],
  },
  cameToJoker: {
    stands: ['{who} came to {other}', '{who_nom} приходит в гости к {other_dat}'],
    falls: ['{who} did not come to {other}', '{who_nom} не приходит в гости к {other_dat}'],
  },
  bothChecksOwn: {
    stands: ['it is a check by the joker himself', 'это чек самого джокера'],
    falls: ['it is a check by somebody else', 'это чек другого игрока'],
  },
} satisfies Readonly<Record<string, Said>>

const executor = {
  captive: {
    stands: ['{who} is a captive', '{who_nom} в камере пыток'],
    falls: ['{who} is no captive', '{who_nom} не в камере пыток'],
    asks: ['Is {who} captured?', 'Попадает ли {who_nom} в камеру пыток?'],
    would: ['{who} would be a captive', `{who_nom} ${did('who', 'попал')} бы в камеру пыток`],
  },
  captiveKnown: {
    stands: ['{other} holds {who}', '{other_nom} держит {who_acc} в камере пыток'],
    falls: ['{other} does not hold {who}', '{other_nom} не держит {who_acc} в камере пыток'],
  },
  questioned: {
    stands: ['{who} is questioned', '{who_acc} допрашивают'],
    falls: ['{who} is not questioned', '{who_acc} не допрашивают'],
    asks: ['Is {who} questioned?', 'Допрашивают ли {who_acc}?'],
  },
  released: {
    stands: ['{who} is let go', '{who_acc} отпускают'],
    falls: ['{who} is not let go', '{who_acc} не отпускают'],
    asks: ['Is {who} let go?', 'Отпускают ли {who_acc}?'],
    would: ['{who} would be let go', '{who_acc} отпустили бы'],
  },
  maimed: {
    stands: ['{who} is maimed', `{who_nom} ${did('who', 'покалечен')}`],
    falls: ['{who} is not maimed', `{who_nom} не ${did('who', 'покалечен')}`],
    asks: ['Is {who} maimed?', `${did('who', 'Покалечен')} ли {who_nom}?`],
    would: ['{who} would be maimed', `{who_nom} ${did('who', 'был')} бы ${did('who', 'покалечен')}`],
  },
  tortured: {
    stands: ['{other} goes on torturing {who}', '{other_nom} продолжает пытать {who_acc}'],
    falls: ['{other} does not torture {who}', '{other_nom} не продолжает пытать {who_acc}'],
  },
  nothingDecided: {
    stands: ['{other} decided nothing about {who}', '{other_nom} ничего не решает о {who_pre}'],
    falls: ['{other} decided about {who}', '{other_nom} принимает решение о {who_pre}'],
  },
  executorGone: {
    stands: ['{other} is out of the game', '{other_nom} вне игры'],
    falls: ['{other} is in the game', '{other_nom} в игре'],
  },
  rages: {
    stands: ['{who} is lynched and rages', '{who_nom} впадает в бешенство после линчевания'],
    falls: ['{who} is not lynched', '{who_nom} не впадает в бешенство'],
  },
  holdsAnother: {
    stands: [
      '{who} holds {other} and may maim nobody else',
      '{who_nom} держит {other_acc} в камере пыток и больше никого не калечит',
    ],
    falls: ['{who} holds nobody else', '{who_nom} никого не держит в камере пыток'],
  },
  itsOwnCaptive: {
    stands: ['{who} tortures nobody but {who}', '{who_nom} пытает только себя'],
    falls: ['{who} tortures somebody else', '{who_nom} пытает другого игрока'],
  },
  ownLife: {
    stands: ['{who} has a life to spare', 'у {who_gen} есть запасная жизнь'],
    falls: ['no life of {who} answers for this', 'у {who_gen} на это нет запасной жизни'],
    would: ['{who} would have a life to spare', 'у {who_gen} была бы запасная жизнь'],
  },
  lifeSpent: {
    stands: ['a life of {who} is used up', 'запасная жизнь {who_gen} потрачена'],
    falls: ['no life of {who} is used up', 'запасная жизнь {who_gen} не потрачена'],
    asks: ['Is a life of {who} used up?', 'Потрачена ли запасная жизнь {who_gen}?'],
  },
  lifeGone: {
    stands: ['the life of {who} was used up before', 'запасная жизнь {who_gen} потрачена раньше'],
    falls: ['the life of {who} was not used up before', 'запасная жизнь {who_gen} еще не потрачена'],
  },
  seemedHome: {
    stands: ['{who} seems to have stayed home', 'выглядит так, будто {who_nom} ходит на себя'],
    falls: ['{who} was not stopped', 'ход {who_gen} не сорван'],
  },
} satisfies Readonly<Record<string, Said>>

const armed = {
  notTheKiller: {
    stands: ['{who} does not shoot as a killer', '{who_nom} стреляет не как киллер'],
    falls: ['{who} shoots as a killer', '{who_nom} стреляет как киллер'],
    would: ['{who} would have no shot of a killer', `{who_nom} не ${did('who', 'стрелял')} бы как киллер`],
  },
  killerNow: {
    stands: ['{who} is the killer now', '{who_nom} теперь киллер'],
    falls: ['{who} is not the killer now', '{who_nom} еще не киллер'],
  },
  insuresNoYakuza: {
    stands: ['{who} does not insure yakuza', '{who_nom} не страхует якудзу'],
    falls: ['{who} insures no yakuza here', '{who_nom} страхует не якудзу'],
  },
} satisfies Readonly<Record<string, Said>>

export const tricks = {
  uses: {
    jokerCheck: ["joker's check", 'чек джокера'],
    poison: ['poisoning', 'отравление'],
    giveAntidote: ['antidote', 'противоядие'],
    refuseAntidote: ['refusal of the antidote', 'отказ от противоядия'],
    capture: ['capture', 'захват'],
    release: ['release', 'освобождение'],
    torture: ['torture', 'пытка'],
    rage: ['rage', 'бешенство'],
    ownLife: ['spare life', 'запасная жизнь'],
    take: ['company', 'ход гейши'],
  },
  deeds: {
    jokerCheck: ['{actor} checked {first} as joker', `{actor_nom} ${did('actor', 'проверял')} {first_acc} как джокер`],
    poison: ['{actor} poisoned {first}', `{actor_nom} ${did('actor', 'отравил')} {first_acc}`],
    'poison:2': [
      '{actor} poisoned {first} and {second}',
      `{actor_nom} ${did('actor', 'отравил')} {first_acc} и {second_acc}`,
    ],
    giveAntidote: ['{actor} gave {first} the antidote', `{actor_nom} ${did('actor', 'дал')} {first_dat} противоядие`],
    'giveAntidote:0': ['{actor} gave the antidote', `{actor_nom} ${did('actor', 'дал')} противоядие`],
    'giveAntidote:2': [
      '{actor} gave {first} and {second} the antidote',
      `{actor_nom} ${did('actor', 'дал')} {first_dat} и {second_dat} противоядие`,
    ],
    refuseAntidote: [
      '{actor} refused {first} the antidote',
      `{actor_nom} ${did('actor', 'отказал')} {first_dat} в противоядии`,
    ],
    'refuseAntidote:0': ['{actor} refused the antidote', `{actor_nom} ${did('actor', 'отказал')} в противоядии`],
    'refuseAntidote:2': [
      '{actor} refused {first} and {second} the antidote',
      `{actor_nom} ${did('actor', 'отказал')} {first_dat} и {second_dat} в противоядии`,
    ],
    capture: ['{actor} captured {first}', `{actor_nom} ${did('actor', 'захватил')} {first_acc}`],
    'capture:2': [
      '{actor} captured {first} and {second}',
      `{actor_nom} ${did('actor', 'захватил')} {first_acc} и {second_acc}`,
    ],
    release: ['{actor} let {first} go', `{actor_nom} ${did('actor', 'отпустил')} {first_acc}`],
    torture: ['{actor} tortured {first}', `{actor_nom} ${did('actor', 'продолжал')} пытать {first_acc}`],
    'release:2': [
      '{actor} let {first} and {second} go',
      `{actor_nom} ${did('actor', 'отпустил')} {first_acc} и {second_acc}`,
    ],
    'torture:2': [
      '{actor} tortured {first} and {second}',
      `{actor_nom} ${did('actor', 'продолжал')} пытать {first_acc} и {second_acc}`,
    ],
    rage: ['{actor} wanted to maim {first} if lynched', '{actor_nom} в случае линчевания калечит {first_acc}'],
    ownLife: ['{actor} had a life to spare', 'у {actor_gen} была запасная жизнь экзекутора'],
    take: ['{actor} took {first} home', `{actor_nom} ${did('actor', 'забирал')} {first_acc} к себе`],
  },
  facts: { ...joker, ...poisoner, ...executor, ...geisha, ...armed } satisfies FactWords<typeof declared>,
  terms: {
    poisonGeishaClients: ["poisoning the geisha's clients", 'отравление клиентов гейши'],
    maniacHeir: ['heir of the maniac', 'наследник маньяка'],
    silenceRefusesAntidote: ['silence refuses the antidote', 'молчание — отказ от противоядия'],
    executorPreDeath: ['rage of a lynched executor', 'бешенство после линчевания'],
    wide: ['whenever nobody else is held', 'если другого игрока нет в камере'],
    selfTortured: ['only after torturing himself', 'только после пыток самого себя'],
    silentExecutor: ['silent executor', 'молчание экзекутора'],
    releases: ['lets go', 'отпускает'],
    tortures: ['goes on', 'продолжает пытки'],
    noPoison: ['out of poison', 'без яда'],
    extraPoisonings: ['further poisonings', 'дополнительные отравления'],
  },
  tells: {
    'learned:jokerCheck': ['Your check of {about}: {result}.', 'Ваш чек на {about_acc}: {result}.'],
    jokerRole: ['The civil role of {about}: {role}.', 'Мирная роль {about_gen}: {role}.'],
    jokerSlander: [
      'The black of {about} is {is, select, fake {false: it is slander} other {true, slander or not}}.',
      'Черный чек на {about_acc} — {is, select, fake {ложный, это очернение} other {настоящий}}.',
    ],
    jokerNegative: ['The negative role of {about}: {role}.', 'Негативная роль {about_gen}: {role}.'],
    jokerLater: [
      '{about} showed red the night before. In truth: {result}.',
      'Красный чек прошлой ночи на {about_acc} был ложным. На самом деле: {result}.',
    ],
    jokerColour: ['The joker checked {about}: {result}.', 'Чек джокера на {about_acc}: {result}.'],
    jokerVisitors: [
      'At your place this night: {about} ({role}).',
      `Этой ночью к вам ${did('about', 'приходил')} {about_nom} ({role}).`,
    ],
    captured: ['You feel pain.', 'Вы чувствуете боль!'],
    released: [
      'You were let go, but you make no move this night.',
      'Вас отпустили, но до конца ночи вы не можете ходить.',
    ],
    maimed: [
      'You are maimed: your civil role and your colour are gone.',
      'Вас покалечили: у вас больше нет мирной роли и цвета.',
    ],
    captiveKnown: [
      'The civil role of your captive {about}: {role}.',
      'Мирная роль вашей жертвы ({about_nom}): {role}.',
    ],
    captiveTeam: [
      'The team of your captive {about}: {result}.',
      'Команда вашей жертвы ({about_nom}): {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    ],
    rage: [
      '{by} was lynched and maimed {who}.',
      'Экзекутор ({by_nom}) впал в бешенство: {who_nom} теряет роль и цвет.',
    ],
    client: ['You remember a pleasant evening in company.', 'Вы помните, как хорошо провели ночь!'],
    clientRole: ['The civil role of your client {about}: {role}.', 'Мирная роль вашего клиента ({about_nom}): {role}.'],
    extraPoisoning: [
      'You may poison once more: a shot was handed to you.',
      'Вам передан выстрел: у вас дополнительное отравление.',
    ],
  },
  verbs: {
    jokerCheck: ['joker check', 'check', 'check {first} as joker', 'flip'],
    poison: ['poison', 'give {first} poison'],
    giveAntidote: ['give antidote to', 'give {first} the antidote', 'antidote', 'cure'],
    refuseAntidote: ['refuse antidote', 'refuse {first} the antidote', 'no antidote for'],
    capture: ['capture', 'catch', 'torture chamber'],
    release: ['release', 'let {first} go', 'free'],
    rage: ['rage', 'maim {first} if lynched', 'if lynched maim {first}'],
    torture: ['torture', 'keep torturing', 'finish off'],
    take: ['take', 'take {first} home', 'entertain', 'visit {first} as geisha'],
  },
} satisfies PartWords
