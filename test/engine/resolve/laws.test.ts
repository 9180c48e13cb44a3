/** The laws that every case is held to, of any night. They resolve each again and again, and so stand apart. */
import fc from 'fast-check'
import { describe } from 'vitest'
import { brokenLaws, type Broken, type Law } from '../../../engine/cases/laws.ts'
import { rootsOf } from '../../../engine/cases/laws/roots.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { anyNight, movers, playNight, type Night } from './any-night.ts'
import { always, expectSame } from './properties.ts'

describe('any night', () => {
  always(
    'every law holds of it',
    1500,
    // Of so many roles few carry what another one moves: every other night is of those that do.
    fc.oneof(anyNight(), anyNight({ role: movers('busDriver') })),
    (written, tally) => {
      const night = playNight(written)
      const [first] = night.reports
      tally('deaths', first!.deaths.length)
      tally('learned something', Object.values(first!.learned).flat().length)
      for (const prompt of first!.prompts) tally(`${prompt} rulings`)
      expectSame(unexplained(night), [])
    },
    { deaths: 300, 'ruleFour rulings': 10, 'split rulings': 2 },
  )
})

describe('any two nights', () => {
  always('every law holds of them', 250, anyNight({ nights: 2 }), written => {
    expectSame(unexplained(playNight(written)), [])
  })
})

/** The laws that ask whom an answer names. */
const naming: ReadonlySet<Law> = new Set<Law>(['culprits', 'needed', 'results', 'lynches'])

/**
 * The laws a night breaks, but for the known breaks of one law that stand by themselves in `open.test.ts`. Whether answers name the culprits is asked of nights in `why/culprits.test.ts`:
 * of roles that a host made, in loops and where one thing came to several places they do not always.
 */
function unexplained({ written, played }: Night): Broken[] {
  const shields = played.phases.some(({ outcome }) =>
    nodesOf(rootsOf(outcome)).some(({ claim }) => claim.is === 'atLeast' && claim.of === 'shields'),
  )
  return brokenLaws(played).filter(
    ({ law }) => !naming.has(law) && (law !== 'oncePerChain' || !(shields || written.options.movesCanBeMoved === true)),
  )
}
