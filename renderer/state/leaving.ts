/** Whoever leaves the page while something in it is not kept is asked first, by the browser or the window. */
import { useSaved } from './saved.ts'
import { isUnsent } from './unsent.ts'

/** Fields that were typed in and not left since, with what stood in them. */
const typedIn = new Map<HTMLInputElement | HTMLTextAreaElement, string>()

/** Asks, from now on. @returns what ends it */
export function askBeforeLeaving(): () => void {
  const begin = ({ target }: Event): void => {
    if (isField(target) && !typedIn.has(target)) typedIn.set(target, target.value)
  }
  const leave = ({ target }: Event): void => {
    // A field of a dialog is kept by its button, any other when it is left.
    if (isField(target) && !inDialog(target)) typedIn.delete(target)
  }
  const ask = (event: BeforeUnloadEvent): void => {
    if (isAtStake()) event.preventDefault()
  }
  document.addEventListener('focusin', begin)
  document.addEventListener('focusout', leave)
  window.addEventListener('beforeunload', ask)
  return () => {
    document.removeEventListener('focusin', begin)
    document.removeEventListener('focusout', leave)
    window.removeEventListener('beforeunload', ask)
  }
}

/** Whether something would go with the page: a change that is not answered or not kept, or words that were typed. */
function isAtStake(): boolean {
  const { state, under } = useSaved.getState()
  if (under > 0 || state.is === 'failed' || isUnsent()) return true
  for (const field of typedIn.keys()) if (!field.isConnected) typedIn.delete(field)
  return [...typedIn].some(([field, before]) => field.value !== before)
}

const inDialog = (field: Element): boolean => field.closest('[role="dialog"], [role="alertdialog"]') !== null

/** What is typed in to be kept: not what only searches or chooses, nor what `useUnsent` looks after. */
function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (!(target instanceof HTMLElement) || target.dataset.unsent !== undefined) return false
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return (
    target instanceof HTMLInputElement
    && ['text', 'url', 'number', 'datetime-local'].includes(target.type)
    && target.getAttribute('role') !== 'combobox'
  )
}
