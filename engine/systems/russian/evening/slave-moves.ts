/**
 * Moves of a slave that the pimp chose: what he may choose, what stands in the way of such a choice, what it takes the
 * place of, and what the slave hears of it (RU-PIM-2, RU-RES-14).
 */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { is, moveOf } from '../attributes.ts'
import { entryOf } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { blocked } from '../shared/blocks.ts'
import { eitherRoleIs } from '../shared/playing.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { all, any, rememberedOf, type ActorGuard, type Redirect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'

const facts = declareFacts({
  used: { of: 'slot', data: { ability: 'word', to: 'word' } },
})

const slavesOf = ({ facts }: Game): readonly { of: string; by?: string }[] => rememberedOf(facts, 'enslaved')

/** Whose move a pimp chose is asked of slaves, and of whom a passport is taken just now (RU-PIM-2). */
export const mayBeChosenFor = (game: Game, by: string): boolean =>
  slavesOf(game).some(({ of }) => of === by)
  || game.phases.at(-1)?.submissions.some(one => one.does === 'enslave' && one.to.includes(by) && !one.withdrawn)
    === true

/** What a pimp may not choose for a slave: a kill, a suicide, a client without protection, a move of a role that he does not rule. */
function refuseChoice(game: Game, { submissions }: PhaseState, { by, does, with: keys }: Sent): Refusal | undefined {
  const pimp = keys?.assignedBy
  if (pimp === undefined) return undefined
  const seat = seatOf(game, by)!
  const owner = seatOf(game, pimp)?.name ?? pimp
  const against = (rule: RuleId, en: string, ru: string): Refusal => ({ rule, says: { en, ru } })
  const takenNow = submissions.some(
    one => one.does === 'enslave' && one.by === pimp && one.to.includes(by) && !one.withdrawn,
  )
  if (!takenNow && !slavesOf(game).some(one => one.of === by && one.by === pimp))
    return against(
      moveOf(does)?.chosenBy ?? 'RU-PIM-1',
      `${seat.name} is no slave of ${owner}`,
      `игрок ${seat.name} — не раб игрока ${owner}`,
    )
  if (eitherRoleIs(game, seat, 'ownWill'))
    return against(
      entryOf(seat.role)?.abilities.includes('copy') ? 'RU-ACR-9' : 'RU-PIM-4',
      `${owner} rules no moves of ${seat.name}, and may only punish`,
      `ходами игрока ${seat.name} сутенер не управляет, его можно только наказать`,
    )
  if (moveOf(does)?.kind === 'kill' || is(does, 'deadly'))
    return against(
      'RU-PIM-2',
      `${owner} chooses no kill and no suicide for ${seat.name}, and may only forbid them`,
      `убийства и самоубийства игрока ${seat.name} сутенер не назначает, их можно только запретить`,
    )
  return keys?.protected === 'no'
    ? against(
        'RU-PIM-2',
        `${owner} cannot withhold the protection that ${seat.name} gives`,
        `сутенер не может лишить клиента презерватива (игрок ${seat.name})`,
      )
    : undefined
}

/** That somebody is a slave of this pimp. */
export const isSlave = (run: Resolution, of: SeatId, by: SeatId): Reason =>
  run.ledger.seek({ kind: 'enslaved', of, when: 'soFar', where: fact => fact.by === by }, 'RU-PIM-1', {
    is: 'fact',
    kind: 'enslaved',
    of,
    other: by,
  })

/** That a pimp chose this move: for a slave of his, and with the use of his role. */
function chosenBy(run: Resolution, pimp: SeatId, { actor: of, id: action }: Move): Reason {
  const kept = blocked(run, { actor: pimp, does: 'forbid', id: action }) ?? []
  return all(
    { is: 'fact', kind: 'chosenByPimp', of, other: pimp, action },
    { rule: 'RU-PIM-2', action },
    [isSlave(run, of, pimp)],
    kept,
  )
}

const turnOf = ({ does, ability: { turn = does } }: Move): string => turn

/** Why a move of a slave is not made: of the same turn the pimp chose another; or it is entered as his choice, and he had none. */
function againstChoice(run: Resolution, move: Move): Reason | undefined {
  const { actor: of, id: action } = move
  const pimp = move.with.assignedBy
  if (pimp !== undefined)
    return all(
      { is: 'fact', kind: 'noChoice', of, other: pimp, action },
      { rule: 'RU-PIM-2', action },
      [],
      [chosenBy(run, pimp, move)],
    )
  const instead = run.moves.flatMap(other => {
    const by = other.with.assignedBy
    return by !== undefined && other.actor === of && turnOf(other) === turnOf(move) ? [chosenBy(run, by, other)] : []
  })
  return instead.length
    ? any({ is: 'fact', kind: 'choiceInstead', of, action }, { rule: 'RU-PIM-2', action }, instead)
    : undefined
}

/** A choice that failed shows in the tree of the slave’s own move, and one that stands in that of the chosen move. */
const underChoice: ActorGuard = (run, move) =>
  move.to.length && move.with.assignedBy !== undefined ? undefined : againstChoice(run, move)

/** What the pimp chose goes where he sent it, since he chose it. */
const asChosen: Redirect = (run, move, at) => {
  const pimp = move.with.assignedBy
  return pimp === undefined ? undefined : { at, path: [], because: [chosenBy(run, pimp, move)] }
}

/** As a phase ends: what the pimp chose is kept until the slave is told of it. */
function keepChoices(run: Resolution): void {
  for (const move of run.moves) {
    const { actor: of, does: ability, id: action, to } = move
    const by = move.with.assignedBy
    if (by === undefined) continue
    const why = chosenBy(run, by, move)
    const until = `night ${run.phase.number}`
    const data = { ability, to: to.join(',') }
    run.put({ kind: 'used', of, by, action, why, rule: 'RU-PIM-2', until, data })
  }
}

/** The slave hears how he was used, and not by whom (RU-RES-14). */
export function tellOfChoices(run: Resolution): void {
  for (const { of, data } of run.ledger.found({ kind: 'used', when: 'soFar' })) {
    const to = data.to.split(',').filter(target => target !== '')
    const roles = to.flatMap(target => (target.startsWith('role:') ? [target.slice('role:'.length)] : []))
    const about = to.filter(target => !target.startsWith('role:'))
    const [kind, whom] = roles.length
      ? ['usedForRole', { role: roles }]
      : about.length
        ? ['usedBySomebody', { about }]
        : ['usedAtHome', {}]
    run.tell(of, kind, { ability: data.ability, ...whom }, 'RU-RES-14')
  }
}

const words = {
  facts: {
    chosenByPimp: {
      stands: {
        en: '{other} chose this move for {who}',
        ru: `этот ход {who_gen} ${did('other', 'назначил')} {other_nom}`,
      },
      falls: {
        en: '{other} could not choose the move for {who}',
        ru: `{other_nom} не ${did('other', 'назначил')} хода {who_gen}`,
      },
    },
    choiceInstead: {
      stands: { en: 'the pimp chose another move for {who}', ru: 'сутенер назначил {who_dat} другой ход' },
      falls: { en: 'the pimp did not choose a move for {who}', ru: 'сутенер не назначил хода {who_dat}' },
    },
    noChoice: {
      stands: {
        en: '{other} could not choose the move for {who}',
        ru: `{other_nom} не ${did('other', 'мог')} назначить ход {who_gen}`,
      },
      falls: { en: '{other} chose the move for {who}', ru: `ход {who_dat} ${did('other', 'назначил')} {other_nom}` },
    },
    used: {
      stands: { en: 'the pimp used {who}', ru: 'сутенер воспользовался рабом: {who_nom}' },
      falls: { en: 'the pimp did not use {who}', ru: 'сутенер не воспользовался рабом: {who_nom}' },
      asks: { en: 'Did the pimp use {who}?', ru: 'Воспользовался ли сутенер рабом: {who_nom}?' },
      would: { en: 'the pimp would have used {who}', ru: 'сутенер воспользовался бы рабом: {who_nom}' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    usedBySomebody: {
      en: 'Your owner chose your move: {ability}, {about}.',
      ru: 'Хозяин назначил вам ход: {ability}, {about_nom}.',
    },
    usedForRole: {
      en: 'Your owner chose your move: {ability}, {role}.',
      ru: 'Хозяин назначил вам ход: {ability}, {role}.',
    },
    usedAtHome: { en: 'Your owner chose your move: {ability}.', ru: 'Хозяин назначил вам ход: {ability}.' },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

/** What may not be chosen is said before what the move itself may not be. */
export const slaveChoices = section({ refuse: refuseChoice })

export const slaveMoves = section({
  facts,
  words,
  rulings: {
    actorGuards: [underChoice],
    redirects: [asChosen],
    unmade: againstChoice,
    before: { end: keepChoices },
    results: ['used'],
  },
})
