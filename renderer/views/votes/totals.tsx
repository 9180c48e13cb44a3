/** The tally as a table: who has how many, from whom, and how many are needed. */
import type { ReactNode } from 'react'
import type { SideMark, TotalView, VotesView } from '../../../electron/desk/contract.ts'
import { Tag } from '../../parts/pill.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Faction } from '../../parts/side.tsx'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { capital } from '../rules/words.ts'
import css from './totals.module.css'

interface TotalsProps {
  view: VotesView
  nameOf: (slot: string) => string /** Players and their families. */
  familyOf: (slot: string) => string | undefined
  /** The faction of a player, with its mark. */
  sideOf: (slot: string) => { name: string; side: SideMark } | undefined
  /** Asked why somebody's votes come to this. */
  onWhy: (step: string) => void
}

/** The table; families and players apart where both are voted on. */
export function Totals({ view, nameOf, familyOf, sideOf, onWhy }: TotalsProps): ReactNode {
  const families = view.totals.filter(({ family }) => family)
  const players = view.totals.filter(({ family }) => !family)
  return (
    <>
      {families.length > 0 && (
        <Table
          title={say('votes.families')}
          rows={families}
          view={view}
          nameOf={nameOf}
          sideOf={sideOf}
          onWhy={onWhy}
        />
      )}
      <Table
        title={say(families.length ? 'votes.players' : 'votes.player')}
        rows={players}
        view={view}
        nameOf={nameOf}
        sideOf={sideOf}
        onWhy={onWhy}
        {...(families.length ? { familyOf } : {})}
      />
    </>
  )
}

function Table({
  title,
  rows,
  view,
  nameOf,
  familyOf,
  sideOf,
  onWhy,
}: {
  title: string
  rows: readonly TotalView[]
  view: VotesView
  nameOf: (slot: string) => string
  familyOf?: TotalsProps['familyOf']
  sideOf: TotalsProps['sideOf']
  onWhy: TotalsProps['onWhy']
}): ReactNode {
  const { needed, locked_in: lockedIn, lynched } = view
  const shown = rows.filter(
    ({ votes, voters, notes, of }) => votes !== 0 || voters.length > 0 || notes !== undefined || lynched.includes(of),
  )
  const most = Math.max(1, ...(needed === undefined ? [] : [needed]), ...shown.map(({ votes }) => votes))
  if (!shown.length) return null
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className={css.number}>
            {say('votes.number')}
          </th>
          <th scope="col">{say('votes.from')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ of, family, votes, voters, likely = [], needed: own = needed, notes, decided }) => (
          <tr key={of} className={cls(lynched.includes(of) && css.dies)}>
            <th scope="row">
              <span className={css.who}>
                {decided === undefined ? (
                  <b>
                    <bdi>{family ? capital(of) : nameOf(of)}</bdi>
                  </b>
                ) : (
                  <button
                    type="button"
                    className={css.ask}
                    title={say('votes.whySoMany')}
                    onClick={() => onWhy(decided)}
                  >
                    <bdi>{family ? capital(of) : nameOf(of)}</bdi>
                  </button>
                )}
                {!family && familyOf?.(of) !== undefined && (
                  <small className={css.soft}>{capital(familyOf(of)!)}</small>
                )}
                {!family && sideOf(of) && (
                  <small className={css.soft}>
                    <Faction {...sideOf(of)!} />
                  </small>
                )}
                {lockedIn === of && <Tag tone="lamp">{say('votes.lockedInTag')}</Tag>}
                {lynched.includes(of) && <Tag tone="fails">{say('votes.putToDeathTag')}</Tag>}
              </span>
              {notes?.map((note, index) => (
                <small key={index} className={css.note}>
                  <b className={css.beside}>{signed(note.votes)}</b> <Said spans={note.said} flat />{' '}
                  {note.rule !== undefined && <RuleChip id={note.rule} />}
                </small>
              ))}
            </th>
            <td className={css.number}>
              <b>{votes}</b>
              {own !== undefined && !family && (
                <small className={css.soft}> {say('votes.ofNeeded', { count: own })}</small>
              )}
              {likely.length > 0 && (
                <small className={cls(css.soft, css.doubt)}>
                  {say('votes.someToConfirm', { count: likely.length })}
                </small>
              )}
              <span className={css.bar} aria-hidden="true">
                <span className={css.fill} style={{ width: `${Math.max(0, Math.min(100, (100 * votes) / most))}%` }} />
              </span>
            </td>
            <td className={css.voters}>
              {voters.map((voter, index) => (
                <span key={`${voter} ${index}`}>
                  {index > 0 && ', '}
                  <bdi>{nameOf(voter)}</bdi>
                  {likely.includes(voter) && <abbr title={say('votes.toConfirm')}>?</abbr>}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A number with its sign, as it is added or taken away. */
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
