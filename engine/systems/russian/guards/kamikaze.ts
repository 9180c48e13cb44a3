/** The kamikaze (RU-KAM): whoever kills him dies with him, and whoever would keep him alive is turned away. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is, moveOf } from '../attributes.ts'
import type { Blow, Part, Pending } from '../part.ts'
import { section } from '../section.ts'
import { blows } from '../shared/attack.ts'
import { lifeTried, maim } from '../shared/lives.ts'
import { isGuard } from '../shared/moves.ts'
import { playedFor } from '../shared/playing.ts'
import { lossesOf } from '../shared/roles.ts'
import { isBlack } from '../shared/sides.ts'
import { type Cause, type Fact, type Resolution, type TargetGuard, all, any } from '../vocabulary.ts'
import { type FactWords, type PartWords, did } from '../words.ts'

const abilities = {
  takeAlong: {
    kind: 'kill',
    told: {
      en: 'The first player who attacks you dies with you, and the doctor saves neither of you. Poison does not count as an attack.',
      ru: 'Кто первым нападет на вас, умрет вместе с вами, и доктор не спасет никого из двоих. Яд нападением не считается.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-KAM-1',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  wentOff: { of: 'slot', data: { team: 'word' } },
})

/** Blocks that take the use of the role away (RU-KAM-5). */
export function blocksOf(run: Resolution, who: SeatId): Reason[] {
  return lossesOf(run, who).map(block =>
    all({ is: 'fact', kind: 'roleAsleep', of: who }, { rule: 'RU-KAM-5' }, [block]),
  )
}

/** Somebody else went off in this role before: killing a black takes its power, and for a black heir any kill does (RU-KAM-4, RU-KAM-B2). */
const spentBefore = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger
    .found({
      kind: 'wentOff',
      when: 'soFar',
      where: ({ of, phase, data }) =>
        of !== who && phase !== undefined && (data.team === 'black' || isBlack(run.seat(who))),
    })
    .map(({ why, data }) =>
      all({ is: 'fact', kind: 'powerSpent', of: who }, { rule: data.team === 'black' ? 'RU-KAM-4' : 'RU-KAM-B2' }, [
        why,
      ]),
    )

/** That the role of a kamikaze is at work, with what speaks against it; undefined for who is no kamikaze. */
function atWork(run: Resolution, who: SeatId, more: readonly Reason[] = []): Reason | undefined {
  const passive = run.passive(who, 'takeAlong')
  return (
    passive
    && all(
      { is: 'fact', kind: 'canTakeAlong', of: who },
      { rule: 'RU-KAM-1', action: passive.action },
      [passive.why],
      [...blocksOf(run, who), ...spentBefore(run, who), ...more],
    )
  )
}

/** That somebody takes his killer along if one comes now. */
export const canTakeAlong = (run: Resolution, who: SeatId): Reason | undefined =>
  atWork(
    run,
    who,
    run.isDead(who)
      ? [
          run.ledger.seek({ kind: 'death', of: who, when: 'soFar' }, 'RU-KAM-1', {
            is: 'fact',
            kind: 'diedBefore',
            of: who,
          }),
        ]
      : [],
  )

/** A kamikaze who can kill turns away moves, each by the rule of the move where it names him (RU-KAM-3); an arrest misses him (RU-BLK-4). */
const refusesHelp: TargetGuard = (run, move, at) => {
  const { does, id: action } = move
  const arrests = is(does, 'arrests') && !isGuard(move)
  const rule = arrests ? 'RU-BLK-4' : moveOf(does)?.turnedAwayBy
  if (rule === undefined) return undefined
  const can = canTakeAlong(run, at)
  return (
    can
    && all({ is: 'fact', kind: 'turnsAway', of: at, action }, { rule, action }, [
      all(
        { is: 'fact', kind: arrests ? 'notHeld' : 'refusesHelp', of: at },
        { rule: arrests ? 'RU-BLK-4' : 'RU-KAM-3' },
        [can],
      ),
    ])
  )
}

/** Causes that are an attack by somebody who came. */
export const attacks: ReadonlySet<Cause> = new Set(['shot', 'order', 'civil'])

/** How a kamikaze kills: `kamikaze` whoever attacks or visits him, `detonation` by his own move. */
export const takingAlong = 'kamikaze'

/** What an attack on him brings upon the first who attacks: death, or for one of the same team a wound (RU-KAM-1, RU-KAM-2). */
function answers(run: Resolution, { action, killer, victim, cause, attacked }: Pending): Pending[] {
  const can = attacks.has(cause) && killer !== victim ? canTakeAlong(run, victim) : undefined
  if (!can) return []
  const ownTeam = run.seat(killer).faction === run.seat(victim).faction
  const played = playedFor(run.game, victim, 'takeAlong') !== undefined
  const hurts = ownTeam || played
  const rule: RuleId = played && !ownTeam ? 'RU-ACR-5' : ownTeam ? 'RU-KAM-2' : 'RU-KAM-1'
  const before = run.ledger.seekTried(
    {
      kind: 'attacked',
      of: victim,
      when: 'soFar',
      where: fact => attacks.has(fact.data.cause) && !(fact.by === killer && fact.action === action),
    },
    rule,
    { is: 'fact', kind: 'attackedFirst', of: victim },
  )
  const against = [...before, ...lifeTried(run, victim)]
  const met = all(
    { is: 'fact', kind: ownTeam ? 'hurtsOwn' : played ? 'onlyHurts' : 'takesAlong', of: killer, other: victim, action },
    { rule, action },
    [attacked, can],
    against,
  )
  if (hurts) {
    maim(run, killer, {
      why: all({ is: 'fact', kind: 'losesRole', of: killer }, { rule: 'RU-GEN-5' }, [met]),
      rule,
      by: victim,
      action,
    })
    return []
  }
  run.put({
    kind: 'attacked',
    of: killer,
    by: victim,
    action,
    why: met,
    rule,
    data: { target: killer, cause: takingAlong },
  })
  return [
    { action, killer: victim, target: killer, victim: killer, cause: takingAlong, rule, reached: can, attacked: met },
  ]
}

/** Neither heal nor guard saves a kamikaze who goes off, nor whom he takes along (RU-KAM-1, RU-DOC-5). */
function helpsNobody(run: Resolution, { victim, cause }: Pick<Blow, 'victim' | 'cause'>): Reason[] {
  if (cause === takingAlong) return [run.given({ is: 'fact', kind: 'takenAlong', of: victim }, 'RU-KAM-1')]
  const can = attacks.has(cause) ? atWork(run, victim) : undefined
  return can ? [can] : []
}

/** Where the kamikaze lives, nobody goes with him. */
function livesAfterAll(run: Resolution, { cause, killer, action, victim }: Blow): Reason[] {
  if (cause !== takingAlong) return []
  const his = blows(run).find(blow => blow.action === action && blow.killer === victim && blow.victim === killer)
  // The illusion of a kamikaze dies in his place, and takes its killer along all the same (RU-IMI-2).
  const illusion = run.ledger
    .found({ kind: 'illusionKilled', of: killer, when: 'soFar', where: fact => fact.action === action })
    .map(({ why }) => why)
  return his?.outcome
    ? [all({ is: 'fact', kind: 'livesHimself', of: killer }, { rule: 'RU-KAM-1' }, [], [his.outcome, ...illusion])]
    : []
}

/** Remembers that the role went off, and at whom: whoever has it later may not do so again (RU-KAM-4). */
function rememberGoingOff(run: Resolution, { of, by, why, data: { cause } }: Fact<'death'>): void {
  if (by === undefined || by === of || (cause !== takingAlong && cause !== 'detonation')) return
  run.put({
    kind: 'wentOff',
    of: by,
    why: any({ is: 'fact', kind: 'wentOff', of: by }, { rule: 'RU-KAM-4' }, [why]),
    rule: 'RU-KAM-4',
    data: { team: run.seat(of).faction },
    lasting: true,
  })
}

/** Whoever takes over a role that has gone off at a black is told (RU-KAM-4). */
function tellHeir(run: Resolution, { of: heir, data }: Fact<'heir'>): void {
  if (data.role !== 'kamikaze') return
  const spent = run.ledger.found({
    kind: 'wentOff',
    when: 'soFar',
    where: fact => fact.of !== heir && (fact.data.team === 'black' || isBlack(run.seat(heir))),
  })
  const [first] = spent
  if (first) run.tell(heir, 'powerSpent', {}, first.data.team === 'black' ? 'RU-KAM-4' : 'RU-KAM-B2')
}

const rulings: Part = {
  targetGuards: [refusesHelp],
  answers,
  overrules: helpsNobody,
  saves: livesAfterAll,
  reactions: { death: rememberGoingOff, heir: tellHeir },
}

const rules: Rules = {
  'RU-KAM-1': stated({
    en: 'The first player to attack the kamikaze dies with them, and the doctor saves neither. Poison is not an attack.',
    ru: 'Кто первым нападает на камикадзе, умирает вместе с ним, и доктор не спасает ни одного из них. Яд нападением не считается.',
  }),
  'RU-KAM-2': stated({
    en: 'If a player of the same team attacks, the kamikaze dies alone and the attacker is maimed.',
    ru: 'Если на камикадзе напал игрок из его же команды, он умирает один, а нападавший покалечен.',
  }),
  'RU-KAM-3': stated({
    en: 'While the kamikaze can kill that night, they turn away the prostitute, geisha, bodyguard and guard.',
    ru: 'Пока камикадзе может этой ночью убить, он отказывается от проститутки, гейши, телохранителя и защиты блокера.',
  }),
  'RU-KAM-4': stated({
    en: 'A player who takes over the role after it killed a black can no longer kill with it, and is told so.',
    ru: 'Кто принял роль после того, как она убила черного, тот ею уже не убивает, и ему об этом сообщают.',
  }),
  'RU-KAM-5': stated({
    en: 'None of this applies to a kamikaze whose role is blocked or lost.',
    ru: 'Если роль камикадзе заблокирована или потеряна, ничто из этого не действует.',
  }),
}

const words = {
  uses: {
    takeAlong: { en: 'last blow', ru: 'роль камикадзе' },
  },
  deeds: {
    takeAlong: { en: '{actor} takes the killer with them', ru: '{actor_nom} забирает киллера с собой' },
  },
  facts: {
    canTakeAlong: {
      stands: { en: '{who} can take a killer with them', ru: 'роль камикадзе у {who_gen} действует' },
      falls: { en: '{who} cannot take anybody with them', ru: 'роль камикадзе у {who_gen} не действует' },
      would: { en: '{who} could take a killer with them', ru: 'роль камикадзе у {who_gen} действовала бы' },
    },
    roleAsleep: {
      stands: { en: '{who}’s role is off', ru: 'роль {who_gen} не действует' },
      falls: { en: '{who}’s role is not off', ru: 'роль {who_gen} действует' },
      would: { en: '{who}’s role would have been off', ru: 'роль {who_gen} не действовала бы' },
    },
    powerSpent: {
      stands: { en: 'the role has already gone off', ru: 'роль уже срабатывала раньше' },
      falls: { en: 'the role has not gone off yet', ru: 'роль раньше не срабатывала' },
    },
    wentOff: {
      stands: { en: '{who} took somebody with them', ru: 'роль {who_gen} сработала' },
      falls: { en: '{who} did not take anybody with them', ru: 'роль {who_gen} не сработала' },
      would: { en: '{who} would have taken somebody with them', ru: 'роль {who_gen} сработала бы' },
    },
    refusesHelp: {
      stands: { en: '{who} turns visitors away', ru: '{who_nom} отказывается от гостей' },
      falls: { en: '{who} does not turn visitors away', ru: '{who_nom} не отказывается от гостей' },
      would: {
        en: '{who} would have turned visitors away',
        ru: `{who_nom} ${did('who', 'отказался', 'отказалась', 'отказались')} бы от гостей`,
      },
    },
    atDoor: {
      stands: { en: '{who} comes to {other}’s door', ru: '{who_nom} приходит к дому {other_gen}' },
      falls: { en: '{who} does not come to {other}’s door', ru: '{who_nom} не приходит к дому {other_gen}' },
    },
    notHeld: {
      stands: { en: 'no arrest holds {who}', ru: 'арест на {who_acc} не действует' },
      falls: { en: 'an arrest may hold {who}', ru: 'арест на {who_acc} действует' },
      would: { en: 'no arrest would have held {who}', ru: 'арест на {who_acc} не подействовал бы' },
    },
    turnsAway: {
      stands: { en: '{who} turns this move away', ru: '{who_nom} отказывается от этого хода' },
      falls: { en: '{who} does not turn this move away', ru: '{who_nom} не отказывается от этого хода' },
      would: {
        en: '{who} would have turned this move away',
        ru: `{who_nom} ${did('who', 'отказался', 'отказалась', 'отказались')} бы от этого хода`,
      },
    },
    attackedFirst: {
      stands: { en: 'somebody else attacked {who} first', ru: 'первым на {who_acc} напал другой киллер' },
      falls: { en: 'nobody else attacked {who} first', ru: 'раньше на {who_acc} никто не нападал' },
      would: { en: 'somebody else would have attacked {who} first', ru: 'первым на {who_acc} напал бы другой киллер' },
    },
    takesAlong: {
      stands: { en: '{other} takes {who} with them', ru: '{other_nom} забирает {who_acc} с собой' },
      falls: { en: '{other} does not take {who} with them', ru: '{other_nom} не забирает {who_acc} с собой' },
      would: {
        en: '{other} would have taken {who} with them',
        ru: `{other_nom} ${did('other', 'забрал')} бы {who_acc} с собой`,
      },
    },
    hurtsOwn: {
      stands: {
        en: '{who} attacked a player of their own team: {other}',
        ru: '{who_nom} нападает на своего ({other_nom})',
      },
      falls: {
        en: 'attacking {other} does not cost {who} anything',
        ru: 'за нападение на {other_acc} {who_nom} не платит',
      },
      would: {
        en: '{who} would have attacked a player of their own team: {other}',
        ru: `{who_nom} ${did('who', 'напал')} бы на своего ({other_nom})`,
      },
    },
    losesRole: {
      stands: { en: '{who} loses their civil role and color', ru: '{who_nom} теряет роль и цвет' },
      falls: { en: '{who} keeps their civil role and color', ru: '{who_nom} не теряет роль и цвет' },
    },
    takenAlong: {
      stands: { en: 'a player taken by a kamikaze cannot be saved', ru: 'жертву камикадзе не спасти' },
      falls: { en: '{who} is not taken by a kamikaze', ru: '{who_nom} не жертва камикадзе' },
    },
    livesHimself: {
      stands: { en: '{who} lives and takes nobody with them', ru: '{who_nom} остается в живых и никого не забирает' },
      falls: { en: '{who} dies', ru: '{who_nom} погибает' },
    },
    killedByFaceless: {
      stands: { en: '{who} died attacking the faceless', ru: '{who_nom} умирает от атаки на безликого' },
      falls: { en: '{who} did not die attacking the faceless', ru: '{who_nom} не умирает от атаки на безликого' },
      would: {
        en: '{who} would have died attacking the faceless',
        ru: `{who_nom} ${did('who', 'умер', 'умерла', 'умерли')} бы от атаки на безликого`,
      },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    powerSpent: {
      en: 'Your role has already gone off: you cannot take a killer with you.',
      ru: 'Роль камикадзе уже сработала раньше: убить киллера вы не можете.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const kamikaze = section({ abilities, facts, rules, rulings, words })
