/** Options set in one go, as games on a site are usually played: what it would change is shown first. */
import { useState, type ReactNode } from 'react'
import type { PresetView, RulesView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Menu } from '../../parts/menu.tsx'
import { act } from '../../state/act.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import { optionSaid } from './groups.ts'
import { valueOf } from './words.ts'
import css from './rules.module.css'

/** The button and what it asks; nothing where the system has no presets. */
export function Presets({ game, rules }: { game: string; rules: RulesView }): ReactNode {
  const [chosen, setChosen] = useState<string>()
  const preset = rules.presets.find(({ id }) => id === chosen)
  if (!rules.presets.length) return null
  return (
    <>
      <Menu
        commands={say('rules.usePreset')}
        trigger={<Button small>{say('rules.usePreset')} ▾</Button>}
        items={rules.presets.map(({ id, name }) => ({ label: name, run: () => setChosen(id) }))}
      />
      {preset && <PresetDialog game={game} preset={preset} rules={rules} onClose={() => setChosen(undefined)} />}
    </>
  )
}

interface PresetDialogProps {
  game: string
  preset: PresetView
  rules: RulesView
  onClose: () => void
}

function PresetDialog({ game, preset, rules, onClose }: PresetDialogProps): ReactNode {
  const { id, name, says, changes, kept } = preset
  const count = changes.length
  const set = async (): Promise<void> => {
    onClose()
    if (await act('options.preset', { game, preset: id })) toast({ title: say('rules.presetDone', { preset: name }) })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('rules.preset', { preset: name })}
      text={says}
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          {count > 0 && (
            <Button kind="lamp" onClick={() => void set()}>
              {say('rules.presetDo', { count })}
            </Button>
          )}
        </>
      }
    >
      {count > 0 ? (
        <p className={css.soft}>{say('rules.presetSets', { count })}</p>
      ) : (
        !kept.length && <p className={css.soft}>{say('rules.presetSet')}</p>
      )}
      {count > 0 && (
        <ul className={css.preset}>
          {changes.map(({ option, value }) => (
            <li key={option}>
              {optionSaid(option)}: <s>{valueOf(option, rules.options.find(one => one.id === option)!.value)}</s>{' '}
              <b>{valueOf(option, value)}</b>
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <p className={css.soft}>{say('rules.presetKept', { list: kept.map(optionSaid).join(', ') })}</p>
      )}
    </Dialog>
  )
}
