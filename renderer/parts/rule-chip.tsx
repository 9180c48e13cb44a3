/** A rule's id as a quiet chip that opens the rule's text. */
import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { useAnswer } from '../state/answers.ts'
import { originSaid, ruleSaid } from '../state/origins.ts'
import { gameOfRoute } from '../state/route.ts'
import { useView } from '../state/view.ts'
import { say } from '../words/say.ts'
import css from './rule-chip.module.css'

/** The rulebook of the game that is looked at, or of another one. Nothing is said of a rule before it was read. */
function useRule(
  id: string,
  game: string | undefined,
): { says: string; origin?: string; from?: string | undefined } | undefined {
  const { value } = useAnswer('options.view', game === undefined ? undefined : { game })
  if (!value) return undefined
  const row = value.rulebook.find(one => one.id === id)
  return row ? { ...row, from: row.lent && value.borrowed?.from } : { says: say('parts.noSentence') }
}

/** The chip. @param game whose rulebook; else the one that is looked at @param own nothing of a rule that is borrowed */
export function RuleChip({ id, game, own }: { id: string; game?: string; own?: boolean }): ReactNode {
  const shown = useView(view => gameOfRoute(view.route))
  const rule = useRule(id, game ?? shown)
  if (own && (!rule || rule.from !== undefined)) return null
  return (
    <Popover.Root>
      <Popover.Trigger className={css.chip} aria-label={say('parts.rule', { id: ruleSaid(id) })}>
        {ruleSaid(id)}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className={css.place}>
          <Popover.Popup className={css.popup}>
            <Popover.Title className={css.title}>{say('parts.rule', { id: ruleSaid(id) })}</Popover.Title>
            <Popover.Description className={css.text}>{rule?.says}</Popover.Description>
            {rule?.origin !== undefined && <p className={css.origin}>{originSaid(rule.origin)}</p>}
            {rule?.from !== undefined && <p className={css.origin}>{say('rules.borrowedOf', { system: rule.from })}</p>}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The rule's text, as part of a page. */
export function RuleText({ id }: { id: string }): ReactNode {
  const rule = useRule(
    id,
    useView(view => gameOfRoute(view.route)),
  )
  return rule?.says
}
