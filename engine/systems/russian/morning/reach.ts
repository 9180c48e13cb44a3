/** That the morning reaches only the living: what others told the dead is taken back here, whoever told it (RU-GEN-9). */
import type { Finding } from '../../../resolve/sequence/resolution.ts'
import type { Tell } from '../../../journal/outcome.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import { toMasters } from '../shared/undead.ts'
import { moveOf } from '../attributes.ts'

/**
 * Takes away what did not reach its reader, and what the dead learned. Writes a fact `told` for every kind of message,
 * reached or not.
 */
export function onlyTheLiving(run: Resolution): void {
  toMasters(run)
  const noted = new Map<string, Reason>()
  const reaches = (tell: Tell): boolean => {
    if (tell.to.to !== 'player') return true
    const { player } = tell.to
    const rule = ruleOf(run, tell, player)
    const key = `${player} ${tell.kind} ${rule}`
    const why = noted.get(key) ?? note(run, player, tell.kind, rule)
    noted.set(key, why)
    return why.holds
  }
  keepOnly(run.tells, reaches)
  keepOnly(run.findings, ({ who }) => !killed(run, who).some(({ holds }) => holds))
}

function keepOnly<T>(list: T[], wanted: (one: T) => boolean): void {
  const kept = list.filter(wanted)
  list.splice(0, list.length, ...kept)
}

function note(run: Resolution, who: SeatId, kind: string, rule: RuleId): Reason {
  const values = { what: kind }
  const why = all({ is: 'fact', kind: 'told', of: who, values }, { rule }, [], killed(run, who))
  run.put({ kind: 'told', of: who, rule, data: values, why })
  return why
}

/** That somebody did not live to read it. */
function killed(run: Resolution, who: SeatId): Reason[] {
  const deaths = run.ledger.found({ kind: 'death', of: who, when: 'soFar', where: ({ phase }) => phase === undefined })
  return deaths.length
    ? [
        any(
          { is: 'dies', who },
          { rule: 'RU-GEN-9' },
          deaths.map(({ why }) => why),
        ),
      ]
    : []
}

/** The rule of the morning for a kind of message (RU-RES-2 to RU-RES-20). */
const byKind: Readonly<Record<string, RuleId>> = {
  attacked: 'RU-RES-4',
  saved: 'RU-RES-5',
  lifeSpent: 'RU-RES-5',
  pairAttacked: 'RU-RES-5',
  blocked: 'RU-RES-5',
  foiled: 'RU-RES-3',
  anotherAttempt: 'RU-RES-8',
  captured: 'RU-RES-11',
  maimed: 'RU-RES-11',
  released: 'RU-RES-11',
  killerNamed: 'RU-RES-6',
  killerRole: 'RU-RES-6',
  wardAttacked: 'RU-RES-6',
  wardKilled: 'RU-RES-6',
  wardKilledBy: 'RU-RES-6',
  client: 'RU-RES-12',
  drugged: 'RU-RES-13',
  watched: 'RU-RES-10',
  hacked: 'RU-RES-9',
  hackFound: 'RU-RES-9',
  passport: 'RU-RES-14',
  punished: 'RU-RES-14',
  forbiddenBySomebody: 'RU-RES-14',
  freed: 'RU-RES-14',
  rolesExchanged: 'RU-RES-16',
  rolesReturned: 'RU-RES-16',
  faceVictim: 'RU-RES-20',
  faceTarget: 'RU-RES-20',
  orderTargets: 'RU-RES-7',
  blockHit: 'RU-RES-5',
  foiledKilling: 'RU-RES-5',
  jokerColour: 'RU-RES-7',
  jokerRole: 'RU-RES-19',
  jokerVisitors: 'RU-RES-19',
  faceVictimNoTask: 'RU-RES-20',
  faceRole: 'RU-RES-20',
  orderedKill: 'RU-RES-7',
  holderSurvived: 'RU-RES-7',
  ledTo: 'RU-RES-15',
  diedInstead: 'RU-RES-15',
  visitors: 'RU-RES-18',
  visitorRoles: 'RU-RES-17',
}

function ruleOf(run: Resolution, { kind, values }: Tell, who: SeatId): RuleId {
  const known = byKind[kind]
  if (known !== undefined) return known
  const finding = run.findings.find(
    one =>
      one.who === who && one.about === values.about && JSON.stringify(one.result) === JSON.stringify(values.result),
  )
  return finding ? ruleOfFinding(run, finding) : 'RU-RES-2'
}

/** By what brought it, and what it is. */
function ruleOfFinding(run: Resolution, { who, action, ability, fact }: Finding): RuleId {
  if (fact === 'visitors' || fact === 'visitorRoles')
    return ability === 'jokerCheck' ? 'RU-RES-19' : fact === 'visitors' ? 'RU-RES-18' : 'RU-RES-17'
  const isHis = run.moves.some(({ id, actor }) => id === action && actor === who)
  if (ability === 'jokerCheck' && isHis) return fact === 'civilRole' ? 'RU-RES-19' : 'RU-RES-2'
  return moveOf(ability)?.toldBy ?? 'RU-RES-2'
}
