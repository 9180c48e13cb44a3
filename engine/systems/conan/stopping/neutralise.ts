/** Discombobulate, Frighten and Neutralise: what their target does fails, by night and by day (CONAN-AB9, AB12, AB30). */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../../ruleset/section.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { sentBy, type Entry } from '../attributes.ts'
import { foretell } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { laterOnes, no } from '../sending.ts'
import type { Effect } from '../vocabulary.ts'

const abilities = {
  discombobulate: {
    mark: 'neutralised',
    kind: 'block',
    told: {
      en: 'In each phase you may discombobulate one player. Their actions of the phase fail; passive ones still work.',
      ru: 'В каждой фазе вы можете привести в смятение одного игрока. Его действия этой фазы не удадутся, пассивные останутся в силе.',
    },
    is: ['stopsKill'],
    targets: 1,
    phases: ['night', 'day'],
    rule: 'CONAN-AB9',
    keys: sentBy,
  },
  frighten: {
    mark: 'neutralised',
    kind: 'block',
    told: {
      en: 'In each phase you may frighten one player. Their actions fail, and by day they lose their vote too.',
      ru: 'В каждой фазе вы можете запугать одного игрока. Его действия не удадутся, а днем пропадет и голос.',
    },
    is: ['stopsKill', 'takesVote'],
    targets: 1,
    phases: ['night', 'day'],
    rule: 'CONAN-AB12',
    keys: sentBy,
  },
  neutralise: {
    mark: 'neutralised',
    kind: 'block',
    told: {
      en: 'Each night you may neutralize one player; their actions fail.',
      ru: 'Каждую ночь вы можете нейтрализовать одного игрока: его действия не удадутся.',
    },
    is: ['stopsKill'],
    targets: 1,
    phases: ['night'],
    rule: 'CONAN-AB30',
    keys: sentBy,
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ neutralised: { of: 'slot', data: { how: 'word' } } })

const options: Options = {
  'notify.neutralised': {
    values: ['ifActed', 'always', 'never'],
    rule: 'CONAN-A9',
    says: {
      en: 'When a neutralized player is told: if one of their actions failed, always, or never.',
      ru: 'Сообщают ли нейтрализованному об этом: если не удалось что-то из его действий, всегда или никогда.',
    },
  },
}

const says = sayingInEach({
  one: {
    en: 'neutralizing and frightening are the same action: a later one counts',
    ru: 'нейтрализация и запугивание — одно и то же: считается более поздний ход',
  },
})

/** What Vodka does is one thing under two names (CONAN-AB30): of both the last counts. */
const refuse: Refuse = (game, phase, move) => {
  const alike = ['neutralise', 'frighten']
  return alike.includes(move.does)
    && laterOnes(
      game,
      phase,
      move,
      alike.filter(does => does !== move.does),
    ).length
    ? no('CONAN-AB30', says('one'))
    : undefined
}

const neutralised: Effect = (run, { move, at, why }) => {
  const rule = move.ability.rule!
  run.put({ kind: 'neutralised', of: at, why, rule, by: move.actor, action: move.id, data: { how: move.does } })
  foretell(run, 'neutralised', at, move.id, why)
  return why
}

const rules: Rules = {
  'CONAN-AB9': chosen({
    en: "Discombobulate: the target's actions of the phase fail; passive ones do not.",
    ru: '«Смятение»: действия цели в этой фазе не удаются, пассивные — удаются.',
  }),
  'CONAN-AB12': chosen({
    en: "Frighten: the target's actions fail, and by day their vote does too.",
    ru: '«Запугивание»: действия цели не удаются, а днем пропадает и голос.',
  }),
  'CONAN-AB30': chosen({
    en: "Vodka neutralizes: the target's actions fail, as with Frighten.",
    ru: 'Водка нейтрализует: действия цели не удаются, как при «Запугивании».',
  }),
}

const words = {
  uses: { discombobulate: 'Discombobulate', frighten: 'Frighten', neutralise: 'neutralizing' },
  deeds: {
    discombobulate: '{actor} discombobulated {first}',
    'discombobulate:tried': '{actor} tried to discombobulate {first}',
    frighten: '{actor} frightened {first}',
    'frighten:tried': '{actor} tried to frighten {first}',
    neutralise: '{actor} neutralized {first}',
    'neutralise:tried': '{actor} tried to neutralize {first}',
  },
  facts: { neutralised: { stands: '{who} is neutralized', falls: '{who} is not neutralized' } },
  tells: { neutralised: 'Something kept you from acting.' },
  verbs: {
    discombobulate: ['discombobulate', 'disco', 'discomb'],
    frighten: ['frighten', 'scare', 'scare off', 'scare {first} off'],
    neutralise: ['neutralise', 'neutralize', 'nullify', 'block', 'stop'],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const neutralising = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  rulings: { effects: { neutralised } },
  words,
})
