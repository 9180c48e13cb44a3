/**
 * Deciding: a command against the game as it stands gives events, or says why not. Pure. An action that breaks a rule
 * of the game is still received, so that the host sees it with its reason (`entry.ts`); declined is only what makes no
 * sense, such as a player who is not there.
 */
import type { System } from '../ruleset/system.ts'
import type { Command, Declined } from '../journal/command.ts'
import type { GameEvent } from '../journal/event.ts'
import { currentPhase, type Game } from '../journal/state.ts'
import { goesOnAfterEnd } from './after-end.ts'
import { said } from './declined-words.ts'
import { inPhase } from './deciding/in-phase.ts'
import { onOne } from './deciding/known.ts'
import { dropRole, makeRole } from './deciding/own-roles.ts'
import { changeSeat, dealRoles, setRoster } from './deciding/seats.ts'
import { choose, openPhase, record, speak } from './deciding/whole-game.ts'
import { playerReplaced, roleTold, substitutesListed } from './people.ts'
import { phaseSaid } from './phase-words.ts'

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
  if (command.do === 'ruleActivity') return [{ type: 'activityRuled', rule: command.rule }]
  // A locked phase has steps too: its posts are sent, its topic is closed.
  if (command.do === 'tickStep' && game.phases.length)
    return [{ type: 'stepTicked', step: command.step, done: command.done }]
  if (game.winner !== undefined && !goesOnAfterEnd(system, game, command))
    return { declined: said('over'), remedy: said('undoEnd') }
  const phase = currentPhase(game)
  switch (command.do) {
    case 'openPhase':
      return openPhase(system, game, command)
    case 'setRoster':
      return phase ? { declined: said('begun'), remedy: said('changeSingle') } : setRoster(system, game, command.seats)
    case 'deal':
      return phase ? { declined: said('begun'), remedy: said('changeSingle') } : dealRoles(system, game, command.key)
    case 'dealt': {
      if (phase) return { declined: said('begun'), remedy: said('changeSingle') }
      const { key, seats, setup, words } = command
      const seated = setRoster(system, game, seats)
      return 'declined' in seated ? seated : [{ type: 'rolesDealt', seats, key, setup, words }]
    }
    case 'choose':
      return choose(system, game, command)
    case 'makeRole':
      return makeRole(system, game, command)
    case 'dropRole':
      return dropRole(game, command.id)
    case 'changeSeat':
      return changeSeat(system, game, command)
    case 'tellRole':
      return roleTold(game, command)
    case 'replace':
      return playerReplaced(game, command)
    case 'callNobody':
      return [{ type: 'nobodyCalled', names: [...new Set(command.names)] }]
    case 'listSubstitutes':
      return substitutesListed(game, command.names)
    case 'finish':
      return [{ type: 'gameFinished', winner: command.winner }]
    case 'record':
      return record(system, game, command)
    case 'dropRecord':
      return onOne('record', command.id, game.records, { type: 'recordDropped', id: command.id })
    default:
  }
  if (!phase) return { declined: said('nonePhase'), remedy: said('openOne') }
  if (phase.result)
    return {
      declined: said('resolved', phaseSaid(system, phase)),
      remedy: said('undoResolution'),
    }

  return inPhase(system, game, phase, command)
}
