/** Words of the checkers: colours, and what checks and substitutes come to. */
import type { declared } from './facts.ts'
import { comparing } from './text-comparing.ts'
import { following } from './text-following.ts'
import { by, ot, watching } from './text-watching.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const colour = '{colour, select, red {red} black {black} other {nothing}}'
const cvet = '{colour, select, red {красный} black {черный} other {нет}}'
const cvetom = '{colour, select, red {красным} black {черным} other {без цвета}}'

const colours = {
  naturalColour: {
    stands: [`{who} is ${colour} to checks`, `на чеке {who_nom} — ${cvet}`],
    falls: [`{who} is not ${colour} to checks`, `на чеке {who_nom} — не ${cvet}`],
  },
  showsColour: {
    stands: [`{who} shows ${colour} tonight`, `этой ночью {who_nom} чекается ${cvetom}`],
    falls: [`{who} does not show ${colour} tonight`, `этой ночью {who_nom} не чекается ${cvetom}`],
    would: [
      `{who} would show ${colour} tonight`,
      `этой ночью {who_nom} ${did('who', 'чекался', 'чекалась', 'чекались')} бы ${cvetom}`,
    ],
  },
  verifiedColour: {
    stands: [`the truth about {who} is ${colour}`, `точный цвет {who_gen} — ${cvet}`],
    falls: [`the truth about {who} is not ${colour}`, `точный цвет {who_gen} — не ${cvet}`],
  },
  checksOneself: {
    stands: ['a check of oneself shows no black role', 'чек самого себя не затрагивает негативную роль'],
    falls: ['it is no check of oneself', 'это не чек самого себя'],
  },
  hasKilled: {
    stands: ['{who} has killed', `{who_nom} уже ${did('who', 'убивал')}`],
    falls: ['{who} has not killed', `{who_nom} еще не ${did('who', 'убивал')}`],
    would: ['{who} would have killed', `{who_nom} уже ${did('who', 'убил')} бы`],
  },
  killShows: {
    stands: ['checks show that {who} has killed', `чек показывает, что {who_nom} ${did('who', 'убивал')}`],
    falls: ['checks do not show that {who} has killed', `чек не показывает, что {who_nom} ${did('who', 'убивал')}`],
    would: ['checks would show that {who} has killed', `чек показал бы, что {who_nom} ${did('who', 'убивал')}`],
  },
  staysRed: {
    stands: ['{who} shows red whatever was done', 'на чеке {who_nom} всегда красный'],
    falls: ['{who} does not always show red', 'на чеке {who_nom} не всегда красный'],
  },
  whiteningShows: {
    stands: ['the whitening of {who} shows', 'окраснение {who_gen} действует'],
    falls: ['the whitening of {who} does not show', 'окраснение {who_gen} не действует'],
    would: ['the whitening of {who} would show', 'окраснение {who_gen} подействовало бы'],
  },
  turnedRound: {
    stands: [`the joker turns it round: ${colour}`, `джокер меняет цвет на ${cvet}`],
    falls: ['the joker does not turn it round', 'джокер не меняет цвет'],
    would: [`the joker would turn it round: ${colour}`, `джокер сменил бы цвет на ${cvet}`],
  },
} satisfies Readonly<Record<string, Said>>

const checking = {
  checkPasses: {
    stands: ['the check of {who} passes', 'чек на {who_acc} проходит'],
    falls: ['the check of {who} does not pass', 'чек на {who_acc} не проходит'],
    would: ['the check of {who} would pass', 'чек на {who_acc} прошел бы'],
  },
  colourSeen: {
    stands: [`the check of {who} shows ${colour}`, `чек на {who_acc} — ${cvet}`],
    falls: ['the check of {who} shows no colour', 'чек на {who_acc} не показывает цвет'],
    would: [`the check of {who} would show ${colour}`, `чек на {who_acc} был бы ${cvet}`],
  },
  checked: {
    stands: ['{who} was checked ({phase})', '{who_acc} проверяли ({phase})'],
    falls: ['{who} was not checked', '{who_acc} не проверяли'],
    would: ['{who} would have been checked', '{who_acc} проверили бы'],
  },
  askedColour: {
    stands: ['somebody came to check {who}', 'к {who_dat} приходили с чеком'],
    falls: ['nobody came to check {who}', 'к {who_dat} не приходили с чеком'],
    would: ['somebody would have come to check {who}', 'к {who_dat} пришли бы с чеком'],
  },
  checkFailed: {
    stands: ['{who} hears that the check did not pass', '{who_nom} узнает, что чек не прошел'],
    falls: ['{who} hears of no failure', '{who_nom} не узнает ни о какой неудаче'],
  },
  colourChecked: {
    stands: ['somebody checked the colour of {who}', 'чекер проверил цвет {who_gen}'],
    falls: ['nobody checked the colour of {who}', 'чекер не проверил цвет {who_gen}'],
    would: ['somebody would have checked the colour of {who}', 'чекер проверил бы цвет {who_gen}'],
  },
  isKilled: {
    stands: ['{who} is killed by then', `{who_nom} к этому моменту уже ${did('who', 'убит')}`],
    falls: ['{who} is alive then', '{who_nom} к этому моменту еще в живых'],
    would: [
      '{who} would be killed by then',
      `{who_nom} к этому моменту ${did('who', 'был')} бы уже ${did('who', 'убит')}`,
    ],
  },
  colourGone: {
    stands: ['{who} has no colour any more', 'у {who_gen} больше нет цвета'],
    falls: ['{who} still has a colour', '{who_nom} сохраняет цвет'],
    would: ['{who} would have no colour any more', 'у {who_gen} больше не было бы цвета'],
  },
  crossed: {
    stands: [
      '{how, select, healed {the doctor} stoodBy {the bodyguard} askedColour {another checker} other {the blocker}} came to {who} as well',
      'к {who_dat} приходит и {how, select, healed {доктор} stoodBy {телохранитель} askedColour {другой чекер} other {блокер}}',
    ],
    falls: [
      '{how, select, healed {no doctor} stoodBy {no bodyguard} askedColour {no other checker} other {no blocker}} came to {who}',
      '{how, select, healed {доктор} stoodBy {телохранитель} askedColour {другой чекер} other {блокер}} к {who_dat} не приходит',
    ],
    would: [
      '{how, select, healed {the doctor} stoodBy {the bodyguard} askedColour {another checker} other {the blocker}} would have come to {who}',
      'к {who_dat} пришел бы и {how, select, healed {доктор} stoodBy {телохранитель} askedColour {другой чекер} other {блокер}}',
    ],
  },
  triedThere: {
    stands: ['{other} named {who}, foiled or not', '{other_nom} тоже ходит к {who_dat}, пусть и неудачно'],
    falls: ['{other} did not name {who}', '{other_nom} не ходит к {who_dat}'],
  },
  colourOpen: {
    stands: ['nothing hides the colour of {who}', 'цвет {who_gen} не скрыт'],
    falls: ['the colour of {who} is hidden', 'цвет {who_gen} скрыт'],
    would: ['nothing would hide the colour of {who}', 'цвет {who_gen} не был бы скрыт'],
  },
  hidesColour: {
    stands: ['the role of {who} hides the colour: {role}', 'роль {who_gen} скрывает цвет ({role})'],
    falls: ['no role of {who} hides the colour', 'роль {who_gen} не скрывает цвет'],
  },
  noInformation: {
    stands: ['{who} gets no information', '{who_dat} информация не предоставляется'],
    falls: ['{who} gets information', '{who_dat} информация предоставляется'],
  },
  knowsFalse: {
    stands: ['{who} knows whether the black is false', '{who_nom} знает, ложный ли это черный чек'],
    falls: ['{who} does not know whether the black is false', '{who_nom} не знает, ложный ли это черный чек'],
  },
  holdsCheck: {
    stands: ['there is such a check of {other}', 'есть такой чек на {other_acc}'],
    falls: ['there is no such check of {other}', 'такого чека на {other_acc} нет'],
  },
  verifies: {
    stands: ['{who} gets the check of {other} verified', '{who_nom} перепроверяет чек на {other_acc}'],
    falls: ['the check of {other} is not verified', 'чек на {other_acc} не проверен'],
    would: ['the check of {other} would be verified', 'чек на {other_acc} был бы проверен'],
  },
  otherResult: {
    stands: ['the true result is another', 'настоящий результат другой'],
    falls: ['the true result is the same', 'настоящий результат тот же'],
  },
  substitutes: {
    stands: ['{who} substitutes what the investigator gets', '{who_nom} подменяет информацию следователя'],
    falls: ['{who} substitutes nothing', '{who_nom} ничего не подменяет'],
    would: [
      '{who} would substitute what the investigator gets',
      `{who_nom} ${did('who', 'подменил')} бы информацию следователя`,
    ],
  },
  receivesSubstitute: {
    stands: ['{who} receives the substitute as well', '{who_nom} получает ту же подмену'],
    falls: ['{who} does not receive the substitute', '{who_nom} не получает подмены'],
  },
} satisfies Readonly<Record<string, Said>>

export const checks = {
  uses: {
    check: ['check', 'чек'],
    lawyerCheck: ['check of the lawyer', 'чек адвоката'],
    inquisitorCheck: ['check of the inquisitor', 'чек инквизитора'],
    burnAtStake: ['burning', 'сожжение'],
    verify: ['verification', 'проверка чека'],
    ...comparing.uses,
    track: ['tracking', 'слежка'],
    learnRole: ['look at a role', 'проверка роли'],
    request: ['request', 'запрос на роль'],
    vigilanteShot: ['vigilante shot', 'самосуд'],
    informed: ['share in the results', 'доступ к результатам'],
    observe: ['watchfulness', 'наблюдательность'],
    inherit: ['inheritance', 'наследование роли'],
  },
  deeds: {
    check: ['{actor} checked {first}', `{actor_nom} ${did('actor', 'проверял')} {first_acc}`],
    inquisitorCheck: [
      '{actor} checked {first} as inquisitor',
      `{actor_nom} ${did('actor', 'проверял')} {first_acc} как инквизитор`,
    ],
    burnAtStake: ['{actor} burned {first} at the stake', `{actor_nom} ${did('actor', 'сжигал')} {first_acc} на костре`],
    lawyerCheck: [
      '{actor} checked {first} as lawyer',
      `{actor_nom} ${did('actor', 'проверял')} {first_acc} как адвокат`,
    ],
    verify: [
      '{actor} had the check of {first} verified',
      `{actor_nom} ${did('actor', 'перепроверял')} чек на {first_acc}`,
    ],
    ...comparing.deeds,
    track: ['{actor} tracked {first}', `{actor_nom} ${did('actor', 'следил')} за {first_ins}`],
    learnRole: [
      '{actor} looked at the civil role of {first}',
      `{actor_nom} ${did('actor', 'проверял')} мирную роль {first_gen}`,
    ],
    request: ['{actor} requested where a role was', `{actor_nom} ${did('actor', 'делал')} запрос на роль`],
    vigilanteShot: [
      '{actor} shot {first} as investigator',
      `{actor_nom} ${did('actor', 'стрелял')} как следователь в {first_acc}`,
    ],
    informed: ['{actor} is told what is found', '{actor_nom} получает результаты'],
    observe: ['{actor} is watchful', '{actor_nom} наблюдает'],
    inherit: ['{actor} inherits', '{actor_nom} наследует роль'],
  },
  facts: { ...colours, ...checking, ...comparing.facts, ...watching, ...following } satisfies FactWords<
    typeof declared
  >,
  results: {
    ...comparing.results,
    red: ['red', 'красный'],
    black: ['black', 'черный'],
    noInfo: ['no information', 'информация не предоставляется'],
    home: ['at home', 'дома'],
    genuine: ['true', 'настоящий'],
    fake: ['false', 'ложный'],
    mafia: ['the mafia', 'мафия'],
    maniac: ['the maniac', 'маньяк'],
    joker: ['the joker', 'джокер'],
  },
  terms: {
    whitenedVerifiesBlack: ['whitened verifies black', 'окраснение при проверке черное'],
    sonOfBossVerifiesBlack: ['son of the boss verifies black', 'сын босса при проверке черный'],
    burningRetries: ['another burning', 'повтор сожжения'],
    foiledMovesInterfere: ['foiled moves interfere', 'сорванные ходы мешают чеку'],
    arrestedSeen: ['where the arrested are seen', 'где видны арестованные'],
    went: ['on the way', 'в пути к цели'],
    home: ['at home', 'дома'],
    forgerLearnsTruth: ['who substitutes learns the truth', 'подменяющий узнает правду'],
    inheritedRole: ['role of the active citizen', 'роль активного жителя'],
    heir: ['which active citizen comes first', 'порядок активных жителей'],
  },
  tells: {
    commissioner: [
      'Commissioner: {is, select, passed {the check passed} notPassed {the check did not pass} other {no information is given}}.',
      'Комиссар: {is, select, passed {чек прошел} notPassed {чек не прошел} other {информация не предоставляется}}.',
    ],
    learned: ['{ability}, {about}: {result}.', '{about}: {result} ({ability}).'],
    'learned:check': ['Your check of {about}: {result}.', 'Ваш чек на {about_acc}: {result}.'],
    'learned:inquisitorCheck': ['Your check of {about}: {result}.', 'Ваш чек на {about_acc}: {result}.'],
    'learned:burnAtStake': [
      'You burned {about}: {result}.',
      'Вы сожгли {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    ],
    'learned:lawyerCheck': ['Your check of {about}: {result}.', 'Ваш чек на {about_acc}: {result}.'],
    ...comparing.tells,
    checkFailed: ['Your check of {about} did not pass.', 'Ваш чек на {about_acc} не прошел.'],
    'learned:verify': ['The check of {about} is verified: {result}.', 'Проверка чека на {about_acc}: {result}.'],
    noInfo: ['No information is given about {about}.', 'По {about_dat} информация не предоставляется.'],
    'noInfo:request': [
      'No information is given about this role: {role}.',
      'Информация о роли не предоставляется: {role}.',
    ],
    blackCheck: [
      'The black check of {about} is {is, select, fake {false} other {true}}.',
      'Черный чек на {about_acc} — {is, select, fake {ложный} other {настоящий}}.',
    ],
    civilRole: ['The civil role of {about}: {role}.', 'Мирная роль {about_gen}: {role}.'],
    home: ['{about} was at home.', `{about_nom} этой ночью ${did('about', 'сидел')} дома.`],
    'home:request': ['Night {night}, {role}: at home.', 'Ночь {night}: роль «{role}» оставалась дома.'],
    wentTo: ['{about} went to {who}.', `{about_nom} ${did('about', 'ходил')} к {who_dat}.`],
    'wentTo:request': ['Night {night}, {role}: went to {who}.', 'Ночь {night}: роль «{role}» ходила к {who_dat}.'],
    visitors: ['Somebody came to you this night: {who}.', 'Этой ночью к вам приходили: {who}.'],
    visitorRoles: ['These roles came to you this night: {role}.', 'Этой ночью к вам приходили роли: {role}.'],
    team: [
      '{about} was killed. The team: {result}.',
      'Этой ночью погиб игрок {about}. Команда: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    ],
    slander: [`{about} was slandered by ${by}.`, `{about_acc} очернили. Источник: ${ot}.`],
    slanderOnYou: [`You were slandered by ${by}.`, `Этой ночью вас очернили. Источник: ${ot}.`],
    negativeMove: [
      'When you saw {about} go to {other} last night, it was the move of a negative role.',
      `Прошлой ночью {about_nom} ${did('about', 'ходил')} к {other_dat}. Это был ход негативной роли.`,
    ],
    informed: ['A check of this night: {about} — {result}.', 'Чек этой ночи на {about_acc}: {result}.'],
    mayShoot: [
      'Commissioner and detective are dead. From the next night on you may shoot.',
      'Комиссар и детектив вне игры. Со следующей ночи у вас есть право на самосуд.',
    ],
    observes: ['Through your role you observe: {role}.', 'За кем наблюдает ваша роль: {role}.'],
    roleTaken: [
      'Your role from now on: {role}. Before you it was the role of {about}.',
      'Ваша роль теперь: {role}. До вас она была у {about_gen}.',
    ],
    roleTakenBlocked: [
      'You can use it only when you are free again: {role}.',
      'Ваша роль теперь: {role}. Она станет доступна, когда с вас снимут блок.',
    ],
    formerMove: [
      'What was done before, night {night}: {ability}, {about}.',
      'Прежний ход, ночь {night}: {ability}, {about_nom}.',
    ],
    'formerMove:request': [
      'What was done before, night {night}: {ability}, {role}.',
      'Прежний ход, ночь {night}: {ability}, {role}.',
    ],
    formerResult: [
      'What was found before, night {night}: {about} — {result}.',
      'Прежний результат, ночь {night}: {about_nom} — {result}.',
    ],
  },
  verbs: {
    check: ['check'],
    lawyerCheck: ['check', 'check as lawyer'],
    inquisitorCheck: ['check', 'check as inquisitor'],
    burnAtStake: ['burn', 'burn at the stake'],
    verify: ['verify'],
    ...comparing.verbs,
    track: ['track', 'follow'],
    learnRole: ['learn the role of'],
    request: ['request'],
    vigilanteShot: ['shoot as investigator'],
  },
} satisfies PartWords
