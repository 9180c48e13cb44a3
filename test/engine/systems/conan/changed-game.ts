/** Games of `conan` made from others, to see what a change in them comes to. */
import { crimeOf } from '../../../../engine/systems/conan/arrest/crimes.ts'
import type { GameWritten } from './any-game.ts'

/** The game in which, each phase, an officer goes for the killer or his victim, under a bribe, and a lawyer may free them. */
export function jailing(written: GameWritten): GameWritten {
  const [officer, lawyer, briber] = ['satou', 'eri', 'calvados'].map(role => slotOf(written, role))
  const phases = written.phases.map((phase, place): GameWritten['phases'][number] => {
    const others = phase.actions.filter(({ by, does }) => by !== officer && by !== lawyer && does !== 'bribe')
    const kill = others.find(({ does }) => does === 'order' || does === 'aptx')
    const [killer = kill?.by, victim = kill?.to[0]] = kill && kill.to.length > 1 ? kill.to : []
    const crime = others.find(({ by, does }) => by === victim && crimeOf(does))
    const caught = (written.seed + place) % 2 && crime ? victim : killer
    if (caught === undefined || caught === officer) return phase
    const charge = caught === killer ? 'killing' : crimeOf(crime!.does)!
    return {
      ...phase,
      actions: [
        ...others,
        ...(phase.night ? [{ id: `bribe${place}`, by: briber!, does: 'bribe', to: [] }] : []),
        { id: `arrest${place}`, by: officer!, does: 'arrest', to: [caught], with: { charge } },
        ...(written.seed % 3 ? [] : [{ id: `freed${place}`, by: lawyer!, does: 'lawsuit', to: [caught] }]),
      ],
    }
  })
  return { ...written, phases }
}

/** Who has a role, in a game in which somebody has. */
export const slotOf = ({ players }: GameWritten, role: string): string =>
  Object.keys(players).find(slot => players[slot]!.role === role)!

/** The game in which nobody with these roles does, votes or suffers by name anything from the start. */
export function silenced(written: GameWritten, ...roles: string[]): GameWritten {
  const silent = roles.map(role => slotOf(written, role))
  return {
    ...written,
    players: Object.fromEntries(
      Object.entries(written.players).map(([slot, { status: _, ...seat }]) => [
        slot,
        silent.includes(slot) ? seat : written.players[slot]!,
      ]),
    ),
    phases: written.phases.map(phase => ({
      ...phase,
      actions: phase.actions.filter(
        ({ by, does }) => !silent.includes(by) && !['steal', 'eraseEvidence'].includes(does),
      ),
    })),
  }
}

/** The game in which somebody has a condition from the start. */
export const marked = (written: GameWritten, slot: string, mark: string): GameWritten => ({
  ...written,
  players: { ...written.players, [slot]: { ...written.players[slot]!, status: [mark] } },
})

/** The game in which an officer tries an arrest in the first phase, on a charge that is hardly ever true. */
export const charged = (written: GameWritten, by: string, at: string): GameWritten => ({
  ...written,
  phases: written.phases.map((phase, place) =>
    place
      ? phase
      : {
          ...phase,
          actions: [
            ...phase.actions,
            { id: 'charge', by, does: 'arrest', to: [at], with: { charge: 'eraseEvidence' } },
          ],
        },
  ),
})

/** The game with its first day changed. */
export const onDay = (
  written: GameWritten,
  change: (phase: GameWritten['phases'][number]) => GameWritten['phases'][number],
): GameWritten => ({ ...written, phases: written.phases.map((phase, place) => (place === 1 ? change(phase) : phase)) })
