/** The actor (RU-ACR), who copies the civil role of somebody for a game day. */
import { seatOf, type Game, type Refusal } from '../../../journal/state.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { all, rememberedOf, type LateEffect } from '../vocabulary.ts'
import { did, type PartWords, tried } from '../words.ts'
import { copiedRole } from './collector.ts'
import { destroyed } from './passing.ts'
import { MOST_PLAYED, takeUp } from './playing.ts'

const abilities = {
  copy: {
    kind: 'other',
    told: {
      en: 'In the evening you may copy the civil role of a player. You play it from scratch until the end of the following day, even if its owner dies in the night.',
      ru: 'Вечером вы можете скопировать мирную роль игрока и до конца следующего дня играете за нее с нуля, даже если ее владелец ночью умрет.',
    },
    is: ['stays', 'endsHack'],
    targets: 1,
    notSelf: { rule: 'RU-ACR-1' },
    phases: ['evening'],
    turn: 'hands',
    casual: true,
    rule: 'RU-ACR-1',
    components: [{ does: 'mark', as: 'copying' }],
  },
} satisfies Record<string, Entry>

/** Three players in a game, each once (RU-ACR-2). */
function refuseCopying(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const before = rememberedOf(game.facts, 'playedBefore').filter(({ of }) => of === by)
  const says =
    before.length >= MOST_PLAYED
      ? { en: `${name} has already copied three players`, ru: `игрок ${name} уже копировал трех игроков` }
      : before.some(fact => fact.by !== undefined && to.includes(fact.by))
        ? { en: `${name} has already copied this player`, ru: `этого игрока ${name} уже копировал` }
        : undefined
  return says && { rule: 'RU-ACR-2', says }
}

const refuse: Refuse = (game, _phase, move) => (move.does === 'copy' ? refuseCopying(game, move) : undefined)

/** Of a maimed player there is nothing to copy, and the attempt is not spent (RU-ACR-2). */
const copying: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const { role, rule: ofCollector } = copiedRole(run, at)
  const maimed = destroyed(run, at, 'RU-ACR-2')
  const rule = maimed.some(({ holds }) => holds) ? 'RU-ACR-2' : 'RU-ACR-1'
  const copied = all(
    { is: 'fact', kind: 'copies', of: actor, other: at, action, values: { role } },
    { rule, also: ofCollector === undefined ? [] : [ofCollector], action },
    [why],
    maimed,
  )
  if (copied.holds)
    run.put({ kind: 'playedBefore', of: actor, by: at, why: copied, rule: 'RU-ACR-2', data: { role }, lasting: true })
  takeUp(run, { who: actor, role, from: at, how: 'copy', why: copied })
  return copied
}

const rules: Rules = {
  'RU-ACR-1': stated({
    en: 'In the evening the actor copies a player’s civil role and plays it from scratch until the end of the next day. They keep it even if that player dies in the night.',
    ru: 'Вечером актер копирует мирную роль игрока и до конца следующего дня играет за нее с нуля. Если владелец роли ночью умрет, копия остается.',
  }),
  'RU-ACR-2': chosen({
    en: 'Each player can be copied once, and three in a game. A maimed player has nothing to copy, and the attempt is not used up.',
    ru: 'Каждого игрока можно скопировать один раз, за игру — не больше трех. У покалеченного копировать нечего, и попытка не тратится.',
  }),
  'RU-ACR-3': stated({
    en: 'Only the actor is told if a copied doctor or blocker hits or misses, and what a copied check finds.',
    ru: 'Попал ли скопированный доктор или блокер и прошел ли чек, узнает только сам актер.',
  }),
  'RU-ACR-4': stated({
    en: 'A copied active citizen without a role catches one that leaves the game, for a day, after everybody else who may have it. A collector is copied with the role they used last.',
    ru: 'Копия активного жителя без роли на сутки перехватывает роль, покидающую игру, уступая всем, кто может ее получить. Коллекционер копируется с ролью, которой пользовался последней.',
  }),
  'RU-ACR-7': stated({
    en: 'A copied phantom gives the extra votes for phantoms, unless the original waives them; nobody becomes a phantom through it, and it possesses nobody.',
    ru: 'Копия фантома дает прибавку за фантомов, если оригинал ее не отменил; эффекта фантома и вселения она не дает.',
  }),
  'RU-ACR-8': stated({
    en: 'The original goes before the copy. A copied investigator has no shot.',
    ru: 'Оригинал ходит раньше копии. У копии следователя нет выстрела.',
  }),
  'RU-ACR-9': stated({
    en: 'A pimp does not control an actor’s moves and can only punish the actor.',
    ru: 'Ходами актера сутенер не управляет и может только наказать его.',
  }),
  'RU-ACR-10': stated(
    {
      en: 'What a copied commissioner or detective finds does not go to the investigator.',
      ru: 'Что находит копия комиссара или детектива, следователю не достается.',
    },
    {
      en: 'no answer names the rule for somebody being told nothing; the cases of the actor show it',
      ru: 'о том, что кому-то ничего не сообщили, нет ответа, который назвал бы это правило',
    },
  ),
  'RU-ACR-B1': stated(
    {
      en: 'A role copied by a black actor works as it does for a black.',
      ru: 'У черного актера скопированная роль действует как у черного.',
    },
    {
      en: 'refers to the rules for blacks of the copied roles, each cited by its own name',
      ru: 'отсылает к правилам черных вариантов копируемых ролей, и каждое названо своим именем',
    },
  ),
}

const words = {
  uses: {
    copy: { en: 'copy', ru: 'копия роли' },
  },
  deeds: {
    copy: {
      en: '{actor} copied {first}’s role',
      ru: `{actor_nom} ${did('actor', 'скопировал')} роль {first_gen}`,
    },
    'copy:tried': tried('copy {first}’s role', 'скопировать роль {first_gen}'),
  },
  facts: {
    copies: {
      stands: { en: '{who} copies {other}’s role ({role})', ru: '{who_nom} копирует роль {other_gen} ({role})' },
      falls: { en: '{who} does not copy {other}’s role', ru: '{who_nom} не копирует роль {other_gen}' },
      would: {
        en: '{who} would have copied {other}’s role: {role}',
        ru: `{who_nom} ${did('who', 'скопировал')} бы роль {other_gen} ({role})`,
      },
      toldByDeed: true,
    },
  },
  verbs: {
    copy: ['copy', 'imitate', 'copy the role of'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const actor = section({ abilities, refuse, rules, words, rulings: { effects: { copying } } })
