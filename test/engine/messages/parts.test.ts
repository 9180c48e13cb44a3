/** What stands below the posts that close phases. That it is whole and without a secret in every case, `prove` looks at. */
import { describe, expect, it } from 'vitest'
import { play, type Played } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { withWording } from '../../../engine/messages/edits.ts'
import { partsNote, partStanding, postParts } from '../../../engine/messages/parts.ts'
import { closingOf } from '../../../engine/messages/report.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { rar, systems } from '../../../engine/systems/index.ts'
import { momentParts } from '../../../engine/text/moment-said.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'

/** Everything that can stand below the post of a night. @param said the rules in the words of a host */
const partsText = ({ system, phases }: Played, said: System = system): string => {
  const { game, phase, outcome } = phases[0]!
  const read = [
    { tells: outcome.tells, words: said.words.wording.en, closing: closingOf(system, 'night'), removed: [] },
  ]
  const next = { kind: 'day', number: 2, closes: '2026-12-12T18:00:00Z' }
  return partsNote({ system, game, phase, read, before: [], next, zone: 'Europe/Moscow', locale: 'en' }, postParts)
    .paragraphs.map(plainOf)
    .join('\n')
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
    expect(partsText(shot).split('\n')).toEqual([
      'Alive (4): Bob, Cat, Dee, Jan',
      'Dead (1):',
      'Ann: Town 2-Shot Cop',
      'Deadline for day 2: Saturday 12 December 2026, 21:00 (Moscow time, UTC+3)',
    ])
  })

  it('say nothing of a role that was not found', () => {
    const cleaned = nightOf(players, '      - Dee shoot Ann\n      - Jan clean Ann')
    expect(partsText(cleaned)).toContain('Dead (1):\nAnn\n')
  })

  it("say nothing of a role that the host's words for the post leave out", () => {
    const quiet = withWording(rar, { 'post:dawn:1': '<b>{who}</b> died.' })
    expect(partsText(shot, quiet)).toContain('Dead (1):\nAnn\n')
    const alone = withWording(rar, { 'post:dawn:1': '<b>{who}</b> died: {role}.' })
    expect(partsText(shot, alone)).toContain('Dead (1):\nAnn: 2-Shot Cop\n')
  })

  it('are the kit’s only where the system has no line of its own', () => {
    const standing = (id: string, kind: string): unknown => {
      const system = systems.find(one => one.id === id)!
      return postParts.map(part => partStanding(system, { options: { day: 'lock' } }, kind, part))
    }
    expect(standing('gorny', 'night')).toEqual(['never', 'own', 'can', 'can', 'can'])
    expect(standing('rar', 'night')).toEqual(['never', 'can', 'own', 'can', 'can'])
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
