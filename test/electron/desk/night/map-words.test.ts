/** What steps of the map are called: by their own words, and where these are those of a role, in the language of the explanations. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()

it('heads the steps of a night in the language it is explained in', async () => {
  const { game } = await ask('games.create', { name: 'Слобода', system: 'russian' })
  await ask('roster.set', {
    game,
    seats: [
      { name: 'Аня', role: 'doctor' },
      { name: 'Боря', role: 'blocker' },
      { name: 'Вера', role: 'commissioner', details: { negative: 'mafia' } },
    ],
  })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('actions.submit', { game, by: 'Аня', does: 'heal', to: ['Боря'] })
  await ask('actions.submit', { game, by: 'Боря', does: 'arrest', to: ['Вера'] })
  await ask('actions.submit', { game, by: 'Вера', does: 'shoot', to: ['Аня'] })
  const heads = async (language: 'en' | 'ru') => (await ask('night.map', { game, phase: 0, language })).columns
  expect(await heads('ru')).toEqual(['блокер', 'выстрелы', 'доктор'])
  expect(await heads('en')).toEqual(['blocker', 'shots', 'doctor'])
})

const nightOf = async (actions: [by: string, does: string, to: string][], roles: Record<string, string>) => {
  const { game } = await ask('games.create', { name: 'Night', system: 'rar' })
  await ask('roster.set', { game, seats: Object.entries(roles).map(([name, role]) => ({ name, role })) })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  for (const [by, does, to] of actions) await ask('actions.submit', { game, by, does, to: to.split('+') })
  return game
}
const blockers = { Ann: 'roleblocker', Bob: 'roleblocker', Cat: 'roleblocker', Dee: 'doctor', Vic: 'vigilante' }

it('of a circle of three blockers says how each came out of it', async () => {
  const game = await nightOf(
    [
      ['Ann', 'block', 'Bob'],
      ['Bob', 'block', 'Cat'],
      ['Cat', 'block', 'Ann'],
      ['Vic', 'shoot', 'Dee'],
    ],
    blockers,
  )
  const { cards } = await ask('night.map', { game, phase: 0 })
  const told = cards.map(({ circle = false, fared, why = [] }) => [circle, fared, plainOf(why)])
  expect(told).toEqual([
    [true, 'yes', 'Part of a loop; works: Cat tried to block Ann, but Bob blocked Cat'],
    [true, 'yes', 'Part of a loop; works: Ann tried to block Bob, but Cat blocked Ann'],
    [true, 'yes', 'Part of a loop; works: Bob tried to block Cat, but Ann blocked Bob'],
    [false, 'yes', ''],
  ])
  const { links } = await ask('night.map', { game, phase: 0 })
  expect(links.map(({ round = false }) => round)).toEqual([true, true, true])
})

it('of two blockers who hold each other says that both failed, each by the other, and of no circle', async () => {
  const game = await nightOf(
    [
      ['Ann', 'block', 'Bob'],
      ['Bob', 'block', 'Ann'],
    ],
    blockers,
  )
  const { cards } = await ask('night.map', { game, phase: 0 })
  expect(cards.map(({ circle, fared }) => [circle, fared])).toEqual([
    [undefined, 'no'],
    [undefined, 'no'],
  ])
  const { links } = await ask('night.map', { game, phase: 0 })
  expect(links.map(({ does, would, round }) => [does, would, round])).toEqual([
    ['stops', false, undefined],
    ['stops', false, undefined],
  ])
})

it('of a death that nearly was says who went for him, and what kept it off', async () => {
  const game = await nightOf(
    [
      ['Vic', 'shoot', 'Ann'],
      ['Dee', 'protect', 'Ann'],
    ],
    blockers,
  )
  const { rows } = await ask('night.view', { game, phase: 0 })
  const near = rows.filter(({ section }) => section === 'nearly')
  expect(near.map(({ why }) => plainOf(why))).toEqual(['Vic tried to shoot Ann, but Dee protected Ann.'])
})

it('of an order that decides no circle', async () => {
  await sample('6-sloboda')
  const { cards } = await ask('night.map', { game: 'sample-sloboda', phase: 0, language: 'en' })
  expect(cards.filter(({ circle }) => circle)).toEqual([])
})

const sample = (name: string) => ask('games.import', { text: readFileSync(`assets/sample/${name}.json`, 'utf8') })

it('a vote that does not count can be asked about: who voted, why it does not count, by which rule, and its tree', async () => {
  await sample('3-gravel')
  const at = { game: 'sample-gravel', phase: 1 }
  const { cards } = await ask('night.map', at)
  const { rows } = await ask('night.view', at)
  const voids = cards.filter(({ ballot, fared }) => ballot && fared === 'void')
  expect(voids.map(({ who, row }) => [who, rows.find(({ id }) => id === row)])).toMatchObject([
    ['Wilbur', { section: 'void', by: 'Wilbur', rule: 'GORNY-N8', hasTree: true }],
  ])
  expect(voids[0]).not.toHaveProperty('leads')
  const [row] = rows.filter(({ id }) => id === voids[0]!.row)
  expect([plainOf(row!.said), plainOf(row!.why)]).toEqual(['Wilbur votes Ned', 'Wilbur is a treestump'])
  const tree = await ask('night.tree', { ...at, of: row!.id })
  expect(tree.lines.map(({ mark, claim }) => [mark, plainOf(claim)])).toContainEqual([
    'stands',
    'Wilbur is a treestump',
  ])
  expect(cards.filter(({ ballot, fared }) => ballot && fared !== 'void').flatMap(one => one.row ?? [])).toEqual([])
})

it('an order that goes before another stops it, though it kills nobody itself', async () => {
  await sample('5-lighthouse')
  const { links, cards } = await ask('night.map', { game: 'sample-lighthouse', phase: 1 })
  expect(cards.filter(({ id }) => id === 'a1' || id === 'a11').map(({ fared }) => fared)).toEqual(['no', 'no'])
  expect(links.find(({ from, to }) => from === 'a1' && to === 'a11')).toMatchObject({ does: 'stops', would: false })
})

it('what went elsewhere than it was sent, by what an earlier night left, says both', async () => {
  await sample('4-saltmarket')
  const { rows } = await ask('night.view', { game: 'sample-saltmarket', phase: 4, language: 'en' })
  const rampage = rows.find(({ section, action }) => section === 'tried' && action === 'a1')!
  expect(plainOf(rampage.said)).toBe('Orso rampaged through the Rossi family')
  expect(plainOf(rampage.why)).toMatch(/^The \w[\w ]* went to Bianchi; /)
})

it('of a deed that was moved says whom it came to', async () => {
  const game = await nightOf(
    [
      ['Dee', 'protect', 'Ann'],
      ['Eve', 'swap', 'Ann+Bob'],
      ['Vic', 'shoot', 'Cat'],
      ['Ron', 'redirect', 'Vic+Dee'],
    ],
    { ...blockers, Eve: 'busDriver', Ron: 'redirector' },
  )
  const { cards } = await ask('night.map', { game, phase: 0 })
  const told = cards.map(({ said, why = [] }) => [plainOf(said), plainOf(why)])
  expect(told).toContainEqual(['protected Ann', 'ended up on Bob: Eve swapped Ann and Bob; nobody attacked Bob'])
  expect(told).toContainEqual(['shot Cat', 'ended up on Dee: Ron redirected Vic to Dee'])
  expect(told).toContainEqual(['redirected Vic to Dee', ''])
})

it('of a deed that names nobody says of nobody that it ended up on him', async () => {
  await ask('games.import', { text: readFileSync('assets/sample/5-lighthouse.json', 'utf8') })
  const { cards } = await ask('night.map', { game: 'sample-lighthouse', phase: 1 })
  const home = cards.filter(({ said }) => plainOf(said) === 'asked to come home')
  expect(home.map(({ why = [] }) => plainOf(why))).toEqual([''])
})

it('an order that another goes before came nowhere; what was stopped where it came did come there', async () => {
  await sample('5-lighthouse')
  const { cards, lanes } = await ask('night.map', { game: 'sample-lighthouse', phase: 1 })
  const nameOf = (slot: string) => lanes.find(lane => lane.slot === slot)!.name
  const cameOf = (deed: string) =>
    cards.find(({ said }) => plainOf(said) === deed)!.aims.map(({ who, came }) => [nameOf(who), came])
  expect(cameOf('sent in a kill of Jun')).toEqual([['Jun', false]])
  expect(Object.fromEntries(cameOf('ordered Jonas to kill Dov'))).toMatchObject({ Dov: true })
  expect(Object.fromEntries(cameOf('went to arrest Rolf for Blackmail'))).toMatchObject({ Rolf: true })
})

it('of a shot in the place of an arrested partner says that it worked, and of one that ended up on nothing what stopped it', async () => {
  const { game } = await ask('games.create', { name: 'Страховка', system: 'russian' })
  await ask('roster.set', {
    game,
    seats: [
      { name: 'Вера', role: 'doctor' },
      { name: 'Глеб', role: 'blocker' },
      { name: 'Анна', role: 'bum' },
      { name: 'Борис', role: 'commissioner', details: { negative: 'mafia' } },
      { name: 'Зак', role: 'hero', details: { negative: 'mafia' } },
      { name: 'Ник', role: 'witness', details: { negative: 'maniac' } },
    ],
  })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('actions.submit', { game, by: 'Борис', does: 'shoot', to: ['Анна'] })
  await ask('actions.submit', { game, by: 'Глеб', does: 'arrest', to: ['Борис'] })
  const shown = async () => {
    const { cards, lanes, links } = await ask('night.map', { game, phase: 0, language: 'ru' })
    const zak = lanes.find(({ name }) => name === 'Зак')!.slot
    return { cards: cards.filter(({ who }) => who === zak), links }
  }
  const [card, ...more] = (await shown()).cards
  expect(more).toEqual([])
  expect([plainOf(card!.said), card!.fared, card!.row]).toEqual([
    'стрелял по страховке в игрока Анна',
    'yes',
    undefined,
  ])
  expect(card!.leads).toBeDefined()
  await ask('actions.submit', { game, by: 'Вера', does: 'heal', to: ['Анна'] })
  const [healed] = (await shown()).cards
  expect([healed!.fared, plainOf(healed!.why ?? [])]).toEqual(['no', 'Игрок Вера лечил игрока Анна'])
})

it.each<[string, [string, string, string][], [who: string, by: string[]][]]>([
  [
    'blocked',
    [
      ['Vic', 'shoot', 'Dee'],
      ['Ann', 'block', 'Vic'],
    ],
    [['Dee', ['Vic']]],
  ],
  [
    'protected against',
    [
      ['Vic', 'shoot', 'Bob'],
      ['Dee', 'protect', 'Bob'],
    ],
    [['Bob', ['Vic']]],
  ],
  [
    'in two',
    [
      ['Vic', 'shoot', 'Bob'],
      ['Gus', 'factionKill', 'Bob'],
      ['Dan', 'jail', 'Bob'],
    ],
    [['Bob', ['Vic', 'Gus']]],
  ],
  [
    'moved',
    [
      ['Vic', 'shoot', 'Bob'],
      ['Eve', 'swap', 'Bob+Ann'],
    ],
    [['Bob', ['Vic']]],
  ],
  ['that came off', [['Vic', 'shoot', 'Bob']], []],
  [
    'blocked, where another one came off',
    [
      ['Vic', 'shoot', 'Bob'],
      ['Ann', 'block', 'Vic'],
      ['Gus', 'factionKill', 'Bob'],
    ],
    [],
  ],
])('of a kill %s says for whom it was, and who it was by', async (_, actions, expected) => {
  const game = await nightOf(actions, { ...blockers, Dan: 'jailkeeper', Eve: 'busDriver', Gus: 'goon' })
  const { foiled, cards } = await ask('night.map', { game, phase: 0 })
  const { rows } = await ask('night.view', { game, phase: 0 })
  const byOf = (ids: readonly string[]): string[] => cards.flatMap(({ id, who }) => (ids.includes(id) ? [who] : []))
  expect(Object.entries(foiled).map(([row, ids]) => [rows.find(({ id }) => id === row)?.who, byOf(ids)])).toEqual(
    expected,
  )
})
