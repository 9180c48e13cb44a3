/** What a later part of a message does to what was asked for before it. */
import type { Draft, SenderAbilities, Ambiguity } from '../draft-state.ts'
import { added, type RuReading } from './reading.ts'
import type { Sentence } from './sentences.ts'

/**
 * A part that sets right what was said before: another target for the order before it, or the order once more. What it cannot
 * be read as is asked about with what it may unsettle.
 */
export function setRight(
  so: RuReading,
  part: Sentence,
  read: Draft | Ambiguity | undefined,
  means: SenderAbilities,
): RuReading {
  const last = so.drafts.at(-1)
  const open = so.queries.at(-1)
  if (read && !('why' in read)) {
    const isSame = ({ does }: Draft): boolean => does === read.does
    if (!last || so.drafts.some(isSame))
      return { drafts: [...so.drafts.filter(one => !isSame(one)), read], queries: withoutOpen(so.queries, read.does) }
  }
  const targets = part.targets
  const isOpen = open && (retarget.has(open.why) || isStopped(open)) && open.abilities.length === 1
  const does = isOpen ? open.abilities[0] : last?.does
  const able = does === undefined ? undefined : means.abilities.get(does)
  const isPlain =
    !part.verbs.length && !part.unknown.length && !part.clashing.length && !part.question && !part.roles.length
  if (
    does !== undefined
    && able
    && isPlain
    && targets.length >= Math.max(1, able.targets)
    && targets.length <= able.most
  ) {
    const draft: Draft = { does, targets, span: part.span }
    return { drafts: [...so.drafts.filter(one => one.does !== does), draft], queries: withoutOpen(so.queries, does) }
  }
  if (!last && read) return added(so, read)
  if (!last && !targets.length && !part.roles.length && !part.clashing.length) return so
  return unsettled(so, part.span, read && !('why' in read) ? read : undefined)
}

/** What was said last is not sure any more: it is asked about, with what may stand in its place. */
export function unsettled(so: RuReading, span: Ambiguity['span'], instead?: Draft): RuReading {
  const last = so.drafts.at(-1)
  if (!last && !instead) return so
  const options = [...(last ? [last] : []), ...(instead ? [instead] : [])]
  const query: Ambiguity = { why: 'correction', span, abilities: last ? [last.does] : 'all', options }
  return { drafts: so.drafts.filter(one => one !== last), queries: [...so.queries, query] }
}

/** Questions that a correction answers: who was meant. */
const retarget: ReadonlySet<Ambiguity['why']> = new Set<Ambiguity['why']>(['noTarget', 'nearTarget'])
const withoutOpen = (queries: readonly Ambiguity[], does: string): Ambiguity[] =>
  queries.filter(
    query =>
      !((retarget.has(query.why) || isStopped(query)) && query.abilities.length === 1 && query.abilities[0] === does),
  )
/** «Ой, стоп»: what was asked for does not stand, and nothing yet in its place. */
const isStopped = ({ why, options }: Ambiguity): boolean => why === 'correction' && options.length === 1
