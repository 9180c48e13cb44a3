/** A dialog: takes the focus, gives it back, and closes with Escape. */
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import { Button } from './button.tsx'
import { useFocusBack } from './focus-back.ts'
import css from './dialog.module.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** One sentence below the title. */
  text?: ReactNode
  children?: ReactNode
  /** Buttons, the one that does it last. */
  actions?: ReactNode
  wide?: boolean
  /** What gets the focus first; else the first thing that can have it. */
  first?: RefObject<HTMLElement | null>
}

/** A dialog in the middle of the window. */
export function Dialog({ open, onClose, title, text, children, actions, wide, first }: DialogProps): ReactNode {
  const back = useFocusBack(open)
  return (
    <Base.Root
      open={open}
      onOpenChange={next => {
        if (!next) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={css.veil} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup className={cls(css.popup, wide && css.wide)} initialFocus={first ?? firstIn} finalFocus={back}>
            <div className={css.head}>
              <Base.Title className={css.title}>{title}</Base.Title>
              <Base.Close className={css.close} aria-label={say('common.close')}>
                ✕
              </Base.Close>
            </div>
            <div className={css.body} data-dialog="body">
              {text !== undefined && <Base.Description className={css.text}>{text}</Base.Description>}
              {children}
            </div>
            {actions !== undefined && (
              <div className={css.actions} data-dialog="actions">
                {actions}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The first field that is not passed over, else the button that does it, else whatever comes first. */
function firstIn(): HTMLElement | true {
  const popups = document.querySelectorAll('[role="dialog"]')
  const popup = popups[popups.length - 1]
  return (
    popup?.querySelector<HTMLElement>('[data-dialog="body"] :is(input, textarea, select):not(:disabled, [data-passed])')
    ?? popup?.querySelector<HTMLElement>('[data-dialog="actions"] button:last-of-type')
    ?? true
  )
}

interface ConfirmProps extends Omit<DialogProps, 'actions'> {
  /** What the button does: `Lock the night`. */
  does: string
  danger?: boolean
  onConfirm: () => void
}

/** Asks before something is done. */
export function Confirm({ does, danger, onConfirm, ...dialog }: ConfirmProps): ReactNode {
  const confirm = (): void => {
    dialog.onClose()
    onConfirm()
  }
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>{say('common.cancel')}</Button>
          <Button kind={danger ? 'danger' : 'lamp'} onClick={confirm}>
            {does}
          </Button>
        </>
      }
    />
  )
}
