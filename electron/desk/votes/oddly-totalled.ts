/** What has to hold of the votes of every case as a screen shows them. Contributors hold every case to it. */
import type { Failure } from '../../../engine/cases/check.ts'
import type { Played } from '../../../engine/cases/play.ts'
import { languagesOf } from '../../../engine/game/language.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { votesView } from './view.ts'

/** @returns votes of a played case that are no ballots and do not say whose doing they are, or by which rule */
export const oddlyTotalled = ({ system, phases }: Played): Failure[] =>
  phases
    .filter(({ outcome }) => outcome.tally)
    .flatMap(({ game, phase, outcome, name }) =>
      languagesOf(system)
        .flatMap(language =>
          votesView(
            { system, game, phase, outcome, speaker: speakerOf(system, game, phase, language), locked: false },
            { revision: 1, phase: 0 },
          ).totals.flatMap(({ notes = [] }) => notes),
        )
        .filter(({ rule, said }) => rule === undefined || !said.some(({ kind }) => kind === 'player'))
        .map(({ said, rule = 'no rule' }) => ({
          phase: name,
          at: 'totals',
          expected: 'a vote that is no ballot names whose it is, and a rule',
          came: `${plainOf(said)} (${rule})`,
        })),
    )
