/** The host's own rule of activity in a few numbers: kept with the game, so that a co-host goes by it too. */
import { useEffect, useState, type ReactNode } from 'react'
import type { CallInput, Conduct } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { TextField } from '../../../parts/field.tsx'
import { act } from '../../../state/act.ts'
import { toast } from '../../../state/toasts.ts'
import { say } from '../../../words/say.ts'
import css from './day.module.css'

type Rule = Conduct['rule']
const keys = ['silent', 'answer', 'prods', 'least', 'most'] as const satisfies readonly (keyof Rule)[]
const labels = {
  silent: 'day.ruleSilent',
  answer: 'day.ruleAnswer',
  prods: 'day.ruleProds',
  least: 'day.ruleLeast',
  most: 'day.ruleMost',
} as const
const written = (rule: Rule): Record<string, string> =>
  Object.fromEntries(keys.map(key => [key, rule[key] === undefined ? '' : String(rule[key])]))

/** The fields; an empty one asks for nothing. */
export function ActivityRule({ game, rule }: { game: string; rule: Rule }): ReactNode {
  const kept = JSON.stringify(written(rule))
  const [typed, setTyped] = useState(written(rule))
  useEffect(() => setTyped(JSON.parse(kept) as Record<string, string>), [kept])
  const wrong = (key: string): boolean => {
    const text = typed[key]!.trim()
    return text !== '' && !(Number.isSafeInteger(Number(text)) && Number(text) > 0)
  }
  const keep = async (): Promise<void> => {
    const numbers = keys.flatMap(key => (typed[key]!.trim() === '' ? [] : [[key, Number(typed[key])] as const]))
    const input = { game, rule: Object.fromEntries(numbers) as Rule } satisfies CallInput<'conduct.rule'>
    if (await act('conduct.rule', input)) toast({ title: say('day.ruleKept') })
  }
  return (
    <details className={css.rule} {...(keys.some(key => rule[key] !== undefined) && { open: true })}>
      <summary>{say('day.rule')}</summary>
      <p className={css.soft}>{say('day.ruleHint')}</p>
      <div className={css.numbers}>
        {keys.map(key => (
          <TextField
            key={key}
            label={say(labels[key])}
            inputMode="numeric"
            value={typed[key]!}
            onChange={event => setTyped({ ...typed, [key]: event.target.value })}
            {...(wrong(key) && { error: say('day.wholeNumber') })}
          />
        ))}
      </div>
      <p>
        <Button small disabled={JSON.stringify(typed) === kept || keys.some(wrong)} onClick={() => void keep()}>
          {say('day.keepRule')}
        </Button>
      </p>
    </details>
  )
}
