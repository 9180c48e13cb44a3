/** The cultist (RU-CUL): souls of those he named, what he becomes by three of them, and the heals they pay for. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Blow } from '../part.ts'
import { healsBy, hitBy } from '../protect/doctor.ts'
import { section } from '../section.ts'
import { strike } from '../shared/attack.ts'
import { asSent } from '../shared/hypnosis.ts'
import { spentOf } from '../shared/lives.ts'
import { goesOn, hasUse, lossesOf } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { tonight } from '../shared/step-place.ts'
import { isUndead, stillMoving } from '../shared/undead.ts'
import { metOn } from '../shared/obstacles.ts'
import { all, isAbout, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  nameSouls: {
    kind: 'other',
    told: {
      en: 'In the evening you name three players. Each of them who leaves the game gives you a soul, unless you devoured them yourself.',
      ru: 'Вечером вы называете трех игроков. Если названный покидает игру, вы получаете его душу, если только не пожрали его сами.',
    },
    is: ['stays', 'despiteHack'],
    targets: 3,
    notSelf: { rule: 'RU-CUL-1' },
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-CUL-1',
    components: [{ does: 'mark', as: 'namingSouls' }],
  },
  devour: {
    kind: 'kill',
    told: {
      en: 'Three souls transform you: you may devour one player in the game, and no heal saves them. You may repeat an attempt that failed.',
      ru: 'Три души вас преображают: один раз за игру вы можете пожрать любого игрока, и хил его не спасет. Неудачную попытку можно повторить.',
    },
    is: ['shot'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-CUL-2',
    sparesSecretary: 'RU-SEC-2',
    skipsOrderBy: 'RU-CUL-B1',
    components: [{ does: 'mark', as: 'devouring' }],
  },
  soulHeal: {
    kind: 'protect',
    told: {
      en: 'Instead you may heal for souls: another player for one, yourself for two, and yourself again in the following night for three. If nobody needed it, it costs one less.',
      ru: 'Вместо этого вы можете лечить за души: другого за одну, себя за две, а на следующую ночь снова себя за три. Если лечение не понадобилось, цена на одну душу ниже.',
    },
    shields: true,
    is: ['heals'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-CUL-4',
    toldBy: 'RU-CUL-4',
    components: [{ does: 'mark', as: 'healed' }],
  },
  takenLife: {
    kind: 'protect',
    told: {
      en: 'If you devour a member of your own team, you have a spare life from then on, and you do not devour again.',
      ru: 'Если вы пожрали игрока своей команды, у вас появляется запасная жизнь, но второй раз вы не убиваете.',
    },
    is: ['earned'],
    targets: 0,
    passive: true,
    uses: 1,
    rule: 'RU-CUL-3',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  soulNamed: { of: 'slot' },
  soulTaken: { of: 'slot' },
  devoured: { of: 'slot', data: { team: 'word' }, silent: true },
  lifeTaken: { of: 'slot' },
  cultistHit: { of: 'slot' },
  healedHimself: { of: 'slot', silent: true },
})

const options: Options = {
  soulsTransform: {
    values: ['taken', 'held'],
    rule: 'RU-CUL-2',
    says: {
      en: 'What transforms the cultist: three souls taken, for good, or three souls held, only while they hold three.',
      ru: 'Преображают ли культиста три забранные души навсегда, или только пока у него есть три души.',
    },
  },
}

/** Enough souls for the transformation (RU-CUL-2). */
const TRANSFORMING = 3

/** The price of a heal that is needed; one soul less where nobody needed it. @param again he healed himself last night too */
const priceOf = (by: SeatId, at: SeatId | undefined, again: boolean): number => (at !== by ? 1 : again ? 3 : 2)

const countOf = (game: Game, who: string, counter: string): number =>
  Number(getOwn(game.state ?? {}, who)?.[counter] ?? 0)

function refuseDevour(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name, faction } = seatOf(game, by)!
  if (to.includes(by) && faction !== 'grey')
    return {
      rule: 'RU-CUL-G1',
      says: { en: 'only the faceless may devour themselves', ru: 'пожрать самого себя может только безликий' },
    }
  if (rememberedOf(game.facts, 'devoured').some(({ of }) => of === by))
    return {
      rule: 'RU-CUL-2',
      says: { en: `${name} has already devoured somebody`, ru: `игрок ${name} уже кого-то пожрал` },
    }
  const souls = countOf(game, by, game.options.soulsTransform === 'held' ? 'souls' : 'soulsTaken')
  return souls < TRANSFORMING
    ? {
        rule: 'RU-CUL-2',
        says: { en: `${name} has too few souls to be transformed`, ru: `у игрока ${name} для преображения мало душ` },
      }
    : undefined
}

/** He heals only whom he could pay for in full (RU-CUL-4). */
function refuseSoulHeal(game: Game, { number }: PhaseState, { by, to }: Sent): Refusal | undefined {
  const again = rememberedOf(game.facts, 'healedHimself').some(
    ({ of, until }) => of === by && until === `night ${number}`,
  )
  const price = priceOf(by, to[0], again)
  const { name } = seatOf(game, by)!
  return countOf(game, by, 'souls') < price
    ? {
        rule: 'RU-CUL-4',
        says: {
          en: `${name} does not have the souls for this heal, which may cost ${price}`,
          ru: `игроку ${name} на это лечение не хватает душ (цена до ${price})`,
        },
      }
    : undefined
}

const refuse: Refuse = (game, phase, move) =>
  move.does === 'devour'
    ? refuseDevour(game, move)
    : move.does === 'soulHeal'
      ? refuseSoulHeal(game, phase, move)
      : undefined

/** Whom a cultist has named and not taken yet. */
const namedBy = (run: Resolution, cultist: SeatId): Fact<'soulNamed'>[] =>
  run.ledger.found({ kind: 'soulNamed', by: cultist, when: 'soFar' })

/** Three players from now on, in place of those named before; who names nobody keeps them (RU-CUL-1, RU-CUL-5). */
const namingSouls: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const named = all({ is: 'fact', kind: 'soulNamed', of: at, other: actor, action }, { rule: 'RU-CUL-1', action }, [
    why,
  ])
  const anew = all({ is: 'fact', kind: 'namesAnew', of: actor, action }, { rule: 'RU-CUL-5', action }, [why])
  for (const before of namedBy(run, actor).filter(fact => fact.action !== action)) run.ledger.end(before, anew)
  run.put({ kind: 'soulNamed', of: at, by: actor, action, why: named, rule: 'RU-CUL-1', lasting: true })
  return named
}

/** Whoever was named and leaves the game yields a soul, unless the cultist devoured him himself (RU-CUL-1). */
function takeSoul(run: Resolution, { of, action, why }: Fact<'death'>): void {
  for (const named of run.ledger.found({ kind: 'soulNamed', of, when: 'soFar' })) {
    const cultist = named.by ?? ''
    const takes = isUndead(run.game, cultist) || seatOf(run.game, cultist)?.alive
    if (!takes || !run.has(cultist, 'nameSouls')) continue
    const mine = run.moves.find(move => move.id === action && move.does === 'devour')
    const rule: RuleId = named.phase === undefined ? 'RU-CUL-1' : 'RU-CUL-5'
    const taken = all(
      { is: 'fact', kind: 'soulTaken', of, other: cultist },
      { rule: 'RU-CUL-1', also: [rule, ...(rule === 'RU-CUL-5' ? ['RU-EVE-2'] : [])] },
      [run.ledger.standing(named, 'soFar'), why],
      [
        ...lossesOf(run, cultist),
        ...(mine
          ? [run.given({ is: 'fact', kind: 'ownVictim', of, other: cultist, action: mine.id }, 'RU-CUL-1', mine.id)]
          : []),
      ],
    )
    run.put({ kind: 'soulTaken', of, by: cultist, why: taken, rule: 'RU-CUL-1' })
    if (!taken.holds) continue
    for (const counter of ['souls', 'soulsTaken']) run.setCount(cultist, counter, run.count(cultist, counter) + 1)
  }
}

/** A kill of the transformed cultist (RU-CUL-2). */
const devouring: LateEffect = (run, { move: { id: action, actor }, at, why }) =>
  strike(run, {
    action,
    killer: actor,
    target: at,
    cause: 'civil',
    rule: actor === at && run.seat(actor).faction === 'grey' ? 'RU-CUL-G1' : 'RU-CUL-2',
    reached: why,
  })

/** No heal saves whom he devours (RU-CUL-2, RU-DOC-5). */
const beyondHeal = (run: Resolution, { action, victim, killer }: Blow): Reason[] =>
  run.moves.some(({ id, does }) => id === action && does === 'devour')
    ? [
        all(
          { is: 'fact', kind: 'soulDevoured', of: victim, other: killer, action },
          { rule: 'RU-CUL-2', also: ['RU-DOC-5'], action },
        ),
      ]
    : []

/** He devours one player in a game; one of his own team gives him a life to spare (RU-CUL-2, RU-CUL-3). */
function rememberDevoured(run: Resolution, { by = '', action = '', data, why, phase }: Fact<'kill'>): void {
  if (phase !== undefined || run.moves.find(({ id }) => id === action)?.does !== 'devour') return
  const kept = { of: by, by, action, lasting: true }
  run.put({ ...kept, kind: 'devoured', why, rule: 'RU-CUL-2', data: { team: data.team } })
  if (data.team !== run.seat(by).faction || data.team === 'grey') return
  const taken = all({ is: 'fact', kind: 'lifeTaken', of: by, action }, { rule: 'RU-CUL-3', action }, [why])
  run.put({ ...kept, kind: 'lifeTaken', why: taken, rule: 'RU-CUL-3' })
}

/** That a heal kept a poisoner from the patient (RU-POI-2): such a heal costs its full price. */
const keptPoisonOff = (run: Resolution, heal: Fact<'healed'>): boolean =>
  tonight(run, 'poisoned', heal.of).some(poison => {
    const stops = metOn(run, poison.by, poison.action, heal.of).filter(({ why }) => why.holds)
    // Of several heals none did it alone.
    const heals = tonight(run, 'healed', heal.of).filter(({ why, tick }) => why.holds && tick < (stops[0]?.tick ?? 0))
    return (
      stops.length > 0
      && stops.every(({ why }) => isAbout(why.claim, 'reachedHealing'))
      && heals.every(one => one === heal)
    )
  })

/** Whether the cultist's heals hit, and what they cost; the doctor's come first (RU-CUL-4, RU-ORD-5). */
function settleHeals(run: Resolution): void {
  const heals = healsBy(run, 'soulHeal')
  for (const heal of heals) run.put(hitBy(run, heal, { kind: 'cultistHit', rule: 'RU-CUL-4' }))
  for (const { id: action, actor, to } of run.moves.filter(({ does }) => does === 'soulHeal')) {
    const mine = heals.filter(heal => heal.action === action)
    const [hit] = run.ledger.found({ kind: 'cultistHit', by: actor, when: 'soFar' })
    const who = asSent(run, action, hit?.of ?? to[0] ?? '')
    const came = mine.find(({ why }) => why.holds)
    if (came) pay(run, actor, to[0], came.why, hit !== undefined || mine.some(heal => keptPoisonOff(run, heal)))
    if (!run.isDead(actor))
      run.tell(
        actor,
        'soulHeal',
        { is: hit ? 'hit' : 'miss', who, count: String(run.count(actor, 'souls')) },
        'RU-CUL-4',
      )
  }
}

function pay(run: Resolution, by: SeatId, at: SeatId | undefined, why: Reason, needed: boolean): void {
  const again = run.ledger.found({
    kind: 'healedHimself',
    of: by,
    when: 'phaseStart',
    where: ({ until }) => until === run.name,
  })
  const price = priceOf(by, at, again.length > 0) - (needed ? 0 : 1)
  run.setCount(by, 'souls', Math.max(0, run.count(by, 'souls') - price))
  if (at === by) {
    const until = `night ${run.phase.number + 1}`
    run.put({ kind: 'healedHimself', of: by, by, why, rule: 'RU-CUL-4', until, lasting: true })
  }
}

/** What a cultist hears of the souls he took, of his transformation, and of the life he won and lost. */
function tellCultist(run: Resolution): void {
  for (const { slot } of stillMoving(run).filter(seat => run.has(seat.slot, 'nameSouls') && hasUse(run, seat.slot))) {
    // Souls go with the role: whoever has it by the morning hears of those that another took for it.
    const souls = tonight(run, 'soulTaken').filter(
      ({ by = '', why }) => why.holds && (by === slot || !run.has(by, 'nameSouls')),
    )
    const who = byRoster(run, souls, ({ of }) => of).map(({ of }) => of)
    const before = Number(run.game.state?.[slot]?.soulsTaken ?? 0)
    if (who.length) run.tell(slot, 'soulsTaken', { who, count: String(run.count(slot, 'souls')) }, 'RU-CUL-1')
    if (before < TRANSFORMING && run.count(slot, 'soulsTaken') >= TRANSFORMING)
      run.tell(slot, 'transformed', {}, 'RU-CUL-2')
    if (tonight(run, 'lifeTaken', slot).length) run.tell(slot, 'lifeTaken', {}, 'RU-CUL-3')
    if (spentOf(run, slot, 'takenLife').length) run.tell(slot, 'lifeSpent', { who: [slot] }, 'RU-CUL-3')
  }
}

/** Who takes the role over goes on with the souls, those named, and what was done already (RU-ACZ-3). */
function inheritSouls(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(data.role)?.abilities.includes('nameSouls')) return
  for (const counter of ['souls', 'soulsTaken'])
    if (run.count(dead, counter)) run.setCount(heir, counter, run.count(dead, counter))
  const passed = (before: Fact) => ({
    by: heir,
    why: goesOn(heir, why, before.why),
    rule: 'RU-ACZ-3',
    lasting: true,
  })
  for (const fact of namedBy(run, dead)) run.put({ ...passed(fact), kind: 'soulNamed', of: fact.of })
  for (const fact of run.ledger.found({ kind: 'devoured', of: dead, when: 'soFar' }))
    run.put({ ...passed(fact), kind: 'devoured', of: heir, data: fact.data })
}

const rules: Rules = {
  'RU-CUL-1': stated({
    en: 'In the evening the cultist names three players. A named player who leaves the game yields a soul, unless the cultist devoured them.',
    ru: 'Вечером культист называет трех игроков. Если названный покидает игру, культист получает его душу, если только не пожрал его сам.',
  }),
  'RU-CUL-2': chosen({
    en: 'Three souls taken transform the cultist: they may devour one player in the game, and no heal saves the victim. A failed attempt may be repeated.',
    ru: 'Три забранные души преображают культиста: один раз за игру ему можно пожрать любого игрока, и хил жертву не спасет. Неудачную попытку можно повторить.',
  }),
  'RU-CUL-3': stated({
    en: 'A cultist who devours a player of their own team has a spare life from then on, and does not devour again.',
    ru: 'Культист, пожравший игрока своей команды, получает запасную жизнь, как у бессмертного, но второй раз не убивает.',
  }),
  'RU-CUL-4': chosen({
    en: 'Instead the cultist may heal for souls: another player for one, themselves for two, and themselves again the next night for three. If the heal was not needed, it costs one less; a heal that stops a poisoner costs the full price. A heal that does not happen costs nothing. The cultist comes after the doctor, gets the result in private, and heals one player.',
    ru: 'Вместо этого культист может лечить за души: другого за одну, себя за две, а на следующую ночь снова себя за три. Если лечение не понадобилось, цена на одну душу ниже; если оно сорвало ход отравителя, цена полная. Несостоявшееся лечение не стоит ничего. Культист ходит после доктора, узнает результат в ЛС и лечит одного игрока.',
  }),
  'RU-CUL-5': stated({
    en: 'The named players stay named until the cultist names others. The cultist is the second of the civil killers, and to the blocker this is a negative move.',
    ru: 'Прежние цели остаются в силе, пока культист не назовет других. Среди мирных киллеров культист второй, и для блокера такой ход негативный.',
  }),
  'RU-CUL-B1': stated({
    en: 'A werewolf who kills as the cultist shows black from then on. A hireling who kills as the cultist skips the order.',
    ru: 'Оборотень, убивший как культист, с этого момента чекается черным. Наемник, который убивает как культист, пропускает заказ.',
  }),
  'RU-CUL-G1': stated({
    en: 'A faceless cultist may devour themselves.',
    ru: 'Безликий культист может пожрать самого себя.',
  }),
}

const words = {
  uses: {
    nameSouls: { en: 'naming souls', ru: 'выбор душ' },
    devour: { en: 'devouring', ru: 'пожирание' },
    soulHeal: { en: 'heal for souls', ru: 'исцеление за души' },
    takenLife: { en: 'life taken', ru: 'запасная жизнь культиста' },
  },
  deeds: {
    nameSouls: { en: '{actor} named the souls of {all}', ru: `{actor_nom} ${did('actor', 'назвал')} души {all_gen}` },
    'nameSouls:tried': tried('name the souls of {all}', 'назвать души {all_gen}'),
    devour: { en: '{actor} devours {first}', ru: `{actor_nom} ${did('actor', 'пожирал')} {first_acc}` },
    soulHeal: {
      en: '{actor} heals {first} for souls',
      ru: `{actor_nom} ${did('actor', 'исцелял')} {first_acc} за души`,
    },
    takenLife: { en: '{actor} has a spare life', ru: 'у {actor_gen} есть запасная жизнь культиста' },
    'devour:tried': tried('devour {first}', 'пожрать {first_acc}'),
    'soulHeal:tried': tried('heal {first} for souls', 'исцелить {first_acc} за души'),
  },
  facts: {
    soulNamed: {
      stands: { en: '{who}’s soul is named', ru: 'душа {who_gen} названа' },
      falls: { en: '{who}’s soul is not named', ru: 'душа {who_gen} не названа' },
      would: { en: '{who}’s soul would have been named', ru: 'душа {who_gen} была бы названа' },
    },
    namesAnew: {
      stands: { en: '{who} names others', ru: `{who_nom} называет других` },
      falls: { en: '{who} names no others', ru: `{who_nom} не называет других` },
    },
    soulTaken: {
      stands: {
        en: ifNamed('other', '{other} takes {who}’s soul', '{who}’s soul is taken'),
        ru: ifNamed('other', '{other_nom} забирает душу {who_gen}', 'культист забирает душу {who_gen}'),
      },
      falls: {
        en: ifNamed('other', '{other} does not take {who}’s soul', 'nobody takes {who}’s soul'),
        ru: ifNamed('other', '{other_nom} не забирает душу {who_gen}', 'культист не забирает душу {who_gen}'),
      },
      asks: { en: 'Is {who}’s soul taken?', ru: 'Забирает ли культист душу {who_gen}?' },
    },
    ownVictim: {
      stands: {
        en: '{other} devours {who} and gets no soul for it',
        ru: '{who_acc} пожирает {other_nom}, за это души нет',
      },
      falls: { en: '{other} does not devour {who}', ru: '{other_nom} не пожирает {who_acc}' },
    },
    soulDevoured: {
      stands: {
        en: '{other} devours {who}: a heal does not help',
        ru: '{other_nom} пожирает {who_acc}, хил не поможет',
      },
      falls: { en: '{other} does not devour {who}', ru: '{other_nom} не пожирает {who_acc}' },
    },
    lifeTaken: {
      stands: {
        en: '{who} gets a life for a player of their own team',
        ru: '{who_nom} получает жизнь за игрока своей команды',
      },
      falls: {
        en: '{who} gets no life for a player of their own team',
        ru: '{who_nom} не получает жизни за игрока своей команды',
      },
    },
    takenLife: {
      stands: { en: 'the life taken saves {who}', ru: 'у {who_gen} остается запасная жизнь' },
      falls: { en: 'no life taken saves {who}', ru: 'у {who_gen} нет запасной жизни' },
      would: { en: 'the life taken would have saved {who}', ru: '{who_acc} спасла бы запасная жизнь' },
    },
    cultistHit: {
      stands: { en: 'the cultist hits: the heal saves {who}', ru: 'культист попал в {who_acc}' },
      falls: { en: 'the cultist misses: the heal does not save {who}', ru: 'культист не попал в {who_acc}' },
      asks: { en: 'Does the cultist’s heal save {who}?', ru: 'Попал ли культист в {who_acc}?' },
      would: { en: 'the cultist’s heal would have saved {who}', ru: 'культист попал бы в {who_acc}' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    soulsTransform: { en: 'cultist’s transformation', ru: 'преображение культиста' },
    souls: { en: 'souls', ru: 'души' },
    soulsTaken: { en: 'souls taken', ru: 'забранные души' },
    taken: { en: 'by souls taken', ru: 'по забранным' },
    held: { en: 'by souls held', ru: 'по имеющимся' },
  },
  tells: {
    soulsTaken: {
      en: 'You take these souls: {who}. You hold {count, plural, one {# soul} other {# souls}}.',
      ru: 'Вы забрали души: {who}. Теперь душ у вас: {count}.',
    },
    transformed: {
      en: 'You are transformed: from the next night on you may devour a player.',
      ru: 'Вы преобразились: со следующей ночи вы можете пожрать игрока.',
    },
    lifeTaken: {
      en: 'You devoured a player of your own team. You now have a spare life.',
      ru: 'Жертва из вашей команды. Теперь у вас есть запасная жизнь.',
    },
    soulHeal: {
      en: 'Your heal on {who} {is, select, hit {hit} other {missed}}. You hold {count, plural, one {# soul} other {# souls}}.',
      ru: 'Исцеляя {who_acc}, вы {is, select, hit {попали} other {не попали}}. Душ у вас осталось: {count}.',
    },
    'learned:devour': {
      en: 'You devoured {about}. Team: {result}.',
      ru: 'Вы пожрали {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    },
  },
  verbs: {
    nameSouls: ['name souls', 'souls', 'name'],
    devour: ['devour', 'eat'],
    soulHeal: ['heal', 'cure', 'restore'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const cultist = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  words,
  rulings: {
    effects: { namingSouls, devouring },
    beyondHeal,
    reactions: { death: takeSoul, kill: rememberDevoured, heir: inheritSouls },
    results: ['cultistHit', 'soulTaken'],
    asides: ['soulTaken'],
    dawn: [tellCultist],
    dusk: [tellCultist],
  },
})

/** What came of his heals, asked before any role changes hands: it goes with the role (RU-WCH-1). */
export const cultistResults = section({ rulings: { dawn: [settleHeals] } })
