/** The modifiers of a seat: which, how many, and on what. */
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import type { RolesAnswer, WordsAnswer } from '../../../electron/desk/contract.ts'
import type { ModifierUse } from '../../../engine/journal/state.ts'
import { IconButton } from '../../parts/button.tsx'
import { Picker } from '../../parts/picker.tsx'
import { capital } from '../rules/words.ts'
import { modifierNamed } from './words.ts'
import css from './modifiers-field.module.css'

interface ModifiersFieldProps {
  uses: readonly ModifierUse[]
  words: WordsAnswer['modifiers']
  /** Those of the role: a modifier may be on one of them alone. */
  abilities: RolesAnswer['abilities']
  onChange: (uses: ModifierUse[]) => void
}

/** A list that grows by a search. */
export function ModifiersField({ uses, words, abilities, onChange }: ModifiersFieldProps): ReactNode {
  if (!words.length && !uses.length) return null
  const put = (index: number, use: ModifierUse): void => onChange(uses.map((one, at) => (at === index ? use : one)))
  return (
    <div className={css.field}>
      {uses.length > 0 && (
        <ul className={css.list} aria-label={say('roster.modifiers')}>
          {uses.map((use, index) => {
            const known = words.find(({ id }) => id === use.modifier)
            const said = capital(modifierNamed(use.modifier))
            return (
              <li key={index} className={css.use}>
                <b>{said}</b>
                {known?.numbered === true && (
                  <input
                    className={css.number}
                    type="number"
                    min={known.from ?? 1}
                    max={99}
                    aria-label={say('roster.howMany', { modifier: said })}
                    value={use.count ?? 1}
                    onChange={event => {
                      const count = Math.trunc(Number(event.target.value))
                      if (count >= (known.from ?? 1)) put(index, { ...use, count })
                    }}
                  />
                )}
                {abilities.length > 1 && (
                  <select
                    className={css.on}
                    aria-label={say('roster.onWhat', { modifier: said })}
                    value={use.on ?? ''}
                    onChange={event => {
                      const { on: _, ...rest } = use
                      put(index, event.target.value === '' ? rest : { ...rest, on: event.target.value })
                    }}
                  >
                    <option value="">{say('roster.onEverything')}</option>
                    {abilities.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {say('roster.on', { ability: name })}
                      </option>
                    ))}
                  </select>
                )}
                <span className={css.grow} />
                <IconButton
                  label={say('roster.takeAway', { modifier: said })}
                  onClick={() => onChange(uses.filter((_, at) => at !== index))}
                >
                  ✕
                </IconButton>
                <p className={css.says}>{known?.says}</p>
              </li>
            )
          })}
        </ul>
      )}
      <Picker
        label={say('roster.addModifier')}
        adds
        placeholder={say('roster.searchModifiers')}
        choices={words
          .filter(({ id }) => !uses.some(({ modifier, on }) => modifier === id && on === undefined))
          .map(({ id }) => ({ value: id, label: capital(modifierNamed(id)) }))}
        onPick={modifier =>
          onChange([
            ...uses,
            { modifier, ...(words.find(({ id }) => id === modifier)?.numbered === true && { count: 1 }) },
          ])
        }
      />
    </div>
  )
}
