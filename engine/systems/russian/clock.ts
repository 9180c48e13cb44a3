/**
 * The hours (RU-TIME-1 to RU-TIME-3): the vote of a day at 21:00, over at 22:00; the night due at 08:00, all of it
 * Moscow time unless the host says otherwise. A night belongs to the day before it. The first phase that has an
 * opening time sets the date of all others.
 */
import { Temporal } from 'temporal-polyfill'
import type { Game, PhaseState, Refusal, Submission } from '../../journal/state.ts'
import { howLong } from '../../text/duration.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { is } from './attributes.ts'
import { best } from './best/phase.ts'
import { isVote } from './day/kinds.ts'
import type { Options } from '../../ruleset/localized-text.ts'
import type { InEach } from '../../text/in-each.ts'

/** When a phase opens and closes, as instants. */
interface Hours {
  opens: string
  closes: string
}
type Dated = Pick<Game, 'options' | 'phases'>

const hourOption = (usual: number, rule: string, says: InEach, from = 0, to = 23): Options[string] => ({
  values: [usual],
  whole: { from, to },
  rule,
  says,
})

/** The hours that a host may choose. */
export const hours: Options = {
  'clock.zone': {
    values: ['Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'UTC'],
    rule: 'RU-TIME-2',
    says: { en: 'Time zone for these hours.', ru: 'Часовой пояс, по которому считаются часы.' },
  },
  'clock.voteOpens': hourOption(21, 'RU-TIME-2', {
    en: 'Hour when the vote starts; anything due before it is late from then on.',
    ru: 'В котором часу начинается голосование; что положено прислать до него, позже считается опоздавшим.',
  }),
  'clock.voteCloses': hourOption(
    22,
    'RU-TIME-2',
    { en: 'Latest hour for the vote to end.', ru: 'В котором часу голосование кончается самое позднее.' },
    1,
  ),
  'clock.eveningCloses': hourOption(
    0,
    'RU-TIME-3',
    {
      en: 'Hour when the evening ends, if it is played separately from its night.',
      ru: 'В котором часу кончается вечер, если он играется отдельно от ночи.',
    },
    0,
    8,
  ),
  'clock.nightCloses': hourOption(
    8,
    'RU-TIME-3',
    {
      en: 'Hour when night moves are due: midnight at the earliest, 8:00 at the latest.',
      ru: 'До какого часа принимаются ночные ходы: не раньше полуночи и не позже восьми.',
    },
    0,
    8,
  ),
  huntMinutes: {
    values: [15],
    whole: { from: 1, to: 60 },
    rule: 'RU-HUNT-2',
    says: {
      en: 'Minutes from the start of the vote during which a witch hunt may be approved.',
      ru: 'Сколько минут с начала голосования принимаются одобрения охоты на ведьм.',
    },
  },
}

const option = <T>(game: Dated, id: string): T => (getOwn(game.options, id) ?? hours[id]!.values[0]) as T
const hour = (game: Dated, name: string): number => option<number>(game, `clock.${name}`)

/**
 * When a phase opens and closes by the rules.
 * @returns undefined while no phase says on which date the game is
 */
export function clock(game: Dated, kind: string, number: number): Hours | undefined {
  // The vote for the best ends when everybody has voted, or as the host likes (RU-BEST-2).
  if (kind === best) return undefined
  const timeZone = option<string>(game, 'clock.zone')
  const date = dateOf(game, number, timeZone)
  if (!date) return undefined
  const at = (day: Temporal.PlainDate, name: string): string =>
    day
      .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: hour(game, name) }) })
      .toInstant()
      .toString()
  const [voted, next] = [at(date, 'voteCloses'), date.add({ days: 1 })]
  if (isElection(kind)) return { opens: at(date, 'voteOpens'), closes: voted }
  if (isVote(kind)) return { opens: at(date, 'nightCloses'), closes: voted }
  return { opens: voted, closes: at(next, kind === 'evening' ? 'eveningCloses' : 'nightCloses') }
}

const isElection = (kind: string): boolean => kind === 'election' || kind === 'secondRound'

/** The calendar day of a day and of the night after it; what happens before noon belongs to the night of the day before. */
function dateOf({ phases }: Dated, number: number, zone: string): Temporal.PlainDate | undefined {
  const dated = phases.find(({ opens }) => opens !== undefined)
  if (!dated) return undefined
  const opened = Temporal.Instant.from(dated.opens!).toZonedDateTimeISO(zone)
  const date = isVote(dated.kind) || isElection(dated.kind) ? opened : opened.subtract({ hours: 12 })
  return date.toPlainDate().add({ days: number - dated.number })
}

/** When the vote starts that is over at the end of these hours. */
const startsBefore = (game: Dated, { closes }: Hours): string =>
  Temporal.Instant.from(closes)
    .subtract({ hours: Math.max(0, hour(game, 'voteCloses') - hour(game, 'voteOpens')) })
    .toString()

/**
 * Whether a ballot came on the day of its vote before that starts by the rules (RU-TIME-2). One of another date is not judged
 * so: a game that slipped by a day would lose all of them.
 * @returns false while no phase says on which date the game is, and where the host has closed the phase before that
 */
export function isBeforeVote(game: Dated, { kind, number, closes }: PhaseState, at: string): boolean {
  const hours = isVote(kind) ? clock(game, kind, number) : undefined
  if (!hours) return false
  const starts = startsBefore(game, hours)
  const dayOf = (moment: string): string =>
    Temporal.Instant.from(moment).toZonedDateTimeISO(option<string>(game, 'clock.zone')).toPlainDate().toString()
  const isCut = closes !== undefined && Date.parse(closes) <= Date.parse(starts)
  return !isCut && Date.parse(at) < Date.parse(starts) && dayOf(at) === dayOf(starts)
}

/** Why an approval of a witch hunt is late: minutes are counted from where the vote starts, or is opened later (RU-HUNT-2). */
function lateApproval(game: Game, { opens }: PhaseState, starts: string, at: string): Refusal | undefined {
  const from = opens !== undefined && Date.parse(opens) > Date.parse(starts) ? opens : starts
  const minutes = option<number>(game, 'huntMinutes')
  const until = Temporal.Instant.from(from).add({ minutes }).toString()
  if (Date.parse(at) <= Date.parse(until)) return undefined
  return {
    rule: 'RU-HUNT-2',
    says: {
      en: `came ${howLong(until, at).en} after the ${minutes} minutes for approving a hunt`,
      ru: `позже срока одобрения охоты (${minutes} мин) на ${howLong(until, at).ru}`,
    },
  }
}

/** Why something sent in at this moment is late by the hours of the rules; a deadline that the host set is above them. */
export function outsideHours(
  game: Game,
  phase: PhaseState,
  { does, at }: Partial<Pick<Submission, 'does' | 'at'>>,
): Refusal | undefined {
  const hours = clock(game, phase.kind, phase.number)
  if (at === undefined || !hours) return undefined
  const day = isVote(phase.kind)
  const starts = startsBefore(game, hours)
  if (day && does !== undefined && is(does, 'beforeVote') && Date.parse(at) > Date.parse(starts))
    return {
      rule: 'RU-TIME-2',
      says: {
        en: `came ${howLong(starts, at).en} after the vote had started`,
        ru: `позже начала голосования на ${howLong(starts, at).ru}`,
      },
    }
  if (day && does !== undefined && is(does, 'approves')) {
    const late = lateApproval(game, phase, starts, at)
    if (late) return late
  }
  if (phase.closes !== undefined || Date.parse(at) <= Date.parse(hours.closes)) return undefined
  return {
    rule: day ? 'RU-TIME-2' : 'RU-TIME-3',
    says: {
      en: `came ${howLong(hours.closes, at).en} after the ${phase.kind} closed`,
      ru: `позже срока на ${howLong(hours.closes, at).ru}`,
    },
  }
}
