/** Who is told what a night left with them. */
import type { Tell } from '../../../journal/outcome.ts'
import type { NightOutcome } from '../../../ruleset/borrowed-rules.ts'
import { seatOf, type Game, type PhaseState } from '../../../journal/state.ts'
import { roleOf } from './seat-abilities.ts'

/** Kinds of messages that normal games have besides. */
export const normalTells = [
  'joined',
  'leftTopic',
  'inherits',
  'abilityLost',
  'fruit',
  'vouched',
  'message',
  'announced',
  'visitor',
]

/** What each mark says to whoever has it, and by which rule. */
const told: Readonly<Record<string, string>> = {
  fruit: 'NR-FRUIT-1',
  vouched: 'NR-FRIEND-1',
  message: 'NR-MSG-1',
  announced: 'NR-MOD-14',
  visitor: 'NR-MOD-14',
}

/** Whoever died is told nothing; the host keeps it. What says the same twice is said once. */
export function leftWith(
  game: Game,
  phase: PhaseState,
  { marked, deaths }: Pick<NightOutcome, 'marked' | 'deaths'>,
): Tell[] {
  const tells = marked.flatMap(({ who, by, as }): Tell[] => {
    const often = marked.filter(one => one.who === who && one.as === as).length > 1
    const sent = phase.submissions.find(({ id }) => id === by)
    const [, drawn = '', does = ''] = /^compelled:(.*):([^:]*)$/.exec(by) ?? []
    const [actor, ability] = sent ? [sent.by, sent.does] : [drawn, does]
    const rule =
      as === 'fruit' && often ? 'NR-FRUIT-2' : as === 'vouched' && deaths.includes(actor) ? 'NR-FRIEND-2' : told[as]
    if (rule === undefined || deaths.includes(who) || !seatOf(game, who)?.alive) return []
    const values: Tell['values'] =
      as === 'vouched' || as === 'visitor'
        ? { who: [actor] }
        : as === 'message'
          ? { text: sent?.with.text ?? '' }
          : as === 'announced'
            ? { role: roleOf(ability) ?? seatOf(game, actor)!.role }
            : {}
    return [{ to: { to: 'player', player: who }, kind: as, values, rule }]
  })
  return [...new Map(tells.map(tell => [JSON.stringify(tell), tell])).values()]
}
