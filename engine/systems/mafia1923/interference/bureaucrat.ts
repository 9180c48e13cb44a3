/**
 * The Bumbling Bureaucrat (1923-BUR1 to BUR8): the mark that he leaves on a player, and where the next action of that
 * player goes, by night and by day.
 */
import { aimOf, familiesOf, refuse } from '../../../game/entry.ts'
import type { Game } from '../../../journal/state.ts'
import { phaseCalled } from '../../../game/when.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { Arrival, Redirected } from '../../../resolve/sequence/rulings.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { abilities } from '../abilities.ts'
import { listens } from '../not-told.ts'
import { fact, under } from '../claims.ts'
import { all, any, type Fact, type ActorGuard, type Redirect, type Resolution } from '../vocabulary.ts'
import { ownMoves } from './boss.ts'
import { newTargets } from './missed.ts'

/** A mark on the next action of a player (1923-BUR1), which waits as long as the host lets it (1923-BUR4). */
export function redirectMark(run: Resolution, { move, at, why }: Arrival): Reason {
  const waits = run.option('bureaucrat.persistence')
  const until =
    waits === 'thisNightOnly'
      ? run.name
      : waits === 'thisNightAndDay'
        ? phaseCalled({ kind: 'day', number: run.phase.number })
        : undefined
  const idle = !ownMoves(run, at)
  const reason = all(
    fact('redirectMark', at, { other: move.actor, action: move.id }),
    {
      rule: '1923-BUR1',
      action: move.id,
      notes: idle ? [{ claim: fact('markWaits', at), rule: '1923-BUR4' }] : [],
    },
    [why],
  )
  run.put({
    kind: 'redirectMark',
    of: at,
    why: reason,
    rule: '1923-BUR1',
    by: move.actor,
    action: move.id,
    lasting: true,
    ...(until !== undefined && { until }),
  })
  return reason
}

/** Sends an action of a marked player somewhere at random. An action that is stopped by one of the gates leaves the mark where it is. */
export const redirection =
  (actorGuards: readonly ActorGuard[]): Redirect =>
  (run, move, at, aim) => {
    if (own(abilities, move.does)?.keepsAim) return undefined
    const [none] = run.ledger.found({ kind: 'undrawn', where: ({ action }) => action === move.id, when: 'soFar' })
    if (none) return { at, path: [], because: [], unless: [none.why] }
    const earlier = newTargets(run, move)
    const marks = aim === 0 ? run.ledger.found({ kind: 'redirectMark', of: move.actor, when: 'soFar' }) : []
    if (aim === 0 && !marks.length) return unmoved(run, move, at)
    if (aim === 0 ? stopped(run, move, actorGuards) : !earlier.length) return undefined
    const lacking = aim === 0 ? tooFew(run, move, at, marks) : undefined
    if (lacking) return lacking
    const cause = aim === 0 ? [redirected(run, move, marks)] : earlier.slice(0, 1).flatMap(first => first.why.because)
    const to = run.draw(
      'redirect',
      move.actor,
      candidates(
        run,
        move,
        at,
        aim,
        earlier.map(({ data }) => data.third),
      ),
    )
    if (to === undefined) return undefined
    const why = all(
      fact('newTarget', move.actor, { action: move.id, values: { third: to } }),
      { rule: '1923-BUR5', also: ['1923-BUR6'] },
      cause,
    )
    run.put({ kind: 'newTarget', of: move.actor, action: move.id, rule: '1923-BUR5', data: { third: to }, why })
    if (!why.holds) return { at, path: [], because: [], unless: [why] }
    for (const mark of marks) run.ledger.end(mark, under(fact('markSpent', move.actor), '1923-BUR8', why))
    return {
      at: to,
      path: marks.slice(0, 1).flatMap(({ action }) => (action === undefined ? [] : [{ by: action, from: at, to }])),
      because: [why],
    }
  }

/** An action on two players fails where there are not two to draw, and what marked its actor is spent (1923-BUR5). */
function tooFew(
  run: Resolution,
  move: Move,
  at: string,
  marks: readonly Fact<'redirectMark'>[],
): Redirected | undefined {
  const players = move.to.filter((_, aim) => aimOf(move.ability, aim) === 'player').length
  if (players < 2 || candidates(run, move, at, 0, []).length >= players) return undefined
  const why = all(fact('nobodyToDraw', move.actor, { action: move.id }), { rule: '1923-BUR5' }, [
    redirected(run, move, marks),
  ])
  run.put({ kind: 'undrawn', of: move.actor, action: move.id, rule: '1923-BUR5', why })
  for (const mark of marks) run.ledger.end(mark, under(fact('markSpent', move.actor), '1923-BUR8', why))
  return { at, path: [], because: [], unless: [why] }
}

/** It goes where it was sent: what would have marked its actor, and did not. */
function unmoved(run: Resolution, move: Move, at: string): Redirected | undefined {
  const attempts = run.ledger.attempts({ kind: 'redirectMark', of: move.actor, when: 'soFar' })
  const tried = attempts.filter(({ why, ended }) => !why.holds && !ended)
  return tried.length ? { at, path: [], because: [], unless: [redirected(run, move, tried)] } : undefined
}

/** Why the next action of somebody goes anywhere: the marks on him, this night's (1923-BUR3) or waiting ones (1923-BUR4). */
function redirected(run: Resolution, move: Move, marks: readonly Fact<'redirectMark'>[]): Reason {
  const [first] = marks
  const waited = first?.phase !== undefined
  const later = move.does === 'redirect' && !waited
  return any(
    fact('redirected', move.actor, { action: move.id }),
    {
      rule: later ? '1923-BUR7' : waited ? '1923-BUR4' : '1923-BUR3',
      also: later ? ['1923-BUR3', '1923-N2'] : [],
      notes: [
        {
          claim: fact('redirectedAtOnce', move.actor, { values: { waited: waited ? 'yes' : 'no' } }),
          rule: '1923-BUR1',
        },
        ...(marks.length > 1 ? [{ claim: fact('marksTogether', move.actor), rule: '1923-BUR8' }] : []),
        ...(later ? [{ claim: fact('laterBureaucrat', move.actor), rule: '1923-BUR7' }] : []),
      ],
    },
    marks.map(mark => run.ledger.standing(mark, 'soFar')),
  )
}

const stopped = (run: Resolution, move: Move, actorGuards: readonly ActorGuard[]): boolean =>
  obstaclesOf(run, move, { actorGuards }).some(({ holds }) => holds)

/** The game as chance sees it: who may only choose himself so often may be drawn for himself all the same (1923-BUR8). */
function asDrawn({ game }: Resolution, { actor, does, ability }: Move): Game {
  if (!ability.selfByChoice) return game
  const seats = game.seats.map(seat =>
    seat.slot === actor ? { ...seat, uses: { ...seat.uses, [`${does}:self`]: 0 } } : seat,
  )
  return { ...game, seats }
}

/** Every target that would be accepted in this place, as things are now (1923-BUR5). */
function candidates(run: Resolution, move: Move, at: string, aim: number, taken: readonly string[]): string[] {
  const isFamily = aimOf(move.ability, aim) === 'family'
  const all = isFamily ? familiesOf(run.game) : run.living().map(({ slot }) => slot)
  const allowed = (candidate: string): boolean => {
    const to = move.to.map((target, place) => (place === aim ? candidate : target === candidate ? at : target))
    const sent = { by: move.actor, does: move.does, to, with: { ...move.with } }
    return refuse(run.system, asDrawn(run, move), run.phase, sent) === undefined
  }
  const legal = all.filter(candidate => !taken.includes(candidate) && allowed(candidate))
  const others = run.option<boolean>('bureaucrat.excludeOriginal') ? legal.filter(candidate => candidate !== at) : legal
  return others.length ? others : legal
}

/** The player hears of his new target afterwards (1923-BUR6, I8). */
export function tellRedirected(run: Resolution): void {
  const told = new Map<string, Fact<'newTarget'>[]>()
  for (const target of run.ledger.found({ kind: 'newTarget', when: 'soFar' }))
    told.set(target.action ?? '', [...(told.get(target.action ?? '') ?? []), target])
  for (const { of } of run.ledger.found({ kind: 'undrawn', when: 'soFar' }))
    if (listens(run, of)) run.tell(of, 'redirected', { by: [], found: 'no' }, '1923-BUR5')
  for (const targets of told.values()) {
    const [{ of, action } = { of: '', action: undefined }] = targets
    const ability = run.moves.find(({ id }) => id === action)?.does ?? ''
    if (listens(run, of))
      run.tell(of, 'redirected', { ability, by: targets.map(({ data }) => data.third), found: 'yes' }, '1923-I8')
  }
}
