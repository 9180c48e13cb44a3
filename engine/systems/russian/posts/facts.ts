/** What the election of the mayor and the posts write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  backs: { of: 'slot', data: { target: 'slot' } },
  tiedForMayor: { of: 'slot' },
  elected: { of: 'slot' },
  appointed: { of: 'slot' },
  vertical: { of: 'name', data: { mayor: 'slot' } },
  dismissed: { of: 'slot' },
  secretaryOut: { of: 'slot' },
})
