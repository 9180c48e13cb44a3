/** The search: a field, and below it the places that hold what is asked for. */
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ExploredGame } from '../../electron/desk/contract.ts'
import { say } from '../words/say.ts'
import { addressOf } from './address.ts'
import { entriesOf, find, type Entry } from './search.ts'
import css from './explore.module.css'

const mostShown = 60

/** The field. `/` leads to it, Escape empties it. */
export function Search({ game }: { game: ExploredGame }): ReactNode {
  const [asked, setAsked] = useState('')
  const wanted = useDeferredValue(asked)
  const field = useRef<HTMLInputElement>(null)
  const begun = asked !== ''
  // Trees are long: they are read for the search when somebody begins one.
  const entries = useMemo(() => (begun ? entriesOf(game) : []), [game, begun])
  const found = useMemo(() => find(entries, wanted), [entries, wanted])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLInputElement) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <search
      className={css.search}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !begun) return
        setAsked('')
        // What was found stays in sight.
        field.current?.focus({ preventScroll: true })
      }}
    >
      <input
        ref={field}
        type="search"
        value={asked}
        aria-label={say('explore.search')}
        placeholder={say('explore.searchHint')}
        onChange={event => setAsked(event.target.value)}
      />
      {wanted.trim() !== '' && (
        <div className={css.found}>
          <p role="status">
            {say('explore.found', { count: found.length })}
            {found.length > mostShown && `, ${say('explore.beyond', { count: found.length - mostShown })}`}
          </p>
          {found.length > 0 && (
            <ul aria-label={say('explore.places')}>
              {found.slice(0, mostShown).map((entry, index) => (
                <li key={index}>
                  <a href={addressOf(entry.place)}>
                    <small>{whereIs(entry, game)}</small>
                    <span>
                      <bdi>{entry.words}</bdi>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </search>
  )
}

function whereIs({ place: { phase }, kind }: Entry, { phases }: ExploredGame): string {
  if (phase === undefined) return say('explore.players')
  return [
    phases[phase]?.name ?? '',
    ...(kind === 'line' ? [say('explore.inTree')] : kind === 'vote' ? [say('explore.vote')] : []),
  ].join(', ')
}
