/** Stopping a server without waiting for those who have nothing under way: browsers keep sockets open just in case. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** @returns what stops the server, once requests under way are answered or the grace is over */
export function stopperOf(server: Server, grace: number): () => Promise<void> {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  let stopping = false
  server.on('connection', socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.on('close', () => {
      busy.delete(socket)
      if (stopping) socket.end()
    })
  })
  return async () => {
    stopping = true
    const stopped = new Promise<void>(resolve => {
      server.close(() => resolve())
    })
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
    const last = setTimeout(() => server.closeAllConnections(), grace)
    await stopped
    clearTimeout(last)
  }
}
