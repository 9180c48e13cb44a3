/** Who wins (1923-W1 to W9): found once, when the game is over. */
import type { Proposal } from '../../../journal/outcome.ts'
import type { Seat } from '../../../journal/state.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { System } from '../../../ruleset/system.ts'
import { fact, so, under } from '../claims.ts'
import { families, livingPlayers, plays } from '../families.ts'
import { declareFacts, only, section, type SectionWords } from '../section.ts'
import { all, least, type Reason, type Resolution } from '../vocabulary.ts'

const facts = declareFacts({
  gameOver: { of: 'name' },
  mafiaWins: { of: 'name' },
  familyWins: { of: 'group' },
  wins: { of: 'slot' },
})

const options = {
  'end.early': {
    values: [false, true],
    rule: '1923-F5',
    says: {
      en: 'The game ends as soon as only Mafia Members or only Civilians are left.',
      ru: 'Кончается ли игра, как только не осталось живых членов мафии или живых, кроме них.',
    },
  },
  'win.mafiaTotal': {
    values: ['dealt', 'notExiled'],
    rule: '1923-W3',
    says: {
      en: 'Half of these Mafia Members must be alive for the Mafia to win.',
      ru: 'От какого числа членов мафии должна быть жива хотя бы половина.',
    },
  },
  'win.requireLivingCivilian': {
    values: [false, true],
    rule: '1923-W6',
    says: {
      en: 'A family without a living Civilian cannot win.',
      ru: 'Нужен ли семье живой мирный, чтобы победить.',
    },
  },
} satisfies Options

const isMafia = ({ faction }: Seat): boolean => faction === 'mafia'

/** At the end of a phase: whether the game is over, and if so who wins. Writes results and, at the end, the public word. */
export function ending(run: Resolution): void {
  const ends = endsOf(run)
  for (const why of ends) run.put({ kind: 'gameOver', of: '', why, rule: '1923-W1' })
  if (!ends.some(({ holds }) => holds)) return
  const seats = run.seats().filter(plays)
  const mafia = mafiaWins(run, seats)
  run.put({ kind: 'mafiaWins', of: '', why: mafia, rule: '1923-W2' })
  const won = familiesWin(run, seats, mafia)
  for (const [family, why] of won) run.put({ kind: 'familyWins', of: family, why, rule: '1923-W4' })
  for (const seat of seats)
    for (const why of wins(run, seat, mafia, won.get(seat.details?.family ?? '')))
      run.put({ kind: 'wins', of: seat.slot, why, rule: '1923-W7' })
  if (mafia.holds) run.announce('victory', { side: 'mafia', family: '' }, '1923-W2')
  else run.announce('victory', { side: 'family', family: winners(run, 'familyWins') }, '1923-W4')
  run.announce('won', { who: winners(run, 'wins') }, '1923-W7')
}

/** What is proposed to the host: the Mafia, or the families that win. */
export function winner(run: Resolution): Proposal | undefined {
  const [over] = run.ledger.found({ kind: 'gameOver', when: 'soFar' })
  if (!over) return undefined
  const reason = under(fact('gameOver', ''), '1923-W1', over.why)
  const mafia = run.ledger.found({ kind: 'mafiaWins', when: 'soFar' })
  if (!reason.holds) return undefined
  return { winners: mafia.length ? ['mafia'] : winners(run, 'familyWins'), rule: '1923-W1', reason }
}

const winners = (run: Resolution, kind: 'familyWins' | 'wins'): string[] => [
  ...new Set(run.ledger.found({ kind, when: 'soFar' }).map(({ of }) => of)),
]

/** What ends the game: the last day, or before it a side that is gone, where the host ends games early (1923-F1, F5). */
function endsOf(run: Resolution): Reason[] {
  const last = run.option<number>('game.lastDay')
  const lastDay = run.phase.kind === 'day' && run.phase.number >= last
  const dealt = run.game.seats.filter(plays)
  const gone = [true, false].some(
    mafia => dealt.some(seat => isMafia(seat) === mafia) && !livingPlayers(run).some(seat => isMafia(seat) === mafia),
  )
  const against = run.option<boolean>('end.early')
    ? []
    : [all(fact('runsToTheEnd', '', { values: { last } }), { rule: '1923-F5' })]
  return [
    ...(lastDay ? [all(fact('lastDayOver', '', { values: { last } }), { rule: '1923-F1' })] : []),
    ...(gone ? [all(fact('oneSideGone', ''), { rule: '1923-F5' }, [], against)] : []),
  ]
}

/** Somebody counted as living: the poisoned are, the dead and the exiled are not (1923-S2, S3, S9, S25). */
function counted(run: Resolution, { slot, alive }: Seat): Reason {
  if (run.ledger.found({ kind: 'exiled', of: slot, when: 'soFar' }).length)
    return so(false, fact('isLiving', slot), '1923-S25')
  const poisoned = alive && run.ledger.found({ kind: 'poisoned', of: slot, when: 'soFar' }).length > 0
  return so(alive, fact(poisoned ? 'isLivingPoisoned' : 'isLiving', slot), poisoned ? '1923-S9' : '1923-S2')
}

/** At least half of those dealt are living (1923-W2, W3). */
function mafiaWins(run: Resolution, seats: readonly Seat[]): Reason {
  const exiled = (seat: Seat): boolean => run.ledger.found({ kind: 'exiled', of: seat.slot, when: 'soFar' }).length > 0
  const dealt = seats.filter(isMafia).filter(seat => run.option('win.mafiaTotal') === 'dealt' || !exiled(seat))
  const need = Math.max(1, Math.ceil(dealt.length / 2))
  return least(
    need,
    fact('halfLiving', '', { values: { need, dealt: dealt.length } }),
    { rule: '1923-W3' },
    dealt.map(seat => counted(run, seat)),
  )
}

/** Of the families without a living Mafia Member those with the most living Civilians (1923-W4 to W6, W9). */
function familiesWin(run: Resolution, seats: readonly Seat[], mafia: Reason): Map<string, Reason> {
  const standing = families(run).map(family => {
    const members = seats.filter(({ details }) => details?.family === family)
    return {
      family,
      mafia: members.filter(seat => isMafia(seat) && seat.alive),
      civilians: members.filter(seat => !isMafia(seat) && seat.alive).length,
    }
  })
  const clear = standing.filter(({ mafia }) => !mafia.length)
  const most = Math.max(-1, ...clear.map(({ civilians }) => civilians))
  const living = run.option<boolean>('win.requireLivingCivilian')
  return new Map(
    standing.map(({ family, mafia: left, civilians }): [string, Reason] => [
      family,
      all(
        fact('familyLeads', family, { values: { civilians } }),
        { rule: '1923-W4', also: ['1923-W5', ...(living || civilians ? [] : ['1923-W6'])] },
        [
          so(civilians >= most, fact('mostCivilians', family, { values: { civilians, most } }), '1923-W4'),
          ...(living ? [so(civilians > 0, fact('enoughCivilians', family, { values: { civilians } }), '1923-W6')] : []),
        ],
        [
          under(fact('mafiaWon', ''), '1923-W9', mafia),
          ...left.map(seat => under(fact('mafiaLeft', seat.slot, { other: family }), '1923-S2', counted(run, seat))),
        ],
      ),
    ]),
  )
}

/** The same of a game that is over, whoever the host said won: a Mafia Member not with the family, the exiled never (1923-W7, W8). */
export const sharesWin: NonNullable<System['sharesWin']> = ({ faction, status = [] }, by) =>
  !status.includes('exiled') && (by === 'side' || faction !== 'mafia')

/** Whether one player wins: with the Mafia its members, with a family its Civilians, the dead too, the exiled never (1923-W7, W8). */
function wins(run: Resolution, seat: Seat, mafia: Reason, family: Reason | undefined): Reason[] {
  const { slot, alive } = seat
  const exiled = run.ledger
    .found({ kind: 'exiled', of: slot, when: 'soFar' })
    .map(({ why }) => all(fact('exiledNever', slot), { rule: '1923-W8', also: ['1923-S25'] }, [why]))
  const notes = [
    { claim: fact(isMafia(seat) ? 'inMafia' : 'isCivilian', slot), rule: '1923-E11' },
    ...(alive || exiled.length ? [] : [{ claim: fact('deadToo', slot), rule: '1923-S11' }]),
  ]
  const withMafia = isMafia(seat)
    ? [
        all(
          fact('winsWithMafia', slot),
          { rule: '1923-W7', notes },
          [under(fact('mafiaWins', ''), '1923-W2', mafia)],
          exiled,
        ),
      ]
    : []
  const withFamily = family
    ? [
        all(
          fact('winsWithFamily', slot),
          { rule: '1923-W7', notes },
          [under(fact('familyWins', seat.details?.family ?? ''), '1923-W4', family)],
          [...exiled, ...(isMafia(seat) ? [all(fact('neverWithFamily', slot), { rule: '1923-W8' })] : [])],
        ),
      ]
    : []
  return [...withMafia, ...withFamily]
}

const rules: Rules = {
  '1923-F5': chosen({
    en: 'The game runs to its last day even when one side is gone.',
    ru: 'Игра идет до своего последнего дня, даже если одной из сторон уже нет.',
  }),
  '1923-W1': stated({
    en: 'The winner is determined once, after everything that happens on the last day.',
    ru: 'Победителя определяют один раз, после всего, что было в последний день.',
  }),
  '1923-W2': stated({
    en: 'The Mafia wins if at least half of its members are alive.',
    ru: 'Мафия побеждает, если жива хотя бы половина ее членов.',
  }),
  '1923-W3': implied({
    en: 'Half of all members who were dealt in: the exiled stay in the total and count as not alive.',
    ru: 'Половина всех, кого определили в мафию при раздаче: изгнанные в общем числе остаются, но живыми не считаются.',
  }),
  '1923-W4': stated({
    en: 'Otherwise, the family with no living Mafia Member and the most living Civilians wins; families that tie win together.',
    ru: 'Иначе побеждает семья, в которой нет живых членов мафии и больше всего живых мирных; семьи, у которых поровну, побеждают вместе.',
  }),
  '1923-W5': implied({
    en: 'When the Mafia loses, there is always such a family, if families are dealt as they should be.',
    ru: 'Если мафия проиграла, такая семья есть всегда, когда семьи набраны как положено.',
  }),
  '1923-W6': chosen({
    en: 'Such a family may win without a living Civilian if no other family has one.',
    ru: 'Такая семья может победить и без живых мирных, если их нет ни в одной другой такой семье.',
  }),
  '1923-W7': stated({
    en: 'If the Mafia wins, all its members win; if a family wins, all its Civilians win, living or dead.',
    ru: 'С мафией побеждают все ее члены, с семьей — все ее мирные, живые и мертвые.',
  }),
  '1923-W8': stated({
    en: 'A Mafia Member never wins with their family, and the exiled never win.',
    ru: 'Член мафии никогда не побеждает со своей семьей, а изгнанные не побеждают никогда.',
  }),
  '1923-W9': implied({
    en: 'If the Mafia wins, no family does.',
    ru: 'Если победила мафия, ни одна семья не побеждает.',
  }),
}

const words = {
  facts: {
    gameOver: { stands: 'the game is over', falls: 'the game goes on', asks: 'Is the game over?' },
    lastDayOver: only('day {last} was the last'),
    oneSideGone: {
      stands: 'one side is gone',
      falls: 'that one side is gone does not end it',
      would: 'one side is gone',
    },
    runsToTheEnd: only('the game runs to day {last} all the same'),
    isLiving: { stands: '{who} is living', falls: '{who} is not living' },
    isLivingPoisoned: { stands: '{who} is poisoned and still living', falls: '{who} is not living' },
    mafiaWins: { stands: 'the Mafia wins', falls: 'the Mafia loses', asks: 'Does the Mafia win?' },
    halfLiving: {
      stands: 'at least {need} of the {dealt} Mafia Members are living',
      falls: 'not even {need} of the {dealt} Mafia Members are living',
      would: 'the Mafia would win',
    },
    mafiaWon: { stands: 'the Mafia wins', falls: 'the Mafia does not win' },
    familyWins: {
      stands: 'the {who} family wins',
      falls: 'the {who} family does not win',
      asks: 'Does the {who} family win?',
    },
    familyLeads: {
      stands: 'no family without a living Mafia Member has more living Civilians than {who}',
      falls: 'the {who} family is not the one',
      would: 'the {who} family would win',
    },
    mostCivilians: {
      stands:
        '{civilians, plural, one {# living Civilian is} other {# living Civilians are}} the most of such families',
      falls: 'another family has {most, plural, one {# living Civilian} other {# living Civilians}}',
    },
    enoughCivilians: { stands: 'that is enough', falls: 'no Civilian in the {who} family is alive' },
    mafiaLeft: {
      stands: '{who} of the Mafia is alive in the {other} family',
      falls: '{who} of the Mafia is not living',
    },
    inMafia: only('{who} is in the Mafia'),
    isCivilian: only('{who} is a Civilian'),
    deadToo: only('the dead win with their side'),
    exiledNever: { stands: 'the exiled never win', falls: '{who} is not exiled' },
    neverWithFamily: { stands: 'a Mafia Member never wins with the family', falls: '{who} is not in the Mafia' },
    winsWithMafia: {
      stands: '{who} wins with the Mafia',
      falls: '{who} does not win with the Mafia',
      would: '{who} would win with the Mafia',
    },
    winsWithFamily: {
      stands: '{who} wins with the family',
      falls: '{who} does not win with the family',
      would: '{who} would win with the family',
    },
    wins: { stands: '{who} wins', falls: '{who} does not win', asks: 'Does {who} win?' },
  },
  terms: { civilian: 'Civilians' },
  tells: {
    victory: '<b>{side, select, mafia {The Mafia wins} other {The {family} family wins}}.</b>',
    won: '<b>{who}</b> won.',
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const winning = section({ facts, options, rules, words })
