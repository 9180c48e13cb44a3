/** Before settling: parts of one order are put together, and what somebody else carries is given to them. */
import type { Carried, Clause, Order } from './clause.ts'
import type { SeatId } from '../reason/claim.ts'
import type { SenderAbilities } from './draft-state.ts'

/** What no more than names somebody. */
const noOrder: Order = {
  is: 'order',
  negative: false,
  abilities: 'any',
  targets: [],
  nobody: false,
  subject: 'none',
  replaces: false,
  span: { start: 0, end: 0 },
  troubles: [],
}

/**
 * `Action: protect` and `Target: Ann` in two parts are one order, and so are a heading and a name: `Night 1 kill`, `Ann please`.
 */
export function joined(clauses: readonly Clause[], { sender, mates, abilities: all }: SenderAbilities): Clause[] {
  const result: Clause[] = []
  for (const clause of clauses) {
    const last = result.at(-1)
    // A teammate below `Night 1 kill` may as well be who carries it.
    const acts = (slot: SeatId): boolean =>
      slot === sender
      || (mates.has(slot)
        && last?.is === 'order'
        && last.abilities !== 'any'
        && last.abilities.some(id => all.get(id)?.team))
    const isAimed =
      clause.is === 'names'
      && !clause.corrects
      && !clause.troubles.length
      && last?.is === 'order'
      && last.subject === 'none'
      && !clause.targets.some(({ slot }) => acts(slot))
    const next = isAimed ? ({ ...noOrder, targets: clause.targets, span: clause.span } satisfies Order) : clause
    const open = last?.is === 'order' && next.is === 'order' && !last.negative && !next.negative ? [last, next] : []
    const verb = open.find(
      ({ abilities, troubles, targets }) =>
        abilities !== 'any' && !targets.length && troubles.length === 1 && troubles[0]!.why === 'noTarget',
    )
    const aim = open.find(
      ({ abilities, troubles, targets }) => abilities === 'any' && targets.length === 1 && !troubles.length,
    )
    const doomed = clause.is === 'order' && clause.fate ? open[1] : undefined
    if (
      verb
      && !aim
      && doomed
      && verb.abilities !== 'any'
      && verb.abilities.every(id => (doomed.abilities as string[]).includes(id))
    ) {
      result[result.length - 1] = {
        ...verb,
        targets: doomed.targets,
        troubles: doomed.troubles.filter(({ why }) => why !== 'unread' && why !== 'noTarget'),
        span: { start: verb.span.start, end: doomed.span.end },
      }
    } else if (verb && aim) {
      const span = { start: open[0]!.span.start, end: open[1]!.span.end }
      result[result.length - 1] = {
        ...verb,
        targets: aim.targets,
        troubles: [],
        replaces: verb.replaces || aim.replaces,
        span,
      }
    } else result.push(clause)
  }
  return result
}

/**
 * Who carries goes with the one order of the team, or with what is named beside it. Where there is not just one such
 * order and one who carries, it stays by itself and is asked about.
 * @param meant the abilities that an order can mean
 * @param isTeam whether an ability is the team's
 */
export function assigned(
  clauses: readonly Clause[],
  sender: string,
  meant: (order: Order) => readonly string[],
  isTeam: (ability: string) => boolean,
): Clause[] {
  const carried = clauses.filter((clause): clause is Carried => clause.is === 'carried')
  if (!carried.length) return [...clauses]
  const orders = clauses.filter(
    (clause): clause is Order =>
      clause.is === 'order'
      && !clause.negative
      && meant(clause).length > 0
      && meant(clause).every(isTeam)
      && !(clause.troubles.length === 1 && clause.troubles[0]!.why === 'noTarget'),
  )
  const [who] = carried
  const bare =
    carried.length === 1 && !who!.targets.length && orders.length === 1 && orders[0]!.subject !== 'writer'
      ? orders[0]
      : undefined
  return clauses.flatMap((clause): Clause[] => {
    if (clause === who && bare) return []
    if (clause === bare) return [{ ...bare, ...carrier(who!, sender), troubles: [...bare.troubles, ...who!.troubles] }]
    if (clause.is !== 'carried' || !clause.targets.length) return [clause]
    const { abilities, targets, span, troubles } = clause
    return [{ ...noOrder, abilities, targets, span, troubles, ...carrier(clause, sender) }]
  })
}

const carrier = ({ by }: Carried, sender: string): Partial<Order> =>
  by === sender ? { subject: 'writer' } : { by, subject: 'none' }
