/** Words of killers: shots, who shoots in whose place, rumours, and the books of shots. */
import type { declared } from './facts.ts'
import { attacks, teamEn, teamRu } from './text-attacks.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

/** Of the mafia's or the maniac's side. */
const sideEn = '{side, select, mafia {the mafia} maniac {the maniac’s side} other {nobody}}'
const sideRu = '{side, select, mafia {мафия} maniac {сторона маньяка} other {никто}}'
const shotsRu = '{count, plural, one {# выстрел} few {# выстрела} many {# выстрелов} other {# выстрела}}'

const shots = {
  hasShot: {
    stands: [
      `${sideEn} has {count, plural, one {a shot} other {# shots}} tonight`,
      `{count, plural, =0 {выстрелов нет} =1 {есть выстрел} one {есть # выстрел} few {есть # выстрела} many {есть # выстрелов} other {есть # выстрела}} (${sideRu})`,
    ],
    falls: [`${sideEn} has no shot tonight`, `выстрела нет (${sideRu})`],
  },
  shotFrom: {
    stands: [
      '{how, select, carried {kept from before} corrected {recorded by the host} inherited {taken over from the other side} fresh {of this night} paid {taken for a kill through a civil role} handedOver {handed over to the other side} poisoning {handed to the poisoner} other {received from the other side}}: {count, plural, one {# shot} other {# shots}}',
      `{how, select, carried {из запаса} corrected {записано ведущим} inherited {от выбывшей стороны} fresh {за эту ночь} paid {уходит за убийство мирной ролью} handedOver {уходит другой стороне} poisoning {уходит отравителю} other {от другой стороны}}: ${shotsRu}`,
    ],
    falls: ['no such shot', 'такого выстрела нет'],
  },
  shoots: {
    stands: ['{other} goes to shoot {who}', '{other_nom} идет стрелять в {who_acc}'],
    falls: ['{other} does not go to shoot {who}', '{other_nom} не идет стрелять в {who_acc}'],
    would: [
      '{other} would go to shoot {who}',
      `{other_nom} ${did('other', 'пошел', 'пошла', 'пошли')} бы стрелять в {who_acc}`,
    ],
  },
  noShotLeft: {
    stands: ['no shot is left for {who}', 'для {who_gen} выстрела не осталось'],
    falls: ['a shot is left for {who}', 'для {who_gen} выстрел остался'],
  },
  hasOwnShot: {
    stands: ['a side with a shot of its own insures nobody', 'сторона со своим выстрелом никого не страхует'],
    falls: ['the side has no shot of its own', 'своего выстрела у стороны нет'],
  },
  sentByPartner: {
    stands: ['{other} sent it in for {who}', 'ход за {who_acc} отправил напарник ({other_nom})'],
    falls: ['nobody sent it in for {who}', 'за {who_acc} ход никто не отправлял'],
  },
  partnerAgreed: {
    stands: ['both partners agreed to it', '{who_nom} и {other_nom} оба согласны'],
    falls: ['the partners did not agree to it', 'напарники не согласны'],
  },
  goesFirst: {
    stands: [
      '{other} was stopped, and {who} goes first as a target',
      'ход {other_gen} сорван, и первой целью становится {who_nom}',
    ],
    falls: ['{other} was not stopped', 'ход {other_gen} не сорван'],
    would: [
      '{other} would be stopped, and {who} goes first as a target',
      `ход {other_gen} был бы сорван, и первой целью ${did('who', 'стал')} бы {who_nom}`,
    ],
  },
  passed: {
    stands: ['{who} passes', '{who_nom} пропускает ход'],
    falls: ['{who} has nothing to pass', '{who_dat} нечего пропускать'],
  },
  shotLost: {
    stands: ['{who} skips the shot and loses it', '{who_nom} пропускает ход, и выстрел сгорает'],
    falls: ['{who} loses no shot', 'выстрел {who_gen} не сгорает'],
  },
  blackDiedAlready: {
    stands: ['a black died already by another black’s shot', 'черный уже погибает от хода другого черного'],
    falls: ['no black died yet by another black’s shot', 'от хода другого черного никто не погибает'],
    would: ['a black would have died already by another black’s shot', 'черный уже погиб бы от хода другого черного'],
  },
} satisfies Readonly<Record<string, Said>>

const insurance = {
  insures: {
    stands: ['{other} steps in against {who}', '{other_nom} по страховке идет к {who_dat}'],
    falls: ['{other} does not step in', '{other_nom} не идет по страховке'],
    would: [
      '{other} would step in against {who}',
      `{other_nom} ${did('other', 'пошел', 'пошла', 'пошли')} бы по страховке к {who_dat}`,
    ],
  },
  kept: {
    stands: ['{who} was kept from shooting', '{who_dat} помешали выстрелить'],
    falls: ['{who} was not kept from shooting', '{who_dat} не помешали выстрелить'],
  },
  insuredAlready: {
    stands: ['another partner shot in the place of {who}', 'вместо {who_gen} уже стрелял другой напарник'],
    falls: ['no other partner shot in the place of {who}', 'вместо {who_gen} другой напарник еще не стрелял'],
  },
  standsBy: {
    stands: ['{who} stands by', '{who_nom} страхует'],
    falls: ['{who} cannot stand by', '{who_nom} не страхует'],
    would: ['{who} would stand by', `{who_nom} ${did('who', 'страховал')} бы`],
  },
  elsewhere: {
    stands: [
      'the shot of {who} was called off, and {other} is another target',
      'ход {who_gen} отменен, и у страховки другая цель ({other_nom})',
    ],
    falls: ['the shot of {who} was not called off for another target', 'ход {who_gen} не отменяли ради другой цели'],
    would: ['the shot of {who} was called off', 'ход {who_gen} был бы отменен'],
  },
  sameTarget: {
    stands: ['{who} is the same target', 'цель та же ({who_nom})'],
    falls: ['{who} is another target', 'цель другая ({who_nom})'],
  },
  partnerShoots: {
    stands: [
      '{other} shoots, and {who} can insure only a partner who does',
      '{other_nom} стреляет, поэтому {who_nom} страхует только напарника',
    ],
    falls: ['{other} does not shoot', '{other_nom} не стреляет'],
  },
  declined: {
    stands: ['{who} declines to insure', '{who_nom} отказывается от страховки'],
    falls: ['{who} has nobody to insure', '{who_dat} некого страховать'],
  },
  partnersShoot: {
    stands: ['{who} has a partner who shoots', 'напарник {who_gen} тоже стреляет'],
    falls: ['{who} has no partner who shoots', 'напарник {who_gen} не стреляет'],
  },
  shootsBeside: {
    stands: ['{other} shoots on the side of {who}', '{other_nom} стреляет за ту же сторону, что и {who_nom}'],
    falls: ['{other} does not shoot on the side of {who}', '{other_nom} не стреляет за ту же сторону, что и {who_nom}'],
  },
  shootsElsewhere: {
    stands: ['{who} goes for a target of the own', '{who_nom} идет к своей цели'],
    falls: ['{who} goes for no target of the own', '{who_nom} не идет к своей цели'],
  },
  insuredByPartner: {
    stands: ['{who} insures within the side', '{who_nom} страхует своего напарника'],
    falls: ['no partner insures', 'напарник не страхует'],
  },
  sideKept: {
    stands: [`${sideEn} was kept from attacking`, `нападению помешали (${sideRu})`],
    falls: [`${sideEn} was not kept from attacking`, `нападению не помешали (${sideRu})`],
  },
  noneCame: {
    stands: [`a shot of ${sideEn} was stopped or left to others`, `выстрел сорван или отдан страховке (${sideRu})`],
    falls: [`no shot of ${sideEn} was stopped or left to others`, `сорванного выстрела нет (${sideRu})`],
  },
  sideAttacked: {
    stands: [`${sideEn} attacked somebody`, `нападение уже было (${sideRu})`],
    falls: [`${sideEn} attacked nobody`, `нападения нет (${sideRu})`],
    would: [`${sideEn} would have attacked somebody`, `нападение было бы (${sideRu})`],
  },
  passKeepsInsurance: {
    stands: ['{who} passes and leaves the insurance in place', '{who_nom} пропускает ход и оставляет страховку'],
    falls: ['no pass of {who} leaves insurance in place', 'пропуск {who_gen} отменяет страховку'],
    would: ['{who} passes', '{who_nom} пропускает ход'],
  },
  passCancels: {
    stands: ['a pass takes the insurance away', 'добровольный пропуск отменяет страховку'],
    falls: ['a pass does not take the insurance away', 'пропуск не отменяет страховку'],
  },
} satisfies Readonly<Record<string, Said>>

const rumours = {
  slandered: {
    stands: ['a rumour is spread about {who}', 'про {who_acc} распустили слухи'],
    falls: ['no rumour is spread about {who}', 'про {who_acc} слухов не распускали'],
    would: ['a rumour would be spread about {who}', 'про {who_acc} распустили бы слухи'],
  },
  nightOf: {
    stands: [`this night is open to ${sideEn}`, `эта ночь доступна (${sideRu})`],
    falls: [`this night is not open to ${sideEn}`, `эта ночь недоступна (${sideRu})`],
  },
  rumourSpread: {
    stands: [`${sideEn} has spread its rumour for this night`, `очернение на эту ночь уже есть (${sideRu})`],
    falls: [`${sideEn} has spread no rumour for this night`, `очернения на эту ночь еще нет (${sideRu})`],
  },
} satisfies Readonly<Record<string, Said>>

const keeps = (en: string, at: string): Said => ({
  stands: [`${en} keeps shots`, `${at} есть запасные выстрелы`],
  falls: [`${en} keeps no shot`, `${at} нет запасных выстрелов`],
  would: [`${en} would keep shots`, `${at} были бы запасные выстрелы`],
  asks: [`Does ${en} keep a shot?`, `Остаются ли запасные выстрелы ${at}?`],
})

const books = {
  mafiaKeeps: keeps('the mafia', 'у мафии'),
  maniacKeeps: keeps('the maniac’s side', 'у стороны маньяка'),
  shotsSpent: {
    stands: [`every shot of ${sideEn} is used up`, `все выстрелы реализованы (${sideRu})`],
    falls: [`not every shot of ${sideEn} is used up`, `реализованы не все выстрелы (${sideRu})`],
    would: [`every shot of ${sideEn} would be used up`, `все выстрелы были бы реализованы (${sideRu})`],
  },
  shotRealised: {
    stands: ['the shot at {who} is realised', 'выстрел в {who_acc} реализован'],
    falls: ['the shot at {who} is not realised', 'выстрел в {who_acc} не реализован'],
    would: ['the shot at {who} would be realised', 'выстрел в {who_acc} был бы реализован'],
  },
  redKilled: {
    stands: ['{other} used the shot up on {who}', '{other_nom} реализует выстрел в {who_acc}'],
    falls: ['{other} did not use the shot up on {who}', '{other_nom} не реализует выстрел в {who_acc}'],
    would: [
      '{other} would use the shot up on {who}',
      `{other_nom} ${did('other', 'реализовал')} бы выстрел в {who_acc}`,
    ],
  },
  diedOtherwise: {
    stands: [`{who} is ${teamEn}, which leaves the shot`, `{who_nom} — ${teamRu}, и выстрел остается`],
    falls: ['{who} is red', '{who_nom} — красный'],
  },
  cameLate: {
    stands: ['{who} came to a corpse, and the shot is gone', '{who_nom} приходит к уже убитому, и выстрел потрачен'],
    falls: ['{who} did not come to a corpse', '{who_nom} приходит не к убитому'],
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
      'за убийство {who_gen} мирной ролью теряется выстрел следующей ночи',
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
    shoot: ['{actor} shot {first}', `{actor_nom} ${did('actor', 'стрелял')} в {first_acc}`],
    'shoot:2': [
      '{actor} shot {first} and {second}',
      `{actor_nom} ${did('actor', 'стрелял')} в {first_acc} и {second_acc}`,
    ],
    insure: [
      '{actor} insured with a shot at {first}',
      `{actor_nom} ${did('actor', 'страховал')} с выстрелом в {first_acc}`,
    ],
    declineInsurance: [
      '{actor} declined to insure',
      `{actor_nom} ${did('actor', 'отказался', 'отказалась', 'отказались')} от страховки`,
    ],
    pass: ['{actor} passed', `{actor_nom} ${did('actor', 'пропустил')} ход`],
    suicide: ['{actor} committed suicide', `{actor_nom} ${did('actor', 'покончил')} с собой`],
    slander: [
      '{actor} spread a rumour about {first}',
      `{actor_nom} ${did('actor', 'распустил')} слухи про {first_acc}`,
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
    'learned:shoot': [
      'You killed {about}: {result}.',
      'Вы убили {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    ],
    'learned:vigilanteShot': [
      'You killed {about}: {result}.',
      'Вы убили {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    ],
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
