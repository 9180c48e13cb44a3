/** One message: its words, what may stand in braces, what is wrong with it, and how it reads. */
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import type { WordingRow } from '../../../electron/desk/contract.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { Button } from '../../parts/button.tsx'
import { AreaField } from '../../parts/field.tsx'
import { Mark } from '../../parts/mark.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { call, onLink } from '../../state/desk.ts'
import { langOf } from '../../state/lang.ts'
import { useCommands } from '../../state/commands.ts'
import { useTyping } from '../../state/unsent.ts'
import { say } from '../../words/say.ts'
import { Meanwhile } from '../posts/meanwhile.tsx'
import { nameOf } from './names.ts'
import css from './wording.module.css'

/** Words typed in are checked this long after the last key, and kept this long after it or when the field is left. */
const pause = { check: 120, keep: 900 }

type Checked = Pick<WordingRow, 'problems' | 'preview'>

/** The message that is looked at. */
export function WordingEditor({ game, language, row }: { game: string; language: Locale; row: WordingRow }): ReactNode {
  const { id, says, original, edited, values } = row
  const stands = edited ? says : null
  const { text, typed, over, type, settle } = useTyping(`wording ${game} ${language} ${id}`, says, stands)
  /** Another window kept words of its own since these were begun. */
  const meanwhile = typed && stands !== over && text !== says
  const [checked, setChecked] = useState<Checked>()
  const field = useRef<HTMLDivElement>(null)
  const { problems, preview } = typed && checked ? checked : row
  const wrong = problems.some(({ severity }) => severity === 'error')

  // What cannot be kept as it stands is said beside it: the next key may put it right.
  const keep = async (instead = over): Promise<void> => {
    if (!typed) return
    const found = await call('wording.check', { game, language, id, says: text }).catch(() => undefined)
    if (!found || found.problems.some(({ severity }) => severity === 'error')) return
    const next = text === original ? null : text
    if (await act('wording.edit', { game, language, id, says: next, over: instead })) settle(text)
  }
  useEffect(() => {
    if (!typed) return
    let over = false
    const check = setTimeout(() => {
      call('wording.check', { game, language, id, says: text }).then(
        found => {
          if (!over) setChecked(found)
        },
        () => undefined,
      )
    }, pause.check)
    return () => {
      over = true
      clearTimeout(check)
    }
  }, [game, language, id, text, typed])
  useEffect(() => {
    if (!typed || !checked || meanwhile) return
    const timer = setTimeout(() => void keep(), pause.keep)
    const forget = onLink(up => void (up && keep()))
    return () => {
      clearTimeout(timer)
      forget()
    }
    // Each key begins the pause anew; nothing else does.
  }, [text, typed, checked, meanwhile])

  const area = (): HTMLTextAreaElement | null => field.current?.querySelector('textarea') ?? null
  const goTo = (position: number): void => {
    area()?.focus()
    area()?.setSelectionRange(position, Math.min(position + 1, text.length))
  }
  /** A name comes where the cursor stands. */
  const insert = (name: string): void => {
    const at = area()
    const [start, end] = [at?.selectionStart ?? text.length, at?.selectionEnd ?? text.length]
    type(`${text.slice(0, start)}{${name}}${text.slice(end)}`)
    requestAnimationFrame(() => {
      at?.focus()
      at?.setSelectionRange(start + name.length + 2, start + name.length + 2)
    })
  }
  const reset = async (): Promise<void> => {
    if (await act('wording.edit', { game, language, id, says: null })) settle()
    area()?.focus()
  }
  const group = say('wording.title')
  useCommands([
    { id: 'wording.edit', title: say('wording.edit'), keys: 'E', group, run: () => area()?.focus() },
    ...(edited ? [{ id: 'wording.reset', title: say('wording.sayAgain'), group, run: () => void reset() }] : []),
  ])
  return (
    <article className={css.editor} aria-labelledby="wording-name">
      <header className={css.top}>
        <h2 id="wording-name" className={css.title}>
          {nameOf(id)}
        </h2>
        {(edited || typed) && <Tag tone="lamp">{say(typed ? 'wording.typing' : 'wording.isEdited')}</Tag>}
        <span className={css.grow} />
        {(edited || typed) && (
          <Button kind="quiet" onClick={() => void reset()}>
            {say('wording.reset')}
          </Button>
        )}
      </header>
      <div ref={field}>
        <AreaField
          label={say('wording.itSays')}
          {...langOf(language)}
          mono
          value={text}
          rows={5}
          maxLength={20_000}
          dir="auto"
          spellCheck={false}
          data-unsent=""
          onChange={event => type(event.target.value)}
          onBlur={() => void (meanwhile || keep())}
          {...(typed
            && wrong && {
              error: say(edited ? 'wording.notKeptEdited' : 'wording.notKept'),
            })}
        />
      </div>
      {meanwhile && <Meanwhile theirs={says} mine={text} onMine={() => void keep(stands)} onTheirs={() => settle()} />}
      {problems.length > 0 && (
        <ul className={css.problems} aria-label={say('wording.problems')} aria-live="polite">
          {problems.map(({ position, severity, says: problem }, index) => (
            <li key={index} className={css.problem}>
              <Mark
                kind={severity === 'error' ? 'no' : 'none'}
                sign="!"
                word={say(severity === 'error' ? 'wording.isError' : 'wording.lookAtThis')}
              />
              <span className={css.says}>{problem}</span>
              <Button small kind="quiet" aria-label={say('wording.goTo', { problem })} onClick={() => goTo(position)}>
                {say('wording.show')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <section aria-label={say('wording.howItReads')}>
        <h3 className="eyebrow">{say('wording.howItReads')}</h3>
        <p className={css.preview} {...langOf(language)}>
          {preview.length ? <Said spans={preview} /> : <span className={css.soft}>{say('wording.nothingShown')}</span>}
        </p>
      </section>
      {Object.keys(values).length > 0 && (
        <section aria-label={say('wording.names')}>
          <h3 className="eyebrow">{say('wording.inBraces')}</h3>
          <ul className={css.values}>
            {Object.entries(values).map(([name, value]) => (
              <li key={name}>
                <button
                  type="button"
                  className={css.value}
                  title={say('wording.put', { name: `{${name}}` })}
                  onClick={() => insert(name)}
                >
                  <code>{`{${name}}`}</code>
                </button>
                <span className={css.soft}>
                  <bdi>{value}</bdi>
                </span>
              </li>
            ))}
          </ul>
          {language === 'ru' && (
            <p className={css.forms}>
              <Words
                of="wording.declined"
                values={{
                  name: <code>{'{who}'}</code>,
                  cases: <Cases />,
                  forms: <code>{say('wording.forms')}</code>,
                  gender: <code>{say('wording.gender')}</code>,
                }}
              />
            </p>
          )}
        </section>
      )}
      {edited && (
        <section aria-label={say('wording.systemsWords')}>
          <h3 className="eyebrow">{say('wording.asSystem')}</h3>
          <p className={`${css.original} mono`} {...langOf(language)}>
            {original}
          </p>
        </section>
      )}
    </article>
  )
}

/** What names the cases of a name. */
const Cases = (): ReactNode =>
  ['gen', 'dat', 'acc', 'ins', 'pre'].map((one, index) => (
    <Fragment key={one}>
      {index > 0 && ' '}
      <code>{`{who_${one}}`}</code>
    </Fragment>
  ))
