/**
 * Who is told what (1923-S12, S13, I17), and who is told nothing of something that concerns him: a result of its own, so that the
 * host sees the silence was meant.
 */
import { implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { outSince } from './exile.ts'
import { fact, under } from '../claims.ts'
import { declareFacts, section, type SectionWords } from '../section.ts'
import { all, type Reason, type Resolution, type RuleId, type SeatId } from '../vocabulary.ts'

const facts = declareFacts({ keptQuiet: { of: 'slot', besides: true }, notTold: { of: 'slot', besides: true } })

const options = {
  'reveal.mafiaFormat': {
    values: ['both', 'mafiaOnly', 'secondaryOnly'],
    rule: '1923-PAP4',
    says: {
      en: 'Which role is revealed for a Mafia Member with a second role.',
      ru: 'Что сообщают как роль члена мафии, у которого есть вторая роль.',
    },
  },
} satisfies Options

/** Why somebody died in this phase; undefined of the living. */
const whoIsDead = (run: Resolution, slot: SeatId): Reason | undefined => run.deaths().find(({ of }) => of === slot)?.why

/**
 * Whether private words of this phase reach somebody: the living, and whoever was exiled when the day was over (1923-S27).
 */
export function listens(run: Resolution, slot: SeatId): boolean {
  if (run.seat(slot).alive) return true
  const exiled = run.ledger.found({ kind: 'exiled', of: slot, when: 'tonight' }).length > 0
  return exiled && !outSince(run, slot).length && !whoIsDead(run, slot) && run.option<boolean>('exile.lastMessages')
}

/**
 * Whether a private word that is due reaches its reader. It does not where he died in the same phase (1923-S12, S13): then
 * that he is told nothing is a result.
 * @param cite the rule that says so of this word
 */
export function hears(
  run: Resolution,
  slot: SeatId,
  what: string,
  cite: { rule: RuleId; also?: readonly RuleId[] },
  due: Reason,
): boolean {
  const dead = whoIsDead(run, slot)
  if (!dead) return listens(run, slot)
  const silence = under(fact('deadHearNothing', slot), '1923-S12', dead)
  const why = all(fact('notTold', slot, { values: { what } }), cite, [due, silence])
  run.put({ kind: 'notTold', of: slot, rule: cite.rule, why })
  return !why.holds
}

/** Somebody whose part in the night is told to nobody, himself included (1923-BOD7, DOC5, BUT4). */
export function keptQuiet(run: Resolution, slot: SeatId, rules: readonly RuleId[], because: Reason): void {
  const [rule = '1923-I17', ...further] = rules
  run.put({
    kind: 'keptQuiet',
    of: slot,
    rule,
    why: all(fact('unheard', slot), { rule, also: further }, [because]),
  })
}

/** A role as words: of a Mafia Member with a second role both, or the one that the host chose. */
export function revealed(run: Resolution, role: string, side: string): string | string[] {
  const shown = role === 'bystander' ? 'townsperson' : role
  if (side !== 'mafia' || shown === 'mafiaMember') return shown
  switch (run.option('reveal.mafiaFormat')) {
    case 'mafiaOnly':
      return 'mafiaMember'
    case 'secondaryOnly':
      return shown
    default:
      return ['mafiaMember', shown]
  }
}

const rules: Rules = {
  '1923-S12': stated({
    en: 'The dead receive what is public and nothing else.',
    ru: 'Мертвые получают то, что объявляют всем, и больше ничего.',
  }),
  '1923-S13': implied({
    en: 'A private result for a player who died in the same phase is not sent.',
    ru: 'Кто умер в той же фазе, тому личный результат не отправляют.',
  }),
  '1923-I17': stated({
    en: 'Deaths, poisonings, cures and vote totals are all that is public.',
    ru: 'Всем объявляют смерти, отравления, исцеления от яда и суммы голосов, больше ничего.',
  }),
}

const words = {
  facts: {
    deadHearNothing: { stands: '{who} died, and the dead hear only what is public', falls: '{who} is living' },
    notTold: {
      stands: '{who} died as well and is told nothing more',
      would: '{who} would have died as well and been told nothing more',
      falls: '{who} is told',
      asks: 'Is {who} told nothing?',
      isAside: true,
    },
    unheard: { stands: '{who} hears nothing of what was prevented', falls: '{who} hears of what was prevented' },
    keptQuiet: {
      stands: '{who} is not told what was prevented',
      would: '{who} would not have been told what was prevented',
      falls: '{who} is told what was prevented',
      asks: 'Is {who} not told what was prevented?',
    },
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const telling = section({ facts, options, rules, words })
