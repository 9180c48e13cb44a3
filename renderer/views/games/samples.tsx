/** The games that come with the app: to look around in, in no statistics, and gone in one go. */
import { useState, type ReactNode } from 'react'
import type { GameListed } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { act } from '../../state/act.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import { GameTable } from './game-table.tsx'
import { openGame } from './open-game.ts'
import css from './games.module.css'

/** Takes all of them out of the list, and offers the way back. */
async function removeSamples(): Promise<void> {
  if (!(await act('games.samples', { away: true }))) return
  toast({
    title: say('games.samplesGone'),
    about: 'away',
    action: { label: say('games.bringBack'), run: () => void act('games.samples', { away: false }) },
  })
}

/** Opens the one to begin with: the first that is running. They are brought back where they were taken out. */
export async function trySample(samples: readonly GameListed[]): Promise<void> {
  const first = samples.find(({ state }) => state === 'running') ?? samples[0]
  if (!first) return
  if (first.away && !(await act('games.samples', { away: false }))) return
  await openGame(first.id)
}

/** @param open they are all there is, so they are not folded away */
export function Samples({
  samples,
  open,
  onMerge,
}: {
  samples: readonly GameListed[]
  open: boolean
  onMerge: (game: string) => void
}): ReactNode {
  const [unfolded, setUnfolded] = useState(false)
  if (!samples.length) return null
  const remove = (
    <Button small kind="quiet" onClick={() => void removeSamples()}>
      {say('games.removeSamples')}
    </Button>
  )
  const table = <GameTable games={samples} onMerge={onMerge} label={say('games.samples')} />
  return open ? (
    <section aria-label={say('games.samples')}>
      <header className={css.samplesHead}>
        <h2 className={css.subtitle}>{say('games.samples')}</h2>
        <span className={css.soft}>{say('games.samplesText')}</span>
        <span className={css.grow} />
        {remove}
      </header>
      {table}
    </section>
  ) : (
    <details className={css.away} onToggle={event => setUnfolded(event.currentTarget.open)}>
      <summary>{say('games.samplesCount', { count: samples.length })}</summary>
      {unfolded && (
        <>
          <p className={css.samplesHead}>
            <span className={css.soft}>{say('games.samplesText')}</span>
            <span className={css.grow} />
            {remove}
          </p>
          {table}
        </>
      )}
    </details>
  )
}
