/** The Detective (1923-DET1 to DET3): what he finds out in the night and is told in the morning. */
import { chosen, implied, stated, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import { hears, revealed } from '../chapters/telling.ts'
import { fact } from '../claims.ts'
import { declareFacts, night, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Arrival, type Reason, type Resolution } from '../vocabulary.ts'

/** What was known of a player at that moment. */
export const known = { about: 'slot', role: 'word', side: 'word' } as const

const abilities = {
  inquire: {
    kind: 'investigate',
    told: {
      en: '{when} you may inquire about one player. You learn {detective_result, select, side {whether they are Mafia} role {their role} other {their family and their role}}. You act late in the night: if you are killed first, you learn nothing.',
      ru: '{when} вы можете навести справки об игроке. Вы узнаете, {detective_result, select, side {из мафии ли он} role {какая у него роль} other {какая у него семья и роль}}. Ваш ход — ближе к концу ночи: если вас убьют раньше, вы ничего не узнаете.',
    },
    rule: '1923-DET1',
    targets: 1,
    usesBy: 'detective.uses',
    limitedBy: '1923-DET2',
    notSelf: { rule: '1923-A10', unless: 'detective.selfAllowed' },
    deadBy: '1923-DET3',
    components: [{ does: 'learn', what: 'alignment' }],
    ...night,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({ inquired: { of: 'slot', data: known } })

const options = {
  'detective.result': {
    values: ['side', 'role', 'family-role'],
    rule: '1923-DET2',
    says: { en: 'What a Detective learns about the target.', ru: 'Что узнает детектив.' },
  },
  'detective.uses': {
    values: [0],
    whole: { from: 0, to: 30 },
    rule: '1923-DET2',
    says: {
      en: 'How many times per game a Detective may inquire; 0 for no limit.',
      ru: 'Сколько раз детектив может наводить справки; 0 — без ограничения.',
    },
  },
  'detective.selfAllowed': {
    values: [false, true],
    rule: '1923-DET2',
    says: {
      en: 'Detectives may inquire about themselves.',
      ru: 'Может ли детектив навести справки о самом себе.',
    },
  },
} satisfies Options

const prompts = {
  detective: {
    rule: '1923-DET2',
    says: {
      en: 'The rules name the Detective but do not describe what they learn: the options decide.',
      ru: 'Правила называют детектива, но не описывают, что он узнает: это решают опции.',
    },
    choices: ['asProposed'],
  },
} satisfies Prompts

/** What there is to know of somebody at this moment. */
export const knowledgeOf = (run: Resolution, at: string): { about: string; role: string; side: string } => {
  const { role, faction } = run.seat(at)
  return { about: at, role, side: faction }
}

/** A Detective inquires (1923-DET1). */
function inquire(run: Resolution, { move, at, why }: Arrival): Reason {
  const reason = all(
    fact('inquired', at, { other: move.actor, action: move.id }),
    { rule: '1923-DET2', action: move.id },
    [why],
  )
  run.put({
    kind: 'inquired',
    of: at,
    why: reason,
    rule: '1923-DET2',
    by: move.actor,
    action: move.id,
    data: knowledgeOf(run, at),
  })
  return reason
}

/** The Detective's answer in the morning, if he lives to hear it (1923-I13, S13). */
export function tellInquiries(run: Resolution): void {
  for (const { by = '', action, why, data } of run.ledger.found({ kind: 'inquired', when: 'soFar' })) {
    const move = run.moves.find(({ id }) => id === action)
    if (!move || !hears(run, by, 'learned', { rule: '1923-S13' }, why)) continue
    const role = revealed(run, data.role, data.side)
    const side = data.side
    const what = run.option('detective.result')
    const result = what === 'role' ? role : what === 'family-role' ? [...new Set([side, data.role])] : side
    run.learn(move, move.to[0] ?? data.about, result, '1923-DET2', why, data.about)
    run.tell(by, 'learned', { ability: 'inquire', about: data.about, result }, '1923-I13')
  }
}

const rules: Rules = {
  '1923-DET1': stated({
    en: 'A Detective chooses somebody to inquire about, near the end of the night.',
    ru: 'Детектив ближе к концу ночи выбирает, о ком навести справки.',
  }),
  '1923-DET2': chosen({
    en: 'The rules do not describe it. Ours: every night, somebody else who is alive; the Detective learns Mafia or Civilian, and the other player learns nothing.',
    ru: 'В правилах это не описано. У нас так: каждую ночь он выбирает кого-то другого из живых и узнает, мафия это или мирный, а тот не узнает ничего.',
  }),
  '1923-DET3': implied({
    en: 'A Detective who was killed earlier in the night learns nothing.',
    ru: 'Детектив, убитый раньше в ту же ночь, ничего не узнает.',
  }),
  '1923-I13': chosen({
    en: 'Only the Detective is told what they learn.',
    ru: 'Что узнал детектив, сообщают ему одному.',
  }),
}

const words = {
  roles: { detective: 'Detective' },
  rolesShort: { detective: ['det'] },
  uses: { inquire: 'inquiry' },
  deeds: { inquire: '{actor} inquired about {first}', 'inquire:tried': '{actor} tried to inquire about {first}' },
  facts: {
    inquired: {
      stands: '{other} inquires about {who}',
      falls: '{other} finds nothing out about {who}',
      would: '{other} would have inquired about {who}',
    },
  },
  tells: { learned: 'You inquired about {about}. Result: {result}.' },
  verbs: {
    inquire: [
      'inquire',
      'inquire about',
      'investigate',
      'check',
      'check out',
      'look into',
      'ask about',
      'find out about',
      'detect',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const detective = section({ abilities, effects: { inquire }, facts, options, prompts, rules, words })
