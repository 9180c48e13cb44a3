/**
 * `npm run engine`: makes the engine a package of its own in `dist/engine`, for other programs: one module without
 * dependencies, its types, and what it is for. A package and not an entry of ours: whoever resolves nights on a server
 * wants no window, no database and none of their packages.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const made = join(root, 'dist/engine')

/** @param {string} tool @param {string[]} words */
const run = (tool, ...words) =>
  execFileSync(process.execPath, [join(root, 'node_modules', tool), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })

/** Types of all that the door speaks of, and of nothing else. @param {string} from */
function copyTypes(from) {
  const seen = new Set()
  /** @param {string} file */
  const visit = file => {
    if (seen.has(file)) return
    seen.add(file)
    const to = join(made, 'types', relative(from, file))
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(file, to)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.ts['"]/g))
      visit(join(dirname(file), `${path}.d.ts`))
  }
  visit(join(from, 'index.d.ts'))
}

rmSync(made, { recursive: true, force: true })
run('vite/bin/vite.js', 'build', '--mode', 'engine', '--outDir', made)
const types = mkdtempSync(join(tmpdir(), 'nightdesk-types-'))
try {
  run(
    'typescript-7/bin/tsc',
    '-p',
    'engine/tsconfig.json',
    '--outDir',
    types,
    '--tsBuildInfoFile',
    join(types, '.info'),
  )
  copyTypes(types)
} finally {
  rmSync(types, { recursive: true, force: true })
}
const { version, license, author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
writeFileSync(
  join(made, 'package.json'),
  `${JSON.stringify(
    {
      name: 'nightdesk-engine',
      version,
      description: 'Resolves nights and days of forum Mafia and Werewolf, and says why.',
      license,
      author,
      type: 'module',
      exports: { '.': { types: './types/index.d.ts', default: './index.js' } },
      engines: { node: '>=20' },
    },
    null,
    2,
  )}\n`,
)
copyFileSync(join(root, 'engine/PACKAGE.md'), join(made, 'README.md'))
console.log('nightdesk: The engine is a package now: dist/engine (npm pack ./dist/engine).')
