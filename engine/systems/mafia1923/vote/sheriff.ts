/** The Sheriff (1923-SHE1 to SHE8): whom he jails, and what else jail takes besides votes (1923-S29). */
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { abilities } from '../abilities.ts'
import { fact } from '../claims.ts'
import { familyOf, livingOf } from '../families.ts'
import { all, type ActorGuard, type Resolution } from '../vocabulary.ts'
import { jailsOf } from './jails.ts'

/** A jail of a player and a family; on oneself and on one's own family it is limited (1923-SHE1, SHE3, SHE5, SHE7). */
export function jailed(run: Resolution, { move, at, aim, why }: Arrival): Reason {
  const [player, family] = move.to
  const own = aim === 0 ? player === move.actor : family === familyOf(run, move.actor)
  const empty = aim === 1 && !livingOf(run, at).length
  const together = aim === 1 && familyOf(run, player ?? '') === at
  const kind = aim === 0 ? 'jailed' : 'jailedFamily'
  const jail = all(
    fact(kind, at, { other: move.actor, action: move.id }),
    {
      rule: '1923-SHE2',
      also: ['1923-SHE1', ...(run.option<boolean>('jail.public') ? [] : ['1923-I14'])],
      notes: [
        ...(own ? [{ claim: fact('choseOwn', move.actor), rule: '1923-SHE3' }] : []),
        ...(empty ? [{ claim: fact('emptyFamily', at), rule: '1923-SHE5' }] : []),
        ...(together ? [{ claim: fact('choseTogether', move.actor), rule: '1923-SHE7' }] : []),
      ],
      action: move.id,
    },
    [why],
  )
  run.put({ kind, of: at, why: jail, rule: '1923-SHE2', by: move.actor, action: move.id })
  if (jail.holds && own) run.spend(move.actor, aim === 0 ? 'jail:self' : 'jail:family', '1923-SHE3')
  return jail
}

/** Jail takes votes and leaves other abilities, unless the host wants it otherwise (1923-S29). */
export const jailedActor: ActorGuard = (run, { actor, does }) => {
  if (own(abilities, does)?.isVote) return undefined
  const blocks = run.option<boolean>('jail.blocksActions')
  return jailsOf(run, actor).map(jail =>
    all(
      fact('jailBlocks', actor),
      { rule: '1923-S29' },
      [jail],
      blocks ? [] : [all(fact('jailTakesVotesOnly', actor), { rule: '1923-S29' })],
    ),
  )
}

/** Who was jailed, where the host announces it (1923-SHE7, I14). */
export function tellJails(run: Resolution): void {
  const who = (kind: 'jailed' | 'jailedFamily'): string[] => [
    ...new Set(run.ledger.found({ kind, when: 'soFar' }).map(({ of }) => of)),
  ]
  if (!run.option<boolean>('jail.public')) return
  const [players, jailedFamilies] = [who('jailed'), who('jailedFamily')]
  if (players.length) run.announce('jailed', { who: players }, '1923-SHE7')
  if (jailedFamilies.length) run.announce('jailedFamily', { family: jailedFamilies }, '1923-SHE7')
}
