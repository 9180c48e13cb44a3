/** What the compiler finds in the catalogue: each line below is a fault, and no fault would be one here. */
import { describe, expect, it } from 'vitest'
import { english, translated } from '../../../engine/text/catalogue.ts'
import { say } from '../../../renderer/words/say.ts'

describe('the compiler refuses', () => {
  it('a key that is none, and values that a message does not ask for, or asks for in vain', () => {
    const faults = [
      // @ts-expect-error there is no such message
      () => say('votes.nope'),
      // @ts-expect-error it counts something
      () => say('votes.needed'),
      // @ts-expect-error what is counted is a number
      () => say('votes.needed', { count: 'three' }),
      // @ts-expect-error it asks for nothing
      () => say('votes.allVoted', { count: 3 }),
    ]
    expect(faults).toHaveLength(4)
  })

  it('a translation that lacks a message, has one too many, or asks for what it is not given', () => {
    const en = english({ seats: '{count, plural, one {# seat} other {# seats}}', see: 'See <link>there</link>' })
    const given = { seats: '{count, plural, one {# место} few {# места} other {# мест}}', see: '<link>Туда</link>' }
    const faults = [
      // @ts-expect-error `see` is not there
      () => translated<typeof en>()({ seats: '{count}' }),
      // @ts-expect-error nothing is called so in English
      () => translated<typeof en>()({ seats: '{count}', see: '', more: '' }),
      // @ts-expect-error nobody gives `number`
      () => translated<typeof en>()({ seats: '{number}', see: '' }),
      // @ts-expect-error nobody draws `<b>`
      () => translated<typeof en>()({ seats: '{count}', see: '<b>Туда</b>' }),
    ]
    expect(faults).toHaveLength(4)
    expect(Object.keys(given)).toEqual(Object.keys(en))
  })
})
