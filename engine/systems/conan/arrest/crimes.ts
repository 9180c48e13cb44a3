/**
 * Crimes (CONAN-CR1 to CR5, CR13): which abilities commit them, and what was done: entries that are remembered and on which
 * charges are tested (CONAN-E12), and tonight's deeds, which investigations look for.
 */
import { phaseIn } from '../../../game/phase-words.ts'
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { factClaim } from '../../../resolve/sequence/ledger.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import type { Panel } from '../../../ruleset/panel.ts'
import { chosen, implied, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import { spaced } from '../../../why/speaker.ts'
import { titles } from '../attributes.ts'
import { phasesCalled } from '../order.ts'
import { disguiseGiven } from '../roles.ts'
import { section, type Saying, type SectionWords } from '../section.ts'
import { all, rememberedOf, type Claim, type Fact, type Resolution } from '../vocabulary.ts'

/** The crimes (CONAN-CR1), and which abilities commit them. Everything else is none (CONAN-CR3, CONAN-CR5). */

export const crimes = [
  'killing',
  'attacking',
  'bribe',
  'frame',
  'disguise',
  'slander',
  'discombobulate',
  'eraseBody',
  'eraseEvidence',
  'frighten',
  'steal',
  'heavyHanded',
  'insultToInjury',
  'hinder',
  'confuse',
  'blackmail',
  'temporaryDisguise',
] as const

export type Crime = (typeof crimes)[number]

export const isCrime = (word: string): word is Crime => (crimes as readonly string[]).includes(word)

/** The crime that the use of an ability is, by its own name or another. Kills are judged by what came of them. */
export function crimeOf(ability: string): Crime | undefined {
  if (ability === 'neutralise') return 'frighten'
  return isCrime(ability) && ability !== 'killing' && ability !== 'attacking' ? ability : undefined
}

/** A kill and an attack are one act for who investigates it (CONAN-AB31). */
const sameAct = (one: string, other: string): boolean => {
  const act = (word: string): string =>
    word === 'attacking' || word === 'order' ? 'killing' : word === 'neutralise' ? 'frighten' : word
  return act(one) === act(other)
}

const facts = declareFacts({
  crime: { of: 'slot', data: { type: crimes, third: 'slot?', framed: 'flag?' } },
  did: { of: 'slot', data: { ability: 'word', third: 'slot?' } },
})

/** What somebody did to whom. `why` says whether it happened; `framer`: who only made it seem so. */
interface Deed {
  by: SeatId
  target?: SeatId | undefined
  action: ActionId
  why: Reason
  rule?: RuleId
  framer?: SeatId
}

/** Enters a crime, or the attempt at one (CONAN-CR1, CONAN-CR4). */
export function commit(
  run: Resolution,
  { type, by, target, action, why, rule = 'CONAN-E12', framer }: Deed & { type: Crime },
): void {
  run.put({
    kind: 'crime',
    of: by,
    why,
    rule,
    action,
    lasting: true,
    data: { type, ...(target !== undefined && { third: target }), ...(framer !== undefined && { framed: true }) },
    ...(framer !== undefined && { by: framer }),
  })
}

/** Writes down what somebody did, for whoever looks into this night. */
export function did(run: Resolution, what: string, { by, target, action, why, rule = 'CONAN-AB31' }: Deed): void {
  run.put({
    kind: 'did',
    of: by,
    why,
    rule,
    action,
    data: { ability: what, ...(target !== undefined && { third: target }) },
  })
}

/**
 * The entries against somebody that a charge could mean; each holds unless its evidence was erased (CONAN-CR13).
 * @param framed what keeps from using an entry that was only framed
 */
export const entriesOn = (
  run: Resolution,
  who: SeatId,
  fits: (crime: Entered) => boolean,
  framed: readonly Reason[],
): Reason[] => [
  ...beforeTheGame(run, who)
    .filter(fits)
    .map(crime => entry(run, crime, [])),
  ...run.ledger
    .attempts({ kind: 'crime', of: who, when: 'soFar' })
    .filter(fits)
    .map(fact => entry(run, fact, fact.data.framed ? framed : erasures(run, fact))),
]

type Entered = Pick<Fact<'crime'>, 'of' | 'phase' | 'data' | 'rule' | 'action' | 'why'>

/** The phase in which a disguise of the set-up was put on. */
const BEFORE_THE_GAME = 'prep 1'

/** A disguise that the set-up gave is entered as one of the preparation (CONAN-AB6). */
function beforeTheGame(run: Resolution, of: SeatId): Entered[] {
  const role = disguiseGiven(run.seat(of))
  if (role === undefined) return []
  const why = run.given({ is: 'fact', kind: 'disguised', of, values: { role } }, 'CONAN-AB6')
  return [{ of, phase: BEFORE_THE_GAME, data: { type: 'disguise' }, rule: 'CONAN-AB6', why }]
}

/** What is said of a crime, and of the victim where one is named. */
export const crimeClaim = (
  kind: 'guilty' | 'falseCharge' | 'entry' | 'framedEntry' | 'aboutTo',
  of: SeatId,
  type: string,
  third: SeatId | undefined,
): Extract<Claim, { is: 'fact' }> => ({
  is: 'fact',
  kind: third === undefined ? kind : (`${kind}On` as const),
  of,
  values: { type, ...(third !== undefined && { third }) },
})

/** One entry. Of an earlier phase it is on record; of this one it is there where the act was done. */
function entry(run: Resolution, { of, phase, data, rule, action, why }: Entered, against: readonly Reason[]): Reason {
  const isFramed = data.framed === true
  const ofTown = run.seat(of).faction === 'town' && !isFramed
  return all(
    {
      ...crimeClaim(isFramed ? 'framedEntry' : 'entry', of, data.type, data.third),
      ...(phase !== undefined && { phase }),
    },
    {
      rule: isFramed ? 'CONAN-CR13' : ofTown ? 'CONAN-CR4' : rule,
      also: against.length && !isFramed ? ['CONAN-E12', 'CONAN-CR13'] : ['CONAN-E12'],
      ...(action !== undefined && { action }),
    },
    phase === undefined ? [why] : [],
    against,
  )
}

/** Tonight's deeds of somebody that answer to a word, of the victim asked about where there is one. */
export const deedsOf = (run: Resolution, who: SeatId, what: string, victim: SeatId | undefined): Reason[] =>
  run.ledger
    .attempts({ kind: 'did', of: who, when: 'soFar' })
    .filter(({ data }) => sameAct(data.ability, what) && (victim === undefined || data.third === victim))
    .map(fact => {
      const erased = erasures(run, fact)
      const cite = { rule: 'CONAN-AB31', ...(fact.action !== undefined && { action: fact.action }) }
      return erased.length ? all(factClaim(fact), cite, [fact.why], erased) : fact.why
    })

/** What erased the evidence of a deed, or was to. */
function erasures(run: Resolution, fact: Fact<'crime' | 'did'>): Reason[] {
  const what = fact.kind === 'crime' ? fact.data.type : fact.data.ability
  return run.ledger
    .attempts({
      kind: 'evidenceErased',
      of: fact.of,
      when: 'soFar',
      where: ({ data, phase }) =>
        sameAct(data.type, what)
        && phase === fact.phase
        && (data.third === undefined || data.third === fact.data.third),
    })
    .map(({ why }) => why)
}

const inPanel = sayingInEach({
  crimes: { en: 'Crimes', ru: 'Преступления' },
  tested: { en: 'Charges are tested against these.', ru: 'По этим записям проверяют обвинения.' },
  when: { en: 'When', ru: 'Когда' },
  who: { en: 'Who', ru: 'Кто' },
  crime: { en: 'Crime', ru: 'Преступление' },
  against: { en: 'Against', ru: 'Против кого' },
  evidence: { en: 'Evidence', ru: 'Улики' },
  framed: { en: 'framed', ru: 'подстава' },
  erased: { en: 'erased', ru: 'улики уничтожены' },
  noCrime: { en: 'No crime so far.', ru: 'Преступлений пока нет.' },
})

const crimeName = (type: string): string => {
  const name = getOwn(titles.results, type) ?? spaced(type)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function panel(game: Game, _phase: PhaseState | undefined, language: Locale): Panel {
  const say: Saying<typeof inPanel> = inLanguage(inPanel, language)
  const erased = rememberedOf(game.facts, 'evidenceErased')
  const rows = rememberedOf(game.facts, 'crime').map(({ of, phase, data: { type, third, framed } }) => {
    const gone = erased.some(one => one.of === of && one.phase === phase && one.data.type === type)
    return {
      cells: [
        phaseIn(phasesCalled, phase, language),
        { player: of },
        crimeName(type),
        third === undefined ? '' : { player: third },
        framed ? say('framed') : gone ? say('erased') : '',
      ],
      ...(gone && { tone: 'quiet' as const }),
    }
  })
  const disguised = game.seats
    .filter(seat => disguiseGiven(seat) !== undefined)
    .map(({ slot }) => ({
      cells: [phaseIn(phasesCalled, BEFORE_THE_GAME, language), { player: slot }, crimeName('disguise'), '', ''],
    }))
  return {
    id: 'crimes',
    title: say('crimes'),
    says: say('tested'),
    rule: 'CONAN-E12',
    columns: [say('when'), say('who'), say('crime'), say('against'), say('evidence')],
    rows: [...disguised, ...rows],
    empty: say('noCrime'),
  }
}

const rules: Rules = {
  'CONAN-E12': implied({
    en: 'Every crime is recorded with its phase, who did it, its kind and its victim, and whether it was erased or framed. Charges are tested against these records.',
    ru: 'Каждое преступление записывают: в какой фазе, кто, какого рода и против кого, а также стерта ли запись и подставная ли она. По этим записям проверяют обвинения.',
  }),
  'CONAN-CR1': stated({
    en: 'Only these are crimes: killing, attacking, bribe, frame, disguise, temporary disguise, slander, discombobulate, erase body, erase evidence, frighten, steal, heavy handed, insult to injury, hinder, confuse and blackmail.',
    ru: 'Преступления — это убийство, нападение, подкуп, подстава, маскировка, временная маскировка, клевета, смятение, сокрытие тела, уничтожение улик, запугивание, кража, тяжелая рука, соль на рану, помеха, путаница и шантаж, и ничто другое.',
  }),
  'CONAN-CR2': stated({
    en: 'An action faked with the Black Suitcase is not a crime, unless Chameleon makes it real.',
    ru: 'Что подделано Черным чемоданом, не преступление, если «Хамелеон» не делает это настоящим.',
  }),
  'CONAN-CR3': stated({
    en: 'Belonging to the Organization is not a crime, and nobody can be charged with having a role.',
    ru: 'Принадлежать к Организации — не преступление, и обвинить в том, что у игрока такая роль, нельзя.',
  }),
  'CONAN-CR4': implied({
    en: 'Crimes are acts: a townsperson who steals or disguises themselves commits one too.',
    ru: 'Преступления — это поступки: горожанин, который крадет или маскируется, тоже совершает преступление.',
  }),
  'CONAN-CR5': implied({
    en: 'Anything not on the list is not a crime: accompanying, accusing, Voice of Reason, Lawsuit, Vengeance, protecting, healing, arresting, investigating, ordering, suicide.',
    ru: 'Чего нет в списке, то не преступление: сопровождение, обличение, «Голос разума», «Иск», «Месть», защита, лечение, арест, расследование, приказ, самоубийство.',
  }),
  'CONAN-CR13': chosen({
    en: 'A charge based on an erased record is false; a framed record makes a charge against the framed player true.',
    ru: 'Обвинение по стертой записи ложно; подставная запись делает верным обвинение против подставленного.',
  }),
}

const words = {
  facts: {
    crime: {
      stands: '{who} committed {type}',
      falls: '{who} did not commit {type}',
      would: '{who} would have committed {type}',
    },
    did: {
      stands: '{who} did it: {ability}',
      falls: '{who} did not get to it: {ability}',
      would: '{who} would have done it: {ability}',
    },
  },
  keyWords: {
    bribe: ['bribe', 'bribing'],
    killing: ['kill', 'murder', 'assassinate'],
    attacking: ['attack', 'injure', 'wound', 'attempted murder', 'attempted killing', 'attempted kill'],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const crimesKept = section({ facts, rules, rulings: { books: ['crime', 'did'] }, panel, words })
