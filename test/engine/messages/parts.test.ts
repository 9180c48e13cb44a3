/** What stands below the posts that close phases, over all cases of all systems: whole, and without a secret. */
import { describe, expect, it } from 'vitest'
import { play, type PhasePlayed, type Played } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { languagesOf } from '../../../engine/game/language.ts'
import type { Game, Seat } from '../../../engine/journal/state.ts'
import { departed, type PhaseRead } from '../../../engine/messages/departed.ts'
import { withWording } from '../../../engine/messages/edits.ts'
import { partsNote, partStanding, postParts, type PostPart } from '../../../engine/messages/parts.ts'
import { closingOf } from '../../../engine/messages/report.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { rar, systems } from '../../../engine/systems/index.ts'
import { momentParts } from '../../../engine/text/moment-said.ts'
import { plainOf } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { playedCases } from '../cases/played.ts'

/** What everybody has read when a phase is over. */
const readIn = ({ system, phases }: Played, upTo: number, locale: Locale = 'en', said = system): PhaseRead[] =>
  phases.slice(0, upTo + 1).map(({ phase, outcome }) => ({
    tells: outcome.tells,
    words: said.words.wording[locale] ?? said.words.wording.en,
    closing: closingOf(system, phase.kind),
    removed: phase.removed.map(({ who }) => who),
  }))
const deadAtStart = ({ start }: Played): string[] => start.seats.flatMap(({ slot, alive }) => (alive ? [] : slot))

/** Everything that can stand below the post of a phase. */
const partsText = (
  played: Played,
  index: number,
  locale: Locale = 'en',
  game?: Game,
  said?: System,
  on: readonly PostPart[] = postParts,
): string => {
  const at = played.phases[index]!
  return partsNote(
    {
      system: played.system,
      game: game ?? at.game,
      phase: at.phase,
      read: readIn(played, index, locale, said),
      before: deadAtStart(played),
      next: { kind: 'day', number: 2, closes: '2026-12-12T18:00:00Z' },
      zone: 'Europe/Moscow',
      locale,
    },
    on,
  )
    .paragraphs.map(plainOf)
    .join('\n')
}

const playedOf = (system: System): { title: string; played: Played }[] =>
  playedCases(system).map(({ written: { title }, played }) => ({ title, played }))

describe.each(systems.map(system => [system.id, system] as const))('below the posts of %s', (_, system) => {
  const games = playedOf(system)

  it('stand as dead those who are, save where the rules keep that from everybody', () => {
    const odd = games.flatMap(({ title, played }) =>
      played.phases.flatMap(({ after, name }, index) => {
        const { options } = played.start
        const hides = options['erase.hideDeath'] === true || options['exile.public'] === false
        const out = departed(system.departures!, readIn(played, index), deadAtStart(played)).map(({ who }) => who)
        const dead = after.seats.flatMap(({ slot, alive }) => (alive ? [] : slot))
        const untold = dead.filter(slot => !out.includes(slot))
        const early = out.filter(slot => !dead.includes(slot))
        return (untold.length && !hides) || early.length
          ? [`${title}, ${name}: untold ${untold.join()}, early ${early.join()}`]
          : []
      }),
    )
    expect(odd).toEqual([])
  })

  const { table } = system.votes ?? {}
  it.runIf(table)(
    'stands a table whose rows come to the sums, and these to what was counted but for hidden votes',
    () => {
      const odd: string[] = []
      let sums = 0
      // With what fell away, which by default nobody is told.
      const told = playedCases(system)
        .filter(({ played }) =>
          played.phases.some(({ outcome }) => outcome.tells.some(({ kind }) => kind === table!.total)),
        )
        .map(({ written }) => ({ ...written, options: { ...written.options, voteTable: 'left' } }))
      for (const written of told)
        for (const { outcome, phase, name } of play(written, system, { trees: false }).phases) {
          const { title } = written
          const lines = (kind: string) => outcome.tells.filter(tell => tell.kind === kind)
          const hides = phase.submissions.some(({ does }) => does === 'slipBallots')
          for (const { values } of lines(table!.total)) {
            const rows = lines(table!.row).filter(row => row.values.other === values.who)
            const sum = rows.reduce((all, row) => all + Number(row.values.count), 0)
            const counted = outcome.tally!.totals.players[String(values.who)]
            if (sum - Number(values.off) !== Number(values.count) || (!hides && Number(values.count) !== counted))
              odd.push(`${title}, ${name}: ${String(values.who)} ${sum} of ${String(values.count)}, counted ${counted}`)
            sums++
          }
        }
      expect(sums).toBeGreaterThan(100)
      expect(odd).toEqual([])
    },
  )

  it.each(languagesOf(system))(
    'stands the same, whatever the secrets of those are whose role nobody read (%s)',
    locale => {
      let phases = 0
      for (const { played, title } of games)
        for (const [index, { game, name }] of played.phases.entries()) {
          for (const on of [postParts, postParts.filter(part => part !== 'roster')]) {
            const said = partsText(played, index, locale, game, undefined, on)
            expect(partsText(played, index, locale, moved(played, index), undefined, on), `${title}, ${name}`).toBe(
              said,
            )
          }
          if (game.seats.length > 2) phases++
        }
      expect(phases).toBeGreaterThan(20)
    },
  )
})

/** The game of a phase with every secret moved on by one seat; of those whose role was read, only what was not. */
function moved(played: Played, index: number): Game {
  const { game }: PhasePlayed = played.phases[index]!
  const read = new Set(
    departed(played.system.departures!, readIn(played, index)).flatMap(({ who, role }) =>
      role === undefined ? [] : who,
    ),
  )
  const { seats } = game
  return {
    ...game,
    facts: [],
    state: {},
    seats: seats.map((seat, place): Seat => {
      const { role, faction, modifiers, status, uses, settings, details } = seats[(place + 1) % seats.length]!
      return {
        ...seat,
        status,
        uses,
        settings,
        faction,
        ...(details && { details }),
        alive: !seat.alive,
        ...(!read.has(seat.slot) && { role, modifiers: [...modifiers, { modifier: 'xShot', count: 9 }] }),
      }
    }),
  }
}

const nightOf = (players: string, actions: string, system = rar): Played =>
  play(
    readCases(
      `case: a night\nsystem: ${system.id}\nplayers:\n${players}\nphases:\n  - night: 1\n    actions:\n${actions}\n    expect: {}\n`,
      'night.yaml',
      systems,
    ).cases[0]!,
    system,
  )

describe('the parts of a night', () => {
  const players =
    '  Ann: {role: cop, modifiers: [xShot(2)]}\n  Bob: goon\n  Cat: vanilla\n  Dee: vigilante\n  Jan: janitor'
  const shot = nightOf(players, '      - Dee shoot Ann')

  it('say who lives, who is dead and as what, with the modifiers, and when the next phase ends', () => {
    expect(partsText(shot, 0).split('\n')).toEqual([
      'Alive (4): Bob, Cat, Dee, Jan',
      'Dead (1):',
      'Ann: 2-shot Cop, Town',
      'Deadline of day 2: Saturday 12 December 2026, 21:00 (Moscow time, UTC+3)',
    ])
  })

  it('say nothing of a role that was not found', () => {
    const cleaned = nightOf(players, '      - Dee shoot Ann\n      - Jan clean Ann')
    expect(partsText(cleaned, 0)).toContain('Dead (1):\nAnn\n')
  })

  it("say nothing of a role that the host's words for the post leave out", () => {
    const quiet = withWording(rar, { 'post:dawn:1': '<b>{who}</b> died.' })
    expect(partsText(shot, 0, 'en', undefined, quiet)).toContain('Dead (1):\nAnn\n')
    const alone = withWording(rar, { 'post:dawn:1': '<b>{who}</b> died: {role}.' })
    expect(partsText(shot, 0, 'en', undefined, alone)).toContain('Dead (1):\nAnn: 2-shot Cop\n')
  })

  it('are the kit’s only where the system has no line of its own', () => {
    const standing = (id: string, kind: string): unknown => {
      const system = systems.find(one => one.id === id)!
      return postParts.map(part => partStanding(system, { options: { day: 'lock' } }, kind, part))
    }
    expect(standing('gorny', 'night')).toEqual(['never', 'own', 'can', 'can', 'can'])
    expect(standing('rar', 'night')).toEqual(['never', 'can', 'can', 'can', 'can'])
    expect(standing('russian', 'night')).toEqual(['never', 'can', 'never', 'never', 'can'])
    expect(['day', 'revote', 'hunt', 'election'].map(kind => (standing('russian', kind) as string[])[0])).toEqual([
      'can',
      'can',
      'can',
      'own',
    ])
  })
})

describe('a deadline', () => {
  it.each([
    ['UTC', 'UTC'],
    ['Asia/Kolkata', 'UTC+5:30'],
    ['America/Chicago', 'Чикаго, UTC-6'],
  ])('is said on the clock of %s', (zone, said) => {
    expect(momentParts('2026-12-12T18:00:00Z', zone, phrasesOf({ locale: 'ru' }).moment)?.zone).toBe(said)
  })

  it('is not said where there is no such zone', () => {
    expect(momentParts('2026-12-12T18:00:00Z', 'Nowhere/Else', phrasesOf({ locale: 'en' }).moment)).toBeUndefined()
  })
})
