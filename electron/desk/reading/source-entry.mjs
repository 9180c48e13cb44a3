/** Starts the reader of the desk, which is in TypeScript, on a thread of its own. */
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
