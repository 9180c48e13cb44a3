/** Injuries, and what a killer adds to them: Heavy Handed and Insult to Injury (CONAN-S7 to S13, AB14, AB15). */
import { phaseAfter } from '../../../game/when.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { sentBy, type Entry } from '../attributes.ts'
import { finds, seekFact } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import type { Effect, Resolution } from '../vocabulary.ts'

const abilities = {
  heavyHanded: {
    mark: 'manhandled',
    kind: 'kill',
    told: {
      en: 'Each night on which you carry out the kill you may be heavy handed: if Protect or Heal stops your kill, the target is injured all the same.',
      ru: 'В каждую ночь, в которую убиваете вы, можно применить тяжелую руку: если убийство остановит защита или лечение, цель все равно будет ранена.',
    },
    is: ['extra'],
    targets: 0,
    phases: ['night'],
    rule: 'CONAN-AB14',
    keys: sentBy,
  },
  insultToInjury: {
    mark: 'insulted',
    kind: 'kill',
    told: {
      en: 'Each night you may add insult to the injury of one player. If they are injured, they lose their vote of the next day too.',
      ru: 'Каждую ночь вы можете насыпать одному игроку соль на рану. Если он ранен, он потеряет и голос следующего дня.',
    },
    targets: 1,
    phases: ['night'],
    rule: 'CONAN-AB15',
    keys: sentBy,
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ injured: { of: 'slot' }, insulted: { of: 'slot' } })

const options: Options = {
  'injured.phases': {
    values: [0],
    whole: { from: 0, to: 20 },
    rule: 'CONAN-S11',
    says: {
      en: 'How many more phases an injury lasts after its own; 0 means permanently.',
      ru: 'Сколько фаз длится ранение после своей; 0 — навсегда.',
    },
  },
}

/** Injures somebody, for good or for as long as the host set (CONAN-S11). */
export function injure(run: Resolution, who: SeatId, why: Reason, rule: RuleId): void {
  const phases = run.option<number>('injured.phases')
  run.mark(
    who,
    'injured',
    why,
    rule,
    phases ? { until: phaseAfter(run.system, run.name, phases, ['night', 'day']) } : {},
  )
}

/** Who is injured also loses the vote of the next day. */
const insulted: Effect = (run, { move, at, why }) => {
  const wounds = run.ledger.tried({ kind: 'injured', of: at, when: 'soFar' })
  const hurt = seekFact(at, 'wounded', 'unhurt', { rule: 'CONAN-AB15' }, wounds)
  const taken = finds(
    move,
    { is: 'fact', kind: 'insulted', of: at, action: move.id },
    { rule: 'CONAN-AB15', action: move.id },
    why,
    hurt,
  )
  run.put({
    kind: 'insulted',
    of: at,
    why: taken,
    rule: 'CONAN-AB15',
    by: move.actor,
    action: move.id,
    until: phaseAfter(run.system, run.name, 1, ['night', 'day']),
  })
  return taken
}

/** Where Protect or Heal stopped his own kill, the target is hurt all the same. */
const manhandled: Effect = (run, { move, why }) => {
  const attacks = run.ledger.attempts({ kind: 'attacked', by: move.actor, when: 'soFar' })
  const help = attacks.map(({ why }) => why)
  const met = seekFact(move.actor, 'ownAttack', 'unmet', { rule: 'CONAN-AB14' }, help)
  const hurt = finds(
    move,
    { is: 'fact', kind: 'manhandled', of: attacks[0]?.of ?? move.actor, action: move.id },
    { rule: 'CONAN-AB14', action: move.id },
    why,
    met,
  )
  if (hurt.holds)
    for (const { of } of run.ledger.found({ kind: 'attacked', by: move.actor, when: 'soFar' }))
      injure(run, of, hurt, 'CONAN-AB14')
  return hurt
}

const rules: Rules = {
  'CONAN-S7': stated({
    en: 'Injured players have no abilities and lose their passive ones too, including a disguise.',
    ru: 'Раненые лишены способностей, теряют и пассивные, в том числе маскировку.',
  }),
  'CONAN-S8': stated({
    en: "An injury does not stop the Organization's kill or Vengeance, but a kill by an injured member has none of its extras.",
    ru: 'Убийства Организации и «Мести» ранение не отнимает, но убийство, которое совершает раненый, лишено всех своих преимуществ.',
  }),
  'CONAN-S9': stated({
    en: 'Injured players can vote and use what they were given.',
    ru: 'Раненые голосуют и пользуются тем, что им дали.',
  }),
  'CONAN-S11': chosen({
    en: 'An injury lasts until something heals it.',
    ru: 'Ранение длится, пока что-нибудь его не вылечит.',
  }),
  'CONAN-S13': stated({ en: 'Injuries are never published.', ru: 'О ранениях никогда не объявляют.' }),
  'CONAN-AB14': chosen({
    en: "Heavy Handed: if Protect or Heal stops its user's kill, the target is injured anyway.",
    ru: '«Тяжелая рука»: если убийство ее владельца остановила «Защита» или «Лечение», цель все равно ранена.',
  }),
  'CONAN-AB15': chosen({
    en: 'Insult to Injury, once a night: an injured target also loses their vote the next day.',
    ru: '«Соль на рану», раз за ночь: раненая цель теряет и голос следующего дня.',
  }),
}

const words = {
  uses: { heavyHanded: 'Heavy Handed', insultToInjury: 'Insult to Injury' },
  deeds: {
    heavyHanded: '{actor} struck with a heavy hand',
    'heavyHanded:tried': '{actor} tried to strike with a heavy hand',
    insultToInjury: '{actor} added insult to the injury of {first}',
    'insultToInjury:tried': '{actor} tried to add insult to the injury of {first}',
  },
  facts: {
    injured: {
      stands: '{who} is injured',
      falls: '{who} is not injured',
      asks: 'Is {who} injured?',
      would: '{who} would have been injured',
    },
    wounded: { stands: '{who} is injured', falls: '{who} is not injured' },
    unhurt: { stands: '{who} is not injured', falls: '{who} is injured', would: '{who} would not be injured' },
    insulted: {
      stands: 'insult was added to the injury of {who}',
      falls: 'no insult was added to an injury of {who}',
      would: 'insult would have been added to the injury of {who}',
    },
    ownAttack: {
      stands: 'somebody survived an attack by {who}',
      falls: 'nobody survived an attack by {who}',
    },
    unmet: {
      stands: 'nobody survived an attack by {who}',
      falls: 'somebody survived an attack by {who}',
      would: 'nobody would have survived an attack by {who}',
    },
    manhandled: {
      stands: '{who} was handled roughly',
      falls: '{who} was not handled roughly',
      would: '{who} would have been handled roughly',
    },
  },
  terms: { injured: 'injured' },
  tells: {
    injured: 'You are injured.',
    insulted: 'Insult was added to your injury: you have no vote on the coming day.',
  },
  verbs: {
    heavyHanded: ['heavy handed', 'use heavy handed', 'be heavy handed'],
    insultToInjury: [
      'insult to injury',
      'insult to injury on',
      'insult to injury of',
      'insult to injury for',
      'use insult to injury on',
      'insult',
      'add insult to injury of',
      'add insult to the injury of',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const wounds = section({
  abilities,
  facts,
  options,
  rules,
  rulings: { effects: { insulted, manhandled }, results: ['injured'] },
  words,
})
