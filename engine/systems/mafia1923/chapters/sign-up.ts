/** Who signs up as what (1923-E1 to E9), and what is wrong with a set-up. How many there are of each role is the host's affair (1923-E16). */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import type { SetupBreak } from '../../../ruleset/panel.ts'
import { chosen, implied, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { plays } from '../families.ts'
import { secondaryRolesOf } from '../roles/mafia.ts'
import { only, section, type SectionWords, type Sent } from '../section.ts'
import type { SeatId } from '../vocabulary.ts'

const says = sayingInEach({
  spectator: { en: '{name} is a Spectator', ru: '{name} — зритель, а не игрок' },
  size: {
    en: '{family} has {players} players; a family has 8 or 10',
    ru: 'В семье {family} {players, plural, one {# игрок} few {# игрока} other {# игроков}}, а должно быть 8 или 10',
  },
  mafia: {
    en: '{family} has {players} players and so {due, plural, one {# Mafia Member} other {# Mafia Members}}, not {mafia}',
    ru: 'В семье {family} {players, plural, one {# игрок} few {# игрока} other {# игроков}}, и членов мафии в ней должно быть {due}, а не {mafia}',
  },
  beginner: {
    en: '{names} {count, plural, =1 {is a Beginner and may only be a Townsperson or a Mafia Member} other {are Beginners and may only be Townspeople or Mafia Members}}',
    ru: '{names} — {count, plural, =1 {новичок и может быть только горожанином или членом мафии} other {новички и могут быть только горожанами или членами мафии}}',
  },
  beginnerInMafia: {
    en: '{names} {count, plural, =1 {is a Beginner in the Mafia and has a second role} other {are Beginners in the Mafia and have second roles}}',
    ru: '{names} — {count, plural, =1 {новичок в мафии, и второй роли у него быть не должно} other {новички в мафии, и вторых ролей у них быть не должно}}',
  },
  second: {
    en: '{names} {count, plural, =1 {has a second role} other {have second roles}} that a Mafia Member may not have',
    ru: 'У {count, plural, =1 {игрока {names} вторая роль, которой} other {игроков {names} вторые роли, которых}} у члена мафии быть не может',
  },
  otherSide: {
    en: '{names} {count, plural, =1 {has a role} other {have roles}} of the other side: a plain Mafia Member belongs to the Mafia, a Townsperson to the Civilians',
    ru: 'У {count, plural, =1 {игрока {names} роль} other {игроков {names} роли}} другой стороны: простой член мафии принадлежит к мафии, горожанин — к мирным',
  },
})

/** Mafia Members of a family, by its size. */
const mafiaOf: ReadonlyMap<number, number> = new Map([
  [8, 1],
  [10, 2],
])

/** Roles without an ability: what a Beginner may have. */
const plain = ['townsperson', 'mafiaMember']

/** The rules that a roster breaks, before the first night. */
export function setup({ seats: all, options: chosen }: Pick<Game, 'seats' | 'options'>): SetupBreak[] {
  const seats = all.filter(plays)
  const allowed = secondaryRolesOf({ options: chosen })
  return [
    ...familiesOf(seats).flatMap(([family, members]) => familyBreaks(family, members)),
    ...broken(seats, '1923-E6', 'beginner', seat => isBeginner(seat) && !plain.includes(seat.role) && !isMafia(seat)),
    ...broken(
      seats,
      '1923-E7',
      'beginnerInMafia',
      seat => isBeginner(seat) && !plain.includes(seat.role) && isMafia(seat),
    ),
    ...broken(
      seats,
      '1923-MAF7',
      'second',
      seat => isMafia(seat) && !plain.includes(seat.role) && !allowed.includes(seat.role),
    ),
    ...broken(seats, '1923-E11', 'otherSide', seat => seat.role === (isMafia(seat) ? 'townsperson' : 'mafiaMember')),
  ]
}

const isBeginner = (seat: Seat): boolean => seat.details?.level === 'beginner'

const isMafia = (seat: Seat): boolean => seat.faction === 'mafia'

function familiesOf(seats: readonly Seat[]): [family: string, members: Seat[]][] {
  const names = [...new Set(seats.flatMap(({ details }) => details?.family ?? []))]
  return names.map(name => [name, seats.filter(({ details }) => details?.family === name)])
}

function familyBreaks(family: string, members: readonly Seat[]): SetupBreak[] {
  const who = members.map(({ slot }) => slot)
  const due = mafiaOf.get(members.length)
  if (due === undefined) return [{ rule: '1923-E1', says: says('size', { family, players: members.length }), who }]
  const mafia = members.filter(isMafia)
  return mafia.length === due
    ? []
    : [
        {
          rule: '1923-E2',
          says: says('mafia', { family, players: members.length, due, mafia: mafia.length }),
          who: mafia.length ? mafia.map(({ slot }) => slot) : who,
        },
      ]
}

/** One break for all whom it concerns. */
function broken(
  seats: readonly Seat[],
  rule: string,
  what: 'beginner' | 'beginnerInMafia' | 'second' | 'otherSide',
  wrong: (seat: Seat) => boolean,
): SetupBreak[] {
  const found = seats.filter(wrong)
  const names = found.map(({ name }) => name)
  const who: SeatId[] = found.map(({ slot }) => slot)
  const row = (and: string): string => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(and)
  return found.length
    ? [{ rule, says: says(what, { names: { en: row(' and '), ru: row(' и ') }, count: names.length }), who }]
    : []
}

/** A Spectator neither acts nor is chosen. */
function refuseSpectator(game: Game, _phase: PhaseState, { by, to }: Sent): Refusal | undefined {
  const spectator = [by, ...to].map(slot => seatOf(game, slot)).find(seat => seat && !plays(seat))
  return spectator && { rule: '1923-E5', says: says('spectator', { name: spectator.name }) }
}

const rules: Rules = {
  '1923-E1': stated({
    en: 'A family is 8 or 10 players. There can be any number of families.',
    ru: 'В семье 8 или 10 игроков. Сколько семей, не ограничено.',
  }),
  '1923-E2': stated({
    en: 'A family of 8 has exactly one Mafia Member, a family of 10 exactly two.',
    ru: 'В семье из 8 игроков ровно один член мафии, в семье из 10 — ровно два.',
  }),
  '1923-E3': stated(
    {
      en: 'People sign up alone, as a small group or as a whole family, and the moderators place them as best they can.',
      ru: 'Записываются поодиночке, небольшой группой или целой семьей, а ведущие распределяют игроков по семьям, как получится лучше.',
    },
    {
      en: 'Placing people happens before there is a game, and any placing is allowed.',
      ru: 'Игроков рассаживают до начала игры, и рассадить их можно как угодно.',
    },
  ),
  '1923-E4': stated(
    {
      en: 'Everybody signs up as Beginner, Standard or Spectator.',
      ru: 'Каждый записывается новичком, обычным игроком или зрителем.',
    },
    {
      en: 'A roster takes no other word for a level, and a case with one is not read; 1923-E5 to E8 say who is bound by a level.',
      ru: 'Другого слова для уровня состав не принимает, и пример с таким словом не читается; кого уровень ограничивает, сказано в правилах 1923-E5–1923-E8.',
    },
  ),
  '1923-E5': stated({
    en: 'Spectators are not players: they read what is public and are neither counted nor chosen.',
    ru: 'Зрители не игроки: они читают то, что объявляют всем, в счет не идут, и выбрать их нельзя.',
  }),
  '1923-E6': stated({
    en: 'A Beginner is a Townsperson or a Mafia Member and nothing else.',
    ru: 'Новичок бывает только горожанином или членом мафии.',
  }),
  '1923-E7': implied({ en: 'A Beginner in the Mafia has no second role.', ru: 'У новичка в мафии нет второй роли.' }),
  '1923-E8': stated(
    { en: 'A Standard player may have any role.', ru: 'Обычному игроку может достаться любая роль.' },
    {
      en: 'It allows everything, so nothing can break it; 1923-E6 says who is bound.',
      ru: 'Здесь разрешено все, и нарушить это нельзя; кого это ограничивает, сказано в правиле 1923-E6.',
    },
  ),
  '1923-E9': stated(
    {
      en: 'Roles are given privately; only the player and the moderators know a role.',
      ru: 'Роли раздаются лично; роль знают только сам игрок и ведущие.',
    },
    {
      en: 'Roles are handed out before there is a phase. A property test makes sure that no public text holds one: test/engine/systems/mafia1923/properties.test.ts.',
      ru: 'Роли раздают до первой фазы. За тем, чтобы ни один общий текст не называл роль, следит тест свойств: test/engine/systems/mafia1923/properties.test.ts.',
    },
  ),
  '1923-E11': implied({
    en: 'A Civilian is anybody who is not in the Mafia. Side and role are two things: a Mafia Member may carry a second role.',
    ru: 'Мирный — каждый, кто не в мафии. Сторона и роль — разные вещи: у члена мафии может быть вторая роль.',
  }),
  '1923-E12': implied({
    en: 'Nobody changes sides. Even a theft neither brings anybody into the Mafia nor takes anybody out.',
    ru: 'Сторону никто не меняет. Даже кража никого не приводит в мафию и никого из нее не выводит.',
  }),
  '1923-E13': implied(
    { en: 'Mafia Members know each other from the start.', ru: 'Члены мафии знают друг друга с самого начала.' },
    {
      en: 'What they know before the first night, the moderators tell them when they hand out the roles; no phase tells it.',
      ru: 'Что им известно до первой ночи, говорят ведущие, когда раздают роли; ни в одной фазе этого нет.',
    },
  ),
  '1923-E14': stated({
    en: 'Anything random is drawn by a random number generator; each draw is logged with its purpose, its candidates and its result.',
    ru: 'Все случайное определяет генератор случайных чисел; о каждом жребии записывают, для чего он, между кем и что выпало.',
  }),
  '1923-E16': chosen(
    {
      en: 'How many of each role there are is up to the moderators.',
      ru: 'Сколько каких ролей в игре, решают ведущие.',
    },
    {
      en: 'The choice is left to the host; the only setup checks are those of families, Beginners and second roles.',
      ru: 'Выбор оставлен ведущему; из состава проверяются только семьи, новички и вторые роли.',
    },
  ),
  '1923-TOW1': stated({
    en: 'A Townsperson has no ability and votes every day like everybody else.',
    ru: 'У горожанина нет способностей; он, как все, голосует каждый день.',
  }),
}

const words = {
  roles: { townsperson: 'Townsperson' },
  rolesShort: { townsperson: ['townie', 'TP', 'town'] },
  facts: { spectator: only('{who} is a Spectator') },
  results: { civilian: 'Civilian' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const signUp = section({ refuse: refuseSpectator, rules, words })
