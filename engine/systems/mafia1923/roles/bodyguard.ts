/** The Bodyguard (1923-BOD1 to BOD10): whom he guards, how he is saved himself once, and who is hurt by that. */
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, implied, stated, unturned, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { nameOf, shieldOf, type Attack, type Shield } from '../chapters/attack.ts'
import { injure } from '../chapters/injury.ts'
import { passiveOf } from '../chapters/passive.ts'
import { fact } from '../claims.ts'
import { recordMiss } from './bumbling-bureaucrat.ts'
import { attackerOf } from './mafia.ts'
import { declareFacts, mark, night, section, type Ruled, type SectionWords } from '../section.ts'
import { all, any, type Arrival, type Reason, type Resolution, type SeatId } from '../vocabulary.ts'

const abilities = {
  guard: {
    kind: 'protect',
    told: {
      en: '{when} you may guard one player. They are safe from the Mafia, poison and Drunkards.',
      ru: '{when} вы можете охранять одного игрока: ему не страшны мафия, отравление и пьяница.',
    },
    shields: true,
    rule: '1923-BOD1',
    targets: 1,
    selfUses: 1,
    selfByChoice: true,
    components: [mark('guarded')],
    ...night,
  },
  selfGuard: {
    kind: 'protect',
    told: {
      en: 'Once per game you are automatically saved from one of these attacks yourself.',
      ru: 'Один раз за игру вы сами спасетесь от такого нападения, ничего для этого не присылая.',
    },
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-BOD4',
    components: [mark('selfGuarded')],
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({ guarded: { of: 'slot', silent: true }, autoSpent: { of: 'slot' } })

const options = {
  'bodyguard.autoInjures': {
    values: [true, false],
    rule: '1923-BOD5',
    says: {
      en: 'A Bodyguard’s automatic save injures the attacker.',
      ru: 'Ранит ли нападавшего самостоятельное спасение телохранителя.',
    },
  },
  'bodyguard.autoOrder': {
    values: ['last', 'first'],
    rule: '1923-BOD5',
    says: {
      en: 'When a Bodyguard’s automatic save is used up: only if nothing else stops the attack, or on the first attack.',
      ru: 'Когда тратится самостоятельное спасение телохранителя: только если больше ничто не держит, или на первом же нападении.',
    },
  },
} satisfies Options

/** A Bodyguard at his post (1923-BOD1); on himself it is limited (1923-BOD6). */
function guarded(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why: came } = arrival
  recordMiss(run, arrival, 'guarded', '1923-BOD1')
  const why =
    at === move.actor
      ? all(fact('onHimself', at, { action: move.id }), { rule: '1923-BOD6', action: move.id }, [came])
      : came
  run.put({ kind: 'guarded', of: at, why, rule: '1923-BOD1', by: move.actor, action: move.id })
  return why
}

/** Bodyguards who chose him: against the Mafia, poisoning and Drunkards alike (1923-BOD1, BOD2). */
export const guardsOf = (run: Resolution, at: SeatId): Shield[] =>
  run.ledger
    .attempts({ kind: 'guarded', of: at, when: 'soFar' })
    .flatMap(guard =>
      shieldOf(
        guard,
        all(
          fact('guardHolds', at, nameOf(guard)),
          { rule: '1923-BOD2', ...(guard.action !== undefined && { action: guard.action }) },
          [guard.why],
        ),
      ),
    )

/**
 * A Bodyguard's automatic save: once in the game, and after everything else unless the host says first (1923-BOD4, BOD5).
 * @param attack why he is attacked
 * @param others the other shields that hold
 */
export function autoSaveOf(run: Resolution, at: SeatId, attack: Reason, others: readonly Shield[]): Shield[] {
  const auto = passiveOf(run, at, 'selfGuard')
  if (!auto) return lostSave(run, at)
  const { action } = auto
  const kept = keptFor(run, at, others)
  const not = [...spentBefore(run, at), ...kept]
  const why = all(
    fact('autoSave', at, { action }),
    {
      rule: kept.length ? '1923-BOD5' : '1923-BOD4',
      also: not.some(({ holds }) => holds) ? [] : ['1923-BOD5'],
      action,
    },
    [auto.why],
    not,
  )
  spendsIt(run, at, attack, kept)
  if (why.holds) run.spend(at, 'selfGuard', '1923-BOD4')
  return [{ of: at, action, why }]
}

/** The save of a Bodyguard whose role was stolen: it would have held. */
const lostSave = (run: Resolution, of: SeatId): Shield[] =>
  run.ledger
    .found({ kind: 'robbed', of, where: ({ data: { role } }) => role === 'bodyguard', when: 'soFar' })
    .map(({ why }) => ({ of, why: all(fact('autoLost', of), { rule: '1923-THI8' }, [], [why]) }))

/** That it is kept where other shields hold, unless the host wants it spent first (1923-BOD5). */
const keptFor = (run: Resolution, at: SeatId, others: readonly Shield[]): Reason[] =>
  others.length && run.option('bodyguard.autoOrder') === 'last'
    ? [
        any(
          fact('autoKept', at),
          { rule: '1923-BOD5' },
          others.map(({ why }) => why),
        ),
      ]
    : []

/**
 * An attack spends the automatic save, or would have: the next one of the night asks for that (`spentBefore`).
 * @param attack why he is attacked, or that the attack did not come
 */
function spendsIt(run: Resolution, at: SeatId, attack: Reason, kept: readonly Reason[]): void {
  const auto = passiveOf(run, at, 'selfGuard')
  if (!auto || spentBefore(run, at).some(({ holds }) => holds)) return
  const why = all(fact('autoSpent', at), { rule: '1923-BOD4' }, [auto.why, attack], kept)
  run.put({ kind: 'autoSpent', of: at, why, rule: '1923-BOD4', action: auto.action })
}

/**
 * An attack that did not come to a Bodyguard leaves his automatic save for the next one.
 * @param others the shields that would have held: then it would have been kept anyway
 */
export function leaveUnspent(run: Resolution, at: SeatId, missed: Reason, others: readonly Shield[]): void {
  if (!keptFor(run, at, others).length) spendsIt(run, at, missed, [])
}

/** That the automatic save is spent, by an earlier phase or by an earlier attack of this one; and attacks that did not spend it. */
const spentBefore = (run: Resolution, bodyguard: SeatId): Reason[] =>
  (getOwn(run.seat(bodyguard).uses, 'selfGuard') ?? 0) > 0
    ? [run.given(fact('autoSpent', bodyguard), '1923-BOD4')]
    : run.ledger.attempts({ kind: 'autoSpent', of: bodyguard, when: 'soFar' }).map(({ why }) => why)

/**
 * Whoever attacks somebody guarded is injured: by each attack anew, also on who is immune (1923-BOD3), though a Doctor
 * saves too (1923-BOD9),
 * and also a Drunkard who hits himself (1923-BOD10).
 * @param shields those that hold
 */
export function injureAttacker(
  run: Resolution,
  { kind, at, action, by, why: attack, unless = [] }: Attack,
  { guards, heals, auto }: Readonly<Record<'guards' | 'heals' | 'auto', readonly Shield[]>>,
): void {
  const hurting = [...guards, ...(run.option<boolean>('bodyguard.autoInjures') ? auto : [])]
  if (!hurting.length) return
  const attacker = kind === 'mafia' ? attackerOf(run, at, { action, use: 'injury' }) : by
  if (attacker === undefined) return
  const again = guards.some(
    guard => run.ledger.found({ kind: 'spared', where: fact => fact.action === guard.action, when: 'soFar' }).length,
  )
  injure(
    run,
    attacker,
    attack,
    hurting.map(({ why }) => why),
    [
      ...(kind === 'mafia' ? [{ claim: fact('attackerChosen', attacker), rule: '1923-MAF11' }] : []),
      ...(again || unless.some(({ holds }) => holds) ? [{ claim: fact('everyAttack', at), rule: '1923-BOD3' }] : []),
      ...(heals.length ? [{ claim: fact('attackTookPlace', at), rule: '1923-BOD9' }] : []),
      ...(attacker === at ? [{ claim: fact('hitHimself', at), rule: '1923-BOD10' }] : []),
    ],
    hurting[0]?.action,
  )
}

const rules: Rules = {
  '1923-BOD1': stated({
    en: 'A Bodyguard chooses one player a night and protects them from the Mafia, a poisoning and a Drunkard.',
    ru: 'Телохранитель каждую ночь выбирает одного игрока и защищает его от мафии, от отравления и от пьяницы.',
  }),
  '1923-BOD2': stated({
    en: 'The player attacked is unharmed, and the attacker is injured.',
    ru: 'Тот, на кого напали, невредим, а нападавший ранен.',
  }),
  '1923-BOD3': chosen({
    en: 'This goes for every such attack of the night, each with its own attacker, even if the player attacked was immune, shielded or already poisoned.',
    ru: 'Это относится к каждому такому нападению за ночь, со своим нападавшим у каждого, — и тогда, когда цель и так неуязвима, прикрыта щитом или уже отравлена.',
  }),
  '1923-BOD4': stated({
    en: 'Once a game, a Bodyguard is automatically saved from one of these, without choosing.',
    ru: 'Один раз за игру телохранитель спасается от одного из таких нападений сам, никого не выбирая.',
  }),
  '1923-BOD5': chosen({
    en: 'That save also injures the attacker, and is spent only when nothing else stops the attack. It works even if its owner is canceled or injured.',
    ru: 'Такое спасение тоже ранит нападавшего и тратится, только если нападение не остановило ничто другое. Оно действует и тогда, когда владельца отменили или ранили.',
  }),
  '1923-BOD6': stated({
    en: 'In addition, Bodyguards may choose themselves once a game.',
    ru: 'Кроме того, один раз за игру он может выбрать самого себя.',
  }),
  '1923-BOD7': unturned(
    stated({
      en: 'A Bodyguard is told neither what they prevented nor that they were saved.',
      ru: 'Телохранителю не сообщают ни о том, что он предотвратил, ни о том, что он спасся.',
    }),
    'It says that nobody is told: a message that is not sent shows nowhere.',
  ),
  '1923-BOD8': implied({
    en: 'A Bodyguard does not protect from the court, from revenge or from poison already taken.',
    ru: 'От суда, от мести и от уже принятого яда он не защищает.',
  }),
  '1923-BOD9': implied({
    en: 'If a Doctor saves the same player, the attack still took place, and the attacker is injured.',
    ru: 'Если того же игрока спасает доктор, нападение все равно состоялось, и нападавший ранен.',
  }),
  '1923-BOD10': chosen({
    en: 'A protected Drunkard who hits themselves is unharmed, but injured as the attacker.',
    ru: 'Пьяница под защитой, который попал в самого себя, остается невредим, но ранен как нападавший.',
  }),
  '1923-I7': stated({
    en: 'An injury is told to the injured player, not to the Bodyguard.',
    ru: 'О ранении сообщают раненому, а телохранителю — нет.',
  }),
  '1923-I10': stated({
    en: 'Nobody is told what a Bodyguard prevented.',
    ru: 'Что предотвратил телохранитель, не сообщают никому.',
  }),
}

const words = {
  roles: { bodyguard: 'Bodyguard' },
  rolesShort: { bodyguard: ['BG', 'guard'] },
  uses: { guard: 'guard', selfGuard: 'automatic save' },
  deeds: {
    guard: '{actor} guarded {first}',
    'guard:tried': '{actor} tried to guard {first}',
    selfGuard: '{actor} is a Bodyguard, who survives the first attack',
  },
  facts: {
    guardHolds: {
      stands: '{other} guarded {who}',
      falls: '{other} did not guard {who}',
      would: '{other} would have guarded {who}',
    },
    everyAttack: { stands: 'the guard holds against every attack of the night', falls: 'it was the first attack' },
    attackTookPlace: { stands: 'the attack took place though a Doctor saved too', falls: 'no attack took place' },
    hitHimself: { stands: '{who} was attacker and attacked at once', falls: '{who} attacked somebody else' },
    autoSave: {
      stands: '{who} was saved by being a Bodyguard',
      falls: '{who} was not saved by being a Bodyguard',
      would: '{who} would have been saved by being a Bodyguard',
    },
    autoSpent: { stands: '{who} was saved so before, and it works once', falls: '{who} was not saved so before' },
    autoLost: {
      stands: '{who} was saved by being a Bodyguard',
      falls: '{who} was no Bodyguard any more',
      would: '{who} would have been saved by being a Bodyguard',
    },
    autoKept: { stands: 'something else held, so it is kept', falls: 'nothing else held' },
  },
  verbs: { guard: ['guard', 'protect', 'bodyguard', 'defend', 'cover', 'shield', 'watch over', 'keep {first} safe'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const bodyguard = section({ abilities, effects: { guard: guarded }, facts, options, rules, words })
