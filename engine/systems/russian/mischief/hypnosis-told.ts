/**
 * What comes of hypnosis after the night: killers are led astray in one night of the game alone (RU-HYP-3), and the
 * hypnotist and those led astray hear of it (RU-HYP-5).
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Rules } from '../../../ruleset/said.ts'
import { is, type Entry } from '../attributes.ts'
import { orders } from '../family/turns.ts'
import { section } from '../section.ts'
import { blows } from '../shared/attack.ts'
import { sentOn, type Visit } from '../shared/hypnosis.ts'
import { learnsFact } from '../shared/general-info.ts'
import { hasUse, inheritedFacts } from '../shared/roles.ts'
import { tellVisitorRoles } from '../shared/visitor-roles.ts'
import { cameAs, visitorsOf } from '../shared/visits.ts'
import { all, any, isAbout, type Fact, type Resolution } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords } from '../words.ts'

const abilities = {
  senseRoles: { kind: 'investigate', targets: 0, passive: true, rule: 'RU-HYP-5', components: [] },
} satisfies Record<string, Entry>

const facts = declareFacts({
  swayedKillers: { of: 'slot' },
})

interface Diverted {
  hypnotist: SeatId
  went: Fact<'went'>
  why: Reason
}

/** Everybody whom hypnosis led elsewhere tonight, with the way he went. */
function divertedTonight(run: Resolution): Diverted[] {
  const hypnotists = new Set(
    run.ledger
      .found({ kind: 'hypnosis', when: 'soFar', where: ({ phase }) => phase === undefined })
      .map(({ of }) => of),
  )
  return [...hypnotists].flatMap(hypnotist =>
    run.ledger.attempts({ kind: 'went', when: 'tonight' }).flatMap((went): Diverted[] => {
      const visit = visitOf(run, went)
      const sent = visit?.to.includes(hypnotist) ? sentOn(run, visit, hypnotist) : undefined
      return sent?.to === meant(run, went) ? [{ hypnotist, went, why: sent.why }] : []
    }),
  )
}

/** Where somebody went, or meant to before a bodyguard took the blow. */
function meant(run: Resolution, { of, by, action, data }: Fact<'went'>): SeatId {
  const attacks =
    is(data.does, 'ownShot') && by !== undefined
      ? run.ledger.attempts({ kind: 'attacked', of, by, when: 'soFar', where: fact => fact.action === action })
      : []
  return attacks[0]?.data.aimed ?? of
}

/** The move behind a way somebody went; whoever shoots in another’s place or on an order goes himself. */
function visitOf(run: Resolution, { by, action, data }: Fact<'went'>): Visit | undefined {
  const move = run.moves.find(({ id }) => id === action)
  if (by === undefined) return undefined
  if (!move)
    return is(data.does, 'comesLate') && action !== undefined
      ? { id: action, actor: by, does: data.does, to: [data.aim] }
      : undefined
  const order = orders(run).sent.find(one => one.move.id === action)
  return { id: move.id, actor: by, does: move.does, to: order ? [order.target] : move.to }
}

/** What stands in the way of a move, however deep it is told. */
const obstaclesIn = ({ because, unless }: Reason): Reason[] => [
  ...unless.filter(({ holds }) => holds),
  ...[...because, ...unless].filter(({ holds }) => !holds).flatMap(obstaclesIn),
]

/** The hypnosis that kept a killer from his shot: it made him skip, or led him where his shot comes to nothing. */
const keptFrom = (why: Reason): { hypnotist: SeatId; why: Reason }[] =>
  obstaclesIn(why)
    .flatMap(obstacle => [obstacle, ...obstacle.because])
    .flatMap(one =>
      one.holds && isAbout(one.claim, 'madeToSkip', 'sentElsewhere') ? [{ hypnotist: one.claim.of, why: one }] : [],
    )

/** Killers whom hypnosis touched: it does so in one night of the game alone (RU-HYP-3). */
function rememberKillers(run: Resolution): void {
  const sent = divertedTonight(run)
    .filter(({ went: { data, why } }) => is(data.does, 'ownShot') && why.holds)
    .map(({ hypnotist, went }) => ({ hypnotist, why: went.why }))
  const stopped = run.ledger
    .found({ kind: 'prevented', when: 'soFar' })
    .flatMap(({ why }) => why.unless.flatMap(keptFrom))
  for (const hypnotist of new Set([...sent, ...stopped].map(one => one.hypnotist))) {
    const why = any(
      { is: 'fact', kind: 'swayedKillers', of: hypnotist },
      { rule: 'RU-HYP-3' },
      [...sent, ...stopped].filter(one => one.hypnotist === hypnotist).map(one => one.why),
    )
    run.put({ kind: 'swayedKillers', of: hypnotist, why, rule: 'RU-HYP-3', lasting: true })
  }
}

/**
 * Roles of visitors, a killing that was meant for the hypnotist, and where some were led (RU-HYP-5, RU-RES-15,
 * RU-GEN-19).
 */
function reportHypnosis(run: Resolution): void {
  const diverted = divertedTonight(run).filter(({ went }) => went.why.holds)
  for (const {
    went: { of, by = '', data, why, action = '' },
  } of diverted) {
    if (!is(String(data.does), 'special')) continue
    const knows = all({ is: 'fact', kind: 'learnsWhere', of: by, other: of, action }, { rule: 'RU-HYP-5', action }, [
      why,
    ])
    const named = run.moves.find(({ id }) => id === action)?.to[0] ?? of
    if (learnsFact(run, by, { action, ability: data.does }, named, 'ledTo', [of], 'RU-HYP-5', knows))
      run.tell(by, 'ledTo', { who: of }, 'RU-HYP-5')
  }
  for (const { slot } of run.game.seats.filter(
    seat => seat.alive && !run.isDead(seat.slot) && run.has(seat.slot, 'senseRoles') && hasUse(run, seat.slot),
  )) {
    const mine = diverted.filter(({ hypnotist }) => hypnotist === slot)
    reportVisitors(run, slot, mine)
    for (const { went } of mine.filter(({ went: { data } }) => is(data.does, 'ownShot'))) tellOfKill(run, slot, went)
  }
}

function reportVisitors(run: Resolution, slot: SeatId, diverted: readonly Diverted[]): void {
  const passive = run.passive(slot, 'senseRoles')!
  const came = [...visitorsOf(run, slot), ...diverted.map(({ went }) => cameAs(run, went))]
  tellVisitorRoles(run, slot, { ability: 'senseRoles', rule: 'RU-HYP-5', ...passive }, came)
}

/** A killer who came for the hypnotist killed where he was sent. */
function tellOfKill(run: Resolution, slot: SeatId, { of, by, action }: Fact<'went'>): void {
  const blow = blows(run).find(
    one => one.action === action && one.killer === by && one.target === of && one.outcome?.holds,
  )
  if (!blow) return
  const passive = run.passive(slot, 'senseRoles')!
  const knows = all(
    { is: 'fact', kind: 'diedInstead', of: blow.victim, other: slot },
    { rule: 'RU-HYP-5', action: passive.action },
    [passive.why, blow.outcome!],
  )
  const told = { action: passive.action, ability: 'senseRoles' }
  if (learnsFact(run, slot, told, blow.victim, 'diedInstead', 'yes', 'RU-HYP-5', knows))
    run.tell(slot, 'diedInstead', { who: blow.victim }, 'RU-HYP-5')
}

/** Who takes the role over has led killers astray where it was done before (RU-ACZ-3). */
function inheritHypnosis(run: Resolution, heir: Fact<'heir'>): void {
  if (!run.catalogue.role(heir.data.role)?.abilities.includes('hypnotize')) return
  for (const { given } of inheritedFacts(run, heir, 'swayedKillers')) run.put({ ...given, kind: 'swayedKillers' })
}

const rules: Rules = {
  'RU-HYP-3': stated({
    en: 'Killers who go for the hypnotist are led astray in one night of the game alone. A killer who is led to himself skips.',
    ru: 'Киллеров, которые пришли за гипнотизером, гипноз уводит только в одну ночь за игру. Киллер, которого увели к самому себе, пропускает ход.',
  }),
  'RU-HYP-5': stated({
    en: 'The hypnotist learns the roles of those who came for him, and of a player whom a killer killed in his place. Joker, poisoner, executor and geisha learn where they were led.',
    ru: 'Гипнотизер узнает роли тех, кто за ним приходил, и игрока, которого киллер убил вместо него. Джокер, отравитель, экзекутор и гейша узнают, куда их увели.',
  }),
}

const words = {
  uses: {
    senseRoles: { en: 'eye for roles', ru: 'чутье на роли' },
  },
  deeds: {
    senseRoles: { en: '{actor} senses roles', ru: '{actor_nom} чувствует роли гостей' },
  },
  facts: {
    sentElsewhere: {
      stands: {
        en: ifNamed('other', 'hypnosis leads from {who} to {other}', 'hypnosis leads away from {who}'),
        ru: ifNamed('other', 'гипноз переводит {who_acc} к {other_dat}', 'гипноз переводит {who_acc} к другому'),
      },
      falls: { en: 'hypnosis does not lead away from {who}', ru: 'гипноз не переводит {who_acc}' },
      would: {
        en: ifNamed('other', 'hypnosis would lead from {who} to {other}', 'hypnosis would lead away from {who}'),
        ru: ifNamed('other', 'гипноз перевел бы {who_acc} к {other_dat}', 'гипноз перевел бы {who_acc} к другому'),
      },
    },
    madeToSkip: {
      stands: { en: '{who} makes the visitor skip', ru: 'гипноз заставляет {who_acc} пропустить ход' },
      falls: { en: '{who} does not make the visitor skip', ru: 'гипноз не заставляет {who_acc} пропустить ход' },
      would: { en: '{who} would make the visitor skip', ru: 'гипноз заставил бы {who_acc} пропустить ход' },
    },
    swayedKillers: {
      stands: { en: '{who} has led killers astray', ru: '{who_nom} тратит гипноз киллеров' },
      falls: { en: '{who} has led no killers astray', ru: '{who_nom} не тратит гипноза киллеров' },
      asks: { en: 'Does {who} lead killers astray?', ru: `${did('who', 'Потратил')} ли {who_nom} гипноз киллеров?` },
      would: {
        en: '{who} would have led killers astray',
        ru: `{who_nom} ${did('who', 'потратил')} бы гипноз киллеров`,
      },
    },
    learnsWhere: {
      stands: { en: '{who} learns that it went to {other}', ru: '{who_nom} узнает, что пришлось идти к {other_dat}' },
      falls: { en: '{who} does not learn where it went', ru: '{who_nom} не узнает конечную цель' },
      would: {
        en: '{who} would learn that it went to {other}',
        ru: `{who_nom} ${did('who', 'узнал')} бы, что пришлось идти к {other_dat}`,
      },
    },
    diedInstead: {
      stands: { en: '{who} died in the place of {other}', ru: '{who_nom} гибнет вместо {other_gen}' },
      falls: { en: '{who} did not die in the place of {other}', ru: '{who_nom} не гибнет вместо {other_gen}' },
      would: {
        en: '{who} would have died in the place of {other}',
        ru: `{who_nom} ${did('who', 'погиб', 'погибла', 'погибли')} бы вместо {other_gen}`,
      },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    visitorRoles: { en: 'roles of visitors', ru: 'роли гостей' },
    ledTo: { en: 'led to', ru: 'переведен' },
    diedInstead: { en: 'died instead', ru: 'гибель вместо' },
  },
  results: {
    yes: { en: 'yes', ru: 'да' },
  },
  tells: {
    ledTo: { en: 'Your move was led to {who}.', ru: 'Гипноз перевел ваш ход на {who_acc}.' },
    diedInstead: {
      en: 'A killer came for you and killed {who} instead.',
      ru: 'К вам приходил киллер, но вместо вас погиб игрок {who}.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const hypnosisTold = section({
  abilities,
  facts,
  rules,
  rulings: {
    before: { end: rememberKillers },
    reactions: { heir: inheritHypnosis },
    results: ['swayedKillers'],
    dawn: [reportHypnosis],
  },
  words,
})
