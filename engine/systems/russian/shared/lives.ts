/**
 * Lives to spare: passive abilities that keep somebody alive whom nothing else saved. One life answers every attack of its
 * night, and is used up by it. An immortal’s life answers for the linked player too (RU-IMM-3).
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { is, withAttribute } from '../attributes.ts'
import type { Blow } from '../part.ts'
import { blocked } from './blocks.ts'
import { all, any, type Cause, type Fact, type Resolution } from '../vocabulary.ts'

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
  run: Resolution,
  { of, by, cause }: { of: SeatId; by: SeatId | undefined; cause: Endangering },
): Reason[] => {
  const rule = of === by && chosenDeaths.has(cause) ? 'RU-IMM-6' : apartFromLinks[cause]
  return rule === undefined ? [] : [run.given({ is: 'fact', kind: 'notOverLink', of }, rule)]
}

/** Who is linked: the fact `linked` is of the player chosen, by the immortal. While both live (RU-IMM-3). */
export const linksOf = (run: Resolution, who: SeatId): Fact<'linked'>[] =>
  run.ledger.found({ kind: 'linked', when: 'soFar', where: ({ of, by }) => of === who || by === who })

/** What gave somebody a life that is there only then (RU-CUL-3). */
const earned = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger.found({ kind: 'lifeTaken', of: who, when: 'soFar' }).map(({ why }) => why)

interface Mine {
  life: Life
  owner: SeatId
  link?: Fact<'linked'>
}

/** The lives that may answer for somebody: the own ones, and that of an immortal who linked to him. */
function livesFor(run: Resolution, victim: SeatId, which: readonly Life[]): Mine[] {
  return which
    .flatMap((life): Mine[] => [
      { life, owner: victim },
      ...(life === 'spareLife'
        ? linksOf(run, victim).flatMap(link =>
            link.by !== undefined && link.by !== victim && run.seat(link.by).alive
              ? [{ life, owner: link.by, link }]
              : [],
          )
        : []),
    ])
    .filter(({ life, owner }) => run.has(owner, life) && (!is(life, 'earned') || earned(run, owner).length > 0))
}

type Danger = Pick<Blow, 'victim' | 'target' | 'killer' | 'action'> & { cause: Endangering }

/** What spares the victim of a blow that nothing saved. Asked once for each blow; the life is spent with the first. */
export function livesOf(run: Resolution, danger: Danger, which: readonly Life[] = lives): Reason[] {
  const reasons: Reason[] = []
  for (const life of livesFor(run, danger.victim, which)) {
    const why = answer(run, life, danger)
    reasons.push(why)
    if (why.holds) break
  }
  return reasons
}

/** The lives that would answer if they were asked now. Writes nothing. */
export const livesReady = (run: Resolution, danger: Danger): Reason[] =>
  livesFor(run, danger.victim, lives).map(life => asked(run, life, danger))

/** One life, with what is used up by it. */
function answer(run: Resolution, mine: Mine, danger: Danger): Reason {
  const { life, owner } = mine
  const { victim, action, cause, killer } = danger
  const why = asked(run, mine, danger)
  if (
    !why.holds
    || spentOf(run, owner, life).length
    || (cause === 'poison' && !run.option<boolean>('poisonSpendsLife'))
  )
    return why
  const rule = ruleOf(mine, danger)
  run.put({ kind: 'lifeSpent', of: owner, why, rule, by: killer, action, data: { life, victim } })
  run.spend(owner, life, rule)
  if (owner === victim) run.foresight.find(lifeKey(victim), life, why)
  return why
}

/** A life that was used up this night. */
export const spentOf = (run: Resolution, owner: SeatId, life: Life): Fact<'lifeSpent'>[] =>
  run.ledger.found({
    kind: 'lifeSpent',
    of: owner,
    when: 'soFar',
    where: ({ data, phase }) => phase === undefined && data.life === life,
  })

/** One life, asked. */
function asked(run: Resolution, mine: Mine, danger: Danger): Reason {
  const { life, owner, link } = mine
  const { victim, action, cause } = danger
  const passive = run.passive(owner, life)!
  const rule = ruleOf(mine, danger)
  const claim = { is: 'fact', kind: life, of: victim, ...(owner !== victim && { other: owner }), action } as const
  const linked = [...(link ? [link.why] : []), ...(is(life, 'earned') ? earned(run, owner) : [])]
  const outsideLink = link ? notOverLink(run, { of: victim, by: danger.killer, cause }) : []
  const [tonight] = spentOf(run, owner, life)
  const notForThis = cause === 'suicide' && is(life, 'notForSuicide')
  // It would not be there for a suicide, were it not for the attack that it met before.
  if (tonight && !outsideLink.length && notForThis)
    return all(claim, { rule, action: passive.action }, [
      tonight.why,
      all({ is: 'fact', kind: 'lifeSpent', of: owner }, { rule, action: tonight.action }),
    ])
  if (tonight && !outsideLink.length)
    return link || tonight.data.victim !== victim
      ? all(claim, { rule, action: passive.action }, [...linked, tonight.why])
      : tonight.why
  const gone = [
    ...lifeGone(run, owner, life),
    ...outsideLink,
    ...(notForThis ? [run.given({ is: 'fact', kind: 'noLifeForSuicide', of: victim }, 'RU-SUI-1')] : []),
  ]
  const also = run.has(owner, 'spareLife') && run.has(owner, 'ownLife') ? ['RU-IMM-B1'] : []
  return all(claim, { rule, also, action: passive.action }, [passive.why, ...linked], gone)
}

function ruleOf({ life, link }: Mine, { cause, victim, target }: Danger): RuleId {
  if (life === 'ownLife') return 'RU-EXE-8'
  if (life === 'takenLife') return 'RU-CUL-3'
  if (link) return 'RU-IMM-3'
  return cause === 'suicide' ? 'RU-IMM-7' : cause === 'poison' || victim !== target ? 'RU-IMM-2' : 'RU-IMM-1'
}

/** Why a life is not there as the night begins: spent before, or of a role that is blocked. */
const lifeGone = (run: Resolution, owner: SeatId, life: Life): Reason[] => [
  ...spentBefore(run, owner, life),
  ...lifeBlocked(run, owner, life),
]

export function spentBefore(run: Resolution, owner: SeatId, life: Life): Reason[] {
  const { rule = 'RU-EXE-8', uses = 1 } = run.catalogue.ability(life) ?? {}
  const before = getOwn(run.game.seats.find(({ slot }) => slot === owner)!.uses, life) ?? 0
  return before >= uses ? [run.given({ is: 'fact', kind: 'lifeGone', of: owner }, rule)] : []
}

/** A life belongs to a role, and answers only while its holder has the use of it (RU-GEN-6); who was let go lacks but a move (RU-EXE-2). */
export const lifeBlocked = (run: Resolution, owner: SeatId, life: Life): Reason[] =>
  life === 'ownLife'
    ? []
    : (blocked(run, { actor: owner, does: life, id: `passive:${owner}:${life}` }) ?? []).filter(
        ({ claim }) => claim.is !== 'fact' || claim.values?.by !== 'released',
      )

const lifeKey = (who: SeatId): string => `life:${who}`

const savedKey = (who: SeatId): string => `saved:${who}`

const hasLife = (run: Resolution, who: SeatId): boolean => lives.some(ability => run.has(who, ability))

/**
 * Whether a life will answer for somebody tonight: for moves that are made before the attacks are settled. It need not
 * where something else saves him.
 */
function lifeAnswers(run: Resolution, who: SeatId): Reason {
  const claim = { is: 'fact', kind: 'ownLife', of: who } as const
  if (!hasLife(run, who)) return any(claim, { rule: 'RU-EXE-9' })
  const life = run.foresight.foreseen(lifeKey(who), claim, 'RU-EXE-9')
  const saved = run.foresight.foreseen(savedKey(who), { is: 'fact', kind: 'savedOtherwise', of: who }, 'RU-EXE-9')
  return life.holds || !saved.holds ? life : all(claim, { rule: 'RU-EXE-9' }, [], [saved])
}

/** The same where it is foreseen that a life answers, or is saved from it: what nobody tried has no place in a tree. */
export const lifeTried = (run: Resolution, who: SeatId): Reason[] =>
  [lifeKey, savedKey].some(key => hasLife(run, who) && run.foresight.forecast(key(who)) !== undefined)
    ? [lifeAnswers(run, who)]
    : []

/** Whether a life answers for who goes on though attacked (RU-EXE-9); undefined for everybody else. */
export const goesOnByLife = (run: Resolution, who: SeatId): Reason | undefined =>
  withAttribute('despiteAttack').some(ability => run.has(who, ability)) ? lifeAnswers(run, who) : undefined

/** Says for those who ask before that somebody with a life was saved without it. */
export function savedWithout(run: Resolution, who: SeatId, saved: Reason): void {
  if (hasLife(run, who)) run.foresight.find(savedKey(who), 'yes', saved)
}

/** @param given why it happens, all of it, by whom, and through which action @returns that the player is maimed */
export function maim(
  run: Resolution,
  who: SeatId,
  { why, rule, by, action }: { why: Reason | readonly Reason[]; rule: RuleId; by: SeatId; action: string },
): Reason {
  const because = [why].flat()
  const lives = because.every(({ holds }) => holds)
    ? livesOf(run, { victim: who, target: who, killer: by, action, cause: 'maiming' }, ['spareLife'])
    : []
  const spared = lives.length ? [all({ is: 'fact', kind: 'lifeInstead', of: who }, { rule: 'RU-IMM-5' }, lives)] : []
  const hurt = all({ is: 'fact', kind: 'maimed', of: who, other: by, action }, { rule, action }, because, spared)
  run.mark(who, 'maimed', hurt, rule, { action })
  if (hurt.holds) run.tell(who, 'maimed', {}, rule)
  return hurt
}

/** That somebody is taken for dead tonight; nothing where he did not try to drink. */
export function takenForDead(run: Resolution, who: SeatId): Reason[] | undefined {
  const drunk = run.ledger.attempts({
    kind: 'drunk',
    of: who,
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })
  return drunk.length
    ? drunk.map(({ why }) =>
        all({ is: 'fact', kind: 'takenForDead', of: who }, { rule: 'RU-NORD-11' }, [
          all({ is: 'fact', kind: 'drunk', of: who }, { rule: 'RU-BUM-7' }, [why]),
        ]),
      )
    : undefined
}
