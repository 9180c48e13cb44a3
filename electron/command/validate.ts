/** `validate PATH…`: which kind of file each is, and everything that is wrong with it. Nothing is played. */
import { kindOf, type FileKind } from '../../engine/cases/kind-of-file.ts'
import { readCases } from '../../engine/cases/read.ts'
import { readRoleFile } from '../../engine/cases/role-file.ts'
import { readDocuments } from '../../engine/cases/yaml.ts'
import { systems } from '../../engine/systems/index.ts'
import { oneLine } from '../../engine/text/literal.ts'
import type { Problem } from '../desk/contract.ts'
import { checkSetupFile } from '../desk/dealing/setup-file.ts'
import { gameIn, wrongInGame } from '../desk/games/game-file.ts'
import { problemHeard } from '../desk/words/problem.ts'
import { calledSo, Misused, read } from './arguments.ts'
import { readPaths } from './files.ts'
import { printProblems } from './problems.ts'
import { broken, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

/** What a file is, of how many it has some, and what is wrong with it. */
interface Validated {
  kind?: FileKind | 'game'
  count: number
  problems: Problem[]
}

const said = { case: 'validate.case', roles: 'validate.roles', setup: 'validate.setup', game: 'validate.game' } as const

export function validate(words: string[], terminal: Terminal): ExitCode {
  const { paths } = read(words, { locale: 'value' })
  if (!paths.length) throw new Misused(say('usage.noPath'), calledSo(say('usage.validatePath')))
  const { files, problems: unread } = readPaths(paths)
  printProblems(unread, terminal.out)
  let wrong = unread.length
  for (const { file, text } of files) {
    const { kind, count, problems } = validated(file, text)
    if (kind) terminal.out(`${oneLine(file)}: ${say(said[kind], { count, wrong: problems.length })}\n`)
    printProblems(problems, terminal.out)
    wrong += problems.length
  }
  if (!files.length && !unread.length) throw new Misused(say('files.noCases'), say('files.endings'))
  return wrong ? broken : done
}

function validated(file: string, text: string): Validated {
  const game = gameIn(text)
  if (game) return { kind: 'game', count: 1, problems: wrongInGame(game).map(found => ({ file, line: 1, ...found })) }
  const { documents, problems } = readDocuments(text, file)
  if (!documents.length && problems.length) return { count: 0, problems: problems.map(problemHeard) }
  const kinds = documents.map(kindOf)
  const [kind] = kinds
  const other = kinds.findIndex(one => one !== kind)
  if (kind === undefined || other > 0) {
    const { line } = documents[Math.max(other, 0)]!.at
    const message = kind === undefined ? say('validate.unknown') : say('validate.mixed')
    return { count: 0, problems: [{ file, line, message, remedy: say('validate.kinds') }] }
  }
  return { kind, ...readAs(kind, file, text) }
}

function readAs(kind: FileKind, file: string, text: string): Omit<Validated, 'kind'> {
  if (kind === 'roles') {
    const read = readRoleFile(text, file, systems)
    return 'problems' in read
      ? { count: 0, problems: read.problems.map(problemHeard) }
      : { count: Object.keys(read.custom.roles).length, problems: [] }
  }
  if (kind === 'setup') {
    const { setups, problems } = checkSetupFile(text, file)
    return { count: setups.length, problems: problems.map(problemHeard) }
  }
  const { cases, problems } = readCases(text, file, systems)
  return { count: cases.length, problems: problems.map(problemHeard) }
}
