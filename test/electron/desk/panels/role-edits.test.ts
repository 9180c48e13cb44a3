/** A host writes a player's role message anew: it is kept, said to be outdated where the role changed, and taken back. */
import { describe, expect, it } from 'vitest'
import { deskAt, nextFile, village } from '../help.ts'

describe('a role message that the host wrote', () => {
  it('is what is copied, over restarts and exports, and never overwrites what another window wrote', async () => {
    const file = nextFile()
    const first = await deskAt(file)
    const game = await village(first, { open: false })
    const of = async ({ ask }: typeof first, slot: string, at = game) =>
      (await ask('setup.messages', { game: at })).messages.find(one => one.slot === slot)!
    const before = await of(first, 'Ann')
    expect(before).toMatchObject({ role: 'Doctor', side: { side: 'town' } })
    expect(before).not.toHaveProperty('edited')
    await first.ask('setup.word', { game, slot: 'Ann', text: 'Heal.', over: null })
    await first.refused('setup.word', { game, slot: 'Ann', text: 'Mine.', over: null }, 'declined')
    await first.refused('setup.word', { game, slot: 'Nobody', text: 'Mine.' }, 'notFound')
    await first.desk.close()
    const again = await deskAt(file)
    expect(await of(again, 'Ann')).toMatchObject({ text: 'Heal.', edited: true })
    expect(await of(again, 'Ann')).not.toHaveProperty('outdated')
    const { game: copy } = await again.ask('games.copy', { game, name: 'Copy' })
    expect(await of(again, 'Ann', copy)).toMatchObject({ text: 'Heal.', edited: true })
    await again.ask('roster.change', { game, slot: 'Ann', role: 'cop' })
    expect(await of(again, 'Ann')).toMatchObject({ text: 'Heal.', outdated: true })
    await again.ask('setup.word', { game, slot: 'Ann', text: null })
    expect((await of(again, 'Ann')).text).toMatch(/Cop/)
  })
})
