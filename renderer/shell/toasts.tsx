/** Notices, the youngest at the bottom. Base UI reads them out politely and finds them with F6. */
import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import css from './toasts.module.css'

/** The notices there are. @param beside in the rail, above its foot */
export function Toasts({ beside }: { beside: boolean }): ReactNode {
  const { toasts } = Toast.useToastManager()
  const viewport = useRoom(toasts.length > 0)
  return (
    <Toast.Portal>
      <Toast.Viewport
        ref={viewport}
        className={cls(css.viewport, beside && css.beside, 'no-print')}
        aria-label={say('shell.notices')}
      >
        {[...toasts].reverse().map(toast => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            swipeDirection={[]}
            className={cls(css.toast, toast.type === 'error' && css.error, toast.type === 'due' && css.due)}
          >
            <Toast.Content className={css.content}>
              <span className={css.sign} aria-hidden="true">
                {toast.type === 'error' ? '!' : toast.type === 'due' ? '…' : '✓'}
              </span>
              <div className={css.text}>
                <Toast.Title className={css.title} />
                <Toast.Description className={css.more} />
              </div>
              {toast.actionProps && <Toast.Action className={css.action} />}
              {/* Notices stand one below the other: none is behind another, where it could not be closed. */}
              <Toast.Close className={css.close} aria-label={say('shell.closeNotice')} aria-hidden={false}>
                ✕
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  )
}

/** Notices stand in room of their own, so that they cover nothing: the page knows how much of it they need. */
function useRoom(any: boolean): RefObject<HTMLDivElement | null> {
  const viewport = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const element = viewport.current
    if (!any || !element) return
    const watcher = new ResizeObserver(() => style.setProperty('--notices', `${element.offsetHeight + gap}px`))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      style.removeProperty('--notices')
    }
  }, [any])
  return viewport
}

const gap = 8
