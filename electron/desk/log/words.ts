/** What the log calls each change. */
import type { GameEvent } from '../../../engine/journal/event.ts'
import { own } from '../../../engine/ruleset/catalogue.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import { phaseName, type Book } from '../library/book.ts'

export interface Talker {
  name(slot: string): string
  use(ability: string): string
  role(id: string): string
  /** An action in a few words, by its id: ids begin anew with each phase. */
  action(id: string): string
  /** A value of an option or of a form: a player, or a word of the system. */
  word(value: string): string
  /** A ballot, a post or a record in a few words, by its id. */
  thing(id: string): string
  /** A form as the system calls it, with what was filled in. */
  form(form: string, values: Readonly<Record<string, string>>): string
  /** Tells of an event before it is spoken of, in their order. */
  heard(event: GameEvent): void
}

/** Who names things in the log: with the names of today, so that a replaced player is found again. */
export function talker({ game, system }: Book): Talker {
  const names = new Map(game.seats.map(({ slot, name }) => [slot, name]))
  const sent = new Map<string, Extract<GameEvent, { type: 'actionReceived' }>>()
  const name = (slot: string): string => names.get(slot) ?? slot
  const use = (ability: string): string => own(system.words.wording.en.uses, ability) ?? spaced(ability)
  const things = new Map<string, string>()
  const word = (value: string): string => names.get(value) ?? own(system.words.wording.en.terms ?? {}, value) ?? value
  const form = (id: string, values: Readonly<Record<string, string>>): string => {
    const said = Object.values(values)
      .filter(Boolean)
      .map(value => (value.length > longestValue ? `${value.slice(0, longestValue - 1)}…` : word(value)))
    return `${own(system.books?.forms ?? {}, id)?.title ?? spaced(id)}${said.length ? ` (${said.join(', ')})` : ''}`
  }
  return {
    form,
    word,
    thing: id => things.get(id) ?? id,
    name,
    use,
    role: id => roleName(id, system.words.wording.en),
    action: id => {
      const action = sent.get(id)
      return action ? `${name(action.by)}'s ${use(action.does)}` : id
    },
    heard: event => {
      switch (event.type) {
        case 'phaseOpened':
          return void sent.clear()
        case 'actionReceived':
          return void sent.set(event.id, event)
        case 'ballotCast':
          return void things.set(event.id, `${name(event.by)}'s vote${ballotSaid(event, name)}`)
        case 'postReceived':
          return void things.set(event.id, `a post of ${name(event.by)}`)
        case 'recorded':
          return void things.set(event.id, form(event.form, event.values))
        default:
      }
    },
  }
}

/** How much of a text the log shows. */
const longestValue = 40

export type Seats = readonly Extract<GameEvent, { type: 'rosterSet' }>['seats'][number][]

/** A change in one line: what was done, and how much of it. @param roster as it was before */
export function changeSaid(events: readonly GameEvent[], speak: Talker, roster: Seats = []): string {
  const main = events.find(({ type }) => leading.has(type)) ?? events[0]!
  const alike = events.filter(({ type }) => type === main.type)
  if (alike.length > 1) {
    const many = severalSaid(main.type, alike.length)
    if (many) return many
  }
  return main.type === 'rosterSet' ? rosterSaid(main.seats, roster, speak) : eventSaid(main, speak)
}

/** A roster by what is new in it, where that is little. */
function rosterSaid(seats: Seats, before: Seats, { role }: Talker): string {
  const count = `Set the roster: ${seats.length} ${seats.length === 1 ? 'player' : 'players'}`
  const bytes = new Set(before.map(seat => JSON.stringify(seat)))
  const fresh = seats.filter(seat => !bytes.has(JSON.stringify(seat)))
  const gone = before.filter(({ slot }) => !seats.some(seat => seat.slot === slot))
  const news = [
    ...fresh.map(
      ({ slot, name, role: id, modifiers }) =>
        `${name ?? slot}: ${[...modifiers.map(({ modifier }) => spaced(modifier)), role(id)].join(' ')}`,
    ),
    ...gone.map(({ slot, name }) => `without ${name ?? slot}`),
  ]
  return before.length && news.length && news.length <= 3 ? `${count} (${news.join(', ')})` : count
}

/** What a change is called after, where it has several kinds of events. */
const leading: ReadonlySet<GameEvent['type']> = new Set([
  'actionReceived',
  'messageReceived',
  'messageReread',
  'phaseResolved',
  'doubtAnswered',
  'postReceived',
])

function severalSaid(type: GameEvent['type'], count: number): string | undefined {
  switch (type) {
    case 'actionReceived':
      return `Took ${count} actions`
    case 'messageReceived':
      return `Pasted ${count} messages`
    case 'actionWithdrawn':
      return `Withdrew ${count} actions`
    case 'ballotCast':
      return `Took ${count} votes`
    case 'postReceived':
      return `Pasted ${count} posts`
    default:
      return undefined
  }
}

function eventSaid(event: GameEvent, { name, use, role, action, thing, form, word }: Talker): string {
  switch (event.type) {
    case 'gameCreated':
      return 'Made the game'
    case 'rosterSet':
      return `Set the roster: ${event.seats.length} players`
    case 'optionChosen':
      return `Chose ${event.option}: ${String(event.value).split(',').map(word).join(', ')}`
    case 'seatChanged':
      return `Changed ${name(event.slot)}${event.change.role === undefined ? '' : `: ${role(event.change.role)}`}`
    case 'languageChosen':
      return `Texts in ${languageNames[event.language]}`
    case 'gameFinished':
      return `Ended the game: ${event.winner}`
    case 'phaseOpened':
      return `Opened ${phaseName(event)}`
    case 'actionReceived':
      return `Took ${name(event.by)}'s ${use(event.does)}${event.to.length ? ` · ${event.to.map(name).join(' · ')}` : ''}`
    case 'actionWithdrawn':
      return `Withdrew ${action(event.id)}`
    case 'actionAdmitted':
      return event.admitted
        ? `Let ${action(event.id)} count although it came late`
        : `Let ${action(event.id)} be late again`
    case 'actionOverruled':
      return `Ruled that ${action(event.id)} ${event.holds ? 'works' : 'fails'}${event.reason ? `: ${event.reason}` : ''}`
    case 'overruleLifted':
      return `Lifted the ruling on ${action(event.id)}`
    case 'messageReceived':
      return `Pasted a message${event.sender !== undefined ? ` from ${name(event.sender)}` : event.from !== undefined ? ` from ${event.from}` : ''}`
    case 'messageReread':
      return `Named the sender of a message${event.sender === undefined ? '' : `: ${name(event.sender)}`}`
    case 'orderTaken':
      return 'Took what a message asks for'
    case 'doubtAnswered':
      return `Answered a doubt: ${event.answer}`
    case 'messageDismissed':
      return event.dismissed ? 'Set a message aside' : 'Took a message back up'
    case 'playerReplaced':
      return `${event.name} takes over from ${event.slot === event.name ? 'somebody' : name(event.slot) === event.name ? event.slot : name(event.slot)}`
    case 'playerRemoved':
      return `${name(event.slot)} leaves the game${event.reason ? `: ${event.reason}` : ''}`
    case 'deadlineMoved':
      return 'Moved the deadline'
    case 'promptAnswered':
      return `Ruled on ${spaced(event.prompt)}: ${word(event.answer)}`
    case 'ballotCast':
      return `Took ${name(event.by)}'s vote${ballotSaid(event, name)}`
    case 'ballotWithdrawn':
      return `Withdrew ${thing(event.id)}`
    case 'postReceived':
      return `Pasted a post of ${name(event.by)}`
    case 'postDropped':
      return `Took out ${thing(event.id)}`
    case 'recorded':
      return `Recorded: ${form(event.form, event.values)}`
    case 'recordDropped':
      return `Took back a record: ${thing(event.id)}`
    case 'drawFixed':
      return `Fixed a draw (${spaced(event.for)})`
    case 'phaseResolved':
      return event.deaths.length
        ? `Locked the phase: ${event.deaths.map(name).join(', ')} died`
        : 'Locked the phase: nobody died'
    case 'undone':
      return 'Undid'
    case 'redone':
      return 'Redid'
  }
}

const languageNames: Record<Locale, string> = { en: 'English', ru: 'Russian' }

function ballotSaid(
  { for: choice, family, individual }: Extract<GameEvent, { type: 'ballotCast' }>,
  name: (slot: string) => string,
): string {
  const on = [
    ...(choice === undefined ? [] : [name(choice)]),
    ...(family === undefined ? [] : [family]),
    ...(individual === undefined ? [] : [name(individual)]),
  ]
  return on.length ? ` · ${on.join(' · ')}` : ' back'
}
