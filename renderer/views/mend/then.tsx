/** What the host decided then in the phase that is open again: left out, or ruled otherwise. What players sent is changed on the screens of the phase. */
import type { ReactNode } from 'react'
import type { MendPast } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import { Tag } from '../../parts/pill.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import css from './mend.module.css'

/** The list, where anything was decided. */
export function Then({ game, phase }: { game: string; phase: string }): ReactNode {
  const { value } = useAnswer('mend.past', { game })
  if (!value?.rows.length) return null
  return (
    <section className={css.then} aria-label={say('mend.then', { phase })}>
      <h2 className={css.name}>{say('mend.then', { phase })}</h2>
      <p className={css.soft}>{say('mend.thenText')}</p>
      <ul>
        {value.rows.map(row => (
          <Decision key={row.seq} game={game} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Decision({
  game,
  row: { seq, says, out, choices, chosen },
}: {
  game: string
  row: MendPast['rows'][number]
}): ReactNode {
  return (
    <li className={css.misfit}>
      <span className={cls(css.says, out && css.out)}>
        <bdi>{says}</bdi> {out && <Tag>{say('mend.leftOut')}</Tag>}
      </span>
      <span className={css.does}>
        {choices && !out && (
          <SelectField
            label={say('mend.ruling')}
            bare
            value={chosen}
            options={choices.map(({ id, says: label }) => ({ value: id, label }))}
            onChange={event => void act('mend.instead', { game, seq, answer: event.target.value })}
          />
        )}
        <Button small kind="quiet" onClick={() => void act('mend.without', { game, seq, out: !out })}>
          {say(out ? 'mend.takeBack' : 'mend.leaveOut')}
        </Button>
      </span>
    </li>
  )
}
