import { describe, expect, it } from 'vitest'
import type { DoubtView, MessageView, ProposalView } from '../../../electron/desk/contract.ts'
import { beside, briefly, nextWanting, openDoubt, sure } from '../../../renderer/views/inbox/queue.ts'

const proposal = (taken: boolean): ProposalView => ({ said: [], by: 'Ann', does: 'block', to: ['Dee'], taken })
const message = (id: string, state: MessageView['state'] = 'new', more: Partial<MessageView> = {}): MessageView => ({
  id,
  late: false,
  body: '',
  state,
  marks: [],
  proposals: [],
  doubts: [],
  actions: [],
  ...more,
})
const doubt = (answered?: string): DoubtView => ({
  why: 'several',
  question: '?',
  choices: [],
  ...(answered !== undefined && { answered }),
})

describe('the inbox', () => {
  it('leads to the next message that wants the host, and round', () => {
    const messages = [
      message('a'),
      message('b', 'taken'),
      message('c', 'nothing'),
      message('d', 'doubt'),
      message('e', 'dismissed'),
    ]
    expect([undefined, 'a', 'd', 'e'].map(after => nextWanting(messages, after)?.id)).toEqual(['a', 'd', 'a', 'a'])
    expect(nextWanting([message('a'), message('b', 'taken')], 'a')).toBeUndefined()
  })

  it('steps up and down and stops at the ends', () => {
    const messages = [message('a'), message('b')]
    expect(
      [
        beside(messages, 'a', 1),
        beside(messages, 'b', 1),
        beside(messages, 'a', -1),
        beside(messages, undefined, 1),
        beside([], 'a', 1),
      ].map(found => found?.id),
    ).toEqual(['b', 'b', 'a', 'a', undefined])
  })

  it('counts what can be taken without a question', () => {
    expect(
      sure([
        message('a', 'new', { proposals: [proposal(false), proposal(true)] }),
        message('b', 'doubt', { proposals: [proposal(false)] }),
        message('c', 'dismissed', { proposals: [proposal(false)] }),
      ]),
    ).toBe(2)
  })

  it('asks one question at a time', () => {
    expect(openDoubt(message('a', 'doubt', { doubts: [doubt('x'), doubt(), doubt()] }))?.index).toBe(1)
    expect(openDoubt(message('a', 'taken', { doubts: [doubt('x')] }))).toBeUndefined()
  })

  it('tells a message in one line, whole characters only', () => {
    expect(briefly('  Hello\n\n there ')).toBe('Hello there')
    expect(briefly('🐺'.repeat(100), 5)).toBe('🐺🐺🐺🐺…')
  })
})
