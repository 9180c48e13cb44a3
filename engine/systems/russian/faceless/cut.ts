/** The cut: sent in, or done for who sent nothing; what it keeps the victim from that night, and who learns of it. */
import type { ActionId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { learnsFact } from '../shared/learns.ts'
import { all, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { faces, facelessOf, players, tasks } from './who.ts'

/** A cut: of whom, for which task, and why it comes about. */
interface Cut {
  faceless: Slot
  victim: Slot
  task: Slot | undefined
  why: Reason
  action?: ActionId
}

/** A cut that was sent in. A task that is not named is drawn, where more than one is left (RU-FL-5). */
export const cutFace: LateEffect = (
  walk,
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
  write(walk, {
    faceless,
    victim,
    task: named ?? (why.holds && tasks(walk.game).length > 1 ? drawTask(walk, victim) : undefined),
    why,
    action,
  })

const drawTask = (walk: Walk, victim: Slot): Slot | undefined =>
  walk.draw('faceTarget', victim, players(walk.game, tasks(walk.game)))

function write(walk: Walk, { faceless, victim, task, why, action }: Cut): Reason {
  const by = { by: faceless, ...(action !== undefined && { action }) }
  const also = ['RU-FAC-4', ...(victim === faceless ? ['RU-FL-4'] : [])]
  const cut = all(
    { is: 'fact', kind: 'faceCut', of: victim, other: faceless, ...(action !== undefined && { action }) },
    { rule: 'RU-FAC-1', also, action },
    [why],
  )
  walk.mark(victim, 'faceCut', cut, 'RU-FL-1', by)
  walk.put({ kind: 'cutTonight', of: victim, why: tonight(victim, faceless, cut), rule: 'RU-FAC-3', ...by })
  const named = all({ is: 'fact', kind: 'faceTask', of: task ?? '', other: victim }, { rule: 'RU-FAC-1' }, [cut])
  if (task !== undefined)
    walk.put({ kind: 'faceTask', of: task, why: named, rule: 'RU-FL-2', ...by, data: { victim }, lasting: true })
  return cut
}

/** The cut at the victim's home: what foils the moves of that night, and what sensors of visitors there notice (RU-FAC-9). */
const tonight = (victim: Slot, faceless: Slot, cut: Reason): Reason =>
  all({ is: 'fact', kind: 'cutTonight', of: victim, other: faceless }, { rule: 'RU-FAC-3' }, [
    all({ is: 'fact', kind: 'comesToCut', of: victim, other: faceless }, { rule: 'RU-FAC-9' }, [
      all({ is: 'fact', kind: 'cutsFaces', of: faceless }, { rule: 'RU-FL-7' }, [cut]),
    ]),
  ])

/** Whoever sends nothing cuts the own face, or where it cannot be cut a drawn one; only an empty revote before lets the night pass (RU-FAC-7). */
export function cutForced(walk: Walk): void {
  const seat = facelessOf(walk.game)
  if (!seat?.alive || walk.moves.some(({ does, actor }) => does === 'cutFace' && actor === seat.slot)) return
  const faceless = seat.slot
  const open = faces(walk.game)
  const skips = walk.ledger.seek({ kind: 'emptyRevote', when: 'phaseStart' }, 'RU-FL-5', {
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
  const victim = own
    ? faceless
    : nothing.holds
      ? walk.draw('faceVictim', faceless, players(walk.game, open))
      : undefined
  if (victim === undefined) return
  const why = own ? nothing : all({ is: 'fact', kind: 'drawnFace', of: victim }, { rule: 'RU-FL-5' }, [nothing])
  write(walk, { faceless, victim, task: why.holds ? drawTask(walk, victim) : undefined, why })
}

/** The cuts of this night that came about. */
const cutsOf = (walk: Walk): Fact<'faceCut'>[] =>
  walk.ledger.found({ kind: 'faceCut', when: 'soFar', where: ({ phase }) => phase === undefined })

/** What is published and told of the cuts of this night (RU-FAC-2, RU-RES-20). */
export function reportCuts(walk: Walk): void {
  const cuts = cutsOf(walk)
  if (cuts.length) walk.announce('faceVictims', { who: cuts.map(({ of }) => of) }, 'RU-FAC-2')
  for (const { of: victim, by: faceless = '', action, why } of cuts) {
    const [task] = walk.ledger.found({
      kind: 'faceTask',
      when: 'soFar',
      where: ({ data, phase }) => phase === undefined && data.victim === victim,
    })
    if (task) walk.tell(victim, 'faceVictim', { other: task.of }, 'RU-RES-20')
    else walk.tell(victim, 'faceVictimNoTask', {}, 'RU-RES-20')
    if (task) walk.tell(task.of, 'faceTarget', {}, 'RU-RES-20')
    if (walk.isDead(faceless) || victim === faceless) continue
    const { role } = walk.seat(victim)
    const by = { action: action ?? `passive:${faceless}:cutFace`, ability: 'cutFace' }
    const knows = all({ is: 'fact', kind: 'knowsFace', of: faceless, other: victim }, { rule: 'RU-FAC-2' }, [why])
    if (learnsFact(walk, faceless, by, victim, 'civilRole', role, 'RU-FAC-2', knows))
      walk.tell(faceless, 'faceRole', { about: victim, role, result: role }, 'RU-FAC-2')
  }
}
