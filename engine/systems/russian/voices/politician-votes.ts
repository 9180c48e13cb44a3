/**
 * The politician in a vote: whom he named as supporters, what the mayor and he give each other, what he has in office
 * (RU-POL-1, RU-POL-2, RU-POL-5), and his shadow vertical (RU-POL-3, RU-POL-7).
 */
import { seatOf, type Game, type Refusal, type Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { onlyOne } from '../day/count.ts'
import type { Boost, Cast, Shield, Silence } from '../day/hooks.ts'
import { endOfVote } from '../day/rounds.ts'
import { ranks } from '../pleas/defence.ts'
import { vertical } from '../posts/vertical.ts'
import { section } from '../section.ts'
import { isCopied, playedFor } from '../shared/playing.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { isBlack } from '../shared/sides.ts'
import { felledBy, playedBy, speaksBy, type Speaks } from '../shared/speaks.ts'
import { opening } from '../shared/vote-kinds.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { changeStored, handOverStored, storedOf, type Stored } from './stored.ts'
import { pairsOf, sentNow, votesAlike } from './witness.ts'

const abilities = {
  influence: {
    kind: 'other',
    told: {
      en: 'While the mayor in office does not vote for you, every other vote on you is worth nothing. A mayor who votes as you do gets as much as you have for your supporters.',
      ru: 'Пока мэр у власти и не голосует против вас, все остальные голоса против вас равны нулю. Мэр, голосующий с вами в одну цель, получает к голосу столько же, сколько вы за своих сторонников.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-POL-1',
    components: [],
  },
  nameSupporters: {
    kind: 'other',
    told: {
      en: 'Before a vote you may name supporters, two at first. Each of them who votes as you do weighs one more, and you weigh one more for every two of them.',
      ru: 'Перед голосованием вы можете назвать сторонников, вначале не больше двух. Каждый, кто голосует с вами в одну цель, получает +1 к голосу, а вы +1 за каждую пару.',
    },
    is: ['stays', 'beforeVote', 'ofVoters'],
    targets: 1,
    most: 12,
    notSelf: { rule: 'RU-POL-2' },
    phases: opening,
    casual: true,
    rule: 'RU-POL-2',
    components: [{ does: 'mark', as: 'supporting' }],
  },
  shadowVertical: {
    kind: 'protect',
    told: {
      en: 'While there is a mayor in office, you may name another player before a vote; nobody may vote for that player.',
      ru: 'Пока мэр удерживает пост, вы можете перед голосованием назвать другого игрока: против него голосовать нельзя.',
    },
    is: ['stays', 'beforeVote'],
    targets: 1,
    notSelf: { rule: 'RU-POL-3' },
    phases: opening,
    casual: true,
    rule: 'RU-POL-3',
    components: [{ does: 'mark', as: 'shadowing' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of whom a politician named as a supporter, and of whom his shadow vertical is on. */
  supporter: { of: 'slot' },
  shadowed: { of: 'slot' },
})

const options: Options = {
  politicianVoteNeeded: {
    values: ['both', 'lossOnly'],
    rule: 'RU-POL-2',
    says: {
      en: 'For influence to grow and shrink, or only for it to shrink, the politician must have voted against the lynched player.',
      ru: 'Нужен ли голос политика против залинчованного, чтобы влияние выросло и упало, или только чтобы упало.',
    },
  },
  mayorsShare: {
    values: ['own', 'all'],
    rule: 'RU-POL-1',
    says: {
      en: 'What a mayor who votes with the politician gets: as much as the politician alone, or the supporters’ boosts as well.',
      ru: 'Что получает мэр, который голосует с политиком: столько же, сколько сам политик, или еще и прибавки его сторонников.',
    },
  },
}

/** No more than his influence allows, and none as mayor (RU-POL-2, RU-POL-5). */
function refuseSupporters(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name, details } = seatOf(game, by)!
  if (details?.title === 'mayor')
    return {
      rule: 'RU-POL-5',
      says: {
        en: `${name} is the mayor and has influence without supporters`,
        ru: `игрок ${name} — мэр, и влияние действует без сторонников`,
      },
    }
  const most = limitIn(game, by)
  return to.length > most || !most
    ? {
        rule: 'RU-POL-2',
        says: {
          en: most ? `${name} has ${most} supporters at most now` : `${name} has no influence left`,
          ru: most
            ? `сейчас у игрока ${name} сторонников может быть не больше ${most}`
            : `у игрока ${name} больше нет влияния`,
        },
      }
    : undefined
}

/** Without a mayor in office there is no shadow either (RU-POL-3). */
const refuseShadow = ({ seats }: Game, _move: Sent): Refusal | undefined =>
  mayorOf(seats) === undefined
    ? {
        rule: 'RU-POL-3',
        says: { en: 'there is no mayor in office', ru: 'мэра больше нет, и теневой вертикали тоже' },
      }
    : undefined

const refuse: Refuse = (game, _phase, move) =>
  move.does === 'nameSupporters'
    ? refuseSupporters(game, move)
    : move.does === 'shadowVertical'
      ? refuseShadow(game, move)
      : undefined

// A politician who is mayor covers his secretary where his own vertical is on somebody else (RU-POL-5).

/** Ballots against the secretary count nothing unless his own is one of them. */
function coveredSecretary(
  run: Resolution,
  { slot, action, why }: { slot: SeatId } & Speaks,
  ballots: readonly Cast[],
): Silence[] {
  const secretary = run.living().find(({ details }) => details?.title === 'secretary')?.slot
  const raised = vertical(run)
  if (secretary === undefined || !raised?.why.holds || raised.of === secretary || !run.isSomebody(raised.of)) return []
  const against = ballots.filter(({ target }) => target === secretary)
  const elsewhere = all({ is: 'fact', kind: 'verticalElsewhere', of: slot, other: secretary }, { rule: 'RU-POL-5' }, [
    raised.why,
  ])
  const own = against.filter(({ by }) => by === slot).map(ballot => ballot.why)
  const covers = all(
    { is: 'fact', kind: 'coveredByMayor', of: secretary, other: slot },
    { rule: 'RU-POL-5', action },
    [why, elsewhere],
    own,
  )
  const freedBy = onlyOne([why, elsewhere], own)
  return against
    .filter(({ by }) => by !== slot)
    .map(({ by }): Silence => ({ by, target: secretary, to: 0, why: covers, freedBy }))
}

/** How many supporters he may have. */
const limit: Stored = { counter: 'supportLimit', ability: 'influence', begins: 2 }

/** Named until the last revote of this vote. */
const supporting: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const supporter = all({ is: 'fact', kind: 'supporter', of: at, other: actor, action }, { rule: 'RU-POL-2', action }, [
    why,
    ...playedBy(run, actor, 'nameSupporters'),
  ])
  const until = endOfVote(run)
  run.put({ kind: 'supporter', of: at, by: actor, action, why: supporter, rule: 'RU-POL-2', until })
  return supporter
}

/** The mayor in office, if there is one. */
const mayorOf = (seats: readonly Seat[]): SeatId | undefined =>
  seats.find(({ alive, details }) => alive && details?.title === 'mayor')?.slot

/** Somebody who has the role, with that he has the use of it, and what took it from him. */
interface Politician extends Speaks {
  slot: SeatId
}

/** Everybody who has the role. */
function politicians(run: Resolution): Politician[] {
  return run.living().flatMap(({ slot }) => {
    const speaks = speaksBy(run, slot, 'influence')
    return speaks ? [{ slot, ...speaks }] : []
  })
}

/** How many supporters he may have now; who plays the role begins anew. */
const limitIn = (game: Game, who: SeatId): number =>
  playedFor(game, who, 'influence') ? limit.begins : storedOf({ game }, who, limit)

const fullPairs = (players: number): number => Math.floor(players / 2)

/** Step `boosts`. */
const supported = (run: Resolution, ballots: readonly Cast[]): Boost[] =>
  politicians(run).flatMap(one =>
    mayorOf(run.living()) === one.slot ? inOffice(run, one, ballots) : outside(run, one, ballots),
  )

/** As mayor he has what his influence comes to, whoever votes with him (RU-POL-5). */
function inOffice(run: Resolution, { slot, action, why, lost }: Politician, ballots: readonly Cast[]): Boost[] {
  const votes = fullPairs(limitIn(run.game, slot))
  if (!votes) return []
  const rule = 'RU-POL-5'
  const claim = { is: 'fact', kind: 'hasInfluence', of: slot, values: { votes } } as const
  const influence = all(claim, { rule, action }, [why, inPost(run, slot, rule)])
  return ballots
    .filter(({ by }) => by === slot)
    .map(({ target }) => ({ by: slot, target, votes, why: influence, lost }))
}

const inPost = (run: Resolution, mayor: SeatId, rule: RuleId): Reason =>
  run.given({ is: 'fact', kind: 'mayorInOffice', of: mayor }, rule)

/** One more for each supporter who votes as he does, for himself one for each two of them, and for the mayor what he has (RU-POL-1, RU-POL-2). */
function outside(run: Resolution, { slot, why: role, lost }: Politician, ballots: readonly Cast[]): Boost[] {
  const named = sentNow(run, run.ledger.attempts({ kind: 'supporter', by: slot, when: 'soFar' }))
  return ballots
    .filter(({ by }) => by === slot)
    .flatMap(his => {
      const alike = named.flatMap(fact =>
        pairsOf([his, ...ballots.filter(({ by }) => by === fact.of)], slot, fact.of).map(([, theirs]) => ({
          by: fact.of,
          lost: felledBy(fact.why),
          why: votesAlike(theirs, his, [run.ledger.standing(fact, 'soFar')], 'RU-POL-2'),
        })),
      )
      const votes = fullPairs(alike.length)
      const { target } = his
      const bonus = pairsBehind(slot, votes, alike, role)
      const kept = alike.find(one => one.lost)?.lost
      return [
        ...alike.map(({ by, why, lost }): Boost => ({ by, target, votes: 1, why, lost })),
        ...(votes ? [{ by: slot, target, votes, why: bonus, lost: lost ?? kept }] : []),
        ...mayorsShare(run, { his, votes, supporters: alike.length, bonus, lost: lost ?? kept }, ballots),
      ]
    })
}

/** That so many pairs of supporters vote as he does. */
function pairsBehind(of: SeatId, votes: number, alike: readonly { why: Reason }[], role: Reason): Reason {
  const claim = { is: 'fact', kind: 'pairsBehind', of, values: { votes } } as const
  return all(claim, { rule: 'RU-POL-2' }, [role, ...alike.map(({ why }) => why)])
}

/** What a politician has for himself, and by what. */
interface Share {
  his: Cast
  votes: number
  supporters: number
  bonus: Reason
  lost: Reason | undefined
}

/** A mayor who votes as he does gets as much as he has for himself; or what his supporters have besides. */
function mayorsShare(
  run: Resolution,
  { his, votes: own, supporters, bonus, lost }: Share,
  ballots: readonly Cast[],
): Boost[] {
  const mayor = mayorOf(run.living())
  const votes = run.option('mayorsShare') === 'all' ? own + supporters : own
  // Against the politician himself the mayor gives nothing, and so gets nothing.
  if (mayor === undefined || !votes || his.target === his.by) return []
  return pairsOf([his, ...ballots.filter(({ by }) => by === mayor)], his.by, mayor).map(([, theirs]): Boost => ({
    by: mayor,
    target: his.target,
    votes,
    lost,
    why: votesAlike(theirs, his, [inPost(run, mayor, 'RU-POL-1'), bonus], 'RU-POL-1'),
  }))
}

/** Step `silences`: what is against a politician whom the mayor spares, and against the secretary of one who is mayor, counts nothing. */
const covered = (run: Resolution, ballots: readonly Cast[]): Silence[] =>
  politicians(run).flatMap(one =>
    mayorOf(run.living()) === one.slot ? coveredSecretary(run, one, ballots) : coveredByMayor(run, one, ballots),
  )

/** While the mayor does not vote against him, nobody else's ballot counts (RU-POL-1); who only plays the role for a day has nothing of that. */
function coveredByMayor(run: Resolution, { slot, action, why }: Politician, ballots: readonly Cast[]): Silence[] {
  const mayor = mayorOf(run.living())
  if (mayor === undefined) return []
  const copied = isCopied(run.game, slot, 'influence')
  const against = ballots.filter(({ target }) => target === slot)
  const claim = { is: 'fact', kind: 'coveredByMayor', of: slot, other: mayor } as const
  const because = [why, inPost(run, mayor, 'RU-POL-1')]
  const his = against.filter(({ by }) => by === mayor).map(ballot => ballot.why)
  const unless = [...his, ...(copied ? [run.given({ is: 'fact', kind: 'onlyCopied', of: slot }, 'RU-POL-6')] : [])]
  const covers = all(claim, { rule: 'RU-POL-1', action }, because, unless)
  const freedBy = onlyOne(because, unless)
  return against
    .filter(({ by }) => by !== mayor)
    .map(({ by }): Silence => ({ by, target: slot, to: 0, why: covers, freedBy }))
}

/** After a lynch: one more for a black against whom he voted, one less for a red (RU-POL-2). */
const changeLimit = (run: Resolution): void => {
  const always = run.option('politicianVoteNeeded') === 'lossOnly'
  changeStored(run, limit, ({ seat, votedAgainst }) =>
    isBlack(seat) ? (votedAgainst || always ? 1 : 0) : seat.faction === 'red' && votedAgainst ? -1 : 0,
  )
}

/** Who takes the role over has its influence (RU-ACZ-3). */
const inheritLimit = (run: Resolution, heir: Fact<'heir'>): void => handOverStored(run, heir, limit)

/** Nobody may vote against somebody else; only while there is a mayor in office (RU-POL-3). */
const shadowing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const shadowed = all({ is: 'fact', kind: 'shadowed', of: at, other: actor, action }, { rule: 'RU-POL-3', action }, [
    why,
    ...playedBy(run, actor, 'shadowVertical'),
  ])
  const until = endOfVote(run)
  run.put({ kind: 'shadowed', of: at, by: actor, action, why: shadowed, rule: 'RU-POL-3', until })
  return shadowed
}

/** Step `shields`. */
const shadowed = (run: Resolution): Shield[] =>
  mayorOf(run.living()) === undefined
    ? []
    : run.ledger.attempts({ kind: 'shadowed', when: 'soFar' }).map((fact): Shield => ({
        of: fact.of,
        why: run.ledger.standing(fact, 'soFar'),
        ...(fact.by !== undefined && { by: fact.by }),
        // Before the lawyer and the priest, where two of them protect each other.
        rank: ranks.politician,
        aboveBy: 'RU-POL-7',
      }))

/** What everybody reads when the vote starts (RU-DAY-2). */
function announceShadow(run: Resolution): void {
  for (const { of, why } of shadowed(run))
    if (why.holds) run.announce('shadowVertical', { who: of }, 'RU-POL-3', 'voteStart')
}

const rules: Rules = {
  'RU-POL-1': stated({
    en: 'While a mayor is in office and does not vote against the politician, all other votes against the politician are worth nothing. A mayor who votes with the politician gets as much added as the politician gets for supporters.',
    ru: 'Пока мэр у власти и не голосует против политика, все остальные голоса против политика равны нулю. Мэр, голосующий с политиком в одну цель, получает к голосу столько же, сколько политик за своих сторонников.',
  }),
  'RU-POL-2': stated({
    en: 'Before a vote the politician names supporters, at first up to two. Each supporter who votes with the politician gets +1 to their vote, and the politician gets +1 for every two of them. If a black the politician voted against is lynched, the limit grows by one from then on; if such a red is lynched, it drops by one.',
    ru: 'Перед голосованием политик называет сторонников, вначале не больше двух. Каждый, кто голосует с ним в одну цель, получает +1 к голосу, а сам политик — +1 за каждую пару. За линчевание черного, против которого политик голосовал, лимит растет на единицу, за линчевание красного падает.',
  }),
  'RU-POL-3': stated({
    en: 'While a mayor is in office, the politician may, before a vote, name another player nobody may vote against in it.',
    ru: 'Пока мэр удерживает пост, политик может перед голосованием назвать другого игрока, против которого голосовать нельзя.',
  }),
  'RU-POL-5': stated({
    en: 'A politician who is mayor names no supporters: their vote weighs one more for every two they could have named. They have both verticals. If the mayor’s vertical is on a player other than the secretary, votes against the secretary are worth nothing unless the mayor votes against them too.',
    ru: 'Политик на посту мэра сторонников не называет: его голос больше на единицу за каждую пару, которую он мог бы назвать. У него обе вертикали. Если обычная вертикаль на ком-то, кроме секретарши, голоса против нее равны нулю, пока против нее не проголосует сам мэр.',
  }),
  'RU-POL-7': stated({
    en: 'If a politician and a lawyer protect each other, the politician’s shield works and the politician stays open. A priest cannot forgive a politician who shields them.',
    ru: 'Если политик и адвокат прикрывают друг друга, действует вертикаль политика, а сам он остается открытым. Священник не может простить политика, который его прикрыл.',
  }),
}

const words = {
  uses: {
    influence: { en: 'the politician’s influence', ru: 'влияние политика' },
    nameSupporters: { en: 'naming supporters', ru: 'выбор сторонников' },
    shadowVertical: { en: 'shadow vertical', ru: 'теневая вертикаль' },
  },
  deeds: {
    influence: { en: '{actor} has influence', ru: 'у {actor_gen} есть влияние' },
    nameSupporters: {
      en: '{actor} named supporters: {all}',
      ru: `{actor_nom} ${did('actor', 'назвал')} сторонниками {all_acc}`,
    },
    shadowVertical: {
      en: '{actor} put {first} under the shadow vertical',
      ru: `{actor_nom} ${did('actor', 'поставил')} теневую вертикаль на {first_acc}`,
    },
    'shadowVertical:tried': tried(
      'put {first} under the shadow vertical',
      'поставить теневую вертикаль на {first_acc}',
    ),
  },
  facts: {
    supporter: {
      stands: { en: '{who} is one of {other}’s supporters', ru: '{who_nom} — среди сторонников {other_gen}' },
      falls: { en: '{who} is not one of {other}’s supporters', ru: '{who_nom} не среди сторонников {other_gen}' },
    },
    pairsBehind: {
      stands: {
        en: '{votes, plural, one {# pair} other {# pairs}} of supporters voted with {who}',
        ru: 'с {who_ins} голосует {votes, plural, one {# пара} few {# пары} many {# пар} other {# пары}} сторонников',
      },
      falls: { en: 'too few supporters voted with {who}', ru: 'сторонники не голосуют с {who_ins}' },
    },
    mayorInOffice: {
      stands: { en: '{who} is mayor', ru: '{who_nom} — мэр' },
      falls: { en: '{who} is not the mayor', ru: '{who_nom} не мэр' },
    },
    hasInfluence: {
      stands: {
        en: 'as mayor {who} gets {votes, plural, one {# extra vote} other {# extra votes}}',
        ru: 'на посту мэра голос больше на {votes} ({who_nom})',
      },
      falls: { en: '{who} gets no extra vote as mayor', ru: 'на посту мэра прибавки нет ({who_nom})' },
      deed: true,
    },
    coveredByMayor: {
      stands: { en: 'mayor {other} covers {who}', ru: '{who_acc} прикрывает мэр ({other_nom})' },
      falls: { en: 'mayor {other} does not cover {who}', ru: '{who_acc} мэр не прикрывает ({other_nom})' },
      deed: true,
    },
    onlyCopied: {
      stands: { en: '{who} only plays the role for a day', ru: '{who_nom} лишь играет роль на сутки' },
      falls: { en: 'the role is {who}’s own', ru: 'роль — своя ({who_nom})' },
    },
    verticalElsewhere: {
      stands: { en: 'the vertical is not on {other}', ru: 'обычная вертикаль не на секретарше ({other_nom})' },
      falls: { en: 'the vertical is on {other}', ru: 'обычная вертикаль на секретарше ({other_nom})' },
    },
    shadowed: {
      stands: { en: '{who} is under the shadow vertical', ru: '{who_nom} под теневой вертикалью' },
      falls: { en: '{who} is not under the shadow vertical', ru: '{who_nom} не под теневой вертикалью' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    supportLimit: { en: 'supporter limit', ru: 'лимит сторонников' },
  },
  tells: {
    shadowVertical: { en: 'Shadow vertical: {who}.', ru: 'Теневая вертикаль: {who}.' },
  },
  verbs: {
    nameSupporters: ['supporters', 'name supporters', 'my supporters', 'supported by', 'support from'],
    shadowVertical: ['shadow vertical', 'shadow'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const politicianVotes = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  words,
  rulings: {
    effects: { supporting, shadowing },
    after: { dayStart: announceShadow },
    vote: { shields: shadowed, boosts: supported, silences: covered },
    reactions: { heir: inheritLimit },
    dusk: [changeLimit],
  },
})
