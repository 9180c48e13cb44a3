/** The middle of the Votes screen: who has how many votes, what the rules leave to the host, and how the count came about. */
import type { ReactNode } from 'react'
import type { GameView, RulingView, StepView, VotesView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { say } from '../../words/say.ts'
import { Rulings, Steps } from './steps.tsx'
import { Totals } from './totals.tsx'
import { CountUnbold, unboldSaid } from './unbold.tsx'

interface CountProps {
  game: GameView
  view: VotesView
  form: NonNullable<VotesView['form']>
  nameOf: (slot: string) => string
  /** Whether ballots are read out of posts. */
  threaded: boolean
  rulings: RulingView[]
  ruling: RulingView | undefined
  steps: StepView[]
  step: StepView | undefined
  /** What was chosen to see why it is so. */
  chosen: string | undefined
  onPick: (id: string) => void
  toHand: () => void
  toThread: () => void
}

/** Totals, rulings and steps. */
export function Count({
  game,
  view,
  form,
  nameOf,
  threaded,
  rulings,
  ruling,
  steps,
  step,
  chosen,
  onPick,
  toHand,
  toThread,
}: CountProps): ReactNode {
  const { unbold } = view
  return (
    <>
      {view.ballots.length || view.totals.some(({ votes: number }) => number !== 0) ? (
        <Totals
          onWhy={onPick}
          view={view}
          nameOf={nameOf}
          sideOf={slot => {
            const seat = game.seats.find(one => one.slot === slot)
            return seat && { name: seat.factionName, side: seat.side }
          }}
          familyOf={slot => game.seats.find(seat => seat.slot === slot)?.details.family}
        />
      ) : (
        <Empty
          title={say(unbold ? 'votes.noneCounted' : 'votes.noBallots')}
          text={unbold ? unboldSaid(unbold) : say(threaded ? 'votes.noBallotsThread' : 'votes.noBallotsByHand')}
          action={
            unbold ? (
              <CountUnbold game={game.id} unbold={unbold} />
            ) : view.locked ? undefined : (
              <>
                <Button kind="lamp" keys="H" onClick={toHand}>
                  {say('votes.enterBallot')}
                </Button>
                {threaded && (
                  <Button keys="P" onClick={toThread}>
                    {say('votes.pasteThread')}
                  </Button>
                )}
              </>
            )
          }
        />
      )}
      <Rulings rulings={rulings} current={ruling?.id} onPick={onPick} />
      {steps.length > 0 && (
        <Steps
          steps={steps}
          current={ruling ? undefined : step?.id}
          chosen={chosen !== undefined}
          nameOf={nameOf}
          families={form.families}
          onPick={onPick}
        />
      )}
    </>
  )
}
