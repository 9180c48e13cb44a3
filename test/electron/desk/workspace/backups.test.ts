/** What stands in the backups of a file, and games brought back out of them. */
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { digest, folder } from '../../store/help.ts'
import { deskAt, nextFile, pm, standing, village } from '../help.ts'

// Copies are made where temporary files belong: here in a folder of its own, since every other process has some there too.
const { path: temporary } = folder()
beforeEach(() => {
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) vi.stubEnv(name, temporary)
  expect(tmpdir()).toBe(temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
})

const left = (): string[] => readdirSync(tmpdir()).filter(name => name.startsWith('nightdesk-'))

it('a game comes back as it was when the backup was made, beside the one that is here', async () => {
  const desk = await deskAt(nextFile())
  const game = await village(desk)
  const before = await standing(desk, game)
  const { path } = await desk.ask('workspace.backUp', {})
  const [bytes, folders] = [digest(path), left()]
  expect((await desk.ask('workspace.backup', { path })).games).toMatchObject([{ id: game, here: 'same' }])

  await desk.ask('inbox.paste', { game, page: pm('Ann', 'protect Bob') })
  await desk.ask('inbox.take', { game })
  expect((await desk.ask('workspace.backup', { path })).games).toMatchObject([{ id: game, here: 'changed' }])
  const back = await desk.ask('workspace.bringBack', { path, of: game })
  expect(back).toMatchObject({ twin: { game, same: false } })
  expect(back.game).not.toBe(game)
  const then: unknown = JSON.parse(JSON.stringify(before).replaceAll(game, back.game))
  expect(await standing(desk, back.game)).toEqual(then)
  expect((await desk.ask('games.list', {})).map(({ id }) => id)).toContain(game)

  expect(digest(path), 'the backup is as it was').toBe(bytes)
  expect(left(), 'and no copy is left').toEqual(folders)
  await desk.desk.close()
})

it('only backups of this file are opened, and one that is no good says so and gives nothing', async () => {
  const desk = await deskAt(nextFile())
  const game = await village(desk)
  const { path } = await desk.ask('workspace.backUp', {})
  const elsewhere = `${nextFile()}.copy`
  copyFileSync(path, elsewhere)
  await desk.refused('workspace.backup', { path: elsewhere }, 'notFound')
  await desk.refused('workspace.bringBack', { path: elsewhere, of: game }, 'notFound')
  await desk.refused('workspace.bringBack', { path, of: 'nobody' }, 'notFound')
  writeFileSync(path, 'no database')
  const before = await desk.ask('games.list', {})
  await desk.refused('workspace.bringBack', { path, of: game }, 'file')
  expect(await desk.ask('games.list', {})).toEqual(before)
  await desk.desk.close()
})
