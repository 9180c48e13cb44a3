/** The journalist compares the colours of two players, and has what he was told verified (RU-JOU). */
import { phaseAfter } from '../../../game/when.ts'
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { colourOf, colours, naturalOf, type Colour, type Shown } from '../shared/colour.ts'
import { foundBeside, holds } from '../shared/custody.ts'
import { learns, learnsFact } from '../shared/general-info.ts'
import { perRun } from '../shared/per-run.ts'
import { hasUse, triedDeath } from '../shared/roles.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { isBlack } from '../shared/sides.ts'
import { all, any, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { hiddenBy } from './colours.ts'

const abilities = {
  compare: {
    kind: 'investigate',
    told: {
      en: 'Each night you may compare the colors of two other players, as checks would show them. You learn whether they are the same.',
      ru: 'Каждую ночь вы можете сравнить цвета двух других игроков, какими их показал бы чек. Вы узнаете, одинаковые они или разные.',
    },
    is: ['reachesClients'],
    targets: 2,
    notSelf: { rule: 'RU-JOU-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-JOU-1',
    sparesSecretary: 'RU-GEN-12',
    components: [{ does: 'mark', as: 'compared' }],
  },
  verifyPair: {
    kind: 'investigate',
    told: {
      en: 'In the night after a successful comparison you cannot compare two new players, but you may compare a known one with a new one, or have an earlier comparison verified, even if one of the two is dead.',
      ru: 'В ночь после успешного сравнения двух новых игроков сравнить нельзя, но можно сравнить известного с новым или проверить прежнее сравнение, даже если один из двоих погиб.',
    },
    is: ['byLetter', 'question', 'stays', 'keepsAim'],
    targets: 2,
    namesDead: true,
    phases: ['evening', 'night'],
    casual: true,
    turn: 'civil',
    rule: 'RU-JOU-3',
    components: [{ does: 'mark', as: 'pairVerified' }],
  },
  recall: {
    kind: 'investigate',
    told: {
      en: 'As a black journalist you learn the color of each of the two at once; that one of them was a red player under slander you learn one night later.',
      ru: 'Черный журналист сразу узнает цвет каждого из двоих; что кто-то из них красный под очернением, вы узнаете на одну ночь позже.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-JOU-B1',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  compared: {
    of: 'slot',
    data: {
      with: 'slot',
      exact: ['same', 'different'],
      colour: colours,
      verifiedBy: 'word',
      night: 'number',
      beside: 'flag?',
    },
  },
  comparedSlandered: { of: 'slot', data: { named: 'slot' } },
})

/** After a comparison two new players have to wait a night, and a pair that was never compared has nothing to verify (RU-JOU-3). */
function refuseComparison(game: Game, { number }: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  if (does !== 'compare' && does !== 'verifyPair') return undefined
  const rule = 'RU-JOU-3'
  const { slot, name } = seatOf(game, by)!
  const made = rememberedOf(game.facts, 'compared').filter(({ by: asker, data }) =>
    holds(game, slot, does, { by: asker, data }),
  )
  if (does === 'verifyPair')
    return made.some(({ of, data }) => to.includes(of) && to.includes(data.with))
      ? undefined
      : {
          rule,
          says: { en: `${name} has no such comparison`, ru: `у игрока ${name} нет такого сравнения` },
        }
  const rested = !made.some(({ data }) => data.night === number - 1)
  return rested || made.some(({ of }) => to.includes(of))
    ? undefined
    : {
        rule,
        says: {
          en: `${name} compared two players last night, so one of these two must already be known`,
          ru: `игрок ${name} получил информацию прошлой ночью, и один из этих двоих должен быть уже проверен`,
        },
      }
}

type Outcome = 'same' | 'different'

const outcomeOf = (one: Colour, other: Colour): Outcome => (one === other ? 'same' : 'different')

/** One of the two, as the journalist finds him: whether anything keeps the colour back, and what it is. */
interface Side {
  at: SeatId
  open: Reason
  shown: Shown
}

interface Comparison {
  move: Move
  sides: readonly Side[]
  result: Outcome
  why: Reason
}

const arrivals = perRun<Arrival[]>(() => [])

const comparisons = perRun<Comparison[]>(() => [])

/** He comes to one of the two; what he finds is settled when he has come to both. */
const compared: LateEffect = (run, arrival: Arrival) => {
  arrivals(run).push(arrival)
  return () => comparisons(run).find(({ move }) => move === arrival.move)?.why ?? arrival.why
}

function settleComparisons(run: Resolution): void {
  const came = arrivals(run)
  for (const move of new Set(came.map(arrival => arrival.move)))
    settle(
      run,
      move,
      came.filter(arrival => arrival.move === move),
    )
}

function settle(run: Resolution, move: Move, came: readonly Arrival[]): void {
  const { actor, id: action } = move
  const sides = came.map(({ at, why }): Side => ({
    at,
    open: opens(run, move, at, why),
    shown: colourOf(run, at, actor),
  }))
  const [first, second] = sides
  if (!first || !second) return
  const result = outcomeOf(first.shown.colour, second.shown.colour)
  const why = all(
    { is: 'fact', kind: 'compares', of: first.at, other: second.at, action, values: { result } },
    { rule: 'RU-JOU-1', action },
    sides.flatMap(({ open, shown }) => [open, shown.why]),
  )
  const exact = outcomeOf(first.shown.exact, second.shown.exact)
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const)
    run.put({
      kind: 'compared',
      of: one.at,
      by: actor,
      action,
      why,
      rule: 'RU-JOU-1',
      data: {
        with: other.at,
        exact,
        colour: one.shown.exact,
        verifiedBy: one.shown.truth.rule,
        night: run.phase.number,
        ...foundBeside(run.game, actor, 'compare'),
      },
      lasting: true,
    })
  comparisons(run).push({ move, sides, result, why })
}

/** That he comes to this one, and nothing keeps the colour back (RU-JOU-2). */
function opens(run: Resolution, { actor, id: action }: Move, at: SeatId, why: Reason): Reason {
  const rule = 'RU-JOU-2'
  return all(
    { is: 'fact', kind: 'comparable', of: at, action },
    { rule, action },
    [why],
    [...triedDeath(run, at, rule), ...hiddenBy(run, at, actor, { crossedBy: ['askedColour'], rule })],
  )
}

/** What he is told in the morning. */
function tellComparisons(run: Resolution): void {
  for (const { move, sides, result, why } of comparisons(run)) {
    const { actor, id: action, does: ability } = move
    if (run.isDead(actor)) continue
    const [about = '', other = ''] = move.to
    if (learns(run, move, about, result, 'RU-JOU-1', why)) {
      run.tell(actor, 'learned', { ability, about, other, result }, 'RU-JOU-1')
      if (isBlack(run.seat(actor))) tellColours(run, move, sides, why)
      continue
    }
    const nothing = all(
      { is: 'fact', kind: 'noInformation', of: actor, action },
      { rule: 'RU-JOU-2', action },
      [],
      [why],
    )
    if (learns(run, move, about, 'noInfo', 'RU-JOU-2', nothing))
      run.tell(actor, 'noInfo', { ability, about, other }, 'RU-JOU-2')
  }
}

/** A black one is told both colours, and one night later that a red was slandered (RU-JOU-B1). */
function tellColours(
  run: Resolution,
  { actor, id: action, does: ability, to }: Move,
  sides: readonly Side[],
  why: Reason,
): void {
  const rule = 'RU-JOU-B1'
  sides.forEach(({ at, shown }, place) => {
    const about = to[place] ?? at
    const knows = all({ is: 'fact', kind: 'knowsColour', of: actor, other: about, action }, { rule, action }, [
      why,
      shown.why,
    ])
    if (learnsFact(run, actor, { action, ability }, about, 'colour', shown.colour, rule, knows))
      run.tell(actor, 'comparedColour', { about, is: shown.colour }, rule)
    const slander = run.ledger.seekTried({ kind: 'slandered', of: at, when: 'soFar' }, 'RU-SLN-1')
    if (!slander.length || shown.colour !== 'black') return
    const plain = naturalOf(run, at)
    if (plain.colour !== 'red') return
    run.put({
      kind: 'comparedSlandered',
      of: at,
      by: actor,
      action,
      why: all({ is: 'fact', kind: 'comparedSlandered', of: about, other: actor, action }, { rule, action }, [
        knows,
        ...slander,
        plain.why,
      ]),
      rule,
      data: { named: about },
      until: phaseAfter(run.system, run.name, 1, ['night']),
    })
  })
}

/** One night later: whom he saw black was a red under slander. */
function tellSlandered(run: Resolution): void {
  const rule = 'RU-JOU-B1'
  for (const { by: slot = '', data, why } of run.ledger.found({ kind: 'comparedSlandered', when: 'phaseStart' })) {
    const recall = run.passive(slot, 'recall')
    if (!recall || run.isDead(slot) || !hasUse(run, slot)) continue
    const { action } = recall
    const { named: about } = data
    const recalls = all({ is: 'fact', kind: 'recallsSlander', of: slot, other: about }, { rule, action }, [
      recall.why,
      why,
    ])
    if (learnsFact(run, slot, { action, ability: 'recall' }, about, 'blackColour', 'fake', rule, recalls))
      run.tell(slot, 'comparedSlandered', { about }, rule)
  }
}

/** An earlier comparison, as it would be with every check verified; the dead are no hindrance (RU-JOU-3). */
const pairVerified: LateEffect = (run, { move, at, why }) => {
  const { id: action, to } = move
  const other = to.find(one => one !== at) ?? at
  const held = heldOf(run, move.actor, at, other)
  const rule = 'RU-JOU-3'
  const truths = held
    .slice(-1)
    .map(({ data }) =>
      all({ is: 'fact', kind: 'verifiedColour', of: at, values: { colour: data.colour } }, { rule: data.verifiedBy }),
    )
  const reason = all({ is: 'fact', kind: 'verifiesPair', of: at, other, action }, { rule, action }, [
    why,
    any(
      { is: 'fact', kind: 'holdsComparison', of: at, other },
      { rule },
      held.map(fact => run.ledger.standing(fact)),
    ),
    ...truths,
  ])
  verifiedPairs(run).push({ move, why: reason, exact: held.at(-1)?.data.exact })
  return reason
}

const heldOf = (run: Resolution, who: SeatId, at: SeatId, other: SeatId): Fact<'compared'>[] =>
  run.ledger.attempts({
    kind: 'compared',
    of: at,
    when: 'phaseStart',
    where: fact => fact.data.with === other && holds(run.game, who, 'verifyPair', fact),
  })

const verifiedPairs = perRun<{ move: Move; why: Reason; exact: Outcome | undefined }[]>(() => [])

function tellVerifiedPairs(run: Resolution): void {
  const looked = verifiedPairs(run)
  for (const move of new Set(looked.map(one => one.move))) {
    const { actor, id: action, does: ability, to } = move
    if (run.isDead(actor)) continue
    const both = looked.filter(one => one.move === move)
    const [about = '', other = ''] = to
    const rule = 'RU-JOU-3'
    const exact = both.at(-1)?.exact
    const why = all(
      { is: 'fact', kind: 'verifiesBoth', of: actor, action },
      { rule, action },
      both.map(one => one.why),
    )
    if (exact && learns(run, move, about, exact, rule, why))
      run.tell(actor, 'learned', { ability, about, other, result: exact }, rule)
    else if (
      learns(
        run,
        move,
        about,
        'noInfo',
        rule,
        all({ is: 'fact', kind: 'noInformation', of: actor, action }, { rule, action }, [], [why]),
      )
    )
      run.tell(actor, 'noInfo', { ability, about, other }, rule)
  }
}

const rules: Rules = {
  'RU-JOU-1': stated({
    en: 'The journalist compares the colors of two other players, as a commissioner’s checks would show them, and is told whether they are the same.',
    ru: 'Журналист сравнивает цвета двух других игроков, какими их показал бы чек комиссара, и узнает, одинаковые они или разные.',
  }),
  'RU-JOU-2': stated({
    en: 'No information is given if the journalist is stopped, blocked or with a prostitute or geisha, if one of the two is killed or maimed or has a role that hides the color, or if another checker visited one of them. Clients can be compared.',
    ru: 'Информация не предоставляется, если журналиста остановили, заблокировали или он в компании, если кто-то из двоих убит, покалечен или его роль скрывает цвет, а также если к одному из них приходил другой чекер. Клиентов сравнивать можно.',
  }),
  'RU-JOU-3': stated({
    en: 'On the night after a successful comparison, two new players cannot be compared, but a known player can be compared with a new one, and any earlier result can be verified, even if one of the two is dead: the answer is as if both their checks were verified.',
    ru: 'В ночь после успешного сравнения двух новых игроков сравнить нельзя, но можно сравнить известного с новым или проверить любой прежний результат, даже если один из двоих погиб: он будет таким, словно проверены чеки обоих.',
  }),
  'RU-JOU-B1': chosen({
    en: 'A black journalist learns the color of each of the two at once, as a check would show it; they learn one night later that one of them was a red under slander.',
    ru: 'Черный журналист сразу узнает цвет каждого из двоих, каким его показал бы чек; что кто-то из них — красный под очернением, он узнает на одну ночь позже.',
  }),
}

const outcome = '{result, select, same {the same} other {different}}'
const itog = '{result, select, same {одинаковые} other {разные}}'

const words = {
  uses: {
    compare: { en: 'comparison', ru: 'сравнение цветов' },
    verifyPair: { en: 'verification of a comparison', ru: 'проверка сравнения' },
    recall: { en: 'later insight', ru: 'запоздалое знание' },
  },
  deeds: {
    compare: { en: '{actor} compared {first}', ru: `{actor_nom} ${did('actor', 'сравнивал')} {first_acc}` },
    'compare:2': {
      en: '{actor} compared {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'сравнивал')} {first_acc} и {second_acc}`,
    },
    verifyPair: {
      en: '{actor} had a comparison of {first} verified',
      ru: `{actor_nom} ${did('actor', 'перепроверял')} сравнение {first_gen}`,
    },
    'verifyPair:2': {
      en: '{actor} had the comparison of {first} and {second} verified',
      ru: `{actor_nom} ${did('actor', 'перепроверял')} сравнение {first_gen} и {second_gen}`,
    },
    recall: {
      en: '{actor} learns more about an earlier comparison',
      ru: '{actor_nom} узнает больше о прежнем сравнении',
    },
    'compare:2:tried': tried('compare {first} and {second}', 'сравнить {first_acc} и {second_acc}'),
  },
  facts: {
    compares: {
      stands: { en: `{who} and {other} compare as ${outcome}`, ru: `цвета {who_gen} и {other_gen} ${itog}` },
      falls: { en: '{who} and {other} are not compared', ru: '{who_acc} и {other_acc} сравнить не удалось' },
      would: {
        en: `{who} and {other} would have compared as ${outcome}`,
        ru: `цвета {who_gen} и {other_gen} были бы ${itog}`,
      },
    },
    compared: {
      stands: { en: '{who} was compared with somebody ({phase})', ru: '{who_acc} с кем-то сравнивали ({phase})' },
      falls: { en: '{who} was not compared with anybody', ru: '{who_acc} ни с кем не сравнивали' },
      would: { en: '{who} would have been compared with somebody', ru: '{who_acc} с кем-то сравнили бы' },
    },
    comparable: {
      stands: { en: 'the journalist sees {who}’s color', ru: 'журналисту виден цвет {who_gen}' },
      falls: { en: 'the journalist does not see {who}’s color', ru: 'журналисту не виден цвет {who_gen}' },
      would: { en: 'the journalist would have seen {who}’s color', ru: 'журналисту был бы виден цвет {who_gen}' },
    },
    knowsColour: {
      stands: { en: '{who} learns {other}’s color', ru: '{who_nom} узнает цвет {other_gen}' },
      falls: { en: '{who} does not learn {other}’s color', ru: '{who_nom} не узнает цвет {other_gen}' },
      would: {
        en: '{who} would have learned {other}’s color',
        ru: `{who_nom} ${did('who', 'узнал')} бы цвет {other_gen}`,
      },
    },
    comparedSlandered: {
      stands: { en: '{who} was compared while slandered', ru: '{who_acc} сравнивали под очернением' },
      falls: { en: '{who} was not compared while slandered', ru: '{who_acc} не сравнивали под очернением' },
      would: { en: '{who} would have been compared while slandered', ru: '{who_acc} сравнили бы под очернением' },
    },
    recallsSlander: {
      stands: { en: '{who} learns that {other} was slandered', ru: '{who_nom} узнает, что {other_acc} очернили' },
      falls: {
        en: '{who} does not learn that {other} was slandered',
        ru: '{who_nom} не узнает, что {other_acc} очернили',
      },
    },
    holdsComparison: {
      stands: { en: '{who} and {other} were compared before', ru: '{who_acc} и {other_acc} уже сравнивали' },
      falls: { en: '{who} and {other} were not compared before', ru: '{who_acc} и {other_acc} еще не сравнивали' },
    },
    verifiesPair: {
      stands: {
        en: 'the comparison of {who} and {other} is verified',
        ru: 'сравнение {who_gen} и {other_gen} проверено',
      },
      falls: {
        en: 'the comparison of {who} and {other} is not verified',
        ru: 'сравнение {who_gen} и {other_gen} не проверено',
      },
      would: {
        en: 'the comparison of {who} and {other} would have been verified',
        ru: 'сравнение {who_gen} и {other_gen} было бы проверено',
      },
    },
    verifiesBoth: {
      stands: { en: '{who} has both colors verified', ru: '{who_nom} перепроверяет оба цвета' },
      falls: { en: '{who} does not have both colors verified', ru: '{who_nom} не перепроверяет оба цвета' },
    },
  } satisfies FactWords<typeof facts>,
  results: {
    same: { en: 'the same', ru: 'одинаковые' },
    different: { en: 'different', ru: 'разные' },
  },
  tells: {
    'learned:compare': {
      en: 'The colors of {about} and {other}: {result}.',
      ru: 'Цвета {about_gen} и {other_gen}: {result}.',
    },
    'learned:verifyPair': {
      en: 'The comparison of {about} and {other} is verified: {result}.',
      ru: 'Цвета {about_gen} и {other_gen} проверены: {result}.',
    },
    'noInfo:compare': {
      en: 'No information is given about {about} and {other}.',
      ru: 'По {about_dat} и {other_dat} информация не предоставляется.',
    },
    'noInfo:verifyPair': {
      en: 'No information is given about {about} and {other}.',
      ru: 'По {about_dat} и {other_dat} информация не предоставляется.',
    },
    comparedColour: {
      en: 'The color of {about}: {is, select, red {red} other {black}}.',
      ru: 'Цвет {about_gen}: {is, select, red {красный} other {черный}}.',
    },
    comparedSlandered: {
      en: 'When you compared {about} last night, they were a red under slander.',
      ru: 'Прошлой ночью вы сравнивали {about_acc}. Это был красный цвет под очернением.',
    },
  },
  verbs: {
    compare: ['compare'],
    verifyPair: ['verify the comparison of', 'verify comparison'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const journalist = section({
  abilities,
  facts,
  refuse: refuseComparison,
  rules,
  rulings: {
    effects: { compared, pairVerified },
    after: { journalist: settleComparisons },
    dawn: [tellComparisons, tellSlandered, tellVerifiedPairs],
  },
  words,
})
