/** Snipe: a shot that is part of the own kill, and that nobody heals (CONAN-AB3). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import { chosen, type Rules } from '../../../ruleset/localized-text.ts'
import { sentBy, type Entry, isTreatedAs } from '../attributes.ts'
import { actorGuards } from '../guards.ts'
import { finds, realBecause, seekFact, usedBy } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { all, type Effect, type Resolution } from '../vocabulary.ts'

const abilities = {
  snipe: {
    mark: 'sniping',
    kind: 'kill',
    told: {
      en: '{when} you may snipe, if you carry out the kill. That kill cannot be healed, and whoever protects does not learn who came. It is used up only when it succeeds.',
      ru: '{when} вы можете стрелять как снайпер, если убиваете вы. От этого убийства нельзя вылечить, и кто защищает, не узнает, кто приходил. Неудача не считается.',
    },
    is: ['kill', 'extra', 'ownSpending'],
    targets: 0,
    phases: ['night'],
    uses: 1,
    rule: 'CONAN-AB3',
    keys: sentBy,
  },
} satisfies Record<string, Entry>

/** The shots of a killer, each with what keeps him from it; a fake of one that is real is one too (CONAN-BS7). */
export function snipesOf(run: Resolution, killer: SeatId): Reason[] {
  return run.moves
    .filter(move => move.actor === killer && usedBy(run, move) === 'snipe')
    .map(move => {
      const isFake = isTreatedAs(move.does, 'suitcase')
      return all(
        { is: 'fact', kind: 'sniping', of: killer, action: move.id },
        { rule: 'CONAN-AB3', also: isFake ? ['CONAN-BS7'] : [], action: move.id },
        isFake ? [realBecause(run, move)] : [],
        obstaclesOf(run, { ...move, does: 'snipe' }, { actorGuards }),
      )
    })
}

/** The use is gone when the shot hit, once a game (CONAN-AB3). */
const snipes: Effect = (run, { move, why }) => {
  const hits = run.ledger.attempts({ kind: 'death', by: move.actor, where: ({ data }) => data.cause === 'kill' })
  const kills = hits.map(({ why }) => why)
  const hit = seekFact(move.actor, 'ownKill', 'noOwnKill', { rule: 'CONAN-AB3' }, kills)
  const shot = finds(
    move,
    { is: 'fact', kind: 'sniped', of: move.actor, action: move.id },
    { rule: 'CONAN-AB3', action: move.id },
    why,
    hit,
  )
  if (shot.holds) run.spend(move.actor, 'snipe', 'CONAN-AB3')
  return shot
}

const rules: Rules = {
  'CONAN-AB3': chosen({
    en: 'Snipe, one success a game: the kill cannot be healed, and protectors do not learn who came.',
    ru: '«Снайперский выстрел», один успех за игру: от этого убийства нельзя вылечить, и тот, кто защищает, не узнает, кто приходил.',
  }),
}

const words = {
  uses: { snipe: 'sniping' },
  deeds: { snipe: '{actor} went to snipe', 'snipe:tried': '{actor} tried to snipe' },
  facts: {
    sniping: {
      stands: '{who} shoots from afar',
      falls: '{who} does not shoot from afar',
      would: '{who} would shoot from afar',
    },
    sniped: {
      stands: 'the shot of {who} hit',
      falls: 'the shot of {who} did not hit',
      would: 'the shot of {who} would have hit',
    },
    ownKill: { stands: '{who} killed tonight', falls: '{who} did not kill tonight' },
    noOwnKill: {
      stands: 'sniping only changes a kill, and {who} did not kill tonight',
      falls: '{who} killed tonight',
      would: '{who} would not have killed tonight',
    },
    partOfKill: {
      stands: 'the shot is part of the kill and comes before what the kill brings',
      falls: 'the shot is no part of the kill',
    },
  },
  verbs: { snipe: ['snipe', 'use snipe', 'use sniping', 'sniper kill'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const sniping = section({ abilities, rules, rulings: { effects: { sniping: snipes } }, words })
