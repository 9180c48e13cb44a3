/** What the count comes to: who is put to death, who is locked in, how many are needed; and the post that says so. */
import type { ReactNode } from 'react'
import type { GameView, VotesView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Mark } from '../../parts/mark.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { count } from '../../state/words.ts'
import { openVotePost } from './vote-post.ts'
import css from './votes.module.css'

/** The line above the tally. */
export function Result({
  game,
  phase,
  view,
  nameOf,
}: {
  game: GameView
  phase: number
  view: VotesView
  nameOf: (slot: string) => string
}): ReactNode {
  const { lynched, needed, locked_in: lockedIn, locked, silent, form, ballots } = view
  const counted = ballots.filter(({ standing }) => standing === 'counts').length
  return (
    <header className={css.result} aria-live="polite">
      <p className={css.verdict}>
        {lynched.length ? (
          <>
            <Mark kind="no" sign="†" word="Put to death" />{' '}
            <span>
              <Names slots={lynched} nameOf={nameOf} /> {lynched.length === 1 ? 'is' : 'are'} put to death
              {locked ? '.' : ' as things stand.'}
            </span>
          </>
        ) : (
          <span>Nobody is put to death{locked ? '.' : ' as things stand.'}</span>
        )}
      </p>
      <p className={css.facts}>
        <span>{count(counted, 'ballot counts', 'ballots count')}</span>
        {silent.length > 0 && <span>{silent.length} silent</span>}
        {needed !== undefined && <span>{needed} needed</span>}
        {lockedIn !== undefined && (
          <span>
            <b>
              <bdi>{nameOf(lockedIn)}</bdi>
            </b>{' '}
            is locked in
          </span>
        )}
        {form && <RuleChip id={form.rule} />}
        <span className={css.grow} />
        <Button small keys="V" onClick={() => void openVotePost(game.id, phase)}>
          Vote post
        </Button>
      </p>
    </header>
  )
}

const Names = ({ slots, nameOf }: { slots: readonly string[]; nameOf: (slot: string) => string }): ReactNode =>
  slots.map((slot, index) => (
    <span key={slot}>
      {index > 0 && (index === slots.length - 1 ? ' and ' : ', ')}
      <b>
        <bdi>{nameOf(slot)}</bdi>
      </b>
    </span>
  ))
