/** What the keyboard and the palette do on the Votes screen. */
import { useCommands, useEnterOnControls } from '../../state/commands.ts'
import { putBack } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { foldBesideVote, hasBesideVote, turnSideOfVote, turnStep, useForm } from '../night/form.ts'
import type { ImportAsked } from './import/asked.ts'
import { useWatching } from './import/use-clipboard.ts'
import { deny, firstDoubt, oneMeaning, settle } from './meant.ts'
import type { Votes } from './use-votes.ts'
import { openVotePost } from './vote-post.ts'

/** From where the ballots come that stand on the left. */
export type Source = 'hand' | 'thread'
/** What stands in the middle: the count and how it came about, or the day that it is of. */
export type Middle = 'count' | 'day'

interface Ways {
  votes: Votes
  phase: number
  /** Whether ballots are read out of posts. */
  threaded: boolean
  source: Source
  middle: Middle
  /** Whether there is a step to go to. */
  steps: boolean
  toHand: () => void
  toThread: () => void
  toImport: (asked: ImportAsked) => void
  toCounts: () => void
  onSource: (source: Source) => void
  onMiddle: (middle: Middle) => void
  onStep: (way: 1 | -1) => void
}

/** Whatever a button of the screen does, a key does too. */
export function useVoteCommands({
  votes: { game, view, off, asked },
  phase,
  threaded,
  source,
  middle,
  steps,
  toHand,
  toThread,
  toImport,
  toCounts,
  onSource,
  onMiddle,
  onStep,
}: Ways): void {
  const form = useForm()
  const { watches, turn } = useWatching()
  const group = say('votes.title')
  const alike = game && view ? oneMeaning(game, view) : []
  const first = game && view && source === 'thread' ? firstDoubt(game, view) : undefined
  useEnterOnControls()
  useCommands([
    ...(game && first
      ? [
          ...first.choices.slice(0, 9).map(({ meant, says, keys }, index) => ({
            id: `votes.answer.${index + 1}`,
            title: says,
            ...(keys !== undefined && { keys }),
            group,
            run: () => void settle(game, [meant]),
          })),
          { id: 'votes.answer.0', title: say('votes.notAVote'), keys: '0', group, run: () => deny(game, first) },
        ]
      : []),
    ...(view && !view.locked
      ? [
          { id: 'votes.cast', title: say('votes.enterBallot'), keys: 'H', group, run: toHand },
          ...(game && alike.length > 1
            ? [
                {
                  id: 'votes.accept',
                  title: say('votes.takeAlike', { count: alike.length }),
                  keys: 'A',
                  group,
                  run: () => void settle(game, alike),
                },
              ]
            : []),
          ...(threaded
            ? [
                { id: 'votes.paste', title: say('votes.pastePages'), keys: 'P', group, run: toThread },
                {
                  id: 'votes.files',
                  title: say('votes.threadFiles'),
                  keys: 'F',
                  group,
                  run: () => toImport({ is: 'files' }),
                },
                { id: 'votes.folder', title: say('votes.threadFolder'), group, run: () => toImport({ is: 'folder' }) },
                { id: 'votes.whole', title: say('votes.copyThread'), group, run: () => toImport({ is: 'thread' }) },
                { id: 'votes.takeCount', title: say('votes.takeCount'), group, run: () => toImport({ is: 'count' }) },
                {
                  id: 'votes.clipboard',
                  title: say(watches ? 'votes.stopWatching' : 'votes.watchClipboard'),
                  group,
                  run: () => void turn(),
                },
              ]
            : []),
        ]
      : []),
    ...(threaded
      ? [
          {
            id: 'votes.source',
            title: say(source === 'hand' ? 'votes.showPosts' : 'votes.showBallots'),
            keys: 'T',
            group,
            run: () => onSource(source === 'hand' ? 'thread' : 'hand'),
          },
        ]
      : []),
    ...(steps
      ? [
          { id: 'votes.down', title: say('votes.nextStep'), keys: 'J', group, run: () => onStep(1) },
          { id: 'votes.up', title: say('votes.previousStep'), keys: 'K', group, run: () => onStep(-1) },
        ]
      : []),
    {
      id: 'votes.day',
      title: say(middle === 'day' ? 'day.turnBack' : 'day.turn'),
      keys: 'D',
      group,
      run: () => onMiddle(middle === 'day' ? 'count' : 'day'),
    },
    ...(threaded
      ? [
          {
            id: 'votes.counts',
            title: say('day.toCounts'),
            keys: 'C',
            group,
            run: toCounts,
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
      run: () => void openVotePost(asked.game, phase),
    },
    ...(off.length ? [{ id: 'votes.back', title: say('night.putAllBack'), keys: 'B', group, run: putBack }] : []),
  ])
}
