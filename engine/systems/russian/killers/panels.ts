/** The books of shots, as the host sees them: what each side may realise tonight, and what became of earlier nights. */
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { Panel } from '../../../ruleset/panel.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import { phaseIn } from '../../../game/phase-words.ts'
import { phasesCalled } from '../phase-words.ts'
import { accountsOf, cameSaid, comingsOf, type Entry } from '../shared/shots.ts'
import { killersOf, sides } from '../shared/sides.ts'
import { rememberedOf } from '../vocabulary.ts'

/** What the book of shots says. */
const says = sayingInEach({
  side: { en: '{side, select, mafia {Mafia} other {Maniac}}', ru: '{side, select, mafia {Мафия} other {Маньяк}}' },
  open: { en: '{count} available', ru: 'можно {count}' },
  shots: { en: 'Shots', ru: 'Выстрелы' },
  about: {
    en: 'A side can use shots carried over, new shots and shots received from the other side, minus shots passed on or paid. Shots that are neither used up nor lost stay in reserve.',
    ru: 'Сторона может реализовать выстрелы из запаса, новые и полученные от другой стороны, кроме переданных и отданных. Что не реализовано и не потеряно, остается в запасе.',
  },
  sides: { en: 'Side', ru: 'Сторона' },
  night: { en: 'Night', ru: 'Ночь' },
  carried: { en: 'Carried over', ru: 'Запас' },
  fresh: { en: 'New', ru: 'Новые' },
  received: { en: 'Received', ru: 'Получено' },
  passedOn: { en: 'Passed on', ru: 'Передано' },
  paid: { en: 'Paid', ru: 'Отдано' },
  realised: { en: 'Used up', ru: 'Реализовано' },
  lost: { en: 'Lost', ru: 'Потеряно' },
  kept: { en: 'Kept', ru: 'Осталось' },
  from: { en: 'From', ru: 'Откуда' },
  none: { en: 'No killers are left.', ru: 'Убивать некому.' },
})

/**
 * The account of each side for the open night, or for the next one between nights; and for nights that are over, what was
 * realised, lost or paid, and what was kept (RU-TEAM-1, RU-KILL-2).
 */
export function shotsPanel(game: Game, phase: PhaseState | undefined, language: Locale): Panel {
  const say = inLanguage(says, language)
  const night = nightFor(game, phase)
  const accounts = accountsOf(game, night)
  const now = sides
    .filter(side => accounts[side].entries.length || killersOf(game.seats, side).length)
    .map(side => {
      const { entries, available, capacity } = accounts[side]
      const of = (...kinds: Entry['kind'][]): number =>
        entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
      const cells = [
        say('side', { side }),
        phaseIn(phasesCalled, `night ${night}`, language),
        of('carried', 'corrected'),
        of('fresh'),
        of('received', 'inherited'),
        -of('handedOver', 'poisoning'),
        -of('paid', 'withheld'),
        '',
        '',
        say('open', { count: Math.min(available, capacity) }),
        comingsOf(entries, language),
      ]
      return { cells, tone: available > 0 ? ('strong' as const) : ('quiet' as const) }
    })
  const before = rememberedOf(game.facts, 'shotsBooked').map(({ of, phase: when, data }) => ({
    cells: [
      say('side', { side: of }),
      when === undefined ? '' : phaseIn(phasesCalled, when, language),
      data.carried,
      data.fresh,
      data.received,
      data.passedOn,
      data.paid,
      data.realised,
      data.lost,
      data.kept,
      cameSaid(data.from, language),
    ],
    tone: 'plain' as const,
  }))
  return {
    id: 'shots',
    title: say('shots'),
    says: say('about'),
    rule: 'RU-KILL-2',
    columns: [
      say('sides'),
      say('night'),
      say('carried'),
      say('fresh'),
      say('received'),
      say('passedOn'),
      say('paid'),
      say('realised'),
      say('lost'),
      say('kept'),
      say('from'),
    ],
    rows: [...now, ...before.reverse()],
    empty: say('none'),
  }
}

/** The night that is open, or the next one: also where the last one is over. */
function nightFor(game: Game, phase: PhaseState | undefined): number {
  if (phase && !phase.result) return phase.number
  const last = game.phases.at(-1)
  return last === undefined ? 1 : last.kind === 'night' ? last.number + 1 : last.number
}
