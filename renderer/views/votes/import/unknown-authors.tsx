/** Authors that nobody on the roster is called by: whose seat each writes for, or who leads the game, is asked once. */
import type { ReactNode } from 'react'
import type { GameView, ThreadTaken } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { Picker } from '../../../parts/picker.tsx'
import { Words } from '../../../parts/words.tsx'
import { say } from '../../../words/say.ts'
import css from './import.module.css'

interface UnknownAuthorsProps {
  game: GameView
  authors: readonly string[]
  likely: ThreadTaken['likely']
  onSettle: (author: string, slot: string) => void
  onHost: (author: string) => void
  onLeave: (author: string) => void
}

/** The question, author by author. */
export function UnknownAuthors({ game, authors, likely, onSettle, onHost, onLeave }: UnknownAuthorsProps): ReactNode {
  return (
    <section className={css.unknown} aria-label={say('votes.unknownAuthors')}>
      <p>
        <Words of="votes.whoIsThis" tags={{ b: inside => <b>{inside}</b> }} />
      </p>
      {authors.map(author => (
        <div key={author} className={css.author}>
          <bdi>{author}</bdi>
          <Picker
            label={say('votes.whoIs', { author })}
            bare
            placeholder={say('votes.choosePlayer')}
            choices={choicesFor(game, likely.find(one => one.author === author)?.slots ?? [])}
            onPick={slot => onSettle(author, slot)}
          />
          <span className={css.others}>
            <Button kind="quiet" small aria-label={say('votes.isTheHost', { author })} onClick={() => onHost(author)}>
              {say('votes.theHost')}
            </Button>
            <Button
              kind="quiet"
              small
              aria-label={say('votes.doesNotPlay', { author })}
              onClick={() => onLeave(author)}
            >
              {say('common.nobody')}
            </Button>
          </span>
        </div>
      ))}
    </section>
  )
}

/** Everybody who may be an author: those with a name like it first, the dead last. */
function choicesFor(game: GameView, likely: readonly string[]): { value: string; label: string }[] {
  const place = ({ slot, alive }: GameView['seats'][number]): number =>
    likely.includes(slot) ? likely.indexOf(slot) : likely.length + Number(!alive)
  return [...game.seats].sort((a, b) => place(a) - place(b)).map(({ slot, name }) => ({ value: slot, label: name }))
}
