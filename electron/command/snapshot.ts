/**
 * `snapshot`: a line for each table of each system, and one for each case, with digests of all that they say. Kept in a
 * file before a change that only moves things, it is told with `--against` what came out otherwise after it.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { play } from '../../engine/cases/play.ts'
import { snapshotOfCase, snapshotOfSystem, type Snapshot } from '../../engine/cases/snapshot.ts'
import { systemById, systems } from '../../engine/systems/index.ts'
import { tried } from '../desk/cases/check-each.ts'
import { readFile, titleOf } from '../desk/cases/select.ts'
import { read } from './arguments.ts'
import { readOne, readPaths } from './files.ts'
import { printProblems } from './problems.ts'
import { broken, caseFailed, done, type ExitCode, type Terminal } from './terminal.ts'

/** @param words paths, and `--against FILE`: what this command printed before */
export function snapshot(words: string[], terminal: Terminal): ExitCode {
  const {
    paths,
    options: { against },
  } = read(words, { against: 'value' })
  const { files, problems } = readPaths(paths.length ? paths : existsSync('test/cases') ? ['test/cases'] : ['.'])
  const earlier = against === undefined ? undefined : readOne(against)
  const wrong = [...problems, ...(earlier?.problems ?? [])]
  const lines = new Map(systems.map(system => [system.id, digests(snapshotOfSystem(system))]))
  for (const file of files) {
    const { cases, problems: unread } = readFile(file)
    wrong.push(...unread)
    for (const written of cases) {
      const played = tried(() => play(written, systemById(written.system)!), written, wrong)
      if (played) lines.set(`${written.file}: ${titleOf(written)}`, digests(snapshotOfCase(played)))
    }
  }
  printProblems(wrong, terminal.err)
  const text = [...lines].map(([of, said]) => `${of}\t${said}`)
  // Of paths that are named, nothing is missed beside them.
  const asked = (line: string): boolean =>
    !paths.length
    || systems.some(({ id }) => line.startsWith(`${id}\t`))
    || files.some(({ file }) => line.startsWith(file))
  const others = earlier && differing(text, (earlier.files[0]?.text.split('\n') ?? []).filter(asked))
  terminal.out(
    others ? [...others, `${others.length} of ${lines.size} came out otherwise\n`].join('\n') : `${text.join('\n')}\n`,
  )
  return wrong.length ? broken : others?.length ? caseFailed : done
}

/** `outcome=1a2b…`, part by part. */
const digests = (snapshot: Snapshot): string =>
  Object.entries(snapshot)
    .map(([part, said]) => `${part}=${createHash('sha256').update(said).digest('hex').slice(0, 12)}`)
    .join(' ')

/** What stands otherwise than before, is new, or is gone, each with the parts that differ. */
function differing(now: readonly string[], before: readonly string[]): string[] {
  const [one, other] = [now, before].map(
    lines => new Map(lines.filter(Boolean).map(line => line.split('\t') as [string, string])),
  ) as [Map<string, string>, Map<string, string>]
  return [...new Set([...one.keys(), ...other.keys()])].flatMap(of => {
    const [is, was] = [one.get(of)?.split(' ') ?? [], other.get(of)?.split(' ') ?? []]
    const parts = [...is.filter(part => !was.includes(part)), ...was.filter(part => !is.includes(part))]
    return parts.length ? [`${of}: ${[...new Set(parts.map(part => part.split('=')[0]))].join(', ')}`] : []
  })
}
