/** Deciding what happens in the phase that is open: actions, messages, the host's word, ballots, posts, its end. */
import { abilityMeant, catalogueOf } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'
import type { Command, Declined } from '../../journal/command.ts'
import type { GameEvent } from '../../journal/event.ts'
import { seatOf, type Game, type PhaseState } from '../../journal/state.ts'
import { misshapen, notForNobody, unheardOf, voteless } from '../ballot-form.ts'
import { said } from '../declined-words.ts'
import { familiesOf } from '../entry.ts'
import { playersProdded } from '../people.ts'
import { unknownWord } from '../unknown-word.ts'
import { onOne, onPlayer } from './known.ts'

/** What can be done only while a phase is open. */
type InPhase = Extract<
  Command,
  {
    do:
      | 'submit'
      | 'withdraw'
      | 'override'
      | 'liftOverride'
      | 'admit'
      | 'receive'
      | 'reread'
      | 'takeOrder'
      | 'answerDoubt'
      | 'dismiss'
      | 'modkill'
      | 'prod'
      | 'extend'
      | 'tickStep'
      | 'handlePost'
      | 'answer'
      | 'fixDraw'
      | 'vote'
      | 'withdrawVote'
      | 'receivePost'
      | 'receiveCount'
      | 'dropPost'
      | 'timePost'
      | 'denyVote'
      | 'resolve'
  }
>

/** @param phase the one that is open */
export function inPhase(system: System, game: Game, phase: PhaseState, command: InPhase): GameEvent[] | Declined {
  const onAction = (id: string, event: GameEvent): GameEvent[] | Declined =>
    onOne('action', id, phase.submissions, event)
  const onMessage = (id: string, event: GameEvent): GameEvent[] | Declined =>
    phase.messages?.some(message => message.id === id)
      ? [event]
      : { declined: said('noMessage'), remedy: said('onlyRead') }
  switch (command.do) {
    case 'submit':
      return submit(system, game, phase, command)
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
      return onPlayer(game, command.slot, {
        type: 'playerRemoved',
        slot: command.slot,
        reason: command.reason,
        ...(command.at !== undefined && { at: command.at }),
      })
    case 'prod':
      return playersProdded(game, command)
    case 'tickStep':
      return [{ type: 'stepTicked', step: command.step, done: command.done }]
    case 'handlePost':
      return onOne('post', command.id, phase.posts, { type: 'postHandled', id: command.id, handled: command.handled })
    case 'extend':
      if (phase.opens !== undefined && Date.parse(command.closes) <= Date.parse(phase.opens))
        return { declined: said('endsBefore'), remedy: said('laterDeadline') }
      return [{ type: 'deadlineMoved', closes: command.closes }]
    case 'answer':
      return Object.hasOwn(system.prompts, command.prompt)
        ? [{ type: 'promptAnswered', prompt: command.prompt, answer: command.answer }]
        : unknownWord('prompt', command.prompt, Object.keys(system.prompts))
    case 'fixDraw':
      return Object.hasOwn(system.draws, command.for)
        ? [{ type: 'drawFixed', for: command.for, gives: command.gives }]
        : unknownWord('draw', command.for, Object.keys(system.draws))
    case 'vote':
      return vote(system, game, phase, command)
    case 'withdrawVote':
      return onOne('ballot', command.id, phase.ballots, { type: 'ballotWithdrawn', id: command.id })
    case 'receivePost':
      return phase.posts?.some(({ id }) => id === command.post.id)
        ? { declined: said('postThere') }
        : onPlayer(game, command.post.by, { type: 'postReceived', ...command.post })
    case 'receiveCount':
      return phase.counts?.some(({ id }) => id === command.count.id)
        ? { declined: said('postThere') }
        : [{ type: 'countReceived', ...command.count }]
    case 'timePost':
      return onOne('post', command.id, phase.posts, { type: 'postTimed', id: command.id, late: command.late })
    case 'denyVote':
      return onOne('post', command.id, phase.posts, {
        type: 'voteDenied',
        id: command.id,
        name: command.name,
        ...(command.vote !== undefined && { vote: command.vote }),
      })
    case 'dropPost':
      return onOne('post', command.id, [...(phase.posts ?? []), ...(phase.counts ?? [])], {
        type: 'postDropped',
        id: command.id,
      })
    case 'resolve':
      return [resolved(command.outcome ?? system.resolve(game, phase, { trees: false }))]
  }
}

/** An action is received, whether it may be done or not: by somebody and at somebody who is there, and of some kind. */
function submit(
  system: System,
  game: Game,
  phase: PhaseState,
  { submission }: Extract<Command, { do: 'submit' }>,
): GameEvent[] | Declined {
  const { groupTargets = [] } = system.entry
  const slots = game.seats.map(seat => seat.slot)
  if (!seatOf(game, submission.by)) return unknownWord('player', submission.by, slots)
  const known = [...slots, ...(groupTargets.includes('family') ? familiesOf(game) : [])]
  const unknown = submission.to.find(
    target => !known.includes(target) && !(groupTargets.includes('role') && target.startsWith('role:')),
  )
  if (unknown !== undefined) return unknownWord('player', unknown, known)
  const catalogue = catalogueOf(system, game)
  if (!catalogue.ability(submission.does))
    return unknownWord('ability', submission.does, [
      ...Object.keys(system.abilities),
      ...Object.keys(game.customAbilities),
    ])
  if (phase.submissions.some(({ id }) => id === submission.id))
    return { declined: said('actionThere', { id: submission.id }), remedy: said('anotherId') }
  const does = abilityMeant(catalogue, seatOf(game, submission.by)!, submission.does)
  return [{ type: 'actionReceived', ...submission, does }]
}

function vote(
  system: System,
  game: Game,
  phase: PhaseState,
  { ballot }: Extract<Command, { do: 'vote' }>,
): GameEvent[] | Declined {
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

/** What the journal keeps of a result: all else follows from it again. */
function resolved({
  deaths,
  recruited,
  hidden,
  spent,
  tells,
  lynched,
  changes = {},
}: ReturnType<System['resolve']>): GameEvent {
  return {
    type: 'phaseResolved',
    deaths,
    hidden,
    recruited: recruited.map(({ who, into }) => ({ who, into })),
    spent: spent.map(({ who, ability, count }) => ({ who, ability, count })),
    told: new Set(tells.map(({ to, post }) => JSON.stringify([to, to.to === 'public' && post]))).size,
    ...(lynched && { lynched }),
    ...changes,
  }
}
