/** Words of the bodyguard and the kamikaze. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const bodyguard = {
  warded: {
    stands: ['{other} protects {who}', '{other_nom} охраняет {who_acc}'],
    falls: ['{other} does not protect {who}', '{other_nom} не охраняет {who_acc}'],
    would: ['{other} would protect {who}', `{other_nom} ${did('other', 'охранял')} бы {who_acc}`],
  },
  isWard: {
    stands: ['{who} has a bodyguard', '{who_nom} — подопечный телохранителя'],
    falls: ['{who} has no bodyguard', '{who_nom} — не подопечный телохранителя'],
    would: ['{who} would have a bodyguard', `{who_nom} ${did('who', 'был')} бы подопечным телохранителя`],
  },
  stoodBy: {
    stands: ['{other} stands by {who}', '{other_nom} находится рядом с {who_ins}'],
    falls: ['{other} does not stand by {who}', '{other_nom} не находится рядом с {who_ins}'],
    would: [
      '{other} would stand by {who}',
      `{other_nom} ${did('other', 'находился', 'находилась', 'находились')} бы рядом с {who_ins}`,
    ],
  },
  takesBlow: {
    stands: ['{who} takes the blow for {other}', '{who_nom} принимает на себя удар по {other_dat}'],
    falls: ['{who} takes no blow for {other}', '{who_nom} не принимает на себя удар по {other_dat}'],
    would: [
      '{who} would take the blow for {other}',
      `{who_nom} ${did('who', 'принял')} бы на себя удар по {other_dat}`,
    ],
  },
  passesBlow: {
    stands: ['the attack goes from {other} on to {who}', '{other_nom} переводит киллера на {who_acc}'],
    falls: ['the attack stays with {other}', '{other_nom} не переводит киллера на {who_acc}'],
    would: [
      'the attack would go from {other} on to {who}',
      `{other_nom} ${did('other', 'перевел', 'перевела', 'перевели')} бы киллера на {who_acc}`,
    ],
  },
  wardNotRed: {
    stands: ['{who} is not red', '{who_nom} — не красный'],
    falls: ['{who} is red', '{who_nom} — красный'],
  },
  keepsTheBlow: {
    stands: ['{who} passes no attack on', '{who_nom} никого не переводит на подопечного'],
    falls: ['{who} passes the attack on', '{who_nom} переводит киллера на подопечного'],
  },
  choseEachOther: {
    stands: ['{other} and {who} chose each other', '{other_nom} и {who_nom} выбирают друг друга'],
    falls: ['{other} and {who} did not choose each other', '{other_nom} и {who_nom} не выбирают друг друга'],
    would: ['{other} and {who} would have chosen each other', '{other_nom} и {who_nom} выбрали бы друг друга'],
  },
  keepsHelpOff: {
    stands: ['{other} keeps help away from {who}', '{other_nom} не дает спасти {who_acc}'],
    falls: ['{other} keeps no help away from {who}', '{other_nom} не мешает спасти {who_acc}'],
    would: ['{other} would keep help away from {who}', `{other_nom} не ${did('other', 'дал')} бы спасти {who_acc}`],
  },
  letsHelp: {
    stands: ['{who} said not to hinder them', '{who_nom} помощи не мешает'],
    falls: ['{who} hinders them', '{who_nom} мешает помощи'],
  },
  helpCounts: {
    stands: ['this help saves {who}', 'эта помощь спасает {who_acc}'],
    falls: ['this help does not save {who}', 'эта помощь не спасает {who_acc}'],
    would: ['this help would save {who}', 'эта помощь спасла бы {who_acc}'],
  },
  guardSavesBodyguard: {
    stands: ['the guard on {other} saves {who}', 'защита {other_gen} спасает и {who_acc}'],
    falls: ['the guard on {other} does not save {who}', 'защита {other_gen} не спасает {who_acc}'],
  },
  diesAnyway: {
    stands: ['a bodyguard dies all the same', 'телохранитель все равно умирает'],
    falls: ['a bodyguard lives', 'телохранитель остается в живых'],
  },
  bothTrigger: {
    stands: ['guard and bodyguard both act for {who}', 'у {who_gen} срабатывают и защита, и телохранитель'],
    falls: [
      'guard and bodyguard do not both act for {who}',
      'у {who_gen} защита и телохранитель вместе не срабатывают',
    ],
    would: ['guard and bodyguard would both act for {who}', 'у {who_gen} сработали бы и защита, и телохранитель'],
  },
  hasAlibi: {
    stands: ['{who} seems to have been with {other}', '{who_dat} дают алиби: якобы визит к {other_dat}'],
    falls: ['{who} does not seem to have been with {other}', 'алиби для {who_gen} с визитом к {other_dat} не нужно'],
    would: ['{who} would seem to have been with {other}', '{who_dat} дали бы алиби: якобы визит к {other_dat}'],
  },
  hearsOfAttack: {
    stands: ['{who} hears how the attack went', '{who_nom} узнает, как прошла атака'],
    falls: ['{who} does not hear of the attack', '{who_nom} не узнает об атаке'],
    would: ['{who} would hear of the attack', `{who_nom} ${did('who', 'узнал')} бы, как прошла атака`],
  },
  mayRepeat: {
    stands: ['{who} may repeat it', '{who_nom} может повторить ход'],
    falls: ['{who} may not repeat it', '{who_nom} не может повторить ход'],
  },
} satisfies Readonly<Record<string, Said>>

const kamikaze = {
  canTakeAlong: {
    stands: ['{who} can take a killer along', 'роль камикадзе у {who_gen} действует'],
    falls: ['{who} can take nobody along', 'роль камикадзе у {who_gen} не действует'],
    would: ['{who} could take a killer along', 'роль камикадзе у {who_gen} действовала бы'],
  },
  roleAsleep: {
    stands: ['the role of {who} is off', 'роль {who_gen} не действует'],
    falls: ['the role of {who} is not off', 'роль {who_gen} действует'],
    would: ['the role of {who} would be off', 'роль {who_gen} не действовала бы'],
  },
  powerSpent: {
    stands: ['the role has gone off before', 'роль уже срабатывала раньше'],
    falls: ['the role has not gone off before', 'роль раньше не срабатывала'],
  },
  wentOff: {
    stands: ['{who} took somebody along', 'роль {who_gen} сработала'],
    falls: ['{who} took nobody along', 'роль {who_gen} не сработала'],
    would: ['{who} would take somebody along', 'роль {who_gen} сработала бы'],
  },
  refusesHelp: {
    stands: ['{who} lets nobody near', '{who_nom} отказывается от гостей'],
    falls: ['{who} turns nobody away', '{who_nom} не отказывается от гостей'],
    would: [
      '{who} would let nobody near',
      `{who_nom} ${did('who', 'отказался', 'отказалась', 'отказались')} бы от гостей`,
    ],
  },
  atDoor: {
    stands: ['{who} comes to the door of {other}', '{who_nom} приходит к дому {other_gen}'],
    falls: ['{who} does not come to the door of {other}', '{who_nom} не приходит к дому {other_gen}'],
  },
  notHeld: {
    stands: ['no arrest holds {who}', 'арест на {who_acc} не действует'],
    falls: ['an arrest may hold {who}', 'арест на {who_acc} действует'],
    would: ['no arrest would hold {who}', 'арест на {who_acc} не подействовал бы'],
  },
  turnsAway: {
    stands: ['{who} turns it away', '{who_nom} отказывается от этого хода'],
    falls: ['{who} does not turn it away', '{who_nom} не отказывается от этого хода'],
    would: [
      '{who} would turn it away',
      `{who_nom} ${did('who', 'отказался', 'отказалась', 'отказались')} бы от этого хода`,
    ],
  },
  attackedFirst: {
    stands: ['somebody attacked {who} before', 'первым на {who_acc} напал другой киллер'],
    falls: ['nobody attacked {who} before', 'раньше на {who_acc} никто не нападал'],
    would: ['somebody would have attacked {who} before', 'первым на {who_acc} напал бы другой киллер'],
  },
  takesAlong: {
    stands: ['{other} takes {who} along', '{other_nom} забирает {who_acc} с собой'],
    falls: ['{other} does not take {who} along', '{other_nom} не забирает {who_acc} с собой'],
    would: ['{other} would take {who} along', `{other_nom} ${did('other', 'забрал')} бы {who_acc} с собой`],
  },
  hurtsOwn: {
    stands: ['{who} attacked somebody of the own team: {other}', '{who_nom} нападает на своего ({other_nom})'],
    falls: ['the attack on {other} does not hurt {who}', 'за нападение на {other_acc} {who_nom} не платит'],
    would: [
      '{who} would have attacked somebody of the own team: {other}',
      `{who_nom} ${did('who', 'напал')} бы на своего ({other_nom})`,
    ],
  },
  losesRole: {
    stands: ['{who} loses civil role and colour', '{who_nom} теряет роль и цвет'],
    falls: ['{who} keeps civil role and colour', '{who_nom} не теряет роль и цвет'],
  },
  takenAlong: {
    stands: ['nobody saves whom a kamikaze takes along', 'жертву камикадзе не спасти'],
    falls: ['{who} is not taken along', '{who_nom} — не жертва камикадзе'],
  },
  livesHimself: {
    stands: ['{who} lives and takes nobody along', '{who_nom} остается в живых и никого не забирает'],
    falls: ['{who} dies', '{who_nom} погибает'],
  },
  illusionHelps: {
    stands: ['the illusion dies in place of {who}', 'вместо {who_gen} умирает иллюзия'],
    falls: ['no illusion helps {who} against this', 'иллюзия не спасает от этого {who_acc}'],
  },
  wentHimself: {
    stands: ['{who} went to a kamikaze', '{who_nom} идет к камикадзе'],
    falls: ['{who} went to no kamikaze', '{who_nom} не идет к камикадзе'],
  },
  waitsFor: {
    stands: ['{who} waits for a visitor with this role: {role}', '{who_nom} ждет гостя с ролью «{role}»'],
    falls: ['{who} does not wait for it: {role}', '{who_nom} не ждет гостя с ролью «{role}»'],
    would: ['{who} would wait for it: {role}', `{who_nom} ${did('who', 'ждал')} бы гостя с ролью «{role}»`],
  },
  takesVisitor: {
    stands: ['{other} takes {who} along', '{other_nom} забирает {who_acc} с собой'],
    falls: ['{other} does not take {who} along', '{other_nom} не забирает {who_acc} с собой'],
    would: ['{other} would take {who} along', `{other_nom} ${did('other', 'забрал')} бы {who_acc} с собой`],
  },
  visitorNotRed: {
    stands: ['{who} is not red', '{who_nom} — не красный'],
    falls: ['{who} is red', '{who_nom} — красный'],
  },
  goesAlong: {
    stands: ['{who} dies with {other}', '{who_nom} умирает вместе с {other_ins}'],
    falls: ['{who} does not die with {other}', '{who_nom} не умирает вместе с {other_ins}'],
    would: [
      '{who} would die with {other}',
      `{who_nom} ${did('who', 'умер', 'умерла', 'умерли')} бы вместе с {other_ins}`,
    ],
  },
  detonates: {
    stands: ['{who} goes off at {other}', '{who_nom} совершает самоубийство вместе с {other_ins}'],
    falls: ['{who} does not go off', 'ход {who_gen} не проходит'],
    would: [
      '{who} would go off at {other}',
      `{who_nom} ${did('who', 'совершил')} бы самоубийство вместе с {other_ins}`,
    ],
  },
  shotForBlack: {
    stands: ['{who} killed a black: {other}', '{who_nom} убивает черного ({other_nom})'],
    falls: ['{who} killed no black', '{who_nom} не убивает черного'],
    would: ['{who} would have killed a black: {other}', `{who_nom} ${did('who', 'убил')} бы черного ({other_nom})`],
  },
  wentForBlack: {
    stands: ['{who} took a black for a shot tonight', '{who_nom} этой ночью убивает черного'],
    falls: ['{who} took no black for a shot tonight', '{who_nom} этой ночью не убивает черного'],
  },
  killedByFaceless: {
    stands: ['{who} died of attacking the faceless', '{who_nom} умирает от атаки на безликого'],
    falls: ['{who} did not die of attacking the faceless', '{who_nom} не умирает от атаки на безликого'],
    would: [
      '{who} would have died of attacking the faceless',
      `{who_nom} ${did('who', 'умер', 'умерла', 'умерли')} бы от атаки на безликого`,
    ],
  },
  ownDetonation: {
    stands: ['{who} died by the own hand', '{who_nom} умирает по своей воле'],
    falls: ['{who} did not die by the own hand', '{who_nom} умирает не по своей воле'],
    would: [
      '{who} would have died by the own hand',
      `{who_nom} ${did('who', 'умер', 'умерла', 'умерли')} бы по своей воле`,
    ],
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
    protect: ['{actor} protects {first}', '{actor_nom} охраняет {first_acc}'],
    takeAlong: ['{actor} takes killers along', '{actor_nom} забирает киллера с собой'],
    bait: ['{actor} waits for visitors', `{actor_nom} ${did('actor', 'ждал')} гостей`],
    detonate: ['{actor} goes off at {first}', '{actor_nom} совершает самоубийство вместе с {first_ins}'],
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
      'Ваш телохранитель ({about_nom}) погиб на задании. Имя убийцы: {who}.',
    ],
    killerRole: [
      'Your bodyguard {about} was killed. The negative role of the killer: {is, select, none {none} other {{role}}}.',
      'Ваш телохранитель ({about_nom}) убит. Негативная роль убийцы: {is, select, none {нет} other {{role}}}.',
    ],
    wardAttacked: [
      'You or your ward {about} were attacked. It was meant for {other}; the negative role of the killer: {is, select, none {none} other {{role}}}.',
      'Напали на вас или на {about_acc}, вашего подопечного. Негативная роль киллера: {is, select, none {нет} other {{role}}}. {other, select, you {Изначальной целью были вы.} other {Изначальная цель: {other}.}}',
    ],
    wardKilled: [
      `Your ward {about} ({team}) was killed by {who}, of ${sideEn}. It was meant for {other}.`,
      `Ваш подопечный ({about_nom}, {team}) убит. Убийца: {who} (${sideRu}). {other, select, you {Изначальной целью были вы.} other {Изначальная цель: {other}.}}`,
    ],
    wardKilledBy: [
      'Your ward {about} ({team}) was killed. The role of the killer: {is, select, none {none} other {{role}}}. It was meant for {other}.',
      'Ваш подопечный ({about_nom}, {team}) убит. Роль убийцы: {is, select, none {нет} other {{role}}}. {other, select, you {Изначальной целью были вы.} other {Изначальная цель: {other}.}}',
    ],
    powerSpent: [
      'Your role has gone off before: you take no killer along.',
      'Роль камикадзе уже сработала раньше: убить киллера вы не можете.',
    ],
  },
} satisfies PartWords
