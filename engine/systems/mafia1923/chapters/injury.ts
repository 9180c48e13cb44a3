/** Injuries (1923-S15, S16, S19 to S21): the day and the night after. */
import { phaseAfter } from '../../../game/when.ts'
import { seatOf } from '../../../journal/state.ts'
import { chosen, implied, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { listens } from './telling.ts'
import { fact } from '../claims.ts'
import { declareFacts, entryOf, section, type Refuse, type SectionWords } from '../section.ts'
import { all, any, type ActionId, type Note, type Reason, type Resolution, type SeatId } from '../vocabulary.ts'

const facts = declareFacts({ injured: { of: 'slot' } })

const says = sayingInEach({ injured: { en: '{name} is injured', ru: 'игрок {name} ранен' } })

/** The kill is an act of the team: who sends it in for an injured member is a question to the host (1923-MAF6). */
const refuseInjured: Refuse = (game, _phase, { by, does }) => {
  const { name, status } = seatOf(game, by)!
  return status.includes('injured') && !entryOf(does)?.factional
    ? { rule: '1923-S15', says: says('injured', { name }) }
    : undefined
}

/**
 * Somebody is injured for the day and the night that follow this night; a second injury starts that period again.
 * @param attack why he attacked @param guards whoever hurt him: one of them is enough
 * @param notes what belongs to it
 */
export function injure(
  run: Resolution,
  who: SeatId,
  attack: Reason,
  guards: readonly Reason[],
  notes: readonly Note[],
  action: ActionId | undefined,
): void {
  const again = run.ledger.found({ kind: 'injured', of: who, when: 'phaseStart' }).length > 0
  const [guard, ...others] = guards
  const met = guard && !others.length ? guard : any(fact('metGuards', who), { rule: '1923-S15' }, guards)
  const why = all(
    fact('hurt', who, { ...(action !== undefined && { action }) }),
    {
      rule: '1923-S15',
      notes: [...notes, ...(again ? [{ claim: fact('injuredAgain', who), rule: '1923-S21' }] : [])],
    },
    [attack, met],
  )
  run.mark(who, 'injured', why, '1923-S15', {
    until: phaseAfter(run.system, run.name, 2),
    ...(action !== undefined && { action }),
  })
}

/** A set-up may say that somebody is injured without saying since when: that is over with this night. */
export function endOpenInjuries(run: Resolution): void {
  for (const injury of run.ledger.found({
    kind: 'injured',
    when: 'phaseStart',
    where: ({ until }) => until === undefined,
  })) {
    run.ledger.end(injury, run.given(fact('wellAgain', injury.of), '1923-S15'))
  }
}

/** The injured hear of it in the morning (1923-S19). */
export function tellInjured(run: Resolution): void {
  const hurt = run.ledger
    .found({ kind: 'injured', where: ({ phase }) => phase === undefined, when: 'soFar' })
    .map(({ of }) => of)
  for (const who of new Set(hurt)) if (listens(run, who)) run.tell(who, 'injured', {}, '1923-S19')
}

const rules: Rules = {
  '1923-S15': stated({
    en: 'A player injured in a night neither votes nor acts in the day and the night that follow.',
    ru: 'Кто ранен ночью, тот в следующие день и ночь не голосует и не делает ходов.',
  }),
  '1923-S16': implied({
    en: 'What a player sent in for the night of their injury still happens.',
    ru: 'То, что игрок прислал на ночь своего ранения, все равно происходит.',
  }),
  '1923-S19': stated({
    en: 'The injured player is told in the morning; nobody else is.',
    ru: 'Раненому сообщают об этом утром, больше никому.',
  }),
  '1923-S20': implied({
    en: 'An injured player can be chosen, voted against and killed.',
    ru: 'Раненого можно выбрать, за него можно голосовать, и его можно убить.',
  }),
  '1923-S21': chosen({
    en: 'A second injury restarts the period and does not make it longer.',
    ru: 'Второе ранение начинает срок заново, но не удлиняет его.',
  }),
}

const words = {
  facts: {
    injured: {
      stands: '{who} is injured',
      falls: '{who} is not injured',
      asks: 'Is {who} injured?',
      would: '{who} would have been injured',
    },
    metGuards: { stands: '{who} met a guard', falls: '{who} met no guard' },
    injuredAgain: { stands: 'the injury of {who} starts again', falls: '{who} was not injured before' },
    hurt: {
      stands: '{who} was hurt in the attack',
      falls: '{who} was not hurt',
      would: '{who} would have been hurt',
      toldByDeed: true,
    },
    wellAgain: { stands: '{who} is well again', falls: '{who} is still injured' },
    injuredIsTarget: { stands: '{who} is injured, and a target like anybody', falls: '{who} is not injured' },
  },
  terms: { injured: 'injured' },
  tells: { injured: 'You are injured: you cannot vote or act today, and you cannot act tonight.' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const injuries = section({ facts, refuse: refuseInjured, rules, words })
