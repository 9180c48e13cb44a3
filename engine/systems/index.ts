/** The rule systems, in the order in which the app offers them. */
import type { System } from '../rules/system.ts'
import { rar } from './rar/index.ts'

export const systems: readonly System[] = [rar]

export const systemById = (id: string): System | undefined => systems.find(system => system.id === id)
