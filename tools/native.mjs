/**
 * Before packing: writes down what the native part is, for the app to compare (`electron/window/native.ts`), and looks whether it is for
 * the processor that is packed for. And only who means to sign does: a certificate that happens to be on this machine is not used.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const file = 'node_modules/sqlite3/build/Release/node_sqlite3.node'

/** By the numbers of electron-builder. @type {Readonly<Record<number, readonly string[]>>} */
const packedFor = { 1: ['x64'], 3: ['arm64'], 4: ['x64', 'arm64'] }

/**
 * @param {{ electronPlatformName: string, arch?: number }} context
 * @param {string} [to] where it is written
 * @param {string} [native] the native part
 */
export default function beforePack(
  { electronPlatformName, arch = 0 },
  to = join(root, 'dist/native.json'),
  native = join(root, file),
) {
  const bytes = readFileSync(native)
  const lacking =
    electronPlatformName === 'darwin' ? (packedFor[arch] ?? []).filter(kind => !processorsOf(bytes).includes(kind)) : []
  if (lacking.length)
    throw new Error(
      `The database driver is not built for ${lacking.join(' and ')}: docs/releasing.md says how to build it.`,
    )
  const signs = Boolean(process.env.CSC_LINK || process.env.CSC_NAME)
  if (!signs) process.env.CSC_IDENTITY_AUTO_DISCOVERY = 'false'
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // Signing on macOS writes into the file; what is signed there, macOS compares itself.
  const packed = signs && electronPlatformName === 'darwin' ? { file } : { file, sha256 }
  writeFileSync(to, `${JSON.stringify(packed)}\n`)
}

/** As macOS numbers them. @type {Readonly<Record<number, string>>} */
const processors = { 0x0100_0007: 'x64', 0x0100_000c: 'arm64' }

/**
 * The kinds of processor that a program for macOS is for: one, or several where it is a file for each in one.
 * @param {Buffer} bytes
 * @returns {string[]}
 */
export function processorsOf(bytes) {
  const [magic, second] = bytes.length < 8 ? [0, 0] : [bytes.readUInt32BE(0), bytes.readUInt32BE(4)]
  if (magic === 0xcffa_edfe) return [processors[bytes.readUInt32LE(4)] ?? 'another']
  if (magic !== 0xcafe_babe) return []
  const each = Array.from({ length: Math.min(second, 9) }, (_, at) => 8 + 20 * at)
  return each.filter(at => at + 4 <= bytes.length).map(at => processors[bytes.readUInt32BE(at)] ?? 'another')
}
