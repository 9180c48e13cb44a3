/**
 * The Butler (1923-BUT1, BUT2, BUT7): whom he poisons, and when the poison works (1923-S3 to S9). What saves him himself
 * stands in `butlers-luck.ts`.
 */
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { byName } from '../chapters/deaths.ts'
import { getsThrough, passedBy } from '../chapters/gets-through.ts'
import { passiveOf } from '../chapters/passive.ts'
import { fact, noHelp, under } from '../claims.ts'
import { recordMiss } from './bumbling-bureaucrat.ts'
import { declareFacts, mark, night, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Arrival, type Reason, type Resolution, type SeatId } from '../vocabulary.ts'

const abilities = {
  poison: {
    kind: 'kill',
    told: { en: '{when} you may poison another player.', ru: '{when} вы можете отравить другого игрока.' },
    rule: '1923-BUT1',
    targets: 1,
    uses: 2,
    notSelf: { rule: '1923-BUT1' },
    components: [mark('poisoned')],
    ...night,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({ poisoned: { of: 'slot', data: { night: 'number?' } }, cured: { of: 'slot' } })

const options = {
  'poison.restack': {
    values: [false, true],
    rule: '1923-S8',
    says: {
      en: 'Poisoning a player who is already poisoned restarts their time until death.',
      ru: 'Начинается ли срок заново, если отравить уже отравленного.',
    },
  },
  'public.healthOfDead': {
    values: [true, false],
    rule: '1923-I2',
    says: {
      en: 'A poisoning or a cure is announced even if the player died later that night.',
      ru: 'Объявляют ли об отравлении или исцелении того, кто умер позже в ту же ночь.',
    },
  },
} satisfies Options

/** Poisoning somebody: Butlers are immune, and who is poisoned already is not poisoned again (1923-BUT2, S8). */
function poisoned(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  const miss = recordMiss(run, arrival, 'poisoned', '1923-BUT1')
  if (miss) passedBy(run, { kind: 'poison', at: miss.of, why: miss.why })
  const immune = passiveOf(run, at, 'immunity')
  const already = run.ledger.found({ kind: 'poisoned', of: at, when: 'soFar' })
  const restarts = run.option<boolean>('poison.restack')
  const lost = run.ledger.found({ kind: 'robbed', of: at, where: ({ data }) => data.role === 'butler', when: 'soFar' })
  const last = run.phase.number >= Number(run.option<number>('game.lastDay'))
  const attack = getsThrough(run, {
    kind: 'poison',
    at,
    rule: '1923-BUT1',
    action: move.id,
    by: move.actor,
    why,
    notes: last ? [{ claim: fact('noNightLeft', at), rule: '1923-S9' }] : [],
    unless: immune
      ? [
          all(
            fact('immune', at, { action: immune.action }),
            { rule: '1923-BUT2', also: ['1923-BUT7'], action: immune.action },
            [immune.why],
          ),
        ]
      : [],
  })
  const before = already.map(poison =>
    all(
      fact('poisonedAlready', at),
      { rule: '1923-S8' },
      [run.ledger.standing(poison, 'soFar')],
      restarts ? [run.given(fact('startsAgain', at), '1923-S8')] : [],
    ),
  )
  const lostNow = lost.map(({ why: theft }) => all(fact('immune', at), { rule: '1923-BUT6' }, [], [theft]))
  const reason = all(
    fact('poisoned', at, { other: move.actor, action: move.id }),
    { rule: '1923-BUT1', action: move.id },
    [attack],
    [...before, ...lostNow],
  )
  if (reason.holds)
    for (const poison of already) run.ledger.end(poison, under(fact('startsAgain', at), '1923-S8', reason))
  run.mark(at, 'poisoned', reason, '1923-S4', { by: move.actor, action: move.id, data: { night: run.phase.number } })
  return reason
}

/** At the end of the night poison kills whoever took it in the night before and was not cured (1923-S4). */
export function poisonKills(run: Resolution): void {
  for (const poison of run.ledger.found({
    kind: 'poisoned',
    when: 'soFar',
    where: ({ phase }) => phase !== undefined,
  })) {
    const { of, by } = poison
    if (!run.seat(of).alive) continue
    const why = all(
      fact('poisonWorks', of, { ...(by !== undefined && { other: by }) }),
      { rule: '1923-S4' },
      [run.ledger.standing(poison, 'soFar')],
      [
        ...run.ledger
          .attempts({ kind: 'healed', of, when: 'soFar' })
          .map(heal => under(fact('cured', of), '1923-S5', heal.why)),
        ...noHelp(run, 'guarded', of, 'poison', '1923-S6', '1923-BOD8'),
        ...butlerGone(run, of, by),
        ...immuneNow(run, of),
      ],
    )
    run.dies(of, why, '1923-S4', { cause: 'poison', ...(by !== undefined && { by }) })
    run.ledger.end(poison, why)
  }
}

/** What became of the Butler since then lifts nothing (1923-S7). */
function butlerGone(run: Resolution, of: SeatId, by: SeatId | undefined): Reason[] {
  if (by === undefined) return []
  const seat = run.seat(by)
  const same = seat.alive && run.has(by, 'poison') && !seat.status.includes('injured')
  return same
    ? []
    : [
        all(
          fact('poisonLifted', of, { other: by }),
          { rule: '1923-S7' },
          [],
          [run.given(fact('poisonStays', of), '1923-S7')],
        ),
      ]
}

/** A role that is immune now was not when the poison was taken (1923-BUT6). */
function immuneNow(run: Resolution, of: SeatId): Reason[] {
  const immune = passiveOf(run, of, 'immunity')
  return immune
    ? [
        all(
          fact('immune', of, { action: immune.action }),
          { rule: '1923-BUT6' },
          [immune.why],
          [run.given(fact('poisonedBefore', of), '1923-BUT6')],
        ),
      ]
    : []
}

/** Who was poisoned or cured (1923-I2), also where he died in the same night; of the dead only where the host wants it. */
export function announceHealth(run: Resolution): void {
  const dead = run.option<boolean>('public.healthOfDead')
  for (const kind of ['poisoned', 'cured'] as const) {
    const who = run.ledger
      .found({ kind, where: ({ phase }) => phase === undefined, when: 'soFar' })
      .map(({ of }) => of)
      .filter(slot => dead || run.seat(slot).alive)
    if (who.length) run.announce(kind, { who: byName(run, [...new Set(who)]) }, '1923-I2')
  }
}

const rules: Rules = {
  '1923-BUT1': stated({
    en: 'A Butler poisons another player, twice a game.',
    ru: 'Дворецкий отравляет другого игрока, два раза за игру.',
  }),
  '1923-BUT2': stated({
    en: 'A Butler cannot be poisoned; a Bodyguard who guards a Butler injures anybody who tries.',
    ru: 'Отравить дворецкого нельзя; телохранитель, который его охраняет, ранит того, кто попробует.',
  }),
  '1923-BUT7': implied({
    en: 'Two Butlers cannot poison each other.',
    ru: 'Два дворецких отравить друг друга не могут.',
  }),
  '1923-S3': stated({
    en: 'A poisoned player is still alive in every respect.',
    ru: 'Отравленный во всех отношениях еще жив.',
  }),
  '1923-S4': stated({
    en: 'A player poisoned in one night dies at the end of the next, unless cured.',
    ru: 'Отравленный ночью умирает в конце следующей ночи, если его не исцелят.',
  }),
  '1923-S5': stated({
    en: 'Only a Doctor cures: on the night of the poisoning, which prevents it, or on the next.',
    ru: 'Исцеляет только доктор: в ночь отравления, и тогда отравления нет, или в следующую.',
  }),
  '1923-S6': implied({
    en: 'A Bodyguard does not save anybody from dying of poison already taken.',
    ru: 'От смерти из-за уже принятого яда телохранитель не уберегает.',
  }),
  '1923-S7': implied({
    en: 'What happens to the Butler afterwards does not lift the poison.',
    ru: 'Что бы потом ни стало с дворецким, яд не проходит.',
  }),
  '1923-S8': chosen({
    en: 'Poisoning a player who is already poisoned changes nothing and still spends the use.',
    ru: 'Если отравить уже отравленного, ничего не меняется, а применение тратится.',
  }),
  '1923-S9': implied({
    en: 'A player poisoned in the last night is alive when the game is decided.',
    ru: 'Кто отравлен в последнюю ночь, при подведении итогов игры жив.',
  }),
  '1923-I2': stated({
    en: 'A player who was poisoned or cured is announced by name in the morning, even if they died later in that night.',
    ru: 'Кто отравлен или исцелен, утром объявляют поименно, даже если он умер позже в ту же ночь.',
  }),
}

const words = {
  roles: { butler: 'Butler' },
  uses: { poison: 'poison' },
  deeds: { poison: '{actor} slipped {first} poison', 'poison:tried': '{actor} tried to slip {first} poison' },
  facts: {
    immune: {
      stands: '{who} is immune to poison',
      falls: '{who} is not immune to that poison',
      would: '{who} would have been immune to poison',
    },
    poisoned: {
      stands: '{who} is poisoned',
      falls: '{who} is not poisoned',
      asks: 'Is {who} poisoned?',
      would: '{who} would have been poisoned',
      toldByDeed: true,
    },
    poisonedAlready: {
      stands: '{who} is poisoned already',
      falls: '{who} was poisoned before, and it starts again',
      would: '{who} was poisoned before',
    },
    startsAgain: { stands: 'the poison in {who} starts again', falls: 'the poison in {who} goes on' },
    noNightLeft: { stands: 'there is no night left for {who} to die in', falls: 'there is another night' },
    cured: {
      stands: '{who} is cured of poison',
      falls: '{who} is not cured',
      asks: 'Is {who} cured?',
      would: '{who} would have been cured of poison',
    },
    poisonWorks: {
      stands: 'the poison of last night kills {who}',
      falls: 'the poison does not kill {who}',
      would: 'the poison of last night would have killed {who}',
    },
    poisonLifted: {
      stands: "{other}'s fate lifts the poison",
      falls: 'what became of {other} does not lift the poison',
      would: "{other}'s fate might have lifted the poison",
    },
    poisonStays: { stands: 'poison stays whatever becomes of the Butler', falls: 'the poison is gone' },
    poisonedBefore: { stands: '{who} had taken the poison before', falls: '{who} had not taken the poison before' },
  },
  results: { poison: 'poison' },
  terms: { poisoned: 'poisoned' },
  tells: { poisoned: '<b>{who}</b> was poisoned.', cured: '<b>{who}</b> was cured of poison.' },
  verbs: {
    poison: [
      'poison',
      'serve poison to',
      'put poison in the tea of',
      'slip poison to',
      'give poison to',
      'slip {first} poison',
      'slip {first} some poison',
      'give {first} poison',
      'butler',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const butler = section({ abilities, effects: { poison: poisoned }, facts, options, rules, words })
