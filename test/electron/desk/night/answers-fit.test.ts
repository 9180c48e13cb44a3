/** An action that went through and changed nothing says so in its answer: in every system, in both languages. */
import { expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { sheetOf } from '../../../../electron/desk/night/sheet.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import type { Locale } from '../../../../engine/text/wording.ts'
import { newDesk, villagers } from '../help.ts'

/** How the last phase of a case fared, action by action, and what each is answered. */
function answers(written: string, locale: Locale = 'en'): Record<string, string> {
  const { cases, problems } = readCases(written, 'here.yaml', systems)
  expect(problems).toEqual([])
  const system = systems.find(({ id }) => id === cases[0]!.system)!
  const played = play(cases[0]!, system).phases.at(-1)!
  const { tried } = sheetOf(system, played, { ascii: false, decisive: false }, locale)
  return Object.fromEntries(tried.map(({ action, fared, why }) => [action, `${fared}: ${plainOf(why)}`]))
}

const night = (system: string, players: string, actions: string, more = ''): string =>
  `case: here\nsystem: ${system}\nplayers: {${players}}\n${more}phases:\n  - night: 1\n    actions: [${actions}]\n`

it('of a doctor to whose patient nobody came', () => {
  const town = 'Ann: vanilla, Dee: doctor'
  const said = { a1: 'idle: Dee protected Ann. It changed nothing: nobody attacked Ann.' }
  expect(answers(night('rar', town, 'Dee protect Ann'))).toEqual(said)
  expect(answers(night('gorny', town, 'Dee protect Ann'))).toEqual(said)
  expect(answers(night('mafia1923', 'Ann: townsperson, Dora: doctor', 'Dora heal Ann'))).toEqual({
    a1: 'idle: Dora treated Ann. It changed nothing: nobody attacked Ann.',
  })
  expect(answers(night('conan', 'Ara: araide, Gil: gin', 'Ara heal Gil'))).toEqual({
    a1: 'idle: Ara healed Gil. It changed nothing: nobody attacked Gil.',
  })
  expect(answers(night('russian', 'Ann: detective, Dan: doctor', 'Dan heal Ann', 'others: 7\n'), 'ru')).toEqual({
    a1: 'idle: Игрок Dan лечил игрока Ann. Это ни на что не повлияло: нападений на игрока Ann не было.',
  })
})

it('of one to whose target came only what did not count', () => {
  const town = 'Ann: vanilla, Dee: doctor, Kim: goon, Rolf: roleblocker, Vic: {role: vigilante, modifiers: [evenNight]}'
  const said = answers(night('rar', town, 'Dee protect Ann, Vic shoot Ann, Rolf block Vic'))
  expect([said.a1, said.a3]).toEqual([
    "idle: Dee protected Ann. It changed nothing: nobody attacked Ann, and Vic's shot did not count.",
    "idle: Rolf blocked Vic. It changed nothing: Vic's shot did not count.",
  ])
  const square = 'Ann: detective, Dan: doctor, Max: {role: judge, negative: maniac}, Ned: {role: hero, negative: mafia}'
  expect(answers(night('russian', square, 'Dan heal Ann, Max shoot Ann', 'others: 7\n'), 'ru').a1).toBe(
    'idle: Игрок Dan лечил игрока Ann. Это ни на что не повлияло: нападений на игрока Ann не было, а выстрел игрока Max не в счет.',
  )
})

it('of one who hid behind somebody, and of one whose ward did nothing to anybody', () => {
  const town = 'Ann: vanilla, Hid: hider, Shi: shield, Vic: vigilante, Bob: vanilla'
  expect(answers(night('rar', town, 'Hid hide Ann, Shi screen Bob'))).toEqual({
    a1: 'idle: Hid hid behind Ann. It changed nothing: nobody attacked Hid.',
    a2: 'idle: Shi shielded the others from Bob. It changed nothing: Bob did nothing.',
  })
  expect(answers(night('rar', town, 'Hid hide Ann, Vic shoot Hid')).a1).toMatch(/^yes: /)
})

it('of one who came to somebody whom something else kept alive, by that', () => {
  expect(
    answers(
      night(
        'rar',
        'Ann: vanilla, Dee: doctor, Dot: doctor, Rolf: roleblocker, Vic: vigilante',
        'Dee protect Ann, Rolf block Vic, Vic shoot Ann',
      ),
    ).a1,
  ).toBe('idle: Dee protected Ann. It changed nothing: Rolf blocked Vic.')
})

it('of whatever else changed nothing, why not', () => {
  const town =
    'Ann: vanilla, Bob: tracker, Cop: neapolitan, Fra: framer, Kim: goon, Max: masonizer, Shi: shield, Vic: vigilante'
  const first = (actions: string): string => answers(night('rar', town, actions)).a1!
  expect(first('Max masonize Ann, Vic shoot Ann')).toBe('idle: Max masonized Ann. It changed nothing: Ann died.')
  expect(first('Fra frame Ann, Bob track Ann')).toMatch(/ It changed nothing: no check of Ann was affected\.$/)
  expect(first('Shi screen Bob, Bob track Ann')).toMatch(/ It changed nothing: Bob attacked nobody\.$/)
  expect(
    answers(night('gorny', 'Ann: vanilla, Bob: tracker, Red: redirector', 'Red redirect Bob Ann, Bob track Ann')).a1,
  ).toMatch(/ It changed nothing: Bob went there anyway\.$/)
})

it('of a block of somebody who did nothing', () => {
  for (const system of ['rar', 'gorny'])
    expect(answers(night(system, 'Ann: vanilla, Rolf: roleblocker', 'Rolf block Ann'))).toEqual({
      a1: 'idle: Rolf blocked Ann. It changed nothing: Ann did nothing.',
    })
  expect(answers(night('russian', 'Ann: detective, Bea: blocker', 'Bea arrest Ann', 'others: 7\n'), 'ru')).toEqual({
    a1: 'idle: Игрок Bea взял игрока Ann под арест. Это ни на что не повлияло: у игрока Ann не было хода.',
  })
})

it('of a doctor whose patient died of something else', () => {
  const strong = 'Ann: vanilla, Dee: doctor, Vic: {role: vigilante, modifiers: [strongman]}'
  expect(answers(night('rar', strong, 'Vic shoot Ann, Dee protect Ann'))).toEqual({
    a1: "yes: Vic shot Ann; Dee tried to protect Ann, but Vic's shot goes through protections and rolestops.",
    a2: "lost: Ann died anyway. Vic shot Ann; Dee tried to protect Ann, but Vic's shot goes through protections and rolestops.",
  })
})

it('of a check that found nothing', () => {
  for (const system of ['rar', 'gorny'])
    expect(answers(night(system, 'Ann: vanilla, Tom: tracker', 'Tom track Ann'))).toEqual({
      a1: 'blank: Tom tracked Ann, and Ann visited nobody.',
    })
})

it('says no such thing of what is at work later, and none of a word that is no work on anybody', () => {
  expect(answers(night('conan', 'Ver: vermouth, Gil: gin', '"Ver disguise role=araide"')).a1).toMatch(
    /^yes: .+ put on a disguise as Dr Araide\.$/,
  )
  expect(
    answers(night('russian', 'Max: {role: witness, negative: mafia}, Ann: priest', 'Max pass', 'others: 7\n'), 'ru').a1,
  ).toMatch(/^yes: /)
  expect(answers(night('mafia1923', 'Ann: townsperson, Bram: bumblingBureaucrat', 'Bram redirect Ann')).a1).toMatch(
    /^yes: /,
  )
})

it('is told by the tree, what is copied of it, the list, and the map with one voice', async () => {
  const { ask } = await newDesk()
  const { game } = await ask('games.create', { name: 'One night', system: 'rar' })
  await ask('roster.set', { game, seats: villagers })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('actions.submit', { game, by: 'Ann', does: 'protect', to: ['Dee'] })
  const { rows } = await ask('night.view', { game, phase: 0 })
  const { cards } = await ask('night.map', { game, phase: 0 })
  const { id, fared, why } = rows.find(({ section }) => section === 'tried')!
  expect([fared, cards[0]?.fared, plainOf(why)]).toEqual(['idle', 'idle', 'It changed nothing: nobody attacked Dee.'])
  const answer = "Does Ann's protection go through? Yes, but it changed nothing: nobody attacked Dee."
  const { lines } = await ask('night.tree', { game, phase: 0, of: id })
  expect(plainOf(lines[0]!.said)).toBe(answer)
  expect((await ask('night.outline', { game, phase: 0, of: id, dialect: 'plain' })).text).toContain(answer)
})

it('of several players to whom the same happens, each row says why by itself', () => {
  const { cases } = readCases(
    `case: here
system: russian
players: {Ter: terrorist, Ann: doctor, Bob: detective, Moe: hero, Max: bum}
others: 4
phases:
  - day: 2
    votes: [Ann Ter, Bob Ter, Moe Ter, Ter Max]
`,
    'here.yaml',
    systems,
  )
  const system = systems.find(({ id }) => id === 'russian')!
  const [played] = play(cases[0]!, system).phases
  const said = (locale: Locale): string[] =>
    sheetOf(system, played!, { ascii: false, decisive: false }, locale)
      .results.filter(({ said }) => /explosion|взрыв/i.test(plainOf(said)))
      .map(({ said, why }) => `${plainOf(said)}. ${plainOf(why)}`)
  expect(said('en')).toEqual([
    'The explosion blocks Ann’s roles. Ter explodes; Ann, Bob, and Moe all voted for Ter.',
    'The explosion blocks Bob’s roles. Ter explodes; Ann, Bob, and Moe all voted for Ter.',
    'The explosion blocks Moe’s roles. Ter explodes; Ann, Bob, and Moe all voted for Ter.',
  ])
  const reasons = said('ru').map(line => line.slice(line.indexOf('.')))
  expect(new Set(reasons).size).toBe(1)
})
