/** What stands in the empty field for a setup: what a host would paste there, with roles of the system, to be read as it is. */
import type { RolesAnswer } from '../../../electron/desk/contract.ts'

/** A list of roles to be dealt: some of a kind, one alone, one of two, and those against them where there are any. */
export function rolesExample({ roles, factions }: Pick<RolesAnswer, 'roles' | 'factions'>): string {
  const [first, second] = factions
  const of = (faction: string | undefined, able: boolean): string[] =>
    roles.filter(role => role.faction === faction && role.abilities.length > 0 === able).map(({ name }) => name)
  const able = of(first?.id, true)
  const [plain = able[0] ?? ''] = of(first?.id, false)
  const [one = plain, other = plain, third = other] = able
  const [against] = [...of(second?.id, false), ...of(second?.id, true)]
  return [`4 ${plain}`, one, `${other} / ${third}`, ...(against === undefined ? [] : [`2 ${against}`])].join('\n')
}
