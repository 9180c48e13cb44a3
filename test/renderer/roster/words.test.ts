import { expect, it } from 'vitest'
import type { SeatView } from '../../../electron/desk/contract.ts'
import { sendsIn } from '../../../renderer/views/roster/words.ts'

it('the dead send in nothing', () => {
  const abilities = [{ id: 'shoot', name: 'shot' }] as SeatView['abilities']
  expect([sendsIn({ alive: true, abilities }), sendsIn({ alive: false, abilities })]).toEqual([abilities, []])
})
