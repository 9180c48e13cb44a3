/** The hypnotist (RU-HYP): what comes at night goes to whom he chose, skips, or is let in (`shared/hypnosis.ts`). */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is } from '../attributes.ts'
import { freeBy, limitedAs, madeIn } from '../repeats.ts'
import { base, optional } from '../roles/civil.ts'
import { negative } from '../roles/negative.ts'
import { section } from '../section.ts'
import { type Hypnosis, hypnosisOf, ledHere, sentOn, type Visit } from '../shared/hypnosis.ts'
import { kills, sparesSecretary } from '../shared/moves.ts'
import { metOn } from '../shared/obstacles.ts'
import { perRun } from '../shared/per-run.ts'
import { hasUse, inheritedFacts, meansAll, roleList } from '../shared/roles.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import {
  all,
  any,
  type Fact,
  isAbout,
  type LateEffect,
  type Redirect,
  type Resolution,
  type TargetGuard,
} from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { orders } from '../family/turns.ts'
import { blows } from '../shared/attack.ts'
import { learnsFact } from '../shared/general-info.ts'
import { tellVisitorRoles } from '../shared/visitor-roles.ts'
import { cameAs, visitorsOf } from '../shared/visits.ts'
import { places, visitorKeys } from './hypnosis-keys.ts'

/** To how many players a hypnotist may send visitors of different roles. */
const MOST_TARGETS = 6

const abilities = {
  hypnotize: {
    kind: 'move',
    told: {
      en: 'Each night everything that comes to you goes to the player you choose instead. You may send visitors of certain roles to several players, make some of them skip, or let them in: name the roles. You stay at home.',
      ru: 'Каждую ночь все, что приходит к вам, идет к игроку, которого вы выберете. Гостей с разными ролями можно отправить к разным игрокам, заставить пропустить ход или впустить: назовите роли. Сами вы сидите дома.',
    },
    is: ['stays', 'keepsAim', 'arrestedFirst'],
    targets: 0,
    most: MOST_TARGETS,
    repeats: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-HYP-1',
    components: [{ does: 'mark', as: 'hypnotizing' }],
    keys: {
      ...visitorKeys,
      skip: {
        says: {
          en: 'which visitors are made to skip: roles with commas, or all',
          ru: 'какие гости пропускают ход: роли через запятую или «все»',
        },
      },
      spare: {
        says: {
          en: 'which visitors come all the same: roles with commas',
          ru: 'какие гости все равно приходят: роли через запятую',
        },
      },
    },
  },
  senseRoles: {
    kind: 'investigate',
    told: {
      en: 'You learn the roles of those who came to you, and of the player whom a killer killed in your place.',
      ru: 'Вы узнаете роли тех, кто за вами приходил, и игрока, которого киллер убил вместо вас.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-HYP-5',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  hypnosis: { of: 'slot', data: { how: ['send', 'spare', 'skip'], roles: 'word', to: 'slot?' } },
  swayedKillers: { of: 'slot' },
})

/** Everybody has to be sent somewhere, or skip; and roles are named as they are called (RU-HYP-2). */
function refuseHypnosis(
  { customRoles }: Game,
  _phase: PhaseState,
  { does, to, with: keys }: Sent,
): Refusal | undefined {
  const rule = 'RU-HYP-2'
  if (does !== 'hypnotize' || keys === undefined) return undefined
  if (!to.length && keys.skip === undefined)
    return {
      rule,
      says: {
        en: 'hypnosis needs a target, or somebody to make skip',
        ru: 'для гипноза нужна цель или тот, кто пропустит ход',
      },
    }
  for (const [key, words] of Object.entries(keys)) {
    const unknown = roleList(words).find(
      role =>
        !(key === 'skip' && meansAll(role))
        && ![customRoles, base, optional, negative].some(known => getOwn(known, role)),
    )
    if (unknown !== undefined)
      return { rule, says: { en: `${key}: there is no role “${unknown}”`, ru: `такой роли нет: «${unknown}»` } }
    if (/^for\d$/.test(key) && Number(key.slice('for'.length)) > to.length)
      return {
        rule,
        says: {
          en: `${key} is for a target that is not named`,
          ru: `роли названы для цели, которой нет (${key.slice(3)})`,
        },
      }
  }
  return undefined
}

/** What the hypnotist wants: of each target whom he sends there, and once who skips and who is spared. */
const hypnotizing: LateEffect = (run, { move: { actor, id: action, to, with: keys }, at, aim, why }) => {
  const put = (how: Fact<'hypnosis'>['data']['how'], roles: string, target?: SeatId): void => {
    run.put({
      kind: 'hypnosis',
      of: actor,
      by: actor,
      action,
      why,
      rule: 'RU-HYP-1',
      data: {
        how,
        roles: meansAll(roles) ? '' : roleList(roles).join(','),
        ...(target !== undefined && { to: target }),
      },
    })
  }
  if (aim === 0) {
    run.put({ kind: 'atHome', of: actor, by: actor, action, why, rule: 'RU-HYP-1', data: { does: 'hypnotize' } })
    if (keys.spare !== undefined) put('spare', keys.spare)
    if (keys.skip !== undefined) put('skip', keys.skip)
  }
  if (to.length) put('send', keys[`for${aim + 1}`] ?? '', at)
}

/** What is aimed at the hypnotist goes to his target (RU-HYP-1). */
const sendsOn: Redirect = (run, move, at) => {
  const sent = sentOn(run, move, at)
  return sent && { at: sent.to, path: [], because: [sent.why] }
}

/**
 * What stops a move at its landing: of one that is still at the hypnotist or was led away from him (RU-HYP-2 to
 * RU-HYP-4).
 */
const stopsVisitor: TargetGuard = (run, move, at) => {
  const here = move.to.includes(at) ? hypnosisOf(run, move, at) : undefined
  return here && !isLedAway(here) ? keptAway(here) : stopsLed(run, move, at)
}

/** Whether this hypnosis leads the visitor somewhere else. */
const isLedAway = ({ fact, why }: Hypnosis): boolean => why.holds && fact.data.how === 'send'

/**
 * Of a visitor who comes to the hypnotist: he is made to skip, or hypnosis that failed on him stands in the tree. One
 * who is spared is stopped by nothing.
 */
const keptAway = ({ fact, why }: Hypnosis): Reason | undefined =>
  fact.data.how === 'skip' || !why.holds ? why : undefined

/** The hypnosis behind what stops whoever it led. */
const behind = perRun(() => new Map<Reason, Swayed[]>())

/**
 * Of a visitor who was led elsewhere: a killer comes to himself (RU-HYP-3), or somebody where he may not, or twice
 * running.
 */
function stopsLed(run: Resolution, move: Move, at: SeatId): Reason[] | undefined {
  const led = ledHere(run, move, at)
  if (!led) return undefined
  const { id: action, actor, does } = move
  const post = run.seat(at).details?.title === 'secretary' ? sparesSecretary(does) : undefined
  const stops = [
    ...(at === actor && kills(move)
      ? [all({ is: 'fact', kind: 'meetsOwnShot', of: actor, action }, { rule: 'RU-HYP-3', action }, [led.why])]
      : []),
    ...(post ? [all({ is: 'fact', kind: 'untouchable', of: at }, { rule: post }, [led.why])] : []),
    ...imposedRepeat(run, move, at, led.why),
  ]
  for (const stop of stops) behind(run).set(stop, [{ hypnotist: led.from, why: led.why }])
  return stops
}

/** Hypnosis that leads somebody twice running where he may go only once fails with his move (RU-HYP-4). */
function imposedRepeat(run: Resolution, { actor, does, id: action }: Move, at: SeatId, sent: Reason): Reason[] {
  const what = limitedAs({ by: actor, does, to: [at] })
  if (what === '' || freeBy(does, run.seat(actor)) !== undefined) return []
  const last = run.ledger.found({
    kind: 'moved',
    of: actor,
    when: 'phaseStart',
    where: fact =>
      madeIn(fact) === `night ${run.phase.number - 1}` && fact.data.does === does && fact.data.foiled !== true,
  })
  return last
    .filter(({ data }) => (data.imposed ?? data.what) === what)
    .map(({ why }) =>
      all({ is: 'fact', kind: 'imposedRepeat', of: actor, other: at, action }, { rule: 'RU-HYP-4', action }, [
        sent,
        why,
      ]),
    )
}

/** Whose hypnosis it was that touched somebody. */
interface Swayed {
  hypnotist: SeatId
  why: Reason
}
interface Diverted extends Swayed {
  went: Fact<'went'>
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

/** The hypnosis that kept a killer from his shot: it made him skip, or led him where his shot has no effect. */
const keptFrom = (run: Resolution, { by, action, data: { target } }: Fact<'prevented'>): Swayed[] =>
  metOn(run, by, action, target).flatMap(({ why }): Swayed[] => {
    if (!why.holds) return []
    return isAbout(why.claim, 'madeToSkip') ? [{ hypnotist: why.claim.of, why }] : (behind(run).get(why) ?? [])
  })

/** Killers whom hypnosis touched: it does so in one night of the game alone (RU-HYP-3). */
function rememberKillers(run: Resolution): void {
  const sent = divertedTonight(run)
    .filter(({ went: { data, why } }) => is(data.does, 'ownShot') && why.holds)
    .map(({ hypnotist, went }) => ({ hypnotist, why: went.why }))
  const stopped = run.ledger.found({ kind: 'prevented', when: 'soFar' }).flatMap(fact => keptFrom(run, fact))
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
  'RU-HYP-1': stated({
    en: 'Everything that comes to the hypnotist at night goes to the player they chose, and takes effect there along with everything else. The hypnotist stays at home.',
    ru: 'Все, что ночью приходит к гипнотизеру, идет к игроку, которого он выбрал, и действует там наравне со всем остальным. Сам гипнотизер сидит дома.',
  }),
  'RU-HYP-2': stated({
    en: 'A block is not led away, and it ends the hypnosis. The hypnotist may send visitors with different roles to different players, make some skip, and let others come.',
    ru: 'Блок гипнозу не поддается и сбивает его. Гостей с разными ролями гипнотизер может отправить к разным игрокам, одних заставить пропустить ход, других впустить.',
  }),
  'RU-HYP-3': stated({
    en: 'Killers who go for the hypnotist are led away on only one night of the game. A killer led to themselves skips.',
    ru: 'Киллеров, которые пришли за гипнотизером, гипноз уводит только в одну ночь за игру. Киллер, которого увели к самому себе, пропускает ход.',
  }),
  'RU-HYP-4': chosen({
    en: 'A target that hypnosis led a player to does not count for the ban on repeating a target the next night. If hypnosis leads a player a second night in a row to a place they may not visit twice, their move fails, and they are not told.',
    ru: 'Цель, к которой игрока увел гипноз, под запрет на повтор в следующую ночь не попадает. Если гипноз второй раз подряд уводит его туда, куда дважды ходить нельзя, ход не проходит, и игроку об этом не сообщают.',
  }),
  'RU-HYP-5': stated({
    en: 'The hypnotist learns the roles of those who came for them, and of a player whom a killer killed in their place. The joker, poisoner, executor and geisha learn where they were led.',
    ru: 'Гипнотизер узнает роли тех, кто за ним приходил, и игрока, которого киллер убил вместо него. Джокер, отравитель, экзекутор и гейша узнают, куда их увели.',
  }),
}

const led = did('actor', 'переводил')
const ledToAll = { en: '{actor} led visitors to {all}', ru: `{actor_nom} ${led} гостей к {all_dat}` }

const words = {
  uses: {
    hypnotize: { en: 'hypnosis', ru: 'гипноз' },
    senseRoles: { en: 'eye for roles', ru: 'чутье на роли' },
  },
  deeds: {
    hypnotize: {
      en: '{actor} led visitors to {first}',
      ru: `{actor_nom} ${led} гостей к {first_dat}`,
    },
    'hypnotize:0': {
      en: '{actor} made visitors skip',
      ru: `{actor_nom} ${did('actor', 'заставил')} гостей пропустить ход`,
    },
    'hypnotize:2': ledToAll,
    'hypnotize:all': ledToAll,
    senseRoles: { en: '{actor} senses visitors’ roles', ru: '{actor_nom} чувствует роли гостей' },
    'hypnotize:tried': tried('lead guests to {first}', 'вести гостей к {first_dat}'),
    'hypnotize:0:tried': tried('make guests skip', 'заставить гостей пропустить ход'),
    'hypnotize:2:tried': tried('lead guests to {first} and {second}', 'вести гостей к {first_dat} и {second_dat}'),
  },
  facts: {
    hypnosis: {
      stands: { en: '{who}’s hypnosis works', ru: 'гипноз {who_gen} действует' },
      falls: { en: '{who}’s hypnosis does not work', ru: 'гипноз {who_gen} сбит' },
      would: { en: '{who}’s hypnosis would have worked', ru: 'гипноз {who_gen} действовал бы' },
    },
    meetsOwnShot: {
      stands: {
        en: '{who} is led to their own door and skips',
        ru: '{who_nom} встречает собственный выстрел и пропускает ход',
      },
      falls: { en: '{who} is not led to their own door', ru: '{who_nom} не встречает собственный выстрел' },
      would: {
        en: '{who} would have been led to their own door',
        ru: `{who_nom} ${did('who', 'встретил')} бы собственный выстрел`,
      },
      toldWithDeed: true,
    },
    imposedRepeat: {
      stands: {
        en: 'hypnosis leads {who} to {other} two nights in a row',
        ru: 'гипноз две ночи подряд ведет {who_acc} к {other_dat}',
      },
      falls: {
        en: 'hypnosis does not lead {who} to {other} two nights in a row',
        ru: 'гипноз не ведет {who_acc} к {other_dat} две ночи подряд',
      },
      would: {
        en: 'hypnosis would have led {who} to {other} two nights in a row',
        ru: 'гипноз две ночи подряд вел бы {who_acc} к {other_dat}',
      },
    },
    swayedKillers: {
      stands: { en: '{who} led killers away', ru: '{who_nom} тратит гипноз киллеров' },
      falls: { en: '{who} led no killers away', ru: '{who_nom} не тратит гипноза киллеров' },
      asks: { en: 'Did {who} lead killers away?', ru: `${did('who', 'Потратил')} ли {who_nom} гипноз киллеров?` },
      would: {
        en: '{who} would have led killers away',
        ru: `{who_nom} ${did('who', 'потратил')} бы гипноз киллеров`,
      },
    },
    learnsWhere: {
      stands: {
        en: '{who} learns that they were led to {other}',
        ru: '{who_nom} узнает, что пришлось идти к {other_dat}',
      },
      falls: { en: '{who} does not learn where they were led', ru: '{who_nom} не узнает конечную цель' },
      would: {
        en: '{who} would have learned that they had been led to {other}',
        ru: `{who_nom} ${did('who', 'узнал')} бы, что пришлось идти к {other_dat}`,
      },
    },
    diedInstead: {
      stands: { en: '{who} died instead of {other}', ru: '{who_nom} гибнет вместо {other_gen}' },
      falls: { en: '{who} did not die instead of {other}', ru: '{who_nom} не гибнет вместо {other_gen}' },
      would: {
        en: '{who} would have died instead of {other}',
        ru: `{who_nom} ${did('who', 'погиб', 'погибла', 'погибли')} бы вместо {other_gen}`,
      },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    skip: { en: 'made to skip', ru: 'пропускают' },
    spare: { en: 'let through', ru: 'не гипнотизировать' },
    for1: { en: 'to the first', ru: 'к первому' },
    ...Object.fromEntries(
      Object.keys(places)
        .map((en, place) => [`for${place + 1}`, { en: `to the ${en}`, ru: `к цели ${place + 1}` }])
        .slice(1),
    ),
    visitorRoles: { en: 'visitors’ roles', ru: 'роли гостей' },
    ledTo: { en: 'led to', ru: 'переведен' },
    diedInstead: { en: 'died instead', ru: 'гибель вместо' },
  },
  results: {
    yes: { en: 'yes', ru: 'да' },
  },
  tells: {
    ledTo: { en: 'Hypnosis led your move to {who}.', ru: 'Гипноз перевел ваш ход на {who_acc}.' },
    diedInstead: {
      en: 'A killer came for you but killed {who} instead.',
      ru: 'К вам приходил киллер, но вместо вас погиб игрок {who}.',
    },
  },
  verbs: {
    hypnotize: ['hypnotize', 'hypnotise', 'redirect to'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const hypnotist = section({
  abilities,
  facts,
  refuse: refuseHypnosis,
  rules,
  rulings: {
    redirects: [sendsOn],
    targetGuards: [stopsVisitor],
    effects: { hypnotizing },
    before: { end: rememberKillers },
    reactions: { heir: inheritHypnosis },
    results: ['swayedKillers'],
    dawn: [reportHypnosis],
  },
  words,
})
