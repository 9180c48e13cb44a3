/** The reading thread starts with the app: before the file is open, and once. */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { openDesk } from '../../../../electron/desk/open.ts'

const program = `require('node:worker_threads').parentPort.on('message', () => {}).postMessage({ is: 'ready' })`

/** Opens a desk. @returns how often a thread was asked for, before its file was made and when it was open; whether one was left */
async function opening(file: string): Promise<{ before: number; open: number; left: number; ok: boolean }> {
  let [before, started, ended] = [0, 0, 0]
  const opened = openDesk({
    file,
    thread: () => {
      started++
      if (!existsSync(file)) before++
      return new Worker(program, { eval: true }).on('exit', () => void ended++)
    },
  })
  const desk = await opened.catch(() => undefined)
  const open = started
  await desk?.close()
  return { before, open, left: started - ended, ok: desk !== undefined }
}

it('begins before the file is open, and ends with the desk, also where nothing could be opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-warm-'))
  expect(await opening(join(folder, 'a.nightdesk'))).toEqual({ before: 1, open: 1, left: 0, ok: true })
  expect(await opening(folder)).toEqual({ before: 0, open: 1, left: 0, ok: false })
})
