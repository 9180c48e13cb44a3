/** Gadgets and what else players hold: who uses one, and who steals it (CONAN-E9, AB13, AB33). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../../ruleset/section.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { byNight, isShared, moveOf, sentBy, type Entry } from '../attributes.ts'
import { finds, type Sought } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { called, no } from '../sending.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'

const abilities = {
  steal: {
    mark: 'robbed',
    kind: 'other',
    told: {
      en: 'Each night you may steal from one player: you take one gadget or item of theirs.',
      ru: 'Каждую ночь вы можете обокрасть одного игрока: вы заберете один его гаджет или предмет.',
    },
    targets: 1,
    phases: ['night'],
    rule: 'CONAN-AB13',
    keys: sentBy,
  },
  gadget: {
    mark: 'gadgetUsed',
    kind: 'other',
    told: {
      en: 'If you have a gadget, you may use it; say which one and on whom.',
      ru: 'Если у вас есть гаджет, им можно воспользоваться: назовите, каким и на ком.',
    },
    targets: 0,
    most: 1,
    self: true,
    casual: true,
    phases: ['night', 'day'],
    treatedAs: 'item',
    rule: 'CONAN-AB33',
    keys: {
      item: { says: { en: 'what the item is called', ru: 'как называется предмет' } },
      as: {
        says: { en: 'the ability the item has', ru: 'способность, которая есть у предмета' },
        values: byNight,
        open: true,
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ robbed: { of: 'slot' }, gadgetUsed: { of: 'slot' } })

const says = sayingInEach({
  noItem: {
    en: 'no item can do “{as}” in this phase ({phase})',
    ru: 'ни один предмет {phase, select, night {ночью} day {днем} other {в подготовку}} не дает «{as}»',
  },
})

/** An item has the ability of a role, if any. */
const refuse: Refuse = (game, phase, { does, with: given = {} }) => {
  const as = does === 'gadget' ? getOwn(given, 'as') : undefined
  const ability = as === undefined ? undefined : moveOf(as)
  const ofRole = ability && !ability.passive && ability.phases?.includes(phase.kind) && !isShared(as ?? '')
  return as !== undefined && !ofRole
    ? no('CONAN-AB33', says('noItem', { as: called(as), phase: phase.kind }))
    : undefined
}

/** Whether somebody had an item as the phase began, which whoever came to it before has not taken. */
function itemOf(run: Resolution, of: SeatId, takenBefore: readonly Reason[] = []): Sought {
  const had = Number(getOwn(getOwn(run.game.state ?? {}, of) ?? {}, 'gadgets') ?? 0)
  const cite = { rule: 'CONAN-E9' }
  const held = (had > 0 ? all : any)({ is: 'fact', kind: 'hasItem', of }, cite)
  if (held.holds && takenBefore.length < had) return { there: [held], against: [] }
  const gone = all({ is: 'fact', kind: 'hasNothing', of }, cite, had > 0 ? takenBefore : [])
  return { there: [], against: [gone] }
}

/** What was stolen from somebody so far in this phase: one thing goes once. */
const thefts = (run: Resolution, of: SeatId): Reason[] =>
  run.ledger.found({ kind: 'robbed', of, when: 'soFar' }).map(({ why }) => why)

const robbed: Effect = (run, { move, at, why }) => {
  const item = itemOf(run, at, thefts(run, at))
  const taken = finds(
    move,
    { is: 'fact', kind: 'robbed', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-AB13', action: move.id },
    why,
    item,
  )
  run.put({ kind: 'robbed', of: at, why: taken, rule: 'CONAN-AB13', by: move.actor, action: move.id })
  if (!taken.holds) return taken
  run.setCount(at, 'gadgets', Math.max(0, run.count(at, 'gadgets') - 1))
  run.setCount(move.actor, 'gadgets', run.count(move.actor, 'gadgets') + 1)
  return taken
}

const gadgetUsed: Effect = (run, { move, why }) => {
  const item = itemOf(run, move.actor)
  const used = finds(
    move,
    { is: 'fact', kind: 'gadgetUsed', of: move.actor, action: move.id },
    { rule: 'CONAN-AB33', action: move.id },
    why,
    item,
  )
  run.put({ kind: 'gadgetUsed', of: move.actor, why: used, rule: 'CONAN-AB33', by: move.actor, action: move.id })
  return used
}

const rules: Rules = {
  'CONAN-E9': stated({
    en: 'Players can be given gadgets, which even the injured and the suspended can use.',
    ru: 'Игрокам могут дать гаджеты; пользоваться ими могут и раненые, и отстраненные.',
  }),
  'CONAN-AB13': chosen({
    en: 'Steal, once a night: takes one gadget or item. Each thing can only be stolen once: if several thieves come at the same time, the one higher on the player list gets it.',
    ru: '«Кража», раз за ночь: забирает один гаджет или предмет. Одна вещь достается одному: из воров, пришедших одновременно, тому, кто выше в списке игроков.',
  }),
  'CONAN-AB33': chosen({
    en: 'A gadget is a thing described in words, perhaps with an ability.',
    ru: 'Гаджет — это вещь, описанная словами, возможно, со способностью.',
  }),
}

const words = {
  uses: { steal: 'theft', gadget: 'gadget' },
  deeds: {
    steal: '{actor} went to steal from {first}',
    'steal:tried': '{actor} tried to steal from {first}',
    gadget: '{actor} used a gadget',
    'gadget:1': '{actor} used a gadget on {first}',
    'gadget:tried': '{actor} tried to use a gadget',
    'gadget:1:tried': '{actor} tried to use a gadget on {first}',
  },
  facts: {
    hasItem: { stands: '{who} has an item', falls: '{who} has no item' },
    hasNothing: { stands: '{who} has no item', falls: '{who} has an item' },
    robbed: {
      stands: '{other} robs {who}',
      falls: '{other} takes nothing from {who}',
      would: '{other} would have robbed {who}',
    },
    gadgetUsed: { stands: '{who} uses an item', falls: '{who} uses no item', would: '{who} would have used an item' },
  },
  terms: { gadgets: 'gadgets' },
  tells: { robbed: 'Something of yours was stolen.' },
  verbs: {
    steal: ['steal from', 'steal', 'rob', 'pickpocket', 'steal {first} item'],
    gadget: [
      'gadget',
      'use gadget',
      'use my gadget',
      'use my item',
      'use the item on {first}',
      'use my item on {first}',
      'use my gadget on {first}',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const items = section({ abilities, facts, refuse, rules, rulings: { effects: { robbed, gadgetUsed } }, words })
