/** What a reading thread does: one job after the other, and how far it has come now and then. */
import type { MessagePort } from 'node:worker_threads'
import { refusalIn } from '../refusal.ts'
import { speaking } from '../words/say.ts'
import type { Job, Readers, Said, Tell } from './job.ts'

/** Milliseconds between two words about how far it has come. */
const between = 100

/** Answers the jobs that come in by this port, from now on. */
export function answerJobs(port: MessagePort, readers: Readers): void {
  const say = (said: Said): void => port.postMessage(said)
  port.on('message', (job: Job) => say(speaking(job.language, () => outcome(readers, job, teller(say)))))
  say({ is: 'ready' })
}

function outcome(readers: Readers, { name, input }: Job, tell: Tell): Said {
  try {
    return { is: 'read', value: readers[name]!(input as never, tell) }
  } catch (error) {
    const refused = refusalIn(error)
    if (refused) return { is: 'refused', code: refused.code, message: refused.message, remedy: refused.remedy }
    return { is: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
  }
}

function teller(say: (said: Said) => void): Tell {
  let last = -Infinity
  return (done, of) => {
    const now = performance.now()
    if (now - last < between) return
    last = now
    say({ is: 'progress', done, of })
  }
}
