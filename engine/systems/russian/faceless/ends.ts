/**
 * How a game ends for the faceless (RU-FL-8 to RU-FL-15), asked at the end of every night and day: first what became
 * of the faceless, then whether enough are out, then the last day or night that the others get; and what the last post
 * says of it.
 */
import type { Tell } from '../../../journal/outcome.ts'
import type { Game, Seat } from '../../../journal/state.ts'
import type { RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import { endOfDay, isVote } from '../day/kinds.ts'
import { dayGoesOn } from '../day/rounds.ts'
import { section } from '../section.ts'
import { mainPlayers } from '../shared/roster.ts'
import { gameOver, over, isExtended } from '../shared/sides.ts'
import { partnersOfPlayer } from '../shared/pairs.ts'
import { all, any, type Cause, type Resolution, type Says } from '../vocabulary.ts'
import type { FactWords, PartWords } from '../words.ts'
import { facelessOf } from './faceless.ts'
import { givePrize } from './faces-back.ts'

const facts = declareFacts({
  facelessWins: { of: 'slot' },
  facelessDraws: { of: 'slot' },
  facelessLoses: { of: 'slot' },
  staysOn: { of: 'slot' },
  lastShot: { of: 'group' },
  lastSearch: { of: 'group', data: { day: 'number' } },
  gameOver: { of: 'name', data: { winners: 'word' } },
})

const options: Options = {
  civilKillersGetFace: {
    values: [true, false],
    rule: 'RU-FL-10',
    says: {
      en: 'A player who kills the faceless through a civil role gets the face too.',
      ru: 'Получает ли лицо безликого и тот, кто убил его через мирную роль.',
    },
  },
}

const prompts: Prompts = {
  expelled: {
    rule: 'RU-FL-11',
    says: {
      en: 'The faceless was expelled from the game. With what outcome?',
      ru: 'Безликого вывели из игры. С каким итогом?',
    },
    choices: ['loss', 'draw'],
  },
  redsChance: {
    rule: 'RU-FL-13',
    says: {
      en: 'The blacks did not shoot the faceless, and there are as many blacks as reds. Do the reds have a chance left?',
      ru: 'Черные не застрелили безликого, и их столько же, сколько красных. Есть ли у красных еще шанс?',
    },
    choices: ['no', 'yes'],
  },
}

/** How things stand: reds and blacks alive, players out, and whether it was the phase that brought the balance down. */
interface Standing {
  reds: number
  blacks: number
  out: number
  needed: number
  crushed: boolean
}

/** Everything about the end of the game for the faceless. */
function settleFaceless(run: Resolution): void {
  const seat = facelessOf(run.game)
  if (!seat) return
  if (!seat.alive) return
  if (run.isDead(seat.slot)) died(run, seat)
  else if (isVote(run.phase.kind)) afterDay(run, seat)
  else afterNight(run, seat)
}

const counted = (seats: readonly Seat[], faction: string): number =>
  seats.filter(seat => seat.alive && seat.faction === faction).length

function standing(run: Resolution): Standing {
  const [before, now] = [run.game.seats, run.seats()]
  const stays = run.ledger.found({ kind: 'staysOn', when: 'soFar' }).length
  const [reds, blacks] = [counted(now, 'red'), counted(now, 'black')]
  return {
    reds,
    blacks,
    out: mainPlayers(now).filter(({ alive, details }) => !alive && details?.faceless !== 'true').length,
    needed: (isExtended(run.game) ? 12 : 9) + stays,
    crushed: blacks > 0 && reds < blacks && counted(before, 'red') >= counted(before, 'black'),
  }
}

const gone = (run: Resolution, { blacks }: Standing): boolean =>
  blacks === 0 && run.game.seats.some(({ faction }) => faction === 'black')

/** The numbers that a rule looks at, as a leaf. */
const numbers = (run: Resolution, rule: RuleId, { reds, blacks, out, needed }: Standing): Reason =>
  run.given({ is: 'fact', kind: 'balance', of: '', values: { reds, blacks, out, needed } }, rule)

/** A word of the outcome, kept for the end of the game. */
function outcome(
  run: Resolution,
  { slot }: Seat,
  kind: 'facelessWins' | 'facelessDraws' | 'facelessLoses',
  rule: RuleId,
  because: readonly Reason[],
): Reason {
  const why = all({ is: 'fact', kind, of: slot }, { rule, also: ['RU-FAC-10'] }, because)
  run.put({ kind, of: slot, why, rule, lasting: true })
  if (why.holds)
    run.setCount(slot, 'outcome', kind === 'facelessWins' ? 'win' : kind === 'facelessDraws' ? 'draw' : 'loss')
  return why
}

/** The faceless has won and leaves; where the others are done too, they draw. */
function wins(run: Resolution, seat: Seat, rule: RuleId, now: Standing, because: readonly Reason[] = []): void {
  const why = outcome(run, seat, 'facelessWins', rule, [...because, numbers(run, rule, now)])
  if (!why.holds) return
  run.change(seat.slot, { out: true })
  run.announce('facelessLeft', { who: seat.slot }, rule)
  over(run, gone(run, now) || now.reds < now.blacks || rule === 'RU-FL-13' ? 'grey,draw' : 'grey', rule, why)
}

/** Deaths by the own hand that cost what was scored (RU-FL-15). */
const ownDeaths: Partial<Record<Cause, { kind: Says; rule: RuleId }>> = {
  civil: { kind: 'ownCivilShot', rule: 'RU-FAC-G5' },
  detonation: { kind: 'ownDetonation', rule: 'RU-FAC-G6' },
  arson: { kind: 'ownFire', rule: 'RU-FAC-G7' },
}

/** What kills through a civil role. */
const byCivilRole: ReadonlySet<Cause> = new Set(['civil', 'kamikaze', 'detonation'])

/** Death by night is a draw, by day a loss; the host says what an expulsion is (RU-FL-9, RU-FL-11). */
function died(run: Resolution, seat: Seat): void {
  const [death] = run.deaths().filter(({ of }) => of === seat.slot)
  if (!death) return
  const {
    data: { cause },
    by: killer,
    why,
  } = death
  const [level] = run.ledger.found({ kind: 'leavesLevel', of: seat.slot, when: 'tonight' })
  if (cause === 'removed')
    outcome(run, seat, run.ask('expelled') === 'draw' ? 'facelessDraws' : 'facelessLoses', 'RU-FL-11', [why])
  else if (level) outcome(run, seat, 'facelessDraws', 'RU-FL-15', [why, level.why])
  else outcome(run, seat, isVote(run.phase.kind) ? 'facelessLoses' : 'facelessDraws', 'RU-FL-9', [why])
  const own = killer === seat.slot ? ownDeaths[cause] : undefined
  if (level) {
    const lost = all({ is: 'fact', kind: 'scoreLost', of: seat.slot }, { rule: 'RU-FL-15' }, [level.why])
    run.put({ kind: 'scoreLost', of: seat.slot, why: lost, rule: 'RU-FL-15' })
    if (lost.holds && !level.data.keeps) run.setCount(seat.slot, 'quarterWins', 0)
  }
  if (own) {
    const lost = all({ is: 'fact', kind: 'scoreLost', of: seat.slot }, { rule: 'RU-FL-15' }, [
      all({ is: 'fact', kind: own.kind, of: seat.slot }, { rule: own.rule }, [why]),
    ])
    run.put({ kind: 'scoreLost', of: seat.slot, why: lost, rule: 'RU-FL-15' })
    if (lost.holds) run.setCount(seat.slot, 'quarterWins', 0)
  } else if (killer !== undefined && (!byCivilRole.has(cause) || run.option<boolean>('civilKillersGetFace'))) {
    const partners = partnersOfPlayer(run.game.seats, run.ledger.found({ kind: 'met', when: 'soFar' }), killer).map(
      ({ slot }) => slot,
    )
    for (const to of new Set([killer, ...partners])) givePrize(run, to, [why])
  }
  const now = standing(run)
  const last = run.ledger.found({ kind: 'lastShot', when: 'phaseStart' })
  if (run.ledger.found({ kind: 'lastSearch', when: 'phaseStart' }).length && now.blacks === 0)
    over(run, 'red', 'RU-FL-12', why)
  else if (last.length && now.reds < now.blacks) over(run, 'black', 'RU-FL-13', why)
}

function afterDay(run: Resolution, seat: Seat): void {
  const now = standing(run)
  const [search] = run.ledger.found({
    kind: 'lastSearch',
    when: 'phaseStart',
    where: ({ data }) => data.day === run.phase.number,
  })
  // The day is not over while a revote or one more vote is due.
  if (dayGoesOn(run)) return
  if (search) return wins(run, seat, 'RU-FL-12', now, [search.why])
  if (now.out >= now.needed) return wins(run, seat, 'RU-FL-8', now)
  if (gone(run, now)) return lastSearch(run, now, 'RU-FL-12')
  if (now.crushed) {
    const why = all({ is: 'fact', kind: 'lastShot', of: '' }, { rule: 'RU-FL-13' }, [numbers(run, 'RU-FL-13', now)])
    run.put({ kind: 'lastShot', of: '', why, rule: 'RU-FL-13', until: `night ${run.phase.number}` })
    run.announce('lastShot', { is: String(run.phase.number) }, 'RU-FL-13')
  }
}

function afterNight(run: Resolution, seat: Seat): void {
  const now = standing(run)
  const suicide = run.deaths().find(({ of, data }) => data.cause === 'suicide' && run.seat(of).faction === 'black')
  if (suicide && gone(run, now) && now.out >= now.needed) {
    return now.out > now.needed
      ? wins(run, seat, 'RU-FL-14', now, [suicide.why])
      : lastSearch(run, now, 'RU-FL-14', suicide.why)
  }
  const own = run.deaths().find(({ by, data }) => by === seat.slot && data.cause === 'civil')
  if (own && now.out === now.needed && now.blacks > 0 && now.reds >= now.blacks) {
    const why = all({ is: 'fact', kind: 'staysOn', of: seat.slot }, { rule: 'RU-FAC-G5' }, [
      all({ is: 'fact', kind: 'ownKillDecides', of: own.of, other: seat.slot }, { rule: 'RU-FL-15' }, [own.why]),
    ])
    run.put({ kind: 'staysOn', of: seat.slot, why, rule: 'RU-FAC-G5', lasting: true })
    if (why.holds) return
  }
  if (now.out >= now.needed) return wins(run, seat, 'RU-FL-8', now)
  if (gone(run, now)) return lastSearch(run, now, 'RU-FL-12')
  const [shot] = run.ledger.found({ kind: 'lastShot', when: 'phaseStart' })
  if (now.crushed || (shot && now.reds < now.blacks)) wins(run, seat, 'RU-FL-13', now, shot ? [shot.why] : [])
  else if (shot && now.reds === now.blacks && run.ask('redsChance') === 'no')
    wins(run, seat, 'RU-FL-13', now, [shot.why])
}

/** The blacks are gone: one more day, not before the one after the third vote (RU-FL-12); at once where a suicide was the deciding death (RU-FL-14). */
function lastSearch(run: Resolution, now: Standing, rule: RuleId, suicide?: Reason): void {
  if (run.ledger.found({ kind: 'lastSearch', when: 'phaseStart' }).length) return
  const day = suicide ? run.phase.number + 1 : Math.max(5, run.phase.number + 1)
  const why = all({ is: 'fact', kind: 'lastSearch', of: '', values: { day } }, { rule }, [
    ...(suicide ? [suicide] : []),
    numbers(run, rule, now),
  ])
  run.put({ kind: 'lastSearch', of: '', why, rule, until: endOfDay(day), data: { day } })
  run.announce('lastSearch', { is: String(day) }, rule)
  if (suicide) withdrawTasks(run, suicide)
}

/** No task is given that night (RU-FL-14). */
function withdrawTasks(run: Resolution, suicide: Reason): void {
  for (const task of run.ledger.found({
    kind: 'faceTask',
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })) {
    run.ledger.end(task, any({ is: 'fact', kind: 'noTask', of: task.of }, { rule: 'RU-FL-14' }, [suicide]))
  }
}

const PARTS = ['', '¼', '½', '¾'] as const

/** Quarters of a win as they are written: `1½`. */
const winsOf = (quarters: number): string =>
  `${quarters >= 4 || quarters === 0 ? Math.floor(quarters / 4) : ''}${PARTS[quarters % 4]}`

/** @returns nothing where there was no faceless; the faceless first, then who has a face of his in roster order */
export function scores(game: Pick<Game, 'seats' | 'state'>): Pick<Tell, 'kind' | 'values'>[] {
  const faceless = facelessOf(game)?.slot
  if (faceless === undefined) return []
  const { outcome = '', quarterWins = 0 } = game.state?.[faceless] ?? {}
  const scored = (quarters: number) => ({ count: String(quarters), wins: winsOf(quarters) })
  return [
    { kind: 'facelessEnds', values: { who: faceless, is: String(outcome), ...scored(Number(quarterWins)) } },
    ...game.seats.flatMap(({ slot: who }) => {
      const quarters = who === faceless ? 0 : Number(game.state?.[who]?.quarterWins ?? 0)
      return quarters ? [{ kind: 'faceTaken', values: { who, ...scored(quarters) } }] : []
    }),
  ]
}

const rules: Rules = {
  'RU-FAC-10': stated({
    en: 'For the faceless the game ends by special rules: with a win, a draw or a loss, and points on top.',
    ru: 'Для безликого игра кончается по особым правилам: победой, ничьей или поражением, и сверх того он получает баллы.',
  }),
  'RU-FL-8': stated({
    en: 'When nine players of the starting roster are out (twelve in the extended format) while the faceless is alive, the faceless has won and leaves at once, counting as out; what would be a win for the others becomes a draw.',
    ru: 'Когда выбыло девять игроков стартового состава (в расширенном формате двенадцать), а безликий жив, он победил и сразу покидает игру как выбывший; что было бы победой остальных, становится ничьей.',
  }),
  'RU-FL-9': stated({
    en: 'Death at night is a draw for the faceless, death by day a loss.',
    ru: 'Смерть ночью для безликого — ничья, смерть днем — поражение.',
  }),
  'RU-FL-11': stated({
    en: 'The host may expel a faceless who claims to be the faceless or bargains for lynches, with a draw or a loss.',
    ru: 'Ведущий может вывести из игры безликого, который вскрылся безликим или торгуется ради линчеваний, с ничьей или с поражением.',
  }),
  'RU-FL-12': stated({
    en: 'If all blacks are out before nine players have died (twelve in the extended format), one more day is left to find the faceless; if the faceless survives it, they win and the reds draw. If the blacks were gone before the third vote, that day comes after the third vote.',
    ru: 'Если все черные выбыли раньше, чем умерло девять игроков (в расширенном формате двенадцать), на поиск безликого есть еще один день; если безликий его переживет, он побеждает, а у красных ничья. Если черных не стало до третьего голосования, этот день идет после третьего голосования.',
  }),
  'RU-FL-13': stated({
    en: 'If a lynch gives the blacks the game before nine players have died (twelve in the extended format), they have one night to shoot the faceless; if that fails and the reds have no chance, the faceless leaves and the blacks draw. If the blacks crush the reds at night, the faceless leaves as a winner.',
    ru: 'Если линчевание приносит черным победу раньше, чем умерло девять игроков (в расширенном формате двенадцать), у черных есть одна ночь, чтобы застрелить безликого; если это не удалось и у красных нет шанса, безликий покидает игру, а черным засчитана ничья. Если черные разгромили красных ночью, безликий покидает игру победителем.',
  }),
  'RU-FL-14': stated({
    en: 'If the ninth death (twelfth in the extended format) is the suicide of the last black, the reds still have a day and that night’s cut has no task; a death through the player’s own civil role is not such a suicide. If the suicide takes another player with them, the game ends with a win for the faceless.',
    ru: 'Если девятой смертью (в расширенном формате двенадцатой) стало самоубийство последнего черного, у красных все равно есть день, и у среза этой ночи нет цели; смерть через собственную мирную роль таким самоубийством не считается. Если самоубийца забрал с собой другого, игра кончается победой безликого.',
  }),
  'RU-FL-15': stated({
    en: 'A suicide with an investigator’s shot, in a fire the faceless set as madman, or as a kamikaze takes away everything scored. If a kill with that shot is the deciding death, the faceless stays in the game until one more player dies.',
    ru: 'Самоубийство выстрелом следователя, в пожаре, который безликий устроил сам как безумец, или в роли камикадзе отнимает все набранное. Если решающей смертью стало убийство таким выстрелом, безликий остается в игре до следующей смерти.',
  }),
}

const words = {
  facts: {
    facelessWins: {
      stands: { en: '{who} has won as the faceless', ru: 'безликий ({who_nom}) побеждает' },
      falls: { en: '{who} has not won as the faceless', ru: 'безликий ({who_nom}) не побеждает' },
      asks: { en: 'Has {who} won as the faceless?', ru: 'Побеждает ли безликий ({who_nom})?' },
    },
    facelessDraws: {
      stands: { en: 'it is a draw for {who}, the faceless', ru: 'для безликого ({who_nom}) это ничья' },
      falls: { en: 'it is not a draw for {who}, the faceless', ru: 'для безликого ({who_nom}) это не ничья' },
      asks: { en: 'Is it a draw for {who}, the faceless?', ru: 'Ничья ли это для безликого ({who_nom})?' },
    },
    facelessLoses: {
      stands: { en: '{who} has lost as the faceless', ru: 'для безликого ({who_nom}) это поражение' },
      falls: { en: '{who} has not lost as the faceless', ru: 'для безликого ({who_nom}) это не поражение' },
      asks: { en: 'Has {who} lost as the faceless?', ru: 'Поражение ли это для безликого ({who_nom})?' },
    },
    balance: {
      stands: {
        en: '{out} of {needed} are out; reds alive: {reds}, blacks alive: {blacks}',
        ru: 'вне игры {out} из {needed}, красных {reds}, черных {blacks}',
      },
      falls: { en: 'the numbers are different', ru: 'вне игры другое число игроков' },
    },
    lastSearch: {
      stands: { en: 'day {day} is the last day to find the faceless', ru: 'последний день на поиск безликого: {day}' },
      falls: { en: 'there is no last day to find the faceless', ru: 'последнего дня на поиск безликого нет' },
    },
    lastShot: {
      stands: {
        en: 'the blacks have one night to shoot the faceless',
        ru: 'у черных одна ночь на выстрел в безликого',
      },
      falls: { en: 'the blacks have no last night', ru: 'последней ночи у черных нет' },
    },
    staysOn: {
      stands: { en: '{who} stays until one more player dies', ru: '{who_nom} остается до следующей смерти' },
      falls: { en: '{who} does not have to stay', ru: '{who_nom} может не оставаться' },
      asks: { en: 'Does {who} stay until one more player dies?', ru: 'Остается ли {who_nom} до следующей смерти?' },
    },
    ownKillDecides: {
      stands: {
        en: 'the deciding death, {who}’s, is by {other}’s civil shot',
        ru: 'решает смерть {who_gen}, а это мирный выстрел {other_gen}',
      },
      falls: {
        en: 'the deciding death, {who}’s, is not by {other}',
        ru: 'решает смерть {who_gen}, а это не выстрел {other_gen}',
      },
    },
    gameOver: {
      stands: { en: 'the game is over', ru: 'игра окончена' },
      falls: { en: 'the game goes on', ru: 'игра продолжается' },
      asks: { en: 'Is the game over?', ru: 'Окончена ли игра?' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    facelessEnds: { en: 'how it ends for the faceless', ru: 'итог игры для безликого' },
    faceTaken: { en: 'wins from a face', ru: 'победы чужого лица' },
    outcome: { en: 'outcome of the faceless', ru: 'итог безликого' },
    win: { en: 'win', ru: 'победа' },
    loss: { en: 'loss', ru: 'поражение' },
    draw: { en: 'a draw', ru: 'ничья' },
    nobody: { en: 'nobody', ru: 'никто' },
    yes: { en: 'yes', ru: 'да' },
    no: { en: 'no', ru: 'нет' },
    red: { en: 'the reds', ru: 'красные' },
    black: { en: 'the blacks', ru: 'черные' },
    grey: { en: 'the faceless', ru: 'безликий' },
  },
  tells: {
    facelessLeft: {
      en: '{who} has won as the faceless and leaves the game.',
      ru: 'Безликий ({who_nom}) побеждает и покидает игру.',
    },
    facelessEnds: {
      en: 'The faceless: <b>{who}</b>{is, select, win {, a win} draw {, a draw} loss {, a loss} other {}}. Scored from lynches: {count, plural, =0 {nothing} one {{wins} of a win} =2 {{wins} of a win} =3 {{wins} of a win} =4 {{wins} win} other {{wins} wins}}.',
      ru: 'Безликий: <b>{who}</b>{is, select, win {, победа} draw {, ничья} loss {, поражение} other {}}. За линчевания: {count, plural, =0 {ничего} =4 {{wins} победа} one {{wins} победы} few {{wins} победы} many {{wins} победы} other {{wins} победы}}.',
    },
    faceTaken: {
      en: '<b>{who}</b> has the face of the faceless: {count, plural, one {{wins} of a win} =2 {{wins} of a win} =3 {{wins} of a win} =4 {{wins} win} other {{wins} wins}}.',
      ru: 'Лицо безликого у игрока <b>{who}</b>: {count, plural, =4 {{wins} победа} one {{wins} победы} few {{wins} победы} many {{wins} победы} other {{wins} победы}}.',
    },
    lastSearch: {
      en: 'The blacks are out. Day {is} is the last day to find the faceless.',
      ru: 'Черных больше нет. Найти безликого можно до конца дня {is}.',
    },
    lastShot: {
      en: 'The blacks have won the vote. They have night {is} to shoot the faceless.',
      ru: 'Черные побеждают на голосовании. Чтобы застрелить безликого, остается ночь {is}.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const facelessEnds = section({
  facts,
  options,
  prompts,
  rules,
  words,
  rulings: {
    results: ['facelessWins', 'facelessDraws', 'facelessLoses', 'staysOn', 'scoreLost', 'gameOver'],
    dawn: [settleFaceless],
    dusk: [settleFaceless],
    winner: gameOver,
  },
})
