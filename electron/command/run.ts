/** Which command is meant, and what every command has in common: how it is refused, and that it never breaks off with a trace. */
import { meant } from '../desk/refusal.ts'
import { Misused } from './arguments.ts'
import { refused, troubleTo } from './problems.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'

/** Runs with what stands behind the command's name. */
export type Command = (words: string[], terminal: Terminal) => Promise<ExitCode> | ExitCode

interface Listed {
  usage: string
  does: string
  load: () => Promise<Command>
}

const commands: Record<string, Listed> = {
  check: {
    usage: 'check [--coverage] PATH…',
    does: 'runs every case below the paths',
    load: async () => (await import('./check.ts')).check,
  },
  resolve: {
    usage:
      'resolve FILE [--phase "night 1"] [--without ID] [--case NAME] [--locale ru] [--json | --bbcode | --markdown | --ascii] [--decisive]',
    does: 'resolves the nights of a file and says why',
    load: async () => (await import('./resolve.ts')).resolve,
  },
  coverage: {
    usage: 'coverage [--system S] [--json] [PATH…]',
    does: 'says what of a system the cases show',
    load: async () => (await import('./coverage.ts')).coverage,
  },
  mutate: {
    usage: 'mutate [--system S] [PATH…]',
    does: 'turns each rule round, and names those that no case notices',
    load: async () => (await import('./mutate.ts')).mutate,
  },
  roles: {
    usage: 'roles --system S [--json]',
    does: 'lists roles and abilities',
    load: async () => (await import('./roles.ts')).roles,
  },
  words: {
    usage: 'words --system S [--json]',
    does: 'lists every other word of a system',
    load: async () => (await import('./words.ts')).words,
  },
  count: {
    usage:
      'count FILE… [--players FILE] [--host NAME] [--style boldInFull | anyForm] [--from POST] [--to POST] [--baseline POST] [--json | --ascii]',
    does: 'counts the votes of a saved thread',
    load: async () => (await import('./count.ts')).count,
  },
  bench: {
    usage: 'bench [--json] [--family F] [--quick]',
    does: 'measures the resolver',
    load: async () => (await import('./bench.ts')).bench,
  },
}

const callIt = 'npm run -s nightdesk --'

/** Runs a command of the command line. Never throws. */
export async function run([name = 'help', ...words]: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (['help', '--help', '-h'].includes(name) || words.includes('--help')) return help(terminal)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    return refused(
      {
        ok: false,
        code: 'notFound',
        message: `There is no command "${name}".`,
        remedy: meant(name, ['help', ...Object.keys(commands)]),
      },
      terminal,
    )
  try {
    return await (
      await command.load()
    )(words, terminal)
  } catch (error) {
    if (error instanceof Misused)
      return refused(
        {
          ok: false,
          code: 'badInput',
          message: error.message,
          remedy: error.remedy.replace(/^Write: /, `Write: ${callIt} `),
        },
        terminal,
      )
    troubleTo(terminal)(error)
    return refused(
      {
        ok: false,
        code: 'internal',
        message: `Nightdesk made a mistake in ${name}: ${error instanceof Error ? error.message : String(error)}`,
        remedy: 'Please report it.',
      },
      terminal,
    )
  }
}

function help({ out }: Terminal): ExitCode {
  out(`Nightdesk resolves the nights of forum Mafia and says why. ${callIt} COMMAND …\n\n`)
  for (const { usage, does } of Object.values(commands)) out(`  ${usage}\n      ${does}\n`)
  out('\nExit codes: 0 all well, 1 a case failed or something is missing, 2 a broken file or a wrong call.\n')
  return done
}
