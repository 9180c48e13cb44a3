/**
 * Lives to spare: passive abilities that keep somebody alive whom nothing else saved. One life answers every attack of its
 * night, and is used up by it. An immortal’s life answers for the linked player too (RU-IMM-3).
 */
import { own } from '../../../ruleset/catalogue.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is, withAttribute } from '../abilities.ts'
import type { Blow } from '../part.ts'
import { all, any, type Cause, type Fact, type Walk } from '../vocabulary.ts'
import { blocked } from './blocks.ts'

/** The passive abilities that are lives, each with the number of lives in its table entry (`uses`); the first that is left answers (RU-IMM-B1). */
const lives = ['spareLife', 'ownLife', 'takenLife'] as const
type Life = (typeof lives)[number]

/** What a life may answer: whatever kills, and being maimed (RU-IMM-5). */
type Endangering = Cause | 'maiming'
/** Deaths that do not go over a link, by cause: no attacks of a role, and those that the rule names (RU-IMM-1, RU-IMM-6). */
const apartFromLinks: Partial<Record<Endangering, RuleId>> = { poison: 'RU-IMM-6', lynch: 'RU-IMM-1' }
/** Own deaths of those who chose them (RU-IMM-6). A black's plain suicide is none of them (RU-IMM-7). */
const chosenDeaths: ReadonlySet<Endangering> = new Set(['detonation', 'arson'])
export const notOverLink = (
  walk: Walk,
  { of, by, cause }: { of: Slot; by: Slot | undefined; cause: Endangering },
): Reason[] => {
  const rule = of === by && chosenDeaths.has(cause) ? 'RU-IMM-6' : apartFromLinks[cause]
  return rule === undefined ? [] : [walk.given({ is: 'fact', kind: 'notOverLink', of }, rule)]
}

/** Who is linked: the fact `linked` is of the player chosen, by the immortal. While both live (RU-IMM-3). */
export const linksOf = (walk: Walk, who: Slot): Fact<'linked'>[] =>
  walk.ledger.found({ kind: 'linked', when: 'soFar', where: ({ of, by }) => of === who || by === who })

/** What gave somebody a life that is there only then (RU-CUL-3). */
const earned = (walk: Walk, who: Slot): Reason[] =>
  walk.ledger.found({ kind: 'lifeTaken', of: who, when: 'soFar' }).map(({ why }) => why)

interface Mine {
  life: Life
  owner: Slot
  link?: Fact<'linked'>
}

/** The lives that may answer for somebody: the own ones, and that of an immortal who linked to him. */
function livesFor(walk: Walk, victim: Slot, which: readonly Life[]): Mine[] {
  return which
    .flatMap((life): Mine[] => [
      { life, owner: victim },
      ...(life === 'spareLife'
        ? linksOf(walk, victim).flatMap(link =>
            link.by !== undefined && link.by !== victim && walk.seat(link.by).alive
              ? [{ life, owner: link.by, link }]
              : [],
          )
        : []),
    ])
    .filter(({ life, owner }) => walk.has(owner, life) && (!is(life, 'earned') || earned(walk, owner).length > 0))
}

type Danger = Pick<Blow, 'victim' | 'target' | 'killer' | 'action'> & { cause: Endangering }

/** What spares the victim of a blow that nothing saved. Asked once for each blow; the life is spent with the first. */
export function livesOf(walk: Walk, danger: Danger, which: readonly Life[] = lives): Reason[] {
  const reasons: Reason[] = []
  for (const life of livesFor(walk, danger.victim, which)) {
    const why = answer(walk, life, danger)
    reasons.push(why)
    if (why.holds) break
  }
  return reasons
}

/** The lives that would answer if they were asked now. Writes nothing. */
export const livesReady = (walk: Walk, danger: Danger): Reason[] =>
  livesFor(walk, danger.victim, lives).map(life => asked(walk, life, danger))

/** One life, with what is used up by it. */
function answer(walk: Walk, mine: Mine, danger: Danger): Reason {
  const { life, owner } = mine
  const { victim, action, cause, killer } = danger
  const why = asked(walk, mine, danger)
  if (
    !why.holds
    || spentOf(walk, owner, life).length
    || (cause === 'poison' && !walk.option<boolean>('poisonSpendsLife'))
  )
    return why
  const rule = ruleOf(mine, danger)
  walk.put({ kind: 'lifeSpent', of: owner, why, rule, by: killer, action, data: { life, victim } })
  walk.spend(owner, life, rule)
  if (owner === victim) walk.foresight.find(lifeKey(victim), life, why)
  return why
}

/** A life that was used up this night. */
export const spentOf = (walk: Walk, owner: Slot, life: Life): Fact<'lifeSpent'>[] =>
  walk.ledger.found({
    kind: 'lifeSpent',
    of: owner,
    when: 'soFar',
    where: ({ data, phase }) => phase === undefined && data.life === life,
  })

/** One life, asked. */
function asked(walk: Walk, mine: Mine, danger: Danger): Reason {
  const { life, owner, link } = mine
  const { victim, action, cause } = danger
  const passive = walk.passive(owner, life)!
  const rule = ruleOf(mine, danger)
  const claim = { is: 'fact', kind: life, of: victim, ...(owner !== victim && { other: owner }), action } as const
  const linked = [...(link ? [link.why] : []), ...(is(life, 'earned') ? earned(walk, owner) : [])]
  const apart = link ? notOverLink(walk, { of: victim, by: danger.killer, cause }) : []
  const [tonight] = spentOf(walk, owner, life)
  const notForThis = cause === 'suicide' && is(life, 'notForSuicide')
  // It would not be there for a suicide, were it not for the attack that it met before.
  if (tonight && !apart.length && notForThis)
    return all(claim, { rule, action: passive.action }, [
      tonight.why,
      all({ is: 'fact', kind: 'lifeSpent', of: owner }, { rule, action: tonight.action }),
    ])
  if (tonight && !apart.length)
    return link || tonight.data.victim !== victim
      ? all(claim, { rule, action: passive.action }, [...linked, tonight.why])
      : tonight.why
  const gone = [
    ...lifeGone(walk, owner, life),
    ...apart,
    ...(notForThis ? [walk.given({ is: 'fact', kind: 'noLifeForSuicide', of: victim }, 'RU-SUI-1')] : []),
  ]
  const also = walk.has(owner, 'spareLife') && walk.has(owner, 'ownLife') ? ['RU-IMM-B1'] : []
  return all(claim, { rule, also, action: passive.action }, [passive.why, ...linked], gone)
}

function ruleOf({ life, link }: Mine, { cause, victim, target }: Danger): RuleId {
  if (life === 'ownLife') return 'RU-EXE-8'
  if (life === 'takenLife') return 'RU-CUL-3'
  if (link) return 'RU-IMM-3'
  return cause === 'suicide' ? 'RU-IMM-7' : cause === 'poison' || victim !== target ? 'RU-IMM-2' : 'RU-IMM-1'
}

/** Why a life is not there as the night begins: spent before, or of a role that is blocked. */
const lifeGone = (walk: Walk, owner: Slot, life: Life): Reason[] => [
  ...spentBefore(walk, owner, life),
  ...lifeBlocked(walk, owner, life),
]

export function spentBefore(walk: Walk, owner: Slot, life: Life): Reason[] {
  const { rule = 'RU-EXE-8', uses = 1 } = walk.catalogue.ability(life) ?? {}
  const before = own(walk.game.seats.find(({ slot }) => slot === owner)!.uses, life) ?? 0
  return before >= uses ? [walk.given({ is: 'fact', kind: 'lifeGone', of: owner }, rule)] : []
}

/** A life belongs to a role, and answers only while its holder has the use of it (RU-GEN-6); who was let go lacks but a move (RU-EXE-2). */
export const lifeBlocked = (walk: Walk, owner: Slot, life: Life): Reason[] =>
  life === 'ownLife'
    ? []
    : (blocked(walk, { actor: owner, does: life, id: `passive:${owner}:${life}` }) ?? []).filter(
        ({ claim }) => claim.is !== 'fact' || claim.values?.by !== 'released',
      )

const lifeKey = (who: Slot): string => `life:${who}`
const savedKey = (who: Slot): string => `saved:${who}`
const hasLife = (walk: Walk, who: Slot): boolean => lives.some(ability => walk.has(who, ability))

/**
 * Whether a life will answer for somebody tonight: for moves that are made before the attacks are settled. It need not
 * where something else saves him.
 */
export function lifeAnswers(walk: Walk, who: Slot): Reason {
  const claim = { is: 'fact', kind: 'ownLife', of: who } as const
  if (!hasLife(walk, who)) return any(claim, { rule: 'RU-EXE-9' })
  const life = walk.foresight.foreseen(lifeKey(who), claim, 'RU-EXE-9')
  const saved = walk.foresight.foreseen(savedKey(who), { is: 'fact', kind: 'savedOtherwise', of: who }, 'RU-EXE-9')
  return life.holds || !saved.holds ? life : all(claim, { rule: 'RU-EXE-9' }, [], [saved])
}

/** Whether a life answers for who goes on though attacked (RU-EXE-9); undefined for everybody else. */
export const goesOnByLife = (walk: Walk, who: Slot): Reason | undefined =>
  withAttribute('despiteAttack').some(ability => walk.has(who, ability)) ? lifeAnswers(walk, who) : undefined

/** Says for those who ask before that somebody with a life was saved without it. */
export function savedWithout(walk: Walk, who: Slot, saved: Reason): void {
  if (hasLife(walk, who)) walk.foresight.find(savedKey(who), 'yes', saved)
}
