/** Words for the vote for the best players. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords } from '../words.ts'

const votesRu = '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}'
const votedRu =
  '{count, plural, one {Проголосовал # участник} few {Проголосовали # участника} many {Проголосовали # участников} other {Проголосовали # участника}}'

export const best = {
  facts: {
    praises: {
      stands: ['{who} counts {other} among the best', '{who_nom} считает лучшим {other_acc}'],
      falls: ['{who} does not count {other} among the best', '{who_nom} не считает лучшим {other_acc}'],
    },
    praisesHimself: {
      stands: [
        'a vote for oneself is one for nobody, and {who} gave one',
        `голос за себя — отказ ({who_nom} ${did('who', 'назвал')} себя)`,
      ],
      falls: ['{who} gave no vote for himself', `{who_nom} себя не ${did('who', 'назвал')}`],
    },
    praisesNobody: {
      stands: ['{who} names nobody', '{who_nom} никого не называет'],
      falls: ['{who} does not say that it is nobody', '{who_nom} от голоса не отказывается'],
    },
    votedBest: {
      stands: ['{who} voted', `{who_nom} ${did('who', 'проголосовал')}`],
      falls: ['{who} did not vote', `{who_nom} не ${did('who', 'проголосовал')}`],
      deed: true,
    },
    hostVoted: {
      stands: ['the host voted', 'ведущий проголосовал'],
      falls: ['the host did not vote', 'ведущий не проголосовал'],
    },
    hostPraises: {
      stands: ['the host counts {who} among the best', 'ведущий считает лучшим {who_acc}'],
      falls: ['the host does not count {who} among the best', 'ведущий не считает лучшим {who_acc}'],
    },
    outvoted: {
      stands: [
        'too many others voted: {votes} of {voters} name {who}, and {share} % are needed',
        'слишком многие проголосовали за других ({who_nom}: {votes} из {voters}, нужно {share} %)',
      ],
      falls: [
        'too few others voted: {votes} of {voters} name {who}',
        'за других проголосовали не слишком многие ({who_nom}: {votes} из {voters})',
      ],
    },
    passesAsBest: {
      stands: [
        '{votes} of {voters} who voted name {who}, and {share} % are needed',
        '{who_nom}: {votes} из {voters} голосов, нужно {share} %',
      ],
      falls: [
        '{who} has too few: {votes} of {voters}, and {share} % are needed',
        '{who_nom}: голосов мало, {votes} из {voters}, а нужно {share} %',
      ],
    },
    praisedAsMuch: {
      stands: [
        '{who} has {votes, plural, one {# vote} other {# votes}}',
        '{who_nom} набирает {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
      ],
      falls: ['{who} has fewer votes', '{who_nom} набирает меньше'],
    },
    aheadAsBest: {
      stands: ['{who} has no fewer votes than {other}', '{who_nom} набирает не меньше, чем {other_nom}'],
      falls: ['{who} does not come before {other}', '{who_nom} не впереди ({other_nom})'],
    },
    crowdedOut: {
      stands: [
        'there {places, plural, one {is only # place} other {are only # places}}, and {who} does not fit in with those who are level',
        'мест для лучших всего {places}, и {who_nom} вместе с равными не помещается',
      ],
      falls: ['{who} fits in among the best', 'для {who_gen} место среди лучших есть'],
    },
    refusedAsBest: {
      stands: ['the host does not let {who} count', 'ведущий не засчитывает {who_acc}'],
      falls: ['the host lets {who} count', 'ведущий засчитывает {who_acc}'],
    },
    best: {
      stands: ['{who} is one of the best', '{who_nom} в числе лучших'],
      falls: ['{who} is not one of the best', '{who_nom} не в числе лучших'],
      asks: ['Is {who} one of the best?', 'В числе ли лучших {who_nom}?'],
      would: ['{who} would be one of the best', `{who_nom} ${did('who', 'был')} бы в числе лучших`],
    },
  } satisfies FactWords<typeof declared>,
  uses: {
    praise: ['vote for the best', 'голос за лучших'],
    praiseNobody: ['nobody is best', 'отказ от голоса за лучших'],
  },
  deeds: {
    praise: [
      '{actor} named {first} one of the best',
      `{actor_nom} ${did('actor', 'назвал')} {first_acc} в числе лучших`,
    ],
    'praise:2': [
      '{actor} named {first} and {second} as the best',
      `{actor_nom} ${did('actor', 'назвал')} лучшими {first_acc} и {second_acc}`,
    ],
    praiseNobody: [
      '{actor} named nobody',
      `{actor_nom} ${did('actor', 'отказался', 'отказалась', 'отказались')} от голоса`,
    ],
  },
  tells: {
    bestPlayer: ['Best: {who}, {count} of {voters}.', 'Лучший игрок: {who}, {count} из {voters}.'],
    bestCrowded: ['{who}: {count} of {voters}, and no place left.', '{who}: {count} из {voters}, но мест не хватило.'],
    bestRefused: ['{who}: {count} of {voters}, not counted.', '{who}: {count} из {voters}, не засчитано.'],
    bestShort: ['{who}: {count} of {voters}.', '{who}: {count} из {voters}.'],
    noBest: ['Nobody is best.', 'Лучших нет.'],
    votedBest: ['Voted: {count}.', 'Проголосовало: {count}.'],
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
