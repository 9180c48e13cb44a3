/** The luck of a Butler (1923-BUT3 to BUT6): the first two attempts of the Mafia on him fail. */
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { AttackKind, Shield } from '../chapters/attack.ts'
import { passiveOf } from '../chapters/passive.ts'
import { fact } from '../claims.ts'
import { mark, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Resolution, type SeatId } from '../vocabulary.ts'

const abilities = {
  immunity: {
    kind: 'protect',
    told: {
      en: 'The Mafia’s first two attempts to kill you fail.',
      ru: 'Первые два покушения мафии на вас не удадутся.',
    },
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-BUT3',
    components: [mark('immune')],
  },
} satisfies Record<string, Ruled>

const options = {
  'butler.shieldCountsWhenSavedOtherwise': {
    values: [true, false],
    rule: '1923-BUT4',
    says: {
      en: 'A Mafia attempt on a Butler counts as one of the two that fail, even if something else saved the Butler too.',
      ru: 'Идет ли покушение мафии на дворецкого в счет его двух, если его спасло и что-то другое.',
    },
  },
} satisfies Options

/** The most attempts of the Mafia that fail on a Butler. */
const LUCK = 2

/** A Butler's luck against the Mafia (1923-BUT3), and what it does not cover (1923-BUT5, BUT6). @param elsewhere something else holds already */
export function luckOf(run: Resolution, at: SeatId, kind: AttackKind, elsewhere: boolean): Shield[] {
  const luck = passiveOf(run, at, 'immunity')
  const lost = run.ledger.found({ kind: 'robbed', of: at, where: ({ data }) => data.role === 'butler', when: 'soFar' })
  if (!luck)
    return lost.map(({ of, why: theft }) => ({
      of,
      why: all(fact('luckLost', of), { rule: '1923-BUT6' }, [], [theft]),
    }))
  const { action } = luck
  const what = kind === 'drunkard' ? 'rampage' : kind
  if (kind !== 'mafia')
    return [
      {
        of: at,
        action,
        why: all(
          fact('noHelp', at, { action, values: { what } }),
          { rule: '1923-BUT5' },
          [luck.why],
          [run.given(fact('notCovered', at, { values: { what } }), '1923-BUT5')],
        ),
      },
    ]
  const before = run.count(at, 'butlerAttempts')
  const kept = elsewhere && !run.option<boolean>('butler.shieldCountsWhenSavedOtherwise')
  const why = all(
    fact('butlersLuck', at, { action, values: { attempt: before + 1 } }),
    {
      rule: elsewhere ? '1923-BUT4' : '1923-BUT3',
      action,
      notes: elsewhere && !kept ? [{ claim: fact('countsAllTheSame', at), rule: '1923-BUT4' }] : [],
    },
    [luck.why],
    before >= LUCK
      ? [run.given(fact('luckSpent', at), '1923-BUT3')]
      : kept
        ? [run.given(fact('luckKept', at), '1923-BUT4')]
        : [],
  )
  if (why.holds) run.setCount(at, 'butlerAttempts', before + 1)
  return [{ of: at, action, why }]
}

const rules: Rules = {
  '1923-BUT3': stated({
    en: 'The first two attempts by the Mafia on a Butler fail.',
    ru: 'Первые два покушения мафии на дворецкого не удаются.',
  }),
  '1923-BUT4': chosen({
    en: 'Every attempt counts as one of the two, even one that something else stopped; a Bodyguard still injures. Nobody is told.',
    ru: 'Каждое покушение идет в счет двух, даже если его остановило что-то другое; телохранитель при этом все равно ранит. Об этом не сообщают никому.',
  }),
  '1923-BUT5': implied({
    en: 'The shield does not work against a Drunkard, the court or revenge.',
    ru: 'От пьяницы, от суда и от мести щит не защищает.',
  }),
  '1923-BUT6': implied({
    en: 'Immunity and shield go with the role: a robbed Butler loses them, and the Thief gets them fresh. Poison taken earlier stays.',
    ru: 'Неуязвимость и щит принадлежат роли: обкраденный их теряет, вор получает их неистраченными. Принятый раньше яд остается.',
  }),
}

const words = {
  uses: { immunity: 'Butler’s luck' },
  deeds: { immunity: '{actor} is a Butler, who is immune to poison and survives two Mafia attacks' },
  facts: {
    butlersLuck: {
      stands: 'attempt {attempt} of the Mafia on Butler {who} fails',
      falls: 'the luck of Butler {who} is used up',
      would: 'the luck of Butler {who} would have helped',
    },
    luckSpent: { stands: 'two attempts on {who} have failed already', falls: '{who} has luck left' },
    luckLost: {
      stands: '{who} has the luck of a Butler',
      falls: "the luck of a Butler went with {who}'s role",
      would: '{who} would have had the luck of a Butler',
    },
    luckKept: { stands: 'something else held, so it is kept', falls: 'nothing else held' },
    countsAllTheSame: {
      stands: 'it counts as one of the two, though something else held too',
      falls: 'nothing else held',
    },
  },
  terms: { butlerAttempts: 'attempts of the Mafia' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const butlersLuck = section({ abilities, options, rules, words })
