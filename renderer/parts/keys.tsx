/** Keys as caps. */
import type { ReactNode } from 'react'
import { capsOf } from '../state/keys.ts'
import css from './keys.module.css'

const mac = /Mac/.test(navigator.userAgent)

/** A key, or keys pressed together. */
export function Keys({ keys }: { keys: string }): ReactNode {
  return <kbd className={css.keys}>{capsOf(keys, mac).join(' ')}</kbd>
}
