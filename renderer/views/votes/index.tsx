/** Votes: ballots by hand and out of the thread, what they come to, and how each rule changed the count. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { Guard } from '../../parts/guard.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { hasVotes } from '../../state/holds.ts'
import { go, select, useView } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { Side } from '../books/side.tsx'
import { hasBesideVote, useForm } from '../night/form.ts'
import { WhatIfBar } from '../night/what-if-bar.tsx'
import panes from '../night/night.module.css'
import { choiceField } from './cast.tsx'
import { Count } from './count.tsx'
import { Day } from './day/index.tsx'
import { nextSilent } from './choices.ts'
import { askImport, type ImportAsked } from './import/asked.ts'
import imports from './import/import.module.css'
import { useClipboard } from './import/use-clipboard.ts'
import { useDrop } from './import/use-drop.ts'
import { Left } from './left.tsx'
import { Result } from './result.tsx'
import { unsettled } from './unsettled.ts'
import { useVoteCommands, type Middle, type Source } from './use-vote-commands.ts'
import { useVotes, type Votes } from './use-votes.ts'
import { Why } from './why.tsx'
import css from './votes.module.css'

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

/** Who votes next by hand. `given`: the time of the post that asks what was meant, so that this ballot answers it. */
interface HandVote {
  voter: string
  given: string | undefined
}

function Voted({ votes, phase }: { votes: Votes; phase: number }): ReactNode {
  const { game, view, nameOf, rulings, deaths, off } = votes
  // A search may lead to a post.
  const [led] = useState(() => {
    const { selected } = useView.getState()
    return view?.posts.some(({ id }) => id === selected) ? selected : undefined
  })
  const [source, setSource] = useState<Source>(() =>
    led !== undefined || (view && !view.locked && unsettled(view).length > 0) ? 'thread' : 'hand',
  )
  const [middle, setMiddle] = useState<Middle>('count')
  const [by, setBy] = useState<HandVote>()
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
  const beside = hasBesideVote(form)
  // The count is narrower beside why, and its lines stand elsewhere then.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [beside])
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
  const toHand = (voter?: string, given?: string): void => {
    setSource('hand')
    if (voter !== undefined) setBy({ voter, given })
    setAimed({ at: 'choice' })
  }
  const toThread = (): void => {
    setSource('thread')
    setAimed({ at: 'paste' })
  }
  const toImport = (asked: ImportAsked): void => {
    setSource('thread')
    askImport(asked)
  }
  useClipboard(threaded && view?.locked === false ? game?.id : undefined, () => setSource('thread'))
  const over = useDrop(threaded && view?.locked === false, files => toImport({ is: 'dropped', files }))
  const show = (next: Middle): void => {
    setMiddle(next)
    setAimed(undefined)
  }
  const toPost = (id: string): void => {
    setPost(id)
    setSource('thread')
  }
  // The checklist leads to one while this screen is looked at.
  const selected = useView(state => state.selected)
  const leads = view?.posts.some(({ id }) => id === selected) ? selected : undefined
  useEffect(() => {
    if (leads !== undefined) toPost(leads)
  }, [leads])
  const toCounts = (): void => {
    setMiddle('day')
    setAimed({ at: 'counts' })
  }
  useVoteCommands({
    votes,
    phase,
    threaded,
    source,
    middle,
    steps: stops.length > 0,
    toHand: () => toHand(),
    toThread,
    toImport,
    toCounts,
    onSource: setSource,
    onMiddle: show,
    onStep: move,
  })
  if (!game || !view?.form) return null
  const name = game.phases[phase]?.name ?? ''
  const voter = by?.voter ?? nextSilent(game, view.silent, undefined)
  return (
    <div className={css.screen}>
      {over && <div className={imports.drop}>{say('votes.dropHere')}</div>}
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
          <Left
            {...{ game, view, nameOf, threaded, source, voter, toHand, post, toPost, toCounts, paste }}
            onFold={() => {
              setPost(undefined)
              if (leads !== undefined) select(undefined)
            }}
            form={view.form}
            given={by?.given}
            onSource={setSource}
            onVoter={next => setBy(next === undefined ? undefined : { voter: next, given: undefined })}
          />
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
                <Count
                  {...{ game, view, nameOf, threaded, rulings, ruling, steps, step, chosen, toThread }}
                  form={view.form}
                  onPick={pick}
                  toHand={() => toHand()}
                />
              )}
            </div>
          </Guard>
        </Panel>
        {beside && (
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
