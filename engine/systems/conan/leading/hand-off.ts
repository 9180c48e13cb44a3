/** Actions handed over to another of one's own, and what is sent in for somebody else (CONAN-A5, A6, L4, L5). */
import { seatOf, type Game, type PhaseState, type Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse, Sent } from '../../../ruleset/section.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { option, type Entry, is } from '../attributes.ts'
import { boysRank } from '../roles.ts'
import { section, type SectionWords } from '../section.ts'
import { no } from '../sending.ts'
import { rememberedOf, type Effect } from '../vocabulary.ts'
import { leaderOf } from './leader.ts'

const abilities = {
  handOff: {
    mark: 'handedOff',
    kind: 'other',
    told: {
      en: 'You may hand your actions to another member of your own group, who then acts for you. Nobody acts for more than one other player.',
      ru: 'Вы можете передать свои действия другому из своих, и он ходит за вас. Никто не действует больше чем за одного другого.',
    },
    is: ['paper'],
    targets: 1,
    casual: true,
    self: true,
    phases: ['night', 'day'],
    rule: 'CONAN-A6',
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ handedOff: { of: 'slot' } })

const options: Options = {
  'handoff.max': {
    values: [1],
    whole: { from: 0, to: 20 },
    rule: 'CONAN-A6',
    says: {
      en: 'How many other players one player can act for.',
      ru: 'За скольких других может действовать один игрок.',
    },
  },
}

const says = sayingInEach({
  cannotActFor: {
    en: '{to} cannot act for {by}: only within the Organization or the Detective Boys, and for at most {max, plural, one {# other} other {# others}}',
    ru: 'игрок {to} не может действовать за игрока {by}: только внутри Организации или среди Юных детективов и не больше чем за {max, plural, one {# другого} few {# других} other {# других}}',
  },
  notHanded: {
    en: '{by} did not hand their actions to {sender}',
    ru: 'игрок {by} не передавал свои действия игроку {sender}',
  },
  noPoison: { en: 'a Leader cannot order poison', ru: 'травить лидер не приказывает' },
  killsOnly: {
    en: 'for others, the Leader can only send in kills',
    ru: 'за других лидер присылает убийство и больше ничего',
  },
})

/** The group within which somebody hands actions over: the Organization, or the Detective Boys. */
const groupOf = ({ faction, role }: Seat): string | undefined =>
  faction === 'bo' ? 'bo' : boysRank.includes(role) ? 'boys' : undefined

/** Who acts for whom: what was handed over before, and in this phase. */
export function handed(game: Game, phase: PhaseState, before?: Sent): { from: SeatId; to: SeatId }[] {
  const ids = phase.submissions.findIndex(({ id }) => id === before?.id)
  const now = phase.submissions.filter(
    ({ does, withdrawn }, place) =>
      does === 'handOff' && !withdrawn && (before === undefined || ids < 0 || place < ids),
  )
  const kept = rememberedOf(game.facts, 'handedOff')
    .filter(({ by }) => by !== undefined && !now.some(one => one.by === by))
    .map(({ by, of }) => ({ from: by!, to: of }))
  const result = [...kept]
  for (const { by, to } of now)
    if (to[0] !== undefined && to[0] !== by && !overburdened(game, result, by, to[0]))
      result.push({ from: by, to: to[0] })
  return result
}

function overburdened(game: Game, done: readonly { from: SeatId; to: SeatId }[], from: SeatId, to: SeatId): boolean {
  const [giver, taker] = [seatOf(game, from), seatOf(game, to)]
  const group = giver && groupOf(giver)
  return (
    group === undefined
    || !taker
    || groupOf(taker) !== group
    || new Set(done.filter(one => one.to === to && one.from !== from).map(one => one.from)).size
      >= Number(option(game, 'handoff.max'))
  )
}

/** Within one group, and for so many others as the host set. */
const refuseHandOff: Refuse = (game, phase, move) => {
  const { by, does, to } = move
  return does === 'handOff' && to[0] !== by && overburdened(game, handed(game, phase, move), by, to[0] ?? '')
    ? no('CONAN-A6', says('cannotActFor', { to: String(to[0]), by, max: Number(option(game, 'handoff.max')) }))
    : undefined
}

/** Whoever sends something in for another was given it, or leads. */
const refuseForOthers: Refuse = (game, phase, { by, does, with: given = {} }) => {
  const sender = getOwn(given, 'sentBy')
  if (sender === undefined || sender === by || handed(game, phase).some(({ from, to }) => from === by && to === sender))
    return undefined
  if (leaderOf(game) === sender && is(does, 'order')) return undefined
  if (leaderOf(game) !== sender || groupOf(seatOf(game, by)!) !== 'bo')
    return no('CONAN-A6', says('notHanded', { by, sender }))
  return is(does, 'poison') ? no('CONAN-L4', says('noPoison')) : no('CONAN-L5', says('killsOnly'))
}

/** Who may act for somebody from now on; nobody else where he names himself. */
const handedOff: Effect = (run, { move, at, why }) => {
  for (const before of run.ledger.found({ kind: 'handedOff', by: move.actor, when: 'soFar' }))
    run.ledger.end(before, why)
  if (at !== move.actor)
    run.put({ kind: 'handedOff', of: at, by: move.actor, action: move.id, why, rule: 'CONAN-A6', lasting: true })
}

const rules: Rules = {
  'CONAN-A5': stated({
    en: 'A member can only order themselves to kill, unless another member has handed over their actions.',
    ru: 'Член Организации посылает на убийство только самого себя, если другой член не передал ему свои действия.',
  }),
  'CONAN-A6': chosen({
    en: 'Actions can be handed to another member of the Organization, or, among the Detective Boys, to another of them; nobody acts for more than one other player.',
    ru: 'Передать свои действия можно другому члену Организации, а Юному детективу — другому из Юных детективов; никто не действует больше чем за одного другого.',
  }),
  'CONAN-L4': stated({
    en: 'The Leader can order kills by night and nothing else.',
    ru: 'Лидер приказывает убивать ночью и больше ничего.',
  }),
  'CONAN-L5': stated({
    en: 'For inactive members, the Leader sends in the kill and nothing else.',
    ru: 'За неактивных членов Организации лидер присылает убийство и больше ничего.',
  }),
}

const words = {
  uses: { handOff: 'hand-off' },
  deeds: { handOff: '{actor} let {first} act in their place' },
  facts: {
    actsFor: { stands: '{who} may act for {other}', falls: '{who} may not act for {other}' },
    handedOver: { stands: '{who} handed everything to {other}', falls: '{who} handed nothing to {other}' },
    handedOff: { stands: '{other} lets {who} act for {other}', falls: '{other} does not let {who} act for {other}' },
  },
  verbs: {
    handOff: [
      'hand off to',
      'hand my actions to',
      'give my actions to',
      'let {first} act for me',
      'let {first} hand in for me',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const handOffs = section({
  abilities,
  facts,
  options,
  refuse: [refuseHandOff, refuseForOthers],
  rules,
  rulings: { effects: { handedOff } },
  words,
})
