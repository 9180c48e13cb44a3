/**
 * Before packing: writes down what the native part is, for the app to compare (`electron/window/native.ts`). And only who means
 * to sign does: a certificate that happens to be on this machine is not used.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const file = 'node_modules/sqlite3/build/Release/node_sqlite3.node'

/** @param {{ electronPlatformName: string }} context @param {string} [to] where it is written */
export default function beforePack({ electronPlatformName }, to = join(root, 'dist/native.json')) {
  const signs = Boolean(process.env.CSC_LINK || process.env.CSC_NAME)
  if (!signs) process.env.CSC_IDENTITY_AUTO_DISCOVERY = 'false'
  const sha256 = createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex')
  // Signing on macOS writes into the file; what is signed there, macOS compares itself.
  const packed = signs && electronPlatformName === 'darwin' ? { file } : { file, sha256 }
  writeFileSync(to, `${JSON.stringify(packed)}\n`)
}
