/** The Sheriff (1923-SHE1 to SHE8): whom he jails, and what jail takes (1923-S28, S29). */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { fact, under } from '../claims.ts'
import { familyOf, livingOf } from '../families.ts'
import {
  day,
  declareFacts,
  entryOf,
  mark,
  only,
  section,
  type Ruled,
  type SectionWords,
  type Sent,
} from '../section.ts'
import {
  all,
  type ActorGuard,
  type Arrival,
  type Reason,
  type Resolution,
  type RuleId,
  type SeatId,
} from '../vocabulary.ts'

const abilities = {
  jail: {
    kind: 'block',
    told: {
      en: '{when} you may jail one player and one family for the day. You must name both.',
      ru: '{when} вы можете посадить в тюрьму на день одного игрока и одну семью, всегда вместе.',
    },
    targets: 1,
    most: 2,
    aims: ['player', 'family'],
    uses: 2,
    self: true,
    stated: '1923-SHE1',
    jails: true,
    components: [mark('jailed')],
    ...day,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({ jailed: { of: 'slot' }, jailedFamily: { of: 'group' } })

const options = {
  'jail.blocksActions': {
    values: [false, true],
    rule: '1923-S29',
    says: {
      en: 'Jailed players and families cannot use day abilities either.',
      ru: 'Лишаются ли заключенные игрок и семья и дневных способностей.',
    },
  },
  'jail.public': {
    values: [false, true],
    rule: '1923-SHE7',
    says: { en: 'It is announced who was jailed.', ru: 'Объявляют ли, кто был в тюрьме.' },
  },
} satisfies Options

const says = sayingInEach({
  jail: { en: 'a Sheriff names a player and a family', ru: 'для тюрьмы называют и игрока, и семью' },
  himself: { en: '{name} has already jailed themselves once', ru: 'игрок {name} уже сажал в тюрьму самого себя' },
  ownFamily: {
    en: '{name} has already jailed their own family once',
    ru: 'игрок {name} уже сажал в тюрьму свою семью',
  },
})

/** What jail takes of a player's votes: all by and against a jailed family, and those of one jailed by name (1923-S28, S29). */
export const votesLostBy = (run: Resolution, voter: SeatId, rule: RuleId): Reason[] => [
  ...familyJailsOf(run, familyOf(run, voter)).map(jail => under(fact('familyVotesNot', voter), rule, jail)),
  ...ownJailsOf(run, voter).map(jail => under(fact('votesNot', voter), rule, jail)),
]

/** The same of votes on a player (1923-V15). */
export const votesLostOn = (run: Resolution, slot: SeatId): Reason[] => [
  ...familyJailsOf(run, familyOf(run, slot)).map(jail => under(fact('familyOutOfVotes', slot), '1923-V15', jail)),
  ...ownJailsOf(run, slot).map(jail => under(fact('votesNotAgainst', slot), '1923-V15', jail)),
]

/** The same of votes by or on a family (1923-V15). */
export const familyVotesLost = (run: Resolution, family: string): Reason[] =>
  familyJailsOf(run, family).map(jail => under(fact('votesNotOnFamily', family), '1923-V15', jail))

/** What keeps a jailed family from court (1923-SHE6). */
export const familyKeptFromCourt = (run: Resolution, family: string): Reason[] =>
  familyJailsOf(run, family).map(jail => under(fact('familyJailedFromCourt', family), '1923-SHE6', jail))

/** Every attempt to jail a player, by name or with the family (1923-SHE1). */
export function jailsOf(run: Resolution, slot: SeatId): Reason[] {
  return [...jails(run, 'jailed', slot), ...jails(run, 'jailedFamily', familyOf(run, slot))]
}

/** Every attempt to jail a family. */
export const familyJailsOf = (run: Resolution, family: string): Reason[] => jails(run, 'jailedFamily', family)

/** Every attempt to jail this player by name. */
export const ownJailsOf = (run: Resolution, slot: SeatId): Reason[] => jails(run, 'jailed', slot)

const jails = (run: Resolution, kind: 'jailed' | 'jailedFamily', of: string): Reason[] =>
  run.ledger.tried({ kind, of, when: 'soFar' })

/** A jail of a player and a family; on oneself and on one's own family it is limited (1923-SHE1, SHE3, SHE5, SHE7). */
function jailed(run: Resolution, { move, at, aim, why }: Arrival): Reason {
  const [player, family] = move.to
  const own = aim === 0 ? player === move.actor : family === familyOf(run, move.actor)
  const empty = aim === 1 && !livingOf(run, at).length
  const together = aim === 1 && familyOf(run, player ?? '') === at
  const kind = aim === 0 ? 'jailed' : 'jailedFamily'
  const jail = all(
    fact(kind, at, { other: move.actor, action: move.id }),
    {
      rule: '1923-SHE2',
      also: ['1923-SHE1', ...(run.option<boolean>('jail.public') ? [] : ['1923-I14'])],
      notes: [
        ...(own ? [{ claim: fact('choseOwn', move.actor), rule: '1923-SHE3' }] : []),
        ...(empty ? [{ claim: fact('emptyFamily', at), rule: '1923-SHE5' }] : []),
        ...(together ? [{ claim: fact('choseTogether', move.actor), rule: '1923-SHE7' }] : []),
      ],
      action: move.id,
    },
    [why],
  )
  run.put({ kind, of: at, why: jail, rule: '1923-SHE2', by: move.actor, action: move.id })
  if (jail.holds && own) run.spend(move.actor, aim === 0 ? 'jail:self' : 'jail:family', '1923-SHE3')
  return jail
}

/** Jail takes votes and leaves other abilities, unless the host wants it otherwise (1923-S29). */
export const jailedActor: ActorGuard = (run, { actor, does }) => {
  if (entryOf(does)?.isVote) return undefined
  const blocks = run.option<boolean>('jail.blocksActions')
  return jailsOf(run, actor).map(jail =>
    all(
      fact('jailBlocks', actor),
      { rule: '1923-S29' },
      [jail],
      blocks ? [] : [all(fact('jailTakesVotesOnly', actor), { rule: '1923-S29' })],
    ),
  )
}

/** Who was jailed, where the host announces it (1923-SHE7, I14). */
export function tellJails(run: Resolution): void {
  const who = (kind: 'jailed' | 'jailedFamily'): string[] => [
    ...new Set(run.ledger.found({ kind, when: 'soFar' }).map(({ of }) => of)),
  ]
  if (!run.option<boolean>('jail.public')) return
  const [players, jailedFamilies] = [who('jailed'), who('jailedFamily')]
  if (players.length) run.announce('jailed', { who: players }, '1923-SHE7')
  if (jailedFamilies.length) run.announce('jailedFamily', { family: jailedFamilies }, '1923-SHE7')
}

/** A player and a family, always both (1923-SHE1). Once himself, once his own family; the two are counted apart (1923-SHE3). */
function refuseJail(game: Game, _phase: PhaseState, { by, does, to: [player, family] }: Sent): Refusal | undefined {
  if (does !== 'jail') return undefined
  const seat = seatOf(game, by)!
  if (family === undefined) return { rule: '1923-SHE1', says: says('jail') }
  const used = (of: string): number => getOwn(seat.uses, `jail:${of}`) ?? 0
  if (player === seat.slot && used('self') >= 1)
    return { rule: '1923-SHE3', says: says('himself', { name: seat.name }) }
  if (family === seat.details?.family && used('family') >= 1)
    return { rule: '1923-SHE3', says: says('ownFamily', { name: seat.name }) }
  return undefined
}

const rules: Rules = {
  '1923-SHE1': stated({
    en: 'Twice per game, a Sheriff jails one player and one family for the day, and must name both.',
    ru: 'Шериф сажает в тюрьму на день одного игрока и одну семью, всегда вместе; два раза за игру.',
  }),
  '1923-SHE2': stated({ en: 'Votes by and against them do not count.', ru: 'Их голоса и голоса за них не считаются.' }),
  '1923-SHE3': stated({
    en: 'Sheriffs may jail their own family once and themselves once.',
    ru: 'Свою семью он может посадить один раз и себя один раз.',
  }),
  '1923-SHE4': stated({
    en: 'If the jailed player is the only living member of a family at court, nobody in it dies.',
    ru: 'Если заключенный — единственный живой в семье, которая под судом, из нее никто не умирает.',
  }),
  '1923-SHE5': stated({
    en: 'The family may have no living members.',
    ru: 'Семья может быть и та, где никого не осталось в живых.',
  }),
  '1923-SHE6': implied({
    en: 'A jailed family cannot be sent to court and a jailed player cannot be executed; the next in their family is.',
    ru: 'Заключенную семью нельзя отправить под суд, а заключенного игрока — казнить; казнят следующего в его семье.',
  }),
  '1923-SHE7': chosen({
    en: 'The player may be in the jailed family, several Sheriffs all succeed, and nobody is told.',
    ru: 'Игрок может быть и из заключенной семьи, решения нескольких шерифов действуют все, и об этом никому не сообщают.',
  }),
  '1923-SHE8': stated({
    en: 'The jail comes first and removes votes cast at any time of the day.',
    ru: 'Тюрьма идет первой и отнимает голоса, поданные в любое время дня.',
  }),
  '1923-S28': stated({
    en: 'For the day, votes by and against the jailed player and family do not count.',
    ru: 'Голоса заключенных игрока и семьи и голоса за них в этот день не считаются.',
  }),
  '1923-S29': chosen({
    en: 'Jail removes votes, including extra and negative ones, but leaves other day abilities.',
    ru: 'Тюрьма отнимает голоса, в том числе дополнительные и отрицательные, а другие дневные способности оставляет.',
  }),
  '1923-I14': chosen({
    en: 'Nobody is told of a jailing; it shows only in the totals.',
    ru: 'О тюрьме никому не сообщают, она видна только по суммам.',
  }),
}

const words = {
  roles: { sheriff: 'Sheriff' },
  uses: { jail: 'jail' },
  deeds: {
    jail: '{actor} jailed {first} and the {second} family',
    'jail:at0': '{actor} jailed {first}',
    'jail:at1': '{actor} jailed the {first} family',
    'jail:2:tried': '{actor} tried to jail {first} and the {second} family',
    'jail:tried': '{actor} tried to jail {first}',
  },
  facts: {
    votesNotAgainst: {
      stands: 'votes for {who} do not count today',
      falls: 'votes for {who} count today',
      would: 'votes for {who} would not count today',
    },
    familyVotesNot: {
      stands: '{who}’s family is in jail, so none of its votes count',
      falls: 'the family of {who} is not in jail',
      would: 'the family of {who} would have been in jail',
    },
    familyOutOfVotes: {
      stands: 'no vote for the family of {who} counts today',
      falls: 'votes for the family of {who} count today',
      would: 'no vote for the family of {who} would have counted',
    },
    votesNotOnFamily: {
      stands: 'no vote for the {who} family counts today',
      falls: 'votes for the {who} family count today',
      would: 'no vote for the {who} family would have counted',
    },
    familyJailedFromCourt: {
      stands: 'the {who} family is in jail',
      falls: 'the {who} family is not in jail',
      would: 'the {who} family would have been in jail',
    },
    jailed: {
      stands: '{other} jailed {who}',
      falls: '{other} did not jail {who}',
      would: '{other} would have jailed {who}',
    },
    jailedFamily: {
      stands: '{other} jailed the {who} family',
      falls: '{other} did not jail the {who} family',
      would: '{other} would have jailed the {who} family',
    },
    choseOwn: only('{who} may do so for {who} once, and for the own family once'),
    choseTogether: only('{who} chose a player and the family of that player, which is allowed'),
    emptyFamily: only('nobody in the {who} family is alive, which does not matter'),
    jailBlocks: {
      stands: 'jail keeps {who} from acting',
      falls: 'jail does not keep {who} from acting',
      would: 'jail might have kept {who} from acting',
    },
    jailTakesVotesOnly: only('jail takes only the votes of {who}'),
  },
  terms: { sheriffs: 'Jails' },
  tells: { jailed: '<b>{who}</b> was in jail.', jailedFamily: 'The <b>{family}</b> family was in jail.' },
  verbs: { jail: ['jail', 'lock up', 'arrest', 'imprison', 'put in jail', 'put {first} in jail'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const sheriff = section({
  abilities,
  effects: { jail: jailed },
  facts,
  options,
  refuse: refuseJail,
  rules,
  words,
})
