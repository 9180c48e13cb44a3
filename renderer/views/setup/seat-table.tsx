/** The roster row by row. */
import { say } from '../../words/say.ts'
import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { GameView, RolesAnswer, WordsAnswer } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { cls } from '../../state/words.ts'
import { offersOf } from '../roster/details-fields.tsx'
import { draftOf, troublesOf, type Draft } from './drafts.ts'
import { SeatRow } from './seat-row.tsx'
import type { Writing } from './use-drafts.ts'
import css from './seat-table.module.css'

interface SeatTableProps {
  writing: Writing
  system: GameView['system']
  roles: RolesAnswer
  words: WordsAnswer
}

/** A table with a row for each player, and one more to go on with. */
export function SeatTable({ writing: { drafts, write }, system, roles, words }: SeatTableProps): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null)
  const troubles = troublesOf(drafts)
  const column = system.fields.find(({ long, withRole }) => !long && !withRole)
  const offers = useMemo(() => offersOf(drafts, system.families), [drafts, system.families])
  const put = (draft: Draft): void =>
    write(
      drafts.some(({ key }) => key === draft.key)
        ? drafts.map(one => (one.key === draft.key ? draft : one))
        : [...drafts, draft],
    )
  const add = (): void => {
    write([...drafts, draftOf()])
    requestAnimationFrame(() => nameAt(drafts.length)?.focus())
  }
  const nameAt = (index: number): HTMLInputElement | undefined =>
    body.current?.querySelectorAll<HTMLInputElement>('input[data-name]')[index]
  /** Enter in a name goes to the next one, and makes it below the last. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.dataset.name === undefined)
      return
    event.preventDefault()
    const names = [...(body.current?.querySelectorAll<HTMLInputElement>('input[data-name]') ?? [])]
    const next = names[names.indexOf(event.target) + 1]
    if (next) next.focus()
    else if (event.target.value.trim() !== '') {
      event.target.blur()
      requestAnimationFrame(() => body.current?.closest('div')?.querySelector<HTMLButtonElement>('[data-add]')?.click())
    }
  }
  return (
    <div className={css.scroll}>
      <table className={cls(css.table, column && css.withField)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th className={css.number}>
              <span className="sr">{say('setup.number')}</span>
            </th>
            <th>{say('setup.thePlayer')}</th>
            <th>{say('setup.aRole')}</th>
            <th>{say('setup.theFaction')}</th>
            {column && <th>{column.label}</th>}
            <th>
              <span className="sr">{say('setup.moreButton')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {drafts.map((draft, index) => (
            <SeatRow
              key={draft.key}
              draft={draft}
              number={index + 1}
              column={column}
              trouble={troubles.get(draft.key)}
              fields={system.fields}
              offers={offers}
              roles={roles}
              words={words}
              onChange={put}
              onRemove={() => write(drafts.filter(({ key }) => key !== draft.key))}
            />
          ))}
        </tbody>
      </table>
      <p className={css.foot}>
        <Button kind="plain" small data-add="" onClick={add}>
          {say('setup.addPlayer')}
        </Button>
      </p>
    </div>
  )
}
