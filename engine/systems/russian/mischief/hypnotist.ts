/**
 * The hypnotist (RU-HYP): whatever comes to him at night goes to whom he has chosen, is made to skip, or is let in.
 * Whether hypnosis works on a move, and where the move comes then, is asked in `shared/hypnosis.ts`; what is kept and
 * told of it stands in `hypnosis-told.ts`.
 */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'
import type { Entry } from '../attributes.ts'
import { freeBy, limitedAs, madeIn } from '../repeats.ts'
import { base, optional } from '../roles/civil.ts'
import { negative } from '../roles/negative.ts'
import { section } from '../section.ts'
import { hypnosisOf, ledHere, sentOn, type Hypnosis } from '../shared/hypnosis.ts'
import { kills, sparesSecretary } from '../shared/moves.ts'
import { meansAll, roleList } from '../shared/roles.ts'
import type { Sent } from '../shared/sent.ts'
import { all, type Fact, type LateEffect, type Redirect, type Resolution, type TargetGuard } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'

/** To how many players a hypnotist may send visitors of different roles. */
const MOST_TARGETS = 6
const whose = (target: string) => ({
  says: `which visitors go to the ${target} target: roles with commas, all others where absent`,
})

const abilities = {
  hypnotize: {
    kind: 'move',
    is: ['stays', 'keepsAim', 'arrestedFirst'],
    targets: 0,
    most: MOST_TARGETS,
    repeats: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-HYP-1',
    components: [{ does: 'mark', as: 'hypnotizing' }],
    keys: {
      for1: whose('first'),
      for2: whose('second'),
      for3: whose('third'),
      for4: whose('fourth'),
      for5: whose('fifth'),
      for6: whose('sixth'),
      skip: { says: 'which visitors are made to skip: roles with commas, or all' },
      spare: { says: 'which visitors come all the same: roles with commas' },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  hypnosis: { of: 'slot', data: { how: ['send', 'spare', 'skip'], roles: 'word', to: 'slot?' } },
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
        en: 'hypnosis names a target, or who is made to skip',
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
      return { rule, says: { en: `${key} names no role: “${unknown}”`, ru: `такой роли нет: «${unknown}»` } }
    if (/^for\d$/.test(key) && Number(key.slice('for'.length)) > to.length)
      return {
        rule,
        says: {
          en: `${key} is of a target that is not named`,
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

/**
 * Of a visitor who was led elsewhere: a killer comes to himself (RU-HYP-3), or somebody where he may not, or twice
 * running.
 */
function stopsLed(run: Resolution, move: Move, at: SeatId): Reason[] | undefined {
  const led = ledHere(run, move, at)
  if (!led) return undefined
  const { id: action, actor, does } = move
  const post = run.seat(at).details?.title === 'secretary' ? sparesSecretary(does) : undefined
  return [
    ...(at === actor && kills(move)
      ? [all({ is: 'fact', kind: 'meetsOwnShot', of: actor, action }, { rule: 'RU-HYP-3', action }, [led.why])]
      : []),
    ...(post ? [all({ is: 'fact', kind: 'untouchable', of: at }, { rule: post }, [led.why])] : []),
    ...imposedRepeat(run, move, at, led.why),
  ]
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

const rules: Rules = {
  'RU-HYP-1': stated({
    en: 'Whatever comes to the hypnotist at night goes to the player he has chosen, and stands there beside everything else. He stays at home himself.',
    ru: 'Все, что ночью приходит к гипнотизеру, идет к игроку, которого он выбрал, и действует там наравне со всем остальным. Сам гипнотизер сидит дома.',
  }),
  'RU-HYP-2': stated({
    en: 'A block is not led astray and ends the hypnosis. The hypnotist may send visitors of different roles to different players, make some skip, and let others come.',
    ru: 'Блок гипнозу не поддается и сбивает его. Гостей с разными ролями гипнотизер может отправить к разным игрокам, одних заставить пропустить ход, других впустить.',
  }),
  'RU-HYP-4': chosen({
    en: 'Where hypnosis took somebody is no move of his own for what may not be repeated in the next night. Where it takes him a second time running to a place that he may not visit twice, his move fails, and he is not told.',
    ru: 'Цель, к которой игрока увел гипноз, под запрет на повтор в следующую ночь не попадает. Если гипноз второй раз подряд уводит его туда, куда дважды ходить нельзя, ход не проходит, и игроку об этом не сообщают.',
  }),
}

const fewTargets = ['second', 'third', 'fourth', 'fifth', 'sixth']

const words = {
  uses: {
    hypnotize: { en: 'hypnosis', ru: 'гипноз' },
  },
  deeds: {
    hypnotize: {
      en: '{actor} led visitors to {first}',
      ru: `{actor_nom} ${did('actor', 'переводил')} гостей к {first_dat}`,
    },
    'hypnotize:0': {
      en: '{actor} made visitors skip',
      ru: `{actor_nom} ${did('actor', 'заставил')} гостей пропустить ход`,
    },
    'hypnotize:2': {
      en: '{actor} led visitors to {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'переводил')} гостей к {first_dat} и {second_dat}`,
    },
  },
  facts: {
    hypnosis: {
      stands: { en: '{who} hypnotizes', ru: 'гипноз {who_gen} действует' },
      falls: { en: '{who} does not hypnotize', ru: 'гипноз {who_gen} сбит' },
      would: { en: '{who} would hypnotize', ru: 'гипноз {who_gen} действовал бы' },
    },
    hypnotizes: {
      stands: { en: '{who} hypnotizes visitors', ru: '{who_nom} гипнотизирует гостей' },
      falls: { en: '{who} hypnotizes no visitors', ru: '{who_nom} не гипнотизирует гостей' },
      would: { en: '{who} would hypnotize visitors', ru: `{who_nom} ${did('who', 'загипнотизировал')} бы гостей` },
    },
    sparedByHypnosis: {
      stands: { en: '{who} lets this visitor come', ru: '{who_nom} не гипнотизирует этого гостя' },
      falls: { en: '{who} does not let this visitor come', ru: '{who_nom} гипнотизирует этого гостя' },
    },
    killersSwayedBefore: {
      stands: {
        en: '{who} led killers astray in an earlier night',
        ru: `{who_nom} уже ${did('who', 'гипнотизировал')} киллеров`,
      },
      falls: {
        en: '{who} led no killers astray before',
        ru: `{who_nom} еще не ${did('who', 'гипнотизировал')} киллеров`,
      },
    },
    meetsOwnShot: {
      stands: {
        en: '{who} is led to the own door and skips',
        ru: '{who_nom} встречает собственный выстрел и пропускает ход',
      },
      falls: { en: '{who} is not led to the own door', ru: '{who_nom} не встречает собственный выстрел' },
      would: {
        en: '{who} would be led to the own door',
        ru: `{who_nom} ${did('who', 'встретил')} бы собственный выстрел`,
      },
    },
    imposedRepeat: {
      stands: {
        en: 'hypnosis takes {who} to {other} twice running',
        ru: 'гипноз две ночи подряд ведет {who_acc} к {other_dat}',
      },
      falls: {
        en: 'hypnosis does not take {who} to {other} twice running',
        ru: 'гипноз не ведет {who_acc} к {other_dat} две ночи подряд',
      },
      would: {
        en: 'hypnosis would take {who} to {other} twice running',
        ru: 'гипноз две ночи подряд вел бы {who_acc} к {other_dat}',
      },
    },
    ledElsewhereThen: {
      stands: { en: 'hypnosis chose for {who} then ({phase})', ru: 'тогда {who_acc} вел гипноз ({phase})' },
      falls: { en: 'hypnosis did not choose for {who} then', ru: 'тогда {who_acc} вел не гипноз' },
    },
    bothSeen: {
      stands: { en: '{who} is seen on the way to {other} as well', ru: 'виден и другой ход {who_gen} к {other_dat}' },
      falls: { en: '{who} is not seen on the way to {other}', ru: 'другой ход {who_gen} к {other_dat} не виден' },
      would: {
        en: '{who} would be seen on the way to {other} as well',
        ru: 'был бы виден и другой ход {who_gen} к {other_dat}',
      },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    skip: { en: 'made to skip', ru: 'пропускают' },
    spare: { en: 'let come', ru: 'не гипнотизировать' },
    for1: { en: 'to the first', ru: 'к первому' },
    ...Object.fromEntries(
      fewTargets.map((word, place) => [`for${place + 2}`, { en: `to the ${word}`, ru: `к цели ${place + 2}` }]),
    ),
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
  rulings: { redirects: [sendsOn], targetGuards: [stopsVisitor], effects: { hypnotizing } },
  words,
})
