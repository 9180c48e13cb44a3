/** Which poisonings are not taken in: those that name no role where one is needed. */
import { sayingInEach } from '../../../text/in-each.ts'
import { option } from '../option.ts'
import { no, type Check } from '../refusal.ts'

const says = sayingInEach(
  { role: 'a pill needs the role that the target is taken for: role=…' },
  { role: 'для таблетки нужна роль, которую отравитель приписывает цели' },
)

/** @returns the rule that a poisoning breaks, with what is wrong */
export const poison: Check = (game, _phase, { does, with: given }) =>
  does === 'aptx' && option(game, 'aptx.needsRole') === true && given !== undefined && !given.role?.trim()
    ? no('CONAN-B7', says('role'))
    : undefined
