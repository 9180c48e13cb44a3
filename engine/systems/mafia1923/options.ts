/** What a host may decide otherwise: every default where the rules are silent. The first value is the default. */
import type { Option, Prompt } from '../../rules/role.ts'
import * as frame from './frame/options.ts'
import * as mafia from './mafia/options.ts'
import * as deaths from './deaths/options.ts'
import * as theft from './theft/options.ts'
import * as attacks from './attacks/options.ts'
import * as interference from './interference/options.ts'
import * as shields from './shields/options.ts'
import * as knowledge from './knowledge/options.ts'
import * as pairs from './pairs/options.ts'
import * as court from './court/options.ts'
import * as vote from './vote/options.ts'
import * as strikes from './strikes/options.ts'
import * as winning from './winning/options.ts'

export const options: Record<string, Option> = {
  ...frame.options,
  ...mafia.options,
  ...deaths.options,
  ...theft.options,
  ...attacks.options,
  ...interference.options,
  ...shields.options,
  ...knowledge.options,
  ...pairs.options,
  ...court.options,
  ...vote.options,
  ...strikes.options,
  ...winning.options,
}

export const prompts: Record<string, Prompt> = {
  ...frame.prompts,
  ...mafia.prompts,
  ...knowledge.prompts,
  ...pairs.prompts,
}
