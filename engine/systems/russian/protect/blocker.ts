/** The blocker (RU-BLK): what an arrest and a guard foil. Whether one hit stands in `blocker-hit.ts`. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { type Options, type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is, moveOf } from '../attributes.ts'
import type { Blow, Part } from '../part.ts'
import { roleIs } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { leadsOf, unlessOverruled } from '../shared/attack.ts'
import { jointlyBlocked, isCivil, isGuard, killsAsCivil } from '../shared/moves.ts'
import { metIllusion } from '../shared/illusion.ts'
import { apartFromNight, isOfNight } from '../shared/step-place.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { type ActorGuard, type LateEffect, type Resolution, type TargetGuard, all, any } from '../vocabulary.ts'
import { type FactWords, type PartWords, did, tried } from '../words.ts'

const modes = ['arrest', 'guard'] as const

const abilities = {
  arrest: {
    kind: 'block',
    told: {
      en: 'Each night you may arrest one player other than yourself: their night moves fail, civil and negative. If you hit, you learn which role it was, and the player learns of the block.',
      ru: 'Каждую ночь вы можете взять под арест одного игрока, кроме себя: его ночные ходы сорваны, мирный и негативный. Если вы попали, вы узнаете, какая это была роль, а игрок узнает о блоке.',
    },
    is: ['keepsAim', 'arrests'],
    targets: 1,
    notSelf: { rule: 'RU-BLK-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-BLK-2',
    toldBy: 'RU-RES-5',
    components: [{ does: 'mark', as: 'arrested' }],
  },
  guard: {
    kind: 'block',
    told: {
      en: 'Each night you may put one player other than yourself under guard instead: negative moves on them fail, and they stay at home, so their own civil move fails too.',
      ru: 'Вместо этого вы можете взять игрока под защиту: негативные ходы в него сорваны, а сам он остается дома, так что его мирный ход тоже сорван.',
    },
    shields: true,
    is: ['keepsAim', 'guards'],
    targets: 1,
    notSelf: { rule: 'RU-BLK-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-BLK-5',
    turnedAwayBy: 'RU-BLK-9',
    toldBy: 'RU-RES-5',
    components: [{ does: 'mark', as: 'guarded' }],
  },
  block: {
    kind: 'block',
    told: {
      en: 'You may also send either of them in as “block”; say which of the two it is, or the move does not count. You may choose the same player as often as you like.',
      ru: 'И то и другое можно прислать словом «блок»: укажите, арест это или защита, иначе ход не засчитан. Одного и того же игрока можно выбирать сколько угодно раз.',
    },
    is: ['keepsAim', 'arrests', 'guards'],
    targets: 1,
    notSelf: { rule: 'RU-BLK-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-BLK-1',
    turnedAwayBy: 'RU-BLK-9',
    components: [{ does: 'mark', as: 'blocking' }],
    keys: {
      mode: { says: { en: 'whether the target is arrested or guarded', ru: 'арест это или защита' }, values: modes },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  arrested: { of: 'slot' },
  guarded: { of: 'slot' },
})

const options: Options = {
  guardCountsAsRescue: {
    values: [true, false],
    rule: 'RU-BLK-5',
    says: {
      en: 'A shot stopped by a guard counts as an attack: the victim is told of it and no insurance fires.',
      ru: 'Считается ли нападением выстрел, который остановила защита: тогда жертва о нем узнает, а страховка не срабатывает.',
    },
  },
}

const refuse: Refuse = (_game, _phase, { does, with: given = {} }) =>
  does === 'block' && !getOwn(given, 'mode')
    ? {
        rule: 'RU-BLK-1',
        says: {
          en: 'the block does not say whether it is an arrest or a guard',
          ru: 'не сказано, арест это или защита',
        },
      }
    : undefined

/** An arrest or a guard, by what was said with it. */
const blocking: LateEffect = (run, { move, at, why }) => {
  const [kind, rule] = isGuard(move) ? (['guarded', 'RU-BLK-5'] as const) : (['arrested', 'RU-BLK-2'] as const)
  run.put({ kind, of: at, by: move.actor, action: move.id, why, rule })
}

/** Nothing a block foils is what is only said; a hireling's order is foiled at the hireling (RU-HIR-4). */
const canBeBlocked = (run: Resolution, { does, actor }: Move): boolean =>
  isOfNight({ does })
  && !is(does, 'spoken')
  && !(is(does, 'order') && !roleIs(negativeIn(run, actor), 'killsSpecially'))

/** Moves of werewolves that are theirs alone: foiled like others, and no hit (RU-BLK-3, RU-HIR-9). */
const negativeIn = (run: Resolution, who: SeatId): string =>
  run.game.seats.find(({ slot }) => slot === who)?.details?.negative ?? ''

export const isSpecial = (run: Resolution, who: SeatId, does: string): boolean =>
  is(does, 'special') || (!isCivil({ does }) && roleIs(negativeIn(run, who), 'killsSpecially'))

/** That somebody is under an arrest or a guard, with every attempt at it; undefined where there was none. */
function standing(
  run: Resolution,
  kind: 'arrested' | 'guarded',
  of: SeatId,
  rule: RuleId,
  also: readonly RuleId[] = [],
): Reason | undefined {
  const blocks = run.ledger.tried({ kind, of, when: 'soFar' })
  return blocks.length
    ? any({ is: 'fact', kind: kind === 'arrested' ? 'underArrest' : 'underGuard', of }, { rule, also }, blocks)
    : undefined
}

/** Under arrest no move of the night passes; under guard the own civil one does not (RU-BLK-2, RU-BLK-5, RU-BLK-6). */
const stopBlocked: ActorGuard = (run, move) => {
  if (!canBeBlocked(run, move)) return undefined
  const { actor, does, id: action } = move
  const kills = killsAsCivil(move)
  const arrest = standing(
    run,
    'arrested',
    actor,
    kills ? 'RU-BLK-6' : isSpecial(run, actor, does) ? 'RU-BLK-3' : 'RU-BLK-2',
    jointlyBlocked(run, move),
  )
  const guard = standing(run, 'guarded', actor, 'RU-BLK-5')
  const ofEvening = apartFromNight(run, move)
  const exempt = kills
    ? [run.given({ is: 'fact', kind: 'killsAllTheSame', of: actor, action }, 'RU-BLK-6', action)]
    : isCivil(move)
      ? []
      : [run.given({ is: 'fact', kind: 'negativeStands', of: actor, action }, 'RU-BLK-5', action)]
  return [
    ...(arrest ? [stopping(move, metIllusion(run, actor, arrest, isCivil(move)), ofEvening)] : []),
    ...(guard
      ? [all({ is: 'fact', kind: 'keptHome', of: actor }, { rule: 'RU-BLK-5' }, [guard], [...exempt, ...ofEvening])]
      : []),
  ]
}

/** An arrest, and what it does not reach. */
const stopping = ({ actor, id: action }: Move, arrest: Reason, ofEvening: readonly Reason[]): Reason =>
  ofEvening.length
    ? all({ is: 'fact', kind: 'stoppedByArrest', of: actor, action }, { rule: 'RU-BLK-2', action }, [arrest], ofEvening)
    : arrest

/** A shot that a guard stops before it becomes an attack, by the role that fires it. */
const stopsShot = (does: string): RuleId | undefined =>
  is(does, 'shot') ? (isCivil({ does }) ? 'RU-BLK-6' : 'RU-BLK-5') : undefined

/** A guard stops moves of negative roles before they come to somebody. A shot is stopped as an attack, unless the option says that it never becomes one. */
const stopAtGuard: TargetGuard = (run, { does, actor }, at) => {
  const stopped = moveOf(does)?.stoppedByGuard
  const rule = stopped ?? (run.option<boolean>('guardCountsAsRescue') ? undefined : stopsShot(does))
  if (rule === undefined) return undefined
  const guard = standing(run, 'guarded', at, actor === at ? 'RU-BLK-7' : rule)
  if (!guard) return undefined
  if (stopped !== undefined) return guard
  const led = leadsOf(run, { action: '', killer: actor, target: at, victim: at, cause: 'shot', rule, reached: guard })
  return unlessOverruled(
    run,
    { victim: at, cause: 'shot' },
    led ? all({ is: 'fact', kind: 'guardSaves', of: at }, { rule: 'RU-BLK-10' }, [guard], [led.why]) : guard,
    'RU-BLK-10',
  )
}

/** A guard saves whom a blow was meant for (RU-BLK-5, RU-BLK-7). */
function guardsOf(run: Resolution, { target, killer, cause }: Blow): Reason[] {
  const guard = standing(
    run,
    'guarded',
    target,
    killer === target ? 'RU-BLK-7' : cause === 'civil' ? 'RU-BLK-6' : 'RU-BLK-5',
  )
  return guard ? [guard] : []
}

const rulings: Part = {
  actorGuards: [stopBlocked],
  targetGuards: [stopAtGuard],
  effects: { arrested: blocking, guarded: blocking, blocking },
  saves: (run, blow) => guardsOf(run, blow).map(guard => unlessOverruled(run, blow, guard, 'RU-BLK-10')),
}

const rules: Rules = {
  'RU-BLK-1': stated({
    en: 'Every night the blocker arrests or guards one player other than themselves, and may choose the same player again. The move does not count unless it says which of the two it is.',
    ru: 'Каждую ночь блокер берет под арест или под защиту одного игрока, кроме самого себя, и может снова выбрать того же. Что именно из двух, нужно указать, иначе ход не засчитан.',
  }),
  'RU-BLK-2': stated({
    en: 'An arrest foils the target’s night moves, civil and negative. The blocker has hit and learns which role it was; the target is told of the block. It does not matter if the move would have failed later anyway, because of the fire or because its target is out of reach.',
    ru: 'Арест срывает ночные ходы цели, мирный и негативный. Блокер попал и узнает, какая это была роль; цель узнает о блоке. Что ход позже все равно сорвался бы, из-за пожара или потому, что его цель недоступна, не имеет значения.',
  }),
  'RU-BLK-3': stated({
    en: 'A werewolf’s special move is foiled like any other but counts as a miss. If a civil move is foiled along with it, the blocker has hit and learns only the civil role.',
    ru: 'Особый ход оборотня срывается, как любой другой, но считается, что блокер не попал. Если вместе с ним сорван мирный ход, блокер попал и узнает только мирную роль.',
  }),
  'RU-BLK-4': stated({
    en: 'The blocker misses if they do nothing, if their role is blocked, or if the target made no move, was killed before it, was with a geisha or prostitute, or is a bum who acts or a kamikaze who can kill: neither a guard nor an arrest holds such a target.',
    ru: 'Блокер не попал, если ничего не сделал, если его роль заблокирована и если его цель не делала хода, убита до хода, была у гейши или проститутки, если это сделавший ход бомж или камикадзе, который может убить: такую цель не удержат ни защита, ни арест.',
  }),
  'RU-BLK-5': stated({
    en: 'A guard foils every negative move against the target, and the target stays at home: their own civil move is foiled too, but a negative one still works. Either counts as a hit, by default even if a special move is foiled.',
    ru: 'Защита срывает каждый негативный ход в цель, а цель остается дома: ее собственный мирный ход тоже сорван, негативный в силе. И в том и в другом случае блокер попал, по умолчанию — и когда сорван особый ход.',
  }),
  'RU-BLK-6': stated({
    en: 'A kill through a civil role counts as a negative move: an arrest foils it, a guard protects from it, and a guarded player still kills. The blocker is told that it was a kill.',
    ru: 'Убийство через мирную роль считается негативным ходом: арест его срывает, защита от него ограждает, а кто под защитой, тот все равно убивает. Блокеру сообщают, что это было убийство.',
  }),
  'RU-BLK-7': stated({
    en: 'If a guarded killer shoots at themselves, the move is foiled and the blocker has hit.',
    ru: 'Если киллер под защитой стреляет в самого себя, ход сорван, и блокер попал.',
  }),
  'RU-BLK-8': stated({
    en: 'The block of a killed blocker still works.',
    ru: 'Блок убитого блокера все равно проходит.',
  }),
  'RU-BLK-9': stated({
    en: 'At the target, only a guard stops the joker’s check. No block stops the cutting of a face. A kamikaze who can kill refuses the guard, and a bum who acts cannot be found. Blocking the hypnotist ends the hypnosis.',
    ru: 'Чек джокера у цели останавливает только защита. Срез лица никакой блок не останавливает. Камикадзе, который может убить, отказывается от защиты, а сделавшего ход бомжа не застать. Блок гипнотизера сбивает гипноз.',
  }),
  'RU-BLK-10': stated({
    en: 'If a player has both a guard and a bodyguard, both work, and the bodyguard still dies. With a black bodyguard, the guard has no effect.',
    ru: 'Если у одного игрока и защита, и телохранитель, срабатывают оба, и телохранитель все равно умирает. При черном телохранителе защита не действует.',
  }),
}

const words = {
  uses: {
    arrest: { en: 'arrest', ru: 'арест' },
    guard: { en: 'guard', ru: 'защита' },
    block: { en: 'block', ru: 'блок' },
  },
  deeds: {
    arrest: { en: '{actor} arrested {first}', ru: `{actor_nom} ${did('actor', 'взял')} {first_acc} под арест` },
    guard: { en: '{actor} guarded {first}', ru: `{actor_nom} ${did('actor', 'взял')} {first_acc} под защиту` },
    block: { en: '{actor} blocked {first}', ru: `{actor_nom} ${did('actor', 'блокировал')} {first_acc}` },
    'arrest:tried': tried('arrest {first}', 'взять {first_acc} под арест'),
    'guard:tried': tried('guard {first}', 'взять {first_acc} под защиту'),
    'block:tried': tried('block {first}', 'блокировать {first_acc}'),
  },
  facts: {
    arrested: {
      stands: { en: '{who} is arrested', ru: `{who_nom} ${did('who', 'арестован')}` },
      falls: { en: '{who} is not arrested', ru: `{who_nom} не ${did('who', 'арестован')}` },
      would: {
        en: '{who} would have been arrested',
        ru: `{who_nom} ${did('who', 'был')} бы ${did('who', 'арестован')}`,
      },
    },
    guarded: {
      stands: { en: '{who} is guarded', ru: '{who_nom} под защитой' },
      falls: { en: '{who} is not guarded', ru: '{who_nom} без защиты' },
      would: {
        en: '{who} would have been guarded',
        ru: `{who_nom} ${did('who', 'оказался', 'оказалась', 'оказались')} бы под защитой`,
      },
    },
    underArrest: {
      stands: { en: '{who} is under arrest', ru: '{who_nom} под арестом' },
      falls: { en: '{who} is not under arrest', ru: '{who_nom} не под арестом' },
      would: {
        en: '{who} would have been under arrest',
        ru: `{who_nom} ${did('who', 'оказался', 'оказалась', 'оказались')} бы под арестом`,
      },
    },
    underGuard: {
      stands: { en: '{who} is under guard', ru: '{who_nom} под защитой блокера' },
      falls: { en: '{who} is not under guard', ru: '{who_nom} без защиты блокера' },
      would: {
        en: '{who} would have been under guard',
        ru: `{who_nom} ${did('who', 'оказался', 'оказалась', 'оказались')} бы под защитой блокера`,
      },
    },
    guardSaves: {
      stands: { en: 'the guard saves {who}', ru: 'защита блокера спасает {who_acc}' },
      falls: { en: 'the guard does not save {who}', ru: 'защита блокера не спасает {who_acc}' },
      would: { en: 'the guard would have saved {who}', ru: 'защита блокера спасла бы {who_acc}' },
    },
    stoppedByArrest: {
      stands: { en: 'the arrest stops {who}’s move', ru: 'арест срывает ход {who_gen}' },
      falls: { en: 'the arrest does not stop {who}’s move', ru: 'арест не мешает ходу {who_gen}' },
    },
    keptHome: {
      stands: { en: 'the guard keeps {who} at home', ru: 'из-за защиты {who_nom} сидит дома' },
      falls: { en: 'the guard does not keep {who} at home', ru: 'защита не мешает ходу {who_gen}' },
    },
    negativeStands: {
      stands: {
        en: 'it is a negative role’s move, which a guard on its player does not stop',
        ru: 'это ход негативной роли, защита его не срывает',
      },
      falls: { en: 'it is not a negative role’s move', ru: 'это не ход негативной роли' },
    },
    killsAllTheSame: {
      stands: {
        en: 'it is a kill, which a guard on its player does not stop',
        ru: 'это убийство, защита его не срывает',
      },
      falls: { en: 'it is not a kill', ru: 'это не убийство' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    arrest: { en: 'arrest', ru: 'арест' },
    guard: { en: 'guard', ru: 'защита' },
  },
  verbs: {
    arrest: ['arrest', 'jail', 'detain'],
    guard: ['guard', 'defend', 'shield'],
    block: ['block'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const blocker = section({ abilities, facts, options, refuse, rules, rulings, words })
