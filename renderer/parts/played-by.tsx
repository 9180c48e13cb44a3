/** Who plays a hydra, for whoever has to write to all of them. */
import type { ReactNode } from 'react'
import { Words } from './words.tsx'
import css from './played-by.module.css'

/** Nothing where the seat has no heads. */
export const PlayedBy = ({ heads = [] }: { heads?: readonly string[] | undefined }): ReactNode =>
  heads.length > 0 && (
    <span className={css.heads}>
      <Words of="roster.playedBy" values={{ names: <bdi>{heads.join(', ')}</bdi> }} />
    </span>
  )
