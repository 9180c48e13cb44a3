/**
 * `npm run engine`: makes the engine a package of its own in `dist/engine`, for other programs: one module without
 * dependencies, its types, and what it is for. A package and not an entry of ours: whoever resolves nights on a server
 * wants no window, no database and none of their packages.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateDtsBundle } from 'dts-bundle-generator'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const made = join(root, 'dist/engine')

/** @param {string} tool @param {string[]} words */
const run = (tool, ...words) =>
  execFileSync(process.execPath, [join(root, 'node_modules', tool), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })

rmSync(made, { recursive: true, force: true })
run('vite/bin/vite.js', 'build', '--mode', 'engine', '--outDir', made)
// One file of types, with those of zod and of the messages in it: a strict program finds nothing missing.
const folder = mkdtempSync(join(tmpdir(), 'nightdesk-types-'))
try {
  const project = join(folder, 'tsconfig.json')
  const compilerOptions = { composite: false, incremental: false, declaration: true }
  writeFileSync(project, JSON.stringify({ extends: join(root, 'engine/tsconfig.json'), compilerOptions, include: [] }))
  const [types = ''] = generateDtsBundle(
    [
      {
        filePath: join(root, 'engine/index.ts'),
        libraries: { inlinedLibraries: ['zod', '@schummar/icu-type-parser'] },
        output: { exportReferencedTypes: false, noBanner: true },
      },
    ],
    { preferredConfigPath: project },
  )
  writeFileSync(join(made, 'index.d.ts'), types)
} finally {
  rmSync(folder, { recursive: true, force: true })
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
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
      engines: { node: '>=20' },
    },
    null,
    2,
  )}\n`,
)
copyFileSync(join(root, 'engine/PACKAGE.md'), join(made, 'README.md'))
console.log('nightdesk: The engine is a package now: dist/engine (npm pack ./dist/engine).')
