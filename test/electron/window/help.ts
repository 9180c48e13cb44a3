/** For tests of the window: an app folder, a desk that remembers, and the app run on both. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeskOptions } from '../../../electron/desk/desk.ts'
import { run, type RunOptions } from '../../../electron/window/run.ts'
import { fakeDesk, smallPage, type FakeDesk } from '../serve/help.ts'
import { fakeElectron, type Fake, type FakeOptions } from './fake.ts'

export interface Bench {
  folder: string
  /** The options of every desk that was opened, and the desks. */
  asked: DeskOptions[]
  desks: FakeDesk[]
  /** Every Electron that it was run in. */
  fakes: Fake[]
  /** Runs the app. @param others of what it is run with, and what happens right after its start */
  start(
    others?: Partial<RunOptions> & {
      fake?: Partial<FakeOptions>
      answers?: Fake['answers']
      before?: (fake: Fake) => void
    },
  ): Promise<Fake>
  remove(): void
}

/** @param failing files that cannot be opened, with what is said of them */
export function bench(failing: Record<string, { message: string; remedy: string }> = {}): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-window-'))
  const page = smallPage()
  mkdirSync(join(folder, 'app/dist'), { recursive: true })
  cpSync(page.dist, join(folder, 'app/dist/renderer'), {
    recursive: true,
    filter: path => !/link\.txt$|up$/.test(path),
  })
  page.remove()
  const asked: DeskOptions[] = []
  const desks: FakeDesk[] = []
  const fakes: Fake[] = []
  return {
    folder,
    asked,
    desks,
    fakes,
    async start({ fake: others, answers = [], before, ...options } = {}) {
      const fake = fakeElectron({ appPath: join(folder, 'app'), userData: join(folder, 'user'), ...others })
      fakes.push(fake)
      fake.answers.push(...answers)
      const running = run(fake.electron, {
        argv: ['.'],
        place: () => ({ file: join(folder, 'workspace.nightdesk'), first: false }),
        openDesk: given => {
          asked.push(given)
          const trouble = failing[given.file ?? '']
          if (trouble) return Promise.reject(Object.assign(new Error(trouble.message), trouble))
          const desk = fakeDesk()
          desks.push(desk)
          return Promise.resolve(desk)
        },
        ...options,
      })
      before?.(fake)
      await running
      return fake
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
