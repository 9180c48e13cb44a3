/**
 * What a host reads besides the game itself: why something does not count, what a set-up breaks, and the books. `prove`
 * looks at it in every case; here stand games that no case has.
 */
import { describe, expect, it } from 'vitest'
import { oddlyHosted } from '../../../engine/cases/host-words.ts'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { entries } from '../../../engine/game/entry.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'
import { inWords } from '../../../engine/text/in-each.ts'

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

it.each(Object.keys(seldom))('a host of %s reads all of it in Russian', id => {
  const system = systems.find(one => one.id === id)!
  const { cases } = readCases(seldom[id]!, id, systems)
  expect(cases.flatMap(written => oddlyHosted(play(written, system), written))).toEqual([])
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
