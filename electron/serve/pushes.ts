/** `GET /pushes`: what the desk tells, a line of JSON each, for as long as the page listens. Blank lines are signs of life. */
import type { ServerResponse } from 'node:http'
import type { Push } from '../desk/contract.ts'
import type { Desk } from '../desk/desk.ts'
import type { Limits } from './limits.ts'
import { begin } from './reply.ts'

interface Pushes {
  /** Tells this page too, until it goes away. */
  add(response: ServerResponse): void
  /** Ends every stream. */
  end(): void
}

export function pushesOf(desk: Desk, { heartbeat, behind }: Limits): Pushes {
  const open = new Set<ServerResponse>()
  const tell = (line: string): void => {
    for (const response of open) {
      response.write(line)
      // A page that no longer reads is let go: it asks again when it comes back.
      if (response.writableLength > behind) response.destroy()
    }
  }
  const forget = desk.subscribe((push: Push) => tell(`${JSON.stringify(push)}\n`))
  const pulse = setInterval(() => tell('\n'), heartbeat)

  return {
    add(response) {
      begin(response, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' })
      response.on('close', () => open.delete(response))
      open.add(response)
      response.write('\n')
    },
    end() {
      forget()
      clearInterval(pulse)
      for (const response of open) response.end()
    },
  }
}
