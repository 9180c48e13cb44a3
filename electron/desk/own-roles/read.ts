/** Roles as a form, a file or the workspace has them, read by what reads case files. */
import type { Custom } from '../../../engine/cases/custom-roles.ts'
import type { ProblemFound } from '../../../engine/cases/problem.ts'
import { readRole, readRoleFile } from '../../../engine/cases/role-file.ts'
import type { Game } from '../../../engine/journal/state.ts'
import type { ModifierUse, Role } from '../../../engine/rules/role.ts'
import { ownRoleId } from '../../../engine/ruleset/own-roles.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'
import { sentence, toldOf } from '../dealing/read.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'
import type { RoleDraft } from './answers.ts'

/** @param id the role that it takes the place of @throws Refused where it speaks of what is not there */
export function readDraft(
  { name, base, faction, abilities, modifiers, told }: RoleDraft,
  system: System,
  game: Game,
  id = ownRoleId(name, new Set([...Object.keys(system.roles), ...Object.keys(system.abilities)])),
): { id: string } & Custom {
  const written = {
    name,
    faction,
    abilities,
    modifiers,
    ...(base !== undefined && { base }),
    ...(told !== undefined && told.trim() !== '' && { told: told.trim() }),
  }
  const read = readRole(id, written, system, game)
  if ('problems' in read) throw refusedFor(read.problems, false)
  return { id, ...read }
}

/** @throws Refused where it is none, or for other rules */
export function readFile(file: string, text: string, system: System): Custom {
  const read = readRoleFile(text, file, systems)
  if ('problems' in read) throw refusedFor(read.problems)
  if (read.system.id !== system.id)
    throw new Refused('declined', say('ownRoles.wrongRules', { system: read.system.name }), say('ownRoles.otherRules'))
  return read.custom
}

/** @param inFile whether there is a line to be named */
function refusedFor([first]: readonly ProblemFound[], inFile = true): Refused {
  const { file, line, message, remedy = '' } = toldOf(first!)
  const place = inFile ? `${say('dealing.place', { file, line })} ` : ''
  return new Refused('badInput', `${place}${sentence(message)}`, remedy ? sentence(remedy) : say('ownRoles.mend'))
}

const written = ({ modifier, count }: ModifierUse): string => (count === undefined ? modifier : `${modifier}(${count})`)

/** A role as a form is filled in with it. */
export function draftOf({ faction, abilities, modifiers = [], given = [], like, told }: Role, name: string): RoleDraft {
  return {
    name,
    ...(like !== undefined && { base: like }),
    faction,
    abilities: abilities.map(ability => ({
      ability,
      modifiers: given.filter(({ on }) => on === ability).map(written),
    })),
    modifiers: [...modifiers, ...given.filter(({ on }) => on === undefined).map(written)],
    ...(told !== undefined && { told }),
  }
}
