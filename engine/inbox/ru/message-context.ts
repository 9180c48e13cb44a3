/** A message, as what is read of it as a whole needs to know it. */
import type { Target } from '../clause.ts'
import type { Named } from './names.ts'
import type { RuReading } from './reading.ts'
import type { Sentence } from './sentences.ts'
import type { Stems } from './stems.ts'
import type { RuSenderContext } from '../reader.ts'

export interface MessageContext {
  body: string
  sentences: readonly Sentence[]
  /** What the parts alone came to. */
  strict: RuReading
  writer: RuSenderContext
  stems: Stems
  players: readonly Named[]
  /** Everybody whom the message names, where it tells why as well. */
  named(): readonly Target[]
}
