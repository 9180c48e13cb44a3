/**
 * Who leads the Organization, in what order its members rank, and whom they elect: what it settles when a phase is over
 * (CONAN-E5, L1, L6 to L9).
 */
import { seatOf, type Game, type PhaseState, type Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { wordsOf } from '../../../rules/option.ts'
import type { Panel } from '../../../ruleset/panel.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../../ruleset/section.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import { roleName } from '../../../why/speaker.ts'
import { option, titles, type Entry } from '../attributes.ts'
import { ranks } from '../roles.ts'
import { section, type Saying, type SectionWords } from '../section.ts'
import { no } from '../sending.ts'
import { all, least, rememberedOf, type Effect, type Resolution } from '../vocabulary.ts'
import { someVotes } from '../vote/ballots.ts'

const abilities = {
  elect: {
    mark: 'elected',
    kind: 'other',
    told: {
      en: 'In each phase you may vote for a Leader. A member for whom half of the Organization votes is Leader from the next phase on.',
      ru: 'В каждой фазе вы можете голосовать за лидера. Тот, за кого голосует половина Организации, станет лидером со следующей фазы.',
    },
    is: ['paper', 'leading'],
    targets: 1,
    casual: true,
    self: true,
    phases: ['night', 'day'],
    treatedAs: 'election',
    rule: 'CONAN-L6',
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ leader: { of: 'slot' }, elected: { of: 'slot' } })

const options: Options = {
  'bo.rank': {
    values: [ranks.join(',')],
    list: { of: ranks, all: true },
    rule: 'CONAN-E5',
    says: { en: "The Organization's ranks, highest first.", ru: 'Ранги Организации, начиная со старшего.' },
  },
  'leader.majority': {
    values: ['atLeastHalf', 'moreThanHalf'],
    rule: 'CONAN-L7',
    says: { en: 'How many votes it takes to become Leader.', ru: 'Сколько голосов делают лидером.' },
  },
  'leader.base': {
    values: ['living', 'voting'],
    rule: 'CONAN-L7',
    says: {
      en: 'What that half is counted from: all living members, or those who voted.',
      ru: 'От кого считают эту часть: от живых членов или от тех, кто голосовал.',
    },
  },
  'leader.succession': {
    values: ['rank', 'rankAtLarge', 'none'],
    rule: 'CONAN-L8',
    says: {
      en: 'Who leads after the Leader dies: the highest rank alive, the highest rank alive and not arrested, or nobody until an election.',
      ru: 'Кто лидер после смерти лидера: старший по рангу из живых, старший по рангу из живых и не арестованных или никто, пока не будет выборов.',
    },
  },
}

const says = sayingInEach({
  leads: { en: 'only a member of the Organization can lead it', ru: 'лидером может быть только член Организации' },
})

/** Members of the Organization, dead ones included, highest rank first (CONAN-E5); roles outside the list come last. */
export function members(game: Game): Seat[] {
  return game.seats
    .filter(({ faction, bystander }) => faction === 'bo' && !bystander)
    .map((seat, place) => ({ seat, place }))
    .sort((a, b) => rankOf(game, a.seat) - rankOf(game, b.seat) || a.place - b.place)
    .map(({ seat }) => seat)
}

/** The living members, highest rank first. */
export const membersOf = (run: Resolution): SeatId[] =>
  members(run.game)
    .map(({ slot }) => slot)
    .filter(slot => run.seat(slot).alive)

/** A member's place in the ranks, from 0. */
export function rankOf(game: Game, { role }: Pick<Seat, 'role'>): number {
  const ranks = wordsOf(option<string>(game, 'bo.rank'))
  return ranks.includes(role) ? ranks.indexOf(role) : ranks.length
}

/** Who leads, and by which rule: elected (CONAN-L6), first in rank (CONAN-L1), or next after a death (CONAN-L8). */
export function leadership(game: Game): { who: SeatId; rule: RuleId } | undefined {
  const all = members(game)
  const living = all.filter(({ alive }) => alive)
  const known = rememberedOf(game.facts, 'leader').at(-1)
  if (known) return living.some(({ slot }) => slot === known.of) ? { who: known.of, rule: known.rule } : undefined
  if (all[0]?.alive) return { who: all[0].slot, rule: 'CONAN-L1' }
  const succession = option<string>(game, 'leader.succession')
  const next =
    succession === 'none'
      ? undefined
      : living.find(({ status }) => succession === 'rank' || !status.includes('arrested'))
  return next && { who: next.slot, rule: 'CONAN-L8' }
}

/** Who leads as this phase begins, if anybody. */
export const leaderOf = (game: Game): SeatId | undefined => leadership(game)?.who

/** That somebody leads, as a reason. */
export const leads = (run: Resolution, who: SeatId): Reason =>
  run.given({ is: 'fact', kind: 'leads', of: who }, leadership(run.game)!.rule)

/** An arrest takes nothing of it away (CONAN-L9). */
export const leadsInPrison = (run: Resolution, who: SeatId): Reason =>
  all({ is: 'fact', kind: 'leadsInPrison', of: who }, { rule: 'CONAN-L9' }, [leads(run, who)])

/** Whether all of these are of the Organization. */
export const areMembers = (game: Game, slots: readonly SeatId[]): boolean =>
  slots.every(slot => seatOf(game, slot)?.faction === 'bo')

/** Members alone can be elected. */
const refuse: Refuse = (game, _phase, { does, to }) =>
  does === 'elect' && !areMembers(game, to) ? no('CONAN-L6', says('leads')) : undefined

/** A vote for a Leader stands until its voter sends another (CONAN-L7). */
const elected: Effect = (run, { move, at, why }) => {
  for (const vote of run.ledger.found({ kind: 'elected', by: move.actor })) run.ledger.end(vote, why)
  run.put({ kind: 'elected', of: at, by: move.actor, action: move.id, why, rule: 'CONAN-L6', lasting: true })
}

/**
 * Settles who leads from the next phase on: whoever was elected, else after a Leader's death the highest rank, as the
 * options `leader.*` have it. A change is told to every living member.
 */
export function settleLeader(run: Resolution): void {
  const electors = membersOf(run)
  const before = run.ledger.found({ kind: 'leader', when: 'soFar' }).at(-1)
  const first = before?.of ?? firstLeader(run)
  if (first === undefined) return
  const candidates = candidatesOf(run, electors)
  const elected = candidates.find(({ why }) => why.holds)
  const next = elected ?? successor(run, electors, first)
  const now = next && next.who !== first ? next : undefined
  if (before && !now) return
  const stays: Chosen = {
    who: first,
    why: all(
      { is: 'fact', kind: 'leader', of: first },
      { rule: 'CONAN-L1' },
      [
        run.given({ is: 'fact', kind: 'firstInRank', of: first }, 'CONAN-E5'),
        ...(now ? [] : notElected(run, candidates, first)),
      ],
      now ? [now.why] : [],
    ),
  }
  const { who, why } = now ?? elected ?? stays
  if (before) run.ledger.end(before, why)
  else if (now && run.seat(first).alive) run.put({ kind: 'leader', of: first, why: stays.why, rule: 'CONAN-L1' })
  run.put({ kind: 'leader', of: who, why, rule: why.rule, lasting: true })
  if (now) for (const member of electors) run.tell(member, 'leader', { who }, why.rule)
}

/** Who led as the phase began, where nobody was elected yet (CONAN-L1). */
const firstLeader = (run: Resolution): SeatId | undefined => members(run.game).find(({ alive }) => alive)?.slot

interface Chosen {
  who: SeatId
  why: Reason
}

interface Candidate extends Chosen {
  votes: number
  needed: number
}

/** Everybody who was voted for: who has the votes, if exactly one has, is elected (CONAN-L6, L7). Whoever has too few leaves an attempt. */
function candidatesOf(run: Resolution, electors: readonly SeatId[]): Candidate[] {
  const votes = run.ledger.found({
    kind: 'elected',
    when: 'soFar',
    where: ({ by }) => by !== undefined && electors.includes(by),
  })
  const base = run.option('leader.base') === 'voting' ? votes.length : electors.length
  const needed =
    run.option('leader.majority') === 'moreThanHalf' ? Math.floor(base / 2) + 1 : Math.max(1, Math.ceil(base / 2))
  const counted = electors
    .filter(who => votes.some(({ of }) => of === who))
    .map((who): Candidate => {
      const cast = votes.filter(({ of }) => of === who)
      return {
        who,
        votes: cast.length,
        needed,
        why: least(
          needed,
          { is: 'fact', kind: 'hasHalf', of: who, values: { votes: cast.length, needed } },
          { rule: 'CONAN-L7' },
          cast.map(vote => run.ledger.standing(vote, 'soFar')),
        ),
      }
    })
  const candidates = counted.map(({ who, why, ...rest }): Candidate => {
    // Whoever lacks votes does not lead for that, whoever else has them.
    const rivals = why.holds ? counted.filter(other => other.who !== who).map(other => other.why) : []
    const also = run.phase.kind === 'day' ? ['CONAN-OD11'] : []
    return {
      ...rest,
      who,
      why: all({ is: 'fact', kind: 'leader', of: who }, { rule: 'CONAN-L6', also }, [why], rivals),
    }
  })
  for (const { who, why } of candidates) if (!why.holds) run.put({ kind: 'leader', of: who, why, rule: why.rule })
  return candidates
}

/** That the votes made nobody Leader: none counted, or those who had some had too few, or as many as another. */
function notElected(run: Resolution, candidates: readonly Candidate[], leads: SeatId): Reason[] {
  if (!candidates.length) return [run.given({ is: 'fact', kind: 'noVoteToLead', of: '' }, 'CONAN-L7')]
  const [one, other] = candidates.filter(({ votes, needed }) => votes >= needed)
  if (one && other) {
    const passed = one.who === leads ? other : one
    return [
      all({ is: 'fact', kind: 'votesSplit', of: one.who, other: other.who }, { rule: 'CONAN-L7' }, [], [passed.why]),
    ]
  }
  return candidates
    .filter(({ who }) => who !== leads)
    .map(({ who, why, votes, needed }) =>
      all({ is: 'fact', kind: 'notElected', of: who, values: { votes, needed } }, { rule: 'CONAN-L7' }, [], [why]),
    )
}

/** Who leads after the one before died (CONAN-L8). */
function successor(run: Resolution, electors: readonly SeatId[], old: SeatId): Chosen | undefined {
  const rule = run.option('leader.succession')
  if (run.seat(old).alive || rule === 'none') return undefined
  const able = rule === 'rankAtLarge' ? electors.filter(who => !run.marksOf(who).includes('arrested')) : electors
  const who = able[0] ?? electors[0]
  if (who === undefined) return undefined
  const deaths = run.ledger
    .attempts({ kind: 'death', of: old, when: 'soFar' })
    .filter(({ why }) => why.holds)
    .map(({ why }) => why)
  return {
    who,
    why: all({ is: 'fact', kind: 'leader', of: who }, { rule: 'CONAN-L8' }, [
      all({ is: 'fact', kind: 'leaderDied', of: old }, { rule: 'CONAN-L8' }, deaths),
      run.given({ is: 'fact', kind: 'firstInRank', of: who }, 'CONAN-E5'),
    ]),
  }
}

const inPanel = sayingInEach({
  leadership: { en: 'Leadership', ru: 'Лидер' },
  byRank: {
    en: 'By rank. Votes stand until they are changed.',
    ru: 'По рангу. Голос остается в силе, пока его не изменят.',
  },
  member: { en: 'Member', ru: 'Член Организации' },
  role: { en: 'Role', ru: 'Роль' },
  votes: { en: 'Votes', ru: 'Голоса' },
  leads: { en: 'leads', ru: 'лидер' },
  nobodyLeft: { en: 'Nobody is left.', ru: 'Никого не осталось.' },
})

function panel(game: Game, _phase: PhaseState | undefined, language: Locale): Panel {
  const say: Saying<typeof inPanel> = inLanguage(inPanel, language)
  const leader = leadership(game)
  const votes = rememberedOf(game.facts, 'elected')
  const rows = members(game)
    .filter(({ alive }) => alive)
    .map(seat => {
      const { slot } = seat
      const given = votes.filter(({ of }) => of === slot).length
      return {
        cells: [{ player: slot }, roleName(seat.role, titles), leader?.who === slot ? say('leads') : '', given],
        ...(leader?.who === slot && { tone: 'strong' as const }),
      }
    })
  return {
    id: 'leading',
    title: say('leadership'),
    says: say('byRank'),
    rule: 'CONAN-L1',
    columns: [say('member'), say('role'), '', say('votes')],
    rows,
    empty: say('nobodyLeft'),
  }
}

const rules: Rules = {
  'CONAN-E5': stated({
    en: "The Organization's ranks follow its list of roles, highest first.",
    ru: 'Ранги Организации идут по ее списку ролей, начиная со старшей.',
  }),
  'CONAN-L1': stated({
    en: 'The Organization has a Leader, at first its highest-ranked member.',
    ru: 'У Организации есть лидер; вначале это ее старший по рангу член.',
  }),
  'CONAN-L6': stated({
    en: 'A member with the votes of half of the Organization is Leader from the next phase on.',
    ru: 'Член Организации, за которого голосует ее половина, становится лидером со следующей фазы.',
  }),
  'CONAN-L7': chosen({
    en: 'Half means half of the living members, including the arrested. If two reach exactly half, nothing changes. A vote stands until it is changed.',
    ru: 'Половину считают от живых членов, включая арестованных. Если ровно половина у двоих, ничего не меняется, а голос остается в силе, пока его не сменят.',
  }),
  'CONAN-L8': chosen({
    en: 'When the Leader dies, the highest-ranked living member leads until an election decides differently.',
    ru: 'Когда лидер умирает, лидером становится старший по рангу из живых, пока выборы не решат иначе.',
  }),
  'CONAN-L9': stated({
    en: 'An arrested Leader still gives orders and assigns the suitcase: leading is not part of the role.',
    ru: 'Арестованный лидер по-прежнему отдает приказы и чемодан: лидерство не часть роли.',
  }),
}

const words = {
  uses: { elect: 'vote for a Leader' },
  deeds: { elect: '{actor} voted for {first} to lead' },
  facts: {
    leads: {
      stands: '{who} leads the Organization',
      falls: '{who} does not lead the Organization',
      would: '{who} would lead the Organization',
    },
    leadsInPrison: { stands: '{who} leads also behind bars', falls: '{who} does not lead' },
    leader: {
      stands: '{who} leads the Organization from now on',
      falls: '{who} does not come to lead the Organization',
      asks: 'Does {who} lead the Organization from now on?',
      would: '{who} would lead the Organization from now on',
    },
    hasHalf: {
      stands: `{who} had ${someVotes} ({needed} needed)`,
      falls: `{who} had only {votes} of the {needed} votes needed`,
      ground: true,
    },
    noVoteToLead: {
      stands: 'no vote for a Leader counted',
      falls: 'a vote for a Leader counted',
      ground: true,
    },
    votesSplit: {
      stands: '{who} and {other} had as many votes, so neither was elected',
      falls: '{who} and {other} did not have as many votes',
      ground: true,
    },
    notElected: {
      stands: '{who} had only {votes} of the {needed} votes needed',
      falls: '{who} was elected',
      ground: true,
    },
    leaderDied: {
      stands: 'the Leader {who} is dead',
      falls: 'the Leader {who} is alive',
      ground: 'step',
    },
    elected: { stands: '{other} votes for {who} to lead', falls: '{other} does not vote for {who} to lead' },
    firstInRank: {
      stands: '{who} has the highest rank still alive',
      falls: '{who} does not have the highest rank',
      ground: true,
    },
  },
  terms: { rankAtLarge: 'by rank, at large' },
  tells: { leader: '{who} leads the Organization from now on.' },
  verbs: {
    elect: [
      'elect',
      'vote {first} for leader',
      'vote for {first} as leader',
      'make {first} leader',
      'make {first} the leader',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const leaders = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  rulings: { effects: { elected }, results: ['leader'] },
  panel,
  words,
})
