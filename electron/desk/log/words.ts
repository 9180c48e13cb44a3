/** What the log calls each change. */
import type { GameEvent } from '../../../engine/journal/event.ts'
import type { Ballot } from '../../../engine/journal/state.ts'
import { nobody } from '../../../engine/reason/claim.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import type { OptionValue } from '../../../engine/rules/option.ts'
import { optionNamed, valueNamed } from '../../../engine/text/option-name.ts'
import { phaseName, type Book } from '../library/book.ts'
import { namesIn, spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { noLynchSaid, sayOf } from '../words/lynch.ts'
import { language, momentSaid, say, wordsOf } from '../words/say.ts'

export interface Talker {
  /** Says a message in the host's word for the lynch. */
  say: typeof say
  name(slot: string): string
  use(ability: string): string
  role(id: string): string
  /** An action in a few words, by its id: ids begin anew with each phase. */
  action(id: string): string
  /** A value of an option or of a form: a player, or a word of the system. */
  word(value: string): string
  /** What an id is called: a prompt, a draw. */
  called(id: string): string
  /** What an option is called. */
  option(id: string): string
  /** A value of an option, where it has a name of its own there. */
  valueIn(option: string, value: OptionValue): string | undefined
  /** A ballot, a post or a record in a few words, by its id. */
  thing(id: string): string
  /** A phase by its place: `Night 2`. */
  phase(index: number): string
  /** A phase that was opened, the same way. */
  opened(phase: { kind: string; number: number }): string
  /** A moment in the zone of the game. */
  when(at: string): string
  /** A form as the system calls it, with what was filled in. */
  form(form: string, values: Readonly<Record<string, string>>): string
  /** Tells of an event before it is spoken of, in their order. */
  heard(event: GameEvent): void
}

/** Who names things in the log: with the names of today, so that a replaced player is found again. */
export function talker({ game, system, settings }: Book): Talker {
  const names = new Map(game.seats.map(({ slot, name }) => [slot, name]))
  const sent = new Map<string, Extract<GameEvent, { type: 'actionReceived' }>>()
  const name = (slot: string): string =>
    slot === nobody
      ? noLynchSaid({ system, game })
      : (names.get(slot) ?? (slot.startsWith('role:') ? roleName(slot.slice('role:'.length), words) : slot))
  const words = wordsOf(system)
  const spoken = spokenIn(system, language())
  const use = (ability: string): string => getOwn(words.uses, ability) ?? spaced(ability)
  const things = new Map<string, string>()
  const called = namesIn(system, language())
  const word = (value: string): string =>
    names.get(value)
    ?? getOwn(called, value)
    ?? getOwn(words.terms ?? {}, value)
    ?? (isId(value) ? spaced(value) : value)
  const form = (id: string, values: Readonly<Record<string, string>>): string => {
    const said = Object.values(values)
      .filter(Boolean)
      .map(value =>
        instant.test(value)
          ? momentSaid(value, settings.zone)
          : value.length > longestValue
            ? `${value.slice(0, longestValue - 1)}…`
            : word(value),
      )
    const title = getOwn(spoken.books?.forms ?? {}, id)?.title ?? spaced(id)
    return said.length ? say('log.form', { title, values: said.join(', ') }) : title
  }
  return {
    say: sayOf({ system, game }),
    form,
    word,
    called: id => getOwn(called, id) ?? spaced(id),
    option: id => optionNamed(id, part => getOwn(called, part), spaced),
    valueIn: (id, value) => valueNamed(id, value, one => getOwn(called, one)),
    thing: id => things.get(id) ?? id,
    phase: index => (game.phases[index] ? phaseName(system, game.phases[index]) : String(index + 1)),
    opened: phase => phaseName(system, phase),
    when: at => momentSaid(at, settings.zone),
    name,
    use,
    role: id => roleName(id, words),
    action: id => {
      const action = sent.get(id)
      return action ? say('log.action', { name: name(action.by), use: use(action.does) }) : id
    },
    heard: event => {
      switch (event.type) {
        case 'phaseOpened':
          return void sent.clear()
        case 'actionReceived':
          return void sent.set(event.id, event)
        case 'ballotCast':
          return void things.set(event.id, ballotSaid(event, name))
        case 'postReceived':
          return void things.set(event.id, say('log.post', { name: name(event.by) }))
        case 'countReceived':
          return void things.set(event.id, say('log.count', { name: event.by }))
        case 'recorded':
          return void things.set(event.id, form(event.form, event.values))
        default:
      }
    },
  }
}

/** `closeToNormal`: a word of a table and none that somebody wrote. */
const isId = (value: string): boolean => /^[a-z]+(?:[A-Z][a-z]*)+$/.test(value)

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** How much of a text the log shows. */
const longestValue = 40

export type Seats = readonly Extract<GameEvent, { type: 'rosterSet' }>['seats'][number][]

/** A change in one line: what was done, and how much of it. @param roster as it was before */
export function changeSaid(events: readonly GameEvent[], speak: Talker, roster: Seats = []): string {
  const main = events.find(({ type }) => leading.has(type)) ?? events[0]!
  const alike = events.filter(({ type }) => type === main.type)
  if (alike.length > 1) {
    const many = countedSaid(alike, speak) ?? severalSaid(main.type, alike.length)
    if (many) return many
  }
  return main.type === 'rosterSet' ? rosterSaid(main.seats, roster, speak) : eventSaid(main, speak)
}

/** A roster by what is new in it, where that is little. */
function rosterSaid(seats: Seats, before: Seats, { role }: Talker): string {
  const count = seats.length
  const bytes = new Set(before.map(seat => JSON.stringify(seat)))
  const fresh = seats.filter(seat => !bytes.has(JSON.stringify(seat)))
  const gone = before.filter(({ slot }) => !seats.some(seat => seat.slot === slot))
  const news = [
    ...fresh.map(
      ({ slot, name, role: id, modifiers }) =>
        `${name ?? slot}: ${[...modifiers.map(({ modifier }) => spaced(modifier)), role(id)].join(' ')}`,
    ),
    ...gone.map(({ slot, name }) => say('log.without', { name: name ?? slot })),
  ]
  return before.length && news.length && news.length <= 3
    ? say('log.rosterNews', { count, news: news.join(', ') })
    : say('log.roster', { count })
}

/** What a change is called after, where it has several kinds of events. */
const leading: ReadonlySet<GameEvent['type']> = new Set([
  'amended',
  'actionReceived',
  'messageReceived',
  'messageReread',
  'phaseResolved',
  'doubtAnswered',
  'postReceived',
])

/** Votes that were taken from one count. */
function countedSaid(events: readonly GameEvent[], { thing }: Talker): string | undefined {
  const [count, another] = new Set(events.map(event => (event.type === 'ballotCast' ? event.count : undefined)))
  return count === undefined || another !== undefined
    ? undefined
    : say('log.votesCounted', { count: events.length, thing: thing(count) })
}

function severalSaid(type: GameEvent['type'], count: number): string | undefined {
  switch (type) {
    case 'actionReceived':
      return say('log.actions', { count })
    case 'messageReceived':
      return say('log.messages', { count })
    case 'actionWithdrawn':
      return say('log.withdrawals', { count })
    case 'ballotCast':
      return say('log.votes', { count })
    case 'postReceived':
      return say('log.posts', { count })
    default:
      return undefined
  }
}

function eventSaid(
  event: GameEvent,
  { say, name, use, role, action, thing, form, word, called, option, valueIn, phase, opened, when }: Talker,
): string {
  switch (event.type) {
    case 'gameCreated':
      return say('log.made')
    case 'rosterSet':
      return say('log.roster', { count: event.seats.length })
    case 'roleMade':
      return say('log.roleMade', { role: event.role.name ?? role(event.id) })
    case 'roleDropped':
      return say('log.roleDropped', { role: role(event.id) })
    case 'rolesDealt':
      return say('log.dealt', { count: event.seats.length })
    case 'optionChosen':
      return say('log.chose', {
        option: option(event.option),
        value:
          valueIn(event.option, event.value)
          ?? (typeof event.value === 'boolean'
            ? say(event.value ? 'log.yes' : 'log.no')
            : String(event.value).split(',').map(word).join(', ')),
      })
    case 'seatChanged':
      if (event.change.away) return say('log.away', { name: name(event.slot), count: event.change.away.length })
      return event.change.role === undefined
        ? say('log.changed', { name: name(event.slot) })
        : say('log.changedRole', { name: name(event.slot), role: role(event.change.role) })
    case 'languageChosen':
      return say('log.texts', { language: event.language })
    case 'gameNoted':
      return say('log.noted')
    case 'roleTold':
      return say('log.roleTold', { name: name(event.slot), state: event.state ?? 'none' })
    case 'gameFinished':
      return say('log.ended', { winner: word(event.winner) })
    case 'phaseOpened':
      return say('log.opened', { phase: opened(event) })
    case 'actionReceived': {
      const sent = say('log.action', { name: name(event.by), use: use(event.does) })
      return event.to.length
        ? say('log.tookAt', { action: sent, targets: event.to.map(name).join(' · ') })
        : say('log.took', { action: sent })
    }
    case 'actionWithdrawn':
      return say('log.withdrew', { thing: action(event.id) })
    case 'actionAdmitted':
      return say(event.admitted ? 'log.admitted' : 'log.lateAgain', { action: action(event.id) })
    case 'actionOverruled': {
      const { holds, reason } = event
      return reason
        ? say(holds ? 'log.ruledWorksAs' : 'log.ruledFailsAs', { action: action(event.id), reason })
        : say(holds ? 'log.ruledWorks' : 'log.ruledFails', { action: action(event.id) })
    }
    case 'overruleLifted':
      return say('log.liftedRuling', { action: action(event.id) })
    case 'messageReceived': {
      const from = event.sender === undefined ? event.from : name(event.sender)
      return from === undefined ? say('log.pasted') : say('log.pastedFrom', { name: from })
    }
    case 'messageReread':
      return event.sender === undefined
        ? say('log.namedSender')
        : say('log.namedSenderAs', { name: name(event.sender) })
    case 'orderTaken':
      return say('log.tookOrder')
    case 'doubtAnswered':
      return event.answer === 'none' ? say('log.answeredNone') : say('log.answered', { answer: event.answer })
    case 'messageDismissed':
      return say(event.dismissed ? 'log.setAside' : 'log.tookUp')
    case 'playerReplaced': {
      const { slot, name: taker, head } = event
      if (head !== undefined) return say('log.takesHead', { name: taker, from: head, seat: name(slot) })
      const from = slot === taker ? say('log.somebody') : name(slot) === taker ? slot : name(slot)
      return say('log.takesOver', { name: taker, from })
    }
    case 'substitutesListed':
      return say('log.substitutes', { count: event.names.length, names: event.names.join(', ') })
    case 'nobodyCalled':
      return say('log.nobodyCalled', { count: event.names.length, names: event.names.join(', ') })
    case 'playerRemoved':
      return event.reason
        ? say('log.leavesAs', { name: name(event.slot), reason: event.reason })
        : say('log.leaves', { name: name(event.slot) })
    case 'playersProdded':
      return say(event.reminder ? 'log.reminded' : 'log.prodded', { names: event.slots.map(name).join(', ') })
    case 'activityRuled':
      return say('log.activity')
    case 'stepTicked':
      return say(event.done ? 'log.stepDone' : 'log.stepOpen')
    case 'postHandled':
      return say(event.handled ? 'log.handled' : 'log.unhandled', { thing: thing(event.id) })
    case 'deadlineMoved':
      return say('log.deadlineMoved', { time: when(event.closes) })
    case 'promptAnswered':
      return say('log.ruledOn', { prompt: called(event.prompt), answer: word(event.answer) })
    case 'ballotCast':
      return event.count === undefined
        ? say('log.took', { action: ballotSaid(event, name) })
        : say('log.tookCounted', { action: ballotSaid(event, name), thing: thing(event.count) })
    case 'ballotWithdrawn':
      return say('log.withdrew', { thing: thing(event.id) })
    case 'postReceived':
      return say('log.pastedPost', { thing: say('log.post', { name: name(event.by) }) })
    case 'countReceived':
      return say('log.pastedPost', { thing: say('log.count', { name: event.by }) })
    case 'postTimed':
      return say(event.late ? 'log.cameLate' : 'log.cameInTime', { thing: thing(event.id) })
    case 'voteDenied':
      return say('log.deniedVote', { vote: event.name, thing: thing(event.id) })
    case 'postDropped':
      return say('log.tookOut', { thing: thing(event.id) })
    case 'recorded':
      return say('log.recorded', { form: form(event.form, event.values) })
    case 'recordDropped':
      return say('log.recordDropped', { form: thing(event.id) })
    case 'drawFixed':
      return say('log.fixedDraw', { what: called(event.for) })
    case 'phaseResolved':
      return say('log.locked', { count: event.deaths.length, dead: event.deaths.map(name).join(', ') })
    case 'amended':
      return event.merged ? say('log.merged') : say('log.mended', { phase: phase(event.phase), reason: event.reason })
    case 'undone':
      return say('log.undid')
    case 'redone':
      return say('log.redid')
  }
}

/** A ballot in a few words: whose it is, and for whom. */
export function ballotSaid(
  {
    by,
    for: choice,
    nobody: none,
    family,
    individual,
  }: Pick<Ballot, 'by' | 'for' | 'nobody' | 'family' | 'individual'>,
  name: (slot: string) => string,
): string {
  const on = [
    ...(choice === undefined ? [] : [name(choice)]),
    ...(none ? [name(nobody)] : []),
    ...(family === undefined ? [] : [family]),
    ...(individual === undefined ? [] : [name(individual)]),
  ]
  return on.length
    ? say('log.vote', { name: name(by), choice: on.join(' · ') })
    : say('log.voteBack', { name: name(by) })
}
