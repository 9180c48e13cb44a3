/**
 * Killing the process that mends a past and undoes it, with SIGKILL, again and again: what is left is the old past or the new
 * one, and never half of either; a mending that was under way is found again.
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyBoth, folder } from '../../store/help.ts'
import { outcomeOf } from '../../store/processes.ts'
import { deskAt, village } from '../help.ts'
import { childrenIn } from '../workspace/processes.ts'
import { contentDigest, type Said } from '../workspace/said.ts'

const { path } = folder()
const file = join(path, 'workspace.nightdesk')
const rounds = 10

describe('a process that mends a past and is killed', () => {
  it('leaves the old past or the new one', async () => {
    const first = await deskAt(file)
    const game = await village(first)
    await first.ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await first.ask('phases.lock', { game })
    await first.ask('phases.open', { game, kind: 'night', number: 2 })
    await first.ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Fay'] })
    await first.ask('phases.lock', { game })
    const old = contentDigest(await first.ask('games.get', { game }))
    await first.desk.close()

    const start = await childrenIn(path)
    const found = { old: 0, mended: 0, underWay: 0, accepted: 0 }
    let mended: string | undefined
    for (let round = 0; round < rounds; round++) {
      const child = start('mend', file)
      const outcome = outcomeOf(child)
      child.stdin!.on('error', () => undefined).write('go\n')
      let words = 2 + Math.floor(Math.random() * 6)
      child.stdout!.on('data', () => {
        if (--words <= 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * 60)
      })
      const { lines, killed } = await outcome
      expect(killed, lines.at(-1)).toBe(true)
      for (const line of lines) {
        const said = JSON.parse(line) as Said
        if ('refused' in said) throw new Error(said.refused)
        if (!('mended' in said)) continue
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
      found[contentDigest(view) === old ? 'old' : 'mended']++
      if (view.mending) {
        found.underWay++
        expect((await left.ask('mend.view', { game })).phases).toHaveLength(2)
      }
      for (const { index } of view.phases) await left.ask('night.view', { game, phase: index })
      await left.desk.close()
    }
    expect(mended).not.toBe(old)
    console.log(
      `${rounds} kills over ${found.accepted} mendings: ${found.old} left the old past, ${found.mended} the new one, ${found.underWay} a mending under way`,
    )
  })
})
