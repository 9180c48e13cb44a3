/** The one lamp-coloured button: what to do next in this game. A lock that nothing asks for yet is there too, and quiet. */
import type { ReactNode } from 'react'
import type { GameView, PhaseView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { act } from '../state/act.ts'
import { useAnswer } from '../state/answers.ts'
import { useNow } from '../state/clock.ts'
import { useCommands } from '../state/commands.ts'
import { finishDialog, lockDialog, openPhaseDialog } from '../state/dialogs.ts'
import { takesPart } from '../state/holds.ts'
import { labelBeside, nextThing, phaseName, type NextThing } from '../state/next-thing.ts'
import { useNextPhase } from '../state/use-next-phase.ts'
import { phaseOfRoute, samePhase } from '../state/route.ts'
import { toast } from '../state/toasts.ts'
import { go, useView } from '../state/view.ts'
import { say } from '../words/say.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { LockDialog } from './lock-dialog.tsx'
import { OpenPhaseDialog } from './open-phase-dialog.tsx'
import { proposedEnd, winnersSaid } from './proposal.tsx'

/** The button, with the dialogs it opens. */
export function NextButton({ game }: { game: GameView }): ReactNode {
  const coming = useNextPhase(game)
  const off = useView(view => view.putOff)
  // An end that was put off no longer stands before the next phase.
  const { over: _, ...onwards } = coming
  const next = nextThing(game, useNow(), off !== undefined && off === proposedEnd(game) ? onwards : coming)
  const route = useView(view => view.route)
  const { value: roles } = useAnswer('setup.messages', route.screen === 'messages' ? { game: game.id } : undefined)
  const sending = route.screen === 'messages' && roles?.messages.every(({ state }) => state) !== true
  const there = next !== undefined && 'to' in next && next.to.screen === route.screen && samePhase(next.to, route)
  // The setup has the first phase on a card of its own, with its deadline.
  const hasCard = route.screen === 'setup' && next?.does === 'open' && !game.phases.length
  const run = (): void => {
    if (next) void doNext(game, next, there)
  }
  const label = next && labelBeside(next, phaseOfRoute(route))
  const open = game.state === 'finished' ? undefined : game.phases.find(({ state }) => state === 'open')
  useCommands(
    [
      // A lock is called there by its phase, also where the button has "the night": who types one finds it either way.
      ...(next
        ? [
            {
              id: 'next',
              title: next.does === 'lock' ? lockNamed(game, next.phase) : label!,
              keys: 'Ctrl+Enter',
              group: say('shell.game'),
              run,
            },
          ]
        : []),
      // Also while something is left to do before: a host may lock a night with questions open.
      ...(open && next?.does !== 'lock'
        ? [
            {
              id: 'lock',
              title: lockNamed(game, open),
              group: say('shell.game'),
              run: () => lockDialog(true),
            },
          ]
        : []),
      // And open the next one with posts still to send.
      ...(!open && game.state === 'running' && game.winner === undefined && next?.does !== 'open'
        ? [
            {
              id: 'open',
              title: say('state.openPhase', { phase: phaseName(coming, game.system) }),
              group: say('shell.game'),
              run: () => openPhaseDialog(true),
            },
          ]
        : []),
      ...(game.state === 'running' && game.winner === undefined
        ? [
            {
              id: 'finish',
              title: game.proposal
                ? say('shell.endGameFor', { winners: winnersSaid(game, game.proposal.winners) })
                : say('state.endGame'),
              group: say('shell.game'),
              run: () => finishDialog(true),
            },
          ]
        : []),
    ],
    'shell',
  )
  return (
    <>
      {next && !hasCard && !(there && next.does === 'go') && (
        <Button kind={isLater(next, game, sending) ? 'quiet' : 'lamp'} onClick={run}>
          {label}
        </Button>
      )}
      {/* What is left to send of an earlier phase does not stand before a lock. */}
      {open && next?.does === 'go' && next.to.screen === 'posts' && (
        <Button kind="quiet" onClick={() => lockDialog(true)}>
          {lockNamed(game, open)}
        </Button>
      )}
      <LockDialog game={game} />
      <OpenPhaseDialog game={game} />
      <FinishDialog game={game} />
    </>
  )
}

/** Nothing asks for it yet: a lock before its time, a game that is over, a first phase while its messages are being sent. */
const isLater = (next: NextThing, { state }: GameView, sending: boolean): boolean =>
  (next.does === 'lock' && next.early) || state === 'finished' || sending

/** To lock this phase, or to close it where nobody takes part. */
const lockNamed = (game: GameView, phase: PhaseView): string =>
  say(takesPart(game, phase) ? 'shell.lockPhase' : 'state.closePhase', { phase: phase.name })

/** @param there what is to be done is looked at already */
async function doNext(game: GameView, next: NextThing, there: boolean): Promise<void> {
  switch (next.does) {
    case 'go':
      return go(next.to)
    case 'open':
      return openPhaseDialog(true)
    case 'lock':
      return lockDialog(true)
    case 'finish':
      return finishDialog(true)
    case 'take': {
      if (!there) return go(next.to)
      const taken = await act('inbox.take', { game: game.id })
      if (taken)
        toast({
          title: taken.actions.length ? say('shell.taken', { count: taken.actions.length }) : say('shell.nothingTaken'),
        })
    }
  }
}
