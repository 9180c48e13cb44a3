/** When something may be sent in: before the deadline of its phase, and in a preparation only where there is one (CONAN-PH2, PH3); and what all refusals are made of. */
import { seatOf, type Game, type PhaseState, type Refusal, type Submission } from '../../journal/state.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../ruleset/localized-text.ts'
import type { Refuse, Sent } from '../../ruleset/section.ts'
import { sayingInEach, type InEach } from '../../text/in-each.ts'
import { option, titles, is, moveOf } from './attributes.ts'
import { section } from './section.ts'

const options: Options = {
  'phase.prep': {
    values: [false, true],
    rule: 'CONAN-PH2',
    says: { en: 'The game begins with a preparation phase.', ru: 'Начинается ли игра с фазы подготовки.' },
  },
  'deadline.actions': {
    values: [15],
    whole: { from: 0, to: 1440 },
    rule: 'CONAN-PH3',
    says: {
      en: 'How many minutes before the end of a phase actions and votes close.',
      ru: 'За сколько минут до конца фазы перестают принимать действия и голоса.',
    },
  },
}

const says = sayingInEach({
  late: {
    en: 'it came less than {minutes} minutes before the end',
    ru: 'пришло позже чем за {minutes, plural, one {# минуту} few {# минуты} other {# минут}} до конца фазы',
  },
  noPreparation: {
    en: 'this game has no preparation phase (option “preparation phase”)',
    ru: 'в этой игре нет фазы подготовки (опция «фаза: подготовка»)',
  },
  disguise: { en: 'a disguise is put on in the preparation phase', ru: 'маскировку надевают в фазе подготовки' },
})

export const no = (rule: string, says: InEach): Refusal => ({ rule, says })

/** What a role, an ability or a crime is called in a refusal: by its id in English, where hosts write ids. */
export const called = (id: string): InEach => ({
  en: id,
  ru:
    getOwn(titles.roles, id)
    ?? getOwn(titles.uses, id)
    ?? getOwn(titles.results, id)
    ?? getOwn(titles.factions, id)
    ?? id,
})

/** What the same player sent in of this ability after an action, as far as it could count itself. */
export function laterOnes(
  game: Game,
  phase: PhaseState,
  { id, by, does }: Sent,
  alike: readonly string[] = [does],
): Submission[] {
  const place = phase.submissions.findIndex(one => one.id === id)
  const mine = phase.submissions[place]
  if (!mine) return []
  const at = (one: Submission): number =>
    one.at === undefined || mine.at === undefined ? 0 : Date.parse(one.at) - Date.parse(mine.at)
  return phase.submissions.filter(
    (one, index) =>
      one !== mine
      && one.by === by
      && alike.includes(one.does)
      && !one.withdrawn
      && (at(one) || index - place) > 0
      && one.to.every(slot => seatOf(game, slot)?.alive),
  )
}

/** The minutes before the end of a phase by which something had to be there, where it came later. @param knob the deadline that is meant */
export function minutesMissed(
  game: Pick<Game, 'options'>,
  { closes }: Pick<PhaseState, 'closes'>,
  at: string | undefined,
  knob: 'deadline.actions' | 'deadline.wills',
): number | undefined {
  if (at === undefined || closes === undefined) return undefined
  const minutes = Number(option(game, knob))
  return Date.parse(at) > Date.parse(closes) - minutes * 60_000 ? minutes : undefined
}

/** Why something came too late to be sent in, where it did. */
function closesBefore(...asked: Parameters<typeof minutesMissed>): Refusal | undefined {
  const minutes = minutesMissed(...asked)
  return minutes === undefined ? undefined : no('CONAN-PH3', says('late', { minutes }))
}

/** What comes after the deadline of its phase. */
const late: Refuse = (game, phase, { does, at }) =>
  closesBefore(game, phase, at, moveOf(does)?.closesBy ?? 'deadline.actions')

/** What belongs to a phase of preparation, where the game has one. */
const preparation: Refuse = (game, phase, { does }) => {
  const prepared = option(game, 'phase.prep') === true
  if (phase.kind === 'prep' && !prepared) return no('CONAN-PH2', says('noPreparation'))
  return phase.kind === 'night' && is(does, 'beforeGame') && prepared ? no('CONAN-PH2', says('disguise')) : undefined
}

const rules: Rules = {
  'CONAN-PH1': implied({
    en: 'Nights and days alternate, from Night 1 to Day 1 to Night 2; effects that last several phases are counted along them.',
    ru: 'Ночи и дни чередуются: ночь 1, день 1, ночь 2; то, что длится несколько фаз, отсчитывают по ним.',
  }),
  'CONAN-PH2': chosen({
    en: 'There may be a preparation phase before Night 1, in which disguises are put on.',
    ru: 'Перед ночью 1 может быть фаза подготовки, в которой надевают маскировку.',
  }),
  'CONAN-PH3': chosen({
    en: 'Actions and votes close fifteen minutes before the phase does; wills close when it does.',
    ru: 'Действия и голоса перестают принимать за пятнадцать минут до конца фазы, завещания — только вместе с ней.',
  }),
  'CONAN-A1': stated({
    en: 'Until the deadline, a new action replaces the old one.',
    ru: 'До конца срока новое действие заменяет прежнее.',
  }),
  'CONAN-A2': stated({
    en: 'If actions cannot go together, the last valid one counts.',
    ru: 'Из действий, которые несовместимы, считается последнее действительное.',
  }),
  'CONAN-A3': implied({
    en: 'An invalid action replaces nothing, and actions that can go together all count.',
    ru: 'Недействительное действие ничего не вытесняет, а совместимые действия остаются рядом.',
  }),
  'CONAN-A4': chosen({
    en: 'A player may use each ability of their role once per phase.',
    ru: 'Каждой способностью своей роли игрок может воспользоваться один раз за фазу.',
  }),
}

export const sending = section({ options, refuse: [late, preparation], rules })
