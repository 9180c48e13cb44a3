/** How long it takes from a click until what it asked for is painted and stands still. Measured inside the page, by its own clock. */
import type { Locator, Page } from 'playwright/test'

/**
 * Clicks, and waits until a part of the page changed and then stayed as it is for a while.
 * @returns milliseconds from the click to the frame that painted the last change; undefined where nothing changed
 */
export async function paintedAfter(page: Page, click: Locator, part: Locator): Promise<number | undefined> {
  const [on, pane] = [await click.elementHandle(), await part.elementHandle()]
  return page.evaluate(
    ([button, watched]) =>
      new Promise<number | undefined>(resolve => {
        if (!(button instanceof HTMLElement) || !watched) return resolve(undefined)
        const still = 350
        const longest = 15_000
        let changed = 0
        let painted = 0
        const behindTheFrame = (then: () => void): void =>
          void requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = then
            channel.port2.postMessage(0)
          })
        const watcher = new MutationObserver(() => {
          changed = performance.now()
          behindTheFrame(() => {
            painted = performance.now()
          })
        })
        watcher.observe(watched, { subtree: true, childList: true, characterData: true, attributes: true })
        const from = performance.now()
        button.click()
        const look = (): void => {
          const now = performance.now()
          const quiet = changed > 0 ? painted >= changed && now - painted > still : now - from > 3000
          if (!quiet && now - from < longest) return void setTimeout(look, 25)
          watcher.disconnect()
          resolve(painted > 0 ? painted - from : undefined)
        }
        setTimeout(look, 25)
      }),
    [on, pane] as const,
  )
}

/** Of many numbers the middle one and the one that 95 % do not exceed, in words. */
export function spread(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number): string =>
    `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN)} ms`
  return `${at(0.5)} median, ${at(0.95)} p95 of ${sorted.length}`
}
