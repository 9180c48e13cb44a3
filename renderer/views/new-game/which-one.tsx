/** Three questions for whoever does not know the rules by their names. */
import { useState, type ReactNode } from 'react'
import type { SystemOffered } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import css from './new-game.module.css'

interface Wanted {
  order: string
  roles: string
  day: string
}

/** How many of the answers fit. */
const fits = ({ about }: SystemOffered, { order, roles, day }: Wanted): number =>
  Number(about?.order === order) + Number(about?.roles === roles) + Number(about?.day === day)

/** The rules that fit most of the answers; nothing before there is one. */
function bestOf(systems: readonly SystemOffered[], wanted: Wanted): SystemOffered | undefined {
  const best = systems.reduce<SystemOffered | undefined>(
    (found, one) => (found && fits(found, wanted) >= fits(one, wanted) ? found : one),
    undefined,
  )
  return best && fits(best, wanted) > 0 ? best : undefined
}

/** The questions, folded away; what fits best is offered and never chosen by itself. */
export function WhichOne({
  systems,
  onChoose,
}: {
  systems: readonly SystemOffered[]
  onChoose: (system: string) => void
}): ReactNode {
  const [wanted, setWanted] = useState<Wanted>({ order: '', roles: '', day: '' })
  const best = bestOf(systems, wanted)
  const open = { value: '', label: say('games.whichOpen') }
  const days = [...new Set(systems.flatMap(({ about }) => (about ? [about.day] : [])))]
  return (
    <details className={css.which}>
      <summary>{say('games.which')}</summary>
      <div className={css.questions}>
        <SelectField
          label={say('games.whichOrder')}
          value={wanted.order}
          onChange={event => setWanted({ ...wanted, order: event.target.value })}
          options={[
            open,
            { value: 'none', label: say('games.whichNoOrder') },
            { value: 'steps', label: say('games.whichSteps') },
          ]}
        />
        <SelectField
          label={say('games.whichRoles')}
          value={wanted.roles}
          onChange={event => setWanted({ ...wanted, roles: event.target.value })}
          options={[
            open,
            { value: 'usual', label: say('games.whichUsual') },
            { value: 'own', label: say('games.whichOwn') },
          ]}
        />
        <SelectField
          label={say('games.whichDay')}
          value={wanted.day}
          onChange={event => setWanted({ ...wanted, day: event.target.value })}
          options={[open, ...days.map(day => ({ value: day, label: day }))]}
        />
        <p className={css.best} aria-live="polite">
          {best && (
            <>
              <Words of="games.whichBest" values={{ system: <b>{best.name}</b> }} />{' '}
              <Button small onClick={() => onChoose(best.id)}>
                {say('games.whichTake')}
              </Button>
            </>
          )}
        </p>
      </div>
    </details>
  )
}
