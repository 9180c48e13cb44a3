/**
 * What was done lately and what went wrong, without anything that was typed: calls by their names, how long they took and what came of
 * them; of a mistake of ours its kind and the places in our own code. Kept in memory for a report, and handed to the host's log.
 */

/** A call as the trace has it. */
interface TracedCall {
  at: string
  call: string
  /** Milliseconds until it was answered. */
  ms: number
  /** `ok`, or the code of its refusal. */
  came: string
}

/** A mistake of ours. */
interface TracedFailure {
  at: string
  error: string
  /** Where in our code it happened, the innermost place first. */
  places: string[]
}

/** A line of the log, with how much it matters. */
export type TraceLine = ({ level: 'debug' | 'info' } & TracedCall) | ({ level: 'error' } & TracedFailure)

export interface Trace {
  called(name: string, ms: number, came: string): void
  broke(error: unknown): void
  calls(): readonly TracedCall[]
  failures(): readonly TracedFailure[]
}

/** So many calls are kept: what was done in the last minutes. */
const keptCalls = 200
const keptFailures = 5
/** From so many milliseconds on a call is worth a line of the log. */
const slow = 1000

/** @param log hears of each line as it comes */
export function traceOf(now: () => Date, log: (line: TraceLine) => void = () => {}): Trace {
  const calls: TracedCall[] = []
  const failures: TracedFailure[] = []
  return {
    called(call, ms, came) {
      const one = { at: now().toISOString(), call, ms: Math.round(ms), came }
      calls.push(one)
      if (calls.length > keptCalls) calls.shift()
      log({ level: came === 'ok' && ms < slow ? 'debug' : 'info', ...one })
    },
    broke(error) {
      const { name, stack = '' } = error instanceof Error ? error : { name: 'Error' }
      const one = { at: now().toISOString(), ...failureOf(name, stack) }
      failures.push(one)
      if (failures.length > keptFailures) failures.shift()
      log({ level: 'error', ...one })
    },
    calls: () => calls,
    failures: () => failures,
  }
}

/** Such names errors have; anything else may be a text. */
const errorName = /^[A-Z]\w{0,40}(Error|Exception)$|^Error$/
/** A place in code: what it is called there, and file, line and column below the folders of this machine. */
const place = /^\s*at (?:(?:async )?([\w$.<>[\] #]+?) \()?(?:[^()]*?[\\/])?([\w.-]+\.(?:[cm]?[jt]sx?)):(\d+):(\d+)\)?$/

/** An error without its message, which may hold a name or a role. @param stack as the machine writes it */
export function failureOf(name: string, stack = ''): Pick<TracedFailure, 'error' | 'places'> {
  const places = stack.split('\n').flatMap(line => {
    const [, called, file, row, column] = place.exec(line) ?? []
    return file === undefined ? [] : [`${called === undefined ? '' : `${called} `}${file}:${row}:${column}`]
  })
  return { error: errorName.test(name) ? name : 'Error', places: places.slice(0, 12) }
}
