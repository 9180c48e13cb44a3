/** Confuse: what its target does goes to somebody drawn by lot (CONAN-AB17). */
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, type Rules } from '../../../ruleset/localized-text.ts'
import { is, sentBy, type Entry } from '../attributes.ts'
import { leaves } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { any, type Redirect, type Resolution } from '../vocabulary.ts'

const abilities = {
  confuse: {
    mark: 'confused',
    kind: 'move',
    told: {
      en: 'Once in each phase you may confuse one player. Their action goes to a random living player instead. Votes, wills and hand-offs are not affected.',
      ru: 'Один раз за фазу вы можете запутать одного игрока. Его действие пойдет к случайному живому игроку. Голосов, завещаний и передачи действий это не касается.',
    },
    is: ['stopsKill'],
    targets: 1,
    phases: ['night', 'day'],
    rule: 'CONAN-AB17',
    keys: sentBy,
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ confused: { of: 'slot' } })

const gone = perRunByKey<string | undefined>()

/**
 * Where the act of somebody confused goes: to a living player, drawn once for each act.
 * @param self whether he may come to himself, as where he may name himself
 */
export function astray(run: Resolution, actor: SeatId, act: string, self = false): string | undefined {
  return gone(run, act, () =>
    run.draw(
      'confused',
      actor,
      run.game.seats
        .filter(
          ({ alive, slot }) =>
            alive && (self || slot !== actor) && !run.ledger.found({ kind: 'death', of: slot }).length,
        )
        .map(({ slot }) => slot),
    ),
  )
}

/** Whether somebody goes astray with an act, by every attempt to confuse him; undefined where nobody tried. */
export function goesAstray(run: Resolution, actor: SeatId, action: ActionId): Reason | undefined {
  const confused = run.ledger.tried({ kind: 'confused', of: actor })
  return confused.length
    ? any({ is: 'fact', kind: 'goneAstray', of: actor, action }, { rule: 'CONAN-AB17' }, confused)
    : undefined
}

/** Who goes where an action is aimed: of an order its killer, and nobody where it only names him. */
const goerOf = ({ does, actor, to }: Move, aim: number): SeatId | undefined =>
  !is(does, 'order') || to.length < 2 ? actor : aim ? to[0] : undefined

/** A confused player's act goes to somebody drawn. */
const confusion: Redirect = (run, move, at, aim) => {
  const goer = goerOf(move, aim)
  if (goer === undefined || is(move.does, 'paper')) return undefined
  const goneAstray = goesAstray(run, goer, move.id)
  if (!goneAstray?.holds) return goneAstray && { at, path: [], because: [], unless: [goneAstray] }
  const to = astray(
    run,
    goer,
    `${move.id} ${is(move.does, 'order') ? 'kill' : aim}`,
    !is(move.does, 'order') && move.ability.self,
  )
  const by = run.ledger.found({ kind: 'confused', of: goer })[0]?.action
  if (to === undefined || by === undefined) return undefined
  return {
    at: to,
    path: to === at ? [] : [{ by, from: at, to }],
    because: [goneAstray],
  }
}

const rules: Rules = {
  'CONAN-AB17': chosen({
    en: "Confuse, once a night: the target's action goes to a random living player, and to the target only if they may choose themselves. Elections, a list for the suitcase, a hand-off, a will, vengeance and votes are not confused.",
    ru: '«Путаница», раз за ночь: действие цели идет к живому игроку, выбранному жребием, а к ней самой — только там, где она может назвать себя. Выборы, список для чемоданчика, передача действий, завещание, месть и голоса с пути не сбиваются.',
  }),
}

const words = {
  uses: { confuse: 'Confuse' },
  deeds: { confuse: '{actor} confused {first}', 'confuse:tried': '{actor} tried to confuse {first}' },
  facts: {
    confused: { stands: '{who} is confused', falls: '{who} is not confused' },
    goneAstray: { stands: '{who} goes astray', falls: '{who} does not go astray' },
  },
  verbs: { confuse: ['confuse', 'bewilder'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const confusing = section({
  abilities,
  facts,
  rules,
  rulings: { effects: { confused: leaves('confused') }, redirects: [confusion] },
  words,
})
