/**
 * The bum (RU-BUM): out of his home while he watches somebody else's, so that nobody meets him; he stays a second
 * night; and drunk he is dead for everybody.
 */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { is, type Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { takenForDead } from '../shared/lives.ts'
import { sentOn } from '../shared/hypnosis.ts'
import { kindOf } from '../shared/moves.ts'
import { isOfNight } from '../shared/step-place.ts'
import { inheritedFacts, lossesOf } from '../shared/roles.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { stillMoving } from '../shared/undead.ts'
import { all, any, rememberedOf, type Fact, type LateEffect, type Resolution, type TargetGuard } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  watch: {
    kind: 'investigate',
    told: {
      en: 'Each night you may watch the home of one player. You learn the names of those who came there, and whether the owner left.',
      ru: 'Каждую ночь вы можете следить за домом одного игрока. Вы узнаете имена тех, кто туда приходил, и уходил ли хозяин.',
    },
    is: ['comesLate', 'sparesOwner'],
    targets: 1,
    notSelf: { rule: 'RU-BUM-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-BUM-1',
    leaves: 'watching',
    components: [{ does: 'mark', as: 'watching' }],
  },
  stayOver: {
    kind: 'investigate',
    told: {
      en: 'In the following night you choose nobody and watch the same player again.',
      ru: 'На следующую ночь вы никого не выбираете и снова следите за тем же игроком.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-BUM-4',
    components: [],
  },
  drink: {
    kind: 'other',
    told: {
      en: 'Once in two nights you may get drunk. You are dead for every role of that night and learn nothing. If you are attacked while drunk you survive, and you never drink again.',
      ru: 'Раз в две ночи вы можете напиться. Для каждой роли этой ночи вы мертвы и ничего не узнаете. Если на пьяного напали, вы остаетесь живы и больше никогда не пьете.',
    },
    is: ['stays'],
    targets: 0,
    phases: ['night'],
    turn: 'civil',
    casual: true,
    rule: 'RU-BUM-7',
    components: [{ does: 'mark', as: 'drinking' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  watching: { of: 'slot', data: { named: 'slot' } },
  drunk: { of: 'slot' },
  stoppedDrinking: { of: 'slot' },
  leftAsBum: { of: 'slot' },
})

/** A second night is spent where the first one was, and nobody drinks two nights running (RU-BUM-4, RU-BUM-7). */
function refuseBum(game: Game, { number }: PhaseState, { by, does }: Sent): Refusal | undefined {
  const seat = seatOf(game, by)!
  if (does === 'drink') return refuseDrink(game, seat, number)
  return does === 'watch' && last(game, seat, 'watching', number)
    ? {
        rule: 'RU-BUM-4',
        says: {
          en: `${seat.name} is staying a second night in the same place`,
          ru: `игрок ${seat.name} вторую ночь подряд проводит там же`,
        },
      }
    : undefined
}

/** What a bum, or who had the role before him, did in the night before: it counts until this one. */
const last = ({ facts }: Game, { slot }: Seat, kind: 'watching' | 'drunk', night: number): boolean =>
  rememberedOf(facts, kind).some(({ by, until }) => by === slot && until === `night ${night}`)

function refuseDrink(game: Game, seat: Seat, night: number): Refusal | undefined {
  if (rememberedOf(game.facts, 'stoppedDrinking').some(({ of }) => of === seat.slot))
    return {
      rule: 'RU-BUM-7',
      says: {
        en: `${seat.name} was attacked while drunk and never drinks again`,
        ru: `на игрока ${seat.name} напали, пока он был пьян, и больше он не пьет`,
      },
    }
  return last(game, seat, 'drunk', night)
    ? {
        rule: 'RU-BUM-7',
        says: {
          en: `${seat.name} can drink only once every two nights`,
          ru: `игрок ${seat.name} пьет не чаще раза в две ночи`,
        },
      }
    : undefined
}

const nextNight = (run: Resolution): string => `night ${run.phase.number + 1}`

export const bums = (run: Resolution): SeatId[] =>
  stillMoving(run)
    .filter(({ slot }) => run.has(slot, 'watch'))
    .map(({ slot }) => slot)

/** A night at somebody's home; the next one he spends there too (RU-BUM-4). */
const watching: LateEffect = (run, { move: { id: action, actor: by, to }, at, why }) => {
  run.put({
    kind: 'watching',
    of: at,
    by,
    action,
    why,
    rule: 'RU-BUM-1',
    data: { named: to[0] ?? at },
    until: nextNight(run),
    lasting: true,
  })
}

/** For this night everybody takes him for dead (RU-NORD-11). */
const drinking: LateEffect = (run, { move: { id: action, actor }, why }) => {
  run.put({
    kind: 'drunk',
    of: actor,
    by: actor,
    action,
    why,
    rule: 'RU-BUM-7',
    until: nextNight(run),
    lasting: true,
  })
}

/** Where he was last night, and stays tonight. */
function lodging(run: Resolution, bum: SeatId): { fact: Fact<'watching'>; move: Move } | undefined {
  const fact = run.ledger.found({
    kind: 'watching',
    by: bum,
    when: 'phaseStart',
    where: ({ phase, until }) => phase !== undefined && until === run.name,
  })[0]
  const passive = run.passive(bum, 'stayOver')
  if (!fact || !passive) return undefined
  return {
    fact,
    move: {
      id: passive.action,
      actor: bum,
      does: 'watch',
      ability: run.catalogue.ability('watch')!,
      components: [],
      to: [fact.data.named],
      with: {},
      received: 0,
    },
  }
}

/** Whoever does anything as a bum is out before anybody looks for him: watching, a second night, and drinking (RU-BUM-8). */
function leavesHome(run: Resolution): void {
  for (const bum of bums(run)) {
    const sent = run.moves
      .filter(({ actor, does }) => actor === bum && (does === 'watch' || does === 'drink'))
      .map(move => run.trial({ ...move, to: [] }))
    const stays = sent.length ? undefined : lodging(run, bum)
    const stay = stays
      ? [
          all({ is: 'fact', kind: 'staysOver', of: bum }, { rule: 'RU-BUM-4', action: stays.move.id }, [
            stays.fact.why,
            run.trial({ ...stays.move, to: [] }),
          ]),
        ]
      : []
    const acts = [...sent, ...stay]
    if (acts.length)
      run.put({
        kind: 'leftAsBum',
        of: bum,
        by: bum,
        why: any({ is: 'fact', kind: 'leftAsBum', of: bum }, { rule: 'RU-BUM-8' }, acts),
        rule: 'RU-BUM-8',
      })
  }
}

/** What a bum does in the night for a negative role: to the blocker that is acting too (RU-BUM-8). */
const actsAsBlack = (run: Resolution, bum: SeatId): Reason[] =>
  bums(run).includes(bum)
    ? run.moves
        .filter(
          move => move.actor === bum && kindOf(move) === 'negative' && isOfNight(move) && !is(move.does, 'spoken'),
        )
        .map(move =>
          all(
            { is: 'fact', kind: 'actsAsBlack', of: bum, action: move.id },
            { rule: 'RU-BUM-8', action: move.id },
            [run.trial({ ...move, to: [] })],
            lossesOf(run, bum),
          ),
        )
    : []

/** Moves that do not meet a bum who is out. */
const missing: Readonly<Record<string, RuleId>> = {
  arrest: 'RU-BLK-9',
  guard: 'RU-BLK-9',
  block: 'RU-BLK-9',
  take: 'RU-GEI-6',
  takeHome: 'RU-PRO-8',
}

const missesBum: TargetGuard = (run, { does, id: action }, at) => {
  const rule = missing[does]
  const out =
    rule === undefined ? [] : run.ledger.attempts({ kind: 'leftAsBum', of: at, when: 'soFar' }).map(({ why }) => why)
  const acts = [...out, ...(is(does, 'arrests') || is(does, 'guards') ? actsAsBlack(run, at) : [])]
  if (rule !== undefined && acts.length)
    return any({ is: 'fact', kind: 'missesBum', of: at, action }, { rule, action }, acts)
  return is(does, 'lasting') ? takenForDead(run, at) : undefined
}

/** The second night at the same home comes by itself (RU-BUM-4); a drunk bum, or one who has another move, does not go. */
function staysOver(run: Resolution): void {
  for (const bum of bums(run)) {
    const stays = run.moves.some(({ actor, does }) => actor === bum && (does === 'watch' || does === 'drink'))
      ? undefined
      : lodging(run, bum)
    if (!stays) continue
    const { fact, move } = stays
    const [named = ''] = move.to
    const at = sentOn(run, move, named)?.to ?? named
    const gone = run.seat(named).alive ? [] : [run.given({ is: 'fact', kind: 'homeIsEmpty', of: named }, 'RU-BUM-4')]
    const why = all(
      { is: 'fact', kind: 'staysOver', of: bum, other: at },
      { rule: 'RU-BUM-4', action: move.id },
      [run.passive(bum, 'stayOver')!.why, fact.why, run.trial(move)],
      gone,
    )
    run.put({ kind: 'watching', of: at, by: bum, action: move.id, why, rule: 'RU-BUM-4', data: { named } })
    run.put({
      kind: 'went',
      of: at,
      by: bum,
      action: move.id,
      why,
      rule: 'RU-BUM-4',
      data: { kind: 'civil', does: 'watch', aim: named },
    })
  }
}

/** What saves a drunk bum from an attack: nobody kills a corpse (RU-BUM-7). */
const savesDrunk = (run: Resolution, { victim }: { victim: SeatId }): Reason[] => takenForDead(run, victim) ?? []

/** Attacked when drunk, and alive: that was the last time (RU-BUM-7). */
function stopsDrinking(run: Resolution): void {
  for (const bum of bums(run)) {
    const drunk = takenForDead(run, bum)
    const attacked = run.ledger.seek({ kind: 'attacked', of: bum, when: 'soFar' }, 'RU-BUM-7', {
      is: 'fact',
      kind: 'attackedBefore',
      of: bum,
    })
    if (drunk && attacked.holds)
      run.put({
        kind: 'stoppedDrinking',
        of: bum,
        rule: 'RU-BUM-7',
        why: all({ is: 'fact', kind: 'stoppedDrinking', of: bum }, { rule: 'RU-BUM-7' }, [...drunk, attacked]),
        lasting: true,
      })
  }
}

/** Who takes the role over stays where it was left, and drinks as if he had drunk before (RU-ACZ-3). */
function inheritNights(run: Resolution, heir: Fact<'heir'>): void {
  if (!run.catalogue.role(heir.data.role)?.abilities.includes('watch')) return
  for (const { given, data } of inheritedFacts(run, heir, 'watching')) run.put({ ...given, kind: 'watching', data })
  for (const kind of ['drunk', 'stoppedDrinking'] as const)
    for (const { given } of inheritedFacts(run, heir, kind)) run.put({ ...given, kind })
}

const rules: Rules = {
  'RU-BUM-4': stated({
    en: 'The next night the bum chooses nobody and watches the same player again.',
    ru: 'На следующую ночь он никого не выбирает и снова следит за тем же игроком.',
  }),
  'RU-BUM-7': stated({
    en: 'Once every two nights the bum may drink: they are dead to every role that night and learn nothing. If attacked while drunk, they live and never drink again.',
    ru: 'Раз в две ночи он может напиться: для каждой роли этой ночи он мертв и ничего не узнает. Если на пьяного напали, он остается жив и больше никогда не пьет.',
  }),
  'RU-BUM-8': chosen({
    en: 'Neither a blocker nor a prostitute nor a geisha finds a bum who does anything, whether watching, staying a second night or drinking. For the blocker, a negative role’s move is enough.',
    ru: 'Ни блокер, ни проститутка, ни гейша не застают бомжа, который хоть что-то делает, будь то слежка, вторая ночь или пьянка. Для блокера достаточно и хода негативной роли.',
  }),
}

const words = {
  uses: {
    watch: { en: 'watch', ru: 'слежка за домом' },
    stayOver: { en: 'second night', ru: 'вторая ночь' },
    drink: { en: 'drink', ru: 'пьянка' },
  },
  deeds: {
    watch: {
      en: '{actor} watched {first}’s home',
      ru: `{actor_nom} ${did('actor', 'следил')} за домом {first_gen}`,
    },
    stayOver: { en: '{actor} stayed a second night', ru: `{actor_nom} ${did('actor', 'ночевал')} там же вторую ночь` },
    drink: { en: '{actor} drank', ru: `{actor_nom} ${did('actor', 'пил')} всю ночь` },
    'drink:tried': tried('drink', 'пить всю ночь'),
    'watch:tried': tried('watch {first}’s home', 'проследить за домом {first_gen}'),
    'stayOver:tried': tried('stay a second night', 'остаться там же на вторую ночь'),
  },
  facts: {
    watching: {
      stands: { en: '{other} watches {who}’s home', ru: '{other_nom} следит за домом {who_gen}' },
      falls: { en: '{other} does not watch {who}’s home', ru: '{other_nom} не следит за домом {who_gen}' },
      would: {
        en: '{other} would have watched {who}’s home',
        ru: `{other_nom} ${did('other', 'следил')} бы за домом {who_gen}`,
      },
    },
    leftAsBum: {
      stands: { en: '{who} is out as a bum', ru: '{who_nom} бродит вне дома' },
      falls: { en: '{who} is not out as a bum', ru: '{who_nom} не бродит' },
      would: { en: '{who} would have been out as a bum', ru: `{who_nom} ${did('who', 'бродил')} бы вне дома` },
    },
    staysOver: {
      stands: { en: '{who} stays a second night', ru: '{who_nom} ночует там же вторую ночь' },
      falls: { en: '{who} does not stay a second night', ru: '{who_nom} не ночует там вторую ночь' },
      would: {
        en: '{who} would have stayed a second night',
        ru: `{who_nom} ${did('who', 'ночевал')} бы там же вторую ночь`,
      },
    },
    homeIsEmpty: {
      stands: { en: '{who} is out of the game', ru: '{who_nom} вне игры' },
      falls: { en: '{who} is still in the game', ru: '{who_nom} еще в игре' },
    },
    actsAsBlack: {
      stands: { en: '{who} uses the negative role tonight', ru: '{who_nom} этой ночью ходит негативной ролью' },
      falls: { en: '{who} does not use the negative role', ru: '{who_nom} не ходит негативной ролью' },
    },
    missesBum: {
      stands: { en: '{who} is out and cannot be found', ru: '{who_nom} бродит вне дома, и застать там некого' },
      falls: { en: '{who} can be found at home', ru: '{who_acc} можно застать дома' },
      would: {
        en: '{who} would have been out, where nobody could find them',
        ru: `{who_nom} ${did('who', 'бродил')} бы вне дома, и застать там было бы некого`,
      },
    },
    drunk: {
      stands: { en: '{who} is drunk', ru: '{who_nom} этой ночью пьет' },
      falls: { en: '{who} is not drunk', ru: '{who_nom} этой ночью не пьет' },
      would: { en: '{who} would have been drunk', ru: `{who_nom} этой ночью ${did('who', 'пил')} бы` },
    },
    takenForDead: {
      stands: { en: 'everybody takes {who} for dead', ru: '{who_acc} все считают мертвым игроком' },
      falls: { en: 'nobody takes {who} for dead', ru: '{who_acc} никто не считает мертвым игроком' },
      would: { en: 'everybody would have taken {who} for dead', ru: '{who_acc} сочли бы мертвым игроком' },
    },
    stoppedDrinking: {
      stands: { en: '{who} never drinks again', ru: '{who_nom} больше не пьет' },
      falls: { en: '{who} may drink again', ru: '{who_nom} еще может пить' },
      asks: { en: 'Will {who} never drink again?', ru: 'Бросает ли {who_nom} пить?' },
      would: { en: '{who} would never have drunk again', ru: `{who_nom} ${did('who', 'бросил')} бы пить` },
    },
  } satisfies FactWords<typeof facts>,
  verbs: {
    watch: ['watch', 'stay with', 'spend the night at', 'watch the home of {first}'],
    drink: ['drink', 'get drunk'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const bum = section({
  abilities,
  facts,
  refuse: refuseBum,
  rules,
  rulings: {
    targetGuards: [missesBum],
    effects: { watching, drinking },
    saves: savesDrunk,
    before: { end: stopsDrinking },
    after: { bum: leavesHome, hypnotist: staysOver },
    reactions: { heir: inheritNights },
    results: ['stoppedDrinking'],
  },
  words,
})
