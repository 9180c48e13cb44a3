/**
 * Who holds the sockets. Anybody on the machine can connect, and who does so again and again, sending nothing, would leave no
 * place to others. So those who showed no token yet have few places and little time: where all are taken, the newcomer
 * gets that of the one who has held it longest for nothing. Those who are in have places of their own.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from './limits.ts'

export interface Places {
  /** This one is in. */
  keep(socket: Socket): void
}

interface Held {
  /** An answer is under way. */
  busy: boolean
  /** Ends the patience with a stranger. */
  patience?: NodeJS.Timeout
}

export function placesOf(server: Server, bounds: Pick<Limits, 'sockets' | 'strangers' | 'patience'>): Places {
  const strangers = new Map<Socket, Held>()
  const known = new Map<Socket, Held>()

  /** Makes room for one more. The oldest stand first. */
  function room(held: Map<Socket, Held>, most: number): void {
    if (held.size < most) return
    const all = [...held]
    const [socket] = all.find(([, { busy }]) => !busy) ?? all[0] ?? []
    if (!socket) return
    held.delete(socket)
    socket.destroy()
  }
  function wait(socket: Socket, held: Held): void {
    clearTimeout(held.patience)
    held.patience = setTimeout(() => socket.destroy(), bounds.patience)
  }

  server.on('connection', socket => {
    room(strangers, bounds.strangers)
    const held: Held = { busy: false }
    strangers.set(socket, held)
    wait(socket, held)
    socket.on('close', () => {
      clearTimeout(held.patience)
      strangers.delete(socket)
      known.delete(socket)
    })
  })
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
