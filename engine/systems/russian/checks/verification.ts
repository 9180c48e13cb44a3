/** What a check brought is verified later (RU-CHK-2): the exact colour, whatever was shown. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import type { Colour } from '../shared/colour.ts'
import { foundBeside, holds, roleWith } from '../shared/custody.ts'
import { learns } from '../shared/general-info.ts'
import { perRun } from '../shared/per-run.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { all, any, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  verify: {
    kind: 'investigate',
    told: {
      en: 'Instead of a move you may have a check of yours verified. The answer is exact: a werewolf comes out black, the faceless red.',
      ru: 'Вместо хода вы можете отправить свой чек на проверку. Ответ точный: оборотень окажется черным, безликий красным.',
    },
    is: ['byLetter', 'question', 'stays', 'keepsAim'],
    targets: 1,
    self: true,
    namesDead: true,
    phases: ['evening', 'night'],
    casual: true,
    turn: 'civil',
    rule: 'RU-CHK-2',
    components: [{ does: 'mark', as: 'verified' }],
    keys: {
      night: {
        says: {
          en: 'of which night the check is; the last one where absent',
          ru: 'за какую ночь чек; если не указано, последний',
        },
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** A black check that was verified. `does`: which kind of check. */
  provedTrue: { of: 'slot', data: { does: 'word?', beside: 'flag?' } },
})

export const called = (game: Game, [slot = '']: readonly string[]): string | undefined => seatOf(game, slot)?.name
export const onWhom = (game: Game, to: readonly string[]): string => {
  const name = called(game, to)
  return name === undefined ? '' : ` на игрока ${name}`
}

/** Nothing is verified without a check (RU-CHK-2). */
function refuseVerification(
  game: Game,
  _phase: PhaseState,
  { by, does, to, with: keys = {} }: Sent,
): Refusal | undefined {
  if (does !== 'verify') return undefined
  const seat = seatOf(game, by)!
  const { slot, name } = seat
  const { does: made, rule } = verifiedBy(roleWith(game, seat, does))
  const held = rememberedOf(game.facts, 'checked').some(
    ({ of, by: checker, data }) =>
      (data.does ?? 'check') === made
      && holds(game, slot, does, { by: checker, data })
      && (!to.length || of === to[0])
      && (keys.night === undefined || String(data.night) === keys.night),
  )
  return held
    ? undefined
    : {
        rule: rule ?? 'RU-CHK-2',
        says: {
          en: `${name} has no such check on ${called(game, to) ?? 'anybody'}`,
          ru: `у игрока ${name} нет такого чека${onWhom(game, to)}`,
        },
      }
}

/** Whose checks a role may have verified, by the move that made them, and by which rule; by default the commissioner's (RU-CHK-2). */
const verifying: Readonly<Record<string, { does: string; rule: RuleId }>> = {
  investigator: { does: 'check', rule: 'RU-INV-2' },
  lawyer: { does: 'lawyerCheck', rule: 'RU-LAW-1' },
  inquisitor: { does: 'inquisitorCheck', rule: 'RU-INQ-2' },
}

/** Which checks somebody of this role may have verified. `rule`: the one of the role, where that is more than the general one. */
const verifiedBy = (role: string): { does: string; rule?: RuleId } => getOwn(verifying, role) ?? { does: 'check' }

/** The checks of somebody that this player may have verified: of the night named, else the last (RU-CHK-2). */
const earlierChecks = (run: Resolution, who: SeatId, of: SeatId, does: string, night?: string): Fact<'checked'>[] =>
  run.ledger.attempts({
    kind: 'checked',
    of,
    when: 'phaseStart',
    where: fact =>
      // What was written down before others checked too is the commissioner's.
      (fact.data.does ?? 'check') === does
      && (night === undefined || String(fact.data.night) === night)
      && holds(run.game, who, 'verify', fact),
  })

/** What is verified, for the report of the morning. */
interface Verified {
  move: Move
  at: SeatId
  why: Reason
  exact: Colour | undefined
  rule: RuleId
}

const verifications = perRun<Verified[]>(() => [])

/** The exact colour of an earlier check. */
const verified: LateEffect = (run, { move, at, why }) => {
  const { id: action, actor } = move
  const { does, rule: ofRole } = verifiedBy(roleWith(run.game, seatOf(run.game, actor)!, 'verify'))
  const fact = earlierChecks(run, actor, at, does, move.with.night).at(-1)
  const exact = fact?.data.colour
  const rule: RuleId = ofRole ?? (fact?.data.shown === 'red' ? 'RU-CHK-2' : 'RU-COM-4')
  const held = any(
    { is: 'fact', kind: 'holdsCheck', of: actor, other: at },
    { rule },
    fact ? [run.ledger.standing(fact)] : [],
  )
  const truth = all(
    { is: 'fact', kind: 'verifiedColour', of: at, values: { colour: exact ?? '' } },
    { rule: fact?.data.verifiedBy ?? 'RU-GEN-4' },
  )
  const reason = all({ is: 'fact', kind: 'verifies', of: actor, other: at, action }, { rule, action }, [
    why,
    held,
    truth,
  ])
  if (exact === 'black') {
    const data = { does, ...foundBeside(run.game, actor, 'verify') }
    run.put({ kind: 'provedTrue', of: at, by: actor, action, why: reason, rule, data, lasting: true })
  }
  verifications(run).push({ move, at, why: reason, exact, rule })
  return reason
}

function tellVerifications(run: Resolution): void {
  for (const { move, at, why, exact, rule } of verifications(run)) {
    if (run.isDead(move.actor)) continue
    const about = move.to[0] ?? at
    if (why.holds && exact) {
      if (learns(run, move, about, exact, rule, why))
        run.tell(move.actor, 'learned', { ability: 'verify', about, result: exact }, rule)
    } else {
      const claim = { is: 'fact', kind: 'noInformation', of: move.actor, action: move.id } as const
      if (learns(run, move, about, 'noInfo', rule, all(claim, { rule, action: move.id }, [], [why])))
        run.tell(move.actor, 'noInfo', { ability: 'verify', about }, rule)
    }
  }
}

const rules: Rules = {
  'RU-CHK-2': stated({
    en: 'A player who holds a check may have it verified instead of making a move: the answer is exact; a werewolf verifies as black and the faceless as red.',
    ru: 'У кого есть чек, тот может вместо хода отправить его на проверку: ответ точный, оборотень окажется черным, безликий — красным.',
  }),
}

const words = {
  uses: {
    verify: { en: 'verification', ru: 'проверка чека' },
  },
  deeds: {
    verify: {
      en: '{actor} had the check on {first} verified',
      ru: `{actor_nom} ${did('actor', 'перепроверял')} чек на {first_acc}`,
    },
    'verify:tried': tried('have the check on {first} verified', 'перепроверить чек на {first_acc}'),
  },
  facts: {
    holdsCheck: {
      stands: { en: 'there is such a check on {other}', ru: 'есть такой чек на {other_acc}' },
      falls: { en: 'there is no such check on {other}', ru: 'такого чека на {other_acc} нет' },
    },
    verifies: {
      stands: { en: '{who} has the check on {other} verified', ru: '{who_nom} перепроверяет чек на {other_acc}' },
      falls: { en: 'the check on {other} is not verified', ru: 'чек на {other_acc} не проверен' },
      would: { en: 'the check on {other} would have been verified', ru: 'чек на {other_acc} был бы проверен' },
    },
    provedTrue: {
      stands: {
        en: '{other} had a black check on {who} verified',
        ru: '{other_nom}: черный чек на {who_acc} проверен',
      },
      falls: { en: 'no black check on {who} was verified', ru: 'проверенного черного чека на {who_acc} нет' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    'learned:verify': {
      en: 'The check on {about} is verified: {result}.',
      ru: 'Проверка чека на {about_acc}: {result}.',
    },
  },
  verbs: {
    verify: ['verify'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const verification = section({
  abilities,
  facts,
  refuse: refuseVerification,
  rules,
  rulings: { effects: { verified }, dawn: [tellVerifications] },
  words,
})
