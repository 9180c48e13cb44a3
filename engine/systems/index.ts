/** The rule systems, in the order in which the app offers them. */
import type { System } from '../ruleset/system.ts'
import { conan } from './conan/index.ts'
import { gornyWith } from './gorny/index.ts'
import { mafia1923 } from './mafia1923/index.ts'
import { nights, rar } from './rar/index.ts'
import { russian } from './russian/index.ts'

/** Nights of either method belong to the template: the second is at home in a system of its own. */
export const gorny = gornyWith(nights)

export const systems: readonly System[] = [rar, gorny, mafia1923, conan, russian]

export const systemById = (id: string): System | undefined => systems.find(system => system.id === id)
