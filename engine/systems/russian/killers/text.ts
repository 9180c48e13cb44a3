/** Words of killers: shots, who shoots in whose place, rumours, and the books of shots. */
import type { declared } from './facts.ts'
import { attacks, teamEn, teamRu } from './text-attacks.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

/** Of the mafia's or the maniac's side. */
const sideEn = '{side, select, mafia {the mafia} maniac {the maniac’s side} other {nobody}}'
const sideRu = '{side, select, mafia {мафия} maniac {сторона маньяка} other {никто}}'
const shotsRu = '{count, plural, one {# выстрел} few {# выстрела} many {# выстрелов} other {# выстрела}}'

const shots = {
  hasShot: {
    stands: [
      `${sideEn} has {count, plural, one {a shot} other {# shots}} tonight`,
      `${sideRu}: {count, plural, =0 {выстрелов нет} =1 {есть выстрел} one {есть # выстрел} few {есть # выстрела} many {есть # выстрелов} other {есть # выстрела}}`,
    ],
    falls: [`${sideEn} has no shot tonight`, `${sideRu}: выстрела нет`],
  },
  shotFrom: {
    stands: [
      '{how, select, carried {kept from before} corrected {recorded by the host} inherited {taken over from the other side} fresh {of this night} paid {taken for a kill through a civil role} handedOver {handed over to the other side} poisoning {handed to the poisoner} other {received from the other side}}: {count, plural, one {# shot} other {# shots}}',
      `{how, select, carried {из запаса} corrected {записано ведущим} inherited {от выбывшей стороны} fresh {за эту ночь} paid {уходит за убийство мирной ролью} handedOver {уходит другой стороне} poisoning {уходит отравителю} other {от другой стороны}}: ${shotsRu}`,
    ],
    falls: ['no such shot', 'такого выстрела нет'],
  },
  shoots: {
    stands: [
      '{other} goes to shoot {who}',
      '{who_forms, select, yes {{other} идет стрелять в {who_acc}} other {{other} идет стрелять в игрока {who}}}',
    ],
    falls: [
      '{other} does not go to shoot {who}',
      '{who_forms, select, yes {{other} не идет стрелять в {who_acc}} other {{other} не идет стрелять в игрока {who}}}',
    ],
    would: [
      '{other} would go to shoot {who}',
      '{who_forms, select, yes {{other} собирается стрелять в {who_acc}} other {{other} собирается стрелять в игрока {who}}}',
    ],
  },
  noShotLeft: {
    stands: ['no shot is left for {who}', '{who}: свободного выстрела нет'],
    falls: ['a shot is left for {who}', '{who}: свободный выстрел есть'],
  },
  hasOwnShot: {
    stands: ['a side with a shot of its own insures nobody', 'сторона со своим выстрелом никого не страхует'],
    falls: ['the side has no shot of its own', 'своего выстрела у стороны нет'],
  },
  sentByPartner: {
    stands: ['{other} sent it in for {who}', 'ход отправляет напарник: {other}'],
    falls: ['nobody sent it in for {who}', '{who}: от напарника хода нет'],
  },
  partnerAgreed: {
    stands: ['both partners agreed to it', 'согласие обоих напарников: {who}, {other}'],
    falls: ['the partners did not agree to it', 'согласия напарников нет'],
  },
  goesFirst: {
    stands: [
      '{other} was stopped, and {who} goes first as a target',
      'первой идет цель {who}: выстрел сорван ({other})',
    ],
    falls: ['{other} was not stopped', 'выстрел не сорван: {other}'],
    would: ['{other} would be stopped, and {who} goes first as a target', 'первой шла бы цель {who}'],
  },
  passed: {
    stands: ['{who} passes', '{who} пропускает ход'],
    falls: ['{who} has nothing to pass', '{who}: пропускать нечего'],
  },
  shotLost: {
    stands: ['{who} skips the shot and loses it', '{who}: ход пропущен, выстрел сгорает'],
    falls: ['{who} loses no shot', '{who}: выстрел не сгорает'],
  },
  blackDiedAlready: {
    stands: ['a black died already by another black’s shot', 'черный уже погибает от хода другого черного'],
    falls: ['no black died yet by another black’s shot', 'от хода другого черного никто не погибает'],
    would: ['a black would have died already by another black’s shot', 'черный погибает от хода другого черного'],
  },
} satisfies Readonly<Record<string, Said>>

const insurance = {
  insures: {
    stands: ['{other} shoots in another’s place: {who}', '{other} стреляет по страховке: {who}'],
    falls: ['{other} does not shoot in another’s place', '{other} не стреляет по страховке'],
    would: ['{other} would shoot in another’s place: {who}', '{other} собирается стрелять по страховке: {who}'],
  },
  kept: {
    stands: ['{who} was kept from shooting', '{who}: выстрел сорван до нападения'],
    falls: ['{who} was not kept from shooting', '{who}: выстрел не сорван'],
  },
  insuredAlready: {
    stands: ['another partner shot in the place of {who}', '{who}: страховка уже сработала'],
    falls: ['no other partner shot in the place of {who}', '{who}: страховка еще не сработала'],
  },
  standsBy: {
    stands: ['{who} stands by', '{who} страхует'],
    falls: ['{who} cannot stand by', '{who} не страхует'],
    would: ['{who} would stand by', '{who} может подстраховать'],
  },
  elsewhere: {
    stands: [
      'the shot of {who} was called off, and {other} is another target',
      '{who}: ход отменен, у страховки другая цель: {other}',
    ],
    falls: ['the shot of {who} was not called off for another target', '{who}: для страховки причины нет'],
    would: ['the shot of {who} was called off', '{who}: ход отменен'],
  },
  sameTarget: {
    stands: ['{who} is the same target', 'та же цель: {who}'],
    falls: ['{who} is another target', 'другая цель: {who}'],
  },
  partnerShoots: {
    stands: [
      '{other} shoots, and {who} can insure only a partner who does',
      '{other} стреляет, поэтому {who} страхует только напарника',
    ],
    falls: ['{other} does not shoot', '{other} не стреляет'],
  },
  declined: {
    stands: ['{who} declines to insure', '{who} отказывается от страховки'],
    falls: ['{who} has nobody to insure', '{who}: страховать некого'],
  },
  partnersShoot: {
    stands: ['{who} has a partner who shoots', 'напарник тоже стреляет: {who}'],
    falls: ['{who} has no partner who shoots', 'напарник не стреляет: {who}'],
  },
  shootsBeside: {
    stands: ['{other} shoots on the side of {who}', '{other} стреляет за ту же сторону, что и {who}'],
    falls: ['{other} does not shoot on the side of {who}', '{other} не стреляет за ту же сторону, что и {who}'],
  },
  shootsElsewhere: {
    stands: ['{who} goes for a target of the own', '{who}: своя цель вместо страховки'],
    falls: ['{who} goes for no target of the own', '{who}: своей цели нет'],
  },
  insuredByPartner: {
    stands: ['{who} insures within the side', 'страхует напарник: {who}'],
    falls: ['no partner insures', 'напарник не страхует'],
  },
  sideKept: {
    stands: [`${sideEn} was kept from attacking`, `${sideRu}: нападению помешали`],
    falls: [`${sideEn} was not kept from attacking`, `${sideRu}: нападению не помешали`],
  },
  noneCame: {
    stands: [`a shot of ${sideEn} was stopped or left to others`, `${sideRu}: выстрел сорван или отдан страховке`],
    falls: [`no shot of ${sideEn} was stopped or left to others`, `${sideRu}: сорванного выстрела нет`],
  },
  sideAttacked: {
    stands: [`${sideEn} attacked somebody`, `${sideRu}: нападение совершено`],
    falls: [`${sideEn} attacked nobody`, `${sideRu}: нападения нет`],
    would: [`${sideEn} would have attacked somebody`, `${sideRu}: нападение намечено`],
  },
  passKeepsInsurance: {
    stands: ['{who} passes and leaves the insurance in place', '{who} пропускает ход без отмены страховки'],
    falls: ['no pass of {who} leaves insurance in place', '{who}: страховка отменена'],
    would: ['{who} passes', '{who} пропускает ход'],
  },
  passCancels: {
    stands: ['a pass takes the insurance away', 'добровольный пропуск отменяет страховку'],
    falls: ['a pass does not take the insurance away', 'пропуск не отменяет страховку'],
  },
} satisfies Readonly<Record<string, Said>>

const rumours = {
  slandered: {
    stands: ['a rumour is spread about {who}', 'очернение: {who}'],
    falls: ['no rumour is spread about {who}', 'очернения нет: {who}'],
    would: ['a rumour would be spread about {who}', 'очернение намечено: {who}'],
  },
  nightOf: {
    stands: [`this night is open to ${sideEn}`, `${sideRu}: эта ночь доступна`],
    falls: [`this night is not open to ${sideEn}`, `${sideRu}: эта ночь недоступна`],
  },
  rumourSpread: {
    stands: [`${sideEn} has spread its rumour for this night`, `${sideRu}: очернение на эту ночь уже есть`],
    falls: [`${sideEn} has spread no rumour for this night`, `${sideRu}: очернения на эту ночь еще нет`],
  },
} satisfies Readonly<Record<string, Said>>

const keeps = (en: string, ru: string, at: string): Said => ({
  stands: [`${en} keeps shots`, `${ru}: есть запасные выстрелы`],
  falls: [`${en} keeps no shot`, `${ru}: запасных выстрелов нет`],
  would: [`${en} would keep shots`, `${ru}: были бы запасные выстрелы`],
  asks: [`Does ${en} keep a shot?`, `Остаются ли запасные выстрелы ${at}?`],
})

const books = {
  mafiaKeeps: keeps('the mafia', 'мафия', 'у мафии'),
  maniacKeeps: keeps('the maniac’s side', 'сторона маньяка', 'у стороны маньяка'),
  shotsSpent: {
    stands: [`every shot of ${sideEn} is used up`, `${sideRu}: все выстрелы реализованы`],
    falls: [`not every shot of ${sideEn} is used up`, `${sideRu}: реализованы не все выстрелы`],
    would: [`every shot of ${sideEn} would be used up`, `${sideRu}: все выстрелы были бы реализованы`],
  },
  shotRealised: {
    stands: ['the shot at {who} is realised', 'выстрел реализован: {who}'],
    falls: ['the shot at {who} is not realised', 'выстрел не реализован: {who}'],
    would: ['the shot at {who} would be realised', 'выстрел был бы реализован: {who}'],
  },
  redKilled: {
    stands: ['{other} used the shot up on {who}', '{other} реализует выстрел: {who}'],
    falls: ['{other} did not use the shot up on {who}', '{other} не реализует выстрел: {who}'],
    would: ['{other} would use the shot up on {who}', 'выстрел был бы реализован: {who} ({other})'],
  },
  diedOtherwise: {
    stands: [`{who} is ${teamEn}, which leaves the shot`, `{who}: ${teamRu} цвет, выстрел остается`],
    falls: ['{who} is red', '{who}: красный цвет'],
  },
  cameLate: {
    stands: ['{who} came to a corpse, and the shot is gone', '{who} приходит к уже убитому игроку, выстрел потрачен'],
    falls: ['{who} did not come to a corpse', '{who} не приходит к убитому игроку'],
  },
  shotPaid: {
    stands: ['a kill through a civil role is paid with a shot', 'убийство через мирную роль тратит выстрел'],
    falls: ['no shot is paid', 'выстрел не тратится'],
  },
  owedShot: {
    stands: [
      'a shot is still owed for a kill through a civil role',
      'за убийство через мирную роль теряется следующий выстрел',
    ],
    falls: ['no shot is owed', 'выстрел не теряется'],
  },
  lostNextShot: {
    stands: [
      'the shot of the next night is gone for a kill of {who} through a civil role',
      '{who}: убийство через мирную роль, выстрел следующей ночи теряется',
    ],
    falls: ['the shot of the next night is not gone', 'выстрел следующей ночи остается'],
  },
  shotsBooked: {
    stands: ['the books of shots are closed for this night', 'учет выстрелов этой ночи закрыт'],
    falls: ['the books of shots are open', 'учет выстрелов открыт'],
  },
} satisfies Readonly<Record<string, Said>>

export const killers = {
  uses: {
    shoot: ['shot', 'выстрел'],
    insure: ['insurance', 'страховка'],
    declineInsurance: ['refusal to insure', 'отказ от страховки'],
    pass: ['pass', 'пропуск хода'],
    suicide: ['suicide', 'самоубийство'],
    slander: ['rumour', 'очернение'],
  },
  deeds: {
    shoot: [
      '{actor} shot {first}',
      '{first_forms, select, yes {{actor} стреляет в {first_acc}} other {{actor} стреляет в игрока {first}}}',
    ],
    'shoot:2': [
      '{actor} shot {first} and {second}',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} стреляет в {first_acc} и {second_acc}} other {{actor} стреляет в игроков {first} и {second}}}} other {{actor} стреляет в игроков {first} и {second}}}',
    ],
    insure: [
      '{actor} insured with a shot at {first}',
      '{first_forms, select, yes {{actor} страхует с выстрелом в {first_acc}} other {{actor} страхует с выстрелом в игрока {first}}}',
    ],
    declineInsurance: ['{actor} declined to insure', '{actor} отказывается от страховки'],
    pass: ['{actor} passed', '{actor} пропускает ход'],
    suicide: ['{actor} committed suicide', '{actor}: самоубийство'],
    slander: [
      '{actor} spread a rumour about {first}',
      '{first_forms, select, yes {{actor} распускает слухи про {first_acc}} other {{actor} распускает слухи про игрока {first}}}',
    ],
  },
  facts: { ...shots, ...insurance, ...attacks, ...rumours, ...books } satisfies FactWords<typeof declared>,
  terms: {
    shots: ['shots in reserve', 'запасные выстрелы'],
    mafia: ['mafia', 'мафия'],
    maniac: ['maniac', 'маньяк'],
    passCancelsInsurance: ['a pass takes insurance away', 'пропуск отменяет страховку'],
    lateKillerKeepsShot: ['late killers keep their shot', 'опоздавший киллер сохраняет выстрел'],
    surplusShotOrder: ['who gets a surplus shot', 'кому переходит лишний выстрел'],
    otherSide: ['the other side first', 'сначала другая сторона'],
    suicideCondition: ['condition of a suicide', 'условие самоубийства'],
    dies: ['dies', 'умирает'],
    lives: ['lives', 'живет'],
  },
  results: { grey: ['grey', 'серый'] },
  tells: {
    'learned:shoot': ['You killed {about}: {result}.', 'Ваша жертва: {about}. По команде — {result}.'],
    'learned:vigilanteShot': ['You killed {about}: {result}.', 'Ваша жертва: {about}. По команде — {result}.'],
  },
  verbs: {
    shoot: ['shoot', 'kill', 'nk', 'murder', 'take out', 'take {first} out', 'off'],
    insure: ['insure', 'insure on', 'insurance on', 'insure with', 'insurance'],
    declineInsurance: ['decline insurance', 'no insurance', 'do not insure', 'refuse to insure'],
    pass: ['pass', 'skip the shot', 'no shot', 'no kill'],
    suicide: ['suicide', 'commit suicide', 'kill myself'],
    slander: ['slander', 'rumour about', 'spread a rumour about', 'blacken'],
  },
} satisfies PartWords
