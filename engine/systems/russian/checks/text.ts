/** Words of the checkers: colours, and what checks and substitutes come to. */
import type { declared } from './facts.ts'
import { following } from './text-following.ts'
import { by, ot, watching } from './text-watching.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const colour = '{colour, select, red {red} black {black} other {nothing}}'
const cvet = '{colour, select, red {красный} black {черный} other {нет}}'

const colours = {
  naturalColour: {
    stands: [`{who} is ${colour} to checks`, `{who}: цвет для чека — ${cvet}`],
    falls: [`{who} is not ${colour} to checks`, `{who}: цвет для чека — не ${cvet}`],
  },
  showsColour: {
    stands: [`{who} shows ${colour} tonight`, `цвет этой ночью: {who} — ${cvet}`],
    falls: [`{who} does not show ${colour} tonight`, `цвет этой ночью: {who} — не ${cvet}`],
    would: [`{who} would show ${colour} tonight`, `цвет этой ночью: {who} — ${cvet}`],
  },
  verifiedColour: {
    stands: [`the truth about {who} is ${colour}`, `{who}: точный цвет — ${cvet}`],
    falls: [`the truth about {who} is not ${colour}`, `{who}: точный цвет — не ${cvet}`],
  },
  checksOneself: {
    stands: ['a check of oneself shows no black role', 'чек самого себя не затрагивает негативную роль'],
    falls: ['it is no check of oneself', 'это не чек самого себя'],
  },
  hasKilled: {
    stands: ['{who} has killed', '{who}: есть успешное убийство'],
    falls: ['{who} has not killed', '{who}: успешных убийств нет'],
    would: ['{who} would have killed', '{who}: было бы успешное убийство'],
  },
  killShows: {
    stands: ['checks show that {who} has killed', 'убийство видно при чеке: {who}'],
    falls: ['checks do not show that {who} has killed', 'убийство не видно при чеке: {who}'],
    would: ['checks would show that {who} has killed', 'убийство было бы видно при чеке: {who}'],
  },
  staysRed: {
    stands: ['{who} shows red whatever was done', 'цвет для чека всегда красный: {who}'],
    falls: ['{who} does not always show red', 'цвет для чека не всегда красный: {who}'],
  },
  whiteningShows: {
    stands: ['the whitening of {who} shows', 'окраснение действует: {who}'],
    falls: ['the whitening of {who} does not show', 'окраснение не действует: {who}'],
    would: ['the whitening of {who} would show', 'окраснение подействовало бы: {who}'],
  },
  turnedRound: {
    stands: [`the joker turns it round: ${colour}`, `джокер меняет цвет: ${cvet}`],
    falls: ['the joker does not turn it round', 'джокер не меняет цвет'],
    would: [`the joker would turn it round: ${colour}`, `джокер сменил бы цвет: ${cvet}`],
  },
} satisfies Readonly<Record<string, Said>>

const checking = {
  checkPasses: {
    stands: [
      'the check of {who} passes',
      '{who_forms, select, yes {чек на {who_acc} проходит} other {чек на игрока {who} проходит}}',
    ],
    falls: [
      'the check of {who} does not pass',
      '{who_forms, select, yes {чек на {who_acc} не проходит} other {чек на игрока {who} не проходит}}',
    ],
    would: ['the check of {who} would pass', 'чек прошел бы: {who}'],
  },
  colourSeen: {
    stands: [
      `the check of {who} shows ${colour}`,
      `{who_forms, select, yes {чек на {who_acc} показывает: ${cvet}} other {чек на игрока {who} показывает: ${cvet}}}`,
    ],
    falls: [
      'the check of {who} shows no colour',
      '{who_forms, select, yes {чек на {who_acc} не показывает цвет} other {чек на игрока {who} не показывает цвет}}',
    ],
    would: [
      `the check of {who} would show ${colour}`,
      `{who_forms, select, yes {чек на {who_acc} показал бы: ${cvet}} other {чек на игрока {who} показал бы: ${cvet}}}`,
    ],
  },
  checked: {
    stands: ['{who} was checked ({phase})', '{who}: чек есть ({phase})'],
    falls: ['{who} was not checked', '{who}: чека нет'],
    would: ['{who} would have been checked', '{who}: был бы чек'],
  },
  colourChecked: {
    stands: ['somebody checked the colour of {who}', 'цвет проверен чекером: {who}'],
    falls: ['nobody checked the colour of {who}', 'цвет не проверен чекером: {who}'],
    would: ['somebody would have checked the colour of {who}', 'цвет был бы проверен: {who}'],
  },
  isKilled: {
    stands: ['{who} is killed by then', 'к этому моменту убийство уже есть: {who}'],
    falls: ['{who} is alive then', 'к этому моменту {who} еще в живых'],
    would: ['{who} would be killed by then', 'к этому моменту убийство уже есть: {who}'],
  },
  colourGone: {
    stands: ['{who} has no colour any more', 'цвета больше нет: {who}'],
    falls: ['{who} still has a colour', 'цвет сохраняется: {who}'],
    would: ['{who} would have no colour any more', 'цвета больше не было бы: {who}'],
  },
  crossed: {
    stands: [
      '{how, select, healed {the doctor} stoodBy {the bodyguard} other {the blocker}} came to {who} as well',
      'к той же цели ({who}) приходит {how, select, healed {доктор} stoodBy {телохранитель} other {блокер}}',
    ],
    falls: [
      '{how, select, healed {no doctor} stoodBy {no bodyguard} other {no blocker}} came to {who}',
      'к той же цели ({who}) не приходит {how, select, healed {доктор} stoodBy {телохранитель} other {блокер}}',
    ],
    would: [
      '{how, select, healed {the doctor} stoodBy {the bodyguard} other {the blocker}} would have come to {who}',
      'к той же цели ({who}) пришел бы {how, select, healed {доктор} stoodBy {телохранитель} other {блокер}}',
    ],
  },
  triedThere: {
    stands: ['{other} named {who}, foiled or not', '{other} выбирает ту же цель: {who}'],
    falls: ['{other} did not name {who}', '{other} не выбирает эту цель: {who}'],
  },
  colourOpen: {
    stands: ['nothing hides the colour of {who}', 'цвет не скрыт: {who}'],
    falls: ['the colour of {who} is hidden', 'цвет скрыт: {who}'],
    would: ['nothing would hide the colour of {who}', 'цвет не был бы скрыт: {who}'],
  },
  hidesColour: {
    stands: [
      'the role of {who} hides the colour: {role}',
      '{who_forms, select, yes {роль {who_gen} скрывает цвет ({role})} other {роль игрока {who} скрывает цвет ({role})}}',
    ],
    falls: [
      'no role of {who} hides the colour',
      '{who_forms, select, yes {роль {who_gen} не скрывает цвет} other {роль игрока {who} не скрывает цвет}}',
    ],
  },
  noInformation: {
    stands: ['{who} gets no information', '{who}: информация не предоставляется'],
    falls: ['{who} gets information', '{who}: информация предоставляется'],
  },
  knowsFalse: {
    stands: ['{who} knows whether the black is false', '{who} знает, ложный ли это черный чек'],
    falls: ['{who} does not know whether the black is false', '{who} не знает, ложный ли это черный чек'],
  },
  holdsCheck: {
    stands: ['there is such a check of {other}', 'такой чек есть: {other}'],
    falls: ['there is no such check of {other}', 'такого чека нет: {other}'],
  },
  verifies: {
    stands: [
      '{who} gets the check of {other} verified',
      '{other_forms, select, yes {{who} получает проверку чека на {other_acc}} other {{who} получает проверку чека на игрока {other}}}',
    ],
    falls: [
      'the check of {other} is not verified',
      '{other_forms, select, yes {чек на {other_acc} не проверен} other {чек на игрока {other} не проверен}}',
    ],
    would: [
      'the check of {other} would be verified',
      '{other_forms, select, yes {чек на {other_acc} был бы проверен} other {чек на игрока {other} был бы проверен}}',
    ],
  },
  otherResult: {
    stands: ['the true result is another', 'настоящий результат другой'],
    falls: ['the true result is the same', 'настоящий результат тот же'],
  },
  substitutes: {
    stands: ['{who} substitutes what the investigator gets', '{who} подменяет информацию следователя'],
    falls: ['{who} substitutes nothing', '{who} ничего не подменяет'],
    would: ['{who} would substitute what the investigator gets', '{who}: подмена информации следователя'],
  },
  receivesSubstitute: {
    stands: ['{who} receives the substitute as well', '{who} получает ту же подмену'],
    falls: ['{who} does not receive the substitute', '{who} не получает подмену'],
  },
} satisfies Readonly<Record<string, Said>>

export const checks = {
  uses: {
    check: ['check', 'чек'],
    verify: ['verification', 'проверка чека'],
    track: ['tracking', 'слежка'],
    learnRole: ['look at a role', 'проверка роли'],
    request: ['request', 'запрос на роль'],
    vigilanteShot: ['vigilante shot', 'самосуд'],
    informed: ['share in the results', 'доступ к результатам'],
    observe: ['watchfulness', 'наблюдательность'],
    inherit: ['inheritance', 'наследование роли'],
  },
  deeds: {
    check: [
      '{actor} checked {first}',
      '{first_forms, select, yes {{actor} проверяет {first_acc}} other {{actor} проверяет игрока {first}}}',
    ],
    verify: [
      '{actor} had the check of {first} verified',
      '{first_forms, select, yes {{actor} перепроверяет чек на {first_acc}} other {{actor} перепроверяет чек на игрока {first}}}',
    ],
    track: [
      '{actor} tracked {first}',
      '{first_forms, select, yes {{actor} следит за {first_ins}} other {{actor} следит за игроком {first}}}',
    ],
    learnRole: [
      '{actor} looked at the civil role of {first}',
      '{first_forms, select, yes {{actor} проверяет мирную роль {first_gen}} other {{actor} проверяет мирную роль игрока {first}}}',
    ],
    request: ['{actor} requested where a role was', '{actor} делает запрос на роль'],
    vigilanteShot: [
      '{actor} shot {first} as investigator',
      '{first_forms, select, yes {{actor} стреляет как следователь в {first_acc}} other {{actor} стреляет как следователь в игрока {first}}}',
    ],
    informed: ['{actor} is told what is found', '{actor} получает результаты'],
    observe: ['{actor} is watchful', '{actor} наблюдает'],
    inherit: ['{actor} inherits', '{actor} наследует роль'],
  },
  facts: { ...colours, ...checking, ...watching, ...following } satisfies FactWords<typeof declared>,
  results: {
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
    'learned:check': ['Your check of {about}: {result}.', 'Ваш чек: {about} — {result}.'],
    'learned:verify': ['The check of {about} is verified: {result}.', 'Проверка чека: {about} — {result}.'],
    noInfo: ['No information is given about {about}.', 'Информация не предоставляется: {about}.'],
    'noInfo:request': [
      'No information is given about this role: {role}.',
      'Информация о роли не предоставляется: {role}.',
    ],
    blackCheck: [
      'The black check of {about} is {is, select, fake {false} other {true}}.',
      'Черный чек ({about}): {is, select, fake {ложный} other {настоящий}}.',
    ],
    civilRole: [
      'The civil role of {about}: {role}.',
      '{about_forms, select, yes {Мирная роль {about_gen}: {role}.} other {Мирная роль ({about}): {role}.}}',
    ],
    home: ['{about} was at home.', '{about} всю ночь дома.'],
    'home:request': ['Night {night}, {role}: at home.', 'Ночь {night}, {role}: дома.'],
    wentTo: [
      '{about} went to {who}.',
      '{who_forms, select, yes {{about_gender, select, m {{about} ходил к {who_dat}} f {{about} ходила к {who_dat}} other {{about} ходит к {who_dat}}}.} other {{about} не дома. Цель хода: {who}.}}',
    ],
    'wentTo:request': ['Night {night}, {role}: went to {who}.', 'Ночь {night}, {role}: цель хода — {who}.'],
    visitors: ['Somebody came to you this night: {who}.', 'К вам приходили этой ночью: {who}.'],
    visitorRoles: ['These roles came to you this night: {role}.', 'К вам приходили этой ночью роли: {role}.'],
    team: ['{about} was killed. The team: {result}.', 'Убийство этой ночью: {about}. По команде — {result}.'],
    slander: [`{about} was slandered by ${by}.`, `Очернение: {about}. Источник: ${ot}.`],
    slanderOnYou: [`You were slandered by ${by}.`, `На вас этой ночью очернение. Источник: ${ot}.`],
    negativeMove: [
      'When you saw {about} go to {other} last night, it was the move of a negative role.',
      'Прошлой ночью: {about}, цель хода — {other}. Это был ход негативной роли.',
    ],
    informed: ['A check of this night: {about} — {result}.', 'Чек этой ночи: {about} — {result}.'],
    mayShoot: [
      'Commissioner and detective are dead. From the next night on you may shoot.',
      'Комиссар и детектив вне игры. Со следующей ночи у вас есть право на самосуд.',
    ],
    observes: ['Through your role you observe: {role}.', 'Через вашу роль вы отслеживаете: {role}.'],
    roleTaken: [
      'Your role from now on: {role}. Before you it was the role of {about}.',
      'Ваша роль с этого момента: {role}. Прежний владелец: {about}.',
    ],
    roleTakenBlocked: [
      'You can use it only when you are free again: {role}.',
      'Роль станет доступна после снятия блока: {role}.',
    ],
    formerMove: [
      'What was done before, night {night}: {ability}, {about}.',
      'Прежний ход, ночь {night}: {ability} — {about}.',
    ],
    'formerMove:request': [
      'What was done before, night {night}: {ability}, {role}.',
      'Прежний ход, ночь {night}: {ability} — {role}.',
    ],
    formerResult: [
      'What was found before, night {night}: {about} — {result}.',
      'Прежний результат, ночь {night}: {about} — {result}.',
    ],
  },
  verbs: {
    check: ['check'],
    verify: ['verify'],
    track: ['track', 'follow'],
    learnRole: ['learn the role of'],
    request: ['request'],
    vigilanteShot: ['shoot as investigator'],
  },
} satisfies PartWords
