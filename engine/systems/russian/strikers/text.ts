/** Words of the drug dealer. */
import type { declared } from './facts.ts'
import { did, ifNamed } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const drugDealer = {
  drugged: {
    stands: ['{who} is drugged', `{who_nom} под наркотиками`],
    falls: ['{who} is not drugged', '{who_nom} не под наркотиками'],
    asks: ['Is {who} drugged?', 'Под наркотиками ли {who_nom}?'],
    would: ['{who} would be drugged', `{who_nom} ${did('who', 'был')} бы под наркотиками`],
  },
  doseFoiled: {
    stands: [
      'the dose for {who} failed: {ability} of {other}',
      'доза для {who_gen} не дошла, помешал ход «{ability}» ({other_nom})',
    ],
    falls: ['the dose for {who} did not fail by {other}', 'дозе для {who_gen} {other_nom} не мешает'],
  },
  doseFailed: {
    stands: [
      ifNamed('other', 'the dose for {who} failed because of {other}', 'the dose for {who} failed'),
      ifNamed('other', 'доза для {who_gen} не дошла из-за {other_gen}', 'доза для {who_gen} не дошла'),
    ],
    falls: ['the dose for {who} did not fail', 'дозе для {who_gen} ничто не помешало'],
  },
  paidByDrugs: {
    stands: [
      '{who} sold drugs for {votes, plural, one {# vote} other {# votes}} of it',
      'за сбыт наркотиков {who_nom} получает голосов: {votes}',
    ],
    falls: ['{who} sold too few drugs for it', 'на покупку голосов сбыта не хватает ({who_nom})'],
  },
  drugsPaid: {
    stands: [
      ifNamed('other', '{other} pays {who} with a vote', '{who} is paid with a vote'),
      ifNamed('other', '{who_nom} получает голос за {other_acc}', '{who_nom} получает голос'),
    ],
    falls: [
      ifNamed('other', '{other} does not pay {who} with a vote', '{who} is not paid with a vote'),
      ifNamed('other', '{who_nom} не получает голоса за {other_acc}', '{who_nom} не получает голоса'),
    ],
    asks: ['Does {who} store a vote?', 'Откладывает ли {who_nom} голос?'],
  },
  drugsHimself: {
    stands: ['{who} drugs himself', '{who_nom} накачивает себя'],
    falls: ['{who} does not drug himself', '{who_nom} накачивает не себя'],
  },
  tripleDose: {
    stands: ['{who} gets a triple dose', '{who_nom} получает тройную дозу'],
    falls: ['{who} gets no triple dose', '{who_nom} получает не тройную дозу'],
  },
  boughtVotes: {
    stands: [
      '{who} bought {votes, plural, one {# vote} other {# votes}}',
      `{who_nom} ${did('who', 'купил')} {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}`,
    ],
    falls: ['{who} bought no votes', `{who_nom} не ${did('who', 'купил')} голосов`],
    asks: ['Did {who} buy votes?', `${did('who', 'Купил')} ли {who_nom} голоса?`],
  },
  barriersAddUp: {
    stands: [
      'against bought votes the barriers of {who} add up to {size}',
      'против купленных голосов барьеры {who_gen} складываются: {size}',
    ],
    falls: [
      'against bought votes the barriers of {who} do not add up',
      'против купленных голосов барьеры {who_gen} не складываются',
    ],
  },
  drugsCorpse: {
    stands: ['a target of the drug dealer is a corpse', 'среди целей наркодилера труп'],
    falls: ['no target of the drug dealer is a corpse', 'среди целей наркодилера нет трупа'],
  },
} satisfies Readonly<Record<string, Said>>

export const strikers = {
  uses: { drug: ['drugs', 'ход наркодилера'], buyVotes: ['purchase of votes', 'покупка голосов'] },
  deeds: {
    drug: ['{actor} drugged {first}', `{actor_nom} ${did('actor', 'накачал')} {first_acc}`],
    'drug:2': [
      '{actor} drugged {first} and {second}',
      `{actor_nom} ${did('actor', 'накачал')} {first_acc} и {second_acc}`,
    ],
    buyVotes: ['{actor} bought votes', `{actor_nom} ${did('actor', 'купил')} голоса`],
  },
  facts: { ...drugDealer } satisfies FactWords<typeof declared>,
  terms: {
    corpseFoilsDrugs: ['corpse and drugs', 'труп и наркотики'],
    storedVotes: ['stored votes', 'голоса в запасе'],
    dose: ['dose', 'доза'],
    double: ['double', 'двойная'],
    triple: ['triple', 'тройная'],
  },
  tells: {
    drugged: [
      'You were drugged, and are not yourself until the end of the day.',
      'Вас накачали наркотиками, и до конца дня вы не в себе.',
    ],
    druggedToday: ['Drugged today: {who}.', 'Сегодня под наркотиками: {who}.'],
  },
  verbs: {
    drug: ['drug', 'dope', 'sell to', 'deal to', 'sell drugs to'],
    buyVotes: ['buy votes', 'buy', 'purchase votes', 'purchase'],
  },
} satisfies PartWords
