/** The active citizen (RU-ACZ), who takes a role that leaves the game. */
import type { SeatId } from '../../../reason/claim.ts'
import { stated, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import { did, ifNamed, type PartWords } from '../words.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { besideFor } from '../shared/playing.ts'
import { cameBy, hasUse } from '../shared/roles.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { collectFirst, collectLater, collectRole } from './collection.ts'
import { inRoster, left, passOn, type Left, type Passing } from './passing.ts'
import { takeUp } from './playing.ts'

const abilities = {
  inherit: {
    kind: 'other',
    told: {
      en: 'As soon as a civil role leaves the game, you take it: the first one that is free. You cannot refuse.',
      ru: 'Как только мирная роль выбудет из игры, ее примете вы: первую освободившуюся. Отказаться нельзя.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-ACZ-1',
    components: [],
  },
} satisfies Record<string, Entry>

const prompts: Prompts = {
  inheritedRole: {
    rule: 'RU-ACZ-2',
    says: {
      en: 'Several players of the same rank are out. Whose role does the active citizen take?',
      ru: 'Чью роль принимает активный житель, когда выбыли несколько игроков, равных по очередности.',
    },
  },
}

/** At the end of a phase every active citizen takes a role that left the game in it. */
function inherit(run: Resolution): void {
  const heirs = run
    .living()
    .filter(
      ({ role, bystander, slot }) =>
        !bystander && role === 'activeCitizen' && !run.ledger.found({ kind: 'maimed', of: slot, when: 'soFar' }).length,
    )
    .map(({ slot }) => slot)
  const gone = left(run)
  collectFirst(run, gone)
  const free = gone.filter(({ role }) => role !== 'activeCitizen')
  while (heirs.length && free.length) {
    const open = free.filter(({ maimed }) => !maimed.some(({ holds }) => holds))
    const heir = heirs.length > 1 && open.length ? (run.draw('heir', '', heirs) ?? heirs[0]!) : heirs[0]!
    heirs.splice(heirs.indexOf(heir), 1)
    for (const gone of open.length ? [] : free) passOn(run, passing(run, heir, gone))
    const reds = open.filter(({ death }) => run.seat(death.of).faction === 'red')
    const first = reds.length ? reds : open
    const chosen =
      first.length > 1
        ? run.ask('inheritedRole', {
            choices: inRoster(
              run,
              first.map(({ death }) => death.of),
            ),
          })
        : first[0]?.death.of
    const taken = first.find(({ death }) => death.of === chosen) ?? first[0]
    if (!taken) break
    free.splice(free.indexOf(taken), 1)
    passOn(run, passing(run, heir, taken))
  }
  const rest = gone.filter(one => one.role === 'activeCitizen' || free.includes(one))
  collectLater(run, rest)
  catchForADay(
    run,
    rest.filter(({ role, maimed }) => role !== 'activeCitizen' && !maimed.some(({ holds }) => holds)),
  )
}

/**
 * Who only plays an active citizen catches for a day what everybody else has left (RU-ACR-4), and nothing that a
 * necromancer waits for (RU-ACR-2); a collector for good.
 */
function catchForADay(run: Resolution, free: Left[]): void {
  const players = run.living().filter(({ slot, role }) => role !== 'activeCitizen' && run.has(slot, 'inherit'))
  const unclaimed = free.filter(({ death: { of } }) => !run.ledger.found({ kind: 'undead', of, when: 'soFar' }).length)
  const everything = [...free]
  for (const [place, { slot }] of players.entries()) {
    const collects = besideFor(run.game, slot, 'inherit')?.data.how === 'collect'
    const left = (collects ? everything : unclaimed)[place]
    const passive = run.passive(slot, 'inherit')
    if (!left || !passive || !hasUse(run, slot)) continue
    if (collects) {
      const claim = {
        is: 'fact',
        kind: 'takesRole',
        of: slot,
        other: left.death.of,
        values: { role: left.role },
      } as const
      const because = all(claim, { rule: 'RU-COL-4' }, [passive.why])
      collectRole(run, slot, left, { because, action: passive.why.action }, free)
      continue
    }
    const why = all(
      { is: 'fact', kind: 'takesRole', of: slot, other: left.death.of, values: { role: left.role } },
      { rule: 'RU-ACR-4', action: passive.action },
      [passive.why, left.death.why, ...cameBy(run, left.death.of)],
    )
    takeUp(run, { who: slot, role: left.role, from: left.death.of, how: 'copy', why })
  }
}

function passing(run: Resolution, heir: SeatId, { death, role, maimed }: Left): Passing {
  const passive = run.passive(heir, 'inherit')!
  const rule = run.seat(death.of).faction === 'black' ? 'RU-ACZ-2' : 'RU-ACZ-1'
  const why = all(
    { is: 'fact', kind: 'takesRole', of: heir, other: death.of, values: { role } },
    { rule, action: passive.action },
    [passive.why, death.why, ...cameBy(run, heir), ...cameBy(run, death.of)],
    maimed,
  )
  return { to: heir, from: death.of, role, by: { action: passive.action, ability: 'inherit' }, why }
}

/** Whose role somebody took over is settled by what he died as: by night exchanges come first (`witch.ts`). */
const rules: Rules = {
  'RU-ACZ-1': stated({
    en: 'As soon as a civil role leaves the game, by lynch or at night, the active citizen takes it, the first one that is free, and cannot refuse.',
    ru: 'Как только мирная роль выбыла из игры, днем на линчевании или ночью, ее принимает активный житель — первую освободившуюся, и отказаться он не может.',
  }),
  'RU-ACZ-2': stated({
    en: 'A dead black’s role is taken too; if there are several, the host gives one, those of reds first.',
    ru: 'Роль умершего черного тоже принимают; из нескольких ролей одну дает ведущий, сначала роли красных.',
  }),
  'RU-ACZ-3': stated({
    en: 'The heir goes on as if the role had been theirs from the start, and is told its earlier moves and results.',
    ru: 'Наследник продолжает так, словно роль была у него с начала игры, и узнает ее прежние ходы и результаты.',
  }),
  'RU-ACZ-4': stated({
    en: 'A blocked heir gets the role and uses it once the block ends; a role that was blocked in other hands works for an unblocked heir.',
    ru: 'Заблокированный наследник получает роль и пользуется ею, когда блок снят; роль, заблокированная у прежнего владельца, у свободного наследника действует.',
  }),
  'RU-ACZ-5': stated({
    en: 'A maimed player’s role is not taken; which of two active citizens comes first is decided at random.',
    ru: 'Роль покалеченного не принимает никто; кто из двух активных жителей первый, решает жребий.',
  }),
}

const words = {
  uses: {
    inherit: { en: 'inheritance', ru: 'наследование роли' },
  },
  deeds: {
    inherit: { en: '{actor} is an active citizen', ru: '{actor_nom} — активный житель' },
  },
  facts: {
    roleDestroyed: {
      stands: { en: '{who}’s role is destroyed', ru: 'роль {who_gen} уничтожена' },
      falls: { en: '{who}’s role is not destroyed', ru: 'роль {who_gen} не уничтожена' },
      would: { en: '{who}’s role would have been destroyed', ru: 'роль {who_gen} была бы уничтожена' },
    },
    takesRole: {
      stands: { en: '{who} takes {other}’s role: {role}', ru: '{who_nom} принимает роль {other_gen} ({role})' },
      falls: {
        en: '{who} does not take {other}’s role: {role}',
        ru: '{who_nom} не принимает роль {other_gen} ({role})',
      },
      would: {
        en: '{who} would have taken {other}’s role: {role}',
        ru: `{who_nom} ${did('who', 'принял')} бы роль {other_gen} ({role})`,
      },
    },
    goesOn: {
      stands: {
        en: '{who} goes on as if the role had been theirs from the start',
        ru: '{who_nom} продолжает так, будто владеет ролью с начала игры',
      },
      falls: { en: '{who} starts the role afresh', ru: '{who_nom} начинает роль заново' },
      would: {
        en: '{who} would have gone on as if the role had been theirs from the start',
        ru: `{who_nom} ${did('who', 'продолжил')} бы так, будто владеет ролью с начала игры`,
      },
    },
    heirLearns: {
      stands: {
        en: '{who} is told what the role knew about {other}',
        ru: ifNamed(
          'other',
          '{who_nom} узнает, что эта роль знала про {other_acc}',
          '{who_nom} узнает, что эта роль знала про роль «{other}»',
        ),
      },
      falls: {
        en: '{who} is not told what the role knew about {other}',
        ru: ifNamed(
          'other',
          '{who_nom} не узнает, что эта роль знала про {other_acc}',
          '{who_nom} не узнает, что эта роль знала про роль «{other}»',
        ),
      },
    },
  },
  terms: {
    inheritedRole: { en: 'role of the active citizen', ru: 'роль активного жителя' },
    heir: { en: 'order of active citizens', ru: 'порядок активных жителей' },
  },
  tells: {
    roleTaken: {
      en: 'Your role from now on: {role}. Before you it belonged to {about}.',
      ru: 'Ваша роль теперь: {role}. До вас она была у {about_gen}.',
    },
    roleTakenBlocked: {
      en: 'You can use your new role only once you are no longer blocked: {role}.',
      ru: 'Ваша роль теперь: {role}. Она станет доступна, когда с вас снимут блок.',
    },
    formerMove: {
      en: 'Earlier move, night {night}: {ability}, {about}.',
      ru: 'Прежний ход, ночь {night}: {ability}, {about_nom}.',
    },
    'formerMove:request': {
      en: 'Earlier move, night {night}: {ability}, {role}.',
      ru: 'Прежний ход, ночь {night}: {ability}, {role}.',
    },
    formerResult: {
      en: 'Earlier result, night {night}: {about} — {result}.',
      ru: 'Прежний результат, ночь {night}: {about_nom} — {result}.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const activeCitizen = section({
  abilities,
  prompts,
  rules,
  rulings: { dawn: [inherit], dusk: [inherit] },
  words,
})
