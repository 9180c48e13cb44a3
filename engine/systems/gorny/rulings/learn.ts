/** What is found out: a cop's check in its place of the list, what sensors saw once the night is over. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Filled } from '../../../rules/component.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Effect, type Fact, type Resolution } from '../vocabulary.ts'

type Learns = Extract<Filled, { does: 'learn' }>
type Senses = Extract<Filled, { does: 'sense' }>

/** A check reads the player where it lands, through the sanity of the cop (GORNY-N4). */
export const learn: Effect = (run, { move, component, at, aim, why }) => {
  const check = component as Learns
  const about = move.to[aim] ?? at
  if (!why.holds) {
    run.learn(move, about, 'noResult', 'GORNY-N8', why)
    return undefined
  }
  const { role, faction } = run.seat(at)
  const found = check.what === 'role' ? role : seenAs(check, faction)
  const sanity =
    check.what === 'alignment' && check.sanity !== undefined && check.sanity !== 'sane'
      ? [all({ is: 'trait', trait: check.sanity, of: move.actor }, { rule: 'GORNY-N4' })]
      : []
  const reads = all({ is: 'reads', who: at, as: found }, { rule: 'GORNY-N4', action: move.id }, [why, ...sanity])
  run.learn(move, about, found, 'GORNY-N4', reads)
  return undefined
}

function seenAs({ sanity = 'sane', clear = 'notMafia', guilty = 'mafia' }: Learns, faction: string): string {
  switch (sanity) {
    case 'sane':
      return faction === 'mafia' ? guilty : clear
    case 'insane':
      return faction === 'mafia' ? clear : guilty
    case 'naive':
      return clear
    case 'paranoid':
      return guilty
  }
}

/** A sensor is set where it lands; it tells at the end of the night. */
export const sense: Effect = (run, { move, component, at, aim, why }) => {
  const { visits, tells } = component as Senses
  run.put({
    kind: 'sensed',
    of: at,
    by: move.actor,
    action: move.id,
    why,
    rule: 'GORNY-N2',
    data: { visits, tells, about: move.to[aim] ?? at },
  })
  return undefined
}

/** A visit can be seen, also one that was tried. An action that only names somebody does not visit him. */
export const visit: Effect = (run, { move, at, why }) => {
  run.put({ kind: 'visited', of: at, by: move.actor, action: move.id, why, rule: 'GORNY-N2' })
  return undefined
}

/** At the end of the night every sensor tells what it saw; a stopped one gives no result. */
export function sights(run: Resolution): void {
  for (const sensor of run.ledger.attempts({ kind: 'sensed', when: 'soFar' })) {
    const move = run.moves.find(({ id }) => id === sensor.action)!
    if (sensor.why.holds) seen(run, sensor, move)
    else run.learn(move, sensor.data.about, 'noResult', 'GORNY-N8', sensor.why)
  }
}

function seen(run: Resolution, sensor: Fact<'sensed'>, move: Move): void {
  const { visits, tells, about } = sensor.data
  const tried = [
    ...(visits === 'to' ? [] : run.ledger.attempts({ kind: 'visited', by: sensor.of, when: 'tonight' })),
    ...(visits === 'by' ? [] : run.ledger.attempts({ kind: 'visited', of: sensor.of, when: 'tonight' })),
  ].filter(({ action }) => action !== move.id)
  const found = tried.filter(({ why }) => why.holds)
  const words = new Set(found.map(visit => told(run, visit, tells)))
  const inOrder =
    tells === 'where' || tells === 'who'
      ? run.game.seats.map(({ slot }) => slot).filter(slot => words.has(slot))
      : [...words].sort()
  const reason = (because: readonly Reason[], unless: readonly Reason[] = []): Reason =>
    all(
      { is: 'fact', kind: 'sensed', of: sensor.of, other: move.actor, action: move.id },
      { rule: 'GORNY-N2', action: move.id },
      [sensor.why, ...because],
      unless,
    )
  const seeing = (visits: readonly Fact<'visited'>[]): Reason => reason(visits.map(({ why }) => why))
  const of = (word: string): Reason => seeing(found.filter(visit => told(run, visit, tells) === word))
  if (found.length) run.learn(move, about, inOrder, 'GORNY-N2', seeing(found), about, of)
  else
    run.learn(
      move,
      about,
      'nothing',
      'GORNY-N2',
      reason(
        [],
        tried.map(({ why }) => why),
      ),
    )
}

function told(run: Resolution, visit: Fact<'visited'>, tells: Senses['tells']): string {
  switch (tells) {
    case 'where':
      return visit.of
    case 'who':
      return visit.by!
    case 'role':
      return run.seat(visit.by!).role
    case 'kind':
      return run.moves.find(({ id }) => id === visit.action)!.ability.kind
    default:
      return 'motion'
  }
}
