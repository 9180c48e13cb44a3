/** What the morning tells in private, where the part that knows it did not do so itself (RU-GEN-21, RU-GEN-22). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import { is, moveOf } from '../attributes.ts'
import type { Part } from '../part.ts'
import { section } from '../section.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { notThere } from '../shared/illusion.ts'
import { killsAsCivil } from '../shared/moves.ts'
import { metOn } from '../shared/obstacles.ts'
import { type Fact, type Resolution, type Says, all, isAbout } from '../vocabulary.ts'
import type { FactWords, PartWords } from '../words.ts'

const facts = declareFacts({
  foiled: { of: 'slot' },
  anotherAttempt: { of: 'slot' },
})

const isTold = (run: Resolution, who: SeatId, kind: string): boolean =>
  run.tells.some(({ to, kind: told }) => to.to === 'player' && to.player === who && told === kind)

/** A foiled move that no public line and no answer speaks of (RU-GEN-21, RU-RES-3). */
function tellOfFoiled(run: Resolution): void {
  for (const move of run.moves)
    // Two who are exchanged are one deed.
    for (const at of moveOf(move.does)?.leaves === 'exchanged' ? move.to.slice(0, 1) : move.to) {
      const arrival = foiledAt(run, move, at)
      if (!arrival) continue
      const why = all(
        { is: 'fact', kind: 'foiled', of: move.actor, action: move.id },
        { rule: 'RU-GEN-21', action: move.id },
        [],
        [arrival],
      )
      run.put({ kind: 'foiled', of: move.actor, by: move.actor, action: move.id, why, rule: 'RU-GEN-21' })
      if (
        why.holds
        && !run.tells.some(
          ({ to, kind, values }) =>
            to.to === 'player'
            && to.player === move.actor
            && kind === 'foiled'
            && values.ability === move.does
            && (values.about ?? at) === at,
        )
      )
        run.tell(move.actor, 'foiled', { ability: move.does, ...named(at) }, 'RU-RES-3')
    }
}

/** A target: a player, or whoever has a role. */
const named = (target: string): Record<string, string> =>
  target.startsWith('role:') ? { role: target.slice('role:'.length) } : { about: target }

/** An attack is told otherwise, and a target imposed twice not at all (RU-HYP-4). */
const unsaid: readonly Says[] = ['heldByAttack', 'keptFromHealing', 'imposedRepeat']

/** Why a move did not come somewhere, where somebody kept it from that: skipping it after an attack is told otherwise. */
function foiledAt(run: Resolution, move: Move, at: SeatId): Reason | undefined {
  const left = moveOf(move.does)?.leaves
  if (left === undefined) return undefined
  const place = landsAt(run, move, at)
  const made = run.ledger.attempts({
    kind: left,
    when: 'soFar',
    // Who goes to a role comes to whoever has it.
    where: ({ action, of }) =>
      action === move.id && (of === place || left === 'exchanged' || place.startsWith('role:')),
  })
  const went = run.ledger.attempts({
    kind: 'went',
    of: place,
    when: 'soFar',
    where: ({ action }) => action === move.id,
  })
  const [attempt] = [...made, ...went].filter(({ why }) => !why.holds)
  const stands = made.find(({ why }) => why.holds)
  if (stands) return illusionAlone(run, stands)
  if (!attempt) return undefined
  const stops = metOn(run, move.actor, move.id, attempt.of).filter(({ why }) => why.holds)
  const skipped = stops.length > 0 && stops.every(({ why }) => isAbout(why.claim, ...unsaid))
  return skipped ? undefined : attempt.why
}

/** Company that took but an illusion home is foiled too (RU-IMI-2); undefined for all that nobody pretended to be. */
function illusionAlone(run: Resolution, { kind, of, by, why }: Fact): Reason | undefined {
  const away = kind === 'client' && by !== undefined ? notThere(run, { of, by }) : []
  return away.length
    ? all({ is: 'fact', kind: 'wasClient', of, other: by ?? '' }, { rule: 'RU-IMI-2' }, [why], away)
    : undefined
}

/** An investigator whose shot killed nobody may try again; an inquisitor needs another check for it (RU-GEN-22, RU-RES-8, RU-INQ-2). */
function tellOfRetries(run: Resolution): void {
  const tries = run.moves.filter(
    move => killsAsCivil(move) && (!is(move.does, 'oncePerCheck') || run.option<boolean>('burningRetries')),
  )
  for (const { id, actor, does } of tries) {
    const kills = run.ledger.seek(
      { kind: 'kill', by: actor, when: 'soFar', where: ({ action }) => action === id },
      'RU-GEN-22',
      { is: 'fact', kind: 'killedSomebody', of: actor },
    )
    const why = all({ is: 'fact', kind: 'anotherAttempt', of: actor }, { rule: 'RU-GEN-22', action: id }, [], [kills])
    run.put({ kind: 'anotherAttempt', of: actor, by: actor, action: id, why, rule: 'RU-GEN-22' })
    if (why.holds && !isTold(run, actor, 'anotherAttempt'))
      run.tell(actor, 'anotherAttempt', { ability: does }, 'RU-RES-8')
  }
}

/** A kamikaze who could not go off, or a madman without a fire, may try again (RU-GEN-22, RU-RES-8). */
function tellOfDuds(run: Resolution): void {
  for (const { id, actor, does } of run.moves) {
    const unless = moveOf(does)?.retriedUnless
    if (!unless) continue
    const went = run.ledger.seek(
      { kind: unless.kind, of: actor, when: 'soFar', where: ({ action }) => action === id },
      'RU-GEN-22',
      { is: 'fact', kind: unless.asks, of: actor },
    )
    const why = all({ is: 'fact', kind: 'anotherAttempt', of: actor }, { rule: 'RU-GEN-22', action: id }, [], [went])
    run.put({ kind: 'anotherAttempt', of: actor, by: actor, action: id, why, rule: 'RU-GEN-22' })
    if (why.holds) run.tell(actor, 'anotherAttempt', { ability: does }, 'RU-RES-8')
  }
}

/** What somebody learned and no message told him yet: by its rule, or by what it is about. */
function tellFindings(run: Resolution): void {
  for (const { who, ability, about, result, fact, rule } of run.findings) {
    const told = run.tells.some(
      tell =>
        tell.to.to === 'player'
        && tell.to.player === who
        && (tell.rule === rule || (tell.values.about === about && sameWords(tell.values.result, result))),
    )
    if (!told) run.tell(who, 'learned', { ability: fact ?? ability, about, result }, rule)
  }
}

const sameWords = (one: string | string[] | undefined, other: string | string[]): boolean =>
  one !== undefined && [one].flat().join('\n') === [other].flat().join('\n')

const rulings: Part = {
  results: ['foiled', 'anotherAttempt'],
  asides: ['foiled', 'anotherAttempt'],
  dawn: [tellOfFoiled, tellOfRetries, tellOfDuds, tellFindings],
  dusk: [tellFindings],
}

const rules: Rules = {
  'RU-GEN-21': stated({
    en: 'The doctor, bodyguard, bum, drug dealer, maid, witch, poisoner, geisha, prostitute and executor are told when their move was foiled.',
    ru: 'Доктору, телохранителю, бомжу, наркодилеру, горничной, ведьме, отравителю, гейше, проститутке и экзекутору сообщают, что их ход сорван.',
  }),
  'RU-GEN-22': stated({
    en: 'An investigator, fanatic or cultist whose kill failed, a kamikaze who could not go off and a madman whose fire failed are told that they may try again.',
    ru: 'Следователю, фанатику или культисту, чье убийство не удалось, камикадзе, чья роль не смогла сработать, и безумцу, чей пожар не удался, сообщают, что можно попробовать снова.',
  }),
  'RU-RES-2': stated({
    en: 'What the detective, investigator, journalist, lawyer, inquisitor, bum, anonymous, pimp, hacker, fanatic, necromancer, criminalist, maid, joker and faceless find out is told to them in private; a victim’s team is told to the killer.',
    ru: 'Что узнали детектив, следователь, журналист, адвокат, инквизитор, бомж, анонимус, сутенер, хакер, фанатик, некромант, криминалист, горничная, джокер и безликий, сообщают им лично, а команду жертвы — тому, кто ее убил.',
  }),
  'RU-RES-3': stated({
    en: 'If nothing else would tell players that their move was foiled, they are told in private.',
    ru: 'О сорванном ходе, про который иначе никто не скажет, сообщают лично тому, чей он.',
  }),
  'RU-RES-8': stated({
    en: 'After a failed attempt that may be repeated, the player is told so in the morning.',
    ru: 'После неудачной попытки, которую можно повторить, утром об этом сообщают.',
  }),
}

const words = {
  facts: {
    foiled: {
      stands: { en: '{who} is told of a foiled move', ru: '{who_nom} узнает о сорванном ходе' },
      falls: { en: '{who} is not told of a foiled move', ru: '{who_nom} не узнает о сорванном ходе' },
      asks: { en: 'Is {who} told of a foiled move?', ru: 'Узнает ли {who_nom} о сорванном ходе?' },
    },
    anotherAttempt: {
      stands: { en: '{who} may try again', ru: 'у {who_gen} есть еще попытка' },
      falls: { en: '{who} may not try again', ru: 'у {who_gen} больше нет попыток' },
      asks: { en: 'May {who} try again?', ru: 'Есть ли у {who_gen} еще попытка?' },
      would: { en: '{who} could try again', ru: 'у {who_gen} была бы еще попытка' },
    },
    killedSomebody: {
      stands: { en: '{who} killed somebody', ru: '{who_nom} убивает' },
      falls: { en: '{who} killed nobody', ru: '{who_nom} никого не убивает' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    foiled: { en: 'Your move failed: {ability}, {about}.', ru: 'Ваш ход не прошел: {ability}, {about_nom}.' },
    'foiled:exchange': { en: 'Your move failed: {ability}.', ru: 'Ваш ход не прошел: {ability}.' },
    'foiled:serveRole': {
      en: 'Your move failed: {ability}, {role}.',
      ru: 'Ваш ход не прошел: {ability}, {role}.',
    },
    anotherAttempt: {
      en: 'Your attempt failed. You may try again.',
      ru: 'Попытка не удалась, но у вас есть еще одна.',
    },
    'learned:civilRole': { en: '{about}’s civil role: {result}.', ru: 'Мирная роль {about_gen}: {result}.' },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const toldInPrivate = section({ facts, rules, rulings, words })
