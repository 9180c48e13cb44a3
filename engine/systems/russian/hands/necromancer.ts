/**
 * The necromancer (RU-NEC), who uses the roles of dead players whom he cursed before; a corpse of no use is worth a
 * vote to him.
 */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { InEach } from '../../../text/in-each.ts'
import { moveOf, type Entry } from '../attributes.ts'
import { entryOf } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { blocked } from '../shared/blocks.ts'
import { isElite } from '../shared/roster.ts'
import { apartFromNight, isOfNight } from '../shared/step-place.ts'
import { goesOn } from '../shared/roles.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { corpseOf, isOfUse, isReady, masterOf } from '../shared/undead.ts'
import { all, any, rememberedOf, type ActorGuard, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { corpsesAdd } from './corpse-votes.ts'
import { destroyed, hearOfMoves } from './passing.ts'

const abilities = {
  curse: {
    kind: 'other',
    told: {
      en: 'After the first day you curse three players; if you name nobody, they are picked at random. A cursed player who dies becomes undead, and everybody sees that.',
      ru: 'В конце первого дня вы проклинаете трех игроков; если вы никого не назвали, их выбирает жребий. Проклятый, который умер, становится нежитью, и это видно всем.',
    },
    is: ['stays', 'sparesOwner'],
    targets: 3,
    notSelf: { rule: 'RU-NEC-1' },
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-NEC-1',
    components: [{ does: 'mark', as: 'cursing' }],
  },
  swapCorpse: {
    kind: 'other',
    told: {
      en: 'At the end of a day you may exchange a corpse, or a cursed player, for another corpse. Its role cannot be used in the next game day.',
      ru: 'В конце дня вы можете заменить один труп или одного из проклятых на другой труп. Ближайшие сутки его ролью пользоваться нельзя.',
    },
    is: ['stays', 'namesOnly'],
    targets: 2,
    namesDead: true,
    notSelf: { rule: 'RU-NEC-4' },
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-NEC-7',
    components: [{ does: 'mark', as: 'swapping' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of whom a necromancer will have when he is dead. */
  cursed: { of: 'slot' },
  /** Of a corpse, by the necromancer who has it. `since`: the number of the evening before which it cannot be used; `idle`: it is worth a vote alone. */
  undead: { of: 'slot', data: { role: 'word', since: 'number?', idle: 'flag?' } },
  /** Of a corpse that was killed once more, and that nobody raises again. */
  laidToRest: { of: 'slot' },
})

/** The evening, and the night, in which he names them. */
const CURSING = 1

const no = (rule: RuleId, says: InEach): Refusal => ({ rule, says })

/** Once, after the first day (RU-NEC-1). */
const refuseCurse = (game: Game, { number }: PhaseState, { by }: Sent): Refusal | undefined =>
  number === CURSING
    ? undefined
    : no('RU-NEC-1', {
        en: `${seatOf(game, by)!.name} already cursed three players after the first day`,
        ru: `проклинают только в конце первого дня (игрок ${seatOf(game, by)!.name})`,
      })

/** A corpse or somebody cursed, for a corpse that nobody killed again (RU-NEC-7, RU-NEC-5). */
function refuseSwap(game: Game, { by, to }: Sent): Refusal | undefined {
  const [given, taken] = to
  if (given === undefined || taken === undefined) return undefined
  const has = [...rememberedOf(game.facts, 'cursed'), ...rememberedOf(game.facts, 'undead')]
  const { name } = seatOf(game, by)!
  if (!has.some(fact => fact.of === given && fact.by === by))
    return no('RU-NEC-7', {
      en: `${name} has neither cursed nor raised ${seatOf(game, given)!.name}`,
      ru: `игрок ${seatOf(game, given)!.name} — не нежить и не под проклятием, менять нечего`,
    })
  if (seatOf(game, taken)!.alive || corpseOf(game, taken))
    return no('RU-NEC-7', {
      en: `${seatOf(game, taken)!.name} is not a corpse that can be taken`,
      ru: `${seatOf(game, taken)!.name}: такого трупа взять нельзя`,
    })
  return rememberedOf(game.facts, 'laidToRest').some(({ of }) => of === taken)
    ? no('RU-NEC-5', {
        en: `${seatOf(game, taken)!.name} was killed again and cannot be raised`,
        ru: `${seatOf(game, taken)!.name}: повторно убитую нежить не вернуть`,
      })
    : undefined
}

/** What a corpse may not do: another's move, a kill, a move at the necromancer, or one too early. */
export function refuseUndead(game: Game, phase: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  const seat = seatOf(game, by)!
  const corpse = seat.alive ? undefined : corpseOf(game, by)
  if (!corpse) return undefined
  const entry = entryOf(seat.role)
  const used = !corpse.data.idle && entry?.abilities.includes(does) && moveOf(does)?.kind !== 'kill'
  if (!used)
    return no('RU-NEC-3', {
      en: `the necromancer cannot use this through ${seat.name}`,
      ru: `${seat.name}: такой ход через нежить сделать нельзя`,
    })
  if (corpse.by !== undefined && to.includes(corpse.by))
    return no('RU-NEC-4', {
      en: `${seat.name} cannot target the necromancer`,
      ru: `${seat.name}: на самого некроманта нежить не ходит`,
    })
  return isReady(corpse, phase)
    ? undefined
    : no('RU-NEC-7', {
        en: `${seat.name} cannot be used on the game day after the exchange`,
        ru: `${seat.name}: в ближайшие сутки после обмена этой ролью пользоваться нельзя`,
      })
}

const refuse: Refuse = (game, phase, move) =>
  move.does === 'curse'
    ? refuseCurse(game, phase, move)
    : move.does === 'swapCorpse'
      ? refuseSwap(game, move)
      : undefined

const CURSED = 3

/** From now on, so that it counts in the night too (RU-NEC-1). */
const cursing: LateEffect = (run, { move: { actor, id: action }, at, why }) =>
  curse(run, { of: at, by: actor, action, why })

function curse(
  run: Resolution,
  { of, by, action, why }: { of: SeatId; by: SeatId; action?: string; why: Reason },
): Reason {
  const given = action === undefined ? {} : { action }
  const cursed = all({ is: 'fact', kind: 'cursedBy', of, other: by, ...given }, { rule: 'RU-NEC-1', ...given }, [why])
  run.mark(of, 'cursed', cursed, 'RU-NEC-1', { by, ...given })
  return cursed
}

/** Who names nobody gets three at random, of whom none died in that night, and hears who they are (RU-NEC-1). */
function drawCursed(run: Resolution): void {
  if (run.phase.number !== CURSING) return
  for (const { slot } of run.living().filter(seat => run.has(seat.slot, 'curse'))) {
    if (run.ledger.found({ kind: 'cursed', by: slot, when: 'soFar' }).length) continue
    const others = run
      .living()
      .filter(seat => seat.slot !== slot && !seat.bystander && !isElite(seat) && seat.details?.title !== 'mayor')
      .map(seat => seat.slot)
    const drawn: SeatId[] = []
    for (let nth = 0; nth < CURSED; nth++) {
      const of = run.draw('cursed', slot, others)
      if (of === undefined) break
      others.splice(others.indexOf(of), 1)
      drawn.push(of)
      curse(run, {
        of,
        by: slot,
        why: run.given({ is: 'fact', kind: 'drawnCursed', of, other: slot }, 'RU-NEC-1'),
      })
    }
    if (drawn.length) run.tell(slot, 'cursedDrawn', { who: drawn }, 'RU-NEC-1')
  }
}

/** Whoever is cursed and dies is undead from the next phase on. */
function rise(run: Resolution, death: Fact<'death'>): void {
  for (const cursed of run.ledger.found({ kind: 'cursed', of: death.of, when: 'soFar' })) {
    const { by = '' } = cursed
    if (!run.seat(by).alive) continue
    raise(run, { of: death.of, by, because: [run.ledger.standing(cursed, 'soFar'), death.why] })
    run.ledger.end(cursed, death.why)
  }
}

/** A corpse becomes his: its role, or a vote where it is of no use (RU-NEC-2, RU-NEC-3). */
function raise(
  run: Resolution,
  {
    of,
    by,
    because,
    action,
    since,
  }: { of: SeatId; by: SeatId; because: readonly Reason[]; action?: string; since?: number },
): Reason {
  const { role } = run.seat(of)
  const used = isOfUse(role) && !destroyed(run, of, 'RU-NEC-3').some(({ holds }) => holds)
  const rule: RuleId = used ? 'RU-NEC-1' : 'RU-NEC-3'
  const given = action === undefined ? {} : { action }
  const risen = all(
    { is: 'fact', kind: 'rises', of, other: by, values: { role }, ...given },
    { rule, ...given },
    because,
  )
  run.mark(of, 'undead', risen, rule, {
    by,
    ...given,
    data: { role, ...(since !== undefined && { since }), ...(!used && { idle: true as const }) },
  })
  if (!risen.holds) return risen
  if (used) {
    run.tell(by, 'corpseTaken', { about: of, role }, 'RU-NEC-2')
    hearOfMoves(run, { to: by, role, rule: 'RU-NEC-2' })
  } else {
    run.setCount(by, 'corpseVotes', run.count(by, 'corpseVotes') + 1)
    run.tell(by, 'corpseVote', { about: of, role }, 'RU-NEC-3')
  }
  return risen
}

/** One he has, or has cursed, for another corpse, whose role he uses a game day later (RU-NEC-7). */
const swapping: LateEffect = (run, { move: { actor, id: action, to }, at, aim, why }) => {
  if (aim === 0) return why
  const [given = ''] = to
  const swapped = all(
    { is: 'fact', kind: 'swapsCorpse', of: actor, other: given, action },
    { rule: 'RU-NEC-7', action },
    [why],
  )
  for (const kind of ['cursed', 'undead'] as const)
    for (const fact of run.ledger.found({ kind, of: given, by: actor, when: 'soFar' })) {
      if (swapped.holds && fact.kind === 'undead' && fact.data.idle)
        run.setCount(actor, 'corpseVotes', Math.max(0, run.count(actor, 'corpseVotes') - 1))
      run.ledger.end(fact, swapped)
    }
  return raise(run, { of: at, by: actor, because: [swapped], action, since: run.phase.number + 1 })
}

/** What keeps the necromancer from his role keeps him from his undead, and so does his death (RU-NEC-6, RU-NORD-2). */
const underMaster: ActorGuard = (run, move) => {
  const { actor, id: action } = move
  const master = masterOf(run.game, actor)
  if (master === undefined) return undefined
  const arrests = isOfNight(move)
    ? run.ledger
        .attempts({ kind: 'arrested', of: master, when: 'soFar' })
        .map(fact => run.ledger.standing(fact, 'soFar'))
    : []
  const blocks = [...arrests, ...(blocked(run, { ...move, actor: master }) ?? [])]
  const deaths = run.isDead(master) ? run.ledger.attempts({ kind: 'death', of: master, when: 'soFar' }) : []
  const again = run.ledger.attempts({ kind: 'laidToRest', of: actor, when: 'soFar' })
  return [
    ...(blocks.length
      ? [
          all(
            { is: 'fact', kind: 'masterBlocked', of: actor, other: master, action },
            { rule: 'RU-NEC-6', action },
            [
              any(
                { is: 'fact', kind: 'cannotUse', of: master, values: { part: 'civil' } },
                { rule: 'RU-NEC-6' },
                blocks,
              ),
            ],
            apartFromNight(run, move),
          ),
        ]
      : []),
    ...(deaths.length
      ? [
          any(
            { is: 'fact', kind: 'masterDead', of: actor, other: master, action },
            { rule: 'RU-NORD-2', action },
            deaths.map(({ why }) => why),
          ),
        ]
      : []),
    ...(again.length
      ? [
          any(
            { is: 'fact', kind: 'laidToRest', of: actor, action },
            { rule: 'RU-NEC-5', action },
            again.map(({ why }) => why),
          ),
        ]
      : []),
  ]
}

/** Who takes the role over has the corpses and those cursed (RU-ACZ-3). */
function inheritCorpses(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(data.role)?.abilities.includes('curse')) return
  const votes = run.count(dead, 'corpseVotes')
  if (votes) run.setCount(heir, 'corpseVotes', votes)
  for (const before of run.ledger.found({ kind: 'cursed', by: dead, when: 'soFar' })) {
    run.ledger.end(before, on)
    if (before.of !== heir) run.mark(before.of, 'cursed', goesOn(heir, why, before.why), 'RU-ACZ-3', { by: heir })
  }
  for (const before of run.ledger.found({ kind: 'undead', by: dead, when: 'soFar' })) {
    const { of, data } = before
    run.ledger.end(before, on)
    run.mark(of, 'undead', goesOn(heir, why, before.why), 'RU-ACZ-3', { by: heir, data })
    if (!data.idle) run.tell(heir, 'corpseTaken', { about: of, role: data.role }, 'RU-NEC-2')
  }
}

const rules: Rules = {
  'RU-NEC-1': stated({
    en: 'After the first day the necromancer curses three players; if they name nobody, the three are picked at random, and none of them died in the first night. A cursed player who dies becomes undead, for everybody to see.',
    ru: 'В конце первого дня некромант проклинает трех игроков; если он никого не назвал, их выбирает жребий, но не из жертв первой ночи. Проклятый, который умер, становится нежитью, это видно всем.',
  }),
  'RU-NEC-2': chosen({
    en: 'The necromancer uses the dead player’s role and is told its earlier targets. The corpse makes the moves; only the necromancer is told the results, also of a doctor, blocker or commissioner.',
    ru: 'Некромант пользуется ролью мертвеца и узнает прежние цели ее ходов. Ходит технически мертвец, а результат узнает один некромант — доктора, блокера и комиссара тоже.',
  }),
  'RU-NEC-3': chosen({
    en: 'The commissioner, detective, investigator, doctor, blocker, prostitute, hacker, journalist, bum, anonymous, pimp, lawyer, inquisitor, drug dealer, fanatic, cultist, criminalist and maid can be used like this, but never to kill. Any other corpse adds one to the weight of the necromancer’s vote.',
    ru: 'Так можно пользоваться ролями комиссара, детектива, следователя, доктора, блокера, проститутки, хакера, журналиста, бомжа, анонимуса, сутенера, адвоката, инквизитора, наркодилера, фанатика, культиста, криминалиста и горничной, но не для убийства. За каждый другой труп вес голоса некроманта больше на единицу.',
  }),
  'RU-NEC-4': stated({
    en: 'Several corpses may move in one night, none of them on the necromancer. If there are two of the same role, the undead comes last.',
    ru: 'За ночь могут ходить несколько трупов, но не на самого некроманта. При пересечении одинаковых ролей нежить ходит последней.',
  }),
  'RU-NEC-5': stated({
    en: 'A killer who spends a shot on an undead gets an extra shot the next night. An undead killed again is gone for good.',
    ru: 'Киллер, потративший выстрел на нежить, получает дополнительный ход в ближайшую ночь. Повторно убитую нежить уже не вернуть.',
  }),
  'RU-NEC-6': stated({
    en: 'If the necromancer’s role is blocked, so are the roles of their undead. A role that was blocked before its player died works.',
    ru: 'Если роль некроманта заблокирована, заблокирована и вся его нежить. Роль, которую заблокировали до смерти игрока, работает.',
  }),
  'RU-NEC-7': stated({
    en: 'At the end of a day the necromancer may exchange a corpse or a cursed player for another corpse, which cannot be used on the game day that follows.',
    ru: 'В конце дня некромант может заменить один труп или одного из проклятых на другой труп; ближайшие сутки его ролью пользоваться нельзя.',
  }),
  'RU-NEC-B1': stated(
    {
      en: 'The roles of a black necromancer’s undead work as they do for a black.',
      ru: 'У черного некроманта роли нежити действуют как у черного.',
    },
    {
      en: 'refers to the rules for blacks of the roles used, each cited by its own name',
      ru: 'отсылает к правилам черных вариантов ролей нежити, и каждое названо своим именем',
    },
  ),
}

const words = {
  uses: {
    curse: { en: 'curse', ru: 'проклятие' },
    swapCorpse: { en: 'exchanging corpses', ru: 'замена трупа' },
  },
  deeds: {
    curse: { en: '{actor} cursed {all}', ru: `{actor_nom} ${did('actor', 'проклял')} {all_acc}` },
    swapCorpse: {
      en: '{actor} gave up {first} for another corpse',
      ru: `{actor_nom} ${did('actor', 'обменял')} {first_acc} на другой труп`,
    },
    'curse:tried': tried('curse {all}', 'проклясть {all_acc}'),
    'swapCorpse:tried': tried('give up {first} for another corpse', 'обменять {first_acc} на другой труп'),
  },
  facts: {
    cursed: {
      stands: { en: '{who} is cursed', ru: '{who_nom} под проклятием' },
      falls: { en: '{who} is not cursed', ru: '{who_nom} не под проклятием' },
      asks: { en: 'Is {who} cursed?', ru: 'Под проклятием ли {who_nom}?' },
      would: { en: '{who} would have been cursed', ru: `{who_nom} ${did('who', 'был')} бы под проклятием` },
    },
    cursedBy: {
      stands: { en: '{who} is cursed by {other}', ru: '{who_nom} под проклятием {other_gen}' },
      falls: { en: '{who} is not cursed by {other}', ru: '{who_nom} не под проклятием {other_gen}' },
      would: {
        en: '{who} would have been cursed by {other}',
        ru: `{who_nom} ${did('who', 'был')} бы под проклятием {other_gen}`,
      },
    },
    drawnCursed: {
      stands: {
        en: '{other}’s curse is drawn at random: {who}',
        ru: 'цель проклятия {other_gen} выбрана случайно, это {who_nom}',
      },
      falls: { en: '{other}’s curse is not drawn at random', ru: 'цель проклятия {other_gen} выбрана не случайно' },
    },
    undead: {
      stands: { en: '{who} is undead', ru: '{who_nom} — нежить' },
      falls: { en: '{who} is not undead', ru: '{who_nom} не нежить' },
      asks: { en: 'Is {who} undead?', ru: `${did('who', 'Стал')} ли {who_nom} нежитью?` },
      would: { en: '{who} would have been undead', ru: `{who_nom} ${did('who', 'был')} бы нежитью` },
    },
    rises: {
      stands: {
        en: '{other} has {who}’s corpse ({role})',
        ru: '{other_nom} владеет трупом {who_gen} ({role})',
      },
      falls: { en: '{other} does not have {who}’s corpse', ru: '{other_nom} не владеет трупом {who_gen}' },
      would: {
        en: '{other} would have had {who}’s corpse',
        ru: `{other_nom} ${did('other', 'владел')} бы трупом {who_gen}`,
      },
    },
    corpseAdds: {
      stands: {
        en: '{other}’s corpse adds a vote to {who}',
        ru: 'труп {other_gen} дает {who_dat} прибавку к голосу',
      },
      falls: {
        en: '{other}’s corpse adds no vote to {who}',
        ru: 'труп {other_gen} не дает {who_dat} прибавки к голосу',
      },
    },
    laidToRest: {
      stands: { en: 'undead {who} is killed again', ru: 'нежить {who} убита повторно' },
      falls: { en: 'undead {who} is not killed again', ru: 'нежить {who} повторно не убита' },
      asks: { en: 'Is undead {who} killed again?', ru: 'Убита ли повторно нежить {who}?' },
      would: { en: 'undead {who} would have been killed again', ru: 'нежить {who} была бы убита повторно' },
    },
    diedBeforeIt: {
      stands: { en: '{who} was already dead, and undead', ru: '{who} — нежить, живого игрока этот выстрел не убил' },
      falls: { en: '{who} was not undead', ru: '{who} — не нежить' },
    },
    swapsCorpse: {
      stands: { en: '{who} swaps {other} for another corpse', ru: '{who_nom} меняет {other_acc} на другой труп' },
      falls: {
        en: '{who} does not swap {other} for another corpse',
        ru: '{who_nom} не меняет {other_acc} на другой труп',
      },
      would: {
        en: '{who} would have swapped {other} for another corpse',
        ru: `{who_nom} ${did('who', 'обменял')} бы {other_acc} на другой труп`,
      },
    },
    masterBlocked: {
      stands: {
        en: '{other}, the necromancer of undead {who}, is blocked',
        ru: 'роль некроманта {other_gen} заблокирована, и нежить {who} тоже',
      },
      falls: {
        en: '{other}, the necromancer of undead {who}, is not blocked',
        ru: 'роль некроманта {other_gen} не заблокирована, и нежить {who} тоже',
      },
    },
    masterDead: {
      stands: {
        en: '{other}, the necromancer of undead {who}, is dead',
        ru: 'нежить {who} без хода: {other_nom} вне игры',
      },
      falls: {
        en: '{other}, the necromancer of undead {who}, is not dead',
        ru: 'у нежити {who} есть ход: {other_nom} в игре',
      },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    cursedDrawn: {
      en: 'You did not curse anybody. Drawn at random: {who}.',
      ru: 'Вы никого не прокляли. Цели выбраны случайно: {who_nom}.',
    },
    corpseTaken: {
      en: '{about} is now undead, and you use their role: {role}.',
      ru: 'Теперь {about_nom} — ваша нежить. Роль: {role}.',
    },
    corpseVote: {
      en: '{about} is undead, but their role ({role}) has no move: your vote weighs one more.',
      ru: 'У вашей нежити ({about_nom}, {role}) нет хода: вес вашего голоса больше на один.',
    },
    corpseGone: {
      en: 'Your undead {about} was killed again and is gone.',
      ru: 'Ваша нежить ({about_nom}) убита повторно.',
    },
  },
  verbs: {
    curse: ['curse', 'raise'],
    swapCorpse: ['swap corpse', 'exchange corpse', 'swap', 'exchange'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const necromancer = section({
  abilities,
  facts,
  refuse,
  rules,
  words,
  rulings: {
    actorGuards: [underMaster],
    effects: { cursing, swapping },
    reactions: { death: rise, heir: inheritCorpses },
    results: ['cursed', 'undead', 'laidToRest'],
    vote: { boosts: corpsesAdd },
    dawn: [drawCursed],
  },
})
