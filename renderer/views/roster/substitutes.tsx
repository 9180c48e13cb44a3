/** Who waits to come in for somebody: names in their order, added to and taken from. */
import { useState, type ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'
import { namesIn } from './words.ts'
import css from './substitutes.module.css'

export function Substitutes({ game: { id: game, substitutes } }: { game: GameView }): ReactNode {
  const [text, setText] = useState('')
  const fresh = namesIn(text.replace(/[\r\n\t]+/g, ','))
  const list = (names: string[]) => act('roster.substitutes', { game, substitutes: names })
  const add = async (): Promise<void> => {
    if (fresh.length && (await list([...substitutes, ...fresh]))) setText('')
  }
  return (
    <section className={css.part} aria-labelledby="substitutes">
      <h2 id="substitutes" className="eyebrow">
        {say('roster.substitutes', { count: substitutes.length })}
      </h2>
      {substitutes.length ? (
        <ol className={css.names}>
          {substitutes.map(name => (
            <li key={name} className={css.one}>
              <bdi>{name}</bdi>
              <IconButton
                label={say('roster.waitsNoMore', { name })}
                onClick={() => void list(substitutes.filter(one => one !== name))}
              >
                ✕
              </IconButton>
            </li>
          ))}
        </ol>
      ) : (
        <p className={css.soft}>{say('roster.nobodyWaits')}</p>
      )}
      <form
        className={css.add}
        onSubmit={event => {
          event.preventDefault()
          void add()
        }}
      >
        <TextField
          label={say('roster.whoWaits')}
          bare
          dir="auto"
          value={text}
          maxLength={2000}
          placeholder={say('roster.namesWithCommas')}
          onChange={event => setText(event.target.value)}
        />
        <Button small type="submit" disabled={!fresh.length}>
          {say('roster.addWaiting')}
        </Button>
      </form>
    </section>
  )
}
