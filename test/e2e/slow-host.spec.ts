/** A host whose answers take their time and overtake each other: no click is lost, and none is answered by another screen. */
import { expect, test } from 'playwright/test'
import { grove } from './grove.ts'
import { button, clipboard, drawnLine, eventually, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('A slow host', { slow: 1500 }, app => {
  test('has a phase with its reasons copied by a button that waits for its words', async () => {
    const game = await grove(app(), 'locked', 'Late')
    const page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/posts/0`)
    await button(page, 'Export…').click()
    await page.getByRole('menuitem', { name: /^Copy this phase with explanations/ }).click()
    await button(page, 'Show anyway').click()
    const copy = button(page.getByRole('dialog', { name: 'This phase with explanations' }), /^Copy/)
    await expect(copy).toBeFocused()
    await copy.click()
    await noticed(page, /including all secrets/)
    const { parts } = await app().ask('posts.reasons', { game, phase: 0 })
    await eventually(() => clipboard(page)).toBe(parts[0])
  })

  test('keeps how nights are looked at as it was said last, however fast', async () => {
    const game = await grove(app(), 'night', 'Turned')
    const page = await app().page()
    await visit(page, `#/game/${game}/night/0`)
    await seen(drawnLine(page))
    let kept = 0
    page.on('response', response => {
      if (response.url().endsWith('/call/settings.put')) kept++
    })
    await button(page, 'List').click()
    await button(page, 'Diagram').click()
    await eventually(async () => kept).toBe(2)
    await page.reload()
    await seen(drawnLine(page))
  })

  test('leaves a host at the post that he went back to while it was being marked', async () => {
    const game = await grove(app(), 'locked', 'Marked')
    const page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/posts/0`)
    const row = (name: RegExp) => page.getByRole('region', { name: 'Readers' }).getByRole('button', { name })
    await seen(page.getByRole('heading', { name: 'To Thread', exact: true }))
    await button(page, /^Copy, mark sent, next/).click()
    await row(/: Briar/).click()
    await seen(page.getByRole('heading', { name: 'To Briar', exact: true }))
    await row(/: Thread/).click()
    await seen(row(/^sent: Thread/))
    await seen(page.getByRole('heading', { name: 'To Thread', exact: true }))
  })
})
