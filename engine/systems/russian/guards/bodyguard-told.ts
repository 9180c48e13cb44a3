/** What the morning tells a bodyguard and his ward of an attack on either (RU-RES-6): it depends on how the attack went. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { type Options, type Rules, stated } from '../../../ruleset/localized-text.ts'
import type { Pending } from '../part.ts'
import { section } from '../section.ts'
import { blows } from '../shared/attack.ts'
import { learnsFact } from '../shared/general-info.ts'
import { playedFor } from '../shared/playing.ts'
import { homeOf, isBlack, isGrey, negativeOf } from '../shared/sides.ts'
import { type Resolution, all } from '../vocabulary.ts'
import { type PartWords, did } from '../words.ts'
import { pairs } from './bodyguard.ts'
import { attacks } from './kamikaze.ts'

const options: Options = {
  wardHearsOfCivilKiller: {
    values: [false, true],
    rule: 'RU-BOD-4',
    says: {
      en: 'If the bodyguard is shot through a civil role, the ward is told that the killer had no negative role, or had one.',
      ru: 'Сообщают ли подопечному, если телохранителя застрелили через мирную роль, что негативной роли у убийцы не было или какая была.',
    },
  },
}

/** Everything that bodyguards and wards learn. */
function reportPairs(run: Resolution): void {
  for (const { of: ward, by: guard, action = '' } of pairs(run)) {
    for (const blow of blows(run)) {
      if (
        !attacks.has(blow.cause)
        || !blow.attacked.holds
        || blow.killer === guard
        || ![ward, guard].includes(blow.victim)
      )
        continue
      const killed = blow.outcome?.holds === true
      if (killed && blow.victim === guard) tellWard(run, { ward, guard, action, blow })
      else if (!run.isDead(guard)) tellGuard(run, { ward, guard, action, blow, killed })
    }
  }
}

interface Told {
  ward: SeatId
  guard: SeatId
  action: string
  blow: Pending
}

/**
 * The ward whose bodyguard died: the name of the killer where the attack was meant for the ward, else the negative
 * role alone (RU-BOD-3, RU-BOD-4).
 */
function tellWard(run: Resolution, { ward, guard, action, blow }: Told): void {
  const { killer, aimed, cause } = blow
  if (cause === 'civil' && aimed !== ward && !run.option<boolean>('wardHearsOfCivilKiller')) return
  const role = roleOf(run, killer)
  const [fact, is, rule]: [string, string | string[], RuleId] =
    aimed !== ward
      ? ['killerRole', role, 'RU-BOD-4']
      : playedFor(run.game, guard, 'protect')
        ? ['killerRole', role, 'RU-ACR-5']
        : ['killer', [killer], 'RU-BOD-3']
  if (!learnsFact(run, ward, { action, ability: 'protect' }, guard, fact, is, rule, hears(ward, guard, blow, rule)))
    return
  if (fact === 'killer') run.tell(ward, 'killerNamed', { about: guard, who: killer, result: is }, rule)
  else run.tell(ward, 'killerRole', { about: guard, ...saidOf(role), result: is }, rule)
}

/** The bodyguard who lives: who was meant, and the role of the killer; a black one learns all of a ward who was killed (RU-BOD-5, RU-BOD-B3, RU-BOD-G1). */
function tellGuard(run: Resolution, { ward, guard, action, blow, killed }: Told & { killed: boolean }): void {
  const { killer, aimed, target } = blow
  const seat = run.seat(guard)
  const lost = killed && blow.victim === ward
  const named = !playedFor(run.game, guard, 'protect')
  const rule: RuleId =
    lost && isBlack(seat) ? (named ? 'RU-BOD-B3' : 'RU-ACR-5') : lost && isGrey(seat) ? 'RU-BOD-G1' : 'RU-BOD-5'
  const meant = aimed ?? target
  const { faction } = run.seat(ward)
  const found: Record<string, string | string[]> = {
    ...(rule === 'RU-BOD-B3'
      ? { killer: [killer], killerSide: sideSaid(run, killer) }
      : { killerRole: roleOf(run, killer) }),
    originalTarget: [meant],
    ...(rule !== 'RU-BOD-5' && { team: faction }),
  }
  const why = hears(guard, ward, blow, rule)
  for (const [fact, is] of Object.entries(found))
    learnsFact(run, guard, { action, ability: 'protect' }, ward, fact, is, rule, why)
  if (!why.holds) return
  if (rule === 'RU-BOD-B3')
    run.tell(
      guard,
      'wardKilled',
      { about: ward, who: killer, side: sideSaid(run, killer), other: meant, team: faction },
      rule,
    )
  else if (rule === 'RU-BOD-G1' || rule === 'RU-ACR-5')
    run.tell(guard, 'wardKilledBy', { about: ward, ...saidOf(roleOf(run, killer)), other: meant, team: faction }, rule)
  else run.tell(guard, 'wardAttacked', { about: ward, other: meant, ...saidOf(roleOf(run, killer)) }, rule)
}

const hears = (who: SeatId, about: SeatId, { action, attacked, outcome }: Pending, rule: RuleId): Reason =>
  all({ is: 'fact', kind: 'hearsOfAttack', of: who, other: about, action }, { rule, action }, [
    outcome?.holds ? outcome : attacked,
  ])

/** The role in which somebody killed: the negative one, `faceless`, or none over the civil role. */
const roleOf = (run: Resolution, killer: SeatId): string =>
  negativeOf(run.seat(killer)) || (isGrey(run.seat(killer)) ? 'faceless' : 'none')

const saidOf = (role: string): { role: string; is: string } => ({ role, is: role === 'none' ? role : 'some' })

/** The side of a killer, or the team where a team has no sides. */
const sideSaid = (run: Resolution, killer: SeatId): string =>
  homeOf(negativeOf(run.seat(killer))) ?? run.seat(killer).faction

const rules: Rules = {
  'RU-BOD-3': stated({
    en: 'If the bodyguard dies from an attack on the ward, the ward learns the killer’s name.',
    ru: 'Если телохранитель погиб от нападения на подопечного, подопечный узнает имя убийцы.',
  }),
  'RU-BOD-4': stated({
    en: 'If the bodyguard dies from an attack on themselves, the ward learns the killer’s negative role but not the name, and nothing about a killer who used a civil role.',
    ru: 'Если телохранитель погиб от нападения на него самого, подопечный узнает негативную роль убийцы без имени, а если тот убил через мирную роль — ничего.',
  }),
  'RU-BOD-5': stated({
    en: 'A bodyguard who survives an attack learns which of the two it was meant for, and the killer’s negative role.',
    ru: 'Телохранитель, переживший нападение, узнает, кто из двоих был изначальной целью, и негативную роль киллера.',
  }),
  'RU-BOD-B3': stated({
    en: 'A black bodyguard whose ward is killed learns the killer’s name and side, who the attack was meant for, and the ward’s team.',
    ru: 'Черный телохранитель, подопечного которого убили, узнает имя и сторону убийцы, изначальную цель и команду подопечного.',
  }),
}

const sideEn =
  '{side, select, mafia {the mafia} maniac {the side of the maniac} red {the reds} grey {the faceless} other {a black}}'

const sideRu = '{side, select, mafia {мафия} maniac {маньяк} red {красные} grey {безликий} other {черные}}'

const words = {
  facts: {
    hearsOfAttack: {
      stands: { en: '{who} is told how the attack went', ru: '{who_nom} узнает, как прошла атака' },
      falls: { en: '{who} is not told how the attack went', ru: '{who_nom} не узнает об атаке' },
      would: {
        en: '{who} would have been told how the attack went',
        ru: `{who_nom} ${did('who', 'узнал')} бы, как прошла атака`,
      },
    },
  },
  terms: {
    none: { en: 'none', ru: 'нет' },
    killerRole: { en: 'killer’s role', ru: 'роль убийцы' },
    killerSide: { en: 'killer’s side', ru: 'сторона убийцы' },
    originalTarget: { en: 'original target', ru: 'изначальная цель' },
    killer: { en: 'killer', ru: 'убийца' },
  },
  results: {
    none: { en: 'none', ru: 'нет' },
  },
  tells: {
    killerNamed: {
      en: 'Your bodyguard {about} died for you. Killer: {who}.',
      ru: 'Ваш телохранитель ({about_nom}) погиб на задании. Имя убийцы: {who}.',
    },
    killerRole: {
      en: 'Your bodyguard {about} was killed. Killer’s negative role: {is, select, none {none} other {{role}}}.',
      ru: 'Ваш телохранитель ({about_nom}) убит. Негативная роль убийцы: {is, select, none {нет} other {{role}}}.',
    },
    wardAttacked: {
      en: 'You or your ward {about} were attacked. Original target: {other}. Killer’s negative role: {is, select, none {none} other {{role}}}.',
      ru: 'Напали на вас или на {about_acc}, вашего подопечного. Негативная роль киллера: {is, select, none {нет} other {{role}}}. {other, select, you {Изначальной целью были вы.} other {Изначальная цель: {other}.}}',
    },
    wardKilled: {
      en: `Your ward {about} ({team}) was killed by {who} (${sideEn}). Original target: {other}.`,
      ru: `Ваш подопечный ({about_nom}, {team}) убит. Убийца: {who} (${sideRu}). {other, select, you {Изначальной целью были вы.} other {Изначальная цель: {other}.}}`,
    },
    wardKilledBy: {
      en: 'Your ward {about} ({team}) was killed. Killer’s role: {is, select, none {none} other {{role}}}. Original target: {other}.',
      ru: 'Ваш подопечный ({about_nom}, {team}) убит. Роль убийцы: {is, select, none {нет} other {{role}}}. {other, select, you {Изначальной целью были вы.} other {Изначальная цель: {other}.}}',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const bodyguardTold = section({ options, rules, rulings: { dawn: [reportPairs] }, words })
