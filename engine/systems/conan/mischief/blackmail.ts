/** Blackmail: its target must not post the next day, on his honour (CONAN-AB18). */
import { phaseAfter } from '../../../game/when.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, type Rules } from '../../../ruleset/localized-text.ts'
import { sentBy, type Entry } from '../attributes.ts'
import { section, type SectionWords } from '../section.ts'
import type { Effect } from '../vocabulary.ts'

const abilities = {
  blackmail: {
    mark: 'blackmailed',
    kind: 'block',
    told: {
      en: 'Each night you may blackmail one player. They must not post on the next day.',
      ru: 'Каждую ночь вы можете шантажировать одного игрока. На следующий день ему нельзя писать в теме.',
    },
    targets: 1,
    phases: ['night'],
    rule: 'CONAN-AB18',
    keys: sentBy,
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ blackmailed: { of: 'slot' } })

const blackmailed: Effect = (run, { move, at, why }) => {
  run.put({
    kind: 'blackmailed',
    of: at,
    why,
    rule: 'CONAN-AB18',
    by: move.actor,
    action: move.id,
    until: phaseAfter(run.system, run.name, 1, ['night', 'day']),
  })
  return why
}

const rules: Rules = {
  'CONAN-AB18': chosen({
    en: 'Blackmail, once a night: the target is on their honor not to post the next day.',
    ru: '«Шантаж», раз за ночь: на следующий день цель не должна ничего писать в теме, под честное слово.',
  }),
}

const words = {
  uses: { blackmail: 'Blackmail' },
  deeds: { blackmail: '{actor} blackmailed {first}', 'blackmail:tried': '{actor} tried to blackmail {first}' },
  facts: { blackmailed: { stands: '{who} is blackmailed', falls: '{who} is not blackmailed' } },
  tells: { blackmailed: 'You are being blackmailed: do not post on the coming day.' },
  verbs: { blackmail: ['blackmail', 'silence', 'extort'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const blackmailing = section({ abilities, facts, rules, rulings: { effects: { blackmailed } }, words })
