/**
 * A second count of a lynch (RU-VOTE-15), written from the text of the rules alone: numbers and no reasons. Nothing of the
 * engine is used here. It knows what drug dealers, priests, lawyers, judges, witnesses, liars, heroes, politicians,
 * mayors, masons, agents, phantoms and those whom they keep in the game, and actors who copied one of these do to
 * votes; and the witch hunt (`russian-hunt.ts`).
 */
import { huntOutcome } from './russian-hunt.ts'
import {
  activeReds,
  hatedByAll,
  judgedIn,
  main,
  plays,
  type Cast,
  type Colour,
  type VoteDay,
  type Voter,
  type VoteResult,
} from './russian-voters.ts'

/** Counts one vote. */
export function countVote(day: VoteDay): VoteResult {
  const { voters, between = [] } = day
  const find = (name: string): Voter => voters.find(one => one.name === name)!
  const safe = shieldsOf(day)
  const casts = castsOf(day, safe)
  weigh(day, casts)
  silence(day, casts, safe)
  const limit = Math.max(activeReds(voters) - 1, main(voters, 'black').length)
  for (const cast of casts) {
    if (find(cast.by.name).dose) cast.weight = Math.min(cast.weight, 1)
    if (cast.by.colour !== 'black') cast.weight = Math.min(cast.weight, Math.max(1, limit))
  }
  const sums = sumsOf(day, casts, limit)
  if (day.hunt) return { sums, dies: huntOutcome(day, casts, sums), revote: [] }
  const first = outcome(day, casts, sums)
  const mercy = day.forgives
  if (!mercy || !mayForgive(day, casts, first, safe)) return first
  const { who } = mercy
  // The votes against whoever is forgiven are none, whether he was to die or not (RU-PRI-1).
  const without = { ...sums, [who]: 0 }
  if (first.dies.includes(who) && day.forgiven === undefined && between.length !== 2)
    return { sums: without, dies: [], revote: [], rescued: who }
  return outcome(
    day,
    casts.map(cast => (cast.on === who ? { ...cast, weight: 0 } : cast)),
    without,
  )
}

/** Step 1: against whom nobody votes. */
function shieldsOf({ voters, defends, forgiven }: VoteDay): Set<string> {
  const safe = new Set(voters.filter(one => one.mayor || one.kind !== 'main').map(({ name }) => name))
  if (forgiven !== undefined) safe.add(forgiven)
  const lawyer = voters.find(({ name }) => name === defends?.by)
  const check = lawyer?.checked
  if (lawyer && check && check.who === defends!.who && (lawyer.colour === 'black' || check.shown === 'red'))
    safe.add(check.who)
  return safe
}

/** Step 2: who votes for whom in the end; an absent voter and a ballot for nobody are for the voter himself. */
function castsOf({ voters, ballots, hunt, between = [] }: VoteDay, safe: ReadonlySet<string>): Cast[] {
  const casts: Cast[] = []
  const enter = (by: Voter, on: string, place: number, advance = false): unknown =>
    casts.push({ by, on, weight: 1, place, advance })
  const voted = new Set<string>()
  const isDone = (name: string): boolean =>
    hunt ? casts.filter(({ by }) => by.name === name).length === 2 : voted.has(name)
  for (const [place, given] of ballots.entries()) {
    const by = voters.find(({ name }) => name === given.by)
    if (!by || isDone(by.name) || by.noWall || between.includes(by.name)) continue
    // Who comes himself casts no ballot that he left before.
    if (given.advance && ballots.some(other => other.by === by.name && !other.advance)) continue
    voted.add(by.name)
    const alive = voters.some(({ name, ghost }) => name === given.for && !ghost)
    const good = alive && !safe.has(given.for) && (!between.length || between.includes(given.for))
    const on = good ? given.for : between.length || safe.has(by.name) || by.ghost ? undefined : by.name
    // The two of a hunt are for different players.
    if (on !== undefined && !(hunt && casts.some(one => one.by === by && one.on === on)))
      enter(by, on, place, given.advance)
  }
  if (hunt) return casts
  if (between.length) {
    for (const name of between)
      for (const other of between)
        if (other !== name && !safe.has(other))
          enter(
            voters.find(one => one.name === name)!,
            other,
            ballots.length,
          )
    return casts
  }
  if (casts.length || voted.size)
    for (const by of voters)
      if (!voted.has(by.name) && !safe.has(by.name) && !by.ghost) enter(by, by.name, ballots.length)
  return casts
}

/**
 * What a judge weighs: six, less two for a red who was lynched without him; of a copy four, whatever was lost
 * (RU-ACR-5).
 */
const judgeWeight = ({ redsLynched }: VoteDay, { copies }: Voter): number =>
  copies === 'judge' ? 4 : 6 - 2 * redsLynched

/** Step 3: a mason weighs nothing, a judge much, a lawyer one more against whom he checked, and who was vouched for one more. */
function weigh(day: VoteDay, casts: readonly Cast[]): void {
  const checkedBlack = (by: Voter, on: string): boolean => by.checked?.who === on && by.checked.shown === 'black'
  for (const cast of casts) {
    const { by, on } = cast
    if (by.kind === 'mason') cast.weight = 0
    if (plays(by, 'judge')) cast.weight = judgeWeight(day, by)
    // A living phantom has one more for each whom he keeps in the game, unless he lets it go; so has who copied him.
    if (plays(by, 'phantom') && !day.waives) cast.weight += day.voters.filter(one => one.ghost && one !== by).length
    // In office a politician has what his influence comes to: a pair, and so one more.
    if (by.role === 'politician' && by.mayor) cast.weight += 1
    if (by.checked?.who === on && on !== by.name && (by.colour === 'black' || by.checked.shown === 'black'))
      cast.weight += 1
  }
  const { by: witness, who: named = [] } = day.vouches ?? {}
  for (const his of casts.filter(({ by }) => by.name === witness))
    for (const theirs of casts.filter(({ by, on }) => named.includes(by.name) && on === his.on)) {
      his.weight += 1
      if (!(day.waives && theirs.by.ghost)) theirs.weight += 1
    }
  // Nothing that is added works against a lawyer who proved him black.
  for (const cast of casts) {
    const against = day.voters.find(({ name }) => name === cast.on)
    if (against && checkedBlack(against, cast.by.name)) cast.weight = Math.min(cast.weight, 1)
  }
}

/** Step 4: what a liar makes of ballots, what one who is no red adds, and whom the mayor covers. */
function silence({ voters, compromises, slips = [] }: VoteDay, casts: Cast[], safe: ReadonlySet<string>): void {
  const liar = voters.find(({ name }) => name === compromises?.by)
  const least = liar?.colour === 'red' ? 0 : 1
  for (const cast of casts)
    if (liar && cast.by !== liar && compromises!.who.includes(cast.by.name)) cast.weight = Math.min(cast.weight, least)
  const mayor = voters.find(one => one.mayor)
  const politician = voters.find(({ role, ghost }) => role === 'politician' && !ghost)
  if (mayor && politician && !casts.some(({ by, on }) => by === mayor && on === politician.name))
    for (const cast of casts) if (cast.on === politician.name) cast.weight = 0
  if (liar)
    for (const on of slips)
      if (!safe.has(on)) casts.push({ by: liar, on, weight: 1, place: Infinity, advance: true, hidden: true })
}

/** Steps 6 and 7: what barriers take, blacks first, and then the limits of blacks and of blacks with the faceless. */
function sumsOf(day: VoteDay, casts: readonly Cast[], limit: number): Record<string, number> {
  const { voters, redsLynched, compromises } = day
  const sums: Record<string, number> = {}
  const [reds, blacks] = [main(voters, 'red'), main(voters, 'black')]
  for (const owner of voters) {
    if (owner.ghost) continue
    const on = casts.filter(cast => cast.on === owner.name)
    const own = owner.role === 'priest' ? Math.max(0, 3 - redsLynched) : owner.copies === 'priest' ? 2 : undefined
    const himself = compromises?.by === owner.name
    const off = compromises?.who.includes(owner.name) === true && !himself
    const double = himself && compromises!.who.includes(owner.name) ? 2 : undefined
    const others = plays(owner, 'hero') ? 1 : owner.role === 'politician' ? 0 : undefined
    const barriers = off ? [] : [own, owner.dose, double, others].filter(size => size !== undefined)
    const total = (of: readonly Cast[]): number => of.reduce((sum, { weight }) => sum + weight, 0)
    if (barriers.length) {
      const pierces = ({ by }: Cast): boolean => by.checked?.who === owner.name && by.checked.shown === 'black'
      const meets = on.filter(cast => !pierces(cast))
      for (const cast of meets)
        cast.weight = Math.min(cast.weight, plays(cast.by, 'judge') && judgeWeight(day, cast.by) > 3 ? 2 : 1)
      const allReds = owner.colour !== 'red' && reds.length > 0 && reds.every(red => on.some(({ by }) => by === red))
      let left = allReds ? 0 : Math.max(...barriers)
      for (const black of [true, false])
        for (const cast of meets)
          if ((cast.by.colour === 'black') === black && left > 0 && cast.weight > 0) {
            const taken = Math.min(left, cast.weight)
            cast.weight -= taken
            left -= taken
          }
    }
    const of = (colour: Colour | undefined): number => total(on.filter(({ by }) => by.colour === colour))
    let dark = of('black')
    let both = dark + of('grey')
    if (redsLynched) {
      dark = Math.min(dark, limit)
      both = Math.min(dark + of('grey'), Math.max(activeReds(voters), blacks.length))
    }
    sums[owner.name] = both + of('red') + of(undefined)
  }
  return sums
}

/** Step 9: who dies of these sums. */
function outcome(day: VoteDay, casts: readonly Cast[], sums: Record<string, number>): VoteResult {
  const { voters, between = [], forgiven } = day
  const most = Math.max(...Object.values(sums), 0)
  const top = voters.map(({ name }) => name).filter(name => most > 0 && sums[name] === most)
  const result = (dies: string[], revote: string[] = []): VoteResult => ({ sums, dies, revote })
  const grey = voters.some(({ kind, colour }) => kind === 'main' && colour === 'grey')
  if (top.length === 2 && grey) {
    const chosen = greyChoice(day, casts, sums, top as [string, string])
    if (chosen !== undefined) return result([chosen])
  }
  const hated = voters.filter(one => hatedByAll(voters, casts, one))
  if (hated.length === 1 && !(top.length === 1 && top[0] === hated[0]!.name)) return result([hated[0]!.name])
  if (top.length < 2) return result(top)
  if (!between.length && forgiven === undefined) {
    const condemned = condemnedOf(day, casts, top)
    return condemned === undefined ? result([], top) : result([condemned])
  }
  if (top.length === 2) return result(main(voters, 'black').length > 2 ? top : [])
  const early: string[] = []
  for (const { by, on, advance, weight } of [...casts].sort((a, b) => a.place - b.place))
    if (!advance && weight > 0 && !between.includes(by.name) && top.includes(on) && !early.includes(on)) early.push(on)
  return result(top.filter(name => early.slice(0, 2).includes(name)))
}

/** Whom a judge condemns of those who are level: of two judges the one who voted first. */
const condemnedOf = (day: VoteDay, casts: readonly Cast[], top: readonly string[]): string | undefined =>
  judgedIn(day, casts).find(on => top.includes(on))

function greyChoice(
  { voters }: VoteDay,
  casts: readonly Cast[],
  sums: Record<string, number>,
  top: readonly [string, string],
): string | undefined {
  const [reds, blacks] = [main(voters, 'red'), main(voters, 'black')]
  const dark = [...blacks, ...main(voters, 'grey')]
  const votedFor = (of: readonly Voter[], name: string): boolean =>
    of.every(one => casts.some(({ by, on, hidden }) => by === one && on === name && !hidden))
  for (const [one, other] of [top, [top[1], top[0]]] as const)
    if (reds.length && votedFor(reds, one)) {
      const theirs = casts.filter(({ by, on }) => on === other && by.colour !== 'red')
      const sum = Math.min(
        theirs.reduce((all, { weight }) => all + weight, 0),
        sums[other]!,
      )
      if (votedFor(dark, other) || sum >= Math.max(reds.length, blacks.length)) return one
    }
  if (reds.length !== dark.length) return undefined
  // Red phantoms weigh too here: the exception of the rule stands at the choice before (RU-CAP-6).
  const red = (name: string): Cast[] =>
    casts.filter(({ by, on, weight }) => on === name && by.colour === 'red' && weight > 0)
  const weight = (name: string): number => red(name).reduce((all, cast) => all + cast.weight, 0)
  const [a, b] = top
  if (weight(a) !== weight(b)) return weight(a) > weight(b) ? a : b
  return [...red(a), ...red(b)].filter(({ advance }) => !advance).sort((x, y) => x.place - y.place)[0]?.on
}

/** Step 11: whom the priest voted for, and not where he is to die himself or a lawyer shields him whom he would forgive. */
function mayForgive(
  { forgives, defends, voters, forgiven }: VoteDay,
  casts: readonly Cast[],
  { dies }: VoteResult,
  safe: ReadonlySet<string>,
): boolean {
  const { by, who } = forgives!
  const priest = voters.find(({ name }) => name === by)
  if (!priest || priest.ghost || by === who || forgiven !== undefined || dies.includes(by)) return false
  if (defends?.who === by && defends.by === who && safe.has(by)) return false
  return casts.some(cast => cast.by === priest && cast.on === who)
}
