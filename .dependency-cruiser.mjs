/**
 * Who may import whom. Each comment says where a thing belongs, for whoever meets the error.
 * `test/layers.test.ts` holds an example of everything forbidden here.
 */

/** Matches a package by its name, installed or not, with its types. @param {...string} names */
const packages = (...names) => names.flatMap(name => [`^node_modules/(@types/)?${name}/`, `^${name}$`])
/** Any package, whichever way it is listed. @type {import('dependency-cruiser').DependencyType[]} */
const fromRegistry = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-bundled',
  'npm-no-pkg',
  'npm-unknown',
  'unknown',
]

const host = '^electron/([^/]+\\.ts$|(host|serve|window)/)'
const loopback = '^electron/(serve\\.ts$|browser\\.ts$|serve/)'
const inWindow = '^electron/((main|preload|menu)\\.ts$|window/)'
const commandLine = '^electron/(cli\\.ts$|command/)'
const ours = '^(engine|electron|renderer|test|tools|docs)/'
/** What a catalogue of words is made of: nothing in it decides anything. */
const ofWords = '^engine/text/(catalogue|in-each|locale)\\.ts$'
const shipped = '^(engine|electron|renderer)/'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-circle',
    comment:
      'Two files that need each other are one file, or hide a third that both should import: move what they share there.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment:
      'Nothing is found under this name. Our own files are imported with their .ts extension; a package has to stand in package.json with an exact version.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'listed',
    comment:
      'This package is only here because another package brought it. List it in package.json, with an exact version, or do without.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'shipped-needs-no-tools',
    comment:
      'The app cannot import a development dependency, a test or a script: it runs without them. Move the package to dependencies, or the code into engine/ or electron/.',
    severity: 'error',
    from: { path: shipped },
    to: { path: '^(test|tools)/' },
  },
  {
    name: 'shipped-needs-no-dev-package',
    comment:
      'The app runs without development dependencies. Move the package to dependencies in package.json if the app needs it.',
    severity: 'error',
    from: { path: shipped },
    // Electron brings itself: a package holds its program, not its npm package.
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: packages('electron') },
  },
  {
    name: 'tools-alone',
    comment:
      'Scripts in tools/ run before anything is installed: Node and each other, nothing else; but translation.mjs, which a command loads in a checkout, reads sources by TypeScript, and engine-package.mjs bundles their types. What the app needs too belongs in electron/.',
    severity: 'error',
    from: { path: '^tools/', pathNot: '^tools/(translation|engine-package)\\.mjs$' },
    to: { pathNot: '^tools/', dependencyTypesNot: ['core'] },
  },
]

/**
 * The folders of the engine, the lowest first: each may import what stands before it, as a type or as a value. Those of
 * one line do not know each other. (`systems`, `cases` and `setups` stand above all of them and have rules of their own.)
 */
const layers = [
  ['shape'],
  ['reason'],
  ['text'],
  ['rules'],
  ['journal'],
  ['ruleset'],
  ['game'],
  ['resolve'],
  ['why'],
  ['messages'],
  ['reading'],
  ['inbox', 'vote'],
]

/**
 * The nouns of the desk, the lowest first, held as the folders of the engine are. What all of them use lies above them in
 * `electron/desk` itself, where some files also join what each noun has.
 */
const nouns = [
  ['words'],
  ['library'],
  ['languages', 'reading', 'roster', 'rules', 'log'],
  ['votes', 'dealing'],
  ['night', 'conduct'],
  ['inbox', 'cases'],
  ['posts'],
  ['wording', 'panels', 'mend'],
  ['games', 'explore', 'merge', 'own-roles'],
  ['search', 'statistics', 'reminders', 'report'],
  ['steps'],
  ['workspace'],
]

/**
 * No arrow goes upwards, nor sideways.
 * @param {string} name of the rules
 * @param {string} root that holds the folders
 * @param {string[][]} from the folders, the lowest first; the highest may import them all and has no rule
 * @param {string} where what both need belongs
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const downwards = (name, root, from, where) =>
  from.flatMap((layer, height) =>
    layer.flatMap(folder => {
      const closed = [...layer, ...from.slice(height + 1).flat()].filter(other => other !== folder)
      return closed.length
        ? {
            name: `${name}-downwards-${folder}`,
            comment: `${root}/${folder} stands below what it imports here. What both need belongs further down: ${where}.`,
            severity: /** @type {const} */ ('error'),
            from: { path: `^${root}/${folder}/` },
            to: { path: `^${root}/(${closed.join('|')})/` },
          }
        : []
    }),
  )

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const engine = [
  ...downwards(
    'engine',
    'engine',
    [...layers, ['cases'], ['setups']],
    'data that all speak of in engine/reason, engine/rules or engine/journal, a way of reading in engine/reading',
  ),
  {
    name: 'systems-below-cases',
    comment: 'A rule system knows no case and no set-up: these are read and played with systems.',
    severity: 'error',
    from: { path: '^engine/systems/' },
    to: { path: '^engine/(cases|setups)/' },
  },
  {
    name: 'engine-alone',
    comment:
      'The engine is pure: it knows no machine, no window and no clock. What touches a machine belongs in electron/, what draws in renderer/; hand the value in as an argument.',
    severity: 'error',
    from: { path: '^engine/' },
    to: { path: '^(electron|renderer)/' },
  },
  {
    name: 'engine-packages',
    comment:
      'The engine may use zod, intl-messageformat, pure-rand, temporal-polyfill, unhomoglyph, yaml (in cases/) and htmlparser2, parse5, entities and papaparse (in vote/), and nothing of Node. Files, hashes and time are handed in by electron/.',
    severity: 'error',
    from: { path: '^engine/' },
    to: {
      pathNot: [
        ours,
        '^\\.',
        // Of the last one types alone: what a message asks for, read off its letters.
        ...packages(
          'zod',
          'intl-messageformat',
          'pure-rand',
          'temporal-polyfill',
          'unhomoglyph',
          'yaml',
          'htmlparser2',
          'parse5',
          'entities',
          'papaparse',
        ),
        ...packages('@schummar/icu-type-parser'),
      ],
    },
  },
  {
    name: 'yaml-in-cases',
    comment: 'Only engine/cases reads YAML: it turns text into a checked case. Ask it for what you need.',
    severity: 'error',
    from: { path: shipped, pathNot: '^engine/cases/' },
    to: { path: packages('yaml') },
  },
  {
    name: 'html-in-vote',
    comment: 'Only engine/vote reads HTML, to find votes in a thread. Ask it for what you need.',
    severity: 'error',
    from: { path: shipped, pathNot: '^engine/vote/' },
    to: { path: packages('htmlparser2', 'parse5', 'entities') },
  },
  {
    name: 'core-names-no-system',
    comment:
      'The shared core names no system: what one system does belongs in engine/systems/<id>/, and reaches the core as data of the type System (engine/ruleset/system.ts).',
    severity: 'error',
    // The door for other programs has all systems behind it.
    from: { path: '^engine/', pathNot: '^engine/(systems/|cases/|index\\.ts$)' },
    to: { path: '^engine/systems/' },
  },
  {
    name: 'systems-by-index',
    comment:
      'From outside, systems are reached through engine/systems/index.ts, by id, and have languages from files given to all of them by added-languages.ts beside it. What you miss there belongs in the type System (engine/ruleset/system.ts).',
    severity: 'error',
    from: { path: ['^engine/cases/', '^electron/', '^renderer/'] },
    to: { path: '^engine/systems/', pathNot: '^engine/systems/(index|added-languages)\\.ts$' },
  },
  {
    name: 'systems-apart',
    comment:
      'Systems do not import each other, so that each can be read alone. What two of them share belongs in the vocabulary (engine/rules) or in a resolver (engine/resolve).',
    severity: 'error',
    from: { path: '^engine/systems/([^/]+)/' },
    to: { path: '^engine/systems/', pathNot: '^engine/systems/$1/' },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const electron = [
  ...downwards(
    'desk',
    'electron/desk',
    nouns,
    'what concerns any kept game in electron/desk/library, what any noun may want in electron/desk itself',
  ),
  {
    name: 'electron-only-in-the-window',
    comment:
      'Only the window host (main.ts, preload.ts, menu.ts, window/) knows electron: anywhere else it would start a download. What every host needs belongs in electron/desk.',
    severity: 'error',
    from: { path: ours, pathNot: [inWindow, '^test/electron/window/'] },
    to: { path: packages('electron') },
  },
  {
    name: 'electron-is-handed-in',
    comment:
      'In electron/window and its tests electron is known by its types only (import type): anywhere but in main.ts and preload.ts it would start a download. Take what you need of it as an argument.',
    severity: 'error',
    from: { path: ['^electron/menu\\.ts$', '^electron/window/', '^test/electron/window/'] },
    to: { path: packages('electron'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'window-without-loopback',
    comment:
      'The browser host belongs to a checkout and is never packaged, so nothing of the window may need it. What both hosts need belongs in electron/host.',
    severity: 'error',
    from: { path: [inWindow, '^electron/host/'] },
    to: { path: loopback },
  },
  {
    name: 'loopback-without-window',
    comment: 'The browser host knows nothing of the window. What both hosts need belongs in electron/host.',
    severity: 'error',
    from: { path: [loopback, '^electron/host/'] },
    to: { path: inWindow },
  },
  {
    name: 'sqlite-in-store',
    comment: 'Only electron/store speaks to SQLite: one connection, one writer. Add a function there.',
    severity: 'error',
    from: { path: shipped, pathNot: '^electron/store/' },
    to: { path: packages('sqlite3') },
  },
  {
    name: 'store-knows-types-only',
    comment:
      'The store keeps what it is given: of the engine it knows types only (and what a catalogue of words is made of), of the rest nothing. What decides belongs in engine/, what brings both together in electron/desk.',
    severity: 'error',
    from: { path: '^electron/store/' },
    to: { path: '^engine/', pathNot: ofWords, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'store-below-desk',
    comment:
      'The store lies below the desk and knows neither it nor the hosts. What brings store and engine together belongs in electron/desk.',
    severity: 'error',
    from: { path: '^electron/store/' },
    to: { path: ['^electron/', '^renderer/'], pathNot: '^electron/store/' },
  },
  {
    name: 'store-packages',
    comment: 'The store uses sqlite3 and Node, no other package. What checks input belongs in electron/desk.',
    severity: 'error',
    from: { path: '^electron/store/' },
    to: { dependencyTypes: fromRegistry, pathNot: packages('sqlite3') },
  },
  {
    name: 'desk-below-hosts',
    comment:
      'The desk is the one backend behind all hosts and knows none of them, nor the renderer. What only one host needs belongs in that host.',
    severity: 'error',
    from: { path: '^electron/desk/' },
    to: { path: ['^electron/', '^renderer/'], pathNot: '^electron/(desk|store)/' },
  },
  {
    name: 'desk-packages',
    comment:
      'The desk uses papaparse, temporal-polyfill for time zones, zod for the contract, tsx for its reading thread in a checkout, and Node. Rules belong in engine/, SQL in electron/store.',
    severity: 'error',
    from: { path: '^electron/desk/' },
    to: { dependencyTypes: fromRegistry, pathNot: packages('papaparse', 'temporal-polyfill', 'tsx', 'zod') },
  },
  {
    name: 'papaparse-in-desk',
    comment:
      'Only electron/desk reads and writes tables as CSV, and engine/vote reads channels that were exported so. Add a call to the contract.',
    severity: 'error',
    from: { path: shipped, pathNot: ['^electron/desk/', '^engine/vote/'] },
    to: { path: packages('papaparse') },
  },
  {
    name: 'hosts-are-pipes',
    comment:
      'A host is a pipe to the desk: of the engine it knows types only (and what a catalogue of words is made of). A decision belongs in engine/, a call in electron/desk.',
    severity: 'error',
    from: { path: host, pathNot: commandLine },
    to: { path: '^engine/', pathNot: ofWords, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'hosts-use-the-desk',
    comment:
      'A host, the command line too, reaches data through the desk, never through the store, and draws nothing. Add a call to the contract in electron/desk.',
    severity: 'error',
    from: { path: [host, commandLine] },
    to: { path: ['^electron/store/', '^renderer/'] },
  },
  {
    name: 'commands-apart',
    comment:
      'The commands in electron/command belong to the command line alone. What another host needs too belongs in electron/desk.',
    severity: 'error',
    from: { path: '^electron/', pathNot: commandLine },
    to: { path: commandLine },
  },
  {
    name: 'command-line-apart',
    comment: 'The command line uses the desk and the engine, no other host. What both need belongs in electron/desk.',
    severity: 'error',
    from: { path: commandLine },
    to: { path: host, pathNot: commandLine },
  },
  {
    name: 'host-packages',
    comment:
      'A host uses Node and the desk, no package save electron; the command line knows besides how wide words are on a terminal. What a package does for the app belongs in electron/desk, electron/store or engine/.',
    severity: 'error',
    from: { path: [host, commandLine] },
    to: { dependencyTypes: fromRegistry, pathNot: packages('electron', 'string-width') },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const renderer = [
  {
    name: 'renderer-knows-types-only',
    comment:
      'The renderer draws what the desk tells it: from outside it takes types only (import type), what a catalogue of words is made of, which languages there are, how one from a file is found, how the lynch is put in a host’s own word, what options are called, and how the bytes of a file become text. Computing belongs in engine/, reached by a call of the contract in electron/desk.',
    severity: 'error',
    from: { path: '^renderer/', pathNot: '^renderer/proof/' },
    to: {
      path: '^(engine|electron)/',
      pathNot: '^engine/text/(catalogue|locale|lynch-word|option-name|page-text|translating)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'proof-page-deals',
    comment:
      'The page that checks a deal has no desk to ask: it runs the dealing of engine/setups itself, and takes types only of anything else.',
    severity: 'error',
    from: { path: '^renderer/proof/' },
    to: {
      path: '^(engine|electron)/',
      pathNot: ['^engine/setups/', '^engine/text/(catalogue|locale)\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'renderer-knows-the-contract',
    comment:
      'Of electron/ the renderer sees the types of desk/contract.ts, nothing else. What it needs belongs in the contract.',
    severity: 'error',
    from: { path: '^renderer/' },
    to: { path: '^electron/', pathNot: '^electron/desk/contract\\.ts$' },
  },
  {
    name: 'renderer-no-node',
    comment:
      'The renderer runs in a sandboxed page without Node. What touches the machine belongs in electron/desk, behind a call of the contract.',
    severity: 'error',
    from: { path: '^renderer/' },
    to: { dependencyTypes: ['core'] },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const site = [
  {
    name: 'site-stands-above',
    comment:
      'The site in docs/site is made of the app and nothing of the app knows it. What both need belongs in engine/, electron/desk or renderer/.',
    severity: 'error',
    from: { path: '^(engine|electron|renderer|tools)/' },
    to: { path: '^docs/' },
  },
  {
    name: 'site-without-hosts',
    comment:
      'A page of the site plays nights by itself: of electron/ it takes what the desk tells of a case, no host, no store, and no tests but as texts.',
    severity: 'error',
    from: { path: '^docs/' },
    to: { path: '^(electron|test)/', pathNot: '^electron/desk/' },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...everywhere, ...engine, ...electron, ...renderer, ...site],
  options: {
    exclude: '^(dist|coverage)/',
    doNotFollow: 'node_modules',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
