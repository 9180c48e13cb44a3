/** Slander, Frame, erased bodies and erased evidence (CONAN-AB5, AB8, AB10, AB11). */
import { own } from '../../../ruleset/catalogue.ts'
import { isCrime } from '../arrest/crimes.ts'
import { commit, did } from '../arrest/crime-ledger.ts'
import { finds, seek, seekFact } from '../rulings/host.ts'
import type { Claim, Effect } from '../vocabulary.ts'

const slandered: Effect = (run, { move, at, why }) => {
  run.put({ kind: 'slandered', of: at, why, rule: 'CONAN-AB8', by: move.actor, action: move.id })
  return why
}

/** A crime is entered against somebody who did not commit it. */
const framed: Effect = (run, { move, at, why }) => {
  const type = move.with.crime ?? ''
  run.put({ kind: 'framed', of: at, why, rule: 'CONAN-AB5', by: move.actor, action: move.id, data: { type } })
  if (isCrime(type)) commit(run, { type, by: at, action: move.id, why, rule: 'CONAN-AB5', framer: move.actor })
  did(run, type, { by: at, action: move.id, why, rule: 'CONAN-AB5' })
  return why
}

/** The body of the eraser's own victim, or once a game of another's. */
const bodyErased: Effect = (run, { move, at, why }) => {
  const of = move.to.length ? at : undefined
  const bodies = run.ledger.attempts({
    kind: 'death',
    when: 'soFar',
    where: fact =>
      fact.data.cause === 'kill'
      && fact.phase === undefined
      && (of === undefined ? fact.by === move.actor : fact.of === of),
  })
  const body = bodies.find(fact => fact.why.holds)
  const who = body?.of ?? of ?? move.actor
  const spent =
    body && body.by !== move.actor && (own(run.seat(move.actor).uses, 'eraseBody') ?? 0) > 0
      ? [run.given({ is: 'fact', kind: 'erasedBefore', of: move.actor }, 'CONAN-AB10')]
      : []
  const killed = bodies.map(fact => fact.why)
  const found = seekFact(who, 'body', 'noBody', { rule: 'CONAN-AB10' }, killed)
  const erased = finds(
    move,
    { is: 'fact', kind: 'bodyErased', of: who, action: move.id },
    { rule: 'CONAN-AB10', action: move.id },
    why,
    { ...found, against: [...found.against, ...spent] },
  )
  run.put({ kind: 'bodyErased', of: who, why: erased, rule: 'CONAN-AB10', by: move.actor, action: move.id })
  if (erased.holds && body?.by !== move.actor) run.spend(move.actor, 'eraseBody', 'CONAN-AB10')
  if (erased.holds && !run.hidden.includes(who)) run.hidden.push(who)
  return erased
}

/** One crime of this night leaves no evidence: on the victim who is named, else the first. */
const evidenceErased: Effect = (run, { move, at, why }) => {
  const { crime: type = '', of: victim } = move.with
  const entries = run.ledger.attempts({
    kind: 'crime',
    of: at,
    when: 'tonight',
    where: ({ data }) => data.type === type && data.framed !== true && (victim === undefined || data.third === victim),
  })
  const third = victim ?? entries.find(({ why: stood }) => stood.holds)?.data.third
  const crime = (kind: 'crimeTonight' | 'noCrimeTonight'): Claim => ({ is: 'fact', kind, of: at, values: { type } })
  const done = entries.map(fact => fact.why)
  const found = seek(crime('crimeTonight'), crime('noCrimeTonight'), { rule: 'CONAN-AB11' }, done)
  const erased = finds(
    move,
    { is: 'fact', kind: 'evidenceErased', of: at, action: move.id, values: { type } },
    { rule: 'CONAN-AB11', action: move.id },
    why,
    found,
  )
  run.put({
    kind: 'evidenceErased',
    of: at,
    why: erased,
    rule: 'CONAN-AB11',
    by: move.actor,
    action: move.id,
    data: { type, ...(third !== undefined && { third }) },
    lasting: true,
  })
  return erased
}

export const tracing: Readonly<Record<string, Effect>> = { slandered, framed, bodyErased, evidenceErased }
