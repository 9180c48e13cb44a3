/**
 * Leaving the game without dying (1923-S24 to S27): by strikes (`strikes.ts`), or by the word of the moderators. Of whom they
 * exile while a phase is open nothing of it counts that is still to happen.
 */
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { fact, under } from '../claims.ts'
import { declareFacts, entryOf, only, section, type SectionWords } from '../section.ts'
import {
  all,
  type ActorGuard,
  type Reason,
  type Resolution,
  type RuleId,
  type SeatId,
  type TargetGuard,
} from '../vocabulary.ts'

const facts = declareFacts({ exiled: { of: 'slot' } })

const options = {
  'exile.byHost': {
    values: ['atOnce', 'endOfPhase'],
    rule: '1923-S24',
    says: {
      en: 'When an exile by the moderators takes effect: at once, so that player’s pending actions and votes do not count, or when the phase ends.',
      ru: 'Когда действует изгнание по решению ведущих: сразу, так что из того, что в этой фазе еще впереди, ничего от него не учитывается, или с концом фазы.',
    },
  },
  'exile.lastMessages': {
    values: [true, false],
    rule: '1923-S27',
    says: {
      en: 'A player exiled at the end of a day still gets that day’s messages.',
      ru: 'Узнает ли тот, кого изгнали в конце дня, то, что положено сообщить ему за этот день.',
    },
  },
  'exile.public': {
    values: [false, true],
    rule: '1923-S27',
    says: {
      en: 'The post announces an exile. The roster below it shows the exile either way.',
      ru: 'Объявляют ли об изгнании в самом посте; в составе под ним оно видно в любом случае.',
    },
  },
  'exile.triggersDeathEffects': {
    values: [false, true],
    rule: '1923-S27',
    says: {
      en: 'An exile does what a death does: it breaks hearts, and Witnesses are told.',
      ru: 'Действует ли изгнание, как смерть, на второго из пары и сообщают ли о нем свидетелям.',
    },
  },
} satisfies Options

/** Whether an exile by the moderators works from then on. */
const isAtOnce = (run: Resolution): boolean => run.option('exile.byHost') === 'atOnce'

/** That somebody was exiled while the phase was open: he has no part in it (1923-S24). */
export const outSince = (run: Resolution, slot: SeatId): Reason[] =>
  isAtOnce(run)
    ? run.ledger
        .found({ kind: 'exiled', of: slot, when: 'tonight', where: ({ rule }) => rule === '1923-S24' })
        .map(({ why }) => under(fact('outOfGame', slot), '1923-S24', why))
    : []

/** What the exiled sent in and has not happened yet is void; the kill of the Mafia is the team's (1923-S24). */
export const exiledActor: ActorGuard = (run, { actor }) => outSince(run, actor)

/** Nobody is reached who was exiled (1923-S24); of an extra or negative vote the other half stands. */
export const exiledTarget: TargetGuard = (run, { does }, at) =>
  run.isSomebody(at) && !entryOf(does)?.isVote ? outSince(run, at) : undefined

/** Exiles somebody where the reason holds; keeps the attempt where it does not. The dead stay dead, and win no more. */
export function exile(run: Resolution, who: SeatId, why: Reason, rule: RuleId): void {
  const exiled = run.mark(who, 'exiled', why, rule)
  if (exiled.why.holds) run.change(who, { out: true })
}

const byHost = (run: Resolution, who: SeatId, why: Reason): void =>
  exile(run, who, all(fact('exiledByHost', who), { rule: '1923-S24' }, [why]), '1923-S24')

/** The moderators exile somebody (1923-S24): before anything of the phase is counted, unless the host says otherwise. */
export function exileAtOnce(run: Resolution): void {
  if (!isAtOnce(run)) return
  for (const { who, note } of run.phase.removed)
    byHost(run, who, all({ is: 'ruled', who, holds: true, note }, { rule: '1923-S24' }))
}

/** What becomes in the end of a player whom the host removes, where exile waits for it. */
export function exileInTheEnd(run: Resolution, who: SeatId, why: Reason): void {
  if (!isAtOnce(run)) byHost(run, who, why)
}

/** Who was exiled in this phase. */
export const exiledNow = (run: Resolution): SeatId[] =>
  run.game.seats
    .map(({ slot }) => slot)
    .filter(slot => run.ledger.found({ kind: 'exiled', of: slot, when: 'tonight' }).length)

/** The private word, with the strikes; the roster, and the public word where the host wants it (1923-I15, S27). */
export function tellExiled(run: Resolution): void {
  const exiled = exiledNow(run)
  for (const who of exiled) {
    run.tell(
      who,
      'exiled',
      { missed: String(run.count(who, 'missedVotes')), improper: String(run.count(who, 'improperVotes')) },
      '1923-I15',
    )
  }
  if (!exiled.length) return
  if (run.option<boolean>('exile.public')) run.announce('exiled', { who: exiled }, '1923-S27')
  else run.announce('exiledListed', { who: exiled }, '1923-I15')
}

const rules: Rules = {
  '1923-S24': stated({
    en: "The moderators may exile anybody at any time. It takes effect at once: the player's votes and votes for them do not count, what they sent in is void, and the court passes them over.",
    ru: 'Ведущие могут изгнать любого в любой момент. Изгнание действует сразу: голоса изгнанного и голоса за него не считаются, присланное им недействительно, суд его обходит.',
  }),
  '1923-S25': stated({
    en: 'The exiled count as not alive and never win.',
    ru: 'Изгнанные живыми не считаются и никогда не побеждают.',
  }),
  '1923-S26': implied({
    en: 'The exiled cannot vote, act or be chosen.',
    ru: 'Изгнанные не голосуют и не делают ходов, и выбрать их нельзя.',
  }),
  '1923-S27': chosen({
    en: "Exile by strikes takes effect after the executions of the day. It is not a death: no revenge, no heartbreak, nothing for Witnesses; the player still gets that day's messages.",
    ru: 'Изгнание за замечания вступает в силу после казней этого дня. Смертью оно не считается: нет ни мести, ни разбитого сердца, ни сообщений свидетелям; то, что положено сообщить ему за этот день, изгнанный еще узнает.',
  }),
  '1923-I15': chosen({
    en: 'An exile is told to the player, with their strikes, and appears in the roster.',
    ru: 'Об изгнании сообщают самому игроку, с его замечаниями, и оно видно в составе.',
  }),
}

const words = {
  facts: {
    exiled: {
      stands: '{who} is exiled',
      falls: '{who} is not exiled',
      asks: 'Is {who} exiled?',
      would: '{who} would have been exiled',
    },
    outOfGame: { stands: '{who} is out of the game', falls: '{who} is in the game' },
    exiledByHost: only('the moderators exile {who}'),
  },
  terms: { exiled: 'exiled' },
  tells: {
    exiled:
      'You have been exiled from the game.{missed, select, 0 {} other { Missed votes: {missed}.}}{improper, select, 0 {} other { Improper votes: {improper}.}}',
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const exiles = section({ facts, options, rules, words })
