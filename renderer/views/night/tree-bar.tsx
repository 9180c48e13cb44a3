/** Above the tree: what is asked, how it is looked at, and where it can be taken. */
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../parts/button.tsx'
import { Said } from '../../parts/rich-text.tsx'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import { foldInspector, foldList, hasInspector, hasList, useForm } from './form.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { FoldSign } from './signs.tsx'
import { NightTools } from './tree-tools.tsx'
import type { Night } from './use-night.ts'
import css from './tree-bar.module.css'

const titles = { ruling: 'nightTree.aRuling', draw: 'nightTree.aDraw' } as const satisfies Record<
  'ruling' | 'draw',
  PlainKey
>

/** The bar. */
export function TreeBar({
  night,
  deciding,
  onCompare,
}: {
  night: Night
  deciding: ReadonlySet<number>
  onCompare: (() => void) | undefined
}): ReactNode {
  const form = useForm()
  const { tree, shown, item } = night
  return (
    <div className={css.bar}>
      <IconButton
        label={say(hasList(form) ? 'nightTree.foldListKey' : 'nightTree.unfoldListKey')}
        aria-expanded={hasList(form)}
        className={css.first ?? ''}
        onClick={foldList}
      >
        <FoldSign side="left" open={hasList(form)} />
      </IconButton>
      <h2 className={css.title}>
        <span>
          {form.tree === 'map' ? (
            night.game?.phases[night.asked.phase]?.name
          ) : tree ? (
            <Said spans={tree.title} flat />
          ) : item?.kind === 'row' ? (
            <Said spans={item.row.said} flat />
          ) : item ? (
            say(titles[item.kind])
          ) : (
            say('night.theNight')
          )}
        </span>
      </h2>
      {shown?.locked && <span className={css.locked}>{say('nightTree.locked')}</span>}
      {onCompare && (
        <Button kind="quiet" small title="C" className={css.compare} onClick={onCompare}>
          {say('nightTree.compare')}
        </Button>
      )}
      <LanguageSwitch night={night} />
      {(tree ?? form.tree === 'map') && <NightTools night={night} deciding={deciding} onCompare={onCompare} />}
      <IconButton
        label={say(hasInspector(form) ? 'nightTree.foldInspectorKey' : 'nightTree.unfoldInspectorKey')}
        aria-expanded={hasInspector(form)}
        onClick={foldInspector}
      >
        <FoldSign side="right" open={hasInspector(form)} />
      </IconButton>
    </div>
  )
}
