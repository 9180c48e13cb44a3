/** Moves of this part. */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { orderOption } from '../../../rules/option.ts'
import type { Options } from '../../../ruleset/localized-text.ts'
import { type Entry, is } from '../attributes.ts'
import { hours } from '../clock.ts'
import { frame as rules } from './rulebook.ts'
import { frame as words } from './text.ts'
import { eveningKept, eveningSlots, nightKept, nightSlots } from '../order.ts'
import type { Part } from '../part.ts'
import { freeBy, isLimited, limitedAs, madeBefore, madeIn } from '../repeats.ts'
import { section } from '../section.ts'
import { blocked } from '../shared/blocks.ts'
import { makesBoth } from '../shared/moves.ts'
import { ledHere } from '../shared/hypnosis.ts'
import { isEvening, placeRule } from '../shared/step-place.ts'
import { killersOf, negativeOf } from '../shared/sides.ts'
import { isUndead } from '../shared/undead.ts'
import { all, any, type ActorGuard, type Resolution } from '../vocabulary.ts'

const abilities: Record<string, Entry> = {}

const facts = declareFacts({
  moved: {
    of: 'slot',
    data: { does: 'word', what: 'word', foiled: 'flag?', imposed: 'word?', madeIn: 'word?' },
  },
})

const choices: Options = {
  format: {
    values: ['standard', 'extended'],
    rule: 'RU-FMT-1',
    says: {
      en: 'The number of players: 12 (13 with the faceless) or 16 (17).',
      ru: 'Сколько игроков в игре: 12 (с безликим 13) или 16 (17).',
    },
  },
  nightOrder: orderOption(nightSlots, {
    rule: 'RU-NORD-1',
    says: {
      en: 'The order in which the night goes. Only what the rulebook leaves open can be moved.',
      ru: 'В каком порядке идет ночь. Переставить можно только то, что правила оставляют открытым.',
    },
    kept: nightKept,
  }),
  nightStopsEvening: {
    values: [false, true],
    rule: 'RU-GEN-17',
    says: {
      en: 'An arrest, guard, fire or attack of the night stops a verification or request of the evening.',
      ru: 'Срывают ли арест, защита, пожар или нападение ночи вечернюю проверку чека или запрос.',
    },
  },
  eveningOrder: orderOption(eveningSlots, {
    rule: 'RU-EVE-3',
    says: { en: 'The order in which the evening goes.', ru: 'В каком порядке идет вечер.' },
    kept: eveningKept,
  }),
}

/** Whoever is dead by the time of his slot makes no move (RU-NORD-2). */
const dead: ActorGuard = (run, move) => {
  // A lynched executor rages when he is dead (RU-EXE-4).
  if (!run.isDead(move.actor) || is(move.does, 'whenDead')) return undefined
  const { actor, id: action } = move
  return any(
    { is: 'fact', kind: 'deadByThen', of: actor, action },
    { rule: 'RU-NORD-2', also: [placeRule(move)], action },
    run.ledger.attempts({ kind: 'death', of: actor, when: 'soFar' }).map(({ why }) => why),
  )
}

/** A role that is blocked for longer than this night's arrest (RU-GEN-6, RU-MOVE-3, RU-MOVE-4, RU-TEAM-5). That of a corpse no longer is (RU-NEC-6). */
const longBlocks: ActorGuard = (run, move) =>
  is(move.does, 'ofNoRole') || isUndead(run.game, move.actor) ? undefined : blocked(run, move)

/** A civil and a negative move in one night: both may be made (RU-OVL-2). */
const bothMoves: ActorGuard = (run, move) => {
  const { actor, id: action } = move
  if (!makesBoth(run, move) || run.ledger.attempts({ kind: 'arrested', of: actor, when: 'soFar' }).length)
    return undefined
  return all(
    { is: 'fact', kind: 'oneMoveOnly', of: actor, action },
    { rule: 'RU-OVL-2', action },
    [],
    [run.given({ is: 'fact', kind: 'liesOver', of: actor }, 'RU-TEAM-2')],
  )
}

/** Several moves of one evening stand beside each other (RU-GEN-17, RU-EVE-1). */
const eveningMoves: ActorGuard = (run, move) => {
  const { actor, does, id: action } = move
  if (!isEvening(move) || !run.moves.some(one => one.actor === actor && one.does !== does && isEvening(one)))
    return undefined
  return all(
    { is: 'fact', kind: 'oneEveningOnly', of: actor, action },
    { rule: 'RU-GEN-17', action },
    [],
    [
      all(
        { is: 'fact', kind: 'afterTheVote', of: actor, action },
        { rule: 'RU-EVE-1', also: [placeRule(move)], action },
      ),
    ],
  )
}

/** What may not be done in two nights running; a night between, or a move that was foiled, sets one free (RU-GEN-8). */
const runningNights: ActorGuard = (run, move) => {
  const { actor, does, to, id: action } = move
  const before = run.ledger
    .attempts({
      kind: 'moved',
      of: actor,
      when: 'phaseStart',
      where: fact =>
        madeBefore(fact, { by: actor, does, to })
        || (fact.data.does === does
          && fact.data.imposed !== undefined
          && fact.data.imposed === limitedAs({ by: actor, does, to })),
    })
    .at(-1)
  if (!before) return undefined
  const last = `night ${run.phase.number - 1}`
  const adjacent = madeIn(before) === last
  const skipped =
    !adjacent
    && !run.ledger.attempts({
      kind: 'moved',
      of: actor,
      when: 'phaseStart',
      where: fact => madeIn(fact) === last && fact.data.does === does,
    }).length
  const between = adjacent
    ? []
    : [
        all({ is: 'fact', kind: 'nightBetween', of: actor, action }, { rule: 'RU-TIME-4', action }, [
          skipped
            ? run.given({ is: 'fact', kind: 'skippedNight', of: actor, phase: last }, 'RU-MOVE-1')
            : run.given({ is: 'fact', kind: 'otherNight', of: actor, phase: last }, 'RU-TIME-4'),
        ]),
      ]
  const foiled =
    before.data.foiled === true
      ? [run.given({ is: 'fact', kind: 'foiledThen', of: actor, phase: before.phase ?? '' }, 'RU-MOVE-2')]
      : []
  const led =
    before.data.imposed !== undefined
      ? [run.given({ is: 'fact', kind: 'ledElsewhereThen', of: actor, phase: before.phase ?? '' }, 'RU-HYP-4')]
      : []
  const rule = freeBy(does, run.seat(actor))
  const free = rule === undefined ? [] : [run.given({ is: 'fact', kind: 'mayRepeat', of: actor, action }, rule)]
  return all(
    { is: 'fact', kind: 'twiceRunning', of: actor, action },
    { rule: 'RU-GEN-8', action },
    [run.ledger.standing(before, 'soFar')],
    [...between, ...foiled, ...led, ...free],
  )
}

/** Remembers what may not come twice running, with whether it was foiled. */
function remember(run: Resolution): void {
  for (const { actor, does, to, id: action } of run.moves) {
    if (!isLimited(does)) continue
    const ways = run.ledger.attempts({ kind: 'went', by: actor, when: 'soFar', where: fact => fact.action === action })
    const arrived = ways.some(({ why }) => why.holds)
    const [led] = ways.filter(
      ({ of, why }) => why.holds && !to.includes(of) && ledHere(run, { id: action, actor, does, to }, of),
    )
    run.put({
      kind: 'moved',
      of: actor,
      by: actor,
      action,
      rule: 'RU-GEN-8',
      why: run.given({ is: 'fact', kind: 'moved', of: actor, action }, 'RU-GEN-8', action),
      data: {
        does,
        what: limitedAs({ by: actor, does, to }),
        ...(!arrived && { foiled: true }),
        ...(led && { imposed: limitedAs({ by: actor, does, to: [led.of] }) }),
      },
      until: `night ${run.phase.number + 2}`,
    })
  }
}

/** On the first day the mafia are told who they are (RU-TEAM-4). */
function partners(run: Resolution): void {
  if (run.name !== 'day 1') return
  const mafia = killersOf(run.game.seats, 'mafia').filter(seat => ['mafia', 'sonOfBoss'].includes(negativeOf(seat)))
  for (const { slot } of mafia) {
    const others = mafia.filter(one => one.slot !== slot).map(one => one.slot)
    if (others.length) run.tell(slot, 'partners', { who: others }, 'RU-TEAM-4')
  }
}

/** What is asked last: it says how moves stand beside each other, where nothing nearer kept one from being made. */
const besideRulings: Part = { actorGuards: [bothMoves, eveningMoves, runningNights] }

const rulings: Part = {
  actorGuards: [dead, longBlocks],
  before: { end: remember },
  dusk: [partners],
}

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

const options = { ...choices, ...hours }

export const frame = section({ abilities, facts, options, rules, rulings, words })

export const beside = section({ rulings: besideRulings })
