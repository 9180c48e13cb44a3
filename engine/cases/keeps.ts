/** What has to hold of what a phase comes to once it is kept: it is read back as it was, and holds keys and no words. */
import { GameEvent } from '../journal/event.ts'
import { kept, readKept } from '../resolve/kept.ts'
import type { Case } from './case.ts'
import type { Failure } from './check.ts'
import type { Played } from './play.ts'

/** @returns what of a played case is not kept as it should be */
export function oddlyKept({ events, phases }: Played, written: Case): Failure[] {
  const given = linesIn(written).join('\n')
  const failure = (phase: string, expected: string, came: string): Failure => ({ phase, at: 'kept', expected, came })
  return [
    ...events.flatMap(event =>
      (GameEvent.safeParse(event, { jitless: true }).error?.issues ?? []).map(({ path, message }) =>
        failure('journal', 'every event as it was decided', `${path.join('.')} ${message}`),
      ),
    ),
    ...phases.flatMap(({ name, outcome }) => {
      const read = readKept(JSON.parse(JSON.stringify(kept(outcome))) as ReturnType<typeof kept>)
      const { lateFacts: _, ...rest } = outcome
      const prose = linesIn(kept(rest)).filter(
        line => /\s/.test(line) && !given.includes(line.replace(keyed, '')) && !notProse.some(form => form.test(line)),
      )
      return [
        ...('wrong' in read ? read.wrong : []).map(({ path, message }) =>
          failure(name, 'read back as it was kept', `${path.join('.')} ${message}`),
        ),
        ...[...new Set(prose)].map(line => failure(name, 'keys, and no words but what the case has', line)),
      ]
    }),
  ]
}

/** Everything written in some data, each line of a text by itself. */
const linesIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? data.split('\n')
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(linesIn)
      : []

/** `majority:Ann Lee`: a key, and a name of the case. */
const keyed = /^[a-z]\w*:/

/** `day 1`, `extraVote 1`, and an action of it; two ids; what has a rule in brackets; sides that the host named nothing. */
const notProse = [/^[a-z]\w* \d+(:\w+)?$/, /^[a-z]+[A-Z]\w* [a-z]+$/, /\([A-Z]+(-\w+)+\)$/, /^the (town|mafia)$/]
