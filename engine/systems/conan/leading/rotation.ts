/** Whose turn it is to kill: nobody has a second one before all have had theirs (CONAN-B1 to B3). */
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import type { Panel } from '../../../ruleset/panel.ts'
import { chosen, implied, stated, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import { struckBy } from '../conditions.ts'
import { bribeFor, unlessBribed } from '../killing/bribe.ts'
import { section, type Saying, type SectionWords } from '../section.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import { members } from './leader.ts'

const facts = declareFacts({ killTurn: { of: 'slot' } })

const options: Options = {
  'kill.rotation': {
    values: ['strict', 'warn', 'off'],
    rule: 'CONAN-B3',
    says: {
      en: 'What happens if a killer is sent out of turn: refused, noted, or allowed.',
      ru: 'Что с убийцей, чья очередь не пришла: ему отказывают, это только отмечают или это допустимо.',
    },
  },
}

const prompts: Prompts = {
  rotation: {
    rule: 'CONAN-B3',
    says: { en: 'A member is to kill out of turn.', ru: 'Убить должен член Организации, чья очередь не пришла.' },
    choices: ['refuse', 'allow'],
  },
}

const turnsOf = ({ state = {} }: Pick<Game, 'state'>, slot: SeatId): number =>
  Number(getOwn(getOwn(state, slot) ?? {}, 'turns') ?? 0)

const skipped = ['abroad', 'arrested']

/** Members who had fewer turns than this one; the dead, arrested and absent are no reason to wait (CONAN-B1, CONAN-B3). */
export function fewerTurns(game: Game, killer: SeatId): { slot: SeatId; waitedFor: boolean }[] {
  return members(game)
    .filter(({ slot }) => turnsOf(game, slot) < turnsOf(game, killer))
    .map(({ slot, alive, status }) => ({ slot, waitedFor: alive && !skipped.some(mark => status.includes(mark)) }))
}

/** Whether a member cannot kill at all tonight: dead, arrested, abroad. */
export const cannotKill = ({ alive, status }: { alive: boolean; status: readonly string[] }): boolean =>
  !alive || skipped.some(mark => status.includes(mark))

/** That nobody is waited for; nothing to ask where turns are not counted (CONAN-B3). */
export function inTurn(run: Resolution, { id, ruled }: Move, killer: SeatId): Reason | undefined {
  const rotation = run.option('kill.rotation')
  if (rotation === 'off') return undefined
  const reason = all(
    { is: 'fact', kind: 'inTurn', of: killer },
    { rule: 'CONAN-B1' },
    [],
    fewerTurns(run.game, killer).map(({ slot, waitedFor }) => {
      const fewer = run.given({ is: 'fact', kind: 'hadFewerTurns', of: slot }, 'CONAN-B1')
      return waitedFor
        ? fewer
        : all(
            { is: 'fact', kind: 'waitedFor', of: slot },
            { rule: 'CONAN-B3' },
            [fewer],
            [run.given({ is: 'fact', kind: 'outOfRotation', of: slot }, 'CONAN-B3')],
          )
    }),
  )
  if (reason.holds || (rotation === 'strict' && !ruled?.holds)) return reason
  const let_ = allowed(
    run,
    id,
    () => ruled?.holds === true || run.ask('rotation', { choices: ['allow', 'refuse'], actions: [id] }) === 'allow',
  )
  return any({ is: 'fact', kind: 'mayKill', of: killer }, { rule: 'CONAN-B3' }, [
    reason,
    ...(let_ ? [run.given({ is: 'fact', kind: 'letPass', of: killer }, 'CONAN-B3')] : []),
  ])
}

const allowed = perRunByKey<boolean>()

/** An attempt is a turn, a failed one too (CONAN-B2); an arrested killer leaves the rotation instead (CONAN-B4). */
export function takeTurn(run: Resolution, killer: SeatId, action: string, out: Reason, bribe: readonly Reason[]): void {
  const arrested = struckBy(run, killer)
  const why = all(
    { is: 'fact', kind: 'killTurn', of: killer, action },
    { rule: 'CONAN-B2', action },
    [out],
    unlessBribed(killer, 'outOfRotation', 'CONAN-B4', arrested, bribeFor(run, 'bribe.freesKiller', bribe)),
  )
  if (out.holds) run.put({ kind: 'killTurn', of: killer, why, rule: 'CONAN-B2', action })
  if (why.holds) run.setCount(killer, 'turns', run.count(killer, 'turns') + 1)
}

const inPanel = sayingInEach({
  turns: { en: 'Turns to kill', ru: 'Очередь убивать' },
  everyMember: {
    en: 'Every member tries once before anybody tries again.',
    ru: 'Пока не попытался каждый, второй попытки нет ни у кого.',
  },
  member: { en: 'Member', ru: 'Член Организации' },
  tries: { en: 'Tries', ru: 'Попытки' },
  mayKill: { en: 'may kill', ru: 'может убивать' },
  waits: { en: 'waits', ru: 'ждет' },
  nobodyAble: { en: 'Nobody is able to kill.', ru: 'Убивать некому.' },
})

function panel(game: Game, _phase: PhaseState | undefined, language: Locale): Panel {
  const say: Saying<typeof inPanel> = inLanguage(inPanel, language)
  const able = members(game).filter(
    seat => seat.alive && !seat.status.includes('arrested') && !seat.status.includes('abroad'),
  )
  const least = Math.min(...able.map(({ slot }) => turnsOf(game, slot)))
  const rows = able.map(({ slot }) => {
    const inTurn = turnsOf(game, slot) === least
    return {
      cells: [{ player: slot }, turnsOf(game, slot), say(inTurn ? 'mayKill' : 'waits')],
      ...(!inTurn && { tone: 'quiet' as const }),
    }
  })
  return {
    id: 'rotation',
    title: say('turns'),
    says: say('everyMember'),
    rule: 'CONAN-B1',
    columns: [say('member'), say('tries'), ''],
    rows,
    empty: say('nobodyAble'),
  }
}

const rules: Rules = {
  'CONAN-B1': stated({
    en: 'Every member must have tried a murder before anybody gets a second turn.',
    ru: 'Пока каждый член Организации не попытался убить, ни у кого из них нет второй очереди.',
  }),
  'CONAN-B2': implied({
    en: 'A failed murder counts as a turn.',
    ru: 'Неудавшееся убийство засчитывается как очередь.',
  }),
  'CONAN-B3': chosen({
    en: 'The dead, the arrested and those abroad are left out of the rotation; the injured are not. A member out of turn is refused unless the host allows it.',
    ru: 'Мертвых, арестованных и тех, кто за границей, в очередности нет, раненые в ней есть. Члену Организации, чья очередь не пришла, отказывают, если ведущий этого не пропустит.',
  }),
}

const words = {
  facts: {
    inTurn: { stands: '{who} is in turn', falls: '{who} is out of turn' },
    hadFewerTurns: { stands: '{who} had fewer turns', falls: '{who} had as many turns' },
    waitedFor: {
      stands: '{who} is waited for',
      falls: '{who} is not waited for',
      would: '{who} would have been waited for',
    },
    outOfRotation: {
      stands: '{who} is out of the rotation',
      falls: '{who} is in the rotation',
      would: '{who} would have been out of the rotation',
    },
    mayKill: { stands: '{who} may kill', falls: '{who} may not kill' },
    letPass: { stands: 'the host lets it pass', falls: 'the host does not let it pass' },
    killTurn: { stands: '{who} had a turn to kill', falls: '{who} had no turn to kill' },
  },
  terms: { turns: 'turns to kill', refuse: 'refuse it', allow: 'let it pass' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const rotation = section({ facts, options, prompts, rules, panel, words })
