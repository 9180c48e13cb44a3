/**
 * The books of the night (RU-TEAM-1): which shots were realised, lost or paid, and what each side keeps. Every shot that was
 * there is in one of these.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { hadSomething, turnedOn } from '../../../reason/decisive.ts'
import type { Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, type Rules, stated } from '../../../ruleset/localized-text.ts'
import { roleIs } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { type Pending, blows, deedOf } from '../shared/attack.ts'
import { planOf } from '../shared/plan.ts'
import { type Entry, comingsOf, lostNextShot, owedOf, owedShot } from '../shared/shots.ts'
import { type Side, homeOf, isMixed, negativeOf, otherSide, sideOf, sides } from '../shared/sides.ts'
import { type Fact, type Note, type Resolution, all, any, least } from '../vocabulary.ts'
import { type FactWords, type PartWords, type Said, did } from '../words.ts'
import { teamEn, teamRu } from './attacks.ts'
import { shotsRu, sideEn, sideRu } from './own-shots.ts'

/** The line of a night in the books of a side. */
const booked = {
  carried: 'number',
  fresh: 'number',
  received: 'number',
  passedOn: 'number',
  paid: 'number',
  realised: 'number',
  lost: 'number',
  kept: 'number',
  from: 'word',
} as const

const facts = declareFacts({
  mafiaKeeps: { of: 'group', data: { count: 'number' } },
  maniacKeeps: { of: 'group', data: { count: 'number' } },
  shotsBooked: { of: 'group', data: booked },
  owedShot: { of: 'group' },
  lostNextShot: { of: 'slot' },
})

const options: Options = {
  lateKillerKeepsShot: {
    values: [true, false],
    rule: 'RU-KILL-10',
    says: {
      en: 'A killer who comes to a player already killed keeps the shot.',
      ru: 'Сохраняет ли выстрел киллер, пришедший к тому, кто уже убит.',
    },
  },
  civilKillOfBlack: {
    values: ['costs', 'free'],
    rule: 'RU-OVL-4',
    says: {
      en: 'When a black kills another black through a civil role, it costs the nearest shot, or nothing, like a shot at a black.',
      ru: 'Стоит ли убийство другого черного, которое черный совершил через мирную роль, ближайшего выстрела или, как выстрел в черного, ничего.',
    },
  },
  surplusShotOrder: {
    values: ['otherSide', 'poisoner'],
    rule: 'RU-KILL-4',
    says: {
      en: 'Who gets a new shot that a side cannot use: the other side and then the poisoner, or the poisoner first.',
      ru: 'Кому переходит новый выстрел, который сторона не может использовать: сначала другой стороне, потом отравителю, или сначала отравителю.',
    },
  },
}

/** Writes what each side keeps, with why (RU-KILL-2), and what a kill through a civil role costs. */
function closeBooks(run: Resolution): void {
  if (run.phase.kind !== 'night') return
  const plan = planOf(run)
  for (const side of sides) {
    const account = plan.accounts[side]
    const lost = lostShots(run, side)
    const uses = [...usesOf(run, side), ...lost]
    const civil = civilKills(run).filter(
      ({ by }) => by !== undefined && sideOf(run.game.seats, by) === side && !paysLater(run, by),
    )
    const left = account.available - uses.filter(({ holds }) => holds).length
    const paid = civil.slice(0, Math.max(0, left))
    const kept = Math.max(0, left - paid.length)
    for (const { why } of civil.slice(paid.length))
      run.put({ kind: owedShot, of: side, rule: 'RU-KILL-6', why, lasting: true })
    payOwed(
      run,
      side,
      -account.entries.filter(({ kind }) => kind === 'paid').reduce((sum, { count }) => sum + count, 0),
    )
    const spent = [
      ...uses,
      ...paid.map(({ why, of, action }) =>
        all({ is: 'fact', kind: 'shotPaid', of, ...(action !== undefined && { action }) }, { rule: 'RU-OVL-4' }, [why]),
      ),
    ]
    if (account.available > 0) bookKept(run, side, account.available, kept, spent)
    if (account.entries.length)
      enterBooks(run, side, {
        realised: uses.filter(({ holds }) => holds).length - lost.length,
        lost: lost.length,
        paidNow: paid.length,
        kept,
      })
    if (account.entries.length || run.count(side, 'shots')) run.setCount(side, 'shots', kept)
  }
  for (const { why, of } of civilKills(run)) {
    if (paysLater(run, of))
      run.put({ kind: lostNextShot, of, rule: 'RU-KILL-6', why, until: `night ${run.phase.number + 1}` })
  }
}

/** Whose kill through a civil role costs the shot of the next night, whatever the parity: also where he is the last who kills (RU-KILL-6). */
const paysLater = (run: Resolution, who: SeatId): boolean =>
  sideOf(run.game.seats, who) === undefined || roleIs(negativeOf(run.seat(who)), 'killsLast')

function bookKept(run: Resolution, side: Side, available: number, count: number, spent: readonly Reason[]): void {
  const kind = `${side}Keeps` as const
  const notes = planOf(run).accounts[side].entries.map(({ kind: how, count: shots, rule }): Note => ({
    claim: { is: 'fact', kind: 'shotFrom', of: '', values: { side, how, count: Math.abs(shots) } },
    rule,
  }))
  const unused: Note = { claim: { is: 'fact', kind: 'noShotMade', of: '', values: { side, count } }, rule: 'RU-KILL-2' }
  const everything = least(
    available,
    { is: 'fact', kind: 'shotsSpent', of: '', values: { side, count: available } },
    { rule: 'RU-KILL-2', notes },
    spent,
    nearlyStopped(spent),
  )
  run.put({
    kind,
    of: side,
    rule: 'RU-KILL-2',
    data: { count },
    why: all(
      { is: 'fact', kind, of: side, values: { count } },
      { rule: 'RU-KILL-2', notes: spent.length ? [] : [unused] },
      [],
      [everything],
    ),
  })
}

const isSomebodysDoing = (reason: Reason): boolean =>
  reason.holds && nodesOf([reason]).some(({ claim: { is } }) => is === 'arrives' || is === 'active')

/** What somebody did that would have kept a shot from coming, had nobody undone it. */
const nearlyStopped = (spent: readonly Reason[]): Reason[] => [
  ...new Set(
    spent
      .filter(({ holds }) => holds)
      .flatMap(one => turnedOn(one))
      .flatMap(({ claim, holds, unless }) => (claim.is === 'arrives' && holds ? unless.filter(hadSomething) : []))
      .filter(counter => nodesOf([counter]).some(({ unless }) => unless.some(isSomebodysDoing))),
  ),
]

/** A kill through a civil role paid with this night's new shot is paid. */
function payOwed(run: Resolution, side: Side, count: number): void {
  const due = owedOf(run.game, side)
    .slice(0, count)
    .map(({ id }) => id)
  for (const fact of run.ledger.attempts({
    kind: owedShot,
    of: side,
    when: 'phaseStart',
    where: ({ remembered }) => remembered !== undefined && due.includes(remembered),
  })) {
    run.ledger.end(fact, run.given({ is: 'fact', kind: 'shotPaid', of: '' }, 'RU-KILL-6'))
  }
}

/** Kills through civil roles by blacks: the faceless costs nothing, and a black does not where the host plays it so (RU-OVL-4). */
const civilKills = (run: Resolution): Fact<'kill'>[] =>
  run.ledger.found({
    kind: 'kill',
    when: 'soFar',
    where: ({ phase, data, by }) =>
      phase === undefined
      && data.cause === 'civil'
      && (data.team === 'red' || (data.team === 'black' && run.option('civilKillOfBlack') === 'costs'))
      && by !== undefined
      && run.game.seats.some(({ slot, faction }) => slot === by && faction === 'black'),
  })

/** Every way in which shots of a side went out tonight, each as a reason that holds where it used one up. */
function usesOf(run: Resolution, side: Side): Reason[] {
  const mine = blows(run).filter(({ account, cause }) => account === side && cause !== 'suicide')
  const groups = new Map<string, Pending[]>()
  for (const blow of mine) {
    const key = JSON.stringify([blow.action, blow.target])
    groups.set(key, [...(groups.get(key) ?? []), blow])
  }
  return [...groups.values()].map(group => realised(run, side, group))
}

/** Shots that a rule took away without a kill (RU-FMT-7). */
const lostShots = (run: Resolution, side: Side): Reason[] =>
  run.ledger
    .found({
      kind: 'shotLost',
      when: 'soFar',
      where: ({ data, phase }) => phase === undefined && data.account === side,
    })
    .map(({ why }) => why)

/** The line of this night in the books: what came in is what went out and what is kept. */
function enterBooks(
  run: Resolution,
  side: Side,
  { realised, lost, paidNow, kept }: { realised: number; lost: number; paidNow: number; kept: number },
): void {
  const { entries } = planOf(run).accounts[side]
  const of = (...kinds: Entry['kind'][]): number =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
  const data = {
    carried: of('carried', 'corrected'),
    fresh: of('fresh'),
    received: of('received', 'inherited'),
    passedOn: 0 - of('handedOver', 'poisoning'),
    paid: paidNow - of('paid', 'withheld'),
    realised,
    lost,
    kept,
    from: comingsOf(entries),
  }
  run.put({
    kind: 'shotsBooked',
    of: side,
    rule: 'RU-TEAM-1',
    data,
    lasting: true,
    why: run.given({ is: 'fact', kind: 'shotsBooked', of: '', values: { side, count: kept } }, 'RU-TEAM-1'),
  })
}

/** The attack without which somebody would not have died beside its target. */
const broughtBy = (group: readonly Pending[], blow: Pending): Reason[] =>
  group
    .filter(one => one !== blow && one.killer === blow.killer && one.victim === one.target && one.attacked.holds)
    .map(({ attacked }) => attacked)

/** The shots of partners by which a killer came to insure: the insured one's, or those that left him to the other side. */
function partnersOf(run: Resolution, { action, killer }: Pending): Move[] {
  const { uses } = planOf(run)
  const use = uses.get(action)
  const side = sideOf(run.game.seats, killer)
  return run.moves.filter(({ id, actor }) => {
    const other = uses.get(id)
    if (actor === killer || other?.as !== 'own') return false
    return use?.as === 'partner' ? actor === use.of : use?.as === 'cross' && other.side === side
  })
}

const shotsOfPartners = (run: Resolution, of: SeatId, partners: readonly Move[]): Reason =>
  any(
    { is: 'fact', kind: 'partnersShoot', of },
    { rule: 'RU-INS-1', also: ['RU-MAF-8'] },
    partners.map(({ id, actor: other }) =>
      run.given({ is: 'fact', kind: 'shootsBeside', of, other, action: id }, 'RU-INS-1', id),
    ),
  )

/** A shot is realised by a red's death, also where a black died with him (RU-MAF-4), and where the option says so by coming late (RU-KILL-10). */
function realised(run: Resolution, side: Side, group: readonly Pending[]): Reason {
  const [first] = group as [Pending, ...Pending[]]
  const { target, killer } = first
  const team = (slot: string): string => run.game.seats.find(seat => seat.slot === slot)?.faction ?? ''
  const together = new Set(group.filter(({ outcome }) => outcome?.holds).map(({ victim }) => team(victim))).size > 1
  // Who shot in the other side's place: what he killed is theirs, and so is what he earned (RU-MAF-7, RU-MAN-4, RU-INS-4).
  const cross =
    !isMixed(run.game.seats)
    && homeOf(negativeOf(run.game.seats.find(({ slot }) => slot === killer) ?? {})) === otherSide(side)
  const rule: RuleId = together
    ? 'RU-MAF-4'
    : cross
      ? side === 'maniac'
        ? 'RU-MAF-7'
        : 'RU-MAN-4'
      : side === 'mafia'
        ? 'RU-MAF-3'
        : 'RU-MAN-2'
  const partners = partnersOf(run, first)
  const because = group.flatMap(blow => {
    const { victim, outcome, late, attacked } = blow
    if (!outcome) return []
    const action = deedOf(blow)
    const spent = late === true && !run.option<boolean>('lateKillerKeepsShot')
    const why = spent
      ? all({ is: 'fact', kind: 'cameLate', of: blow.killer, other: victim, action }, { rule: 'RU-KILL-10', action }, [
          attacked,
        ])
      : outcome
    const colour = team(victim)
    const spares = blow.ofUndead
      ? [run.given({ is: 'fact', kind: 'diedBeforeIt', of: victim }, 'RU-NEC-5')]
      : colour === 'red' || !attacked.holds
        ? []
        : [
            run.given(
              { is: 'fact', kind: 'diedOtherwise', of: victim, values: { team: colour } },
              cross ? 'RU-INS-4' : colour === 'grey' ? 'RU-KILL-5' : 'RU-KILL-2',
            ),
          ]
    return [
      all(
        { is: 'fact', kind: 'redKilled', of: victim, other: blow.killer, action },
        { rule: late ? 'RU-KILL-10' : rule, action },
        [why, ...broughtBy(group, blow), ...(partners.length ? [shotsOfPartners(run, killer, partners)] : [])],
        spares,
      ),
    ]
  })
  // Where somebody stepped in, it is the shot of two, and what each did with it stands below (RU-MAF-9).
  const only = group.every(blow => deedOf(blow) === first.action) && { action: first.action }
  return any({ is: 'fact', kind: 'shotRealised', of: target, other: killer, ...only }, { rule, ...only }, because)
}

const rules: Rules = {
  'RU-KILL-4': stated({
    en: 'A new shot that a side cannot use on top of its unused ones goes to the other side, or to the poisoner as an extra poisoning.',
    ru: 'Новый выстрел, который сторона не может использовать вместе с нереализованными, переходит другой стороне или отравителю — как еще одно отравление.',
  }),
  'RU-KILL-5': stated({
    en: 'A shot that kills the faceless is not used up; the side gets one more move the next night.',
    ru: 'Выстрел, убивший безликого, не тратится; на следующую ночь дается еще один ход.',
  }),
  'RU-KILL-6': stated({
    en: 'A black who kills through a civil role makes no more kills in one night than without it, and it costs their nearest shot; such a kill by a joker, poisoner or executor costs the next night’s shot.',
    ru: 'Черный, который убивает через мирную роль, убивает за ночь не больше, чем без нее, и платит за это своим ближайшим выстрелом; такое убийство, совершенное джокером, отравителем или экзекутором, стоит выстрела следующей ночи.',
  }),
  'RU-MAF-3': stated({
    en: 'Shots the mafia did not use up can be used on the nearest night; unused shots add up.',
    ru: 'Что мафия не реализовала, она может использовать в ближайшую ночь; неиспользованные выстрелы копятся.',
  }),
  'RU-MAF-4': stated({
    en: 'A shot that kills a black and a red together is used up.',
    ru: 'Выстрел, от которого вместе умерли черный и красный, реализован.',
  }),
  'RU-MAF-7': stated({
    en: 'When the mafia kills instead of the maniac, the maniac gets no shot in return.',
    ru: 'Если мафия убила вместо маньяка, выстрела взамен он не получает.',
  }),
  'RU-MAN-4': stated({
    en: 'When the maniac kills instead of the mafia, the mafia gets no shot in return.',
    ru: 'Если маньяк убил вместо мафии, выстрела взамен она не получает.',
  }),
}

const keeps = (en: string, at: string): Said => ({
  stands: { en: `${en} has shots in reserve`, ru: `${at} есть запас выстрелов` },
  falls: { en: `${en} has no shots in reserve`, ru: `${at} нет запаса выстрелов` },
  would: { en: `${en} would have had shots in reserve`, ru: `${at} был бы запас выстрелов` },
  asks: { en: `Does ${en} have shots in reserve?`, ru: `Есть ли ${at} запас выстрелов?` },
})

const words = {
  facts: {
    shotLost: {
      stands: { en: '{who} skips the shot and loses it', ru: '{who_nom} пропускает ход, и выстрел сгорает' },
      falls: { en: '{who} does not lose the shot', ru: 'выстрел {who_gen} не сгорает' },
    },
    mafiaKeeps: keeps('the mafia', 'у мафии'),
    maniacKeeps: keeps('the maniac’s side', 'у стороны маньяка'),
    shotsSpent: {
      stands: { en: `every shot of ${sideEn} is used up`, ru: `${sideRu} потратила все выстрелы` },
      falls: { en: `not every shot of ${sideEn} is used up`, ru: `${sideRu} потратила не все выстрелы` },
      would: { en: `every shot of ${sideEn} would have been used up`, ru: `${sideRu} потратила бы все выстрелы` },
    },
    noShotMade: {
      stands: {
        en: `${sideEn} did not shoot tonight and keeps {count, plural, one {# shot} other {# shots}}`,
        ru: `этой ночью ${sideRu} не стреляла и сохранила ${shotsRu}`,
      },
      falls: { en: `${sideEn} shot tonight`, ru: `этой ночью ${sideRu} стреляла` },
    },
    shotRealised: {
      stands: { en: 'the shot at {who} is used up', ru: 'выстрел в {who_acc} реализован' },
      falls: { en: 'the shot at {who} is not used up', ru: 'выстрел в {who_acc} не реализован' },
      would: { en: 'the shot at {who} would have been used up', ru: 'выстрел в {who_acc} был бы реализован' },
    },
    redKilled: {
      stands: { en: '{other} used the shot up on {who}', ru: '{other_nom} реализует выстрел в {who_acc}' },
      falls: { en: '{other} did not use the shot up on {who}', ru: '{other_nom} не реализует выстрел в {who_acc}' },
      would: {
        en: '{other} would have used the shot up on {who}',
        ru: `{other_nom} ${did('other', 'реализовал')} бы выстрел в {who_acc}`,
      },
    },
    diedOtherwise: {
      stands: { en: `{who} is ${teamEn}, so the shot is kept`, ru: `{who_nom} — ${teamRu}, и выстрел остается` },
      falls: { en: '{who} is red', ru: '{who_nom} — красный' },
    },
    cameLate: {
      stands: {
        en: '{who} came to a corpse, so the shot is used up',
        ru: '{who_nom} приходит к уже убитому, и выстрел потрачен',
      },
      falls: { en: '{who} did not come to a corpse', ru: '{who_nom} приходит не к убитому' },
    },
    shotPaid: {
      stands: {
        en: 'a kill through a civil role costs a shot',
        ru: 'убийство через мирную роль тратит выстрел',
      },
      falls: { en: 'it costs no shot', ru: 'выстрел не тратится' },
      ground: true,
    },
    owedShot: {
      stands: {
        en: 'a shot is still owed for a kill through a civil role',
        ru: 'за убийство через мирную роль теряется следующий выстрел',
      },
      falls: { en: 'no shot is owed', ru: 'выстрел не теряется' },
    },
    lostNextShot: {
      stands: {
        en: 'killing {who} through a civil role costs the next night’s shot',
        ru: 'за убийство {who_gen} мирной ролью теряется выстрел следующей ночи',
      },
      falls: { en: 'the next night’s shot is kept', ru: 'выстрел следующей ночи остается' },
    },
    shotsBooked: {
      stands: { en: 'tonight’s shot ledger is closed', ru: 'учет выстрелов этой ночи закрыт' },
      falls: { en: 'tonight’s shot ledger is open', ru: 'учет выстрелов открыт' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    lateKillerKeepsShot: { en: 'late killers keep their shots', ru: 'опоздавший киллер сохраняет выстрел' },
    surplusShotOrder: { en: 'who gets a surplus shot', ru: 'кому переходит лишний выстрел' },
    otherSide: { en: 'the other side first', ru: 'сначала другая сторона' },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const ledger = section({
  facts,
  options,
  rules,
  rulings: { before: { end: closeBooks }, results: ['mafiaKeeps', 'maniacKeeps'] },
  words,
})
