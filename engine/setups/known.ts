/** What a set-up lets each player know at the start: whom he knows and as what, who may talk with whom, what fell on him. */
import { cardKey } from './cards.ts'
import { isOf, type Marked, type Player } from './marks.ts'
import { whoSaid, type Setup, type Who } from './setup.ts'

/** One thing that is known. `to`: who is told, nobody where the host alone knows. `of`: who it is about. */
interface Known {
  to: string[]
  is: 'mark' | 'target' | 'names' | 'roles' | 'alignments' | 'exists' | 'talk' | 'as' | 'flips'
  of: string[]
  /** What it is called: a mark, a role, when there is talk, the role that is told or shown in the place of the true one. */
  word?: string
  value?: string
}

const told = {
  names: 'names',
  'names and roles': 'roles',
  'names and alignment': 'alignments',
} as const

/** @param players who got which role @returns all of it, in the order of the set-up; who is told nothing is in none of it */
export function knownAtStart(setup: Setup, players: readonly Player[], marks: readonly Marked[]): Known[] {
  const namesOf = (who: Who): string[] => players.filter(player => isOf(who, player, marks)).map(({ name }) => name)
  const tells = setup.tells.flatMap((tell): Known[] => {
    const to = namesOf(tell.who)
    if (!to.length) return []
    const instead = tell.as ?? tell.first
    return [
      ...tell.knows.flatMap(({ of, what }): Known[] =>
        what === 'that there is'
          ? [{ to, is: 'exists', of: [], word: whoSaid(of) }]
          : groups(tell.who, of, players, marks).map(group => ({ ...group, is: told[what] })),
      ),
      ...(instead === undefined ? [] : [{ to, is: 'as' as const, of: to, word: instead }]),
      ...(tell.flips === undefined ? [] : [{ to: [], is: 'flips' as const, of: to, word: tell.flips }]),
    ]
  })
  const talks = setup.talks.flatMap(({ who, when }): Known[] => {
    const to = namesOf(who)
    return to.length > 1 ? [{ to, is: 'talk', of: to, word: when }] : []
  })
  return [...tells, ...talks, ...marks.flatMap(markKnown)]
}

/** Who is told of whom: everybody of all, or each group of its own. */
function groups(who: Who, of: Who, players: readonly Player[], marks: readonly Marked[]): Pick<Known, 'to' | 'of'>[] {
  const readers = players.filter(player => isOf(who, player, marks))
  if (of.any.some(({ word }) => word.toLowerCase() === 'group')) {
    const keys = [...new Set(readers.map(({ card }) => cardKey(card)))]
    return keys
      .map(key => readers.filter(({ card }) => cardKey(card) === key).map(({ name }) => name))
      .map(names => ({ to: names, of: names }))
  }
  return [
    {
      to: readers.map(({ name }) => name),
      of: players.filter(player => isOf(of, player, marks)).map(({ name }) => name),
    },
  ]
}

function markKnown({ mark, players, value, for: owners, told: how }: Marked): Known[] {
  const base = { word: mark, ...(value !== undefined && { value }) }
  const of = [...players]
  if (owners) return [{ ...base, is: 'target', to: how === 'no' ? [] : [...owners], of }]
  if (how === 'no') return [{ ...base, is: 'mark', to: [], of }]
  // Who knows the names is told of the others; who knows the name alone, that it fell on him.
  if (how === 'names' || (how === 'name' && players.length > 1)) return [{ ...base, is: 'mark', to: of, of }]
  return of.map(name => ({ ...base, is: 'mark' as const, to: [name], of: [name] }))
}
