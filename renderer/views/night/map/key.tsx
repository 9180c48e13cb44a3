/** What the lines and signs of a map mean: of those that are on it. */
import type { ReactNode } from 'react'
import type { MapView } from '../../../../electron/desk/contract.ts'
import { cls } from '../../../state/words.ts'
import { Term } from '../../../parts/term.tsx'
import { say } from '../../../words/say.ts'
import { roundSign, signs } from './fared-signs.ts'
import css from './map.module.css'

const kinds = ['kills', 'foiled', 'stops', 'shields', 'moves', 'reveals', 'would'] as const
const marked = ['no', 'part', 'idle', 'void'] as const
/** What the glossary calls them. */
const lineTerms = {
  kills: 'kills',
  foiled: 'kills',
  stops: 'stops',
  shields: 'protects',
  moves: 'redirects',
  reveals: 'seen',
  would: 'wouldHave',
} as const
const signTerms = { no: 'worked', part: 'worked', idle: 'noEffect', void: 'notCounted' } as const
/** How the line from a card to whom it was aimed at ends. */
const dots = { came: '●', missed: '○' } as const

type Keyed = Pick<MapView, 'cards' | 'links' | 'killers' | 'foiled'>

/** Takes a map; returns the kinds of lines and the signs that a key of it explains. */
export function keyOf({ cards, links, killers, foiled }: Keyed): {
  lines: (typeof kinds)[number][]
  signs: (typeof marked)[number][]
  round: boolean
  aims: (keyof typeof dots)[]
} {
  const drawn = links.filter(({ round }) => !round)
  return {
    lines: kinds.filter(kind =>
      kind === 'kills' || kind === 'foiled'
        ? Object.keys(kind === 'kills' ? killers : foiled).length > 0
        : drawn.some(({ does, would }) =>
            kind === 'would' ? would : does === kind || (kind === 'moves' && does === 'brings'),
          ),
    ),
    signs: marked.filter(kind => cards.some(({ fared, circle }) => !circle && signs[fared] === signs[kind])),
    round: cards.some(({ circle }) => circle),
    aims: (['came', 'missed'] as const).filter(kind =>
      cards.some(
        ({ ballot, who, aims }) => !ballot && aims.some(aim => aim.who !== who && aim.came === (kind === 'came')),
      ),
    ),
  }
}

/** The key. */
export function MapKey({ map }: { map: Keyed }): ReactNode {
  const { lines, signs: shown, round, aims } = keyOf(map)
  if (!lines.length && !shown.length && !round && !aims.length) return null
  return (
    <ul className={css.key} aria-label={say('nightMap.key')}>
      {lines.map(kind => (
        <li key={kind} className={cls(css[kind])}>
          <Term of={lineTerms[kind]}>{say('nightMap.keyOf', { kind })}</Term>
        </li>
      ))}
      {round && (
        <li className={css.round}>
          <span aria-hidden="true">{roundSign}</span>{' '}
          <Term of="loop">{say('nightMap.signOf', { kind: 'circle' })}</Term>
        </li>
      )}
      {aims.map(kind => (
        <li key={kind} className={css.sign}>
          <span aria-hidden="true">{dots[kind]}</span>{' '}
          <Term of={kind === 'came' ? 'visited' : 'meantFor'}>{say('nightMap.aimOf', { kind })}</Term>
        </li>
      ))}
      {shown.map(kind => (
        <li key={kind} className={css.sign}>
          <span aria-hidden="true">{signs[kind]}</span>{' '}
          <Term of={signTerms[kind]}>{say('nightMap.signOf', { kind })}</Term>
        </li>
      ))}
    </ul>
  )
}
