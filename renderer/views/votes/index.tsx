/** Votes: ballots by hand and out of the thread, what they come to, and how each rule changed the count. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { Guard } from '../../parts/guard.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useCommands } from '../../state/commands.ts'
import { hasVotes } from '../../state/holds.ts'
import { go, putBack, useView } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { Side } from '../books/side.tsx'
import { foldBesideVote, hasBesideVote, turnSideOfVote, turnStep, useForm } from '../night/form.ts'
import { WhatIfBar } from '../night/what-if-bar.tsx'
import panes from '../night/night.module.css'
import { Ballots } from './ballots.tsx'
import { Cast, choiceField } from './cast.tsx'
import { Day } from './day/index.tsx'
import { nextSilent } from './choices.ts'
import { PastePages } from './paste-pages.tsx'
import { PostsRead } from './posts-read.tsx'
import { Result } from './result.tsx'
import { Silent } from './silent.tsx'
import { Rulings, Steps } from './steps.tsx'
import { Totals } from './totals.tsx'
import { unsettled } from './unsettled.ts'
import { useVotes, type Votes } from './use-votes.ts'
import { openVotePost } from './vote-post.ts'
import { Why } from './why.tsx'
import css from './votes.module.css'

type Source = 'hand' | 'thread'
/** What stands in the middle: the count and how it came about, or the day that it is of. */
type Middle = 'count' | 'day'

/** The votes of a phase. */
export function VotesScreen({ game, phase }: { game: string; phase: number }): ReactNode {
  const votes = useVotes(game, phase)
  const { game: about, view, error } = votes
  const here = about?.phases[phase]
  if (!about || !view)
    return error && !view ? <Problem error={error} /> : <Skeleton label={say('votes.theVotes')} lines={6} />
  if (!view.form) return <NoVote votes={votes} name={here?.name} />
  return <Voted votes={votes} phase={phase} />
}

/** A phase without a vote says why, and leads to one that has it. */
function NoVote({ votes: { game, view }, name }: { votes: Votes; name: string | undefined }): ReactNode {
  const voted = game?.phases.findLast(phase => hasVotes(game, phase))
  return (
    <>
      <h1 className="sr">{say('votes.title')}</h1>
      <Empty
        title={name === undefined ? say('votes.noVoteHere') : say('votes.noVote', { phase: name })}
        text={view?.none}
        {...(game
          && voted && {
            action: (
              <Button onClick={() => go({ screen: 'votes', game: game.id, phase: voted.index })}>
                {say('votes.voteOf', { phase: voted.name })}
              </Button>
            ),
          })}
      />
    </>
  )
}

function Voted({ votes, phase }: { votes: Votes; phase: number }): ReactNode {
  const { game, view, nameOf, rulings, deaths, off } = votes
  // A search may lead to a post.
  const [led] = useState(() => {
    const { selected } = useView.getState()
    return view?.posts.some(({ id }) => id === selected) ? selected : undefined
  })
  const [source, setSource] = useState<Source>(led === undefined ? 'hand' : 'thread')
  const [middle, setMiddle] = useState<Middle>('count')
  const [by, setBy] = useState<string>()
  const [post, setPost] = useState(led)
  const [chosen, setChosen] = useState<string>()
  const paste = useRef<HTMLTextAreaElement>(null)
  // What is to have the focus, once it is drawn and the palette has given the focus back.
  const [aimed, setAimed] = useState<{ at: 'choice' | 'paste' | 'counts' }>()
  useEffect(() => {
    if (!aimed || aimed.at === 'counts') return undefined
    const frame = requestAnimationFrame(() =>
      (aimed.at === 'paste' ? paste.current : document.getElementById(choiceField))?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [aimed])
  const form = useForm()
  const steps = [...(view?.steps ?? []), ...deaths]
  // Ballots for families are not read out of posts.
  const threaded = view?.form?.kind === 'single' || (view?.posts.length ?? 0) > 0
  const ruling = rulings.find(({ row }) => row === chosen)
  const open = ruling ? undefined : chosen
  const step =
    steps.find(({ id }) => id === open)
    ?? steps.findLast(({ holds, changes }) => holds && !changes.length)
    ?? steps.at(-1)
  const stops = [...rulings.map(({ row }) => row), ...steps.map(({ id }) => id)]
  const move = (way: 1 | -1): void => {
    const at = stops.indexOf(ruling?.row ?? step?.id ?? '')
    setChosen(stops[Math.min(Math.max(at + way, 0), stops.length - 1)])
    useForm.setState({ side: 'why', inspector: true })
  }
  const pick = (id: string): void => {
    setChosen(id)
    useForm.setState({ side: 'why', inspector: true })
  }
  const toHand = (voter?: string): void => {
    setSource('hand')
    if (voter !== undefined) setBy(voter)
    setAimed({ at: 'choice' })
  }
  const toThread = (): void => {
    setSource('thread')
    setAimed({ at: 'paste' })
  }
  const show = (next: Middle): void => {
    setMiddle(next)
    setAimed(undefined)
  }
  const toPost = (id: string): void => {
    setPost(id)
    setSource('thread')
  }
  const group = say('votes.title')
  useCommands([
    ...(view && !view.locked
      ? [
          { id: 'votes.cast', title: say('votes.enterBallot'), keys: 'H', group, run: () => toHand() },
          ...(threaded ? [{ id: 'votes.paste', title: say('votes.pastePages'), keys: 'P', group, run: toThread }] : []),
        ]
      : []),
    ...(threaded
      ? [
          {
            id: 'votes.source',
            title: say(source === 'hand' ? 'votes.showPosts' : 'votes.showBallots'),
            keys: 'T',
            group,
            run: () => setSource(source === 'hand' ? 'thread' : 'hand'),
          },
        ]
      : []),
    ...(stops.length
      ? [
          { id: 'votes.down', title: say('votes.nextStep'), keys: 'J', group, run: () => move(1) },
          { id: 'votes.up', title: say('votes.previousStep'), keys: 'K', group, run: () => move(-1) },
        ]
      : []),
    {
      id: 'votes.day',
      title: say(middle === 'day' ? 'day.turnBack' : 'day.turn'),
      keys: 'D',
      group,
      run: () => show(middle === 'day' ? 'count' : 'day'),
    },
    ...(threaded
      ? [
          {
            id: 'votes.counts',
            title: say('day.toCounts'),
            keys: 'C',
            group,
            run: () => {
              setMiddle('day')
              setAimed({ at: 'counts' })
            },
          },
        ]
      : []),
    {
      id: 'votes.form',
      title: say(form.step === 'graph' ? 'nightTree.showList' : 'nightTree.showDrawing'),
      keys: 'L',
      group,
      run: turnStep,
    },
    {
      id: 'votes.side',
      title: say(hasBesideVote(form) ? 'votes.foldBeside' : 'votes.unfoldBeside'),
      keys: 'I',
      group,
      run: foldBesideVote,
    },
    ...(game?.system.panels
      ? [
          {
            id: 'votes.books',
            title: say(form.side === 'books' && hasBesideVote(form) ? 'votes.whyNotBooks' : 'votes.booksBeside'),
            keys: 'O',
            group,
            run: turnSideOfVote,
          },
        ]
      : []),
    {
      id: 'votes.post',
      title: say('votes.theVotePost'),
      keys: 'V',
      group,
      run: () => void openVotePost(votes.asked.game, phase),
    },
    ...(off.length ? [{ id: 'votes.back', title: say('night.putAllBack'), keys: 'B', group, run: putBack }] : []),
  ])
  if (!game || !view?.form) return null
  const asks = unsettled(view).length
  const name = game.phases[phase]?.name ?? ''
  const voter = by ?? nextSilent(game, view.silent, undefined)
  return (
    <div className={css.screen}>
      <h1 className="sr">{say('votes.titleOf', { phase: name })}</h1>
      <WhatIfBar night={{ off, shown: view }} />
      <Group className={css.panes} orientation="horizontal" id="votes">
        <Panel
          id="ballots"
          className={css.left}
          defaultSize="304px"
          minSize="250px"
          maxSize="460px"
          groupResizeBehavior="preserve-pixel-size"
        >
          {threaded && (
            <div className={css.turn}>
              <Segmented
                label={say('votes.sourceLabel')}
                value={source}
                onChoose={next => setSource(next as Source)}
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
                {!view.locked && <Cast game={game} view={view} form={view.form} voter={voter} onVoter={setBy} />}
                <div className={css.list}>
                  <Silent silent={view.silent} nameOf={nameOf} by={voter} onPick={view.locked ? undefined : toHand} />
                  {view.ballots.length > 0 && (
                    <Ballots game={game} ballots={view.ballots} locked={view.locked} nameOf={nameOf} onPost={toPost} />
                  )}
                </div>
              </>
            ) : (
              <>
                {!view.locked && <PastePages game={game} field={paste} roomy={!view.posts.length} />}
                <div className={css.list}>
                  {view.posts.length ? (
                    <PostsRead game={game} view={view} nameOf={nameOf} shown={post} onByHand={toHand} />
                  ) : (
                    <p className={css.soft}>{say(view.locked ? 'votes.noPages' : 'votes.pagesHint')}</p>
                  )}
                </div>
              </>
            )}
          </Guard>
        </Panel>
        <Separator className={panes.divider ?? ''} aria-label={say('votes.ballotsWidth')} />
        <Panel id="tally" className={css.middle} minSize="320px">
          <Guard what={say('votes.theCount')} of={middle}>
            <div className={css.tally}>
              <Result game={game} phase={phase} view={view} nameOf={nameOf} />
              <div className={css.middleTurn}>
                <Segmented
                  label={say('day.which')}
                  value={middle}
                  onChoose={next => show(next as Middle)}
                  segments={[
                    { value: 'count', label: say('day.showCount') },
                    { value: 'day', label: say('day.show') },
                  ]}
                />
              </div>
              {middle === 'day' && (
                <Day
                  game={game}
                  phase={phase}
                  needed={view.needed}
                  locked={view.locked}
                  nameOf={nameOf}
                  onPost={toPost}
                  aim={aimed?.at === 'counts' ? aimed : undefined}
                />
              )}
              {middle === 'count' && (
                <>
                  {view.ballots.length || view.totals.some(({ votes: number }) => number !== 0) ? (
                    <Totals
                      onWhy={pick}
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
                      title={say('votes.noBallots')}
                      text={say(threaded ? 'votes.noBallotsThread' : 'votes.noBallotsByHand')}
                      action={
                        view.locked ? undefined : (
                          <>
                            <Button kind="lamp" keys="H" onClick={() => toHand()}>
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
                  <Rulings rulings={rulings} current={ruling?.id} onPick={pick} />
                  {steps.length > 0 && (
                    <Steps
                      steps={steps}
                      current={ruling ? undefined : step?.id}
                      chosen={chosen !== undefined}
                      nameOf={nameOf}
                      families={view.form.families}
                      onPick={pick}
                    />
                  )}
                </>
              )}
            </div>
          </Guard>
        </Panel>
        {hasBesideVote(form) && (
          <>
            <Separator className={panes.divider ?? ''} aria-label={say('votes.besideWidth')} />
            <Panel id="why" className={css.side} defaultSize="38%" minSize="280px">
              <Guard what={say('votes.whyItIsSo')} of={ruling?.id ?? step?.id}>
                <Side game={game} phase={phase} label={say('votes.why')}>
                  <Why votes={votes} step={step} ruling={ruling} />
                </Side>
              </Guard>
            </Panel>
          </>
        )}
      </Group>
    </div>
  )
}
