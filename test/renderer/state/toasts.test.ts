/** Notices that are no longer so are taken back. */
import { afterEach, expect, it, vi } from 'vitest'
import { settled, toast, toastManager } from '../../../renderer/state/toasts.ts'

afterEach(() => vi.restoreAllMocks())

it('what was refused is taken back once it succeeds, and nothing else is', () => {
  const closed = vi.spyOn(toastManager, 'close')
  const wrong = toast({ title: 'There is no Zed here.', kind: 'error', about: 'refused roster.set' })
  toast({ title: 'No such phase.', kind: 'error', about: 'refused phases.open' })
  settled('refused roster.set')
  settled('refused roster.set')
  settled('refused games.create')
  expect(closed.mock.calls).toEqual([[wrong]])
})
