/** The pane on the right: what is selected, its rule, its message, what decides it, what if, the host's word, and copying. */
import { memo, type ReactNode } from 'react'
import type { TreeLine } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { RuleChip, RuleText } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Words } from '../../parts/words.tsx'
import { Term } from '../../parts/term.tsx'
import { say } from '../../words/say.ts'
import { BearingButton, canBear } from './bearing-bar.tsx'
import { Delta } from './delta.tsx'
import { MessageOf } from './message-of.tsx'
import { copyOutline } from './outline.ts'
import { Override } from './override.tsx'
import { Selected } from './selected.tsx'
import { SmallPrint } from './small-print.tsx'
import { decidedBy } from './tree-shape.ts'
import type { Night } from './use-night.ts'
import { WhatIf } from './what-if.tsx'
import { WhyNot } from './why-not.tsx'
import css from './inspector.module.css'

/** Terms of an explanation that the glossary explains. */
const explained = [
  { of: 'because', says: 'glossary.because' },
  { of: 'deciding', says: 'glossary.deciding' },
  { of: 'noEffect', says: 'glossary.noEffect' },
  { of: 'ruling', says: 'glossary.ruling' },
] as const

/** The inspector. */
export const Inspector = memo(function Inspector({
  night,
  line,
  onPick,
}: {
  night: Night
  line: TreeLine | undefined
  onPick: (id: number) => void
}): ReactNode {
  const { item, tree } = night
  const row = item?.kind === 'row' ? item.row : undefined
  const ruling = item?.kind === 'ruling' ? item.ruling : undefined
  // Of the question itself the rule is told that decided it; its own stands in small print.
  const decided = !line || line.role === 'root' ? decidedBy(tree?.lines ?? []) : undefined
  const asked = tree?.lines[0]?.rule
  const asks = decided?.rule === undefined || decided.rule === asked ? undefined : asked
  const rule =
    decided?.rule ?? line?.rule ?? row?.rule ?? ruling?.rule ?? (item?.kind === 'draw' ? item.draw.rule : undefined)
  const action = line?.action ?? (line === undefined || line.role === 'root' ? row?.action : undefined)
  return (
    <>
      <div className={css.inspector}>
        {row && <Selected gone={night.gone} row={row} line={line} lines={tree?.lines} onPick={onPick} />}
        {ruling && (
          <section>
            <h2 className="eyebrow">{say('night.selected')}</h2>
            <p>
              <b>{ruling.says}</b>
            </p>
            <p className={css.quiet}>
              <Said spans={ruling.about} />
            </p>
          </section>
        )}
        {rule !== undefined && (
          <section>
            <h2 className="eyebrow">
              <Words of="night.rule" values={{ id: <RuleChip id={rule} /> }} />
            </h2>
            <p className={css.quiet}>
              <RuleText id={rule} />
            </p>
            <SmallPrint line={line ?? tree?.lines[0]} asks={asks} />
          </section>
        )}
        {action !== undefined && <MessageOf night={night} action={action} />}
        {row && <WhyNot night={night} row={row} />}
        {row && canBear(row.id) && <BearingButton row={row.id} />}
        {row && <WhatIf night={night} row={row} picked={action} />}
        {action !== undefined && <Override night={night} action={action} />}
        {tree && (
          <section>
            <h2 className="eyebrow">{say('night.sayIt')}</h2>
            <Button
              onClick={() => {
                void copyOutline(night, tree.of)
              }}
            >
              {say('nightTree.copyList')}
            </Button>
          </section>
        )}
        {tree && (
          <section>
            <h2 className="eyebrow">{say('glossary.title')}</h2>
            <p className={css.terms}>
              {explained.map(({ of, says }) => (
                <Term key={of} of={of}>
                  {say(says)}
                </Term>
              ))}
            </p>
          </section>
        )}
      </div>
      <Delta night={night} />
    </>
  )
})
