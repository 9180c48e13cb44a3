/** Days for which an encryptor opens private topics: one who has so many of them, or who has to say so (NR-ENC-4). */
import type { Outcome, RulingNotice } from '../../../journal/outcome.ts'
import type { Game, Remembered, Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { asCopied } from '../../../ruleset/catalogue.ts'
import { usesAfter, type Ended } from './ended.ts'
import { isRole } from './fields.ts'
import { heldIn, limitOn, usesLeft } from './seat-abilities.ts'
import { isLimited, topicsOf } from './topics.ts'

const nobody = 'nobody'

/** Whether somebody opens topics on some days, and not on all of them. */
export const saysWhichDays = (game: Game, seat: Seat): boolean =>
  heldIn(seat).includes('encrypt') || (isRole(asCopied(game, seat), 'encryptor') && isLimited(game, seat))

interface Opened {
  facts: Remembered[]
  ended: number[]
  rulings: RulingNotice[]
  spent: Outcome['spent']
}

/** Who opens topics for the day that comes, and that the day before it is over. */
export function openedDays(ended: Ended, living: readonly Seat[], first: number): Opened {
  const { game, phase, marked } = ended
  const over = (game.facts ?? []).flatMap(({ kind, id }) => (kind === 'encrypted' ? [id] : []))
  const said = living.filter(({ slot }) => marked.some(({ who, as }) => who === slot && as === 'encrypted'))
  const silent = phase.kind === 'night' ? living.filter(seat => mayStill(ended, seat, living)) : []
  const rulings = silent.map((seat, nth) => asked(ended, seat, nth))
  const named = silent.filter(({ slot }, nth) => rulings[nth]!.chosen === slot)
  return {
    facts: [...said, ...named].map(({ slot }, at): Remembered => ({
      id: first + at,
      kind: 'encrypted',
      of: slot,
      phase: `${phase.kind} ${phase.number}`,
      rule: 'NR-ENC-4',
    })),
    ended: over,
    rulings,
    spent: named.flatMap(seat => {
      const limit = limitOn(seat, 'encrypt')
      return limit ? [{ who: seat.slot, ability: 'encrypt', count: 1, rule: 'NR-ENC-4', modifier: limit.modifier }] : []
    }),
  }
}

/** Whether somebody said nothing, could have opened topics, and has others there to talk with. */
function mayStill(ended: Ended, seat: Seat, living: readonly Seat[]): boolean {
  const { game, phase } = ended
  const sent = phase.submissions.some(({ by, does, withdrawn }) => by === seat.slot && does === 'encrypt' && !withdrawn)
  if (sent || !saysWhichDays(game, seat) || !usesLeft(seat, 'encrypt', usesAfter(ended, seat))) return false
  const isThere = (slot: SeatId): boolean => slot !== seat.slot && living.some(one => one.slot === slot)
  const opened = { ...game, facts: (game.facts ?? []).filter(({ kind }) => kind !== 'encrypted') }
  return topicsOf(opened).some(
    ({ members, talk }) => talk === 'night' && members.includes(seat.slot) && members.some(isThere),
  )
}

/** The host says whether somebody who sent in nothing means the day that comes. @param nth which of those who sent nothing */
function asked({ phase }: Ended, { slot }: Seat, nth: number): RulingNotice {
  const answer = phase.answers.encryptDay?.[nth]
  const choices = [nobody, slot]
  const answered = answer !== undefined && choices.includes(answer)
  return {
    id: 'encryptDay',
    kind: 'prompt',
    rule: 'NR-ENC-4',
    actions: [],
    choices: choices.map(id => ({ id })),
    chosen: answered ? answer : nobody,
    answered,
  }
}
