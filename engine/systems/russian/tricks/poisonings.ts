/** How many poisonings a poisoner has, and what becomes of those that are left when he is gone (RU-POI-4, RU-POI-5). */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import { isVote } from '../day/kinds.ts'
import { section } from '../section.ts'
import { planOf } from '../shared/plan.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { accountsOf, poisonerOf } from '../shared/shots.ts'
import { isExtended, killersOf, negativeOf, type Side } from '../shared/sides.ts'
import { all, any, rememberedOf, type Resolution } from '../vocabulary.ts'
import type { FactWords, PartWords } from '../words.ts'

const facts = declareFacts({
  poisoningSpent: { of: 'slot' },
  extraPoisoning: { of: 'slot' },
  poisoningPassedOn: { of: 'slot', data: { count: 'number' } },
  noPoison: { of: 'slot' },
  twoVictims: { of: 'slot' },
})

/** Who has no poisoning left poisons nobody, and two only where he may (RU-POI-4, RU-POI-5). */
function refusePoisoning(game: Game, { number }: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  if (does !== 'poison') return undefined
  const { name } = seatOf(game, by)!
  if (exhausted(game, number, by))
    return {
      rule: 'RU-POI-4',
      says: { en: `${name} has no poisonings left`, ru: `у игрока ${name} отравлений не осталось` },
    }
  return to.length > 1 && !isGivenTwo(game, number, by)
    ? {
        rule: 'RU-POI-5',
        says: {
          en: `${name} may name only one victim tonight`,
          ru: `игрок ${name} этой ночью называет одну жертву`,
        },
      }
    : undefined
}

/** Nothing left of the poisonings, and no shot handed over tonight (RU-POI-4). */
const exhausted = (game: Game, night: number, poisoner: string): boolean =>
  seatOf(game, poisoner)!.status.includes('noPoison')
  && !Object.values(accountsOf(game, night)).some(({ entries }) => entries.some(({ kind }) => kind === 'poisoning'))

/** After a foiled night, or after a black or the faceless died of poison, in the extended format (RU-POI-5). */
const isGivenTwo = (game: Game, night: number, poisoner: string): boolean =>
  isExtended(game)
  && rememberedOf(game.facts, 'twoVictims').some(
    ({ of, until }) => of === poisoner && (until === undefined || Number(until.split(' ')[1]) >= night),
  )

/** The one poisoning everybody starts with. */
export const basicSpent = (run: Resolution, poisoner: SeatId): boolean =>
  run.count(poisoner, 'poisoningsSpent') > 0
  || (getOwn(run.game.state?.[poisoner] ?? {}, 'poisoningsSpent') === undefined
    && run.game.seats.some(({ slot, status }) => slot === poisoner && status.includes('noPoison')))

const extrasOf = (run: Resolution, poisoner: SeatId): number => run.count(poisoner, 'extraPoisonings')

export const leftOf = (run: Resolution, poisoner: SeatId): number =>
  (basicSpent(run, poisoner) ? 0 : 1) + extrasOf(run, poisoner)

/** A shot that nobody can use was handed to the poisoner (RU-KILL-4). */
function receive(run: Resolution): void {
  const poisoner = poisonerOf(run.game)
  const entries = Object.values(planOf(run).accounts).flatMap(({ side, entries }) =>
    entries.filter(({ kind }) => kind === 'poisoning').map(({ count, rule }) => ({ side, count, rule })),
  )
  const count = entries.reduce((sum, entry) => sum - entry.count, 0)
  if (poisoner === undefined || count <= 0) return
  const why = all(
    { is: 'fact', kind: 'extraPoisoning', of: poisoner },
    { rule: 'RU-POI-4' },
    entries.map(({ side, count: taken, rule }) =>
      run.given({ is: 'fact', kind: 'surplusShot', of: side, values: { count: -taken } }, rule),
    ),
  )
  const spent = basicSpent(run, poisoner)
  for (const fact of run.ledger.found({ kind: 'noPoison', of: poisoner, when: 'soFar' })) run.ledger.end(fact, why)
  if (spent) run.setCount(poisoner, 'poisoningsSpent', 1)
  run.setCount(poisoner, 'extraPoisonings', extrasOf(run, poisoner) + count)
  run.put({ kind: 'extraPoisoning', of: poisoner, why, rule: 'RU-POI-4' })
  run.tell(poisoner, 'extraPoisoning', {}, 'RU-POI-4')
}

/** A red died: the poisoning is used up, the one of the start first. */
export function realise(run: Resolution, poisoner: SeatId, victim: SeatId, extra: boolean): void {
  const deaths = run
    .deaths()
    .filter(({ of }) => of === victim)
    .map(({ why }) => why)
  const why = all({ is: 'fact', kind: 'poisoningSpent', of: poisoner }, { rule: 'RU-POI-4' }, [
    any({ is: 'dies', who: victim }, { rule: 'RU-POI-1' }, deaths),
  ])
  if (extra) run.setCount(poisoner, 'extraPoisonings', Math.max(0, extrasOf(run, poisoner) - 1))
  else run.setCount(poisoner, 'poisoningsSpent', 1)
  run.put({ kind: 'poisoningSpent', of: poisoner, why, rule: 'RU-POI-4' })
  if (leftOf(run, poisoner) === 0) run.mark(poisoner, 'noPoison', why, 'RU-POI-4')
}

/** Who gets a shot that a poisoner leaves behind: the maniac where one of the mafia is dead, else the mafia (RU-POI-4). */
function heirOf(run: Resolution): Side | undefined {
  const seats = run.seats()
  const shoots = (side: Side): boolean => killersOf(seats, side).length > 0
  const broken = seats.some(seat => ['mafia', 'sonOfBoss'].includes(negativeOf(seat)) && !seat.alive)
  const order: Side[] = broken ? ['maniac', 'mafia'] : ['mafia', 'maniac']
  return order.find(shoots)
}

/** Shots that the blacks who are left get for poisonings of the dead; entered when the ledger of the night is made up. @param extra whether one of the further poisonings is gone with it */
export function leaveShot(run: Resolution, poisoner: SeatId, count: number, extra = false): void {
  if (extra) run.setCount(poisoner, 'extraPoisonings', Math.max(0, extrasOf(run, poisoner) - 1))
  const why = run.given({ is: 'fact', kind: 'poisoningPassedOn', of: poisoner, values: { count } }, 'RU-POI-4')
  run.put({ kind: 'poisoningPassedOn', of: poisoner, why, rule: 'RU-POI-4', data: { count } })
}

/** Poisonings of those who died this phase, and shots for what they left behind. After the ledger of shots. */
function passOn(run: Resolution): void {
  for (const { slot } of run.game.seats.filter(seat => seat.alive && negativeOf(seat) === 'poisoner')) {
    if (run.seat(slot).alive) continue
    const owing = run.ledger.found({
      kind: 'poisoned',
      by: slot,
      when: 'soFar',
      where: ({ data }) => data.extra === true,
    })
    const left = extrasOf(run, slot) - new Set(owing.map(({ phase, data }) => `${phase ?? ''} ${data.group}`)).size
    if (left > 0) leaveShot(run, slot, left)
    if (extrasOf(run, slot)) run.setCount(slot, 'extraPoisonings', 0)
  }
  const heir = heirOf(run)
  if (heir === undefined) return
  for (const { data } of run.ledger.found({
    kind: 'poisoningPassedOn',
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  }))
    run.setCount(heir, 'shots', run.count(heir, 'shots') + data.count)
}

/** That the poisoner may name two victims, as a reason; `remember` lets him, `spend` ends it (RU-POI-5). */
export const mayNameTwo = Object.assign(
  (run: Resolution, poisoner: SeatId): Reason =>
    run.ledger.seek({ kind: 'twoVictims', of: poisoner, when: 'phaseStart' }, 'RU-POI-5'),
  {
    /** @param victim whose death by poison lets him; by default a foiled move does, and then only for the next night */
    remember(run: Resolution, poisoner: SeatId, victim?: SeatId): void {
      const because =
        victim === undefined
          ? []
          : [
              any(
                { is: 'dies', who: victim },
                { rule: 'RU-POI-5' },
                run
                  .deaths()
                  .filter(({ of }) => of === victim)
                  .map(({ why }) => why),
              ),
            ]
      run.put({
        kind: 'twoVictims',
        of: poisoner,
        rule: 'RU-POI-5',
        why: all({ is: 'fact', kind: 'twoVictims', of: poisoner }, { rule: 'RU-POI-5' }, because),
        ...(victim === undefined ? { until: `night ${run.phase.number + 1}` } : { lasting: true }),
      })
    },
    spend(run: Resolution, poisoner: SeatId): void {
      for (const fact of run.ledger.found({ kind: 'twoVictims', of: poisoner, when: 'phaseStart' }))
        run.ledger.end(fact, run.given({ is: 'fact', kind: 'poisonOver', of: poisoner }, 'RU-POI-5'))
    },
  },
)

const rules: Rules = {
  'RU-POI-4': stated({
    en: 'A poisoning is used up when a player who is neither black nor faceless dies of it. A shot the other blacks cannot use may become an extra poisoning. If, after the poisoner is out, that poisoning kills nobody or a black dies of the poison, the remaining blacks get a shot: the maniac if one of the mafia is dead, the mafia if not.',
    ru: 'Отравление реализовано, если от него умер не черный и не безликий. Выстрел, который другие черные не могут использовать, может стать еще одним отравлением. Если после выбывания отравителя оно ни к чему не привело или от его яда умер черный, оставшиеся черные получают выстрел: маньяк, если одна из мафий мертва, иначе мафия.',
  }),
  'RU-POI-5': stated({
    en: 'In the extended format the poisoner may name two victims after a night on which their move was foiled, or after a black or the faceless died of poison. Only one of the two dies, a red first of all. The antidote is decided separately for each.',
    ru: 'В расширенном формате отравитель может назвать двух жертв после ночи, в которую его ход сорвали, или после того, как от яда умер черный или безликий. Умирает одна из них, прежде всего красная. О противоядии для каждой решают отдельно.',
  }),
}

const words = {
  facts: {
    noPoison: {
      stands: { en: '{who} has no poisonings left', ru: 'у {who_gen} не осталось отравлений' },
      falls: { en: '{who} has a poisoning left', ru: 'у {who_gen} осталось отравление' },
    },
    twoVictims: {
      stands: { en: '{who} may name two victims', ru: '{who_nom} может выбрать две цели' },
      falls: { en: '{who} may not name two victims', ru: '{who_nom} не может выбрать две цели' },
    },
    tooManyVictims: {
      stands: { en: 'naming two victims is not allowed', ru: 'две цели выбрать нельзя' },
      falls: { en: 'naming two victims is allowed', ru: 'две цели выбрать можно' },
    },
    poisoningSpent: {
      stands: { en: '{who}’s poisoning is used up', ru: 'отравление {who_gen} реализовано' },
      falls: { en: '{who}’s poisoning is not used up', ru: 'отравление {who_gen} не реализовано' },
      asks: { en: 'Is {who}’s poisoning used up?', ru: 'Реализовано ли отравление {who_gen}?' },
    },
    poisoningPassedOn: {
      stands: {
        en: '{who}’s poisoning becomes a shot',
        ru: 'отравление {who_gen} становится выстрелом',
      },
      falls: { en: '{who}’s poisoning does not become a shot', ru: 'отравление {who_gen} не становится выстрелом' },
      asks: { en: 'Does {who}’s poisoning become a shot?', ru: 'Становится ли отравление {who_gen} выстрелом?' },
    },
    extraPoisoning: {
      stands: { en: '{who} gets an extra poisoning', ru: '{who_nom} получает дополнительное отравление' },
      falls: { en: '{who} does not get an extra poisoning', ru: '{who_nom} не получает дополнительного отравления' },
      asks: { en: 'Does {who} get an extra poisoning?', ru: 'Получает ли {who_nom} дополнительное отравление?' },
    },
    surplusShot: {
      stands: { en: 'there is a shot that nobody can use', ru: 'есть выстрел, который некому реализовать' },
      falls: { en: 'there is no surplus shot', ru: 'лишнего выстрела нет' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    noPoison: { en: 'out of poison', ru: 'без яда' },
    extraPoisonings: { en: 'extra poisonings', ru: 'дополнительные отравления' },
  },
  tells: {
    extraPoisoning: {
      en: 'You were handed a shot, so you have an extra poisoning.',
      ru: 'Вам передан выстрел: у вас дополнительное отравление.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const poisonings = section({
  facts,
  refuse: refusePoisoning,
  rules,
  rulings: {
    after: {
      blocker: receive,
      end: run => {
        if (run.phase.kind === 'night' || isVote(run.phase.kind)) passOn(run)
      },
    },
  },
  words,
})
