/**
 * APTX (CONAN-AB4, B6, B7): a player and a role are named, a right guess kills and a wrong one costs the pill. Pills are
 * promised in the order of rank before anybody uses one, so that with too few the higher rank has them.
 */
import { perRunByKey } from '../../resolve/sequence/per-run.ts'
import type { Game, PhaseState, Seat } from '../../journal/state.ts'
import type { SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import { declareFacts } from '../../resolve/sequence/vocabulary.ts'
import { wordsOf } from '../../rules/option.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Cell, Panel } from '../../ruleset/panel.ts'
import { chosen, stated, type Options, type Rules } from '../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../ruleset/section.ts'
import { inLanguage, sayingInEach } from '../../text/in-each.ts'
import type { Locale } from '../../text/wording.ts'
import { commit } from './arrest/crimes.ts'
import { option, sentBy, type Entry } from './attributes.ts'
import { arrestsToday } from './conditions.ts'
import { membersOf } from './leading/leader.ts'
import { foretell, killedBy, succeeded } from './moves.ts'
import { asRole, town } from './roles.ts'
import { section, type Saying, type SectionWords } from './section.ts'
import { no } from './sending.ts'
import { all, any, least, type Claim, type Effect, type Fact, type Resolution } from './vocabulary.ts'

const abilities = {
  aptx: {
    mark: 'poisoned',
    kind: 'kill',
    told: {
      en: 'Each day you may poison one player with APTX 4869: name the player and their role. If you guess the role right, they die.',
      ru: 'Каждый день вы можете дать одному игроку АПТХ 4869: назовите игрока и его роль. Если роль угадана, он умрет.',
    },
    is: ['ownReport', 'ownDeed', 'poison'],
    targets: 1,
    phases: ['day'],
    rule: 'CONAN-AB4',
    keys: {
      role: asRole({
        en: 'the role the poisoner thinks the target has',
        ru: 'роль, которую отравитель приписывает цели',
      }),
      ...sentBy,
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  hasPill: { of: 'slot' },
  pillGone: { of: 'name' },
  wrongGuess: { of: 'slot', data: { left: 'number' } },
})

const options: Options = {
  'aptx.pool': {
    values: [3],
    whole: { from: 0, to: 99 },
    rule: 'CONAN-B7',
    says: { en: 'How many pills the Organization starts with.', ru: 'Сколько таблеток у Организации в начале игры.' },
  },
  'aptx.needsRole': {
    values: [true, false],
    rule: 'CONAN-B7',
    says: { en: "Poison needs the target's true role.", ru: 'Нужна ли для яда настоящая роль цели.' },
  },
  'aptx.keepOnSuccess': {
    values: [true, false],
    rule: 'CONAN-B7',
    says: { en: 'A pill that killed is kept.', ru: 'Остается ли таблетка, которая убила.' },
  },
  'aptx.confiscatedTo': {
    values: [''],
    list: { of: Object.keys(town) },
    rule: 'CONAN-B7',
    says: {
      en: 'A confiscated pill goes at random to a holder of one of these roles; with none, it is out of play.',
      ru: 'Между владельцами каких ролей разыгрывается изъятая таблетка; если таких нет, она выходит из игры.',
    },
  },
}

const says = sayingInEach({
  role: {
    en: 'a pill needs the role you think the target has: role=…',
    ru: 'для таблетки нужна роль, которую отравитель приписывает цели',
  },
})

/** @returns the rule that a poisoning breaks, with what is wrong */
const refuse: Refuse = (game, _phase, { does, with: given }) =>
  does === 'aptx' && option(game, 'aptx.needsRole') === true && given !== undefined && !given.role?.trim()
    ? no('CONAN-B7', says('role'))
    : undefined

/** Who besides the Organization can poison: takers of a confiscated pill, from the day after (CONAN-B7). */
export const takersHave = (
  { state = {} }: Pick<Game, 'state'>,
  { slot, faction }: Pick<Seat, 'slot' | 'faction'>,
): string[] => (faction !== 'bo' && Number(getOwn(getOwn(state, slot) ?? {}, 'pills') ?? 0) > 0 ? ['aptx'] : [])

/** Whose pills somebody uses: the Organization's, or his own. */
const poolOf = (run: Resolution, slot: SeatId): string => (run.seat(slot).faction === 'bo' ? 'bo' : slot)

/** How many pills there are now. */
function pillsIn(run: Resolution, pool: string): number {
  const changed = run.ledger.facts.filter(({ kind, of }) => kind === 'pillGone' && of === pool).length
  return pillsAtStart(run.game, pool, run.option<number>('aptx.pool')) - changed
}

/** How many there were as the phase began. @param usual what the Organization starts the game with */
const pillsAtStart = ({ state = {} }: Pick<Game, 'state'>, pool: string, usual: number): number =>
  Number(getOwn(getOwn(state, pool) ?? {}, 'pills') ?? (pool === 'bo' ? usual : 0))

/** What leaves no pill for a poisoning. */
const shortOf = perRunByKey<readonly Reason[]>()

/** Before anybody poisons: pills of the arrested are confiscated, the others promised by rank. */
function promisePills(run: Resolution): void {
  const attempts = run.moves.filter(({ does }) => does === 'aptx')
  for (const move of attempts) confiscate(run, move)
  const members = membersOf(run)
  const ranked = attempts.sort((a, b) => members.indexOf(a.actor) - members.indexOf(b.actor))
  const promised = new Map<string, Reason[]>()
  for (const { actor, id } of ranked) {
    const pool = poolOf(run, actor)
    const before = promised.get(pool) ?? []
    const why = all(
      { is: 'fact', kind: 'hasPill', of: actor },
      { rule: 'CONAN-B7', also: ['CONAN-B6'], action: id },
      [],
      shortOf(run, id, () => takenBefore(actor, pillsIn(run, pool), before)),
    )
    run.put({ kind: 'hasPill', of: actor, action: id, why, rule: 'CONAN-B7' })
    promised.set(pool, [...before, why])
  }
}

/** What leaves no pill for somebody: that there is none, or that a higher rank takes them all (CONAN-B7, CONAN-E5). */
const takenBefore = (of: SeatId, pills: number, takers: readonly Reason[]): Reason[] =>
  pills <= 0
    ? [pillsGone(of)]
    : takers.length
      ? [least(pills, { is: 'fact', kind: 'outrankedForPill', of }, { rule: 'CONAN-E5' }, takers)]
      : []

const pillsGone = (of: SeatId): Reason => all({ is: 'fact', kind: 'pillsGone', of }, { rule: 'CONAN-B7' })

/** Who is arrested the day he poisons loses the pill: out of play, or drawn among the takers the host lists (CONAN-B7). */
function confiscate(run: Resolution, { actor, id }: Move): void {
  const [arrest] = arrestsToday(run, actor, 'soFar')
  const pool = poolOf(run, actor)
  if (!arrest || pillsIn(run, pool) <= 0) return
  const why = all({ is: 'fact', kind: 'pillConfiscated', of: actor, action: id }, { rule: 'CONAN-B7' }, [arrest.why])
  losePill(run, pool, why)
  const roles = wordsOf(run.option('aptx.confiscatedTo'))
  const takers = run
    .living()
    .filter(
      ({ role, slot, faction }) =>
        faction === 'town' && roles.includes(role) && !run.marksOf(slot).includes('arrested'),
    )
    .map(({ slot }) => slot)
  const taker = takers.length ? run.draw('confiscated', actor, takers, 'CONAN-B7') : undefined
  if (taker === undefined) return
  run.setCount(taker, 'pills', run.count(taker, 'pills') + 1)
  run.tell(taker, 'pillReceived', {}, 'CONAN-B7')
}

function losePill(run: Resolution, pool: string, why: Reason): void {
  if (!why.holds) return
  run.put({ kind: 'pillGone', of: pool, why, rule: 'CONAN-B7' })
  run.setCount(pool, 'pills', pillsIn(run, pool))
}

/** One pill: it needs to be there, and the role has to be the true one whatever the target is disguised as. */
const poisoned: Effect = (run, { move, at, aim, why, home, led }) => {
  const { actor, id } = move
  const none = shortOf(run, id, () => [pillsGone(actor)])
  const wrong = mistaken(run, move, at)
  const poison = all(
    { is: 'attackedBy', action: id, at },
    { rule: 'CONAN-AB4', also: ['CONAN-B6', ...(wrong.length ? [] : ['CONAN-B7'])], action: id },
    [why],
    [...none, ...wrong],
  )
  const kills = (whom: SeatId, blow: Reason): void => {
    run.dies(whom, blow, 'CONAN-B6', { cause: 'aptx', by: actor, action: id })
    foretell(run, 'death', whom, id, blow)
  }
  kills(at, poison)
  const meant = move.to[aim] ?? at
  if (meant !== at) kills(meant, missesMeant(run, move, meant, [...home, ...led], none))
  losePill(run, poolOf(run, actor), pillLost(run, move, why, none, poison))
  commit(run, { type: 'killing', by: actor, target: at, action: id, why: poison, rule: 'CONAN-K5' })
  for (const mistake of wrong) {
    const missed = all(
      { is: 'fact', kind: 'wrongGuess', of: at, other: actor },
      { rule: 'CONAN-B7', action: id },
      [why, mistake],
      none,
    )
    if (run.option<boolean>('crime.failedAptx'))
      commit(run, { type: 'killing', by: actor, target: at, action: id, why: missed, rule: 'CONAN-CR8' })
    run.put({
      kind: 'wrongGuess',
      of: at,
      by: actor,
      action: id,
      why: missed,
      rule: 'CONAN-B7',
      data: { left: pillsIn(run, poolOf(run, actor)) },
    })
  }
  return poison
}

/** Whom a pill was meant for that went astray: but for that, it would have been their death (CONAN-AB17). */
function missesMeant(
  run: Resolution,
  move: Move,
  at: SeatId,
  against: readonly Reason[],
  none: readonly Reason[],
): Reason {
  const { id: action } = move
  const came = all({ is: 'arrives', action, part: 'none', at, path: [] }, { rule: 'CONAN-AB17', action }, [], against)
  const claim: Claim = { is: 'attackedBy', action, at }
  return all(claim, { rule: 'CONAN-AB4', action }, [came], [...none, ...mistaken(run, move, at)])
}

/** A pill that was used is lost, unless it hit and is kept then (CONAN-B7). */
const pillLost = (run: Resolution, { actor, id }: Move, why: Reason, none: readonly Reason[], poison: Reason): Reason =>
  all(
    { is: 'fact', kind: 'pillUsed', of: actor, action: id },
    { rule: 'CONAN-B7', action: id },
    [why],
    [...none, ...(run.option<boolean>('aptx.keepOnSuccess') ? [poison] : [])],
  )

/** That the role named is not the true one, where one is asked for. */
export function mistaken(run: Resolution, { actor, with: { role = '' } }: Move, at: SeatId): Reason[] {
  if (!run.option<boolean>('aptx.needsRole')) return []
  const claim: Claim = { is: 'fact', kind: 'mistaken', of: at, other: actor, values: { role } }
  return [(run.seat(at).role === role ? any : all)(claim, { rule: 'CONAN-B7' })]
}

/**
 * The poisoner hears what came of it, and of a wrong guess his whole side does, with the pills left; the target hears
 * nothing, and the dead only of what stood (CONAN-I8, I9, E2).
 */
export function reportPoison(run: Resolution): void {
  for (const move of run.moves.filter(({ does }) => does === 'aptx')) {
    const [wrong] = run.ledger.found({ kind: 'wrongGuess', when: 'soFar', where: ({ action }) => action === move.id })
    if (wrong) tellWrongGuess(run, move, wrong)
    else tellOutcome(run, move)
  }
}

function tellOutcome(run: Resolution, move: Move): void {
  const { actor, to, id } = move
  const done = succeeded(run, move)
  const dead = run.isDead(actor)
  if (dead && !(done && run.option<boolean>('results.toDead'))) return
  run.tell(
    actor,
    done ? 'succeeded' : 'failed',
    { ability: 'aptx', about: killedBy(run, id) ?? to[0] ?? '', aimed: 'yes' },
    dead ? 'CONAN-I9' : done ? 'CONAN-I8' : 'CONAN-A9',
  )
}

function tellWrongGuess(run: Resolution, { actor, with: { role = '' } }: Move, { of, data }: Fact<'wrongGuess'>): void {
  for (const member of poolOf(run, actor) === 'bo' ? membersOf(run) : run.isDead(actor) ? [] : [actor]) {
    run.tell(
      member,
      'wrongGuess',
      { by: actor, about: of, role, left: String(data.left) },
      member === actor ? 'CONAN-I8' : 'CONAN-E2',
    )
  }
}

/** The Organization's pills are counted from the first day on. */
export function countPills(run: Resolution): void {
  run.setCount('bo', 'pills', pillsIn(run, 'bo'))
}

const inPanel = sayingInEach({
  aptx: { en: 'APTX 4869', ru: 'АПТХ 4869' },
  whose: { en: 'Whose', ru: 'У кого' },
  pills: { en: 'Pills', ru: 'Таблетки' },
  organization: { en: 'The Organization', ru: 'Организация' },
})

function panel(game: Game, _phase: PhaseState | undefined, language: Locale): Panel {
  const say: Saying<typeof inPanel> = inLanguage(inPanel, language)
  const usual = option<number>(game, 'aptx.pool')
  const takers = game.seats.filter(({ slot, faction }) => faction !== 'bo' && pillsAtStart(game, slot, usual) > 0)
  const rows = [
    { cells: [say('organization') as Cell, pillsAtStart(game, 'bo', usual)] },
    ...takers.map(({ slot }) => ({ cells: [{ player: slot } as Cell, pillsAtStart(game, slot, usual)] })),
  ]
  return { id: 'pills', title: say('aptx'), rule: 'CONAN-B7', columns: [say('whose'), say('pills')], rows }
}

const rules: Rules = {
  'CONAN-B6': stated({
    en: 'Every member can poison by day, with at most one pill per phase.',
    ru: 'Каждый член Организации может днем отравить, потратив не больше одной таблетки за фазу.',
  }),
  'CONAN-B7': chosen({
    en: 'Poison needs the player and their true role. A right guess kills and keeps the pill; a wrong one loses it, and the target is not told. A void attempt keeps it, an arrest confiscates it, and if pills run short, the higher rank comes first.',
    ru: 'Для яда нужны игрок и его настоящая роль. Верная догадка убивает, и таблетка остается; неверная лишает таблетки, а цели ничего не сообщают. При недействительной попытке она остается, при аресте ее изымают, а если таблеток мало, первыми идут старшие по рангу.',
  }),
  'CONAN-AB4': chosen({
    en: 'APTX, by day, once a day for each member: names a player and a role, and a right guess kills.',
    ru: 'АПТХ, днем, раз в день для каждого члена Организации: называют игрока и роль, и верная догадка убивает.',
  }),
}

const words = {
  uses: { aptx: 'APTX 4869' },
  deeds: { aptx: '{actor} poisoned {first}', 'aptx:tried': '{actor} tried to poison {first}' },
  facts: {
    hasPill: { stands: 'there is a pill for {who}', falls: 'there is no pill for {who}' },
    pillsGone: { stands: 'no pill is left', falls: 'there are pills left' },
    outrankedForPill: {
      stands: 'members of a higher rank take the last pills',
      falls: 'nobody of a higher rank takes the last pills',
    },
    pillGone: { stands: 'a pill is gone', falls: 'no pill is gone' },
    pillUsed: { stands: '{who} used a pill', falls: '{who} used no pill' },
    wrongGuess: { stands: '{other} was wrong about {who}', falls: '{other} was not wrong about {who}' },
    pillConfiscated: {
      stands: 'the pill of {who} is confiscated',
      falls: 'the pill of {who} is not confiscated',
      would: 'the pill of {who} would have been confiscated',
    },
    mistaken: {
      stands: '{other} took {who} for {role} and was wrong',
      falls: '{other} took {who} for {role} and was right',
    },
  },
  terms: { pills: 'pills' },
  tells: {
    wrongGuess: '{by} took {about} for {role}, and that was wrong: the pill is lost. Pills left: {left}.',
    pillReceived: 'A confiscated pill of APTX 4869 came to you. You can use it from tomorrow on.',
  },
  verbs: {
    aptx: [
      'aptx',
      'poison',
      'use aptx on',
      'use aptx4869 on',
      'use a pill on',
      'give {first} aptx',
      'give {first} a pill',
      'feed {first} aptx',
    ],
  },
} satisfies SectionWords

declare module './vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const poisoning = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  rulings: { effects: { poisoned }, before: { aptx: promisePills } },
  panel,
  words,
})
