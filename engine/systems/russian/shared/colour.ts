/**
 * Colours: what a check of somebody shows tonight, and what its verification would say (RU-GEN-2 to RU-GEN-4, RU-SLN-2). Other
 * parts leave facts about this night: `whitened`, `slandered`, `flipped` (turned round by the joker), `illusion`
 * (of the real maniac), and for good `met` (of an imitator).
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'
import { behindIllusion } from './illusion.ts'
import { isBlack, isGrey, negativeOf } from './sides.ts'

export const colours = ['red', 'black'] as const
export type Colour = (typeof colours)[number]
/** `colour`: what is shown, and why. `exact`: what a verification of this check says, and why. */
export interface Shown {
  colour: Colour
  why: Reason
  exact: Colour
  truth: Reason
}

const other: Record<Colour, Colour> = { red: 'black', black: 'red' }
const naturallyIs = (who: SeatId, colour: Colour) =>
  ({ is: 'fact', kind: 'naturalColour', of: who, values: { colour } }) as const
const shownAs = (who: SeatId, colour: Colour) =>
  ({ is: 'fact', kind: 'showsColour', of: who, values: { colour } }) as const
const trulyIs = (who: SeatId, colour: Colour) =>
  ({ is: 'fact', kind: 'verifiedColour', of: who, values: { colour } }) as const

const always: Readonly<Record<string, Colour>> = {
  mafia: 'black',
  maniac: 'black',
  yakuza: 'black',
  sonOfBoss: 'red',
  daughterOfHead: 'red',
}
/** Insurance is no kill of the geisha’s own (RU-GEI-9). */
const insuring: ReadonlySet<RuleId> = new Set([
  'RU-MAF-6',
  'RU-MAF-8',
  'RU-MAF-9',
  'RU-MAN-3',
  'RU-INS-1',
  'RU-INS-3',
  'RU-INS-5',
  'RU-GEI-8',
  'RU-YAK-4',
  'RU-YAK-5',
])

/** The kills that cost a werewolf the red colour: through the civil role, or a killer’s shot of his own; orders and poison are none. */
export const losesRed = ({ data, rule }: Fact<'kill'>): boolean =>
  data.cause === 'civil' || (data.cause === 'shot' && !(data.role === 'geisha' && insuring.has(rule)))

/** The rule of a role that has a colour of its own. */
const ofRole: Readonly<Record<string, RuleId>> = {
  sonOfBoss: 'RU-SON-3',
  daughterOfHead: 'RU-SON-3',
  hireling: 'RU-HIR-10',
  ninja: 'RU-HIR-10',
  imitator: 'RU-IMI-7',
  joker: 'RU-JOK-9',
  poisoner: 'RU-POI-6',
  executor: 'RU-EXE-10',
  geisha: 'RU-GEI-9',
  yakuza: 'RU-YAK-3',
}
const byItsRule = (negative: string): RuleId[] => (ofRole[negative] === undefined ? [] : [ofRole[negative]])

/** The colour that somebody shows while nobody interferes (RU-CHK-1, RU-GEN-2). */
export function naturalOf(run: Resolution, who: SeatId): { colour: Colour; why: Reason } {
  const seat = run.seat(who)
  const negative = negativeOf(seat)
  const claim = (colour: Colour) => naturallyIs(who, colour)
  if (!isBlack(seat) || !negative)
    return {
      colour: isBlack(seat) ? 'black' : 'red',
      why: run.given(claim(isBlack(seat) ? 'black' : 'red'), 'RU-CHK-1'),
    }
  const burnt = burntLast(run, who)
  if (burnt?.holds) return { colour: 'red', why: all(claim('red'), { rule: 'RU-INQ-B2' }, [burnt]) }
  const saved = redBySaving(run, who)
  if (saved?.holds) return { colour: 'red', why: all(claim('red'), { rule: 'RU-HER-B2' }, [saved]) }
  if (always[negative] === 'black')
    return { colour: 'black', why: all(claim('black'), { rule: 'RU-CHK-1', also: byItsRule(negative) }) }
  const killed = lostRed(run, who, [killShown(run, who, negative), savedABlack(run, who)])
  const cite = { rule: 'RU-GEN-2', also: killed ? [] : byItsRule(negative) }
  return killed?.holds
    ? { colour: 'black', why: all(claim('black'), cite, [killed]) }
    : { colour: 'red', why: all(claim('red'), cite, [], killed && [killed]) }
}

/** What costs a werewolf the red, of several things that may. */
function lostRed(run: Resolution, who: SeatId, reasons: readonly (Reason | undefined)[]): Reason | undefined {
  const [first, ...more] = reasons.filter(reason => reason !== undefined)
  return first && more.length
    ? any({ is: 'fact', kind: 'hasKilled', of: who }, { rule: 'RU-GEN-2' }, [first, ...more])
    : first
}

/** That a red whom a black saved as hero lives: he shows red as long as that one does (RU-HER-B2). */
function redBySaving(run: Resolution, who: SeatId): Reason | undefined {
  const saved = run.ledger.found({
    kind: 'heroSaved',
    by: who,
    when: 'soFar',
    where: ({ of, data }) => data.team === 'red' && run.seat(of).alive,
  })
  return saved.length
    ? any(
        { is: 'fact', kind: 'redBySaving', of: who },
        { rule: 'RU-HER-B2' },
        saved.map(({ why }) => why),
      )
    : undefined
}

/** That a werewolf saved another black as hero, which costs him the red (RU-HER-B2). */
function savedABlack(run: Resolution, who: SeatId): Reason | undefined {
  const saved = run.ledger.found({
    kind: 'heroSaved',
    by: who,
    when: 'soFar',
    where: ({ data }) => data.team === 'black',
  })
  return saved.length
    ? any(
        { is: 'fact', kind: 'savedABlack', of: who },
        { rule: 'RU-HER-B2' },
        saved.map(({ why }) => why),
      )
    : undefined
}

/** That the last player whom a black inquisitor burned was a black, the faceless left aside (RU-INQ-B2). */
function burntLast(run: Resolution, who: SeatId): Reason | undefined {
  const last = run.ledger
    .found({ kind: 'burntAtStake', of: who, when: 'soFar', where: ({ data }) => data.team !== 'grey' })
    .at(-1)
  return last?.data.team === 'black'
    ? any({ is: 'fact', kind: 'burntAtStake', of: who }, { rule: 'RU-INQ-B2' }, [last.why])
    : undefined
}

/** That a werewolf's kill shows, by the rule of the role; nothing where there is none (RU-GEN-2, RU-SON-3). */
function killShown(run: Resolution, who: SeatId, negative: string): Reason | undefined {
  const rule = ofRole[negative] ?? 'RU-GEN-2'
  const staysRed = always[negative] === 'red'
  const [killed] = run.ledger.seekTried(
    { kind: 'kill', of: who, where: losesRed, when: 'soFar' },
    staysRed ? 'RU-GEN-2' : rule,
    { is: 'fact', kind: 'hasKilled', of: who },
  )
  if (!killed) return undefined
  return staysRed
    ? all(
        { is: 'fact', kind: 'killShows', of: who },
        { rule: 'RU-GEN-2' },
        [killed],
        [run.given({ is: 'fact', kind: 'staysRed', of: who }, rule)],
      )
    : killed
}

/** What was tried to somebody’s colour, with every attempt; nothing where nobody tried. */
const tried = (run: Resolution, kind: 'slandered' | 'whitened', who: SeatId, rule: RuleId): Reason | undefined =>
  run.ledger.seekTried({ kind, of: who, when: 'soFar' }, rule)[0]

/** The joker’s work on a colour; for his own check of another role it may count nothing (RU-JOK-B1). */
function flipsOf(run: Resolution, who: SeatId, by: SeatId | undefined): Reason | undefined {
  const flips = run.ledger
    .attempts({ kind: 'flipped', of: who, when: 'soFar' })
    .map(fact =>
      fact.by === undefined || fact.by !== by || run.option<boolean>('jokerTurnsOwnCheck')
        ? fact.why
        : all(
            { is: 'fact', kind: 'flipped', of: who, other: fact.by },
            { rule: 'RU-JOK-B1', ...(fact.action !== undefined && { action: fact.action }) },
            [fact.why],
            [run.given({ is: 'fact', kind: 'bothChecksOwn', of: who }, 'RU-JOK-B1')],
          ),
    )
  return flips.length ? any({ is: 'fact', kind: 'flipped', of: who }, { rule: 'RU-JOK-3' }, flips) : undefined
}

/** What a check by `by` of `who` shows at this moment. */
export function colourOf(run: Resolution, who: SeatId, by?: SeatId): Shown {
  const own = by === who ? ofOneself(run, who) : undefined
  if (own && run.option<boolean>('selfCheckAlwaysRed')) return own
  const illusion = behindIllusion(run, who)
  if (illusion?.holds)
    return {
      colour: 'red',
      why: all(shownAs(who, 'red'), { rule: 'RU-IMI-3' }, [illusion]),
      exact: 'red',
      truth: all(trulyIs(who, 'red'), { rule: 'RU-IMI-3' }, [illusion]),
    }
  const plain = own ?? naturalOf(run, who)
  const slander = tried(run, 'slandered', who, 'RU-SLN-1')
  const white = tried(run, 'whitened', who, 'RU-YAK-3')
  const whitening =
    white
    && all({ is: 'fact', kind: 'whiteningShows', of: who }, { rule: 'RU-SLN-2' }, [white], slander ? [slander] : [])
  const flip = flipsOf(run, who, by)
  const before: Colour = slander?.holds ? 'black' : whitening?.holds ? 'red' : plain.colour
  const colour = flip?.holds ? other[before] : before
  const steps = [
    illusion,
    slander,
    whitening,
    flip && all({ is: 'fact', kind: 'turnedRound', of: who, values: { colour } }, { rule: 'RU-SLN-2' }, [flip]),
  ].filter(step => step !== undefined)
  const why = steps.length
    ? all(
        shownAs(who, colour),
        { rule: 'RU-GEN-3' },
        [plain.why, ...steps.filter(({ holds }) => holds)],
        steps.filter(({ holds }) => !holds),
      )
    : plain.why
  const { exact, truth } = own ?? exactly(run, who, whitening)
  return { colour, why, exact, truth }
}

/** A check of oneself passes the own negative role by, and so does its verification (RU-COM-5, RU-CHK-3). */
function ofOneself(run: Resolution, who: SeatId): Shown {
  const own = run.given({ is: 'fact', kind: 'checksOneself', of: who }, 'RU-COM-5')
  return {
    colour: 'red',
    why: all(naturallyIs(who, 'red'), { rule: 'RU-CHK-3' }, [own]),
    exact: 'red',
    truth: all(trulyIs(who, 'red'), { rule: 'RU-CHK-3' }, [own]),
  }
}

/** What is found out when a check of somebody made now is verified (RU-GEN-4, RU-CHK-2). */
function exactly(run: Resolution, who: SeatId, whitening: Reason | undefined): { exact: Colour; truth: Reason } {
  const seat = run.seat(who)
  const negative = negativeOf(seat)
  const said = (exact: Colour, rule: RuleId, because: readonly Reason[] = []): { exact: Colour; truth: Reason } => ({
    exact,
    truth: all(trulyIs(who, exact), { rule }, because),
  })
  if (isGrey(seat)) return said('red', 'RU-CHK-2')
  if (!isBlack(seat)) return said('red', 'RU-GEN-4')
  if (negative === 'imitator' && !run.ledger.found({ kind: 'met', of: who, when: 'soFar' }).length)
    return said('red', 'RU-GEN-4')
  if (whitening?.holds && !run.option<boolean>('whitenedVerifiesBlack')) return said('red', 'RU-GEN-4', [whitening])
  if (always[negative] === 'red' && !run.option<boolean>('sonOfBossVerifiesBlack')) return said('red', 'RU-GEN-4')
  return said('black', always[negative] === 'black' ? 'RU-GEN-4' : 'RU-CHK-2')
}
