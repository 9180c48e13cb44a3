/** The cases below test/cases, read and played once in a process for whichever tests ask: none changes what it is given. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case } from '../../../engine/cases/case.ts'
import { play, type Played } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'

const folder = join(import.meta.dirname, '../../cases')

export interface CasePlayed {
  written: Case
  played: Played
}

const read = new Map<System, readonly Case[]>()
const known = new Map<System, readonly CasePlayed[]>()

/** Every case of a system as it is written: for who looks at each once, and keeps nothing of what it comes to. */
export function writtenCases(system: System): readonly Case[] {
  const there = read.get(system)
  if (there) return there
  const made = readdirSync(join(folder, system.id))
    .filter(file => file.endsWith('.yaml'))
    .flatMap(file => readCases(readFileSync(join(folder, system.id, file), 'utf8'), file, systems).cases)
  read.set(system, made)
  return made
}

/** Every case of a system with what it comes to, trees and all. */
export function playedCases(system: System): readonly CasePlayed[] {
  const there = known.get(system)
  if (there) return there
  const made = writtenCases(system).map(written => ({ written, played: play(written, system) }))
  known.set(system, made)
  return made
}
