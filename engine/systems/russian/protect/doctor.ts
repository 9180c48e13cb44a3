/**
 * The doctor (RU-DOC): whom a heal saves, what keeps a healer from it, whether it hit, and what the morning says of it. Every
 * ability that heals does it alike (RU-CUL-4); where two meet, the doctor's comes first (RU-ORD-5).
 */
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is, withAttribute } from '../attributes.ts'
import { shotsNotMade } from '../family/turns.ts'
import type { Blow, Part } from '../part.ts'
import { section } from '../section.ts'
import { attacksOn, beyondHeal, blows, unlessOverruled, wasAttacked } from '../shared/attack.ts'
import { asSent, landsAt } from '../shared/hypnosis.ts'
import { goesOnByLife } from '../shared/lives.ts'
import { afterKillers, tonight, whoHad } from '../shared/step-place.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { isCopyOf } from '../shared/undead.ts'
import { holdsWithout, without } from '../shared/counterfactual.ts'
import {
  type ActorGuard,
  type Fact,
  type Kind,
  type LateEffect,
  type Resolution,
  type Says,
  all,
  any,
} from '../vocabulary.ts'
import { type FactWords, type PartWords, did, tried } from '../words.ts'

const abilities = {
  heal: {
    kind: 'protect',
    told: {
      en: 'Each night you may heal one or two players. You may not heal two in two nights running, nor yourself in two nights running, and never yourself together with somebody else.',
      ru: 'Каждую ночь вы можете лечить одного или двух игроков. Нельзя лечить двоих две ночи подряд, себя две ночи подряд, а себя вместе с другим никогда.',
    },
    shields: true,
    is: ['heals', 'onePlayed'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-DOC-1',
    leaves: 'healed',
    components: [{ does: 'mark', as: 'healed' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  healed: { of: 'slot' },
  doctorHit: { of: 'slot' },
})

/** Not oneself beside another (RU-DOC-1). What may not come in two nights running is refused with all such moves (`repeats.ts`). */
const refuse: Refuse = (_game, _phase, { by, does, to }) =>
  does === 'heal' && to.length > 1 && to.includes(by)
    ? {
        rule: 'RU-DOC-1',
        says: {
          en: 'a doctor who heals themselves cannot heal anybody else',
          ru: 'доктор, который лечит себя, больше никого не лечит',
        },
      }
    : undefined

/**
 * A heal holds until the morning. What may not be done in two nights running is remembered as of every such move
 * (`repeats.ts`).
 */
const healing: LateEffect = (run, { move: { id: action, actor: by, ability }, at, why }) => {
  run.put({ kind: 'healed', of: at, by, action, why, rule: ability.rule ?? 'RU-DOC-1' })
}

/** Every heal of this night through one ability, failed ones too; a heal that another one shares is of the same move. */
export const healsBy = (run: Resolution, ability: string): Fact<'healed'>[] =>
  tonight(run, 'healed').filter(({ action }) => run.moves.some(({ id, does }) => id === action && does === ability))

/** A healer comes after the killers: attacked, he heals himself and nobody else (RU-DOC-9). */
const keepFromHealing: ActorGuard = (run, move) => {
  const { does, actor, to } = move
  if (!is(does, 'heals')) return undefined
  const attacked = wasAttacked(run, actor)
  if (!attacked) return undefined
  // An executor who lives by the own life goes on (RU-EXE-9).
  const byLife = goesOnByLife(run, actor)
  const exempt = [
    ...(to.includes(actor) ? [run.given({ is: 'fact', kind: 'healsSelf', of: actor }, 'RU-DOC-9')] : []),
    ...(byLife ? [byLife] : []),
  ]
  const also = ['RU-KILL-9', ...afterKillers(move)]
  return all({ is: 'fact', kind: 'keptFromHealing', of: actor }, { rule: 'RU-DOC-9', also }, [attacked], exempt)
}

/** Every heal that comes to the victim of a blow, or would if it were the healer's turn: by ability, as each counts alone. */
function healsOf(run: Resolution, { victim, cause }: Blow): Reason[] {
  const rule: RuleId = cause === 'suicide' ? 'RU-DOC-8' : attacksOn(run, victim).length > 1 ? 'RU-DOC-3' : 'RU-DOC-2'
  return withAttribute('heals').flatMap(ability => {
    const moves = run.moves.filter(({ does }) => does === ability)
    const heals = moves.flatMap(move =>
      move.to.filter(at => landsAt(run, move, at) === victim).map(at => healComing(run, move, victim, at)),
    )
    // A heal of somebody else that holds for the victim too is there as its fact.
    const shared = healsBy(run, ability)
      .filter(
        ({ of, action }) =>
          of === victim
          && !moves.some(move => move.id === action && move.to.some(at => landsAt(run, move, at) === victim)),
      )
      .map(({ why }) => why)
    return heals.length || shared.length
      ? [any({ is: 'fact', kind: 'underCare', of: victim }, { rule }, [...heals, ...shared])]
      : []
  })
}

/** That a heal comes to somebody: as it came, or as it would if its turn were now. @param at whom the doctor named */
function healComing(run: Resolution, move: Move, victim: SeatId, at: SeatId): Reason {
  const [made] = run.ledger.attempts({
    kind: 'healed',
    of: victim,
    when: 'soFar',
    where: ({ action }) => action === move.id,
  })
  return made?.why ?? run.trial({ ...move, to: [at] })
}

/** Deaths that never came near a patient: another was attacked in the place, or the killer stayed at home. */
const spared = (run: Resolution, of: SeatId): Reason[] => [
  ...blows(run)
    .filter(({ aimed, attacked }) => aimed === of && attacked.holds)
    .map(({ beside, reached, rule, action }) =>
      all({ is: 'fact', kind: 'deathAverted', of }, { rule, action }, [reached], beside),
    ),
  ...shotsNotMade(run, of).map(({ move: { id: action }, killed }) =>
    all({ is: 'fact', kind: 'deathAverted', of }, { rule: killed.rule, action }, [], [killed]),
  ),
]

/** The action of a death as its reason tells it: in another's place that is what the striker did (RU-MAF-9). */
const actionOf = ({ why, action }: Fact<'death'>): { action?: ActionId } =>
  action === undefined ? {} : { action: why.action ?? action }

/** As what a hit is written down, by which rule, and which heals come later and take nothing from it (RU-ORD-5). */
interface Hit<As extends Kind> {
  kind: As
  rule?: RuleId
  later?: readonly Fact<'healed'>[]
}

/** Whether a heal hit: its patient lives and would have died without it (RU-DOC-2, RU-DOC-7). */
export function hitBy<As extends Kind & Says>(
  run: Resolution,
  { of, by, action, why }: Fact<'healed'>,
  { kind, rule: own, later = [] }: Hit<As>,
): { kind: As; why: Reason; rule: RuleId; of: SeatId; by?: SeatId; action?: string } {
  const fallen = new Set([action, ...later.map(heal => heal.action)])
  const byThisHeal = ({ action: used }: Reason): boolean => used !== undefined && fallen.has(used)
  const near = tonight(run, 'death', of).filter(death => !death.why.holds)
  const rule: RuleId =
    own
    ?? (near.some(({ data }) => data.cause === 'poison')
      ? 'RU-DOC-7'
      : near.filter(death => holdsWithout(death.why, byThisHeal)).length > 1
        ? 'RU-DOC-3'
        : 'RU-DOC-2')
  const averted = near.map(death =>
    without(death.why, byThisHeal, { is: 'fact', kind: 'deathAverted', of }, { rule: death.rule, ...actionOf(death) }),
  )
  const cite = { rule, ...(action !== undefined && { action }) }
  const claim = { is: 'fact', kind, of } as const
  // Who died all the same is no hit; where nothing threatened the patient the heal had a part in nothing.
  const died = tonight(run, 'death', of).flatMap(death => (death.why.holds ? [death.why] : []))
  const dying = averted.length ? averted : spared(run, of)
  const reason =
    died.length && !averted.some(({ holds }) => holds)
      ? all(claim, cite, [why], died)
      : why.holds && !dying.length
        ? all(claim, cite, [any({ is: 'fact', kind: 'wasDying', of }, { rule })])
        : all(claim, cite, [why, ...(dying.length ? [any({ is: 'fact', kind: 'wasDying', of }, { rule }, dying)] : [])])
  return {
    kind,
    of,
    why: reason,
    rule,
    ...(by !== undefined && { by }),
    ...(action !== undefined && { action }),
  }
}

/**
 * The heals of the night against the deaths they kept away. Writes `doctorHit` of each patient, and tells what
 * everybody reads.
 */
function reportDoctor(run: Resolution): void {
  const own = healsBy(run, 'heal')
  const copies = own.filter(({ by = '' }) => isCopy(run, by))
  const others = tonight(run, 'healed').filter(heal => !own.includes(heal))
  for (const heal of own) reportHit(run, heal, copies.includes(heal) ? [] : copies, others)
  const hits = run.ledger.found({ kind: 'doctorHit', when: 'soFar' })
  const [first] = hits.filter(({ by = '' }) => !isCopy(run, by))
  // Everybody hears of the doctor alone; who only plays him is told himself (RU-ACR-3).
  if (whoHad(run, 'heal').length)
    run.announce('doctor', { is: first ? 'hit' : 'miss' }, first ? first.rule : missedBy(run))
  for (const by of new Set(copies.map(heal => heal.by ?? '')))
    if (!hits.some(hit => hit.by === by)) run.tell(by, 'copyMissed', {}, 'RU-ACR-3')
  for (const { by, of, action } of hits) run.tell(by!, 'saved', { who: asSent(run, action, of) }, 'RU-RES-5')
}

/** The original comes first: what a copy or another healer would have done beside it takes nothing from its hit (RU-ACR-8). */
function reportHit(
  run: Resolution,
  heal: Fact<'healed'>,
  copies: readonly Fact<'healed'>[],
  others: readonly Fact<'healed'>[],
): void {
  const beside = copies.some(({ of }) => of === heal.of)
  run.put(
    hitBy(run, heal, {
      kind: 'doctorHit',
      later: [...copies, ...others],
      ...(beside && { rule: 'RU-ACR-8' as const }),
    }),
  )
}

/** Whether somebody heals in a role that he only plays. */
const isCopy = (run: Resolution, who: SeatId): boolean => isCopyOf(run.game, who, 'heal')

/** A move that was not sent in or did not come is a miss of its own (RU-DOC-4). */
const missedBy = (run: Resolution): RuleId =>
  healsBy(run, 'heal').some(({ why }) => why.holds) ? 'RU-RES-1' : 'RU-DOC-4'

const rulings: Part = {
  actorGuards: [keepFromHealing],
  effects: { healed: healing },
  saves: (run, blow) =>
    healsOf(run, blow).map(heal => unlessOverruled(run, blow, heal, 'RU-DOC-5', beyondHeal(run, blow))),
  results: ['doctorHit'],
  dawn: [reportDoctor],
}

const rules: Rules = {
  'RU-DOC-1': stated({
    en: 'The doctor heals one or two players a night, the same ones as often as they like. They may not heal two players two nights in a row, nor themselves two nights in a row, and never themselves together with another player.',
    ru: 'Доктор лечит за ночь одного или двух игроков, одних и тех же сколько угодно раз. Ни двоих, ни самого себя нельзя лечить две ночи подряд, а себя вместе с другим — никогда.',
  }),
  'RU-DOC-2': stated({
    en: 'If a player lives who would have died without the heal, the doctor has hit: this is announced to everybody, and the doctor, or the hypnotist who sent them there, is told who was saved.',
    ru: 'Если жив тот, кто без хила умер бы, доктор попал: это объявляют всем, а ему сообщают, кого он спас, или гипнотизера, который его туда отправил.',
  }),
  'RU-DOC-3': stated({
    en: 'The heal works against every attack that night.',
    ru: 'Хил действует против всех, кто нападает этой ночью.',
  }),
  'RU-DOC-4': stated({
    en: 'A doctor who sent nothing in, who was stopped, or whose patient was with a geisha or prostitute has missed. If they sent a move in, they are told that it failed.',
    ru: 'Доктор, который ничего не прислал, которого остановили или чей пациент был у гейши или проститутки, не попал. Если он прислал ход, ему сообщают, что ход не прошел.',
  }),
  'RU-DOC-5': stated({
    en: 'A heal does not save a black bodyguard’s ward, a cultist’s victim, a kamikaze who goes off, or the player a kamikaze takes along.',
    ru: 'Хил не спасает подопечного черного телохранителя, жертву культиста, камикадзе, чья роль сработала, и того, кого он забирает с собой.',
  }),
  'RU-DOC-6': stated({
    en: 'A heal on the prostitute works for the client too.',
    ru: 'Хил проститутки действует и на ее клиента.',
  }),
  'RU-DOC-7': stated({
    en: 'A heal on the night the poison would kill cures it; a heal on the night of the poisoning foils the poisoning.',
    ru: 'Хил в ночь, когда яд убил бы, излечивает от него, а хил в ночь отравления срывает отравление.',
  }),
  'RU-DOC-8': stated({
    en: 'A black who is healed survives their own suicide.',
    ru: 'Черный, которого вылечили, переживает собственное самоубийство.',
  }),
  'RU-DOC-9': stated({
    en: 'The doctor comes after the killers: if killed earlier, they save nobody else; if attacked and saved by something else, they heal nobody else. They keep the heal on themselves.',
    ru: 'Доктор ходит после киллеров: убитый раньше, он никого другого не спасает; если на него напали, а спасло его что-то другое, других он не лечит. Лечение самого себя остается в силе.',
  }),
}

const words = {
  uses: {
    heal: { en: 'heal', ru: 'хил' },
  },
  deeds: {
    heal: { en: '{actor} healed {first}', ru: `{actor_nom} ${did('actor', 'лечил')} {first_acc}` },
    'heal:2': {
      en: '{actor} healed {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'лечил')} {first_acc} и {second_acc}`,
    },
    'heal:tried': tried('heal {first}', 'вылечить {first_acc}'),
    'heal:2:tried': tried('heal {first} and {second}', 'вылечить {first_acc} и {second_acc}'),
  },
  facts: {
    healed: {
      stands: { en: '{who} is healed', ru: '{who_nom} под опекой доктора' },
      falls: { en: '{who} is not healed', ru: '{who_nom} без опеки доктора' },
      would: { en: '{who} would have been healed', ru: 'доктор вылечил бы {who_acc}' },
    },
    underCare: {
      stands: { en: 'the doctor comes to {who}', ru: 'доктор приходит к {who_dat}' },
      falls: { en: 'the doctor does not come to {who}', ru: 'доктор не приходит к {who_dat}' },
    },
    keptFromHealing: {
      stands: { en: 'an attack keeps {who} from healing', ru: 'нападение срывает лечение {who_gen}' },
      falls: { en: 'an attack does not keep {who} from healing', ru: 'нападение не срывает лечение {who_gen}' },
    },
    healsSelf: {
      stands: { en: '{who} heals themselves', ru: '{who_nom} лечит себя' },
      falls: { en: '{who} heals somebody else', ru: '{who_nom} лечит другого' },
    },
    deathAverted: {
      stands: { en: 'without the heal {who} would die', ru: 'без доктора {who_nom} умирает' },
      falls: { en: 'even without the heal {who} would live', ru: 'и без доктора {who_nom} живет' },
    },
    wasDying: {
      stands: { en: '{who} would have died', ru: '{who_dat} грозила смерть' },
      falls: { en: 'nothing would have killed {who}', ru: '{who_dat} не грозила смерть' },
    },
    doctorHit: {
      stands: { en: 'the doctor hits: the heal saves {who}', ru: 'доктор попал в {who_acc}' },
      falls: { en: 'the doctor misses: the heal does not save {who}', ru: 'доктор не попал в {who_acc}' },
      asks: { en: 'Does the heal save {who}?', ru: 'Попал ли доктор в {who_acc}?' },
      would: { en: 'the heal would have saved {who}', ru: 'доктор попал бы в {who_acc}' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    hit: { en: 'hit', ru: 'попал' },
    miss: { en: 'missed', ru: 'не попал' },
  },
  tells: {
    saved: { en: 'You hit: your heal saved {who}.', ru: 'Вы попали и спасли {who_acc}.' },
    doctor: {
      en: 'Doctor: {is, select, hit {hit} other {missed}}.',
      ru: 'Доктор: {is, select, hit {попал} other {не попал}}.',
    },
  },
  verbs: {
    heal: ['heal', 'cure', 'save', 'treat'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const doctor = section({ abilities, facts, refuse, rules, rulings, words })
