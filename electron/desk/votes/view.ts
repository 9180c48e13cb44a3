/** A vote as it is shown: every ballot with its standing, what was read in the posts, and how the totals came about. */
import { kindSaid } from '../../../engine/game/phase-words.ts'
import { heard, listed, say } from '../words/say.ts'
import { isKept } from '../../../engine/game/option-kept.ts'
import { familiesOf } from '../../../engine/game/entry.ts'
import type { Tally } from '../../../engine/journal/outcome.ts'
import type { Ballot } from '../../../engine/journal/state.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { votesIn } from '../../../engine/ruleset/system.ts'
import type { VotesView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { ballotView } from './ballot-view.ts'
import { bearingOn } from './bears.ts'
import { standing, votesOf } from './judged.ts'
import { postsRead } from './posts-view.ts'
import { deathsIn, decided, stepsOf, totalsOf } from './totals-view.ts'
import { unconfirmed } from './voters-of.ts'

export function votesView(here: ResolvedPhase, about: Pick<VotesView, 'revision' | 'phase'>): VotesView {
  const { system, game, phase, outcome, speaker, locked } = here
  const form = votesIn(system, game, phase.kind)
  const votes = votesOf(here)
  const ballots = votes.ballots.map(one => ballotView(one, here))
  const counting = standing(votes)
  const { tally } = outcome
  const deaths = deathsIn(outcome)
  return {
    ...about,
    locked,
    ...(form
      ? {
          form: {
            kind: form.form,
            families: form.form === 'family' ? familiesOf(game) : [],
            rule: form.ruleIn?.(game) ?? form.rule,
            ...(form.nobody?.(game) && { nobody: true as const }),
            ...(form.channels && { channels: form.channels }),
          },
        }
      : { none: noneSaid(here) }),
    ballots,
    silent: form ? silentIn(here, counting) : [],
    spare: form ? spareIn(here, counting) : [],
    posts: postsRead(phase.posts ?? [], votes, ballots, here, bearingOn(votes, here)),
    ...unboldIn(here, votes.read),
    totals: tally
      ? totalsOf(tally, counting, speaker).map(total => ({ ...total, ...decided(total, tally, deaths) }))
      : [],
    steps: tally ? stepsOf(tally, speaker) : [],
    ...(tally?.needed !== undefined && { needed: tally.needed }),
    ...(tally?.locked !== undefined && { locked_in: tally.locked }),
    lynched: outcome.lynched ?? [],
    ...(tally?.waits && !locked && { waits: tally.waits.map(of => waiting(of, tally, counting)) }),
    ...(tally?.ended && { ended: true as const }),
    ...electedIn(here),
    deaths: [...deaths.values()],
    prompts: outcome.rulings.filter(({ kind, answered }) => kind === 'prompt' && !answered).length,
  }
}

/** Whoever has the votes for it only with some that nobody confirmed. */
export function waiting(
  of: SeatId,
  tally: Tally,
  counting: readonly Ballot[],
): NonNullable<VotesView['waits']>[number] {
  const [votes, needed] = [getOwn(tally.totals.players, of) ?? 0, getOwn(tally.needs ?? {}, of) ?? tally.needed]
  return {
    of,
    votes,
    toConfirm: unconfirmed(of, tally, counting),
    ...(needed !== undefined && votes >= needed && { needed }),
  }
}

/**
 * Votes that do not count because they are not bold, where they are more than those that are: the players of this forum
 * write them so, or the page was copied without its marks.
 */
function unboldIn(
  { system, game, locked }: ResolvedPhase,
  read: ReturnType<typeof votesOf>['read'],
): Pick<VotesView, 'unbold'> {
  const count = read.uncounted.filter(({ why }) => why === 'notBold').length
  if (locked || count <= read.ballots.length) return {}
  const canBe = getOwn(system.options, 'ballots')?.values.includes('colon') && !isKept(system, game, 'ballots')
  return { unbold: { count, ...(canBe && { choose: { option: 'ballots', value: 'colon' } }) } }
}

function electedIn({ system, phase, outcome }: ResolvedPhase): Pick<VotesView, 'elected'> {
  const kind = getOwn(system.votes?.elects ?? {}, phase.kind)
  if (kind === undefined) return {}
  return {
    elected: outcome.questions.flatMap(({ claim, holds }) =>
      holds && claim.is === 'fact' && claim.kind === kind ? claim.of : [],
    ),
  }
}

/** Who may vote and has no ballot that stands. */
export function silentVoters(here: ResolvedPhase): string[] {
  if (!votesIn(here.system, here.game, here.phase.kind)) return []
  return silentIn(here, standing(votesOf(here)))
}

function silentIn({ system, game, phase, outcome }: ResolvedPhase, counting: readonly Ballot[]): string[] {
  const without = new Set((system.votes?.voteless?.(game, phase, outcome) ?? []).map(({ slot }) => slot))
  return game.seats
    .filter(
      ({ slot, alive, bystander }) =>
        alive
        && !bystander
        && !without.has(slot)
        && !phase.removed.some(({ who }) => who === slot)
        && !counting.some(({ by }) => by === slot),
    )
    .map(({ slot }) => slot)
}

/** Who may divide votes, and has not used all of them. */
const spareIn = ({ system, game, phase }: ResolvedPhase, counting: readonly Ballot[]): string[] =>
  (system.votes?.voices?.(game) ?? [])
    .filter(({ slot, divided }) => divided && !phase.removed.some(({ who }) => who === slot))
    .filter(({ slot, votes }) => {
      const used = counting.filter(({ by }) => by === slot).length
      return used > 0 && used < votes
    })
    .map(({ slot }) => slot)

function noneSaid({ system, game, phase }: ResolvedPhase): string {
  const none = system.votes?.none?.(game)
  if (!system.votes || none !== undefined)
    return none === undefined
      ? say('votes.silentRules', { system: system.name })
      : say('votes.silentRulesBut', { system: system.name, but: heard(none) })
  const called = (kind: string): string => heard(kindSaid(system, kind))
  return say('votes.notInPhase', {
    phase: called(phase.kind),
    phases: listed(system.votes.phases.map(called), 'disjunction'),
  })
}
