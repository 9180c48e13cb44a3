/** Wording: every message of the game, with the system's own words, and how it reads. */
import { useDeferredValue, useRef, useState, type ReactNode } from 'react'
import type { WordingRow } from '../../../electron/desk/contract.ts'
import { preferredLocale } from '../../../engine/text/locale.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { Guard } from '../../parts/guard.tsx'
import { Button } from '../../parts/button.tsx'
import { Damages } from '../../parts/damages.tsx'
import { Empty } from '../../parts/empty.tsx'
import { TextField } from '../../parts/field.tsx'
import { useFollow } from '../../parts/follow.ts'
import { Tag } from '../../parts/pill.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useAnswer } from '../../state/answers.ts'
import { langOf } from '../../state/lang.ts'
import { languageName } from '../../state/language-names.ts'
import { useCommands } from '../../state/commands.ts'
import { cls, wordsOf } from '../../state/words.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import { RulesTabs } from '../rules/tabs.tsx'
import { WordingEditor } from './editor.tsx'
import { wordingsFound, type Which } from './find.ts'
import { nameOf } from './names.ts'
import css from './wording.module.css'

const headingKeys = {
  tell: 'wording.tell',
  post: 'wording.post',
} as const satisfies Record<WordingRow['of'], PlainKey>

/** The wording of a game. */
export function WordingScreen({ game }: { game: string }): ReactNode {
  const [language, setLanguage] = useState<Locale>()
  const { value: view, error } = useAnswer('wording.view', { game, ...(language && { language }) })
  const { value: about } = useAnswer('games.get', { game })
  const [search, setSearch] = useState('')
  const [which, setWhich] = useState<Which>('all')
  const [chosen, setChosen] = useState<string>()
  const find = useRef<HTMLDivElement>(null)
  const rows = view?.rows ?? []
  const found = wordingsFound(rows, useDeferredValue(search), which)
  const row = found.find(({ id }) => id === chosen) ?? found[0]
  const move = (way: 1 | -1): void => {
    const at = found.findIndex(({ id }) => id === row?.id)
    setChosen(found[Math.min(Math.max(at + way, 0), found.length - 1)]?.id)
  }
  const group = say('wording.title')
  useCommands(
    rows.length
      ? [
          { id: 'wording.down', title: say('wording.next'), keys: 'J', group, run: () => move(1) },
          { id: 'wording.up', title: say('wording.previous'), keys: 'K', group, run: () => move(-1) },
          {
            id: 'wording.find',
            title: say('wording.search'),
            keys: '/',
            group,
            run: () => find.current?.querySelector('input')?.focus(),
          },
        ]
      : [],
  )
  if (!view) return error ? <Problem error={error} /> : <Skeleton label={say('wording.theWording')} lines={8} />
  const edited = rows.filter(one => one.edited).length
  const noneEdited = which === 'edited' && search === ''
  const wrong = rows.filter(({ problems }) => problems.length).length
  return (
    <div className={css.screen}>
      <section className={css.left} aria-label={say('wording.messages')}>
        <header className={css.head}>
          <h1 className="sr">{say('wording.title')}</h1>
          <RulesTabs game={game} here="wording" />
          <Damages damaged={view.damaged} />
          <div ref={find}>
            <TextField
              label={say('wording.search')}
              bare
              type="search"
              value={search}
              onChange={event => setSearch(event.target.value)}
              placeholder={say('wording.searchIn', { count: rows.length })}
            />
          </div>
          {about && about.system.languages.length > 1 && (
            <div className={css.languages}>
              <Segmented
                label={say('wording.language')}
                value={view.language}
                onChoose={next => setLanguage(preferredLocale(next))}
                segments={about.system.languages.map(one => ({
                  value: one,
                  label: languageName(one),
                  ...(one === about.language && { note: say('wording.ofTexts') }),
                }))}
              />
            </div>
          )}
          <Segmented
            label={say('wording.which')}
            value={which}
            onChoose={next => setWhich(next as Which)}
            segments={[
              { value: 'all', label: say('wording.all') },
              { value: 'edited', label: say('wording.edited'), note: String(edited) },
              ...(wrong || which === 'problems'
                ? [{ value: 'problems', label: say('wording.withProblems'), note: String(wrong) }]
                : []),
            ]}
          />
        </header>
        <div className={css.list}>
          {(['tell', 'post'] as const).map(of => {
            const here = found.filter(one => one.of === of)
            return (
              here.length > 0 && (
                <section key={of} aria-label={say(headingKeys[of])}>
                  <h2 className={cls('eyebrow', css.heading)}>{say(headingKeys[of])}</h2>
                  <ol {...langOf(view.language)}>
                    {here.map(one => (
                      <Line key={one.id} row={one} current={one.id === row?.id} onChoose={() => setChosen(one.id)} />
                    ))}
                  </ol>
                </section>
              )
            )
          })}
          {!found.length && (
            <Empty
              title={say(noneEdited ? 'wording.noneEdited' : 'wording.noneFound')}
              text={say(noneEdited ? 'wording.noneEditedHint' : 'wording.noneFoundHint')}
              action={
                <Button
                  onClick={() => {
                    setSearch('')
                    setWhich('all')
                  }}
                >
                  {say('wording.showAll')}
                </Button>
              }
            />
          )}
        </div>
      </section>
      {row && (
        <Guard what={say('wording.thisMessage')} of={row.id}>
          <WordingEditor key={`${view.language} ${row.id}`} game={game} language={view.language} row={row} />
        </Guard>
      )}
    </div>
  )
}

function Line({
  row: { id, preview, says, edited, problems },
  current,
  onChoose,
}: {
  row: WordingRow
  current: boolean
  onChoose: () => void
}): ReactNode {
  const button = useFollow<HTMLButtonElement>(current)
  const errors = problems.some(({ severity }) => severity === 'error')
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={cls(css.row, current && css.on, 'eases')}
        aria-current={current || undefined}
        onClick={onChoose}
      >
        <span className={css.name}>{nameOf(id)}</span>
        <span className={css.marks}>
          {edited && <Tag tone="lamp">{say('wording.isEdited')}</Tag>}
          {problems.length > 0 && (
            <Tag tone={errors ? 'fails' : 'plain'}>{say(errors ? 'wording.error' : 'wording.look')}</Tag>
          )}
        </span>
        <span className={css.brief} data-excerpt>
          <bdi>{wordsOf(preview) || says}</bdi>
        </span>
      </button>
    </li>
  )
}
