/** Taking back what was done last, and doing it again: by keys, in the palette, in notices and in the log. */
import type { GameView } from '../../electron/desk/contract.ts'
import { say } from '../words/say.ts'
import { act } from './act.ts'
import { call } from './desk.ts'
import { dropMark, keepMark, lastMark, markSaid, type Mark } from './last-mark.ts'
import { toast, type Notice } from './toasts.ts'

/** One of them at a time: what an older one offers is no longer the last thing done. */
const tell = (notice: Notice): void => void toast({ ...notice, about: 'undo' })

/** Takes back the last thing done in a game. @param from everything from this event on */
export async function undo(game: string, from?: number): Promise<void> {
  const mark = from === undefined ? lastMark(game) : undefined
  if (mark) return takeBack(mark)
  const before = await look(game)
  if (before && before.undo === undefined) return tell({ title: say('state.nothingToUndo') })
  const sent = await sentOf(before)
  const done = await act('log.undo', { game, ...(from === undefined ? {} : { from }) })
  if (!done) return
  const unlocked = sent && (await look(game))?.phases[sent.phase]?.state === 'open' ? sent : undefined
  tell({
    title: say('state.undone', { what: done.says }),
    ...(unlocked ? { text: say('state.stillOut', { phase: unlocked.name, count: unlocked.number }) } : {}),
    action: {
      label: say('state.redo'),
      run: () => {
        void redo(game)
      },
    },
  })
}

/** Does again what was undone last. */
export async function redo(game: string): Promise<void> {
  const before = await look(game)
  if (before && before.redo === undefined) return tell({ title: say('state.nothingToRedo') })
  const done = await act('log.redo', { game })
  if (done)
    tell({
      title: say('state.doneAgain', { what: done.says }),
      action: {
        label: say('state.undo'),
        run: () => {
          void undo(game)
        },
      },
    })
}

async function takeBack(mark: Mark): Promise<void> {
  const { game, phase, post } = mark
  if (!(await act('posts.sent', { game, phase, post, sent: false }, { keepsMarks: true }))) return
  dropMark(mark)
  tell({
    title: say('state.undone', { what: markSaid(mark) }),
    action: {
      label: say('state.redo'),
      run: () => {
        void markAgain(mark)
      },
    },
  })
}

async function markAgain(mark: Mark): Promise<void> {
  const { game, phase, post } = mark
  if (!(await act('posts.sent', { game, phase, post, sent: true }, { keepsMarks: true }))) return
  keepMark(mark)
  tell({
    title: say('state.doneAgain', { what: markSaid(mark) }),
    action: {
      label: say('state.undo'),
      run: () => {
        void undo(game)
      },
    },
  })
}

const look = (game: string): Promise<GameView | undefined> => call('games.get', { game }).catch(() => undefined)

/** Of the last phase, where it is locked: how many of its posts are out. */
async function sentOf(
  game: GameView | undefined,
): Promise<{ phase: number; name: string; number: number } | undefined> {
  const last = game?.phases.at(-1)
  if (!game || !last || last.state === 'open') return undefined
  const posts = await call('posts.view', { game: game.id, phase: last.index }).catch(() => undefined)
  const number = posts?.posts.filter(({ state }) => state !== 'toSend').length ?? 0
  return number ? { phase: last.index, name: last.name, number } : undefined
}
