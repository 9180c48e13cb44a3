/**
 * Whether a block hit (RU-BLK-2 to RU-BLK-8): what it foiled, why it foiled nothing where it did not, and what the morning says
 * of it.
 */
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import type { Options } from '../../../ruleset/localized-text.ts'
import { is } from '../attributes.ts'
import { shotsNotMade } from '../family/turns.ts'
import { isSpecial } from './blocker.ts'
import { section } from '../section.ts'
import { type Pending, blows, overrulings } from '../shared/attack.ts'
import { isCivil, killingMove, killsAsCivil, kindOf } from '../shared/moves.ts'
import { roleAs } from '../shared/playing.ts'
import { metOn, obstaclesOn, type Obstacle } from '../shared/obstacles.ts'
import { tonight, whoHad } from '../shared/step-place.ts'
import { isCopyOf } from '../shared/undead.ts'
import { holdsWithout } from '../shared/counterfactual.ts'
import { type Fact, type Resolution, type Says, all, any, isAbout } from '../vocabulary.ts'
import type { FactWords, PartWords } from '../words.ts'

const facts = declareFacts({
  blockerHit: { of: 'slot' },
})

const options: Options = {
  guardFoilsSpecial: {
    values: ['hit', 'miss'],
    rule: 'RU-BLK-5',
    says: {
      en: 'What everybody is told if a guard keeps out a werewolf’s special move.',
      ru: 'Что объявляют всем, если защита не подпустила особый ход оборотня.',
    },
  },
  civilBesideSpecial: {
    values: ['hit', 'miss'],
    rule: 'RU-BLK-3',
    says: {
      en: 'What everybody is told if an arrest foils both a werewolf’s special move and a civil move.',
      ru: 'Что объявляют всем, если арест сорвал вместе особый ход оборотня и мирный ход.',
    },
  },
}

type Block = Fact<'arrested' | 'guarded'>

/** A move that a block foiled: whose it was, and what the blocker may hear of it. */
interface Foiled {
  who: SeatId
  /** The move; of who stepped in for another, the other's. */
  action: string
  role: string
  special: boolean
  kills: boolean
  onSelf: boolean
  /** What foiled it; of what did not come at all, what came in vain stands against it. */
  because: readonly Reason[]
  inVain?: Reason
}

/** Every block of the night: what it foiled, whether that is a hit, and who hears of it. */
function reportBlocker(run: Resolution): void {
  const blocks = (['arrested', 'guarded'] as const).flatMap((kind): Block[] => tonight(run, kind))
  const reports = blocks.map(block => ({ block, ...judged(run, block) }))
  for (const {
    block: { of, by, action },
    why,
    rule,
  } of reports)
    run.put({
      kind: 'blockerHit',
      of,
      why,
      rule,
      ...(by !== undefined && { by }),
      ...(action !== undefined && { action }),
    })
  // Everybody hears of the blocker alone; who only plays him is told himself (RU-ACR-3).
  const isCopy = ({ block: { by = '' } }: { block: Block }): boolean => isCopyOf(run.game, by, 'arrest')
  const originals = reports.filter(report => !isCopy(report))
  if (whoHad(run, 'arrest', 'guard', 'block').length) announce(run, originals)
  for (const { block, why } of reports.filter(isCopy))
    if (!why.holds) run.tell(block.by ?? '', 'copyMissed', {}, 'RU-ACR-3')
  for (const report of reports) if (report.why.holds) tellOfHit(run, report)
}

type Judged = ReturnType<typeof judged>

function announce(run: Resolution, reports: readonly (Judged & { block: Block })[]): void {
  const hit = reports.find(({ why }) => why.holds)
  const late = hit?.block.by !== undefined && run.isDead(hit.block.by)
  run.announce(
    'blocker',
    { is: hit ? 'hit' : 'miss' },
    late ? 'RU-BLK-8' : (hit?.rule ?? reports[0]?.rule ?? 'RU-BLK-4'),
  )
}

/** Whether a block hit: it foiled a move that is no special one (RU-BLK-2 to RU-BLK-7). */
function judged(
  run: Resolution,
  block: Block,
): { named: Foiled[]; why: Reason; whyOf: (role: string) => Reason; rule: RuleId } {
  const foiled = foiledBy(run, block)
  const special = foiled.filter(one => one.special)
  const plain = foiled.filter(one => !one.special)
  const named = special.length && run.option('civilBesideSpecial') === 'miss' ? [] : plain
  const rule: RuleId = special.length
    ? 'RU-BLK-3'
    : !plain.length
      ? 'RU-BLK-4'
      : plain.some(({ onSelf }) => onSelf)
        ? 'RU-BLK-7'
        : plain.some(({ kills }) => kills)
          ? 'RU-BLK-6'
          : block.kind === 'arrested'
            ? 'RU-BLK-2'
            : 'RU-BLK-5'
  const by = block.action !== undefined && { action: block.action }
  const foils = (one: Foiled): Reason =>
    all({ is: 'fact', kind: 'foiledMove', of: one.who, ...by }, { rule }, one.because, [
      ...(one.inVain ? [one.inVain] : []),
      ...(named.includes(one) ? [] : [specialMove(run, one.special ? one : (special[0] ?? one))]),
    ])
  const hits = foiled.map(one => ({ role: one.role, why: foils(one) }))
  const hit = (ways: readonly Reason[]): Reason =>
    any({ is: 'fact', kind: 'blockerHit', of: block.of }, { rule, ...by }, ways)
  return {
    named,
    rule,
    why: hit(hits.length ? hits.map(({ why }) => why) : missed(run, block)),
    whyOf: role => hit(hits.flatMap(one => (one.role === role ? [one.why] : []))),
  }
}

const specialMove = (run: Resolution, { who, action }: Foiled): Reason =>
  run.given({ is: 'fact', kind: 'specialMove', of: who, action }, 'RU-BLK-3')

/** The blocker learns the roles, and that one of them was a kill; whose own move fell learns of the block (RU-RES-5). */
function tellOfHit(
  run: Resolution,
  { block: { of, by, action, kind }, named, why, whyOf }: Judged & { block: Block },
): void {
  const roles = [...new Set(named.map(({ role }) => role))]
  const rule: RuleId = kind === 'arrested' ? 'RU-BLK-2' : 'RU-BLK-5'
  run.learnFact(
    by!,
    { action: action!, ability: kind === 'arrested' ? 'arrest' : 'guard' },
    of,
    'role',
    roles.length === 1 ? roles[0]! : roles,
    rule,
    why,
    whyOf,
  )
  run.tell(by!, 'blockHit', { about: of, role: roles }, rule)
  const kill = named.find(({ kills }) => kills)
  if (kill) run.tell(by!, 'foiledKilling', { role: kill.role }, 'RU-BLK-6')
  if (named.some(({ who, onSelf }) => who === of && !onSelf)) run.tell(of, 'blocked', {}, 'RU-RES-5')
}

/** What a move meets at its target, or on its way there: later than a block of the one who makes it. */
const atTheTarget: readonly Says[] = [
  'clientOutOfReach',
  'turnsAway',
  'missesBum',
  'takenForDead',
  'behindIllusion',
  'reachedHealing',
  'madeToSkip',
  'meetsOwnShot',
  'imposedRepeat',
]

/**
 * What a block foiled: the player's own moves that it stopped, and of a guard also the moves at him and the attacks it
 * turned away. Whether they would have failed later, by an attack that he survives, the fire, or at the target, does
 * not matter, for the block came first (RU-BLK-2); a corpse made no move (RU-BLK-4). What else came of it (a partner
 * who stepped in, whose victim lost a move) is no hit.
 */
function foiledBy(run: Resolution, block: Block): Foiled[] {
  if (!block.why.holds) return []
  const moves = [
    ...tonight(run, 'went').filter(
      ({ of, by, action, why, data }) =>
        !why.holds && !is(data.does, 'ownShot') && stoppedFirst(run, block, by, metOn(run, by, action, of)),
    ),
    ...tonight(run, 'atHome').filter(
      ({ by, action, why }) => !why.holds && stoppedFirst(run, block, by, metOn(run, by, action)),
    ),
    // A hired killer who passes somebody over makes no move that could be foiled (RU-HIR-3).
    ...tonight(run, 'prevented').filter(
      ({ by, action, why, data }) =>
        why.holds && data.ready && stoppedFirst(run, block, by, metOn(run, by, action, data.target)),
    ),
  ].filter(
    ({ action, by, of, data }) =>
      action !== block.action
      && (by === block.of || (block.kind === 'guarded' && ('target' in data ? data.target : of) === block.of)),
  )
  const stopped = [...moves, ...atHome(run, block)].map(({ by, action, why }) =>
    foiledAs(run, block, {
      who: by!,
      action: action!,
      does: run.moves.find(({ id }) => id === action)?.does ?? 'shoot',
      onSelf: false,
      ...(why.holds ? { because: [block.why, why] } : { because: [block.why], inVain: why }),
    }),
  )
  const turned = block.kind !== 'guarded' ? [] : blows(run).flatMap(blow => turnedAway(run, block, blow))
  const all = [...stopped, ...turned]
  return all.filter((one, place) => all.findIndex(({ who, role }) => who === one.who && role === one.role) === place)
}

/** Whether a block is what stopped a move first: of all that stands in its way the rest comes later. */
function stoppedFirst(run: Resolution, block: Block, mover: SeatId | undefined, met: readonly Obstacle[]): boolean {
  const stops = met.filter(({ why }) => why.holds)
  // An arrest that stopped the geisha counts, whoever takes her home after it (RU-ORD-9).
  const stoppedGeisha =
    block.kind === 'arrested'
    && run.moves.some(({ does, actor }) => is(does, 'company') && !isCivil({ does }) && actor === block.of)
  const isOwn = (action: string): boolean => run.moves.some(({ id, actor }) => id === action && actor === mover)
  const isLater = ({ why: { claim, action } }: Obstacle): boolean =>
    isAbout(claim, 'stoppedByFire')
    || (isAbout(claim, ...atTheTarget) && (action === undefined || isOwn(action)))
    || (isAbout(claim, 'inCompany') && stoppedGeisha)
    || (isAbout(claim, 'heldByAttack', 'keptFromHealing') && mover !== undefined && !run.isDead(mover))
  const alone =
    run.ledger.found({ kind: block.kind, of: block.of, when: 'soFar', where: ({ phase }) => phase === undefined })
      .length === 1
  return stops.length > 0 && stops.every(one => isLater(one) || (alone && isOfBlock(block, mover, one)))
}

/** Whether an obstacle is this block, of whoever goes or of whom he comes to. */
function isOfBlock({ kind, of }: Block, mover: SeatId | undefined, { at, where, why: { claim } }: Obstacle): boolean {
  if (kind === 'arrested') return where === 'home' && mover === of && isAbout(claim, 'underArrest', 'stoppedByArrest')
  if (where === 'home' && mover === of && isAbout(claim, 'keptHome')) return true
  return (
    at === of && (where === 'target' ? isAbout(claim, 'underGuard', 'guardSaves', 'helpCounts') : isPassedOver(claim))
  )
}

/** Whether a hired killer passes somebody over who is guarded. */
const isPassedOver = (claim: Reason['claim']): boolean =>
  isAbout(claim, 'passedOver') && claim.values?.how === 'guarded'

/** A blow at whom a guard protects: turned away by it, or by a bodyguard beside it (RU-BLK-10). */
function turnedAway(run: Resolution, block: Block, blow: Pending): Foiled[] {
  const { killer, target, aimed, victim, cause, attacked } = blow
  if (victim !== target || !attacked.holds) return []
  const shot = { who: killer, action: blow.action, does: killingMove(run, blow.action, cause) }
  if (target === block.of)
    return overrulings(run, blow).some(({ holds }) => holds)
      ? []
      : [foiledAs(run, block, { ...shot, onSelf: killer === target, because: [attacked] })]
  return aimed === block.of
    ? [
        foiledAs(run, block, {
          ...shot,
          onSelf: false,
          because: [
            all({ is: 'fact', kind: 'bothTrigger', of: block.of, other: target }, { rule: 'RU-BLK-10' }, [attacked]),
          ],
        }),
      ]
    : []
}

/** Moves that go to nobody, and so leave nothing behind when they fail: they are asked again. */
const atHome = (run: Resolution, block: Block): { by: SeatId; action: string; why: Reason }[] =>
  run.moves
    .filter(({ does }) => is(does, 'question'))
    .flatMap(move => {
      const ways = run.ways(move)
      const stopped = ways.length > 0 && ways.every(way => stoppedFirst(run, block, move.actor, obstaclesOn(way)))
      return stopped ? [{ by: move.actor, action: move.id, why: run.trial(move) }] : []
    })

/**
 * Of an arrest a special move is no hit (RU-BLK-3); of a guard every negative move is, unless the host plays it
 * otherwise (RU-BLK-5).
 */
function foiledAs(
  run: Resolution,
  { kind }: Block,
  { does, ...foiled }: Pick<Foiled, 'who' | 'action' | 'onSelf' | 'because' | 'inVain'> & { does: string },
): Foiled {
  const { who } = foiled
  const hits = kind === 'guarded' && run.option('guardFoilsSpecial') === 'hit'
  const role = roleAs(run.game, seatOf(run.game, who)!, { kind: kindOf({ does }), does })
  return { ...foiled, role, special: !hits && isSpecial(run, who, does), kills: killsAsCivil({ does }) }
}

// Why a block foiled nothing: it never came about, or others decided how the moves fared it might have met (RU-BLK-4).

/** What the block might have foiled and did not; none of it holds. */
function missed(run: Resolution, block: Block): Reason[] {
  if (!block.why.holds) return [block.why]
  const own = [...met(run, block), ...metAtHome(run, block)].flatMap(way => spared(run, block, way))
  const ways = block.kind === 'guarded' ? [...own, ...notTurnedAway(run, block), ...neverCame(run, block)] : own
  const nothing = any({ is: 'fact', kind: 'moveToFoil', of: block.of }, { rule: 'RU-BLK-4' })
  return ways.length ? ways : [nothing]
}

/** A move, by whom, and why it came or did not. */
interface Way {
  who: SeatId
  move: string
  why: Reason
}

/** The moves of the blocked, and of a guard those towards him. Who steps in for another sent no move of his own. */
const met = (run: Resolution, block: Block): Way[] =>
  [...tonight(run, 'went'), ...tonight(run, 'atHome')]
    .filter(
      ({ action, by, of, kind }) =>
        action !== block.action
        && (by === block.of || (block.kind === 'guarded' && kind === 'went' && of === block.of)),
    )
    .flatMap(({ action, by: who, why }) =>
      who !== undefined && action !== undefined && run.moves.some(({ id, actor }) => id === action && actor === who)
        ? [{ who, move: action, why }]
        : [],
    )

/** Moves that go to nobody leave nothing behind: they are asked again. */
const metAtHome = (run: Resolution, { of }: Block): Way[] =>
  run.moves
    .filter(({ does, actor }) => is(does, 'question') && actor === of)
    .map(move => ({ who: of, move: move.id, why: run.trial(move) }))

/** That a move was not foiled: it fell by something else, or something kept the block from it. */
function spared(run: Resolution, { of, action, why: set }: Block, { who, move, why }: Way): Reason[] {
  const ofBlock = (reason: Reason): boolean => action !== undefined && reason.action === action
  const counters = nodesOf([why]).flatMap(({ unless }) => unless)
  const others = why.holds ? [] : counters.filter(one => one.holds && holdsWithout(one, ofBlock))
  const kept = why.holds ? counters.filter(one => !one.holds && nodesOf([one]).some(ofBlock)) : []
  const sent = others.length
    ? [set, run.given({ is: 'active', action: move, part: 'none', at: of }, 'RU-BLK-4', move)]
    : []
  return others.length || kept.length ? [notFoiled(action, who, [...sent, ...kept], others)] : []
}

/** Blows that came through a guard: what overrules it. */
const notTurnedAway = (run: Resolution, { of, action }: Block): Reason[] =>
  blows(run)
    .filter(({ target, attacked }) => target === of && attacked.holds)
    .flatMap(blow => {
      const over = overrulings(run, blow).filter(({ holds }) => holds)
      return over.length ? [notFoiled(action, blow.killer, [], over)] : []
    })

/** Shots at whom a guard protects that a hired killer made needless. */
const neverCame = (run: Resolution, { of, action }: Block): Reason[] =>
  shotsNotMade(run, of).map(({ move, killed }) => notFoiled(action, move.actor, [], [killed]))

const notFoiled = (
  action: string | undefined,
  of: SeatId,
  because: readonly Reason[],
  unless: readonly Reason[],
): Reason =>
  all(
    { is: 'fact', kind: 'foiledMove', of, ...(action !== undefined && { action }) },
    { rule: 'RU-BLK-4' },
    because,
    unless,
  )

const words = {
  facts: {
    foiledMove: {
      stands: { en: '{use} foils a move by {who}', ru: '{use} срывает ход {who_gen}' },
      falls: {
        en: '{use} foils no move by {who} that counts',
        ru: '{use} не срывает хода {who_gen}, который идет в счет',
      },
      would: { en: '{use} would have foiled a move by {who}', ru: '{use} может сорвать ход {who_gen}' },
    },
    moveToFoil: {
      stands: { en: 'there was something to foil at {who}', ru: 'у {who_gen} есть что срывать' },
      falls: { en: 'there was nothing to foil at {who}', ru: 'у {who_gen} срывать нечего' },
    },
    specialMove: {
      stands: { en: 'it is a werewolf’s special move', ru: 'это особый ход оборотня' },
      falls: { en: 'it is not a special move', ru: 'это не особый ход' },
    },
    blockerHit: {
      stands: { en: 'the blocker hits {who}', ru: 'блокер попал в {who_acc}' },
      falls: { en: 'the blocker misses {who}', ru: 'блокер не попал в {who_acc}' },
      asks: { en: 'Does the blocker hit {who}?', ru: 'Попал ли блокер в {who_acc}?' },
      would: { en: 'the blocker would have hit {who}', ru: 'блокер попал бы в {who_acc}' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    blocked: { en: 'Your move was blocked.', ru: 'Ваш ход сорвал блокер.' },
    foiledKilling: {
      en: 'It was a kill through the civil role ({role}).',
      ru: 'Это было убийство через мирную роль: {role}.',
    },
    blockHit: {
      en: 'Your block on {about} hit. It foiled a move of this role: {role}.',
      ru: 'Вы попали блоком в {about_acc}. Сорван ход роли: {role}.',
    },
    blocker: {
      en: 'Blocker: {is, select, hit {hit} other {missed}}.',
      ru: 'Блокер: {is, select, hit {попал} other {не попал}}.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const blockerHit = section({
  facts,
  options,
  rulings: { results: ['blockerHit'], dawn: [reportBlocker] },
  words,
})
