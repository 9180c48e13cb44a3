/** The host and the engine as `npm run e2e` has built them before. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Host from './host.ts'

const file = pathToFileURL(join(import.meta.dirname, '../../dist/host.mjs'))
export const { Dice, families, openDesk, serve, systemById } = (await import(file.href)) as typeof Host
