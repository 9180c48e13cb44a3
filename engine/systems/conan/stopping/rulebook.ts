/** The rules about Discombobulate, Frighten, Neutralise and Confuse. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen } from '../origins.ts'

export const stopping: Record<string, Ruling> = {
  'CONAN-AB9': chosen("Discombobulate: the target's actions of the phase fail, passive ones do not."),
  'CONAN-AB12': chosen("Frighten: the target's actions fail, and by day the vote too."),
  'CONAN-AB17': chosen("Confuse, once a night: the target's action goes to a player drawn from those it may name."),
  'CONAN-AB30': chosen("Vodka neutralises: the target's actions fail, as with Frighten."),
}
