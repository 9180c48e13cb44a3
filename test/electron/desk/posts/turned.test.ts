/** Where a finished game turned: lines that lead to rows of phases, a post, and the same on the page of the game. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { namesIn, plainOf } from '../../../../engine/text/span.ts'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk

/** Cat shoots Dee on the first night and Eli on the second. */
async function over(): Promise<string> {
  const game = await village(desk)
  await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
  await ask('actions.submit', { game, by: 'Fay', does: 'block', to: ['Bob'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'night', number: 2 })
  await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Eli'] })
  await ask('phases.lock', { game })
  await ask('games.finish', { game, winner: 'Town' })
  return game
}

describe('where a game turned', () => {
  it('is asked of a game that is over alone', async () => {
    const game = await village(desk)
    expect((await refused('posts.turned', { game }, 'declined')).message).toMatch(/not over/)
  })

  it('is a line for each moment, with what everybody was, and leads to its row', async () => {
    const game = await over()
    const { lines, parts } = await ask('posts.turned', { game, dialect: 'phpbb' })
    const said = lines.map(line => plainOf(line.said))
    expect(said.map(one => one.replace(/ \([^)]*\)/g, ''))).toEqual([
      'Night 1: Cat shot Dee, so Dee died. Without it, Dee would have lived.',
      expect.stringMatching(/^Night 2: Cat shot Eli, so Eli died\. Without it, .*Eli would have lived\.$/),
    ])
    expect(said[0]).toMatch(/Cat \([^)]*Vigilante\) shot Dee \(.+\)/)
    expect(said[1]).not.toMatch(/Cat \(/)
    for (const { phase, row } of lines)
      expect((await ask('night.view', { game, phase })).rows.map(({ id }) => id)).toContain(row)
    expect(parts.join('\n')).toMatch(/^\[b\]Where the game turned\[\/b\]\n\nTown won after night 2\. /)
    expect(parts.join('\n')).toContain(said[0]!.slice(0, 12))
  })

  it('says beside the lines who died when, and by whom', async () => {
    const { deaths, parts } = await ask('posts.turned', { game: await over(), dialect: 'phpbb' })
    expect(plainOf(deaths)).toBe('Deaths: Night 1: Dee (by Cat); Night 2: Eli (by Cat).')
    expect(parts.join('\n')).toContain('Deaths: Night 1: Dee (by Cat)')
  })

  it('tells of every finished sample game who won, how it ended, and who died when', async () => {
    for (const file of readdirSync('assets/sample'))
      await ask('games.import', { text: readFileSync(`assets/sample/${file}`, 'utf8') })
    const finished = (await ask('games.list', {})).filter(one => one.id.startsWith('sample-') && one.winner)
    expect(finished.length).toBeGreaterThan(3)
    const { lines: harvest } = await ask('posts.turned', { game: 'sample-harvest', dialect: 'phpbb' })
    expect(harvest.map(({ said }) => plainOf(said)).join('\n')).toContain(
      "the host ruled that Dorothy's swap failed, against the rules.",
    )
    for (const { id: game, winner } of finished) {
      const { lines, deaths, parts } = await ask('posts.turned', { game, dialect: 'phpbb' })
      expect(parts.join('\n')).toContain(`${winner} won after`)
      const { phases } = await ask('games.get', { game })
      const last = phases.findLastIndex(({ kind }) => kind === 'day' || kind === 'night')
      expect(lines.length, game).toBeGreaterThan(0)
      expect(
        lines.some(({ phase }) => phase >= last - 1),
        game,
      ).toBe(true)
      for (const [phase] of phases.entries()) {
        const { rows } = await ask('night.view', { game, phase })
        for (const { death, section, mark, said } of rows)
          if (death && section === 'happens' && mark === 'yes')
            expect(plainOf(deaths), game).toContain(namesIn(said)[0])
      }
    }
  })
})
