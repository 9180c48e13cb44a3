import { describe, expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { entries } from '../../../engine/game/entry.ts'
import { recast } from '../../../engine/game/recast.ts'
import type { Game, PhaseState } from '../../../engine/journal/state.ts'
import { compareOutcomes, type Resolved } from '../../../engine/resolve/difference.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { gorny } from '../../../engine/systems/index.ts'
import { rar } from '../../../engine/systems/index.ts'
import { nodesOf } from '../../../engine/reason/table.ts'

function resolved(system: System, game: Game, phase: PhaseState): Resolved {
  const refusals = entries(system, game, phase).flatMap(({ submission, refusal }) =>
    refusal ? [[submission.id, refusal.rule] as const] : [],
  )
  return { system, outcome: system.resolve(game, phase, { trees: true }), refusals: Object.fromEntries(refusals) }
}

/** A night of one system under another too, or what that one does not have. */
function sideBySide(here: System, game: Game, phase: PhaseState, there: System) {
  const other = recast(here, game, phase, there)
  if ('missing' in other) return other
  const sides = { here: resolved(here, game, phase), there: resolved(there, other.game, other.phase) }
  return { ...sides, recast: other, differences: compareOutcomes(sides.here, sides.there) }
}

/** A night of a system, by its players and actions as a case has them. */
function night(system: System, players: string, actions: string, more = '') {
  const { cases, problems } = readCases(
    `case: a night\nsystem: ${system.id}\n${more}players: {${players}}\nphases: [{night: 1, actions: [${actions}]}]`,
    'night.yaml',
    [system],
  )
  expect(problems).toEqual([])
  const [{ game, phase }] = play(cases[0]!, system).phases as [ReturnType<typeof play>['phases'][number]]
  return { game, phase }
}

/** What differs between the two systems on a night that both know, in short. */
function differing(players: string, actions: string, more = '') {
  const { game, phase } = night(gorny, players, actions, more)
  const both = sideBySide(gorny, game, phase, rar)
  if ('missing' in both) throw new Error(JSON.stringify(both.missing))
  const said = both.differences.map(one => {
    const came = (value: unknown): string => (Array.isArray(value) ? value.join('+') : String(value))
    const what =
      one.about === 'death'
        ? `${one.who} dies`
        : one.about === 'learned'
          ? `${one.who} learns of ${one.target}`
          : one.action
    return `${what}: ${came(one.here.came)} / ${came(one.there.came)}`
  })
  return { said, ...both }
}

describe('a night under both rules', () => {
  it('comes to the same where nothing is in dispute', () => {
    expect(
      differing(
        'Ann: vanilla, Cy: cop, Dora: doctor, Hal: hitman',
        'Hal factionKill Ann, Dora protect Ann, Cy investigate Ann',
      ).differences,
    ).toEqual([])
    expect(
      differing(
        'Ann: vanilla, Dora: doctor, Hal: hitman, Rex: roleblocker',
        'Hal factionKill Ann, Dora protect Ann, Rex block Dora',
      ).differences,
    ).toEqual([])
  })

  it('B12: kill and doctor on one player, who is swapped: the kill and the protection go the same way', () => {
    const { here, there, said } = differing(
      'Ann: vanilla, Bob: vanilla, Dee: busDriver, Dora: doctor, Hal: hitman',
      '"Dee swap Ann,Bob", Hal factionKill Ann, Dora protect Ann',
    )
    expect([here.outcome.deaths, there.outcome.deaths, said]).toEqual([[], [], []])
  })

  it("B11: the kill is driven to the doctor's patient and the protection away from him: Bob dies under both", () => {
    const { here, there } = differing(
      'Ann: vanilla, Bob: vanilla, Dee: busDriver, Dora: doctor, Hal: hitman',
      '"Dee swap Ann,Bob", Hal factionKill Ann, Dora protect Bob',
    )
    expect([here.outcome.deaths, there.outcome.deaths]).toEqual([['Bob'], ['Bob']])
  })

  it('B12 read by the letter in one of them comes out otherwise, each side with its rules', () => {
    const { game, phase } = night(
      rar,
      'Ann: vanilla, Bob: vanilla, Dee: busDriver, Dora: doctor, Gus: goon',
      '"Dee swap Ann,Bob", Gus factionKill Ann, Dora protect Ann',
      'options: {ruleFour: literal}\n',
    )
    const both = sideBySide(rar, game, phase, gorny)
    if ('missing' in both) throw new Error(JSON.stringify(both.missing))
    const death = both.differences.find(one => one.about === 'death')!
    expect([death.who, death.here.came, death.there.came]).toEqual(['Bob', true, false])
    expect(death.here.rules).toContain('RAR-4')
    expect(death.there.rules).toEqual(expect.arrayContaining(['GORNY-N3', 'GORNY-N6']))
  })

  it('two who block each other: both blocks land in the list, neither works in the other', () => {
    const { said, differences } = differing(
      'Ann: vanilla, Hal: hitman, Rex: roleblocker, Ron: roleblocker',
      'Rex block Ron, Ron block Rex, Hal factionKill Ann',
    )
    expect(said).toEqual(['a1: succeeded / failed', 'a2: succeeded / failed'])
    expect(differences[0]).toMatchObject({ about: 'verdict', here: { rules: ['GORNY-N2', 'GORNY-N10'] } })
    expect(differences[0]!.there.rules).toContain('RAR-4')
  })

  it('a blocker who is blocked: his block still lands in the list', () => {
    const { said, differences } = differing(
      'Ann: vanilla, Dora: doctor, Hal: hitman, Rex: roleblocker, Ron: roleblocker',
      'Ron block Rex, Rex block Dora, Dora protect Ann, Hal factionKill Ann',
    )
    expect(said).toEqual([
      'Ann dies: true / false',
      'a2: succeeded / failed',
      'a3: failed / succeeded',
      'a4: succeeded / partial',
    ])
    const [death] = differences
    expect(death!.here.rules).toContain('GORNY-N10')
    expect(death!.there.rules).toContain('RAR-2')
  })

  it('a blocked driver has driven before the block in the list', () => {
    const { said } = differing(
      'Ann: vanilla, Bob: vanilla, Dee: busDriver, Hal: hitman, Rex: roleblocker',
      '"Dee swap Ann,Bob", Rex block Dee, Hal factionKill Ann',
    )
    expect(said).toEqual(['Bob dies: true / false', 'Ann dies: false / true', 'a1: succeeded / failed'])
  })

  it('a tracker of a dead man sees where he went under both', () => {
    const { here, said } = differing(
      'Ann: vanilla, Dora: doctor, Hal: hitman, Tam: tracker',
      'Dora protect Ann, Hal factionKill Dora, Tam track Dora',
    )
    expect(here.outcome.learned).toMatchObject([{ who: 'Tam', result: ['Ann'] }])
    expect(said).toEqual([])
  })

  it('a cop may check himself in the list and not in the other, where the refusal is the reason', () => {
    const { said, differences } = differing('Cy: cop, Hal: hitman', 'Cy investigate Cy')
    expect(said).toEqual(['Cy learns of Cy: notMafia / undefined', 'a1: succeeded / void'])
    expect(differences.map(({ there }) => there.rules)).toEqual([['RAR-C3'], ['RAR-C3']])
  })

  it('what a vest takes is the same, and so is what the words mean', () => {
    const {
      said,
      recast: { changed, game },
    } = differing(
      'Ann: vest, Cy: cop, Hal: hitman, Ted: treestump, Vic: vigilante',
      'Hal factionKill Ann, Vic shoot Ann, Cy investigate Ann',
    )
    expect(said).toEqual([])
    expect(changed).toEqual([])
    expect(game.seats.map(({ role }) => role)).toEqual(['vest', 'cop', 'hitman', 'treestump', 'vigilante'])
  })

  it('swaps in a row carry on in one of them only', () => {
    const { said } = differing(
      'Ann: vanilla, Bob: vanilla, Cat: vanilla, Dan: busDriver, Dee: busDriver, Hal: hitman',
      '"Dan swap Ann,Bob", "Dee swap Bob,Cat", Hal factionKill Ann',
    )
    expect(said).toEqual(['Bob dies: true / false', 'Cat dies: false / true'])
  })

  it('every difference cites rules that stand in a tree or a refusal of its side', () => {
    const { differences } = differing(
      'Ann: vanilla, Bob: vanilla, Dee: busDriver, Hal: hitman, Rex: roleblocker',
      '"Dee swap Ann,Bob", Rex block Dee, Hal factionKill Ann',
    )
    for (const { here, there } of differences)
      for (const half of [here, there]) {
        const standing = new Set(half.reason ? nodesOf([half.reason]).map(({ rule }) => rule) : [])
        expect(half.rules.filter(rule => !standing.has(rule))).toEqual([])
      }
  })
})

describe('recasting', () => {
  it("seats everybody with what they have, under the other system's defaults", () => {
    const { game, phase } = night(
      rar,
      'Ann: {role: bulletproof, modifiers: [xShot(2)]}, Cy: {role: cop, sanity: insane}, Gus: goon',
      'Gus factionKill Ann',
      'options: {selfTarget: true}\nseed: 7\n',
    )
    const there = recast(rar, game, phase, gorny)
    if ('missing' in there) throw new Error(JSON.stringify(there.missing))
    expect(there.game.seats.map(({ role, modifiers, settings }) => [role, modifiers, settings])).toEqual([
      ['vest', [{ modifier: 'xShot', count: 2 }], {}],
      ['cop', [], { sanity: 'insane' }],
      ['goon', [], {}],
    ])
    expect(there.game).toMatchObject({
      system: 'gorny',
      seed: 7,
      options: { sameSlot: 'simultaneous', selfTarget: true },
    })
    expect(there.phase.submissions).toEqual(phase.submissions)
    expect(gorny.resolve(there.game, there.phase, { trees: false }).deaths).toEqual([])
  })

  it('says that a vest without a number is one for one shot there', () => {
    const { game, phase } = night(rar, 'Ann: bulletproof, Gus: goon', 'Gus factionKill Ann')
    expect(recast(rar, game, phase, gorny)).toMatchObject({
      changed: [
        { who: 'Ann', what: 'adds', there: 'xShot' },
        { who: 'Ann', what: 'role', here: 'bulletproof', there: 'vest' },
      ].reverse(),
    })
  })

  it('lists what does not exist there, with what is called most like it', () => {
    const { game, phase } = night(
      rar,
      'Ann: {role: vigilante, modifiers: [ninja]}, Bob: trackers, Jan: jailkeeper, Sid: sleuth',
      'Jan jail Ann',
      'roles:\n  trackers: {base: tracker, abilities: [watch]}\n  sleuth: {base: cop, abilities: [{id: stare, kind: investigate, targets: 1, components: [visit, {sense: {visits: to, tells: who}}, halt]}]}\n',
    )
    expect(recast(rar, game, phase, gorny)).toEqual({
      missing: [
        { what: 'modifier', word: 'ninja', who: 'Ann' },
        { what: 'ability', word: 'watch', who: 'Bob' },
        { what: 'role', word: 'jailkeeper', who: 'Jan' },
        { what: 'ability', word: 'jail', who: 'Jan' },
        { what: 'component', word: 'halt', who: 'Sid' },
      ],
    })
    expect(
      recast(
        rar,
        { ...game, seats: [{ ...game.seats[0]!, role: 'treestumps', modifiers: [{ modifier: 'xShots' }] }] },
        { ...phase, submissions: [] },
        gorny,
      ),
    ).toMatchObject({ missing: [{ near: 'treestump' }] })
  })

  it("leaves the answers and draws of the other rules behind, and takes the host's word about actions along", () => {
    const { game, phase } = night(gorny, 'Ann: vanilla, Hal: hitman', 'Hal factionKill Ann')
    const ruled = {
      ...phase,
      answers: { swaps: ['received'] },
      submissions: phase.submissions.map(one => ({ ...one, ruled: { holds: false, note: 'away' } })),
    }
    const there = recast(gorny, game, ruled, rar)
    if ('missing' in there) throw new Error(JSON.stringify(there.missing))
    expect(there.phase).toMatchObject({ answers: {}, fixedDraws: [], submissions: [{ ruled: { holds: false } }] })
    expect(rar.resolve(there.game, there.phase, { trees: false }).deaths).toEqual([])
  })
})
