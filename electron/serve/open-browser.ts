/** Starting the user's browser, where there is one to see. */
import { spawn } from 'node:child_process'

/** How this system opens an address; nothing where nobody would see it. */
export function browserCommand(
  address: string,
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): [program: string, ...words: string[]] | undefined {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', address]
  if (platform === 'darwin') return ['open', address]
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open', address] : undefined
}

/**
 * Opens an address in the user's browser. Where that cannot be, nothing happens: the address stands in the
 * terminal. Everybody on this machine can read it, so it must hold nothing that lets anybody in.
 */
export function openBrowser(address: string): void {
  const [program, ...words] = browserCommand(address, process.platform, process.env) ?? []
  if (program)
    spawn(program, words, { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref()
}
