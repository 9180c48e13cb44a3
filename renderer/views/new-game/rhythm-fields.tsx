/** How long phases last, and at what time of day they close; nothing is chosen until somebody chooses it. */
import { useEffect, useState, type ReactNode } from 'react'
import type { Rhythm, SystemOffered } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { timeOnly, zoneName } from '../../state/clock.ts'
import { typedTime } from '../../state/moment-typed.ts'
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

interface RhythmFieldsProps {
  lasts: SystemOffered['lasts']
  rhythm: Rhythm | undefined
  onChange: (rhythm: Rhythm | undefined) => void
  /** Hears whether something is typed that cannot be read. */
  onWrong: (wrong: boolean) => void
  /** Hears when something is chosen, or a field is left. */
  onKeep?: (rhythm: Rhythm | undefined) => void
  /** Phases that come follow from the clock of the rules. */
  clock?: boolean
}

/** As hosts say it: a day, then a night. */
const dayFirst = (lasts: SystemOffered['lasts']): SystemOffered['lasts'] =>
  lasts.toSorted((a, b) => Number(b.kind === 'day') - Number(a.kind === 'day'))

/** The fields, with what is usual in one press. */
export function RhythmFields({
  lasts: kinds,
  rhythm,
  onChange,
  onWrong,
  onKeep = () => undefined,
  clock = false,
}: RhythmFieldsProps): ReactNode {
  const lasts = dayFirst(kinds)
  const [typed, setTyped] = useState<Record<string, string>>(
    Object.fromEntries(Object.entries(rhythm?.hours ?? {}).map(([kind, hours]) => [kind, String(hours)])),
  )
  const [at, setAt] = useState(rhythm?.at === undefined ? '' : timeOnly(rhythm.at))
  const wrongHours = (kind: string): boolean =>
    (typed[kind] ?? '').trim() !== '' && hoursIn(typed[kind] ?? '') === undefined
  const wrongTime = at.trim() !== '' && typedTime(at) === undefined
  const wrong = wrongTime || lasts.some(({ kind }) => wrongHours(kind))
  useEffect(() => onWrong(wrong), [wrong])
  const put = (hours: Record<string, string>, time: string): Rhythm | undefined => {
    setTyped(hours)
    setAt(time)
    const read = Object.entries(hours).flatMap(([kind, text]) => {
      const count = hoursIn(text)
      return count === undefined ? [] : [[kind, count] as const]
    })
    const closes = typedTime(time)
    const next = read.length
      ? { hours: Object.fromEntries(read), ...(closes !== undefined && { at: closes }) }
      : undefined
    onChange(next)
    return next
  }
  const leave = (): void => {
    if (!wrong) onKeep(rhythm)
  }
  const uneven = lasts.filter(({ kind }) => (rhythm?.hours[kind] ?? 0) % 24 !== 0).map(({ name }) => name)
  return (
    <fieldset className={css.rhythm}>
      <legend className={css.label}>{say('games.rhythm')}</legend>
      <p className={css.steps}>
        {usual.map(([day, other]) => {
          const hours = Object.fromEntries(lasts.map(({ kind }) => [kind, kind === 'day' ? day : other]))
          return (
            <Button
              key={`${day} ${other}`}
              small
              aria-label={say('games.rhythmOf', { day, night: other })}
              aria-pressed={lasts.every(({ kind }) => rhythm?.hours[kind] === hours[kind])}
              onClick={() =>
                onKeep(put(Object.fromEntries(Object.entries(hours).map(([kind, of]) => [kind, String(of)])), at))
              }
            >
              {say('games.rhythmShort', { day, night: other })}
            </Button>
          )
        })}
        {(rhythm !== undefined || wrong) && (
          <Button small kind="quiet" onClick={() => onKeep(put({}, ''))}>
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
            onBlur={leave}
          />
        ))}
        <TextField
          label={say('games.closesAt')}
          placeholder={timeOnly('20:00')}
          value={at}
          {...(wrongTime && { error: say('games.timeWrong') })}
          onChange={event => put(typed, event.target.value)}
          onBlur={leave}
        />
      </div>
      {typedTime(at) !== undefined && rhythm && !wrong && (
        <p className={css.soft}>
          {clock
            ? say('games.closesFirst')
            : uneven.length
              ? say('games.closesUneven', { phases: listSaid(uneven) })
              : say('games.closesMoves')}
        </p>
      )}
    </fieldset>
  )
}

/** `Deadlines: day 48 h, night 24 h, closing at 18:00 (New York).` */
export function rhythmSaid({ hours, at }: Rhythm, lasts: SystemOffered['lasts'], zone: string): string {
  const lengths = listSaid(
    dayFirst(lasts)
      .filter(({ kind }) => hours[kind] !== undefined)
      .map(({ kind, name }) => say('games.sumLasts', { phase: name, hours: hours[kind] ?? 0 })),
  )
  return at === undefined
    ? say('games.sumRhythm', { lengths })
    : say('games.sumRhythmAt', { lengths, time: timeOnly(at), zone: zoneName(zone) })
}
