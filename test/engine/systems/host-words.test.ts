/** What a host reads besides the game itself: why something does not count, what a set-up breaks, and the books. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { entries } from '../../../engine/game/entry.ts'
import type { Panel } from '../../../engine/ruleset/panel.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { own } from '../../../engine/ruleset/catalogue.ts'
import { systems } from '../../../engine/systems/index.ts'
import { inWords } from '../../../engine/text/in-each.ts'
import { playedCases } from '../cases/played.ts'

/** What no other case sends in or sets up. */
const seldom: Readonly<Record<string, string>> = {
  conan: `
case: refused in Conan
system: conan
players: {Gil: gin, Vic: vodka, Kid: kaitoKid, Tom: {role: civilian, will: A will.}, Ann: civilian}
phases:
  - night: 1
    actions: ["Gil order Ann,Kid"]
  - day: 1
    actions: [Gil suitcase Ann]
    commands: [{record: publishedWill, values: {player: Tom, text: Another.}}]
  - night: 2
    actions: [Kid disguise role=dancer]
  - day: 2
  - night: 3
    actions: [Kid disguise role=eri]`,
  mafia1923: `
case: refused in Mafia 1923
system: mafia1923
players: {Con: {role: councilor, family: Rossi, level: beginner}, Pat: {role: pacifist, family: Rossi, level: beginner}, Max: {role: mafiaMember, family: Verdi}}
phases:
  - night: 1
  - day: 1
    actions: [Con extraVote, Pat negativeVote Max family=Neri]`,
  gorny: `
case: a set-up of the template
system: gorny
roles:
  loader: {base: doctor, abilities: [{id: trap, kind: other, targets: 0, passive: true, components: [{retaliate: {}}]}]}
  mesmer: {base: doctor, abilities: [{id: charm, kind: other, targets: 1, components: [visit, {move: {how: attract}}, clean]}]}
players: {Ann: {role: vanilla, buddy: Ann}, Hal: hitman, Lou: loader, Mes: mesmer}
phases: [{night: 1}]`,
}

/** Words in Latin letters. */
const latin = (words: string): string[] => [...words.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word)

/** What may stand in Latin letters anywhere: ids, and English names where there are no others. */
const namesOf = ({ options, rulebook, roles, abilities, words: { wording } }: System): string[] =>
  latin(
    JSON.stringify([
      'selfTarget',
      [options, rulebook, roles].map(Object.keys),
      Object.values(abilities).map(({ keys = {} }) => Object.keys(keys)),
      [wording.en.roles, wording.en.uses, wording.en.results, wording.en.factions].flatMap(Object.entries),
      noteWords,
    ]).toLowerCase(),
  )

/** What players of the Russian rulebook write into notes that hang on something. */
const noteWords = ['died', 'doctorHit', 'and']

/** Everything that a book says; players aside. */
const wordsOf = ({ title, says = '', columns, rows, empty = '' }: Panel): string[] => [
  title,
  says,
  ...columns,
  empty,
  ...rows.flatMap(({ cells }) => cells.filter(cell => typeof cell === 'string')),
]

describe.each(systems.map(system => [system.id, system] as const))('a host of %s reads in Russian', (id, system) => {
  const names = namesOf(system)
  const besides = readCases(own(seldom, id) ?? '', id, systems).cases
  const games = [...playedCases(system), ...besides.map(written => ({ written, played: play(written, system) }))]

  /** What is said in words that are neither Russian nor those of the case. */
  const foreign = (said: (played: (typeof games)[number]['played']) => string[]): string[] => [
    ...new Set(
      games.flatMap(({ written, played }) => {
        const { seats, phases, state, options, customAbilities } = written
        const ofCase = new Set([
          ...names,
          ...latin(JSON.stringify([seats, phases, state, options, customAbilities]).toLowerCase()),
        ])
        return said(played).filter(words => latin(words.toLowerCase()).some(word => !ofCase.has(word)))
      }),
    ),
  ]

  it('why something does not count', () => {
    const said = foreign(({ phases }) =>
      phases.flatMap(({ game, phase }) =>
        entries(system, game, phase).flatMap(({ refusal }) => (refusal ? [inWords(refusal.says, 'ru')] : [])),
      ),
    )
    expect(said).toEqual([])
  })

  it('what a set-up breaks', () => {
    expect(foreign(({ start }) => (system.setup?.(start) ?? []).map(({ says }) => inWords(says, 'ru')))).toEqual([])
  })

  it('the books', () => {
    const { panels } = system.books ?? {}
    const said = foreign(({ phases }) =>
      phases.flatMap(({ game, phase, after }) =>
        [...(panels?.(game, phase, 'ru') ?? []), ...(panels?.(after, undefined, 'ru') ?? [])].flatMap(wordsOf),
      ),
    )
    expect(said).toEqual([])
  })
})

describe('in Russian', () => {
  const playedBy = (id: string): [System, ReturnType<typeof play>] => {
    const { cases, problems } = readCases(seldom[id]!, id, systems)
    expect(problems).toEqual([])
    const system = systems.find(one => one.id === id)!
    return [system, play(cases[0]!, system)]
  }
  const refused = (id: string): string[] => {
    const [system, { phases }] = playedBy(id)
    return phases.flatMap(({ game, phase }) =>
      entries(system, game, phase).flatMap(({ refusal }) => (refusal ? [inWords(refusal.says, 'ru')] : [])),
    )
  }
  const broken = (id: string): string[] => {
    const [system, { start }] = playedBy(id)
    return system.setup!(start).map(({ says }) => inWords(says, 'ru'))
  }

  it('a refusal is a clause about the players', () => {
    expect(refused('conan')).toEqual([
      'игрок Ann не из Организации',
      'чемодан отдают только членам Организации',
      'роли «dancer» нет',
      'маскировку надевают до игры',
    ])
    expect(refused('mafia1923')).toEqual([
      'для дополнительного голоса называют игрока, семью или и то и другое',
      'семьи Neri нет',
    ])
  })

  it('a problem of a set-up agrees with how many it concerns', () => {
    expect(broken('mafia1923')).toEqual([
      'В семье Rossi 2 игрока, а должно быть 8 или 10',
      'В семье Verdi 1 игрок, а должно быть 8 или 10',
      'Con и Pat — новички и могут быть только горожанами или членами мафии',
    ])
    expect(broken('gorny')).toEqual([
      'Игрок Ann в паре только с самим собой',
      'trap: в списке для этого нет места (то, что действует всегда)',
      'charm: в списке для этого нет места (перемещение, скрытая роль погибшего)',
    ])
  })
})
