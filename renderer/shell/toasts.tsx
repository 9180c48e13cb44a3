/** Notices, the youngest at the bottom. Base UI reads them out politely and finds them with F6. */
import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import css from './toasts.module.css'

/** The notices there are. */
export function Toasts(): ReactNode {
  const { toasts } = Toast.useToastManager()
  return (
    <Toast.Portal>
      <Toast.Viewport className={cls(css.viewport, 'no-print')} aria-label={say('shell.notices')}>
        {[...toasts].reverse().map(toast => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            swipeDirection={[]}
            className={cls(css.toast, toast.type === 'error' && css.error)}
          >
            <Toast.Content className={css.content}>
              <span className={css.sign} aria-hidden="true">
                {toast.type === 'error' ? '!' : '✓'}
              </span>
              <div className={css.text}>
                <Toast.Title className={css.title} />
                <Toast.Description className={css.more} />
              </div>
              {toast.actionProps && <Toast.Action className={css.action} />}
              <Toast.Close className={css.close} aria-label={say('shell.closeNotice')}>
                ✕
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  )
}
