/** The cut: sent in, or done for who sent nothing; what it keeps the victim from that night, and who learns of it. */
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { learnsFact } from '../shared/learns.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { faces, facelessOf, players, tasks } from './who.ts'

/** A cut: of whom, for which task, and why it comes about. */
interface Cut {
  faceless: SeatId
  victim: SeatId
  task: SeatId | undefined
  why: Reason
  action?: ActionId
}

/** A cut that was sent in. A task that is not named is drawn, where more than one is left (RU-FL-5). */
export const cutFace: LateEffect = (
  run,
  {
    move: {
      id: action,
      actor: faceless,
      to: [, named],
    },
    at: victim,
    why,
  },
) =>
  write(run, {
    faceless,
    victim,
    task: named ?? (why.holds && tasks(run.game).length > 1 ? drawTask(run, victim) : undefined),
    why,
    action,
  })

const drawTask = (run: Resolution, victim: SeatId): SeatId | undefined =>
  run.draw('faceTarget', victim, players(run.game, tasks(run.game)))

function write(run: Resolution, { faceless, victim, task, why, action }: Cut): Reason {
  const by = { by: faceless, ...(action !== undefined && { action }) }
  const also = ['RU-FAC-4', ...(victim === faceless ? ['RU-FL-4'] : [])]
  const cut = all(
    { is: 'fact', kind: 'faceCut', of: victim, other: faceless, ...(action !== undefined && { action }) },
    { rule: 'RU-FAC-1', also, action },
    [why],
  )
  run.mark(victim, 'faceCut', cut, 'RU-FL-1', by)
  run.put({ kind: 'cutTonight', of: victim, why: tonight(victim, faceless, cut), rule: 'RU-FAC-3', ...by })
  const named = all({ is: 'fact', kind: 'faceTask', of: task ?? '', other: victim }, { rule: 'RU-FAC-1' }, [cut])
  if (task !== undefined)
    run.put({ kind: 'faceTask', of: task, why: named, rule: 'RU-FL-2', ...by, data: { victim }, lasting: true })
  return cut
}

/** The cut at the victim's home: what foils the moves of that night, and what sensors of visitors there notice (RU-FAC-9). */
const tonight = (victim: SeatId, faceless: SeatId, cut: Reason): Reason =>
  all({ is: 'fact', kind: 'cutTonight', of: victim, other: faceless }, { rule: 'RU-FAC-3' }, [
    all({ is: 'fact', kind: 'comesToCut', of: victim, other: faceless }, { rule: 'RU-FAC-9' }, [
      all({ is: 'fact', kind: 'cutsFaces', of: faceless }, { rule: 'RU-FL-7' }, [cut]),
    ]),
  ])

/** Whoever sends nothing cuts the own face, or where it cannot be cut a drawn one; only an empty revote before lets the night pass (RU-FAC-7). */
export function cutForced(run: Resolution): void {
  const seat = facelessOf(run.game)
  if (!seat?.alive || run.moves.some(({ does, actor }) => does === 'cutFace' && actor === seat.slot)) return
  const faceless = seat.slot
  const open = faces(run.game)
  const skips = run.ledger.seek({ kind: 'emptyRevote', when: 'phaseStart' }, 'RU-FL-5', {
    is: 'fact',
    kind: 'maySkip',
    of: faceless,
  })
  const nothing = all(
    { is: 'fact', kind: 'sentNothing', of: faceless },
    { rule: 'RU-FAC-7' },
    [],
    skips.because.length ? [skips] : [],
  )
  const own = open.includes(faceless)
  const victim = own ? faceless : nothing.holds ? run.draw('faceVictim', faceless, players(run.game, open)) : undefined
  if (victim === undefined) return
  const why = own ? nothing : all({ is: 'fact', kind: 'drawnFace', of: victim }, { rule: 'RU-FL-5' }, [nothing])
  write(run, { faceless, victim, task: why.holds ? drawTask(run, victim) : undefined, why })
}

/** The cuts of this night that came about. */
const cutsOf = (run: Resolution): Fact<'faceCut'>[] =>
  run.ledger.found({ kind: 'faceCut', when: 'soFar', where: ({ phase }) => phase === undefined })

/** What is published and told of the cuts of this night (RU-FAC-2, RU-RES-20). */
export function reportCuts(run: Resolution): void {
  const cuts = cutsOf(run)
  if (cuts.length) run.announce('faceVictims', { who: cuts.map(({ of }) => of) }, 'RU-FAC-2')
  for (const { of: victim, by: faceless = '', action, why } of cuts) {
    const [task] = run.ledger.found({
      kind: 'faceTask',
      when: 'soFar',
      where: ({ data, phase }) => phase === undefined && data.victim === victim,
    })
    if (task) run.tell(victim, 'faceVictim', { other: task.of }, 'RU-RES-20')
    else run.tell(victim, 'faceVictimNoTask', {}, 'RU-RES-20')
    if (task) run.tell(task.of, 'faceTarget', {}, 'RU-RES-20')
    if (run.isDead(faceless) || victim === faceless) continue
    const { role } = run.seat(victim)
    const by = { action: action ?? `passive:${faceless}:cutFace`, ability: 'cutFace' }
    const knows = all({ is: 'fact', kind: 'knowsFace', of: faceless, other: victim }, { rule: 'RU-FAC-2' }, [why])
    if (learnsFact(run, faceless, by, victim, 'civilRole', role, 'RU-FAC-2', knows))
      run.tell(faceless, 'faceRole', { about: victim, role, result: role }, 'RU-FAC-2')
  }
}
