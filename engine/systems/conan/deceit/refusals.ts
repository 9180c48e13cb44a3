/** Which slanders, fakes, disguises and erasures are not taken in (CONAN-AB6 to AB8, AB11, BS6). */
import { seatOf } from '../../../journal/state.ts'
import { rememberedOf } from '../vocabulary.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { abilities, shared } from '../abilities.ts'
import { option } from '../option.ts'
import { called, laterOnes, no, type Check } from '../refusal.ts'
import { bo } from '../roles/bo.ts'
import { town } from '../roles/town.ts'

const says = sayingInEach(
  {
    slander: 'one player of each side a night: a later one stands',
    notFaked: '“{ability}” is no ability that can be faked',
    hasTarget: '{ability} has a target',
    holder: 'a fake seems to be the act of the holder',
    nobody: 'nobody is called {name}',
    uses: 'the suitcase fakes {uses} a night: a later one stands',
    noRole: 'there is no role “{role}”',
    beforeGame: 'a disguise is put on before the game',
    erased: 'evidence of {crime} was erased before',
  },
  {
    slander: 'за ночь можно оклеветать одного игрока с каждой стороны: считается более поздний ход',
    notFaked: 'подделать «{ability}» нельзя',
    hasTarget: 'для «{ability}» нужна цель',
    holder: 'подделка выглядит поступком владельца чемодана, и никого другого',
    nobody: 'игрока {name} нет',
    uses: 'чемоданом за ночь подделывают не больше {uses, plural, one {# действия} few {# действий} other {# действий}}: считается более поздний ход',
    noRole: 'роли «{role}» нет',
    beforeGame: 'маскировку надевают до игры',
    erased: 'улики этого рода уже уничтожали: «{crime}»',
  },
)

/** One member and one townsperson a night: of two of one side the last counts. */
export const slander: Check = (game, phase, move) => {
  const side = (slot: SeatId | undefined): string | undefined =>
    slot === undefined ? undefined : seatOf(game, slot)?.faction
  return move.does === 'slander' && laterOnes(game, phase, move).some(({ to }) => side(to[0]) === side(move.to[0]))
    ? no('CONAN-AB8', says('slander'))
    : undefined
}

/** Only what roles do by night can be faked, so often as the host set. */
export const fake: Check = (game, phase, move) => {
  if (move.does !== 'fake') return undefined
  const { ability = '', actor } = move.with ?? {}
  const uses = Number(option(game, 'suitcase.uses'))
  const faked = own(abilities, ability)
  if (
    !faked
    || faked.passive
    || !faked.phases?.includes('night')
    || [...shared.bo, ...shared.everybody].includes(ability)
  )
    return no('CONAN-BS6', says('notFaked', { ability: called(ability) }))
  if (move.to.length < Math.min(1, faked.targets))
    return no('CONAN-BS6', says('hasTarget', { ability: called(ability) }))
  if (actor !== undefined && actor !== move.by && option(game, 'suitcase.apparentActor') === 'holder')
    return no('CONAN-BS6', says('holder'))
  if (actor !== undefined && !seatOf(game, actor)) return no('CONAN-BS6', says('nobody', { name: actor }))
  return laterOnes(game, phase, move).length >= uses ? no('CONAN-BS6', says('uses', { uses })) : undefined
}

/** As a role that there is, and one for good before the game. */
export const disguise: Check = (game, phase, { does, with: given = {} }) => {
  if (does !== 'disguise' && does !== 'temporaryDisguise') return undefined
  const rule = abilities[does]!.rule!
  const role = own(given, 'role') ?? ''
  if (!Object.hasOwn({ ...bo, ...town, ...game.customRoles }, role)) return no(rule, says('noRole', { role }))
  return does === 'disguise' && phase.kind === 'night' && phase.number > 1 ? no(rule, says('beforeGame')) : undefined
}

/** Each kind of crime once a game. */
export const eraseEvidence: Check = (game, phase, { by, does, with: given = {} }) =>
  does === 'eraseEvidence'
  && rememberedOf(game.facts, 'evidenceErased').some(fact => fact.by === by && fact.data.type === own(given, 'crime'))
    ? no('CONAN-AB11', says('erased', { crime: called(String(own(given, 'crime'))) }))
    : undefined
