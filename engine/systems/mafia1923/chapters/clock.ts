/**
 * The clock (1923-F1 to F4): nights from 21:00 to 07:00, days from 09:00 to 19:00, in the zone of the game with its
 * daylight saving. Deadlines are instants. The first phase that has an opening time sets the date of all others.
 */
import { Temporal } from 'temporal-polyfill'
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import { chosenFrom } from '../../../ruleset/chosen.ts'
import { chosen, stated, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import { howLong } from '../../../text/duration.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { section, type Refuse, type SectionWords } from '../section.ts'
import type { Resolution } from '../vocabulary.ts'

const options = {
  'game.lastDay': {
    values: [5],
    whole: { from: 1, to: 30 },
    rule: '1923-F1',
    says: { en: 'The game ends after this day.', ru: 'После какого дня игра кончается.' },
  },
  'clock.zone': {
    values: ['Asia/Jerusalem', 'Europe/London', 'America/New_York', 'UTC'],
    rule: '1923-F4',
    says: { en: 'Time zone for deadlines.', ru: 'Часовой пояс, по которому считаются сроки.' },
  },
  'clock.nightOpens': {
    values: [21],
    whole: { from: 0, to: 23 },
    rule: '1923-F2',
    says: { en: 'The hour at which a night begins.', ru: 'В котором часу начинается ночь.' },
  },
  'clock.nightCloses': {
    values: [7],
    whole: { from: 0, to: 23 },
    rule: '1923-F2',
    says: { en: 'The hour at which a night ends.', ru: 'В котором часу кончается ночь.' },
  },
  'clock.dayOpens': {
    values: [9],
    whole: { from: 0, to: 23 },
    rule: '1923-F2',
    says: { en: 'The hour at which a day begins.', ru: 'В котором часу начинается день.' },
  },
  'clock.dayCloses': {
    values: [19],
    whole: { from: 0, to: 23 },
    rule: '1923-F2',
    says: { en: 'The hour at which a day ends.', ru: 'В котором часу кончается день.' },
  },
} satisfies Options

const option = chosenFrom(options)

const prompts = {
  startDay: {
    rule: '1923-F3',
    says: { en: 'The first night does not begin on a Saturday.', ru: 'Первая ночь начинается не в субботу.' },
  },
  clockChange: {
    rule: '1923-F4',
    says: {
      en: 'The clocks change during this phase, so it is longer or shorter than usual.',
      ru: 'Во время этой фазы переводят часы, поэтому она длиннее или короче обычной.',
    },
  },
  afterTheEnd: {
    rule: '1923-F1',
    says: { en: 'The last day is over, and so is the game.', ru: 'Последний день закончился, а с ним и игра.' },
  },
} satisfies Prompts

const says = sayingInEach({
  early: {
    en: 'came {by} before the {phase} opened',
    ru: 'раньше начала {phase, select, night {ночи} other {дня}} на {by}',
  },
  late: {
    en: 'came {by} after the {phase} closed',
    ru: 'позже конца {phase, select, night {ночи} other {дня}} на {by}',
  },
})

/** When a phase opens and closes, as instants. */
interface Hours {
  opens: string
  closes: string
}

/**
 * When a phase opens and closes (1923-F1, F2, F4).
 * @returns undefined while no earlier phase, nor this one, says on which date the game is
 */
export function clock(game: Pick<Game, 'options' | 'phases'>, kind: string, number: number): Hours | undefined {
  const date = dateOf(game, kind, number)
  if (!date) return undefined
  const hour = (name: string): number => option(game, `clock.${kind}${name}`)
  const opens = hour('Opens')
  const closes = hour('Closes')
  return {
    opens: instant(game, date, opens),
    closes: instant(game, closes > opens ? date : date.add({ days: 1 }), closes),
  }
}

/** The calendar day on which a phase opens: a night belongs to the day before it, and Night 1 comes before Day 1. */
function dateOf(game: Pick<Game, 'options' | 'phases'>, kind: string, number: number): Temporal.PlainDate | undefined {
  const dated = game.phases.find(phase => phase.opens !== undefined)
  if (!dated) return undefined
  const days = (phase: { kind: string; number: number }): number => phase.number + (phase.kind === 'day' ? 1 : 0)
  return zoned(game, dated.opens!)
    .toPlainDate()
    .add({ days: days({ kind, number }) - days(dated) })
}

const zoned = (game: Pick<Game, 'options'>, at: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(at).toZonedDateTimeISO(option<string>(game, 'clock.zone'))

const instant = (game: Pick<Game, 'options'>, date: Temporal.PlainDate, hour: number): string =>
  date
    .toZonedDateTime({ timeZone: option<string>(game, 'clock.zone'), plainTime: Temporal.PlainTime.from({ hour }) })
    .toInstant()
    .toString()

/** The hours of a phase: what the host set, else what the rules say. */
function hoursOf(game: Game, phase: PhaseState): Partial<Hours> {
  const ruled = clock(game, phase.kind, phase.number)
  const opens = phase.opens ?? ruled?.opens
  const closes = phase.closes ?? ruled?.closes
  return { ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) }
}

/** Why something sent in at this moment does not count (1923-F2); undefined when it does, or where no hours are known. */
export function outsideHours(game: Game, phase: PhaseState, at: string | undefined): Refusal | undefined {
  const { opens, closes } = hoursOf(game, phase)
  if (at === undefined) return undefined
  const time = Date.parse(at)
  if (opens !== undefined && time < Date.parse(opens))
    return { rule: '1923-F2', says: says('early', { phase: phase.kind, by: howLong(at, opens) }) }
  if (closes !== undefined && time > Date.parse(closes))
    return { rule: '1923-F2', says: says('late', { phase: phase.kind, by: howLong(closes, at) }) }
  return undefined
}

/** Points of the calendar that the host should know of, each with its rule: `startDay`, `clockChange`, `afterTheEnd`. */
function clockNotices(game: Game, phase: PhaseState): { id: string; rule: string }[] {
  const { opens, closes } = hoursOf(game, phase)
  const saturday = 6
  return [
    ...(phase.opens !== undefined
    && phase.kind === 'night'
    && phase.number === 1
    && zoned(game, phase.opens).dayOfWeek !== saturday
      ? [{ id: 'startDay', rule: '1923-F3' }]
      : []),
    ...(opens !== undefined && closes !== undefined && zoned(game, opens).offset !== zoned(game, closes).offset
      ? [{ id: 'clockChange', rule: '1923-F4' }]
      : []),
    ...(phase.number > option<number>(game, 'game.lastDay') ? [{ id: 'afterTheEnd', rule: '1923-F1' }] : []),
  ]
}

/** Puts what the host should know of the calendar to him. */
export const notices = (run: Resolution): void => {
  for (const { id, rule } of clockNotices(run.game, run.phase)) run.notice(id, rule)
}

/** What came out of hours does not count (1923-F2), unless the host lets it. */
const refuseOutOfHours: Refuse = (game, phase, { id, at }) =>
  phase.submissions.some(sent => sent.id === id && sent.admitted) ? undefined : outsideHours(game, phase, at)

const rules: Rules = {
  '1923-F1': stated({
    en: 'The game runs Night 1, Day 1, Night 2 and so on, and ends after Day 5.',
    ru: 'Игра идет так: ночь 1, день 1, ночь 2 и так далее; кончается она после дня 5.',
  }),
  '1923-F2': stated({
    en: 'Nights last from 21:00 to 07:00, days from 09:00 to 19:00. Anything that comes in between does not count.',
    ru: 'Ночь длится с 21:00 до 07:00, день — с 09:00 до 19:00. Присланное в промежутке не учитывается.',
  }),
  '1923-F3': stated({
    en: 'Night 1 is on a Saturday and Day 5 on the following Thursday.',
    ru: 'Ночь 1 приходится на субботу, день 5 — на четверг после нее.',
  }),
  '1923-F4': chosen({
    en: 'All hours are Jerusalem time, daylight saving included. A deadline is one moment, shown in the time zone of the game and of the reader.',
    ru: 'Часы считаются по Иерусалиму, с летним временем. Срок — один и тот же момент; его показывают и в часовом поясе игры, и в поясе того, кто читает.',
  }),
}

const words = {
  terms: { startDay: 'not a Saturday', clockChange: 'the clocks change', afterTheEnd: 'after the end' },
} satisfies SectionWords

export const hours = section({ options, prompts, refuse: refuseOutOfHours, rules, words })
