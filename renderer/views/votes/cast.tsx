/** A ballot by hand: who votes, and for whom. Typing the beginning of a name and Enter casts it, and the next silent voter is up. */
import { useEffect, useId, useState, type ReactNode } from 'react'
import type { GameView, VotesView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import { focusNamed } from '../../parts/moment-field.tsx'
import { Picker } from '../../parts/picker.tsx'
import { Switch } from '../../parts/switch.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { zoneName } from '../../state/clock.ts'
import { say } from '../../words/say.ts'
import { capital, valueSaid } from '../rules/words.ts'
import { InstantField } from '../setup/instant-field.tsx'
import { nextSilent, nobody, noLynch, targetsOf, votersOf } from './choices.ts'
import css from './cast.module.css'

interface CastProps {
  game: GameView
  view: VotesView
  form: NonNullable<VotesView['form']>
  voter: string | undefined
  /** When it was given, as the post has it for which it is entered. */
  given: string | undefined
  onVoter: (voter: string | undefined) => void
}

/** Where the keyboard goes to cast a ballot. */
export const choiceField = 'ballot-choice'

const timeField = 'ballot-time'

/** The form, above the ballots. */
export function Cast({ game, view, form, voter, given, onVoter }: CastProps): ReactNode {
  const [family, setFamily] = useState<string>()
  const [typedAt, setTypedAt] = useState<string>()
  const [unread, setUnread] = useState(false)
  const [advance, setAdvance] = useState(false)
  const [channel, setChannel] = useState<string>()
  const [made, setMade] = useState(0)
  const second = useId()
  const at = given ?? typedAt
  const families = form.kind === 'family'
  const channels = form.channels ?? []
  const name = game.seats.find(({ slot }) => slot === voter)?.name

  const cast = async (choice: { for?: string; nobody?: true; family?: string; individual?: string }): Promise<void> => {
    if (voter === undefined) return
    if (unread && given === undefined) return focusNamed(timeField)
    const after = nextSilent(
      game,
      view.silent.filter(slot => slot !== voter),
      voter,
    )
    if (
      !(await act('votes.cast', {
        game: game.id,
        by: voter,
        ...choice,
        ...(at !== undefined && { at }),
        ...(advance && { advance }),
        ...(channel !== undefined && { channel }),
      }))
    )
      return
    setFamily(undefined)
    setChannel(undefined)
    setMade(count => count + 1)
    onVoter(after)
  }
  // The fields are new by then.
  useEffect(() => {
    if (made) document.getElementById(choiceField)?.focus()
  }, [made])
  const back = { value: nobody, label: say('common.nobody'), detail: say('votes.takesBack') }
  const none = { value: noLynch, label: capital(say('votes.noLynch')) }
  return (
    <section className={css.form} aria-label={say('votes.byHand')}>
      <Picker
        label={say('votes.whoVotes')}
        choices={votersOf(game, view)}
        value={voter}
        placeholder={say('votes.choosePlayer')}
        onPick={next => {
          onVoter(next)
          setFamily(undefined)
          requestAnimationFrame(() => document.getElementById(choiceField)?.focus())
        }}
      />
      {families ? (
        <>
          <Picker
            key={`family ${made}`}
            id={choiceField}
            label={say('votes.forFamily')}
            value={family}
            placeholder={say('votes.typeBeginning')}
            choices={[...form.families.map(one => ({ value: one, label: capital(one) })), back]}
            onPick={next => {
              if (next === nobody) return void cast({})
              setFamily(next)
              requestAnimationFrame(() => document.getElementById(second)?.focus())
            }}
          />
          <Picker
            key={`own ${made}`}
            id={second}
            label={name === undefined ? say('votes.onesOwnFamily') : say('votes.ownFamily', { name })}
            placeholder={say('votes.typeBeginning')}
            choices={targetsOf(game, voter, true)}
            onPick={next => void cast({ ...(family !== undefined && { family }), individual: next })}
          />
          {family !== undefined && (
            <Button small onClick={() => void cast({ family })}>
              {say('votes.familyOnly')}
            </Button>
          )}
        </>
      ) : (
        <Picker
          adds
          id={choiceField}
          label={say('votes.votesFor')}
          placeholder={say('votes.typeBeginning')}
          choices={[...targetsOf(game, voter, false), ...(form.nobody ? [none] : []), back]}
          onPick={next => void cast(next === nobody ? {} : next === noLynch ? { nobody: true } : { for: next })}
        />
      )}
      {given !== undefined && (
        <p className={css.given}>
          <Words of="votes.givenWithPost" values={{ time: <Time at={given} zone={game.settings.zone} /> }} />
        </p>
      )}
      <details className={css.more}>
        <summary>{say(channels.length ? 'votes.atAnotherTimeOrPlace' : 'votes.atAnotherTime')}</summary>
        <div className={css.fields}>
          <InstantField
            label={say('votes.givenAt', { zone: zoneName(game.settings.zone) })}
            zone={game.settings.zone}
            value={typedAt}
            onChange={next => {
              setTypedAt(next)
              if (given !== undefined) onVoter(voter)
            }}
            id={timeField}
            onUnread={setUnread}
            hint={say('votes.givenAtHint')}
          />
          <Switch on={advance} onChange={setAdvance}>
            {say('votes.givenInAdvance')}
          </Switch>
          {channels.length > 1 && (
            <SelectField
              label={say('votes.cameOver')}
              value={channel ?? channels[0]!}
              options={channels.map(value => ({ value, label: valueSaid(value) }))}
              onChange={({ target: { value } }) => setChannel(value === channels[0] ? undefined : value)}
              hint={say('votes.cameOverHint')}
            />
          )}
        </div>
      </details>
    </section>
  )
}
