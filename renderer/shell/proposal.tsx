/** What the rules propose about the end: a quiet strip until the host ends the game, or puts it off. */
import type { ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { RuleChip, RuleText } from '../parts/rule-chip.tsx'
import { Said } from '../parts/rich-text.tsx'
import { useAnswer } from '../state/answers.ts'
import { finishDialog } from '../state/dialogs.ts'
import { useExplained } from '../state/language.ts'
import { isPast } from '../state/holds.ts'
import { gameOfRoute } from '../state/route.ts'
import { go, putOff, select, useView } from '../state/view.ts'
import { sentenceOf } from '../state/words.ts'
import { capital, spaced } from '../views/rules/words.ts'
import { listSaid } from '../words/lists.ts'
import { say } from '../words/say.ts'
import css from './proposal.module.css'

/** Winners in words: factions as they are called together, players and other words by their names. */
export function winnersSaid(game: GameView, winners: readonly string[]): string {
  const named = winners.map(
    winner =>
      game.system.factions.find(({ id }) => id === winner)?.whole
      ?? game.seats.find(({ slot }) => slot === winner)?.name
      ?? game.system.names[winner]
      ?? capital(spaced(winner)),
  )
  return named.length ? listSaid(named) : say('shell.nobody')
}

/** What the rules propose and as of which phase: put off, it is proposed again once another phase has passed. */
export const proposedEnd = ({ id, proposal }: GameView): string | undefined =>
  proposal && [id, proposal.phase, ...proposal.winners, proposal.rule].join(' ')

/** The strip, on every screen of the game; put off, it comes back after the next phase. */
export function Proposal(): ReactNode {
  const game = useView(view => gameOfRoute(view.route))
  const off = useView(view => view.putOff)
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  const proposal = value?.state === 'running' ? value.proposal : undefined
  const said = useExplained()
  const { value: night } = useAnswer(
    'night.view',
    value && proposal ? { game: value.id, phase: proposal.phase, ...said } : undefined,
  )
  if (!value || !proposal || isPast(value)) return null
  const { winners, rule, phase } = proposal
  const row = night?.rows.find(({ id }) => id === proposal.row)
  const show = (): void => {
    go({ screen: 'night', game: value.id, phase })
    select(row?.id)
  }
  const about = proposedEnd(value)
  if (about === undefined || off === about) return null
  return (
    <aside className={`${css.strip} no-print`} aria-label={say('shell.theEnd')}>
      <p className={css.words}>
        <b>{say('shell.proposed', { winners: winnersSaid(value, winners), count: winners.length })}</b>{' '}
        <span className={css.why}>
          {row?.why.length ? <Said spans={sentenceOf(row.why)} flat /> : <RuleText id={rule} />}
        </span>{' '}
        <RuleChip id={rule} />
      </p>
      {row && (
        <Button small kind="quiet" onClick={show}>
          {say('shell.why')}
        </Button>
      )}
      <Button small kind="quiet" onClick={() => putOff(about)}>
        {say('shell.notYet')}
      </Button>
      <Button small onClick={() => finishDialog(true)}>
        {say('shell.endGame')}
      </Button>
    </aside>
  )
}
