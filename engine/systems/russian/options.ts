/** What the rules leave to the host, by part. */
import * as frame from './options/frame.ts'
import * as killers from './options/killers.ts'
import * as protect from './options/protect.ts'
import * as checks from './options/checks.ts'
import * as family from './options/family.ts'
import * as tricks from './options/tricks.ts'
import * as company from './options/company.ts'
import * as mischief from './options/mischief.ts'
import * as faceless from './options/faceless.ts'
import * as guards from './options/guards.ts'
import type { Option, Prompt } from '../../rules/role.ts'

const parts = [frame, killers, protect, checks, family, tricks, company, mischief, faceless, guards]

export const options = Object.assign({}, ...parts.map(part => part.options)) as Record<string, Option>
export const prompts = Object.assign({}, ...parts.map(part => part.prompts)) as Record<string, Prompt>
