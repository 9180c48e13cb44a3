/** An action that does not count: why, by which rule, and what would make it count. */
import type { ReactNode } from 'react'
import type { NightRow } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { sentenceOf } from '../../state/words.ts'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'
import { OptionLink } from '../rules/option-link.tsx'
import type { Night } from './use-night.ts'

/** Of a vote by the rule that it breaks: what an action breaks may have many options. */
export const remedyOf = ({ id, option, rule }: NightRow): { option?: string | undefined; rule?: string | undefined } =>
  id.startsWith('ballot:') ? { rule } : { option }

/** The card. */
export function VoidCard({ night, row }: { night: Night; row: NightRow }): ReactNode {
  const { action } = row
  const admit =
    row.standing === 'late' && action !== undefined && !night.shown?.locked ? (
      <Button
        onClick={() => {
          void act('actions.admit', { game: night.asked.game, id: action, admitted: true })
        }}
      >
        {say('night.letItCount')}
      </Button>
    ) : undefined
  const says = say(row.section === 'void' ? 'night.doesNotCount' : 'night.noTree')
  return (
    <Empty
      title={says}
      text={
        <>
          <Said spans={sentenceOf(row.why)} />
          {row.rule !== undefined && (
            <>
              {' '}
              <RuleChip id={row.rule} />
            </>
          )}
          {row.remedy !== undefined && (
            <>
              <br />
              {row.remedy}
            </>
          )}
        </>
      }
      action={
        <>
          {admit}
          <OptionLink game={night.asked.game} {...remedyOf(row)} />
        </>
      }
    />
  )
}
