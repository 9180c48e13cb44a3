/** The JSON Schemas in docs/schema, and `validate`: what they take is what the readers take, and what they say is what is written. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { schemas } from '../../electron/command/schema.ts'
import { readCases } from '../../engine/cases/read.ts'
import { systems } from '../../engine/systems/index.ts'
import { inside, Scratch } from './cli.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'docs/schema')
const scratch = new Scratch()
afterAll(() => scratch.remove())

const shapes = new Map<string, z.ZodType>()
/** What a schema in docs/schema finds wrong: nothing, where it takes the data. */
function wrong(name: string, data: unknown): unknown {
  const shape =
    shapes.get(name) ?? z.fromJSONSchema(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as never)
  shapes.set(name, shape)
  return shape.safeParse(data, { jitless: true }).error?.issues
}
/** As another program reads it: numbers as numbers. */
const documentsIn = (text: string): unknown[] => parseAllDocuments(text).map(one => one.toJS() as unknown)

describe('the schemas', () => {
  it('are what the command makes', () => {
    const kept = readdirSync(folder).sort()
    expect(kept).toEqual(
      Object.keys(schemas)
        .map(name => `${name}.json`)
        .sort(),
    )
    for (const [name, made] of Object.entries(schemas))
      expect(
        JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')),
        'run: nightdesk schema --out docs/schema',
      ).toEqual(JSON.parse(JSON.stringify(made())))
  })

  it('have an id with a version each', () => {
    for (const name of Object.keys(schemas))
      expect(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: expect.stringMatching(`^urn:nightdesk:schema:${name}:\\d+$`),
      })
  })

  it.each(systems.map(({ id }) => id))('take every case of %s', id => {
    const files = readdirSync(join(root, 'test/cases', id)).filter(name => name.endsWith('.yaml'))
    const found = files.flatMap(name =>
      documentsIn(readFileSync(join(root, 'test/cases', id, name), 'utf8')).flatMap(one => {
        const issues = one === null ? undefined : wrong(`case-${id}`, one)
        return issues ? [{ name, title: (one as { case: string }).case, issues }] : []
      }),
    )
    expect(found).toEqual([])
  })

  it.each(readdirSync(join(root, 'assets/sample')).filter(name => name.endsWith('.json')))('take the game %s', name => {
    expect(wrong('game', JSON.parse(readFileSync(join(root, 'assets/sample', name), 'utf8')))).toBeUndefined()
  })

  it('take files of roles and setups, in YAML and in JSON', () => {
    for (const role of roleFiles) for (const one of documentsIn(role)) expect(wrong('role', one)).toBeUndefined()
    for (const setup of setupFiles) for (const one of documentsIn(setup)) expect(wrong('setup', one)).toBeUndefined()
  })

  it.each([
    ['case-rar', { case: 'x', system: 'rar', players: { Ann: 'cop' }, phasse: [] }],
    ['case-rar', { case: 'x', system: 'rar', players: { Ann: 'cop' }, phases: [{ nihgt: 1 }] }],
    ['case-rar', { case: 'x', system: 'rar', players: { Ann: 'cop' }, language: 'fr' }],
    ['case-russian', { case: 'x', system: 'russian', players: [] }],
    ['role', { system: 'rar', roles: { medic: { base: 'cop', modifers: [] } } }],
    ['setup', { players: 5, roles: { on: ['Town Cop'] } }],
    ['setup', { players: 5, roles: '5 Town Cop', tell: { town: { know: 'all' } } }],
    ['game', { format: 'nightdesk-game', version: 2 }],
    ['resolve', { case: 'x', file: 'f', line: 1, system: 'rar', phases: [{ phase: 'night 1' }] }],
    ['roles', { system: 'rar' }],
    ['words', { system: 'rar' }],
    ['count', { posts: -1 }],
  ])('of %s do not take %j', (name, data) => {
    expect(wrong(name, data)).not.toBeUndefined()
  })

  it('take what commands answer with --json', async () => {
    const answer = async (...words: string[]): Promise<unknown> => {
      const { out, err } = await inside(...words, '--json')
      expect(err).toBe('')
      return JSON.parse(out)
    }
    for (const { id } of systems) {
      expect(wrong('roles', await answer('roles', '--system', id))).toBeUndefined()
      expect(wrong('words', await answer('words', '--system', id))).toBeUndefined()
      // One of many is enough: a game of several phases with votes, prompts and draws among them.
      const folder = join(root, 'test/cases', id)
      const [name] = readdirSync(folder).filter(one => one.endsWith('.yaml'))
      expect(wrong('resolve', await answer('resolve', join(folder, name!)))).toBeUndefined()
    }
    const sample = 'assets/sample-night.yaml'
    expect(wrong('resolve', await answer('resolve', sample))).toBeUndefined()
    expect(wrong('resolve', await answer('resolve', sample, '--without', 'bus'))).toBeUndefined()
    for (const name of ['mafiascum.html', 'discourse.json', 'phpbb-3.html', 'ad-in-post.html'])
      expect(wrong('count', await answer('count', join(root, 'test/fixtures/vote', name)))).toBeUndefined()
  })
})

const roleFiles = [
  'system: rar\nroles:\n  sleuth: {base: cop, abilities: [investigate, track], modifiers: [ninja]}\n',
  JSON.stringify({
    $schema: 'role.json',
    system: 'rar',
    roles: {
      pusher: {
        faction: 'mafia',
        abilities: [{ id: 'push', kind: 'move', targets: '2', components: ['visit', { move: { how: 'swap' } }] }],
      },
    },
  }),
]
const setupFiles = [
  'setup: 1\nsystem: rar\nname: Small\nplayers: 7-9\nroles:\n  - 2 Mafia Goon\n  - {one: [Town Cop, Town Doctor]}\nrest: {town: Vanilla Townie}\n',
  'setup: 1\nsystem: rar\nname: Dice\nplayers: 3\nroles: {roll: [{times: 3, C: 1}], table: {C: ["", Town Cop]}, beyond: last}\nrest: {town: Vanilla Townie}\n',
]

describe('validate', () => {
  const of = async (name: string, text: string, ...words: string[]) => {
    const path = scratch.write(name, text)
    const { code, out } = await inside('validate', path, ...words)
    return { code, said: out.replaceAll(path, name).split('\n').slice(0, -1) }
  }
  const night =
    'case: a night\nsystem: rar\nplayers: {Ann: cop, Bob: goon}\nphases:\n  - night: 1\n    actions: [Ann investigate Bob]\n'

  it.each([
    ['night.yaml', night, 'a valid case file, 1 game'],
    ['two.yaml', `${night}---\n${night}`, 'a valid case file, 2 games'],
    ['own.yaml', roleFiles[0]!, 'a valid file of roles, 1 role'],
    ['own.json', roleFiles[1]!, 'a valid file of roles, 1 role'],
    ['small.yaml', setupFiles[0]!, 'a valid file of setups, 1 setup'],
    ['both.yaml', setupFiles.join('---\n'), 'a valid file of setups, 2 setups'],
    ['game.json', readFileSync(join(root, 'assets/sample/1-harvest.json'), 'utf8'), 'a valid exported game'],
  ])('knows %s', async (name, text, said) => {
    expect(await of(name, text)).toEqual({ code: 0, said: [`${name}: ${said}`] })
  })

  it('tells everything that is wrong, each with its place, the value and the nearest right one', async () => {
    expect(
      await of('night.yaml', night.replace('Ann: cop', 'Ann: copp').replace('investigate Bob', 'investigat Bop')),
    ).toEqual({
      code: 2,
      said: [
        'night.yaml: a case file, 0 games',
        'night.yaml:3: unknown role "copp". Did you mean "cop"?',
        'night.yaml:6: unknown ability "investigat". Did you mean "investigate"?',
        'night.yaml:6: unknown player "Bop". Did you mean "Bob"?',
      ],
    })
    expect(await of('own.yaml', roleFiles[0]!.replace('track', 'trakc').replace('ninja', 'nijna'))).toMatchObject({
      said: [
        'own.yaml: a file of roles, 0 roles',
        'own.yaml:3: unknown ability "trakc". Did you mean "track"?',
        expect.stringContaining('"nijna"'),
      ],
    })
    expect(
      await of('small.yaml', setupFiles[0]!.replace('Town Cop', 'Town Copp').replace('{town:', '{twon:')),
    ).toMatchObject({
      code: 2,
      said: [
        'small.yaml: a file of setups, 0 setups',
        expect.stringContaining('small.yaml:7:'),
        expect.stringContaining('small.yaml:8:'),
      ],
    })
  })

  it('tells in an exported game what no other program could have meant', async () => {
    const game = JSON.parse(readFileSync(join(root, 'assets/sample/1-harvest.json'), 'utf8')) as {
      journal: { event: { type: string }; at: string }[]
      settings: object
    }
    game.journal[1]!.event.type = 'phaseOpend'
    game.journal[2]!.at = 'yesterday'
    Object.assign(game.settings, { remnd: 3 })
    const { code, said } = await of('game.json', JSON.stringify(game))
    expect(code).toBe(2)
    expect(said).toEqual([
      'game.json: an exported game',
      expect.stringMatching(/journal\[1\]\.event.* "phaseOpend".* Did you mean "phaseOpened"\?/),
      expect.stringMatching(/journal\[2\]\.at is not a time/),
      expect.stringMatching(/settings contains "remnd".* Did you mean "remind"\?/),
    ])
  })

  it.each([
    ['what.yaml', 'a: 1\nb: 2\n', 'what.yaml:1: this is not a file that Nightdesk reads.'],
    ['list.yaml', '- a\n- b\n', 'list.yaml:1: this is not a file that Nightdesk reads.'],
    ['mixed.yaml', `${night}---\n${setupFiles[0]!}`, 'mixed.yaml:8: here begins a file of another kind.'],
    ['broken.yaml', 'case: [\n', 'broken.yaml:2: this is not valid YAML'],
    ['misspelt.yaml', night.replace('case:', 'csae:'), 'misspelt.yaml: a case file, 0 games'],
  ])('tells of %s', async (name, text, said) => {
    const told = await of(name, text)
    expect(told.code).toBe(2)
    expect(told.said[0]).toContain(said)
  })

  it('goes through folders, and says what is not there', async () => {
    scratch.write('many/a.yaml', night)
    scratch.write('many/b/c.yaml', setupFiles[0]!)
    expect((await inside('validate', join(scratch.folder, 'many'))).out.split('\n')).toHaveLength(3)
    expect(await inside('validate', join(scratch.folder, 'mayn'))).toMatchObject({ code: 2 })
    expect((await inside('validate')).err).toContain('No path was given.')
  })
})

describe('examples in the docs', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'engine/README.md', 'electron/README.md']
  const read = (page: string): string => readFileSync(join(root, page), 'utf8')
  const blocks = pages.flatMap(page =>
    [...read(page).matchAll(/```yaml\n([^]*?)```/g)].map(([, text = '']) => [page, text] as const),
  )

  it('are there', () => expect(blocks.length).toBeGreaterThan(3))

  it.each(blocks)('in %s can be read: %s', (_, text) => {
    const head = 'case: an example\nsystem: rar\nplayers: {Ann: vanilla, Vic: vigilante}\n'
    const whole = /^case:/m.test(text) ? text : `${head}${text}`
    const { cases, problems } = readCases(whole, 'example', systems)
    expect(problems).toEqual([])
    expect(wrong(`case-${cases[0]!.system}`, documentsIn(whole)[0])).toBeUndefined()
  })

  it('of what a case may expect are of that form', () => {
    const rows = [...read('README.md').matchAll(/^\| (`\w+`(?:, `\w+`)*) \| (.*[[{].*) \|$/gm)]
    expect(rows.length).toBeGreaterThan(5)
    for (const [, keys = '', examples = ''] of rows) {
      const names = [...keys.matchAll(/`(\w+)`/g)].map(([, key]) => key!)
      for (const [, example = ''] of examples.matchAll(/`([^`]+)`/g)) {
        const value = documentsIn(example)[0]
        const fits = names.filter(
          key =>
            !wrong('case-rar', {
              case: 'x',
              system: 'rar',
              players: { Ann: 'cop' },
              phases: [{ night: 1, expect: example.includes(`${key}:`) ? value : { [key]: value } }],
            }),
        )
        if (/^[[{]/.test(example)) expect(fits, `${keys}: ${example}`).not.toEqual([])
      }
    }
  })

  it('call commands that there are, with options that they have', async () => {
    const { out } = await inside('help')
    const usages = new Map(
      [...out.matchAll(/^ {2}(\w+)( .*)?$/gm)].map(([, name, usage = '']) => [name!, usage] as const),
    )
    const calls = [...pages, 'engine/PACKAGE.md', 'docs/releasing.md'].flatMap(page =>
      [...read(page).matchAll(/npm run -s nightdesk -- (\w+)([^#`\n]*)/g)].map(
        ([, name, words = '']) => [name!, words] as const,
      ),
    )
    expect(calls.length).toBeGreaterThan(15)
    for (const [name, words] of calls) {
      expect([...usages.keys()]).toContain(name)
      for (const [option] of words.matchAll(/--[\w-]+/g)) expect(`${name}${usages.get(name)}`).toContain(option)
    }
  })
})
