/** A day: the vote, then what everybody hears of it. */
import { flips, roster, standing } from '../../vote/day/posts.ts'
import type { Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { deeds, effects, gates, landings } from './deeds.ts'
import { isBeloved } from './lost-day.ts'
import { ownNeed } from './needed.ts'
import { all, type Rulings, type Walk } from './vocabulary.ts'
import { countVotes } from './votes.ts'
import { winner } from './winner.ts'

export const day: Rulings = {
  slots: [deeds, { id: 'vote', rule: 'DAY-C1', after: countVotes }],
  gates,
  landings,
  effects,
  results: ['hasWon', 'mourned'],
  dawn: [closing],
  winner,
  cites: { question: 'DAY-C2', verdict: 'DAY-R8', spent: 'DAY-R8' },
}

/** The end of a day: how the vote stood, who was lynched and as what, who else died, and who lives. */
function closing(walk: Walk): void {
  const word = walk.option<string>('lynchWord')
  standing(
    walk,
    { count: 'DAY-C1', needed: 'DAY-C2' },
    who => walk.ledger.attempts({ kind: 'vote', of: who, when: 'soFar' }).map(({ by }) => by!),
    {
      locks: false,
      word,
      secret: walk.option('visibility') === 'secret',
      needs: who =>
        walk.option<boolean>('secretDistance') ? undefined : ownNeed(walk, who, walk.tally?.needed ?? Infinity),
    },
  )
  const fallen = walk.deaths().map(({ of }) => walk.seat(of))
  const lynched = fallen.filter(({ slot }) => walk.lynched.includes(slot))
  const others = fallen.filter(({ slot }) => !walk.lynched.includes(slot))
  if (lynched.length)
    walk.announce('lynched', { who: lynched.map(({ slot }) => slot), ...flips(lynched), word }, 'DAY-E1')
  else walk.announce('noLynch', { word }, 'DAY-E2')
  if (others.length) walk.announce('died', { who: others.map(({ slot }) => slot), ...flips(others) }, 'DAY-E6')
  for (const { of, why } of walk.deaths()) if (isBeloved(walk.catalogue, walk.seat(of))) mourn(walk, of, why)
  roster(walk, 'DAY-C2')
}

/** A death for which everybody else loses the next day (DAY-R7). */
function mourn(walk: Walk, of: Slot, why: Reason): void {
  const mourned = all({ is: 'fact', kind: 'mourned', of }, { rule: 'DAY-R7', also: ['beloved'] }, [why])
  walk.put({ kind: 'mourned', of, why: mourned, rule: 'DAY-R7' })
  if (mourned.holds) walk.notice('beloved', 'DAY-R7')
}
