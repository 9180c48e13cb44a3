import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import table from '../.dependency-cruiser.mjs'

/** A file, what it imports, and the rule that forbids it. */
const forbidden: [file: string, imports: string, rule: string][] = [
  ['engine/why/a.ts', './b.ts', 'no-circle'],
  ['engine/why/gone.ts', './nowhere.ts', 'resolvable'],
  ['renderer/views/unlisted.ts', 'unlisted', 'listed'],
  ['engine/why/tested.ts', '../../test/help.ts', 'shipped-needs-no-tools'],
  ['electron/desk/tooled.ts', '../../tools/ready.mjs', 'shipped-needs-no-tools'],
  ['renderer/views/dev.ts', 'vitest', 'shipped-needs-no-dev-package'],
  ['tools/pack.mjs', 'zod', 'tools-alone'],
  ['tools/reach.mjs', '../engine/reason/reason.ts', 'tools-alone'],

  ['engine/why/host.ts', '../../electron/desk/dispatch.ts', 'engine-alone'],
  ['engine/why/hostType.ts', 'type ../../electron/desk/dispatch.ts', 'engine-alone'],
  ['engine/why/view.ts', '../../renderer/parts/tree.ts', 'engine-alone'],
  ['engine/shape/upward.ts', '../reason/reason.ts', 'engine-downwards-shape'],
  ['engine/reason/upward.ts', 'type ../game/decide.ts', 'engine-downwards-reason'],
  ['engine/text/upward.ts', 'type ../game/decide.ts', 'engine-downwards-text'],
  ['engine/rules/upward.ts', 'type ../game/decide.ts', 'engine-downwards-rules'],
  ['engine/journal/upward.ts', '../game/decide.ts', 'engine-downwards-journal'],
  ['engine/ruleset/upward.ts', '../game/decide.ts', 'engine-downwards-ruleset'],
  ['engine/game/upward.ts', '../why/sentences.ts', 'engine-downwards-game'],
  ['engine/resolve/upward.ts', '../why/sentences.ts', 'engine-downwards-resolve'],
  ['engine/why/upward.ts', '../messages/report.ts', 'engine-downwards-why'],
  ['engine/messages/upward.ts', '../inbox/read.ts', 'engine-downwards-messages'],
  ['engine/reading/upward.ts', '../inbox/read.ts', 'engine-downwards-reading'],
  ['engine/inbox/sideways.ts', '../vote/cast.ts', 'engine-downwards-inbox'],
  ['engine/vote/sideways.ts', '../inbox/read.ts', 'engine-downwards-vote'],
  ['engine/systems/rar/played.ts', '../../cases/read.ts', 'systems-below-cases'],
  ['engine/cases/drawn.ts', '../setups/draw.ts', 'engine-downwards-cases'],
  ['engine/game/files.ts', 'node:fs', 'engine-packages'],
  ['engine/game/hash.ts', 'crypto', 'engine-packages'],
  ['engine/game/csv.ts', 'papaparse', 'papaparse-in-desk'],
  ['engine/cases/draw.ts', 'react', 'engine-packages'],
  ['engine/rules/yaml.ts', 'yaml', 'yaml-in-cases'],
  ['electron/desk/yaml.ts', 'yaml', 'yaml-in-cases'],
  ['engine/text/html.ts', 'htmlparser2', 'html-in-vote'],
  ['engine/text/html.ts', 'parse5', 'html-in-vote'],
  ['engine/resolve/named.ts', '../systems/rar/order.ts', 'core-names-no-system'],
  ['engine/rules/listed.ts', 'type ../systems/index.ts', 'core-names-no-system'],
  ['engine/cases/deep.ts', '../systems/rar/order.ts', 'systems-by-index'],
  ['electron/command/deep.ts', '../../engine/systems/rar/order.ts', 'systems-by-index'],
  ['engine/systems/conan/borrowed.ts', '../rar/order.ts', 'systems-apart'],

  ['electron/serve.ts', 'electron', 'electron-only-in-the-window'],
  ['electron/desk/window.ts', 'electron', 'electron-only-in-the-window'],
  ['test/window.ts', 'electron', 'electron-only-in-the-window'],
  ['electron/serve/window.ts', 'type electron', 'electron-only-in-the-window'],
  ['electron/window/needs.ts', 'electron', 'electron-is-handed-in'],
  ['electron/menu.ts', 'electron', 'electron-is-handed-in'],
  ['test/electron/window/needs.ts', 'electron', 'electron-is-handed-in'],
  ['electron/main.ts', './serve.ts', 'window-without-loopback'],
  ['electron/window/gate.ts', '../serve/gate.ts', 'window-without-loopback'],
  ['electron/host/gate.ts', '../serve/gate.ts', 'window-without-loopback'],
  ['electron/browser.ts', './window/run.ts', 'loopback-without-window'],
  ['electron/serve/title.ts', '../window/run.ts', 'loopback-without-window'],
  ['electron/host/title.ts', '../window/run.ts', 'loopback-without-window'],
  ['electron/desk/sql.ts', 'sqlite3', 'sqlite-in-store'],
  ['electron/store/decides.ts', '../../engine/game/decide.ts', 'store-knows-types-only'],
  ['electron/store/upward.ts', '../desk/dispatch.ts', 'store-below-desk'],
  ['electron/store/checked.ts', 'zod', 'store-packages'],
  ['electron/desk/words/upward.ts', '../library/book.ts', 'desk-downwards-words'],
  ['electron/desk/library/upward.ts', 'type ../games/calls.ts', 'desk-downwards-library'],
  ['electron/desk/languages/upward.ts', 'type ../games/calls.ts', 'desk-downwards-languages'],
  ['electron/desk/reading/upward.ts', '../inbox/calls.ts', 'desk-downwards-reading'],
  ['electron/desk/roster/upward.ts', '../rules/calls.ts', 'desk-downwards-roster'],
  ['electron/desk/rules/upward.ts', '../games/calls.ts', 'desk-downwards-rules'],
  ['electron/desk/log/upward.ts', '../posts/calls.ts', 'desk-downwards-log'],
  ['electron/desk/votes/upward.ts', '../night/calls.ts', 'desk-downwards-votes'],
  ['electron/desk/night/upward.ts', 'type ../cases/calls.ts', 'desk-downwards-night'],
  ['electron/desk/conduct/upward.ts', '../night/calls.ts', 'desk-downwards-conduct'],
  ['electron/desk/inbox/upward.ts', '../cases/calls.ts', 'desk-downwards-inbox'],
  ['electron/desk/cases/upward.ts', '../inbox/calls.ts', 'desk-downwards-cases'],
  ['electron/desk/posts/upward.ts', '../wording/calls.ts', 'desk-downwards-posts'],
  ['electron/desk/wording/upward.ts', '../panels/calls.ts', 'desk-downwards-wording'],
  ['electron/desk/panels/upward.ts', '../wording/calls.ts', 'desk-downwards-panels'],
  ['electron/desk/mend/upward.ts', '../games/calls.ts', 'desk-downwards-mend'],
  ['electron/desk/dealing/upward.ts', '../panels/calls.ts', 'desk-downwards-dealing'],
  ['electron/desk/games/upward.ts', '../workspace/calls.ts', 'desk-downwards-games'],
  ['electron/desk/explore/upward.ts', '../workspace/calls.ts', 'desk-downwards-explore'],
  ['electron/desk/own-roles/upward.ts', '../games/calls.ts', 'desk-downwards-own-roles'],
  ['electron/desk/merge/upward.ts', '../games/calls.ts', 'desk-downwards-merge'],
  ['electron/desk/search/upward.ts', '../workspace/calls.ts', 'desk-downwards-search'],
  ['electron/desk/statistics/upward.ts', '../workspace/calls.ts', 'desk-downwards-statistics'],
  ['electron/desk/reminders/upward.ts', '../workspace/calls.ts', 'desk-downwards-reminders'],
  ['electron/desk/report/upward.ts', '../workspace/calls.ts', 'desk-downwards-report'],
  ['electron/desk/steps/upward.ts', '../workspace/calls.ts', 'desk-downwards-steps'],
  ['electron/desk/upward.ts', '../cli.ts', 'desk-below-hosts'],
  ['electron/desk/drawn.ts', '../../renderer/parts/tree.ts', 'desk-below-hosts'],
  ['electron/desk/dice.ts', 'pure-rand', 'desk-packages'],
  ['electron/store/csv.ts', 'papaparse', 'papaparse-in-desk'],
  ['electron/main.ts', '../engine/game/decide.ts', 'hosts-are-pipes'],
  ['electron/serve/night.ts', '../../engine/game/decide.ts', 'hosts-are-pipes'],
  ['electron/preload.ts', './store/open.ts', 'hosts-use-the-desk'],
  ['electron/window/file.ts', '../store/open.ts', 'hosts-use-the-desk'],
  ['electron/command/sql.ts', '../store/open.ts', 'hosts-use-the-desk'],
  ['electron/menu.ts', './command/check.ts', 'commands-apart'],
  ['electron/command/tab.ts', '../serve.ts', 'command-line-apart'],
  ['electron/command/zod.ts', 'zod', 'host-packages'],
  ['electron/serve/zod.ts', 'zod', 'host-packages'],

  ['renderer/state/value.ts', '../../engine/game/decide.ts', 'renderer-knows-types-only'],
  ['renderer/state/contract.ts', '../../electron/desk/contract.ts', 'renderer-knows-types-only'],
  ['renderer/explore/deals.ts', '../../engine/setups/draw.ts', 'renderer-knows-types-only'],
  ['renderer/proof/decides.ts', '../../engine/game/decide.ts', 'proof-page-deals'],
  ['renderer/state/handler.ts', 'type ../../electron/desk/dispatch.ts', 'renderer-knows-the-contract'],
  ['renderer/state/files.ts', 'node:fs', 'renderer-no-node'],

  ['renderer/parts/shown.ts', '../../docs/site/night.ts', 'site-stands-above'],
  ['docs/site/served.ts', '../../electron/serve.ts', 'site-without-hosts'],
  ['docs/site/kept.ts', '../../electron/store/open.ts', 'site-without-hosts'],
]

/** What the table lets through. */
const allowed: [file: string, imports: string][] = [
  ['engine/why/b.ts', '../reason/reason.ts'],
  ['docs/site/night.ts', '../../electron/desk/dispatch.ts'],
  ['engine/rules/schema.ts', 'zod'],
  ['engine/text/message.ts', 'intl-messageformat'],
  ['engine/resolve/stream.ts', 'pure-rand'],
  ['engine/resolve/stream/mersenne.ts', 'pure-rand/generator/mersenne'],
  ['engine/game/zone.ts', 'temporal-polyfill'],
  ['engine/cases/read.ts', 'yaml'],
  ['engine/cases/systems.ts', '../systems/index.ts'],
  ['engine/vote/thread.ts', 'htmlparser2'],
  ['engine/vote/thread.ts', 'parse5'],
  ['engine/systems/index.ts', './rar/index.ts'],
  ['engine/systems/rar/index.ts', './order.ts'],
  ['engine/systems/rar/order.ts', '../../reason/reason.ts'],
  ['electron/store/open.ts', 'sqlite3'],
  ['electron/store/journal.ts', 'type ../../engine/game/decide.ts'],
  ['electron/store/files.ts', 'node:fs'],
  ['electron/desk/dispatch.ts', './contract.ts'],
  ['electron/desk/contract.ts', 'zod'],
  ['electron/desk/table.ts', 'papaparse'],
  ['electron/desk/game.ts', '../store/open.ts'],
  ['electron/desk/games/view.ts', '../inbox/calls.ts'],
  ['electron/desk/library/book.ts', '../contract.ts'],
  ['electron/desk/night.ts', '../../engine/game/decide.ts'],
  ['electron/main.ts', 'electron'],
  ['electron/main.ts', './desk/dispatch.ts'],
  ['electron/main.ts', './menu.ts'],
  ['electron/main.ts', './window/run.ts'],
  ['electron/window/menu.ts', 'type electron'],
  ['electron/window/menu.ts', '../menu.ts'],
  ['electron/window/menu.ts', '../host/page.ts'],
  ['test/electron/window/fake.ts', 'type electron'],
  ['electron/browser.ts', './serve.ts'],
  ['electron/serve.ts', './serve/gate.ts'],
  ['electron/serve/gate.ts', '../host/page.ts'],
  ['electron/serve.ts', 'node:http'],
  ['electron/serve.ts', 'type ../engine/reason/reason.ts'],
  ['electron/cli.ts', './command/check.ts'],
  ['electron/cli.ts', './desk/dispatch.ts'],
  ['electron/command/check.ts', '../../engine/systems/index.ts'],
  ['electron/command/files.ts', 'node:fs'],
  ['renderer/parts/tree.ts', 'react'],
  ['renderer/state/night.ts', 'type ../../electron/desk/contract.ts'],
  ['renderer/proof/again.ts', '../../engine/setups/draw.ts'],
  ['renderer/state/reason.ts', 'type ../../engine/reason/reason.ts'],
  ['test/help.ts', 'yaml'],
  ['test/systems/rar.ts', '../../engine/systems/rar/order.ts'],
  ['tools/ready.mjs', 'node:fs'],
]

const leaves = [
  'engine/reason/reason.ts',
  'engine/why/sentences.ts',
  'engine/messages/report.ts',
  'engine/inbox/read.ts',
  'engine/vote/cast.ts',
  'engine/game/decide.ts',
  'engine/setups/draw.ts',
  ...['cases', 'games', 'inbox', 'night', 'panels', 'posts', 'rules', 'search', 'wording', 'workspace'].map(
    noun => `electron/desk/${noun}/calls.ts`,
  ),
  'electron/host/page.ts',
  'electron/window/run.ts',
]
const circle: [string, string] = ['engine/why/b.ts', './a.ts']
const dependencies = [
  'zod',
  'intl-messageformat',
  'pure-rand',
  'temporal-polyfill',
  'yaml',
  'htmlparser2',
  'parse5',
  'entities',
  'papaparse',
  'sqlite3',
  'electron',
  'react',
]

interface Cruise {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

describe('the import table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-layers-'))
  const broken = new Map<string, Set<string>>()

  beforeAll(() => {
    const files = new Map<string, string[]>(leaves.map(file => [file, []]))
    for (const [file, imports] of [...forbidden, ...allowed, circle])
      files.set(file, [...(files.get(file) ?? []), imports])
    for (const [file, imports] of files) {
      write(file, imports.map((from, i) => statement(from, `n${i}`)).join('\n') + '\nexport const value = 1\n')
    }
    for (const name of [...dependencies, 'vitest', 'unlisted']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
      write(`node_modules/${name}/index.js`, 'module.exports = {}\n')
    }
    write('node_modules/pure-rand/generator/mersenne.js', 'module.exports = {}\n')
    write(
      'package.json',
      JSON.stringify({
        name: 'fixture',
        dependencies: Object.fromEntries(dependencies.map(name => [name, '1.0.0'])),
        devDependencies: { vitest: '1.0.0' },
      }),
    )
    write(
      'tsconfig.json',
      '{"compilerOptions": {"module": "nodenext", "allowImportingTsExtensions": true, "noEmit": true, "verbatimModuleSyntax": true}}',
    )
    for (const { from, to, rule } of cruise().summary.violations) {
      const key = `${from} → ${to}`
      broken.set(key, (broken.get(key) ?? new Set()).add(rule.name))
    }
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  const statement = (from: string, name: string) =>
    from.startsWith('type ')
      ? `import type { value as ${name} } from '${from.slice(5)}'\nexport type T${name} = typeof ${name}`
      : `import { value as ${name} } from '${from}'\nvoid ${name}`

  function cruise(): Cruise {
    const program = join(import.meta.dirname, '../node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const config = join(import.meta.dirname, '../.dependency-cruiser.mjs')
    return JSON.parse(
      execFileSync(process.execPath, [program, '--config', config, '--output-type', 'json', '.'], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1e8,
      }),
    )
  }

  /** The rules that one import breaks; the name of a package ends up as a path of the package or as the bare name. */
  function rulesBroken(file: string, imports: string): string[] {
    const bare = imports.replace(/^type /, '')
    const target = bare.startsWith('.') ? join(dirname(file), bare).replaceAll('\\', '/') : bare.replace(/^node:/, '')
    return [...broken].flatMap(([key, rules]) => {
      const [from, to = ''] = key.split(' → ')
      const hit =
        to === target
        || to === bare
        || to.startsWith(`node_modules/${target}/`)
        || to.startsWith(`node_modules/${target}.`)
      return from === file && hit ? [...rules] : []
    })
  }

  it.each(forbidden)('keeps %s from importing %s: %s', (file, imports, rule) => {
    expect(rulesBroken(file, imports)).toContain(rule)
  })

  it.each(allowed)('lets %s import %s', (file, imports) => {
    expect(rulesBroken(file, imports)).toEqual([])
  })

  it('has an example for every rule, and every rule says where the thing belongs', () => {
    const rules = table.forbidden ?? []
    expect(new Set(forbidden.map(([, , rule]) => rule))).toEqual(new Set(rules.map(rule => rule.name)))
    expect(rules.filter(rule => !rule.comment)).toEqual([])
  })

  it('knows every folder of the desk', () => {
    const folders = readdirSync(join(import.meta.dirname, '../electron/desk'), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name)
    const held = (table.forbidden ?? []).flatMap(({ name = '' }) => /^desk-downwards-(.+)$/.exec(name)?.[1] ?? [])
    // The highest imports all the others.
    expect(folders.filter(name => !held.includes(name))).toEqual(['workspace'])
  })
})
