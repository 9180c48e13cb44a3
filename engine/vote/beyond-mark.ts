/** Names that do not end where their mark does. */
import type { Named, Names } from './names.ts'

/**
 * Whom a name may mean that goes on behind the mark it stands in: `[b]Vote: Will[/b]ow`, `[b]Vote: Will[/b] Smith` where
 * somebody is called that.
 */
export function beyondMark(
  inMark: Named,
  text: string,
  { behind, most, end }: { behind: number; most: number; end: number },
  names: Names,
): Named | undefined {
  if (most >= end || most <= behind || inMark.is === 'none' ? !isGlued(text, most) : behind + inMark.length < most)
    return undefined
  const whole = names.read(text.slice(behind, end))
  const isLonger = whole.is !== 'none' && behind + whole.length > most
  if (!isGlued(text, most) && !(isLonger && whole.is === 'one' && whole.how === 'whole')) return undefined
  const ids = [whole, inMark].flatMap(one => (one.is === 'one' ? one.id : one.is === 'doubt' ? one.near : []))
  const length = Math.max(most, behind + (isLonger ? whole.length : 0), wordEnd(text, most)) - behind
  return { is: 'doubt', near: [...new Set(ids)], named: true, length }
}

/** Whether a word goes on at an offset. */
const isGlued = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]$/u.test(text.slice(0, at).slice(-2)) && /^['’]?[\p{L}\p{N}]/u.test(text.slice(at, at + 3))
const wordEnd = (text: string, at: number): number => at + /^[\p{L}\p{N}'’]*/u.exec(text.slice(at, at + 100))![0].length
