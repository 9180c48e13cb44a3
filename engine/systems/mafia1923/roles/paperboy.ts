/** The Paperboy (1923-PAP1 to PAP5): one player reads the role of another. */
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { hears, revealed } from '../chapters/telling.ts'
import { fact } from '../claims.ts'
import { knowledgeOf, known } from './detective.ts'
import { declareFacts, mark, night, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Arrival, type Reason, type Resolution } from '../vocabulary.ts'

const abilities = {
  deliver: {
    kind: 'other',
    told: {
      en: '{when} you may name two living players; the first learns the role of the second.',
      ru: '{when} вы можете назвать двух живых игроков: первый узнает роль второго.',
    },
    rule: '1923-PAP1',
    targets: 2,
    uses: 2,
    notSelf: { rule: '1923-PAP2' },
    needsBoth: true,
    stepBy: 'order.paperboy',
    components: [mark('told')],
    ...night,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({
  reader: { of: 'slot', silent: true, besides: true },
  delivered: { of: 'slot', data: known },
})

const options = {
  'order.paperboy': {
    values: [10],
    whole: { from: 1, to: 11 },
    rule: '1923-PAP3',
    says: {
      en: 'The step of the night at which Paperboys deliver.',
      ru: 'На каком шаге ночи ходит разносчик газет.',
    },
  },
} satisfies Options

/** A Paperboy's two players: the first is who reads, the second whom it is about (1923-PAP1). */
function delivered(run: Resolution, { move, at, aim, why }: Arrival): Reason {
  if (aim === 0) {
    run.put({ kind: 'reader', of: at, why, rule: '1923-PAP1', action: move.id })
    return why
  }
  const [reader] = run.ledger.attempts({ kind: 'reader', where: ({ action }) => action === move.id, when: 'soFar' })
  if (!reader) return why
  const reason = all(
    fact('delivered', reader.of, { other: at, action: move.id }),
    { rule: '1923-PAP4', also: ['1923-PAP3', '1923-PAP5'], action: move.id },
    [reader.why, why],
  )
  run.put({
    kind: 'delivered',
    of: reader.of,
    why: reason,
    rule: '1923-PAP4',
    by: move.actor,
    action: move.id,
    data: knowledgeOf(run, at),
  })
  return reason
}

/** What a Paperboy delivered (1923-I12), as the role was at that moment (1923-PAP4). */
export function tellDeliveries(run: Resolution): void {
  for (const { of, action = '', why, data } of run.ledger.found({ kind: 'delivered', when: 'soFar' })) {
    if (!hears(run, of, 'delivered', { rule: '1923-S13' }, why)) continue
    const role = revealed(run, data.role, data.side)
    run.learnFact(of, { action, ability: 'deliver' }, data.about, 'role', role, '1923-PAP4', why)
    run.tell(of, 'delivered', { about: data.about, role }, '1923-I12')
  }
}

const rules: Rules = {
  '1923-PAP1': stated({
    en: 'A Paperboy chooses two living players, and the first learns the role of the second; twice a game.',
    ru: 'Разносчик газет выбирает двух живых игроков, и первый узнает роль второго; два раза за игру.',
  }),
  '1923-PAP2': stated({ en: 'The Paperboy can be neither of the two.', ru: 'Ни одним из двоих он сам быть не может.' }),
  '1923-PAP3': chosen({
    en: 'The order of the night has no place for the Paperboy: they act with the Detective, after all killings except poison.',
    ru: 'Места в порядке ночи у него нет: он ходит вместе с детективом, после всех убийств, кроме яда.',
  }),
  '1923-PAP4': chosen({
    en: 'The role is the one at that moment; for a Mafia Member, both are told.',
    ru: 'Сообщают роль на этот момент; о члене мафии — и то, что он в мафии, и вторую роль.',
  }),
  '1923-PAP5': chosen({
    en: 'The reader is not told who sent it; the other two are told nothing.',
    ru: 'Кто прислал газету, тому, кто ее читает, не сообщают; двум другим не сообщают ничего.',
  }),
  '1923-I12': stated({
    en: 'The first player a Paperboy chose is told the role of the second.',
    ru: 'Первому из выбранных разносчиком газет сообщают роль второго.',
  }),
}

const words = {
  roles: { paperboy: 'Paperboy' },
  uses: { deliver: 'delivery' },
  deeds: {
    deliver: '{actor} delivered news of {second} to {first}',
    'deliver:tried': '{actor} tried to deliver news of {second} to {first}',
  },
  facts: {
    delivered: {
      stands: '{who} reads the role of {other}',
      falls: '{who} reads nothing about {other}',
      would: '{who} would have read the role of {other}',
    },
  },
  tells: { delivered: 'A paper was delivered to you. It says: {about}, {role}.' },
  verbs: {
    deliver: [
      'deliver',
      'tell {first} about {second}',
      'give {first} the role of {second}',
      'have {first} learn the role of {second}',
      'want {first} to learn the role of {second}',
      'want {first} to know the role of {second}',
      ...['tell', 'show', 'send'].map(verb => `${verb} {first} the role of {second}`),
      ...['know', 'learn', 'read', 'see'].map(verb => `let {first} ${verb} the role of {second}`),
      ...['tell', 'show', 'send', 'deliver'].map(verb => `${verb} the role of {second} to {first}`),
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const paperboy = section({ abilities, effects: { deliver: delivered }, facts, options, rules, words })
