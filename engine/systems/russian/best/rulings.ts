/**
 * The vote for the best players, once the game is over. Nothing of the game goes on in this phase, so that no part of the
 * rulebook is asked: there are ballots, and their count.
 */
import type { Rulings, StepRule, Resolution } from '../vocabulary.ts'
import { best as moves } from './abilities.ts'
import { praising, praisingNobody } from './ballots.ts'
import { countBest, type Counted } from './count.ts'

const counts = new WeakMap<Resolution, Counted>()

function count(run: Resolution): void {
  const counted = countBest(run)
  counts.set(run, counted)
  for (const { who: of, best: why } of counted.praised) run.put({ kind: 'best', of, why, rule: 'RU-BEST-2' })
}

/** Who is best, and how many ballots everybody has who was named: the best first, each with the ballots of those who voted. */
function publish(run: Resolution): void {
  const { voters, share, praised } = counts.get(run)!
  const line = ({ best, passes }: Counted['praised'][number]): string =>
    best.holds
      ? 'bestPlayer'
      : !passes.holds
        ? 'bestShort'
        : best.unless.some(({ claim, holds }) => holds && claim.is === 'fact' && claim.kind === 'refusedAsBest')
          ? 'bestRefused'
          : 'bestCrowded'
  for (const one of praised) {
    if (!one.votes) continue
    const percent = Math.floor((100 * one.votes) / voters)
    const values = { who: one.who, count: String(one.votes), voters: String(voters), percent: String(percent) }
    run.announce(line(one), values, 'RU-BEST-2')
  }
  if (!praised.some(({ best }) => best.holds)) run.announce('noBest', { percent: String(share) }, 'RU-BEST-2')
  run.announce('votedBest', { count: String(voters) }, 'RU-BEST-1')
}

const steps: StepRule[] = [
  { id: 'praise', rule: 'RU-BEST-1', takes: ({ does }) => Object.hasOwn(moves, does) },
  { id: 'countBest', rule: 'RU-BEST-2', after: count },
]

export const bestRulings: Rulings = {
  steps,
  actorGuards: [],
  effects: { praising, praisingNobody },
  results: ['best'],
  dawn: [publish],
  cites: { question: 'RU-BEST-2', verdict: 'RU-BEST-1', spent: 'RU-BEST-1' },
}
