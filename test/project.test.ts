import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readmeWithHouse } from '../tools/house.mjs'
import type { Calendar } from '../engine/ruleset/system.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const json = (path: string): Record<string, Record<string, unknown>> => JSON.parse(read(path))

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

const sources = ['engine', 'electron', 'renderer', 'test', 'tools', 'docs']
  .flatMap(filesBelow)
  .filter(path => /\.(tsx?|mjs|css)$/.test(path))

describe('the project', () => {
  it('pins every package exactly', () => {
    const { dependencies, devDependencies } = json('package.json')
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(String(version)),
    )
    expect(loose).toEqual([])
  })

  it('names no registry in the lock file', () => {
    const { packages } = json('package-lock.json')
    const named = Object.entries(packages ?? {}).flatMap(([path, entry]) =>
      entry && typeof entry === 'object' && 'resolved' in entry ? [path] : [],
    )
    expect(named, 'write it with: npm install --omit-lockfile-registry-resolved').toEqual([])
  })

  it('has a licence, and says which', () => {
    expect(read('LICENSE')).toContain('MIT License')
    expect(json('package.json').license).toBe('MIT')
  })

  it('keeps files short enough to read', () => {
    const long = sources
      .map(path => ({ path, lines: read(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 500)
    expect(long, 'a file says one thing: split it').toEqual([])
  })

  it('gives no test less time than vitest.config.ts does', () => {
    const time = /^ *\}, \d+_000\)$|^ *\d+_000,\n *\)$|\{ timeout: \d+_000 \}/m
    const hurried = sources.filter(path => /^test\/(?!e2e)/.test(path) && time.test(read(path)))
    expect(hurried, 'a busy machine takes its time: leave the number out').toEqual([])
  })

  it('draws the house of the engine as its imports are', () => {
    expect(readmeWithHouse(), 'run: node tools/house.mjs').toBe(read('engine/README.md'))
  })

  it('writes no words in its styles', () => {
    const styles = sources.filter(path => path.endsWith('.css'))
    const writing = styles.filter(path => /(?<![\w-])content:[^;}"']*["'][^"']*\p{L}/u.test(read(path)))
    expect(styles.length).toBeGreaterThan(50)
    expect(writing, 'they are said in one language alone: put them into renderer/words').toEqual([])
  })
})

describe('the shared core', () => {
  const systems = existsSync(join(root, 'engine/systems'))
    ? readdirSync(join(root, 'engine/systems'), { withFileTypes: true }).flatMap(entry =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : []
  const core = sources.filter(path => path.startsWith('engine/') && !path.startsWith('engine/systems/'))

  it('names no system', () => {
    const words = (text: string) => text.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map(word => word.toLowerCase())
    expect(
      mentions(core, text => words(text).some(word => systems.includes(word))),
      'what one system does belongs in engine/systems/<id>',
    ).toEqual([])
  })

  it('names no role', async () => {
    const roles = new Set<string>()
    for (const id of systems) for (const role of await rolesOf(id)) roles.add(role)
    // Where a component stands: at the actor. A role that plays others on a stage has the same name.
    roles.delete('actor')
    const found = mentions(core, (text, token) => token === ts.SyntaxKind.StringLiteral && roles.has(text))
    expect(found, 'ask for what an ability does, never for who somebody is').toEqual([])
  })

  it('names no phase that one system has alone: those are said where they belong', async () => {
    const shared = sources.filter(path => /^(engine\/(?!systems\/)|electron\/|renderer\/)/.test(path))
    const said: string[] = []
    const kinds: string[] = []
    for (const id of systems)
      for (const { phases, called = {} } of await calendarsOf(id))
        for (const kind of phases.filter(one => Object.hasOwn(called, one))) {
          kinds.push(kind)
          // One word alone means other things too.
          said.push(...Object.values(called[kind]!).flatMap(({ name }) => (name.includes(' ') ? name : [])))
        }
    expect(kinds.length).toBeGreaterThan(5)
    const branch = new RegExp(`(?<![\\w])(${kinds.join('|')}) \\{`)
    const saying = new RegExp(`(?<![\\p{L}])(${said.join('|')})(?![\\p{L}])`, 'iu')
    expect(mentions(shared, text => branch.test(text) || saying.test(text))).toEqual([])
    // As a key of a catalogue.
    const entry = new RegExp(`^ *(${kinds.join('|')}): ?['"\`{]`, 'm')
    expect(shared.filter(path => entry.test(read(path)))).toEqual([])
  })

  /** The calendars of a system, whatever name its index exports the system under. */
  async function calendarsOf(id: string): Promise<Calendar[]> {
    const index = join(root, `engine/systems/${id}/index.ts`)
    if (!existsSync(index)) return []
    const exports: Record<string, unknown> = await import(pathToFileURL(index).href)
    return Object.values(exports).flatMap(value =>
      value && typeof value === 'object' && 'calendar' in value ? [value.calendar as Calendar] : [],
    )
  }

  /** The ids in the role tables of a system, whatever name its index exports the system under. */
  async function rolesOf(id: string): Promise<string[]> {
    const index = join(root, `engine/systems/${id}/index.ts`)
    if (!existsSync(index)) return []
    const exports: Record<string, unknown> = await import(pathToFileURL(index).href)
    return Object.values(exports).flatMap(value =>
      value && typeof value === 'object' && 'roles' in value && value.roles && typeof value.roles === 'object'
        ? Object.keys(value.roles)
        : [],
    )
  }

  /** Names and texts in the code that `is` picks out; comments may name what they like as an example. */
  function mentions(paths: string[], is: (text: string, token: ts.SyntaxKind) => boolean): string[] {
    return paths.flatMap(path => {
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        if (
          (ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node))
          && is(node.text, node.kind)
        )
          found.push(`${path}: ${node.text}`)
        ts.forEachChild(node, visit)
      }
      visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2023))
      return found
    })
  }
})
