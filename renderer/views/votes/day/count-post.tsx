/** The count as a post, with the parts that the host wants in it: as of the post that is chosen, ready to be copied. */
import { useState, type ReactNode } from 'react'
import type { Answers, GameView } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { AreaField } from '../../../parts/field.tsx'
import { act } from '../../../state/act.ts'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { toast } from '../../../state/toasts.ts'
import { say } from '../../../words/say.ts'
import { copyFrom } from '../../posts/clipboard.ts'
import css from './day.module.css'

type Part = Answers['votes.countPost']['parts'][number]

const parts = {
  distance: 'day.partDistance',
  links: 'day.partLinks',
  changes: 'day.partChanges',
  hammer: 'day.partHammer',
  silent: 'day.partSilent',
  living: 'day.partLiving',
  deadline: 'day.partDeadline',
  cast: 'day.partCast',
  seen: 'day.partSeen',
  away: 'day.partAway',
  review: 'day.partReview',
} as const satisfies Record<Part, string>
const all = Object.keys(parts) as Part[]

/** @param post as of which it is; of now where none is given */
export function CountPost({ game, phase, post }: { game: GameView; phase: number; post?: string }): ReactNode {
  // What is chosen here is shown at once; the game keeps it, so that the post of the count under Posts tells the same.
  const [chosen, choose] = useState<Pick<Answers['votes.countPost'], 'parts' | 'order'>>()
  const { value } = useAnswer('votes.countPost', {
    game: game.id,
    phase,
    ...(post !== undefined && { post }),
    ...chosen,
  })
  const shown = useKept(value, `${game.id} ${phase}`)
  if (!shown) return null
  const { text } = shown
  const { parts: on, order } = chosen ?? shown
  const keep = async (count: NonNullable<typeof chosen>): Promise<void> => {
    choose(count)
    if (!(await act('games.settings', { game: game.id, count }))) choose(undefined)
  }
  const turn = (one: Part, is: boolean): void =>
    void keep({ parts: all.filter(part => (part === one ? is : on.includes(part))), order })
  const copy = async (): Promise<void> => {
    if (await copyFrom(text, null)) toast({ title: say('day.copied') })
  }
  const tick = (label: string, checked: boolean, onChange: (is: boolean) => void): ReactNode => (
    <label key={label} className={css.tick}>
      <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} /> {label}
    </label>
  )
  return (
    <section aria-labelledby="day-count-post">
      <h3 id="day-count-post" className="eyebrow">
        {say('day.countPost')}
      </h3>
      <div role="group" aria-label={say('day.partsOfPost')} className={css.parts}>
        {all.map(part => tick(say(parts[part]), on.includes(part), is => turn(part, is)))}
        {tick(say('day.oldestFirst'), order === 'time', is => void keep({ parts: on, order: is ? 'time' : 'size' }))}
      </div>
      <div className={css.prod}>
        <AreaField label={say('day.countPostText')} mono readOnly rows={8} value={text} />
        <p className={css.sending}>
          <Button small onClick={() => void copy()}>
            {say('day.copyPost')}
          </Button>
        </p>
      </div>
    </section>
  )
}
