/** The vote for the best players once a game is over (RU-BEST). */
import type { Game, Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { limits } from '../../../shape/limits.ts'
import type { Entry } from '../attributes.ts'
import { ballotsOf, refusalOf, shareOf, type Praise, praising, praisingNobody } from './ballots.ts'
import { best as phase } from './phase.ts'
import { section } from '../section.ts'
import { all, least, type Resolution, type Rulings, type StepRule } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'

/** A word to the host after the game: no role makes it, and the dead send it too. */
const word = {
  kind: 'other',
  is: ['byLetter', 'word', 'unstoppable', 'ofNoRole', 'uncounted', 'stays', 'keepsAim', 'namesOnly'],
  phases: [phase],
  fromAfar: true,
  rule: 'RU-BEST-1',
} as const satisfies Partial<Entry>

const moves: Record<string, Entry> = {
  praise: {
    ...word,
    told: {
      en: 'After the end you may name the players you count among the best. A vote for yourself names nobody. You may add to your vote, but not change it.',
      ru: 'После финала вы можете назвать тех, кого считаете лучшими. Голос за себя означает отказ. Голос можно дополнить, но не изменить.',
    },
    targets: 1,
    most: limits.targets,
    self: true,
    namesDead: true,
    turnEach: true,
    components: [{ does: 'mark', as: 'praising' }],
  },
  praiseNobody: {
    ...word,
    told: {
      en: 'After the end you may say that you name nobody among the best.',
      ru: 'После финала вы можете отказаться от голоса за лучших.',
    },
    targets: 0,
    casual: true,
    components: [{ does: 'mark', as: 'praisingNobody' }],
  },
}

/** Everybody who took part has both, elites and the dead too, once the game is over. */
export const afterTheEnd = ({ winner }: Pick<Game, 'winner'>, { bystander }: Pick<Seat, 'bystander'>): string[] =>
  winner === undefined || bystander ? [] : Object.keys(moves)

const facts = declareFacts({
  votedBest: { of: 'slot' },
  praises: { of: 'slot', data: { target: 'slot' } },
  best: { of: 'slot' },
})

const options: Options = {
  bestShare: {
    values: [50],
    whole: { from: 1, to: 100 },
    rule: 'RU-BEST-2',
    says: {
      en: 'Percentage of voters who must name a player for them to be one of the best.',
      ru: 'Сколько процентов от числа проголосовавших нужно набрать лучшему игроку.',
    },
  },
  bestPlaces: {
    values: [4],
    whole: { from: 1, to: 20 },
    rule: 'RU-BEST-2',
    says: { en: 'How many players can be the best of one game.', ru: 'Сколько лучших может быть у одной игры.' },
  },
  refusedFreesPlace: {
    values: [false, true],
    rule: 'RU-BEST-2',
    says: {
      en: 'If the host refuses a player, their place among the best goes to others.',
      ru: 'Освобождает ли место среди лучших тот, кого ведущий не засчитал.',
    },
  },
}

/** How somebody fared whom a ballot names. */
interface Praised {
  who: SeatId
  votes: number
  /** That enough of those who voted praise him. */
  passes: Reason
  /** That he is one of the best. */
  best: Reason
}

interface Counted {
  /** How many voted. */
  voters: number
  share: number
  /** By votes, then in roster order. */
  praised: Praised[]
}

const cite = { rule: 'RU-BEST-2' }

/** Whom ballots name, before places are looked at. */
type Passing = Omit<Praised, 'best'> & { praises: readonly Reason[] }

/** The whole count. */
function countBest(run: Resolution): Counted {
  const ballots = ballotsOf(run).filter(({ voted }) => voted.holds)
  const share = shareOf(run)
  const named = new Set(ballots.flatMap(({ of }) => [...of.keys()]))
  const passing = run.game.seats
    .filter(({ slot }) => named.has(slot))
    .map(({ slot }) => passes(slot, ballots, share))
    .sort((a, b) => b.votes - a.votes)
  const praised = passing.map(({ who, votes, passes: enough }): Praised => {
    const against = [...crowdedOut(run, who, votes, passing), ...refusalOf(run, who)]
    return { who, votes, passes: enough, best: all({ is: 'fact', kind: 'best', of: who }, cite, [enough], against) }
  })
  return { voters: ballots.length, share, praised }
}

/** Praises against the ballots of all who voted and praised others, or nobody. */
function passes(who: SeatId, ballots: readonly Praise[], share: number): Passing {
  const praises = ballots.flatMap(({ of }) => of.get(who) ?? [])
  const others = ballots.filter(({ of }) => !of.get(who)?.holds).map(({ voted }) => voted)
  const votes = praises.filter(({ holds }) => holds).length
  const values = { votes, voters: votes + others.length, share }
  // So many praises are enough against the others, so many others are too many against the praises.
  const enough = others.length ? Math.ceil((share * others.length) / (100 - share)) : 1
  const tooMany = Math.floor((votes * (100 - share)) / share) + 1
  const outvoted = least(tooMany, { is: 'fact', kind: 'outvoted', of: who, values }, cite, others)
  return {
    who,
    votes,
    praises,
    passes: least(
      Math.max(1, Math.min(enough, votes)),
      { is: 'fact', kind: 'passesAsBest', of: who, values },
      cite,
      praises,
      others.length ? [outvoted] : [],
    ),
  }
}

/**
 * Against somebody who passes, where more do than there are places: so many others have as many ballots as he has. Who are
 * level for fewer places than they are all fall out by this, and whoever has less.
 */
function crowdedOut(run: Resolution, who: SeatId, votes: number, passing: readonly Passing[]): Reason[] {
  const places = Number(run.option<number>('bestPlaces'))
  const free = run.option<boolean>('refusedFreesPlace')
  if (passing.filter(one => one.passes.holds).length <= places) return []
  const level = passing.filter(one => one.who !== who && one.passes.holds && one.votes >= votes)
  const claim = { is: 'fact', kind: 'crowdedOut', of: who, values: { places, votes } } as const
  const each = level.map(other => {
    const values = { votes: other.votes }
    const many = least(votes, { is: 'fact', kind: 'praisedAsMuch', of: other.who, values }, cite, other.praises)
    return all(
      { is: 'fact', kind: 'aheadAsBest', of: other.who, other: who, values },
      cite,
      [other.passes, many],
      free ? refusalOf(run, other.who) : [],
    )
  })
  return [least(places, claim, cite, each)]
}

const counts = new WeakMap<Resolution, Counted>()

function count(run: Resolution): void {
  const counted = countBest(run)
  counts.set(run, counted)
  for (const { who: of, best: why } of counted.praised) run.put({ kind: 'best', of, why, rule: 'RU-BEST-2' })
}

/** Who is best, and how many ballots everybody has who was named: the best first, each with the ballots of those who voted. */
function publish(run: Resolution): void {
  const { voters, share, praised } = counts.get(run)!
  const line = ({ who, best, passes }: Counted['praised'][number]): string =>
    best.holds ? 'bestPlayer' : !passes.holds ? 'bestShort' : refusalOf(run, who).length ? 'bestRefused' : 'bestCrowded'
  for (const one of praised) {
    if (!one.votes) continue
    const percent = Math.floor((100 * one.votes) / voters)
    const values = { who: one.who, count: String(one.votes), voters: String(voters), percent: String(percent) }
    run.announce(line(one), values, 'RU-BEST-2')
  }
  if (!praised.some(({ best }) => best.holds)) run.announce('noBest', { percent: String(share) }, 'RU-BEST-2')
  run.announce('votedBest', { count: String(voters) }, 'RU-BEST-1')
}

const steps: StepRule[] = [
  { id: 'praise', rule: 'RU-BEST-1', takes: ({ does }) => Object.hasOwn(moves, does) },
  { id: 'countBest', rule: 'RU-BEST-2', after: count },
]

export const bestRulings: Rulings = {
  steps,
  actorGuards: [],
  effects: { praising, praisingNobody },
  results: ['best'],
  dawn: [publish],
  cites: { question: 'RU-BEST-2', verdict: 'RU-BEST-1', spent: 'RU-BEST-1' },
}

const rules: Rules = {
  'RU-BEST-1': stated({
    en: 'After the game ends, the host and everybody who took part, including the dead and elites, name the players they consider the best, or abstain. A vote for oneself is an abstention. Abstentions still count as votes cast. A vote may be added to but not changed.',
    ru: 'После финала ведущий и каждый участник, мертвые и элитные тоже, называют тех, кого считают лучшими, или отказываются от голоса. Голос за себя — отказ. Отказавшиеся при подсчете процента учитываются. Голос можно дополнить, но не изменить.',
  }),
  'RU-BEST-2': stated({
    en: 'A player named by at least half of those who voted is one of the best; the host may lower the threshold. If more than four reach it, only the four with the most votes are the best, and players tied for fewer places than there are of them all miss out. The host may refuse a player. There is no revote.',
    ru: 'Лучший тот, кого назвали не меньше половины проголосовавших; ведущий может снизить порог. Если порог набрали больше четырех, проходят только первые четверо, а из равных, которые в четверку вместе не помещаются, не проходит никто. Ведущий может не засчитать лучшего. Переголосования нет.',
  }),
}

const votesRu = '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}'

const votedRu =
  '{count, plural, one {Проголосовал # участник} few {Проголосовали # участника} many {Проголосовали # участников} other {Проголосовали # участника}}'

const words = {
  facts: {
    praises: {
      stands: { en: '{who} counts {other} among the best', ru: '{who_nom} считает лучшим {other_acc}' },
      falls: { en: '{who} does not count {other} among the best', ru: '{who_nom} не считает лучшим {other_acc}' },
    },
    praisesHimself: {
      stands: {
        en: 'a vote for oneself counts as abstaining, and {who} gave one',
        ru: `голос за себя — отказ ({who_nom} ${did('who', 'назвал')} себя)`,
      },
      falls: { en: '{who} did not vote for themselves', ru: `{who_nom} себя не ${did('who', 'назвал')}` },
    },
    praisesNobody: {
      stands: { en: '{who} abstains', ru: '{who_nom} никого не называет' },
      falls: { en: '{who} does not abstain', ru: '{who_nom} от голоса не отказывается' },
    },
    votedBest: {
      stands: { en: '{who} voted', ru: `{who_nom} ${did('who', 'проголосовал')}` },
      falls: { en: '{who} did not vote', ru: `{who_nom} не ${did('who', 'проголосовал')}` },
      deed: true,
    },
    hostVoted: {
      stands: { en: 'the host voted', ru: 'ведущий проголосовал' },
      falls: { en: 'the host did not vote', ru: 'ведущий не проголосовал' },
    },
    hostPraises: {
      stands: { en: 'the host counts {who} among the best', ru: 'ведущий считает лучшим {who_acc}' },
      falls: { en: 'the host does not count {who} among the best', ru: 'ведущий не считает лучшим {who_acc}' },
    },
    outvoted: {
      stands: {
        en: 'too many voted for others: {votes} of {voters} name {who}, and {share}% are needed',
        ru: 'слишком многие проголосовали за других ({who_nom}: {votes} из {voters}, нужно {share} %)',
      },
      falls: {
        en: 'too few voted for others: {votes} of {voters} name {who}',
        ru: 'за других проголосовали не слишком многие ({who_nom}: {votes} из {voters})',
      },
    },
    passesAsBest: {
      stands: {
        en: '{votes} of {voters} who voted name {who}, and {share}% are needed',
        ru: '{who_nom}: {votes} из {voters} голосов, нужно {share} %',
      },
      falls: {
        en: '{who} has too few votes: {votes} of {voters}, and {share}% are needed',
        ru: '{who_nom}: голосов мало, {votes} из {voters}, а нужно {share} %',
      },
    },
    praisedAsMuch: {
      stands: {
        en: '{who} has {votes, plural, one {# vote} other {# votes}}',
        ru: '{who_nom} набирает {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
      },
      falls: { en: '{who} has fewer votes', ru: '{who_nom} набирает меньше' },
    },
    aheadAsBest: {
      stands: {
        en: '{who} has at least as many votes as {other}',
        ru: '{who_nom} набирает не меньше, чем {other_nom}',
      },
      falls: { en: '{who} has fewer votes than {other}', ru: '{who_nom} не впереди ({other_nom})' },
    },
    crowdedOut: {
      stands: {
        en: 'there {places, plural, one {is only # place} other {are only # places}}, not enough for everybody tied with {who}',
        ru: 'мест для лучших всего {places}, и {who_nom} вместе с равными не помещается',
      },
      falls: { en: 'there is a place among the best for {who}', ru: 'для {who_gen} место среди лучших есть' },
    },
    refusedAsBest: {
      stands: { en: 'the host refuses {who}', ru: 'ведущий не засчитывает {who_acc}' },
      falls: { en: 'the host does not refuse {who}', ru: 'ведущий засчитывает {who_acc}' },
    },
    best: {
      stands: { en: '{who} is one of the best', ru: '{who_nom} в числе лучших' },
      falls: { en: '{who} is not one of the best', ru: '{who_nom} не в числе лучших' },
      asks: { en: 'Is {who} one of the best?', ru: 'В числе ли лучших {who_nom}?' },
      would: { en: '{who} would have been one of the best', ru: `{who_nom} ${did('who', 'был')} бы в числе лучших` },
    },
  } satisfies FactWords<typeof facts>,
  uses: {
    praise: { en: 'best-player vote', ru: 'голос за лучших' },
    praiseNobody: { en: 'best-player abstention', ru: 'отказ от голоса за лучших' },
  },
  deeds: {
    praise: {
      en: '{actor} named {first} one of the best',
      ru: `{actor_nom} ${did('actor', 'назвал')} {first_acc} в числе лучших`,
    },
    'praise:2': {
      en: '{actor} named {first} and {second} the best',
      ru: `{actor_nom} ${did('actor', 'назвал')} лучшими {first_acc} и {second_acc}`,
    },
    praiseNobody: {
      en: '{actor} abstained',
      ru: `{actor_nom} ${did('actor', 'отказался', 'отказалась', 'отказались')} от голоса`,
    },
  },
  tells: {
    bestPlayer: { en: 'Best: {who}, {count} of {voters}.', ru: 'Лучший игрок: {who}, {count} из {voters}.' },
    bestCrowded: {
      en: '{who}: {count} of {voters}, but no places left.',
      ru: '{who}: {count} из {voters}, но мест не хватило.',
    },
    bestRefused: { en: '{who}: {count} of {voters}, not counted.', ru: '{who}: {count} из {voters}, не засчитано.' },
    bestShort: { en: '{who}: {count} of {voters}.', ru: '{who}: {count} из {voters}.' },
    noBest: { en: 'No best players.', ru: 'Лучших нет.' },
    votedBest: { en: 'Votes cast: {count}.', ru: 'Проголосовало: {count}.' },
  },
  posts: {
    best: {
      en: [
        { message: '<b>The vote for the best players is over.</b>' },
        { each: 'bestPlayer', message: 'Best: <b>{who}</b>, {count} of {voters} ({percent} %).' },
        { each: 'noBest', message: 'Nobody is best: nobody who was to count has {percent} %.' },
        {
          each: 'bestCrowded',
          message: '{who}: {count} of {voters} ({percent} %), level for fewer places than there are.',
        },
        { each: 'bestRefused', message: '{who}: {count} of {voters} ({percent} %), not counted by the host.' },
        { each: 'bestShort', message: '{who}: {count} of {voters} ({percent} %).' },
        { each: 'votedBest', message: '{count, plural, one {# vote was cast} other {# votes were cast}}.' },
      ],
      ru: [
        { message: '<b>Голосование за лучших: итоги.</b>' },
        { each: 'bestPlayer', message: `Лучший игрок: <b>{who}</b>, ${votesRu} из {voters} ({percent} %).` },
        { each: 'noBest', message: 'Лучшего нет: {percent} % не набрал никто из тех, кто засчитан.' },
        { each: 'bestCrowded', message: `{who}: ${votesRu} из {voters} ({percent} %), равных больше, чем мест.` },
        { each: 'bestRefused', message: `{who}: ${votesRu} из {voters} ({percent} %), ведущий не засчитал.` },
        { each: 'bestShort', message: `{who}: ${votesRu} из {voters} ({percent} %).` },
        { each: 'votedBest', message: `${votedRu}.` },
      ],
    },
  },
  verbs: {
    praise: [
      'best',
      'the best',
      'best players',
      'praise',
      'best player',
      'among the best',
      'vote for best',
      'vote for the best',
    ],
    praiseNobody: [
      'nobody is best',
      'nobody',
      'no best',
      'praise nobody',
      'abstain',
      'i abstain',
      'no vote for the best',
    ],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const best = section({ abilities: moves, facts, options, rules, words })
