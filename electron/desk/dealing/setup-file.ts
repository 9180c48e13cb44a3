/** Reading a file of set-ups, all of it or nothing: a pure function of plain data, for the reading thread. */
import { offered, shown } from '../../../engine/cases/complain.ts'
import type { ProblemFound } from '../../../engine/cases/problem.ts'
import type { Game } from '../../../engine/journal/state.ts'
import { withOwnRoles } from '../../../engine/ruleset/own-roles.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { setupsIn, withHead, type SetupPart } from '../../../engine/setups/file.ts'
import { isLanguage } from '../../../engine/setups/posted.ts'
import { setupProblems } from '../../../engine/setups/outcomes.ts'
import { readSetup } from '../../../engine/setups/read.ts'
import { said } from '../../../engine/setups/problem-words.ts'
import { limits } from '../../../engine/shape/limits.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import type { InEach } from '../../../engine/text/in-each.ts'
import type { SavedSetup } from '../contract.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'
import type { Meanings } from '../roster/words.ts'
import { sentence, setupIn, toldOf } from './read.ts'
import { RolesKnown } from './roles-known.ts'

export type SetupRead = Pick<SavedSetup, 'name' | 'system' | 'text' | 'players'>

/**
 * @param file what problems call the text
 * @param system for those that do not say for which rules they are
 * @param name for those that do not say what they are called
 * @param one there has to be exactly one
 * @returns every set-up of the text, with its whole head
 * @throws Refused naming file, line, value and remedy of the first thing that is wrong
 */
export function readSetupFile({
  text,
  file,
  system,
  name,
  one = false,
  meanings,
  own,
}: {
  text: string
  /** What a host said that words mean. */
  meanings?: Meanings
  /** The roles that the host of a game made for it. */
  own?: Game['customRoles']
  file: string
  system?: string | undefined
  name?: string | undefined
  one?: boolean
}): SetupRead[] {
  const { parts, problems } = setupsIn(one ? writtenOver(text, system, meanings, own) : text, file)
  if (problems.length) throw refusedFor(problems)
  const most = one ? 1 : limits.atOnce
  if (parts.length > most)
    throw refusedFor([
      one
        ? { file, line: parts[1]!.line, message: said('several', { count: parts.length }), remedy: said('oneByOne') }
        : {
            file,
            line: parts[most]!.line,
            message: said('manySetups', { count: parts.length, most }),
            remedy: said('fewer'),
          },
    ])
  return parts.map(part => {
    const read = readPart(part, file, { system, name, own })
    if ('problems' in read) throw refusedFor(read.problems)
    return read
  })
}

const systemWith = (id: string, customRoles: Game['customRoles'] = {}): System | undefined => {
  const system = systemById(id)
  return system && withOwnRoles(system, { customRoles })
}

/** A set-up that a host posted, in the language of set-ups; any other text as it is. @throws Refused */
function writtenOver(
  text: string,
  id: string | undefined,
  meanings: Meanings | undefined,
  own: Game['customRoles'] | undefined,
): string {
  const system = id === undefined || isLanguage(text) ? undefined : systemWith(id, own)
  if (!system) return text
  const found = setupIn(text, new RolesKnown(system, meanings), system.id)
  if (found.problems.length) throw refusedFor(found.problems)
  return found.text
}

function readPart(
  part: SetupPart,
  file: string,
  usual: { system: string | undefined; name: string | undefined; own: Game['customRoles'] | undefined },
): SetupRead | { problems: ProblemFound[] } {
  const at = (line: number, message: InEach, remedy: InEach) => ({ problems: [{ file, line, message, remedy }] })
  if (part.text.length > limits.field)
    return at(part.line, said('longSetup', { length: part.text.length, most: limits.field }), said('shorten'))
  const id = part.system ?? usual.system
  if (id === undefined) return at(part.line, said('unsaidRules'), said('sayRules', { example: systems[0]!.id }))
  const system = systemWith(id, usual.own)
  if (!system)
    return at(
      part.systemLine,
      said('noRules', { value: shown(id) }),
      offered(
        id,
        systems.map(one => one.id),
      ),
    )
  const name = part.name ?? usual.name
  if (name === undefined) return at(part.line, said('noName'), said('sayName'))
  if (name.length > limits.name)
    return at(part.line, said('longName', { length: name.length, most: limits.name }), said('shorterName'))
  const roles = new RolesKnown(system)
  // Lines are those of the file.
  const { setup, problems } = readSetup(`${'\n'.repeat(part.line - 1)}${part.text}`, file, roles, id)
  const wrong = setup ? setupProblems(setup, file, roles) : problems
  if (wrong.length || !setup) return { problems: wrong }
  return { name, system: id, text: withHead(part, { system: id, name }), players: [...setup.players] }
}

/** Looks through a file of set-ups. @returns those that can be dealt, and everything that is wrong with the rest */
export function checkSetupFile(text: string, file: string): { setups: SetupRead[]; problems: ProblemFound[] } {
  const { parts, problems } = setupsIn(text, file)
  const read = parts.map(part => readPart(part, file, { system: undefined, name: undefined, own: undefined }))
  return {
    setups: read.flatMap(one => ('problems' in one ? [] : [one])),
    problems: [...problems, ...read.flatMap(one => ('problems' in one ? one.problems : []))],
  }
}

/** The first of what is wrong, with its place, and how much more there is. */
function refusedFor(problems: readonly ProblemFound[]): Refused {
  const [first] = problems
  const { file, line, message, remedy = '' } = toldOf(first!)
  const place = say('dealing.place', { file, line })
  const more = problems.length > 1 ? ` ${say('dealing.more', { count: problems.length - 1 })}` : ''
  return new Refused(
    'badInput',
    `${place} ${sentence(message)}${more}`,
    remedy ? sentence(remedy) : say('dealing.mend'),
  )
}
