import { createHash } from 'node:crypto'

/** A digest of some values in their order. It shows damage, not malice: whoever can write the file can write it too. */
export const sealOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
