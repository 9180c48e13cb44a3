/** The roster from a pasted list, read while it is typed. */
import { Words } from '../../parts/words.tsx'
import { listSaid } from '../../words/lists.ts'
import { say } from '../../words/say.ts'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { GameView, RolesAnswer, SeatDraft } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { ReadingLine } from '../../parts/reading-line.tsx'
import { FactionOf } from '../../parts/side.tsx'
import { act } from '../../state/act.ts'
import { call } from '../../state/desk.ts'
import { useReadingPlace } from '../../state/reading.ts'
import { useUnsent } from '../../state/unsent.ts'
import { modifierSaid } from '../roster/words.ts'
import { capital, spaced } from '../rules/words.ts'
import { factionOf } from './drafts.ts'
import { Source } from './source.tsx'
import { useTyped } from './use-typed.ts'
import { WrongLines } from './wrong-lines.tsx'
import css from './paste-roster.module.css'

interface PasteRosterProps {
  game: GameView
  roles: RolesAnswer
  onSet: () => void
  /** The names are to be dealt to, or the text is roles: both are read elsewhere. */
  onDraw: () => void
}

/** A few lines as a host might have them, with roles of the system. */
function exampleOf({ roles, overlays = [], factions }: RolesAnswer, labels: readonly string[]): string {
  const some = [...factions.flatMap(({ id }) => roles.find(({ faction }) => faction === id) ?? []), ...roles]
    .slice(0, 4)
    .map(({ name }) => name)
  const [first = '', second = first, third = first, fourth = first] = some
  const over = overlays.find(({ field, value }) => field !== value && value !== 'true')?.name
  const columns = [say('setup.columns'), ...labels.map(label => label.toLowerCase())].join(', ')
  return [
    `${say('setup.ann')}: ${first}`,
    `${say('setup.bob')}: ${second}${over === undefined ? '' : ` (${over})`}`,
    `${say('setup.cora')}, ${third}`,
    `4. ${say('setup.dee')} - ${fourth}`,
    say('setup.spreadsheet', { columns }),
  ].join('\n')
}

/** A text on the left, what is read of it on the right. */
export function PasteRoster({ game, roles, onSet, onDraw }: PasteRosterProps): ReactNode {
  const [typed, setTyped] = useUnsent(`roster ${game.id}`, '')
  // What the players were read from is there again whatever was looked at meanwhile.
  const [used, setUsed] = useUnsent(`roster-used ${game.id}`, '', false)
  const text = typed || used
  const setText = (next: string): void => {
    setTyped(next)
    if (!next) setUsed('')
  }
  const [, setSigned] = useUnsent(`signed ${game.id}`, '', false)
  const [, setSetup] = useUnsent<string | undefined>(`set-up ${game.id}`, undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  const { fields } = game.system
  const columns = fields.filter(({ withRole }) => !withRole).map(({ label }) => label)
  const place = useReadingPlace()
  // A word that means what it says leaves the text as it is.
  const [answered, setAnswered] = useState(0)
  const { reading, error } = useTyped(place, text.trim() && JSON.stringify([text, answered]), id =>
    call('roster.read', { system: game.system.id, game: game.id, text, reading: id }),
  )
  const { seats = [], problems = [], doubts = [] } = reading ?? {}
  const mend = (mended: string): void => {
    setText(mended)
    setAnswered(answered + 1)
    field.current?.focus()
  }
  const keep = async (): Promise<void> => {
    if (!seats.length || !(await act('roster.set', { game: game.id, seats }))) return
    if (!problems.length) taken()
    onSet()
  }
  const alone = reading?.namesAlone
  /** It is taken elsewhere, and stays here to be looked at. */
  const taken = (): void => {
    setTyped('')
    setUsed(text)
  }
  const deal = (): void => {
    setSigned(text)
    taken()
    onDraw()
  }
  const post = reading?.signUpPost
  const drawn = post?.roles ?? reading?.rolesAlone
  const useAsSetup = (): void => {
    setSetup(text)
    taken()
    onDraw()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void keep()
  }
  return (
    <div className={css.both} onKeyDown={onKeyDown}>
      <Source
        label={say('setup.source')}
        field={field}
        text={text}
        example={exampleOf(roles, columns)}
        onChange={setText}
        wrong={new Set(alone || drawn !== undefined ? [] : problems.map(({ line }) => line))}
      />
      <div className={css.read}>
        <ReadingLine reading={place} things={say('setup.lines')} onStop={() => field.current?.focus()} />
        {error && (
          <p role="alert" className={css.problem}>
            <b>{error.message}</b> {error.remedy}
          </p>
        )}
        {drawn !== undefined && (
          <div className={css.hint}>
            <p>{post ? say('setup.signUpPost', post) : say('setup.rolesAlone', { count: drawn })}</p>
            <p className={css.keep}>
              <Button kind="lamp" onClick={useAsSetup}>
                {say('setup.useAsSetup')}
              </Button>
            </p>
          </div>
        )}
        {alone !== undefined && drawn === undefined && (
          <div className={css.hint}>
            <p>{say('setup.namesAlone', { count: alone })}</p>
            <p className={css.keep}>
              <Button kind="lamp" onClick={deal}>
                {say('setup.dealToThem')}
              </Button>
            </p>
          </div>
        )}
        {alone === undefined && drawn === undefined && (
          <WrongLines game={game} problems={problems} text={text} onFix={mend} />
        )}
        {drawn === undefined && <WrongLines game={game} problems={doubts} text={text} onFix={mend} doubtful />}
        {seats.length > 0 && (
          <>
            <ol className={css.seats} aria-label={say('setup.readSoFar')}>
              {seats.map((seat, index) => (
                <Seat key={index} seat={seat} number={index + 1} roles={roles} fields={fields} />
              ))}
            </ol>
            <p className={css.keep}>
              <Button kind={game.seats.length ? 'plain' : 'lamp'} keys="Ctrl+Enter" onClick={() => void keep()}>
                {say(problems.length ? 'setup.useRead' : 'setup.useThese', { count: seats.length })}
              </Button>
              {game.seats.length > 0 && (
                <small className={css.replaces}>{say('setup.replaces', { count: game.seats.length })}</small>
              )}
            </p>
          </>
        )}
        {!seats.length && !problems.length && !error && (
          <p className={css.hint}>
            {say('setup.pasteHint')}
            {columns.length > 0 && ` ${say('setup.columnsHint', { columns: listSaid(columns) })}`}
            {roles.overlays?.[0]
              && ` ${say('setup.overHint', { example: `${roles.roles[0]?.name ?? ''} (${roles.overlays.at(-1)!.name})` })}`}
          </p>
        )}
      </div>
    </div>
  )
}

function Seat({
  seat,
  number,
  roles,
  fields,
}: {
  seat: SeatDraft
  number: number
  roles: RolesAnswer
  fields: GameView['system']['fields']
}): ReactNode {
  const role = roles.roles.find(({ id }) => id === seat.role)
  const faction = factionOf(seat, roles.roles, roles.overlays)
  const details = Object.entries(seat.details ?? {})
    .filter(([, value]) => value !== '')
    .map(([id, value]) => {
      const field = fields.find(one => one.id === id)
      return [field?.label ?? capital(id), field?.values ? spaced(value) : value] as const
    })
  return (
    <li className={css.seat}>
      <span className={css.number}>{number}</span>
      <b className={css.name}>
        <bdi>{seat.name}</bdi>
      </b>
      <span className={css.role}>
        {[...(seat.modifiers ?? []).map(modifierSaid), role?.name ?? seat.role].join(' ')}
      </span>
      <span className={css.faction}>
        <FactionOf id={faction ?? ''} among={roles.factions} />
      </span>
      {seat.status && seat.status.length > 0 && (
        <span className={css.also}>
          <Words of="setup.begins" values={{ marks: <bdi>{seat.status.map(spaced).join(', ')}</bdi> }} />
        </span>
      )}
      {seat.dead && <span className={css.also}>{seat.fate ?? say('setup.isDead')}</span>}
      {seat.heads && (
        <span className={css.also}>
          <Words of="roster.playedBy" values={{ names: <bdi>{seat.heads.join(', ')}</bdi> }} />
        </span>
      )}
      {seat.aliases && (
        <span className={css.also}>
          <Words of="setup.also" values={{ names: <bdi>{seat.aliases.join(', ')}</bdi> }} />
        </span>
      )}
      {details.length > 0 && (
        <span className={css.also}>
          {details.map(([label, value]) => (
            <span key={label} className={css.detail}>
              {label}{' '}
              <b>
                <bdi>{value}</bdi>
              </b>
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
