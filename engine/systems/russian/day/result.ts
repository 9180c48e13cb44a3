/** What becomes of a verdict: who dies in the place of others, who is rescued, who is taken along (RU-DAY-3 to RU-DAY-5). */
import type { SeatId, RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { counting, totals } from './count.ts'
import type { Sentence } from './hooks.ts'
import { asked, first } from './asked.ts'
import { mostOf } from './most.ts'
import { all, type Resolution, any } from '../vocabulary.ts'

/** Whether somebody is lynched as things stand. */
export const stands = (sentence: Sentence): boolean => lynchedBy(sentence, 0).holds

/** The step `instead`: a pair in the place of the ballots' choice (RU-DAY-5), and whoever dies besides. */
export function replaced(run: Resolution): void {
  const now = counting(run)
  const pair = asked(run, part => part.instead?.(run))
  if (pair.length) {
    const keepsPlace = above(now.sentences.filter(stands))
    const goesOff = pair.some(stands)
    now.sentences = [
      ...now.sentences
        .filter(({ who }) => !pair.some(one => one.who === who && stands(one)))
        .map(one => {
          // Whom a detonator that failed would have had die all the same owes it nothing.
          const against = pair.filter(({ along }) => along?.who !== one.who || along.lives)
          const isOne = against.some(({ who, along }) => who === one.who || along?.who === one.who)
          const leads = goesOff && stands(one) ? first(run, part => part.leads?.(run, one.who)) : undefined
          if (!keepsPlace.includes(one.who) || isOne)
            return {
              ...one,
              unless: [...one.unless, ...blown(against, leads && !leads.holds && !isOne ? [leads.why] : [])],
            }
          return leads?.holds ? { ...one, because: [...one.because, leads.why] } : one
        }),
      ...pair,
    ]
  }
  now.sentences = [...now.sentences, ...asked(run, part => part.joins?.(run, now.sentences))]
}

/** That a pair is lynched; what never came about stands there too. @param place why it takes this one's place */
const blown = (pair: readonly Sentence[], place: readonly Reason[]): Reason[] =>
  pair
    .filter(one => stands(one) || one.because.some(({ holds }) => !holds))
    .map(({ who, rule, because, unless }) =>
      all(
        { is: 'fact', kind: 'lynched', of: who, values: { votes: 0 } },
        { rule: 'RU-DAY-5', also: [rule] },
        [...because, ...place],
        unless,
      ),
    )

/** Who keeps the place in a hunt: all but the last of those who are to die; nobody in another vote (RU-TER-3). */
function above(dying: readonly Sentence[]): SeatId[] {
  const last = Math.max(1, ...dying.map(({ place = 0 }) => place))
  return dying.flatMap(({ who, place }) => (place !== undefined && place < last ? [who] : []))
}

/** The step `rescues`: what saves somebody who is to die, and what a rescue does not reach. */
export function rescued(run: Resolution): void {
  const now = counting(run)
  now.sentences = now.sentences.map(sentence => {
    if (!stands(sentence)) return sentence
    const saves = asked(run, part => part.rescues?.(run, sentence))
    if (!saves.length) return sentence
    const void_ = asked(run, part => part.unsavable?.(run, sentence))
    const { who } = sentence
    const why = (save: Reason): Reason => all({ is: 'fact', kind: 'rescued', of: who }, save, [save], void_)
    return { ...sentence, unless: [...sentence.unless, ...saves.map(why)] }
  })
}

/** Whoever is lynched takes others along, and those again others (step `lynch`). */
export function takenAlong(run: Resolution): Sentence[] {
  const now = counting(run)
  const all = [...now.sentences]
  const followed = new Set<SeatId>()
  for (const sentence of all) {
    if (!stands(sentence) || followed.has(sentence.who)) continue
    followed.add(sentence.who)
    const mine = lynchedBy(sentence, totals(run)[sentence.who] ?? 0)
    for (const taken of asked(run, part => part.takesAlong?.(run, sentence.who, now.ballots)))
      if (!all.some(({ who, unless }) => who === taken.who && !unless.length))
        all.push({ ...taken, beside: true, because: [mine, ...taken.because] })
  }
  return all
}

/** A sentence by ballots. */
export const sentence = (
  who: SeatId,
  because: readonly Reason[],
  unless: readonly Reason[] = [],
  rule: RuleId = 'RU-VOTE-1',
): Sentence => ({ who, rule, because, unless })

/** How a level is settled: what would have settled it at once, and does not; those on whom it hangs, each alone; whether one more would. */
interface Level {
  unless?: readonly Reason[]
  more?: readonly SeatId[]
  only?: boolean
}

/** That others have as many as somebody. */
export function tiedWith(
  run: Resolution,
  who: SeatId,
  level: readonly SeatId[],
  { unless = [], more = [], only = false }: Level = {},
): Reason {
  const claim = { is: 'fact', kind: 'tied', of: who, values: { players: level.length } } as const
  const others = (more.length ? more : level.filter(other => other !== who)).map(other =>
    mostOf(run, other, level, only),
  )
  return more.length
    ? all(claim, { rule: 'RU-VOTE-9' }, others, unless)
    : any(claim, { rule: 'RU-VOTE-9' }, others, unless)
}

/**
 * That somebody is lynched, or what kept it from that.
 * @param votes how many he has; not said of who dies of no ballots
 */
export const lynchedBy = ({ who, rule, because, unless, beside }: Sentence, votes: number): Reason =>
  all({ is: 'fact', kind: 'lynched', of: who, values: { votes: beside ? 0 : votes } }, { rule }, because, unless)
