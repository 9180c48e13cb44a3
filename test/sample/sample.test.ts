import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers, CallInput, CallName } from '../../electron/desk/contract.ts'
import type { Desk } from '../../electron/desk/desk.ts'
import { openDesk } from '../../electron/desk/open.ts'
import { systems } from '../../engine/systems/index.ts'
import { plainOf } from '../../engine/text/span.ts'
import { lighthouse } from './conan-lighthouse.ts'
import { gravel } from './gorny-gravel.ts'
import { harvest } from './harvest.ts'
import { lanterns } from './lanterns.ts'
import { saltmarket } from './mafia1923-saltmarket.ts'
import { sloboda } from './russian-sloboda.ts'
import { played } from './table.ts'

const folder = join(import.meta.dirname, '../../assets/sample')
const files = {
  '1-harvest.json': harvest,
  '2-lanterns.json': lanterns,
  '3-gravel.json': gravel,
  '4-saltmarket.json': saltmarket,
  '5-lighthouse.json': lighthouse,
  '6-sloboda.json': sloboda,
}

describe('the sample workspace', () => {
  it.each(Object.entries(files))('%s is what playing it gives, byte for byte', async (name, sample) => {
    const text = await played(sample)
    const path = join(folder, name)
    if (process.env.NIGHTDESK_GOLDEN === 'write' || !existsSync(path)) writeFileSync(path, text)
    expect(text).toBe(readFileSync(path, 'utf8'))
  })

  describe('in a workspace', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'nightdesk-test-'))
    let desk: Desk
    beforeAll(async () => {
      desk = await openDesk({ file: join(scratch, 'w.nightdesk'), sample: folder })
    })
    afterAll(async () => {
      await desk.close()
      rmSync(scratch, { recursive: true })
    })
    const ask = async <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Answers[Name]> => {
      const answer = await desk.dispatch(name, input)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value as Answers[Name]
    }
    const phasesOf = async (game: string): Promise<string[]> =>
      (await ask('games.get', { game })).phases.map(({ name, state }) => `${name} ${state}`)
    const posted = (...names: string[]): string[] => names.map(name => `${name} posted`)
    const happens = async (game: string, phase: number): Promise<string[]> =>
      (await ask('night.view', { game, phase })).rows
        .filter(({ section }) => section === 'happens')
        .map(({ said }) => plainOf(said))
    const postsOf = async (game: string, phase: number): Promise<string> =>
      (await ask('posts.view', { game, phase })).posts.map(({ text }) => text).join('\n\n')

    it('there is a game of every system, and an open night on top', async () => {
      expect(
        (await ask('games.list', {})).map(({ name, system, state, winner }) => [name, system, state, winner]),
      ).toEqual([
        ['Lanterns over Quillhaven', 'rar', 'running', undefined],
        ['Туман над Слободой', 'russian', 'running', undefined],
        ["Harvest at Miller's Creek", 'rar', 'finished', 'Town'],
        ['The Lighthouse Case', 'conan', 'finished', 'Town'],
        ['The Salt Market, 1923', 'mafia1923', 'finished', 'Verdi and Bianchi'],
        ['Smugglers at Gravel Bay', 'gorny', 'finished', 'Mafia'],
      ])
      expect(systems.map(({ id }) => id).sort()).toEqual(['conan', 'gorny', 'mafia1923', 'rar', 'russian'])
    })

    it('one has all that a game can bring, another an open night with two doubts', async () => {
      expect(await phasesOf('sample-harvest')).toEqual(
        posted('Night 1', 'Day 1', 'Night 2', 'Day 2', 'Night 3', 'Day 3'),
      )
      for (const [phase, lynched] of [
        [1, 'Kit'],
        [3, 'Clara'],
        [5, 'Harriet'],
      ] as const)
        expect((await ask('votes.view', { game: 'sample-harvest', phase })).lynched).toEqual([lynched])
      expect(await ask('games.get', { game: 'sample-harvest' })).toMatchObject({
        winner: 'Town',
        seats: expect.arrayContaining([expect.objectContaining({ name: 'Gwen', former: ['Gideon'] })]),
      })
      expect(
        (await ask('inbox.view', { game: 'sample-harvest', phase: 0 })).actions.map(({ standing }) => standing),
      ).toContain('late')
      expect(
        (await ask('inbox.view', { game: 'sample-harvest', phase: 2 })).actions.filter(({ ruled }) => ruled),
      ).toHaveLength(1)
      expect(
        (await ask('inbox.view', { game: 'sample-lanterns', phase: 0 })).messages.map(({ state }) => state).sort(),
      ).toEqual(['doubt', 'doubt', ...Array<string>(7).fill('new')])
    })

    it("one goes by Gorny's template: the night of its example, a lock, votes that do not count, conduct", async () => {
      const game = 'sample-gravel'
      expect(await phasesOf(game)).toEqual(
        posted('Night 1', 'Day 1', 'Night 2', 'Day 2', 'Night 3', 'Day 3', 'Night 4'),
      )
      expect(await happens(game, 0)).toEqual(['Odette gets the result “not mafia” on Odette'])
      expect(await postsOf(game, 0)).toMatch(
        /The rules of this game[\s\S]*The game starts with a night[\s\S]*the Smugglers equal the Villagers in number[\s\S]*the kill failed/,
      )
      const votes = await ask('votes.view', { game, phase: 1 })
      expect(votes).toMatchObject({ needed: 6, locked_in: 'Rufus', lynched: ['Rufus'] })
      expect(
        votes.posts
          .flatMap(({ found }) => found.map(({ kind }) => kind))
          .sort()
          .filter(kind => kind !== 'ballot'),
      ).toEqual(['edited', 'uncounted', 'uncounted', 'uncounted', 'unresolved'])
      expect(votes.ballots.find(({ by, standing }) => by === 'Rufus' && standing === 'counts')).toMatchObject({
        for: 'Sable',
      })
      expect(
        (await ask('panels.view', { game, phase: 1 })).panels
          .find(({ id }) => id === 'conduct')!
          .rows.map(({ cells }) => cells[1]),
      ).toEqual(['edited a post', 'posted at night', 'passed on a private message'])
      expect((await ask('night.view', { game, phase: 3 })).rulings).toContainEqual(
        expect.objectContaining({ id: 'hitman', chosen: 'Ivy', answered: true }),
      )
      expect(
        (await ask('inbox.view', { game, phase: 4 })).actions.map(({ by, standing }) => `${by} ${standing}`),
      ).toEqual(['Ned refused', 'Ivy counts', 'Odette counts', 'Marnie counts', 'Lucian late'])
    })

    it('one goes by the rules of 1923: five days of families, poison, theft, ties, strikes, and the final count', async () => {
      const game = 'sample-saltmarket'
      expect(await phasesOf(game)).toEqual(
        posted(...[1, 2, 3, 4, 5].flatMap(number => [`Night ${number}`, `Day ${number}`])),
      )
      expect((await ask('setup.view', { game })).breaks).toEqual([])
      expect(await happens(game, 0)).toEqual(
        expect.arrayContaining(['Amos dies', 'Walter is poisoned', 'Carlo falls in love']),
      )
      expect(await happens(game, 2)).toEqual(
        expect.arrayContaining(['Walter is cured of poison', "Dina's role is stolen", 'Lia is injured']),
      )
      expect(
        (await ask('night.view', { game, phase: 4 })).draws.map(({ purpose, result }) => [purpose, result]),
      ).toEqual([
        ['redirect', 'Bianchi'],
        ['victim', 'Ugo'],
      ])
      expect((await happens(game, 5)).filter(said => /dies|sent to court/.test(said))).toEqual([
        ...['Bruna', 'Carlo', 'Ilda', 'Orso', 'Zeno'].map(name => `${name} dies`),
        ...['Rossi', 'Verdi', 'Bianchi'].map(name => `The ${name} family is sent to court`),
      ])
      expect(await happens(game, 6)).toEqual(expect.arrayContaining(['Aldo dies', 'Elio dies', 'Quinto dies']))
      expect(await happens(game, 7)).toEqual(
        expect.arrayContaining(['Nobody of the Rossi family is executed', 'Sandro is exiled']),
      )
      expect(await postsOf(game, 9)).toMatch(/The Verdi family wins\.[\s\S]*The Bianchi family wins\./)
    })

    it('one is of detectives: arrests true, false and framed, poison, wills, Vengeance, and the Voice of Reason', async () => {
      const game = 'sample-lighthouse'
      expect(await phasesOf(game)).toEqual(
        posted('Prep 1', ...[1, 2, 3, 4].flatMap(number => [`Night ${number}`, `Day ${number}`])),
      )
      expect(await happens(game, 1)).toEqual(
        expect.arrayContaining([
          'Jun gets the result “yes” on Mika',
          'Carmen is suspended',
          'Dov is injured',
          'Erik is back in Japan',
        ]),
      )
      const first = await postsOf(game, 2)
      expect(first).toMatch(
        /The Voice of Reason was heard[\s\S]*Hugo\[\/b\] was poisoned[\s\S]*it was obvious, or else it was the butler/i,
      )
      expect(first).toMatch(/Suki took Freya for Eri Kisaki, and that was wrong: the pill is lost\. Pills left: 2\./)
      expect(await ask('votes.view', { game, phase: 4 })).toMatchObject({
        lynched: ['Rolf'],
        totals: [
          { of: 'Rolf', votes: 6 },
          { of: 'Kofi', votes: 5 },
        ],
      })
      expect(await postsOf(game, 5)).toMatch(/Suki\[\/b\] died by vengeance/)
      expect(await happens(game, 6)).toEqual(expect.arrayContaining(['Ines dies', 'Kofi is arrested']))
      expect(
        (await ask('panels.view', { game, phase: 6 })).panels.find(({ id }) => id === 'crimes')!.rows,
      ).toContainEqual(expect.objectContaining({ cells: ['night 3', { player: 'Kofi' }, 'Theft', '', 'framed'] }))
      expect((await happens(game, 8)).at(-1)).toBe('The game is over. Winner: the town')
    })

    it('one is in Russian: a partner who steps in, a heal, a rumour under a check, a face that comes back, a spare shot, a tie', async () => {
      const game = 'sample-sloboda'
      expect(await phasesOf(game)).toEqual(posted('Night 1', 'Day 2', 'Night 2', 'Day 3'))
      expect((await ask('setup.view', { game })).breaks.filter(({ warns }) => !warns)).toEqual([])
      const { language, seats } = await ask('games.get', { game })
      expect(language).toBe('ru')
      expect(seats.filter(({ forms }) => forms?.gender === undefined || !forms.gen)).toEqual([])
      expect(
        (await ask('inbox.view', { game, phase: 0 })).actions
          .filter(({ standing }) => standing !== 'counts')
          .map(({ by, does, standing }) => `${by} ${does} ${standing}`),
      ).toEqual(['Кирилл shoot refused', 'Егор track replaced', 'Инга note refused'])
      const first = await postsOf(game, 0)
      expect(first).toMatch(
        /Никто не погиб[\s\S]*Матвей[\s\S]*чек прошел[\s\S]*Доктор: попал[\s\S]*Блокер: попал[\s\S]*пирог с вишней/,
      )
      expect(first).not.toMatch(/Пирога не будет|честное слово/)
      expect(first).not.toMatch(/\b(?!UTC)[A-Za-z]{3,}(?![^[]*\])/)
      expect(await happens(game, 0)).toEqual(
        expect.arrayContaining([
          'The doctor hits: the heal saves Захар',
          'Дарья gets the result “black” on Инга',
          'The mafia has shots in reserve',
        ]),
      )
      expect(await ask('votes.view', { game, phase: 1 })).toMatchObject({
        lynched: ['Кирилл'],
        totals: [
          { of: 'Кирилл', votes: 8 },
          { of: 'Инга', votes: 4 },
          { of: 'Лада', votes: 1 },
          { of: 'Платон', votes: 0 },
        ],
      })
      expect(await happens(game, 1)).toEqual(expect.arrayContaining(['Матвей’s face comes back']))
      expect(await happens(game, 2)).toEqual(
        expect.arrayContaining(['Варвара dies', 'Захар dies', 'Дарья gets the result “red” on Инга']),
      )
      const shots = (await ask('panels.view', { game, phase: 3 })).panels
        .find(({ id }) => id === 'shots')!
        .rows.map(({ cells }) => cells.slice(0, 10))
      expect(shots).toContainEqual(['Mafia', 'night 2', 1, 0, 0, 0, 0, 1, 0, 0])
      expect(await ask('votes.view', { game, phase: 3 })).toMatchObject({
        lynched: ['Лада'],
        totals: [{ votes: 5 }, { votes: 5 }],
      })
      expect((await ask('night.view', { game, phase: 3 })).rulings).toContainEqual(
        expect.objectContaining({ id: 'lynched', chosen: 'Лада', answered: true }),
      )
      const tree = await ask('night.outline', {
        game,
        phase: 2,
        of: (await ask('night.view', { game, phase: 2 })).rows[0]!.id,
        dialect: 'plain',
        language: 'ru',
      })
      expect(tree.text).toMatch(/Погибает ли Варвара\? Да[\s\S]*из запаса: 1 выстрел/)
    })
  })
})
