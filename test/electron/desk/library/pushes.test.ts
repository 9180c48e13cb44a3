/** Whoever listens hears of every change once, after it was kept, and of nothing else. */
import { copyFileSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Push } from '../../../../electron/desk/contract.ts'
import { hasSqlite, secondOpinion } from '../../store/help.ts'
import { deskAt, newDesk, nextFile, pm, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk
/** What is heard while something is done. */
async function heard(work: () => Promise<unknown>): Promise<Push[]> {
  const pushes: Push[] = []
  const end = desk.desk.subscribe(push => void pushes.push(push))
  await work()
  end()
  return pushes
}

describe('two who listen', () => {
  it('both hear of every change of a game, once and in order', async () => {
    const game = await village(desk)
    const [one, other]: Push[][] = [[], []]
    const ends = [one!, other!].map(list => desk.desk.subscribe(push => void list.push(push)))
    const revisions: number[] = []
    const did = async (work: Promise<{ revision: number }>): Promise<void> => void revisions.push((await work).revision)
    await did(
      ask('inbox.paste', {
        game,
        page: [pm('Ann', 'protect Bob'), pm('Eli', 'kill Ann'), pm('Player', 'hm')].join('\n'),
      }),
    )
    await did(ask('inbox.sender', { game, message: 'm3', sender: 'Cat' }))
    await did(ask('inbox.take', { game }))
    await did(ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Eli'] }))
    await did(ask('actions.override', { game, id: 'a1', holds: true, reason: '' }))
    await did(ask('roster.change', { game, slot: 'Dee', note: 'x' }))
    await did(ask('options.choose', { game, option: 'selfTarget', value: true }))
    await did(ask('phases.extend', { game, closes: '2026-11-22T00:00:00Z' }))
    await did(ask('phases.lock', { game }))
    await did(ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true }))
    await did(ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'x' }))
    await did(ask('log.undo', { game }))
    await did(ask('log.redo', { game }))
    await did(ask('games.finish', { game, winner: 'town' }))
    for (const end of ends) end()
    await ask('log.undo', { game })
    expect(one).toEqual(revisions.map(revision => ({ game, revision })))
    expect(other).toEqual(one)
  })

  it.runIf(hasSqlite)('hear of it once it is in the file', async () => {
    const file = nextFile()
    const here = await deskAt(file)
    const game = await village(here)
    const seen: [revision: number | undefined, inFile: number][] = []
    here.desk.subscribe(({ revision }) => {
      copyFileSync(file, `${file}.copy`)
      seen.push([
        revision,
        Number(secondOpinion(`${file}.copy`, `SELECT count(*) FROM journal WHERE game = '${game}'`)),
      ])
      rmSync(`${file}.copy`)
    })
    await Promise.all(['Ann', 'Bob', 'Cat', 'Dee'].map(slot => here.ask('roster.change', { game, slot, note: 'x' })))
    await here.ask('phases.lock', { game })
    expect(seen).toEqual([4, 5, 6, 7, 8].map(revision => [revision, revision]))
  })

  it('may ask at once, from within what they hear', async () => {
    const game = await village(desk)
    const asked: Promise<unknown>[] = []
    const end = desk.desk.subscribe(() => {
      asked.push(ask('games.get', { game }).then(({ revision }) => revision))
    })
    await ask('roster.change', { game, slot: 'Ann', note: 'x' })
    end()
    expect(await Promise.all(asked)).toEqual([4])
  })
})

describe('several who write at once', () => {
  it('are done one after the other, none on what is no longer so', async () => {
    const game = await village(desk)
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask('actions.submit', { game, by: ['Ann', 'Bob', 'Cat'][index % 3]!, does: 'protect', to: ['Dee'] }),
      ),
    )
    expect(given.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `a${index + 1}`))
    expect(given.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, index) => index + 4))
    const both = await Promise.all([
      desk.desk.dispatch('phases.lock', { game }),
      desk.desk.dispatch('phases.lock', { game }),
    ])
    expect(both.map(({ ok }) => ok)).toEqual([true, false])
  })
})

describe('nobody hears', () => {
  it('of what was refused, or changed nothing', async () => {
    const game = await village(desk)
    const page = pm('Ann', 'protect Bob')
    await ask('inbox.paste', { game, page })
    await ask('inbox.take', { game })
    expect(
      await heard(async () => {
        await refused('actions.withdraw', { game, id: 'a9' }, 'declined')
        await refused('games.import', { text: '{}' }, 'badInput')
        await refused('roster.change', { game: 'none', slot: 'Ann' }, 'notFound')
        await ask('inbox.paste', { game, page })
        await ask('inbox.take', { game })
      }),
    ).toEqual([])
  })

  it('of what was only looked at', async () => {
    const game = await village(desk)
    expect(
      await heard(async () => {
        await ask('games.get', { game })
        await ask('night.view', { game, phase: 0, without: ['a1'] })
        await ask('posts.view', { game, phase: 0 })
        await ask('games.export', { game })
        await ask('posts.export', { game, phase: 0, as: 'file' })
      }),
    ).toEqual([])
  })

  it('any more, who stopped listening', async () => {
    const game = await village(desk)
    let count = 0
    const end = desk.desk.subscribe(() => {
      count++
    })
    end()
    end()
    await ask('roster.change', { game, slot: 'Ann', note: 'x' })
    expect(count).toBe(0)
  })
})

describe('everybody hears', () => {
  it('of a new game, an imported one, a name and a setting, without a game', async () => {
    const [game, text] = await village(desk).then(
      async id => [id, (await ask('games.export', { game: id })).text] as const,
    )
    expect(await heard(() => ask('games.create', { name: 'X', system: 'rar' }))).toEqual([{}])
    expect(await heard(() => ask('games.import', { text }))).toEqual([{}])
    expect(await heard(() => ask('settings.put', { key: 'theme', value: 'dark' }))).toEqual([{}])
    expect(await heard(() => ask('workspace.backUp', {}))).toEqual([{}])
    expect(await heard(() => ask('games.rename', { game, name: 'Y' }))).toEqual([{ game, revision: 3 }, {}])
  })

  it('though another who listens fails, and the change is kept and answered', async () => {
    const wrong: unknown[] = []
    const here = await deskAt(nextFile(), { broken: error => void wrong.push(error) })
    const game = await village(here)
    const pushes: Push[] = []
    here.desk.subscribe(() => {
      throw new Error('a window that is gone')
    })
    here.desk.subscribe(push => void pushes.push(push))
    expect((await here.ask('roster.change', { game, slot: 'Ann', note: 'x' })).revision).toBe(4)
    expect(pushes).toEqual([{ game, revision: 4 }])
    expect(wrong).toMatchObject([{ message: 'a window that is gone' }])
  })
})
