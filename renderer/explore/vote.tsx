/** A vote: who had how many and of whom, what did not count, and each step of the count with its reason. */
import type { ReactNode } from 'react'
import type { ExploredVotes } from '../../electron/desk/contract.ts'
import { Mark } from '../parts/mark.tsx'
import { RuleId } from '../parts/rule-id.tsx'
import { Said } from '../parts/rich-text.tsx'
import { cls } from '../state/words.ts'
import { listSaid } from '../words/lists.ts'
import { say } from '../words/say.ts'
import css from './explore.module.css'

/** The vote of a phase. */
export function Vote({
  votes: { totals, uncounted, steps, needed, lynched },
  chosen,
  onChoose,
}: {
  votes: ExploredVotes
  chosen: string | undefined
  onChoose: (step: string) => void
}): ReactNode {
  return (
    <section aria-label={say('explore.vote')}>
      <h3>{say('explore.vote')}</h3>
      <p className={css.outcome}>
        <b>
          <bdi>{lynched.length ? say('explore.putToDeath', { names: listSaid(lynched) }) : say('explore.nobody')}</bdi>
        </b>
        {needed !== undefined && ` · ${say('explore.needed', { count: needed })}`}
      </p>
      {totals.length > 0 && (
        <table className={cls(css.table, css.votes)} aria-label={say('explore.totals')}>
          <thead>
            <tr>
              <th scope="col">{say('explore.player')}</th>
              <th scope="col">{say('explore.votes')}</th>
              <th scope="col">{say('explore.voters')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ of, votes, voters, notes }, index) => (
              <tr key={index}>
                <th scope="row">
                  <bdi>{of}</bdi>
                </th>
                <td>{votes}</td>
                <td>
                  <bdi>{voters.join(', ')}</bdi>
                  {notes?.map((note, at) => (
                    <small key={at}>
                      <b>{note.votes > 0 ? `+${note.votes}` : `−${-note.votes}`}</b> <Said spans={note.said} />
                    </small>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {uncounted.length > 0 && (
        <details className={css.uncounted}>
          <summary>
            {say('explore.uncounted')} ({uncounted.length})
          </summary>
          <ul>
            {uncounted.map(({ by, for: on, standing, why, rule }, index) => (
              <li key={index}>
                <bdi>
                  {on.length ? say('explore.ballot', { by, names: listSaid(on) }) : say('explore.ballotBack', { by })}
                </bdi>
                {': '}
                {why ?? say('explore.standing', { standing })} {rule !== undefined && <RuleId id={rule} />}
              </li>
            ))}
          </ul>
        </details>
      )}
      {steps.length > 0 && (
        <>
          <h4 className="eyebrow">{say('explore.steps')}</h4>
          <ol className={css.rows}>
            {steps.map(({ id, said, holds, changes }) => (
              <li key={id}>
                <button type="button" className={css.row} aria-current={id === chosen} onClick={() => onChoose(id)}>
                  <Mark kind={holds ? 'yes' : 'none'} word="" />
                  <span>
                    <Said spans={said} flat />
                    {changes.length > 0 && (
                      <small>
                        {changes.map(({ of, before, after }, index) => (
                          <span key={index}>
                            {index > 0 && ', '}
                            <bdi>{of}</bdi> {before} → {after}
                          </span>
                        ))}
                      </small>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
