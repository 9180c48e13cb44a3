/** A bookmark that copies a whole thread from where the host is logged in: its page is saved here and opened in a browser. */
import { useState, type ReactNode } from 'react'
import type { GameView } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Picker } from '../../../parts/picker.tsx'
import { act } from '../../../state/act.ts'
import { useAnswer } from '../../../state/answers.ts'
import { download } from '../../../state/download.ts'
import { toast } from '../../../state/toasts.ts'
import { say } from '../../../words/say.ts'

/** The dialog. It begins with the forum that the game is played on. */
export function CopyThread({ game, onClose }: { game: GameView; onClose: () => void }): ReactNode {
  const { value } = useAnswer('votes.copier', {})
  const forums = value?.forums ?? []
  const [chosen, choose] = useState<string>(game.settings.dialect)
  const forum = forums.find(({ id }) => id === chosen)
  const save = async (): Promise<void> => {
    const made = forum && (await act('votes.copier', { forum: forum.id }))
    if (!made?.page) return
    download(made.page.text, made.page.name, 'text/html')
    toast({ title: say('votes.copierSaved'), text: say('votes.copierOpen') })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('votes.copyThread')}
      text={say('votes.copyThreadText')}
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button
            kind="lamp"
            why={forum ? undefined : say('common.fillIn', { field: say('votes.copierForum') })}
            onClick={() => void save()}
          >
            {say('votes.saveCopier')}
          </Button>
        </>
      }
    >
      <Picker
        label={say('votes.copierForum')}
        placeholder={say('votes.copierForum')}
        value={forum?.id}
        choices={forums.map(({ id, name }) => ({ value: id, label: name }))}
        onPick={choose}
      />
      <p>{say('votes.copierHow')}</p>
    </Dialog>
  )
}
