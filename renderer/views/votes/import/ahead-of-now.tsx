/** Posts that are dated later than now: by whose clock their times were read, and another one to read them by. */
import type { ReactNode } from 'react'
import type { ThreadTaken } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { Picker } from '../../../parts/picker.tsx'
import { zoneName } from '../../../state/clock.ts'
import { say } from '../../../words/say.ts'
import { zones } from '../../games/zones.ts'
import css from './import.module.css'

interface AheadOfNowProps {
  ahead: NonNullable<ThreadTaken['ahead']>
  onZone: (zone: string) => void
  onClose: () => void
}

/** The question, with the zone to choose. */
export const AheadOfNow = ({ ahead: { count, zone }, onZone, onClose }: AheadOfNowProps): ReactNode => (
  <section className={css.unknown} aria-label={say('votes.aheadTitle')}>
    <p role="status">{say('votes.ahead', { count, zone: zoneName(zone) })}</p>
    <Picker label={say('votes.threadZone')} choices={zones(zone)} value={zone} onPick={onZone} />
    <Button small onClick={onClose}>
      {say('votes.aheadFine')}
    </Button>
  </section>
)
