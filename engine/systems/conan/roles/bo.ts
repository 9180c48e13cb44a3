/** The Black Organization. The order of this table is its rank (CONAN-E5). */
import type { Role } from '../../../rules/role.ts'

const member = (...abilities: string[]): Role => ({ faction: 'bo', abilities })

export const bo: Record<string, Role> = {
  anokata: member('chameleon', 'frame'),
  gin: member('slander'),
  vermouth: member('disguise', 'temporaryDisguise'),
  pisco: member('eraseBody', 'eraseEvidence'),
  vodka: member('neutralise', 'frighten'),
  bourbon: member('investigate'),
  irish: member('blackmail'),
  chianti: member('snipe'),
  korn: member('snipe', 'insultToInjury'),
  calvados: member('heavyHanded', 'bribe'),
  tequila: member('hinder'),
}

/** Its roles, highest rank first. */
export const ranks: readonly string[] = Object.keys(bo)
