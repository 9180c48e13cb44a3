/** What everybody is told in private when a phase is over (CONAN-A9, I8, I9). */
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import { chosen, type Options, type Rules } from '../../ruleset/localized-text.ts'
import { is } from './attributes.ts'
import { giverOf, named } from './leading/orders.ts'
import { killedBy, succeeded } from './moves.ts'
import { section, type SectionWords } from './section.ts'
import type { Kind, Resolution } from './vocabulary.ts'

const options: Options = {
  'results.toDead': {
    values: [true, false],
    rule: 'CONAN-I9',
    says: {
      en: 'A player who died gets the results of their actions that counted.',
      ru: 'Получает ли погибший результаты тех своих действий, что остались в силе.',
    },
  },
}

/** Nothing is reported of an ability here. */
const silent = (does: string): boolean => is(does, 'paper') || is(does, 'ownReport')

/** Tells everybody. The framed and the slandered are told nothing. */
export function tellAll(run: Resolution): void {
  for (const { slot } of run.game.seats) {
    tellWhatHappened(run, slot)
    for (const move of run.moves.filter(({ actor }) => actor === slot)) report(run, move)
  }
}

const tonight = (run: Resolution, kind: Kind, of: SeatId): boolean =>
  run.ledger.found({ kind, of, when: 'soFar', where: ({ phase }) => phase === undefined }).length > 0

/** The same, also where it is over again. */
const cameTonight = (run: Resolution, kind: Kind, of: SeatId): boolean =>
  run.ledger.attempts({ kind, of, when: 'soFar', where: ({ phase, why }) => phase === undefined && why.holds }).length
  > 0

/** What was done to somebody that he notices. */
function tellWhatHappened(run: Resolution, slot: SeatId): void {
  const tell = (kind: string, rule: RuleId): void => run.tell(slot, kind, {}, rule)
  if (cameTonight(run, 'arrested', slot)) tell('arrested', 'CONAN-I8')
  if (tonight(run, 'released', slot)) tell('released', 'CONAN-I8')
  if (run.isDead(slot)) return
  if (tonight(run, 'suspended', slot)) tell('suspended', 'CONAN-S19')
  if (tonight(run, 'attacked', slot)) tell('attacked', 'CONAN-I8')
  if (tonight(run, 'injured', slot)) tell('injured', 'CONAN-S13')
  if (tonight(run, 'cured', slot)) tell('cured', 'CONAN-I8')
  if (tonight(run, 'robbed', slot)) tell('robbed', 'CONAN-AB13')
  if (tonight(run, 'blackmailed', slot)) tell('blackmailed', 'CONAN-AB18')
  if (tonight(run, 'insulted', slot)) tell('insulted', 'CONAN-AB15')
  if (tonight(run, 'neutralised', slot) && hearsOfIt(run, slot)) tell('neutralised', 'CONAN-A9')
}

/** Whoever acted and was kept from it; one whose every act came about, in the same step, was kept from nothing. */
function hearsOfIt(run: Resolution, slot: SeatId): boolean {
  const notify = run.option('notify.neutralised')
  const kept = run.moves.some(move => move.actor === slot && !silent(move.does) && !succeeded(run, move))
  return notify === 'always' || (notify === 'ifActed' && kept)
}

/** What became of one action. The dead hear of what stood, and of nothing that was voided. */
function report(run: Resolution, move: Move): void {
  const { actor, does, to } = move
  if (silent(does)) return
  if (is(does, 'order')) {
    reportOrder(run, move)
    return
  }
  const dead = run.isDead(actor)
  const done = succeeded(run, move)
  if (dead && (!run.option<boolean>('results.toDead') || !done)) return
  const rule: RuleId = dead ? 'CONAN-I9' : done ? 'CONAN-I8' : is(does, 'charges') ? 'CONAN-I4' : 'CONAN-A9'
  const values = { ability: does, about: to[0] ?? '' }
  if (is(does, 'finds'))
    for (const { result } of run.findings.filter(({ action }) => action === move.id))
      run.tell(
        actor,
        result === 'noResult' ? 'noResult' : 'learned',
        { ...values, result, ...(is(does, 'asksDeed') && asked(move)) },
        rule,
      )
  else if (!done) run.tell(actor, 'failed', values, rule)
  else if (is(does, 'helps')) reportHelp(run, move, values, rule)
  else run.tell(actor, 'succeeded', values, rule)
}

/** Whether help mattered: who was helped was attacked, or cured, or killed all the same, or needed nothing (CONAN-I8). */
function reportHelp(run: Resolution, { id, actor }: Move, values: Record<string, string>, rule: RuleId): void {
  const helped = (['protected', 'healed'] as const)
    .flatMap(kind => run.ledger.found({ kind, when: 'soFar', where: ({ action }) => action === id }))
    .map(({ of }) => of)
  const killed = run.deaths().some(({ of, data }) => helped.includes(of) && data.cause === 'kill')
  const cured = run.ledger.found({ kind: 'cured', when: 'soFar', where: ({ action }) => action === id }).length > 0
  const kind = helped.some(at => tonight(run, 'attacked', at))
    ? 'saved'
    : killed
      ? 'failed'
      : cured
        ? 'succeeded'
        : 'notNeeded'
  run.tell(actor, kind, values, kind === 'failed' ? 'CONAN-A9' : rule)
}

/** What became of an order: who gave it hears of it, and so does who was sent, whose turn it was (CONAN-I8, CONAN-B2). */
function reportOrder(run: Resolution, move: Move): void {
  const { killer, victim } = named({ by: move.actor, to: move.to })
  const giver = giverOf(move)
  const done = succeeded(run, move)
  const [turn] = run.ledger.attempts({
    kind: 'killTurn',
    of: killer,
    when: 'soFar',
    where: ({ action }) => action === move.id,
  })
  const tell = (who: SeatId, how: 'gave' | 'sent' | 'own'): void => {
    const dead = run.isDead(who)
    if (dead && (!run.option<boolean>('results.toDead') || !done)) return
    const counts = !done && how !== 'gave' && turn?.why.holds === true
    const rule: RuleId = dead ? 'CONAN-I9' : done ? 'CONAN-I8' : counts ? 'CONAN-B2' : 'CONAN-A9'
    run.tell(
      who,
      done ? 'succeeded' : 'failed',
      { ability: 'order', about: killedBy(run, move.id) ?? victim, by: giver, how, turn: counts ? 'yes' : 'no' },
      rule,
    )
  }
  tell(giver, killer === giver ? 'own' : 'gave')
  if (killer !== giver && turn) tell(killer, 'sent')
}

/** What an investigation was about. */
const asked = ({ to, with: given }: Move): Record<string, string> => ({
  crime: given.crime ?? '',
  other: to[1] ?? '',
  aimed: to[1] === undefined ? 'no' : 'yes',
})

const rules: Rules = {
  'CONAN-A9': chosen({
    en: 'A player whose action failed is told so without a reason, and a neutralized player only finds out through an action that failed.',
    ru: 'Чье действие не удалось, тому об этом сообщают без причины; нейтрализованный узнает об этом только по действию, которое не удалось.',
  }),
  'CONAN-I8': chosen({
    en: 'Players who acted hear whether they succeeded and what they learned; the Organization hears of a wrong guess and how many pills are left; the arrested, the suspended and the saved are told; the framed, slandered, accompanied and accused are not.',
    ru: 'Кто действовал, узнает, удалось ли это и что он выяснил; Организация узнает о неверной догадке и о том, сколько осталось таблеток; арестованному, отстраненному и спасенному сообщают; подставленному, оклеветанному, тому, кого сопровождали, и тому, кого обличили, — нет.',
  }),
  'CONAN-I9': chosen({
    en: 'A player who died gets the results of actions that counted and none of those that were voided.',
    ru: 'Погибший получает результаты тех своих действий, что остались в силе, и ни одного из сорванных.',
  }),
}

const words = {
  tells: { succeeded: 'Your {ability} ({about}) succeeded.', failed: 'Your {ability} ({about}) failed.' },
} satisfies SectionWords

export const telling = section({ options, rules, words })
