/** A small menu behind a button. */
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import css from './menu.module.css'

interface MenuItem {
  label: ReactNode
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
}

/** The menu. Items with `checked` are choices of which one holds. */
export function Menu({ trigger, items, label }: MenuProps): ReactNode {
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
                  {item.label}
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
                  {item.label}
                </Base.CheckboxItem>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
