/** What the host reads of a night and a day: true of whom it names, and no obstacle that reads as if it had come about. */
import { describe, expect, it } from 'vitest'
import { nightView } from '../../../../electron/desk/night/view.ts'
import { sheetOf } from '../../../../electron/desk/night/sheet.ts'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { sayAnswer } from '../../../../engine/why/answer.ts'
import { speakerOf } from '../../../../engine/why/speaker.ts'

/** Why somebody died in the last phase of a case, in one line. */
function whyOf(written: string): (slot: string) => string | undefined {
  const {
    cases: [one],
    problems,
  } = readCases(`case: here\nsystem: mafia1923${written}`, 'here.yaml', [mafia1923])
  expect(problems).toEqual([])
  const { game, phase, outcome } = play(one!, mafia1923).phases.at(-1)!
  const speaker = speakerOf(mafia1923, game, phase, 'en', outcome)
  return slot => {
    const asked = outcome.questions.find(({ claim }) => claim.is === 'dies' && claim.who === slot)
    return asked?.reason && plainOf(sayAnswer(asked.reason, speaker))
  }
}

/** The rows of the last phase of a case, as the window and as the command line have them. */
function rowsOf(written: string) {
  const {
    cases: [one],
    problems,
  } = readCases(`case: here\nsystem: mafia1923\n${written}`, 'here.yaml', [mafia1923])
  expect(problems).toEqual([])
  const played = play(one!, mafia1923).phases.at(-1)!
  const { game, phase, outcome } = played
  const { rows } = nightView(
    {
      system: mafia1923,
      game,
      phase,
      outcome,
      speaker: speakerOf(mafia1923, game, phase, 'en', outcome),
      locked: false,
    },
    { revision: 0, phase: 0, without: [] },
  )
  const sheet = sheetOf(mafia1923, played, { ascii: false, decisive: false })
  const said = (section: string): string[] => rows.filter(row => row.section === section).map(row => plainOf(row.said))
  return {
    happens: said('happens'),
    nearly: rows.filter(({ section }) => section === 'nearly').map(row => `${plainOf(row.said)}: ${plainOf(row.why)}`),
    tried: said('tried'),
    void: said('void'),
    whys: rows.map(({ why }) => plainOf(why)),
    results: sheet.results.map(row => plainOf(row.said)),
  }
}

describe('a redirected inquiry', () => {
  it('is said of whom it was really about', () => {
    const { happens, results } = rowsOf(
      'players: {Aldo: mafiaMember, Bram: bumblingBureaucrat, Ilda: townsperson, Vera: detective}\nphases: [{night: 1, actions: [Vera inquire Aldo, Bram redirect Vera], draws: [{for: redirect, gives: Ilda}]}]',
    )
    expect(happens).toContain('Vera gets the result “Civilian” on Ilda')
    expect(happens.join()).not.toContain('about Aldo')
    expect(results).toContain('Vera gets the result “Civilian” on Ilda')
  })
})

describe('an obstacle that came to nothing', () => {
  it('reads as what might have been', () => {
    const { whys } = rowsOf(
      'players: {Bea: {role: butler}, Rob: armedRobber, Ann: {role: townsperson, family: Verdi}}\nphases: [{night: 1, actions: [Bea poison Rob]}, {night: 2}]',
    )
    expect(whys.join('\n')).toContain('Rob takes Bea along')
    expect(whys.join('\n')).not.toMatch(/Bea's (?:fate lifts|luck as Butler helps)/)
  })

  it('keeps no family from court for which nobody voted', () => {
    const players =
      'players: {Ann: {role: townsperson, family: Rossi}, Ben: {role: townsperson, family: Rossi}, Cy: {role: sheriff, family: Verdi}, Dot: {role: townsperson, family: Verdi}}'
    expect(
      rowsOf(
        `${players}\nphases: [{day: 1, actions: ["Cy jail Dot,Rossi"], votes: [{by: Ann, family: Verdi, individual: Ben}]}]`,
      ).nearly.join(),
    ).not.toContain('family Rossi would have been sent to court')
    expect(
      rowsOf(
        `${players}\nphases: [{day: 1, actions: ["Cy jail Ann,Rossi"], votes: [{by: Dot, family: Rossi, individual: Cy}]}]`,
      ).nearly,
    ).toContain(
      'The Rossi family would have been sent to court: There were votes for the Rossi family, but Cy jailed the Rossi family.',
    )
  })
})

describe('what stands among the results', () => {
  it('is news: nobody reads there who is not told what', () => {
    const { happens, results } = rowsOf(
      'players: {Ann: townsperson, Ben: townsperson, Bob: bodyguard, Mia: mafiaMember}\nphases: [{night: 1, actions: [Bob guard Ann, Mia factionKill Ann]}]',
    )
    expect([...happens, ...results].join()).not.toContain('not told what was prevented')
  })

  it('says once that the game is over', () => {
    const { happens } = rowsOf(
      'options: {game.lastDay: 1}\nplayers: {Ann: {role: townsperson, family: Rossi}, Mia: {role: mafiaMember, family: Verdi}}\nphases: [{day: 1}]',
    )
    expect(happens.filter(said => said.startsWith('The game is over'))).toHaveLength(1)
  })
})

describe('a jail', () => {
  const players =
    'players: {Ann: {role: townsperson, family: Rossi}, Cy: {role: sheriff, family: Verdi}, Dot: {role: townsperson, family: Verdi}}'
  it('names the player and the family', () => {
    expect(rowsOf(`${players}\nphases: [{day: 1, actions: ["Cy jail Dot,Rossi"]}]`).tried).toEqual([
      'Cy jailed Dot and the Rossi family',
    ])
    expect(rowsOf(`${players}\nphases: [{day: 1, actions: [Cy jail Dot]}]`).void).toEqual(['Cy used jail on Dot'])
  })
})

describe('a set-up', () => {
  it('says whose level and role do not agree', () => {
    const {
      cases: [one],
    } = readCases(
      'case: here\nsystem: mafia1923\nplayers: {Marco: {role: doctor, level: beginner}, Lia: {role: boss, level: beginner}}\nphases: [{night: 1}]',
      'here.yaml',
      [mafia1923],
    )
    expect(mafia1923.setup!(play(one!, mafia1923).phases[0]!.game).filter(({ rule }) => rule === '1923-E6')).toEqual([
      {
        rule: '1923-E6',
        says: expect.objectContaining({
          en: 'Marco and Lia are Beginners and may only be Townspeople or Mafia Members',
        }) as unknown,
        who: ['Marco', 'Lia'],
      },
    ])
  })
})

describe('the reason of a death', () => {
  it('names the save that was led elsewhere', () => {
    const poisoned = whyOf(`
players: {Bea: butler, Bram: bumblingBureaucrat, Dora: doctor, Mia: mafiaMember, Xan: townsperson}
phases:
  - {night: 1, actions: [Bea poison Dora]}
  - night: 2
    actions: [{id: b, by: Bram, does: redirect, to: [Dora]}, {id: h, by: Dora, does: heal, to: [Dora]}]
    draws: [{for: redirect, gives: Xan}]
`)
    expect(poisoned('Dora')).toBe(
      "The poison of last night kills Dora; Dora tried to treat Dora, but Bram muddled Dora's next action.",
    )
    const killed = whyOf(`
players: {Ann: townsperson, Bob: bodyguard, Bram: bumblingBureaucrat, Mia: mafiaMember, Xan: townsperson}
phases:
  - night: 1
    actions: [Bram redirect Bob, Bob guard Ann, Mia factionKill Ann]
    draws: [{for: redirect, gives: Xan}]
`)
    expect(killed('Ann')).toBe(
      "Mia sent the Mafia after Ann; Bob tried to guard Ann, but Bram muddled Bob's next action.",
    )
  })

  it('names the theft by which somebody has a passive ability', () => {
    const killed = whyOf(`
players: {Mia: mafiaMember, Rob: armedRobber, Theo: thief}
phases: [{night: 1, actions: [Theo steal Rob, Mia factionKill Theo]}]
`)
    expect(killed('Mia')).toBe('Theo takes Mia along: Theo robbed Rob, and Mia sent the Mafia after Theo.')
  })
})
