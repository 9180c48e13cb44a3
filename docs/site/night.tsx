/** A night played here and now by the engine itself: its answer, its map and its tree, drawn as the app draws them. */
import { useState, type ReactNode } from 'react'
import type { ExploredGame, ExploredPhase, Problem } from '../../electron/desk/contract.ts'
import { exploredCases } from '../../electron/desk/explore/cases.ts'
import { speaking } from '../../electron/desk/words/say.ts'
import type { Locale } from '../../engine/text/locale.ts'
import { PhasePart } from '../../renderer/explore/phase.tsx'
import look from '../../renderer/explore/explore.module.css'
import { cls } from '../../renderer/state/words.ts'
import { Segmented } from '../../renderer/parts/segmented.tsx'
import { say } from './words.ts'
import css from './site.module.css'

/** Plays the first game of a case file. */
export function played(text: string, locale: Locale): { game?: ExploredGame; problems: Problem[] } {
  const { cases, problems } = speaking(locale, () => exploredCases['explore.case']({ file: 'night', text, locale }))
  return { ...(cases[0] && { game: cases[0] }), problems }
}

/** Whether an answer turns on a rule, or stands by it. */
const cites = ({ rows, trees }: ExploredPhase, rule: string): string | undefined =>
  rows.find(
    row =>
      row.rule === rule
      || (Object.hasOwn(trees, row.id)
        && trees[row.id]!.lines.some(line => line.rule === rule || line.also?.includes(rule))),
  )?.id

function placeOf({ phases }: ExploredGame, rule: string | undefined): { phase: number; row?: string } {
  const found = phases.flatMap((phase, at) => {
    const row = rule === undefined ? undefined : cites(phase, rule)
    return row === undefined ? [] : [{ phase: at, row }]
  })
  const last = phases.length - 1
  return found[0] ?? { phase: last, ...(phases[last]?.rows[0] && { row: phases[last].rows[0].id }) }
}

/** @param rule whose answer is chosen to begin with */
export function Night({ game, rule }: { game: ExploredGame; rule?: string }): ReactNode {
  const [place, setPlace] = useState(() => placeOf(game, rule))
  const at = Math.min(place.phase, game.phases.length - 1)
  const phase = game.phases[at]
  return (
    <div className={cls(css.night, look.main)}>
      {game.phases.length > 1 && (
        <Segmented
          label={say('site.phases')}
          value={String(at)}
          onChoose={chosen => setPlace({ phase: Number(chosen) })}
          segments={game.phases.map(({ name }, index) => ({ value: String(index), label: name }))}
        />
      )}
      {phase && (
        <PhasePart
          key={at}
          game={game}
          phase={phase}
          place={{ ...place, phase: at }}
          onChoose={row => setPlace({ phase: at, row })}
        />
      )}
    </div>
  )
}
