/** What makes a game one's own: what is chosen, by which rules, and how it is worded. */
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import { Link } from '../../parts/link.tsx'
import { cls } from '../../state/words.ts'
import css from './tabs.module.css'

interface RulesTabsProps {
  game: string
  here: 'options' | 'rulebook' | 'wording'
  /** How many rules there are. */
  rules?: number
  /** Turns to one of the two that are one screen. */
  onChoose?: (tab: 'options' | 'rulebook') => void
}

/** Links to all three. */
export function RulesTabs({ game, here, rules, onChoose }: RulesTabsProps): ReactNode {
  const tab = cls(css.tab, 'eases')
  return (
    <nav className={css.tabs} aria-label={say('rules.tabs')}>
      {onChoose ? (
        (['options', 'rulebook'] as const).map(one => (
          <button
            key={one}
            type="button"
            className={tab}
            {...(here === one && { 'aria-current': 'page' as const })}
            onClick={() => onChoose(one)}
          >
            {say(one === 'options' ? 'rules.optionsTab' : 'rules.rulebook')}
            {one === 'rulebook' && rules !== undefined && <span className={css.count}> {rules}</span>}
          </button>
        ))
      ) : (
        <Link to={{ screen: 'rules', game }} here={false} className={tab}>
          {say('rules.bothTab')}
        </Link>
      )}
      <Link to={{ screen: 'wording', game }} here={here === 'wording'} className={tab}>
        {say('rules.wordingTab')}
      </Link>
    </nav>
  )
}
