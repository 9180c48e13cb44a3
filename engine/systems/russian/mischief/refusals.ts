/** What hypnotist, bum and madman may not send in. */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Sent } from '../shared/sent.ts'
import { base, optional } from '../roles/civil.ts'
import { negative } from '../roles/negative.ts'
import { reserveOf } from '../shared/shots.ts'
import { rememberedOf } from '../vocabulary.ts'
import { meansAll, roleList } from '../shared/role-list.ts'

/** @returns the rule against this move, or undefined */
export function refuseMischief(game: Game, { number }: PhaseState, move: Sent): Refusal | undefined {
  const seat = seatOf(game, move.by)!
  switch (move.does) {
    case 'hypnotize':
      return refuseHypnosis(game, move)
    case 'watch':
      return last(game, seat, 'watching', number)
        ? {
            rule: 'RU-BUM-4',
            says: {
              en: `${seat.name} spends a second night where the first one was`,
              ru: `игрок ${seat.name} вторую ночь подряд проводит там же`,
            },
          }
        : undefined
    case 'drink':
      return refuseDrink(game, seat, number)
    case 'burn':
      return refuseFire(game, seat, number, move)
    default:
      return undefined
  }
}

/** What a bum, or who had the role before him, did in the night before: it counts until this one. */
const last = ({ facts }: Game, { slot }: Seat, kind: 'watching' | 'drunk', night: number): boolean =>
  rememberedOf(facts, kind).some(({ by, until }) => by === slot && until === `night ${night}`)

function refuseDrink(game: Game, seat: Seat, night: number): Refusal | undefined {
  if (rememberedOf(game.facts, 'stoppedDrinking').some(({ of }) => of === seat.slot))
    return {
      rule: 'RU-BUM-7',
      says: {
        en: `${seat.name} was attacked when drunk and never drinks again`,
        ru: `на игрока ${seat.name} напали, пока он был пьян, и больше он не пьет`,
      },
    }
  return last(game, seat, 'drunk', night)
    ? {
        rule: 'RU-BUM-7',
        says: { en: `${seat.name} drinks once in two nights`, ru: `игрок ${seat.name} пьет не чаще раза в две ночи` },
      }
    : undefined
}

/** Everybody has to be sent somewhere, or skip; and roles are named as they are called (RU-HYP-2). */
function refuseHypnosis({ customRoles }: Game, { to, with: keys }: Sent): Refusal | undefined {
  const rule = 'RU-HYP-2'
  if (keys === undefined) return undefined
  if (!to.length && keys.skip === undefined)
    return {
      rule,
      says: {
        en: 'hypnosis names a target, or who is made to skip',
        ru: 'для гипноза нужна цель или тот, кто пропустит ход',
      },
    }
  for (const [key, words] of Object.entries(keys)) {
    const unknown = roleList(words).find(
      role =>
        !(key === 'skip' && meansAll(role)) && ![customRoles, base, optional, negative].some(known => own(known, role)),
    )
    if (unknown !== undefined)
      return { rule, says: { en: `${key} names no role: “${unknown}”`, ru: `такой роли нет: «${unknown}»` } }
    if (/^for\d$/.test(key) && Number(key.slice('for'.length)) > to.length)
      return {
        rule,
        says: {
          en: `${key} is of a target that is not named`,
          ru: `роли названы для цели, которой нет (${key.slice(3)})`,
        },
      }
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
  if (night < 3)
    return { rule: 'RU-MAD-1', says: { en: 'the fire is ready in the third night', ru: 'пожар готов на третью ночь' } }
  if (keys.die !== undefined && faction !== 'grey')
    return {
      rule: 'RU-MAD-G1',
      says: {
        en: `only the faceless dies of the fire alone; ${name} names whom to take along`,
        ru: `один в пожаре гибнет только безликий; игрок ${name} называет, кого забирает с собой`,
      },
    }
  if (faction === 'grey')
    return to.length
      ? {
          rule: 'RU-MAD-G1',
          says: { en: 'the faceless takes nobody along', ru: 'безликий никого с собой не забирает' },
        }
      : undefined
  if (faction !== 'black')
    return to.length > 2 || keys.invest !== undefined
      ? {
          rule: 'RU-MAD-2',
          says: { en: `${name} takes two players along at most`, ru: `игрок ${name} забирает с собой не больше двух` },
        }
      : undefined
  if (keys.invest === undefined)
    return to.length > 2
      ? {
          rule: 'RU-MAD-B1',
          says: {
            en: 'a third target takes a shot in reserve (invest=yes)',
            ru: 'на третью цель нужен выстрел из запаса',
          },
        }
      : undefined
  return reserveOf(game, night) === undefined
    ? { rule: 'RU-MAD-B1', says: { en: 'there is no shot in reserve', ru: 'выстрела в запасе нет' } }
    : undefined
}
