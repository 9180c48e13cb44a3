/** The workflows cannot run here: what they say is held against what there is, and each command is started, dry. */
import { execSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.github/workflows')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const step = z.strictObject({
  uses: z
    .string()
    .regex(/^actions\/(checkout|setup-node|upload-artifact)@v\d+$/)
    .optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
  shell: z.literal('bash').optional(),
  'continue-on-error': z.boolean().optional(),
})
const systems = ['ubuntu-latest', 'macos-latest', 'windows-latest']
/** Packages are made on the kind of processor that they are for, too. */
const packing = [...systems, 'ubuntu-24.04-arm', 'windows-11-arm']
const workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    push: z.strictObject({ branches: z.array(z.string()).optional(), tags: z.array(z.string()).optional() }).optional(),
    pull_request: z.null().optional(),
    schedule: z.array(z.strictObject({ cron: z.string().regex(/^\d{1,2} \d{1,2} \* \* \*$/) })).optional(),
    workflow_dispatch: z.strictObject({ inputs: z.record(z.string(), z.unknown()) }).optional(),
  }),
  permissions: z.strictObject({ contents: z.literal('read') }),
  jobs: z.record(
    z.string(),
    z.strictObject({
      strategy: z.strictObject({
        'fail-fast': z.literal(false),
        matrix: z.strictObject({ os: z.array(z.enum(packing)) }),
      }),
      'runs-on': z.literal('${{ matrix.os }}'),
      'timeout-minutes': z.number(),
      steps: z.array(step.refine(({ uses, run }) => (uses === undefined) !== (run === undefined))),
    }),
  ),
})

const workflows = Object.fromEntries(
  readdirSync(folder).map(file => [file, workflow.parse(parse(readFileSync(join(folder, file), 'utf8')))]),
)
const stepsOf = (file: string) => Object.values(workflows[file]!.jobs).flatMap(({ steps }) => steps)
/** Every command, without the display that Linux is given. */
const commandsOf = (file: string): string[] =>
  stepsOf(file).flatMap(({ run }) => (run === undefined ? [] : [run.replace('xvfb-run --auto-servernum ', '')]))

/** What a script of npm comes to: the programs that it runs, one after the other. */
const programsOf = (script: string): string[] => scripts[script]!.split(' && ')

/** Runs a command in the checkout. @returns what it said @throws where it fails */
const run = (command: string, env: Record<string, string> = {}): string =>
  execSync(command, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`, ...env },
    ...(command.startsWith('echo ') && { shell: 'bash' }),
  })

/**
 * Starts a program that a workflow runs, as far as that neither takes minutes nor changes this machine: the runs of the
 * tests say what they would run (`--dry`), what packs says which version it is, what builds is run as it is and has nothing
 * to do here; what installs packages, and what fetches Electron, is read by Node and not run; of what is built anew npm says
 * that it is there.
 */
function startDry(program: string): string {
  if (program.startsWith('node tools/test.mjs')) return run(`${program} --dry`)
  if (program.startsWith('electron-builder ')) return run('electron-builder --version')
  if (program === 'node tools/build.mjs') return run(program)
  const rebuilt = /^npm rebuild (\w+) --build-from-source$/.exec(program)?.[1]
  if (rebuilt !== undefined) return run(`npm ls ${rebuilt}`)
  expect(['node tools/ready.mjs', 'node node_modules/electron/install.js']).toContain(program)
  return run(program.replace('node ', 'node --check '))
}

/** What starts first where a command is typed: a script of npm, a program of Node, or one that a package brought. */
function expectThere(command: string): void {
  const [first = '', ...words] = command.split(' ')
  if (first === 'npm') {
    const script = words.find(word => word !== 'run' && !word.startsWith('-'))!
    for (const program of programsOf(script)) expectThere(program)
  } else {
    const path = first === 'node' ? words.find(word => !word.startsWith('-'))! : `node_modules/.bin/${first}`
    // What is built is there once the step before it has run.
    if (!path.startsWith('dist/')) expect(existsSync(join(root, path)), command).toBe(true)
  }
}

describe.each(Object.keys(workflows))('%s', file => {
  it.each([...new Set(commandsOf(file))])('names a command that starts: %s', command => {
    const script = /^npm (?:run )?([\w:]+)$/.exec(command)?.[1]
    if (command.startsWith('echo ')) {
      // The seed of a night that is tried again: handed on as it is, and never a part of the command.
      const scratch = mkdtempSync(join(tmpdir(), 'nightdesk-workflow-'))
      const handed = join(scratch, 'env')
      run(command, { SEED: '7; exit 1', GITHUB_ENV: handed })
      expect(readFileSync(handed, 'utf8')).toBe('NIGHTDESK_SEED=7; exit 1\n')
      rmSync(scratch, { recursive: true })
    } else if (script === undefined) startDry(command)
    else {
      const said = programsOf(script).map(startDry).join('')
      const steps = said.split('\n').filter(line => line.startsWith('npm '))
      expect(steps.length > 0).toBe(script.startsWith('test'))
      steps.forEach(expectThere)
    }
  })

  it('runs on each system, on the Node of the project, made ready first', () => {
    for (const { strategy } of Object.values(workflows[file]!.jobs))
      expect(strategy.matrix.os).toEqual(file === 'packages.yml' ? packing : systems)
    const [checkout, node, ready] = stepsOf(file)
    expect(checkout!.uses).toMatch(/checkout/)
    expect(node!.with!['node-version-file']).toBe('.nvmrc')
    expect(ready!.run).toBe('node tools/ready.mjs')
  })
})

it('test each change with the default run, every night with everything, and each version before it is packed', () => {
  expect(workflows['test.yml']!.on).toHaveProperty('pull_request')
  expect(commandsOf('test.yml').filter(command => command.startsWith('npm'))).toEqual(['npm test', 'npm test'])
  expect(workflows['nightly.yml']!.on.schedule).toHaveLength(1)
  expect(commandsOf('nightly.yml').filter(command => command.startsWith('npm'))).toEqual([
    'npm run test:all',
    'npm run test:all',
  ])
  expect(workflows['packages.yml']!.on).toEqual({ push: { tags: ['v*'] } })
  expect(commandsOf('packages.yml').slice(-3)).toEqual([
    'npm test',
    'npm rebuild sqlite3 --build-from-source',
    'npm run pack',
  ])
})

it('the machine here runs the default run', () =>
  expect(readFileSync(join(root, '.ci/run'), 'utf8').trim().split('\n').at(-1)).toBe('npm test'))
