/**
 * The death of a hero: whom one who saved a red takes along when he is lynched (RU-HER-3), and how a faceless one
 * leaves with a draw (RU-FAC-G4).
 */
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { counting } from '../day/count.ts'
import type { Sentence } from '../day/hooks.ts'
import { voteKinds } from '../day/kinds.ts'
import { section } from '../section.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'
import { NOBODY } from './hero.ts'

const abilities = {
  takeDown: {
    kind: 'kill',
    told: {
      en: 'If you saved a red player and are lynched later, you may take along one player who voted for you, if you are red. They count as lynched.',
      ru: 'Если вы красный, спасли красного и позже залинчованы, вы можете забрать с собой одного из голосовавших против вас. Он считается залинчованным.',
    },
    is: ['byLetter', 'stays', 'keepsAim', 'whenDead'],
    targets: 1,
    notSelf: { rule: 'RU-HER-3' },
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-HER-3',
    components: [{ does: 'mark', as: 'takingDown' }],
  },
  sacrifice: {
    kind: 'other',
    told: {
      en: 'As the faceless you may save anybody and are told the team of who is to die. If you are lynched yourself, you may leave with a draw, for everything you scored.',
      ru: 'Если вы безликий, вы можете спасти любого и узнаете команду линчуемого. Если линчуют вас, вы можете покинуть игру с ничьей, потеряв всех жертв.',
    },
    is: ['byLetter', 'stays', 'whenDead', 'deadly'],
    targets: 0,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-FAC-G4',
    components: [{ does: 'mark', as: 'sacrificing' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of whom a lynched hero takes along. */
  takesDown: { of: 'slot' },
  /** Of a faceless hero who leaves by a death of his own choice. */
  sacrifice: { of: 'slot' },
})

const prompts: Prompts = {
  heroTakesDown: {
    rule: 'RU-HER-3',
    says: {
      en: 'A hero who saved a red is lynched. Which of those who voted against them do they take with them?',
      ru: 'Залинчован герой, который раньше спас красного. Кого из голосовавших против него он забирает с собой?',
    },
  },
}

const refuse: Refuse = (game, _phase, { by, does }) => {
  const { faction } = seatOf(game, by)!
  if (does === 'takeDown' && faction !== 'red')
    return {
      rule: 'RU-HER-3',
      says: { en: 'only a red hero takes anybody with them', ru: 'забрать с собой может только красный герой' },
    }
  return does === 'sacrifice' && faction !== 'grey'
    ? {
        rule: 'RU-FAC-G4',
        says: { en: 'only the faceless may leave like this', ru: 'так покинуть игру может только безликий' },
      }
    : undefined
}

/** Whom he takes along where he is lynched (RU-HER-3). */
const takingDown: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const takes = all({ is: 'fact', kind: 'takesDown', of: at, other: actor, action }, { rule: 'RU-HER-3', action }, [
    why,
  ])
  run.put({ kind: 'takesDown', of: at, by: actor, action, why: takes, rule: 'RU-HER-3' })
  return () =>
    run.ledger.attempts({ kind: 'lynched', of: at, when: 'tonight' })[0]?.why
    ?? (takes.holds ? takenNobody(run, { of: at, hero: actor, action }) : takes)
}

const takenNobody = (run: Resolution, { of, hero, action }: { of: SeatId; hero: SeatId; action: string }): Reason =>
  all(
    { is: 'fact', kind: 'takesDown', of, other: hero, action },
    { rule: 'RU-HER-3', action },
    [],
    [run.given({ is: 'fact', kind: 'notLynched', of: hero }, 'RU-HER-3', action)],
  )

/** Who is taken along by a lynched hero who saved a red before: one whose ballot stood against him (RU-HER-3). */
function heroTakes(run: Resolution, who: SeatId): Sentence[] {
  if (run.seat(who).faction !== 'red' || !run.has(who, 'takeDown')) return []
  const saved = run.ledger
    .found({ kind: 'heroSaved', by: who, when: 'phaseStart', where: ({ data }) => data.team === 'red' })
    .map(({ why }) => why)
  const against = counting(run).ballots.filter(({ target, by }) => target === who && by !== who)
  const said = run.ledger.attempts({ kind: 'takesDown', by: who, when: 'tonight' })
  if (!saved.length && !said.length) return []
  const asked = said.length
    ? undefined
    : askWhom(
        run,
        who,
        against.map(({ by }) => by),
      )
  const named = said.map(({ of, why }) => ({ of, why }))
  return [...named, ...(asked ? [asked] : [])].map(({ of, why }) => ({
    who: of,
    rule: 'RU-HER-3',
    because: [
      why,
      all({ is: 'fact', kind: 'savedARed', of: who }, { rule: 'RU-HER-3' }, saved),
      ...votesOf(run, of, who, against),
    ],
    unless: saved.length ? [] : [run.given({ is: 'fact', kind: 'savedNoRed', of: who }, 'RU-HER-3')],
    beside: true,
  }))
}

function votesOf(
  run: Resolution,
  by: SeatId,
  against: SeatId,
  ballots: readonly { by: SeatId; why: Reason }[],
): Reason[] {
  const mine = ballots.filter(ballot => ballot.by === by).map(({ why }) => why)
  return mine.length
    ? mine
    : [
        all(
          { is: 'fact', kind: 'votes', of: by, other: against },
          { rule: 'RU-HER-3' },
          [],
          [run.given({ is: 'fact', kind: 'votedElsewhere', of: by, other: against }, 'RU-HER-3')],
        ),
      ]
}

function askWhom(run: Resolution, hero: SeatId, voters: readonly SeatId[]): { of: SeatId; why: Reason } | undefined {
  const open = [...new Set(voters)].filter(slot => run.seat(slot).details?.title !== 'mayor')
  if (!open.length) return undefined
  const of = run.ask('heroTakesDown', { choices: [NOBODY, ...open] })
  return of === NOBODY ? undefined : { of, why: run.given({ is: 'fact', kind: 'saidToHost', of: hero }, 'RU-HER-3') }
}

/** A faceless hero who is lynched may leave with a draw, for all that was scored (RU-FAC-G4). */
const sacrificing: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const said = all({ is: 'fact', kind: 'sacrifice', of: actor, action }, { rule: 'RU-FAC-G4', action }, [why])
  run.put({ kind: 'sacrifice', of: actor, by: actor, action, why: said, rule: 'RU-FAC-G4' })
  return () =>
    run.ledger.attempts({ kind: 'leavesLevel', of: actor, when: 'tonight' }).at(-1)?.why
    ?? any({ is: 'fact', kind: 'leavesLevel', of: actor, action }, { rule: 'RU-FAC-G4', action })
}

/** Once he is lynched. */
function settleSacrifice(run: Parameters<LateEffect>[0]): void {
  for (const { of, why: said } of run.ledger.found({ kind: 'sacrifice', when: 'tonight' })) {
    const lynched = run.ledger.seek(
      { kind: 'lynched', of, when: 'soFar', where: ({ phase }) => phase === undefined },
      'RU-FAC-G4',
      {
        is: 'fact',
        kind: 'isLynched',
        of,
      },
    )
    const why = all({ is: 'fact', kind: 'leavesLevel', of }, { rule: 'RU-FAC-G4' }, [said, lynched])
    run.put({ kind: 'leavesLevel', of, why, rule: 'RU-FAC-G4', data: {} })
  }
}

const rules: Rules = {
  'RU-HER-3': stated({
    en: 'A red hero who saved a red and is lynched later may take with them one player who voted against them; that player counts as lynched.',
    ru: 'Красный герой, который спас красного и позже залинчован, может забрать с собой одного из голосовавших против него; тот считается залинчованным.',
  }),
}

const words = {
  uses: {
    takeDown: { en: 'takedown', ru: 'героическая гибель' },
    sacrifice: { en: 'heroic death', ru: 'героический суицид' },
  },
  deeds: {
    takeDown: { en: '{actor} takes {first} with them', ru: '{actor_nom} забирает с собой {first_acc}' },
    sacrifice: { en: '{actor} leaves as a hero', ru: `{actor_nom} ${did('actor', 'ушел', 'ушла', 'ушли')} героем` },
  },
  facts: {
    takesDown: {
      stands: { en: '{other} takes {who} with them', ru: '{other_nom} забирает с собой {who_acc}' },
      falls: { en: '{other} does not take {who} with them', ru: '{other_nom} не забирает с собой {who_acc}' },
      would: {
        en: '{other} would have taken {who} with them',
        ru: `{other_nom} ${did('other', 'забрал')} бы с собой {who_acc}`,
      },
    },
    savedARed: {
      stands: { en: '{who} saved a red earlier', ru: `{who_nom} раньше ${did('who', 'спас')} красного игрока` },
      falls: {
        en: '{who} did not save a red earlier',
        ru: `{who_nom} раньше не ${did('who', 'спасал')} красного игрока`,
      },
    },
    savedNoRed: {
      stands: {
        en: '{who} did not save a red earlier',
        ru: `{who_nom} раньше не ${did('who', 'спасал')} красного игрока`,
      },
      falls: { en: '{who} saved a red earlier', ru: `{who_nom} раньше ${did('who', 'спас')} красного игрока` },
    },
    votedElsewhere: {
      stands: {
        en: '{who} did not vote against {other}',
        ru: `{who_nom} не ${did('who', 'голосовал')} против {other_gen}`,
      },
      falls: { en: '{who} voted against {other}', ru: `{who_nom} ${did('who', 'голосовал')} против {other_gen}` },
    },
    notLynched: {
      stands: { en: '{who} is not lynched', ru: '{who_acc} не линчуют' },
      falls: { en: '{who} is lynched', ru: '{who_acc} линчуют' },
    },
    usesLastDeed: {
      stands: { en: '{who} makes a dying move', ru: '{who_nom} умирает с предсмертным ходом' },
      falls: { en: '{who} makes no dying move', ru: '{who_nom} умирает без предсмертного хода' },
    },
    sacrifice: {
      stands: { en: '{who} means to leave as a hero', ru: '{who_nom} уходит героем' },
      falls: { en: '{who} does not mean to leave as a hero', ru: '{who_nom} не уходит героем' },
    },
    isLynched: {
      stands: { en: '{who} is lynched', ru: '{who_acc} линчуют' },
      falls: { en: '{who} is not lynched', ru: '{who_acc} не линчуют' },
    },
  } satisfies FactWords<typeof facts>,
  verbs: {
    takeDown: ['take down', 'take along', 'take with me'],
    sacrifice: ['sacrifice', 'die a hero', 'heroic suicide'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const heroicDeath = section({
  abilities,
  facts,
  prompts,
  refuse,
  rules,
  words,
  rulings: {
    effects: { takingDown, sacrificing },
    vote: { takesAlong: heroTakes },
    after: { lynch: settleSacrifice },
  },
})
