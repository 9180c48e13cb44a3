/** Councilor and Pacifist (1923-COU1 to COU4, PAC1, PAC2): votes besides the ballot. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { outSince } from '../chapters/exile.ts'
import { fact } from '../claims.ts'
import { familyOf } from '../families.ts'
import { familyVotesLost, votesLostBy, votesLostOn } from './sheriff.ts'
import { day, declareFacts, keys, mark, only, section, type Refuse, type Ruled, type SectionWords } from '../section.ts'
import { all, type Arrival, type Fact, type Move, type Note, type Reason, type Resolution } from '../vocabulary.ts'

const half = ['family', 'individual'] as const

const abilities = {
  extraVote: {
    kind: 'other',
    told: {
      en: '{when} you have one extra family vote and one extra individual vote. Name the player and the family.',
      ru: '{when} у вас на один голос за семью и на один голос за игрока больше. Назовите игрока и семью.',
    },
    targets: 0,
    most: 1,
    self: true,
    keepsAim: true,
    isVote: true,
    byParts: true,
    stated: '1923-COU1',
    components: [mark('extraVote')],
    ...day,
    keys: { ...keys, family: { says: 'the family voted for', aims: 'family' } },
  },
  negativeVote: {
    kind: 'other',
    told: {
      en: '{when} you have one negative family vote and one negative individual vote, each of which takes one vote away. You may use them on any family and any player, your own family and yourself included. Name the player and the family.',
      ru: '{when} у вас один отрицательный голос за семью и один отрицательный голос за игрока: каждый отнимает один голос. Назвать можно любую семью и любого игрока, и свою семью, и себя. Назовите игрока и семью.',
    },
    targets: 0,
    most: 1,
    self: true,
    keepsAim: true,
    isVote: true,
    byParts: true,
    stated: '1923-PAC1',
    components: [mark('negativeVote')],
    ...day,
    keys: { ...keys, family: { says: 'the family voted for', aims: 'family' } },
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({ extraVote: { of: 'name', data: { half } }, negativeVote: { of: 'name', data: { half } } })

const says = sayingInEach({
  extraVote: {
    en: 'an extra vote names a player, a family or both',
    ru: 'для дополнительного голоса называют игрока, семью или и то и другое',
  },
  negativeVote: {
    en: 'a negative vote names a player, a family or both',
    ru: 'для отрицательного голоса называют игрока, семью или и то и другое',
  },
  noFamily: { en: 'there is no family {name}', ru: 'семьи {name} нет' },
})

/** A vote besides the ballot names a player, a family or both (1923-COU1, PAC1). */
const refuseEmptyVote: Refuse = ({ seats }, _phase, { does, to, with: keys }) => {
  if (does !== 'extraVote' && does !== 'negativeVote') return undefined
  const rule = abilities[does].stated
  const name = keys?.family
  if (!to.length && !name) return { rule, says: says(does) }
  return name === undefined || seats.some(({ details }) => details?.family === name)
    ? undefined
    : { rule, says: says('noFamily', { name }) }
}

/** Extra and negative votes: one half on a player, one on a family, neither bound by the rules for ballots (1923-COU2, S29); a later one replaces the half it names (COU4). */
const additional =
  (kind: 'extraVote' | 'negativeVote', rules: { free: string; weight: string }) =>
  (run: Resolution, { move, at, why }: Arrival): Reason => {
    const jails = votesLostBy(run, move.actor, '1923-S29')
    const vote = (on: string, half: 'family' | 'individual', against: readonly Reason[]): Fact =>
      run.put({
        kind,
        of: on,
        by: move.actor,
        action: move.id,
        rule: rules.weight,
        data: { half },
        why: all(
          fact(kind, on, { other: move.actor, action: move.id, values: { half } }),
          { rule: rules.weight, also: [rules.free], notes: unusual(run, move, half, on), action: move.id },
          [why],
          [...jails, ...against, ...(half === 'individual' ? outSince(run, on) : [])],
        ),
      })
    const later = run.moves.filter(
      // What the host overruled did not happen, and replaces nothing.
      ({ actor, does, received, ruled }) =>
        actor === move.actor && does === move.does && received > move.received && ruled?.holds !== false,
    )
    const family = later.some(other => other.with.family !== undefined) ? undefined : move.with.family
    const halves = [
      ...(move.to.length && !later.some(other => other.to.length)
        ? [vote(at, 'individual', votesLostOn(run, at))]
        : []),
      ...(family === undefined ? [] : [vote(family, 'family', familyVotesLost(run, family))]),
    ]
    return all(
      fact('votedBesides', move.actor, { action: move.id }),
      { rule: rules.weight, action: move.id },
      halves.map(half => half.why),
    )
  }

/** What the rules for ballots would not allow (1923-COU3). */
function unusual(run: Resolution, { actor }: Move, half: string, on: string): Note[] {
  const own = familyOf(run, actor)
  const odd = half === 'family' ? on === own : on === actor || familyOf(run, on) !== own
  return odd ? [{ claim: fact('anybody', actor, { other: on }), rule: '1923-COU3' }] : []
}

const rules: Rules = {
  '1923-COU1': stated({
    en: 'A Councilor has one extra family vote and one extra individual vote a day.',
    ru: 'У советника каждый день на один голос за семью и на один голос за игрока больше.',
  }),
  '1923-COU2': stated({
    en: 'These are not bound by the voting rules.',
    ru: 'Правила голосования на эти голоса не распространяются.',
  }),
  '1923-COU3': implied({
    en: 'Councilors may use them on their own family, on themselves, on anybody alive, or where their other votes went.',
    ru: 'Их можно отдать за свою семью, за себя, за любого живого и за тех же, за кого отданы остальные его голоса.',
  }),
  '1923-COU4': chosen({
    en: "Each counts as one, either may be left out, and they do not replace the Councilor's own vote. The halves may come one after the other: a later one replaces only what it names.",
    ru: 'Каждый считается за один, любой можно не подавать, и бюллетеня они не заменяют. Половины можно прислать одну за другой: более поздняя заменяет только то, что в ней названо.',
  }),
  '1923-PAC1': stated({
    en: 'A Pacifist has one negative family vote and one negative individual vote a day, not bound by the voting rules.',
    ru: 'У пацифиста каждый день один отрицательный голос за семью и один отрицательный голос за игрока; правила голосования на них не распространяются.',
  }),
  '1923-PAC2': chosen({
    en: "Each takes one vote away, below zero if need be; apart from that, they work like a Councilor's.",
    ru: 'Каждый отнимает один голос, при необходимости и ниже нуля; в остальном они такие же, как у советника.',
  }),
}

const words = {
  roles: { councilor: 'Councilor', pacifist: 'Pacifist' },
  rolesShort: { councilor: ['councillor'] },
  uses: { extraVote: 'extra vote', negativeVote: 'negative vote' },
  deeds: {
    extraVote: '{actor} cast extra votes',
    negativeVote: '{actor} cast negative votes',
    'extraVote:tried': '{actor} tried to cast extra votes',
    'negativeVote:tried': '{actor} tried to cast negative votes',
  },
  facts: {
    extraVote: {
      stands: '{other} gave {who} an extra vote',
      falls: 'the extra vote of {other} for {who} does not count',
      would: '{other} would have given {who} an extra vote',
    },
    negativeVote: {
      stands: '{other} gave {who} a negative vote',
      falls: 'the negative vote of {other} for {who} does not count',
      would: '{other} would have given {who} a negative vote',
    },
    votedBesides: {
      stands: 'the additional votes of {who} count',
      falls: 'an additional vote of {who} does not count',
      would: '{who} would have cast an additional vote',
    },
    anybody: only('{who} may give it to {other}, who could not be voted for otherwise'),
  },
  terms: { councilors: 'Extra votes', pacifists: 'Negative votes' },
  verbs: {
    extraVote: [
      'extra vote',
      'extra vote for',
      'extra vote on',
      'councilor vote for',
      'vote again for',
      'use my extra vote on',
      'use my extra vote for',
      'additional vote for',
    ],
    negativeVote: [
      'negative vote',
      'negative vote for',
      'negative vote on',
      'negative vote against',
      'pacifist vote for',
      'vote against',
      'take a vote from',
      'use my negative vote on',
      'use my negative vote for',
      'use my negative vote against',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const extraVotes = section({
  abilities,
  effects: {
    extraVote: additional('extraVote', { free: '1923-COU2', weight: '1923-COU4' }),
    negativeVote: additional('negativeVote', { free: '1923-PAC1', weight: '1923-PAC2' }),
  },
  facts,
  refuse: refuseEmptyVote,
  rules,
  words,
})
