/** Words of roles that speak in votes. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

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
    patronise: ['patronage', 'покровительство'],
  },
  deeds: {
    patronise: [
      '{actor} took {first} under patronage',
      `{actor_nom} ${did('actor', 'взял')} {first_acc} под покровительство`,
    ],
  },
  facts: { ...politician } satisfies FactWords<typeof declared>,
  results: { selfMovers: ['roles that moved on their own players', 'роли тех, кто сделал ход на себя'] },
  terms: { politicianSeesSelfMoves: ['moves on oneself', 'ходы на себя'] },
  tells: {
    wardVisitors: [
      'These roles came this night to {about}, who is under your patronage: {role}.',
      'Этой ночью к {about_dat}, кто под вашим покровительством, приходили роли: {role}.',
    ],
    selfMovers: [
      'These roles moved on their own players this night: {role}.',
      'Этой ночью сделали ход на себя: {role}.',
    ],
  },
  verbs: { patronise: ['patronise', 'patronize', 'take under patronage', 'patronage'] },
} satisfies PartWords
