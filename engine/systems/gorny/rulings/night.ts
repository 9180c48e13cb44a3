/** A night: the list from the top, then what everybody hears of it. */
import { atActor } from '../../../rules/component.ts'
import { wordsOf } from '../../../rules/option.ts'
import type { Game } from '../../../journal/state.ts'
import type { Reason } from '../../../reason/reason.ts'
import { conduct } from '../conduct.ts'
import { succession } from '../hitman.ts'
import { options } from '../options.ts'
import { abilities, slotOf } from '../abilities.ts'
import type { PhaseStep } from '../../../ruleset/system.ts'
import { opening } from '../thread.ts'
import { all, any, least, type Effect, type ActorGuard, type Rulings, type StepRule } from '../vocabulary.ts'
import { winner } from '../winner.ts'
import { landingOf, redirected, swapped } from './aim.ts'
import { kill, wearVests } from './kill.ts'
import { learn, sense, sights, visit } from './learn.ts'
import { failures, notices } from './tells.ts'

/** Who was blocked does nothing further down the list; an action does not block itself. */
const blocked: ActorGuard = (run, move) => {
  const attempts = run.ledger.attempts({ kind: 'blocked', of: move.actor, where: ({ action }) => action !== move.id })
  if (slotOf(move.ability) !== 'block') return attempts.map(({ why }) => why)
  // What happens in one place of the list stops one another in the order received, or comes too late to; the tree says so.
  if (run.option('sameSlot') === 'received')
    return attempts.map(({ action, by, why }) =>
      all({ is: 'fact', kind: 'blocked', of: move.actor, other: by!, action: action! }, { rule: 'GORNY-N10', action }, [
        why,
      ]),
    )
  return run.moves
    .filter(
      other =>
        other.id !== move.id
        && slotOf(other.ability) === 'block'
        && other.to.some((_, aim) => landingOf(run, other, aim) === move.actor),
    )
    .map(({ id, actor }) =>
      any(
        { is: 'fact', kind: 'blocked', of: move.actor, other: actor, action: id },
        { rule: 'GORNY-N10', action: id },
        [],
        [all({ is: 'fact', kind: 'atOnce', of: move.actor, action: id }, { rule: 'GORNY-N10' })],
      ),
    )
}

/** Whether who was killed higher in the list still acts. */
const fallen: ActorGuard = (run, move) => {
  const attempts = run.ledger.attempts({ kind: 'death', of: move.actor }).map(({ why }) => why)
  if (!attempts.length) return undefined
  return least(
    1,
    { is: 'fact', kind: 'fallen', of: move.actor },
    { rule: 'GORNY-N9' },
    attempts,
    run.option<boolean>('deadActorsAct')
      ? [all({ is: 'fact', kind: 'deadAct', of: move.actor }, { rule: 'GORNY-N9' })]
      : [],
  )
}

const move: Effect = (run, { move: { id: action, actor: by, to, ability }, component, at, aim, why, led }) => {
  if (component.does !== 'move' || aim > 0) return
  const rule = ability.rule ?? 'GORNY-N3'
  const [first = at, second = at] = to
  if (component.how === 'redirect') {
    const given = { kind: 'redirected' as const, by, action, rule: 'GORNY-N2', data: { to: second } }
    run.put({ ...given, of: at, why })
    const missed = missedAt({ action, meant: to[aim], at, led, rule })
    if (missed) run.put({ ...given, of: first, why: missed })
  } else
    run.put({
      kind: 'swapped',
      of: first,
      by,
      action,
      why,
      rule,
      data: { with: second, ...(component.how === 'deflect' && { oneWay: true }) },
    })
}

const fact =
  (kind: 'blocked' | 'protected'): Effect =>
  (
    run,
    {
      move: {
        id: action,
        actor: by,
        to,
        ability: { rule = 'GORNY-N2' },
      },
      component,
      at,
      aim,
      why,
      led,
    },
  ) => {
    run.put({ kind, of: atActor(component) ? by : at, by, action, why, rule })
    const missed = atActor(component) ? undefined : missedAt({ action, meant: to[aim], at, led, rule })
    if (missed) run.put({ kind, of: to[aim]!, by, action, why: missed, rule })
  }

/** What was taken elsewhere is an attempt where it was aimed. */
function missedAt({ action, meant, at, led, rule }: Missed): Reason | undefined {
  const moves = led.filter(({ claim, holds }) => claim.is === 'moves' && holds)
  if (meant === undefined || meant === at || !moves.length) return undefined
  return all({ is: 'arrives', action, part: 'none', at: meant, path: [] }, { rule, action }, [], moves)
}

interface Missed {
  action: string
  meant: string | undefined
  at: string
  led: readonly Reason[]
  rule: string
}

const orderOf = (game: Game): string[] => wordsOf(game.options.order ?? options.order!.values[0]!)

/** The list of a night of this game, with the abilities that stand at each place of it. */
export const listOf = (game: Game): PhaseStep[] =>
  orderOf(game).map(id => ({
    id,
    takes: Object.entries({ ...abilities, ...game.customAbilities }).flatMap(([ability, made]) =>
      slotOf(made) === id ? [ability] : [],
    ),
  }))

/** @returns the rulings of a night of this game, by its order and whether what stands in one place happens at once */
export function nightOf(game: Game): Rulings {
  const order = game.options.sameSlot === 'received' ? 'received' : 'together'
  const steps = orderOf(game).map((id): StepRule => ({
    id,
    rule: 'GORNY-N2',
    order,
    takes: move => slotOf(move.ability) === id,
    ...(id === 'kill' && { after: wearVests }),
  }))
  return {
    steps,
    actorGuards: [blocked, fallen],
    redirects: [redirected, swapped],
    effects: {
      visit,
      block: fact('blocked'),
      protect: fact('protected'),
      move,
      learn,
      sense,
      kill,
    },
    spends: (run, _, { stopped }) =>
      stopped && run.option<boolean>('spendWhenStopped') === false ? undefined : 'GORNY-N5',
    dawn: [sights, conduct, succession, notices, failures, opening],
    winner,
    cites: { question: 'GORNY-N8', verdict: 'GORNY-N2', spent: 'GORNY-N5' },
  }
}
