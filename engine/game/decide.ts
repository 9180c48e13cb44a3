/**
 * Deciding: a command against the game as it stands gives events, or says why not. Pure. An action that breaks a rule
 * of the game is still received, so that the host sees it with its reason (`entry.ts`); declined is only what makes no
 * sense, such as a player who is not there.
 */
import { catalogueOf, own, type Catalogue } from '../ruleset/catalogue.ts'
import { brokenOrder, wrongValue } from '../rules/option.ts'
import { booksIn, type System } from '../ruleset/system.ts'
import { order } from './when.ts'
import { goesOnAfterEnd, notAfterEnd } from './after-end.ts'
import { deal, type SeatGiven } from './deal.ts'
import { misshapen, notForNobody, unheardOf, voteless } from './ballot-form.ts'
import type { Command, Declined } from '../journal/command.ts'
import { familiesOf } from './entry.ts'
import { languagesOf } from './language.ts'
import { said } from './declined-words.ts'
import { headTwice, playerReplaced, playersProdded, roleTold, substitutesListed } from './people.ts'
import { phaseSaid } from './phase-words.ts'
import { unknownValue, unknownWord } from './unknown-word.ts'
import { isKept } from './option-kept.ts'
import type { GameEvent } from '../journal/event.ts'
import { currentPhase, seatOf, type Game, type Seat } from '../journal/state.ts'

/**
 * @param game undefined before the game is created
 * @returns the events that carry the command out, or why it cannot be
 */
export function decide(system: System, game: Game | undefined, command: Command): GameEvent[] | Declined {
  if (command.do === 'create')
    return game ? { declined: said('gameThere') } : [{ type: 'gameCreated', ...command.game }]
  if (!game) return { declined: said('noGame'), remedy: said('createFirst') }
  if (command.do === 'undo')
    return command.to >= 0 && Number.isSafeInteger(command.to)
      ? [{ type: 'undone', to: command.to }]
      : { declined: said('noEvent', { to: String(command.to) }), remedy: said('eventsFromZero') }
  if (command.do === 'redo') return [{ type: 'redone' }]
  if (command.do === 'amend') {
    const { to, phase: reopened, reason, events } = command
    return game.phases[reopened]?.result
      ? [{ type: 'amended', to, phase: reopened, reason }, ...events]
      : { declined: said('notLocked'), remedy: said('changeOpen') }
  }
  if (command.do === 'merge')
    return [{ type: 'amended', to: command.to, phase: command.phase, reason: '', merged: true }, ...command.events]
  // Not play: texts of a game that is over may still have to be sent.
  if (command.do === 'speak') return speak(system, command)
  if (command.do === 'note') return [{ type: 'gameNoted', note: command.note }]
  if (game.winner !== undefined && !goesOnAfterEnd(system, game, command))
    return { declined: said('over'), remedy: said('undoEnd') }
  const phase = currentPhase(game)
  switch (command.do) {
    case 'openPhase':
      return openPhase(system, game, command)
    case 'setRoster':
      return phase ? { declined: said('begun'), remedy: said('changeSingle') } : setRoster(system, game, command.seats)
    case 'deal':
      return phase ? { declined: said('begun'), remedy: said('changeSingle') } : dealRoles(game, command.key)
    case 'dealt': {
      if (phase) return { declined: said('begun'), remedy: said('changeSingle') }
      const { key, seats, setup } = command
      const seated = setRoster(system, game, seats)
      return 'declined' in seated ? seated : [{ type: 'rolesDealt', seats, key, setup }]
    }
    case 'choose':
      return choose(system, game, command)
    case 'changeSeat':
      return (
        unknownIn(system, game, command.change, seatOf(game, command.slot)?.role)
        ?? twoHeads(game.seats.map(seat => (seat.slot === command.slot ? { ...seat, ...command.change } : seat)))
        ?? onPlayer(command.slot, { type: 'seatChanged', slot: command.slot, change: command.change })
      )
    case 'tellRole':
      return roleTold(game, command)
    case 'replace':
      return playerReplaced(game, command)
    case 'listSubstitutes':
      return substitutesListed(game, command.names)
    case 'finish':
      return [{ type: 'gameFinished', winner: command.winner }]
    case 'record':
      return record(system, game, command)
    case 'dropRecord':
      return game.records?.some(({ id }) => id === command.id)
        ? [{ type: 'recordDropped', id: command.id }]
        : unknownWord(
            'record',
            command.id,
            (game.records ?? []).map(({ id }) => id),
          )
    default:
  }
  if (!phase) return { declined: said('nonePhase'), remedy: said('openOne') }
  if (phase.result)
    return {
      declined: said('resolved', phaseSaid(system, phase)),
      remedy: said('undoResolution'),
    }

  switch (command.do) {
    case 'submit': {
      const { submission } = command
      if (!seatOf(game, submission.by))
        return unknownWord(
          'player',
          submission.by,
          game.seats.map(seat => seat.slot),
        )
      const known = [
        ...game.seats.map(seat => seat.slot),
        ...(system.entry.groupTargets?.includes('family') ? familiesOf(game) : []),
      ]
      const unknown = submission.to.find(
        target =>
          !known.includes(target) && !(system.entry.groupTargets?.includes('role') && target.startsWith('role:')),
      )
      if (unknown !== undefined) return unknownWord('player', unknown, known)
      if (!catalogueOf(system, game).ability(submission.does))
        return unknownWord('ability', submission.does, [
          ...Object.keys(system.abilities),
          ...Object.keys(game.customAbilities),
        ])
      if (phase.submissions.some(({ id }) => id === submission.id))
        return { declined: said('actionThere', { id: submission.id }), remedy: said('anotherId') }
      return [
        {
          type: 'actionReceived',
          ...submission,
          does: meant(catalogueOf(system, game), seatOf(game, submission.by)!, submission.does),
        },
      ]
    }
    case 'withdraw':
      return onAction(command.id, { type: 'actionWithdrawn', id: command.id })
    case 'override':
      return onAction(command.id, {
        type: 'actionOverruled',
        id: command.id,
        holds: command.holds,
        reason: command.reason,
        ...(command.spends !== undefined && { spends: command.spends }),
      })
    case 'liftOverride':
      return onAction(command.id, { type: 'overruleLifted', id: command.id })
    case 'admit':
      return onAction(command.id, { type: 'actionAdmitted', id: command.id, admitted: command.admitted })
    case 'receive':
      return phase.messages?.some(({ id }) => id === command.message.id)
        ? { declined: said('messageThere') }
        : [{ type: 'messageReceived', ...command.message }]
    case 'reread':
      return onMessage(command.id, {
        type: 'messageReread',
        id: command.id,
        ...(command.sender !== undefined && { sender: command.sender }),
        reading: command.reading,
      })
    case 'takeOrder':
      return onMessage(command.message, { type: 'orderTaken', message: command.message, proposal: command.proposal })
    case 'answerDoubt':
      return onMessage(command.message, {
        type: 'doubtAnswered',
        message: command.message,
        doubt: command.doubt,
        answer: command.answer,
      })
    case 'dismiss':
      return onMessage(command.id, { type: 'messageDismissed', id: command.id, dismissed: command.dismissed })
    case 'modkill':
      return onPlayer(command.slot, {
        type: 'playerRemoved',
        slot: command.slot,
        reason: command.reason,
        ...(command.at !== undefined && { at: command.at }),
      })
    case 'prod':
      return playersProdded(game, command)
    case 'extend':
      return [{ type: 'deadlineMoved', closes: command.closes }]
    case 'answer':
      return Object.hasOwn(system.prompts, command.prompt)
        ? [{ type: 'promptAnswered', prompt: command.prompt, answer: command.answer }]
        : unknownWord('prompt', command.prompt, Object.keys(system.prompts))
    case 'fixDraw':
      return Object.hasOwn(system.draws, command.for)
        ? [{ type: 'drawFixed', for: command.for, gives: command.gives }]
        : unknownWord('draw', command.for, Object.keys(system.draws))
    case 'vote': {
      const { ballot } = command
      const wrong =
        voteless(system, game, phase.kind)
        ?? misshapen(system, ballot)
        ?? notForNobody(system, game, ballot)
        ?? unheardOf(game, ballot)
      if (wrong) return wrong
      if (phase.ballots?.some(({ id }) => id === ballot.id))
        return { declined: said('ballotThere', { id: ballot.id }), remedy: said('anotherId') }
      return [{ type: 'ballotCast', ...ballot }]
    }
    case 'withdrawVote':
      return phase.ballots?.some(({ id }) => id === command.id)
        ? [{ type: 'ballotWithdrawn', id: command.id }]
        : unknownWord(
            'ballot',
            command.id,
            (phase.ballots ?? []).map(({ id }) => id),
          )
    case 'receivePost':
      return phase.posts?.some(({ id }) => id === command.post.id)
        ? { declined: said('postThere') }
        : onPlayer(command.post.by, { type: 'postReceived', ...command.post })
    case 'receiveCount':
      return phase.counts?.some(({ id }) => id === command.count.id)
        ? { declined: said('postThere') }
        : [{ type: 'countReceived', ...command.count }]
    case 'dropPost':
      return [...(phase.posts ?? []), ...(phase.counts ?? [])].some(({ id }) => id === command.id)
        ? [{ type: 'postDropped', id: command.id }]
        : unknownWord(
            'post',
            command.id,
            (phase.posts ?? []).map(({ id }) => id),
          )
    case 'resolve': {
      const {
        deaths,
        recruited,
        hidden,
        spent,
        tells,
        lynched,
        changes = {},
      } = command.outcome ?? system.resolve(game, phase, { trees: false })
      return [
        {
          type: 'phaseResolved',
          deaths,
          hidden,
          recruited: recruited.map(({ who, into }) => ({ who, into })),
          spent: spent.map(({ who, ability, count }) => ({ who, ability, count })),
          told: new Set(tells.map(({ to, post }) => JSON.stringify([to, to.to === 'public' && post]))).size,
          ...(lynched && { lynched }),
          ...changes,
        },
      ]
    }
  }

  function onAction(id: string, event: GameEvent): GameEvent[] | Declined {
    return phase!.submissions.some(submission => submission.id === id)
      ? [event]
      : unknownWord(
          'action',
          id,
          phase!.submissions.map(submission => submission.id),
        )
  }
  function onMessage(id: string, event: GameEvent): GameEvent[] | Declined {
    return phase!.messages?.some(message => message.id === id)
      ? [event]
      : { declined: said('noMessage'), remedy: said('onlyRead') }
  }
  function onPlayer(slot: string, event: GameEvent): GameEvent[] | Declined {
    return seatOf(game!, slot)
      ? [event]
      : unknownWord(
          'player',
          slot,
          game!.seats.map(seat => seat.slot),
        )
  }
}

/** The ability that a word means from this player: his own of that name, or what his role calls so. */
function meant(catalogue: Catalogue, seat: Seat, word: string): string {
  if (catalogue.abilitiesOf(seat).includes(word)) return word
  return own(catalogue.role(seat.role)?.sentAs ?? {}, word) ?? word
}

/** A roster is taken whole or not at all: every role, faction and modifier has to be one of the system or the game. */
function setRoster(
  system: System,
  game: Game,
  seats: Extract<Command, { do: 'setRoster' }>['seats'],
): GameEvent[] | Declined {
  const names = seats.map(({ slot, name }) => name ?? slot)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) return { declined: said('twice', { name: twice }), remedy: said('anotherName') }
  return (
    seats.map(seat => unknownIn(system, game, seat)).find(problem => problem !== undefined)
    ?? twoHeads(seats) ?? [{ type: 'rosterSet', seats }]
  )
}

function twoHeads(seats: Parameters<typeof headTwice>[0]): Declined | undefined {
  const twice = headTwice(seats)
  return twice === undefined ? undefined : { declined: said('twice', { name: twice }), remedy: said('anotherName') }
}

/** The roles of everybody who plays, dealt anew. */
function dealRoles({ seats }: Game, key: string): GameEvent[] | Declined {
  if (!seats.some(({ bystander }) => !bystander)) return { declined: said('nobodySits'), remedy: said('rosterFirst') }
  const given = seats.map(({ note: _, former: __, formerHeads: ___, headsFor: ____, name, ...seat }): SeatGiven => ({
    ...(seat as Omit<SeatGiven, 'name'>),
    ...(name !== seat.slot && { name }),
  }))
  return [{ type: 'rolesDealt', seats: deal(given, key), key }]
}

/** What of a seat the system does not know. @param seated the role it has where it is given no other */
function unknownIn(
  system: System,
  game: Game,
  { role, faction, modifiers = [], settings = {}, details = {} }: Extract<Command, { do: 'changeSeat' }>['change'],
  seated = role,
): Declined | undefined {
  const roles = [...Object.keys(system.roles), ...Object.keys(game.customRoles)]
  if (role !== undefined && !roles.includes(role)) return unknownWord('role', role, roles)
  if (faction !== undefined && !Object.hasOwn(system.factions, faction))
    return unknownWord('faction', faction, Object.keys(system.factions))
  const stranger = modifiers.find(one => !Object.hasOwn(system.modifiers, one.modifier))
  if (stranger) return unknownWord('modifier', stranger.modifier, Object.keys(system.modifiers))
  for (const [field, value] of Object.entries(details)) {
    const words = own(system.books?.fields ?? {}, field)?.values
    if (!Object.hasOwn(system.books?.fields ?? {}, field))
      return unknownWord('field', field, Object.keys(system.books?.fields ?? {}))
    if (words && !words.includes(value)) return unknownValue(field, value, words)
  }
  const known = catalogueOf(system, game).role(role ?? seated ?? '')?.settings ?? {}
  const [wrong] = Object.entries(settings).filter(([name, value]) => own(known, name)?.includes(value) === false)
  return wrong && unknownValue(wrong[0], String(wrong[1]), own(known, wrong[0])!.map(String))
}

function speak(system: System, { language, from }: Extract<Command, { do: 'speak' }>): GameEvent[] | Declined {
  if (own(system.words.wording, language)) return [{ type: 'languageChosen', language, from }]
  return {
    declined: said('speechless', { system: system.name }),
    remedy: said('has', { list: languagesOf(system).join(', ') }),
  }
}

/** The host chooses how the game is played. */
function choose(
  system: System,
  game: Game,
  { option, value }: Extract<Command, { do: 'choose' }>,
): GameEvent[] | Declined {
  const known = own(system.options, option)
  if (!known) return unknownWord('option', option, Object.keys(system.options))
  const wrong = wrongValue(known, value) ?? brokenOrder(known, value)
  if (wrong)
    return {
      declined: said('cannotBe', { option, value: String(value) || 'empty', why: wrong.says }),
      remedy: wrong.remedy,
    }
  if (isKept(system, game, option))
    return {
      declined: said('resolvedWith', { option, value: String(own(game.options, option) ?? known.values[0]) }),
      remedy: said('undoFirst'),
    }
  return [{ type: 'optionChosen', option, value }]
}

/** The host fills in a form of the system. */
function record(
  system: System,
  game: Game,
  { record: { id, form: name, values } }: Extract<Command, { do: 'record' }>,
): GameEvent[] | Declined {
  const form = own(booksIn(system, game).forms ?? {}, name)
  if (!form) return unknownWord('form', name, Object.keys(booksIn(system, game).forms ?? {}))
  const stranger = Object.keys(values).find(key => !Object.hasOwn(form.fields, key))
  if (stranger !== undefined) return unknownWord('field', stranger, Object.keys(form.fields))
  for (const [key, { label, kind, must, values: words }] of Object.entries(form.fields)) {
    const value = own(values, key)
    if (must && !value?.trim()) return { declined: said('empty', { label }), remedy: said('fillIn') }
    if (value !== undefined && value !== '' && kind === 'player' && !seatOf(game, value))
      return unknownWord(
        'player',
        value,
        game.seats.map(({ slot }) => slot),
      )
    if (value !== undefined && value !== '' && kind === 'choice' && !words?.includes(value))
      return unknownValue(label, value, words ?? [])
  }
  const phase = currentPhase(game)
  return [{ type: 'recorded', id, form: name, ...(phase && { phase: `${phase.kind} ${phase.number}` }), values }]
}

function openPhase(system: System, game: Game, command: Extract<Command, { do: 'openPhase' }>): GameEvent[] | Declined {
  if (!system.calendar.phases.includes(command.kind))
    return unknownWord('kindOfPhase', command.kind, system.calendar.phases)
  const open = currentPhase(game)
  const wrong = notAfterEnd(system, game, command)
  if (wrong) return wrong
  if (open && !open.result)
    return {
      declined: said('notResolved', phaseSaid(system, open)),
      remedy: game.winner === undefined ? said('resolveFirst') : said('undoEnd'),
    }
  if (game.phases.some(({ kind, number }) => kind === command.kind && number === command.number))
    return {
      declined: said('was', phaseSaid(system, command)),
      remedy: said('openKind', phaseSaid(system, { kind: command.kind, number: command.number + 1 })),
    }
  const { do: _, ...phase } = command
  return [{ type: 'phaseOpened', ...phase, ...expired(system, game, `${command.kind} ${command.number}`) }]
}

/** Facts that were to last up to a phase that is passed over, and the statuses they gave. */
function expired(
  system: System,
  game: Game,
  name: string,
): Pick<Extract<GameEvent, { type: 'phaseOpened' }>, 'ended' | 'seats'> {
  const now = order(system, name)
  const over = (game.facts ?? []).filter(({ until }) => until !== undefined && order(system, until) < now)
  const still = (slot: string, kind: string): boolean =>
    (game.facts ?? []).some(fact => fact.of === slot && fact.kind === kind && !over.includes(fact))
  const seats = Object.fromEntries(
    game.seats.flatMap(({ slot, status }) => {
      const left = status.filter(
        kind => still(slot, kind) || !over.some(fact => fact.of === slot && fact.kind === kind),
      )
      return left.length < status.length ? [[slot, { status: left }]] : []
    }),
  )
  return over.length ? { ended: over.map(({ id }) => id), ...(Object.keys(seats).length && { seats }) } : {}
}
