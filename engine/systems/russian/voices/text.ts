/** Words of roles that speak in votes. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'
import { votes } from './text-votes.ts'

const politician = {
  patron: {
    stands: ['{who} is under the patronage of {other}', '{who_nom} под покровительством {other_gen}'],
    falls: ['{who} is not under the patronage of {other}', '{who_nom} не под покровительством {other_gen}'],
    would: [
      '{who} would be under the patronage of {other}',
      `{who_nom} ${did('who', 'был')} бы под покровительством {other_gen}`,
    ],
  },
  underPatronage: {
    stands: ['{who} is under patronage, and no check shows the colour', '{who_nom} под покровительством политика'],
    falls: ['{who} is under nobody’s patronage', '{who_nom} не под покровительством'],
  },
  noticesSelfMoves: {
    stands: [
      '{who} notices which roles moved on their own players',
      '{who_nom} замечает роли тех, кто сделал ход на себя',
    ],
    falls: ['{who} does not notice who moved on himself', '{who_nom} не замечает тех, кто сделал ход на себя'],
    asks: ['Does {who} notice who moved on himself?', 'Замечает ли {who_nom} тех, кто сделал ход на себя?'],
  },
  movedOnThemselves: {
    stands: ['somebody moved on himself', 'кто-то сделал ход на себя'],
    falls: ['nobody moved on himself', 'никто не сделал ход на себя'],
  },
} satisfies Readonly<Record<string, Said>>

export const voices = {
  uses: {
    noticeSelfMoves: ['notice of moves on oneself', 'знание о ходах на себя'],
    influence: ['the politician’s influence', 'влияние политика'],
    patronise: ['patronage', 'покровительство'],
    nameSupporters: ['choice of supporters', 'выбор сторонников'],
    shadowVertical: ['shadow vertical', 'теневая вертикаль'],
    vouch: ['testimony', 'свидетельство'],
    compromise: ['scandal', 'скандал'],
    slipBallots: ['ballots slipped in', 'докинутые голоса'],
    judgement: ['the judge’s ballot', 'голос судьи'],
  },
  deeds: {
    noticeSelfMoves: ['{actor} notices who moved on himself', '{actor_nom} замечает ходы на себя'],
    influence: ['{actor} has influence', 'у {actor_gen} есть влияние'],
    judgement: ['{actor} votes as a judge', '{actor_nom} голосует как судья'],
    patronise: [
      '{actor} took {first} under patronage',
      `{actor_nom} ${did('actor', 'взял')} {first_acc} под покровительство`,
    ],
    nameSupporters: ['{actor} named as supporters {all}', `{actor_nom} ${did('actor', 'назвал')} сторонников ({all})`],
    shadowVertical: [
      '{actor} put {first} under the shadow vertical',
      `{actor_nom} ${did('actor', 'поставил')} теневую вертикаль на {first_acc}`,
    ],
    vouch: ['{actor} vouched for {all}', `{actor_nom} ${did('actor', 'засвидетельствовал')} слова игроков ({all})`],
    compromise: ['{actor} compromised {first}', `{actor_nom} ${did('actor', 'скомпрометировал')} {first_acc}`],
    'compromise:2': [
      '{actor} compromised {first} and {second}',
      `{actor_nom} ${did('actor', 'скомпрометировал')} {first_acc} и {second_acc}`,
    ],
    slipBallots: [
      '{actor} slipped in a ballot against {first}',
      `{actor_nom} ${did('actor', 'докинул')} голос против {first_gen}`,
    ],
    'slipBallots:2': [
      '{actor} slipped in ballots against {first} and {second}',
      `{actor_nom} ${did('actor', 'докинул')} голоса против {first_gen} и {second_gen}`,
    ],
  },
  facts: { ...politician, ...votes } satisfies FactWords<typeof declared>,
  results: { selfMovers: ['roles that moved on their own players', 'роли тех, кто сделал ход на себя'] },
  terms: {
    politicianSeesSelfMoves: ['moves on oneself', 'ходы на себя'],
    judgeWeight: ['weight of the judge', 'вес голоса судьи'],
    supportLimit: ['limit of supporters', 'лимит сторонников'],
    assignedBy: ['chosen by the pimp', 'ход назначил сутенер'],
  },
  tells: {
    wardVisitors: [
      'These roles came this night to {about}, who is under your patronage: {role}.',
      'Этой ночью к {about_dat} под вашим покровительством приходили роли: {role}.',
    ],
    selfMovers: [
      'These roles moved on their own players this night: {role}.',
      'Этой ночью сделали ход на себя: {role}.',
    ],
    shadowVertical: ['Shadow vertical: {who}.', 'Теневая вертикаль: {who}.'],
  },
  verbs: {
    patronise: ['patronise', 'patronize', 'take under patronage', 'patronage'],
    nameSupporters: ['supporters', 'name supporters', 'my supporters', 'supported by', 'support from'],
    shadowVertical: ['shadow vertical', 'shadow'],
    vouch: ['vouch', 'vouch for', 'testify for', 'confirm the words of', 'witness for'],
    compromise: ['compromise', 'scandal', 'make a scandal about', 'lie about'],
    slipBallots: ['slip in', 'slip in a vote against', 'slip in votes against', 'add a vote against', 'hidden vote'],
  },
} satisfies PartWords
