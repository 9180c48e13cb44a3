/** What the calls about a host's own roles give. */

/** A role as a form fills it in. Modifiers are as they are written: `xShot(2)`. */
export interface RoleDraft {
  name: string
  base?: string | undefined
  faction: string
  abilities: { ability: string; modifiers: string[] }[]
  modifiers: string[]
  told?: string | undefined
}

/** When it can be used; how often in a game; how often in a night; what else it does; what its player is. */
export type ModifierGroup = 'when' | 'often' | 'perNight' | 'more' | 'player'

export interface OwnRolesView {
  revision: number
  /** `holders`: who has it. */
  roles: { id: string; draft: RoleDraft; holders: string[] }[]
  /** Roles of the rules that can be copied, each as it would be filled in. */
  copies: { id: string; draft: RoleDraft }[]
  factions: { id: string; name: string }[]
  /** `fits`: the modifiers that do something there. */
  abilities: { id: string; name: string; does: string; passive: boolean; fits: string[] }[]
  modifiers: { id: string; name: string; says: string; numbered: boolean; group: ModifierGroup }[]
  /** Those that the workspace keeps for these rules and that are not in this game. */
  saved: { id: string; name: string }[]
}

/** `wrong`: why there is neither a message nor a night yet. */
export interface RoleTried {
  message: string
  nights: { what: string; says: string[]; told: string[] }[]
  wrong?: { message: string; remedy: string }
}
