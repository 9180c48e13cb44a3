/** A moment in a post is on the clock of a zone that readers know by its name: no id of a zone stands in one. */
import { describe, expect, it } from 'vitest'
import { momentParts, zonesRenamed } from '../../../engine/text/moment-said.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'

const at = '2026-03-14T00:00:00Z'
const zone = (id: string, locale: 'en' | 'ru'): string | undefined =>
  momentParts(at, id, phrasesOf({ locale }).moment)?.zone

describe('the zone of a moment in a post', () => {
  it.each([
    ['America/Chicago', 'Chicago time, UTC-5', 'Чикаго, UTC-5'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time, UTC-3', 'UTC-3'],
    ['America/New_York', 'New York time, UTC-4', 'Нью-Йорк, UTC-4'],
    ['Europe/Moscow', 'Moscow time, UTC+3', 'МСК, UTC+3'],
    ['Asia/Kathmandu', 'Kathmandu time, UTC+5:45', 'UTC+5:45'],
    ['Etc/GMT+5', 'UTC-5', 'UTC-5'],
    ['UTC', 'UTC', 'UTC'],
  ])('%s', (id, en, ru) => expect([zone(id, 'en'), zone(id, 'ru')]).toEqual([en, ru]))

  it('of a text that was sent before is the same under its name', () => {
    const { moment } = phrasesOf({ locale: 'en' })
    const said = 'Deadline: 19:00 (America/Chicago, UTC-5), not (this/that), nor (Rome, UTC+1)'
    expect(zonesRenamed(said, moment)).toBe('Deadline: 19:00 (Chicago time, UTC-5), not (this/that), nor (Rome, UTC+1)')
    expect(zonesRenamed('(Etc/GMT+5, UTC-5)', moment)).toBe('(UTC-5)')
  })

  it('is never an id, whichever zone a machine knows', () => {
    const ids = Intl.supportedValuesOf('timeZone')
    expect(ids.length).toBeGreaterThan(300)
    expect(ids.filter(id => /[/_]/.test(`${zone(id, 'en')} ${zone(id, 'ru')}`))).toEqual([])
    expect(ids.filter(id => /\p{Script=Latin}/u.test((zone(id, 'ru') ?? '').replace('UTC', '')))).toEqual([])
  })
})
