/** The deal, dealt again beside what was posted. */
import type { ReactNode } from 'react'
import type { DealCheck } from '../../engine/setups/check-deal.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import { Verdict } from './verdict.tsx'
import css from './proof.module.css'

const without = { none: 'proof.isNone', older: 'proof.isOlder' } as const

export function Dealt({ check }: { check: DealCheck }): ReactNode {
  if (check.is === 'undealable') return <Verdict holds={false}>{say('proof.isUndealable')}</Verdict>
  if (check.is !== 'dealt') return <Verdict>{say(without[check.is])}</Verdict>
  const { holds, players, fell } = check
  const alike = fell.said.join('\n') === fell.due.join('\n')
  return (
    <>
      <Verdict holds={holds}>{say(holds ? 'proof.dealHolds' : 'proof.dealFails')}</Verdict>
      <div className={css.wide} role="region" aria-label={say('proof.players')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{say('proof.player')}</th>
              <th scope="col">{say('proof.said')}</th>
              <th scope="col">{say('proof.due')}</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ name, role, due }, at) => (
              <tr key={at} className={cls(role !== due && css.differs)}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>
                  <bdi>{role}</bdi>
                </td>
                <td>
                  <span aria-hidden="true">{role === due ? '✓ ' : '✗ '}</span>
                  <bdi>{due}</bdi>
                  {role !== due && <span className="sr"> {say('proof.differs')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(fell.said.length > 0 || fell.due.length > 0) && (
        <>
          <h3>{say('proof.fell')}</h3>
          {alike ? (
            <ul className={css.fell}>
              {fell.due.map((line, at) => (
                <li key={at}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          ) : (
            <>
              <p>{say('proof.fellSaid', { lines: listed(fell.said) })}</p>
              <p>{say('proof.fellDue', { lines: listed(fell.due) })}</p>
            </>
          )}
        </>
      )}
    </>
  )
}

const listed = (lines: readonly string[]): string => lines.join('; ') || say('proof.nothing')
