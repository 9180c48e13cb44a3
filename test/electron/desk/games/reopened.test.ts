/** What was set is there when the workspace is opened again, whatever it is; and what a newer Nightdesk wrote is not taken for ours. */
import { expect, it } from 'vitest'
import type { CallInput } from '../../../../electron/desk/contract.ts'
import { deskAt, newDesk, nextFile, village } from '../help.ts'

const settings: Omit<CallInput<'games.settings'>, 'game'>[] = [
  { titles: [] },
  { titles: ['Vote count'] },
  { spectators: [] },
  { spectators: ['Wren'] },
  { hosts: [] },
  { hosts: ['Wren', 'Robin'] },
  { remind: 0 },
  { remind: 168 },
  { topics: {} },
  { topics: { mafia: 'https://forum.test/1' } },
  { frame: { post: 'div', by: 'a', text: 'p' } },
  { frame: { post: 'div', by: 'a', text: 'p', at: '', number: '' } },
  { zone: 'Asia/Kolkata', dialect: 'phpbb' },
]

it.each(settings.map(one => [JSON.stringify(one), one] as const))('settings are: %s', async (_, given) => {
  const file = nextFile()
  const desk = await deskAt(file)
  const game = await village(desk)
  await desk.ask('games.settings', { game, ...given })
  const before = (await desk.ask('games.get', { game })).settings
  const { text } = await desk.ask('games.export', { game })
  await desk.desk.close()
  const again = await deskAt(file)
  expect((await again.ask('games.get', { game })).settings).toEqual(before)
  const { game: copy } = await again.ask('games.import', { text })
  expect((await again.ask('games.get', { game: copy })).settings).toEqual(before)
  await again.desk.close()
})

it.each([2, 99, 2 ** 31])(
  'an export with an event of version %i is refused, and nothing of it taken',
  async version => {
    const desk = await newDesk()
    const game = await village(desk)
    const { text } = await desk.ask('games.export', { game })
    const data = JSON.parse(text) as { journal: { version: number }[] }
    for (const at of [0, data.journal.length - 1]) {
      const newer = structuredClone(data)
      newer.journal[at]!.version = version
      const refused = await desk.refused('games.import', { text: JSON.stringify(newer) }, 'badInput')
      expect(refused.message).toMatch(/newer version of Nightdesk/)
    }
    expect(await desk.ask('games.list', {})).toHaveLength(1)
  },
)

it.each(['/tmp/a\0b', '\0', '/tmp/\uD800'])(
  'a copy under a name that no file can have is refused with words: %j',
  async path => {
    const desk = await newDesk()
    await desk.refused('workspace.saveCopy', { path }, 'badInput')
    await desk.refused('workspace.backup', { path }, 'badInput')
  },
)
