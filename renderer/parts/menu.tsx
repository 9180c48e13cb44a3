/** A small menu behind a button. Whatever it does, the palette does too. */
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { useCommands } from '../state/commands.ts'
import css from './menu.module.css'

export interface MenuItem {
  /** That of its command; where there is none, its label serves. */
  id?: string
  label: string
  /** The language of the label, where that is its own. */
  lang?: string
  /** What to know before it is chosen. */
  note?: string
  run: () => void
  disabled?: boolean
  checked?: boolean
}

interface MenuProps {
  /** The button that opens it, such as `<Button>Export</Button>`. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Of items that are checked or not: what they choose. */
  label?: string
  /** The heading in the palette under which its items are found; null where they are commands of another place. */
  commands: string | null
}

/** The menu. Items with `checked` are choices of which one holds. */
export function Menu({ trigger, items, label, commands }: MenuProps): ReactNode {
  useCommands(
    commands === null
      ? []
      : items
          .filter(({ disabled }) => !disabled)
          .map(({ id, label: title, run }) => ({ id: id ?? `${commands}: ${title}`, title, group: commands, run })),
  )
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={12} className={css.place}>
          <Base.Popup className={css.popup} {...(label === undefined ? {} : { 'aria-label': label })}>
            {items.map((item, index) =>
              item.checked === undefined ? (
                <Base.Item
                  key={index}
                  className={css.item}
                  onClick={item.run}
                  {...(item.disabled ? { disabled: true } : {})}
                >
                  <Label item={item} />
                </Base.Item>
              ) : (
                <Base.CheckboxItem
                  key={index}
                  className={css.item}
                  checked={item.checked}
                  closeOnClick
                  onCheckedChange={item.run}
                >
                  <span className={css.tick} aria-hidden="true">
                    {item.checked ? '✓' : ''}
                  </span>
                  <Label item={item} />
                </Base.CheckboxItem>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const Label = ({ item: { label, lang, note } }: { item: MenuItem }): ReactNode =>
  lang === undefined && note === undefined ? (
    label
  ) : (
    <span {...(lang !== undefined && { lang })}>
      {label}
      {note !== undefined && <span className={css.note}>{note}</span>}
    </span>
  )
