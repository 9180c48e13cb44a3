/** What Court Secretaries are told (1923-SEC1 to SEC3): a quarter of the ballots, drawn for each by itself. */
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Judged } from '../chapters/ballots.ts'
import { passiveOf } from '../chapters/passive.ts'
import { hears } from '../chapters/telling.ts'
import { fact } from '../claims.ts'
import { plays } from '../families.ts'
import { only, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Resolution, type SeatId } from '../vocabulary.ts'

const abilities = {
  sample: {
    kind: 'investigate',
    told: {
      en: 'After the vote you are told a quarter of the votes, picked at random and rounded down.',
      ru: 'После голосования вам сообщают четверть голосов, выбранную случайно, с округлением вниз.',
    },
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-SEC1',
    components: [{ does: 'sense', visits: 'by', tells: 'who' }],
  },
} satisfies Record<string, Ruled>

const options = {
  'secretary.base': {
    values: ['ballots', 'living', 'allPlayers'],
    rule: '1923-SEC2',
    says: { en: 'What a Court Secretary’s quarter is counted from.', ru: 'Четверть чего узнает секретарь суда.' },
  },
  'secretary.includeExtras': {
    values: [false, true],
    rule: '1923-SEC2',
    says: {
      en: 'A Court Secretary may also learn the extra and negative votes of Councilors and Pacifists.',
      ru: 'Входят ли голоса советников и пацифистов в те, что может узнать секретарь суда.',
    },
  },
  'secretary.excludeOwn': {
    values: [false, true],
    rule: '1923-SEC2',
    says: {
      en: 'A Court Secretary’s own vote is never among those they learn.',
      ru: 'Исключен ли собственный бюллетень секретаря суда из тех, что он может узнать.',
    },
  },
} satisfies Options

/** One thing a Secretary may learn: a whole ballot, or an extra or negative vote. */
interface Unit {
  voter: SeatId
  family?: string
  individual?: SeatId
  kind: 'ballot' | 'extraVote' | 'negativeVote'
}

const share = 4

/** Tells the votes of one player apart. */
const labelOf = ({ kind, family }: Unit): string => `${kind} ${family === undefined ? 'individual' : 'family'}`

/** Draws the sample of each Secretary who is living in the end, and tells it. */
export function sample(run: Resolution, ballots: readonly Judged[]): void {
  const cast = ballots.filter(
    ({ voter }) =>
      run.game.seats.some(({ slot, alive }) => slot === voter && alive)
      && !run.ledger.found({ kind: 'injured', of: voter, when: 'soFar' }).length,
  )
  const units: Unit[] = [
    ...cast.map(({ voter, ballot: { family, individual } }): Unit => ({
      voter,
      kind: 'ballot',
      ...(family !== undefined && { family }),
      ...(individual !== undefined && { individual }),
    })),
    ...(run.option<boolean>('secretary.includeExtras') ? extras(run) : []),
  ]
  const base = {
    ballots: units.length,
    living: run.game.seats.filter(seat => seat.alive && plays(seat)).length,
    allPlayers: run.game.seats.filter(plays).length,
  }[run.option<'ballots' | 'living' | 'allPlayers'>('secretary.base')]
  for (const { slot, alive } of run.game.seats) {
    const secretary = alive ? passiveOf(run, slot, 'sample') : undefined
    const cite = { rule: '1923-SEC3', also: ['1923-S13'] }
    if (secretary?.why.holds && hears(run, slot, 'sample', cite, secretary.why))
      tellSample(run, slot, secretary, units, Math.floor(base / share))
  }
}

function extras(run: Resolution): Unit[] {
  return (['extraVote', 'negativeVote'] as const).flatMap(kind =>
    run.ledger.found({ kind, when: 'soFar' }).map((vote): Unit => ({
      voter: vote.by ?? '',
      kind,
      ...(vote.data.half === 'family' ? { family: vote.of } : { individual: vote.of }),
    })),
  )
}

function tellSample(
  run: Resolution,
  secretary: SeatId,
  { action, why }: NonNullable<ReturnType<typeof passiveOf>>,
  units: readonly Unit[],
  size: number,
): void {
  const own = run.option<boolean>('secretary.excludeOwn')
  const pool = units.filter(({ voter }) => !own || voter !== secretary)
  for (let drawn = 0; drawn < size && pool.length; drawn++) {
    const name = run.draw(
      'sample',
      secretary,
      pool.map(({ voter }) => voter),
      '1923-SEC2',
    )
    const theirs = pool.filter(({ voter }) => voter === name)
    const which = theirs.length > 1 ? run.draw('sample', secretary, theirs.map(labelOf), '1923-SEC2') : undefined
    const unit = theirs.find(one => which === undefined || labelOf(one) === which)
    if (!unit) return
    pool.splice(pool.indexOf(unit), 1)
    const { voter, family = '', individual = '', kind } = unit
    const because = all(
      fact('sampled', secretary, { other: voter }),
      { rule: '1923-SEC1', notes: [{ claim: fact('drawnByLot', voter), rule: '1923-E14' }], action },
      [why],
    )
    if (!because.holds) continue
    run.learn(
      { actor: secretary, id: action, does: 'sample' },
      voter,
      [family, individual].filter(Boolean),
      '1923-SEC1',
      because,
    )
    run.tell(
      secretary,
      kind === 'ballot' ? 'sample' : 'sampleExtra',
      {
        who: voter,
        family,
        about: individual,
        half: family && individual ? 'both' : family ? 'family' : 'individual',
        kind,
      },
      '1923-SEC1',
    )
  }
}

const rules: Rules = {
  '1923-SEC1': stated({
    en: 'After the vote, each Court Secretary is told a quarter of the votes, rounded down, drawn separately.',
    ru: 'После голосования секретарю суда сообщают четверть голосов, с округлением вниз, причем каждому секретарю по отдельному жребию.',
  }),
  '1923-SEC2': chosen({
    en: 'That is a quarter of the votes cast: whole votes (family and individual), including those that did not count, but not extra and negative votes.',
    ru: 'Это четверть поданных бюллетеней, целиком, в том числе незасчитанных; дополнительные и отрицательные голоса сюда не входят.',
  }),
  '1923-SEC3': implied({
    en: 'A Court Secretary killed by the court that day is not told.',
    ru: 'Секретарю, которого в этот день казнил суд, не сообщают.',
  }),
}

const words = {
  roles: { courtSecretary: 'Court Secretary' },
  rolesShort: { courtSecretary: ['secretary', 'CS'] },
  uses: { sample: 'court record' },
  deeds: { sample: '{actor} is a Court Secretary, who sees some of the votes' },
  learned: { sample: '{who} sees how {about} voted: {results}' },
  facts: {
    sampled: { stands: '{who} learns the votes of {other}', falls: '{who} does not learn the votes of {other}' },
    drawnByLot: only('{who} was drawn'),
  },
  tells: {
    sample:
      '{half, select, both {{who} voted for the {family} family and for {about}.} family {{who} voted for the {family} family and for no player.} other {{who} voted for {about} and for no family.}}',
    sampleExtra:
      '{kind, select, negativeVote {A negative vote} other {An extra vote}} by {who} went to {half, select, family {the {family} family} other {{about}}}.',
  },
  sights: { sample: { some: '{about} vote {result}', none: '{about} vote for nobody' } },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const courtSecretary = section({ abilities, options, rules, words })
