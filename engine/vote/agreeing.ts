/**
 * `+1`: who agrees with a vote without naming anybody. Meant is the vote that the post quotes, or else the last one
 * before it.
 */
import type { Style } from '../rules/style.ts'
import type { Attempt, Finder } from './attempt.ts'
import { areOthers, bitsOf, type Run } from './run.ts'

const signs = /^[^\S\n]*(\+[^\S\n]*1|плюс один|плюсую)[^\S\n]*[.!]*[^\S\n]*$/imu

/**
 * That a post agrees with a vote.
 * @param find what finds votes
 * @returns nothing where no line of the post says just that; else the attempt, by for whom the last vote before this post was:
 * nothing where no vote is there to agree with
 */
export function agreeing({ plusOne }: Style, runs: readonly Run[], find: Finder): Agreeing | undefined {
  if (plusOne !== 'asks' && plusOne !== 'counts') return undefined
  const text = runs.map(run => (areOthers(bitsOf(run)) ? run.text.replace(/[^\n]/g, ' ') : run.text)).join('')
  const found = signs.exec(text)
  if (!found) return undefined
  const meant = quoted(runs, find)
  const sign = found[1]!
  const start = found.index + found[0].indexOf(sign)
  const place = { line: text.slice(0, start).split('\n').length, start, end: start + sign.length }
  return last => {
    const id = meant ?? last
    if (id === undefined) return undefined
    return {
      is: 'vote',
      text: sign,
      name: sign,
      named:
        plusOne === 'counts'
          ? { is: 'one', id, how: 'whole', length: sign.length }
          : { is: 'doubt', near: [id], named: true, length: sign.length },
      place,
      ...(plusOne === 'asks' && { asks: 'agreement' as const }),
    }
  }
}

export type Agreeing = (last: string | undefined) => Attempt | undefined

/** Whom the last vote in what the post quotes is for. */
function quoted(runs: readonly Run[], find: Finder): string | undefined {
  const theirs = runs.flatMap(({ quoted: is, ...run }) => (is ? run : []))
  const votes = find(theirs).flatMap(({ is, why, named }) =>
    is === 'vote' && !why ? (named.is === 'one' ? named.id : named.is === 'doubt' ? (named.near[0] ?? []) : []) : [],
  )
  return votes.at(-1)
}
