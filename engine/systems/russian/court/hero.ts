/**
 * The hero (RU-HER): whom he defends once everybody has voted, and what that costs or brings him. How he dies:
 * `hero-death.ts`.
 */
import { seatOf, type Game } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { asked } from '../day/asked.ts'
import { ownBarrier } from '../day/caps.ts'
import { counting } from '../day/count.ts'
import type { Barrier, Sentence } from '../day/hooks.ts'
import { voteKinds } from '../day/kinds.ts'
import { lynchedBy, stands } from '../day/result.ts'
import { entryOf } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { learnsFact } from '../shared/general-info.ts'
import { kills, kindOf } from '../shared/moves.ts'
import { perRun } from '../shared/per-run.ts'
import { hasUse } from '../shared/roles.ts'
import { log } from '../shared/scopes.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { speaksBy } from '../shared/speaks.ts'
import { tellVisitorNames } from '../shared/visitor-names.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, rememberedOf, type ActorGuard, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  standUp: {
    kind: 'protect',
    told: {
      en: 'Once per game, when everybody has voted, I tell you who is to die, and you may stand up for one of them. A red player is not lynched, a black player dies together with you, and the faceless dies alone. It is announced whom you saved.',
      ru: 'Один раз за игру, когда все проголосовали, вы узнаете, кто должен быть залинчован, и можете встать на защиту одного из них. Красного не линчуют, с черным вы умираете на пару, безликий умирает один. Кого вы спасли, объявят.',
    },
    is: ['byLetter', 'stays', 'keepsAim', 'keptFromHeirs', 'deadly'],
    targets: 1,
    notSelf: { rule: 'RU-HER-2' },
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-HER-1',
    components: [{ does: 'mark', as: 'standingUp' }],
  },
  noticeVisitors: {
    kind: 'investigate',
    told: {
      en: 'You have a barrier of one in every vote, and you learn by name who comes to you at night.',
      ru: 'На голосовании у вас одиночный барьер, а утром вы узнаете имена тех, кто заходил к вам ночью.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-HER-4',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of whom a hero defends. */
  defends: { of: 'slot' },
  /** Of a hero who stood up for somebody: he does it once. */
  stoodUp: { of: 'slot', data: { team: 'word' } },
  /** Of whom a hero saved. */
  heroSaved: { of: 'slot', data: { team: 'word' } },
  /** Of who makes no killer's move in the night to come. */
  noKillerMove: { of: 'slot' },
})

const prompts: Prompts = {
  heroDefends: {
    rule: 'RU-HER-1',
    says: {
      en: 'Everybody has voted, and the hero is told who is to die. Who do they stand up for?',
      ru: 'Все голоса отданы, и герой узнает, кто должен быть залинчован. За кого он встает на защиту?',
    },
  },
}

/** What somebody did as a hero is the past of who has the role now, where he is not another hero who lives. */
const isPastOf = ({ seats }: Pick<Game, 'seats'>, hero: SeatId, doer: SeatId): boolean =>
  doer === hero || !seats.some(({ slot, alive, role }) => slot === doer && alive && isHeroic(role))

const isHeroic = (role: string): boolean => entryOf(role)?.abilities.includes('standUp') ?? false

const refuse: Refuse = (game, _phase, { by, does }) =>
  does === 'standUp' && rememberedOf(game.facts, 'stoodUp').some(({ of }) => isPastOf(game, by, of))
    ? {
        rule: 'RU-HER-1',
        says: {
          en: `${seatOf(game, by)!.name} has already stood up for somebody`,
          ru: `игрок ${seatOf(game, by)!.name} уже вставал на защиту`,
        },
      }
    : undefined

/** What a prompt of his answers where he does nothing. */
export const NOBODY = 'nobody'

/** How a hero's move ended, for its verdict. */
const outcomes = perRun<Map<string, Reason>>(() => new Map())

/** He names whom he defends; whether anything comes of it the vote says (RU-HER-1). */
const standingUp: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  enterDefence(run, at, actor, why, action)
  return () => outcomes(run).get(action) ?? notSentenced(run, at, actor, why, action)
}

function enterDefence(run: Resolution, of: SeatId, by: SeatId, why: Reason, action?: string): Fact<'defends'> {
  const defends = all(
    { is: 'fact', kind: 'defends', of, other: by, ...(action !== undefined && { action }) },
    { rule: 'RU-HER-1', ...(action !== undefined && { action }) },
    [why],
  )
  return run.put({ kind: 'defends', of, by, why: defends, rule: 'RU-HER-1', ...(action !== undefined && { action }) })
}

/** Nobody is saved who is not to die. */
const notSentenced = (run: Resolution, of: SeatId, other: SeatId, why: Reason, action: string): Reason =>
  all(
    { is: 'fact', kind: 'standsUp', of, other, action },
    { rule: 'RU-HER-1', action },
    [why],
    [run.given({ is: 'fact', kind: 'notToDie', of }, 'RU-HER-1', action)],
  )

/** Once in a game for the role: what a hero did counts for whoever has it after him (RU-HER-1, RU-ACZ-3). */
const stoodBefore = (run: Resolution, hero: SeatId): Reason[] =>
  run.ledger
    .attempts({ kind: 'stoodUp', when: 'phaseStart', where: ({ of }) => isPastOf(run.game, hero, of) })
    .map(fact => run.ledger.standing(fact, 'phaseStart'))

/** Whoever may stand up today: has the role in full and its use, and did not do it before. */
const heroes = (run: Resolution): SeatId[] =>
  run
    .living()
    .filter(
      ({ slot }) => run.has(slot, 'standUp') && hasUse(run, slot) && !stoodBefore(run, slot).some(({ holds }) => holds),
    )
    .map(({ slot }) => slot)

/** Why nobody saves him: a detonator or a last deed chose him, or what every rescue meets (RU-HER-2, RU-HUNT-6). */
const beyondSaving = (run: Resolution, sentence: Sentence): Reason[] => [
  ...(sentence.beside && !recorded(run)
    ? [all({ is: 'fact', kind: 'notByBallots', of: sentence.who }, { rule: 'RU-HER-2' }, sentence.because)]
    : []),
  ...asked(run, part => part.unsavable?.(run, sentence)),
]

/** The host recorded the result, by whatever ballots it came about. */
const recorded = (run: Resolution): boolean =>
  (run.game.records ?? []).some(({ form, phase }) => form === 'lynch' && phase === run.name)
  && !run.ledger.found({ kind: 'armed', when: 'soFar' }).length

/** What heroes were asked about in this vote: who, and who is to die. */
const askedAbout = perRun<Set<string>>(() => new Set())

/** Tells a hero who is to die, and asks the host for the answer that no message brought (RU-HER-1). */
function askHeroes(run: Resolution, sentences: readonly Sentence[]): void {
  const doomed = sentences.filter(stands)
  if (!doomed.length) return
  for (const hero of heroes(run)) {
    const open = doomed.filter(one => one.who !== hero && !beyondSaving(run, one).some(({ holds }) => holds))
    if (!open.length) continue
    const who = open.map(one => one.who)
    // Mercy has the count looked at anew: who is to die as before is not asked about twice.
    const key = [hero, ...who].join('\n')
    if (askedAbout(run).has(key)) continue
    askedAbout(run).add(key)
    tellHero(run, hero, who)
    if (run.ledger.attempts({ kind: 'defends', by: hero, when: 'tonight' }).length) continue
    const chosen = run.ask('heroDefends', { choices: [NOBODY, ...who] })
    if (chosen !== NOBODY)
      enterDefence(run, chosen, hero, run.given({ is: 'fact', kind: 'saidToHost', of: hero }, 'RU-HER-1'))
  }
}

/** A faceless hero is told the team of each beside the name (RU-FAC-G4). */
function tellHero(run: Resolution, hero: SeatId, who: readonly SeatId[]): void {
  run.tell(hero, 'heroAsked', { who: [...who] }, 'RU-HER-1')
  if (!isGrey(run.seat(hero))) return
  for (const about of who) {
    const action = `passive:${hero}:standUp`
    const knows = all({ is: 'fact', kind: 'heroLearns', of: hero, other: about }, { rule: 'RU-FAC-G4', action })
    const team = run.seat(about).faction
    if (learnsFact(run, hero, { action, ability: 'standUp' }, about, 'team', team, 'RU-FAC-G4', knows))
      run.tell(hero, 'heroTeam', { about, result: team }, 'RU-FAC-G4')
  }
}

const defencesOf = (run: Resolution, who: SeatId): Fact<'defends'>[] =>
  run.ledger.attempts({ kind: 'defends', of: who, when: 'tonight' })

/** What spares this one already, heroes aside: mercy, a judge who condemns another (RU-HER-1). */
const sparedBefore = ({ unless }: Sentence): Reason[] =>
  unless.filter(({ claim }) => !(claim.is === 'fact' && claim.kind === 'rescued'))

/** That a hero stands up for somebody who is to die, or what keeps him from it. */
function standsUp(run: Resolution, sentence: Sentence, { of, by: hero = '', action, why }: Fact<'defends'>): Reason {
  const once = stoodBefore(run, hero)
  const up = all(
    { is: 'fact', kind: 'standsUp', of, other: hero, ...(action !== undefined && { action }) },
    { rule: 'RU-HER-1', ...(action !== undefined && { action }) },
    [why],
    [...sparedBefore(sentence), ...beyondSaving(run, sentence), ...once],
  )
  if (action !== undefined) outcomes(run).set(action, up)
  return up
}

/** A rescue: that the hero stands up for somebody, and that he saves him. */
interface Rescue {
  hero: SeatId
  up: Reason
  saves: Reason
}

/** A red hero saves a red, a black one a black too, the faceless anybody (RU-HER-1, RU-HER-B1, RU-HER-G1). */
const rescuesOf = (run: Resolution, sentence: Sentence): Rescue[] =>
  defencesOf(run, sentence.who).map(defence => {
    const { of, by: hero = '' } = defence
    const seat = run.seat(hero)
    const other = run.seat(of)
    const rule: RuleId = isGrey(seat) ? 'RU-HER-G1' : isBlack(seat) && isBlack(other) ? 'RU-HER-B1' : 'RU-HER-1'
    const reaches = isGrey(seat) || other.faction === 'red' || (isBlack(seat) && isBlack(other))
    const also: RuleId[] = isGrey(seat) ? ['RU-FAC-G4'] : []
    const up = standsUp(run, sentence, defence)
    const otherwise = reaches ? [] : [run.given({ is: 'fact', kind: 'isNotRed', of }, rule)]
    return { hero, up, saves: all({ is: 'fact', kind: 'heroSaves', of, other: hero }, { rule, also }, [up], otherwise) }
  })

const heroRescues = (run: Resolution, sentence: Sentence): Reason[] =>
  rescuesOf(run, sentence).map(({ saves }) => saves)

/** A red hero who stands up for a black dies beside him (RU-HER-1). */
function diesBeside(run: Resolution, sentences: readonly Sentence[]): Sentence[] {
  askHeroes(run, sentences)
  return sentences.filter(stands).flatMap(sentence =>
    defencesOf(run, sentence.who).flatMap((defence): Sentence[] => {
      const { by: hero = '' } = defence
      const other = run.seat(sentence.who)
      if (run.seat(hero).faction !== 'red' || !isBlack(other)) return []
      if (sentences.some(one => one.who === hero && stands(one))) return []
      const up = standsUp(run, sentence, defence)
      return [{ who: hero, rule: 'RU-HER-1', because: [up, lynchedBy(sentence, 0)], unless: [], beside: true }]
    }),
  )
}

/** The vote is over: who was saved is published, and what it brings the hero (RU-HER-1, RU-HER-B1 to RU-HER-B3). */
function settleDefences(run: Resolution): void {
  for (const { of, by: hero = '', action } of run.ledger.found({ kind: 'defends', when: 'tonight' })) {
    const sentence = counting(run).sentences.find(({ who, level }) => who === of && !level)
    if (!sentence) continue
    const rescue = rescuesOf(run, sentence).find(one => one.hero === hero)
    if (!rescue) continue
    const { up, saves } = rescue
    const team = run.seat(of).faction
    log(run, {
      role: 'hero',
      by: hero,
      about: of,
      entry: 'move',
      ability: 'standUp',
      action: action ?? `passive:${hero}:standUp`,
    })
    run.put({ kind: 'stoodUp', of: hero, by: hero, why: up, rule: 'RU-HER-1', data: { team }, lasting: true })
    const about = { of, by: hero, ...(action !== undefined && { action }) }
    run.put({ ...about, kind: 'heroSaved', why: saves, rule: saves.rule, data: { team }, lasting: true })
    if (!saves.holds) continue
    run.announce('rescued', { who: of }, 'RU-HER-1')
    if (isBlack(run.seat(hero))) savedByBlack(run, hero, of, saves)
  }
}

function savedByBlack(run: Resolution, hero: SeatId, of: SeatId, saves: Reason): void {
  const action = `passive:${hero}:standUp`
  const knows = all({ is: 'fact', kind: 'heroLearns', of: hero, other: of }, { rule: 'RU-HER-B1', action }, [saves])
  const team = run.seat(of).faction
  if (learnsFact(run, hero, { action, ability: 'standUp' }, of, 'team', team, 'RU-HER-B1', knows))
    run.tell(hero, 'heroTeam', { about: of, result: team }, 'RU-HER-B1')
  if (team !== 'black') return
  for (const who of [hero, of]) {
    const idle = all({ is: 'fact', kind: 'noKillerMove', of: who }, { rule: 'RU-HER-B3' }, [saves])
    run.put({ kind: 'noKillerMove', of: who, why: idle, rule: 'RU-HER-B3', until: `night ${run.phase.number}` })
  }
}

/** A black hero and the black whom he saved do not kill in the night after it (RU-HER-B3). */
const noKillerMoves: ActorGuard = (run, move) => {
  const { actor, id: action } = move
  if (!kills(move) || kindOf(move) !== 'negative') return undefined
  const idle = run.ledger.attempts({ kind: 'noKillerMove', of: actor, when: 'phaseStart' })
  return idle.map(fact =>
    all({ is: 'fact', kind: 'keptFromKilling', of: actor, action }, { rule: 'RU-HER-B3', action }, [
      run.ledger.standing(fact, 'phaseStart'),
    ]),
  )
}

/** Somebody lynched alone whom a hero saved before: one more vote the same day (RU-VOTE-14). */
const savedBefore = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger.found({ kind: 'heroSaved', of: who, when: 'phaseStart' }).map(({ why }) => why)

/** A barrier of one (RU-HER-4). */
function heroBarrier(run: Resolution, who: SeatId): Barrier[] {
  const passive = speaksBy(run, who, 'noticeVisitors')
  return passive ? [{ size: 1, why: ownBarrier(who, 1, 'RU-HER-4', passive), off: passive.lost }] : []
}

/** He learns by name who comes to him at night (RU-HER-4). */
function noticeVisitors(run: Resolution): void {
  const ability = 'noticeVisitors'
  for (const { slot } of run.living()) {
    const passive = hasUse(run, slot) ? run.passive(slot, ability) : undefined
    if (passive) tellVisitorNames(run, slot, { ability, rule: 'RU-HER-4', ...passive }, visitorsOf(run, slot, 'names'))
  }
}

const rules: Rules = {
  'RU-HER-1': stated({
    en: 'Once per game, after everybody has voted, the hero is told who is to die and may stand up for one of them: a red is not lynched, a black dies together with the hero, and the faceless dies alone. The name of the saved player is published.',
    ru: 'Один раз за игру, когда все проголосовали, герой узнает, кто должен быть залинчован, и может встать на защиту одного из них: красного не линчуют, с черным герой умирает на пару, безликий умирает один. Кого спас герой, объявляют.',
  }),
  'RU-HER-2': chosen({
    en: 'The hero cannot save anybody on a witch hunt, either player of a detonator’s pair, the victim of a dying move, or themselves. A player who makes a dying move of their own cannot be saved either, and the hero’s move is not used up then.',
    ru: 'На охоте на ведьм не спасти никого, как и пару с детонатором, жертву предсмертного хода и самого себя. Того, кто сам делает предсмертный ход, тоже не спасти, и ход героя тогда не потрачен.',
  }),
  'RU-HER-4': stated({
    en: 'The hero has a barrier of one in every vote and learns the names of those who visit them at night.',
    ru: 'На голосовании у героя одиночный барьер, а утром он узнает имена тех, кто заходил к нему ночью.',
  }),
  'RU-HER-5': stated({
    en: 'A player who takes over the role learns what it was told at night, and nothing about its days.',
    ru: 'Кому роль досталась, тот узнает о ней только то, что было ночью, и ничего о днях.',
  }),
  'RU-HER-B1': stated({
    en: 'A black hero saves reds and blacks alike, and learns the saved player’s team afterwards.',
    ru: 'Черный герой спасает и красных, и черных и узнает потом команду спасенного.',
  }),
  'RU-HER-B2': stated({
    en: 'A black hero who saved a red shows red as long as that player lives. A werewolf who saved another black shows black from then on.',
    ru: 'Черный герой, который спас красного, чекается красным, пока спасенный жив. Оборотень, который спас другого черного, теряет красный цвет до конца игры.',
  }),
  'RU-HER-B3': chosen({
    en: 'A black hero and the black they saved make no killer’s move the next night; the shots stay in reserve.',
    ru: 'Черный герой и спасенный им черный не делают ход киллера в ближайшую ночь; выстрелы остаются в запасе.',
  }),
  'RU-HER-G1': stated({ en: 'A faceless hero can save anybody.', ru: 'Безликий в роли героя спасает любого.' }),
}

const words = {
  uses: {
    standUp: { en: 'defense', ru: 'защита героя' },
    noticeVisitors: { en: 'noticing visitors', ru: 'знание имен гостей' },
  },
  deeds: {
    standUp: { en: '{actor} stood up for {first}', ru: `{actor_nom} ${did('actor', 'встал')} на защиту {first_gen}` },
    noticeVisitors: { en: '{actor} notices visitors’ names', ru: '{actor_nom} узнает имена гостей' },
    'standUp:tried': tried('stand up for {first}', 'встать на защиту {first_gen}'),
  },
  facts: {
    defends: {
      stands: { en: '{other} stands up for {who}', ru: '{other_nom} встает на защиту {who_gen}' },
      falls: { en: '{other} does not stand up for {who}', ru: '{other_nom} не встает на защиту {who_gen}' },
      would: {
        en: '{other} would have stood up for {who}',
        ru: `{other_nom} ${did('other', 'встал')} бы на защиту {who_gen}`,
      },
    },
    standsUp: {
      stands: { en: '{other} stands up for {who}', ru: '{other_nom} встает на защиту {who_gen}' },
      falls: { en: '{other} cannot stand up for {who}', ru: '{other_nom} не может защитить {who_acc}' },
    },
    notToDie: {
      stands: { en: '{who} does not die in this vote', ru: '{who_nom} не гибнет на этом голосовании' },
      falls: { en: '{who} dies in this vote', ru: '{who_nom} гибнет на этом голосовании' },
    },
    notByBallots: {
      stands: { en: '{who} was not chosen by votes', ru: '{who_acc} выбрали не голосованием' },
      falls: { en: '{who} was chosen by votes', ru: '{who_acc} выбрали голосованием' },
    },
    heroSaves: {
      stands: { en: 'the hero {other} saves {who}', ru: '{who_acc} спасает герой ({other})' },
      falls: { en: 'the hero {other} does not save {who}', ru: '{who_acc} герой не спасает ({other})' },
      would: {
        en: 'the hero {other} would have saved {who}',
        ru: `{who_acc} ${did('other', 'спас')} бы герой ({other})`,
      },
    },
    isNotRed: {
      stands: { en: '{who} is not red', ru: '{who_nom} не красный игрок' },
      falls: { en: '{who} is red', ru: '{who_nom} — красный игрок' },
    },
    stoodUp: {
      stands: { en: '{who} has already stood up for somebody', ru: `{who_nom} уже ${did('who', 'вставал')} на защиту` },
      falls: {
        en: '{who} has not stood up for anybody yet',
        ru: `{who_nom} еще не ${did('who', 'вставал')} на защиту`,
      },
      asks: { en: 'Has the hero {who} used up their move?', ru: 'Потрачен ли ход героя ({who})?' },
    },
    heroSaved: {
      stands: { en: 'a hero saved {who}', ru: '{who_acc} спас герой' },
      falls: { en: 'no hero saved {who}', ru: '{who_acc} герой не спас' },
      asks: { en: 'Did a hero save {who}?', ru: 'Спас ли герой {who_acc}?' },
      would: { en: 'a hero would have saved {who}', ru: '{who_acc} спас бы герой' },
    },
    saidToHost: {
      stands: { en: '{who} told the host so', ru: `{who_nom} так ${did('who', 'сказал')} ведущему` },
      falls: { en: '{who} did not tell the host so', ru: `{who_nom} так ведущему не ${did('who', 'говорил')}` },
    },
    heroLearns: {
      stands: { en: '{who} is told {other}’s team', ru: '{who_nom} узнает команду {other_gen}' },
      falls: { en: '{who} is not told {other}’s team', ru: '{who_nom} не узнает команду {other_gen}' },
    },
    noKillerMove: {
      stands: {
        en: '{who} makes no killer’s move the next night',
        ru: '{who_nom} не делает ход киллера в ближайшую ночь',
      },
      falls: { en: '{who} may make a killer’s move the next night', ru: '{who_nom} может сделать ход киллера' },
    },
    keptFromKilling: {
      stands: {
        en: 'a hero’s rescue keeps {who} from killing tonight',
        ru: 'спасение героем лишает {who_acc} хода киллера',
      },
      falls: {
        en: 'no hero’s rescue keeps {who} from killing',
        ru: 'спасение героем не лишает {who_acc} хода киллера',
      },
    },
    redBySaving: {
      stands: { en: 'the red {who} saved as hero is alive', ru: 'красный, которого спас герой ({who_nom}), жив' },
      falls: {
        en: 'no red {who} saved as hero is alive',
        ru: 'красного, которого спас герой ({who_nom}), нет в живых',
      },
    },
    savedABlack: {
      stands: { en: '{who} saved a black as hero', ru: `{who_nom} в роли героя ${did('who', 'спас')} черного` },
      falls: {
        en: '{who} did not save a black as hero',
        ru: `{who_nom} в роли героя не ${did('who', 'спас')} черного`,
      },
    },
    keptFromHeir: {
      stands: { en: '{who} is told nothing about the role’s days', ru: '{who_nom} не узнает о дневных ходах роли' },
      falls: { en: '{who} is told about the role’s days', ru: '{who_nom} узнает о дневных ходах роли' },
    },
  } satisfies FactWords<typeof facts>,
  results: {
    nobody: { en: 'nobody', ru: 'никого' },
  },
  terms: {
    heroDefends: { en: 'hero’s defense', ru: 'защита героя' },
  },
  tells: {
    heroAsked: {
      en: 'Everybody has voted. To be lynched: {who}. You may stand up for one of them.',
      ru: 'Все голоса отданы. Должны залинчевать {who_acc}. Вы можете встать на защиту.',
    },
    heroTeam: {
      en: 'The team of {about}: {result}.',
      ru: 'Команда {about_gen}: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    },
    rescued: { en: 'The hero saved {who}.', ru: 'Герой спас игрока {who}.' },
  },
  verbs: {
    standUp: ['standUp', 'stand up for', 'save', 'rescue'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const hero = section({
  abilities,
  facts,
  prompts,
  refuse,
  rules,
  words,
  rulings: {
    actorGuards: [noKillerMoves],
    effects: { standingUp },
    vote: { barriers: heroBarrier, joins: diesBeside, rescues: heroRescues, votesAgain: savedBefore },
    after: { lynch: settleDefences },
    results: ['stoodUp', 'heroSaved'],
    asides: ['stoodUp'],
    dawn: [noticeVisitors],
  },
})
