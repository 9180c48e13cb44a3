/** The rule systems, in the order in which the app offers them. */
import type { System } from '../ruleset/system.ts'
import { conan } from './conan/index.ts'
import { forum } from './own-day/index.ts'
import { general } from './gorny/general.ts'
import { gornyWith } from './gorny/index.ts'
import { mafia1923 } from './mafia1923/index.ts'
import { nights, rarWith } from './rar/index.ts'
import { russian } from './russian/index.ts'

/** The general part of the template is for both methods of its nights, of which the second is a system of its own. */
export const gorny = gornyWith(nights)
export const rar = rarWith({ lock: general, forum })

export const systems: readonly System[] = [rar, gorny, mafia1923, conan, russian]

export const systemById = (id: string): System | undefined => systems.find(system => system.id === id)
