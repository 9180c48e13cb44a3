/** The remedy beside what an option does not allow: that very option. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { useAnswer } from '../../state/answers.ts'
import { go, select } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { optionOf, optionSaid } from './groups.ts'

interface OptionLinkProps {
  game: string
  /** The option, where it is known. */
  option?: string | undefined
  /** The rule by which something does not count: of the one option that is about it. */
  rule?: string | undefined
}

/** Leads to it; nothing where no option decides. */
export function OptionLink({ game, option, rule }: OptionLinkProps): ReactNode {
  const asks = option !== undefined || rule !== undefined
  const { value } = useAnswer('options.view', asks ? { game } : undefined)
  const here = value && optionOf(value.options, { option, rule })
  if (!here) return null
  return (
    <Button
      small
      onClick={() => {
        go({ screen: 'rules', game })
        select(`option ${here.id}`)
      }}
    >
      {say(here.fixed === undefined ? 'rules.change' : 'rules.seeLocked', { option: optionSaid(here.id) })}
    </Button>
  )
}
