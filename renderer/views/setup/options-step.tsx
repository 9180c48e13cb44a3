/** The way to the options before they lock: what the host may choose, and how much of it is chosen. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { useAnswer } from '../../state/answers.ts'
import { go } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { isChanged } from '../rules/groups.ts'
import css from './role-messages.module.css'

/** Nothing where the rules have no options. */
export function OptionsStep({ game }: { game: string }): ReactNode {
  const { value } = useAnswer('options.view', { game })
  if (!value?.options.length) return null
  return (
    <section className={css.part} aria-label={say('rules.options')}>
      <h2 className="eyebrow">{say('rules.options')}</h2>
      <p className={css.note}>{say('rules.lookText', { changed: value.options.filter(isChanged).length })}</p>
      <Button small onClick={() => go({ screen: 'rules', game })}>
        {say('rules.look')}
      </Button>
    </section>
  )
}
