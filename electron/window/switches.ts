/** Words at the start that open an app to others. Whoever is to be helped by a host may be told to add one: a package takes none. */
import type { CommandLine } from 'electron'
import type { TroubleInEach } from '../host/trouble.ts'
import { say } from './words/say.ts'

/** Each lets somebody look into the app, put code into it, or take down one of its walls. */
const opening = [
  'allow-file-access-from-files',
  'allow-running-insecure-content',
  'auto-open-devtools-for-tabs',
  'browser-subprocess-path',
  'disable-extensions-except',
  'disable-site-isolation-trials',
  'disable-web-security',
  'enable-blink-features',
  'enable-experimental-web-platform-features',
  'gpu-launcher',
  'host-resolver-rules',
  'host-rules',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'inspect-publish-uid',
  'inspect-wait',
  'js-flags',
  'load-extension',
  'log-net-log',
  'proxy-pac-url',
  'proxy-server',
  'remote-allow-origins',
  'remote-debugging-address',
  'remote-debugging-pipe',
  'remote-debugging-port',
  'remote-debugging-socket-name',
  'renderer-cmd-prefix',
  'single-process',
  'unsafely-treat-insecure-origin-as-secure',
  'utility-cmd-prefix',
]

/**
 * Why an app started with these words does not start.
 * @param argv its words: those of Node count, which Chromium does not know
 * @param commandLine as Chromium read them: in any writing that it takes
 * @param platform on Linux an AppImage adds `no-sandbox` by itself where the system allows no sandbox
 */
export function openedBy(
  argv: readonly string[],
  commandLine: Pick<CommandLine, 'hasSwitch'>,
  platform: NodeJS.Platform,
): TroubleInEach | undefined {
  const names = platform === 'linux' ? opening : [...opening, 'no-sandbox']
  const written = argv.flatMap(word => word.match(/^--?([a-z][a-z-]*)/i)?.[1]?.toLowerCase() ?? [])
  const found =
    names.find(name => commandLine.hasSwitch(name) || written.includes(name))
    ?? written.find(name => name.startsWith('inspect-') || name.startsWith('debug-'))
  return found === undefined
    ? undefined
    : { message: say('doesNotStart', { name: found }), remedy: say('startWithout') }
}
