/**
 * The Bumbling Bureaucrat (1923-BUR1 to BUR9): the mark that he leaves on a player, where the next action of that player
 * goes, by night and by day, and what is missed where it was aimed.
 */
import { aimOf, familiesOf, refuse } from '../../../game/entry.ts'
import { phaseCalled } from '../../../game/when.ts'
import type { Game } from '../../../journal/state.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { Redirected } from '../../../resolve/sequence/rulings.ts'
import { missedAt } from '../../../resolve/sequence/way.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { listens } from '../chapters/telling.ts'
import { fact, under } from '../claims.ts'
import { declareFacts, entryOf, mark, night, section, type Ruled, type SectionWords } from '../section.ts'
import {
  all,
  any,
  type ActorGuard,
  type Arrival,
  type Fact,
  type Move,
  type Reason,
  type Redirect,
  type Resolution,
  type RuleId,
  type SeatId,
} from '../vocabulary.ts'

const abilities = {
  redirect: {
    kind: 'move',
    told: {
      en: '{when} you may name one player; their next action gets a random target.',
      ru: '{when} вы можете назвать игрока: его следующий ход получит случайную цель.',
    },
    rule: '1923-BUR1',
    targets: 1,
    uses: 2,
    notSelf: { rule: '1923-BUR9', unless: 'bureaucrat.selfAllowed' },
    beforeBosses: true,
    components: [mark('redirectMark')],
    ...night,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({
  redirectMark: { of: 'slot' },
  newTarget: { of: 'slot', data: { third: 'slot' }, besides: true },
  undrawn: { of: 'slot', besides: true },
})

const options = {
  'bureaucrat.persistence': {
    values: ['untilNextAction', 'thisNightOnly', 'thisNightAndDay'],
    rule: '1923-BUR4',
    says: {
      en: 'How long a Bureaucrat’s muddle waits for the target’s next action.',
      ru: 'Как долго перенаправление ждет следующего хода своей цели.',
    },
  },
  'bureaucrat.excludeOriginal': {
    values: [false, true],
    rule: '1923-BUR5',
    says: {
      en: 'The random new target is never the one originally chosen.',
      ru: 'Исключается ли из жребия цель, которую выбрал сам игрок.',
    },
  },
  'bureaucrat.selfAllowed': {
    values: [false, true],
    rule: '1923-A10',
    says: { en: 'Bumbling Bureaucrats may choose themselves.', ru: 'Может ли бюрократ выбрать самого себя.' },
  },
} satisfies Options

/** Where the targets of an action came to be others, one for each. */
const newTargets = (run: Resolution, { id }: Move): Fact<'newTarget'>[] =>
  run.ledger.found({ kind: 'newTarget', where: ({ action }) => action === id, when: 'soFar' })

/** Writes down where an action was aimed that was led elsewhere. @param kind the fact that it would have written there */
export function recordMiss(
  run: Resolution,
  arrival: Arrival,
  kind: 'healed' | 'guarded' | 'defended' | 'cancelled' | 'poisoned',
  rule: RuleId,
): ReturnType<typeof missedAt> {
  const miss = missedAt(arrival, rule)
  if (miss) run.put({ kind, ...miss, rule, by: arrival.move.actor, action: arrival.move.id })
  return miss
}

/** What somebody sent in for this night besides the kill of the team. */
export const ownMoves = (run: Resolution, slot: SeatId): boolean =>
  run.moves.some(({ actor, ability }) => actor === slot && !ability.factional)

/** A mark on the next action of a player (1923-BUR1), which waits as long as the host lets it (1923-BUR4). */
function redirectMark(run: Resolution, { move, at, why }: Arrival): Reason {
  const waits = run.option('bureaucrat.persistence')
  const until =
    waits === 'thisNightOnly'
      ? run.name
      : waits === 'thisNightAndDay'
        ? phaseCalled({ kind: 'day', number: run.phase.number })
        : undefined
  const idle = !ownMoves(run, at)
  const reason = all(
    fact('redirectMark', at, { other: move.actor, action: move.id }),
    {
      rule: '1923-BUR1',
      action: move.id,
      notes: idle ? [{ claim: fact('markWaits', at), rule: '1923-BUR4' }] : [],
    },
    [why],
  )
  run.put({
    kind: 'redirectMark',
    of: at,
    why: reason,
    rule: '1923-BUR1',
    by: move.actor,
    action: move.id,
    lasting: true,
    ...(until !== undefined && { until }),
  })
  return reason
}

/** Why an action goes anywhere: the same for all of its targets. */
const causeOf = perRunByKey<Reason>()

/** Sends an action of a marked player somewhere at random. An action that is stopped by one of the guards leaves the mark where it is. */
export const redirection =
  (actorGuards: readonly ActorGuard[]): Redirect =>
  (run, move, at, aim) => {
    if (entryOf(move.does)?.keepsAim) return undefined
    const [none] = run.ledger.found({ kind: 'undrawn', where: ({ action }) => action === move.id, when: 'soFar' })
    if (none) return { at, path: [], because: [], unless: [none.why] }
    const earlier = newTargets(run, move)
    const marks = aim === 0 ? run.ledger.found({ kind: 'redirectMark', of: move.actor, when: 'soFar' }) : []
    if (aim === 0 && !marks.length) return unmoved(run, move, at)
    if (aim === 0 ? stopped(run, move, actorGuards) : !earlier.length) return undefined
    const lacking = aim === 0 ? tooFew(run, move, at, marks) : undefined
    if (lacking) return lacking
    const cause = causeOf(run, move.id, () => redirected(run, move, marks))
    const to = run.draw(
      'redirect',
      move.actor,
      candidates(
        run,
        move,
        at,
        aim,
        earlier.map(({ data }) => data.third),
      ),
    )
    if (to === undefined) return undefined
    const why = all(
      fact('newTarget', move.actor, { action: move.id, values: { third: to } }),
      { rule: '1923-BUR5', also: ['1923-BUR6'] },
      [cause],
    )
    run.put({ kind: 'newTarget', of: move.actor, action: move.id, rule: '1923-BUR5', data: { third: to }, why })
    if (!why.holds) return { at, path: [], because: [], unless: [why] }
    for (const mark of marks) run.ledger.end(mark, under(fact('markSpent', move.actor), '1923-BUR8', why))
    return {
      at: to,
      path: marks.slice(0, 1).flatMap(({ action }) => (action === undefined ? [] : [{ by: action, from: at, to }])),
      because: [why],
    }
  }

/** An action on two players fails where there are not two to draw, and what marked its actor is spent (1923-BUR5). */
function tooFew(
  run: Resolution,
  move: Move,
  at: string,
  marks: readonly Fact<'redirectMark'>[],
): Redirected | undefined {
  const players = move.to.filter((_, aim) => aimOf(move.ability, aim) === 'player').length
  if (players < 2 || candidates(run, move, at, 0, []).length >= players) return undefined
  const why = all(fact('nobodyToDraw', move.actor, { action: move.id }), { rule: '1923-BUR5' }, [
    redirected(run, move, marks),
  ])
  run.put({ kind: 'undrawn', of: move.actor, action: move.id, rule: '1923-BUR5', why })
  for (const mark of marks) run.ledger.end(mark, under(fact('markSpent', move.actor), '1923-BUR8', why))
  return { at, path: [], because: [], unless: [why] }
}

/** It goes where it was sent: what would have marked its actor, and did not. */
function unmoved(run: Resolution, move: Move, at: string): Redirected | undefined {
  const attempts = run.ledger.attempts({ kind: 'redirectMark', of: move.actor, when: 'soFar' })
  const tried = attempts.filter(({ why, ended }) => !why.holds && !ended)
  return tried.length ? { at, path: [], because: [], unless: [redirected(run, move, tried)] } : undefined
}

/** Why the next action of somebody goes anywhere: the marks on him, this night's (1923-BUR3) or waiting ones (1923-BUR4). */
function redirected(run: Resolution, move: Move, marks: readonly Fact<'redirectMark'>[]): Reason {
  const [first] = marks
  const waited = first?.phase !== undefined
  const later = move.does === 'redirect' && !waited
  return any(
    fact('redirected', move.actor, { action: move.id }),
    {
      rule: later ? '1923-BUR7' : waited ? '1923-BUR4' : '1923-BUR3',
      also: later ? ['1923-BUR3', '1923-N2'] : [],
      notes: [
        {
          claim: fact('redirectedAtOnce', move.actor, { values: { waited: waited ? 'yes' : 'no' } }),
          rule: '1923-BUR1',
        },
        ...(marks.length > 1 ? [{ claim: fact('marksTogether', move.actor), rule: '1923-BUR8' }] : []),
        ...(later ? [{ claim: fact('laterBureaucrat', move.actor), rule: '1923-BUR7' }] : []),
      ],
    },
    marks.map(mark => run.ledger.standing(mark, 'soFar')),
  )
}

const stopped = (run: Resolution, move: Move, actorGuards: readonly ActorGuard[]): boolean =>
  obstaclesOf(run, move, { actorGuards }).some(({ holds }) => holds)

/** The game as chance sees it: who may only choose himself so often may be drawn for himself all the same (1923-BUR8). */
function asDrawn({ game }: Resolution, { actor, does, ability }: Move): Game {
  if (!ability.selfByChoice) return game
  const seats = game.seats.map(seat =>
    seat.slot === actor ? { ...seat, uses: { ...seat.uses, [`${does}:self`]: 0 } } : seat,
  )
  return { ...game, seats }
}

/** Every target that would be accepted in this place, as things are now (1923-BUR5). */
function candidates(run: Resolution, move: Move, at: string, aim: number, taken: readonly string[]): string[] {
  const isFamily = aimOf(move.ability, aim) === 'family'
  const all = isFamily ? familiesOf(run.game) : run.living().map(({ slot }) => slot)
  const allowed = (candidate: string): boolean => {
    const to = move.to.map((target, place) => (place === aim ? candidate : target === candidate ? at : target))
    const sent = { by: move.actor, does: move.does, to, with: { ...move.with } }
    return refuse(run.system, asDrawn(run, move), run.phase, sent) === undefined
  }
  const legal = all.filter(candidate => !taken.includes(candidate) && allowed(candidate))
  const others = run.option<boolean>('bureaucrat.excludeOriginal') ? legal.filter(candidate => candidate !== at) : legal
  return others.length ? others : legal
}

/** The player hears of his new target afterwards (1923-BUR6, I8). */
export function tellRedirected(run: Resolution): void {
  const told = new Map<string, Fact<'newTarget'>[]>()
  for (const target of run.ledger.found({ kind: 'newTarget', when: 'soFar' }))
    told.set(target.action ?? '', [...(told.get(target.action ?? '') ?? []), target])
  for (const { of } of run.ledger.found({ kind: 'undrawn', when: 'soFar' }))
    if (listens(run, of)) run.tell(of, 'redirected', { by: [], found: 'no' }, '1923-BUR5')
  for (const targets of told.values()) {
    const [{ of, action } = { of: '', action: undefined }] = targets
    const ability = run.moves.find(({ id }) => id === action)?.does ?? ''
    if (listens(run, of))
      run.tell(of, 'redirected', { ability, by: targets.map(({ data }) => data.third), found: 'yes' }, '1923-I8')
  }
}

const rules: Rules = {
  '1923-BUR1': stated({
    en: 'A Bumbling Bureaucrat chooses a player, whose next action gets a random target; twice a game.',
    ru: 'Бюрократ выбирает игрока, и следующий ход этого игрока получает случайную цель; два раза за игру.',
  }),
  '1923-BUR2': stated({
    en: 'Votes and Mafia kills are not affected.',
    ru: 'На голоса и на убийства мафии это не действует.',
  }),
  '1923-BUR3': implied({
    en: 'Bumbling Bureaucrats act first, so an action of the same night is redirected.',
    ru: 'Он ходит первым, поэтому перенаправляется и ход той же ночи.',
  }),
  '1923-BUR4': chosen({
    en: 'If the player does nothing, or is canceled, the redirection waits for their next action with a target, even by day.',
    ru: 'Если игрок ничего не делает или его ход отменен, перенаправление ждет его следующего хода с целью, в том числе днем.',
  }),
  '1923-BUR5': chosen({
    en: 'The draw is among all allowed targets, including the one chosen: among families for an ability on families. For an ability on two players both are drawn again, and it fails if there are not two.',
    ru: 'Жребий бросают между всеми допустимыми целями, включая выбранную; у способности, направленной на семьи, — между семьями; у способности с двумя целями заново выбирают обе, и если двух не найдется, она не срабатывает.',
  }),
  '1923-BUR6': stated({
    en: 'The player is told their new target afterwards.',
    ru: 'Новую цель игроку сообщают потом.',
  }),
  '1923-BUR7': implied({
    en: 'Between two Bumbling Bureaucrats, the order of submission decides; one who has already acted is redirected next time.',
    ru: 'Между двумя бюрократами решает то, кто прислал ход раньше; кто уже сходил, будет перенаправлен в следующий раз.',
  }),
  '1923-BUR8': implied({
    en: 'A redirected use counts as a use. If the draw sends players to themselves, it counts against what Doctors and Sheriffs may do to themselves, but not against how often Bodyguards and Lawyers may choose themselves; a draw may send these to themselves even when they no longer may choose that. Several redirections of one player are spent together on one action.',
    ru: 'Перенаправленное применение считается применением. Если жребий привел к самому себе, доктору и шерифу это засчитывается в то, что им можно делать с собой, а телохранителю и адвокату в число выборов самого себя — нет; им жребий может дать их самих и тогда, когда выбрать себя они уже не могут. Несколько перенаправлений одного игрока вместе тратятся на один ход.',
  }),
  '1923-BUR9': chosen({ en: 'Bumbling Bureaucrats cannot choose themselves.', ru: 'Выбрать самого себя он не может.' }),
  '1923-I8': stated({
    en: 'A redirected player is told of the redirection afterwards.',
    ru: 'О перенаправлении сообщают тому, чей ход перенаправлен, и уже потом.',
  }),
}

const words = {
  roles: { bumblingBureaucrat: 'Bumbling Bureaucrat' },
  rolesShort: { bumblingBureaucrat: ['BB', 'bureaucrat'] },
  uses: { redirect: 'muddle' },
  deeds: {
    redirect: "{actor} muddled {first}'s next action",
    'redirect:tried': "{actor} tried to muddle {first}'s next action",
  },
  facts: {
    redirectMark: {
      stands: "{who}'s next action goes anywhere",
      falls: "{who}'s next action is not muddled",
      would: "{who}'s next action would have gone anywhere",
    },
    markWaits: { stands: 'it waits for the next action of {who}', falls: 'it does not wait for {who}' },
    markSpent: { stands: 'the muddle about {who} is used up', falls: 'the muddle about {who} is still there' },
    marksTogether: {
      stands: 'several muddles about {who} are used up together',
      falls: 'there was one muddle about {who}',
    },
    redirected: { stands: '{use} goes wherever chance sends it', falls: '{use} goes where it was aimed' },
    redirectedAtOnce: {
      stands: '{waited, select, yes {the muddle about {who} was waiting} other {it came first, in the same night}}',
      falls: 'it did not come in time',
    },
    laterBureaucrat: {
      stands: '{who} was the later of two Bumbling Bureaucrats',
      falls: '{who} was the earlier of two Bumbling Bureaucrats',
    },
    undrawn: { stands: '{use} found nobody', falls: '{use} found somebody' },
    nobodyToDraw: { stands: 'there are not two players to draw for {use}', falls: 'there are two players for {use}' },
    newTarget: { stands: '{use} was sent to {third}', falls: '{use} was not sent to {third}' },
  },
  tells: {
    redirected:
      '{found, select, no {Your action went astray and found nobody.} other {Your action went astray. Its new target: {by}.}}',
  },
  verbs: {
    redirect: [
      'redirect',
      'bumble',
      'muddle',
      'scramble',
      'confuse',
      'randomize',
      'randomise',
      'mess up',
      'mess {first} up',
      'mess with',
      'tie up in red tape',
      'redirect the action of',
      'redirect the next action of',
      'randomize the action of',
      'randomise the action of',
      'muddle the next action of',
      'bureaucrat',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const bumblingBureaucrat = section({
  abilities,
  effects: { redirect: redirectMark },
  facts,
  options,
  rules,
  words,
})
