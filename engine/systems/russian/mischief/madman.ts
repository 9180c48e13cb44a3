/**
 * The madman: his fire stops everybody whose turn comes later, and he may take players along (RU-MAD). It happens at his own
 * turn, so nothing later helps; only what keeps somebody alive by itself does (RU-MAD-4).
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Blow } from '../part.ts'
import { is } from '../attributes.ts'
import { savesOf } from '../shared/attack.ts'
import { takenForDead } from '../shared/drunk.ts'
import { livesOf } from '../shared/lives.ts'
import { maim } from '../shared/maim.ts'
import { perRun } from '../shared/per-run.ts'
import { isLater } from '../shared/moves.ts'
import { apartFromNight } from '../shared/place.ts'
import { planOf } from '../shared/plan.ts'
import { nightOf, reserveOf } from '../shared/shots.ts'
import { isBlack, isGrey, sides, type Side } from '../shared/sides.ts'
import { all, type ActorGuard, type LateEffect, type Note, type Resolution } from '../vocabulary.ts'

/** Whom a madman wants to take along, and how he comes to him. */
interface Target {
  at: SeatId
  why: Reason
}
interface Fire {
  move: Move
  fire: Reason
  targets: Target[]
}
const fires = perRun<Map<string, Fire>>(() => new Map())

export const burning: LateEffect = (run, { move, at, why }) => {
  const { id: action, actor, to } = move
  const known = fires(run).get(action)
  const fire =
    known?.fire
    ?? all(
      { is: 'fact', kind: 'fire', of: actor, action },
      { rule: isGrey(run.seat(actor)) ? 'RU-FAC-G7' : 'RU-MAD-1', action },
      [run.trial({ ...move, to: [] })],
    )
  const mine = known ?? { move, fire, targets: [] }
  if (!known) {
    fires(run).set(action, mine)
    run.put({ kind: 'fire', of: actor, by: actor, action, why: fire, rule: 'RU-MAD-1' })
    if (!to.length)
      run.put({ kind: 'atHome', of: actor, by: actor, action, why: fire, rule: 'RU-MAD-1', data: { does: 'burn' } })
  }
  if (!to.length || at === actor) return fire
  mine.targets.push({
    at,
    why: all({ is: 'fact', kind: 'reachedByFire', of: at, other: actor, action }, { rule: 'RU-MAD-2', action }, [
      fire,
      why,
    ]),
  })
  return () => run.ledger.attempts({ kind: 'inFire', of: at, by: actor, when: 'soFar' }).at(-1)?.why ?? why
}

/** Nobody makes a move that comes later than the fire (RU-MAD-1). */
export const fireGate: ActorGuard = (run, move) => {
  const { does, actor, id: action } = move
  const query = { kind: 'fire', when: 'soFar' } as const
  if (is(does, 'spoken') || !run.ledger.attempts(query).length || !isLater(run, move, 'madman')) return undefined
  const fire = run.ledger.seek(query, 'RU-MAD-1', { is: 'fact', kind: 'townBurns', of: '' })
  const heals = is(does, 'heals')
  const exempt =
    heals && run.option<boolean>('healBeatsMadman')
      ? [run.given({ is: 'fact', kind: 'healsInFire', of: actor, action }, 'RU-MAD-4', action)]
      : apartFromNight(run, move)
  return all(
    { is: 'fact', kind: 'stoppedByFire', of: actor, action },
    { rule: heals ? 'RU-MAD-4' : 'RU-MAD-1', action },
    [fire],
    exempt,
  )
}

/** The deaths of the fire, at once: those taken along, then the madman. */
export function burnDown(run: Resolution): void {
  for (const fire of fires(run).values()) {
    takeAlong(run, fire)
    const {
      move: { actor, id: action, to, with: keys },
    } = fire
    const rule: RuleId = isGrey(run.seat(actor)) ? 'RU-FAC-G7' : 'RU-MAD-2'
    const alone =
      !to.length && keys.die !== 'yes'
        ? [run.given({ is: 'fact', kind: 'takesNobodyAlong', of: actor, action }, 'RU-MAD-3', action)]
        : []
    const burns = all({ is: 'fact', kind: 'burnsToo', of: actor, action }, { rule, action }, [fire.fire], alone)
    run.dies(actor, burns, rule, { cause: 'arson', by: actor, action })
  }
}

/** A target with what keeps him alive. `open`: nothing does. */
interface Doomed extends Target {
  keeps: Reason[]
  open: boolean
}

function takeAlong(run: Resolution, { move, fire, targets }: Fire): void {
  const { actor } = move
  const black = isBlack(run.seat(actor))
  const hurt = targets.filter(({ at }) => black && isBlack(run.seat(at)))
  for (const { at, why } of hurt) hurtIn(run, move, at, why, 'RU-MAD-B1')
  const doomed = targets.filter(target => !hurt.includes(target)).map(target => doom(run, move, target))
  const groups = black
    ? onlyOne(run)
      ? [doomed]
      : []
    : ['red', 'black', 'grey'].map(team => doomed.filter(({ at }) => run.seat(at).faction === team))
  const drawn = groups.flatMap(group =>
    drawOf(
      run,
      actor,
      group.filter(({ open }) => open),
    ),
  )
  const dead = doomed.filter(one => burn(run, move, one, drawn))
  if (black && fire.holds)
    settleShots(run, move, { dead: dead.length, hurt: hurt.filter(({ why }) => why.holds), why: fire })
}

/** What keeps somebody alive: his own lives, that he is taken for dead, and where the host plays it so a heal or a guard (RU-MAD-4). */
function doom(run: Resolution, { actor, id: action }: Move, { at, why }: Target): Doomed {
  const blow: Blow = { action, killer: actor, target: at, victim: at, cause: 'madman', rule: 'RU-MAD-2', reached: why }
  const saves = run.option<boolean>('healBeatsMadman') ? savesOf(run, blow) : (takenForDead(run, at) ?? [])
  const lives = why.holds && !saves.some(({ holds }) => holds) ? livesOf(run, blow) : []
  const keeps = [...saves, ...lives, ...illusionHelpsNot(run, at)]
  return { at, why, keeps, open: why.holds && !keeps.some(({ holds }) => holds) }
}

/** An illusion of the maniac was tried, and does not save from the fire (RU-IMI-5). */
const illusionHelpsNot = (run: Resolution, at: SeatId): Reason[] =>
  run.ledger
    .found({ kind: 'illusion', of: at, when: 'soFar' })
    .map(({ why }) =>
      all(
        { is: 'fact', kind: 'savedByIllusion', of: at },
        { rule: 'RU-MAD-4' },
        [why],
        [run.given({ is: 'fact', kind: 'illusionBurns', of: at }, 'RU-IMI-5')],
      ),
    )

interface Drawn {
  one: SeatId
  among: readonly SeatId[]
}
function drawOf(run: Resolution, actor: SeatId, group: readonly Doomed[]): Drawn[] {
  const among = run.game.seats.map(({ slot }) => slot).filter(slot => group.some(({ at }) => at === slot))
  const one = among.length > 1 ? run.draw('burned', actor, among) : undefined
  return one === undefined ? [] : [{ one, among }]
}

/** Dies, or where another of the same team was drawn gets hurt (RU-MAD-2). @returns whether he died */
function burn(run: Resolution, move: Move, { at, why, keeps }: Doomed, drawn: readonly Drawn[]): boolean {
  const { actor, id: action } = move
  const rule: RuleId = isBlack(run.seat(actor)) ? 'RU-MAD-B1' : 'RU-MAD-2'
  const other = drawn.find(({ one, among }) => one !== at && among.includes(at))?.one
  const spared = other === undefined ? [] : [run.given({ is: 'fact', kind: 'otherBurns', of: at, other }, rule)]
  const dies = all(
    { is: 'fact', kind: 'inFire', of: at, other: actor, action },
    { rule, action },
    [why],
    [...keeps, ...spared],
  )
  run.put({ kind: 'inFire', of: at, by: actor, action, why: dies, rule })
  run.dies(at, dies, rule, { cause: 'madman', by: actor, action })
  if (other !== undefined)
    hurtIn(
      run,
      move,
      at,
      all({ is: 'fact', kind: 'hurtInFire', of: at, other: actor, action }, { rule, action }, [why, ...spared], keeps),
      rule,
    )
  return dies.holds
}

function hurtIn(run: Resolution, { actor, id: action }: Move, at: SeatId, why: Reason, rule: RuleId): void {
  const hurt = all({ is: 'fact', kind: 'losesRole', of: at }, { rule: 'RU-GEN-5' }, [why])
  run.put({ kind: 'inFire', of: at, by: actor, action, why: hurt, rule })
  maim(run, at, { why: hurt, rule, by: actor, action })
}

/** The side whose night it is. */
const dueSide = (run: Resolution): Side | undefined => {
  const mine = sides.filter(side => nightOf(run.game, side, run.phase.number) !== undefined)
  return mine.find(side => (side === 'mafia') === (run.phase.number % 2 === 1)) ?? mine[0]
}

/** Without a shot that could be burned a black madman takes one player along (RU-MAD-B1). */
function onlyOne(run: Resolution): boolean {
  const side = dueSide(run)
  return side === undefined || planOf(run).accounts[side].available <= 0
}

/** What a black madman costs and earns: two who are not black burn the shot of the night, two blacks bring one (RU-MAD-B1). */
function settleShots(
  run: Resolution,
  { actor, id: action, to, with: keys }: Move,
  { dead, hurt, why }: { dead: number; hurt: readonly Target[]; why: Reason },
): void {
  const side = dueSide(run)
  if (side !== undefined && dead > 1 && !hurt.length) lose(run, side, 'shotBurned', { actor, action, why })
  const reserve = keys.invest === 'yes' && to.length > 2 ? reserveOf(run.game, run.phase.number) : undefined
  if (reserve !== undefined) lose(run, reserve, 'shotInvested', { actor, action, why })
  if (side === undefined || hurt.length < 2) return
  run.put({
    kind: 'shotForFire',
    of: actor,
    by: actor,
    action,
    rule: 'RU-MAD-B1',
    data: { side },
    why: all(
      { is: 'fact', kind: 'shotForFire', of: actor, action, values: { side } },
      { rule: 'RU-MAD-B1', action },
      hurt.map(one => one.why),
    ),
  })
}

function lose(
  run: Resolution,
  side: Side,
  how: 'shotBurned' | 'shotInvested',
  { actor, action, why }: { actor: SeatId; action: string; why: Reason },
): void {
  const note: Note = { claim: { is: 'fact', kind: how, of: actor, values: { side } }, rule: 'RU-MAD-B1' }
  const claim = { is: 'fact', kind: 'shotLost', of: actor, action } as const
  const lost = all(claim, { rule: 'RU-MAD-B1', notes: [note], action }, [why])
  run.put({
    kind: 'shotLost',
    of: actor,
    why: lost,
    rule: 'RU-MAD-B1',
    by: actor,
    action,
    data: { target: actor, cause: 'madman', account: side },
  })
}

/** The shot earned is entered when the ledger of the night is made up. */
export function enterFireShots(run: Resolution): void {
  for (const { data } of run.ledger.found({
    kind: 'shotForFire',
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })) {
    const { side } = data
    run.setCount(side, 'shots', run.count(side, 'shots') + 1)
  }
}
