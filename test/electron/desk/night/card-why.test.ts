/** Every deed that failed says on its card why, by a deed or a state of its decisive part: over every phase of every sample, in both languages. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openDesk } from '../../../../electron/desk/open.ts'
import type { MapCardView, MapView } from '../../../../electron/desk/contract.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { newDesk } from '../help.ts'
import { leftOpen, nextFile } from '../left.ts'

interface Seen {
  at: string
  map: MapView
}

/** The maps of all phases of the samples. */
async function mapsIn(language: 'en' | 'ru'): Promise<Seen[]> {
  const desk = await openDesk({ file: nextFile(), sample: 'assets/sample' })
  leftOpen.add(desk)
  const ask = async <Given>(name: Parameters<typeof desk.dispatch>[0], input: unknown): Promise<Given> => {
    const answer = await desk.dispatch(name, input, language)
    if (!answer.ok) throw new Error(answer.message)
    return answer.value as Given
  }
  const seen: Seen[] = []
  for (const { id: game } of await ask<{ id: string }[]>('games.list', {}))
    for (const phase of (await ask<{ phases: unknown[] }>('games.get', { game })).phases.keys())
      seen.push({ at: `${game} ${phase}`, map: await ask<MapView>('night.map', { game, phase }) })
  return seen
}

const short: ReadonlySet<MapCardView['fared']> = new Set(['no', 'part', 'lost', 'void'])
const whyOf = ({ why = [] }: MapCardView): string => plainOf(why)

it.each(['en', 'ru'] as const)(
  'in %s each says so whole, and names no deed outside its decisive part',
  async language => {
    const seen = await mapsIn(language)
    const failed = seen.flatMap(({ at, map }) =>
      map.cards.filter(({ fared }) => short.has(fared)).map(card => ({ at: `${at} ${card.id}`, card, map })),
    )
    const round = seen.flatMap(({ map }) => map.cards.filter(({ circle }) => circle))
    expect(round.length).toBeGreaterThan(2)
    const began = { en: 'Part of a loop; works: ', ru: 'По кругу, ход удался: ' }[language]
    expect(round.filter(card => !whyOf(card).startsWith(began))).toEqual([])
    expect(new Set(failed.map(({ at }) => at.split(' ')[0])).size).toBe(5)
    expect(failed.length).toBeGreaterThan(40)
    expect(
      failed.filter(({ card }) => !/\p{L}/u.test(whyOf(card)) || whyOf(card).includes('…')).map(({ at }) => at),
    ).toEqual([])
    for (const { at, card, map } of failed) {
      const { by = [], row = '' } = card
      const apart = by.filter(id => !map.behind[row]?.includes(id))
      const doers = by.map(id => map.cards.find(one => one.id === id)!.who)
      const named = (card.why ?? []).flatMap(span => (span.kind === 'player' ? [span.nominative ?? span.name] : []))
      const names = doers.map(who => map.lanes.find(({ slot }) => slot === who)?.name)
      expect([at, apart, names.filter(name => name !== undefined && !named.includes(name))]).toEqual([at, [], []])
    }
  },
)

it('names the deed and its doer where somebody stopped it, and what it lacked where nobody did', async () => {
  const seen = await mapsIn('en')
  const said = (at: string, id: string): string =>
    whyOf(
      seen
        .find(one => one.at === at)!
        .map.cards.find(card => card.id === id || plainOf(card.said) === id || plainOf(card.tried ?? []) === id)!,
    )
  expect(said('sample-lighthouse 1', 'tried to interrogate Jonas')).toBe('Rolf neutralized Ines')
  expect(said('sample-saltmarket 0', 'sent the Mafia after Amos and Pia')).toBe('Bruna treated Pia')
  expect(said('sample-gravel 0', 'tried to kill Perrin for the mafia')).toBe('Perrin was wearing a vest')
  expect(said('sample-gravel 0', 'swapped Sable and Ned')).toBe('Sable and Ned had no visitors')
  expect(said('sample-saltmarket 4', 'rampaged through the Rossi family')).toBe(
    "ended up on Bianchi: Orso's next action goes anywhere",
  )
})

it('where several did the same to stop it, they are named together', async () => {
  const { ask } = await newDesk()
  const { game } = await ask('games.create', { name: 'Night', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: [
      { name: 'Vic', role: 'vigilante' },
      { name: 'Ann', role: 'vanilla' },
      ...['Dee', 'Dan', 'Dot', 'Dov'].map(name => ({ name, role: 'doctor' })),
      { name: 'Rolf', role: 'roleblocker' },
    ],
  })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  for (const [by, does, to] of [
    ['Vic', 'shoot', 'Ann'],
    ['Dee', 'protect', 'Ann'],
    ['Dan', 'protect', 'Ann'],
    ['Dot', 'protect', 'Ann'],
  ] as const)
    await ask('actions.submit', { game, by, does, to: [to] })
  const shot = async () => (await ask('night.map', { game, phase: 0 })).cards.find(({ who }) => who === 'Vic')!
  expect(whyOf(await shot())).toBe('Dee, Dan, and Dot all protected Ann')
  await ask('actions.submit', { game, by: 'Dov', does: 'protect', to: ['Ann'] })
  expect(whyOf(await shot())).toBe('Dee, Dan, Dot, and Dov all protected Ann')
  await ask('actions.submit', { game, by: 'Rolf', does: 'block', to: ['Vic'] })
  // Who was held came nowhere: what would have stopped him there is not asked.
  expect(whyOf(await shot())).toBe('Rolf blocked Vic')
})

it('says of who nearly died that a swap would have taken it there, and who would have come, where they did not', async () => {
  const { ask } = await newDesk()
  await ask('games.import', { text: readFileSync('assets/sample/1-harvest.json', 'utf8') })
  const { deaths } = await ask('night.map', { game: 'sample-harvest', phase: 2 })
  const said = Object.values(deaths).map(plainOf)
  const ruled = "but the host ruled that Dorothy's swap failed (posted in the game thread first, by mistake)."
  expect(said.filter(one => one.includes('the host ruled'))).toEqual([
    `Alma targeted Flora, and Dorothy's swap would have moved the visit to Ezra; Ezra shoots anyone who visits, ${ruled}`,
    `Dorothy targeted Ezra, and Ezra shoots anyone who visits, ${ruled}`,
    `Moss tried to kill Flora (faction kill), and Dorothy's swap would have moved the faction kill to Ezra, ${ruled}`,
  ])
  // What came about is told as it was.
  expect(said).toContain('Ivor shot Moss')
})
