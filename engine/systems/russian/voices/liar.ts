/**
 * The liar (RU-LIA): whose ballots he makes nothing of, the barrier that he makes for himself, and what a black one
 * adds unseen.
 */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { unvotable } from '../day/ballots.ts'
import type { Barrier, Boost, Silence } from '../day/hooks.ts'
import { lastRevote } from '../day/kinds.ts'
import { roundOf } from '../day/rounds.ts'
import { section } from '../section.ts'
import { isCopied } from '../shared/playing.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { felledBy, playedBy } from '../shared/speaks.ts'
import { everyVote } from '../shared/vote-kinds.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  compromise: {
    kind: 'block',
    told: {
      en: 'Once everybody has voted, you may compromise one or two players. Their votes are worth nothing, and their barriers do not work. If you name yourself, you have a barrier of two.',
      ru: 'Когда все проголосовали, вы можете скомпрометировать одного или двух игроков. Их голоса равны нулю, а барьеры не действуют. Назвав себя, вы получаете двойной барьер.',
    },
    is: ['stays', 'ofVoters'],
    targets: 1,
    most: 2,
    self: true,
    phases: everyVote,
    casual: true,
    rule: 'RU-LIA-1',
    chosenBy: 'RU-PIM-B1',
    components: [{ does: 'mark', as: 'compromising' }],
    keys: {
      assignedBy: {
        says: {
          en: 'the pimp who chose this move for the slave',
          ru: 'сутенер, который назначил этот ход своему рабу',
        },
        aims: 'player',
      },
    },
  },
  slipBallots: {
    kind: 'other',
    told: {
      en: 'As a black liar you may add one vote of your own on anybody for each other player you compromise. No published count shows these votes.',
      ru: 'Черный лжец за каждого другого скомпрометированного игрока может незаметно докинуть один голос в любую цель. В опубликованном итоге этих голосов нет.',
    },
    is: ['stays', 'uncounted', 'hidesBallots'],
    targets: 1,
    most: 2,
    self: true,
    repeats: true,
    phases: everyVote,
    casual: true,
    rule: 'RU-LIA-B1',
    components: [{ does: 'mark', as: 'slippingIn' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of whom a liar compromises: what is left of the ballot, or that he makes a barrier of it for himself. */
  compromised: { of: 'slot', data: { leaves: ['nothing', 'one', 'barrier'] } },
  /** Of against whom a liar adds a ballot that no table shows. */
  slippedIn: { of: 'slot' },
})

const options: Options = {
  liarInRevote: {
    values: ['ends', 'lasts'],
    rule: 'RU-LIA-2',
    says: {
      en: 'If a liar makes no new move in a revote, their earlier move ends, or it lasts.',
      ru: 'Что становится на переголосовании с прежним ходом лжеца, если нового он не делает: отменяется или остается.',
    },
  },
}

/** Who only plays the role for a day makes no barrier for himself (RU-LIA-G1). */
function refuseLie(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  if (to.includes(by) && isCopied(game, by, 'compromise'))
    return {
      rule: 'RU-LIA-G1',
      says: {
        en: `${name} only plays the role for a day and gets no barrier from it`,
        ru: `игрок ${name} лишь играет роль на сутки и барьера себе не дает`,
      },
    }
  return undefined
}

/** Only who is no red adds ballots unseen, or whose move such a pimp chose (RU-LIA-B1, RU-LIA-G1, RU-PIM-B1). */
function refuseUnseen(game: Game, { submissions }: PhaseState, { by }: Sent): Refusal | undefined {
  const { name, faction } = seatOf(game, by)!
  const sent = submissions.filter(one => one.by === by && one.does === 'compromise' && !one.withdrawn)
  const chosen = sent.findLast(one => one.with.assignedBy !== undefined) ?? sent.at(-1)
  const pimp = chosen?.with.assignedBy
  const colour = pimp === undefined ? faction : seatOf(game, pimp)?.faction
  return colour === 'red'
    ? {
        rule: pimp === undefined ? 'RU-LIA-B1' : 'RU-PIM-B1',
        says: {
          en: `${name} moves as a red liar and adds no votes`,
          ru: `игрок ${name} ходит как красный лжец и голосов не докидывает`,
        },
      }
    : undefined
}

const refuse: Refuse = (game, phase, move) =>
  move.does === 'compromise'
    ? refuseLie(game, move)
    : move.does === 'slipBallots'
      ? refuseUnseen(game, phase, move)
      : undefined

/** A liar's own barrier. */
const OWN = 2

/** By which rule a liar leaves one vote and adds ballots unseen; of a slave that is for the colour of the pimp who chose the move. */
function rulesAs(run: Resolution, liar: SeatId, assignedBy: SeatId | undefined): RuleId {
  const seat = run.seat(assignedBy ?? liar)
  const rule = isGrey(seat) ? 'RU-LIA-G1' : isBlack(seat) ? 'RU-LIA-B1' : 'RU-LIA-1'
  return assignedBy === undefined ? rule : 'RU-PIM-B1'
}

const isRed = (run: Resolution, who: SeatId): boolean => run.seat(who).faction === 'red'

/** Compromised until the last revote of this vote; a revote puts an end to it (RU-LIA-2). */
const compromising: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const { assignedBy } = keys
  const rule = rulesAs(run, actor, assignedBy)
  const leaves = at === actor ? 'barrier' : isRed(run, assignedBy ?? actor) ? 'nothing' : 'one'
  const compromised = all(
    { is: 'fact', kind: 'compromised', of: at, other: actor, action, values: { leaves } },
    { rule: at === actor ? 'RU-LIA-1' : rule, action },
    [why, ...playedBy(run, actor, 'compromise')],
  )
  const until = lastRevote(run.phase)
  run.put({ kind: 'compromised', of: at, by: actor, action, why: compromised, rule, until, data: { leaves } })
  return compromised
}

/** What a liar's move still does: a later one, and a revote even without one, puts an end to those of before (RU-LIA-2). */
function inForce(run: Resolution, fact: Fact<'compromised'>): Reason {
  const { standing, ends } = force(run, fact)
  if (fact.phase === undefined) return standing
  const { kind, of, by = '' } = fact
  return all({ is: 'fact', kind, of, other: by }, { rule: 'RU-LIA-2' }, [standing], ends)
}

/** What keeps it in force, and what may have put an end to it. */
function force(
  run: Resolution,
  fact: Fact<'compromised' | 'slippedIn'>,
): { standing: Reason; ends: readonly Reason[] } {
  const standing = run.ledger.standing(fact, 'soFar')
  if (fact.phase === undefined) return { standing, ends: [] }
  const again = run.ledger
    .found({ kind: 'compromised', when: 'soFar', where: ({ by, phase }) => phase === undefined && by === fact.by })
    .map(({ why }) => why)
  const revote =
    run.option('liarInRevote') === 'ends' && roundOf(run).is !== 'vote'
      ? [run.given({ is: 'fact', kind: 'votedAnew', of: '' }, 'RU-LIA-2')]
      : []
  return { standing, ends: [...revote, ...again] }
}

const compromises = (run: Resolution, who?: SeatId): Fact<'compromised'>[] =>
  run.ledger.attempts({ kind: 'compromised', ...(who !== undefined && { of: who }), when: 'soFar' })

/** Step `silences`: whom he compromised has no vote, or one of who is no red. */
const compromised = (run: Resolution): Silence[] =>
  compromises(run)
    .filter(({ data }) => data.leaves !== 'barrier')
    .map(fact => ({ by: fact.of, to: fact.data.leaves === 'one' ? 1 : 0, why: inForce(run, fact) }))

/** That a liar silences somebody now; undefined where none tried to. @param leaves only what leaves so much of a ballot */
export function silencedBy(run: Resolution, who: SeatId, leaves?: 'nothing'): Reason | undefined {
  const attempts = compromises(run, who).filter(({ data }) =>
    leaves ? data.leaves === leaves : data.leaves !== 'barrier',
  )
  return attempts.length
    ? any(
        {
          is: 'fact',
          kind: 'compromised',
          of: who,
          other: attempts[0]!.by ?? '',
          values: { leaves: attempts[0]!.data.leaves },
        },
        { rule: 'RU-LIA-1' },
        attempts.map(fact => inForce(run, fact)),
      )
    : undefined
}

/** Step `barriers`: none of theirs works (RU-LIA-1). */
const withoutBarrier = (run: Resolution, who: SeatId): Reason[] => [silencedBy(run, who) ?? []].flat()

/**
 * Step `barriers`: his own is a double one (RU-LIA-1); one that his lost role kept from him is told for what it would
 * have been.
 */
const ownBarrier = (run: Resolution, who: SeatId): Barrier[] =>
  compromises(run, who)
    .filter(({ data }) => data.leaves === 'barrier')
    .map(fact => ({
      size: OWN,
      why: all({ is: 'fact', kind: 'hasBarrier', of: who, values: { size: OWN } }, { rule: 'RU-LIA-1' }, [
        inForce(run, fact),
      ]),
      off: fact.phase === undefined ? felledBy(fact.why) : undefined,
    }))

/** One ballot more against somebody; whether he has it is asked when he has compromised others (RU-LIA-B1). */
const slippingIn: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const claim = { is: 'fact', kind: 'slippedIn', of: at, other: actor, action } as const
  const slipped = all(claim, { rule: 'RU-LIA-B1', action }, [why])
  const until = lastRevote(run.phase)
  run.put({ kind: 'slippedIn', of: at, by: actor, action, why: slipped, rule: 'RU-LIA-B1', until })
  const entered = run.ledger.attempts({ kind: 'slippedIn', by: actor, when: 'soFar' }).at(-1)
  return () => (entered ? all(claim, { rule: 'RU-LIA-B1', action }, [why, earned(run, entered)]) : slipped)
}

/** That he has it for another player whom he compromised in the same vote, each of them for one. */
function earned(run: Resolution, fact: Fact<'slippedIn'>): Reason {
  const { by = '', phase } = fact
  const sameVote = (one: Fact): boolean => one.phase === phase
  const mine = run.ledger.attempts({ kind: 'slippedIn', by, when: 'soFar', where: sameVote })
  const place = mine.findIndex(one => one.tick === fact.tick)
  const paid = run.ledger.attempts({
    kind: 'compromised',
    by,
    when: 'soFar',
    where: one => sameVote(one) && one.of !== by && one.data.leaves === 'one',
  })[place]
  const rule = paid?.rule ?? 'RU-LIA-B1'
  return any({ is: 'fact', kind: 'earnsBallot', of: by }, { rule }, paid ? [paid.why] : [])
}

/** Step `silences`: ballots that no table shows; against whom nobody may vote they are for nobody. */
const slippedIn = (run: Resolution): Boost[] =>
  run.ledger.attempts({ kind: 'slippedIn', when: 'soFar' }).map(fact => {
    const { of: target, by = '' } = fact
    const nobody = unvotable(run, by, target)
    const claim = { is: 'fact', kind: 'slippedIn', of: target, other: by } as const
    const { standing, ends } = force(run, fact)
    const unless = [...ends, ...(nobody ? [nobody] : [])]
    const lost = fact.phase === undefined ? felledBy(fact.why) : undefined
    return {
      by,
      target,
      votes: 1,
      why: all(claim, { rule: 'RU-LIA-B1' }, [standing, earned(run, fact)], unless),
      lost,
    }
  })

const rules: Rules = {
  'RU-LIA-1': stated({
    en: 'Once everybody has voted, a liar compromises one or two players: their votes are worth nothing and their barriers do not work. A liar who names themselves gets a double barrier.',
    ru: 'Когда все проголосовали, лжец компрометирует одного или двух игроков: их голоса равны нулю, а их барьеры не действуют. Назвав себя, он получает двойной барьер.',
  }),
  'RU-LIA-2': stated({
    en: 'In a revote a liar may move again, and the earlier move ends. They still compromise at most two players, even if they named nobody before.',
    ru: 'На переголосовании лжец может сделать еще один ход, а прежний отменяется. Целей по-прежнему не больше двух, даже если раньше он никого не назвал.',
  }),
  'RU-LIA-B1': stated({
    en: 'A player compromised by a black liar has at most one vote left. For each other player they compromise, the black liar may secretly add one vote of their own against any target; published tables do not show these votes, and before a barrier each is a separate vote. A judge left with one vote still condemns.',
    ru: 'У того, кого компрометирует черный лжец, голос падает до единицы. За каждого другого скомпрометированного игрока он может незаметно докинуть один голос в любую цель; в опубликованном итоге этих голосов нет, а перед барьером каждый из них отдельный. Судья с таким голосом по-прежнему осуждает.',
  }),
  'RU-LIA-G1': stated({
    en: 'A faceless liar works like a black one. A player who only plays the role for a day has no barrier of their own.',
    ru: 'Безликий лжец действует как черный. У того, кто лишь играет роль на сутки, своего барьера нет.',
  }),
}

const words = {
  uses: {
    compromise: { en: 'scandal', ru: 'скандал' },
    slipBallots: { en: 'votes slipped in', ru: 'докинутые голоса' },
  },
  deeds: {
    compromise: {
      en: '{actor} compromised {first}',
      ru: `{actor_nom} ${did('actor', 'скомпрометировал')} {first_acc}`,
    },
    'compromise:2': {
      en: '{actor} compromised {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'скомпрометировал')} {first_acc} и {second_acc}`,
    },
    slipBallots: {
      en: '{actor} slipped in a vote against {first}',
      ru: `{actor_nom} ${did('actor', 'докинул')} голос против {first_gen}`,
    },
    'slipBallots:2': {
      en: '{actor} slipped in votes against {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'докинул')} голоса против {first_gen} и {second_gen}`,
    },
    'compromise:tried': tried('compromise {first}', 'скомпрометировать {first_acc}'),
    'compromise:2:tried': tried('compromise {first} and {second}', 'скомпрометировать {first_acc} и {second_acc}'),
    'slipBallots:tried': tried('slip in a vote against {first}', 'докинуть голос против {first_gen}'),
    'slipBallots:2:tried': tried(
      'slip in votes against {first} and {second}',
      'докинуть голоса против {first_gen} и {second_gen}',
    ),
  },
  facts: {
    compromised: {
      stands: { en: '{other} compromises {who}', ru: '{who_acc} компрометирует {other_nom}' },
      falls: { en: '{other} does not compromise {who}', ru: '{who_acc} не компрометирует {other_nom}' },
      asks: { en: 'Is {who} compromised?', ru: 'Скомпрометирован ли голос ({who_nom})?' },
      would: { en: '{other} would have compromised {who}', ru: '{who_acc} скомпрометировал бы лжец ({other_nom})' },
    },
    votedAnew: {
      stands: {
        en: 'it is a revote, so the liar’s earlier move is over',
        ru: 'это переголосование, прежний ход лжеца отменен',
      },
      falls: { en: 'it is not a revote', ru: 'это не переголосование' },
    },
    slippedIn: {
      stands: { en: '{other} slips in a vote against {who}', ru: '{other_nom} докидывает голос против {who_gen}' },
      falls: { en: '{other} slips in no vote against {who}', ru: '{other_nom} не докидывает голос против {who_gen}' },
      would: {
        en: '{other} would have slipped in a vote against {who}',
        ru: 'против {who_gen} был бы докинут голос ({other_nom})',
      },
    },
    earnsBallot: {
      stands: {
        en: '{who} compromises another player, which earns it',
        ru: 'за это скомпрометирован другой игрок ({who_nom})',
      },
      falls: { en: '{who} compromises no other player to earn it', ru: 'за это никто не скомпрометирован ({who_nom})' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    assignedBy: { en: 'chosen by the pimp', ru: 'ход назначил сутенер' },
  },
  verbs: {
    compromise: ['compromise', 'scandal', 'make a scandal about', 'lie about'],
    slipBallots: ['slip in', 'slip in a vote against', 'slip in votes against', 'add a vote against', 'hidden vote'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const liar = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  words,
  rulings: {
    effects: { compromising, slippingIn },
    vote: { silences: compromised, hidden: slippedIn, barriers: ownBarrier, unbars: withoutBarrier },
  },
})
