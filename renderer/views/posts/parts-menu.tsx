/** What stands below the posts that close a phase: switches beside the preview in which it is seen at once. */
import { Popover } from '@base-ui/react/popover'
import { useRef, type ReactNode } from 'react'
import type { PostsView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Switch } from '../../parts/switch.tsx'
import { act } from '../../state/act.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import css from './parts-menu.module.css'

type Part = PostsView['parts'][number]

const names = {
  ballots: 'posts.partBallots',
  roster: 'posts.partRoster',
  modifiers: 'posts.partModifiers',
  needed: 'posts.partNeeded',
  deadline: 'posts.partDeadline',
} as const satisfies Record<Part['id'], PlainKey>

/** What there is to know of a part that can be had, and why there is none. */
const hints = {
  can: {
    ballots: 'posts.partBallotsHint',
    roster: 'posts.partRosterHint',
    modifiers: 'posts.partModifiersHint',
    needed: 'posts.partNeededHint',
    deadline: 'posts.partDeadlineHint',
  },
  own: 'posts.partOwn',
  never: {
    ballots: 'posts.partNoBallots',
    roster: 'posts.partNever',
    modifiers: 'posts.partNoModifiers',
    needed: 'posts.partNoNumber',
    deadline: 'posts.partNever',
  },
} as const satisfies Record<Part['standing'], PlainKey | Record<Part['id'], PlainKey>>

const hintOf = ({ id, standing }: Part): PlainKey => {
  const known: PlainKey | Record<Part['id'], PlainKey> = hints[standing]
  return typeof known === 'string' ? known : known[id]
}

interface PartsMenuProps {
  game: string
  phase: number
  parts: readonly Part[]
  /** From which phase on a choice holds, where that is a later one: what it is called, if it has begun. */
  later: { name?: string } | undefined
}

/** The button and what it opens. */
export function PartsMenu({ game, phase, parts, later }: PartsMenuProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null)
  // Over the source: what changes is seen in the preview.
  const preview = (): Element | null => trigger.current?.closest('section') ?? null
  return (
    <Popover.Root>
      <Popover.Trigger
        ref={trigger}
        render={
          <Button kind="quiet" small>
            {say('posts.parts')}
          </Button>
        }
      />
      <Popover.Portal>
        <Popover.Positioner
          anchor={preview}
          side="left"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className={css.place}
        >
          <Popover.Popup className={css.popup}>
            <Popover.Title className={css.title}>{say('posts.partsTitle')}</Popover.Title>
            {later && (
              <p className={css.later}>
                {later.name === undefined ? say('posts.partsFromNext') : say('posts.partsFrom', { phase: later.name })}
              </p>
            )}
            <ul className={css.list}>
              {parts.map(part => (
                <li key={part.id}>
                  <Switch
                    on={part.on && part.standing === 'can'}
                    disabled={part.standing !== 'can'}
                    onChange={on => void act('posts.part', { game, phase, part: part.id, on })}
                  >
                    <span className={css.name}>{say(names[part.id])}</span>
                    <span className={css.hint}>{say(hintOf(part))}</span>
                  </Switch>
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
