/** The roster as it is written: rows here, kept in the game as soon as they lack nothing. */
import { useEffect, useRef, useState } from 'react'
import type { GameView, RolesAnswer, SeatDraft, SeatView } from '../../../electron/desk/contract.ts'
import { act } from '../../state/act.ts'
import { useUnsent } from '../../state/unsent.ts'
import { draftsOf, factionOf, seatsOf, type Draft } from './drafts.ts'

export interface Writing {
  drafts: readonly Draft[]
  /** Shows these rows and keeps what can be kept of them. */
  write: (drafts: readonly Draft[]) => void
}

/** Rows of a game's roster. What changes elsewhere, such as by an undo, is shown; a row that is not complete yet stays. */
export function useDrafts(game: GameView, roles: RolesAnswer): Writing {
  const [unfinished, setUnfinished] = useUnsent<readonly Draft[] | undefined>(`rows ${game.id}`, undefined)
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    unfinished && told(seatsOf(unfinished), roles) === told(game.seats, roles) ? unfinished : draftsOf(game.seats),
  )
  const [under, setUnder] = useState(0)
  const last = useRef(Promise.resolve())
  /** The revision after the last write: what is older says nothing about it. */
  const awaited = useRef(0)
  const written = told(seatsOf(drafts), roles)
  const kept = told(game.seats, roles)
  const seen = useRef(kept)

  useEffect(() => {
    if (under > 0 || game.revision < awaited.current || seen.current === kept) return
    seen.current = kept
    if (written !== kept) setDrafts(draftsOf(game.seats))
  }, [under, game.revision, game.seats, kept, written])

  const write = (next: readonly Draft[]): void => {
    setDrafts(next)
    const seats = seatsOf(next)
    setUnfinished(seats.length < next.length ? next : undefined)
    if (told(seats, roles) === kept && under === 0) return
    setUnder(now => now + 1)
    last.current = last.current.then(async () => {
      const done = await act('roster.set', { game: game.id, seats })
      if (done) awaited.current = Math.max(awaited.current, done.revision)
      setUnder(now => now - 1)
    })
  }
  return { drafts, write }
}

/** What a roster says, to tell two of them apart. */
function told(seats: readonly (SeatDraft | SeatView)[], { roles, overlays }: RolesAnswer): string {
  return JSON.stringify(
    seats.map(seat => [
      seat.name,
      seat.role,
      factionOf(seat, roles, overlays),
      seat.modifiers ?? [],
      Object.entries(seat.settings ?? {}).sort(),
      seat.aliases ?? [],
      seat.heads ?? [],
      Object.entries(seat.forms ?? {})
        .filter(([, value]) => value)
        .sort(),
      Object.entries(seat.details ?? {})
        .filter(([, value]) => value !== '')
        .sort(),
      seat.status ?? [],
    ]),
  )
}
