/** The vote for the best players once a game is over (RU-BEST). */
import type { Game, Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, stated, type Rules } from '../../../ruleset/said.ts'
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
      en: 'How many percent of those who voted somebody needs to be one of the best.',
      ru: 'Сколько процентов от числа проголосовавших нужно набрать лучшему игроку.',
    },
  },
  bestPlaces: {
    values: [4],
    whole: { from: 1, to: 20 },
    rule: 'RU-BEST-2',
    says: { en: 'How many players can be the best of a game.', ru: 'Сколько лучших может быть у одной игры.' },
  },
  refusedFreesPlace: {
    values: [false, true],
    rule: 'RU-BEST-2',
    says: {
      en: 'Whether somebody whom the host does not let count leaves a place among the best to others.',
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
    en: 'After the end the host and everybody who took part, the dead and elites too, name those whom they count among the best, or nobody. A ballot for oneself names nobody. Who names nobody has voted all the same. A ballot may be added to, and not changed.',
    ru: 'После финала ведущий и каждый участник, мертвые и элитные тоже, называют тех, кого считают лучшими, или отказываются от голоса. Голос за себя — отказ. Отказавшиеся при подсчете процента учитываются. Голос можно дополнить, но не изменить.',
  }),
  'RU-BEST-2': stated({
    en: 'Whom half of those who voted name is one of the best; the host may ask for less. Of more than four only those with the most ballots are, and who are level for fewer places than they are fall out together. The host may refuse one. There is no revote.',
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
        en: 'a vote for oneself is one for nobody, and {who} gave one',
        ru: `голос за себя — отказ ({who_nom} ${did('who', 'назвал')} себя)`,
      },
      falls: { en: '{who} gave no vote for himself', ru: `{who_nom} себя не ${did('who', 'назвал')}` },
    },
    praisesNobody: {
      stands: { en: '{who} names nobody', ru: '{who_nom} никого не называет' },
      falls: { en: '{who} does not say that it is nobody', ru: '{who_nom} от голоса не отказывается' },
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
        en: 'too many others voted: {votes} of {voters} name {who}, and {share} % are needed',
        ru: 'слишком многие проголосовали за других ({who_nom}: {votes} из {voters}, нужно {share} %)',
      },
      falls: {
        en: 'too few others voted: {votes} of {voters} name {who}',
        ru: 'за других проголосовали не слишком многие ({who_nom}: {votes} из {voters})',
      },
    },
    passesAsBest: {
      stands: {
        en: '{votes} of {voters} who voted name {who}, and {share} % are needed',
        ru: '{who_nom}: {votes} из {voters} голосов, нужно {share} %',
      },
      falls: {
        en: '{who} has too few: {votes} of {voters}, and {share} % are needed',
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
      stands: { en: '{who} has no fewer votes than {other}', ru: '{who_nom} набирает не меньше, чем {other_nom}' },
      falls: { en: '{who} does not come before {other}', ru: '{who_nom} не впереди ({other_nom})' },
    },
    crowdedOut: {
      stands: {
        en: 'there {places, plural, one {is only # place} other {are only # places}}, and {who} does not fit in with those who are level',
        ru: 'мест для лучших всего {places}, и {who_nom} вместе с равными не помещается',
      },
      falls: { en: '{who} fits in among the best', ru: 'для {who_gen} место среди лучших есть' },
    },
    refusedAsBest: {
      stands: { en: 'the host does not let {who} count', ru: 'ведущий не засчитывает {who_acc}' },
      falls: { en: 'the host lets {who} count', ru: 'ведущий засчитывает {who_acc}' },
    },
    best: {
      stands: { en: '{who} is one of the best', ru: '{who_nom} в числе лучших' },
      falls: { en: '{who} is not one of the best', ru: '{who_nom} не в числе лучших' },
      asks: { en: 'Is {who} one of the best?', ru: 'В числе ли лучших {who_nom}?' },
      would: { en: '{who} would be one of the best', ru: `{who_nom} ${did('who', 'был')} бы в числе лучших` },
    },
  } satisfies FactWords<typeof facts>,
  uses: {
    praise: { en: 'vote for the best', ru: 'голос за лучших' },
    praiseNobody: { en: 'nobody is best', ru: 'отказ от голоса за лучших' },
  },
  deeds: {
    praise: {
      en: '{actor} named {first} one of the best',
      ru: `{actor_nom} ${did('actor', 'назвал')} {first_acc} в числе лучших`,
    },
    'praise:2': {
      en: '{actor} named {first} and {second} as the best',
      ru: `{actor_nom} ${did('actor', 'назвал')} лучшими {first_acc} и {second_acc}`,
    },
    praiseNobody: {
      en: '{actor} named nobody',
      ru: `{actor_nom} ${did('actor', 'отказался', 'отказалась', 'отказались')} от голоса`,
    },
  },
  tells: {
    bestPlayer: { en: 'Best: {who}, {count} of {voters}.', ru: 'Лучший игрок: {who}, {count} из {voters}.' },
    bestCrowded: {
      en: '{who}: {count} of {voters}, and no place left.',
      ru: '{who}: {count} из {voters}, но мест не хватило.',
    },
    bestRefused: { en: '{who}: {count} of {voters}, not counted.', ru: '{who}: {count} из {voters}, не засчитано.' },
    bestShort: { en: '{who}: {count} of {voters}.', ru: '{who}: {count} из {voters}.' },
    noBest: { en: 'Nobody is best.', ru: 'Лучших нет.' },
    votedBest: { en: 'Voted: {count}.', ru: 'Проголосовало: {count}.' },
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
        { each: 'votedBest', message: '{count, plural, one {# ballot was cast} other {# ballots were cast}}.' },
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
