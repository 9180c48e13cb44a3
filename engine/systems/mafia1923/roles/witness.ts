/** The Witness (1923-WIT1 to WIT3): the roles of the dead. */
import { implied, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { lastRole } from '../chapters/deaths.ts'
import { passiveOf } from '../chapters/passive.ts'
import { hears, revealed } from '../chapters/telling.ts'
import { fact } from '../claims.ts'
import { mark, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Resolution } from '../vocabulary.ts'

const abilities = {
  witness: {
    kind: 'investigate',
    told: { en: 'You are told the roles of players after they die.', ru: 'Вам сообщают роли игроков после их смерти.' },
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-WIT1',
    components: [mark('told')],
  },
} satisfies Record<string, Ruled>

/** Every living Witness hears the roles of the dead (1923-WIT1 to WIT3). */
export function tellWitnesses(run: Resolution): void {
  const deaths = run.deaths()
  for (const { slot } of run.game.seats) {
    const passive = run.game.seats.find(seat => seat.slot === slot)!.alive ? passiveOf(run, slot, 'witness') : undefined
    if (!passive) continue
    for (const { of, why } of deaths) {
      if (of === slot) continue
      const { role, side, why: last = why } = lastRole(run, of)
      const { action } = passive
      const witnessed = all(fact('witnessed', slot, { other: of }), { rule: '1923-WIT1', action }, [passive.why, last])
      if (!witnessed.holds || !hears(run, slot, 'witnessed', { rule: '1923-WIT3' }, witnessed)) continue
      const is = revealed(run, role, side)
      run.learnFact(slot, { action, ability: 'witness' }, of, 'role', is, '1923-WIT1', witnessed)
      run.tell(slot, 'witnessed', { who: of, role: is }, '1923-WIT1')
    }
  }
}

const rules: Rules = {
  '1923-WIT1': stated({
    en: 'A Witness is told the roles of players after they die.',
    ru: 'Свидетелю сообщают роли игроков после их смерти.',
  }),
  '1923-WIT2': implied({
    en: 'This goes for all deaths, by night and by day, with the role at the moment of death. Exile is not a death.',
    ru: 'Это касается всех смертей, ночью и днем; роль берется на момент смерти. Изгнание смертью не считается.',
  }),
  '1923-WIT3': implied({
    en: 'A Witness who dies in the same phase is not told.',
    ru: 'Свидетелю, который умирает в той же фазе, не сообщают.',
  }),
}

const words = {
  roles: { witness: 'Witness' },
  uses: { witness: 'witness' },
  deeds: { witness: '{actor} is a Witness and hears the roles of the dead' },
  facts: {
    witnessed: {
      stands: '{who} hears the role of {other}, who died',
      falls: '{who} does not hear the role of {other}',
      would: '{who} would have heard the role of {other}',
      toldByDeed: true,
    },
  },
  tells: { witnessed: 'You witnessed the death of {who} ({role}).' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const witness = section({ abilities, rules, words })
