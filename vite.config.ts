/**
 * What is built, each by its mode: the page, what a game is explored by and a deal is checked by, the window host, the
 * bridge between them, the program of the reading thread, and the command line and the host as the tests run them.
 * `tools/build.mjs` builds all.
 */
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

const root = import.meta.dirname
const dist = join(root, 'dist')

const page: UserConfig = {
  root: join(root, 'renderer'),
  base: './',
  plugins: [react()],
  build: {
    outDir: join(dist, 'renderer'),
    emptyOutDir: true,
    // Its policy lets nothing in that is not a file: no data in addresses, no code between tags.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 3000,
  },
}

/**
 * What a page of one file is drawn by: one program and one style, for a page that has both in it and fetches nothing.
 */
const onePage = (name: string, sources = join(root, 'renderer', name)): UserConfig => ({
  root: dirname(sources),
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: join(dist, name),
    emptyOutDir: true,
    cssCodeSplit: false,
    // Its fonts stand in its style.
    assetsInlineLimit: 100_000,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      input: join(sources, 'main.tsx'),
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: `${name}.js`,
        assetFileNames: `${name}[extname]`,
      },
    },
  },
})

/**
 * One file. For Electron it is CommonJS: a sandboxed preload cannot be a module, and whoever reads the package sees all of
 * it at once. The command line waits as only a module can.
 */
const bundle = (name: string, entry: string, format: 'cjs' | 'es' = 'cjs'): UserConfig => ({
  root,
  publicDir: false,
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    lib: { entry: join(root, entry), formats: [format], fileName: () => `${name}.${format === 'cjs' ? 'cjs' : 'mjs'}` },
    rolldownOptions: {
      platform: 'node',
      external: ['electron', 'sqlite3', ...builtinModules, /^node:/],
      output: { codeSplitting: false },
    },
    reportCompressedSize: false,
  },
})

const bundles: Record<string, string> = {
  main: 'electron/main.ts',
  // What `main` loads once it is sure that it may: the rest of the window host.
  app: 'electron/window/start.ts',
  preload: 'electron/preload.ts',
  reading: 'electron/desk/reading/worker.ts',
}

/** The engine for other programs: one module with all it needs in it, for any machine. */
const engine: UserConfig = {
  root,
  publicDir: false,
  build: {
    target: 'es2023',
    minify: false,
    lib: { entry: join(root, 'engine/index.ts'), formats: ['es'], fileName: () => 'index.js' },
    rolldownOptions: { output: { codeSplitting: false } },
    reportCompressedSize: false,
  },
}

/** What the site is drawn by: as a page of one file, with the engine and the desk's telling of a game in it. */
const site: UserConfig = {
  ...onePage('site', join(root, 'docs/site')),
  resolve: { alias: { 'node:async_hooks': join(root, 'docs/site/async-local-storage.ts') } },
}

const built = (mode: string): UserConfig =>
  mode === 'engine'
    ? engine
    : mode === 'docs'
      ? site
      : mode === 'cli'
        ? bundle(mode, 'electron/cli.ts', 'es')
        : mode === 'host'
          ? bundle(mode, 'test/e2e/host.ts', 'es')
          : mode === 'explore' || mode === 'proof'
            ? onePage(mode)
            : bundles[mode] === undefined
              ? page
              : bundle(mode, bundles[mode])

export default defineConfig(({ mode }) => ({ logLevel: 'warn', ...built(mode) }))
