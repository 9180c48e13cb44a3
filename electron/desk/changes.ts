/** What leaving an action out changes: the night with it against the night without it. */
import type { PhasePlayed, Played } from '../../engine/cases/play.ts'
import type { Learned } from '../../engine/resolve/outcome.ts'
import type { Changes, Knowing, Turned } from './contract.ts'

/** @param there the same phases, played without the action */
export function changesOf(action: string, here: Played, there: Played): Changes {
  return {
    action,
    phases: here.phases.map(({ name, outcome }, index) => {
      const other = there.phases[index]!.outcome
      const verdicts = new Map(other.verdicts.map(verdict => [verdict.action, verdict.verdict]))
      return {
        phase: name,
        deaths: turned(outcome.deaths, other.deaths),
        learned: turned(outcome.learned.map(knowing), other.learned.map(knowing)),
        verdicts: outcome.verdicts.flatMap(({ action: id, verdict }) => {
          const without = verdicts.get(id)
          return without === undefined || without === verdict ? [] : [{ action: id, with: verdict, without }]
        }),
      }
    }).filter(({ deaths, learned, verdicts }) => deaths.gone.length + deaths.come.length + learned.gone.length + learned.come.length + verdicts.length),
  }
}

const knowing = ({ who, ability, about, result }: Learned): Knowing => ({ who, does: ability, about, result })

function turned<What>(here: readonly What[], there: readonly What[]): Turned<What> {
  const bytes = (items: readonly What[]): Set<string> => new Set(items.map(item => JSON.stringify(item)))
  const [before, after] = [bytes(here), bytes(there)]
  return { gone: here.filter(item => !after.has(JSON.stringify(item))), come: there.filter(item => !before.has(JSON.stringify(item))) }
}

/** The phases of a played case that are asked for. */
export const shownOf = (played: Played, names: ReadonlySet<string>): PhasePlayed[] => played.phases.filter(({ name }) => names.has(name))
