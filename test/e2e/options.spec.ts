/** Options: on the way to the first phase, beside what they do not allow, and once they are locked. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Options', {}, app => {
  test('are one of the steps before the first phase, and say how many were changed', async () => {
    const game = await grove(app(), 'roster', 'Before')
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    const step = page.getByRole('region', { name: 'Options' })
    await seen(step.getByText('Most lock when you lock the first phase.'))
    await button(step, 'Look at the options').click()
    await seen(page.getByText(/^Change anything until you lock the first phase/))
    await page.getByRole('radiogroup', { name: 'Self-targeting' }).getByRole('radio', { name: 'On' }).click()
    await seen(page.getByText('changed · default: Off'))
    await page.goBack()
    await seen(step.getByText(/^1 changed from the default/))
    await page.context().close()
  })

  test('are found beside what they do not allow, and say which phase locked them and what can be done', async () => {
    const game = await grove(app(), 'roster', 'Locked')
    const { ask } = app()
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: 'Alder', does: 'protect', to: ['Alder'] })
    const page = await app().page()
    await visit(page, `#/game/${game}/inbox/0`)
    await button(page, 'Change the option “Self-targeting”').click()
    const row = page.getByRole('listitem').filter({ hasText: 'Self-targeting' }).first()
    await expect(row).toBeInViewport()
    await row.getByRole('radio', { name: 'On' }).click()
    await visit(page, `#/game/${game}/inbox/0`)
    await gone(button(page, 'Change the option “Self-targeting”'))
    await ask('phases.lock', { game })
    await visit(page, `#/game/${game}/rules`)
    await seen(page.getByText(/^Most options are locked: Night 1 was resolved with them\./))
    await expect(row.getByRole('radio', { name: 'Off' })).toBeDisabled()
    // Those that can be changed all the same are marked, and shown alone.
    await button(page, /^Still open/).click()
    await expect(page.getByRole('region', { name: 'Options' }).getByRole('radiogroup').first()).toBeVisible()
    await gone(page.getByRole('radiogroup', { name: 'Self-targeting' }))
    expect(await violations(page, 'locked options')).toEqual([])
    await button(page, 'reopen Night 1').click()
    await seen(page.getByRole('dialog', { name: 'Reopen Night 1?' }))
    await page.context().close()
  })
})
