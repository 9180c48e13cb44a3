/** A phase: its map, below it all of it as a list, and beside that why what is chosen is so. */
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { ExploredGame, ExploredPhase, MapView } from '../../electron/desk/contract.ts'
import { IconButton } from '../parts/button.tsx'
import { langOf } from '../state/lang.ts'
import { cls } from '../state/words.ts'
import { Drawn } from '../views/night/map/drawn.tsx'
import { MapKey } from '../views/night/map/key.tsx'
import { usePane } from '../views/night/use-pane.ts'
import { say } from '../words/say.ts'
import { Answer } from './answer.tsx'
import { daysSaid } from './days.ts'
import { Gone, goneIn } from './gone.tsx'
import { goTo, type Place } from './address.ts'
import { Rows } from './rows.tsx'
import { Vote } from './vote.tsx'
import css from './explore.module.css'
import look from '../views/night/map/map.module.css'

/** The phase. */
export function PhasePart({
  game,
  phase,
  place,
  onChoose,
}: {
  game: ExploredGame
  phase: ExploredPhase
  place: Place & { phase: number }
  /** Where the address is about something else. */
  onChoose?: (row: string) => void
}): ReactNode {
  const { phase: at } = place
  const row = place.row ?? decisiveIn(game, at)
  const days = daysSaid(phase)
  const go = useCallback((id: string) => goTo({ phase: at, row: id }, true), [at])
  const choose = onChoose ?? go
  return (
    <>
      <h2>
        {phase.name} {days !== '' && <small className={css.days}>{days}</small>}
      </h2>
      {phase.told?.map(({ title, paragraphs }, index) => (
        <blockquote key={index} className={cls(css.told, 'prose')} aria-label={title} dir="auto">
          {paragraphs.map((paragraph, nth) => (
            <p key={nth}>{paragraph}</p>
          ))}
        </blockquote>
      ))}
      {phase.map.lanes.length > 0 && <Map game={game} phase={phase} at={at} row={place.row} onChoose={choose} />}
      <div className={css.both}>
        <div>
          <Gone game={game} phase={at} />
          {phase.rows.length > 0 ? (
            <Rows rows={phase.rows} chosen={row} onChoose={choose} />
          ) : (
            !goneIn(game, at).length && <p className={css.quiet}>{say('explore.quiet')}</p>
          )}
          {phase.votes && <Vote votes={phase.votes} chosen={row} onChoose={choose} />}
        </div>
        {phase.rows.length > 0 && (
          <Answer key={row} game={game} phase={phase} place={{ ...place, ...(row !== undefined && { row }) }} />
        )}
      </div>
    </>
  )
}

/** What is looked at first: where the game turned in this phase, or who died in it. */
function decisiveIn({ turned = [], phases }: ExploredGame, at: number): string | undefined {
  const { rows = [] } = phases[at] ?? {}
  const happened = rows.filter(({ section }) => section === 'happens')
  return (
    turned.find(({ phase, row }) => phase === at && row !== undefined)?.row
    ?? happened.find(({ death }) => death)?.id
    ?? happened[0]?.id
  )
}

/** A map is as high as it needs to be read; it is laid out for so much. */
const mapHeight = 480

function Map({
  game: { language },
  phase: { map, rows },
  at,
  row,
  onChoose,
}: {
  game: ExploredGame
  phase: ExploredPhase
  at: number
  row: string | undefined
  onChoose: (row: string) => void
}): ReactNode {
  const [frame, pane] = usePane()
  const [scale, setScale] = useState(1)
  const view = useMemo((): MapView => ({ ...map, phase: at, language }), [map, at, language])
  return (
    <figure className={css.figure}>
      <div ref={frame} className={css.frame} {...langOf(language)}>
        {pane && (
          <Drawn
            map={view}
            rows={rows}
            pane={{ ...pane, height: mapHeight }}
            scale={scale}
            row={row}
            onChoose={onChoose}
          />
        )}
      </div>
      <figcaption className={css.legend}>
        <MapKey map={view} />
        <div className={look.zoom} role="group" aria-label={say('nightTree.size')}>
          <IconButton label={say('nightTree.smaller')} onClick={() => setScale(now => Math.max(0.4, now / 1.2))}>
            −
          </IconButton>
          <IconButton label={say('nightTree.larger')} onClick={() => setScale(now => Math.min(3, now * 1.2))}>
            +
          </IconButton>
          <IconButton label={say('nightTree.fit')} onClick={() => setScale(1)}>
            ⤢
          </IconButton>
        </div>
      </figcaption>
    </figure>
  )
}
