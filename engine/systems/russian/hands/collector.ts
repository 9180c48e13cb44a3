/**
 * The collector, who names players and has the civil roles of those who leave (RU-COL). A role of the collection is
 * had by the fact `heir` beside the own one, so that every section hands over what the role left; the one in use is
 * `plays`.
 */
import { seatOf, type Game, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { all, any, rememberedOf, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords, tried } from '../words.ts'
import { collectionOf, soughtBy, bringIntoUse, inheritCollection } from './collection.ts'
import { putAway } from './playing.ts'

const abilities = {
  collect: {
    kind: 'other',
    told: {
      en: 'In the evening you name players: three while you have no role, two with one or two, one with more. If one of them leaves the game, you have their civil role beside your own.',
      ru: 'Вечером вы называете игроков: трех, пока у вас нет ролей, двух, когда их одна или две, и одного, когда их больше. Мирная роль названного игрока, который выбыл, достается вам вдобавок к вашей.',
    },
    is: ['stays', 'endsHack', 'despiteHack'],
    targets: 1,
    most: 3,
    notSelf: { rule: 'RU-COL-1' },
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-COL-1',
    components: [{ does: 'mark', as: 'collecting' }],
    keys: {
      unwanted: { says: { en: 'roles not wanted, comma-separated', ru: 'какие роли не нужны, через запятую' } },
      yields: {
        says: {
          en: 'let active citizens take roles first',
          ru: 'уступает ли активным жителям то, что мог бы забрать первым',
        },
        values: ['yes', 'no'],
      },
    },
  },
  wield: {
    kind: 'other',
    told: {
      en: 'In the evening you may take one of your collected roles into use. Only one is in use at a time, and your last choice holds until you change it.',
      ru: 'Вечером вы можете активировать одну из собранных ролей. Пользоваться можно только одной, и в силе то, что вы сказали последним.',
    },
    is: ['stays', 'endsHack', 'uncounted'],
    targets: 1,
    aims: ['role'],
    phases: ['evening'],
    turn: 'hands',
    casual: true,
    rule: 'RU-COL-2',
    components: [{ does: 'mark', as: 'wielding' }],
  },
  putAway: {
    kind: 'other',
    told: {
      en: 'In the evening you may put away the role in use; then none of your roles works until you take one up again.',
      ru: 'Вечером вы можете отключить роль, которой пользуетесь; тогда ни одна из ваших ролей не действует, пока вы снова не активируете какую-нибудь.',
    },
    is: ['stays', 'endsHack', 'uncounted'],
    targets: 0,
    phases: ['evening'],
    turn: 'hands',
    casual: true,
    rule: 'RU-COL-2',
    components: [{ does: 'mark', as: 'puttingAway' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of whom a collector has named, with what he said beside it. */
  sought: { of: 'slot', data: { unwanted: 'word?', yields: 'flag?' } },
  /** Of a citizen who took a role that a collector had named. */
  snatched: { of: 'slot', data: { role: 'word' } },
  /** Of a collector who brought a role into use. */
  wielded: { of: 'slot', data: { role: 'word' }, silent: true },
})

const prompts: Prompts = {
  collectedRole: {
    rule: 'RU-COL-5',
    says: {
      en: 'Several of the collector’s targets are out. Whose role is collected?',
      ru: 'Выбыли сразу несколько целей коллекционера. Чью роль он забирает?',
    },
  },
}

/** The roles that a collector has, the oldest first. */
const collected = (game: Game, who: string): string[] =>
  rememberedOf(game.facts, 'heir').flatMap(({ of, data }) => (of === who && data.beside ? data.role : []))

/** Three without a role, two with one or two, else one (RU-COL-1). */
function refuseCollecting(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const roles = collected(game, by).length
  const most = roles === 0 ? 3 : roles <= 2 ? 2 : 1
  return to.length > most
    ? {
        rule: 'RU-COL-1',
        says: {
          en: `${name} has collected ${roles} and can name ${most} at most`,
          ru: `у игрока ${name} собрано ролей: ${roles}, целей можно назвать не больше ${most}`,
        },
      }
    : undefined
}

/** One of those that were collected (RU-COL-2). */
function refuseWielding(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const role = (to[0] ?? '').replace(/^role:/, '')
  return !to.length || collected(game, by).includes(role)
    ? undefined
    : {
        rule: 'RU-COL-2',
        says: { en: `${name} has not collected this role`, ru: `такой роли у игрока ${name} в коллекции нет` },
      }
}

const refuse: Refuse = (game, _phase, move) =>
  move.does === 'collect'
    ? refuseCollecting(game, move)
    : move.does === 'wield'
      ? refuseWielding(game, move)
      : undefined

/** Others from now on, in place of those named before; who names nobody keeps them (RU-COL-1, RU-EVE-2). */
const collecting: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const named = all({ is: 'fact', kind: 'sought', of: at, other: actor, action }, { rule: 'RU-COL-1', action }, [why])
  const anew = all({ is: 'fact', kind: 'namesAnew', of: actor, action }, { rule: 'RU-EVE-2', action }, [why])
  for (const before of soughtBy(run, actor).filter(fact => fact.action !== action)) run.ledger.end(before, anew)
  run.put({
    kind: 'sought',
    of: at,
    by: actor,
    action,
    why: named,
    rule: 'RU-COL-1',
    data: {
      ...(keys.unwanted !== undefined && { unwanted: keys.unwanted }),
      ...(keys.yields === 'yes' && { yields: true as const }),
    },
    lasting: true,
  })
  return named
}

/** One role of the collection comes into use, in place of the one before it (RU-COL-2). */
const wielding: LateEffect = (run, { move: { actor, id: action, to }, why }) => {
  const role = roleNamed(to[0])
  const from = collectionOf(run, actor).find(({ data }) => data.role === role)
  const had = from
    ? [from.why]
    : [any({ is: 'fact', kind: 'inCollection', of: actor, values: { role } }, { rule: 'RU-COL-2' })]
  const wields = all(
    { is: 'fact', kind: 'wields', of: actor, action, values: { role } },
    { rule: 'RU-COL-2', action },
    [why, ...had],
  )
  bringIntoUse(run, actor, role, from?.by, wields)
  return wields
}

const roleNamed = (target = ''): string => target.replace(/^role:/, '')

/** No role of the collection is in use any more (RU-COL-2). */
const puttingAway: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const away = all({ is: 'fact', kind: 'putsAway', of: actor, action }, { rule: 'RU-COL-2', action }, [why])
  putAway(run, actor, away)
  return away
}

/** The role in which somebody is copied: of a collector the one that he used last (RU-ACR-4). */
export const copiedRole = (run: Resolution, who: SeatId): { role: string; rule?: RuleId } => {
  const last = run.ledger.found({ kind: 'wielded', of: who, when: 'soFar' }).at(-1)
  const { role } = run.seat(who)
  return last && run.catalogue.role(role)?.abilities.includes('collect')
    ? { role: last.data.role, rule: 'RU-ACR-4' }
    : { role }
}

const rules: Rules = {
  'RU-COL-1': stated({
    en: 'In the evening the collector names players: three while they have no role, two with one or two, one with more. When a named player leaves the game, the collector gets their civil role, besides the collector’s own.',
    ru: 'В конце дня коллекционер называет игроков: трех, пока у него нет ролей, двух, когда их одна или две, и одного, когда их больше. Мирная роль названного игрока, который выбыл, достается ему вдобавок к его собственной.',
  }),
  'RU-COL-2': chosen({
    en: 'Roles accumulate, and one at most is in use: in the evening the collector takes one of them into use, the same as often as they like, or puts it away. What they said last holds until they say something else, and nothing changes before the day is over.',
    ru: 'Роли накапливаются, а пользуется он не больше чем одной: в конце дня он активирует одну из них, хоть ту же самую снова, или отключает ее. В силе то, что он сказал последним, и до конца дня ничего не меняется.',
  }),
  'RU-COL-3': stated({
    en: 'If no collected role is in use and one comes at night, it is in use before the day begins.',
    ru: 'Если ни одной ролью он не пользуется, а цель умерла ночью, ее роль активируется перед началом дня.',
  }),
  'RU-COL-4': chosen({
    en: 'The collector uses a role from then on, as an active citizen would, and is told its earlier targets but none of its results. From an active citizen they get the role that citizen took; a citizen without one catches for the collector what nobody else takes.',
    ru: 'Ролью он пользуется с этого момента, как активный житель, и узнает цели ее прежних ходов, но не результаты. Активный житель достается ему с ролью, которую занял; без роли активный житель перехватывает для коллекционера ту, которую не взял никто.',
  }),
  'RU-COL-5': stated({
    en: 'A maimed player leaves no role. If several targets leave at once, the collector gets the role of one, as the host chooses, and the active citizens get the others.',
    ru: 'От покалеченного игрока роли нет. Если выбыли сразу несколько целей, он получает роль одной из них, по выбору ведущего, а остальные достаются активным жителям.',
  }),
  'RU-COL-6': stated({
    en: 'While the collector has no role they go before the active citizens, and after them once they have one or if they say so; they may name roles they do not want. A role that a citizen took from the collector is the collector’s when that citizen dies.',
    ru: 'Пока у него нет ролей, он забирает роль раньше активных жителей, а потом — после них, как и если уступает сам; можно указать и роли, которые ему не нужны. Роль, которую активный житель увел, он получает, когда тот умрет.',
  }),
  'RU-COL-B1': stated(
    {
      en: 'A role collected by a black collector works as it does for a black.',
      ru: 'У черного коллекционера роли работают с поправками для негативов.',
    },
    {
      en: 'refers to the rules for blacks of the collected roles, each cited by its own name',
      ru: 'отсылает к правилам черных вариантов собранных ролей, и каждое названо своим именем',
    },
  ),
}

const words = {
  uses: {
    collect: { en: 'choosing targets', ru: 'выбор целей коллекции' },
    wield: { en: 'using a collected role', ru: 'активация роли из коллекции' },
    putAway: { en: 'putting a role away', ru: 'отключение роли' },
  },
  deeds: {
    collect: { en: '{actor} waits for {first}’s role', ru: '{actor_nom} хочет забрать роль {first_gen}' },
    'collect:2': {
      en: '{actor} waits for the roles of {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'назвал')} целями коллекции {first_acc} и {second_acc}`,
    },
    'collect:3': {
      en: '{actor} waits for the roles of {all}',
      ru: `{actor_nom} ${did('actor', 'назвал')} целями коллекции {all_acc}`,
    },
    'collect:tried': tried('wait for the roles of {all}', 'забрать в коллекцию роли {all_gen}'),
    wield: {
      en: '{actor} took up this role: {first}',
      ru: `{actor_nom} ${did('actor', 'активировал')} роль «{first}»`,
    },
    putAway: {
      en: '{actor} put the collected role away',
      ru: `{actor_nom} ${did('actor', 'отключил')} роль из своей коллекции`,
    },
    'wield:tried': tried('take up this role: {first}', 'активировать роль «{first}»'),
    'putAway:tried': tried('put the collected role away', 'отключить роль из своей коллекции'),
  },
  facts: {
    sought: {
      stands: {
        en: ifNamed('other', '{other} waits for {who}’s role', 'a collector waits for {who}’s role'),
        ru: ifNamed('other', '{other_nom} хочет забрать роль {who_gen}', 'роль {who_gen} хочет забрать коллекционер'),
      },
      falls: {
        en: ifNamed('other', '{other} does not wait for {who}’s role', 'nobody waits for {who}’s role'),
        ru: ifNamed('other', '{other_nom} не хочет забрать роль {who_gen}', 'роль {who_gen} не хочет забрать никто'),
      },
      asks: { en: 'Does a collector wait for {who}’s role?', ru: 'Хочет ли коллекционер забрать роль {who_gen}?' },
      would: {
        en: '{other} would have waited for {who}’s role',
        ru: `{other_nom} ${did('other', 'хотел')} бы забрать роль {who_gen}`,
      },
      isAside: true,
    },
    collects: {
      stands: {
        en: '{who} collects {other}’s role: {role}',
        ru: '{who_nom} забирает в коллекцию роль {other_gen} ({role})',
      },
      falls: {
        en: '{who} does not collect {other}’s role',
        ru: '{who_nom} не забирает в коллекцию роль {other_gen}',
      },
      would: {
        en: '{who} would have collected {other}’s role: {role}',
        ru: `{who_nom} ${did('who', 'забрал')} бы в коллекцию роль {other_gen} ({role})`,
      },
    },
    unwanted: {
      stands: { en: '{who} does not want this role: {role}', ru: '{who_nom} отказывается от роли «{role}»' },
      falls: { en: '{who} wants this role: {role}', ru: '{who_nom} не отказывается от роли «{role}»' },
    },
    beforeCitizens: {
      stands: {
        en: '{who} collects before active citizens take roles',
        ru: '{who_nom} забирает роль раньше активных жителей',
      },
      falls: {
        en: 'active citizens take roles before {who}',
        ru: 'активные жители забирают роль раньше, чем {who_nom}',
      },
    },
    yieldsRoles: {
      stands: { en: '{who} lets active citizens go first', ru: '{who_nom} уступает активным жителям' },
      falls: { en: '{who} does not let active citizens go first', ru: '{who_nom} не уступает активным жителям' },
    },
    snatched: {
      stands: {
        en: '{who} took a role that a collector was waiting for',
        ru: `{who_nom} ${did('who', 'увел')} роль у коллекционера`,
      },
      falls: {
        en: '{who} did not take a role that a collector was waiting for',
        ru: `{who_nom} не ${did('who', 'увел')} роль у коллекционера`,
      },
      asks: {
        en: 'Did {who} take a role that a collector was waiting for?',
        ru: `${did('who', 'Увел')} ли {who_nom} роль у коллекционера?`,
      },
      would: {
        en: '{who} would have taken a role from {other}',
        ru: `{who_nom} ${did('who', 'увел')} бы роль у {other_gen}`,
      },
    },
    wields: {
      stands: { en: '{who} uses a collected role: {role}', ru: '{who_nom} играет за роль «{role}» из своей коллекции' },
      falls: {
        en: '{who} does not use a collected role: {role}',
        ru: '{who_nom} не пользуется собранной ролью «{role}»',
      },
      would: {
        en: '{who} would have used a collected role: {role}',
        ru: `{who_nom} ${did('who', 'пользовался')} бы собранной ролью «{role}»`,
      },
    },
    inCollection: {
      stands: { en: '{who} has collected this role: {role}', ru: 'у {who_gen} в коллекции есть роль «{role}»' },
      falls: { en: '{who} has not collected this role: {role}', ru: 'у {who_gen} в коллекции нет роли «{role}»' },
    },
    putsAway: {
      stands: { en: '{who} puts away the role in use', ru: '{who_nom} отключает роль из своей коллекции' },
      falls: { en: '{who} does not put away a role', ru: '{who_nom} не отключает роль из своей коллекции' },
    },
    knowsTargets: {
      stands: { en: '{who} is told the role’s earlier targets', ru: '{who_nom} узнает прежние цели роли' },
      falls: { en: '{who} is not told the role’s earlier targets', ru: '{who_nom} не узнает прежних целей роли' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    collected: {
      en: '{about} is out. You have collected the role: {role}.',
      ru: 'Ваша цель ({about_nom}) выбыла из игры. Теперь в вашей коллекции есть роль: {role}.',
    },
  },
  verbs: {
    collect: ['collect', 'targets', 'name targets'],
    wield: ['activate', 'wield', 'use', 'use role'],
    putAway: ['put away', 'deactivate', 'switch off'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const collector = section({
  abilities,
  facts,
  prompts,
  refuse,
  rules,
  words,
  rulings: {
    effects: { collecting, wielding, puttingAway },
    reactions: { heir: inheritCollection },
    results: ['sought', 'snatched'],
  },
})
