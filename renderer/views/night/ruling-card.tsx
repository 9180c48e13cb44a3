/** A point that the rules leave open: what is asked, what each answer gives, and the answer. */
import { useState, type ReactNode } from 'react'
import type { RulingView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { act } from '../../state/act.ts'
import { cls, wordsOf } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import css from './card.module.css'

/** The card of one ruling. */
export function RulingCard({
  night,
  ruling,
}: {
  night: { shown: { locked: boolean } | undefined; asked: { game: string } }
  ruling: RulingView
}): ReactNode {
  const [choice, setChoice] = useState(ruling.chosen)
  // It keeps the focus when there is nothing more to rule.
  const idle = choice === undefined || choice === '' || (ruling.answered && choice === ruling.chosen)
  const open = ruling.choices.length > 0 && !night.shown?.locked
  const answer = (): void => {
    if (choice !== undefined) void act('rulings.answer', { game: night.asked.game, prompt: ruling.id, answer: choice })
  }
  return (
    <div className={css.card}>
      <p className="eyebrow">
        {say(ruling.answered ? 'night.youRuled' : ruling.kind === 'notice' ? 'night.notice' : 'night.leftToYou')}
      </p>
      <h3 className={css.title}>{ruling.says}</h3>
      <p className={css.about}>
        {ruling.about.length > 0 && (
          <>
            <Said spans={ruling.about} />.{' '}
          </>
        )}
        <RuleChip id={ruling.rule} />
      </p>
      {ruling.choices.length > 0 && (
        <fieldset className={css.choices} disabled={!open}>
          <legend className="sr">{say('night.answers')}</legend>
          {ruling.choices.map(one => (
            <label key={one.id} className={cls(css.choice, choice === one.id && css.chosen)}>
              <input
                type="radio"
                name={ruling.id}
                value={one.id}
                checked={choice === one.id}
                disabled={one.id === ''}
                onChange={() => setChoice(one.id)}
              />
              <span>
                {wordsOf(one.gives).trim() === '' ? say('night.noneOfThese') : <Said spans={one.gives} />}
                {one.id === ruling.chosen && (
                  <small>
                    {' '}
                    {say(ruling.answered ? 'night.ruledTag' : ruling.over ? 'night.leftTag' : 'night.holdsUnruled')}
                  </small>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {open && (
        <Button idle={idle} onClick={answer}>
          {say(ruling.answered ? 'night.ruleOtherwise' : 'night.ruleSo')}
        </Button>
      )}
    </div>
  )
}
