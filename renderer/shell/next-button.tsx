/** The one lamp-coloured button: what to do next in this game. A lock that nothing asks for yet is there too, and quiet. */
import type { ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { act } from '../state/act.ts'
import { useNow } from '../state/clock.ts'
import { useCommands } from '../state/commands.ts'
import { lockDialog, openPhaseDialog } from '../state/dialogs.ts'
import { nextThing, type NextThing } from '../state/next-thing.ts'
import { samePhase } from '../state/route.ts'
import { toast } from '../state/toasts.ts'
import { go, useView } from '../state/view.ts'
import { count } from '../state/words.ts'
import { LockDialog } from './lock-dialog.tsx'
import { OpenPhaseDialog } from './open-phase-dialog.tsx'

/** The button, with the dialogs it opens. */
export function NextButton({ game }: { game: GameView }): ReactNode {
  const next = nextThing(game, useNow())
  const route = useView(view => view.route)
  const there = next !== undefined && 'to' in next && next.to.screen === route.screen && samePhase(next.to, route)
  const run = (): void => { if (next) void doNext(game, next, there) }
  const open = game.state === 'finished' ? undefined : game.phases.find(({ state }) => state === 'open')
  useCommands([
    ...next ? [{ id: 'next', title: next.label, keys: 'Ctrl+Enter', group: 'Game', run }] : [],
    // Also while something is left to do before: a host may lock a night with questions open.
    ...open && next?.does !== 'lock' ? [{ id: 'lock', title: `Lock ${open.name}`, group: 'Game', run: () => lockDialog(true) }] : [],
  ], 'shell')
  return (
    <>
      {next && !(there && next.does === 'go') && <Button kind={next.does === 'lock' && next.early ? 'quiet' : 'lamp'} onClick={run}>{next.label}</Button>}
      <LockDialog game={game} />
      <OpenPhaseDialog game={game} />
    </>
  )
}

/** @param there what is to be done is looked at already */
async function doNext(game: GameView, next: NextThing, there: boolean): Promise<void> {
  switch (next.does) {
    case 'go': return go(next.to)
    case 'open': return openPhaseDialog(true)
    case 'lock': return lockDialog(true)
    case 'take': {
      if (!there) return go(next.to)
      const taken = await act('inbox.take', { game: game.id })
      if (taken) toast({ title: taken.actions.length ? `${count(taken.actions.length, 'action')} taken.` : 'Nothing was left to take without a question.' })
    }
  }
}
