/**
 * The executor (RU-EXE): he holds somebody for the day, and lets him go or tortures him in the evening. What he does
 * when he is lynched stands in `executor-rage.ts`.
 */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { learnsFact } from '../shared/general-info.ts'
import { livesOf } from '../shared/lives.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { isExtended } from '../shared/sides.ts'
import { seemHome } from '../shared/visits.ts'
import { all, any, type Fact, type LateEffect, type Resolution, type TargetGuard } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  capture: {
    kind: 'block',
    told: {
      en: 'At the end of each night you may capture one player. Their civil role is blocked from then on, and before the next night you learn their civil role and team.',
      ru: 'В конце каждой ночи вы можете захватить одного игрока. С этого момента его мирная роль заблокирована, а перед следующей ночью вы узнаете его мирную роль и команду.',
    },
    is: ['special', 'lasting', 'despiteAttack', 'reachesClients'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['night'],
    turn: 'shot',
    rule: 'RU-EXE-1',
    stoppedByGuard: 'RU-BLK-5',
    leaves: 'captive',
    components: [{ does: 'mark', as: 'capturing' }],
    keys: {
      seem: {
        says: { en: 'what watchers see where the move is stopped', ru: 'что видят те, кто следит, если ход сорван' },
        values: ['home'],
      },
    },
  },
  release: {
    kind: 'other',
    told: {
      en: 'You may let your captive go. They get their civil role back but do not move that night.',
      ru: 'Вы можете отпустить пленника. Мирная роль к нему вернется, но хода в эту ночь у него не будет.',
    },
    is: ['stays'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-EXE-2',
    components: [{ does: 'mark', as: 'releasing' }],
  },
  torture: {
    kind: 'block',
    told: {
      en: 'You may go on torturing your captive. They lose their civil role and color for good, and their negative role is blocked for that night; they are told.',
      ru: 'Вы можете и дальше пытать пленника. Мирной роли и цвета у него больше не будет, а негативная роль заблокирована на эту ночь; ему об этом сообщат.',
    },
    is: ['stays'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-EXE-3',
    components: [{ does: 'mark', as: 'torturing' }],
  },
  ownLife: {
    kind: 'protect',
    told: {
      en: 'You survive one kill at night, and nobody who watches you sees an attack then.',
      ru: 'Вы переживете одно ночное убийство, и тот, кто за вами следит, нападения не увидит.',
    },
    is: ['notForSuicide'],
    targets: 0,
    passive: true,
    uses: 1,
    rule: 'RU-EXE-8',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  captive: { of: 'slot' },
  released: { of: 'slot' },
  questioned: { of: 'slot' },
})

const options: Options = {
  bodyguardIsRescue: {
    values: [true, false],
    rule: 'RU-EXE-9',
    says: {
      en: 'An executor whose bodyguard took the blow counts as saved by a civil role, so their own civil move after the killers is foiled.',
      ru: 'Считается ли, что экзекутора, за которого удар принял телохранитель, спасла мирная роль, и его собственный мирный ход после киллеров сорван.',
    },
  },
  silentExecutor: {
    values: ['releases', 'tortures'],
    rule: 'RU-EXE-2',
    says: {
      en: 'What happens to a captive the executor decides nothing about.',
      ru: 'Что становится с пленником, о котором экзекутор ничего не решил.',
    },
  },
}

/** Two captives at once there are only early in the extended format (RU-EXE-6). */
function refuseCapture(game: Game, { number }: PhaseState, { does, to }: Sent): Refusal | undefined {
  return does === 'capture' && to.length > 1 && !(isExtended(game) && number <= 2)
    ? {
        rule: 'RU-EXE-6',
        says: {
          en: 'two captives at once are allowed only on the first two nights of the extended format',
          ru: 'двух пленников сразу берут только в первые две ночи расширенного формата',
        },
      }
    : undefined
}

/** Who is held since an earlier phase, and about whom nothing was decided since. */
export const captivesOf = (run: Resolution, executor?: SeatId): Fact<'captive'>[] =>
  run.ledger.found({
    kind: 'captive',
    when: 'soFar',
    where: ({ phase, by }) => phase !== undefined && (executor === undefined || by === undefined || by === executor),
  })

/** At the end of the night: the civil role of the captive is blocked from now on (RU-EXE-1). */
const capturing: LateEffect = (run, arrival) => {
  const {
    move: { actor, id: action },
    at,
    why,
  } = arrival
  const caught = all({ is: 'fact', kind: 'captive', of: at, other: actor, action }, { rule: 'RU-EXE-1', action }, [why])
  run.mark(at, 'captive', caught, 'RU-EXE-1', { by: actor, action })
  seemHome(run, arrival, 'RU-EXE-10')
  return caught
}

/** Nobody is captured who died this night. */
const captureLanding: TargetGuard = (run, { does }, at) => {
  if (does !== 'capture') return undefined
  return run.ledger.seekTried({ kind: 'death', of: at, when: 'soFar' }, 'RU-EXE-1', { is: 'dies', who: at })
}

/** That somebody is held by this executor. */
const isHeld = (who: SeatId, executor: SeatId, facts: readonly Fact<'captive'>[], rule: RuleId): Reason =>
  any(
    { is: 'fact', kind: 'captiveKnown', of: who, other: executor },
    { rule },
    facts.map(({ why }) => why),
  )

/** The captive goes free, but makes no move that night (RU-EXE-2). Whom the executor also tortures he does not let go. */
const releasing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const held = captivesOf(run, actor).filter(({ of }) => of === at)
  const goesOn =
    held.length && run.moves.some(({ does, actor: by, to }) => does === 'torture' && by === actor && to.includes(at))
      ? [run.given({ is: 'fact', kind: 'tortured', of: at, other: actor }, 'RU-EXE-3')]
      : []
  const free = all(
    { is: 'fact', kind: 'released', of: at, other: actor, action },
    { rule: 'RU-EXE-2', action },
    [why, isHeld(at, actor, held, 'RU-EXE-2')],
    goesOn,
  )
  letGo(run, at, held, free, { by: actor, action })
  return free
}

function letGo(
  run: Resolution,
  who: SeatId,
  held: readonly Fact<'captive'>[],
  why: Reason,
  given: { by: SeatId; action?: string },
): void {
  run.mark(who, 'released', why, 'RU-EXE-2', { ...given, until: `night ${run.phase.number}` })
  for (const fact of held) run.ledger.end(fact, why)
}

/** In the evening: the captive is maimed (RU-EXE-3, RU-EXE-5). */
const torturing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const rule: RuleId = at === actor ? 'RU-EXE-5' : 'RU-EXE-3'
  const held = captivesOf(run, actor).filter(({ of }) => of === at)
  const maimed = all({ is: 'fact', kind: 'maimed', of: at, other: actor, action }, { rule, action }, [
    why,
    isHeld(at, actor, held, rule),
  ])
  maim(run, at, held, maimed, rule, { by: actor, action })
  return maimed
}

export function maim(
  run: Resolution,
  who: SeatId,
  held: readonly Fact<'captive'>[],
  why: Reason,
  rule: RuleId,
  given: { by: SeatId; action?: string },
): void {
  run.mark(who, 'maimed', why, rule, { ...given, data: { night: run.phase.number } })
  for (const fact of held) run.ledger.end(fact, why)
}

/** After the evening's decisions, when the night begins: a captive of whom nothing was said (RU-EXE-2, RU-EXE-3). Whoever took himself meant it (RU-EXE-5). */
function undecided(run: Resolution): void {
  if (run.phase.kind !== 'night') return
  for (const fact of captivesOf(run)) {
    const { of, by } = fact
    if (by === undefined || !run.seat(by).alive || !run.seat(of).alive) continue
    const silent = [fact.why, run.given({ is: 'fact', kind: 'nothingDecided', of, other: by }, 'RU-EXE-2')]
    const rule: RuleId = of === by ? 'RU-EXE-5' : 'RU-EXE-3'
    if (of === by || run.option('silentExecutor') === 'tortures')
      maim(run, of, [fact], all({ is: 'fact', kind: 'maimed', of, other: by }, { rule }, silent), rule, { by })
    else
      letGo(run, of, [fact], all({ is: 'fact', kind: 'released', of, other: by }, { rule: 'RU-EXE-2' }, silent), {
        by,
      })
  }
}

/** With the executor gone nobody is held any more, and no corpse is. */
function setFree(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'captive', when: 'soFar' })) {
    const { of, by } = fact
    if (!run.seat(of).alive)
      run.ledger.end(
        fact,
        any(
          { is: 'dies', who: of },
          { rule: 'RU-EXE-1' },
          run
            .deaths()
            .filter(death => death.of === of)
            .map(({ why }) => why),
        ),
      )
    else if (by !== undefined && !run.seat(by).alive)
      run.ledger.end(fact, all({ is: 'fact', kind: 'executorGone', of, other: by }, { rule: 'RU-EXE-2' }))
  }
}

/** Before the decision the executor learns civil role and team; the faceless counts as red (RU-EXE-1). Once for each captive. */
function question(run: Resolution): void {
  for (const { of, by, why } of captivesOf(run)) {
    if (
      by === undefined
      || of === by
      || !run.seat(by).alive
      || !run.seat(of).alive
      || run.ledger.found({ kind: 'questioned', of, by, when: 'soFar' }).length
    )
      continue
    const { role, faction } = run.seat(of)
    const team = faction === 'black' ? 'black' : 'red'
    const action = `passive:${by}:capture`
    const knows = all({ is: 'fact', kind: 'questioned', of, other: by }, { rule: 'RU-EXE-1', action }, [why])
    run.put({ kind: 'questioned', of, by, why: knows, rule: 'RU-EXE-1', until: `night ${run.phase.number}` })
    if (!learnsFact(run, by, { action, ability: 'capture' }, of, 'civilRole', role, 'RU-EXE-1', knows)) continue
    learnsFact(run, by, { action, ability: 'capture' }, of, 'team', team, 'RU-EXE-1', knows)
    run.tell(by, 'captiveKnown', { about: of, role, team, result: role }, 'RU-EXE-1')
    run.tell(by, 'captiveTeam', { about: of, team, result: team }, 'RU-EXE-1')
  }
}

/** What is told to captives, those let go and those maimed (RU-EXE-3, RU-EXE-7). */
function tellVictims(run: Resolution): void {
  const told = [
    ['captive', 'captured', 'RU-EXE-7'],
    ['released', 'released', 'RU-EXE-7'],
    ['maimed', 'maimed', 'RU-EXE-3'],
  ] as const
  const now = (fact: Fact): boolean =>
    fact.phase === undefined || (fact.phase === `evening ${run.phase.number}` && run.phase.kind === 'night')
  for (const [mark, kind, rule] of told) {
    for (const { of, by } of run.ledger.found({ kind: mark, when: 'soFar', where: now }))
      if (by !== undefined && run.seat(of).alive) run.tell(of, kind, {}, rule)
  }
}

const rules: Rules = {
  'RU-EXE-1': stated({
    en: 'At the end of the night the executor captures a player, whose civil role is blocked from then on. Before the next night the executor learns the captive’s civil role and team; the faceless counts as red.',
    ru: 'В конце ночи экзекутор захватывает игрока, и с этого момента мирная роль пленника заблокирована. Перед следующей ночью экзекутор узнает его мирную роль и команду; безликий считается красным.',
  }),
  'RU-EXE-2': stated({
    en: 'A released captive gets the civil role back but makes no move that night.',
    ru: 'Отпущенному пленнику возвращается мирная роль, но хода в эту ночь он не делает.',
  }),
  'RU-EXE-3': stated({
    en: 'If the executor keeps torturing a captive, the captive is maimed: they permanently lose their civil role and color, their negative role is blocked for that night, and they are told.',
    ru: 'Пленник, которого он продолжает пытать, покалечен: мирной роли и цвета больше нет, негативная роль заблокирована на эту ночь, и жертве об этом сообщают.',
  }),
  'RU-EXE-5': stated({
    en: 'The executor may torture themselves: they lose their own civil role and color, but keep the next night’s negative move and can still maim another player if lynched.',
    ru: 'Экзекутор может пытать самого себя: его мирной роли и цвета больше нет, негативный ход следующей ночи остается, и если его залинчуют, он по-прежнему может покалечить другого.',
  }),
  'RU-EXE-6': stated({
    en: 'In the extended format the executor may capture two players on each of the first two nights.',
    ru: 'В расширенном формате в каждую из первых двух ночей экзекутор может захватить двух игроков.',
  }),
  'RU-EXE-7': stated({
    en: 'The executor can reach clients too. A captive is told of the pain; a released one is told that they are free.',
    ru: 'Экзекутор добирается и до клиентов. Пленнику сообщают о боли, отпущенному — о свободе.',
  }),
  'RU-EXE-8': stated({
    en: 'The executor survives one kill at night, and a tracker sees no attack then.',
    ru: 'Экзекутор переживает одно ночное убийство, и кто за ним следит, тот нападения тогда не видит.',
  }),
  'RU-EXE-9': stated({
    en: 'An attempt on the executor does not foil the capture. If another player’s civil role saved the executor, the executor’s own civil move after the killers is foiled; a bodyguard who took the blow counts too, unless the host decides differently.',
    ru: 'Покушение на экзекутора захвата не срывает. Если его спасла чужая мирная роль, его собственный мирный ход, который идет после киллеров, сорван; телохранитель, принявший удар на себя, тоже в счет, если ведущий не решил иначе.',
  }),
  'RU-EXE-10': stated({
    en: 'If foiled, the executor may seem to have moved on themselves. They check red until their first successful kill. When all other blacks are out, they may kill instead of capturing, and they keep any captive they already hold.',
    ru: 'Если ход сорван, экзекутор может создать видимость хода в себя. Он чекается красным до первого успешного убийства. Когда все другие черные выбыли, он может вместо захвата убивать, а кого держит, тот остается у него.',
  }),
}

const words = {
  uses: {
    capture: { en: 'capture', ru: 'захват' },
    release: { en: 'release', ru: 'освобождение' },
    torture: { en: 'torture', ru: 'пытка' },
    ownLife: { en: 'spare life', ru: 'запасная жизнь' },
  },
  deeds: {
    capture: { en: '{actor} captured {first}', ru: `{actor_nom} ${did('actor', 'захватил')} {first_acc}` },
    'capture:2': {
      en: '{actor} captured {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'захватил')} {first_acc} и {second_acc}`,
    },
    release: { en: '{actor} released {first}', ru: `{actor_nom} ${did('actor', 'отпустил')} {first_acc}` },
    torture: {
      en: '{actor} kept torturing {first}',
      ru: `{actor_nom} ${did('actor', 'продолжал')} пытать {first_acc}`,
    },
    'release:2': {
      en: '{actor} released {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'отпустил')} {first_acc} и {second_acc}`,
    },
    'torture:2': {
      en: '{actor} kept torturing {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'продолжал')} пытать {first_acc} и {second_acc}`,
    },
    ownLife: { en: '{actor} had a spare life', ru: 'у {actor_gen} была запасная жизнь экзекутора' },
    'capture:tried': tried('capture {first}', 'захватить {first_acc}'),
    'capture:2:tried': tried('capture {first} and {second}', 'захватить {first_acc} и {second_acc}'),
    'release:tried': tried('release {first}', 'отпустить {first_acc}'),
    'torture:tried': tried('keep torturing {first}', 'продолжить пытку {first_gen}'),
    'release:2:tried': tried('release {first} and {second}', 'отпустить {first_acc} и {second_acc}'),
    'torture:2:tried': tried('keep torturing {first} and {second}', 'продолжить пытку {first_gen} и {second_gen}'),
  },
  facts: {
    captive: {
      stands: { en: '{who} is a captive', ru: '{who_nom} в камере пыток' },
      falls: { en: '{who} is not a captive', ru: '{who_nom} не в камере пыток' },
      asks: { en: 'Is {who} a captive?', ru: 'Попадает ли {who_nom} в камеру пыток?' },
      would: { en: '{who} would have been a captive', ru: `{who_nom} ${did('who', 'попал')} бы в камеру пыток` },
    },
    captiveKnown: {
      stands: { en: '{other} holds {who}', ru: '{other_nom} держит {who_acc} в камере пыток' },
      falls: { en: '{who} is not held', ru: '{who_nom} не в камере пыток' },
    },
    questioned: {
      stands: { en: '{who} is questioned', ru: '{who_acc} допрашивают' },
      falls: { en: '{who} is not questioned', ru: '{who_acc} не допрашивают' },
      asks: { en: 'Is {who} questioned?', ru: 'Допрашивают ли {who_acc}?' },
    },
    released: {
      stands: { en: '{who} is released', ru: '{who_acc} отпускают' },
      falls: { en: '{who} is not released', ru: '{who_acc} не отпускают' },
      asks: { en: 'Is {who} released?', ru: 'Отпускают ли {who_acc}?' },
      would: { en: '{who} would have been released', ru: '{who_acc} отпустили бы' },
    },
    maimed: {
      stands: { en: '{who} is maimed', ru: `{who_nom} ${did('who', 'покалечен')}` },
      falls: { en: '{who} is not maimed', ru: `{who_nom} не ${did('who', 'покалечен')}` },
      asks: { en: 'Is {who} maimed?', ru: `${did('who', 'Покалечен')} ли {who_nom}?` },
      would: { en: '{who} would have been maimed', ru: `{who_nom} ${did('who', 'был')} бы ${did('who', 'покалечен')}` },
    },
    tortured: {
      stands: { en: '{other} keeps torturing {who}', ru: '{other_nom} продолжает пытать {who_acc}' },
      falls: { en: '{other} does not keep torturing {who}', ru: '{other_nom} не продолжает пытать {who_acc}' },
    },
    nothingDecided: {
      stands: { en: '{other} decided nothing about {who}', ru: '{other_nom} ничего не решает: {who_nom}' },
      falls: { en: '{other} decided something about {who}', ru: '{other_nom} принимает решение о {who_pre}' },
    },
    executorGone: {
      stands: { en: '{other} is out of the game', ru: '{other_nom} вне игры' },
      falls: { en: '{other} is still in the game', ru: '{other_nom} в игре' },
    },
    ownLife: {
      stands: { en: '{who} has a spare life', ru: 'у {who_gen} есть запасная жизнь' },
      falls: { en: '{who} has no spare life for this', ru: 'у {who_gen} на это нет запасной жизни' },
      would: { en: '{who} would have had a spare life', ru: 'у {who_gen} была бы запасная жизнь' },
    },
    lifeSpent: {
      stands: { en: '{who}’s spare life is used up', ru: 'запасная жизнь {who_gen} потрачена' },
      falls: { en: '{who}’s spare life is not used up', ru: 'запасная жизнь {who_gen} не потрачена' },
      asks: { en: 'Is {who}’s spare life used up?', ru: 'Потрачена ли запасная жизнь {who_gen}?' },
    },
    lifeGone: {
      stands: { en: '{who}’s spare life was used up earlier', ru: 'запасная жизнь {who_gen} потрачена раньше' },
      falls: { en: '{who}’s spare life was not used up earlier', ru: 'запасная жизнь {who_gen} еще не потрачена' },
    },
    seemedHome: {
      stands: { en: '{who} seems to have stayed at home', ru: 'выглядит так, будто {who_nom} ходит на себя' },
      falls: { en: '{who} was not stopped', ru: 'ход {who_gen} не сорван' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    silentExecutor: { en: 'executor decides nothing', ru: 'молчание экзекутора' },
    releases: { en: 'releases', ru: 'отпускает' },
    tortures: { en: 'keeps torturing', ru: 'продолжает пытки' },
  },
  tells: {
    captured: { en: 'You feel pain.', ru: 'Вы чувствуете боль!' },
    released: {
      en: 'You were released, but you make no move tonight.',
      ru: 'Вас отпустили, но до конца ночи вы не можете ходить.',
    },
    maimed: {
      en: 'You were maimed: your civil role and color are gone.',
      ru: 'Вас покалечили: у вас больше нет мирной роли и цвета.',
    },
    captiveKnown: {
      en: 'Your captive {about}’s civil role: {role}.',
      ru: 'Мирная роль вашей жертвы ({about_nom}): {role}.',
    },
    captiveTeam: {
      en: 'Your captive {about}’s team: {result}.',
      ru: 'Команда вашей жертвы ({about_nom}): {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    },
  },
  verbs: {
    capture: ['capture', 'catch', 'torture chamber'],
    release: ['release', 'let {first} go', 'free'],
    torture: ['torture', 'keep torturing', 'finish off'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const executor = section({
  abilities,
  facts,
  options,
  refuse: refuseCapture,
  rules,
  rulings: {
    targetGuards: [captureLanding],
    effects: { capturing, releasing, torturing },
    spares: livesOf,
    before: { longBlocks: question },
    after: { longBlocks: undecided, end: setFree },
    dawn: [tellVictims],
    dusk: [question, tellVictims],
  },
  words,
})
