/** Copies that no co-host made: whatever stands in one, both games are as they were, and what is asked is answered or refused with words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const folder = join(import.meta.dirname, '../../../../assets/sample')

type Event = Record<string, unknown> & { type: string }
interface Exported {
  journal: { event: Event }[]
}

/** What a hostile hand does to one event; nothing where it cannot be done to this one. */
const hands: Record<string, (event: Event) => boolean> = {
  'names a seat of nobody': event => renamed(event, ['by', 'for', 'slot', 'family', 'individual', 'who'], 'Nobody'),
  'seats somebody else': event => {
    const { seats } = event
    if (!Array.isArray(seats) || !seats.length) return false
    Object.assign(seats[0] as object, { slot: 'Stranger' })
    return true
  },
}

function renamed(event: Event, fields: readonly string[], to: string): boolean {
  const found = fields.filter(field => typeof event[field] === 'string')
  for (const field of found) event[field] = to
  return found.length > 0
}

describe.each(readdirSync(folder).filter(name => name.endsWith('.json')))('a copy of %s', name => {
  const text = readFileSync(join(folder, name), 'utf8')
  it.each(Object.keys(hands))('of which an event %s is answered or refused with words', async hand => {
    const desk = await newDesk()
    const { game } = await desk.ask('games.import', { text })
    const before = await desk.ask('games.get', { game })
    const types = new Set<string>()
    for (let at = 0; at < (JSON.parse(text) as Exported).journal.length; at++) {
      const copy = JSON.parse(text) as Exported
      const { event } = copy.journal[at]!
      if (types.has(event.type) || !hands[hand]!(event)) continue
      types.add(event.type)
      const taken = await desk.desk.dispatch('games.import', { text: JSON.stringify(copy) })
      if (!taken.ok) {
        expect(taken.code, `${event.type}: ${taken.message}`).not.toBe('internal')
        continue
      }
      const pair = { game, copy: (taken.value as { game: string }).game }
      for (const call of ['merge.view', 'merge.accept'] as const) {
        const answered = await desk.desk.dispatch(call, pair)
        if (!answered.ok) expect(answered.code, `${event.type}: ${answered.message}`).not.toBe('internal')
        else if (call === 'merge.accept') await desk.ask('log.undo', { game })
      }
    }
    expect((await desk.ask('games.get', { game })).seats).toEqual(before.seats)
    await desk.desk.close()
  })
})
