import { describe, expect, it } from 'vitest'
import { publicNote, publicOnly, publicProjection } from '../../../engine/text/audience.ts'
import type { Note, Public } from '../../../engine/text/audience.ts'
import { plainOf, text } from '../../../engine/text/span.ts'

const night = { dead: ['Ann'], killer: 'Bob' }
const known = (from: typeof night) => ({ dead: from.dead })
const announce = (facts: Public<{ dead: string[] }>) => [[text(facts.dead.join(', '))]]

describe('audiences', () => {
  it('make public notes from public facts only', () => {
    const note = publicNote('dawn', publicProjection(night, known), announce, 'en')
    expect(note).toMatchObject({ audience: { to: 'public' }, kind: 'dawn', locale: 'en', secret: false })
    expect(note.paragraphs.map(plainOf)).toEqual(['Ann'])
    // @ts-expect-error what nobody projected is not public
    publicNote('dawn', night, announce)
    // @ts-expect-error nor is a note somebody only addressed to the public
    const forged: Note = { audience: { to: 'public' }, kind: 'dawn', paragraphs: [], secret: false }
    expect(forged).toBeDefined()
  })

  it('make a public text that does not change with what is hidden', () => {
    const dawn = (killer: string) => publicNote('dawn', publicProjection({ ...night, killer }, known), announce)
    expect(JSON.stringify(dawn('Cat'))).toBe(JSON.stringify(dawn('Bob')))
  })

  it('are picked by address', () => {
    const dawn = publicNote('dawn', publicProjection(night, known), announce)
    const notes: Note[] = [
      { audience: { to: 'player', player: 'p1' }, kind: 'result', paragraphs: [], secret: true },
      dawn,
      { audience: { to: 'group', group: 'mafia' }, kind: 'result', paragraphs: [], secret: true },
    ]
    expect(publicOnly(notes)).toEqual([dawn])
  })
})
