/** Keys as caps. */
import type { ReactNode } from 'react'
import { keysNow, useAllCommands } from '../state/commands.ts'
import { capsOf } from '../state/keys.ts'
import css from './keys.module.css'

const mac = /Mac/.test(navigator.userAgent)

/** A key, or keys pressed together: the usual ones of a command, shown as the host chose them. */
export function Keys({ keys }: { keys: string }): ReactNode {
  const commands = useAllCommands()
  return <KeyCaps keys={keysNow(commands, keys)} />
}

/** These very keys. */
export const KeyCaps = ({ keys }: { keys: string }): ReactNode => (
  <kbd className={css.keys}>{capsOf(keys, mac).join(' ')}</kbd>
)
