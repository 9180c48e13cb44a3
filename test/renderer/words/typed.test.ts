/** What the compiler finds in the catalogue: each line below is a fault, and no fault would be one here. */
import { describe, expect, it } from 'vitest'
import { defineMessages } from '../../../engine/text/catalogue.ts'
import { sayingInEach } from '../../../engine/text/in-each.ts'
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

  it('a message that lacks a language, or asks in one for what it is not given', () => {
    const sections = [
      defineMessages({
        seats: {
          en: '{count, plural, one {# seat} other {# seats}}',
          ru: '{count, plural, one {# место} few {# места} other {# мест}}',
        },
      }),
      // @ts-expect-error it says nothing in Russian
      defineMessages({ see: { en: 'See <link>there</link>' } }),
      // @ts-expect-error nobody gives `number`
      defineMessages({ seats: { en: '{count, plural, one {# seat} other {# seats}}', ru: '{number}' } }),
      // @ts-expect-error nobody draws `<b>`
      defineMessages({ see: { en: 'See <link>there</link>', ru: '<b>Туда</b>' } }),
      // @ts-expect-error the same where it is said in all languages at once
      sayingInEach({ see: { en: 'See {name}', ru: 'Смотрите {who}' } }),
    ]
    expect(sections).toHaveLength(5)
  })
})
