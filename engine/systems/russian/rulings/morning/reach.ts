/** That the morning reaches only the living: what others told the dead is taken back here, whoever told it (RU-GEN-9). */
import type { Finding, Walk } from '../../../../resolve/sequence/walk.ts'
import type { Tell } from '../../../../resolve/outcome.ts'
import type { RuleId, Slot } from '../../../../why/claim.ts'
import { all, any, type Reason } from '../../../../why/reason.ts'

/** Takes away what was told to the dead, and what they learned. Writes a fact `told` for every kind of message, reached or not. */
export function onlyTheLiving(walk: Walk): void {
  const noted = new Set<string>()
  for (const tell of walk.tells) {
    if (tell.to.to !== 'player') continue
    const rule = ruleOf(walk, tell, tell.to.player)
    const key = `${tell.to.player} ${tell.kind} ${rule}`
    if (!noted.has(key)) note(walk, tell.to.player, tell.kind, rule)
    noted.add(key)
  }
  keepOnly(walk.tells, ({ to }) => to.to !== 'player' || !walk.isDead(to.player))
  keepOnly(walk.findings, ({ who }) => !walk.isDead(who))
}

function keepOnly<T>(list: T[], wanted: (one: T) => boolean): void {
  for (let place = list.length - 1; place >= 0; place--) if (!wanted(list[place]!)) list.splice(place, 1)
}

function note(walk: Walk, who: Slot, kind: string, rule: RuleId): void {
  const values = { what: kind }
  walk.put({
    kind: 'told',
    of: who,
    rule,
    data: values,
    why: all({ is: 'fact', kind: 'told', of: who, values }, { rule }, [], killed(walk, who)),
  })
}

/** That somebody did not live to read it. */
function killed(walk: Walk, who: Slot): Reason[] {
  const deaths = walk.ledger.found({ kind: 'death', of: who, when: 'soFar', where: ({ phase }) => phase === undefined })
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
  visitors: 'RU-RES-18',
  visitorRoles: 'RU-RES-17',
}

function ruleOf(walk: Walk, { kind, values }: Tell, who: Slot): RuleId {
  const known = byKind[kind]
  if (known !== undefined) return known
  const finding = walk.findings.find(
    one =>
      one.who === who && one.about === values.about && JSON.stringify(one.result) === JSON.stringify(values.result),
  )
  return finding ? ruleOfFinding(walk, finding) : 'RU-RES-2'
}

/** By what brought it, and what it is. */
function ruleOfFinding(walk: Walk, { who, action, ability, fact }: Finding): RuleId {
  const own = walk.moves.some(({ id, actor }) => id === action && actor === who)
  if (fact === 'visitors' || fact === 'visitorRoles')
    return ability === 'jokerCheck' ? 'RU-RES-19' : fact === 'visitors' ? 'RU-RES-18' : 'RU-RES-17'
  switch (ability) {
    case 'arrest':
    case 'guard':
      return 'RU-RES-5'
    case 'take':
    case 'takeHome':
      return 'RU-RES-12'
    case 'cutFace':
      return 'RU-RES-20'
    case 'jokerCheck':
      return own ? (fact === 'civilRole' ? 'RU-RES-19' : 'RU-RES-2') : 'RU-RES-7'
    case 'order':
      return 'RU-RES-7'
    default:
      return 'RU-RES-2'
  }
}
