/** Words of the joker and the executor, and the names that the whole section uses. */
import type { declared } from './facts.ts'
import { geisha } from './text-geisha.ts'
import { poisoner } from './text-poison.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const joker = {
  flipped: {
    stands: ['the colour of {who} is turned round', 'цвет меняется на противоположный: {who}'],
    falls: ['the colour of {who} is not turned round', 'цвет не меняется: {who}'],
    asks: ['Is the colour of {who} turned round?', 'Меняется ли цвет на противоположный: {who}?'],
    would: ['the colour of {who} would be turned round', 'цвет изменился бы: {who}'],
  },
  jokerSees: {
    stands: [
      'the joker’s check of {who} shows {colour, select, red {red} black {black} other {grey}}',
      'чек джокера показывает: {who} — {colour, select, red {красный} black {черный} other {серый}}',
    ],
    falls: ['the joker’s check of {who} shows nothing', 'чек джокера ничего не показывает: {who}'],
  },
  jokerFinds: {
    stands: ['{other} sees it as the joker', '{other} видит это как джокер'],
    falls: ['{other} does not see it as the joker', '{other} этого не видит'],
  },
  jokerShared: {
    stands: ['the colour of {who} is passed on', 'цвет передается черным: {who}'],
    falls: ['the colour of {who} is not passed on', 'цвет не передается черным: {who}'],
    asks: ['Is the colour of {who} passed on?', 'Передается ли цвет черным: {who}?'],
  },
  findShared: {
    stands: ['what the joker finds of {who} is passed on', 'черным передается и остальное, что узнает джокер: {who}'],
    falls: ['what the joker finds of {who} is not passed on', 'остальное, что узнает джокер, не передается: {who}'],
  },
  otherWord: {
    stands: ['a later word says otherwise of {who}', 'более поздний ход решает иначе: {who}'],
    falls: ['no later word speaks of {who}', 'другого решения нет: {who}'],
  },
  corpseSeen: {
    stands: ['{who} was killed this night', 'убийство этой ночью: {who}'],
    falls: ['{who} was not killed this night', 'убийства этой ночью нет: {who}'],
    would: ['{who} would have been killed this night', 'убийство этой ночью прошло бы: {who}'],
  },
  jokerSawRed: {
    stands: ['{who} showed red and is black', '{who}: красный чек, цвет черный'],
    falls: ['{who} showed no false red', 'ложного красного чека нет: {who}'],
  },
  cameToJoker: {
    stands: ['{who} came to {other}', '{who} приходит в гости ({other})'],
    falls: ['{who} did not come to {other}', '{who} не приходит в гости ({other})'],
  },
  bothChecksOwn: {
    stands: ['it is a check by the joker himself', 'это чек самого джокера'],
    falls: ['it is a check by somebody else', 'это чек другого игрока'],
  },
  slanderNoticed: {
    stands: ['{who} notices slander', '{who} замечает очернение'],
    falls: ['{who} notices no slander', '{who} не замечает очернения'],
    asks: ['Does {who} notice slander?', 'Замечает ли {who} очернение?'],
  },
} satisfies Readonly<Record<string, Said>>

const executor = {
  captive: {
    stands: ['{who} is a captive', '{who} — в камере пыток'],
    falls: ['{who} is no captive', '{who} — не в камере пыток'],
    asks: ['Is {who} captured?', 'Попадает ли {who} в камеру пыток?'],
    would: ['{who} would be a captive', 'захват прошел бы: {who}'],
  },
  captiveKnown: {
    stands: ['{other} holds {who}', '{other} держит в камере пыток: {who}'],
    falls: ['{other} does not hold {who}', '{other} не держит в камере пыток: {who}'],
  },
  questioned: {
    stands: ['{who} is questioned', 'допрос: {who}'],
    falls: ['{who} is not questioned', 'допроса нет: {who}'],
    asks: ['Is {who} questioned?', 'Идет ли допрос: {who}?'],
  },
  released: {
    stands: ['{who} is let go', 'освобождение: {who}'],
    falls: ['{who} is not let go', 'освобождения нет: {who}'],
    asks: ['Is {who} let go?', 'Получает ли {who} свободу?'],
    would: ['{who} would be let go', 'освобождение прошло бы: {who}'],
  },
  maimed: {
    stands: ['{who} is maimed', '{who} — без роли и цвета'],
    falls: ['{who} is not maimed', '{who} — с ролью и цветом'],
    asks: ['Is {who} maimed?', 'Теряет ли {who} роль и цвет?'],
    would: ['{who} would be maimed', 'роль и цвет были бы потеряны: {who}'],
  },
  tortured: {
    stands: ['{other} goes on torturing {who}', '{other} продолжает пытки: {who}'],
    falls: ['{other} does not torture {who}', '{other} не продолжает пытки: {who}'],
  },
  nothingDecided: {
    stands: ['{other} decided nothing about {who}', '{other} ничего не решает: {who}'],
    falls: ['{other} decided about {who}', '{other} принимает решение: {who}'],
  },
  executorGone: {
    stands: ['{other} is out of the game', '{other} вне игры'],
    falls: ['{other} is in the game', '{other} в игре'],
  },
  rages: {
    stands: ['{who} is lynched and rages', 'бешенство после линчевания: {who}'],
    falls: ['{who} is not lynched', 'линчевания нет: {who}'],
  },
  holdsAnother: {
    stands: ['{who} holds {other} and may maim nobody else', '{who} держит в камере пыток: {other}'],
    falls: ['{who} holds nobody else', '{who} никого не держит в камере пыток'],
  },
  itsOwnCaptive: {
    stands: ['{who} tortures nobody but {who}', '{who} пытает только себя'],
    falls: ['{who} tortures somebody else', '{who} пытает другого игрока'],
  },
  ownLife: {
    stands: [
      '{who} has a life to spare',
      '{who_forms, select, yes {собственная жизнь спасает {who_acc}} other {собственная жизнь спасает игрока {who}}}',
    ],
    falls: [
      'no life of {who} answers for this',
      '{who_forms, select, yes {собственная жизнь не спасает {who_acc}} other {собственная жизнь не спасает игрока {who}}}',
    ],
    would: [
      '{who} would have a life to spare',
      '{who_forms, select, yes {собственная жизнь спасла бы {who_acc}} other {собственная жизнь спасла бы игрока {who}}}',
    ],
  },
  lifeSpent: {
    stands: ['a life of {who} is used up', '{who}: собственная жизнь потрачена'],
    falls: ['no life of {who} is used up', '{who}: собственная жизнь не потрачена'],
    asks: ['Is a life of {who} used up?', 'Потрачена ли собственная жизнь: {who}?'],
  },
  lifeGone: {
    stands: ['the life of {who} was used up before', '{who}: собственная жизнь уже потрачена раньше'],
    falls: ['the life of {who} was not used up before', '{who}: собственная жизнь еще не потрачена'],
  },
  seemedHome: {
    stands: ['{who} seems to have stayed home', 'видимость хода на себя: {who}'],
    falls: ['{who} was not stopped', 'ход не сорван: {who}'],
  },
} satisfies Readonly<Record<string, Said>>

const armed = {
  notTheKiller: {
    stands: ['{who} does not shoot as a killer', '{who} стреляет не как киллер'],
    falls: ['{who} shoots as a killer', '{who} стреляет как киллер'],
    would: ['{who} would have no shot of a killer', '{who}: выстрела киллера не было бы'],
  },
  killerNow: {
    stands: ['{who} is the killer now', '{who} теперь киллер'],
    falls: ['{who} is not the killer now', '{who} еще не киллер'],
  },
  insuresNoYakuza: {
    stands: ['{who} does not insure yakuza', '{who} не страхует якудзу'],
    falls: ['{who} insures no yakuza here', '{who} страхует не якудзу'],
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
    ownLife: ['spare life', 'собственная жизнь'],
    take: ['company', 'ход гейши'],
  },
  deeds: {
    jokerCheck: [
      '{actor} checked {first} as joker',
      '{first_forms, select, yes {{actor} проверяет {first_acc} как джокер} other {{actor} проверяет игрока {first} как джокер}}',
    ],
    poison: [
      '{actor} poisoned {first}',
      '{first_forms, select, yes {{actor} отравляет {first_acc}} other {{actor} отравляет игрока {first}}}',
    ],
    'poison:2': [
      '{actor} poisoned {first} and {second}',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} отравляет {first_acc} и {second_acc}} other {{actor} отравляет игроков {first} и {second}}}} other {{actor} отравляет игроков {first} и {second}}}',
    ],
    giveAntidote: [
      '{actor} gave {first} the antidote',
      '{first_forms, select, yes {{actor} дает {first_dat} противоядие} other {{actor} дает игроку {first} противоядие}}',
    ],
    'giveAntidote:0': ['{actor} gave the antidote', '{actor} дает противоядие'],
    'giveAntidote:2': [
      '{actor} gave {first} and {second} the antidote',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} дает {first_dat} и {second_dat} противоядие} other {{actor} дает игрокам {first} и {second} противоядие}}} other {{actor} дает игрокам {first} и {second} противоядие}}',
    ],
    refuseAntidote: [
      '{actor} refused {first} the antidote',
      '{first_forms, select, yes {{actor} отказывает {first_dat} в противоядии} other {{actor} отказывает игроку {first} в противоядии}}',
    ],
    'refuseAntidote:0': ['{actor} refused the antidote', '{actor} отказывает в противоядии'],
    'refuseAntidote:2': [
      '{actor} refused {first} and {second} the antidote',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} отказывает {first_dat} и {second_dat} в противоядии} other {{actor} отказывает игрокам {first} и {second} в противоядии}}} other {{actor} отказывает игрокам {first} и {second} в противоядии}}',
    ],
    capture: [
      '{actor} captured {first}',
      '{first_forms, select, yes {{actor} берет {first_acc} в камеру пыток} other {{actor} берет игрока {first} в камеру пыток}}',
    ],
    'capture:2': [
      '{actor} captured {first} and {second}',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} берет {first_acc} и {second_acc} в камеру пыток} other {{actor} берет игроков {first} и {second} в камеру пыток}}} other {{actor} берет игроков {first} и {second} в камеру пыток}}',
    ],
    release: [
      '{actor} let {first} go',
      '{first_forms, select, yes {{actor} отпускает {first_acc}} other {{actor} отпускает игрока {first}}}',
    ],
    torture: [
      '{actor} tortured {first}',
      '{first_forms, select, yes {{actor} продолжает пытать {first_acc}} other {{actor} продолжает пытать игрока {first}}}',
    ],
    'release:2': [
      '{actor} let {first} and {second} go',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} отпускает {first_acc} и {second_acc}} other {{actor} отпускает игроков {first} и {second}}}} other {{actor} отпускает игроков {first} и {second}}}',
    ],
    'torture:2': [
      '{actor} tortured {first} and {second}',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} продолжает пытать {first_acc} и {second_acc}} other {{actor} продолжает пытать игроков {first} и {second}}}} other {{actor} продолжает пытать игроков {first} и {second}}}',
    ],
    rage: [
      '{actor} wanted to maim {first} if lynched',
      '{first_forms, select, yes {{actor} в случае линчевания калечит {first_acc}} other {{actor} в случае линчевания калечит игрока {first}}}',
    ],
    ownLife: [
      '{actor} had a life to spare',
      '{actor_forms, select, yes {у {actor_gen} есть собственная жизнь} other {у игрока {actor} есть собственная жизнь}}',
    ],
    take: [
      '{actor} took {first} home',
      '{first_forms, select, yes {{actor} берет {first_acc} к себе} other {{actor} берет игрока {first} к себе}}',
    ],
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
    'learned:jokerCheck': ['Your check of {about}: {result}.', 'Ваш чек: {about} — {result}.'],
    jokerRole: [
      'The civil role of {about}: {role}.',
      '{about_forms, select, yes {Мирная роль {about_gen}: {role}.} other {Мирная роль ({about}): {role}.}}',
    ],
    jokerSlander: [
      'The black of {about} is {is, select, fake {false: it is slander} other {true, slander or not}}.',
      '{about}: черный чек {is, select, fake {ложный, это очернение} other {настоящий}}.',
    ],
    jokerNegative: [
      'The negative role of {about}: {role}.',
      '{about_forms, select, yes {Негативная роль {about_gen}: {role}.} other {Негативная роль ({about}): {role}.}}',
    ],
    jokerLater: [
      '{about} showed red the night before. In truth: {result}.',
      '{about}: красный чек прошлой ночи был ложным. На самом деле — {result}.',
    ],
    jokerColour: ['The joker checked {about}: {result}.', 'Чек джокера: {about} — {result}.'],
    jokerVisitors: ['At your place this night: {about} ({role}).', 'Гость этой ночью: {about} ({role}).'],
    captured: ['You feel pain.', 'Вы чувствуете боль!'],
    released: ['You were let go, but you make no move this night.', 'Вас отпустили, но этой ночью хода нет.'],
    maimed: [
      'You are maimed: your civil role and your colour are gone.',
      'Вы покалечены: мирной роли и цвета больше нет.',
    ],
    captiveKnown: ['The civil role of your captive {about}: {role}.', 'Мирная роль жертвы ({about}): {role}.'],
    captiveTeam: ['The team of your captive {about}: {result}.', 'Жертва ({about}) по команде — {result}.'],
    rage: ['{by} was lynched and maimed {who}.', 'Бешенство экзекутора ({by}): роль и цвет теряет {who}.'],
    client: ['You remember a pleasant evening in company.', 'Вы помните приятный вечер в компании.'],
    clientRole: ['The civil role of your client {about}: {role}.', 'Мирная роль клиента ({about}): {role}.'],
    extraPoisoning: [
      'You may poison once more: a shot was handed to you.',
      'Дополнительное отравление: вам передан выстрел.',
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
