/** The workflows cannot run here: what they say is held against what there is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
        matrix: z.strictObject({ os: z.array(z.enum(systems)) }),
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

describe.each(Object.keys(workflows))('%s', file => {
  it.each(commandsOf(file))('names a command that there is: %s', command => {
    const script = /^npm (?:run )?([\w:]+)$/.exec(command)?.[1]
    const program = /^node (\S+)$/.exec(command)?.[1]
    if (script !== undefined) expect(scripts).toHaveProperty([script])
    else if (program !== undefined) expect(existsSync(join(root, program))).toBe(true)
    // The seed of a night that is tried again: handed on as it is, and never a part of the command.
    else expect(command).toBe('echo "NIGHTDESK_SEED=$SEED" >> "$GITHUB_ENV"')
  })

  it('runs on each system, on the Node of the project, made ready first', () => {
    for (const { strategy } of Object.values(workflows[file]!.jobs)) expect(strategy.matrix.os).toEqual(systems)
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
  expect(commandsOf('packages.yml').slice(-2)).toEqual(['npm test', 'npm run pack'])
})

it('the machine here runs the default run', () =>
  expect(readFileSync(join(root, '.ci/run'), 'utf8').trim().split('\n').at(-1)).toBe('npm test'))
