/** Words for elite roles. */
import type { declared } from './facts.ts'
import { did, ifNamed } from '../words.ts'
import type { FactWords, PartWords } from '../words.ts'

export const elites = {
  roles: {
    agent: ['agent', 'агент'],
    mason: ['mason', 'масон'],
    servant: ['servant', 'слуга'],
  },
  factions: { elite: ['Elite', 'элитная роль'] },
  results: { elite: ['elite', 'элитная роль'] },
  goals: {
    elite: ['You win with the side that you have chosen.', 'Вы побеждаете вместе со стороной, которую выбрали.'],
  },
  facts: {
    votesInPlace: {
      stands: ['{who} votes in the place of {other}', '{who_nom} голосует вместо {other_gen}'],
      falls: ['{who} does not vote in the place of {other}', '{who_nom} не голосует вместо {other_gen}'],
    },
    heldByPost: {
      stands: ['{who} holds a post and stays', `{who_nom} занимает пост и остается в игре`],
      falls: ['{who} holds no post', '{who_nom} не занимает поста'],
    },
    agentLeft: {
      stands: ['{who}, the agent, leaves', 'агент ({who_nom}) покидает игру'],
      falls: ['{who}, the agent, does not leave', 'агент ({who_nom}) остается в игре'],
      asks: ['Does {who}, the agent, leave?', 'Покидает ли игру агент ({who_nom})?'],
      would: ['{who}, the agent, would leave', `агент ({who_nom}) ${did('who', 'покинул')} бы игру`],
    },
    masterGone: {
      stands: ['{other}, the master of {who}, is out of the game', `хозяин ({other_nom}) вне игры`],
      falls: ['{other}, the master of {who}, is in the game', 'хозяин ({other_nom}) в игре'],
    },
    servantLeft: {
      stands: [
        ifNamed('other', '{who}, the servant, leaves with {other}', '{who}, the servant, leaves with the master'),
        ifNamed(
          'other',
          'слуга ({who_nom}) покидает игру с хозяином ({other_nom})',
          'слуга ({who_nom}) покидает игру с хозяином',
        ),
      ],
      falls: ['{who}, the servant, does not leave', 'слуга ({who_nom}) остается в игре'],
      asks: ['Does {who}, the servant, leave?', 'Покидает ли игру слуга ({who_nom})?'],
      would: [
        ifNamed('other', '{who}, the servant, would leave with {other}', '{who}, the servant, would leave'),
        ifNamed(
          'other',
          `слуга ({who_nom}) ${did('who', 'покинул')} бы игру с хозяином ({other_nom})`,
          `слуга ({who_nom}) ${did('who', 'покинул')} бы игру`,
        ),
      ],
    },
    sideTold: {
      stands: [
        ifNamed('other', '{who} is told the side of {other}', '{who} is told a side'),
        ifNamed('other', '{who_nom} узнает сторону {other_gen}', '{who_nom} узнает сторону'),
      ],
      falls: [
        ifNamed('other', '{who} is not told the side of {other}', '{who} is told no side'),
        ifNamed('other', '{who_nom} не узнает стороны {other_gen}', '{who_nom} не узнает стороны'),
      ],
      asks: ['Is {who} told a side?', 'Узнает ли {who_nom} чью-то сторону?'],
    },
    servantInformed: {
      stands: ['{who}, the servant, is told what the master is told', 'слуга ({who_nom}) узнает то же, что хозяин'],
      falls: [
        '{who}, the servant, is not told what the master is told',
        'слуга ({who_nom}) не узнает того, что хозяин',
      ],
      asks: ['Is {who}, the servant, told what the master is told?', 'Узнает ли слуга ({who_nom}) то же, что хозяин?'],
    },
    isElite: {
      stands: [
        '{who} has an elite role, and nobody votes against {who}',
        'у {who_gen} элитная роль, голосовать против нельзя',
      ],
      falls: ['{who} has no elite role', 'у {who_gen} нет элитной роли'],
    },
    votesForMaster: {
      stands: [
        '{other} cast no ballot, so that of {who}, the servant, is theirs',
        'хозяин ({other_nom}) не проголосовал, голос слуги ({who_nom}) засчитан ему',
      ],
      falls: [
        'the ballot of {who}, the servant, is not that of {other}',
        'голос слуги ({who_nom}) хозяину ({other_nom}) не засчитан',
      ],
      deed: true,
    },
  } satisfies FactWords<typeof declared> & Readonly<Record<string, unknown>>,
  uses: { standIn: ['vote of a servant', 'голос слуги'] },
  deeds: {
    standIn: ['{actor} gave the vote to a servant', `{actor_nom} ${did('actor', 'передал')} голос слуге`],
  },
  tells: {
    agentLeft: [
      '{who}, the agent, has left{shown, select, yes {: {team}} other {}}.',
      'Агент ({who}{shown, select, yes {, {team}} other {}}) покидает игру.',
    ],
    servantLeft: [
      '{who}, the servant of {other}, has left{shown, select, yes {: {team}} other {}}.',
      'Слуга покидает игру: {who} (хозяин — {other}{shown, select, yes {, {team}} other {}}).',
    ],
    sideTold: [
      '{who}, whose side you took, died. Side: {team}.',
      'Погиб игрок {who}, чью сторону вы взяли. Ваша команда: {team, select, red {красная} black {черная} grey {серая} other {{team}}}.',
    ],
    standsIn: ['{who} votes today in the place of {other}.', 'За игрока {other} сегодня голосует слуга, игрок {who}.'],
  },
  verbs: { standIn: ['my servant votes', 'servant votes for me', 'give my vote to my servant'] },
} satisfies PartWords
