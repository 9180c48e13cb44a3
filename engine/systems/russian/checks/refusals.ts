/** What checkers may not send in: a verification without a check, a shot too early or too late, a substitute by a red (RU-COM-B2, RU-INV-4). */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import { holderOf } from '../shared/roles.ts'
import { isBlack } from '../shared/sides.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'
import { holds, roleWith } from '../shared/held.ts'
import { burnableOn, verifiedBy } from './checkers.ts'

/** @returns the rule against this move, or undefined */
export function refuseChecks(game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  const seat = seatOf(game, move.by)!
  return (
    substitute(seat, move)
    ?? dropping(seat, move)
    ?? verification(game, seat, move)
    ?? comparison(game, phase, seat, move)
    ?? shot(game, seat, move)
    ?? burning(game, phase, seat, move)
  )
}

/** Those in whose place the investigator shoots. */
const inPlaceOf: Readonly<Record<string, readonly [nom: string, gen: string]>> = {
  commissioner: ['комиссар', 'комиссара'],
  detective: ['детектив', 'детектива'],
}

const called = (game: Game, [slot = '']: readonly string[]): string | undefined => seatOf(game, slot)?.name
const onWhom = (game: Game, to: readonly string[]): string => {
  const name = called(game, to)
  return name === undefined ? '' : ` на игрока ${name}`
}

const substituting = ['shown', 'at', 'slander', 'when'] as const

function substitute({ faction, name }: Seat, { does, with: keys = {} }: Sent): Refusal | undefined {
  if (
    !['check', 'track', 'request'].includes(does)
    || faction !== 'red'
    || !substituting.some(key => keys[key] !== undefined)
  )
    return undefined
  return {
    rule: does === 'check' ? 'RU-COM-B2' : 'RU-DET-B2',
    says: { en: `${name} is red and can substitute nothing`, ru: `игрок ${name} красный и ничего не подменяет` },
  }
}

function dropping(seat: Seat, { does }: Sent): Refusal | undefined {
  return does !== 'dropBonus' || isBlack(seat)
    ? undefined
    : {
        rule: 'RU-LAW-B1',
        says: {
          en: 'only a black lawyer drops the vote that a check adds',
          ru: 'отменить прибавку за чек может только черный адвокат',
        },
      }
}

function verification(game: Game, seat: Seat, { does, to, with: keys = {} }: Sent): Refusal | undefined {
  if (does !== 'verify') return undefined
  const { slot, name } = seat
  const { does: made, rule } = verifiedBy(roleWith(game, seat, does))
  const held = rememberedOf(game.facts, 'checked').some(
    ({ of, by, data }) =>
      (data.does ?? 'check') === made
      && holds(game, slot, does, { by, data })
      && (!to.length || of === to[0])
      && (keys.night === undefined || String(data.night) === keys.night),
  )
  return held
    ? undefined
    : {
        rule: rule ?? 'RU-CHK-2',
        says: {
          en: `${name} has no such check of ${called(game, to) ?? 'anybody'}`,
          ru: `у игрока ${name} нет такого чека${onWhom(game, to)}`,
        },
      }
}

/** After a comparison two new players have to wait a night, and a pair that was never compared has nothing to verify (RU-JOU-3). */
function comparison(game: Game, { number }: PhaseState, { slot, name }: Seat, { does, to }: Sent): Refusal | undefined {
  if (does !== 'compare' && does !== 'verifyPair') return undefined
  const rule = 'RU-JOU-3'
  const made = rememberedOf(game.facts, 'compared').filter(({ by, data }) => holds(game, slot, does, { by, data }))
  if (does === 'verifyPair')
    return made.some(({ of, data }) => to.includes(of) && to.includes(data.with))
      ? undefined
      : {
          rule,
          says: { en: `${name} has no such comparison`, ru: `у игрока ${name} нет такого сравнения` },
        }
  const rested = !made.some(({ data }) => data.night === number - 1)
  return rested || made.some(({ of }) => to.includes(of))
    ? undefined
    : {
        rule,
        says: {
          en: `${name} compared two players last night, and one of these must be known from before`,
          ru: `игрок ${name} получил информацию прошлой ночью, и один из этих двоих должен быть уже проверен`,
        },
      }
}

function shot(game: Game, seat: Seat, { does, by, to }: Sent): Refusal | undefined {
  if (does !== 'vigilanteShot') return undefined
  if (to.includes(by) && seat.faction !== 'grey')
    return {
      rule: 'RU-INV-G1',
      says: { en: 'only the faceless may shoot himself with it', ru: 'застрелиться так может только безликий' },
    }
  const alive = ['commissioner', 'detective'].map(role => holderOf(game.seats, role)).find(Boolean)
  const taken =
    alive && rememberedOf(game.facts, 'heir').some(({ of, data }) => of === alive.slot && data.role === alive.role)
  if (alive)
    return {
      rule: taken ? 'RU-INV-5' : 'RU-INV-4',
      says: taken
        ? {
            en: `the ${alive.role} lives on in the active citizen`,
            ru: `роль ${inPlaceOf[alive.role]![1]} — у активного жителя`,
          }
        : { en: `the ${alive.role} lives`, ru: `${inPlaceOf[alive.role]![0]} еще в игре` },
    }
  const kills = rememberedOf(game.facts, 'vigilanteKill').map(({ data }) => data.team)
  const black = isBlack(seat)
  const spent = kills.some(team => team === 'grey' || team === (black ? 'red' : 'black'))
  return spent
    ? {
        rule: black ? 'RU-INV-B1' : 'RU-INV-4',
        says: { en: `${seat.name} has no shot any more`, ru: `у игрока ${seat.name} выстрела больше нет` },
      }
    : undefined
}

function burning(game: Game, { number }: PhaseState, seat: Seat, { does, by, to }: Sent): Refusal | undefined {
  if (does !== 'burnAtStake') return undefined
  const { name } = seat
  if (to.includes(by) && seat.faction !== 'grey')
    return {
      rule: 'RU-INQ-G1',
      says: { en: 'only the faceless may burn himself', ru: 'сжечь себя может только безликий' },
    }
  const may =
    rememberedOf(game.facts, 'checked').some(
      ({ of, by, data }) =>
        to.includes(of) && holds(game, seat.slot, does, { by, data }) && burnableOn(data, isBlack(seat)) === number,
    ) || rememberedOf(game.facts, 'mayBurnAgain').some(({ of }) => to.includes(of))
  return may
    ? undefined
    : {
        rule: isBlack(seat) ? 'RU-INQ-B1' : 'RU-INQ-2',
        says: {
          en: `${name} has no check to burn ${called(game, to) ?? 'anybody'} by tonight`,
          ru: `у игрока ${name} нет чека${onWhom(game, to)}, по которому можно сжечь этой ночью`,
        },
      }
}
