/**
 * Every move of the Russian rulebook comes off in some game, and comes to nothing in some other. The games are those of
 * `wiseGame` by their seeds, picked out of the first 7,000; where a change of the rules loses one, the test names the
 * move, and `NIGHTDESK_ROUNDS=7000 npx vitest run test/engine/systems/russian/every-ability.test.ts` looks for others
 * and prints them.
 */
import { expect, it } from 'vitest'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { wiseGame } from './wise-game.ts'

/** Each brings what none before it does. */
const seeds = [
  4, 7, 9, 11, 15, 16, 20, 21, 24, 32, 35, 39, 43, 48, 60, 71, 75, 83, 85, 103, 110, 128, 133, 140, 181, 183, 190, 200,
  284, 306, 326, 343, 485, 651, 694, 751, 808, 983, 2327, 6650,
]

/** Moves that nothing foils: words that are said and hold, and a knife that no rule stops. */
const alwaysHold = ['approveHunt', 'curse', 'cutFace', 'noVertical', 'praiseNobody', 'standIn', 'vertical']
/** Moves that only keep what a host has to read: they ask, and change nothing. */
const read = ['note']

function seenIn(seed: number): string[] {
  return wiseGame(seed).phases.flatMap(({ phase, outcome }) =>
    outcome.verdicts.flatMap(({ action, verdict }) => {
      const sent = phase.submissions.find(({ id }) => id === action)
      return sent && (verdict === 'succeeded' || verdict === 'failed') ? [`${sent.does} ${verdict}`] : []
    }),
  )
}

const moves = Object.keys(russian.abilities).filter(id => !russian.abilities[id]!.passive && !read.includes(id))
const wanted = moves.flatMap(id => [`${id} succeeded`, ...(alwaysHold.includes(id) ? [] : [`${id} failed`])])

it('every move comes off in some game and fails in another, but for those that always hold', () => {
  const rounds = Number(process.env.NIGHTDESK_ROUNDS ?? 0)
  const tried = rounds ? Array.from({ length: rounds }, (_, place) => place + 1) : seeds
  const left = new Set(wanted)
  const foiled = new Set<string>()
  const brought = tried.filter(seed => {
    const seen = seenIn(seed)
    for (const id of alwaysHold) if (seen.includes(`${id} failed`)) foiled.add(id)
    return seen.filter(one => left.delete(one)).length > 0
  })
  console.log(`every one of ${moves.length} moves, in the games of seeds ${brought.join(', ')}`)
  expect({ left: [...left], foiled: [...foiled] }).toEqual({ left: [], foiled: [] })
})
