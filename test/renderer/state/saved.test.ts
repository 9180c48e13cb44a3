import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saving, useSaved, watchLink } from '../../../renderer/state/saved.ts'

const desk = vi.hoisted(() => ({ link: (_up: boolean): void => {} }))
vi.mock('../../../renderer/state/desk.ts', () => ({
  onLink: (hear: (up: boolean) => void) => {
    desk.link = hear
    return () => {}
  },
}))

describe('while the desk cannot be reached', () => {
  const is = (): string => useSaved.getState().state.is
  beforeEach(() => {
    useSaved.setState({ state: { is: 'idle' }, under: 0 })
    watchLink()
    desk.link(false)
  })

  it('says so, until it is there again', () => {
    expect(is()).toBe('lost')
    desk.link(true)
    expect(is()).toBe('idle')
  })

  it('says what was not kept, however often it is looked for meanwhile', () => {
    saving().failed('Nightdesk is not responding.')
    desk.link(false)
    expect(useSaved.getState().state).toEqual({ is: 'failed', reason: 'Nightdesk is not responding.' })
    desk.link(true)
    expect(is()).toBe('idle')
  })
})
