/** The hacker (RU-HAC): a game day without the use of the role, and a second one for a black. */
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { is, type Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { learnsFact } from '../shared/general-info.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { handOf } from '../shared/undead.ts'
import { evening } from '../shared/vote-kinds.ts'
import { all, any, rememberedOf, type Fact, type LateEffect, type Resolution, type TargetGuard } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { endBans } from './pimp.ts'

const abilities = {
  hack: {
    kind: 'block',
    told: {
      en: 'In the evening you may hack another player. For a game day their civil role is of no use to them. In the morning they are told, and you learn that role.',
      ru: 'Вечером вы можете взломать другого игрока. На игровые сутки он лишается мирной роли. Утром ему об этом сообщат, а вы узнаете эту роль.',
    },
    is: ['stays'],
    targets: 1,
    notSelf: { rule: 'RU-HAC-1' },
    phases: evening,
    casual: true,
    rule: 'RU-HAC-1',
    toldBy: 'RU-RES-9',
    components: [{ does: 'mark', as: 'hacking' }],
  },
  useRole: {
    kind: 'other',
    told: {
      en: 'If both of your roles are blocked, you say at the end of the first day which of them you will use; the other one stays blocked for a second day.',
      ru: 'Если заблокированы обе ваши роли, в конце первых суток скажите, какой будете пользоваться; другая останется заблокированной и на вторые.',
    },
    is: ['word', 'stays', 'ofNoRole', 'uncounted', 'unstoppable', 'settledFirst'],
    targets: 0,
    phases: evening,
    casual: true,
    rule: 'RU-HAC-2',
    components: [{ does: 'mark', as: 'choosingRole' }],
    keys: {
      role: {
        says: { en: 'which role is used on the second day', ru: 'какой ролью пользоваться на вторые сутки' },
        values: ['civil', 'negative'],
        must: true,
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** `since`: the number of the evening; `part`: which roles it keeps from use. Both, where a host gave the mark by hand. */
  hacked: { of: 'slot', data: { since: 'number?', part: { perhaps: ['civil', 'negative', 'both'] }, role: 'word?' } },
  usesRole: { of: 'slot', data: { role: ['civil', 'negative'] } },
})

const options: Options = {
  silentHacked: {
    values: ['negative', 'civil'],
    rule: 'RU-HAC-2',
    says: {
      en: 'Which role a hacked black uses on the second day if they name none.',
      ru: 'Какой ролью пользуется взломанный черный на вторые сутки, если сам он ее не выбрал.',
    },
  },
}

const refuse: Refuse = (game, { number }, { by, does }) => {
  const { name } = seatOf(game, by)!
  const hacks = rememberedOf(game.facts, 'hacked')
  if (
    does === 'hack'
    && hacks.some(fact => fact.by === by && fact.data?.since === number && fact.data.role !== undefined)
  )
    return {
      rule: 'RU-HAC-1',
      says: {
        en: `${name} has already hacked somebody this evening`,
        ru: `этим вечером взлом игрока ${name} уже прошел`,
      },
    }
  return does === 'useRole'
    && !hacks.some(({ of, data }) => of === by && data?.part === 'both' && data.since === number - 1)
    ? {
        rule: 'RU-HAC-2',
        says: {
          en: `${name} has no two hacked roles to choose between now`,
          ru: `игроку ${name} сейчас не из чего выбирать: обе роли вчера не взламывали`,
        },
      }
    : undefined
}

const isBlack = (run: Resolution, who: SeatId | undefined): boolean =>
  who !== undefined && run.isSomebody(who) && handOf(run, who).faction === 'black'

/** A hack comes before what is decided about captives, which nothing else of the evening hangs on (RU-EVE-3). */
const blocksFirst = (moves: readonly Move[], run: Resolution): Move[] =>
  byRoster(run, moves, ({ actor }) => actor).sort((a, b) => Number(b.does === 'hack') - Number(a.does === 'hack'))

/** In the evening: from now on to the same moment of the next one (RU-GEN-11). Of a black both roles are blocked (RU-HAC-2). */
const hacking: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const { role } = run.seat(at)
  const since = run.phase.number
  const hacked = all({ is: 'fact', kind: 'hacked', of: at, other: actor, action }, { rule: 'RU-HAC-1', action }, [why])
  run.mark(at, 'hacked', hacked, 'RU-HAC-1', {
    by: actor,
    action,
    data: { since, part: isBlack(run, at) ? 'both' : 'civil', role },
    until: `night ${since + 1}`,
  })
  endBans(run, at, hacked)
  return hacked
}

/** A hacker does not hack who takes his passport in that evening (RU-HAC-3). */
const hackOfPimp: TargetGuard = (run, { actor, does, id: action }, at) => {
  if (does !== 'hack') return undefined
  const taken = run.ledger.attempts({
    kind: 'enslaved',
    of: actor,
    when: 'soFar',
    where: ({ by, data }) => by === at && data.since === run.phase.number,
  })
  return taken.length
    ? [
        any(
          { is: 'fact', kind: 'takenAtOnce', of: actor, other: at, action },
          { rule: 'RU-HAC-3', action },
          taken.map(({ why }) => why),
        ),
      ]
    : undefined
}

/** Which role a hacked black uses on the second day (RU-HAC-2). */
const choosingRole: LateEffect = (run, { move: { actor, id: action, with: keys }, why }) => {
  const role = keys.role === 'civil' ? 'civil' : 'negative'
  const byBlack = run.ledger
    .found({ kind: 'hacked', of: actor, when: 'soFar', where: ({ by }) => isBlack(run, by) })
    .map(({ by = '' }) => run.given({ is: 'fact', kind: 'hackerIsBlack', of: by }, 'RU-HAC-B1'))
  const uses = all(
    { is: 'fact', kind: 'choosesRole', of: actor, action, values: { role } },
    { rule: 'RU-HAC-2', action },
    [why],
    byBlack,
  )
  const until = `night ${run.phase.number}`
  run.put({
    kind: 'usesRole',
    of: actor,
    by: actor,
    action,
    why: uses,
    rule: 'RU-HAC-2',
    lasting: true,
    until,
    data: { role },
  })
  return uses
}

/** At the moment of the next hack the game day is over; of a black one role stays blocked for another (RU-GEN-11, RU-HAC-2). */
const endOfDays = (run: Resolution): void => end(run, 'RU-GEN-11', () => true)

/** Of who plays others' roles it is over as soon as he takes another one (RU-HAC-5). */
function endOfPlays(run: Resolution): void {
  const next = run.moves.filter(({ does }) => is(does, 'endsHack')).map(({ actor }) => actor)
  end(run, 'RU-HAC-5', who => next.includes(who))
}

function end(run: Resolution, rule: RuleId, those: (who: SeatId) => boolean): void {
  const now = run.phase.number
  const punishments = run.ledger.found({
    kind: 'punished',
    when: 'soFar',
    where: ({ of, data: { since } }) => since !== undefined && since < now && those(of),
  })
  for (const fact of punishments)
    run.ledger.end(fact, all({ is: 'fact', kind: 'gameDayOver', of: fact.of, other: fact.by ?? '' }, { rule }))
  const earlier = run.ledger.found({
    kind: 'hacked',
    when: 'soFar',
    where: ({ of, data: { since } }) => since !== undefined && since < now && those(of),
  })
  for (const fact of earlier) {
    const over = all({ is: 'fact', kind: 'gameDayOver', of: fact.of, other: fact.by ?? '' }, { rule })
    if (fact.data.part !== 'both' || secondDay(run, fact)) run.ledger.end(fact, over)
  }
}

/** @returns whether it is settled what becomes of a black: without a word he has until the night to choose */
function secondDay(run: Resolution, { of, by, why }: Fact<'hacked'>): boolean {
  const chosen = run.ledger.found({ kind: 'usesRole', of, when: 'soFar' }).at(-1)
  const black = isBlack(run, by)
  if (!chosen && !black && run.phase.kind === 'evening') return false
  const uses = chosen?.data.role ?? run.option<'civil' | 'negative'>('silentHacked')
  const word = chosen
    ? chosen.phase === undefined
      ? chosen.why
      : all({ is: 'fact', kind: 'choosesRole', of, values: { role: uses } }, { rule: 'RU-HAC-2' }, [chosen.why])
    : run.given({ is: 'fact', kind: 'chosenForHim', of, values: { role: uses } }, 'RU-HAC-2')
  const given = by === undefined ? {} : { by }
  const again = all(
    { is: 'fact', kind: 'hackedAgain', of, other: by ?? '' },
    { rule: 'RU-HAC-2' },
    [why, word],
    black ? [run.given({ is: 'fact', kind: 'hackerIsBlack', of: by! }, 'RU-HAC-B1')] : [],
  )
  const since = run.phase.number
  const part = uses === 'civil' ? 'negative' : 'civil'
  run.mark(of, 'hacked', again, 'RU-HAC-2', { ...given, data: { since, part }, until: `night ${since + 1}` })
  return true
}

/** In the morning after: the target hears of it, and the hacker of the civil role (RU-RES-9). */
function reportHacks(run: Resolution): void {
  const here = run.ledger.attempts({
    kind: 'hacked',
    when: 'soFar',
    where: ({ data: { since, role } }) => since === run.phase.number && role !== undefined,
  })
  for (const { of, by = '', why, action: id, data } of here.filter(({ why }) => why.holds)) {
    const action = id ?? `passive:${by}:hack`
    const found = all({ is: 'fact', kind: 'hackFinds', of, other: by }, { rule: 'RU-RES-9', action }, [why])
    // A role that is lost by the morning brings nothing any more (RU-RES-20).
    const hears = run.isSomebody(by) && hasUse(run, by)
    if (hears && learnsFact(run, by, { action, ability: 'hack' }, of, 'civilRole', data.role!, 'RU-HAC-1', found))
      run.tell(by, 'hackFound', { about: of, role: data.role!, result: data.role! }, 'RU-RES-9')
    tellTarget(run, of, isBlack(run, by), data.part === 'both')
  }
}

/** A black is told how long it lasts: by a black hacker to the hour, else that there is a choice to make (RU-HAC-B1, RU-HAC-2). */
function tellTarget(run: Resolution, target: SeatId, byBlack: boolean, both: boolean): void {
  if (!both) run.tell(target, 'hacked', {}, 'RU-RES-9')
  else if (byBlack) run.tell(target, 'hackedUntil', { day: String(run.phase.number + 1) }, 'RU-HAC-B1')
  else run.tell(target, 'hackedBoth', {}, 'RU-HAC-2')
}

const rules: Rules = {
  'RU-HAC-1': stated({
    en: 'In the evening the hacker names another player, whose civil role is blocked for one game day, including its lives and senses. In the morning the target is told, and the hacker learns that role.',
    ru: 'Вечером хакер называет другого игрока, и тот на игровые сутки лишается мирной роли вместе с ее запасными жизнями и всем, что она замечает. Утром взломанному об этом сообщают, а хакер узнает эту роль.',
  }),
  'RU-HAC-2': stated({
    en: 'A black has both roles blocked. One of them stays blocked for a second day: at the end of the first, the black says which one to use.',
    ru: 'У черного блокируются обе роли. Одна из них остается заблокированной и на вторые сутки: в конце первых черный говорит, какой будет пользоваться.',
  }),
  'RU-HAC-3': stated({
    en: 'A hacked pimp still takes a passport now, but not the next day; the pimp’s bans lapse with the hack, from this evening to the next. If a hacker hacks the pimp who takes the hacker’s passport the same evening, the hack fails, and the hacker’s moves may be forbidden or the hacker punished at once.',
    ru: 'Взломанный сутенер еще успевает взять раба, но не на следующий день; запрещать ходы он не может, пока действует взлом. Если хакер взламывает сутенера, который этим же вечером забирает у него паспорт, взлом не проходит, а хакеру сразу можно запретить ходы или наказать его.',
  }),
  'RU-HAC-4': stated({
    en: 'A hacked necromancer still takes another corpse now, but not the next day; the cultist and the collector choose new targets whatever happens.',
    ru: 'Взломанный некромант еще успевает взять другой труп, но не на следующий день; культисту и коллекционеру выбрать новые цели не помешать.',
  }),
  'RU-HAC-5': stated({
    en: 'For the actor, wizard and collector, the block ends by their own next move.',
    ru: 'С актера, волшебника и коллекционера блок спадает к моменту их собственного следующего хода.',
  }),
  'RU-HAC-6': stated({
    en: 'If the hacker is killed, the hack lasts to the end of its game day.',
    ru: 'Если хакера убили, взлом остается в силе до конца своих суток.',
  }),
  'RU-HAC-B1': stated({
    en: 'A black hacker blocks blacks for one day only, and they are told until when.',
    ru: 'Черный хакер блокирует черных только на одни сутки, и им говорят, до какого времени.',
  }),
}

const words = {
  uses: {
    hack: { en: 'hack', ru: 'взлом' },
    useRole: { en: 'choice of a role', ru: 'выбор роли' },
  },
  deeds: {
    hack: { en: '{actor} hacked {first}', ru: `{actor_nom} ${did('actor', 'взломал')} {first_acc}` },
    useRole: { en: '{actor} chose which role to use', ru: `{actor_nom} ${did('actor', 'выбрал')} роль` },
    'hack:tried': tried('hack {first}', 'взломать {first_acc}'),
    'useRole:tried': tried('choose which role to use', 'выбрать роль'),
  },
  facts: {
    hacked: {
      stands: { en: '{who} is hacked', ru: `{who_nom} ${did('who', 'взломан')}` },
      falls: { en: '{who} is not hacked', ru: `{who_nom} не ${did('who', 'взломан')}` },
      asks: { en: 'Is {who} hacked?', ru: `${did('who', 'Взломан')} ли {who_nom}?` },
      would: { en: '{who} would have been hacked', ru: `{who_nom} ${did('who', 'был')} бы ${did('who', 'взломан')}` },
    },
    hackHolds: {
      stands: { en: 'the hack on {who} is in force', ru: 'взлом {who_gen} в силе' },
      falls: { en: 'the hack on {who} is not in force', ru: 'взлом {who_gen} не в силе' },
    },
    afterHisDeath: {
      stands: { en: 'the hacker’s death does not end the hack', ru: 'смерть хакера не снимает взлома' },
      falls: { en: 'the hack is gone with the hacker', ru: 'вместе с хакером исчез и взлом' },
    },
    gameDayOver: {
      stands: { en: '{who}’s game day is over', ru: 'игровые сутки {who_gen} истекли' },
      falls: { en: '{who}’s game day is not over', ru: 'игровые сутки {who_gen} еще не истекли' },
    },
    usesRole: {
      stands: { en: '{who} uses only one role', ru: '{who_nom} пользуется только одной ролью' },
      falls: { en: '{who} does not choose between the roles', ru: '{who_nom} не выбирает между ролями' },
      asks: { en: 'Which role does {who} use?', ru: 'Какой ролью пользуется {who_nom}?' },
    },
    choosesRole: {
      stands: {
        en: '{who} chooses the {role, select, civil {civil} other {negative}} role',
        ru: '{who_nom} выбирает {role, select, civil {мирную} other {негативную}} роль',
      },
      falls: {
        en: '{who} does not get to choose the {role, select, civil {civil} other {negative}} role',
        ru: '{who_nom} не может выбрать {role, select, civil {мирную} other {негативную}} роль',
      },
      would: {
        en: '{who} would have chosen the {role, select, civil {civil} other {negative}} role',
        ru: `{who_nom} ${did('who', 'выбрал')} бы {role, select, civil {мирную} other {негативную}} роль`,
      },
    },
    chosenForHim: {
      stands: {
        en: '{who} named no role and is left with the {role, select, civil {civil} other {negative}} one',
        ru: '{who_nom} не называет роли, остается {role, select, civil {мирная} other {негативная}}',
      },
      falls: { en: '{who} named a role', ru: '{who_nom} называет роль' },
    },
    hackedAgain: {
      stands: { en: 'one of {who}’s roles stays blocked', ru: 'одна роль {who_gen} остается заблокированной' },
      falls: { en: 'none of {who}’s roles stays blocked', ru: 'ни одна роль {who_gen} больше не заблокирована' },
    },
    hackerIsBlack: {
      stands: { en: '{who} is a black hacker', ru: '{who_nom} — черный хакер' },
      falls: { en: '{who} is not a black hacker', ru: '{who_nom} не черный хакер' },
    },
    namesAllTheSame: {
      stands: { en: '{who} names new targets all the same', ru: '{who_nom} все равно назначает новые цели' },
      falls: { en: '{who} names no new targets', ru: '{who_nom} не назначает новых целей' },
    },
    hackFinds: {
      stands: { en: '{other} learns {who}’s civil role', ru: '{other_nom} узнает мирную роль {who_gen}' },
      falls: { en: '{other} does not learn {who}’s civil role', ru: '{other_nom} не узнает мирную роль {who_gen}' },
    },
    takenAtOnce: {
      stands: {
        en: '{other} takes {who}’s passport the same evening',
        ru: '{other_nom} этим же вечером забирает паспорт {who_gen}',
      },
      falls: { en: '{other} does not take {who}’s passport', ru: '{other_nom} не забирает паспорт {who_gen}' },
    },
  } satisfies FactWords<typeof facts>,
  results: {
    hacked: { en: 'hacked', ru: 'роль взломана' },
  },
  terms: {
    hacked: { en: 'hacked', ru: 'взломан' },
    silentHacked: { en: 'no choice after a hack', ru: 'молчание после взлома' },
  },
  tells: {
    hacked: {
      en: 'You were hacked: your role is blocked until the end of the day.',
      ru: 'Вас взломали: ваша роль заблокирована до конца дня.',
    },
    hackedBoth: {
      en: 'You were hacked: both your roles are blocked until the end of the day. Then say which one you will use; the other stays blocked for another day.',
      ru: 'Вас взломали: обе ваши роли заблокированы до конца дня. Потом назовите ту, которой будете пользоваться; другая останется заблокированной еще на сутки.',
    },
    hackedUntil: {
      en: 'You were hacked: both your roles are blocked until the evening of day {day}.',
      ru: 'Вас взломали: обе ваши роли заблокированы до вечера дня {day}.',
    },
    hackFound: {
      en: 'You hacked {about}. Civil role: {role}.',
      ru: 'Вы взломали {about_acc}. Мирная роль: {role}.',
    },
  },
  verbs: {
    hack: ['hack', 'break into'],
    useRole: ['use', 'use role', 'keep role'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const hacker = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  words,
  rulings: {
    targetGuards: [hackOfPimp],
    effects: { hacking, choosingRole },
    before: { choices: endOfPlays, longBlocks: endOfDays },
    order: { longBlocks: blocksFirst },
    results: ['hacked', 'usesRole'],
    asides: ['usesRole'],
    dawn: [reportHacks],
  },
})
