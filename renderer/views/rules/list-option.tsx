/** An option that is an order: moved by buttons, or by Alt and the arrows. What the rules forbid is told and not kept. */
import { say } from '../../words/say.ts'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { OptionView } from '../../../electron/desk/contract.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { call, CallError } from '../../state/desk.ts'
import { forgetMarks } from '../../state/last-mark.ts'
import { saving } from '../../state/saved.ts'
import { cls } from '../../state/words.ts'
import { optionSaid } from './groups.ts'
import { moved, wordsIn } from './order.ts'
import { capital, spaced } from './words.ts'
import css from './list-option.module.css'

/** Longer lists show their beginning until they are opened. */
const short = 8

/** The list. */
export function ListOption({
  game,
  option: { id, value, default: standard, fixed },
  list: { of, all, names },
}: {
  game: string
  option: OptionView
  list: NonNullable<OptionView['list']>
}): ReactNode {
  const kept = wordsIn(value)
  const [words, setWords] = useState(kept)
  const [open, setOpen] = useState(kept.length <= short)
  const [refused, setRefused] = useState<CallError>()
  const items = useRef<HTMLOListElement>(null)
  const focus = useRef<number>(undefined)
  useEffect(() => {
    setWords(wordsIn(value))
    setRefused(undefined)
  }, [value])
  useEffect(() => {
    if (focus.current === undefined) return
    items.current?.querySelectorAll<HTMLElement>('[data-word]')[focus.current]?.focus()
    focus.current = undefined
  })
  const said = (word: string): string => capital(names[word] ?? spaced(word))
  const left = of.filter(word => !words.includes(word))

  const choose = async (next: readonly string[], at?: number): Promise<void> => {
    setWords([...next])
    focus.current = at
    const state = saving()
    try {
      await call('options.choose', { game, option: id, value: next.join(',') })
      forgetMarks()
      state.kept(new Date().toISOString())
      setRefused(undefined)
    } catch (error) {
      // The order stays as it was moved, so that the next move can put it right.
      state.refused()
      setRefused(error instanceof CallError ? error : new CallError('internal', String(error)))
    }
  }
  const shown = open ? words : words.slice(0, short - 2)
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= words.length) return
    if (to >= shown.length) setOpen(true)
    void choose(moved(words, from, to), to)
  }
  const press = (event: KeyboardEvent, at: number): void => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.word === undefined) return
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: words.length - 1 }[event.key]
    if (to !== undefined && event.altKey && fixed === undefined) {
      event.preventDefault()
      move(at, to)
    } else if (to !== undefined && words[to] !== undefined) {
      event.preventDefault()
      if (to >= shown.length) {
        focus.current = to
        return setOpen(true)
      }
      items.current?.querySelectorAll<HTMLElement>('[data-word]')[to]?.focus()
    } else if (event.key === 'Delete' && !all && fixed === undefined) {
      event.preventDefault()
      void choose(
        words.filter((_, index) => index !== at),
        Math.min(at, words.length - 2),
      )
    }
  }
  return (
    <div className={css.box} role="group" aria-label={optionSaid(id)}>
      <ol ref={items} className={css.list} aria-label={say('rules.order', { option: optionSaid(id) })}>
        {shown.map((word, at) => (
          <li key={word} className={css.item} onKeyDown={event => press(event, at)}>
            <span className={css.number}>{at + 1}</span>
            <span className={cls(css.word, 'eases')} data-word={word} tabIndex={at === 0 ? 0 : -1}>
              {said(word)}
            </span>
            {fixed === undefined && (
              <span className={css.tools}>
                <IconButton
                  label={say('rules.moveUp', { word: said(word) })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  ↑
                </IconButton>
                <IconButton
                  label={say('rules.moveDown', { word: said(word) })}
                  disabled={at === words.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  ↓
                </IconButton>
                {!all && (
                  <IconButton
                    label={say('rules.leaveOut', { word: said(word) })}
                    onClick={() => void choose(words.filter((_, index) => index !== at))}
                  >
                    ✕
                  </IconButton>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {!open && (
        <Button kind="quiet" small onClick={() => setOpen(true)}>
          {say('rules.showWords', { count: words.length })}
        </Button>
      )}
      {refused && (
        <p className={css.refused} role="alert">
          <b>{refused.message}</b> {refused.remedy} {say('rules.notKept')}{' '}
          <Button
            small
            onClick={() => {
              setWords(wordsIn(value))
              setRefused(undefined)
            }}
          >
            {say('rules.backToKept')}
          </Button>
        </p>
      )}
      {!all && left.length > 0 && fixed === undefined && (
        <p className={css.left}>
          <span className={css.soft}>{say('rules.leftOut')}</span>{' '}
          {left.map(word => (
            <Button
              key={word}
              small
              aria-label={say('rules.takeIn', { word: said(word) })}
              onClick={() => void choose([...words, word], words.length)}
            >
              {said(word)}
            </Button>
          ))}
        </p>
      )}
      {value !== standard && fixed === undefined && (
        <Button kind="quiet" small onClick={() => void choose(wordsIn(standard))}>
          {say('rules.backToDefault')}
        </Button>
      )}
    </div>
  )
}
