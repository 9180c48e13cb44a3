/**
 * What everybody reads when a phase is over (CONAN-I1 to I7, I10): deaths with their manner and role, wills, arrests that
 * succeeded, travellers who are home, hints. Suspensions, injuries and arrests that failed have no line here at all.
 */
import type { RuleId, SeatId } from '../../reason/claim.ts'
import { chosen, implied, stated, type Options, type Prompts, type Rules } from '../../ruleset/localized-text.ts'
import type { Layout } from '../../text/layout.ts'
import { is } from './attributes.ts'
import { seemsToBe } from './deceit/disguise.ts'
import { section, type SectionWords } from './section.ts'
import type { Fact, Resolution } from './vocabulary.ts'
import { erasedBy, publishWills, recordOf, tellErasers } from './wills.ts'

const options: Options = {
  'death.revealRole': {
    values: ['asSeen', 'trueRole', 'never'],
    rule: 'CONAN-I5',
    says: {
      en: 'Which role of a dead player is shown: the one they appeared to have, the true one, or none.',
      ru: 'Какую роль погибшего показывают: ту, которой она казалась, настоящую или никакой.',
    },
  },
  'hints.ask': {
    values: [false, true],
    rule: 'CONAN-I10',
    says: {
      en: 'The host is asked for a hint at every phase change.',
      ru: 'Спрашивают ли ведущего о подсказке при каждой смене фазы.',
    },
  },
}

const prompts: Prompts = {
  hint: {
    rule: 'CONAN-I10',
    says: {
      en: 'Is there a hint for the post? Record it as one.',
      ru: 'Есть ли подсказка для поста? Запишите ее как подсказку.',
    },
    choices: ['none', 'recorded'],
  },
}

/** All public lines of a phase, and what the erasers of bodies learn. */
export function publish(run: Resolution): void {
  const deaths = run.deaths()
  const arrests = arrestsIn(run)
  publishDeaths(
    run,
    deaths.filter(({ of }) => !isKeptSecret(run, of)),
  )
  publishWills(run, deaths, arrests)
  tellErasers(run, deaths)
  publishArrests(run, arrests)
  publishReturns(run)
  publishHints(run)
}

/** The arrests of this phase that succeeded, whether or not a release ended them since (CONAN-CR11). */
const arrestsIn = (run: Resolution): Fact<'arrested'>[] =>
  run.ledger.attempts({
    kind: 'arrested',
    when: 'soFar',
    where: ({ phase, why }) => phase === undefined && why.holds,
  })

/** Who was arrested, without a role (CONAN-S21); of attempts that failed nobody reads (CONAN-CR11). */
function publishArrests(run: Resolution, arrests: readonly Fact<'arrested'>[]): void {
  const failed = run.moves.some(({ id, does }) => is(does, 'charges') && !arrests.some(({ action }) => action === id))
  if (arrests.length)
    run.announce('arrested', { who: inRosterOrder(run, arrests) }, failed ? 'CONAN-CR11' : 'CONAN-S21')
}

/** With the knob an erased body hides the death itself (CONAN-I6). */
const isKeptSecret = (run: Resolution, who: SeatId): boolean =>
  run.option<boolean>('erase.hideDeath') && erasedBy(run, who) !== undefined

const inRosterOrder = (run: Resolution, facts: readonly Fact[]): SeatId[] =>
  run.game.seats.map(({ slot }) => slot).filter(slot => facts.some(({ of }) => of === slot))

/** Who died, how, and as what. Who did it is not said (CONAN-I5, I7). */
function publishDeaths(run: Resolution, deaths: readonly Fact<'death'>[]): void {
  const told = inRosterOrder(run, deaths).map(who => deaths.find(({ of }) => of === who)!)
  if (!told.length) {
    run.announce('nobodyDied', {}, 'CONAN-I1')
    return
  }
  const manners = told.map(({ of, data }) => ({
    manner: data.cause,
    words: recordOf(run.game, 'publishedDeath', of)?.values.manner,
  }))
  run.announce(
    'died',
    {
      who: told.map(({ of }) => of),
      manner: manners.map(({ manner, words }) => (words === undefined ? manner : 'changed')),
      words: manners.map(({ words = '' }) => words),
      flips: told.map(({ of }) => shownRole(run, of)),
      factions: told.map(() => ''),
    },
    ruleOfDeaths(run, told),
  )
}

/** What decides how these deaths are told: which roles are shown, a body that is gone, a disguise; else that roles are told, and the manner where somebody did it. */
function ruleOfDeaths(run: Resolution, told: readonly Fact<'death'>[]): RuleId {
  if (run.option('death.revealRole') !== 'asSeen') return 'CONAN-I5'
  if (told.some(({ of }) => erasedBy(run, of))) return 'CONAN-I6'
  if (told.some(({ of }) => seemsToBe(run, of).role !== run.seat(of).role)) return 'CONAN-I5'
  return told.every(({ data }) => data.cause === 'lynch') ? 'CONAN-I2' : 'CONAN-I7'
}

/** The role under which somebody's death is published; `hidden` with an erased body, `kept` where none is ever shown. */
function shownRole(run: Resolution, who: SeatId): string {
  const reveal = run.option('death.revealRole')
  if (erasedBy(run, who)) return 'hidden'
  if (reveal === 'never') return 'kept'
  return reveal === 'trueRole' ? run.seat(who).role : seemsToBe(run, who).role
}

function publishReturns(run: Resolution): void {
  if (!run.option<boolean>('travel.public')) return
  const home = run.ledger.found({ kind: 'returned', when: 'soFar', where: ({ phase }) => phase === undefined })
  if (home.length) run.announce('returned', { who: inRosterOrder(run, home) }, 'CONAN-S5')
}

/** What the host wrote as a hint in this phase; where he wants to be asked, he is (CONAN-I10). */
export function publishHints(run: Resolution): void {
  const hints = (run.game.records ?? []).filter(({ form, phase }) => form === 'hint' && phase === run.name)
  if (run.option<boolean>('hints.ask') && !hints.length) run.ask('hint')
  for (const { values } of hints) run.announce('hint', { text: values.text ?? '' }, 'CONAN-I10')
}

const death = `<b>{who}</b> {manner, select, kill {was killed} aptx {was poisoned} lynch {was lynched} vengeance {died by vengeance} suicide {died by suicide} changed {{words}} removed {was removed from the game} other {died}}.{flip, select, kept {} hidden { The body is gone.} other { Role: {role}.}}`

const afterwards: Layout = [
  { each: 'will', message: 'The will of <b>{who}</b>: “{text}”' },
  { each: 'arrested', message: '<b>{who}</b> was arrested.' },
  { each: 'returned', message: '<b>{who}</b> is back in Japan.' },
  { each: 'hint', message: '{text}' },
]

const rules: Rules = {
  'CONAN-I1': {
    ...stated({
      en: 'At every phase change there is a public post, and everybody gets the results of their actions in private.',
      ru: 'При каждой смене фазы выходит общий пост, а результаты своих действий каждый получает лично.',
    }),
    unturned: 'It heads the question who died or how an action fared; what decides stands below it.',
  },
  'CONAN-I2': stated({
    en: 'The post lists the successful arrests, the deaths, roles where they are shown, and the votes with what changed them.',
    ru: 'В посте удавшиеся аресты, смерти, роли, где их показывают, и голоса с тем, что их изменило.',
  }),
  'CONAN-I3': stated({
    en: 'Suspensions, injuries and votes under Voice of Reason never appear in it.',
    ru: 'Отстранений, ранений и голосов при «Голосе разума» в нем никогда нет.',
  }),
  'CONAN-I4': implied({ en: 'A failed arrest does not appear in it.', ru: 'Неудавшегося ареста в нем нет.' }),
  'CONAN-I5': chosen({
    en: "A dead player's role is shown; if they were disguised, the disguise is shown. Arrests and erased bodies show no role.",
    ru: 'Роль погибшего показывают, при маскировке — ту, под которую он замаскирован. При аресте и сокрытом теле роли не показывают.',
  }),
  'CONAN-I6': chosen({
    en: 'If a body is erased, the death is announced but the role and will are not; the player who erased it learns both.',
    ru: 'При сокрытом теле о смерти объявляют, о роли и завещании — нет; кто сокрыл тело, узнает и то и другое.',
  }),
  'CONAN-I7': chosen({
    en: 'The manner of a death is published, but not who caused it.',
    ru: 'Как погиб игрок, объявляют, кто это сделал — нет.',
  }),
  'CONAN-I10': stated({
    en: 'Hints are up to the host: free text in the post.',
    ru: 'Подсказки дает ведущий: это свободный текст в посте.',
  }),
}

const words = {
  terms: { none: 'none', recorded: 'it is recorded' },
  tells: { died: '<b>{who}</b> died.', nobodyDied: 'Nobody died.', hint: '{text}' },
  posts: {
    dawn: [
      { message: '<b>{kind, select, prep {The preparations are} other {Night {number} is}} over.</b>' },
      { each: 'died', message: death, empty: '{kind, select, prep {The game begins.} other {Nobody died.}}' },
      ...afterwards,
    ],
    dusk: [
      { message: '<b>Day {number} is over.</b>' },
      { each: 'voiceOfReason', message: 'The Voice of Reason was heard.' },
      { each: 'noLynch', message: 'Nobody was lynched.' },
      { each: 'died', message: death },
      ...afterwards,
    ],
  },
} satisfies SectionWords

export const publication = section({ options, prompts, rules, words })
