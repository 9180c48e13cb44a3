/**
 * From clauses to what stands in the end. Whatever one part of a message does to another that is not plain makes both a
 * question.
 */
import type { Slot } from '../why/claim.ts'
import type { Clause, Order, Talk, Target, Trouble, Why } from './clause.ts'
import type { Note } from './reading.ts'
import type { Range } from './range.ts'

/** An order that stands so far. */
export interface Draft { does: string; targets: Target[]; span: Range; repeats?: true }
/** Something to ask, with the abilities and players it is about. An ability asked about stands nowhere else. */
export interface Query { why: Why; span: Range; abilities: string[] | 'all'; options: Pick<Draft, 'does' | 'targets'>[]; slots?: Slot[] }
export interface Settled { drafts: Draft[]; queries: Query[]; notes: Note[] }

/** What settling needs to know of the sender. */
export interface Means {
  sender: Slot
  /** What the sender can send in, with how many targets it takes and how often a night. */
  abilities: ReadonlyMap<string, { targets: number; often: number; team: boolean }>
  /** A team of one needs no word on who carries. */
  aloneInTeam: boolean
  /** At most one action a night in all. */
  oneAction: boolean
  /** Last night's, one for each ability. */
  previous: readonly { does: string; to: readonly Slot[] }[]
}

export function settle(means: Means, read: readonly Clause[]): Settled {
  const clauses = joined(read)
  const state: State = { means, drafts: [], queries: [], notes: [], declined: [] }
  for (const clause of clauses) take(state, clause, clauses)
  dropSubsumed(state)
  conflicts(state)
  const asked = new Set(state.queries.flatMap(({ abilities }) => abilities === 'all' ? [...means.abilities.keys()] : abilities))
  for (const query of state.queries) query.options.push(...state.drafts.filter(({ does }) => query.abilities === 'all' || query.abilities.includes(does)))
  return { drafts: state.drafts.filter(({ does }) => !asked.has(does)), queries: state.queries, notes: state.notes }
}

interface State extends Settled { means: Means; declined: { abilities: string[] | 'all'; slots: Slot[]; span: Range }[]; bare?: Extract<Clause, { is: 'names' }> }

/** `Action: protect` and `Target: Ann` in two parts are one order. */
function joined(clauses: readonly Clause[]): Clause[] {
  const result: Clause[] = []
  for (const clause of clauses) {
    const last = result.at(-1)
    const open = last?.is === 'order' && clause.is === 'order' && !last.negative && !clause.negative ? [last, clause] : []
    const verb = open.find(({ abilities, troubles, targets }) => abilities !== 'any' && !targets.length && troubles.length === 1 && troubles[0]!.why === 'noTarget')
    const aim = open.find(({ abilities, troubles, targets }) => abilities === 'any' && targets.length === 1 && !troubles.length)
    if (verb && aim) {
      const span = { start: open[0]!.span.start, end: open[1]!.span.end }
      result[result.length - 1] = { ...verb, targets: aim.targets, troubles: [], replaces: verb.replaces || aim.replaces, span }
    } else result.push(clause)
  }
  return result
}

function take(state: State, clause: Clause, all: readonly Clause[]): void {
  switch (clause.is) {
    case 'order': return clause.negative ? decline(state, clause) : order(state, clause)
    case 'names': return names(state, clause)
    case 'cancel':
      state.notes.push({ kind: 'cancel', span: clause.span })
      state.drafts = []
      state.queries = state.queries.filter(({ why }) => why === 'otherActs')
      return
    case 'noAction': return troubled(state, clause, 'all') ? undefined : declines(state, 'all', [], clause.span, 'nothing')
    case 'again': return repeat(state, clause)
    case 'affirmation':
      if (!all.some(({ is }) => is !== 'affirmation' && is !== 'talk')) state.queries.push({ why: 'affirmed', span: clause.span, abilities: 'all', options: [] })
      return
    case 'talk': return talk(state, clause)
  }
}

const noteOf: Partial<Record<Why, Note['kind']>> = { conditional: 'conditional', question: 'question', otherActs: 'forOther', carrier: 'forOther' }

function ask(state: State, { why, span, slots }: Trouble, abilities: string[] | 'all', options: Query['options']): void {
  const kind = noteOf[why]
  if (kind) state.notes.push({ kind, span })
  state.queries.push({ why, span, abilities, options, ...slots && { slots } })
}

function troubled(state: State, { troubles }: { troubles: Trouble[] }, abilities: string[] | 'all', options: Query['options'] = []): boolean {
  const [first] = troubles
  if (first) ask(state, first, abilities, options)
  return first !== undefined
}

/** The sender's abilities that an order can mean. */
function meant({ abilities }: Means, { abilities: said, targets, nobody, negative }: Order): string[] {
  if (said !== 'any') return said
  const all = [...abilities.keys()]
  return nobody || negative ? all : targets.length ? all.filter(id => abilities.get(id)!.targets === targets.length) : all.filter(id => abilities.get(id)!.targets === 0)
}

function order(state: State, clause: Order): void {
  const { means } = state
  const abilities = meant(means, clause)
  const options = abilities.map(does => ({ does, targets: clause.targets }))
  const has = abilities.filter(id => means.abilities.has(id))
  if (clause.nobody && !clause.troubles.length) return declines(state, clause.abilities === 'any' ? 'all' : abilities, [], clause.span, 'nothing')
  if (troubled(state, clause, has.length || clause.troubles[0]?.why === 'notOwned' ? has : 'all', options)) return
  if (abilities.length !== 1) {
    const why = abilities.length ? 'whichAbility' : clause.targets.length ? 'wrongCount' : 'noTarget'
    return ask(state, { why, span: clause.span }, abilities.length ? abilities : 'all', options)
  }
  const does = abilities[0]!
  const entry = means.abilities.get(does)
  if (clause.subject === 'team' && !(entry?.team && means.aloneInTeam)) return ask(state, { why: entry?.team ? 'carrier' : 'otherActs', span: clause.span }, [does], options)
  stands(state, { does, targets: clause.targets, span: clause.span }, clause.replaces)
}

function stands(state: State, draft: Draft, replaces: boolean): void {
  const others = state.drafts.filter(({ does }) => does !== draft.does)
  const declined = state.declined.find(({ abilities, slots }) => (abilities === 'all' || abilities.includes(draft.does)) && (slots.length === 0 || sameSlots(slots, draft.targets)))
  if (declined && !(replaces && declined.slots.length === 0)) ask(state, { why: 'contradiction', span: draft.span }, [draft.does], [draft])
  else if (replaces && others.length && others.length === state.drafts.length) ask(state, { why: 'correction', span: draft.span }, [draft.does, ...others.map(({ does }) => does)], [draft])
  else {
    if (replaces) {
      state.drafts = others
      state.queries = state.queries.filter(({ abilities, why }) => !(abilities !== 'all' && abilities.join() === draft.does && /Target$/.test(why)))
    }
    state.drafts.push(draft)
  }
}

const sameSlots = (slots: readonly Slot[], targets: readonly Target[]): boolean => slots.length === targets.length && slots.every((slot, index) => slot === targets[index]!.slot)

function decline(state: State, clause: Order): void {
  const abilities = clause.abilities === 'any' && !clause.targets.length ? 'all' : meant(state.means, clause)
  const certain = clause.troubles.filter(({ why }) => why !== 'noTarget' && !(why === 'unread' && clause.targets.length === 0))
  const vague = clause.troubles.length > certain.length && clause.troubles.some(({ why }) => why === 'unread')
  if (certain.length || vague) troubled(state, certain.length ? { troubles: certain } : clause, abilities === 'all' || !abilities.length ? 'all' : abilities)
  else declines(state, abilities, clause.targets.map(({ slot }) => slot), clause.span, clause.targets.length ? 'negated' : 'nothing')
}

function declines(state: State, abilities: string[] | 'all', slots: Slot[], span: Range, kind: Note['kind']): void {
  state.notes.push({ kind, span })
  const against = state.drafts.filter(({ does, targets }) => (abilities === 'all' || abilities.includes(does)) && (slots.length === 0 || sameSlots(slots, targets)))
  if (against.length) ask(state, { why: 'contradiction', span }, against.map(({ does }) => does), [])
  state.declined.push({ abilities, slots, span })
}

function names(state: State, clause: Extract<Clause, { is: 'names' }>): void {
  const { drafts, means } = state
  const [last] = drafts
  const slots = clause.targets.map(({ slot }) => slot)
  if (!clause.corrects) {
    if (slots.every(slot => slot === means.sender) || drafts.some(({ targets }) => sameSlots(slots, targets))) return
    state.bare ??= clause
    const open = state.queries.filter(({ why }) => why === 'noTarget')
    for (const query of open) query.options.push(...query.options.map(({ does }) => ({ does, targets: clause.targets })))
    if (!open.length) ask(state, clause.troubles[0] ?? { why: 'bareName', span: clause.span }, 'all', fitting(means, clause.targets))
    return
  }
  const fits = fitting(means, clause.targets)
  if (clause.troubles.length) troubled(state, clause, last ? drafts.map(({ does }) => does) : 'all', fits)
  else if (drafts.length === 1 && last!.targets.length === slots.length && !state.queries.length) {
    state.drafts = [{ does: last!.does, targets: clause.targets, span: { start: last!.span.start, end: clause.span.end } }]
  }
  else if (!drafts.length && fits.length === 1 && !state.queries.length && !state.declined.length) state.drafts = [{ ...fits[0]!, span: clause.span }]
  else ask(state, { why: 'correction', span: clause.span }, 'all', fits)
}

const fitting = ({ abilities }: Means, targets: Target[]): Query['options'] => [...abilities].flatMap(([does, entry]) => entry.targets === targets.length ? [{ does, targets }] : [])

function repeat(state: State, clause: Extract<Clause, { is: 'again' }>): void {
  const { previous, abilities } = state.means
  const { span } = clause
  const repeated = previous.filter(({ does }) => abilities.has(does)).map(({ does, to }): Draft => ({ does, targets: to.map(slot => ({ slot, span })), span, repeats: true }))
  if (troubled(state, clause, 'all', repeated)) return
  if (!repeated.length || repeated.length < previous.length) ask(state, { why: 'nothingToRepeat', span: clause.span }, 'all', repeated)
  else if (state.drafts.length && repeated.length > 1) ask(state, { why: 'whichAbility', span: clause.span }, 'all', repeated)
  else for (const draft of repeated) stands(state, draft, false)
}

function talk(state: State, { span, cue, near, question }: Talk): void {
  if (question && !near) state.notes.push({ kind: 'question', span })
  if (near) {
    const has = near.abilities.filter(id => state.means.abilities.has(id))
    const options = has.flatMap(does => state.means.abilities.get(does)!.targets === near.targets.length ? [{ does, targets: near.targets }] : [])
    ask(state, { ...near, ...question && { why: 'question' as const } }, has.length ? has : 'all', options)
  } else if (cue && state.drafts.length) ask(state, { why: cue, span }, 'all', [])
}

/** A mention without a target, or a name, that an order elsewhere in the message already explains. */
function dropSubsumed(state: State): void {
  const { bare, drafts } = state
  const drafted = (abilities: Query['abilities']): boolean => abilities !== 'all' && abilities.length > 0 && abilities.every(id => drafts.some(({ does }) => does === id))
  const named = bare !== undefined && drafts.some(({ targets }) => sameSlots(bare.targets.map(({ slot }) => slot), targets))
  state.queries = state.queries.filter(({ why, abilities, span }) => !(why === 'noTarget' && drafted(abilities)) && !(named && why === 'bareName' && span.start === bare.span.start))
}

/** One ability more often than it may be used, or more actions than a night allows. */
function conflicts(state: State): void {
  const { means } = state
  const same = (a: Draft, b: Draft): boolean => a.does === b.does && sameSlots(a.targets.map(({ slot }) => slot), b.targets)
  state.drafts = state.drafts.filter((draft, index) => state.drafts.findIndex(other => same(other, draft)) === index)
  for (const [id, { often }] of means.abilities) {
    const uses = state.drafts.filter(({ does }) => does === id)
    if (uses.length > often) ask(state, { why: 'conflict', span: { start: uses[0]!.span.start, end: Math.max(...uses.map(({ span }) => span.end)) } }, [id], [])
  }
  if (means.oneAction && state.drafts.length > 1) ask(state, { why: 'conflict', span: state.drafts.at(-1)!.span }, 'all', [])
}
