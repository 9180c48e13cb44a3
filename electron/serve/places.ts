/**
 * Who holds the sockets. Anybody on the machine can connect, and who does so again and again, sending nothing, would leave no
 * place to others. So those who showed no token yet have few places and little time: where all are taken, the newcomer
 * gets that of the one who has held it longest for nothing. But nobody is sent away who has only just come, since his request
 * may be on its way: else whoever comes back at once each time would keep everybody from being heard. Those who are in have
 * places of their own.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from './limits.ts'

interface Places {
  /** This one is in. */
  keep(socket: Socket): void
}

interface Held {
  /** An answer is under way. */
  busy: boolean
  /** When it came, on a clock that only goes forward. */
  since: number
  /** Ends the patience with a stranger. */
  patience?: NodeJS.Timeout
}

export function placesOf(
  server: Server,
  bounds: Pick<Limits, 'sockets' | 'strangers' | 'fresh' | 'crowd' | 'patience'>,
): Places {
  const strangers = new Map<Socket, Held>()
  const known = new Map<Socket, Held>()

  /** Makes room for one more. The oldest stand first. @param before who came later than that stays */
  function room(held: Map<Socket, Held>, most: number, before = Infinity): void {
    if (held.size < most) return
    const all = [...held].filter(([, { since }]) => since <= before)
    const [socket] = all.find(([, { busy }]) => !busy) ?? all[0] ?? []
    if (!socket) return
    held.delete(socket)
    socket.destroy()
  }

  let thinning: NodeJS.Timeout | undefined
  /** Sends away strangers above their number, once they are no longer fresh and what they sent has been read. */
  function thinSoon(): void {
    if (strangers.size <= bounds.strangers) return
    thinning ??= setTimeout(() => setImmediate(thin), bounds.fresh)
  }
  function thin(): void {
    thinning = undefined
    const before = performance.now() - bounds.fresh
    for (let left = strangers.size - bounds.strangers; left > 0; left--) room(strangers, 0, before)
    thinSoon()
  }
  function wait(socket: Socket, held: Held): void {
    clearTimeout(held.patience)
    held.patience = setTimeout(() => socket.destroy(), bounds.patience)
  }

  server.on('connection', socket => {
    room(strangers, bounds.crowd)
    const held: Held = { busy: false, since: performance.now() }
    strangers.set(socket, held)
    wait(socket, held)
    thinSoon()
    socket.on('close', () => {
      clearTimeout(held.patience)
      strangers.delete(socket)
      known.delete(socket)
    })
  })
  server.on('close', () => clearTimeout(thinning))
  server.on('request', ({ socket }, response) => {
    const held = known.get(socket) ?? strangers.get(socket)
    if (!held) return
    held.busy = true
    response.on('close', () => {
      held.busy = false
      if (strangers.has(socket)) wait(socket, held)
    })
  })

  return {
    keep(socket) {
      const held = strangers.get(socket)
      if (!held) return
      strangers.delete(socket)
      clearTimeout(held.patience)
      room(known, bounds.sockets)
      known.set(socket, held)
    },
  }
}
