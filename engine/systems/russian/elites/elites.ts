/**
 * Elites: officials without a role of their own, what they say, how they leave, and how their ballots weigh
 * (RU-ELI).
 */
import { seatOf, type Ballot, type Seat, type Game } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import type { SetupBreak } from '../../../ruleset/panel.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Cast, SentFor, Shield, Weight } from '../day/hooks.ts'
import { endOfDay } from '../day/kinds.ts'
import { dayGoesOn } from '../day/rounds.ts'
import { hasPost } from '../faceless/faceless.ts'
import type { Part } from '../part.ts'
import { negative } from '../roles/negative.ts'
import { section } from '../section.ts'
import { isElite, eliteIs, masterOfServant, servantsOf, chosenSide } from '../shared/roster.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { all, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords } from '../words.ts'

const abilities: Record<string, Entry> = {
  standIn: {
    kind: 'other',
    told: {
      en: 'You have no vote of your own. A vote you send in is your master’s if they cast none, or if they gave it away before the vote started.',
      ru: 'Своего голоса у вас нет. Голос, который вы прислали, засчитывается хозяину, если тот не проголосовал или заранее передал его вам.',
    },
    is: ['beforeVote', 'byLetter', 'word', 'unstoppable', 'ofNoRole', 'uncounted', 'stays'],
    targets: 0,
    phases: ['day', 'hunt'],
    casual: true,
    rule: 'RU-SRV-3',
    components: [{ does: 'mark', as: 'givesBallotAway' }],
  },
}

const facts = declareFacts({
  votesInPlace: { of: 'slot', data: { master: 'slot' } },
  agentLeft: { of: 'slot' },
  servantLeft: { of: 'slot' },
  sideTold: { of: 'slot' },
  servantInformed: { of: 'slot' },
})

const refuse: Refuse = (game, _phase, { to }) => {
  const elite = to.map(slot => seatOf(game, slot)).find(seat => seat && isElite(seat))
  return (
    elite && {
      rule: 'RU-ELITE-1',
      says: {
        en: `${elite.name} has an elite role and cannot be targeted`,
        ru: `у игрока ${elite.name} элитная роль, на него ходить нельзя`,
      },
    }
  )
}

/** A master gives today's vote to the servant, before it starts; everybody reads it then. */
const givesBallotAway: LateEffect = (run, { move, why }) => {
  const { actor, id: action } = move
  const [servant] = servantsOf(run.game, actor)
  const of = servant?.slot ?? ''
  const gives = all({ is: 'fact', kind: 'votesInPlace', of, other: actor, action }, { rule: 'RU-SRV-3', action }, [why])
  run.put({ kind: 'votesInPlace', of, by: actor, action, why: gives, rule: 'RU-SRV-3', data: { master: actor } })
  if (gives.holds) run.announce('standsIn', { who: of, other: actor }, 'RU-SRV-3', 'voteStart')
  return gives
}

/** Nobody votes against an elite (RU-VOTE-6, RU-ELITE-1). */
const elitesAreSafe = (run: Resolution): Shield[] =>
  run
    .living()
    .filter(isElite)
    .map(({ slot }) => ({ of: slot, why: run.given({ is: 'fact', kind: 'isElite', of: slot }, 'RU-ELITE-1') }))

/** A servant has no ballot of his own (RU-VOTE-6). */
const servantsHaveNone = (run: Resolution, who: SeatId): Reason[] =>
  eliteIs(run.seat(who), 'serves') ? [run.given({ is: 'fact', kind: 'hasNoBallot', of: who }, 'RU-VOTE-6')] : []

/** What a servant sends in is the master's: where the master gave the vote away, or cast no ballot (RU-SRV-3). */
function sentByServants(run: Resolution, ballots: readonly Ballot[]): SentFor[] {
  return ballots.flatMap(ballot => {
    const master = masterOfServant(run.game, run.seat(ballot.by))?.slot
    if (master === undefined) return []
    const given = run.ledger.found({ kind: 'votesInPlace', of: ballot.by, when: 'soFar' }).map(({ why }) => why)
    if (!given.length && ballots.some(({ by }) => by === master)) return []
    const kind = given.length ? 'votesInPlace' : 'votesForMaster'
    const why = all({ is: 'fact', kind, of: ballot.by, other: master }, { rule: 'RU-SRV-3' }, given)
    const sent: SentFor = {
      of: ballot.id,
      ballot: { ...ballot, by: master },
      why,
      ...(given.length && { first: true }),
    }
    return why.holds ? [sent] : []
  })
}

/** A mason's ballot weighs nothing (RU-VOTE-6). */
const masonsWeighNothing = (run: Resolution, { by }: Cast): Weight | undefined =>
  eliteIs(run.seat(by), 'weighsNothing')
    ? { votes: 0, why: run.given({ is: 'fact', kind: 'weighsNothing', of: by }, 'RU-VOTE-6') }
    : undefined

/** What only a negative role brings: a servant who is treated as if the master were red hears nothing of it. */
const ofNegative: readonly string[] = [
  'killer',
  'partners',
  'orderTargets',
  'orderedKill',
  'holderSurvived',
  'hirelingDead',
  'becameSon',
  'newSon',
  'met',
  'metImitator',
  'tookPlace',
  'changedSides',
  'newHireling',
  'foiledKilling',
  'jokerRole',
  'jokerSlander',
  'jokerNegative',
  'jokerLater',
  'jokerColour',
  'jokerVisitors',
  'captiveKnown',
  'captiveTeam',
  'extraPoisoning',
]

/** Copies for servants whose master has the host inform them. */
function informServants(run: Resolution): void {
  for (const { slot, details } of run.game.seats.filter(seat => seat.alive && eliteIs(seat, 'serves'))) {
    const { master, treated = 'hard' } = details ?? {}
    if (master === undefined || treated === 'hard' || !run.isSomebody(master)) continue
    const moves = getOwn(negative, run.seat(master).details?.negative ?? '')?.abilities ?? []
    const heard = run.tells.filter(
      ({ to, kind, values }) =>
        to.to === 'player'
        && to.player === master
        && (treated === 'soft' || !(ofNegative.includes(kind) || moves.includes(String(values.ability)))),
    )
    if (!heard.length) continue
    const why = all({ is: 'fact', kind: 'servantInformed', of: slot, other: master }, { rule: 'RU-SRV-2' })
    run.put({ kind: 'servantInformed', of: slot, by: master, why, rule: 'RU-SRV-2' })
    if (why.holds) for (const { kind, values } of heard) run.tell(slot, kind, values, 'RU-SRV-2')
  }
}

/** The day of the second lynch: the first day elects a mayor. */
const SECOND_LYNCH = 3

/** Agents whose time is over leave, unless a post keeps them; everybody reads for which side they were, where they had named one. */
function agentsReport(run: Resolution): void {
  if (run.phase.number < SECOND_LYNCH || dayGoesOn(run)) return
  for (const agent of run.living().filter(seat => eliteIs(seat, 'reportsBack'))) {
    const held = hasPost(agent) ? [run.given({ is: 'fact', kind: 'heldByPost', of: agent.slot }, 'RU-AGT-1')] : []
    const why = all({ is: 'fact', kind: 'agentLeft', of: agent.slot }, { rule: 'RU-AGT-1' }, [], held)
    run.put({ kind: 'agentLeft', of: agent.slot, why, rule: 'RU-AGT-1' })
    if (!why.holds) continue
    run.change(agent.slot, { out: true })
    run.announce('agentLeft', { who: agent.slot, ...sideShown(run, agent) }, 'RU-AGT-1')
  }
}

/** The side of an agent is read by everybody where he named it, and stays hidden where he named a player (RU-AGT-1). */
const sideShown = ({ game }: Resolution, agent: Seat): { team: string; shown: string } =>
  agent.details?.ofSide === undefined || chosenSide(game, agent) === undefined
    ? { team: '', shown: 'no' }
    : { team: agent.details.ofSide, shown: 'yes' }

/**
 * Servants whose master is out of the game leave too; where the master died at night their side is not shown. A master who
 * votes on as a phantom is not out yet: they go together.
 */
function servantsLeave(run: Resolution): void {
  for (const servant of run.living().filter(seat => eliteIs(seat, 'serves'))) {
    const master = masterOfServant(run.game, servant)
    if (!master || run.seat(master.slot).alive) continue
    const deaths = run.deaths().filter(({ of }) => of === master.slot)
    const gone = { is: 'fact', kind: 'masterGone', of: servant.slot, other: master.slot } as const
    // Of a master who died before today it is told by what he has been since.
    const since = deaths.length ? deaths : run.ledger.attempts({ kind: 'phantom', of: master.slot, when: 'soFar' })
    const because = all(
      gone,
      { rule: 'RU-SRV-1' },
      since.map(({ why }) => why),
    )
    const why = all(
      { is: 'fact', kind: 'servantLeft', of: servant.slot, other: master.slot },
      { rule: 'RU-SRV-1' },
      [because],
      staysAsPhantom(run, master.slot),
    )
    run.put({ kind: 'servantLeft', of: servant.slot, why, rule: 'RU-SRV-1' })
    if (!why.holds) continue
    run.change(servant.slot, { out: true })
    const shown = diedIn(run, master.slot) === 'night' ? 'no' : 'yes'
    const team = shown === 'yes' ? master.faction : ''
    run.announce('servantLeft', { who: servant.slot, other: master.slot, team, shown }, 'RU-SRV-1')
  }
}

/** What keeps a dead player in the game beyond this phase; a vote that is over keeps nobody. */
const staysAsPhantom = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger
    .found({ kind: 'phantom', of: who, when: 'soFar' })
    .filter(({ until }) => run.phase.kind === 'night' || until !== endOfDay(run.phase.number))
    .map(({ why }) => why)

/** The kind of the phase in which somebody died. */
const diedIn = (run: Resolution, who: SeatId): string | undefined =>
  run.deaths().some(({ of }) => of === who)
    ? run.phase.kind
    : run.game.phases.findLast(({ result }) => result?.deaths.includes(who))?.kind

/** An elite who took the side of a player is told it when that player dies at night (RU-AGT-1, RU-MAS-1). */
function tellSides(run: Resolution): void {
  for (const elite of run.living()) {
    const { like } = elite.details ?? {}
    const rule = eliteIs(elite, 'weighsNothing') ? 'RU-MAS-1' : eliteIs(elite, 'reportsBack') ? 'RU-AGT-1' : undefined
    const death = run.deaths().find(({ of }) => of === like)
    if (!rule || !death) continue
    const why = all({ is: 'fact', kind: 'sideTold', of: elite.slot, other: death.of }, { rule }, [death.why])
    run.put({ kind: 'sideTold', of: elite.slot, why, rule })
    if (why.holds) run.tell(elite.slot, 'sideTold', { who: death.of, team: run.seat(death.of).faction }, rule)
  }
}

/** A servant has a master, a master has one servant, and each elite a side that somebody knows. */
export function elitesSeated(game: Game): SetupBreak[] {
  const elites = game.seats.filter(isElite)
  const servants = elites.filter(seat => eliteIs(seat, 'serves'))
  const masterless = servants.filter(seat => {
    const master = masterOfServant(game, seat)
    return !master || isElite(master)
  })
  const twice = servants.filter(seat =>
    servants.some(other => other !== seat && other.details?.master === seat.details?.master),
  )
  const sideless = elites.filter(seat => !eliteIs(seat, 'serves') && chosenSide(game, seat) === undefined)
  return [
    ...broken(masterless, 'RU-SRV-1', {
      en: 'A servant needs a main player as master: name that player as the seat’s master.',
      ru: 'Слуге нужен хозяин из основных игроков: укажите его имя в поле «Хозяин».',
    }),
    ...broken(
      twice.filter(seat => !masterless.includes(seat)),
      'RU-SRV-1',
      { en: 'A master can have only one servant.', ru: 'У одного хозяина не больше одного слуги.' },
    ),
    ...broken(sideless, 'RU-AGT-1', {
      en: 'These elites have no side yet: name a side, or a player whose side they take.',
      ru: 'У этих элитных ролей еще нет стороны: укажите ее или игрока, чью сторону они берут.',
    }).map(one => ({ ...one, warns: true as const })),
  ]
}

const broken = (who: readonly Seat[], rule: string, says: SetupBreak['says']): SetupBreak[] =>
  who.length ? [{ rule, says, who: who.map(({ slot }) => slot) }] : []

const rulings: Part = {
  effects: { givesBallotAway },
  vote: {
    standsAside: (run, who) => (isElite(run.seat(who)) ? 'elite' : undefined),
    shields: elitesAreSafe,
    voteless: servantsHaveNone,
    sentFor: sentByServants,
    weight: masonsWeighNothing,
  },
  results: ['agentLeft', 'servantLeft', 'sideTold', 'servantInformed'],
  asides: ['servantInformed'],
  dawn: [servantsLeave, tellSides, agentsReport],
  dusk: [servantsLeave, agentsReport],
}

/** Servants hear of everything that was told, so this comes last. */
const servantsRulings: Part = { dawn: [informServants], dusk: [informServants] }

const rules: Rules = {
  'RU-ELITE-1': stated({
    en: 'Elite roles are known from the start and are not main players: they cannot be targeted or voted against, and they have no other role. The host may take them out of the game.',
    ru: 'Элитные роли открыты со старта, и основными игроками их владельцы не считаются: на них не ходят и против них не голосуют, других ролей у них нет. Ведущий может вывести их из игры.',
  }),
  'RU-AGT-1': stated({
    en: 'An agent votes, may hold a post, and leaves after the second lynch, when everybody is told which side they were on; a post keeps an agent in the game. An agent who took a player’s side instead is told it only if that player dies at night, and leaves without revealing it.',
    ru: 'Агент голосует, может занять пост и покидает игру после второго голосования; тогда все узнают, чью сторону он представлял. Пост удерживает агента в игре. Кто вместо этого взял сторону какого-нибудь игрока, узнает ее, только если этот игрок погибнет ночью, и уходит, не раскрывая ее.',
  }),
  'RU-MAS-1': stated({
    en: 'A mason holds no post, has a vote that weighs nothing, and stays to the end. They name their side, or take a player’s side and are told it only if that player dies at night.',
    ru: 'Масон не занимает постов, его голос равен нулю, и в игре он до конца. Сторону он называет сам или берет сторону какого-нибудь игрока и узнает ее, только если этот игрок погибнет ночью.',
  }),
  'RU-SRV-1': stated({
    en: 'A servant belongs to one master, as everybody knows, and a master has one servant at most. They leave together, but while the master stays on as a phantom, so does the servant; if the master died at night, the servant’s side is not revealed.',
    ru: 'Слуга привязан к одному хозяину, это знают все, и у хозяина не больше одного слуги. Уходят они вместе, а пока хозяин остается фантомом — остается и слуга; если хозяин погиб ночью, сторона слуги не раскрывается.',
  }),
  'RU-SRV-2': stated({
    en: 'The master says how the servant is treated: the host tells the servant everything the master is told, only the master tells the servant, or the servant is told only about the civil role, as if the master were red.',
    ru: 'Хозяин говорит, как обращаться со слугой: мягко — ведущий сообщает слуге все, что и хозяину; жестко — слуга узнает все от хозяина; безжалостно — только о мирной роли, как если бы хозяин был красным.',
  }),
  'RU-SRV-3': stated({
    en: 'A servant has no vote. A vote sent in by the servant is the master’s if the master did not vote, and always on a day for which the master gave the vote away before it started. A servant sends in moves for an absent master as a partner does.',
    ru: 'У слуги нет голоса. Голос, который он прислал, засчитывается хозяину, если тот не проголосовал, и всегда — в день, на который хозяин заранее передал ему голос. За отсутствующего хозяина слуга присылает ходы, как напарник.',
  }),
}

const words = {
  roles: {
    agent: { en: 'agent', ru: 'агент' },
    mason: { en: 'mason', ru: 'масон' },
    servant: { en: 'servant', ru: 'слуга' },
  },
  factions: { elite: { en: 'Elite', ru: 'элитная роль' } },
  results: { elite: { en: 'elite', ru: 'элитная роль' } },
  goals: {
    elite: {
      en: 'You win with the side you chose.',
      ru: 'Вы побеждаете вместе со стороной, которую выбрали.',
    },
  },
  facts: {
    votesInPlace: {
      stands: { en: '{who} votes in place of {other}', ru: '{who_nom} голосует вместо {other_gen}' },
      falls: { en: '{who} does not vote in place of {other}', ru: '{who_nom} не голосует вместо {other_gen}' },
    },
    heldByPost: {
      stands: { en: '{who} holds a post and stays', ru: `{who_nom} занимает пост и остается в игре` },
      falls: { en: '{who} holds no post', ru: '{who_nom} не занимает поста' },
    },
    agentLeft: {
      stands: { en: 'the agent {who} leaves the game', ru: 'агент ({who_nom}) покидает игру' },
      falls: { en: 'the agent {who} does not leave the game', ru: 'агент ({who_nom}) остается в игре' },
      asks: { en: 'Does the agent {who} leave the game?', ru: 'Покидает ли игру агент ({who_nom})?' },
      would: {
        en: 'the agent {who} would have left the game',
        ru: `агент ({who_nom}) ${did('who', 'покинул')} бы игру`,
      },
    },
    masterGone: {
      stands: { en: '{who}’s master {other} is out of the game', ru: `хозяин ({other_nom}) вне игры` },
      falls: { en: '{who}’s master {other} is in the game', ru: 'хозяин ({other_nom}) в игре' },
    },
    servantLeft: {
      stands: {
        en: ifNamed('other', 'the servant {who} leaves with {other}', 'the servant {who} leaves with the master'),
        ru: ifNamed(
          'other',
          'слуга ({who_nom}) покидает игру с хозяином ({other_nom})',
          'слуга ({who_nom}) покидает игру с хозяином',
        ),
      },
      falls: { en: 'the servant {who} does not leave', ru: 'слуга ({who_nom}) остается в игре' },
      asks: { en: 'Does the servant {who} leave?', ru: 'Покидает ли игру слуга ({who_nom})?' },
      would: {
        en: ifNamed('other', 'the servant {who} would have left with {other}', 'the servant {who} would have left'),
        ru: ifNamed(
          'other',
          `слуга ({who_nom}) ${did('who', 'покинул')} бы игру с хозяином ({other_nom})`,
          `слуга ({who_nom}) ${did('who', 'покинул')} бы игру`,
        ),
      },
    },
    sideTold: {
      stands: {
        en: ifNamed('other', '{who} is told {other}’s side', '{who} is told a side'),
        ru: ifNamed('other', '{who_nom} узнает сторону {other_gen}', '{who_nom} узнает сторону'),
      },
      falls: {
        en: ifNamed('other', '{who} is not told {other}’s side', '{who} is not told a side'),
        ru: ifNamed('other', '{who_nom} не узнает стороны {other_gen}', '{who_nom} не узнает стороны'),
      },
      asks: { en: 'Is {who} told a side?', ru: 'Узнает ли {who_nom} чью-то сторону?' },
    },
    servantInformed: {
      stands: {
        en: 'the servant {who} is told what the master is told',
        ru: 'слуга ({who_nom}) узнает то же, что хозяин',
      },
      falls: {
        en: 'the servant {who} is not told what the master is told',
        ru: 'слуга ({who_nom}) не узнает того, что хозяин',
      },
      asks: {
        en: 'Is the servant {who} told what the master is told?',
        ru: 'Узнает ли слуга ({who_nom}) то же, что хозяин?',
      },
    },
    isElite: {
      stands: {
        en: '{who} has an elite role and cannot be voted against',
        ru: 'у {who_gen} элитная роль, голосовать против нельзя',
      },
      falls: { en: '{who} has no elite role', ru: 'у {who_gen} нет элитной роли' },
    },
    votesForMaster: {
      stands: {
        en: '{other} did not vote, so the vote of the servant {who} counts as theirs',
        ru: 'хозяин ({other_nom}) не проголосовал, голос слуги ({who_nom}) засчитан ему',
      },
      falls: {
        en: 'the vote of the servant {who} does not count as {other}’s',
        ru: 'голос слуги ({who_nom}) хозяину ({other_nom}) не засчитан',
      },
      deed: true,
    },
  } satisfies FactWords<typeof facts> & Readonly<Record<string, unknown>>,
  uses: { standIn: { en: 'servant’s vote', ru: 'голос слуги' } },
  deeds: {
    standIn: { en: '{actor} gave their vote to a servant', ru: `{actor_nom} ${did('actor', 'передал')} голос слуге` },
  },
  tells: {
    agentLeft: {
      en: 'The agent {who} has left{shown, select, yes {: {team}} other {}}.',
      ru: 'Агент ({who}{shown, select, yes {, {team}} other {}}) покидает игру.',
    },
    servantLeft: {
      en: '{who}, the servant of {other}, has left{shown, select, yes {: {team}} other {}}.',
      ru: 'Слуга покидает игру: {who} (хозяин — {other}{shown, select, yes {, {team}} other {}}).',
    },
    sideTold: {
      en: '{who}, whose side you took, has died. Side: {team}.',
      ru: 'Погиб игрок {who}, чью сторону вы взяли. Ваша команда: {team, select, red {красная} black {черная} grey {серая} other {{team}}}.',
    },
    standsIn: {
      en: '{who} votes in place of {other} today.',
      ru: 'За игрока {other} сегодня голосует слуга, игрок {who}.',
    },
  },
  verbs: { standIn: ['my servant votes', 'servant votes for me', 'give my vote to my servant'] },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const elites = section({ abilities, facts, refuse, rules, rulings, words })

export const servants = section({ rulings: servantsRulings })
