/** Deciding what the host says of the game as a whole: its language, its options, its books, and its next phase. */
import { getOwn } from '../../ruleset/catalogue.ts'
import { booksIn, type System } from '../../ruleset/system.ts'
import { brokenOrder, wrongValue } from '../../rules/option.ts'
import type { Command, Declined } from '../../journal/command.ts'
import type { GameEvent } from '../../journal/event.ts'
import { currentPhase, seatOf, type Game } from '../../journal/state.ts'
import { notAfterEnd } from '../after-end.ts'
import { said } from '../declined-words.ts'
import { languagesOf } from '../language.ts'
import { isKept } from '../option-kept.ts'
import { phaseSaid } from '../phase-words.ts'
import { unknownValue, unknownWord } from '../unknown-word.ts'
import { order } from '../when.ts'

/** The language that texts are in, from a phase on. */
export function speak(system: System, { language, from }: Extract<Command, { do: 'speak' }>): GameEvent[] | Declined {
  if (getOwn(system.words.wording, language)) return [{ type: 'languageChosen', language, from }]
  return {
    declined: said('speechless', { system: system.name }),
    remedy: said('has', { list: languagesOf(system).join(', ') }),
  }
}

/** The host chooses how the game is played. */
export function choose(
  system: System,
  game: Game,
  { option, value }: Extract<Command, { do: 'choose' }>,
): GameEvent[] | Declined {
  const known = getOwn(system.options, option)
  if (!known) return unknownWord('option', option, Object.keys(system.options))
  const wrong = wrongValue(known, value) ?? brokenOrder(known, value)
  if (wrong)
    return {
      declined: said('cannotBe', { option, value: String(value) || 'empty', why: wrong.says }),
      remedy: wrong.remedy,
    }
  if (isKept(system, game, option))
    return {
      declined: said('resolvedWith', { option, value: String(getOwn(game.options, option) ?? known.values[0]) }),
      remedy: said('undoFirst'),
    }
  return [{ type: 'optionChosen', option, value }]
}

/** The host fills in a form of the system. */
export function record(
  system: System,
  game: Game,
  { record: { id, form: name, values } }: Extract<Command, { do: 'record' }>,
): GameEvent[] | Declined {
  const form = getOwn(booksIn(system, game).forms ?? {}, name)
  if (!form) return unknownWord('form', name, Object.keys(booksIn(system, game).forms ?? {}))
  const stranger = Object.keys(values).find(key => !Object.hasOwn(form.fields, key))
  if (stranger !== undefined) return unknownWord('field', stranger, Object.keys(form.fields))
  for (const [key, { label, kind, must, values: words }] of Object.entries(form.fields)) {
    const value = getOwn(values, key)
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

/** The next phase begins, once the one before is resolved. */
export function openPhase(
  system: System,
  game: Game,
  command: Extract<Command, { do: 'openPhase' }>,
): GameEvent[] | Declined {
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
