/** The Shadchan (1923-SHA1 to SHA3): two players in love, and what the death of one does to the other. */
import { missed } from '../../../resolve/sequence/way.ts'
import { chosen, stated, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import { listens, revealed } from '../chapters/telling.ts'
import { fact, noHelp, under } from '../claims.ts'
import { declareFacts, mark, night, section, type Ruled, type SectionWords } from '../section.ts'
import {
  all,
  type ActorGuard,
  type Arrival,
  type Fact,
  type Move,
  type Reason,
  type Resolution,
} from '../vocabulary.ts'

const abilities = {
  pair: {
    kind: 'other',
    told: {
      en: '{when} you may name two players, and they fall in love.{shadchan_heartbreak, select, true { If one of them dies, so does the other.} other {}}',
      ru: '{when} вы можете назвать двух игроков, и они влюбляются друг в друга.{shadchan_heartbreak, select, true { Если один из них умрет, умрет и второй.} other {}}',
    },
    rule: '1923-SHA1',
    targets: 2,
    usesBy: 'shadchan.uses',
    limitedBy: '1923-SHA3',
    notSelf: { rule: '1923-A10', unless: 'shadchan.selfAllowed' },
    needsBoth: true,
    components: [mark('pairedWith')],
    ...night,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({
  chosenForPair: { of: 'slot', silent: true, besides: true },
  pairedWith: { of: 'slot', data: { with: 'slot' } },
})

const options = {
  'shadchan.uses': {
    values: [1],
    whole: { from: 0, to: 30 },
    rule: '1923-SHA3',
    says: {
      en: 'How many times per game a Shadchan may make a pair; 0 for no limit.',
      ru: 'Сколько раз шадхен может составить пару; 0 — без ограничения.',
    },
  },
  'shadchan.selfAllowed': {
    values: [false, true],
    rule: '1923-SHA3',
    says: { en: 'A Shadchan may be one of the pair.', ru: 'Может ли шадхен сам быть в паре.' },
  },
  'shadchan.heartbreak': {
    values: [true, false],
    rule: '1923-SHA3',
    says: {
      en: 'If one of a pair dies, the other dies too.',
      ru: 'Умирает ли один из пары, когда умирает другой.',
    },
  },
  'shadchan.learnRole': {
    values: [false, true],
    rule: '1923-SHA3',
    says: { en: 'The two players in a pair learn each other’s roles.', ru: 'Узнают ли в паре роли друг друга.' },
  },
  'shadchan.maxPairsPerPlayer': {
    values: [0],
    whole: { from: 0, to: 30 },
    rule: '1923-SHA3',
    says: {
      en: 'How many pairs one player may be in; 0 for no limit.',
      ru: 'В скольких парах может быть один игрок; 0 — без ограничения.',
    },
  },
} satisfies Options

const prompts = {
  shadchan: {
    rule: '1923-SHA3',
    says: {
      en: 'The rules name the Shadchan but do not describe what they do: the options decide.',
      ru: 'Правила называют шадхена, но не описывают, что он делает: это решают опции.',
    },
    choices: ['asProposed'],
  },
} satisfies Prompts

/** Nobody is in more pairs than the host allows. */
export const pairsFull: ActorGuard = (run, { does, to }: Move) => {
  const most = Number(run.option<number>('shadchan.maxPairsPerPlayer'))
  if (does !== 'pair' || most <= 0) return undefined
  return to.flatMap(slot => {
    const pairs = run.ledger.found({ kind: 'pairedWith', of: slot, when: 'soFar' })
    return pairs.length < most
      ? []
      : [
          all(
            fact('pairedAlready', slot),
            { rule: '1923-SHA3' },
            pairs.map(pair => run.ledger.standing(pair, 'soFar')),
          ),
        ]
  })
}

/** One of the two where the action lands; with the second the pair is made. */
function pairedWith(run: Resolution, arrival: Arrival): Reason {
  const { move, at, aim, why } = arrival
  if (aim === 0) {
    run.put({ kind: 'chosenForPair', of: at, why, rule: '1923-SHA1', action: move.id })
    return why
  }
  const [first] = run.ledger.attempts({
    kind: 'chosenForPair',
    where: ({ action }) => action === move.id,
    when: 'soFar',
  })
  if (!first) return why
  const reason = all(
    fact('pairedWith', at, { other: first.of, action: move.id }),
    { rule: '1923-SHA1', action: move.id, notes: [{ claim: fact('forGood', at), rule: '1923-SHA3' }] },
    [first.why, why],
  )
  putPair(run, move, [first.of, at], reason)
  const led = missed(arrival, '1923-SHA1')
  const [one = at, other = at] = move.to
  if (led && !(move.to.includes(first.of) && move.to.includes(at)))
    putPair(
      run,
      move,
      [one, other],
      all(fact('pairedWith', other, { other: one, action: move.id }), { rule: '1923-SHA1', action: move.id }, [led]),
    )
  return reason
}

/** A pair, of each of the two; where they were meant for each other and others were drawn, an attempt. */
function putPair(run: Resolution, move: Move, [first, second]: readonly [string, string], reason: Reason): void {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    run.put({
      kind: 'pairedWith',
      of: one,
      why: one === second ? reason : under(fact('pairedWith', one, { other, action: move.id }), '1923-SHA1', reason),
      rule: '1923-SHA1',
      by: move.actor,
      action: move.id,
      lasting: true,
      data: { with: other },
    })
  }
}

/** The two are told, and nobody else (1923-SHA2, I9); their roles where the host says so. */
export function tellPairs(run: Resolution): void {
  run.ledger
    .found({ kind: 'pairedWith', where: ({ phase }) => phase === undefined, when: 'soFar' })
    .forEach(({ of, data, why, action = '' }, place) => {
      const other = data.with
      if (!listens(run, of)) return
      const { role, faction } = run.seat(other)
      const learns = run.option<boolean>('shadchan.learnRole')
      const breaks = run.option<boolean>('shadchan.heartbreak')
      run.tell(
        of,
        'paired',
        {
          other,
          role: learns ? revealed(run, role, faction) : '',
          shown: learns ? 'yes' : 'no',
          hearts: breaks ? 'break' : 'hold',
        },
        place % 2 ? '1923-I9' : '1923-SHA2',
      )
      if (learns)
        run.learnFact(of, { action, ability: 'pair' }, other, 'role', revealed(run, role, faction), '1923-SHA3', why)
    })
}

/**
 * A broken heart (1923-SHA3), and one that a pair would have broken that came to nothing.
 * @param death a death, or another end that the host treats as one
 */
export function heartbreak(run: Resolution, death: Fact<'death' | 'exiled'>): void {
  for (const pair of run.ledger.attempts({ kind: 'pairedWith', of: death.of, when: 'soFar' })) {
    const partner = pair.data.with
    if (!run.seat(partner).alive) continue
    const spared =
      run.option<boolean>('shadchan.heartbreak') === false
        ? [run.given(fact('heartsSpared', partner), '1923-SHA3')]
        : []
    const why = all(
      fact('heartbroken', partner, { other: death.of }),
      { rule: '1923-SHA3' },
      [death.why, run.ledger.standing(pair, 'soFar')],
      [
        ...spared,
        ...(['healed', 'guarded', 'defended'] as const).flatMap(kind =>
          noHelp(run, kind, partner, 'heartbreak', '1923-SHA3'),
        ),
      ],
    )
    run.dies(partner, why, '1923-SHA3', { cause: 'heartbreak' })
  }
}

/**
 * Of a pair that nearly died both, what kept the one kept the other's heart too (1923-SHA3): a heart that would have been
 * broken is one more death that came to nothing.
 */
export function nearHeartbreaks(run: Resolution): void {
  if (run.option<boolean>('shadchan.heartbreak') === false) return
  // Whoever is exiled by the end of the day lived through it all the same.
  const dead = run.deaths().map(({ of }) => of)
  const nearly = run.ledger
    .attempts({ kind: 'death', where: ({ phase, why }) => phase === undefined && !why.holds, when: 'soFar' })
    .filter(({ of }) => !dead.includes(of))
  for (const pair of run.ledger.found({ kind: 'pairedWith', when: 'soFar' })) {
    const partner = pair.data.with
    if (!nearly.some(({ of }) => of === partner)) continue
    for (const { why: kept } of nearly.filter(({ of }) => of === pair.of)) {
      const why = all(fact('heartbroken', partner, { other: pair.of }), { rule: '1923-SHA3' }, [
        kept,
        run.ledger.standing(pair, 'soFar'),
      ])
      run.dies(partner, why, '1923-SHA3', { cause: 'heartbreak' })
    }
  }
}

const rules: Rules = {
  '1923-SHA1': stated({
    en: 'A Shadchan chooses two players, who fall in love.',
    ru: 'Шадхен выбирает двух игроков, и они влюбляются друг в друга.',
  }),
  '1923-SHA2': stated({
    en: 'Only the pair are told, each the name of the other.',
    ru: 'Сообщают об этом только паре: каждому — имя другого.',
  }),
  '1923-SHA3': chosen({
    en: 'The rules do not describe it. Ours: one pair a game, without the Shadchan; if one dies, the other dies at once, unavoidably and unavenged; sides stay as they are.',
    ru: 'В правилах это не описано. У нас так: одна пара за игру, без самого шадхена; если один умирает, второй умирает тут же, неизбежно и без мести; стороны не меняются.',
  }),
  '1923-I9': stated({ en: 'Only the pair are told of a pairing.', ru: 'О том, что они пара, сообщают самой паре.' }),
}

const words = {
  roles: { shadchan: 'Shadchan' },
  rolesShort: { shadchan: ['matchmaker'] },
  uses: { pair: 'matchmaking' },
  deeds: {
    pair: '{actor} matched {first} with {second}',
    'pair:tried': '{actor} tried to match {first} with {second}',
  },
  facts: {
    pairedWith: {
      stands: '{who} falls in love',
      falls: '{who} does not fall in love',
      asks: 'Does {who} fall in love?',
      would: '{who} would have fallen in love',
    },
    pairedAlready: { stands: '{who} is in as many pairs as anybody may be', falls: '{who} may be in another pair' },
    forGood: { stands: 'it is for the rest of the game', falls: 'it does not last' },
    heartbroken: {
      stands: '{who} dies of a broken heart over {other}',
      falls: "{who}'s heart does not break over {other}",
      would: '{who} would have died of a broken heart over {other}',
    },
    heartsSpared: { stands: 'hearts do not break in this game', falls: 'hearts break in this game' },
  },
  results: { heartbreak: 'a broken heart' },
  tells: {
    paired:
      'You have fallen in love with {other}.{shown, select, yes { Their role: {role}.} other {}}{hearts, select, break { If one of you dies, so does the other.} other {}}',
  },
  verbs: {
    pair: [
      'match',
      'pair',
      ...['pair', 'match', 'marry', 'couple', 'set up', 'shidduch'].flatMap(verb => [
        `${verb} {first} and {second}`,
        `${verb} {first} with {second}`,
        `${verb} {first} to {second}`,
      ]),
      'set {first} up with {second}',
      'make {first} and {second} fall in love',
      'make {first} fall in love with {second}',
      'have {first} and {second} fall in love',
      'let {first} and {second} fall in love',
      'make a match of {first} and {second}',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const shadchan = section({ abilities, effects: { pair: pairedWith }, facts, options, prompts, rules, words })
