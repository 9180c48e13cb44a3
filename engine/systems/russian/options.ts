/** What the rules leave to the host, by part. */
import * as frame from './frame/options.ts'
import * as killers from './killers/options.ts'
import * as protect from './protect/options.ts'
import * as checks from './checks/options.ts'
import * as family from './family/options.ts'
import * as tricks from './tricks/options.ts'
import * as company from './company/options.ts'
import * as mischief from './mischief/options.ts'
import * as day from './day/options.ts'
import * as evenings from './evening/options.ts'
import * as faceless from './faceless/options.ts'
import * as guards from './guards/options.ts'
import * as graves from './graves/options.ts'
import * as hands from './hands/options.ts'
import * as court from './court/options.ts'
import * as strikers from './strikers/options.ts'
import * as penalties from './penalties/options.ts'
import * as hunts from './hunt/options.ts'
import * as posts from './posts/options.ts'
import * as end from './end/options.ts'
import * as pleas from './pleas/options.ts'
import * as voices from './voices/options.ts'
import * as best from './best/options.ts'
import type { Option, Prompt } from '../../rules/role.ts'

const parts = [
  frame,
  killers,
  protect,
  checks,
  family,
  tricks,
  company,
  mischief,
  day,
  faceless,
  guards,
  strikers,
  evenings,
  graves,
  hands,
  posts,
  court,
  hunts,
  penalties,
  end,
  voices,
  pleas,
  best,
]

export const options = Object.assign({}, ...parts.map(part => part.options)) as Record<string, Option>
export const prompts = Object.assign({}, ...parts.map(part => part.prompts)) as Record<string, Prompt>
