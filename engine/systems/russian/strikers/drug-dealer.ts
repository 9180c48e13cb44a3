/**
 * The drug dealer (RU-DRU): a day's barrier for one or two players, and for each a vote in store, to be bought before
 * a vote.
 */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { actionsOf } from '../../../reason/decisive.ts'
import type { Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { stoppedBy } from '../../../resolve/sequence/way.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Boost, Cast } from '../day/hooks.ts'
import { endOfDay } from '../day/kinds.ts'
import { endOfVote } from '../day/rounds.ts'
import { section } from '../section.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { goesOn, triedDeath } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { doerOf, felledBy, playedBy } from '../shared/speaks.ts'
import { tonight } from '../shared/step-place.ts'
import { masterOf } from '../shared/undead.ts'
import { opening } from '../shared/vote-kinds.ts'
import { all, any, least, type Fact, type LateEffect, type Resolution, type TargetGuard } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords, tried } from '../words.ts'

/** Halves too; more than that nobody ever has in store. */
const amounts = Array.from({ length: 40 }, (_, at) => String((at + 1) / 2))

const abilities = {
  drug: {
    kind: 'other',
    told: {
      en: 'Each night you may go to one or two players. On the following day they have a barrier of one in every vote, and their own votes weigh one at most. They are told, and named to everybody.',
      ru: 'Ночью вы можете прийти к одному или двум игрокам. На следующий день у каждого из них одиночный барьер на любом голосовании, а голос больше единицы равен единице. Им об этом сообщат и назовут их всем.',
    },
    is: ['reachesClients'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-DRU-1',
    leaves: 'drugged',
    components: [{ does: 'mark', as: 'drugging' }],
    keys: {
      dose: {
        says: {
          en: 'what dose a single player gets, where it is not the usual one',
          ru: 'какую дозу получает единственная цель, если не обычную',
        },
        values: ['double', 'triple'],
      },
    },
  },
  buyVotes: {
    kind: 'other',
    told: {
      en: 'For each player you drugged you store a vote. Before a vote you may buy as many of them as you like, in halves; say how many. They are added to your vote.',
      ru: 'За каждого накачанного вы откладываете голос. Перед голосованием вы можете купить из запаса сколько угодно голосов, с точностью до половины; укажите, сколько. Они прибавляются к вашему голосу.',
    },
    is: ['beforeVote', 'byLetter', 'stays'],
    targets: 0,
    phases: opening,
    casual: true,
    rule: 'RU-DRU-2',
    components: [{ does: 'mark', as: 'buying' }],
    keys: {
      votes: {
        says: { en: 'how many votes, in halves', ru: 'сколько голосов, с точностью до половины' },
        values: amounts,
        must: true,
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  drugged: { of: 'slot', data: { dose: 'number?' } },
  /** Of whom a dose did not reach that somebody kept the dealer from, by what move; and of whom one failed otherwise. */
  doseFoiled: { of: 'slot', data: { dose: 'number', third: 'slot', ability: 'word' } },
  doseFailed: { of: 'slot', data: { dose: 'number', third: 'slot' } },
  drugsPaid: { of: 'slot', data: { votes: 'number' } },
  boughtVotes: { of: 'slot', data: { votes: 'number' } },
})

const options: Options = {
  corpseFoilsDrugs: {
    values: ['move', 'dose'],
    rule: 'RU-DRU-4',
    says: {
      en: 'A corpse among the drug dealer’s two targets foils the whole move, or only the dose meant for it.',
      ru: 'Срывает ли труп среди двух целей весь ход наркодилера или только дозу для этой цели.',
    },
  },
}

/** A heavy dose for two, a triple one for himself (RU-DRU-3), more votes than he has (RU-DRU-2). */
function refuseDealer(game: Game, _phase: PhaseState, { by, does, to, with: keys }: Sent): Refusal | undefined {
  if (does === 'buyVotes') return refusePurchase(game, by, keys)
  const dose = keys?.dose
  if (does !== 'drug' || dose === undefined) return undefined
  const { name } = seatOf(game, by)!
  if (to.length > 1)
    return {
      rule: 'RU-DRU-3',
      says: {
        en: `${name} can give a heavier dose to only one player`,
        ru: `усиленную дозу игрок ${name} дает только одному`,
      },
    }
  return dose === 'triple' && to.includes(by)
    ? {
        rule: 'RU-DRU-3',
        says: { en: `${name} cannot take a triple dose themselves`, ru: `сам игрок ${name} тройную дозу не принимает` },
      }
    : undefined
}

/** No more than is in store; with the move of a corpse, in that of its necromancer. */
function refusePurchase(game: Game, by: SeatId, keys: Sent['with']): Refusal | undefined {
  const buyer = buyerFor({ game } as const, by)
  const stored = Number(getOwn(getOwn(game.state ?? {}, buyer) ?? {}, 'storedVotes') ?? 0)
  const { name } = seatOf(game, buyer)!
  if (keys !== undefined && keys.votes === undefined)
    return { rule: 'RU-DRU-2', says: { en: 'say how many votes to buy', ru: 'укажите, сколько голосов купить' } }
  return stored === 0 || (keys?.votes !== undefined && Number(keys.votes) > stored)
    ? {
        rule: 'RU-DRU-2',
        says: { en: `${name} has ${stored} votes in store`, ru: `у игрока ${name} в запасе голосов: ${stored}` },
      }
    : undefined
}

/** How big the barrier of a dose is, and how many votes it earns. */
const doses: Readonly<Record<string, { size: number; votes: number }>> = {
  usual: { size: 1, votes: 1 },
  double: { size: 2, votes: 1 },
  triple: { size: 3, votes: 0 },
}

/** Drugged from the morning to the end of the day; who paid for it is not the dealer himself (RU-DRU-2, RU-DRU-3). */
const drugging: LateEffect = (run, arrival) => {
  const {
    move: { actor, id: action, with: keys },
    at,
    why,
  } = arrival
  const { size, votes } = getOwn(doses, keys.dose ?? 'usual') ?? doses.usual!
  const claim = { is: 'fact', kind: 'drugged', of: at, other: actor, action } as const
  const drugged = all(claim, { rule: 'RU-DRU-1', action }, [why])
  run.mark(at, 'drugged', drugged, 'RU-DRU-1', {
    by: actor,
    action,
    data: { dose: size },
    until: endOfDay(run.phase.number + 1),
  })
  if (!drugged.holds) rememberFoiled(run, arrival, size)
  const cite = { rule: 'RU-DRU-3', action }
  const paid = all(
    { is: 'fact', kind: 'drugsPaid', of: actor, other: at, action },
    { rule: 'RU-DRU-2', action },
    [drugged],
    [
      ...(at === actor ? [run.given({ is: 'fact', kind: 'drugsHimself', of: actor, action }, cite.rule, action)] : []),
      ...(votes ? [] : [run.given({ is: 'fact', kind: 'tripleDose', of: at, action }, cite.rule, action)]),
    ],
  )
  run.put({
    kind: 'drugsPaid',
    of: actor,
    by: at,
    action,
    why: paid,
    rule: 'RU-DRU-2',
    lasting: true,
    data: { votes: 1 },
  })
  // A necromancer buys for himself, and from zero (RU-NEC-3).
  const buyer = buyerFor(run, actor)
  run.setCount(buyer, 'storedVotes', run.count(buyer, 'storedVotes') + (paid.holds ? 1 : 0))
  return drugged
}

/**
 * A dose that failed, with whoever foiled it: on the day a barrier is missing by it, and ballots weigh what they do
 * (RU-DRU-4). Of several who did, each would have been enough.
 */
function rememberFoiled(run: Resolution, arrival: Arrival, dose: number): void {
  const {
    move: { actor: dealer },
    at,
  } = arrival
  const rule = 'RU-DRU-4'
  const until = endOfDay(run.phase.number + 1)
  for (const counter of stoppedBy(arrival)) {
    const ids = new Set(nodesOf([counter]).flatMap(actionsOf))
    const deed = run.phase.submissions.find(({ id, by }) => ids.has(id) && by !== dealer)
    if (deed) {
      const { by, does: ability } = deed
      const claim = { is: 'fact', kind: 'doseFoiled', of: at, other: by, values: { third: dealer, ability } } as const
      const why = all(claim, { rule }, [counter])
      run.put({ kind: 'doseFoiled', of: at, by, rule, why, until, data: { dose, third: dealer, ability } })
    } else {
      const by = doerOf(counter, dealer)
      const claim = { is: 'fact', kind: 'doseFailed', of: at, ...(by !== undefined && { other: by }) } as const
      const why = all({ ...claim, values: { third: dealer } }, { rule }, [counter])
      const who = by === undefined ? {} : { by }
      run.put({ kind: 'doseFailed', of: at, ...who, rule, why, until, data: { dose, third: dealer } })
    }
  }
}

/** Whose store somebody buys from: a necromancer's, where his corpse is the dealer (RU-NEC-3). */
const buyerFor = ({ game }: Pick<Resolution, 'game'>, who: SeatId): SeatId => masterOf(game, who) ?? who

/** Votes out of the store, for this vote and its revotes; what kept him from buying leaves them there (RU-DRU-2). */
const buying: LateEffect = (run, { move: { actor, id: action, with: keys }, why }) => {
  const buyer = buyerFor(run, actor)
  const votes = Number(keys.votes)
  const claim = { is: 'fact', kind: 'boughtVotes', of: buyer, action, values: { votes } } as const
  const bought = all(claim, { rule: 'RU-DRU-2', action }, [
    why,
    ...playedBy(run, actor, 'buyVotes'),
    ...paidFor(run, buyer, votes),
  ])
  const until = endOfVote(run)
  run.put({ kind: 'boughtVotes', of: buyer, by: actor, action, why: bought, rule: 'RU-DRU-2', data: { votes }, until })
  run.setCount(buyer, 'storedVotes', run.count(buyer, 'storedVotes') - (bought.holds ? votes : 0))
  return bought
}

/** By which of the doses that he sold: as many of them as the rest of the store would not pay for. */
function paidFor(run: Resolution, buyer: SeatId, votes: number): Reason[] {
  const earned = run.ledger.found({ kind: 'drugsPaid', of: buyer, when: 'phaseStart' })
  const needed = Math.min(earned.length, Math.ceil(votes + earned.length - run.count(buyer, 'storedVotes')))
  if (needed <= 0) return []
  const claim = { is: 'fact', kind: 'paidByDrugs', of: buyer, values: { votes: needed } } as const
  return [
    least(
      needed,
      claim,
      { rule: 'RU-DRU-2' },
      earned.map(({ why }) => why),
    ),
  ]
}

/** Step `boosts`: they are added to the ballot of who bought them. */
const withBought = (run: Resolution, ballots: readonly Cast[]): Boost[] =>
  run.ledger.attempts({ kind: 'boughtVotes', when: 'soFar' }).flatMap(fact => {
    const { of, data } = fact
    const claim = { is: 'fact', kind: 'boughtVotes', of, values: { votes: data.votes } } as const
    const why = all(claim, { rule: 'RU-DRU-2' }, [run.ledger.standing(fact, 'soFar')])
    const lost = fact.phase === undefined ? felledBy(fact.why) : undefined
    return ballots
      .filter(({ by }) => by === of)
      .map(({ target }): Boost => ({ by: of, target, votes: data.votes, bought: true, why, lost }))
  })

/** A corpse buys nothing, and by default he sells nothing to the other one either (RU-DRU-4). */
const meetsCorpse: TargetGuard = (run, move, at) => {
  if (move.does !== 'drug') return undefined
  const whole = run.option('corpseFoilsDrugs') === 'move'
  const deaths = (whole ? move.to.map(one => landsAt(run, move, one)) : [at]).flatMap(one =>
    triedDeath(run, one, 'RU-DRU-4'),
  )
  return deaths.length
    ? any({ is: 'fact', kind: 'drugsCorpse', of: at, action: move.id }, { rule: 'RU-DRU-4', action: move.id }, deaths)
    : undefined
}

/** Who was drugged is told, the dose is not; everybody reads who it is (RU-RES-13, RU-DRU-1). */
function reportDrugged(run: Resolution): void {
  const drugged = byRoster(
    run,
    tonight(run, 'drugged').filter(({ why }) => why.holds),
    ({ of }) => of,
  )
  const who = [...new Set(drugged.map(({ of }) => of))]
  for (const slot of who) run.tell(slot, 'drugged', {}, 'RU-RES-13')
  if (who.length) run.announce('druggedToday', { who }, 'RU-DRU-1')
}

/** Who takes over the role has what is in store (RU-ACZ-3). */
function inheritVotes(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const stored = run.count(dead, 'storedVotes')
  if (stored && goesOn(heir, why).holds && run.catalogue.role(data.role)?.abilities.includes('drug'))
    run.setCount(heir, 'storedVotes', stored)
}

const rules: Rules = {
  'RU-DRU-1': stated({
    en: 'The drug dealer goes to one or two players a night. From morning until the end of the day each has a single barrier in every vote, and a vote of theirs above 1 counts as 1. They are told, and their names are announced when the day starts.',
    ru: 'Ночью наркодилер идет к одному или двум игрокам. С утра и до конца дня у каждого из них одиночный барьер на любом голосовании, а голос больше единицы равен единице. Накачанным об этом сообщают, и с началом дня их называют всем.',
  }),
  'RU-DRU-2': stated({
    en: 'The drug dealer stores one vote for each player drugged. Before a vote they buy as many from the store as they like, in halves; these are added to their vote in that vote and its revotes. A barrier from drugs alone does not cut them; if the player they vote against also has a barrier of their own, the two add up against the drug dealer’s votes.',
    ru: 'За каждого накачанного игрока наркодилер откладывает голос. Перед голосованием он покупает из запаса сколько хочет голосов, с точностью до половины. Они прибавляются к его голосу на этом голосовании и на переголосованиях. Барьер от одних наркотиков их не срезает, а если у цели есть и собственный барьер, против голосов наркодилера действует сумма двух барьеров.',
  }),
  'RU-DRU-3': stated({
    en: 'A single target may get a double dose: a double barrier, but only one vote stored. They may also get a triple dose, which stores no vote and which the drug dealer cannot take. Drugging oneself stores no vote.',
    ru: 'Одному игроку можно дать двойную дозу: барьер двойной, а голос в запас один. Можно и тройную, но за нее голосов нет, и сам наркодилер ее не принимает. За себя он голосов не получает.',
  }),
  'RU-DRU-4': chosen({
    en: 'The move fails if the drug dealer is blocked or with a prostitute or geisha, or if a target is a corpse; if there are two targets, the other gets nothing either, unless the host decides differently. A tracker sees both targets.',
    ru: 'Ход срывается, если наркодилера заблокировали, если он у проститутки или гейши или если его цель — труп; если целей две, вторая тоже ничего не получает, если ведущий не решил иначе. Кто за ним следит, видит обе цели.',
  }),
}

const words = {
  uses: {
    drug: { en: 'drugs', ru: 'ход наркодилера' },
    buyVotes: { en: 'buying votes', ru: 'покупка голосов' },
  },
  deeds: {
    drug: { en: '{actor} drugged {first}', ru: `{actor_nom} ${did('actor', 'накачал')} {first_acc}` },
    'drug:2': {
      en: '{actor} drugged {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'накачал')} {first_acc} и {second_acc}`,
    },
    buyVotes: { en: '{actor} bought votes', ru: `{actor_nom} ${did('actor', 'купил')} голоса` },
    'drug:tried': tried('drug {first}', 'накачать {first_acc}'),
    'drug:2:tried': tried('drug {first} and {second}', 'накачать {first_acc} и {second_acc}'),
    'buyVotes:tried': tried('buy votes', 'купить голоса'),
  },
  facts: {
    drugged: {
      stands: { en: '{who} is drugged', ru: `{who_nom} под наркотиками` },
      falls: { en: '{who} is not drugged', ru: '{who_nom} не под наркотиками' },
      asks: { en: 'Is {who} drugged?', ru: 'Под наркотиками ли {who_nom}?' },
      would: { en: '{who} would have been drugged', ru: `{who_nom} ${did('who', 'был')} бы под наркотиками` },
    },
    doseFoiled: {
      stands: {
        en: '{other}’s {ability} foiled the dose for {who}',
        ru: 'доза для {who_gen} не дошла, помешал ход «{ability}» ({other_nom})',
      },
      falls: { en: '{other} did not foil the dose for {who}', ru: 'дозе для {who_gen} {other_nom} не мешает' },
    },
    doseFailed: {
      stands: {
        en: ifNamed('other', 'the dose for {who} failed because of {other}', 'the dose for {who} failed'),
        ru: ifNamed('other', 'доза для {who_gen} не дошла из-за {other_gen}', 'доза для {who_gen} не дошла'),
      },
      falls: { en: 'the dose for {who} did not fail', ru: 'дозе для {who_gen} ничто не помешало' },
    },
    paidByDrugs: {
      stands: {
        en: '{who} earned {votes, plural, one {# vote} other {# votes}} of it by selling drugs',
        ru: 'за сбыт наркотиков {who_nom} получает голосов: {votes}',
      },
      falls: { en: '{who} did not sell enough drugs for it', ru: 'на покупку голосов сбыта не хватает ({who_nom})' },
    },
    drugsPaid: {
      stands: {
        en: ifNamed('other', '{who} stores a vote for drugging {other}', '{who} stores a vote'),
        ru: ifNamed('other', '{who_nom} получает голос за {other_acc}', '{who_nom} получает голос'),
      },
      falls: {
        en: ifNamed('other', '{who} stores no vote for drugging {other}', '{who} stores no vote'),
        ru: ifNamed('other', '{who_nom} не получает голоса за {other_acc}', '{who_nom} не получает голоса'),
      },
      asks: { en: 'Does {who} store a vote?', ru: 'Откладывает ли {who_nom} голос?' },
    },
    drugsHimself: {
      stands: { en: '{who} drugs themselves', ru: '{who_nom} накачивает себя' },
      falls: { en: '{who} does not drug themselves', ru: '{who_nom} накачивает не себя' },
    },
    tripleDose: {
      stands: { en: '{who} gets a triple dose', ru: '{who_nom} получает тройную дозу' },
      falls: { en: '{who} does not get a triple dose', ru: '{who_nom} получает не тройную дозу' },
    },
    boughtVotes: {
      stands: {
        en: '{who} bought {votes, plural, one {# vote} other {# votes}}',
        ru: `{who_nom} ${did('who', 'купил')} {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}`,
      },
      falls: { en: '{who} did not buy votes', ru: `{who_nom} не ${did('who', 'купил')} голосов` },
      asks: { en: 'Did {who} buy votes?', ru: `${did('who', 'Купил')} ли {who_nom} голоса?` },
    },
    barriersAddUp: {
      stands: {
        en: '{who}’s barriers against bought votes add up to {size}',
        ru: 'против купленных голосов барьеры {who_gen} складываются: {size}',
      },
      falls: {
        en: '{who}’s barriers against bought votes do not add up',
        ru: 'против купленных голосов барьеры {who_gen} не складываются',
      },
    },
    drugsCorpse: {
      stands: { en: 'one of the drug dealer’s targets is a corpse', ru: 'среди целей наркодилера труп' },
      falls: { en: 'none of the drug dealer’s targets is a corpse', ru: 'среди целей наркодилера нет трупа' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    corpseFoilsDrugs: { en: 'drugs and corpses', ru: 'труп и наркотики' },
    storedVotes: { en: 'stored votes', ru: 'голоса в запасе' },
    dose: { en: 'dose', ru: 'доза' },
    double: { en: 'double', ru: 'двойная' },
    triple: { en: 'triple', ru: 'тройная' },
  },
  tells: {
    drugged: {
      en: 'You were drugged, and are not yourself until the end of the day.',
      ru: 'Вас накачали наркотиками, и до конца дня вы не в себе.',
    },
    druggedToday: { en: 'Drugged today: {who}.', ru: 'Сегодня под наркотиками: {who}.' },
  },
  verbs: {
    drug: ['drug', 'dope', 'sell to', 'deal to', 'sell drugs to'],
    buyVotes: ['buy votes', 'buy', 'purchase votes', 'purchase'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const drugDealer = section({
  abilities,
  facts,
  options,
  refuse: refuseDealer,
  rules,
  rulings: {
    targetGuards: [meetsCorpse],
    effects: { drugging, buying },
    vote: { boosts: withBought },
    reactions: { heir: inheritVotes },
    results: ['drugsPaid'],
    asides: ['drugsPaid'],
    dawn: [reportDrugged],
  },
  words,
})
