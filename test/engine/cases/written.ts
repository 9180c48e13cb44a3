/** The cases below test/cases, read once in a process for whichever tests ask: none changes what it is given. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case } from '../../../engine/cases/case.ts'
import { readCases } from '../../../engine/cases/read.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'

const folder = join(import.meta.dirname, '../../cases')
const known = new Map<System, readonly Case[]>()

/** Every case of a system as it is written. What all of them come to, `prove` looks at. */
export function writtenCases(system: System): readonly Case[] {
  const there = known.get(system)
  if (there) return there
  const made = readdirSync(join(folder, system.id))
    .filter(file => file.endsWith('.yaml'))
    .flatMap(file => readCases(readFileSync(join(folder, system.id, file), 'utf8'), file, systems).cases)
  known.set(system, made)
  return made
}
