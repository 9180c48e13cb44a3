/** Votes that do not count because nothing of them is bold, and the way to count them. */
import type { ReactNode } from 'react'
import type { VotesView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'

/** How many there are. */
export const unboldSaid = ({ count }: NonNullable<VotesView['unbold']>): string => say('votes.notBold', { count })

/** Counts them, where the rules have a way. */
export const CountUnbold = ({
  game,
  unbold: { choose },
}: {
  game: string
  unbold: NonNullable<VotesView['unbold']>
}): ReactNode =>
  choose && (
    <Button small onClick={() => void act('options.choose', { game, ...choose })}>
      {say('votes.countColons')}
    </Button>
  )
