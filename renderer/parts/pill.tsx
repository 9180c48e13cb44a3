/** A pill: a fact about the whole, in a few words. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { cls } from '../state/words.ts'
import css from './pill.module.css'

type PillTone = 'plain' | 'stands' | 'fails' | 'barred' | 'lamp'

type PillProps = ComponentPropsWithoutRef<'span'> & { tone?: PillTone }

/** Words in a round frame. */
export const Pill = (props: PillProps): ReactNode => <Framed as={css.pill} {...props} />

/** A smaller one without a frame, for states in lists. */
export const Tag = (props: PillProps): ReactNode => <Framed as={css.tag} {...props} />

const Framed = ({ as, tone = 'plain', className, ...rest }: PillProps & { as: string | undefined }): ReactNode => (
  <span className={cls(as, css[tone], className)} {...rest} />
)
