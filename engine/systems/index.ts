/** The rule systems, in the order in which the app offers them. */
import type { System } from '../ruleset/system.ts'
import { conan } from './conan/index.ts'
import { gorny } from './gorny/index.ts'
import { mafia1923 } from './mafia1923/index.ts'
import { rar } from './rar/index.ts'
import { russian } from './russian/index.ts'

export const systems: readonly System[] = [rar, gorny, mafia1923, conan, russian]

export const systemById = (id: string): System | undefined => systems.find(system => system.id === id)
