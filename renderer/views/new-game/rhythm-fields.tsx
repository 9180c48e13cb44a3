/** How long phases last, and at what time of day they close; nothing is chosen until somebody chooses it. */
import { useEffect, useState, type ReactNode } from 'react'
import type { Rhythm, SystemOffered } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { zoneName } from '../../state/clock.ts'
import { listSaid } from '../../words/lists.ts'
import { say } from '../../words/say.ts'
import css from './new-game.module.css'

/** Hours of days and of other phases, as forums have them. */
const usual = [
  [24, 24],
  [48, 24],
  [72, 24],
  [72, 48],
] as const
const longest = 720

const hoursIn = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= longest ? Number(text) : undefined
const timeIn = (text: string): string | undefined => {
  const read = /^(\d{1,2})[:.](\d\d)$/.exec(text.trim())
  return read && Number(read[1]) < 24 && Number(read[2]) < 60 ? `${read[1]!.padStart(2, '0')}:${read[2]}` : undefined
}

/** @param onWrong hears whether something is typed that cannot be read */
export function RhythmFields({
  lasts,
  rhythm,
  onChange,
  onWrong,
}: {
  lasts: SystemOffered['lasts']
  rhythm: Rhythm | undefined
  onChange: (rhythm: Rhythm | undefined) => void
  onWrong: (wrong: boolean) => void
}): ReactNode {
  const [typed, setTyped] = useState<Record<string, string>>(
    Object.fromEntries(Object.entries(rhythm?.hours ?? {}).map(([kind, hours]) => [kind, String(hours)])),
  )
  const [at, setAt] = useState(rhythm?.at ?? '')
  const wrongHours = (kind: string): boolean =>
    (typed[kind] ?? '').trim() !== '' && hoursIn(typed[kind] ?? '') === undefined
  const wrongTime = at.trim() !== '' && timeIn(at) === undefined
  const wrong = wrongTime || lasts.some(({ kind }) => wrongHours(kind))
  useEffect(() => onWrong(wrong), [wrong])
  const put = (hours: Record<string, string>, time: string): void => {
    setTyped(hours)
    setAt(time)
    const read = Object.entries(hours).flatMap(([kind, text]) => {
      const count = hoursIn(text)
      return count === undefined ? [] : [[kind, count] as const]
    })
    const closes = timeIn(time)
    onChange(read.length ? { hours: Object.fromEntries(read), ...(closes !== undefined && { at: closes }) } : undefined)
  }
  return (
    <fieldset className={css.rhythm}>
      <legend className={css.label}>{say('games.rhythm')}</legend>
      <p className={css.steps}>
        {usual.map(([day, other]) => (
          <Button
            key={`${day} ${other}`}
            small
            aria-label={say('games.rhythmOf', { day, night: other })}
            onClick={() =>
              put(Object.fromEntries(lasts.map(({ kind }) => [kind, String(kind === 'day' ? day : other)])), at)
            }
          >
            {say('games.rhythmShort', { day, night: other })}
          </Button>
        ))}
        {(rhythm !== undefined || wrong) && (
          <Button small kind="quiet" onClick={() => put({}, '')}>
            {say('setup.none')}
          </Button>
        )}
      </p>
      <div className={css.lengths}>
        {lasts.map(({ kind, name }) => (
          <TextField
            key={kind}
            label={say('games.lasts', { phase: name })}
            inputMode="numeric"
            value={typed[kind] ?? ''}
            {...(wrongHours(kind) && { error: say('games.hoursWrong', { most: longest }) })}
            onChange={event => put({ ...typed, [kind]: event.target.value }, at)}
          />
        ))}
        <TextField
          label={say('games.closesAt')}
          placeholder="20:00"
          value={at}
          {...(wrongTime && { error: say('games.timeWrong') })}
          onChange={event => put(typed, event.target.value)}
        />
      </div>
    </fieldset>
  )
}

/** `Deadlines: day 48 h, night 24 h, closing at 18:00 (New York).` */
export function rhythmSaid({ hours, at }: Rhythm, lasts: SystemOffered['lasts'], zone: string): string {
  const lengths = listSaid(
    lasts
      .filter(({ kind }) => hours[kind] !== undefined)
      .map(({ kind, name }) => say('games.sumLasts', { phase: name, hours: hours[kind] ?? 0 })),
  )
  return at === undefined
    ? say('games.sumRhythm', { lengths })
    : say('games.sumRhythmAt', { lengths, time: at, zone: zoneName(zone) })
}
