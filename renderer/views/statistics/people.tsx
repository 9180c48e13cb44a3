/** Who is one person under several names: what is offered, and joining names by the host's word. */
import { useState, type ReactNode } from 'react'
import type { PersonOffer, PlayerCounted } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField } from '../../parts/field.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'
import css from './statistics.module.css'

/** So many are asked at a time: with each answer the next one comes. */
const atOnce = 4

/** Pairs of names, each with both answers; nothing where none is open. */
export function Offers({ offers }: { offers: readonly PersonOffer[] }): ReactNode {
  if (!offers.length) return null
  return (
    <section className={css.offers} aria-label={say('statistics.offers', { count: offers.length })}>
      <h3 className={css.asks}>{say('statistics.offers', { count: offers.length })}</h3>
      <p className={css.soft}>{say('statistics.offersHint')}</p>
      <ul>
        {offers.slice(0, atOnce).map(({ one, other, why }) => (
          <li key={`${one}\n${other}`} className={css.offer}>
            <span>
              <Words of="statistics.offer" values={{ one: <bdi>{one}</bdi>, other: <bdi>{other}</bdi> }} />{' '}
              <small className={css.soft}>{say('statistics.offerWhy', { why })}</small>
            </span>
            <span className={css.answers}>
              <Button
                small
                aria-label={`${say('statistics.onePerson')}: ${one}, ${other}`}
                onClick={() => void act('statistics.join', { name: one, with: other })}
              >
                {say('statistics.onePerson')}
              </Button>
              <Button
                small
                aria-label={`${say('statistics.twoPeople')}: ${one}, ${other}`}
                onClick={() => void act('statistics.apart', { name: other, from: one })}
              >
                {say('statistics.twoPeople')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The other names of somebody, each to be taken out again. */
export const OtherNames = ({ player: { name, names } }: { player: PlayerCounted }): ReactNode =>
  names.length > 0 && (
    <small className={css.also}>
      {names.map(other => (
        <span key={other} className={css.other}>
          <Words of="statistics.also" values={{ name: <bdi>{other}</bdi> }} />{' '}
          <button
            type="button"
            className={css.sort}
            aria-label={say('statistics.notOne', { name: other, from: name })}
            title={say('statistics.notOne', { name: other, from: name })}
            onClick={() => void act('statistics.apart', { name: other, from: name })}
          >
            {say('statistics.takeOut')}
          </button>
        </span>
      ))}
    </small>
  )

/** Two names are chosen, and are one person's from then on. */
export function JoinNames({ players, onClose }: { players: readonly PlayerCounted[]; onClose: () => void }): ReactNode {
  const names = players.map(({ name }) => name).toSorted((one, other) => (one < other ? -1 : 1))
  const [name, setName] = useState('')
  const others = names.filter(one => one !== name)
  const [other, setOther] = useState('')
  const chosen = others.includes(other) ? other : ''
  const join = async (): Promise<void> => {
    if (await act('statistics.join', { name, with: chosen })) onClose()
  }
  const options = (some: readonly string[]): { value: string; label: string }[] => [
    { value: '', label: '–' },
    ...some.map(one => ({ value: one, label: one })),
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('statistics.joinTitle')}
      text={say('statistics.joinText')}
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button kind="lamp" idle={name === '' || chosen === ''} onClick={() => void join()}>
            {say('statistics.joinDoes')}
          </Button>
        </>
      }
    >
      <SelectField
        label={say('statistics.shownAs')}
        value={name}
        options={options(names)}
        onChange={event => setName(event.target.value)}
      />
      <SelectField
        label={say('statistics.isAlso')}
        value={chosen}
        options={options(others)}
        onChange={event => setOther(event.target.value)}
      />
    </Dialog>
  )
}
