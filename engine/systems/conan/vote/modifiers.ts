/**
 * What is done to a vote before it is counted: Kazuha at somebody's side, accusations, the Voice of Reason, hindered votes
 * (CONAN-AB16, AB27 to AB29). The tally reads it from the ledger.
 */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { sentBy, type Entry } from '../attributes.ts'
import { section, type SectionWords } from '../section.ts'
import { all, type Effect, type Resolution } from '../vocabulary.ts'

const abilities = {
  hinder: {
    mark: 'hindered',
    kind: 'block',
    told: {
      en: 'Each day you may hinder one player; their vote does not count.',
      ru: 'Каждый день вы можете помешать одному игроку: его голос не считается.',
    },
    targets: 1,
    phases: ['day'],
    rule: 'CONAN-AB16',
    keys: sentBy,
  },
  accompany: {
    mark: 'accompanied',
    kind: 'other',
    told: {
      en: 'Each day you may accompany one player; there is one vote fewer on them.',
      ru: 'Каждый день вы можете сопровождать одного игрока: за него на один голос меньше.',
    },
    is: ['breaksTie'],
    targets: 1,
    phases: ['day'],
    rule: 'CONAN-AB27',
  },
  accuse: {
    mark: 'accused',
    kind: 'other',
    told: {
      en: 'Each day you may accuse one player; there is one vote more on them.',
      ru: 'Каждый день вы можете обличить одного игрока: за него на один голос больше.',
    },
    is: ['accuses'],
    targets: 1,
    phases: ['day'],
    rule: 'CONAN-AB28',
  },
  voiceOfReason: {
    mark: 'votingStopped',
    kind: 'other',
    told: {
      en: '{when} you may be the voice of reason: nobody is lynched that day, and no votes are shown.',
      ru: '{when} вы можете стать голосом разума: в этот день не линчуют и голосов не показывают.',
    },
    is: ['breaksTie'],
    targets: 0,
    phases: ['day'],
    uses: 1,
    rule: 'CONAN-AB29',
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  hindered: { of: 'slot' },
  accompanied: { of: 'slot' },
  accused: { of: 'slot' },
  votingStopped: { of: 'name' },
})

const options: Options = {
  'accusation.weight': {
    values: [1],
    whole: { from: 0, to: 9 },
    rule: 'CONAN-V13',
    says: { en: 'How many votes an accusation is worth.', ru: 'Сколько голосов стоит обличение.' },
  },
  'voiceOfReason.stopsLynch': {
    values: [true, false],
    rule: 'CONAN-V14',
    says: { en: 'Voice of Reason stops the lynch.', ru: 'Отменяет ли «Голос разума» линчевание.' },
  },
  'voiceOfReason.hidesVotes': {
    values: [true, false],
    rule: 'CONAN-V14',
    says: { en: 'Voice of Reason hides the votes.', ru: 'Скрывает ли «Голос разума» голоса.' },
  },
  'voiceOfReason.announced': {
    values: [true, false],
    rule: 'CONAN-V14',
    says: {
      en: 'It is announced that Voice of Reason was used.',
      ru: 'Объявляют ли, что прозвучал «Голос разума».',
    },
  },
}

/** Kazuha at somebody's side: what keeps her from it is why the vote stays (CONAN-K3). */
const accompanied: Effect = (run, { move, at, why }) => {
  const poisoned = run.ledger.found({ kind: 'death', of: move.actor, when: 'soFar' })
  const takes = all(
    { is: 'fact', kind: 'accompanied', of: at, other: move.actor, action: move.id },
    { rule: poisoned.length ? 'CONAN-K3' : 'CONAN-AB27', action: move.id },
    [why],
  )
  run.put({ kind: 'accompanied', of: at, by: move.actor, action: move.id, why: takes, rule: 'CONAN-AB27' })
  return takes
}

/** An accusation (CONAN-AB28). */
const accused: Effect = (run, { move, at, why }) => {
  const puts = all(
    { is: 'fact', kind: 'accused', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-AB28', action: move.id },
    [why],
  )
  run.put({ kind: 'accused', of: at, by: move.actor, action: move.id, why: puts, rule: 'CONAN-AB28' })
  return puts
}

/** The Voice of Reason is heard (CONAN-V14). */
const votingStopped: Effect = (run, { move, why }) => {
  const heard = all(
    { is: 'fact', kind: 'votingStopped', of: move.actor, action: move.id },
    { rule: 'CONAN-AB29', action: move.id },
    [why],
  )
  run.put({ kind: 'votingStopped', of: '', by: move.actor, action: move.id, why: heard, rule: 'CONAN-V14' })
  return heard
}

/** Whether somebody was to raise the Voice of Reason, whatever came of it. */
export const wasRaised = (run: Resolution): boolean =>
  run.ledger.attempts({ kind: 'votingStopped', when: 'soFar' }).length > 0

/** A hindered vote does not count (CONAN-AB16). */
const hindered: Effect = (run, { move, at, why }) => {
  run.put({ kind: 'hindered', of: at, by: move.actor, action: move.id, why, rule: 'CONAN-AB16' })
}

const rules: Rules = {
  'CONAN-K3': stated({
    en: 'If Kazuha is poisoned, the vote that would have been taken off stays on, and a player who leads by that one vote is lynched.',
    ru: 'Если Кадзуха отравлена, голос, который она сняла бы, не снимается, и тот, кто опережает на этот один голос, залинчован.',
  }),
  'CONAN-K4': implied({
    en: 'Accompanying a player takes one vote off them; poison comes before it in the order.',
    ru: 'Сопровождение снимает с игрока один голос; яд идет по порядку раньше.',
  }),
  'CONAN-V13': chosen({
    en: 'An accusation adds one vote to the accused.',
    ru: 'Обличение добавляет обличенному один голос.',
  }),
  'CONAN-V14': chosen({
    en: "Voice of Reason stops that day's lynch and hides the votes; it is announced that it was used, but not by whom.",
    ru: '«Голос разума» отменяет линчевание этого дня и скрывает голоса; что он прозвучал, объявляют, кто его поднял — нет.',
  }),
  'CONAN-AB16': chosen({
    en: "Hinder, once a day: the target's vote does not count.",
    ru: '«Помеха», раз в день: голос цели не считается.',
  }),
  'CONAN-AB27': chosen({
    en: 'Accompany, once a day: takes one vote off the player accompanied.',
    ru: '«Сопровождение», раз в день: на один голос меньше за того, кого сопровождают.',
  }),
  'CONAN-AB28': chosen({
    en: 'Accusation, once a day: adds one vote to the accused.',
    ru: '«Обличение», раз в день: на один голос больше за обличенного.',
  }),
  'CONAN-AB29': chosen({
    en: 'Voice of Reason, once a game: no lynch and no votes shown that day.',
    ru: '«Голос разума», раз за игру: в этот день не линчуют и голосов не показывают.',
  }),
}

const words = {
  uses: { hinder: 'Hinder', accompany: 'Accompany', accuse: 'Accusation', voiceOfReason: 'Voice of Reason' },
  deeds: {
    hinder: '{actor} hindered {first}',
    accompany: '{actor} accompanied {first}',
    accuse: '{actor} accused {first}',
    voiceOfReason: '{actor} raised the Voice of Reason',
    'hinder:tried': '{actor} tried to hinder {first}',
    'accompany:tried': '{actor} tried to accompany {first}',
    'accuse:tried': '{actor} tried to accuse {first}',
    'voiceOfReason:tried': '{actor} tried to raise the Voice of Reason',
  },
  facts: {
    hindered: {
      stands: '{other} hindered {who}',
      falls: '{other} did not hinder {who}',
      would: '{other} would have hindered {who}',
    },
    accompanied: {
      stands: '{other} stood by {who}: one vote less',
      falls: '{other} did not stand by {who}',
      would: '{other} would have stood by {who}',
    },
    accused: {
      stands: '{other} accused {who}',
      falls: '{other} did not accuse {who}',
      would: '{other} would have accused {who}',
    },
    votingStopped: {
      stands: 'the Voice of Reason was heard',
      falls: 'the Voice of Reason was not heard',
      would: 'the Voice of Reason would have been heard',
    },
  },
  terms: { accompanied: 'accompanied', accused: 'accused' },
  tells: {
    voiceOfReason: 'The Voice of Reason was heard: there was no vote.',
    accompanied: '{who} was accompanied: one vote less.',
    accused: '{who} was accused.',
  },
  verbs: {
    hinder: ['hinder', 'keep {first} from voting'],
    accompany: ['accompany', 'go with', 'stay with', 'walk with'],
    accuse: ['accuse', 'accusation', 'accusation on', 'use accusation on'],
    voiceOfReason: ['voice of reason', 'use voice of reason', 'use the voice of reason'],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const modifiers = section({
  abilities,
  facts,
  options,
  rules,
  rulings: { effects: { accompanied, accused, votingStopped, hindered } },
  words,
})
