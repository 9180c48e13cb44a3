/** The whole game as a page for everybody. Of a game that is not over it is asked first: the page tells everything. */
import type { ReactNode } from 'react'
import { Confirm } from '../../parts/dialog.tsx'
import { call, CallError } from '../../state/desk.ts'
import { download } from '../../state/download.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'

/** A game, as far as making its page needs it. */
export interface Paged {
  id: string
  name: string
  over: boolean
}

/** Makes the page and hands it to the browser as a download. @param early although the game is not over */
export async function makePage({ id, over }: Paged, early = false): Promise<void> {
  try {
    const { text, name } = await call('explore.game', { game: id, ...(early && { early }) })
    download(text, name, 'text/html')
    toast({ title: say('explore.made'), text: say(over ? 'explore.madeText' : 'explore.madeEarly', { name }) })
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy !== undefined && { text: remedy }) })
  }
}

/** Asks about a game that is not over. @param asks the game; closed where there is none */
export function AskEarly({ asks, onClose }: { asks: Paged | undefined; onClose: () => void }): ReactNode {
  return (
    <Confirm
      open={asks !== undefined}
      onClose={onClose}
      title={say('explore.early')}
      text={<bdi>{say('explore.earlyText', { name: asks?.name ?? '' })}</bdi>}
      does={say('explore.makeEarly')}
      danger
      onConfirm={() => {
        if (asks) void makePage(asks, true)
      }}
    />
  )
}
