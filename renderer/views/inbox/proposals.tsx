/** What a message asks for, as it was read. */
import type { ReactNode } from 'react'
import type { MessageView, ProposalView } from '../../../electron/desk/contract.ts'
import { Tag } from '../../parts/pill.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { OptionLink } from '../rules/option-link.tsx'
import css from './proposals.module.css'

/** The orders of a message, with what speaks against them. */
export function Proposals({
  game,
  message: { proposals },
  open,
}: {
  game: string
  message: MessageView
  open: boolean
}): ReactNode {
  if (!proposals.length) return null
  return (
    <ul className={css.list} aria-label={say('inbox.asksFor')}>
      {proposals.map((proposal, index) => (
        <Proposal key={index} game={game} proposal={proposal} open={open} />
      ))}
    </ul>
  )
}

function Proposal({
  game,
  proposal: { said, withdraws, refusal, repeats, restsOn, taken },
  open,
}: {
  game: string
  proposal: ProposalView
  open: boolean
}): ReactNode {
  return (
    <li className={css.proposal}>
      <span className={cls(css.chip, taken && css.taken, !taken && open && css.waits)}>
        {withdraws && <span className={css.back}>{say('inbox.takesBack')}</span>}
        <span className={css.said}>
          <Said spans={said} flat />
        </span>
      </span>
      {taken && <span className={css.state}>✓ {say('inbox.taken')}</span>}
      {repeats && <Tag>{say('inbox.asBefore')}</Tag>}
      {restsOn && <Tag tone="lamp">{say('inbox.likelyFrom', { words: restsOn.join(' … ') })}</Tag>}
      {refusal && (
        <span className={css.refusal}>
          {say('inbox.wouldNotCount', { reason: refusal.says })} <RuleChip id={refusal.rule} />{' '}
          <OptionLink game={game} option={refusal.option} />
        </span>
      )}
    </li>
  )
}
