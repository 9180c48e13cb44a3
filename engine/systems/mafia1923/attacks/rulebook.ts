/** The rules about the Butler and the Drunkard. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const attacks: Record<string, Ruling> = {
  '1923-S3': stated('Who is poisoned is still living in every respect.'),
  '1923-S4': stated('Who was poisoned in a night dies at the end of the next one, unless cured.'),
  '1923-S5': stated('Only a Doctor cures: in the night of the poisoning, which prevents it, or in the next.'),
  '1923-S6': implied('A Bodyguard does not keep anybody from dying of poison already taken.'),
  '1923-S7': implied('What becomes of the Butler afterwards does not lift the poison.'),
  '1923-S8': chosen('Poisoning somebody who is poisoned already changes nothing and takes up the use.'),
  '1923-S9': implied('Who was poisoned in the last night is living when the game is decided.'),

  '1923-BUT1': stated('A Butler poisons another player, twice in the game.'),
  '1923-BUT2': stated('A Butler cannot be poisoned; a Bodyguard who guards him injures whoever tries.'),
  '1923-BUT3': stated('The first two attempts of the Mafia on a Butler fail.'),
  '1923-BUT4': chosen(
    'Every attempt counts as one of the two, also one that something else stopped; a Bodyguard still injures. Nobody is told.',
  ),
  '1923-BUT5': implied('The shield does not hold against a Drunkard, the court or revenge.'),
  '1923-BUT6': implied(
    'Immunity and shield go with the role: the robbed lose them, the Thief gets them fresh. Poison taken before stays.',
  ),
  '1923-BUT7': implied('Two Butlers cannot poison each other.'),

  '1923-DRU1': stated('A Drunkard chooses a family once in the game, and one of it, drawn at random, is killed.'),
  '1923-DRU2': implied('All living members of the family are drawn from, Mafia Members too, with equal chances.'),
  '1923-DRU3': stated('It may be his own family, and the draw may hit him.'),
  '1923-DRU4': stated('It may be a family without living members; then nothing happens.'),
  '1923-DRU5': implied(
    'Only a Bodyguard stops it, and then there is no second draw. A Doctor or the shield of a Butler does not.',
  ),

  '1923-I2': stated(
    'Who was poisoned or cured is announced by name in the morning, also where he died later in that night.',
  ),
}
