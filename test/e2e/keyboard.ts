/** A host without a mouse: keys alone, and after each of them it is looked where the focus is. */
import { expect, type Locator, type Page } from 'playwright/test'

export interface Keyboard {
  /** Presses keys one after the other. */
  press(...keys: string[]): Promise<void>
  /** Types into what has the focus, as pasting would. */
  paste(words: string): Promise<void>
  /** Presses Tab, or Shift+Tab, until something has the focus. */
  tabTo(place: Locator, back?: boolean): Promise<void>
  /** Finds a command with the palette and runs it. */
  command(words: string, title: string | RegExp): Promise<void>
  /** Waits until something has the focus. */
  at(place: Locator): Promise<void>
  /** After which keys, and on which screen, the focus was nowhere or could not be seen. */
  lost: string[]
}

/** @param page freshly loaded */
export function keyboardOf(page: Page): Keyboard {
  const lost: string[] = []
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await calm(page)
      const focus = await focusOf(page)
      if (focus.hidden)
        lost.push(
          `${key}: ${focus.on || 'nowhere'}, ${focus.hidden}, ${new URL(page.url()).hash.replace(/^#\/(game\/[^/]*\/)?/, '')}`,
        )
    }
  }
  const has = (place: Locator): Promise<boolean> =>
    place.first().evaluate(element => element === document.activeElement)
  return {
    press,
    lost,
    paste: async words => {
      await page.keyboard.insertText(words)
      await calm(page)
    },
    tabTo: async (place, back = false) => {
      await place.first().waitFor()
      for (let times = 0; !(await has(place)); times++) {
        if (times > 120) throw new Error(`Tab does not lead to ${String(place)}`)
        await press(back ? 'Shift+Tab' : 'Tab')
      }
    },
    command: async (words, title) => {
      await press('Control+k')
      await page.keyboard.insertText(words)
      const option = page.getByRole('dialog', { name: 'Search or run a command' }).getByRole('option').first()
      await expect(option).toContainText(title)
      await press('Enter')
    },
    at: place => expect(place.first()).toBeFocused(),
  }
}

/**
 * Until what a key began is drawn: calls are answered, what fades in is there, nothing was drawn for a moment, and two
 * frames went by since. Where what had the focus goes away it is given on with the next frame, which a busy machine
 * lets wait for longer than that moment.
 */
async function calm(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const quiet = 80
        const patience = 3000
        const from = performance.now()
        let last = from
        const watcher = new MutationObserver(() => {
          last = performance.now()
        })
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        const look = (): void => {
          const now = performance.now()
          const saving = [...document.querySelectorAll('[role="status"]')].some(one => one.textContent === 'Saving')
          const fading = document
            .getAnimations()
            .some(
              ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            )
          if ((now - last < quiet || saving || fading) && now - from < patience) return void setTimeout(look, 20)
          requestAnimationFrame(() =>
            requestAnimationFrame(() => (last > now && now - from < patience ? look() : done())),
          )
        }
        const done = (): void => {
          watcher.disconnect()
          resolve()
        }
        setTimeout(look, quiet)
      }),
  )
}

interface Focus {
  /** What has the focus, in words; empty for nothing. */
  on: string
  /** Why it cannot be seen: a ring around it, a caret in it, or a whole region in sight would show it. */
  hidden: string
}

function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const on = document.activeElement
    if (!(on instanceof HTMLElement) || on === document.body) return { on: '', hidden: 'no focus' }
    const ringed = (element: Element | null | undefined): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    }
    const { left, right, top, bottom, width, height } = on.getBoundingClientRect()
    const inSight = left < innerWidth && right > 0 && top < innerHeight && bottom > 0 && width > 0 && height > 0
    const opaque = (element: Element | null): boolean =>
      !element || (Number(getComputedStyle(element).opacity) > 0.5 && opaque(element.parentElement))
    const writes =
      on instanceof HTMLTextAreaElement
      || (on instanceof HTMLInputElement && !['radio', 'checkbox', 'button'].includes(on.type))
    const region = on.tabIndex < 0
    // A radio button that is not drawn has its ring around its words.
    const ring = [on, on.nextElementSibling, on.parentElement].some(element => ringed(element) && opaque(element))
    const marked = ((writes || region) && opaque(on)) || ring
    const words = `${on.tagName.toLowerCase()} ${on.getAttribute('aria-label') ?? on.textContent?.slice(0, 60) ?? ''}`
    return { on: words, hidden: !inSight ? 'out of sight' : !marked ? 'without a ring that is drawn' : '' }
  })
}
