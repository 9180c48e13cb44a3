/**
 * Playing a case: from what is written to a journal, phase by phase, through the same commands that the app uses.
 */
import { comesAfterEnd } from '../game/after-end.ts'
import { decide } from '../game/decide.ts'
import type { Command, Declined } from '../journal/command.ts'
import type { GameEvent } from '../journal/event.ts'
import { apply, fold } from '../journal/fold.ts'
import { currentPhase, type Ballot, type Game, type PhaseState } from '../journal/state.ts'
import type { Outcome } from '../journal/outcome.ts'
import type { ResolveRequest, System } from '../ruleset/system.ts'
import { inHostsWord } from '../ruleset/lynch-word.ts'
import { inEach, type InEach } from '../text/in-each.ts'
import type { Case, CaseCommand, CasePhase } from './case.ts'
import { said } from './said/file.ts'

export interface PhasePlayed {
  written: CasePhase
  /** `night 1` */
  name: string
  /** The game with this phase open and everything sent in. */
  game: Game
  phase: PhaseState
  outcome: Outcome
  /** The game after the phase. */
  after: Game
}

/** `start`: the game before its first phase. */
export interface Played {
  system: System
  events: GameEvent[]
  start: Game
  phases: PhasePlayed[]
}

/** A case that says what its rules refuse. */
export class Unplayable extends Error {
  readonly says: InEach

  constructor({ declined, remedy }: Declined) {
    const says =
      remedy === undefined ? inEach(declined) : said('refused', { why: inEach(declined), remedy: inEach(remedy) })
    super(says.en)
    this.says = says
  }
}

/**
 * Plays a case to its end.
 * @param request trees or verdicts alone, and actions to leave out everywhere
 * @throws {Unplayable} when the case was not checked before (a name that is nobody's)
 */
export function play(written: Case, system: System, request: ResolveRequest = { trees: true }): Played {
  const events: GameEvent[] = []
  let game: Game | undefined
  const run = (command: Command): Game => {
    const decided = decide(system, game, command)
    if ('declined' in decided) throw new Unplayable(decided)
    events.push(...decided)
    return (game = game ? decided.reduce(apply, game) : fold(decided))
  }
  const start = run({
    do: 'create',
    game: {
      system: system.id,
      options: written.options,
      seed: written.seed,
      customRoles: written.customRoles,
      customAbilities: written.customAbilities,
      seats: written.seats,
      ...(Object.keys(written.state).length && { state: written.state }),
    },
  })
  const phases = written.phases.map((phase): PhasePlayed => {
    const { kind, number, opens, closes } = phase
    if (written.over !== undefined && game!.winner === undefined && comesAfterEnd(system, kind))
      run({ do: 'finish', winner: written.over })
    run({
      do: 'openPhase',
      kind,
      number,
      ...(opens === undefined ? {} : { opens }),
      ...(closes === undefined ? {} : { closes }),
    })
    for (const { line: _, ...submission } of phase.actions) run({ do: 'submit', submission })
    for (const ballot of ballotsOf(phase)) run({ do: 'vote', ballot })
    phase.posts.forEach(({ line: _, edited, ...post }, index) =>
      run({ do: 'receivePost', post: { id: `p${index + 1}`, ...post, ...(edited && { edited }) } }),
    )
    phase.commands.forEach((command, index) => run(commandOf(command, game!, `r${index + 1}`)))
    for (const [prompt, answers] of Object.entries(phase.answers))
      for (const answer of answers) run({ do: 'answer', prompt, answer })
    for (const draw of phase.draws) run({ do: 'fixDraw', ...draw })
    const open = game!
    const state = currentPhase(open)!
    const outcome = system.resolve(open, state, request)
    return {
      written: phase,
      name: `${kind} ${number}`,
      game: open,
      phase: state,
      outcome,
      after: run({ do: 'resolve', outcome }),
    }
  })
  return { system: inHostsWord(system, start), events, start, phases }
}

/** Ballots as a host would enter them; one that several cast alike is one of each. */
function ballotsOf({ votes }: CasePhase): Ballot[] {
  return votes.flatMap(({ by, line: _, advance, ...choice }, index) =>
    by.map((voter, place): Ballot => ({
      id: by.length > 1 ? `v${index + 1}-${place + 1}` : `v${index + 1}`,
      by: voter,
      ...choice,
      ...(advance && { advance }),
    })),
  )
}

function commandOf(command: CaseCommand, game: Game, id: string): Command {
  switch (command.does) {
    case 'modkill':
      return {
        do: 'modkill',
        slot: command.who,
        reason: command.reason,
        ...(command.at !== undefined && { at: command.at }),
      }
    case 'replace':
      return { do: 'replace', slot: command.who, with: command.with }
    case 'override':
      return {
        do: 'override',
        id: command.action,
        holds: command.holds,
        reason: command.reason,
        ...(command.spends !== undefined && { spends: command.spends }),
      }
    case 'record':
      return { do: 'record', record: { id, form: command.form, values: command.values } }
    case 'withdraw':
      return { do: 'withdraw', id: command.action }
    case 'extend': {
      const closes = currentPhase(game)!.closes
      if (closes === undefined) throw new Unplayable({ declined: said('noDeadline'), remedy: said('giveDeadline') })
      return { do: 'extend', closes: new Date(Date.parse(closes) + command.minutes * 60_000).toISOString() }
    }
  }
}
