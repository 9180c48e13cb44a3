/** Do anything: commands, games, phases, players and rules, found by typing. */
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useMemo, useState, type ReactNode } from 'react'
import { useFocusBack } from '../parts/focus-back.ts'
import { Keys } from '../parts/keys.tsx'
import { heard, useAllCommands } from '../state/commands.ts'
import { openPalette, useView } from '../state/view.ts'
import { grouped } from '../state/words.ts'
import { useFound, type Found } from './palette-items.ts'
import { ranked } from './rank.ts'
import { soughtWords } from './sought.ts'
import { say } from '../words/say.ts'
import css from './palette.module.css'

/** The palette, where it is open. */
export function Palette(): ReactNode {
  const open = useView(view => view.paletteOpen)
  const back = useFocusBack(open)
  return (
    <Dialog.Root open={open} onOpenChange={openPalette}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.veil} />
        <Dialog.Viewport className={css.viewport}>
          <Dialog.Popup className={css.popup} aria-label={say('shell.doAnything')} finalFocus={back}>
            <Finder />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface Group {
  value: string
  items: Found[]
}

const most = 40

function Finder(): ReactNode {
  const [typed, setTyped] = useState('')
  const commands = useAllCommands()
  const others = useFound()
  const groups = useMemo((): Group[] => {
    const keysOf = new Map(heard(commands).map(({ id, keys }) => [id, keys]))
    const all: Found[] = [
      ...commands
        .filter(({ keysOnly }) => !keysOnly)
        .map(({ id, title, group = say('shell.app'), run }) => {
          const keys = keysOf.get(id)
          const sought = soughtWords(id)
          return {
            id,
            title,
            group,
            run,
            does: true,
            ...(keys === undefined ? {} : { keys }),
            ...(sought === undefined ? {} : { sought }),
          }
        }),
      // Without words, only what can be done; with them, everything.
      ...(typed.trim() === '' ? [] : others),
    ]
    const found = ranked(typed, all).slice(0, most)
    return grouped(found, ({ group }) => group).map(([value, items]) => ({ value, items }))
  }, [commands, others, typed])

  const run = (item: Found): void => {
    openPalette(false)
    // After the dialog gave the focus back.
    setTimeout(item.run, 0)
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={typed}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') setTyped(value)
      }}
      itemToStringValue={(item: Found) => item.title}
      autoHighlight="always"
      keepHighlight
    >
      <div className={css.head}>
        <span className={css.glass} aria-hidden="true" />
        <Autocomplete.Input
          onKeyDownCapture={event => {
            if (event.key === 'Escape') openPalette(false)
          }}
          className={css.input}
          aria-label={say('shell.doAnything')}
          placeholder={say('shell.paletteHint')}
        />
        <Dialog.Close className={css.close}>
          <Keys keys="Escape" />
          <span className="sr">{say('common.close')}</span>
        </Dialog.Close>
      </div>
      <Autocomplete.Empty>
        <div className={css.empty}>{say('shell.nothingCalled', { typed })}</div>
      </Autocomplete.Empty>
      <Autocomplete.List className={css.list}>
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items} className={css.group}>
            <Autocomplete.GroupLabel className={`eyebrow ${css.label}`}>{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: Found) => (
                <Autocomplete.Item key={item.id} value={item} className={css.item} onClick={() => run(item)}>
                  <span className={css.words}>
                    <span className={css.title}>{item.title}</span>
                    {item.also !== undefined && <small>{item.also}</small>}
                  </span>
                  {item.keys !== undefined && <Keys keys={item.keys} />}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}
