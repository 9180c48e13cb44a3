/** What hypnotist, bum and madman may not send in. */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Sent } from '../shared/sent.ts'
import { base, optional } from '../roles/civil.ts'
import { negative } from '../roles/negative.ts'
import { reserveOf } from '../shared/shots.ts'
import { rememberedOf } from '../vocabulary.ts'

/** @returns the rule against this move, or undefined */
export function refuseMischief(game: Game, { number }: PhaseState, move: Sent): Refusal | undefined {
  const seat = seatOf(game, move.by)!
  switch (move.does) {
    case 'hypnotize':
      return refuseHypnosis(game, move)
    case 'watch':
      return last(game, seat, 'watching', number)
        ? { rule: 'RU-BUM-4', says: `${seat.name} spends a second night where the first one was` }
        : undefined
    case 'drink':
      return refuseDrink(game, seat, number)
    case 'burn':
      return refuseFire(game, seat, number, move)
    default:
      return undefined
  }
}

/** Roles as they are sent in, with commas or plus signs. */
export const roleList = (words: string): string[] => words.split(/[,+]/).map(word => word.trim())

/** What a bum, or who had the role before him, did in the night before: it counts until this one. */
const last = ({ facts }: Game, { slot }: Seat, kind: 'watching' | 'drunk', night: number): boolean =>
  rememberedOf(facts, kind).some(({ by, until }) => by === slot && until === `night ${night}`)

function refuseDrink(game: Game, seat: Seat, night: number): Refusal | undefined {
  if (rememberedOf(game.facts, 'stoppedDrinking').some(({ of }) => of === seat.slot))
    return { rule: 'RU-BUM-7', says: `${seat.name} was attacked when drunk and never drinks again` }
  return last(game, seat, 'drunk', night)
    ? { rule: 'RU-BUM-7', says: `${seat.name} drinks once in two nights` }
    : undefined
}

/** Everybody has to be sent somewhere, or skip; and roles are named as they are called (RU-HYP-2). */
function refuseHypnosis({ customRoles }: Game, { to, with: keys }: Sent): Refusal | undefined {
  const rule = 'RU-HYP-2'
  if (keys === undefined) return undefined
  if (!to.length && keys.skip === undefined) return { rule, says: 'hypnosis names a target, or who is made to skip' }
  for (const [key, words] of Object.entries(keys)) {
    const unknown = roleList(words).find(
      role =>
        !(role === 'all' && key === 'skip') && ![customRoles, base, optional, negative].some(known => own(known, role)),
    )
    if (unknown !== undefined) return { rule, says: `${key} names no role: “${unknown}”` }
    if (/^for\d$/.test(key) && Number(key.slice('for'.length)) > to.length)
      return { rule, says: `${key} is of a target that is not named` }
  }
  return undefined
}

/** From the third night on; how many may be taken along depends on the team (RU-MAD-1, RU-MAD-2, RU-MAD-B1, RU-MAD-G1). */
function refuseFire(
  game: Game,
  { faction, name }: Seat,
  night: number,
  { to, with: keys = {} }: Sent,
): Refusal | undefined {
  if (night < 3) return { rule: 'RU-MAD-1', says: 'the fire is ready in the third night' }
  if (keys.die !== undefined && faction !== 'grey')
    return { rule: 'RU-MAD-G1', says: `only the faceless dies of the fire alone; ${name} names whom to take along` }
  if (faction === 'grey') return to.length ? { rule: 'RU-MAD-G1', says: 'the faceless takes nobody along' } : undefined
  if (faction !== 'black')
    return to.length > 2 || keys.invest !== undefined
      ? { rule: 'RU-MAD-2', says: `${name} takes two players along at most` }
      : undefined
  if (keys.invest === undefined)
    return to.length > 2
      ? { rule: 'RU-MAD-B1', says: 'a third target takes a shot in reserve (invest=yes)' }
      : undefined
  return reserveOf(game, night) === undefined ? { rule: 'RU-MAD-B1', says: 'there is no shot in reserve' } : undefined
}
