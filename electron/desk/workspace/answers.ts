/** What the calls about the file and its settings give. */
import type { Locale } from '../../../engine/text/wording.ts'
import type { Damage, SystemOffered } from '../library/answers.ts'

/** A game as it is in a backup. `here`: what has become of it since. */
export interface GameInBackup {
  id: string
  name: string
  systemName: string
  phase?: string
  players: number
  changed: string
  damaged?: true
  here: 'same' | 'changed' | 'gone'
}

export interface WorkspaceInfo {
  file: string
  /** It is the sample: a copy, to play with. */
  sample: boolean
  readOnly?: { message: string; remedy: string }
  /** The file is not where it was opened, so nothing is saved. */
  moved?: { message: string; remedy: string }
  /** Where the last copy was saved. */
  copy?: string
  /** Others on this machine could read the file, and can no longer. */
  narrowed?: true
  /** What was saved last was taken back when the file was opened, and lies among the backups. */
  takenBack?: { message: string; remedy: string }
  /** No backup could be made since then. It is tried again. */
  unbacked?: { message: string; remedy: string; since: string }
  /** Settings in whose place the usual ones stand. */
  damaged?: Damage[]
  /** It lies in a folder that some program keeps in step with the network. */
  synced?: string
  backups: { path: string; at: string; reason: string }[]
  systems: SystemOffered[]
  dialects: { id: string; name: string }[]
}

/**
 * `language`: what the interface says its words in, `system` for the machine's. `explanations`: the language in which
 * reasons are said, where a system has words in it; `system` for that of the interface. `night`: how a resolved phase is
 * looked at: as a map, or by the tree of one row.
 */
export interface Settings {
  theme: 'system' | 'light' | 'dark'
  language: 'system' | Locale
  explanations: 'system' | Locale
  night: 'map' | 'graph' | 'list'
  [key: string]: unknown
}
