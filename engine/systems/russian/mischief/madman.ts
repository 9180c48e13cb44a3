/**
 * The madman (RU-MAD): his fire stops everybody whose turn comes later, and he may take players along. It happens at
 * his own turn, so nothing later helps; only what keeps somebody alive by itself does (RU-MAD-4).
 */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { is, type Entry } from '../attributes.ts'
import type { Blow } from '../part.ts'
import { section } from '../section.ts'
import { savesOf } from '../shared/attack.ts'
import { takenForDead, livesOf, maim } from '../shared/lives.ts'
import { isLater } from '../shared/moves.ts'
import { perRun } from '../shared/per-run.ts'
import { apartFromNight } from '../shared/step-place.ts'
import { goesOn } from '../shared/roles.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { reserveOf } from '../shared/shots.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, type ActorGuard, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { onlyOne, settleShots } from './madman-shots.ts'

const abilities = {
  burn: {
    kind: 'kill',
    told: {
      en: '{when} you may set a fire, from the third night on. Everybody whose turn comes later that night makes no move. A fire that was stopped does not count.',
      ru: '{when} вы можете устроить пожар, начиная с третьей ночи. Все, кто ходит этой ночью позже, остаются без хода. Сорванный пожар не считается.',
    },
    is: ['onePlayed'],
    targets: 0,
    most: 3,
    uses: 1,
    notSelf: { rule: 'RU-MAD-2' },
    phases: ['night'],
    turn: 'civil',
    casual: true,
    rule: 'RU-MAD-1',
    retriedUnless: { kind: 'fire', asks: 'setsFire' },
    components: [{ does: 'mark', as: 'burning' }],
    keys: {
      invest: {
        says: {
          en: 'whether a black madman puts a shot in reserve into one more target',
          ru: 'вкладывает ли черный безумец выстрел из запаса в еще одну цель',
        },
        values: ['yes'],
      },
      die: {
        says: { en: 'whether the faceless as madman dies of the fire', ru: 'умирает ли в пожаре безликий безумец' },
        values: ['yes'],
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  fire: { of: 'slot' },
  inFire: { of: 'slot' },
})

const options: Options = {
  healBeatsMadman: {
    values: [false, true],
    rule: 'RU-MAD-4',
    says: {
      en: 'A heal or a guard saves from the fire. If not, the fire stops the doctor’s move and a guard does not help.',
      ru: 'Спасают ли от пожара хил и защита; иначе пожар не дает доктору сделать ход, а защита не помогает.',
    },
  },
}

/** From the third night on; how many may be taken along depends on the team (RU-MAD-1, RU-MAD-2, RU-MAD-B1, RU-MAD-G1). */
function refuseFire(
  game: Game,
  { number: night }: PhaseState,
  { by, does, to, with: keys = {} }: Sent,
): Refusal | undefined {
  if (does !== 'burn') return undefined
  const { faction, name } = seatOf(game, by)!
  if (night < 3)
    return {
      rule: 'RU-MAD-1',
      says: { en: 'the fire is ready only on the third night', ru: 'пожар готов на третью ночь' },
    }
  if (keys.die !== undefined && faction !== 'grey')
    return {
      rule: 'RU-MAD-G1',
      says: {
        en: `only the faceless can die in the fire alone; ${name} must name somebody to take along`,
        ru: `один в пожаре гибнет только безликий; игрок ${name} называет, кого забирает с собой`,
      },
    }
  if (faction === 'grey')
    return to.length
      ? {
          rule: 'RU-MAD-G1',
          says: { en: 'the faceless takes nobody along', ru: 'безликий никого с собой не забирает' },
        }
      : undefined
  if (faction !== 'black')
    return to.length > 2 || keys.invest !== undefined
      ? {
          rule: 'RU-MAD-2',
          says: { en: `${name} takes at most two players along`, ru: `игрок ${name} забирает с собой не больше двух` },
        }
      : undefined
  if (keys.invest === undefined)
    return to.length > 2
      ? {
          rule: 'RU-MAD-B1',
          says: {
            en: 'a third target costs a shot in reserve (invest=yes)',
            ru: 'на третью цель нужен выстрел из запаса',
          },
        }
      : undefined
  return reserveOf(game, night) === undefined
    ? { rule: 'RU-MAD-B1', says: { en: 'there is no shot in reserve', ru: 'выстрела в запасе нет' } }
    : undefined
}

/** Whom a madman wants to take along, and how he comes to him. */
interface Target {
  at: SeatId
  why: Reason
}

interface Fire {
  move: Move
  fire: Reason
  targets: Target[]
}

const fires = perRun<Map<string, Fire>>(() => new Map())

const burning: LateEffect = (run, { move, at, why }) => {
  const { id: action, actor, to } = move
  const known = fires(run).get(action)
  const fire =
    known?.fire
    ?? all(
      { is: 'fact', kind: 'fire', of: actor, action },
      { rule: isGrey(run.seat(actor)) ? 'RU-FAC-G7' : 'RU-MAD-1', action },
      [run.trial({ ...move, to: [] })],
    )
  const mine = known ?? { move, fire, targets: [] }
  if (!known) {
    fires(run).set(action, mine)
    run.put({ kind: 'fire', of: actor, by: actor, action, why: fire, rule: 'RU-MAD-1' })
    if (!to.length)
      run.put({ kind: 'atHome', of: actor, by: actor, action, why: fire, rule: 'RU-MAD-1', data: { does: 'burn' } })
  }
  if (!to.length || at === actor) return fire
  mine.targets.push({
    at,
    why: all({ is: 'fact', kind: 'reachedByFire', of: at, other: actor, action }, { rule: 'RU-MAD-2', action }, [
      fire,
      why,
    ]),
  })
  return () => run.ledger.attempts({ kind: 'inFire', of: at, by: actor, when: 'soFar' }).at(-1)?.why ?? why
}

/** Nobody makes a move that comes later than the fire (RU-MAD-1). */
const fireGate: ActorGuard = (run, move) => {
  const { does, actor, id: action } = move
  const query = { kind: 'fire', when: 'soFar' } as const
  if (is(does, 'spoken') || !run.ledger.attempts(query).length || !isLater(run, move, 'madman')) return undefined
  const fire = run.ledger.seek(query, 'RU-MAD-1', { is: 'fact', kind: 'townBurns', of: '' })
  const heals = is(does, 'heals')
  const exempt =
    heals && run.option<boolean>('healBeatsMadman')
      ? [run.given({ is: 'fact', kind: 'healsInFire', of: actor, action }, 'RU-MAD-4', action)]
      : apartFromNight(run, move)
  return all(
    { is: 'fact', kind: 'stoppedByFire', of: actor, action },
    { rule: heals ? 'RU-MAD-4' : 'RU-MAD-1', action },
    [fire],
    exempt,
  )
}

/** The deaths of the fire, at once: those taken along, then the madman. */
function burnDown(run: Resolution): void {
  for (const fire of fires(run).values()) {
    takeAlong(run, fire)
    const {
      move: { actor, id: action, to, with: keys },
    } = fire
    const rule: RuleId = isGrey(run.seat(actor)) ? 'RU-FAC-G7' : 'RU-MAD-2'
    const alone =
      !to.length && keys.die !== 'yes'
        ? [run.given({ is: 'fact', kind: 'takesNobodyAlong', of: actor, action }, 'RU-MAD-3', action)]
        : []
    const burns = all({ is: 'fact', kind: 'burnsToo', of: actor, action }, { rule, action }, [fire.fire], alone)
    run.dies(actor, burns, rule, { cause: 'arson', by: actor, action })
  }
}

/** A target with what keeps him alive. `open`: nothing does. */
interface Doomed extends Target {
  keeps: Reason[]
  open: boolean
}

function takeAlong(run: Resolution, { move, fire, targets }: Fire): void {
  const { actor } = move
  const black = isBlack(run.seat(actor))
  const hurt = targets.filter(({ at }) => black && isBlack(run.seat(at)))
  for (const { at, why } of hurt) hurtIn(run, move, at, why, 'RU-MAD-B1')
  const doomed = targets.filter(target => !hurt.includes(target)).map(target => doom(run, move, target))
  const groups = black
    ? onlyOne(run)
      ? [doomed]
      : []
    : ['red', 'black', 'grey'].map(team => doomed.filter(({ at }) => run.seat(at).faction === team))
  const drawn = groups.flatMap(group =>
    drawOf(
      run,
      actor,
      group.filter(({ open }) => open),
    ),
  )
  const dead = doomed.filter(one => burn(run, move, one, drawn))
  if (black && fire.holds)
    settleShots(run, move, { dead: dead.length, hurt: hurt.filter(({ why }) => why.holds), why: fire })
}

/** What keeps somebody alive: his own lives, that he is taken for dead, and where the host plays it so a heal or a guard (RU-MAD-4). */
function doom(run: Resolution, { actor, id: action }: Move, { at, why }: Target): Doomed {
  const blow: Blow = { action, killer: actor, target: at, victim: at, cause: 'madman', rule: 'RU-MAD-2', reached: why }
  const saves = run.option<boolean>('healBeatsMadman') ? savesOf(run, blow) : (takenForDead(run, at) ?? [])
  const lives = why.holds && !saves.some(({ holds }) => holds) ? livesOf(run, blow) : []
  const keeps = [...saves, ...lives, ...illusionHelpsNot(run, at)]
  return { at, why, keeps, open: why.holds && !keeps.some(({ holds }) => holds) }
}

/** An illusion of the maniac was tried, and does not save from the fire (RU-IMI-5). */
const illusionHelpsNot = (run: Resolution, at: SeatId): Reason[] =>
  run.ledger
    .found({ kind: 'illusion', of: at, when: 'soFar' })
    .map(({ why }) =>
      all(
        { is: 'fact', kind: 'savedByIllusion', of: at },
        { rule: 'RU-MAD-4' },
        [why],
        [run.given({ is: 'fact', kind: 'illusionBurns', of: at }, 'RU-IMI-5')],
      ),
    )

interface Drawn {
  one: SeatId
  among: readonly SeatId[]
}

function drawOf(run: Resolution, actor: SeatId, group: readonly Doomed[]): Drawn[] {
  const among = run.game.seats.map(({ slot }) => slot).filter(slot => group.some(({ at }) => at === slot))
  const one = among.length > 1 ? run.draw('burned', actor, among) : undefined
  return one === undefined ? [] : [{ one, among }]
}

/** Dies, or where another of the same team was drawn gets hurt (RU-MAD-2). @returns whether he died */
function burn(run: Resolution, move: Move, { at, why, keeps }: Doomed, drawn: readonly Drawn[]): boolean {
  const { actor, id: action } = move
  const rule: RuleId = isBlack(run.seat(actor)) ? 'RU-MAD-B1' : 'RU-MAD-2'
  const other = drawn.find(({ one, among }) => one !== at && among.includes(at))?.one
  const spared = other === undefined ? [] : [run.given({ is: 'fact', kind: 'otherBurns', of: at, other }, rule)]
  const dies = all(
    { is: 'fact', kind: 'inFire', of: at, other: actor, action },
    { rule, action },
    [why],
    [...keeps, ...spared],
  )
  run.put({ kind: 'inFire', of: at, by: actor, action, why: dies, rule })
  run.dies(at, dies, rule, { cause: 'madman', by: actor, action })
  if (other !== undefined)
    hurtIn(
      run,
      move,
      at,
      all({ is: 'fact', kind: 'hurtInFire', of: at, other: actor, action }, { rule, action }, [why, ...spared], keeps),
      rule,
    )
  return dies.holds
}

function hurtIn(run: Resolution, { actor, id: action }: Move, at: SeatId, why: Reason, rule: RuleId): void {
  const hurt = all({ is: 'fact', kind: 'losesRole', of: at }, { rule: 'RU-GEN-5' }, [why])
  run.put({ kind: 'inFire', of: at, by: actor, action, why: hurt, rule })
  maim(run, at, { why: hurt, rule, by: actor, action })
}

/** What the role has burned already is burned for who takes it over (RU-ACZ-3). */
function inheritFire(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  if (!goesOn(heir, why).holds || !run.catalogue.role(data.role)?.abilities.includes('burn')) return
  const used =
    (getOwn(run.game.seats.find(({ slot }) => slot === dead)?.uses ?? {}, 'burn') ?? 0)
    + run.spent.filter(({ who, ability }) => who === dead && ability === 'burn').length
  for (let use = 0; use < used; use++) run.spend(heir, 'burn', 'RU-ACZ-3')
}

const rules: Rules = {
  'RU-MAD-1': stated({
    en: 'From the third night on the madman may set a fire, successfully once per game. Everybody who acts later that night loses their move.',
    ru: 'С третьей ночи безумец может устроить пожар, успешно — один раз за игру. Все, кто ходит этой ночью позже, остаются без хода.',
  }),
  'RU-MAD-2': stated({
    en: 'The madman may name one or two players to die with. If they are two of one team and nothing saves them, one is drawn at random to die and the other is maimed.',
    ru: 'Он может назвать одного или двух игроков, с которыми умрет. Из двоих одной команды, которых ничто не спасает, один умирает по жребию, а другой покалечен.',
  }),
  'RU-MAD-3': stated({ en: 'A madman who names nobody lives.', ru: 'Если он никого не назвал, он остается жив.' }),
  'RU-MAD-4': chosen({
    en: 'Neither a heal nor a guard saves from the fire, unless the host decides differently, and neither does the maniac’s illusion; a spare life does. The secretary is not safe. A madman who is blocked or is a client of a geisha or prostitute sets no fire and may try again.',
    ru: 'Ни хил, ни защита от пожара не спасают, если ведущий не решил иначе; не спасает и иллюзия маньяка, а запасная жизнь спасает. Секретарша от него не защищена. Безумец, который заблокирован или был у гейши или проститутки, пожара не устраивает и может попробовать снова.',
  }),
  'RU-MAD-G1': stated({
    en: 'A faceless madman takes nobody along and may die in the fire alone.',
    ru: 'Безликий безумец никого с собой не забирает и может умереть в пожаре один.',
  }),
}

const words = {
  uses: {
    burn: { en: 'fire', ru: 'поджог' },
  },
  deeds: {
    burn: {
      en: '{actor} set the town on fire with {first}',
      ru: `{actor_nom} ${did('actor', 'поджег', 'подожгла', 'подожгли')} город вместе с {first_ins}`,
    },
    'burn:0': {
      en: '{actor} set the town on fire',
      ru: `{actor_nom} ${did('actor', 'поджег', 'подожгла', 'подожгли')} город`,
    },
    'burn:2': {
      en: '{actor} set the town on fire with {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'поджег', 'подожгла', 'подожгли')} город вместе с {first_ins} и {second_ins}`,
    },
    'burn:tried': tried('set the town on fire with {first}', 'поджечь город вместе с {first_ins}'),
    'burn:0:tried': tried('set the town on fire', 'поджечь город'),
    'burn:2:tried': tried(
      'set the town on fire with {first} and {second}',
      'поджечь город вместе с {first_ins} и {second_ins}',
    ),
  },
  facts: {
    fire: {
      stands: { en: '{who} sets the town on fire', ru: '{who_nom} поджигает город' },
      falls: { en: '{who} does not set the town on fire', ru: '{who_nom} не поджигает города' },
      would: {
        en: '{who} would have set the town on fire',
        ru: `{who_nom} ${did('who', 'поджег', 'подожгла', 'подожгли')} бы город`,
      },
    },
    townBurns: {
      stands: { en: 'the town is on fire', ru: 'город горит' },
      falls: { en: 'the town is not on fire', ru: 'город не горит' },
      would: { en: 'the town would have been on fire', ru: 'город горел бы' },
    },
    ownFire: {
      stands: { en: '{who} dies of their own fire', ru: '{who_nom} гибнет в собственном пожаре' },
      falls: { en: '{who} does not die of their own fire', ru: '{who_nom} не гибнет в собственном пожаре' },
    },
    stoppedByFire: {
      stands: { en: 'the fire stops {who}', ru: 'пожар срывает ход {who_gen}' },
      falls: { en: 'the fire does not stop {who}', ru: 'пожар не срывает ход {who_gen}' },
      would: { en: 'the fire would have stopped {who}', ru: 'пожар сорвал бы ход {who_gen}' },
    },
    healsInFire: {
      stands: { en: '{who} heals despite the fire', ru: '{who_nom} лечит несмотря на пожар' },
      falls: { en: '{who} does not heal in the fire', ru: '{who_nom} не лечит при пожаре' },
    },
    reachedByFire: {
      stands: { en: '{other}’s fire reaches {who}', ru: 'огонь доходит до {who_gen}' },
      falls: { en: '{other}’s fire does not reach {who}', ru: 'огонь не доходит до {who_gen}' },
      would: { en: '{other}’s fire would have reached {who}', ru: 'огонь дошел бы до {who_gen}' },
    },
    inFire: {
      stands: { en: '{who} burns', ru: '{who_nom} горит' },
      falls: { en: '{who} does not burn', ru: '{who_nom} не горит' },
      would: { en: '{who} would have burned', ru: `{who_nom} ${did('who', 'горел')} бы` },
    },
    burnsToo: {
      stands: { en: '{who} dies in their own fire', ru: '{who_nom} гибнет в собственном огне' },
      falls: { en: '{who} does not die in their own fire', ru: '{who_nom} не гибнет в собственном огне' },
      would: {
        en: '{who} would have died in their own fire',
        ru: `{who_nom} ${did('who', 'погиб', 'погибла', 'погибли')} бы в собственном огне`,
      },
    },
    takesNobodyAlong: {
      stands: { en: '{who} named nobody to die with', ru: '{who_nom} никого не забирает с собой' },
      falls: { en: '{who} named somebody to die with', ru: '{who_nom} забирает с собой другого игрока' },
    },
    otherBurns: {
      stands: {
        en: 'of the two of one team, {other} is drawn to die',
        ru: 'по жребию из одной команды гибнет {other_nom}',
      },
      falls: { en: '{other} is not drawn to die', ru: 'по жребию гибнет не {other_nom}' },
    },
    hurtInFire: {
      stands: { en: 'the fire hurts {who}', ru: 'огонь калечит {who_acc}' },
      falls: { en: 'the fire does not hurt {who}', ru: 'огонь не калечит {who_acc}' },
      would: { en: 'the fire would have hurt {who}', ru: 'огонь покалечил бы {who_acc}' },
    },
    savedByIllusion: {
      stands: { en: 'the illusion saves {who} from the fire', ru: 'иллюзия спасает от огня {who_acc}' },
      falls: { en: 'the illusion does not save {who} from the fire', ru: 'иллюзия не спасает от огня {who_acc}' },
    },
    illusionBurns: {
      stands: {
        en: 'an illusion does not help {who} against a madman',
        ru: 'иллюзия от безумца не помогает {who_dat}',
      },
      falls: { en: 'an illusion helps {who}', ru: 'иллюзия помогает {who_dat}' },
    },
    setsFire: {
      stands: { en: '{who}’s fire succeeded', ru: 'пожар {who_gen} удался' },
      falls: { en: '{who}’s fire did not succeed', ru: 'пожар {who_gen} не удался' },
      would: { en: '{who}’s fire would have succeeded', ru: 'пожар {who_gen} удался бы' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    healBeatsMadman: { en: 'heal and guard against the fire', ru: 'хил и защита от пожара' },
    burned: { en: 'who dies in the fire', ru: 'кто гибнет в огне' },
    invest: { en: 'shot invested', ru: 'вложен выстрел' },
    die: { en: 'dies in the fire', ru: 'гибнет в огне' },
  },
  verbs: {
    burn: ['burn', 'set fire', 'arson', 'burn with'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const madman = section({
  abilities,
  facts,
  options,
  refuse: refuseFire,
  rules,
  rulings: {
    actorGuards: [fireGate],
    effects: { burning },
    after: { madman: burnDown },
    reactions: { heir: inheritFire },
  },
  words,
})
