/** A case as a game that can be played with: everything that it says up to the end of its last phase, which stays open. */
import { Unplayable, play } from '../../../engine/cases/play.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { kept, type Kept } from '../../../engine/resolve/kept.ts'
import { systemById } from '../../../engine/systems/index.ts'
import type { CaseNamed, Problem } from '../contract.ts'
import { Refused } from '../refusal.ts'
import { heard, say } from '../words/say.ts'
import { named, readFile, titleOf } from './select.ts'

interface SandboxPlayed {
  title: string
  events: GameEvent[]
  /** What the phases that are locked came to, by the numbers of the events that lock them. */
  resolutions: (Kept & { seq: number; phase: number })[]
}

/**
 * @param line on which the case begins, where the file has several
 * @returns the case, or which there are where several are and none is named
 * @throws Refused naming the place of the first thing that is wrong with the file
 */
export function sandboxOf({
  file,
  text,
  line,
}: {
  file: string
  text: string
  line?: number | undefined
}): SandboxPlayed | { choices: CaseNamed[] } {
  const { cases, problems } = readFile({ file, text })
  const [wrong] = problems
  if (wrong) throw refusedFor(wrong)
  if (!cases.length) throw new Refused('badInput', say('cases.noneIn', { file }), say('cases.beginCase'))
  if (line === undefined && cases.length > 1) return { choices: cases.map(named) }
  const written = line === undefined ? cases[0] : cases.find(one => one.line === line)
  if (!written) throw new Refused('notFound', say('cases.noneOnLine', { line: line ?? 1 }), say('cases.beginCase'))
  const title = titleOf(written)
  if (!written.phases.length)
    throw new Refused('badInput', say('cases.noPhase', { name: title }), say('cases.writePhase'))
  try {
    const { events, phases } = play(written, systemById(written.system)!)
    const locks = events.flatMap(({ type }, seq) => (type === 'phaseResolved' ? [seq] : []))
    return {
      title,
      events: events.slice(0, locks.at(-1)),
      resolutions: phases.slice(0, -1).map(({ outcome }, phase) => ({ seq: locks[phase]!, phase, ...kept(outcome) })),
    }
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error
    throw refusedFor({ file, line: written.line, message: say('cases.unplayable', { why: heard(error.says) }) })
  }
}

const refusedFor = ({ file, line, message, remedy }: Problem): Refused =>
  new Refused(
    'badInput',
    `${say('cases.place', { file, line })} ${sentence(message)}`,
    remedy === undefined ? say('cases.mend') : sentence(remedy),
  )

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`
