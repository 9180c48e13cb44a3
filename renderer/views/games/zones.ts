/** Time zones that a game may keep. */
import type { Choice } from '../../parts/picker.tsx'
import { zoneCodes } from '../../words/zone-names.ts'

/** Those this machine knows, and one more in any case. @param also one that has to be among them */
export function zones(also: string): Choice[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set([also, 'UTC', ...known])].map(zone => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
    ...(Object.hasOwn(zoneCodes, zone) && { detail: zoneCodes[zone]! }),
  }))
}
