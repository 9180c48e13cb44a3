/** What to do next in a past that is being mended: compare what becomes of everything, then accept it. */
import { useState, type ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Confirm } from '../parts/dialog.tsx'
import { act } from '../state/act.ts'
import { useCommands } from '../state/commands.ts'
import { call } from '../state/desk.ts'
import { accepting, useMended } from '../state/mended.ts'
import { followed, placeNamed } from '../state/reading.ts'
import { toast } from '../state/toasts.ts'
import { go, useView } from '../state/view.ts'
import { say } from '../words/say.ts'

/** The button: on the comparison it accepts, anywhere else it leads there. */
export function MendButton({ game }: { game: GameView }): ReactNode {
  const comparing = useView(view => view.route.screen === 'mend')
  const { value } = useMended(comparing ? game.id : undefined)
  const [asking, setAsking] = useState(false)
  const ready = value?.changed === true && value.undecided === 0
  /** What the comparison says too. */
  const why = value?.changed === true ? say('mend.undecided', { count: value.undecided }) : say('mend.nothing')
  const compare = (): void => go({ screen: 'mend', game: game.id })
  const run = comparing ? () => ready && setAsking(true) : compare
  const label = comparing ? say('mend.accept') : say('mend.compare')
  useCommands(
    [{ id: 'next', title: label, keys: 'Ctrl+Enter', group: say('shell.game'), run: () => void run() }],
    'shell',
  )
  const accept = async (): Promise<void> => {
    const { of = '', phase = 0 } = game.mending ?? {}
    const reading = placeNamed(accepting)
    if (!(await followed(reading, act('mend.accept', { game: game.id, reading })))) return
    go({ screen: 'posts', game: of, phase })
    const stale = await Promise.all(
      (value?.phases ?? [])
        .filter(({ locked }) => locked)
        .map(({ index }) => call('posts.view', { game: of, phase: index }).catch(() => undefined)),
    )
    const count = stale.flatMap(view => view?.posts.filter(({ state }) => state === 'stale') ?? []).length
    toast({ title: say('mend.accepted'), text: say('mend.acceptedPosts', { count }) })
  }
  return (
    <>
      <Button kind="lamp" why={comparing && !ready ? why : undefined} told onClick={() => void run()}>
        {label}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={say('mend.acceptTitle')}
        text={say('mend.acceptText', { phase: value?.name ?? '' })}
        does={say('mend.accept')}
        onConfirm={() => void accept()}
      />
    </>
  )
}
