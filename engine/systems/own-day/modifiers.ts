/** What a player may be by day, whichever the role: attributes of modifiers, and what comes of somebody beloved (DAY-R7). */
import type { Modifier } from '../../rules/role.ts'
import { inEnglish, sentencesOf } from '../../ruleset/localized-text.ts'
import type { InEach } from '../../text/in-each.ts'
import type { Seat, Game, PhaseState } from '../../journal/state.ts'
import { type Catalogue, catalogueOf } from '../../ruleset/catalogue.ts'
import type { SeatId } from '../../reason/claim.ts'
import type { System } from '../../ruleset/system.ts'

/** What a modifier may make of somebody by day. */
export type ByDay =
  | 'hated'
  | 'loved'
  | 'mayor'
  | 'treestump'
  | 'supersaint'
  | 'governor'
  | 'beloved'
  | 'jester'
  | 'lyncher'
  | 'survivor'

/** Whether somebody is that by day. */
export const isByDay = (catalogue: Catalogue, seat: Seat, what: ByDay): boolean =>
  catalogue.modifiersOf(seat).some(({ modifier }) => modifier.is?.includes(what))

const byDay = (what: ByDay, says: InEach, told: InEach): Omit<Modifier, 'says'> & { says: InEach } => ({
  says,
  told,
  is: [what],
})

const written: Readonly<Record<string, Omit<Modifier, 'says'> & { says: InEach }>> = {
  doublevoter: {
    says: {
      en: 'Has a vote that counts double, or two votes where the option “doublevoter” says so; all of it goes when they unvote.',
      ru: 'Голос весит вдвое, или голосов два, если так говорит опция «как голосуют дважды»; все это целиком уходит вместе с игроком.',
    },
    told: {
      en: '{double, select, twoTargets {You have two votes.} other {Your vote counts as two.}}',
      ru: '{double, select, twoTargets {У вас два голоса.} other {Ваш голос весит два.}}',
    },
    weight: 2,
  },
  mayor: byDay(
    'mayor',
    {
      en: 'Has a vote that counts double, once they have revealed by day that they are the mayor.',
      ru: 'Голос весит два с той минуты, как мэр раскрылся.',
    },
    {
      en: 'Nobody knows that you are the mayor until you reveal it.',
      ru: 'Пока вы не раскроетесь, никто не знает, что вы мэр.',
    },
  ),
  voteless: {
    says: {
      en: 'Has no vote, but can be voted for.',
      ru: 'Своего голоса нет, но голосовать против этого игрока можно.',
    },
    told: {
      en: 'You have no vote. Others may still vote for you.',
      ru: 'Своего голоса у вас нет, но голосовать против вас можно.',
    },
    weight: 0,
  },
  hated: byDay(
    'hated',
    {
      en: 'Needs one vote less than usual to be lynched.',
      ru: 'Для линча нужно на один голос меньше обычного.',
    },
    {
      en: 'Hated: it takes one vote fewer to lynch you.',
      ru: 'Чтобы вас залинчевать, нужно на один голос меньше обычного.',
    },
  ),
  loved: byDay(
    'loved',
    {
      en: 'Needs one vote more than usual to be lynched.',
      ru: 'Для линча нужно на один голос больше обычного.',
    },
    {
      en: 'Loved: it takes one vote more to lynch you.',
      ru: 'Чтобы вас залинчевать, нужно на один голос больше обычного.',
    },
  ),
  supersaint: byDay(
    'supersaint',
    {
      en: 'If lynched, kills the hammerer. Nobody else dies if they hammered themselves.',
      ru: 'После линча убивает того, чей голос его решил. Если это был голос против себя, больше никто не умирает.',
    },
    {
      en: 'Supersaint: if you are lynched, whoever cast the hammer dies with you.',
      ru: 'Если вас залинчуют, погибнет и тот, чей голос это решил.',
    },
  ),
  governor: byDay(
    'governor',
    {
      en: 'May save the player chosen by the vote, before the flip: the day ends without that lynch, and nothing that answers a lynch happens.',
      ru: 'До раскрытия роли может спасти того, кого выбрало голосование: день кончается без этого линча, и ничто на него не отвечает.',
    },
    {
      en: 'Governor: you may save the player whom the vote has chosen. Tell me before the flip, and that player lives and the day ends.',
      ru: 'Вы можете спасти того, кого выбрало голосование. Скажите об этом ведущему до раскрытия роли, и этот игрок останется жив, а день закончится.',
    },
  ),
  jester: byDay(
    'jester',
    {
      en: 'Wins when lynched. The game goes on.',
      ru: 'Побеждает, если его линчуют. Игра идет дальше.',
    },
    { en: 'Jester: you win if you are lynched.', ru: 'Вы победите, если вас залинчуют.' },
  ),
  lyncher: byDay(
    'lyncher',
    {
      en: 'Wins when the player you gave as a target is lynched. The game goes on.',
      ru: 'Побеждает, если линчуют игрока, которого вы дали ему целью. Игра идет дальше.',
    },
    {
      en: 'Lyncher: you win if the player I gave you as your target is lynched.',
      ru: 'Вы победите, если залинчуют игрока, которого вам дали целью.',
    },
  ),
  survivor: byDay(
    'survivor',
    {
      en: 'Wins along with the winners, if still alive.',
      ru: 'Побеждает вместе с победителем, если жив.',
    },
    {
      en: 'Survivor: you also win, with whoever wins, if you are alive at the end.',
      ru: 'Вы победите вместе с победителем, если доживете до конца.',
    },
  ),
  beloved: byDay(
    'beloved',
    {
      en: 'Everybody alive mourns this player: after such a death the next day is skipped.',
      ru: 'По этому игроку скорбят все живые: после такой смерти следующий день пропускают.',
    },
    {
      en: 'Beloved: if you die, everybody mourns you and the next day is skipped.',
      ru: 'Если вы погибнете, по вам будут скорбеть, и следующий день пропустят.',
    },
  ),
  treestump: byDay(
    'treestump',
    {
      en: 'May talk, but neither votes nor can be voted for, and is not counted among the living.',
      ru: 'Может говорить, но не голосует, против него не голосуют, и при подсчете живых его нет.',
    },
    {
      en: 'Treestump: you may talk, but you cannot vote or be voted for, and you do not count as one of the living.',
      ru: 'Вы можете говорить, но не голосуете, против вас не голосуют, и среди живых вас не считают.',
    },
  ),
}

export const modifiers: Record<string, Modifier> = inEnglish(written)
/** What they say in Russian. */
export const modifiersInRussian = sentencesOf(written, 'ru')

/** Whether a death costs everybody the next day. */
export const isBeloved = (catalogue: Catalogue, seat: Seat): boolean => isByDay(catalogue, seat, 'beloved')

/**
 * Whether the next day of a game is skipped: of the nights since the last day, one follows another for each such death.
 * @param game with its last phase resolved
 */
export function isNextDayLost(system: System, game: Game): boolean {
  const catalogue = catalogueOf(system, game)
  const last = game.phases.findLastIndex(({ kind }) => kind === 'day')
  const since = game.phases.slice(Math.max(0, last))
  const beloved = new Set(game.seats.filter(seat => isBeloved(catalogue, seat)).map(({ slot }) => slot))
  const lost = since.flatMap(phase => diedIn(phase)).filter(slot => beloved.has(slot)).length
  const nights = since.filter(({ kind }) => kind === 'night').length
  return nights > 0 && nights <= lost
}

const diedIn = ({ result }: PhaseState): SeatId[] => result?.deaths ?? []
