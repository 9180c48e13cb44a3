/** The left of the Votes screen: ballots by hand, or the posts of the thread. */
import type { ReactNode, RefObject } from 'react'
import type { GameView, VotesView } from '../../../electron/desk/contract.ts'
import { Guard } from '../../parts/guard.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { remindDialog } from '../../state/dialogs.ts'
import { waitsFor } from '../../state/holds.ts'
import { say } from '../../words/say.ts'
import { Ballots } from './ballots.tsx'
import { Cast } from './cast.tsx'
import { PastePages } from './import/paste-pages.tsx'
import { LastCount } from './last-count.tsx'
import { PostsRead } from './posts-read.tsx'
import { Silent } from './silent.tsx'
import { unsettled } from './unsettled.ts'
import type { Source } from './use-vote-commands.ts'
import { HostPosts } from './host-posts.tsx'
import css from './votes.module.css'

interface LeftProps {
  game: GameView
  view: VotesView
  form: NonNullable<VotesView['form']>
  nameOf: (slot: string) => string
  /** Whether ballots are read out of posts. */
  threaded: boolean
  source: Source
  onSource: (source: Source) => void
  /** Who votes next by hand. */
  voter: string | undefined
  onVoter: (voter: string | undefined) => void
  /** The time of the post for which that is. */
  given: string | undefined
  /** @param given when the ballot was given, where a post says so */
  toHand: (voter: string, given?: string) => void
  /** The post that is shown. */
  post: string | undefined
  toPost: (post: string) => void
  onFold: () => void
  /** Shows the counts of hosts. */
  toCounts: () => void
  /** Where pages are pasted. */
  paste: RefObject<HTMLTextAreaElement | null>
}

/** Ballots by hand, or posts. */
export function Left({
  game,
  view,
  form,
  nameOf,
  threaded,
  source,
  onSource,
  voter,
  given,
  onVoter,
  toHand,
  post,
  toPost,
  onFold,
  toCounts,
  paste,
}: LeftProps): ReactNode {
  const asks = unsettled(view).length
  return (
    <>
      {threaded && (
        <div className={css.turn}>
          <Segmented
            label={say('votes.sourceLabel')}
            value={source}
            onChoose={next => onSource(next as Source)}
            segments={[
              { value: 'hand', label: say('votes.ballots'), note: String(view.ballots.length) },
              {
                value: 'thread',
                label: say('votes.fromThread'),
                note: asks ? say('votes.asking', { count: asks }) : String(view.posts.length),
              },
            ]}
          />
        </div>
      )}
      <Guard what={say('votes.theBallots')} of={source}>
        {source === 'hand' ? (
          <>
            {!view.locked && <Cast {...{ game, view, form, voter, given, onVoter }} />}
            <div className={css.list}>
              <Silent
                silent={view.silent}
                spare={view.spare}
                nameOf={nameOf}
                ballots={view.ballots}
                by={voter}
                onPick={view.locked ? undefined : toHand}
                onRemind={!view.locked && waitsFor(game) ? () => remindDialog(true) : undefined}
              />
              {view.ballots.length > 0 && (
                <Ballots game={game} ballots={view.ballots} locked={view.locked} nameOf={nameOf} onPost={toPost} />
              )}
            </div>
          </>
        ) : (
          <>
            {!view.locked && <PastePages game={game} field={paste} roomy={!view.posts.length} />}
            <div className={css.list}>
              {!view.locked && <LastCount game={game} phase={view.phase} onLook={toCounts} />}
              <HostPosts {...{ game, nameOf }} phase={view.phase} locked={view.locked} onPost={toPost} />
              {view.posts.length ? (
                <PostsRead
                  game={game}
                  view={view}
                  nameOf={nameOf}
                  shown={post}
                  onFold={onFold}
                  onByHand={({ by, at }) => toHand(by, at)}
                />
              ) : (
                <p className={css.soft}>{say(view.locked ? 'votes.noPages' : 'votes.pagesHint')}</p>
              )}
            </div>
          </>
        )}
      </Guard>
    </>
  )
}
