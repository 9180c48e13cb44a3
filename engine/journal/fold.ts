/** Folding: from recorded events to the game as it stands. The only place where state changes. */
import type { Ability, Role } from '../rules/role.ts'
import type { GameEvent } from './event.ts'
import { standing } from './history.ts'
import { headsForAfter, hydraCalled, sitsIn } from './hydra.ts'
import { seatedOnly } from './seated-only.ts'
import { isSent, lotsOf, withSent } from './fold-submissions.ts'
import type {
  ActivityRule,
  CountPosted,
  Ballot,
  Game,
  HostRecord,
  PhaseResult,
  PhaseState,
  Posted,
  Removal,
  Replaced,
  Seat,
} from './state.ts'
import { roleTold, untold } from './told.ts'
import { withPost } from './with-post.ts'

/**
 * Folds a whole journal.
 * @throws Error when the journal does not begin with `gameCreated` or an event speaks of what is not there (a broken file)
 */
export function fold(events: readonly GameEvent[]): Game {
  const [first, ...rest] = standing(events)
  if (first?.type !== 'gameCreated') throw new Error('A journal begins with gameCreated.')
  const start: Game = {
    system: first.system,
    options: first.options,
    seed: first.seed,
    customRoles: first.customRoles as Record<string, Role>,
    customAbilities: first.customAbilities as Record<string, Ability>,
    seats: first.seats.map(seated),
    phases: [],
    ...(first.state && { state: first.state }),
  }
  return applyAll(start, rest)
}

const seated = ({ name, ...seat }: Extract<GameEvent, { type: 'gameCreated' }>['seats'][number]): Seat =>
  ({ ...seat, name: name ?? seat.slot }) as Seat

/** Whether a change is about the role of a player, and not about who that is. */
const handsOut = ({
  role,
  faction,
  modifiers,
  settings,
}: Extract<GameEvent, { type: 'seatChanged' }>['change']): boolean =>
  [role, faction, modifiers, settings].some(one => one !== undefined)

/** Once roles are given out by hand before the game, no deal proves who has which. */
const undealt = (game: Game): Game => {
  if (!game.dealt || game.phases.length) return game
  const { dealt: _, ...rest } = game
  return rest
}

/**
 * Whether the same players have the same roles in the same places, whatever they are called: a name may be corrected.
 */
const liesAlike = (one: readonly Seat[], other: readonly Seat[]): boolean => {
  const given = ({ role, faction, modifiers, settings, status, details, bystander }: Seat) =>
    JSON.stringify([role, faction, modifiers, settings, status, details, bystander])
  return one.length === other.length && one.every((seat, at) => given(seat) === given(other[at]!))
}

/** The game after further events. */
export const applyAll = (game: Game, events: readonly GameEvent[]): Game =>
  lotsOf(events, event => event).reduce(applyLot, game)

/** The game after a lot of events. @see lotsOf */
export const applyLot = (game: Game, lot: readonly GameEvent[]): Game =>
  isSent(lot[0]!) ? withSent(game, lot.filter(isSent)) : apply(game, lot[0]!)

/** The game after one more event. */
export function apply(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'gameCreated':
      throw new Error('A game is created once.')
    // What it replaces is settled before folding, like undo; what takes its place follows.
    case 'amended':
      return game
    case 'undone':
    case 'redone':
      throw new Error('Undo is settled before folding.')
    case 'rosterSet': {
      const seats = event.seats.map(seated)
      const set = { ...untold(game), seats }
      return withoutSeated(liesAlike(game.seats, seats) ? set : undealt(set))
    }
    case 'rolesDealt':
      return withoutSeated({
        ...untold(game),
        seats: event.seats.map(seated),
        dealt: {
          key: event.key,
          seats: event.seats,
          ...(event.setup && { setup: event.setup }),
          ...(event.words && { words: event.words }),
        },
      })
    case 'optionChosen':
      return { ...game, options: { ...game.options, [event.option]: event.value } }
    case 'roleMade':
      return {
        ...game,
        customRoles: { ...game.customRoles, [event.id]: event.role as Role },
        customAbilities: { ...game.customAbilities, ...(event.abilities as Record<string, Ability>) },
      }
    case 'roleDropped': {
      const { [event.id]: _, ...customRoles } = game.customRoles
      return { ...game, customRoles }
    }
    case 'seatChanged':
      return withoutSeated(
        inSeat(
          handsOut(event.change) ? undealt(game) : game,
          event.slot,
          seat =>
            ({
              ...(event.change.name === undefined || event.change.name === seat.name ? seat : nameless(seat)),
              ...event.change,
            }) as Seat,
        ),
      )
    case 'languageChosen':
      return {
        ...game,
        languages: [
          ...(game.languages ?? []).filter(({ from }) => from < event.from),
          { from: event.from, language: event.language },
        ],
      }
    case 'gameNoted': {
      const { note: _, ...rest } = game
      return event.note === '' ? rest : { ...rest, note: event.note }
    }
    case 'roleTold':
      return roleTold(game, event.slot, event.state)
    case 'gameFinished':
      return { ...game, winner: event.winner }
    case 'phaseOpened': {
      const { type: _, ended = [], seats = {}, ...phase } = event
      const opened: Game = {
        ...game,
        phases: [...game.phases, { ...phase, submissions: [], answers: {}, fixedDraws: [], removed: [] }],
      }
      return ended.length
        ? {
            ...opened,
            facts: (game.facts ?? []).filter(({ id }) => !ended.includes(id)),
            seats: game.seats.map(seat => ({ ...seat, ...seats[seat.slot] }) as Seat),
          }
        : opened
    }
    case 'actionReceived':
    case 'actionAdmitted':
    case 'actionWithdrawn':
    case 'actionOverruled':
    case 'overruleLifted':
    case 'messageReceived':
    case 'messageReread':
    case 'orderTaken':
    case 'doubtAnswered':
    case 'messageDismissed':
      return withSent(game, [event])
    case 'playerReplaced':
      return withoutSeated(
        inSeat(withReplaced(roleTold(game, event.slot, null), event), event.slot, seat => takenOver(seat, event)),
      )
    case 'substitutesListed':
      return withoutSeated({ ...game, substitutes: event.names })
    case 'nobodyCalled':
      return { ...game, nobody: event.names }
    case 'playerRemoved':
      return inPhase(game, phase => ({
        ...phase,
        removed: [...phase.removed, removalIn(phase, event)],
      }))
    case 'playersProdded':
      return inPhase(game, phase => ({
        ...phase,
        prods: [
          ...(phase.prods ?? []),
          ...event.slots.map(who => ({ who, at: event.at, ...(event.reminder && { reminder: event.reminder }) })),
        ],
      }))
    case 'activityRuled':
      return { ...game, activity: event.rule as ActivityRule }
    case 'stepTicked':
      return inPhase(game, phase => {
        const others = (phase.ticked ?? []).filter(step => step !== event.step)
        return { ...phase, ticked: event.done ? [...others, event.step] : others }
      })
    case 'deadlineMoved':
      return inPhase(game, phase => ({ ...phase, closes: event.closes }))
    case 'promptAnswered':
      return inPhase(game, phase => ({
        ...phase,
        answers: { ...phase.answers, [event.prompt]: [...(phase.answers[event.prompt] ?? []), event.answer] },
      }))
    case 'drawFixed':
      return inPhase(game, phase => ({
        ...phase,
        fixedDraws: [...phase.fixedDraws, { for: event.for, gives: event.gives }],
      }))
    case 'ballotCast': {
      const { type: _, ...ballot } = seatedOnly(game, event, [event.by, event.for, event.individual])
      return inPhase(game, phase => {
        const last = phase.posts?.at(-1)?.id
        return {
          ...phase,
          ballots: [...(phase.ballots ?? []), { ...ballot, ...(last !== undefined && { after: last }) } as Ballot],
        }
      })
    }
    case 'ballotWithdrawn':
      return inPhase(game, phase => ({
        ...phase,
        ballots: (phase.ballots ?? []).map(ballot =>
          ballot.id === event.id ? { ...ballot, withdrawn: true } : ballot,
        ),
      }))
    case 'postReceived': {
      const { type: _, ...post } = event
      return inPhase(game, phase => ({ ...phase, posts: withPost(phase.posts ?? [], post as Posted) }))
    }
    case 'countReceived': {
      const { type: _, ...count } = event
      return inPhase(game, phase => ({ ...phase, counts: [...(phase.counts ?? []), count as CountPosted] }))
    }
    case 'postTimed':
      return inPhase(game, phase => ({
        ...phase,
        posts: (phase.posts ?? []).map(post => (post.id === event.id ? { ...post, late: event.late } : post)),
      }))
    case 'voteDenied':
      return inPost(game, event.id, post =>
        event.vote === undefined
          ? { ...post, denied: [...(post.denied ?? []), event.name] }
          : { ...post, deniedVotes: [...(post.deniedVotes ?? []), event.vote] },
      )
    case 'postHandled':
      return inPost(game, event.id, ({ handled: _, ...post }) => ({ ...post, ...(event.handled && { handled: true }) }))
    case 'postDropped':
      return inPhase(game, phase => withoutPost(phase, event.id))
    case 'recorded': {
      const { type: _, ...record } = event
      return { ...game, records: [...(game.records ?? []), record as HostRecord] }
    }
    case 'recordDropped':
      return { ...game, records: (game.records ?? []).filter(({ id }) => id !== event.id) }
    case 'phaseResolved': {
      const { type: _, ...result } = event
      return afterResult(
        inPhase(game, phase => ({ ...phase, result: result as PhaseResult })),
        result as PhaseResult,
      )
    }
  }
}

/** A removal among what had come in by then. */
function removalIn(
  { posts = [], ballots = [] }: PhaseState,
  { slot, reason, at }: Extract<GameEvent, { type: 'playerRemoved' }>,
): Removal {
  const [after, ballot] = [posts.at(-1)?.id, ballots.at(-1)?.id]
  return {
    who: slot,
    note: reason,
    ...(at !== undefined && { at }),
    ...(after !== undefined && { after }),
    ...(ballot !== undefined && { ballot }),
  }
}

/** The open phase, with who left in it and after which of its posts. */
function withReplaced(game: Game, event: Extract<GameEvent, { type: 'playerReplaced' }>): Game {
  const seat = game.seats.find(({ slot }) => slot === event.slot)
  const phase = game.phases.at(-1)
  if (!seat || !phase || phase.result) return game
  const names = event.head === undefined ? [seat.name, ...(seat.heads ?? [])] : [event.head]
  const by = [event.name, ...(event.heads ?? [])]
  const after = phase.posts?.at(-1)?.id
  const left = names.map((name): Replaced => ({ name, by, ...(after !== undefined && { after }) }))
  return inPhase(game, open => ({ ...open, replaced: [...(open.replaced ?? []), ...left] }))
}

/** A phase without a post. What came by hand after it came after the one before it. */
function withoutPost(phase: PhaseState, id: string): PhaseState {
  const posts = phase.posts ?? []
  const before = posts[posts.findIndex(post => post.id === id) - 1]?.id
  const afterAnother = <Entered extends { after?: string }>({ after, ...entered }: Entered) => ({
    ...entered,
    ...(after !== id ? after !== undefined && { after } : before !== undefined && { after: before }),
  })
  return {
    ...phase,
    posts: posts.filter(post => post.id !== id),
    removed: phase.removed.map(afterAnother),
    ...(phase.counts && { counts: phase.counts.filter(count => count.id !== id).map(afterAnother) }),
    ...(phase.ballots && { ballots: phase.ballots.map(afterAnother) }),
  }
}

/** What a result leaves: seats, facts that are remembered, and what is counted. */
function afterResult(game: Game, result: PhaseResult): Game {
  const { facts = [], ended = [], state = {} } = result
  const seats = game.seats.map(seat => afterPhase(seat, result))
  const remembered = [...(game.facts ?? []).filter(({ id }) => !ended.includes(id)), ...facts]
  const counted = Object.entries(state).reduce(
    (all, [key, counters]) => ({ ...all, [key]: { ...all[key], ...counters } }),
    game.state ?? {},
  )
  return {
    ...game,
    seats,
    ...(game.facts || facts.length ? { facts: remembered } : {}),
    ...(game.state || Object.keys(state).length ? { state: counted } : {}),
  }
}

function afterPhase(seat: Seat, result: PhaseResult): Seat {
  const recruited = result.recruited.find(({ who }) => who === seat.slot)
  const uses = { ...seat.uses }
  for (const { who, ability, count } of result.spent)
    if (who === seat.slot) uses[ability] = (Object.hasOwn(uses, ability) ? uses[ability]! : 0) + count
  const { out, details, ...change } = result.seats?.[seat.slot] ?? {}
  return {
    ...seat,
    uses,
    faction: recruited?.into ?? seat.faction,
    ...change,
    ...(details && { details: { ...seat.details, ...details } }),
    alive: seat.alive && !out && !result.deaths.includes(seat.slot),
  } as Seat
}

function inPhase(game: Game, change: (phase: PhaseState) => PhaseState): Game {
  if (!game.phases.length) throw new Error('No phase is open.')
  return { ...game, phases: [...game.phases.slice(0, -1), change(game.phases.at(-1)!)] }
}

/** The last phase that has a post of this id: ids are counted anew in each. */
function inPost(game: Game, id: string, change: (post: Posted) => Posted): Game {
  return inPhase(game, phase => ({
    ...phase,
    posts: (phase.posts ?? []).map(post => (post.id === id ? change(post) : post)),
  }))
}

/** Whoever sits down waits no more, and is no longer remembered as a head of another seat. */
function withoutSeated(game: Game): Game {
  const { substitutes = [], ...rest } = game
  const waiting = substitutes.filter(name => !sitsIn(game.seats, name))
  const seats = game.seats.some(({ formerHeads }) => formerHeads)
    ? game.seats.map(({ formerHeads = [], ...seat }): Seat => {
        const left = formerHeads.filter(name => !sitsIn(game.seats, name))
        return left.length ? { ...seat, formerHeads: left } : seat
      })
    : game.seats
  return { ...rest, seats, ...(waiting.length && { substitutes: waiting }) }
}

/** A seat after somebody sat down there: in the place of one head of a hydra, or of all who played there. */
function takenOver(seat: Seat, event: Extract<GameEvent, { type: 'playerReplaced' }>): Seat {
  const { heads = [], formerHeads = [], former = [], headsFor: _, away: __, ...rest } = seat
  if (event.head !== undefined) {
    const now = heads.map(one => (one === event.head ? event.name : one))
    const headsFor = headsForAfter(seat.headsFor ?? [], event.head, event.name)
    const kept: Seat = { ...seat, heads: now, formerHeads: [...formerHeads, event.head], headsFor }
    // A hydra that is called by its heads is called by those of now.
    return seat.name === hydraCalled(heads)
      ? { ...nameless(kept), name: hydraCalled(now), former: [...former, seat.name] }
      : kept
  }
  return {
    ...nameless(rest),
    name: event.name,
    former: [...former, seat.name],
    ...(event.heads?.length && { heads: event.heads }),
    ...(formerHeads.length + heads.length > 0 && { formerHeads: [...formerHeads, ...heads] }),
  }
}

/** A seat without the forms of the name there was. */
const nameless = ({ forms: _, ...seat }: Seat): Seat => seat

function inSeat(game: Game, slot: string, change: (seat: Seat) => Seat): Game {
  return { ...game, seats: game.seats.map(seat => (seat.slot === slot ? change(seat) : seat)) }
}
