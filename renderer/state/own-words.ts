/** Words of a field that two windows can write at once, kept when it is left. */
import { useTyping } from './unsent.ts'

export interface OwnWords {
  text: string
  type(text: string): void
  /** Keeps them; where another window kept others meanwhile, not before it is said which stay. @param over what they may replace */
  keep(over?: string): Promise<void>
  /** Drops them. */
  drop(): void
  /** Another window kept others since these were begun. */
  isMeanwhile: boolean
}

/**
 * @param about what they belong to, to tell them from others
 * @param value what is kept
 * @param onKeep keeps them on top of what they were typed over; gives nothing where it was refused
 */
export function useOwnWords(
  about: string,
  value: string,
  onKeep: (text: string, over: string) => Promise<unknown>,
): OwnWords {
  const { text, typed, over, type, settle } = useTyping(about, value)
  const [next, begun] = [text.trim(), (over ?? '').trim()]
  const isMeanwhile = typed && begun !== value && next !== value
  return {
    text,
    type,
    keep: async stands => {
      if (!typed || (isMeanwhile && stands === undefined)) return
      if (next === value || (await onKeep(next, stands ?? begun)) !== undefined) settle(text)
    },
    drop: () => settle(),
    isMeanwhile,
  }
}
