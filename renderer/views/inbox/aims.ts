/** What an ability can be aimed at. */
import type { GameView, SeatView } from '../../../electron/desk/contract.ts'
import type { Choice } from '../../parts/picker.tsx'
import { capital } from '../rules/words.ts'

export type AbilityView = SeatView['abilities'][number]
export type Aim = AbilityView['aims'][number]

/** What a target is; beyond the last one that is told, what the last one is. */
export const aimAt = ({ aims }: Pick<AbilityView, 'aims'>, index: number): Aim => aims[index] ?? aims.at(-1) ?? 'player'

/** How many fields to show: those needed, and one more than is filled as long as more may be named. */
export function fieldsFor(
  { targets, most }: Pick<AbilityView, 'targets' | 'most'>,
  to: readonly (string | undefined)[],
): number {
  const filled = to.reduce((last, one, index) => (one === undefined ? last : index + 1), 0)
  return Math.min(Math.max(targets, most), Math.max(targets, filled + 1))
}

/** `To`, `First target`, `Family`, `Family 2`. */
export function aimLabel(ability: Pick<AbilityView, 'aims' | 'targets' | 'most'>, index: number): string {
  const many = Math.max(ability.targets, ability.most) > 1
  const aim = aimAt(ability, index)
  const optional = index >= ability.targets ? ', if any' : ''
  if (aim !== 'player')
    return `${aim === 'family' ? 'Family' : 'Player or role'}${many ? ` ${index + 1}` : ''}${optional}`
  return `${!many ? 'To' : index === 0 ? 'First target' : index === 1 ? 'Second target' : `Target ${index + 1}`}${optional}`
}

/** The choices for one target; where a role may stand for whoever has it, players come first. @param roles of the system, by name */
export function aimChoices(game: GameView, aim: Aim, roles: readonly { id: string; name: string }[]): Choice[] {
  if (aim === 'family') return game.system.families.map(family => ({ value: family, label: capital(family) }))
  const byRole =
    aim === 'role' ? roles.map(({ id, name }): Choice => ({ value: `role:${id}`, label: name, detail: 'role' })) : []
  return [
    ...game.seats.map(({ slot, name, alive, details }) => {
      const detail = [
        ...(details.family === undefined ? [] : [capital(details.family)]),
        ...(alive ? [] : ['dead']),
      ].join(', ')
      return { value: slot, label: name, ...(detail !== '' && { detail }) }
    }),
    ...byRole,
  ]
}
