/** How long the phases of a game last, for those that are opened from now on. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { GameView, Rhythm } from '../../../electron/desk/contract.ts'
import { act } from '../../state/act.ts'
import { RhythmFields } from '../new-game/rhythm-fields.tsx'

/** Nothing where the rules say that. */
export function GameRhythm({ game }: { game: GameView }): ReactNode {
  const { lasts } = game.system
  const kept = game.settings.rhythm ?? { hours: {} }
  const told = JSON.stringify(kept)
  const known = useRef(told)
  const mine = useRef(new Set<string>())
  const [round, setRound] = useState(0)
  // What comes from elsewhere, such as the options, undo or another window, is shown as it is there; what was typed here
  // stays as it stands, and with it where the host types on.
  useEffect(() => {
    if (told === known.current) return
    known.current = told
    if (!mine.current.delete(told)) setRound(round + 1)
  }, [told])
  const keep = (next: Rhythm): void => {
    if (JSON.stringify(next) === told) return
    mine.current.add(JSON.stringify(next))
    void act('games.settings', { game: game.id, rhythm: next })
  }
  return lasts.length ? <Fields key={round} game={game} kept={kept} onKeep={keep} /> : null
}

function Fields({
  game: {
    system: { lasts, clock },
  },
  kept,
  onKeep,
}: {
  game: GameView
  kept: Rhythm
  onKeep: (rhythm: Rhythm) => void
}): ReactNode {
  const [rhythm, setRhythm] = useState(Object.keys(kept.hours).length ? kept : undefined)
  return (
    <RhythmFields
      lasts={lasts}
      rhythm={rhythm}
      clock={clock === true}
      onChange={setRhythm}
      onWrong={() => undefined}
      onKeep={next => onKeep(next ?? { hours: {} })}
    />
  )
}
