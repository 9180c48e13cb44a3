import type { ReactNode } from 'react'
import { ruleSaid } from '../state/origins.ts'
import css from './rule-chip.module.css'

/** A rule's id alone, where a button would stand inside a button. */
export const RuleId = ({ id }: { id: string }): ReactNode => <span className={css.chip}>{ruleSaid(id)}</span>
