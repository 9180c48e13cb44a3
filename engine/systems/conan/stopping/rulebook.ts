/** The rules about Discombobulate, Frighten, Neutralise and Confuse. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen } from '../origins.ts'

export const stopping: Record<string, Ruling> = {
  'CONAN-AB9': chosen("Discombobulate: the target's actions of the phase fail, passive ones do not."),
  'CONAN-AB12': chosen("Frighten: the target's actions fail, and by day the vote too."),
  'CONAN-AB17': chosen(
    "Confuse, once a night: the target's action goes to a living player drawn by lot, and to himself only where he may name himself. Elections, a list for the suitcase, a hand-off, a will, vengeance and votes do not go astray.",
  ),
  'CONAN-AB30': chosen("Vodka neutralises: the target's actions fail, as with Frighten."),
}
