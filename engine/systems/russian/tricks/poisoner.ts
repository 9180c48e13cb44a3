/**
 * The poisoner (RU-POI): whom he poisons dies a day later, unless something lifts the poison. Of that tells
 * `antidote.ts`, and `poisonings.ts` how often he may.
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { livesOf } from '../shared/lives.ts'
import { metOn } from '../shared/obstacles.ts'
import { perRun } from '../shared/per-run.ts'
import { isExtended } from '../shared/sides.ts'
import {
  all,
  any,
  isAbout,
  type ActorGuard,
  type Fact,
  type LateEffect,
  type Resolution,
  type TargetGuard,
} from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { poisonedBefore, refusalOf } from './antidote.ts'
import { basicSpent, leaveShot, leftOf, mayNameTwo, realise } from './poisonings.ts'

const abilities = {
  poison: {
    kind: 'kill',
    told: {
      en: 'Each night you may poison one player. The poison kills in the following night, unless you give the antidote first or somebody comes to heal the victim. While the victim lives you have no other move than the antidote.',
      ru: 'Каждую ночь вы можете отравить одного игрока. Яд убьет его следующей ночью, если вы раньше не дадите противоядия и никто не придет лечить. Пока жертва жива, других ходов, кроме противоядия, у вас нет.',
    },
    is: ['special', 'lasting'],
    targets: 1,
    most: 2,
    phases: ['night'],
    turn: 'shot',
    rule: 'RU-POI-1',
    stoppedByGuard: 'RU-BLK-5',
    leaves: 'poisoned',
    components: [{ does: 'mark', as: 'poisoning' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  poisoned: { of: 'slot', data: { group: 'word?', extra: 'flag?' } },
})

const options: Options = {
  poisonGeishaClients: {
    values: [true, false],
    rule: 'RU-POI-2',
    says: { en: 'The geisha’s clients can be poisoned.', ru: 'Можно ли отравить клиентов гейши.' },
  },
}

/** The victims for whom the poisoner had to answer when his slot came. */
const pending = perRun<readonly Fact<'poisoned'>[]>(() => [])

const poisoning: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const also = run.seat(at).details?.title === 'secretary' ? ['RU-POI-3'] : []
  const claim = { is: 'fact', kind: 'poisoned', of: at, other: actor, action } as const
  const taken = all(claim, { rule: 'RU-POI-2', also, action }, [why])
  run.mark(at, 'poisoned', taken, 'RU-POI-1', {
    by: actor,
    action,
    data: { group: action, extra: basicSpent(run, actor) },
  })
  return taken
}

/** One victim at a time, and no more poisonings than there are (RU-POI-1, RU-POI-4). */
const poisonGate: ActorGuard = (run, { does, actor, id: action, to }) => {
  if (does !== 'poison') return undefined
  const open = pending(run).filter(
    ({ by, of }) => by === actor && run.game.seats.some(({ slot, alive }) => slot === of && alive),
  )
  const left = leftOf(run, actor)
  return [
    ...(open.length
      ? [
          any(
            { is: 'fact', kind: 'poisonDue', of: actor, action },
            { rule: 'RU-POI-1', action },
            open.map(({ why }) => why),
          ),
        ]
      : []),
    ...(left > 0 ? [] : [run.given({ is: 'fact', kind: 'noPoison', of: actor }, 'RU-POI-4', action)]),
    ...(to.length > 1
      ? [
          all(
            { is: 'fact', kind: 'tooManyVictims', of: actor, action },
            { rule: 'RU-POI-5', action },
            [],
            [mayNameTwo(run, actor)],
          ),
        ]
      : []),
  ]
}

/** Poison meets a healer at the same place, or comes to a corpse (RU-POI-2, RU-DOC-7). */
const poisonLanding: TargetGuard = (run, { does }, at) => {
  if (does !== 'poison') return undefined
  const healed = run.ledger.seekTried(
    { kind: 'healed', of: at, when: 'soFar', where: ({ phase }) => phase === undefined },
    'RU-POI-2',
    { is: 'fact', kind: 'reachedHealing', of: at },
  )
  return [
    ...healed,
    ...run.ledger.seekTried({ kind: 'death', of: at, when: 'soFar' }, 'RU-POI-1', { is: 'dies', who: at }),
  ]
}

/** Poison that is due: one death for each poisoning, unless somebody came to heal (RU-POI-1, RU-DOC-7, RU-POI-5). */
function poisonWorks(run: Resolution): void {
  const facts = poisonedBefore(run)
  pending.set(run, facts)
  for (const group of new Set(facts.map(groupOf)))
    work(
      run,
      facts.filter(fact => groupOf(fact) === group),
    )
}

const groupOf = ({ phase = '', of, data }: Fact<'poisoned'>): string =>
  data.group === undefined ? `alone ${of}` : `${phase} ${data.group}`

function work(run: Resolution, facts: readonly Fact<'poisoned'>[]): void {
  const alive = facts.filter(({ of }) => run.seat(of).alive)
  const [{ by }] = facts as [Fact<'poisoned'>]
  const refusals = new Map(alive.map(fact => [fact, refusalOf(run, fact)]))
  const due = alive.filter(fact => refusals.get(fact)!.holds)
  const would = new Map(due.map(fact => [fact, dyingOf(run, fact, refusals.get(fact)!, [])]))
  const dying = due.filter(fact => would.get(fact)!.holds)
  const chosen = choose(run, by ?? '', dying)
  const lives = chosen
    ? livesOf(run, { victim: chosen.of, target: chosen.of, killer: by ?? chosen.of, action: '', cause: 'poison' }, [
        'spareLife',
      ])
    : []
  for (const fact of due) {
    const other =
      fact === chosen
        ? lives
        : chosen && would.get(fact)!.holds
          ? [
              all({ is: 'fact', kind: 'otherPoisonVictim', of: fact.of, other: chosen.of }, { rule: 'RU-POI-5' }, [
                would.get(chosen)!,
              ]),
            ]
          : []
    const why = other.length ? dyingOf(run, fact, refusals.get(fact)!, other) : would.get(fact)!
    run.dies(fact.of, why, 'RU-POI-1', { cause: 'poison', ...(by !== undefined && { by }) })
  }
  // What waits for a word of the poisoner waits on.
  const over = facts.filter(fact => !alive.includes(fact) || due.includes(fact))
  for (const fact of over)
    run.ledger.end(fact, all({ is: 'fact', kind: 'poisonOver', of: fact.of }, { rule: 'RU-POI-1' }, [fact.why]))
  if (by !== undefined && over.length === facts.length)
    settleUp(run, by, over, lives.some(({ holds }) => holds) ? undefined : chosen)
}

/** What has become of a poisoning: used up, free again, or left to the other blacks (RU-POI-4). */
function settleUp(
  run: Resolution,
  poisoner: SeatId,
  facts: readonly Fact<'poisoned'>[],
  victim: Fact<'poisoned'> | undefined,
): void {
  const gone = !run.seat(poisoner).alive
  const extra = facts.some(({ data }) => data.extra === true)
  const team = victim && run.seat(victim.of).faction
  if (team === 'red') realise(run, poisoner, victim!.of, extra)
  else if (gone && (team === 'black' || extra)) leaveShot(run, poisoner, 1, extra)
  else if (team !== undefined && isExtended(run.game)) mayNameTwo.remember(run, poisoner, victim!.of)
}

function dyingOf(run: Resolution, fact: Fact<'poisoned'>, refusal: Reason, unless: readonly Reason[]): Reason {
  const visits = run.ledger
    .attempts({ kind: 'healed', of: fact.of, when: 'soFar', where: ({ phase }) => phase === undefined })
    .map(({ why, action = '' }) =>
      all({ is: 'fact', kind: 'visitedPoisoned', of: fact.of, action }, { rule: 'RU-DOC-7', action }, [why]),
    )
  return all(
    { is: 'fact', kind: 'poisonWorks', of: fact.of, ...(fact.by !== undefined && { other: fact.by }) },
    { rule: 'RU-ORD-7' },
    [all({ is: 'fact', kind: 'poisonNotLifted', of: fact.of }, { rule: 'RU-POI-1' }, [fact.why, refusal])],
    [...visits, ...unless],
  )
}

/** Of two victims one dies: a red before others, and among equals one is drawn (RU-POI-5). */
function choose(run: Resolution, poisoner: SeatId, dying: readonly Fact<'poisoned'>[]): Fact<'poisoned'> | undefined {
  if (dying.length < 2) return dying[0]
  const reds = dying.filter(({ of }) => run.seat(of).faction === 'red')
  const candidates = reds.length ? reds : dying
  const drawn =
    candidates.length > 1
      ? run.draw(
          'poisonVictim',
          poisoner,
          candidates.map(({ of }) => of),
        )
      : candidates[0]!.of
  return candidates.find(({ of }) => of === drawn)
}

/** A night in which others foiled him lets the poisoner name two in the next one (RU-POI-5). */
function rememberFoiled(run: Resolution): void {
  if (!isExtended(run.game)) return
  for (const { id, actor } of run.moves.filter(({ does }) => does === 'poison')) {
    const tries = run.ledger.attempts({
      kind: 'poisoned',
      by: actor,
      when: 'soFar',
      where: ({ action }) => action === id,
    })
    // What the poisoner himself did not mind is no foiling.
    const foiled = ({ of }: Fact<'poisoned'>): boolean =>
      metOn(run, actor, id, of).some(
        ({ why }) => why.holds && !isAbout(why.claim, 'poisonDue', 'noPoison', 'tooManyVictims'),
      )
    if (tries.some(({ why }) => why.holds)) mayNameTwo.spend(run, actor)
    else if (tries.length && tries.every(foiled)) mayNameTwo.remember(run, actor)
  }
}

const rules: Rules = {
  'RU-POI-1': stated({
    en: 'The poison works on the night after it was given, at the poisoner’s place in the night order, unless the poisoner gives the antidote before that or somebody visits the victim that night to heal. While the victim lives, the poisoner can only give the antidote.',
    ru: 'Яд действует на следующую ночь после отравления, на месте отравителя, если до этого отравитель не даст противоядия и никто не придет этой ночью лечить жертву. Пока жертва жива, других ходов, кроме противоядия, нет.',
  }),
  'RU-POI-2': stated({
    en: 'A poisoning is foiled, and the poisoner told, if the poisoner is blocked or the target is guarded or healed the same night. It fails on a prostitute’s client and for a poisoner who is one; a geisha’s client can be poisoned.',
    ru: 'Отравление срывается, и отравителю об этом сообщают, если он заблокирован или цель в ту же ночь под защитой или ее лечат. Оно не удается с клиентом проститутки и у отравителя, который сам ее клиент; клиента гейши отравить можно.',
  }),
  'RU-POI-3': stated({
    en: 'Poison works even after the poisoner is out. It is not an attack, and a secretary can be poisoned.',
    ru: 'Яд действует и после того, как отравитель выбыл. Он не считается нападением, и секретаршу отравить можно.',
  }),
  'RU-POI-6': stated({
    en: 'When all other blacks are out, the poisoner may kill if they cannot or will not poison; poison already given keeps working. They check red until their first kill as a killer, and already check black on the night of it.',
    ru: 'Когда все другие черные выбыли, отравитель может убивать, если не может или не хочет отравлять; яд, который уже дан, продолжает действовать. Он чекается красным до первого убийства как киллер, а в ночь этого убийства — уже черным.',
  }),
}

const words = {
  uses: {
    poison: { en: 'poisoning', ru: 'отравление' },
  },
  deeds: {
    poison: { en: '{actor} poisoned {first}', ru: `{actor_nom} ${did('actor', 'отравил')} {first_acc}` },
    'poison:2': {
      en: '{actor} poisoned {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'отравил')} {first_acc} и {second_acc}`,
    },
    'poison:tried': tried('poison {first}', 'отравить {first_acc}'),
    'poison:2:tried': tried('poison {first} and {second}', 'отравить {first_acc} и {second_acc}'),
  },
  facts: {
    poisoned: {
      stands: { en: '{who} is poisoned', ru: `{who_nom} ${did('who', 'отравлен')}` },
      falls: { en: '{who} is not poisoned', ru: `{who_nom} не ${did('who', 'отравлен')}` },
      asks: { en: 'Is {who} poisoned?', ru: `${did('who', 'Отравлен')} ли {who_nom}?` },
      would: {
        en: '{who} would have been poisoned',
        ru: `{who_nom} ${did('who', 'был')} бы ${did('who', 'отравлен')}`,
      },
    },
    poisonWorks: {
      stands: { en: 'the poison kills {who}', ru: 'яд убивает {who_acc}' },
      falls: { en: 'the poison does not kill {who}', ru: 'яд не убивает {who_acc}' },
      would: { en: 'the poison would have killed {who}', ru: 'яд убил бы {who_acc}' },
    },
    poisonNotLifted: {
      stands: { en: '{who} is not cured of the poison', ru: 'яд с {who_gen} не снят' },
      falls: { en: '{who} is cured of the poison', ru: 'яд с {who_gen} снят' },
    },
    poisonDue: {
      stands: {
        en: 'a victim of {who} was under poison at the start of the night',
        ru: 'жертва {who_gen} еще под действием яда',
      },
      falls: {
        en: 'no victim of {who} was under poison at the start of the night',
        ru: 'у {who_gen} нет жертвы под действием яда',
      },
    },
    visitedPoisoned: {
      stands: { en: '{who} is healed tonight', ru: '{who_acc} этой ночью лечили' },
      falls: { en: '{who} is not healed tonight', ru: '{who_acc} этой ночью не лечили' },
      would: { en: '{who} would have been healed tonight', ru: '{who_acc} этой ночью вылечили бы' },
    },
    reachedHealing: {
      stands: { en: '{who} is healed the same night', ru: '{who_acc} лечили в ту же ночь' },
      falls: { en: '{who} is not healed the same night', ru: '{who_acc} не лечили в ту же ночь' },
      would: { en: '{who} would have been healed the same night', ru: '{who_acc} вылечили бы в ту же ночь' },
    },
    otherPoisonVictim: {
      stands: { en: 'of the two victims, only {other} dies', ru: 'из двух жертв умирает только {other_nom}' },
      falls: { en: '{other} is not the one who dies instead', ru: '{other_nom} вместо этого не умирает' },
    },
    poisonOver: {
      stands: { en: 'this poison no longer works', ru: 'действие этого яда закончено' },
      falls: { en: 'this poison still works', ru: 'яд еще действует' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    poisonGeishaClients: { en: 'poisoning the geisha’s clients', ru: 'отравление клиентов гейши' },
  },
  verbs: {
    poison: ['poison', 'give {first} poison'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const poisoner = section({
  abilities,
  facts,
  options,
  rules,
  rulings: {
    actorGuards: [poisonGate],
    targetGuards: [poisonLanding],
    effects: { poisoning },
    before: { poisoner: poisonWorks },
    after: { poisoner: rememberFoiled },
  },
  words,
})
