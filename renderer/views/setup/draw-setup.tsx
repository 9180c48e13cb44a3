/** Roles drawn from a set-up: its text on the left with who signed up, on the right what can come out, and the deal. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { GameView, RolesAnswer, SetupOutcomes, SetupReading, SignedUp } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { ReadingLine } from '../../parts/reading-line.tsx'
import { FactionOf } from '../../parts/side.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { call } from '../../state/desk.ts'
import { useReadingPlace } from '../../state/reading.ts'
import { useUnsent } from '../../state/unsent.ts'
import { say } from '../../words/say.ts'
import { rolesExample } from './examples.ts'
import { SavedSetups } from './saved-setups.tsx'
import { Source } from './source.tsx'
import { useTyped } from './use-typed.ts'
import { WrongLines } from './wrong-lines.tsx'
import paste from './paste-roster.module.css'
import css from './draw-setup.module.css'

const nobody: SignedUp = { names: [], substitutes: [] }

interface DrawSetupProps {
  game: GameView
  roles: RolesAnswer
  onDealt: () => void
  /** The text is players with their roles: those are read elsewhere. */
  onPlayers: () => void
}

export function DrawSetup({ game, roles, onDealt, onPlayers }: DrawSetupProps): ReactNode {
  const { value: view } = useAnswer('setup.view', { game: game.id })
  const [typed, setText] = useUnsent<string | undefined>(`set-up ${game.id}`, undefined)
  // As it was pasted: what was dealt last is written over, and is what is left of it another day.
  const [used, setUsed] = useUnsent<string | undefined>(`set-up-used ${game.id}`, undefined, false)
  const text = typed ?? used ?? view?.lastText ?? ''
  const seated = game.seats
    .filter(({ bystander }) => !bystander)
    .map(({ name }) => name)
    .join('\n')
  const [signed, setSigned] = useUnsent(`signed ${game.id}`, seated, false)
  const [chosenText, setChosen] = useUnsent(`chosen ${game.id}`, '', false)
  const [, setRoster] = useUnsent(`roster ${game.id}`, '')
  const field = useRef<HTMLTextAreaElement>(null)
  const place = useReadingPlace()
  const { reading: who } = useTyped(useReadingPlace(), signed, async () => ({
    ...(await call('dealing.signed', { text: signed })),
    of: signed,
  }))
  const { names, substitutes, others = [], gone = [] } = who ?? nobody
  const chosen = /^\d{1,3}$/.test(chosenText.trim()) ? { chosen: Number(chosenText) } : {}
  const players = names.length ? { players: names.length } : {}
  // A word that means what it says leaves the text as it is.
  const [answered, setAnswered] = useState(0)
  const key = text.trim() && JSON.stringify([text, players, chosen, answered])
  const { reading, error } = useTyped(place, key, id =>
    call('dealing.read', { system: game.system.id, game: game.id, text, ...players, ...chosen, reading: id }),
  )
  // A whole post has the names as well: they are taken where there are none yet, and never over others.
  const posted = reading?.signed
  useEffect(() => {
    if (posted && !signed.trim()) setSigned(posted.text)
  }, [posted?.text])
  const problems = reading?.problems ?? []
  // Nobody is dealt to as long as what was typed last is not read.
  const ready =
    who?.of === signed && reading !== undefined && !problems.length && reading.players.includes(names.length)
  const why =
    ready || !reading ? undefined : say('setup.madeFor', { players: reading.players.join(', '), count: names.length })
  /** Who signed up after the last seat was taken. */
  const most = Math.max(0, ...(reading?.players ?? []).filter(count => count < names.length))
  const beyond = !reading || problems.length || ready || !most ? [] : names.slice(most)
  const wait = async (): Promise<void> => {
    const substitutes = [...new Set([...game.substitutes, ...beyond])]
    if (await act('roster.substitutes', { game: game.id, substitutes })) setSigned(names.slice(0, most).join('\n'))
  }
  const deal = async (): Promise<void> => {
    const waiting = substitutes.filter(name => !game.substitutes.includes(name))
    if (ready && waiting.length)
      await act('roster.substitutes', { game: game.id, substitutes: [...game.substitutes, ...waiting] })
    if (!ready || !(await act('dealing.draw', { game: game.id, text, names, ...chosen }))) return
    setUsed(text)
    setText(undefined)
    onDealt()
  }
  const mend = (mended: string): void => {
    setText(mended)
    setAnswered(answered + 1)
    field.current?.focus()
  }
  const meant = reading?.playersIn
  const carry = (): void => {
    if (meant?.roles) setRoster(text)
    else setSigned(text)
    setUsed(undefined)
    setText(meant?.roles ? undefined : '')
    if (meant?.roles) onPlayers()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void deal()
  }
  const title = say('setup.drawDeal', { count: names.length })
  useCommands(ready ? [{ id: 'setup-draw', title, group: say('setup.label'), run: () => void deal() }] : [])
  return (
    <div className={paste.both} onKeyDown={onKeyDown}>
      <div className={css.texts}>
        <SavedSetups
          game={game}
          text={text}
          name={problems.length ? undefined : reading?.name}
          sound={reading !== undefined && !problems.length && text.trim() !== ''}
          onUse={setText}
        />
        <Source
          label={say('setup.setupText')}
          field={field}
          text={text}
          example={rolesExample(roles)}
          onChange={setText}
          wrong={new Set(problems.map(({ line }) => line))}
        />
        <label className={css.signed}>
          <span className="eyebrow">{say('setup.signed', { count: names.length })}</span>
          <textarea
            className={css.names}
            data-unsent=""
            value={signed}
            onChange={event => setSigned(event.target.value)}
            spellCheck={false}
            placeholder={`${say('setup.ann')}\n${say('setup.bob')}\n${say('setup.cora')}`}
          />
        </label>
      </div>
      <div className={paste.read}>
        <ReadingLine reading={place} things={say('setup.lines')} onStop={() => field.current?.focus()} />
        {error && (
          <p role="alert" className={paste.problem}>
            <b>{error.message}</b> {error.remedy}
          </p>
        )}
        {meant && (
          <div className={paste.hint}>
            <p>{say(meant.roles ? 'setup.playersWithRoles' : 'setup.namesNotRoles', { count: meant.count })}</p>
            <p className={paste.keep}>
              <Button onClick={carry}>{say(meant.roles ? 'setup.useAsPlayers' : 'setup.useAsSigned')}</Button>
            </p>
          </div>
        )}
        {posted && (
          <div className={paste.hint}>
            <p>{say('setup.alsoSigned', { count: posted.count, taken: String(signed === posted.text) })}</p>
            {signed !== posted.text && (
              <p className={paste.keep}>
                <Button small onClick={() => setSigned(posted.text)}>
                  {say('setup.useSigned', { count: posted.count })}
                </Button>
              </p>
            )}
          </div>
        )}
        {!(meant && problems.length) && <WrongLines game={game} problems={problems} text={text} onFix={mend} />}
        {reading?.posted && <PostedSaid posted={reading.posted} />}
        {reading && !problems.length && (
          <>
            {reading.asks.map((ask, at) => (
              <label key={at} className={css.ask}>
                <span>
                  {say('setup.chooses', { who: ask.who, what: ask.what.join(', '), least: ask.least, most: ask.most })}
                </span>
                <input
                  className={css.number}
                  data-unsent=""
                  inputMode="numeric"
                  value={chosenText}
                  placeholder={String(ask.least)}
                  onChange={event => setChosen(event.target.value)}
                />
              </label>
            ))}
            {reading.outcomes && <Outcomes outcomes={reading.outcomes} roles={roles} />}
            <Besides reading={reading} />
            {others.length > 0 && <p className={paste.hint}>{say('setup.notDealt', { names: others.join(', ') })}</p>}
            {gone.length > 0 && <p className={paste.hint}>{say('setup.goneNotDealt', { names: gone.join(', ') })}</p>}
            {substitutes.length > 0 && (
              <p className={paste.hint}>
                {say('setup.willWait', { count: substitutes.length, names: substitutes.join(', ') })}
              </p>
            )}
            {beyond.length > 0 && (
              <p className={paste.keep}>
                <Button small onClick={() => void wait()}>
                  {say('setup.letWait', { count: beyond.length, names: beyond.join(', ') })}
                </Button>
              </p>
            )}
            {why !== undefined && <p className={paste.hint}>{why}</p>}
            <p className={paste.keep}>
              <Button
                kind={game.seats.length ? 'plain' : 'lamp'}
                keys="Ctrl+Enter"
                why={why}
                told
                onClick={() => void deal()}
              >
                {title}
              </Button>
              {game.seats.length > 0 && (
                <small className={paste.replaces}>{say('setup.replaces', { count: game.seats.length })}</small>
              )}
            </p>
          </>
        )}
        {!text.trim() && <p className={paste.hint}>{say('setup.drawHint')}</p>}
      </div>
    </div>
  )
}

/** What of a posted set-up is no role, with why, and what is drawn for a slot. */
function PostedSaid({ posted: { skipped, slots } }: { posted: NonNullable<SetupReading['posted']> }): ReactNode {
  if (!skipped.length && !slots.length) return null
  return (
    <section aria-label={say('setup.postedLines')}>
      <h2 className="eyebrow">{say('setup.postedLines')}</h2>
      <ul className={css.besides}>
        {slots.map(({ line, text, of }, index) => (
          <li key={`${line} ${index}`}>{say('setup.slot', { line, text, roles: of.join(', ') })}</li>
        ))}
        {skipped.map(({ line, text, why }, index) => (
          <li key={`${line} ${index} ${text}`}>{say('setup.skipped', { line, text, why })}</li>
        ))}
      </ul>
    </section>
  )
}

/** Every list that can come out, the likeliest first. */
function Outcomes({
  outcomes: { players, count, lists, sampled },
  roles: { factions },
}: {
  outcomes: SetupOutcomes
  roles: RolesAnswer
}): ReactNode {
  const [only] = lists
  if (only?.sides)
    return (
      <section aria-label={say('setup.rolesDrawn')}>
        <h2 className="eyebrow">{say('setup.canComeOut', { count, players })}</h2>
        {only.sides.map(({ faction, count: of, roles }) => (
          <section key={faction} className={css.ofSide}>
            <h3>
              <FactionOf id={faction} among={factions} /> <b>{of}</b>
            </h3>
            <ul>
              {roles.map(role => (
                <li key={role}>{role}</li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    )
  return (
    <table className={css.outcomes}>
      <caption className="eyebrow">
        {sampled === undefined
          ? say('setup.canComeOut', { count, players })
          : say('setup.cameOut', { count, players, sampled })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('setup.chance')}</th>
          <th scope="col">{say('setup.rolesDrawn')}</th>
        </tr>
      </thead>
      <tbody>
        {lists.map(({ roles, ways, of, chance }) => (
          <tr key={roles}>
            <td title={`${ways}/${of}`}>{say('setup.percent', { chance })}</td>
            <td>{roles}</td>
          </tr>
        ))}
      </tbody>
      {count > lists.length && (
        <tfoot>
          <tr>
            <td colSpan={2}>{say('setup.more', { count: count - lists.length })}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** What the set-up asks of the host besides dealing. */
function Besides({ reading: { talks, posts, play } }: { reading: SetupReading }): ReactNode {
  const lines = [
    ...talks.map(({ who, when }) => say('setup.talks', { who, when })),
    ...posts.map(({ at, what }) => say('setup.posts', { at, what })),
    ...play.map(({ rule, value }) => say('setup.plays', { rule, value })),
  ]
  if (!lines.length) return null
  return (
    <section aria-label={say('setup.besides')}>
      <h2 className="eyebrow">{say('setup.besides')}</h2>
      <ul className={css.besides}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
