/**
 * The faceless (RU-FAC, RU-FL): whose faces are cut by night, with whom as a task, and what one is beside the civil
 * role. How faces come back: `faces-back.ts`; how the game ends for it: `ends.ts`.
 */
import { seatOf, type Game, type Seat } from '../../../journal/state.ts'
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { isElite } from '../shared/roster.ts'
import { learnsFact } from '../shared/general-info.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { isGrey } from '../shared/sides.ts'
import { all, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  cutFace: {
    kind: 'block',
    told: {
      en: 'Each night you cut one face: name the victim and a second player as the task. The victim has no civil role until the task is lynched. You may name anybody alive but yourself as the task, each player once per game. Both are told.',
      ru: 'Каждую ночь вы срезаете одно лицо: назовите жертву и второго игрока как задание. У жертвы нет мирной роли, пока этого игрока не залинчуют. Заданием может быть любой живой, кроме вас, каждый один раз за игру. Оба об этом узнают.',
    },
    is: ['unstoppable', 'uncounted', 'stays', 'keepsAim'],
    targets: 1,
    most: 2,
    self: true,
    repeats: true,
    visits: [0],
    phases: ['night'],
    rule: 'RU-FAC-1',
    toldBy: 'RU-RES-20',
    sparesSecretary: 'RU-SEC-2',
    components: [{ does: 'mark', as: 'faceCut' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  faceCut: { of: 'slot' },
  cutTonight: { of: 'slot' },
  faceTask: { of: 'slot', data: { victim: 'slot' } },
})

type Known = Pick<Game, 'seats' | 'facts'>

/** The faceless of a game, alive or not; there is one at most (RU-FMT-3). */
export const facelessOf = ({ seats }: Pick<Game, 'seats'>): Seat | undefined =>
  seats.find(({ details }) => details?.faceless === 'true')

export const hasPost = ({ details }: Pick<Seat, 'details'>): boolean =>
  details?.title === 'mayor' || details?.title === 'secretary'

const isCut = ({ seats }: Known, slot: SeatId): boolean =>
  seats.some(seat => seat.slot === slot && seat.status.includes('faceCut'))

const remembered = ({ facts }: Known, kind: 'faceBack' | 'faceTask', slot: SeatId): boolean =>
  rememberedOf(facts, kind).some(({ of }) => of === slot)

const hadFaceBack = (game: Known, slot: SeatId): boolean => remembered(game, 'faceBack', slot)

const wasTask = (game: Known, slot: SeatId): boolean => remembered(game, 'faceTask', slot)

/** Whose face can be cut now (RU-FAC-4, RU-FL-3). */
const faces = (game: Known): SeatId[] =>
  game.seats
    .filter(
      seat =>
        seat.alive && !isElite(seat) && !hasPost(seat) && !isCut(game, seat.slot) && !hadFaceBack(game, seat.slot),
    )
    .map(({ slot }) => slot)

/** Who is left to be named as a task (RU-FL-2). */
export const tasks = (game: Known): SeatId[] =>
  game.seats
    .filter(
      ({ alive, slot, details, faction }) =>
        alive && !isElite({ faction }) && details?.faceless !== 'true' && !wasTask(game, slot),
    )
    .map(({ slot }) => slot)

/** Players among them: bystanders of a position are never drawn. */
const players = ({ seats }: Known, slots: readonly SeatId[]): SeatId[] =>
  slots.filter(slot => !seats.find(seat => seat.slot === slot)?.bystander)

const refuse: Refuse = (game, _phase, { does, by, to: [victim = '', task] }) => {
  if (does !== 'cutFace') return undefined
  const name = (slot: string): string => seatOf(game, slot)?.name ?? slot
  if (isCut(game, victim))
    return {
      rule: 'RU-FL-3',
      says: { en: `${name(victim)}’s face has already been cut`, ru: `игроку ${name(victim)} лицо уже срезано` },
    }
  if (hadFaceBack(game, victim))
    return {
      rule: 'RU-FL-3',
      says: {
        en: `${name(victim)} got the face back and cannot be cut again`,
        ru: `игрок ${name(victim)} вернул лицо, срезать его больше нельзя`,
      },
    }
  if (task === by)
    return { rule: 'RU-FL-2', says: { en: 'the faceless cannot be a task', ru: 'безликий не может быть целью' } }
  return task !== undefined && wasTask(game, task)
    ? {
        rule: 'RU-FL-2',
        says: { en: `${name(task)} has already been a task`, ru: `игрок ${name(task)} уже был целью` },
      }
    : undefined
}

/** A cut: of whom, for which task, and why it comes about. */
interface Cut {
  faceless: SeatId
  victim: SeatId
  task: SeatId | undefined
  why: Reason
  action?: ActionId
}

/** A cut that was sent in. A task that is not named is drawn, where more than one is left (RU-FL-5). */
const cutFace: LateEffect = (
  run,
  {
    move: {
      id: action,
      actor: faceless,
      to: [, named],
    },
    at: victim,
    why,
  },
) =>
  writeCut(run, {
    faceless,
    victim,
    task: named ?? (why.holds && tasks(run.game).length > 1 ? drawTask(run, victim) : undefined),
    why,
    action,
  })

const drawTask = (run: Resolution, victim: SeatId): SeatId | undefined =>
  run.draw('faceTarget', victim, players(run.game, tasks(run.game)))

function writeCut(run: Resolution, { faceless, victim, task, why, action }: Cut): Reason {
  const by = { by: faceless, ...(action !== undefined && { action }) }
  const also = ['RU-FAC-4', ...(victim === faceless ? ['RU-FL-4'] : [])]
  const cut = all(
    { is: 'fact', kind: 'faceCut', of: victim, other: faceless, ...(action !== undefined && { action }) },
    { rule: 'RU-FAC-1', also, action },
    [why],
  )
  run.mark(victim, 'faceCut', cut, 'RU-FL-1', by)
  run.put({ kind: 'cutTonight', of: victim, why: tonight(victim, faceless, cut), rule: 'RU-FAC-3', ...by })
  const named = all({ is: 'fact', kind: 'faceTask', of: task ?? '', other: victim }, { rule: 'RU-FAC-1' }, [cut])
  if (task !== undefined)
    run.put({ kind: 'faceTask', of: task, why: named, rule: 'RU-FL-2', ...by, data: { victim }, lasting: true })
  return cut
}

/** The cut at the victim's home: what foils the moves of that night, and what sensors of visitors there notice (RU-FAC-9). */
const tonight = (victim: SeatId, faceless: SeatId, cut: Reason): Reason =>
  all({ is: 'fact', kind: 'cutTonight', of: victim, other: faceless }, { rule: 'RU-FAC-3' }, [
    all({ is: 'fact', kind: 'comesToCut', of: victim, other: faceless }, { rule: 'RU-FAC-9' }, [
      all({ is: 'fact', kind: 'cutsFaces', of: faceless }, { rule: 'RU-FL-7' }, [cut]),
    ]),
  ])

/** Whoever sends nothing cuts the own face, or where it cannot be cut a drawn one; only an empty revote before lets the night pass (RU-FAC-7). */
function cutForced(run: Resolution): void {
  const seat = facelessOf(run.game)
  if (!seat?.alive || run.moves.some(({ does, actor }) => does === 'cutFace' && actor === seat.slot)) return
  const faceless = seat.slot
  const open = faces(run.game)
  const skips = run.ledger.seekTried({ kind: 'emptyRevote', when: 'phaseStart' }, 'RU-FL-5', {
    is: 'fact',
    kind: 'maySkip',
    of: faceless,
  })
  const nothing = all({ is: 'fact', kind: 'sentNothing', of: faceless }, { rule: 'RU-FAC-7' }, [], skips)
  const own = open.includes(faceless)
  const victim = own ? faceless : nothing.holds ? run.draw('faceVictim', faceless, players(run.game, open)) : undefined
  if (victim === undefined) return
  const why = own ? nothing : all({ is: 'fact', kind: 'drawnFace', of: victim }, { rule: 'RU-FL-5' }, [nothing])
  writeCut(run, { faceless, victim, task: why.holds ? drawTask(run, victim) : undefined, why })
}

/** The cuts of this night that came about. */
const cutsOf = (run: Resolution): Fact<'faceCut'>[] =>
  run.ledger.found({ kind: 'faceCut', when: 'soFar', where: ({ phase }) => phase === undefined })

/** What is published and told of the cuts of this night (RU-FAC-2, RU-RES-20). */
function reportCuts(run: Resolution): void {
  const cuts = cutsOf(run)
  if (cuts.length) run.announce('faceVictims', { who: cuts.map(({ of }) => of) }, 'RU-FAC-2')
  for (const { of: victim, by: faceless = '', action, why } of cuts) {
    const [task] = run.ledger.found({
      kind: 'faceTask',
      when: 'soFar',
      where: ({ data, phase }) => phase === undefined && data.victim === victim,
    })
    if (task) run.tell(victim, 'faceVictim', { other: task.of }, 'RU-RES-20')
    else run.tell(victim, 'faceVictimNoTask', {}, 'RU-RES-20')
    if (task) run.tell(task.of, 'faceTarget', {}, 'RU-RES-20')
    if (run.isDead(faceless) || victim === faceless) continue
    const { role } = run.seat(victim)
    const by = { action: action ?? `passive:${faceless}:cutFace`, ability: 'cutFace' }
    const knows = all({ is: 'fact', kind: 'knowsFace', of: faceless, other: victim }, { rule: 'RU-FAC-2' }, [why])
    if (learnsFact(run, faceless, by, victim, 'civilRole', role, 'RU-FAC-2', knows))
      run.tell(faceless, 'faceRole', { about: victim, role, result: role }, 'RU-FAC-2')
  }
}

const rules: Rules = {
  'RU-FAC-1': stated({
    en: 'Every night the faceless cuts one face: the victim has no civil role until the player named as the task is lynched. Any living player except the faceless may be named, each once per game; naming one is optional if only one is left to name. The victim and the task are told.',
    ru: 'Каждую ночь безликий срезает одно лицо: у жертвы нет мирной роли, пока не залинчуют игрока, назначенного целью. Целью можно назначить любого живого игрока, кроме безликого, каждого один раз за игру; если назначить можно только одного, цель не обязательна. Жертва и цель об этом узнают.',
  }),
  'RU-FAC-2': stated({
    en: 'Victims are announced in the morning, and the faceless learns their civil roles. A role comes back as it was when it was cut, and that player cannot be cut again.',
    ru: 'Жертв объявляют утром, и безликий узнает их мирные роли. Роль возвращается такой, какой была в момент среза, и такому игроку лицо больше не срезают.',
  }),
  'RU-FAC-3': stated({
    en: 'Cutting a black foils their negative move that night. Their civil move that night fails too, and what it would have told is lost.',
    ru: 'Срез лица черного срывает негативный ход этой ночи. Мирный ход этой ночи тоже не проходит, и то, что он сообщил бы, пропадает.',
  }),
  'RU-FAC-4': stated({
    en: 'The dead, the mayor and the secretary cannot be cut, though the mayor and the secretary may be tasks. Nothing blocks, foils or redirects a cut.',
    ru: 'Нельзя срезать лицо мертвому, мэру и секретарше, хотя мэр и секретарша могут быть целями. Срез нельзя заблокировать, сорвать или перенаправить.',
  }),
  'RU-FAC-7': stated({
    en: 'The faceless may skip only after a vote whose revote had no victim. If they send nothing in, their own face is cut, or if that is impossible, a random one. They may also cut their own face on purpose, with a task.',
    ru: 'Безликий может пропустить ход только после голосования, которое закончилось переголосованием без жертв. Если он ничего не прислал, срезается его собственное лицо, а если это невозможно — лицо по жребию. Собственное лицо можно срезать и намеренно, с целью.',
  }),
  'RU-FAC-8': stated({
    en: 'The faceless shows red to every check and every verification, and gray to the killer. Lynching the faceless does not cost the mayor the post.',
    ru: 'Безликий красный для любого чека и любой проверки и серый для киллера. Линчевание безликого не лишает мэра поста.',
  }),
  'RU-FAC-9': stated({
    en: 'A player who notices visitors at the victim’s home notices the cut; a player who watches from elsewhere does not.',
    ru: 'Кто замечает гостей у дома жертвы, замечает и срез; кто следит из другого места, не замечает.',
  }),
  'RU-FAC-G1': stated({
    en: 'A faceless phantom may possess only a victim, and may score one more.',
    ru: 'Безликий фантом может вселиться только в жертву и получить в зачет еще одну.',
  }),
  'RU-FAC-G2': {
    ...stated({
      en: 'A faceless bodyguard, commissioner, detective, liar or witch has what these roles give a black.',
      ru: 'У безликого телохранителя, комиссара, детектива, лжеца или ведьмы есть то, что эти роли дают черному.',
    }),
    uncheckable: {
      en: 'refers to the rules of those roles, where it is shown (RU-BOD-G1, RU-COM-G1, RU-DET-G1)',
      ru: 'отсылает к правилам этих ролей, где это и показано (RU-BOD-G1, RU-COM-G1, RU-DET-G1)',
    },
  },
  'RU-FAC-G3': stated({
    en: 'A faceless terrorist with the detonator gets a draw instead of a loss and loses the victims scored before; the player blown up counts if they were a victim.',
    ru: 'Безликий террорист с детонатором вместо поражения получает ничью и теряет жертв, набранных раньше; взорванный им игрок зачтется, если был жертвой.',
  }),
  'RU-FAC-G4': stated({
    en: 'A faceless hero may save anybody and is told the team of the player to be lynched. If lynched themselves, they may leave with a draw, losing everything scored.',
    ru: 'Безликий герой может спасти любого и узнает команду линчуемого. Если линчуют его самого, он может покинуть игру с ничьей, потеряв всех жертв.',
  }),
  'RU-FAC-G5': stated({
    en: 'A faceless investigator, fanatic, cultist or inquisitor whose kill is the ninth death (twelfth in the extended format) stays until one more player dies, as long as the game can go on. With such a shot the faceless may also kill themselves, losing everything scored.',
    ru: 'Безликий следователь, фанатик, культист или инквизитор, чье убийство стало девятой смертью (в расширенном формате двенадцатой), остается до следующей смерти, если игра может продолжаться. Таким выстрелом безликий может и покончить с собой, потеряв все набранное.',
  }),
  'RU-FAC-G6': stated({
    en: 'A killer who is a victim and dies attacking a faceless kamikaze counts as lynched. The faceless may kill themselves together with anybody, for a draw and the loss of everything scored.',
    ru: 'Киллер, который был жертвой и умер, напав на безликого камикадзе, считается залинчованным. Безликий может покончить с собой вместе с любым игроком: это ничья и потеря всего набранного.',
  }),
  'RU-FAC-G7': stated({
    en: 'A faceless madman may die alone in their own fire, which is a draw and costs them their points, or set it and live.',
    ru: 'Безликий безумец может умереть в своем пожаре один — это ничья и потеря баллов — или устроить пожар и остаться жить.',
  }),
  'RU-FL-1': stated({
    en: 'The cut takes the victim’s civil role and foils a black victim’s negative move that night. It cannot be stopped, does not affect corpses, the mayor or the secretary, and is published.',
    ru: 'Срез отнимает у жертвы мирную роль и срывает негативный ход черной жертвы в эту ночь. Остановить его нельзя, мертвых, мэра и секретаршу он не затрагивает, и его объявляют.',
  }),
  'RU-FL-2': stated({
    en: 'The face comes back when the task is lynched, whoever votes for it. The task may be anybody alive at the time of the cut except the faceless, including the mayor and the secretary, and each player once per game.',
    ru: 'Лицо возвращается, когда залинчована цель, кто бы против нее ни голосовал. Целью может быть любой, кто жив в момент среза, кроме безликого, в том числе мэр и секретарша, и каждый игрок один раз за игру.',
  }),
  'RU-FL-4': stated({
    en: 'The faceless may cut their own face, with a task: their civil role is off until the task is lynched.',
    ru: 'Безликий может срезать собственное лицо и назначить цель: мирная роль не действует, пока цель не залинчуют.',
  }),
  'RU-FL-5': stated({
    en: 'Skipping is allowed only if the previous vote ended in a revote without a victim. Without a move, the faceless’ own face is cut, or if that is impossible a random one, with a random task; there may be no task if only one player is free.',
    ru: 'Пропустить ход можно, только если прошлое голосование закончилось переголосованием без жертв. Без хода срезается собственное лицо, а если это невозможно — лицо по жребию, с целью по жребию; цели может не быть, если свободен только один игрок.',
  }),
  'RU-FL-7': stated({
    en: 'Besides the cuts the faceless has a gray civil role, checks and verifies red, and is gray to the killer. Players who notice visitors at the victim’s home see the cut; the bum does not.',
    ru: 'У безликого кроме срезов есть серая мирная роль, чек и проверка показывают его красным, а для киллера он серый. Кто замечает гостей у дома жертвы, видит срез, бомж — нет.',
  }),
}

const words = {
  uses: {
    cutFace: { en: 'cut', ru: 'срез лица' },
  },
  deeds: {
    cutFace: { en: '{actor} cuts {first}’s face', ru: `{actor_nom} ${did('actor', 'срезал')} лицо {first_dat}` },
    'cutFace:2': {
      en: '{actor} cuts {first}’s face, with {second} as the task',
      ru: `{actor_nom} ${did('actor', 'срезал')} лицо {first_dat} (цель — {second_nom})`,
    },
    'cutFace:tried': tried('cut {first}’s face', 'срезать лицо {first_dat}'),
    'cutFace:2:tried': tried(
      'cut {first}’s face, with {second} as the task',
      'срезать лицо {first_dat} (цель — {second_nom})',
    ),
  },
  facts: {
    faceCut: {
      stands: { en: '{who}’s face is cut', ru: '{who_dat} срезали лицо' },
      falls: { en: '{who}’s face is not cut', ru: '{who_dat} лицо не срезали' },
      asks: { en: 'Is {who}’s face cut?', ru: 'Срезали ли лицо {who_dat}?' },
      would: { en: '{who}’s face would have been cut', ru: '{who_dat} срезали бы лицо' },
    },
    cutTonight: {
      stands: {
        en: 'the cut foils all of {who}’s moves tonight',
        ru: 'срез лица срывает ходы {who_gen} этой ночи',
      },
      falls: {
        en: 'no cut foils {who}’s moves tonight',
        ru: 'срез лица не срывает ходы {who_gen} этой ночи',
      },
    },
    comesToCut: {
      stands: {
        en: 'anybody who notices visitors at {who}’s home notices {other}',
        ru: '{who_nom} может заметить дома {other_acc} с ножом',
      },
      falls: { en: 'nobody comes to cut {who}’s face', ru: 'к {who_dat} не приходит гость с ножом' },
    },
    cutsFaces: {
      stands: {
        en: '{who} is the faceless and cuts faces besides using the civil role',
        ru: '{who_nom} — безликий и срезает лица помимо мирной роли',
      },
      falls: { en: '{who} does not cut a face', ru: '{who_nom} не срезает лицо' },
    },
    ownFace: {
      stands: { en: 'it is {who}’s own face', ru: '{who_nom} срезает собственное лицо' },
      falls: { en: 'it is not {who}’s own face', ru: '{who_nom} срезает не собственное лицо' },
    },
    sentNothing: {
      stands: { en: '{who} sent in no cut', ru: `{who_nom} не ${did('who', 'прислал')} хода со срезом` },
      falls: { en: '{who} did not have to send in a cut', ru: `{who_nom} не ${did('who', 'обязан')} срезать лицо` },
      would: {
        en: '{who} would have had to send in a cut',
        ru: `{who_nom} ${did('who', 'был')} бы ${did('who', 'обязан')} срезать лицо`,
      },
    },
    maySkip: {
      stands: {
        en: 'the last revote had no victim, so {who} may skip',
        ru: 'переголосование прошло без жертв, {who_nom} может пропустить ход',
      },
      falls: { en: '{who} may not skip', ru: '{who_nom} не может пропустить ход' },
    },
    drawnFace: {
      stands: { en: '{who} is picked at random', ru: 'жребий выпадает на {who_acc}' },
      falls: { en: '{who} is not picked at random', ru: 'жребий для {who_gen} не нужен' },
      would: { en: '{who} would have been picked at random', ru: 'жребий мог бы выпасть на {who_acc}' },
    },
    faceTask: {
      stands: { en: 'lynching {who} is to bring a face back', ru: '{who_nom} — цель для возвращения лица' },
      falls: { en: '{who} is not a task', ru: '{who_nom} не цель' },
      asks: { en: 'Is {who} a task?', ru: 'Цель ли {who_nom}?' },
    },
    knowsFace: {
      stands: {
        en: '{who} learns the civil role of the victim {other}',
        ru: '{who_nom} узнает мирную роль жертвы ({other_nom})',
      },
      falls: {
        en: '{who} does not learn the civil role of the victim {other}',
        ru: '{who_nom} не узнает мирной роли жертвы ({other_nom})',
      },
    },
    noTask: {
      stands: { en: 'no task is given tonight', ru: 'цель в эту ночь не назначается' },
      falls: { en: 'a task is given tonight', ru: 'цель в эту ночь назначается' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    task: { en: 'the task', ru: 'цель' },
  },
  tells: {
    faceVictim: {
      en: 'Your face was cut: you have no civil role until {other} is lynched.',
      ru: 'Вам срезали лицо: мирная роль заблокирована, пока не линчуют вашу цель. Ваша цель — {other_nom}.',
    },
    faceVictimNoTask: {
      en: 'Your face was cut: you have no civil role, and only the lynch of the faceless brings it back.',
      ru: 'Вам срезали лицо: мирная роль заблокирована. Цели нет, роль вернет только линчевание безликого.',
    },
    faceTarget: {
      en: 'You are the task for a victim of the faceless: your lynch gives a face back.',
      ru: 'Вы — цель для жертвы безликого: ваше линчевание вернет ей лицо.',
    },
    faceRole: {
      en: 'You cut the face of {about}. Civil role: {role}.',
      ru: 'Ваша жертва — {about_nom}. Мирная роль: {role}.',
    },
  },
  verbs: {
    cutFace: ['cut', 'cut the face of {first} with {second} as task'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const faceless = section({
  abilities,
  facts,
  refuse,
  rules,
  words,
  rulings: {
    effects: { faceCut: cutFace },
    before: { faceCut: cutForced },
    results: ['faceCut'],
    asides: ['faceTask'],
    // Nobody is content with the faceless alone (RU-VOTE-14).
    vote: {
      votesAgain: (run, who) =>
        isGrey(run.seat(who)) ? [run.given({ is: 'fact', kind: 'facelessAlone', of: who }, 'RU-VOTE-14')] : [],
    },
  },
})

/** In the morning it is told whose faces were cut, to whom that still matters. */
export const cutReports = section({ rulings: { dawn: [reportCuts] } })
