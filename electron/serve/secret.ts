/** Secrets that a page shows to prove that it is the one we opened. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits nobody can guess, as hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** Compares in a time that tells nothing about how much was right, nor how long the secret is. */
export function sameSecret(shown: string | undefined, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return shown !== undefined && timingSafeEqual(digest(shown), digest(secret))
}
