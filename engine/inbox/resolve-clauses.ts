/**
 * From clauses to what stands in the end. Whatever one part of a message does to another that is not plain makes both a
 * question.
 */
import type { SeatId } from '../reason/claim.ts'
import { assigned, joined } from './join-orders.ts'
import type { Clause, Order, Talk } from './clause.ts'
import { withoutConflicts } from './conflicts.ts'
import { dropSubsumed, leftOpen } from './left-open.ts'
import type { Note } from '../journal/reading.ts'
import type { Range } from '../text/range.ts'
import {
  ask,
  fitting,
  nearly,
  sameSlots,
  takes,
  troubled,
  type Draft,
  type SenderAbilities,
  type Settled,
  type State,
} from './draft-state.ts'

export function settle(means: SenderAbilities, read: readonly Clause[]): Settled {
  const clauses = assigned(
    joined(read, means),
    means.sender,
    order => meant(means, order),
    id => means.abilities.get(id)?.team === true,
  )
  const state: State = { means, drafts: [], queries: [], notes: [], declined: [], former: [], told: [], fates: [] }
  for (const clause of clauses) take(state, clause, clauses)
  leftOpen(state)
  dropSubsumed(state)
  const { kept, asked: conflicts } = withoutConflicts(state.drafts, means)
  state.drafts = kept
  state.queries.push(...conflicts)
  const asked = new Set(
    state.queries.flatMap(({ abilities }) => (abilities === 'all' ? [...means.abilities.keys()] : abilities)),
  )
  for (const query of state.queries)
    query.options.push(
      ...state.drafts.filter(
        draft => !query.options.includes(draft) && (query.abilities === 'all' || query.abilities.includes(draft.does)),
      ),
    )
  return { drafts: state.drafts.filter(({ does }) => !asked.has(does)), queries: state.queries, notes: state.notes }
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
        clause.troubles[0] ?? { why: clause.by === state.means.sender ? 'noTarget' : 'otherActs', span: clause.span },
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

/** The sender's abilities that an order can mean. */
function meant({ abilities }: SenderAbilities, { abilities: said, targets, nobody, negative }: Order): string[] {
  if (said !== 'any') return said
  const all = [...abilities.keys()]
  return nobody || negative ? all : all.filter(id => takes(abilities.get(id)!, targets.length))
}

/** `protect Ann and Bob`, of an ability that may be used so often a night: an order for each. */
function eachOf({ abilities }: SenderAbilities, clause: Order): Order[] | undefined {
  const { abilities: said, targets, troubles } = clause
  const [does, ...others] = said === 'any' ? [] : said
  const entry = does === undefined || others.length ? undefined : abilities.get(does)
  const besides = troubles.flatMap(trouble => trouble.besides ?? [])
  const every = [...targets, ...besides]
  const plain = besides.length > 0 && besides.length === troubles.length && targets.length === 1
  const apart = new Set(every.map(({ slot }) => slot)).size === every.length
  if (!plain || !apart || entry?.most !== 1 || entry.often < every.length) return undefined
  return every.map((target, at) => ({
    ...clause,
    targets: [target],
    troubles: [],
    ...(at > 0 && { replaces: false, adds: true }),
  }))
}

/** What takes the place of all that was said, and is not plain, leaves that open too. */
function order(state: State, clause: Order): void {
  const { means } = state
  if (clause.fate && clause.troubles.length) return void state.fates.push(clause)
  const each = eachOf(means, clause)
  if (each) return each.forEach(one => order(state, one))
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

function declines(state: State, abilities: string[] | 'all', slots: SeatId[], span: Range, kind: Note['kind']): void {
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
    if (drafts.some(({ targets }) => slots.every(slot => targets.some(target => target.slot === slot)))) return
    if (slots.every(slot => slot === means.sender)) {
      if (clause.self) state.pardon ??= clause
      return
    }
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
