/** Once a game by the Russian rulebook is over, its host opens the vote for the best players, and nothing else. */
import { expect, test } from 'playwright/test'
import { button, eventually, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('A Russian game that is over', {}, app => {
  test('goes on into the vote for its best players, which is locked like any phase', async () => {
    const { game } = await app().ask('games.create', { name: 'Слобода', system: 'russian' })
    await app().ask('roster.set', {
      game,
      seats: [
        { name: 'Ann', role: 'doctor' },
        { name: 'Bob', role: 'bum' },
        { name: 'Max', role: 'hacker', faction: 'black', details: { negative: 'mafia' } },
      ],
    })
    await app().ask('phases.open', { game, kind: 'night', number: 1 })
    await app().ask('phases.lock', { game })
    const page = await app().page()
    await visit(page, `#/game/${game}/roster`)
    await gone(button(page, 'Start Best players'))
    await app().ask('games.finish', { game, winner: 'red' })
    const { posts: night } = await app().ask('posts.view', { game, phase: 0 })
    for (const { id } of night) await app().ask('posts.sent', { game, phase: 0, post: id, sent: true })

    await button(page, 'Start Best players').click()
    const dialog = page.getByRole('dialog')
    await seen(dialog)
    await expect(dialog.getByRole('combobox', { name: 'Phase' }).getByRole('option')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Start Best players' }).click()
    await gone(dialog)

    await app().ask('actions.submit', { game, by: 'Ann', does: 'praise', to: ['Bob'] })
    await button(page, 'Lock the vote for the best').click()
    await page.getByRole('dialog').getByRole('button', { name: /Lock/ }).click()
    await eventually(async () => (await app().ask('games.get', { game })).state).toBe('finished')
    await gone(button(page, 'Start Best players'))
    const { posts } = await app().ask('posts.view', { game, phase: 1 })
    expect(posts.map(({ text }) => text).join()).toContain('Лучший игрок')
  })
})
