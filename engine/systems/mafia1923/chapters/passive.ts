/** Abilities that work by themselves (1923-A2), and what keeps them from it. */
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { fact, noHelp } from '../claims.ts'
import { notRobbed } from '../roles/thief.ts'
import { section, type SectionWords } from '../section.ts'
import { all, type ActionId, type Reason, type Resolution, type SeatId } from '../vocabulary.ts'

const options = {
  'injured.passives': {
    values: [true, false],
    rule: '1923-S17',
    says: {
      en: 'The passive abilities of injured players keep working.',
      ru: 'Продолжают ли действовать пассивные способности раненых.',
    },
  },
} satisfies Options

/**
 * A passive ability with the reason why it works: whatever a Boss does (1923-BOS7), where no theft took it (1923-THI8),
 * and also while its owner is injured unless the host lets it rest then (1923-S17). Undefined where somebody has none.
 */
export function passiveOf(
  run: Resolution,
  slot: SeatId,
  ability: string,
): { action: ActionId; why: Reason } | undefined {
  const passive = ownOrStolen(run, slot, ability)
  if (!passive) return undefined
  const { action } = passive
  const injuries = run.ledger.found({ kind: 'injured', of: slot, when: 'phaseStart' }).map(injury => injury.why)
  const rests = run.option<boolean>('injured.passives') === false
  const cancelled = noHelp(run, 'cancelled', slot, 'passive', '1923-BOS7')
  const kept = notRobbed(run, slot, action)
  if (!injuries.length && !cancelled.length && !kept.length) return passive
  const worksOn = rests ? [] : [run.given(fact('worksAllTheSame', slot), '1923-S17')]
  const injured = injuries.map(injury =>
    all(fact('passiveOfInjured', slot, { action }), { rule: '1923-S17' }, [injury], worksOn),
  )
  const rule = injuries.length ? '1923-S17' : cancelled.length ? '1923-BOS7' : '1923-THI8'
  return {
    action,
    why: all(
      fact('passiveWorks', slot, { action }),
      { rule, action },
      [passive.why],
      [...cancelled, ...kept, ...injured],
    ),
  }
}

/** What was in the role of somebody as the phase began, or came with a role that he stole: then by that theft (1923-THI8). */
function ownOrStolen(run: Resolution, slot: SeatId, ability: string): { action: ActionId; why: Reason } | undefined {
  const passive = run.passive(slot, ability)
  const before = run.game.seats.find(seat => seat.slot === slot)!
  if (!passive || run.catalogue.abilitiesOf(before).includes(ability)) return passive
  const { role } = run.seat(slot)
  return {
    ...passive,
    why: all(fact('stolenWorks', slot, { values: { role } }), { rule: '1923-THI8' }, handedOn(run, slot)),
  }
}

/** The thefts by which somebody came by what he stole in this phase: his own, and those of whoever had stolen it before. */
const handedOn = (run: Resolution, thief: SeatId, before = Infinity): Reason[] =>
  run.ledger
    .found({ kind: 'robbed', by: thief, where: ({ tick }) => tick < before, when: 'soFar' })
    .flatMap(({ of, why, tick }) => [why, ...handedOn(run, of, tick)])

const rules: Rules = {
  '1923-A2': stated({
    en: 'Passive abilities work whether their owners like it or not.',
    ru: 'Пассивные способности действуют независимо от желания владельца.',
  }),
  '1923-S17': chosen({
    en: 'Passive abilities and immunities of injured players keep working.',
    ru: 'Пассивные способности и неуязвимость раненых продолжают действовать.',
  }),
}

const words = {
  facts: {
    passiveWorks: {
      stands: '{use} works by itself',
      falls: '{use} does not work now',
      would: '{use} would have worked by itself',
    },
    passiveOfInjured: {
      stands: '{use} rests while {who} is injured',
      falls: 'that {who} is injured does not keep {use} from working',
      would: '{who} is injured',
    },
    worksAllTheSame: { stands: 'it works all the same', falls: 'it rests' },
    stolenWorks: { stands: '{who} took it over with the role of {role}', falls: '{who} did not take it over' },
  },
  results: { passive: 'what works by itself' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const passives = section({ options, rules, words })
