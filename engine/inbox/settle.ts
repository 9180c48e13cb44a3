/**
 * From clauses to what stands in the end. Whatever one part of a message does to another that is not plain makes both a
 * question.
 */
import type { Slot } from '../reason/claim.ts'
import { assigned, joined } from './assign.ts'
import type { Clause, Order, Talk, Target, Trouble } from './clause.ts'
import type { Note, Why } from '../journal/reading.ts'
import type { Range } from '../text/range.ts'

/** An order that stands so far. */
export interface Draft {
  does: string
  targets: Target[]
  span: Range
  repeats?: true
  /** What it says for the ability's keys. */
  with?: Record<string, string>
  /** Who else of the team carries it out. */
  by?: Slot
}
/** Something to ask, with the abilities and players it is about. An ability asked about stands nowhere else. */
export interface Query {
  /** An order that takes the place of what it unsettles answers it. */ passing?: true
  why: Why
  span: Range
  abilities: string[] | 'all'
  options: Pick<Draft, 'does' | 'targets' | 'by' | 'with'>[]
  slots?: Slot[]
}
export interface Settled {
  drafts: Draft[]
  queries: Query[]
  notes: Note[]
}

/** What settling needs to know of the sender. */
export interface Means {
  sender: Slot
  /** Who else of the team can act. */
  mates: ReadonlySet<Slot>
  /** What the sender can send in, with how many targets it takes and how often a night. */
  abilities: ReadonlyMap<
    string,
    { targets: number; most: number; often: number; team: boolean /** Nobody carries it. */; anyone: boolean }
  >
  /** A team of one needs no word on who carries. */
  aloneInTeam: boolean
  /** At most one action a night in all. */
  oneAction: boolean
  /** Last night's, one for each ability. */
  previous: readonly { does: string; to: readonly Slot[]; with: Readonly<Record<string, string>> }[]
}

export function settle(means: Means, read: readonly Clause[]): Settled {
  const clauses = assigned(
    joined(read),
    means.sender,
    order => meant(means, order),
    id => means.abilities.get(id)?.team === true,
  )
  const state: State = { means, drafts: [], queries: [], notes: [], declined: [], former: [], told: [], fates: [] }
  for (const clause of clauses) take(state, clause, clauses)
  leftOpen(state)
  dropSubsumed(state)
  conflicts(state)
  const asked = new Set(
    state.queries.flatMap(({ abilities }) => (abilities === 'all' ? [...means.abilities.keys()] : abilities)),
  )
  for (const query of state.queries)
    query.options.push(
      ...state.drafts.filter(({ does }) => query.abilities === 'all' || query.abilities.includes(does)),
    )
  return { drafts: state.drafts.filter(({ does }) => !asked.has(does)), queries: state.queries, notes: state.notes }
}

interface State extends Settled {
  means: Means
  declined: { abilities: string[] | 'all'; slots: Slot[]; span: Range }[]
  bare?: Extract<Clause, { is: 'names' }>
  /** An apology to somebody: a name alone where nothing else is said. */
  pardon?: Extract<Clause, { is: 'names' }>
  /** A correction was announced, and not yet given. */
  open?: Range
  /** What was meant before, and what is told of players beside the orders: asked only where no order explains it. */
  former: Talk[]
  told: Query[]
  /** What becomes of somebody: asked where nothing else was said of it. */
  fates: Order[]
  /** An action will be sent in later; somebody not named carries. */
  later?: Range
  hands?: Range
}

function take(state: State, clause: Clause, all: readonly Clause[]): void {
  switch (clause.is) {
    case 'order':
      return clause.negative ? decline(state, clause) : order(state, clause)
    case 'names':
      return names(state, clause)
    case 'carried': {
      const does = clause.abilities.length
        ? clause.abilities
        : [...state.means.abilities].flatMap(([id, { team }]) => (team ? [id] : []))
      return ask(
        state,
        clause.troubles[0] ?? { why: 'otherActs', span: clause.span },
        does,
        does.map(id => ({ does: id, targets: clause.targets, by: clause.by })),
      )
    }
    case 'cancel':
      state.notes.push({ kind: 'cancel', span: clause.span })
      state.drafts = []
      delete state.open
      state.queries = state.queries.filter(({ why }) => why === 'otherActs')
      return
    case 'noAction':
      return troubled(state, clause, 'all') ? undefined : declines(state, 'all', [], clause.span, 'declined')
    case 'again':
      return repeat(state, clause)
    case 'affirmation':
      if (!all.some(({ is }) => is !== 'affirmation' && is !== 'talk'))
        state.queries.push({ why: 'affirmed', span: clause.span, abilities: 'all', options: [] })
      return
    case 'talk':
      return talk(state, clause)
  }
}

const noteOf: Partial<Record<Why, Note['kind']>> = {
  conditional: 'conditional',
  question: 'question',
  otherActs: 'forOther',
  carrier: 'forOther',
}

function ask(
  state: State,
  { why, span, slots }: Trouble,
  abilities: string[] | 'all',
  options: Query['options'],
): void {
  const kind = noteOf[why]
  if (kind) state.notes.push({ kind, span })
  state.queries.push({ why, span, abilities, options, ...(slots && { slots }) })
}

function troubled(
  state: State,
  { troubles }: { troubles: Trouble[] },
  abilities: string[] | 'all',
  options: Query['options'] = [],
): boolean {
  const [first] = troubles
  if (first) ask(state, first, abilities, options)
  return first !== undefined
}

/** The sender's abilities that an order can mean. */
function meant({ abilities }: Means, { abilities: said, targets, nobody, negative }: Order): string[] {
  if (said !== 'any') return said
  const all = [...abilities.keys()]
  return nobody || negative
    ? all
    : targets.length
      ? all.filter(id => abilities.get(id)!.targets <= targets.length && abilities.get(id)!.most >= targets.length)
      : all.filter(id => abilities.get(id)!.targets === 0)
}

/** What takes the place of all that was said, and is not plain, leaves that open too. */
function order(state: State, clause: Order): void {
  const { means } = state
  if (clause.fate && clause.troubles.length) return void state.fates.push(clause)
  const abilities = meant(means, clause)
  const by = { ...(clause.by === undefined ? {} : { by: clause.by }), ...(clause.with && { with: clause.with }) }
  const options = abilities.map(does => ({ does, targets: clause.targets, ...by }))
  const has = abilities.filter(id => means.abilities.has(id))
  if (clause.nobody && !clause.troubles.length)
    return declines(state, clause.abilities === 'any' ? 'all' : abilities, [], clause.span, 'declined')
  const unsettled =
    clause.replaces && clause.troubles.length && has.length && !state.drafts.some(({ does }) => has.includes(does))
      ? state.drafts.map(({ does }) => does)
      : []
  if (
    troubled(
      state,
      clause,
      has.length || clause.troubles[0]?.why === 'notOwned' ? [...has, ...unsettled] : 'all',
      options,
    )
  )
    return
  if (abilities.length !== 1) {
    const why = abilities.length ? 'whichAbility' : clause.targets.length ? 'wrongCount' : 'noTarget'
    return ask(state, { why, span: clause.span }, abilities.length ? abilities : 'all', options)
  }
  const does = abilities[0]!
  const entry = means.abilities.get(does)
  if (clause.inPlaceOf) {
    const { slot, met } = clause.inPlaceOf
    state.notes.push({ kind: 'conditional', span: met })
    if (state.drafts.some(draft => draft.does === does && !draft.targets.some(target => target.slot === slot)))
      return ask(state, { why: 'conditional', span: met }, [does], options)
  }
  if (clause.subject === 'team' && !(entry?.team && (means.aloneInTeam || entry.anyone)))
    return ask(state, { why: entry?.team ? 'carrier' : 'otherActs', span: clause.span }, [does], options)
  stands(state, { does, targets: clause.targets, span: clause.span, ...by }, clause.replaces, clause.adds)
}

function stands(state: State, draft: Draft, instead: boolean, adds = false): void {
  const replaces =
    instead
    || (!adds
      && state.open !== undefined
      && state.drafts.length > 0
      && state.drafts.every(({ does }) => does === draft.does))
  if (replaces) delete state.open
  const others = state.drafts.filter(({ does }) => does !== draft.does)
  const declined = state.declined.find(
    ({ abilities, slots }) =>
      (abilities === 'all' ? draft.by === undefined : abilities.includes(draft.does))
      && (slots.length === 0 || sameSlots(slots, draft.targets)),
  )
  if (declined && !(replaces && declined.slots.length === 0))
    ask(state, { why: 'contradiction', span: draft.span }, [draft.does], [draft])
  else if (replaces && state.drafts.some(({ does, by }) => does === draft.does && by !== draft.by))
    ask(state, { why: 'otherActs', span: draft.span }, [draft.does], [draft])
  else if (replaces && others.length && others.length === state.drafts.length)
    ask(state, { why: 'correction', span: draft.span }, [draft.does, ...others.map(({ does }) => does)], [draft])
  else {
    if (replaces) {
      state.drafts = others
      state.queries = state.queries.filter(
        ({ abilities, why, passing }) =>
          !passing && !(abilities !== 'all' && abilities.join() === draft.does && /Target$/.test(why)),
      )
    }
    state.drafts.push(draft)
  }
}

const sameSlots = (slots: readonly Slot[], targets: readonly Target[]): boolean =>
  slots.length === targets.length && slots.every((slot, index) => slot === targets[index]!.slot)

function decline(state: State, clause: Order): void {
  const abilities = clause.abilities === 'any' && !clause.targets.length ? 'all' : meant(state.means, clause)
  const certain = clause.troubles.filter(
    ({ why }) => why !== 'noTarget' && !(why === 'unread' && clause.targets.length === 0),
  )
  const vague = clause.troubles.length > certain.length && clause.troubles.some(({ why }) => why === 'unread')
  if (certain.length || vague)
    troubled(
      state,
      certain.length ? { troubles: certain } : clause,
      abilities === 'all' || !abilities.length ? 'all' : abilities,
    )
  else
    declines(
      state,
      abilities,
      clause.targets.map(({ slot }) => slot),
      clause.span,
      clause.targets.length ? 'negated' : 'declined',
    )
}

function declines(state: State, abilities: string[] | 'all', slots: Slot[], span: Range, kind: Note['kind']): void {
  state.notes.push({ kind, span })
  const against = state.drafts.filter(
    ({ does, targets, by }) =>
      (abilities === 'all' ? by === undefined : abilities.includes(does))
      && (slots.length === 0 || sameSlots(slots, targets)),
  )
  if (against.length)
    ask(
      state,
      { why: 'contradiction', span },
      against.map(({ does }) => does),
      [],
    )
  state.declined.push({ abilities, slots, span })
}

function names(state: State, clause: Extract<Clause, { is: 'names' }>): void {
  const { drafts, means } = state
  const [last] = drafts
  const slots = clause.targets.map(({ slot }) => slot)
  if (!clause.corrects) {
    if (
      slots.every(slot => slot === means.sender)
      || drafts.some(({ targets }) => slots.every(slot => targets.some(target => target.slot === slot)))
    )
      return
    state.bare ??= clause
    const open = state.queries.filter(({ why }) => why === 'noTarget')
    for (const query of open)
      query.options.push(...query.options.map(({ does }) => ({ does, targets: clause.targets })))
    if (!open.length)
      ask(state, clause.troubles[0] ?? { why: 'bareName', span: clause.span }, 'all', fitting(means, clause.targets))
    return
  }
  const fits = fitting(means, clause.targets)
  if (clause.soft && !drafts.length) return void (state.pardon ??= clause)
  if (clause.soft) {
    const known = [
      ...state.declined.flatMap(declined => declined.slots),
      ...drafts.flatMap(({ targets }) => targets.map(({ slot }) => slot)),
    ]
    const meant = clause.troubles.length ? (clause.troubles[0]!.slots ?? []) : slots
    if (meant.some(slot => known.includes(slot)) && (clause.troubles.length > 0 || meant.length === 1)) return
    return ask(state, clause.troubles[0] ?? { why: 'correction', span: clause.span }, 'all', fits)
  }
  if (clause.troubles.length) troubled(state, clause, last ? drafts.map(({ does }) => does) : 'all', fits)
  else if (drafts.length === 1 && !last!.with && last!.targets.length === slots.length && !state.queries.length) {
    state.drafts = [
      {
        does: last!.does,
        targets: clause.targets,
        span: { start: last!.span.start, end: clause.span.end },
        ...(last!.by !== undefined && { by: last!.by }),
      },
    ]
  } else if (!drafts.length && fits.length === 1 && !state.queries.length && !state.declined.length)
    state.drafts = [{ ...fits[0]!, span: clause.span }]
  else ask(state, { why: 'correction', span: clause.span }, 'all', fits)
}

const fitting = ({ abilities }: Means, targets: Target[]): Query['options'] =>
  [...abilities].flatMap(([does, entry]) => (entry.targets === targets.length ? [{ does, targets }] : []))

function repeat(state: State, clause: Extract<Clause, { is: 'again' }>): void {
  const { previous, abilities } = state.means
  const { span } = clause
  const repeated = previous
    .filter(({ does }) => abilities.has(does))
    .map(({ does, to, with: keys }): Draft => ({
      does,
      targets: to.map(slot => ({ slot, span })),
      span,
      repeats: true,
      ...(Object.keys(keys).length && { with: { ...keys } }),
    }))
  if (troubled(state, clause, 'all', repeated)) return
  if (!repeated.length || repeated.length < previous.length)
    ask(state, { why: 'nothingToRepeat', span: clause.span }, 'all', repeated)
  else if (state.drafts.length && repeated.length > 1)
    ask(state, { why: 'whichAbility', span: clause.span }, 'all', repeated)
  else for (const draft of repeated) stands(state, draft, false)
}

function talk(state: State, said: Talk): void {
  const { span, cue, near, question, former, hands, tells } = said
  if (question && !near) state.notes.push({ kind: 'question', span })
  if (hands) state.hands ??= span
  if (cue === 'correction' && state.drafts.length) state.open ??= span
  if (former && !question) state.former.push(said)
  else if (near) nearly(state, near, question, tells)
  else if (cue === 'later') state.later ??= span
  else if (cue === 'joke') {
    state.queries = state.queries.filter(({ why }) => why !== 'notOwned')
    if (state.drafts.length) ask(state, { why: 'wavering', span }, 'all', [])
  } else if (cue && cue !== 'correction' && state.drafts.length) {
    ask(state, { why: cue, span }, 'all', [])
    if (question) state.queries.at(-1)!.passing = true
  }
}

/** Talk that comes near an order. Where it only tells of players, an order for the same explains it. */
function nearly(state: State, near: NonNullable<Talk['near']>, question: boolean, tells = false): void {
  const { abilities, mates } = state.means
  const has = near.abilities.filter(id => abilities.has(id))
  const [actor, ...others] = near.targets
  const byMate = near.why === 'otherActs' && actor !== undefined && mates.has(actor.slot)
  const options = has.flatMap((does): Query['options'] => {
    const { targets, team } = abilities.get(does)!
    if (byMate && team && targets === others.length) return [{ does, targets: others, by: actor.slot }]
    return targets === near.targets.length || near.slots ? [{ does, targets: near.targets }] : []
  })
  const telling =
    tells
    && !question
    && (near.why === 'unread' || near.why === 'otherActs')
    && has.length === 1
    && !abilities.get(has[0]!)!.team
    && options.length === 1
  const before = state.queries.length
  ask(state, { ...near, ...(question && { why: 'question' as const }) }, has.length ? has : 'all', options)
  if (telling) state.told.push(...state.queries.slice(before))
}

/** What the end of the message leaves open. */
function leftOpen(state: State): void {
  const { open, former, later, hands, drafts, means } = state
  if (open) ask(state, { why: 'correction', span: open }, 'all', [])
  for (const { near, span } of former)
    if (!near!.abilities.some(id => drafts.some(draft => draft.does === id && draft.span.start > span.start)))
      nearly(state, near!, false)
  const unsaid = state.declined.length
    ? undefined
    : state.fates.find(({ abilities }) => !drafts.some(({ does }) => abilities.includes(does)))
  if (unsaid)
    ask(
      state,
      unsaid.troubles.find(({ why }) => why !== 'unread') ?? unsaid.troubles[0]!,
      [...unsaid.abilities],
      [...unsaid.abilities].map(does => ({ does, targets: unsaid.targets })),
    )
  const { pardon } = state
  if (pardon && !drafts.length && !state.queries.length && !state.declined.length)
    ask(state, pardon.troubles[0] ?? { why: 'bareName', span: pardon.span }, 'all', fitting(means, pardon.targets))
  if (later && drafts.length) ask(state, { why: 'wavering', span: later }, 'all', [])
  const asked = state.queries.some(
    ({ why, abilities }) =>
      why === 'otherActs' && (abilities === 'all' || abilities.some(id => means.abilities.get(id)?.team)),
  )
  const carried =
    hands && !asked ? drafts.filter(({ does, by }) => by === undefined && means.abilities.get(does)?.team) : []
  if (carried.length)
    ask(
      state,
      { why: 'otherActs', span: hands! },
      carried.map(({ does }) => does),
      [],
    )
}

/** A mention without a target, or a name, that an order elsewhere in the message already explains. */
function dropSubsumed(state: State): void {
  const { bare, drafts } = state
  const drafted = (abilities: Query['abilities']): boolean =>
    abilities !== 'all' && abilities.length > 0 && abilities.every(id => drafts.some(({ does }) => does === id))
  const explained = state.told.filter(({ options: [option] }) =>
    drafts.some(
      ({ does, targets }) =>
        does === option!.does
        && sameSlots(
          option!.targets.map(({ slot }) => slot),
          targets,
        ),
    ),
  )
  state.queries = state.queries.filter(query => !explained.includes(query))
  const named =
    bare !== undefined
    && drafts.some(({ targets }) =>
      sameSlots(
        bare.targets.map(({ slot }) => slot),
        targets,
      ),
    )
  state.queries = state.queries.filter(
    ({ why, abilities, span }) =>
      !(why === 'noTarget' && drafted(abilities)) && !(named && why === 'bareName' && span.start === bare.span.start),
  )
}

const sameWords = (a: Draft['with'] = {}, b: Draft['with'] = {}): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every(key => a[key] === b[key])

/** One ability more often than it may be used, or more actions than a night allows. */
function conflicts(state: State): void {
  const { means } = state
  const same = (a: Draft, b: Draft): boolean =>
    a.does === b.does
    && a.by === b.by
    && sameWords(a.with, b.with)
    && sameSlots(
      a.targets.map(({ slot }) => slot),
      b.targets,
    )
  state.drafts = state.drafts.filter((draft, index) => state.drafts.findIndex(other => same(other, draft)) === index)
  for (const [id, { often }] of means.abilities) {
    const uses = state.drafts.filter(({ does }) => does === id)
    if (uses.length > often)
      ask(
        state,
        { why: 'conflict', span: { start: uses[0]!.span.start, end: Math.max(...uses.map(({ span }) => span.end)) } },
        [id],
        [],
      )
  }
  const own = state.drafts.filter(({ by }) => by === undefined)
  if (means.oneAction && own.length > 1) ask(state, { why: 'conflict', span: own.at(-1)!.span }, 'all', [])
}
