/** What the window remembers from one start to the next, and which workspace it had. Nothing of what stands in it. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isLocale, type Locale } from '../../engine/text/locale.ts'
import { isWindowPlace, type WindowPlace } from './places.ts'

interface Remembered {
  /** The workspace that was open last, where it was chosen. */
  workspace?: string
  /** Where files were last chosen. */
  folder?: string
  /** Workspaces that were open, the last one first. */
  recent?: string[]
  /** Where windows stood: the first, and those opened beside it. */
  places?: (WindowPlace | null)[]
  /** Whether the app stays behind an icon of the system when its windows are closed. Off unless said. */
  tray?: boolean
  /** In which the page asked last. */
  language?: Locale
  /** Deadlines of which a notice was given. */
  announced?: string[]
  /** Whether to tell of newer versions. Off unless said. */
  updates?: 'off' | 'tell'
  /** When it was last asked for one. */
  updatesAsked?: number
}

export interface Memory {
  get(): Readonly<Remembered>
  /** Keeps these; what is left out stays. */
  put(some: Remembered): void
}

/** @param file made where it is not there; a broken one counts as none, and one that cannot be written is done without */
export function memoryIn(file: string): Memory {
  let all = read(file)
  return {
    get: () => all,
    put(some) {
      all = { ...all, ...some }
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(`${file}.new`, JSON.stringify(all), { mode: 0o600 })
        renameSync(`${file}.new`, file)
      } catch {
        // Then the next start begins as the first did.
      }
    },
  }
}

function read(file: string): Remembered {
  try {
    const all: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
    const { workspace, folder, language, recent, places, tray, announced, updates, updatesAsked } = all
    // Before several windows were kept, the size of the one stood by itself.
    const stood = Array.isArray(places) ? places : [{ width: all.width, height: all.height }]
    return {
      ...(typeof workspace === 'string' ? { workspace } : {}),
      ...(typeof folder === 'string' ? { folder } : {}),
      ...(isLocale(language) ? { language } : {}),
      ...(Array.isArray(recent) ? { recent: recent.filter(file => typeof file === 'string') } : {}),
      ...(stood.some(isWindowPlace) && { places: stood.map(place => (isWindowPlace(place) ? place : null)) }),
      ...(tray === true ? { tray } : {}),
      ...(Array.isArray(announced) ? { announced: announced.filter(key => typeof key === 'string') } : {}),
      ...(updates === 'tell' ? { updates } : {}),
      ...(typeof updatesAsked === 'number' && updatesAsked > 0 ? { updatesAsked } : {}),
    }
  } catch {
    return {}
  }
}
