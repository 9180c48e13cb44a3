/** As what a role is told (1923-PAP4). */
import type { Resolution } from '../vocabulary.ts'

/** A role as words: of a Mafia Member with a second role both, or the one that the host chose. */
export function revealed(run: Resolution, role: string, side: string): string | string[] {
  const shown = role === 'bystander' ? 'townsperson' : role
  if (side !== 'mafia' || shown === 'mafiaMember') return shown
  switch (run.option('reveal.mafiaFormat')) {
    case 'mafiaOnly':
      return 'mafiaMember'
    case 'secondaryOnly':
      return shown
    default:
      return ['mafiaMember', shown]
  }
}
