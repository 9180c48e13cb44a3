/** What the morning says of orders (RU-HIR-5, RU-HIR-6): to the hireling, and to those who sent him. */
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import { section } from '../section.ts'
import { learnsFact } from '../shared/general-info.ts'
import { isEmployed, partnersOf, servesNow } from '../shared/pairs.ts'
import { type Resolution, all } from '../vocabulary.ts'
import { type PartWords, did } from '../words.ts'
import { byRole } from './hireling.ts'
import { orders } from './turns.ts'

/** What the morning says: his targets to the hireling, the teams of his victims to those who sent him, and who has the role he was sent for (RU-HIR-5, RU-HIR-6). */
function reportOrders(run: Resolution): void {
  const { seats } = run.game
  for (const {
    move: { id: action, actor, to },
    goer,
    target,
    blow,
  } of orders(run).sent) {
    const side = servesNow(
      seats,
      seats.find(({ slot }) => slot === goer)!,
    )
    if (side === undefined) continue
    const alone = actor === goer
    if (!alone && run.seat(goer).alive) run.tell(goer, 'orderTargets', { who: target }, 'RU-RES-7')
    const employers = alone
      ? []
      : partnersOf(seats, side)
          .map(({ slot }) => slot)
          .filter(slot => run.seat(slot).alive)
    if (blow?.outcome?.holds)
      for (const slot of employers) {
        const why = all(
          { is: 'fact', kind: 'learnsTeam', of: slot, other: target, action },
          { rule: 'RU-HIR-6', action },
          [blow.outcome],
        )
        const team = run.seat(target).faction
        if (learnsFact(run, slot, { action, ability: 'order' }, target, 'team', team, 'RU-HIR-6', why))
          run.tell(slot, 'orderedKill', { who: target, team }, 'RU-HIR-6')
      }
    if (to[0]?.startsWith(byRole) && blow?.attacked.holds && run.seat(target).alive)
      for (const slot of [...employers, ...(run.seat(goer).alive ? [goer] : [])]) {
        const why = all(
          { is: 'fact', kind: 'survivedOrder', of: target, other: goer, action },
          { rule: 'RU-HIR-5', action },
          [blow.attacked],
          [blow.outcome ?? blow.attacked].filter(({ holds }) => !holds),
        )
        const { role } = run.seat(target)
        if (learnsFact(run, slot, { action, ability: 'order' }, target, 'civilRole', role, 'RU-HIR-5', why))
          run.tell(slot, 'holderSurvived', { who: target, role }, 'RU-HIR-5')
      }
  }
  for (const seat of seats) {
    const side = seat.alive && !run.seat(seat.slot).alive ? servesNow(seats, seat) : undefined
    if (side === undefined || !isEmployed(seats, seat)) continue
    for (const { slot } of partnersOf(seats, side))
      if (run.seat(slot).alive) run.tell(slot, 'hirelingDead', { who: seat.slot }, 'RU-HIR-6')
  }
}

const rules: Rules = {
  'RU-HIR-6': stated({
    en: 'The mafia learns the team of the hireling’s victim, and in the morning that the hireling died in the night; the hireling does not learn about the mafia’s victims.',
    ru: 'Мафия узнает команду того, кого убил наемник, а утром — и о том, что наемник ночью погиб; о ее жертвах он не узнает.',
  }),
}

const words = {
  facts: {
    survivedOrder: {
      stands: { en: '{who} survives {other}’s attack', ru: '{who_nom} переживает нападение {other_gen}' },
      falls: { en: '{who} does not survive {other}’s attack', ru: '{who_nom} не переживает нападения {other_gen}' },
    },
  },
  tells: {
    orderTargets: { en: 'You were sent after {who}.', ru: 'Ваш заказ на эту ночь: {who}.' },
    orderedKill: {
      en: 'Your order was carried out. {who} is dead. Team: {team}.',
      ru: 'Заказ исполнен: погиб игрок {who}. Команда: {team, select, red {красная} black {черная} grey {серая} other {{team}}}.',
    },
    holderSurvived: {
      en: '{who} has the role you asked for ({role}) and is alive.',
      ru: `{who_nom} ({role}) ${did('who', 'пережил')} нападение.`,
    },
    hirelingDead: {
      en: '{who}, who kills for you, died tonight.',
      ru: 'Этой ночью погиб ваш исполнитель: {who_nom}.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const hirelingTold = section({ rules, rulings: { dawn: [reportOrders] }, words })
