/**
 * Killing the process that mends a past, or merges the copy of a co-host, or deletes a game, and undoes it, with SIGKILL, again and again: what is
 * left is the old past or the new one, and never half of either; a mending that was under way is found again, and a game that
 * was deleted has lost nothing. NIGHTDESK_ROUNDS=100 does it as often as that; when it is killed hangs on
 * NIGHTDESK_SEED.
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyBoth, folder } from '../../store/help.ts'
import { momentsOf, seed } from '../../store/moments.ts'
import { outcomeOf } from '../../store/processes.ts'
import { deskAt, village, type Asking } from '../help.ts'
import { childrenIn } from '../workspace/processes.ts'
import { contentDigest, type Said } from '../workspace/child-messages.ts'

const rounds = Number(process.env.NIGHTDESK_ROUNDS ?? 10)

/** A game to be changed, and what its child changes over and over. */
const begun: Record<'mend' | 'merge' | 'delete', (asking: Asking) => Promise<string>> = {
  mend: async asking => {
    const { ask } = asking
    const game = await village(asking)
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'night', number: 2 })
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Fay'] })
    await ask('phases.lock', { game })
    return game
  },
  delete: async asking => {
    const game = await begun.mend(asking)
    await asking.ask('games.copy', { game, name: 'Copy' })
    return game
  },
  merge: async asking => {
    const { ask } = asking
    const game = await village(asking)
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    const { game: copy } = await ask('games.copy', { game, name: 'Copy' })
    await ask('phases.lock', { game: copy })
    await ask('phases.open', { game: copy, kind: 'night', number: 2 })
    await ask('actions.submit', { game: copy, by: 'Bob', does: 'investigate', to: ['Fay'] })
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Bob'] })
    return game
  },
}

describe.each(['mend', 'merge', 'delete'] as const)(
  'a process that is killed while it does this over and over: %s',
  what => {
    it('leaves the old past or the new one', async () => {
      const { path } = folder()
      const file = join(path, 'workspace.nightdesk')
      const first = await deskAt(file)
      const game = await begun[what](first)
      const old = contentDigest(await first.ask('games.get', { game }))
      await first.desk.close()

      const start = await childrenIn(path)
      const chance = momentsOf(what)
      const found = { old: 0, mended: 0, underWay: 0, accepted: 0 }
      const isDelete = what === 'delete'
      let mended: string | undefined
      for (let round = 0; round < rounds; round++) {
        const child = start(what, file)
        const outcome = outcomeOf(child)
        child.stdin!.on('error', () => undefined).write('go\n')
        let words = 2 + Math.floor(chance(6))
        child.stdout!.on('data', () => {
          if (--words <= 0) setTimeout(() => child.kill('SIGKILL'), chance(60))
        })
        const { lines, killed } = await outcome
        expect(killed, lines.at(-1)).toBe(true)
        for (const line of lines) {
          const said = JSON.parse(line) as Said
          if ('refused' in said) throw new Error(said.refused)
          if (!('mended' in said)) continue
          expect(said.mended.away).toBe(isDelete && said.mended.done === 'accepted')
          if (said.mended.done === 'undone') expect(said.mended.digest, 'undone to the byte').toBe(old)
          else {
            found.accepted++
            mended ??= said.mended.digest
            expect(said.mended.digest, 'mended alike each time').toBe(mended)
          }
        }
        copyBoth(file, `${file}.${round}`)
        const left = await deskAt(`${file}.${round}`)
        const view = await left.ask('games.get', { game })
        expect([old, mended]).toContain(contentDigest(view))
        const { away } = (await left.ask('games.list', {})).find(({ id }) => id === game)!
        expect(isDelete ? ['deleted', undefined] : [undefined]).toContain(away?.as)
        found[contentDigest(view) === old && !away ? 'old' : 'mended']++
        if (view.mending) {
          found.underWay++
          expect((await left.ask('mend.view', { game })).phases).toHaveLength(2)
        }
        for (const { index } of view.phases) await left.ask('night.view', { game, phase: index })
        await left.desk.close()
      }
      if (isDelete) expect(mended, 'nothing of it is lost').toBe(old)
      else expect(mended).not.toBe(old)
      console.log(
        `${what}, NIGHTDESK_SEED=${seed}: ${rounds} kills over ${found.accepted} of them: ${found.old} left the old past, ${found.mended} the new one, ${found.underWay} a mending under way`,
      )
    })
  },
)
