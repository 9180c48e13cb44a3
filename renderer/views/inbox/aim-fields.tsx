/** At whom an action is aimed: players, families or roles, in their order. */
import type { ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { IconButton } from '../../parts/button.tsx'
import { Picker } from '../../parts/picker.tsx'
import { useAnswer } from '../../state/answers.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import { aimAt, aimChoices, aimLabel, fieldsFor, type AbilityView, type Aim } from './aims.ts'
import css from './by-hand.module.css'

const placeholders = {
  player: 'inbox.choosePlayer',
  family: 'inbox.chooseFamily',
  role: 'inbox.choosePlayerOrRole',
} as const satisfies Record<Aim, PlainKey>

/** A field for each target, and one more as long as more may be named. */
export function AimFields({
  game,
  ability,
  to,
  onChange,
}: {
  game: GameView
  ability: AbilityView
  to: readonly (string | undefined)[]
  onChange: (to: (string | undefined)[]) => void
}): ReactNode {
  const fields = Array.from({ length: fieldsFor(ability, to) }, (_, index) => index)
  const { value: roles } = useAnswer(
    'rules.roles',
    ability.aims.includes('role') ? { system: game.system.id, game: game.id } : undefined,
  )
  const put = (index: number, value: string | undefined): void =>
    onChange(Array.from({ length: Math.max(to.length, index + 1) }, (_, at) => (at === index ? value : to[at])))
  return fields.map(index => (
    <div key={index} className={css.aim}>
      <Picker
        label={aimLabel(ability, index)}
        value={to[index]}
        placeholder={say(placeholders[aimAt(ability, index)])}
        choices={aimChoices(game, aimAt(ability, index), roles?.roles ?? [])}
        onPick={value => put(index, value)}
      />
      {index >= ability.targets && to[index] !== undefined && (
        <IconButton
          label={say('inbox.leaveOut', { field: aimLabel(ability, index) })}
          onClick={() => onChange(to.filter((_, at) => at !== index))}
        >
          ✕
        </IconButton>
      )}
    </div>
  ))
}
