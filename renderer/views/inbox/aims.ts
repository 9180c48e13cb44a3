/** What an ability can be aimed at. */
import type { GameView, SeatView } from '../../../electron/desk/contract.ts'
import type { Choice } from '../../parts/picker.tsx'
import { say } from '../../words/say.ts'
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
  const label = aim === 'player' ? targetLabel(many, index) : kindLabel(aim, many, index + 1)
  return index >= ability.targets ? say('inbox.ifAny', { label }) : label
}

function targetLabel(many: boolean, index: number): string {
  if (!many) return say('inbox.to')
  if (index > 1) return say('inbox.targetNumbered', { number: index + 1 })
  return say(index ? 'inbox.secondTarget' : 'inbox.firstTarget')
}

function kindLabel(aim: 'family' | 'role', many: boolean, number: number): string {
  if (aim === 'family') return many ? say('inbox.familyNumbered', { number }) : say('inbox.family')
  return many ? say('inbox.playerOrRoleNumbered', { number }) : say('inbox.playerOrRole')
}

/** The choices for one target; where a role may stand for whoever has it, players come first. @param roles of the system, by name */
export function aimChoices(game: GameView, aim: Aim, roles: readonly { id: string; name: string }[]): Choice[] {
  if (aim === 'family') return game.system.families.map(family => ({ value: family, label: capital(family) }))
  const byRole =
    aim === 'role'
      ? roles.map(({ id, name }): Choice => ({ value: `role:${id}`, label: name, detail: say('inbox.role') }))
      : []
  return [
    ...game.seats.map(({ slot, name, alive, details }) => {
      const detail = [
        ...(details.family === undefined ? [] : [capital(details.family)]),
        ...(alive ? [] : [say('inbox.dead')]),
      ].join(', ')
      return { value: slot, label: name, ...(detail !== '' && { detail }) }
    }),
    ...byRole,
  ]
}
