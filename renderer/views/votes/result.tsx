/** What the count comes to: who is put to death, who is locked in, how many are needed; and the post that says so. */
import type { ReactNode } from 'react'
import type { GameView, VotesView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Mark } from '../../parts/mark.tsx'
import { Names } from '../../parts/names.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Words } from '../../parts/words.tsx'
import { Term } from '../../parts/term.tsx'
import { say } from '../../words/say.ts'
import { countingSaid } from './counting.ts'
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
  const { needed, locked_in: lockedIn, silent, form } = view
  return (
    <header className={css.result} aria-live="polite">
      <p className={css.verdict}>
        <Verdict view={view} nameOf={nameOf} />
      </p>
      <p className={css.facts}>
        <span>{countingSaid(view)}</span>
        {silent.length > 0 && <span>{say('votes.silentCount', { count: silent.length })}</span>}
        {needed !== undefined && (
          <span>
            <Term of="majority">{say('votes.needed', { count: needed })}</Term>
          </span>
        )}
        {lockedIn !== undefined && (
          <span>
            <Words of="votes.lockedIn" values={{ name: <Names names={[nameOf(lockedIn)]} /> }} />
          </span>
        )}
        {form && <RuleChip id={form.rule} />}
        <Button small keys="V" onClick={() => void openVotePost(game.id, phase)}>
          {say('votes.votePost')}
        </Button>
      </p>
    </header>
  )
}

/** Who is put to death or elected, or would be as things stand. */
export function Verdict({ view, nameOf }: { view: VotesView; nameOf: (slot: string) => string }): ReactNode {
  const { lynched, waits = [], elected } = view
  const locked = view.locked || view.ended === true
  if (elected)
    return elected.length ? (
      <span>
        <Words
          of={locked ? 'votes.elected' : 'votes.electedForNow'}
          values={{ count: elected.length, names: <Names names={elected.map(nameOf)} /> }}
        />
      </span>
    ) : (
      <span>{say(locked ? 'votes.nobodyElected' : 'votes.nobodyElectedForNow')}</span>
    )
  if (lynched.length)
    return (
      <>
        <Mark kind="no" sign="†" word={say('votes.putToDeath')} />{' '}
        <span>
          <Words
            of={locked ? 'votes.dies' : 'votes.diesForNow'}
            values={{ count: lynched.length, names: <Names names={lynched.map(nameOf)} /> }}
          />
        </span>
      </>
    )
  if (waits.length)
    return waits.map(wait => (
      <span key={wait.of}>
        <Waiting {...wait} nameOf={nameOf} />{' '}
      </span>
    ))
  return <span>{say(locked ? 'votes.nobodyDies' : 'votes.nobodyDiesForNow')}</span>
}

/** How many somebody has, and how many more once the host confirms them: as the count itself says it. */
function Waiting({
  of,
  votes,
  toConfirm,
  needed,
  nameOf,
}: NonNullable<VotesView['waits']>[number] & { nameOf: (slot: string) => string }): ReactNode {
  const name = <Names names={[nameOf(of)]} />
  return needed === undefined ? (
    <Words of="votes.wouldLead" values={{ name, votes, toConfirm }} />
  ) : (
    <Words of="votes.wouldDie" values={{ name, confirmed: votes - toConfirm, needed, toConfirm }} />
  )
}
