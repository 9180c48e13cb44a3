/** What a host pastes is read beside the desk: others are answered meanwhile, it can be stopped, and it is kept whole or not at all. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import type { Push } from '../../../../electron/desk/contract.ts'
import { threadFromSource } from '../../../../electron/desk/reading/from-source.ts'
import { resourceLimits } from '../../../../electron/desk/reading/thread.ts'
import { build } from '../../../../tools/build.mjs'
import { newDesk, nextFile, pm, refusal, village, villagers, type Asking } from '../help.ts'

/** As it is built: from its source a thread takes seconds to start, and each that is stopped is one more. */
const program = new URL('../../../../dist/host.mjs', import.meta.url)
const heldReader = (): Worker => new Worker(program, { execArgv: [], resourceLimits })
if (!(await build())) throw new Error('The app could not be built.')
/** A busy machine takes its time to start a thread: only what is hasty here is short of it. */
const readingDeadline = 600_000
const desk = await newDesk({ thread: heldReader, readingDeadline })
const { ask } = desk

/** Words that hold up their reading until `release`. */
function hold(): { words: string; release: () => void } {
  const path = nextFile(randomUUID())
  return { words: `held by ${path}`, release: () => writeFileSync(path, '') }
}

/** More messages than are read at once. */
const tooManyPages = 'From: Ann\nSent: 20 Nov 2026 12:00\n\nhi\n\n'.repeat(1001)

/** Waits until a reading of this name is under way. */
const begun = ({ desk: { subscribe } }: Asking, reading: string): Promise<Push> =>
  new Promise(resolve => {
    const end = subscribe(push => {
      if (push.reading?.id !== reading) return
      end()
      resolve(push)
    })
  })

const inbox = async (game: string) => (await ask('inbox.view', { game, phase: 0 })).messages
const bodies = async (game: string): Promise<string[]> => (await inbox(game)).map(({ body }) => body)

describe('while something is read', () => {
  it('other calls are answered, also such that read', async () => {
    const { words, release } = hold()
    const order: string[] = []
    const long = ask('roster.read', { system: 'rar', text: words }).then(() => order.push('long'))
    await ask('games.list', {}).then(() => order.push('games.list'))
    await ask('roster.read', { system: 'rar', text: 'Ann: doctor' }).then(() => order.push('short'))
    release()
    await long
    expect(order).toEqual(['games.list', 'short', 'long'])
  })

  it('how far it has come is told under its name, and to nobody else', async () => {
    const { words, release } = hold()
    const pushes: Push[] = []
    const end = desk.desk.subscribe(push => void pushes.push(push))
    const first = begun(desk, 'mine')
    const long = ask('roster.read', { system: 'rar', text: words, reading: 'mine' })
    expect(await first).toEqual({ reading: { id: 'mine', done: 240, of: 1900 } })
    await ask('roster.read', { system: 'rar', text: 'held by /' })
    release()
    await long
    end()
    expect(pushes.every(push => push.reading?.id === 'mine')).toBe(true)
  })

  it('what takes too long is refused with what to do, and nothing of it is kept', async () => {
    const hasty = await newDesk({ thread: heldReader, readingDeadline: 1 })
    const game = await village(hasty)
    const { revision } = await hasty.ask('games.get', { game })
    const { words } = hold()
    for (const name of ['inbox.paste', 'votes.paste'] as const) {
      const { message, remedy } = await hasty.refused(name, { game, page: pm('Ann', words) }, 'declined')
      expect([message, remedy].join(' ')).toMatch(
        /^Reading this took longer than .* smaller parts\. Nothing was imported/,
      )
    }
    await hasty.refused('roster.read', { system: 'rar', text: words }, 'declined')
    await hasty.refused('votes.count', { files: [{ file: 'a', text: words }] }, 'declined')
    expect((await hasty.ask('games.get', { game })).revision).toBe(revision)
  })
})

describe('a reading that is stopped', () => {
  it('is refused, keeps nothing, and can be begun again', async () => {
    const game = await village(desk)
    const { words, release } = hold()
    const first = begun(desk, 'box')
    const page = [pm('Ann', 'protect Bob'), pm('Bob', words)].join('\n')
    const paste = desk.desk.dispatch('inbox.paste', { game, page, reading: 'box' })
    await first
    expect(await ask('reading.stop', { reading: 'another' })).toEqual({ stopped: false })
    expect(await ask('reading.stop', { reading: 'box' })).toEqual({ stopped: true })
    expect(refusal(await paste, 'stopped').remedy).toBe('Nothing was imported.')
    expect(await inbox(game)).toEqual([])
    release()
    expect(await ask('inbox.paste', { game, page, reading: 'box' })).toMatchObject({ messages: ['m1', 'm2'], known: 0 })
    expect(await ask('reading.stop', { reading: 'box' })).toEqual({ stopped: false })
  })

  it('is the older one of a place, where a newer one comes', async () => {
    const { words, release } = hold()
    const elsewhere = begun(desk, 'there')
    const other = ask('roster.read', { system: 'rar', text: `Bob: cop\n${words}`, reading: 'there' })
    await elsewhere
    const first = begun(desk, 'here')
    const older = desk.desk.dispatch('roster.read', { system: 'rar', text: words, reading: 'here' })
    await first
    const newer = await ask('roster.read', { system: 'rar', text: 'Ann: doctor', reading: 'here' })
    expect(newer.seats).toMatchObject([{ name: 'Ann' }])
    refusal(await older, 'stopped')
    release()
    expect((await other).seats).toMatchObject([{ name: 'Bob' }])
  })
})

describe('what was read against another game', () => {
  /** Pastes, and does something else while that is read. */
  async function meanwhile(game: string, page: string, work: () => Promise<unknown>) {
    const { words, release } = hold()
    const first = begun(desk, 'slow')
    const paste = desk.desk.dispatch('inbox.paste', { game, page: `${page}\n${words}\n`, reading: 'slow' })
    await first
    await work()
    release()
    return await paste
  }

  it('is read again: the roster of now knows who wrote it', async () => {
    const game = await village(desk)
    await meanwhile(game, pm('Kit', 'shoot Eli'), () => ask('roster.change', { game, slot: 'Cat', aliases: ['Kit'] }))
    expect(await inbox(game)).toMatchObject([
      { from: 'Kit', sender: 'Cat', proposals: [{ does: 'shoot', to: ['Eli'] }] },
    ])
  })

  it('is read again where the hosts are others now', async () => {
    const game = await village(desk)
    await meanwhile(game, pm('Moth', 'shoot Eli'), () => ask('games.settings', { game, hosts: ['Moth'] }))
    expect(await inbox(game)).toMatchObject([{ from: 'Moth', doubts: [] }])
  })

  it('is kept as it was read where only more messages came in', async () => {
    const game = await village(desk)
    const given = await meanwhile(game, pm('Ann', 'protect Bob'), () =>
      ask('inbox.paste', { game, page: pm('Bob', 'check Eli') }),
    )
    expect(given).toMatchObject({ ok: true, value: { messages: ['m2'], known: 0 } })
    expect(await inbox(game)).toHaveLength(2)
  })

  it('is refused where nothing can come in any more', async () => {
    const game = await village(desk)
    const given = await meanwhile(game, pm('Ann', 'protect Bob'), () => ask('phases.lock', { game }))
    expect(refusal(given, 'declined').message).toBe('Night 1 is locked.')
    expect(await bodies(game)).toEqual([])
  })

  it('holds for pages of a thread too', async () => {
    const { game } = await ask('games.create', { name: 'Town', system: 'gorny' })
    const { roles } = await ask('rules.roles', { system: 'gorny' })
    await ask('roster.set', { game, seats: villagers.map(({ name }) => ({ name, role: roles[0]!.id })) })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    const { words, release } = hold()
    const first = begun(desk, 'thread')
    const page = `From: Kit\nSent: 2026-11-20 12:00\n\nvote Ann\n\nFrom: Bob\nSent: 2026-11-20 12:05\n\n${words}\n`
    const paste = ask('votes.paste', { game, page, reading: 'thread' })
    await first
    await ask('roster.change', { game, slot: 'Cat', aliases: ['Kit'] })
    release()
    expect(await paste).toMatchObject({ added: 2, unknownAuthors: [] })
  })
})

describe('on its thread', () => {
  it('everything is read as in process', async () => {
    const plain = await newDesk()
    const page = [pm('Ann', 'protect Bob'), pm('Player', 'kill Dee'), pm('Faye', 'I block Cat, or maybe Bob?')].join(
      '\n',
    )
    const night =
      'case: a shot\nsystem: rar\nplayers: {Ann: vigilante, Bob: vanilla}\nphases:\n  - night: 1\n    actions: [Ann shoot Bob]\n'
    const told = async (asking: Asking): Promise<unknown[]> => {
      const game = await village(asking)
      const pasted = await asking.ask('inbox.paste', { game, page })
      await asking.ask('inbox.sender', { game, message: 'm2', sender: 'Eli' })
      const { messages } = await asking.ask('inbox.view', { game, phase: 0 })
      const other = { game, page: '' }
      return [
        pasted,
        messages,
        await asking.ask('roster.read', { system: 'rar', text: 'Ann: doctor\nBob 2-shot vig\nCat: nobdy' }),
        await asking.ask('cases.resolve', { file: 'a.yaml', text: night }),
        await asking.ask('cases.check', { files: [{ file: 'a.yaml', text: night }] }),
        await asking.ask('votes.count', {
          files: [{ file: 'a', text: 'From: Ann\nSent: 2026-11-20 12:00\n\n**vote Bob**' }],
        }),
        await asking.refused('inbox.paste', { ...other, page: ' \n' }, 'badInput'),
        await asking.refused('inbox.paste', { game, page: tooManyPages }, 'badInput'),
        await asking.refused('roster.read', { system: 'rra', text: '' }, 'notFound'),
        await asking.refused('cases.coverage', { files: [], system: 'gorn' }, 'notFound'),
        await asking.refused('inbox.sender', { game, message: 'm2', sender: 'Elie' }, 'notFound'),
      ]
    }
    // As whoever works on it starts it: from its source.
    const fromSource = await newDesk({ thread: threadFromSource, readingDeadline })
    expect(await told(fromSource)).toEqual(await told(plain))
  })
})
