/** Who has the Black Suitcase in a night, and to whom the Leader gives it (CONAN-E10, BS1 to BS4). */
import { phaseIn } from '../../../game/phase-words.ts'
import { phaseAfter } from '../../../game/when.ts'
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { When } from '../../../resolve/sequence/fact.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import type { Panel } from '../../../ruleset/panel.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../../ruleset/section.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import type { Entry } from '../attributes.ts'
import type { Sought } from '../moves.ts'
import { phasesCalled } from '../order.ts'
import { section, type Saying, type SectionWords } from '../section.ts'
import { no } from '../sending.ts'
import { all, any, rememberedOf, type Effect, type Resolution } from '../vocabulary.ts'
import { areMembers, leaderOf, members } from './leader.ts'

const abilities = {
  suitcase: {
    mark: 'suitcaseRank',
    kind: 'other',
    told: {
      en: 'By day the Leader names who gets the Black Suitcase for the following night: one member, or several in order.',
      ru: 'Днем лидер называет, у кого Черный чемодан в следующую ночь: одного члена Организации или нескольких по порядку.',
    },
    is: ['paper', 'leading'],
    targets: 1,
    casual: true,
    most: 12,
    self: true,
    phases: ['day'],
    rule: 'CONAN-BS1',
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ suitcaseRank: { of: 'slot', data: { place: 'number' } }, getsSuitcase: { of: 'slot' } })

const options: Options = {
  'suitcase.fallback': {
    values: ['nextByRank', 'leaderThenRank', 'highestRank', 'none'],
    formerly: { rank: 'highestRank' },
    rule: 'CONAN-BS4',
    says: {
      en: 'Who has the suitcase if nobody named can have it: the next in rank below the last one named; the Leader, then the highest rank; the highest rank; or nobody.',
      ru: 'У кого чемодан, если никто из названных получить его не может: у следующего по рангу после последнего из них, у лидера, а затем у старшего по рангу, у старшего по рангу или ни у кого.',
    },
  },
  'injured.suitcase': {
    values: [true, false],
    rule: 'CONAN-S10',
    says: {
      en: 'An injured member can use the suitcase.',
      ru: 'Может ли раненый член Организации пользоваться чемоданом.',
    },
  },
}

const says = sayingInEach({
  leaderGives: { en: 'only the Leader assigns the suitcase', ru: 'чемодан отдает только лидер' },
  toMembers: {
    en: 'only members of the Organization can have the suitcase',
    ru: 'чемодан отдают только членам Организации',
  },
})

/** The Leader gives the suitcase, and to members. */
const refuse: Refuse = (game, _phase, { by, does, to }) => {
  if (does !== 'suitcase') return undefined
  if (leaderOf(game) !== by) return no('CONAN-BS1', says('leaderGives'))
  return areMembers(game, to) ? undefined : no('CONAN-BS1', says('toMembers'))
}

/** One place in the Leader's ranking; it holds for the night that follows (CONAN-BS1). */
const suitcaseRank: Effect = (run, { move, at, aim, why }: Arrival) => {
  run.put({
    kind: 'suitcaseRank',
    of: at,
    by: move.actor,
    action: move.id,
    why,
    rule: 'CONAN-BS1',
    data: { place: aim + 1 },
    lasting: true,
    until: phaseAfter(run.system, run.name, 1, ['night', 'day']),
  })
}

/** Who has the suitcase. `why`: that he has it as the night begins, or that he gets it for the coming one. */
interface Holder {
  who: SeatId
  why: (kind: 'holdsSuitcase' | 'getsSuitcase', also?: readonly RuleId[]) => Reason
  rule: RuleId
}

/**
 * Who has the suitcase (CONAN-BS1 to BS4).
 * @param when as things are now that the day is over, or as they were when the phase began
 * @param leader who leads in the night it is for
 */
function suitcaseHolder(
  run: Resolution,
  when: When = 'soFar',
  leader: SeatId | undefined = leaderOf(run.game),
  leading: readonly Reason[] = [],
): Holder | undefined {
  const unable = (slot: SeatId): Reason[] => unableToHold(run, slot, when)
  const holds = (
    who: SeatId,
    rule: RuleId,
    over: readonly SeatId[],
    because: readonly Reason[] = [],
    byRank: readonly RuleId[] = [],
  ): Holder => ({
    who,
    rule,
    why: (kind, also = []) =>
      all({ is: 'fact', kind, of: who }, { rule, also: [...byRank, ...evenInjured(run, who, when), ...also] }, [
        ...because,
        ...over.map(slot => any({ is: 'fact', kind: 'passedOver', of: slot }, { rule: 'CONAN-BS2' }, unable(slot))),
      ]),
  })
  const ranked = run.ledger.found({ kind: 'suitcaseRank', when }).sort((a, b) => a.data.place - b.data.place)
  const named = ranked.map(({ of }) => of)
  const first = ranked.find(({ of }) => !unable(of).length)
  if (first)
    return holds(first.of, first === ranked[0] ? 'CONAN-BS1' : 'CONAN-BS2', named.slice(0, ranked.indexOf(first)), [
      run.ledger.standing(first, when),
    ])
  const fallback = run.option('suitcase.fallback')
  const toLeader = leader !== undefined && !unable(leader).length
  if (!named.length && toLeader)
    return holds(
      leader,
      'CONAN-BS3',
      [],
      [...leading, run.given({ is: 'fact', kind: 'nobodyNamed', of: leader }, 'CONAN-BS3')],
    )
  if (fallback === 'none') return undefined
  if (named.length && fallback === 'leaderThenRank' && toLeader) return holds(leader, 'CONAN-BS4', named, leading)
  const ranks = members(run.game).map(({ slot }) => slot)
  // The ranking goes on below its last name, and past the lowest rank from the highest.
  const below = fallback === 'nextByRank' ? ranks.indexOf(named.at(-1) ?? '') + 1 : 0
  const next = [...ranks.slice(below), ...ranks.slice(0, below)].find(slot => !unable(slot).length)
  return next === undefined ? undefined : holds(next, below ? 'CONAN-BS2' : 'CONAN-BS4', named, [], ['CONAN-E5'])
}

/** The rule by which the injured can have it too (CONAN-S10), where somebody is. */
const evenInjured = (run: Resolution, slot: SeatId, when: When): RuleId[] =>
  run.ledger.found({ kind: 'injured', of: slot, when }).length ? ['CONAN-S10'] : []

/** What keeps somebody from having the suitcase. */
function unableToHold(run: Resolution, slot: SeatId, when: When): Reason[] {
  const { ledger } = run
  const standing = (kind: 'arrested' | 'abroad' | 'injured'): Reason[] =>
    ledger.found({ kind, of: slot, when }).map(fact => ledger.standing(fact, when))
  const hurt = run.option<boolean>('injured.suitcase') ? [] : standing('injured')
  const lives =
    run.seat(slot).alive || (when === 'phaseStart' && run.game.seats.some(seat => seat.slot === slot && seat.alive))
  return [
    ...standing('arrested'),
    ...standing('abroad'),
    ...hurt.map(wound => all({ is: 'fact', kind: 'heldInjured', of: slot }, { rule: 'CONAN-S10' }, [wound])),
    ...(lives ? [] : [diedOf(run, slot)]),
  ]
}

/** That somebody is dead: of what he died of today, or since an earlier phase (CONAN-S24). */
function diedOf(run: Resolution, slot: SeatId): Reason {
  const deaths = run.ledger.found({ kind: 'death', of: slot, when: 'soFar' }).map(({ why }) => why)
  return all({ is: 'fact', kind: 'dead', of: slot }, { rule: 'CONAN-S24' }, deaths)
}

/** Whether somebody has the suitcase tonight, or nobody or another has it. */
export function suitcaseOf(run: Resolution, who: SeatId): Sought {
  const holder = suitcaseHolder(run, 'phaseStart')
  const held = holder?.who === who ? holder.why('holdsSuitcase') : undefined
  const rule = holder ? 'CONAN-E10' : 'CONAN-BS4'
  return held?.holds
    ? { there: [held], against: [] }
    : { there: [], against: [all({ is: 'fact', kind: 'lacksSuitcase', of: who }, { rule })] }
}

/** Tells whoever has the suitcase in the coming night (CONAN-BS2 to BS4). */
export function tellSuitcase(run: Resolution): void {
  const led = run.ledger.found({ kind: 'leader', when: 'soFar' }).at(-1)
  const leader = led && run.seat(led.of).alive ? led.of : undefined
  const isNew = led && leader !== leaderOf(run.game)
  const holder = suitcaseHolder(run, 'soFar', leader, isNew ? [run.ledger.standing(led, 'soFar')] : [])
  if (!holder) return
  const why = holder.why('getsSuitcase', ['CONAN-OD11'])
  run.put({ kind: 'getsSuitcase', of: holder.who, why, rule: holder.rule })
  if (why.holds) run.tell(holder.who, 'suitcase', {}, holder.rule)
}

const inPanel = sayingInEach({
  suitcase: { en: 'Black Suitcase', ru: 'Черный чемодан' },
  thisNight: { en: 'Who was named for this night.', ru: 'Кого назвали на эту ночь.' },
  theNight: { en: 'Who is named for the night.', ru: 'Кого назвали на следующую ночь.' },
  place: { en: 'Place', ru: 'Место' },
  member: { en: 'Member', ru: 'Член Организации' },
  night: { en: 'Night', ru: 'Ночь' },
  nobodyNamed: { en: 'Nobody was named, so the Leader has it.', ru: 'Никого не назвали: чемодан у лидера.' },
})

function panel(game: Game, phase: PhaseState | undefined, language: Locale): Panel {
  const say: Saying<typeof inPanel> = inLanguage(inPanel, language)
  const named = rememberedOf(game.facts, 'suitcaseRank').toSorted((a, b) => a.data.place - b.data.place)
  const rows = named.map(({ of, data, until }) => ({
    cells: [data.place, { player: of }, until === undefined ? '' : phaseIn(phasesCalled, until, language)],
  }))
  return {
    id: 'suitcase',
    title: say('suitcase'),
    says: say(phase?.kind === 'night' ? 'thisNight' : 'theNight'),
    rule: 'CONAN-BS1',
    columns: [say('place'), say('member'), say('night')],
    rows,
    empty: say('nobodyNamed'),
  }
}

const rules: Rules = {
  'CONAN-E10': stated({
    en: 'There is one Black Suitcase, held for one night at a time.',
    ru: 'Черный чемодан один; его получают на одну ночь.',
  }),
  'CONAN-S10': implied({
    en: 'An injured member cannot use poison, but the suitcase still works, because it is something given.',
    ru: 'Раненый член Организации не может пользоваться ядом; чемодан действует и у него, потому что его дают.',
  }),
  'CONAN-BS1': stated({
    en: 'By day the Leader names who has the suitcase the following night: one member, or several in order.',
    ru: 'Днем лидер называет, у кого чемодан в следующую ночь: одного члена Организации или нескольких по порядку.',
  }),
  'CONAN-BS2': stated({
    en: 'If the player named cannot have it, the suitcase goes to the next who can: the next on the list, and after the last one, the next below in rank.',
    ru: 'Если названный получить чемодан не может, он переходит к следующему, кто может: к следующему в этом списке, а после последнего в нем — к следующему по рангу вниз.',
  }),
  'CONAN-BS3': stated({
    en: 'If nobody was named, the Leader has it that night.',
    ru: 'Если никто не назван, в эту ночь чемодан у лидера.',
  }),
  'CONAN-BS4': chosen({
    en: 'If nobody was named and the Leader is dead or arrested, the highest-ranked member who can have it gets it. This is checked when the day is over.',
    ru: 'Если никто не назван, а лидер мертв или арестован, чемодан у старшего по рангу, кто может его получить. Кто может, выясняется, когда день окончен.',
  }),
}

const words = {
  uses: { suitcase: 'giving of the suitcase' },
  deeds: { suitcase: '{actor} named {first} for the suitcase' },
  facts: {
    getsSuitcase: {
      stands: '{who} has the suitcase this coming night',
      falls: '{who} does not have the suitcase this coming night',
      asks: 'Does {who} have the suitcase this coming night?',
      would: '{who} would have the suitcase this coming night',
    },
    suitcaseRank: { stands: '{who} is named for the suitcase', falls: '{who} is not named for the suitcase' },
    holdsSuitcase: { stands: '{who} has the Black Suitcase', falls: '{who} does not have the Black Suitcase' },
    lacksSuitcase: { stands: '{who} does not have the Black Suitcase', falls: '{who} has the Black Suitcase' },
    nobodyNamed: {
      stands: 'no list for the suitcase counted, so the Leader {who} has it',
      falls: 'a list for the suitcase counted',
      ground: true,
    },
    passedOver: { stands: '{who} cannot have it', falls: '{who} can have it' },
  },
  terms: { leaderThenRank: 'the Leader, then by rank' },
  tells: { suitcase: 'The Black Suitcase is yours this coming night.' },
  verbs: {
    suitcase: [
      'suitcase',
      'suitcase to',
      'give the suitcase to',
      'give {first} the suitcase',
      'black suitcase to',
      'send the suitcase to',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const suitcases = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  rulings: { effects: { suitcaseRank }, results: ['getsSuitcase'] },
  panel,
  words,
})
