/**
 * Wills: the last one sent in stands, and is published when its owner dies unless the host withholds or changes it
 * (CONAN-WL1 to WL5). The original is kept beside what was published.
 */
import type { Game, HostRecord, PhaseState, Seat } from '../../journal/state.ts'
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { declareFacts } from '../../resolve/sequence/vocabulary.ts'
import { wordsOf } from '../../rules/option.ts'
import type { Panel } from '../../ruleset/panel.ts'
import { chosen, implied, stated, type Options, type Prompts, type Rules } from '../../ruleset/localized-text.ts'
import { inLanguage, sayingInEach } from '../../text/in-each.ts'
import type { Locale } from '../../text/wording.ts'
import type { Entry } from './attributes.ts'
import { section, type Saying, type SectionWords } from './section.ts'
import { all, rememberedOf, type Effect, type Fact, type Resolution, type Says } from './vocabulary.ts'

const abilities = {
  will: {
    mark: 'willLeft',
    kind: 'other',
    told: {
      en: 'You may leave a will, and change it whenever you like. It is shown if you are killed.',
      ru: 'Вы можете оставить завещание и менять его, когда захотите. Его покажут, если вас убьют.',
    },
    is: ['paper'],
    targets: 0,
    casual: true,
    phases: ['prep', 'night', 'day'],
    closesBy: 'deadline.wills',
    rule: 'CONAN-WL1',
    keys: { text: { says: { en: 'what the will says', ru: 'что говорит завещание' }, aims: 'text', must: true } },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ will: { of: 'slot', data: { text: 'word' } }, willShown: { of: 'slot' } })

const options: Options = {
  'deadline.wills': {
    values: [0],
    whole: { from: 0, to: 1440 },
    rule: 'CONAN-PH3',
    says: {
      en: 'How many minutes before the end of a phase wills close.',
      ru: 'За сколько минут до конца фазы перестают принимать завещания.',
    },
  },
  'will.showOn': {
    values: ['kill,aptx,lynch,vengeance,suicide'],
    list: { of: ['kill', 'aptx', 'lynch', 'vengeance', 'suicide', 'removed', 'arrest'] },
    rule: 'CONAN-WL2',
    says: {
      en: 'What has to happen to a player for their will to be shown.',
      ru: 'При какой судьбе игрока показывают завещание.',
    },
  },
}

const prompts: Prompts = {
  will: {
    rule: 'CONAN-WL3',
    says: { en: 'A will is about to be published.', ru: 'Сейчас будет опубликовано завещание.' },
    choices: ['publish', 'withhold'],
  },
}

/** A new will replaces the one before (CONAN-WL1, A1). Everybody may leave one (CONAN-E11). */
const willLeft: Effect = (run, { move, why }) => {
  const left = all({ is: 'fact', kind: 'will', of: move.actor }, { rule: 'CONAN-E11' }, [why])
  if (!left.holds) return left
  for (const before of run.ledger.found({ kind: 'will', of: move.actor, when: 'soFar' })) run.ledger.end(before, left)
  run.put({
    kind: 'will',
    of: move.actor,
    action: move.id,
    why: left,
    rule: 'CONAN-WL1',
    data: { text: move.with.text ?? '' },
    lasting: true,
  })
  return left
}

/** What somebody's will says, as he wrote it; undefined where there is none. */
function willOf(run: Resolution, who: SeatId): string | undefined {
  const sent = run.ledger.found({ kind: 'will', of: who, when: 'soFar' }).at(-1)?.data.text
  const text = sent ?? run.seat(who).details?.will
  return text?.trim() ? text : undefined
}

/** What the host recorded of somebody under a form, the last of it. */
export function recordOf(game: Pick<Game, 'records'>, form: string, who: SeatId): HostRecord | undefined {
  return (game.records ?? []).filter(record => record.form === form && record.values.player === who).at(-1)
}

/** What the host made of somebody's will, where he changed it (CONAN-WL3). */
const changedWill = (run: Resolution, who: SeatId): string | undefined =>
  recordOf(run.game, 'publishedWill', who)?.values.text

/** Publishes the wills of those who died or, where the host wants it, were arrested (CONAN-WL2). */
export function publishWills(
  run: Resolution,
  deaths: readonly Fact<'death'>[],
  arrests: readonly Fact<'arrested'>[],
): void {
  for (const { of, data, why } of deaths) publishWill(run, of, data.cause, why)
  for (const { of, why } of arrests) if (!deaths.some(death => death.of === of)) publishWill(run, of, 'arrest', why)
}

/** One will: not at every end, not with an erased body, and not if the host withholds it (CONAN-WL2 to WL4). */
function publishWill(run: Resolution, who: SeatId, end: string, ended: Reason): void {
  const text = willOf(run, who)
  if (text === undefined) return
  const changed = changedWill(run, who)
  const against = (kind: Says, rule: RuleId, because: readonly Reason[] = []): Reason =>
    all({ is: 'fact', kind, of: who }, { rule }, because)
  const kept = [
    ...(wordsOf(run.option('will.showOn')).includes(end) ? [] : [against('notShownOn', 'CONAN-WL2')]),
    ...run.ledger
      .found({ kind: 'bodyErased', of: who, when: 'soFar' })
      .map(fact => against('bodyErased', 'CONAN-WL4', [run.ledger.standing(fact, 'soFar')])),
  ]
  const withheld = !kept.length && run.ask('will') === 'withhold' ? [against('withheld', 'CONAN-WL3')] : []
  const sent = run.ledger.found({ kind: 'will', of: who, when: 'soFar' }).at(-1)
  const written = sent ? run.ledger.standing(sent, 'soFar') : against('will', 'CONAN-E11')
  const shown = changed === undefined ? written : against('wordsChanged', 'CONAN-WL3', [written])
  const why = all(
    { is: 'fact', kind: 'willShown', of: who },
    { rule: 'CONAN-WL1', also: ['CONAN-WL2'] },
    [shown, ended],
    [...kept, ...withheld],
  )
  run.put({ kind: 'willShown', of: who, why, rule: 'CONAN-WL1' })
  if (why.holds) run.announce('will', { who: [who], text: [changed ?? text] }, 'CONAN-WL1')
}

/** Who erased this body, where somebody did. */
export const erasedBy = (run: Resolution, who: SeatId): Fact<'bodyErased'> | undefined =>
  run.ledger.found({ kind: 'bodyErased', of: who, when: 'soFar' })[0]

/** Who erased a body learns the role, and gets the will where there was one, as the host changed it (CONAN-I6, WL3 to WL5). */
export function tellErasers(run: Resolution, deaths: readonly Fact<'death'>[]): void {
  for (const { of: who } of deaths) {
    const eraser = erasedBy(run, who)?.by
    if (eraser === undefined) continue
    const text = willOf(run, who)
    run.tell(eraser, 'erasedBody', { who, role: run.seat(who).role }, text === undefined ? 'CONAN-WL5' : 'CONAN-I6')
    if (text !== undefined) run.tell(eraser, 'erasedWill', { who, text: changedWill(run, who) ?? text }, 'CONAN-WL4')
  }
}

const inPanel = sayingInEach({
  wills: { en: 'Wills', ru: 'Завещания' },
  asPublished: {
    en: 'As written, and as published if somebody changed it.',
    ru: 'Как написаны и, если кто-то изменил их, как опубликованы.',
  },
  of: { en: 'Whose', ru: 'Чье' },
  written: { en: 'Written', ru: 'Написано' },
  published: { en: 'Published instead', ru: 'Опубликовано вместо этого' },
  changedBy: { en: 'Changed by', ru: 'Кто изменил' },
  host: { en: 'the host', ru: 'ведущий' },
  noWill: { en: 'Nobody left a will.', ru: 'Завещаний нет.' },
})

function panel(game: Game, _phase: PhaseState | undefined, language: Locale): Panel {
  const say: Saying<typeof inPanel> = inLanguage(inPanel, language)
  const written = (seat: Seat): string => {
    const sent = rememberedOf(game.facts, 'will')
      .filter(({ of }) => of === seat.slot)
      .at(-1)?.data.text
    return sent ?? seat.details?.will ?? ''
  }
  const rows = game.seats
    .filter(seat => written(seat))
    .map(seat => {
      const record = recordOf(game, 'publishedWill', seat.slot)
      return {
        cells: [
          { player: seat.slot },
          written(seat),
          record?.values.text ?? '',
          record ? (record.values.by ?? say('host')) : '',
        ],
        ...(!seat.alive && { tone: 'quiet' as const }),
      }
    })
  return {
    id: 'wills',
    title: say('wills'),
    says: say('asPublished'),
    rule: 'CONAN-WL3',
    columns: [say('of'), say('written'), say('published'), say('changedBy')],
    rows,
    empty: say('noWill'),
  }
}

const rules: Rules = {
  'CONAN-E11': stated({ en: 'Every player may leave a will.', ru: 'Каждый игрок может оставить завещание.' }),
  'CONAN-WL1': stated({
    en: 'Any player can send in a will, and it is shown when they are killed.',
    ru: 'Любой игрок может прислать завещание; его показывают, когда игрока убили.',
  }),
  'CONAN-WL2': chosen({
    en: 'A will is shown at every kind of death, but not at an arrest.',
    ru: 'Завещание показывают при смерти любого рода и не показывают при аресте.',
  }),
  'CONAN-WL3': stated({
    en: 'The host has the last word on how a will or a death is published; the original is kept, along with what was published and who changed it.',
    ru: 'Последнее слово о том, что публикуют из завещания или о смерти, за ведущим; оригинал хранится, с тем, что опубликовано, и с тем, кто это изменил.',
  }),
  'CONAN-WL4': stated({
    en: "If the body is erased, the will is not published; the player who erased it receives the will, in the host's wording if the host changed it.",
    ru: 'Если тело сокрыто, завещание не публикуют, а получает его тот, кто сокрыл тело, в словах ведущего, если тот его изменил.',
  }),
  'CONAN-WL5': implied({
    en: 'The will goes to the player who used Erase Body; if there was none, it goes to nobody.',
    ru: 'Завещание достается тому, кто применил «Сокрытие тела»; если его не было, никому ничего не достается.',
  }),
}

const words = {
  uses: { will: 'will' },
  deeds: { will: '{actor} left a will' },
  facts: {
    will: { stands: '{who} left a will', falls: '{who} left no will' },
    willShown: {
      stands: '{who}’s will is published',
      falls: '{who}’s will is not published',
      asks: 'Is {who}’s will published?',
      would: '{who}’s will would have been published',
    },
    notShownOn: { stands: 'wills are not shown at such an end', falls: 'wills are shown at such an end' },
    withheld: { stands: 'the host withholds it', falls: 'the host does not withhold it' },
    wordsChanged: { stands: 'the host publishes other words', falls: 'the host publishes it as it was written' },
  },
  terms: { publish: 'publish it', withhold: 'keep it back' },
  tells: {
    erasedBody: 'You made the body of {who} disappear. Role: {role}.',
    erasedWill: 'With the body of {who} you found this will: “{text}”',
    will: 'The will of {who}: “{text}”',
  },
  verbs: { will: ['will', 'my will', 'leave a will', 'write a will'] },
} satisfies SectionWords

declare module './vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const wills = section({
  abilities,
  facts,
  options,
  prompts,
  rules,
  rulings: { effects: { willLeft }, results: ['willShown'] },
  panel,
  words,
})
