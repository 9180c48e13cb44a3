/** The count as a post, with the parts that the host wants in it: as of the post that is chosen, ready to be copied. */
import type { ReactNode } from 'react'
import type { CallInput, GameView } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { AreaField } from '../../../parts/field.tsx'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { toast } from '../../../state/toasts.ts'
import { useUnsent } from '../../../state/unsent.ts'
import { say } from '../../../words/say.ts'
import { copyFrom } from '../../posts/clipboard.ts'
import css from './day.module.css'

type Part = CallInput<'votes.countPost'>['parts'][number]

const parts = {
  distance: 'day.partDistance',
  links: 'day.partLinks',
  changes: 'day.partChanges',
  hammer: 'day.partHammer',
  silent: 'day.partSilent',
  deadline: 'day.partDeadline',
  cast: 'day.partCast',
  seen: 'day.partSeen',
  away: 'day.partAway',
  review: 'day.partReview',
} as const satisfies Record<Part, string>
const all = Object.keys(parts) as Part[]
const byTime = 'byTime'
const usual = all.filter(part => part !== 'cast' && part !== 'seen').join(' ')

/** @param post as of which it is; of now where none is given */
export function CountPost({ game, phase, post }: { game: GameView; phase: number; post?: string }): ReactNode {
  const [chosen, choose] = useUnsent(`countParts:${game.id}`, usual, false)
  const on = new Set(chosen.split(' '))
  const turn = (one: string, is: boolean): void =>
    choose([...all, byTime].filter(part => (part === one ? is : on.has(part))).join(' '))
  const { value } = useAnswer('votes.countPost', {
    game: game.id,
    phase,
    parts: all.filter(part => on.has(part)),
    order: on.has(byTime) ? 'time' : 'size',
    ...(post !== undefined && { post }),
  })
  const shown = useKept(value, `${game.id} ${phase}`)
  const copy = async (): Promise<void> => {
    if (shown && (await copyFrom(shown.text, null))) toast({ title: say('day.copied') })
  }
  const tick = (one: string, label: string): ReactNode => (
    <label key={one} className={css.tick}>
      <input type="checkbox" checked={on.has(one)} onChange={event => turn(one, event.target.checked)} /> {label}
    </label>
  )
  return (
    <section aria-labelledby="day-count-post">
      <h3 id="day-count-post" className="eyebrow">
        {say('day.countPost')}
      </h3>
      <div role="group" aria-label={say('day.partsOfPost')} className={css.parts}>
        {all.map(part => tick(part, say(parts[part])))}
        {tick(byTime, say('day.oldestFirst'))}
      </div>
      {shown && (
        <div className={css.prod}>
          <AreaField label={say('day.countPostText')} mono readOnly rows={8} value={shown.text} />
          <p className={css.sending}>
            <Button small onClick={() => void copy()}>
              {say('day.copyPost')}
            </Button>
          </p>
        </div>
      )}
    </section>
  )
}
