/**
 * The politician (RU-POL): who came to him or to whom he protects, who moved on himself, and what keeps ballots off
 * him. What he does to a vote: `politician-votes.ts`.
 */
import { seatOf, type Game, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { ownBarrier } from '../day/caps.ts'
import type { Barrier } from '../day/hooks.ts'
import { section } from '../section.ts'
import { learnsFact } from '../shared/general-info.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { speaksBy } from '../shared/speaks.ts'
import { tellVisitorRoles } from '../shared/visitor-roles.ts'
import { cameAs, visitorsOf, type Visitor } from '../shared/visits.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  noticeSelfMoves: {
    kind: 'investigate',
    told: {
      en: 'No check shows your color, and a vote on you counts as one at most. In the morning you learn which roles came to you, and which roles moved on their own players.',
      ru: 'Цветные чеки не дают по вам информации, а голос против вас не больше единицы. Утром вы узнаете роли тех, кто заходил к вам, и роли тех, кто сделал ход на себя.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-POL-4',
    components: [],
  },
  patronise: {
    kind: 'protect',
    told: {
      en: 'If you are mayor or secretary, you may take another player under patronage each evening. For that night no check shows their color, and you learn which roles came to them.',
      ru: 'На посту мэра или секретарши вы можете каждый вечер взять другого игрока под покровительство. В эту ночь цветные чеки не дают по нему информации, а вы узнаете роли тех, кто к нему заходил.',
    },
    is: ['stays'],
    targets: 1,
    notSelf: { rule: 'RU-POL-6' },
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-POL-6',
    components: [{ does: 'mark', as: 'patronising' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  patron: { of: 'slot' },
})

const options: Options = {
  politicianSeesSelfMoves: {
    values: ['anybody', 'ward'],
    rule: 'RU-POL-4',
    says: {
      en: 'Whose moves on themselves the politician notices: any player’s, or only those of the player under their patronage.',
      ru: 'Чьи ходы на себя замечает политик: любого игрока или только того, кто под его покровительством.',
    },
  },
}

/** What he has in office he has there alone (RU-POL-6). */
function refusePatronage(game: Game, { by }: Sent): Refusal | undefined {
  const { name, details } = seatOf(game, by)!
  return details?.title === 'mayor' || details?.title === 'secretary'
    ? undefined
    : {
        rule: 'RU-POL-6',
        says: {
          en: `${name} is neither mayor nor secretary and cannot take anybody under patronage`,
          ru: `игрок ${name} — не мэр и не секретарша и под покровительство никого не берет`,
        },
      }
}

const refuse: Refuse = (game, _phase, move) => (move.does === 'patronise' ? refusePatronage(game, move) : undefined)

/** From the evening to the morning somebody else is treated as the politician is (RU-POL-6). */
const patronising: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const patron = all({ is: 'fact', kind: 'patron', of: at, other: actor, action }, { rule: 'RU-POL-6', action }, [why])
  run.put({
    kind: 'patron',
    of: at,
    by: actor,
    action,
    why: patron,
    rule: 'RU-POL-6',
    until: `night ${run.phase.number}`,
  })
  return patron
}

/** Whom a politician has under patronage this night. */
const wardsOf = (run: Resolution, politician: SeatId): Fact<'patron'>[] =>
  run.ledger.found({ kind: 'patron', by: politician, when: 'soFar' })

/** Which roles came to his ward; that the ward was killed is no hindrance (RU-POL-6). */
function reportWards(run: Resolution): void {
  const ability = 'patronise'
  for (const { slot } of run.living().filter(seat => run.has(seat.slot, ability)))
    for (const { of: home, action = '', why } of wardsOf(run, slot))
      tellVisitorRoles(run, slot, { ability, rule: 'RU-POL-6', action, why, home }, visitorsOf(run, home))
}

/** Which roles moved on their own players tonight; nobody is named (RU-POL-4). */
function reportSelfMoves(run: Resolution): void {
  const ability = 'noticeSelfMoves'
  for (const { slot } of run.living()) {
    const passive = run.has(slot, ability) && hasUse(run, slot) ? run.passive(slot, ability) : undefined
    if (!passive) continue
    const wards = wardsOf(run, slot).map(({ of }) => of)
    const stayed = onThemselves(run).filter(
      ({ who }) => who !== slot && (run.option('politicianSeesSelfMoves') === 'anybody' || wards.includes(who)),
    )
    if (!stayed.length) continue
    const { action } = passive
    const roles = [...new Set(byRoster(run, stayed, ({ who }) => who).map(({ role }) => role))]
    const noticing = (some: readonly Visitor[]): Reason =>
      all({ is: 'fact', kind: 'noticesSelfMoves', of: slot, action }, { rule: 'RU-POL-4', action }, [
        passive.why,
        any(
          { is: 'fact', kind: 'movedOnThemselves', of: '' },
          { rule: 'RU-POL-4' },
          some.map(({ why }) => why),
        ),
      ])
    const of = (word: string): Reason => noticing(stayed.filter(({ role }) => role === word))
    if (learnsFact(run, slot, { action, ability }, slot, 'selfMovers', roles, 'RU-POL-4', noticing(stayed), of))
      run.tell(slot, 'selfMovers', { role: roles }, 'RU-POL-4')
  }
}

/** Who sent in a move at himself, or seems to have, with the role in which he did: a suicide is no move of a role, and whom hypnosis led home went elsewhere. */
function onThemselves(run: Resolution): Visitor[] {
  const asked = (action: string | undefined, who: SeatId): boolean =>
    run.moves.some(({ id, to, with: keys }) => id === action && (to.includes(who) || keys.seem === 'home'))
  const moves = run.ledger.found({
    kind: 'went',
    when: 'tonight',
    where: ({ of, by, action }) => of === by && asked(action, of),
  })
  const cuts = run.ledger.found({ kind: 'cutTonight', when: 'tonight', where: ({ of, by }) => of === by })
  return [
    ...moves.map(went => cameAs(run, went)),
    ...cuts.map(({ of: who, why }): Visitor => ({ who, role: 'faceless', why })),
  ]
}

/** Step `barriers`: of no size, so that a ballot counts one at most. */
function zeroBarrier(run: Resolution, who: SeatId): Barrier[] {
  const passive = speaksBy(run, who, 'influence')
  return passive ? [{ size: 0, why: ownBarrier(who, 0, 'RU-POL-4', passive), off: passive.lost }] : []
}

const rules: Rules = {
  'RU-POL-4': stated({
    en: 'Against a politician each vote counts one at most. Color checks give no information on the politician. In the morning they learn which roles came to them and which roles moved on themselves that night.',
    ru: 'Против политика любой голос не больше единицы. Цветные чеки не дают информации по политику. Утром он узнает роли тех, кто заходил к нему, и роли тех, кто этой ночью сделал ход на себя.',
  }),
  'RU-POL-6': stated({
    en: 'A politician who is mayor or secretary may take another player under patronage each evening. That night color checks give no information on this player, and the politician learns which roles came to them, even if the player dies. A player who only plays the role for a day is not covered by the mayor.',
    ru: 'Политик на посту мэра или секретарши может каждый вечер взять другого игрока под покровительство. В эту ночь цветные чеки не дают информации по этому игроку, а политик узнает роли тех, кто к нему заходил, даже если игрок умрет. Того, кто лишь играет роль на сутки, мэр не прикрывает.',
  }),
}

const words = {
  uses: {
    noticeSelfMoves: { en: 'noticing moves on oneself', ru: 'знание о ходах на себя' },
    patronise: { en: 'patronage', ru: 'покровительство' },
  },
  deeds: {
    noticeSelfMoves: { en: '{actor} notices who moved on themselves', ru: '{actor_nom} замечает ходы на себя' },
    patronise: {
      en: '{actor} took {first} under patronage',
      ru: `{actor_nom} ${did('actor', 'взял')} {first_acc} под покровительство`,
    },
    'patronise:tried': tried('take {first} under patronage', 'взять {first_acc} под покровительство'),
  },
  facts: {
    patron: {
      stands: { en: '{who} is under {other}’s patronage', ru: '{who_nom} под покровительством {other_gen}' },
      falls: { en: '{who} is not under {other}’s patronage', ru: '{who_nom} не под покровительством {other_gen}' },
      would: {
        en: '{who} would have been under {other}’s patronage',
        ru: `{who_nom} ${did('who', 'был')} бы под покровительством {other_gen}`,
      },
    },
    underPatronage: {
      stands: {
        en: '{who} is under patronage, so checks give no color',
        ru: '{who_nom} под покровительством политика',
      },
      falls: { en: '{who} is not under patronage', ru: '{who_nom} не под покровительством' },
    },
    noticesSelfMoves: {
      stands: {
        en: '{who} notices which roles moved on themselves',
        ru: '{who_nom} замечает роли тех, кто сделал ход на себя',
      },
      falls: {
        en: '{who} does not notice who moved on themselves',
        ru: '{who_nom} не замечает тех, кто сделал ход на себя',
      },
      asks: {
        en: 'Does {who} notice who moved on themselves?',
        ru: 'Замечает ли {who_nom} тех, кто сделал ход на себя?',
      },
    },
    movedOnThemselves: {
      stands: { en: 'somebody moved on themselves', ru: 'кто-то сделал ход на себя' },
      falls: { en: 'nobody moved on themselves', ru: 'никто не сделал ход на себя' },
    },
  } satisfies FactWords<typeof facts>,
  results: {
    selfMovers: { en: 'roles that moved on themselves', ru: 'роли тех, кто сделал ход на себя' },
  },
  terms: {
    politicianSeesSelfMoves: { en: 'moves on oneself', ru: 'ходы на себя' },
  },
  tells: {
    wardVisitors: {
      en: 'These roles visited {about}, who is under your patronage, tonight: {role}.',
      ru: 'Этой ночью к {about_dat} под вашим покровительством приходили роли: {role}.',
    },
    selfMovers: {
      en: 'These roles moved on themselves tonight: {role}.',
      ru: 'Этой ночью сделали ход на себя: {role}.',
    },
  },
  verbs: {
    patronise: ['patronise', 'patronize', 'take under patronage', 'patronage'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const politician = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  words,
  rulings: { effects: { patronising }, vote: { barriers: zeroBarrier }, dawn: [reportWards, reportSelfMoves] },
})
