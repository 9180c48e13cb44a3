/**
 * The order of actions: two lists of steps that a host may rearrange (options `order.night`, `order.day`), as long as
 * the constraints hold. Everything in one step happens at the same time.
 */
import { chosenOrder, orderOption } from '../../rules/option.ts'
import { stepTaking, type Constraint, type Step, type Steps } from '../../rules/order.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../ruleset/localized-text.ts'
import type { Laws } from '../../ruleset/system.ts'
import { declined, withArticle, type PhasesCalled } from '../../text/phase-forms.ts'
import { section, type SectionWords } from './section.ts'
import type { Resolution } from './vocabulary.ts'

export const phasesCalled: PhasesCalled = {
  prep: {
    en: withArticle('prep'),
    ru: declined('подготовка', 'подготовку', 'в подготовку', 'каждую подготовку'),
  },
}

/** The steps of a night; the question who has won comes after all of them. */
export const nightSteps = {
  travel: { rule: 'CONAN-ON1', takes: ['travel', 'handOff', 'will', 'elect', 'vengeance'] },
  neutralise: { rule: 'CONAN-ON2', takes: ['discombobulate', 'frighten', 'neutralise', 'confuse'] },
  arrest: { rule: 'CONAN-ON3', takes: ['arrest'] },
  release: { rule: 'CONAN-ON4', takes: ['lawsuit', 'release'] },
  bribe: { rule: 'CONAN-ON5', takes: ['bribe'] },
  save: { rule: 'CONAN-ON6', takes: ['protect', 'heal'] },
  kill: { rule: 'CONAN-ON7', takes: ['snipe', 'order'] },
  eraseBody: { rule: 'CONAN-ON8', takes: ['eraseBody'] },
  traces: { rule: 'CONAN-ON9', takes: ['disguise', 'temporaryDisguise', 'slander', 'frame', 'fake'] },
  interfere: { rule: 'CONAN-ON10', takes: ['steal', 'blackmail', 'heavyHanded', 'insultToInjury', 'gadget'] },
  eraseEvidence: { rule: 'CONAN-ON11', takes: ['eraseEvidence'] },
  learn: { rule: 'CONAN-ON12', takes: ['interrogate', 'investigate'] },
} satisfies Steps

export const daySteps = {
  travel: { rule: 'CONAN-OD1', takes: ['travel', 'handOff', 'will', 'vengeance'] },
  neutralise: { rule: 'CONAN-OD2', takes: ['discombobulate', 'frighten', 'confuse', 'hinder'] },
  arrest: { rule: 'CONAN-OD3', takes: ['arrest'] },
  release: { rule: 'CONAN-OD4', takes: ['lawsuit', 'release'] },
  aptx: { rule: 'CONAN-OD5', takes: ['aptx'] },
  voiceOfReason: { rule: 'CONAN-OD6', takes: ['voiceOfReason'] },
  modifiers: { rule: 'CONAN-OD7', takes: ['accompany', 'accuse'] },
  tally: { rule: 'CONAN-OD8', takes: [] },
  lynch: { rule: 'CONAN-OD9', takes: [] },
  others: { rule: 'CONAN-OD10', takes: ['gadget'] },
  leadership: { rule: 'CONAN-OD11', takes: ['elect', 'suitcase'] },
} satisfies Steps

/** Neighbours of which it shows in no result which comes first. */
export const commuting: NonNullable<Laws['commuting']> = [
  {
    first: 'bribe',
    then: 'save',
    why: 'They touch different things: a bribe is paid by one player, Protect and Heal come to another, and only the kill asks for both.',
  },
  {
    first: 'eraseBody',
    then: 'traces',
    why: 'They touch different things: Erase Body looks for the victim of a kill, what makes traces comes to the living, and what is seen of either is settled when the night is over.',
  },
  {
    first: 'voiceOfReason',
    then: 'modifiers',
    why: 'Neither asks for the other: the Voice of Reason stops and hides the vote, accompanying and accusing change its totals, and both are read after them.',
  },
  {
    first: 'others',
    then: 'leadership',
    why: 'They touch different things: what is used of items by day asks for no Leader, and an election or the suitcase for no item.',
  },
]

/** Whether two abilities are used in one step, by night or by day. */
export const inOneStep = (one: string, other: string): boolean =>
  [nightSteps, daySteps].some(steps => stepTaking(one, steps)?.takes.includes(other))

/** What an order of the night must keep. Slander, Frame and fakes may also come before the kill, for hosts who let the killed deceive (CONAN-O7 reads so there). */
export const nightKept: readonly Constraint[] = [
  { rule: 'CONAN-O6', first: ['neutralise', 'arrest', 'bribe', 'save'], later: ['kill'] },
  { rule: 'CONAN-O7', first: ['kill'], later: ['eraseBody', 'interfere', 'eraseEvidence', 'learn'] },
  { rule: 'CONAN-O8', first: ['traces', 'eraseBody', 'eraseEvidence'], later: ['learn'] },
]

export const dayKept: readonly Constraint[] = [
  { rule: 'CONAN-O2', first: ['aptx'], later: ['modifiers', 'tally'] },
  { rule: 'CONAN-O3', first: ['arrest'], later: ['tally'] },
  { rule: 'CONAN-O4', first: ['arrest'], later: ['aptx'] },
  { rule: 'CONAN-O5', first: ['aptx'], later: ['lynch'] },
]

/** Nights and the preparation before them share one list. */
export const isDay = (kind: string): boolean => kind === 'day'

/** Every step of a phase, in order. */
export function stepsOf(kind: string, option: (id: string) => string): { id: string; step: Step }[] {
  const steps: Steps = isDay(kind) ? daySteps : nightSteps
  return chosenOrder(steps, option(isDay(kind) ? 'order.day' : 'order.night')).map(id => ({ id, step: steps[id]! }))
}

/** Whether the turn of an ability comes with or after a step. */
export function comesAfter(run: Resolution, ability: string, step: string): boolean {
  const steps = stepsOf(run.phase.kind, id => run.option(id))
  const place = steps.findIndex(one => one.step.takes.includes(ability))
  return place >= 0 && place >= steps.findIndex(({ id }) => id === step)
}

const options: Options = {
  'order.night': orderOption(nightSteps, {
    rule: 'CONAN-O1',
    says: { en: 'The order of actions at night.', ru: 'Порядок действий ночью.' },
    kept: nightKept,
  }),
  'order.day': orderOption(daySteps, {
    rule: 'CONAN-O1',
    says: { en: 'The order of actions by day.', ru: 'Порядок действий днем.' },
    kept: dayKept,
  }),
  'order.sameStep': {
    values: ['simultaneous', 'rank', 'submission'],
    rule: 'CONAN-A8',
    says: {
      en: 'How actions in the same step are resolved: at the same time, by rank, or in the order received.',
      ru: 'Как встречаются действия одного шага: сразу, по рангу или в том порядке, в котором получены.',
    },
  },
}

const rules: Rules = {
  'CONAN-A8': chosen({
    en: 'Actions in the same step happen at once, so two players can neutralize each other.',
    ru: 'Все, что стоит в порядке на одном шаге, происходит сразу, поэтому двое могут нейтрализовать друг друга.',
  }),
  'CONAN-O1': stated({
    en: 'Death and arrest void what comes later in the order and nothing that comes earlier, except Vengeance.',
    ru: 'Смерть и арест срывают то, что по порядку позже, и ничего из того, что раньше; исключение — «Месть».',
  }),
  'CONAN-O2': implied({
    en: 'Poison comes before accompanying and before the tally.',
    ru: 'Яд идет раньше сопровождения и раньше подсчета голосов.',
  }),
  'CONAN-O3': implied({ en: 'Arrest comes before the tally.', ru: 'Арест идет раньше подсчета голосов.' }),
  'CONAN-O4': implied({
    en: 'Arrest comes before poison: a poisoned officer still arrests, an arrested poisoner does not poison.',
    ru: 'Арест идет раньше яда: отравленный полицейский все равно арестовывает, арестованный отравитель никого не травит.',
  }),
  'CONAN-O5': implied({
    en: "Poison comes before the lynch: a lynched poisoner's pill still counts.",
    ru: 'Яд идет раньше линчевания: таблетка залинчованного отравителя остается в силе.',
  }),
  'CONAN-O6': implied({
    en: 'Neutralizing, arrest, Protect and Heal come before the kill; a bribe overrides all of them except an arrest.',
    ru: 'Нейтрализация, арест, «Защита» и «Лечение» идут раньше убийства; подкуп сильнее всего этого, кроме ареста.',
  }),
  'CONAN-O7': implied({
    en: 'The kill comes before all other abilities except those that stop it.',
    ru: 'Убийство идет раньше всех других способностей, кроме тех, что его останавливают.',
  }),
  'CONAN-O8': implied({
    en: 'Actions that make or hide traces come before investigations.',
    ru: 'То, что оставляет или скрывает следы, идет раньше того, что расследует.',
  }),
  'CONAN-ON1': chosen({ en: 'The night begins with the travelers.', ru: 'Ночь начинается с путешественников.' }),
  'CONAN-ON2': chosen({
    en: 'After the travelers come Discombobulate, Frighten and Confuse.',
    ru: 'После путешественников идут «Смятение», «Запугивание» и «Путаница».',
  }),
  'CONAN-ON3': chosen({
    en: 'After these come arrests and the effects of false charges.',
    ru: 'После них идут аресты и последствия ложных обвинений.',
  }),
  'CONAN-ON4': chosen({
    en: 'After the arrests come Lawsuit and releases.',
    ru: 'После арестов идут «Иск» и освобождения.',
  }),
  'CONAN-ON5': chosen({ en: 'After the releases comes the bribe.', ru: 'После освобождений идет подкуп.' }),
  'CONAN-ON6': chosen({ en: 'After the bribe come Protect and Heal.', ru: 'После подкупа идут «Защита» и «Лечение».' }),
  'CONAN-ON7': chosen({
    en: "After these come the kill, Vengeance and a lover's suicide, one after the other.",
    ru: 'После них идут убийство, «Месть» и самоубийство влюбленного, одно за другим.',
  }),
  'CONAN-ON8': chosen({ en: 'After the deaths comes Erase Body.', ru: 'После смертей идет «Сокрытие тела».' }),
  'CONAN-ON9': chosen({
    en: 'After that come disguises, Slander, Frame and what the suitcase fakes.',
    ru: 'После этого идут маскировки, «Клевета», «Подстава» и то, что подделано чемоданом.',
  }),
  'CONAN-ON10': chosen({
    en: 'After the disguises come Steal, Blackmail, Heavy Handed and Insult to Injury.',
    ru: 'После маскировок идут «Кража», «Шантаж», «Тяжелая рука» и «Соль на рану».',
  }),
  'CONAN-ON11': chosen({ en: 'After these comes Erase Evidence.', ru: 'После них идет «Уничтожение улик».' }),
  'CONAN-ON12': chosen({
    en: 'After all traces are made or erased come the investigations.',
    ru: 'Когда все следы оставлены или уничтожены, идут расследования.',
  }),
  'CONAN-ON13': chosen({
    en: 'The night ends with a check for a winner.',
    ru: 'Ночь кончается вопросом, кто победил.',
  }),
  'CONAN-OD1': chosen({ en: 'The day begins with the travelers.', ru: 'День начинается с путешественников.' }),
  'CONAN-OD2': chosen({
    en: 'After the travelers come Discombobulate, Frighten, Confuse and Hinder.',
    ru: 'После путешественников идут «Смятение», «Запугивание», «Путаница» и «Помеха».',
  }),
  'CONAN-OD3': chosen({ en: 'After these come arrests.', ru: 'После них идут аресты.' }),
  'CONAN-OD4': chosen({
    en: 'After the arrests come Lawsuit and releases.',
    ru: 'После арестов идут «Иск» и освобождения.',
  }),
  'CONAN-OD5': chosen({ en: 'After the releases comes poison.', ru: 'После освобождений идет яд.' }),
  'CONAN-OD6': chosen({ en: 'After poison comes Voice of Reason.', ru: 'После яда идет «Голос разума».' }),
  'CONAN-OD7': chosen({
    en: 'After Voice of Reason come accompanying and accusing.',
    ru: 'После «Голоса разума» идут сопровождение и обличение.',
  }),
  'CONAN-OD8': chosen({
    en: 'After accompanying and accusing, the votes are counted.',
    ru: 'После сопровождения и обличения считают голоса.',
  }),
  'CONAN-OD9': chosen({
    en: 'After the count come the lynch and Vengeance.',
    ru: 'После подсчета идут линчевание и «Месть».',
  }),
  'CONAN-OD10': chosen({
    en: 'After the lynch come all other day actions.',
    ru: 'После линчевания идет все остальное, чем пользуются днем.',
  }),
  'CONAN-OD11': chosen({
    en: 'After all that come the election of a Leader and the suitcase for the night.',
    ru: 'После всего этого идут выборы лидера и чемодан на ночь.',
  }),
  'CONAN-OD12': chosen({
    en: 'The day ends with a check for a winner.',
    ru: 'День кончается вопросом, кто победил.',
  }),
}

const words = {
  facts: {
    sameMoment: {
      stands: 'both happen in the same step, so neither stops the other',
      falls: 'what comes in one step does not come at once',
    },
  },
  terms: {
    travel: 'travelers',
    save: 'Protect and Heal',
    kill: 'the kill',
    traces: 'disguises, Slander, Frame and fakes',
    interfere: 'theft, blackmail and the like',
    learn: 'investigations',
    others: 'other abilities',
    modifiers: 'accompanying and accusing',
    tally: 'the count',
    lynch: 'the lynch',
    leadership: 'the Leader and the suitcase',
    simultaneous: 'at once',
    rank: 'by rank',
    submission: 'as received',
  },
} satisfies SectionWords

declare module './vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const ordering = section({ options, rules, words })
