/** Which command is meant, and what every command has in common: its language, how it is refused, and that it never breaks off with a trace. */
import { parseArgs } from 'node:util'
import { isLocale, locales } from '../../engine/text/locale.ts'
import { suggest } from '../desk/refusal.ts'
import { speaking } from '../desk/words/say.ts'
import { callIt, Misused } from './arguments.ts'
import { refused, troubleTo } from './problems.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { say, type Key } from './words/say.ts'

/** Runs with what stands behind the command's name. */
type Command = (words: string[], terminal: Terminal) => Promise<ExitCode> | ExitCode

interface Listed {
  usage: Key
  does: Key
  /** For contributors: it speaks English alone. */
  tool?: true
  load: () => Promise<Command>
}

const commands = {
  check: {
    usage: 'help.check',
    does: 'help.checkDoes',
    load: async () => (await import('./check.ts')).check,
  },
  resolve: {
    usage: 'help.resolve',
    does: 'help.resolveDoes',
    load: async () => (await import('./resolve.ts')).resolve,
  },
  coverage: {
    usage: 'help.coverage',
    does: 'help.coverageDoes',
    tool: true,
    load: async () => (await import('./coverage.ts')).coverage,
  },
  mutate: {
    usage: 'help.mutate',
    does: 'help.mutateDoes',
    tool: true,
    load: async () => (await import('./mutate.ts')).mutate,
  },
  prove: {
    usage: 'help.prove',
    does: 'help.proveDoes',
    tool: true,
    load: async () => (await import('./prove.ts')).prove,
  },
  snapshot: {
    usage: 'help.snapshot',
    does: 'help.snapshotDoes',
    tool: true,
    load: async () => (await import('./snapshot.ts')).snapshot,
  },
  roles: {
    usage: 'help.roles',
    does: 'help.rolesDoes',
    load: async () => (await import('./roles.ts')).roles,
  },
  schema: {
    usage: 'help.schema',
    does: 'help.schemaDoes',
    load: async () => (await import('./schema.ts')).schema,
  },
  validate: {
    usage: 'help.validate',
    does: 'help.validateDoes',
    load: async () => (await import('./validate.ts')).validate,
  },
  words: {
    usage: 'help.words',
    does: 'help.wordsDoes',
    load: async () => (await import('./words.ts')).words,
  },
  count: {
    usage: 'help.count',
    does: 'help.countDoes',
    load: async () => (await import('./count.ts')).count,
  },
  bookmarklet: {
    usage: 'help.bookmarklet',
    does: 'help.bookmarkletDoes',
    load: async () => (await import('./bookmarklet.ts')).bookmarklet,
  },
  explore: {
    usage: 'help.explore',
    does: 'help.exploreDoes',
    load: async () => (await import('./explore.ts')).explore,
  },
  proof: {
    usage: 'help.proof',
    does: 'help.proofDoes',
    load: async () => (await import('./proof.ts')).proof,
  },
  bench: {
    usage: 'help.bench',
    does: 'help.benchDoes',
    tool: true,
    load: async () => (await import('./bench.ts')).bench,
  },
} as const satisfies Record<string, Listed>

/** Runs a command of the command line, in the language that is asked for. Never throws. */
export function run([name = 'help', ...words]: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const helps = ['help', '--help', '-h'].includes(name) || words.includes('--help')
  const command: Listed | undefined = Object.hasOwn(commands, name)
    ? commands[name as keyof typeof commands]
    : undefined
  const locale = command?.tool && !helps ? undefined : localeIn([name, ...words])
  return speaking(locale, async () => {
    try {
      if (locale !== undefined && !isLocale(locale))
        throw new Misused(say('usage.noLanguage', { locale }), suggest(locale, locales))
      if (helps) return help(terminal)
      if (!command)
        throw new Misused(say('usage.noCommand', { name }), suggest(name, ['help', ...Object.keys(commands)]))
      return await (
        await command.load()
      )(words, terminal)
    } catch (error) {
      return stopped(name, error, terminal)
    }
  })
}

/** The language asked for: whether there is one of this name, and whether it is asked for twice, is seen to elsewhere. */
function localeIn(words: readonly string[]): string | undefined {
  const { tokens } = parseArgs({
    args: [...words],
    options: { locale: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const asked = tokens.find(token => token.kind === 'option' && token.name === 'locale')
  const value = asked?.kind === 'option' ? asked.value : undefined
  return value === '' || value?.startsWith('--') ? undefined : value
}

/** What ended a command: a wrong call, or a mistake of ours. */
function stopped(name: string, error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof Misused)
    return refused({ ok: false, code: 'badInput', message: error.message, remedy: error.remedy }, terminal)
  troubleTo(terminal)(error)
  const what = error instanceof Error ? error.message : String(error)
  return refused(
    { ok: false, code: 'internal', message: say('usage.mistake', { name, what }), remedy: say('usage.report') },
    terminal,
  )
}

function help({ out }: Terminal): ExitCode {
  out(`${say('help.about', { call: callIt })}\n\n`)
  for (const { usage, does } of Object.values(commands)) out(`  ${say(usage)}\n      ${say(does)}\n`)
  out(`\n${say('help.codes')}\n`)
  return done
}
