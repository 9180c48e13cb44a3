/** Starts a program in TypeScript on a thread of its own: which one, the thread is told. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.program)
