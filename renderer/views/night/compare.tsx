/** The same night by the rules of another system: what comes out otherwise, with the rules of either side. */
import { useState, type ReactNode } from 'react'
import type { CompareView, GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField } from '../../parts/field.tsx'
import { RuleId } from '../../parts/rule-id.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Words } from '../../parts/words.tsx'
import { useAnswer } from '../../state/answers.ts'
import { useExplained } from '../../state/language.ts'
import { namer } from '../../state/names.ts'
import { wordsOf } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import css from './compare.module.css'

type Other = { id: string; name: string }

/** The other systems there are. */
export function useOthers(game: GameView | undefined): Other[] {
  const { value } = useAnswer('workspace.info', {})
  return game && value ? value.systems.filter(({ id }) => id !== game.system.id) : []
}

/** The dialog. */
export function CompareDialog({
  game,
  phase,
  others,
  onClose,
}: {
  game: GameView
  phase: number
  others: readonly Other[]
  onClose: () => void
}): ReactNode {
  const [system, setSystem] = useState(others[0]?.id ?? '')
  const { value, error } = useAnswer('night.compare', { game: game.id, phase, ...useExplained(), system })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('night.byOtherRules', { phase: game.phases[phase]?.name ?? '' })}
      text={say('night.byOtherRulesText')}
      actions={
        <Button kind="lamp" onClick={onClose}>
          {say('common.done')}
        </Button>
      }
    >
      {others.length > 1 ? (
        <SelectField
          label={say('night.byRulesOf')}
          value={system}
          onChange={event => setSystem(event.target.value)}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <p className={css.soft}>
          <Words of="night.byRules" values={{ system: others[0]?.name }} tags={{ b: bold }} />
        </p>
      )}
      <div aria-live="polite">
        {value ? (
          <Differences view={value} here={game.system.name} nameOf={namer(game.seats)} />
        ) : error ? (
          <Problem error={error} />
        ) : (
          <Skeleton label={say('night.otherNight')} />
        )}
      </div>
    </Dialog>
  )
}

const bold = (inside: ReactNode): ReactNode => <b>{inside}</b>

function Differences({
  view: { system, missing, changed, differences },
  here,
  nameOf,
}: {
  view: CompareView
  here: string
  nameOf: (slot: string) => string
}): ReactNode {
  if (missing.length) {
    return (
      <>
        <p>
          <Words of="night.cannotBeTold" values={{ system: system.name }} tags={{ b: bold }} />
        </p>
        <ul className={css.missing}>
          {missing.map(({ what, says }) => (
            <li key={`${what} ${says}`}>{says}</li>
          ))}
        </ul>
      </>
    )
  }
  const played = changed.length > 0 && (
    <details className={css.changed}>
      <summary>{say('night.playedOtherwise', { count: changed.length })}</summary>
      <ul>
        {changed.map(({ who, says }) => (
          <li key={`${who} ${says}`}>
            <b>
              <bdi>{nameOf(who)}</bdi>
            </b>{' '}
            {says}
          </li>
        ))}
      </ul>
    </details>
  )
  if (!differences.length)
    return (
      <>
        <p>
          <Words of="night.sameByBoth" tags={{ b: bold }} />
        </p>
        {played}
      </>
    )
  return (
    <>
      <p className={css.count}>{say('night.differences', { count: differences.length })}</p>
      <ul className={css.list}>
        {differences.map(({ said, here: one, there }) => (
          <li key={wordsOf(said)} className={css.difference}>
            <p className={css.said}>
              <Said spans={said} />
            </p>
            <Half name={here} side={one} />
            <Half name={system.name} side={there} />
          </li>
        ))}
      </ul>
      {played}
    </>
  )
}

/** A rule of another system is in no book of this game: its id stands here, its text does not. */
const Half = ({
  name,
  side: { said, rules },
}: {
  name: string
  side: CompareView['differences'][number]['here']
}): ReactNode => (
  <div className={css.half}>
    <p className="eyebrow">{name}</p>
    <p>
      <Said spans={said} />
    </p>
    {rules.length > 0 && (
      <p className={css.rules}>
        {rules.map(id => (
          <RuleId key={id} id={id} />
        ))}
      </p>
    )}
  </div>
)
