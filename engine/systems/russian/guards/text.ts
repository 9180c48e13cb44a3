/** Words of the bodyguard and the kamikaze. */
import type { declared } from './facts.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const bodyguard = {
  warded: {
    stands: [
      '{other} protects {who}',
      '{who_forms, select, yes {{other} охраняет {who_acc}} other {{other} охраняет игрока {who}}}',
    ],
    falls: ['{other} does not protect {who}', '{other} не охраняет: {who}'],
    would: ['{other} would protect {who}', '{other} собирается охранять: {who}'],
  },
  isWard: {
    stands: ['{who} has a bodyguard', '{who}: подопечный телохранителя'],
    falls: ['{who} has no bodyguard', '{who}: не подопечный телохранителя'],
    would: ['{who} would have a bodyguard', '{who}: подопечный телохранителя'],
  },
  stoodBy: {
    stands: ['{other} stands by {who}', '{other} находится рядом: {who}'],
    falls: ['{other} does not stand by {who}', '{other} не находится рядом: {who}'],
    would: ['{other} would stand by {who}', '{other} собирается быть рядом: {who}'],
  },
  takesBlow: {
    stands: ['{who} takes the blow for {other}', '{who} принимает удар на себя (подопечный: {other})'],
    falls: ['{who} takes no blow for {other}', '{who} не принимает удар на себя (подопечный: {other})'],
    would: ['{who} would take the blow for {other}', '{who} собирается принять удар на себя (подопечный: {other})'],
  },
  passesBlow: {
    stands: ['the attack goes from {other} on to {who}', '{other} переводит киллера на подопечного: {who}'],
    falls: ['the attack stays with {other}', '{other} не переводит киллера на подопечного: {who}'],
    would: [
      'the attack would go from {other} on to {who}',
      '{other} собирается перевести киллера на подопечного: {who}',
    ],
  },
  wardNotRed: {
    stands: ['{who} is not red', '{who}: не красный цвет'],
    falls: ['{who} is red', '{who}: красный цвет'],
  },
  keepsTheBlow: {
    stands: ['{who} passes no attack on', '{who} никого не переводит на подопечного'],
    falls: ['{who} passes the attack on', '{who} переводит киллера на подопечного'],
  },
  choseEachOther: {
    stands: ['{other} and {who} chose each other', '{other} и {who} выбирают друг друга'],
    falls: ['{other} and {who} did not choose each other', '{other} и {who} не выбирают друг друга'],
    would: ['{other} and {who} would have chosen each other', '{other} и {who} собираются выбрать друг друга'],
  },
  keepsHelpOff: {
    stands: ['{other} keeps help away from {who}', '{other} не дает спасти подопечного: {who}'],
    falls: ['{other} keeps no help away from {who}', '{other} не мешает спасти подопечного: {who}'],
    would: ['{other} would keep help away from {who}', '{other} собирается помешать спасению: {who}'],
  },
  letsHelp: {
    stands: ['{who} said not to hinder them', '{who} просит им не мешать'],
    falls: ['{who} hinders them', '{who} им мешает'],
  },
  helpCounts: {
    stands: ['this help saves {who}', 'эта помощь спасает: {who}'],
    falls: ['this help does not save {who}', 'эта помощь не спасает: {who}'],
    would: ['this help would save {who}', 'эта помощь спасла бы: {who}'],
  },
  guardSavesBodyguard: {
    stands: ['the guard on {other} saves {who}', 'защита подопечного ({other}) спасает: {who}'],
    falls: ['the guard on {other} does not save {who}', 'защита подопечного ({other}) не спасает: {who}'],
  },
  diesAnyway: {
    stands: ['a bodyguard dies all the same', 'телохранитель все равно умирает'],
    falls: ['a bodyguard lives', 'телохранитель остается в живых'],
  },
  bothTrigger: {
    stands: ['guard and bodyguard both act for {who}', 'срабатывают и защита, и телохранитель: {who}'],
    falls: ['guard and bodyguard do not both act for {who}', 'защита и телохранитель вместе не срабатывают: {who}'],
    would: ['guard and bodyguard would both act for {who}', 'сработали бы и защита, и телохранитель: {who}'],
  },
  hasAlibi: {
    stands: ['{who} seems to have been with {other}', 'алиби: {who} будто бы у цели ({other})'],
    falls: ['{who} does not seem to have been with {other}', 'алиби не нужно: {who}, цель — {other}'],
    would: ['{who} would seem to have been with {other}', 'алиби: {who} будто бы у цели ({other})'],
  },
  hearsOfAttack: {
    stands: ['{who} hears how the attack went', '{who} узнает, как прошла атака'],
    falls: ['{who} does not hear of the attack', '{who} не узнает об атаке'],
    would: ['{who} would hear of the attack', 'известие об атаке получает {who}'],
  },
  mayRepeat: {
    stands: ['{who} may repeat it', '{who} может повторить ход'],
    falls: ['{who} may not repeat it', '{who} не может повторить ход'],
  },
} satisfies Readonly<Record<string, Said>>

const kamikaze = {
  canTakeAlong: {
    stands: ['{who} can take a killer along', '{who}: роль камикадзе действует'],
    falls: ['{who} can take nobody along', '{who}: роль камикадзе не действует'],
    would: ['{who} could take a killer along', '{who}: роль камикадзе действовала бы'],
  },
  roleAsleep: {
    stands: ['the role of {who} is off', '{who}: роль не действует'],
    falls: ['the role of {who} is not off', '{who}: роль действует'],
    would: ['the role of {who} would be off', '{who}: роль не действовала бы'],
  },
  powerSpent: {
    stands: ['the role has gone off before', 'роль уже срабатывала раньше'],
    falls: ['the role has not gone off before', 'роль раньше не срабатывала'],
  },
  wentOff: {
    stands: ['{who} took somebody along', '{who}: роль сработала'],
    falls: ['{who} took nobody along', '{who}: роль не сработала'],
    would: ['{who} would take somebody along', '{who}: роль сработала бы'],
  },
  refusesHelp: {
    stands: ['{who} lets nobody near', '{who} отказывается от гостей'],
    falls: ['{who} turns nobody away', '{who} не отказывается от гостей'],
    would: ['{who} would let nobody near', '{who} собирается отказаться от гостей'],
  },
  atDoor: {
    stands: [
      '{who} comes to the door of {other}',
      '{other_forms, select, yes {{who} приходит к {other_dat}} other {{who} приходит к игроку {other}}}',
    ],
    falls: ['{who} does not come to the door of {other}', '{who} не приходит к игроку {other}'],
  },
  notHeld: {
    stands: ['no arrest holds {who}', 'арест не действует: {who}'],
    falls: ['an arrest may hold {who}', 'арест подействует: {who}'],
    would: ['no arrest would hold {who}', 'арест не подействует: {who}'],
  },
  turnsAway: {
    stands: ['{who} turns it away', '{who} отказывается от этого хода'],
    falls: ['{who} does not turn it away', '{who} не отказывается от этого хода'],
    would: ['{who} would turn it away', '{who} собирается отказаться от этого хода'],
  },
  attackedFirst: {
    stands: ['somebody attacked {who} before', 'первым напал другой киллер: {who}'],
    falls: ['nobody attacked {who} before', 'раньше никто не нападал: {who}'],
    would: ['somebody would have attacked {who} before', 'первым был бы другой киллер: {who}'],
  },
  takesAlong: {
    stands: ['{other} takes {who} along', '{other} убивает киллера вместе с собой: {who}'],
    falls: ['{other} does not take {who} along', '{other} не убивает киллера: {who}'],
    would: ['{other} would take {who} along', '{other} собирается убить киллера вместе с собой: {who}'],
  },
  hurtsOwn: {
    stands: ['{who} attacked somebody of the own team: {other}', '{who} нападает на свою команду: {other}'],
    falls: ['the attack on {other} does not hurt {who}', '{who}: нападение без последствий (цель: {other})'],
    would: [
      '{who} would have attacked somebody of the own team: {other}',
      '{who} собирается напасть на свою команду: {other}',
    ],
  },
  losesRole: {
    stands: ['{who} loses civil role and colour', '{who} теряет роль и цвет'],
    falls: ['{who} keeps civil role and colour', '{who} не теряет роль и цвет'],
  },
  takenAlong: {
    stands: ['nobody saves whom a kamikaze takes along', 'жертву камикадзе не спасти'],
    falls: ['{who} is not taken along', '{who}: не жертва камикадзе'],
  },
  livesHimself: {
    stands: ['{who} lives and takes nobody along', '{who} остается в живых и никого не забирает'],
    falls: ['{who} dies', '{who} умирает'],
  },
  illusionHelps: {
    stands: ['the illusion dies in place of {who}', 'вместо цели умирает иллюзия: {who}'],
    falls: ['no illusion helps {who} against this', 'иллюзия от этого не спасает: {who}'],
  },
  wentHimself: {
    stands: ['{who} went to a kamikaze', '{who} идет к камикадзе'],
    falls: ['{who} went to no kamikaze', '{who} не идет к камикадзе'],
  },
  goesOff: {
    stands: ['{who} goes off', '{who}: ход проходит'],
    falls: ['{who} does not go off', '{who}: ход не проходит'],
  },
  waitsFor: {
    stands: ['{who} waits for a visitor with this role: {role}', '{who} ждет гостя с ролью: {role}'],
    falls: ['{who} does not wait for it: {role}', '{who} не ждет гостя с ролью: {role}'],
    would: ['{who} would wait for it: {role}', '{who} собирается ждать гостя с ролью: {role}'],
  },
  takesVisitor: {
    stands: ['{other} takes {who} along', '{other} убивает гостя вместе с собой: {who}'],
    falls: ['{other} does not take {who} along', '{other} не убивает гостя: {who}'],
    would: ['{other} would take {who} along', '{other} собирается убить гостя вместе с собой: {who}'],
  },
  visitorNotRed: {
    stands: ['{who} is not red', '{who}: не красный цвет'],
    falls: ['{who} is red', '{who}: красный цвет'],
  },
  goesAlong: {
    stands: [
      '{who} dies with {other}',
      '{other_forms, select, yes {{who} умирает вместе с {other_ins}} other {{who} умирает вместе с игроком {other}}}',
    ],
    falls: [
      '{who} does not die with {other}',
      '{other_forms, select, yes {{who} не умирает вместе с {other_ins}} other {{who} не умирает вместе с игроком {other}}}',
    ],
    would: ['{who} would die with {other}', 'вместе умерли бы {other} и {who}'],
  },
  detonates: {
    stands: [
      '{who} goes off at {other}',
      '{other_forms, select, yes {{who} совершает самоубийство вместе с {other_ins}} other {{who} совершает самоубийство вместе с игроком {other}}}',
    ],
    falls: ['{who} does not go off', '{who} не совершает самоубийства'],
    would: ['{who} would go off at {other}', '{who}: самоубийство прошло бы, цель {other}'],
  },
  shotForBlack: {
    stands: ['{who} killed a black: {other}', '{who} убивает черного: {other}'],
    falls: ['{who} killed no black', '{who} не убивает черного'],
    would: ['{who} would have killed a black: {other}', '{who} собирается убить черного: {other}'],
  },
  wentForBlack: {
    stands: ['{who} took a black for a shot tonight', '{who} этой ночью убивает черного'],
    falls: ['{who} took no black for a shot tonight', '{who} этой ночью не убивает черного'],
  },
  killedByFaceless: {
    stands: ['{who} died of attacking the faceless', '{who} умирает от атаки на безликого'],
    falls: ['{who} did not die of attacking the faceless', '{who} не умирает от атаки на безликого'],
    would: ['{who} would have died of attacking the faceless', '{who} рискует умереть от атаки на безликого'],
  },
  ownDetonation: {
    stands: ['{who} died by the own hand', '{who} умирает по своей воле'],
    falls: ['{who} did not die by the own hand', '{who} умирает не по своей воле'],
    would: ['{who} would have died by the own hand', '{who} собирается умереть по своей воле'],
  },
} satisfies Readonly<Record<string, Said>>

const sideEn =
  '{side, select, mafia {the mafia} maniac {the side of the maniac} red {the reds} grey {the faceless} other {a black}}'
const sideRu = '{side, select, mafia {мафия} maniac {маньяк} red {красные} grey {безликий} other {черные}}'

export const guards = {
  uses: {
    protect: ['protection', 'охрана'],
    takeAlong: ['last blow', 'роль камикадзе'],
    bait: ['list of visitors', 'список ролей'],
    detonate: ['own explosion', 'самоубийство камикадзе'],
  },
  deeds: {
    protect: [
      '{actor} protects {first}',
      '{first_forms, select, yes {{actor} охраняет {first_acc}} other {{actor} охраняет игрока {first}}}',
    ],
    takeAlong: ['{actor} takes killers along', '{actor} убивает киллера вместе с собой'],
    bait: ['{actor} waits for visitors', '{actor} ждет гостей'],
    detonate: [
      '{actor} goes off at {first}',
      '{first_forms, select, yes {{actor} совершает самоубийство вместе с {first_ins}} other {{actor} совершает самоубийство вместе с игроком {first}}}',
    ],
  },
  verbs: {
    protect: ['protect', 'bodyguard', 'watch over'],
    bait: ['wait for', 'list'],
    detonate: ['detonate', 'blow up', 'explode with', 'go off at {first}'],
  },
  facts: { ...bodyguard, ...kamikaze } satisfies FactWords<typeof declared>,
  results: { none: ['none', 'нет'] },
  terms: {
    none: ['none', 'нет'],
    killerRole: ['role of the killer', 'роль убийцы'],
    killerSide: ['side of the killer', 'сторона убийцы'],
    originalTarget: ['original target', 'изначальная цель'],
    killer: ['killer', 'убийца'],
  },
  tells: {
    'formerMove:bait': [
      'What was done before, night {night}: {ability}, {role}.',
      'Прежний ход, ночь {night}: {ability} — {role}.',
    ],
    killerNamed: [
      'Your bodyguard {about} died for you. The killer: {who}.',
      'Ваш телохранитель ({about}) погибает на задании. Имя убийцы: {who}.',
    ],
    killerRole: [
      'Your bodyguard {about} was killed. The negative role of the killer: {is, select, none {none} other {{role}}}.',
      'Ваш телохранитель ({about}) убит. Негативная роль убийцы: {is, select, none {нет} other {{role}}}.',
    ],
    wardAttacked: [
      'You or your ward {about} were attacked. It was meant for {other}; the negative role of the killer: {is, select, none {none} other {{role}}}.',
      'На вас или подопечного ({about}) напали. Изначальная цель: {other}. Негативная роль убийцы: {is, select, none {нет} other {{role}}}.',
    ],
    wardKilled: [
      `Your ward {about} ({team}) was killed by {who}, of ${sideEn}. It was meant for {other}.`,
      `Подопечный ({about}, {team}) убит. Убийца: {who} (${sideRu}). Изначальная цель: {other}.`,
    ],
    wardKilledBy: [
      'Your ward {about} ({team}) was killed. The role of the killer: {is, select, none {none} other {{role}}}. It was meant for {other}.',
      'Подопечный ({about}, {team}) убит. Роль убийцы: {is, select, none {нет} other {{role}}}. Изначальная цель: {other}.',
    ],
    powerSpent: [
      'Your role has gone off before: you take no killer along.',
      'Роль камикадзе уже сработала раньше: убить киллера вы не можете.',
    ],
  },
} satisfies PartWords
