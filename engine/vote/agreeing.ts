/**
 * `+1`: who agrees with a vote without naming anybody. Meant is the vote that the post quotes, or else the last one
 * before it.
 */
import type { Style } from '../rules/style.ts'
import type { Attempt, Finder } from './attempts.ts'
import { bits, bitsOf, type Run } from './run.ts'

const signs = /^[^\S\n]*(\+[^\S\n]*1|плюс один|плюсую)[^\S\n]*[.!]*[^\S\n]*$/imu

/**
 * That a post agrees with a vote.
 * @param find what finds votes
 * @param last for whom the last vote before this post was
 * @returns nothing where no line of the post says just that, or no vote is there to agree with
 */
export function agreeing(
  { plusOne }: Style,
  runs: readonly Run[],
  find: Finder,
  last: string | undefined,
): Attempt | undefined {
  if (plusOne !== 'asks' && plusOne !== 'counts') return undefined
  const text = runs.map(run => (isOthers(run) ? run.text.replace(/[^\n]/g, ' ') : run.text)).join('')
  const found = signs.exec(text)
  if (!found) return undefined
  const id = quoted(runs, find) ?? last
  if (id === undefined) return undefined
  const sign = found[1]!
  const start = found.index + found[0].indexOf(sign)
  return {
    is: 'vote',
    text: sign,
    name: sign,
    named:
      plusOne === 'counts'
        ? { is: 'one', id, how: 'whole', length: sign.length }
        : { is: 'doubt', near: [id], named: true, length: sign.length },
    place: { line: text.slice(0, start).split('\n').length, start, end: start + sign.length },
    ...(plusOne === 'asks' && { asks: 'agreement' as const }),
  }
}

const isOthers = (run: Run): boolean => (bitsOf(run) & (bits.quoted | bits.edited)) !== 0

/** Whom the last vote in what the post quotes is for. */
function quoted(runs: readonly Run[], find: Finder): string | undefined {
  const theirs = runs.flatMap(({ quoted: is, ...run }) => (is ? run : []))
  const votes = find(theirs).flatMap(({ is, why, named }) =>
    is === 'vote' && !why ? (named.is === 'one' ? named.id : named.is === 'doubt' ? (named.near[0] ?? []) : []) : [],
  )
  return votes.at(-1)
}
