/** Penalties at a vote, as the host recorded them: no ballot for some votes (RU-PEN-2), and a victim that the next vote must have (RU-PEN-3). */
import type { Cast, Sentence, VotePart } from '../day/hooks.ts'
import type { HostRecord } from '../../../journal/state.ts'
import { isVote } from '../day/kinds.ts'
import { mostOf } from '../day/most.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { perRun } from '../shared/per-run.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** The day of the first vote that comes after a record, or is held as it is made. */
function firstDay({ phase = '' }: HostRecord): number {
  const [kind = '', number] = phase.split(' ')
  return isVote(kind) ? Number(number) : Math.max(2, Number(number ?? 0) + 1)
}

const recordsOf = (run: Resolution, form: string, who?: SeatId): HostRecord[] =>
  (run.game.records ?? []).filter(record => record.form === form && (who === undefined || record.values.player === who))

/** Why somebody has no ballot today, and none is put on him. */
function banned(run: Resolution, who: SeatId): Reason[] {
  const day = run.phase.number
  return recordsOf(run, 'voteBan', who)
    .filter(record => {
      const from = firstDay(record)
      return day >= from && (record.values.votes === 'all' || day < from + Number(record.values.votes))
    })
    .map(() => run.given({ is: 'fact', kind: 'voteBanned', of: who }, 'RU-PEN-2'))
}

/** Whoever has no ballot today, as results of the vote. */
export function enterBans(run: Resolution): void {
  for (const { slot: of } of run.living())
    for (const why of banned(run, of)) run.put({ kind: 'voteBanned', of, why, rule: 'RU-PEN-2' })
}

/** Who must die by this vote, which stays so once it is over. */
const mandatory = perRun<SeatId[]>(run => [
  ...new Set(
    recordsOf(run, 'mandatoryVictim').flatMap(record =>
      firstDay(record) === run.phase.number && run.living().some(({ slot }) => slot === record.values.player)
        ? record.values.player!
        : [],
    ),
  ),
])

const must = (run: Resolution, who: SeatId): Reason => run.given({ is: 'fact', kind: 'mustDie', of: who }, 'RU-PEN-3')

/** His ballot is one against himself. */
const againstThemselves = (run: Resolution, ballots: readonly Cast[]): readonly Cast[] | undefined => {
  const victims = mandatory(run)
  if (!victims.length) return undefined
  const others = ballots.filter(({ by }) => !victims.includes(by))
  return [
    ...others,
    ...victims.map((who): Cast => {
      const claim = { is: 'fact', kind: 'votes', of: who, other: who } as const
      return { by: who, target: who, auto: true, why: all(claim, { rule: 'RU-PEN-3' }, [must(run, who)]) }
    }),
  ]
}

/** Why nothing saves somebody from this vote. */
export const mustDie = (run: Resolution, who: SeatId): Reason[] =>
  mandatory(run).includes(who) ? [must(run, who)] : []

/** He dies besides whomever the ballots chose; level with others, he and they do, or he alone. */
function joins(run: Resolution, sentences: readonly Sentence[]): Sentence[] {
  return mandatory(run).flatMap(who => {
    const level = sentences.find(one => one.who === who)?.level ?? []
    const withHim = run.option('mandatoryInTie') === 'both' ? level.filter(other => other !== who) : []
    return [who, ...withHim].map((one): Sentence => ({
      who: one,
      rule: 'RU-PEN-3',
      because: one === who ? [must(run, who)] : [must(run, who), mostOf(run, one, level), mostOf(run, who, level)],
      unless: [],
      // The others die of their ballots, and may be spared like anybody.
      ...(one === who && { beside: true }),
    }))
  })
}

export const vote: VotePart = {
  voteless: banned,
  redirects: againstThemselves,
  joins,
  unsavable: (run, { who }) => mustDie(run, who),
}
