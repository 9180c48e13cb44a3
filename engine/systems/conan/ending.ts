/**
 * The end of a game (CONAN-W1 to W11), asked at every change of phase: the town's end first, then no town left, then as
 * many members as townspeople, then a night that the town cannot survive. An end is only proposed; the host decides.
 */
import type { Proposal } from '../../journal/outcome.ts'
import type { Game, PhaseState, Seat } from '../../journal/state.ts'
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { declareFacts } from '../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Panel } from '../../ruleset/panel.ts'
import { chosen, implied, stated, type Options, type Prompts, type Rules } from '../../ruleset/localized-text.ts'
import { inLanguage, sayingInEach } from '../../text/in-each.ts'
import type { Locale } from '../../text/wording.ts'
import { ownOnly } from './arrest/release.ts'
import { is, moveOf, titles, withAttribute } from './attributes.ts'
import { abilitiesOf } from './roles.ts'
import { section, type Saying, type SectionWords } from './section.ts'
import { all, any, type Claim, type Resolution, type Says } from './vocabulary.ts'

const facts = declareFacts({ gameOver: { of: 'name', data: { winner: 'word', rule: 'word' } } })

const options: Options = {
  'win.nightRule': {
    values: ['townPlusOne', 'literal', 'off'],
    rule: 'CONAN-W4a',
    says: {
      en: 'When a night decides the game on its own: when the town is one ahead, when the Organization is one ahead, or never.',
      ru: 'Когда ночь сама решает игру: если у города на одного больше, если у Организации на одного больше или никогда.',
    },
  },
  'win.countArrestedBO': {
    values: [false, true],
    rule: 'CONAN-W6',
    says: {
      en: 'Arrested members count for the Organization.',
      ru: 'Идут ли в счет Организации ее арестованные члены.',
    },
  },
  'win.countAbroad': {
    values: [true, false],
    rule: 'CONAN-W6',
    says: { en: 'Players abroad are counted.', ru: 'Идут ли в счет игроки за границей.' },
  },
  'win.arrestCounts': {
    values: [true, false],
    rule: 'CONAN-W7',
    says: {
      en: 'The town wins when the last member is arrested.',
      ru: 'Победил ли город, когда арестован последний член Организации.',
    },
  },
}

const prompts: Prompts = {
  win: {
    rule: 'CONAN-W5',
    says: { en: 'By the rules, one side has won.', ru: 'По правилам одна из сторон достигла конца.' },
    choices: ['end', 'goOn'],
  },
  tieBreakers: {
    rule: 'CONAN-W10',
    says: {
      en: 'The town still has something that could break a tied vote.',
      ru: 'У города еще есть то, что могло бы нарушить равенство голосов.',
    },
    choices: ['end', 'goOn'],
  },
  draw: {
    rule: 'CONAN-W11',
    says: { en: 'Nobody is alive.', ru: 'В живых никого не осталось.' },
    choices: ['draw', 'bo', 'town'],
  },
}

interface Ending {
  winner: string
  rule: RuleId
  why: Reason
  /** What keeps it from being one, or was to. */
  kept?: readonly Reason[]
}

/** Whether the game is over as things are now: a result of the phase wherever an end is reached or is only kept from being one. */
export function gameOver(run: Resolution): void {
  const endings = endingsOf(run)
  const near = endings.filter(({ why: { holds }, kept = [] }) => holds || kept.length)
  if (!near.length) return
  const proposed = endings.find(({ why }) => why.holds)
  const warned = proposed?.winner === 'bo' && tieBreakers(run).length > 0
  const ruled = proposed ? rulingOn(run, proposed, warned) : 'goOn'
  const goOn = proposed && ruled === 'goOn' ? [all({ is: 'fact', kind: 'goesOn', of: '' }, { rule: 'CONAN-W5' })] : []
  const rule = run.phase.kind === 'day' ? 'CONAN-OD12' : 'CONAN-ON13'
  const winner = ruled === 'draw' || ruled === 'bo' || ruled === 'town' ? ruled : (proposed?.winner ?? '')
  run.put({
    kind: 'gameOver',
    of: '',
    rule: 'CONAN-W1',
    why: any(
      { is: 'fact', kind: 'gameOver', of: '' },
      { rule: 'CONAN-W1', also: [rule] },
      near.map(({ why }) => why),
      goOn,
    ),
    data: { winner, rule: proposed?.rule ?? 'CONAN-W1' },
  })
}

/** What is proposed, with its reason. */
export function winner(run: Resolution): Proposal | undefined {
  const [over] = run.ledger.found({ kind: 'gameOver', when: 'soFar' })
  return over && { winners: [over.data.winner], rule: over.data.rule, reason: over.why }
}

/** What the host says to it: first to the warning where the town might break a tie, then to the end itself. */
function rulingOn(run: Resolution, { winner }: Ending, warned: boolean): string {
  if (winner === 'draw') return run.ask('draw')
  if (warned && run.ask('tieBreakers') === 'goOn') return 'goOn'
  return run.ask('win')
}

/** The ends there could be, in the order in which they are asked. */
function endingsOf(run: Resolution): Ending[] {
  const seats = run.seats()
  const members = seats.filter(({ faction }) => faction === 'bo')
  if (!members.length) return []
  const endings: Ending[] = [
    {
      winner: 'draw',
      rule: 'CONAN-W11',
      why: state(
        run,
        'allDead',
        'CONAN-W11',
        seats.every(({ alive }) => !alive),
      ),
    },
    { winner: 'lovers', rule: 'CONAN-E6', why: loversLeft(run, seats) },
    { winner: 'town', rule: 'CONAN-W7', why: townWins(run, members) },
    { winner: 'bo', rule: 'CONAN-W2', ...organizationWins(run) },
    { winner: 'bo', rule: 'CONAN-W4a', ...nightDecides(run) },
  ]
  return endings.filter(({ winner }) => winner !== 'lovers' || run.option<boolean>('lovers.jointWin'))
}

const fact = (kind: Says, values?: Record<string, string | number>, of = ''): Claim => ({
  is: 'fact',
  kind,
  of,
  ...(values && { values }),
})

const state = (run: Resolution, kind: Says, rule: RuleId, holds: boolean): Reason =>
  holds ? run.given(fact(kind), rule) : any(fact(kind), { rule })

const isHeld = (run: Resolution, { slot }: Seat): boolean => run.marksOf(slot).includes('arrested')

const isHurt = (run: Resolution, { slot }: Seat): boolean => run.marksOf(slot).includes('injured')

/** The town: every member dead, or arrested where that counts (CONAN-W7, W11). */
function townWins(run: Resolution, members: readonly Seat[]): Reason {
  const out = members.map(seat => {
    const dead = (seat.alive ? any : all)(fact('isDead', undefined, seat.slot), { rule: 'CONAN-E14' })
    const held = run.option<boolean>('win.arrestCounts')
      ? run.ledger.tried({ kind: 'arrested', of: seat.slot, when: 'soFar' })
      : []
    return any(fact('isOut', undefined, seat.slot), { rule: 'CONAN-W7' }, [dead, ...held])
  })
  const first = counted(run, 'town') === 0 ? 'CONAN-W11' : 'CONAN-W7'
  return all(fact('townWins'), { rule: first }, out)
}

/** How many of a side are counted (CONAN-W6). */
function counted(run: Resolution, side: 'bo' | 'town'): number {
  return run.living().filter(seat => {
    const abroad = run.marksOf(seat.slot).includes('abroad')
    return (
      seat.faction === side
      && (run.option<boolean>('win.countAbroad') || !abroad)
      && (!isHeld(run, seat) || (side === 'bo' && run.option<boolean>('win.countArrestedBO')))
    )
  }).length
}

/** As many members as townspeople, and nobody who could arrest them (CONAN-W2, W3). */
function organizationWins(run: Resolution): Pick<Ending, 'why' | 'kept'> {
  const [bo, town] = [counted(run, 'bo'), counted(run, 'town')]
  const numbers = fact('numbers', { bo, town })
  const enough = bo > 0 && bo >= town ? run.given(numbers, 'CONAN-W6') : any(numbers, { rule: 'CONAN-W6' })
  const kept = enough.holds ? hopes(run) : []
  return { why: all(fact('organizationWins'), { rule: 'CONAN-W2' }, [enough], kept), kept }
}

/** Entering a night: the kill will succeed, and the vote after it will be tied (CONAN-W4, W4a). */
function nightDecides(run: Resolution): Pick<Ending, 'why' | 'kept'> {
  const mode = run.option('win.nightRule')
  const [bo, town] = [counted(run, 'bo'), counted(run, 'town')]
  const ahead = mode === 'literal' ? bo - town : town - bo
  const entering = run.phase.kind === 'day' && mode !== 'off' && bo > 0 && ahead === 1
  const numbers = fact('oneAhead', { bo, town })
  const close = all(fact('nightDecides'), { rule: 'CONAN-W4' }, [
    entering ? run.given(numbers, 'CONAN-W4a') : any(numbers, { rule: 'CONAN-W4a' }),
  ])
  const kept = close.holds ? [...hopes(run), ...savers(run)] : []
  return { why: all(fact('organizationWins'), { rule: 'CONAN-W4a' }, [close], kept), kept }
}

const canUse = (run: Resolution, seat: Seat, ability: string): boolean =>
  run.has(seat.slot, ability) && hasUses(run, seat, ability)

/** Living townspeople who have one of these abilities. */
const owners = (run: Resolution, abilities: readonly string[]): Seat[] =>
  run
    .living()
    .filter(seat => seat.faction === 'town' && !seat.bystander && abilities.some(ability => canUse(run, seat, ability)))

/** Those of them who are not arrested. */
const having = (run: Resolution, abilities: readonly string[]): Seat[] =>
  owners(run, abilities).filter(seat => !isHeld(run, seat))

function hasUses(run: Resolution, seat: Seat, ability: string): boolean {
  const limit = run.catalogue.ability(ability)?.uses
  return (
    limit === undefined
    || (getOwn(seat.uses, ability) ?? 0)
      + run.spent.filter(({ who, ability: spent }) => who === seat.slot && spent === ability).length
      < limit
  )
}

/** What the town still has against an end by numbers: police, or who can strike by day (CONAN-W3, W10). */
const hopes = (run: Resolution): Reason[] => [...police(run), ...strikers(run)]

/** Who can still arrest: the injured where injuries end, the arrested where somebody may free them (CONAN-W3, W8). */
function police(run: Resolution): Reason[] {
  const curable = run.option<number>('injured.phases') > 0 || having(run, ['heal']).some(seat => !isHurt(run, seat))
  return owners(run, ['arrest']).flatMap(seat => {
    const { slot } = seat
    const held = isHeld(run, seat) ? heldUnlessFreed(run, slot) : []
    if (held.some(({ holds }) => holds)) return []
    const able = fact('canArrest', undefined, slot)
    return all(fact('policeLeft', undefined, slot), { rule: 'CONAN-W3', also: ['CONAN-E7'] }, [
      isHurt(run, seat) && !curable ? any(able, { rule: 'CONAN-W8' }) : all(able, { rule: 'CONAN-W8' }, [], held),
    ])
  })
}

/** That a prisoner stays one, unless somebody at large has a release left that reaches him (CONAN-W8). */
function heldUnlessFreed(run: Resolution, prisoner: SeatId): Reason[] {
  const arrests = run.ledger.found({ kind: 'arrested', of: prisoner, when: 'soFar' })
  const reaches = (seat: Seat, ability: string): boolean =>
    canUse(run, seat, ability) && (!ownOnly(run, ability) || arrests.some(({ by }) => by === seat.slot))
  const able = run
    .living()
    .filter(
      seat => !seat.bystander && !isHeld(run, seat) && withAttribute('frees').some(ability => reaches(seat, ability)),
    )
    .map(({ slot }) => run.given(fact('canRelease', undefined, slot), 'CONAN-W8'))
  const held = run.ledger.tried({ kind: 'arrested', of: prisoner, when: 'soFar' })
  return [any(fact('staysHeld', undefined, prisoner), { rule: 'CONAN-W8' }, held, able)]
}

/** Townspeople who can accuse, or have a pill: with them it is not impossible yet (CONAN-W10). */
function strikers(run: Resolution): Reason[] {
  const ready = (seat: Seat): boolean => !isHeld(run, seat) && !isHurt(run, seat)
  const armed = run
    .living()
    .filter(seat => seat.faction === 'town' && !seat.bystander && run.count(seat.slot, 'pills') > 0)
  const saying = (kind: Says, seats: readonly Seat[]): Reason[] =>
    seats.filter(ready).map(({ slot }) => run.given(fact(kind, undefined, slot), 'CONAN-W10'))
  return [...saying('canAccuse', owners(run, withAttribute('accuses'))), ...saying('keepsPill', armed)]
}

/** Who could stop the kill: unhurt, and in Japan when the night begins (CONAN-W9). */
function savers(run: Resolution): Reason[] {
  return having(run, withAttribute('stopsKill')).map(({ slot }) => {
    const claim = fact('canStopKill', undefined, slot)
    const unable = (['injured', 'abroad'] as const).some(mark => run.marksOf(slot).includes(mark))
    return unable ? any(claim, { rule: 'CONAN-W9' }) : run.given(claim, 'CONAN-W9')
  })
}

/** Townspeople who could break a tie: the host is warned (CONAN-W10). */
const tieBreakers = (run: Resolution): Seat[] => having(run, withAttribute('breaksTie'))

/** Only a pair of lovers of two sides is left (CONAN-E6). */
function loversLeft(run: Resolution, seats: readonly Seat[]): Reason {
  const living = seats.filter(({ alive }) => alive)
  const pair =
    living.length === 2
    && living[0]!.faction !== living[1]!.faction
    && living.every(({ slot }, place) => living[1 - place]!.details?.lover === slot)
  return state(run, 'loversLeft', 'CONAN-E6', pair)
}

const inPanel = sayingInEach({
  tie: { en: 'Who could break a tie', ru: 'Кто мог бы нарушить равенство' },
  secondLook: {
    en: 'Check a win by numbers again while anybody is listed here.',
    ru: 'Пока здесь кто-то есть, конец игры по числу игроков стоит проверить еще раз.',
  },
  player: { en: 'Player', ru: 'Игрок' },
  with: { en: 'With', ru: 'Чем' },
  nobodyMore: { en: 'Nobody left.', ru: 'Больше никого.' },
})

/** Who of the town could break a tie when the Organization seems to have won (CONAN-W10). */
function panel(game: Game, _phase: PhaseState | undefined, language: Locale): Panel {
  const say: Saying<typeof inPanel> = inLanguage(inPanel, language)
  const left = (seat: Seat): string[] =>
    abilitiesOf(game, seat).filter(
      id => (is(id, 'breaksTie') || is(id, 'accuses')) && (getOwn(seat.uses, id) ?? 0) < (moveOf(id)?.uses ?? Infinity),
    )
  const able = game.seats.filter(
    ({ alive, faction, status }) => alive && faction === 'town' && !status.includes('arrested'),
  )
  const rows = able
    .filter(seat => left(seat).length)
    .map(seat => ({
      cells: [
        { player: seat.slot },
        left(seat)
          .map(id => getOwn(titles.uses, id) ?? id)
          .join(', '),
      ],
      tone: 'warn' as const,
    }))
  return {
    id: 'tieBreakers',
    title: say('tie'),
    says: say('secondLook'),
    rule: 'CONAN-W10',
    columns: [say('player'), say('with')],
    rows,
    empty: say('nobodyMore'),
  }
}

const rules: Rules = {
  'CONAN-E14': stated({
    en: 'The dead win or lose with their side.',
    ru: 'Мертвые побеждают или проигрывают вместе со своей стороной.',
  }),
  'CONAN-W1': stated({
    en: 'The game goes on until one side can no longer win, assuming that the whole Organization votes for one player.',
    ru: 'Игра продолжается, пока одна из сторон не потеряет возможность победить, если считать, что вся Организация голосует за одного игрока.',
  }),
  'CONAN-W2': stated({
    en: 'The Organization wins when it has at least as many players as the town.',
    ru: 'Организация побеждает, когда игроков у нее столько же, сколько у города, или больше.',
  }),
  'CONAN-W3': stated({
    en: 'But not while somebody in the game can arrest and might still arrest the rest of them.',
    ru: 'Но не тогда, когда в игре есть кто-то, кто может арестовывать: он еще мог бы арестовать остальных ее членов.',
  }),
  'CONAN-W4': stated({
    en: 'If, at night, the town is so close that the kill must decide the vote, and it has no police and nobody to stop the kill, the Organization has won.',
    ru: 'Если ночью перевес города так мал, что убийство обязательно решит голосование, а ни полиции, ни того, кто мог бы остановить убийство, нет, победила Организация.',
  }),
  'CONAN-W4a': implied({
    en: 'The reason given for this fits a town that is one player ahead: after the kill the numbers are equal and the vote is tied.',
    ru: 'Обоснование этого подходит к городу, в котором на одного игрока больше: после убийства игроков становится поровну, и голосование кончается равенством.',
  }),
  'CONAN-W5': stated({
    en: 'The list of exceptions is open: a win is only proposed, and the host decides.',
    ru: 'Список исключений открыт: конец игры только предлагается, а решает ведущий.',
  }),
  'CONAN-W6': chosen({
    en: 'The living who are not arrested are counted, including those abroad.',
    ru: 'Считают живых, кто не арестован; кто за границей, тот в счет идет.',
  }),
  'CONAN-W7': chosen({
    en: 'The town wins when every member of the Organization is dead or arrested.',
    ru: 'Город побеждает, когда каждый член Организации мертв или арестован.',
  }),
  'CONAN-W8': chosen({
    en: 'A living townsperson with Arrest counts as able to arrest, suspended or not. An injured one counts only if injuries can end, an arrested one only while somebody at large has a release that can reach them.',
    ru: 'Может арестовывать живой горожанин с «Арестом», отстраненный или нет; раненый — только если ранения могут пройти, арестованный — только пока у кого-то на свободе есть освобождение, которое до него доходит.',
  }),
  'CONAN-W9': chosen({
    en: 'A living, unarrested, uninjured townsperson who is in Japan when the night begins counts as able to stop the kill if they have Protect, Heal, Discombobulate, Frighten or Confuse with a use left.',
    ru: 'Может остановить убийство живой горожанин, не арестованный, не раненый и находящийся в Японии к началу ночи, с «Защитой», «Лечением», «Смятением», «Запугиванием» или «Путаницей», у которого осталось применение.',
  }),
  'CONAN-W10': chosen({
    en: 'While an uninjured townsperson at large can accuse or has a pill, no win by numbers is proposed. If one can accompany or use Voice of Reason, a tie might be broken, and the host is warned.',
    ru: 'Пока нераненый горожанин на свободе может обличить или имеет таблетку, конец игры по числу игроков не предлагается. Если кто-то из них может сопровождать или поднять «Голос разума», равенство могло бы быть нарушено, и ведущего об этом предупреждают.',
  }),
  'CONAN-W11': chosen({
    en: "If both sides win in the same phase, the town's win comes first. If everybody is dead, it is a draw, and the host decides.",
    ru: 'Если в одной фазе конца достигли обе стороны, первым идет конец города. Если мертвы все, это ничья, и решает ведущий.',
  }),
}

const words = {
  facts: {
    gameOver: {
      stands: 'the game is over',
      falls: 'the game goes on',
      asks: 'Is the game over?',
      would: 'the game would have been over',
    },
    allDead: { stands: 'nobody is left alive', falls: 'somebody is left alive' },
    loversLeft: { stands: 'only two lovers are left', falls: 'more than two lovers are left' },
    townWins: { stands: 'the town has won', falls: 'the town has not won', would: 'the town would have won' },
    isOut: { stands: '{who} is dead or arrested', falls: '{who} is at large' },
    isDead: { stands: '{who} is dead', falls: '{who} is alive' },
    organizationWins: {
      stands: 'the Organization has won',
      falls: 'the Organization has not won',
      would: 'the Organization would have won',
    },
    numbers: {
      stands: 'the Organization has {bo} and the town {town}',
      falls: 'the Organization has only {bo} and the town {town}',
    },
    oneAhead: {
      stands: 'before this night the Organization has {bo} and the town {town}',
      falls: 'the Organization has {bo} and the town {town}, which decides no night',
    },
    nightDecides: {
      stands: 'the kill of this night would tie the vote',
      falls: 'the kill of this night would not tie the vote',
      would: 'the kill of this night would tie the vote',
    },
    policeLeft: {
      stands: '{who} may still arrest the rest of them',
      falls: '{who} cannot arrest anybody any more',
      would: '{who} might still arrest the rest of them',
    },
    canArrest: {
      stands: '{who} is able to arrest',
      falls: '{who} is injured for good',
      would: '{who} would have been able to arrest',
    },
    canRelease: { stands: '{who} has a release left', falls: '{who} has no release left' },
    staysHeld: { stands: '{who} stays in prison', falls: '{who} may be freed', would: '{who} would stay in prison' },
    canAccuse: { stands: '{who} may still accuse', falls: '{who} cannot accuse anybody any more' },
    keepsPill: { stands: '{who} still has a pill', falls: '{who} has no pill' },
    canStopKill: {
      stands: '{who} may stop the kill',
      falls: '{who} is injured and cannot stop the kill',
      would: '{who} might stop the kill',
    },
    goesOn: { stands: 'the host lets the game go on', falls: 'the host does not let the game go on' },
  },
  terms: { lovers: 'the lovers', draw: 'a draw', end: 'the game ends', goOn: 'the game goes on' },
} satisfies SectionWords

declare module './vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const endings = section({ facts, options, prompts, rules, rulings: { results: ['gameOver'] }, panel, words })
