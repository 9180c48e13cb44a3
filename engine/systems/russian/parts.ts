/** The parts of the rulebook, in the order in which they are asked. */
import type { Part } from './part.ts'
import { calls, checks } from './checks/rulings.ts'
import { company } from './company/rulings.ts'
import { day, dayOver } from './day/rulings.ts'
import { end } from './end/rulings.ts'
import { evenings, watching } from './evening/rulings.ts'
import { faceless } from './faceless/rulings.ts'
import { family } from './family/rulings.ts'
import { beside, frame } from './frame/rulings.ts'
import { graveResults, graves } from './graves/rulings.ts'
import { guards } from './guards/rulings.ts'
import { hands, records } from './hands/rulings.ts'
import { ghosts } from './ghosts/rulings.ts'
import { court } from './court/rulings.ts'
import { killers } from './killers/rulings.ts'
import { mischief } from './mischief/rulings.ts'
import { morning, reached } from './morning/rulings.ts'
import { penalties } from './penalties/rulings.ts'
import { hunts } from './hunt/rulings.ts'
import { elites, servants } from './elites/rulings.ts'
import { pleas } from './pleas/rulings.ts'
import { posts } from './posts/rulings.ts'
import { protect } from './protect/rulings.ts'
import { strikers } from './strikers/rulings.ts'
import { messages, reading, seers } from './seers/rulings.ts'
import { tricks } from './tricks/rulings.ts'
import { voices } from './voices/rulings.ts'

export const parts: readonly Part[] = [
  day,
  frame,
  faceless,
  protect,
  tricks,
  company,
  guards,
  killers,
  mischief,
  family,
  records,
  checks,
  evenings,
  strikers,
  seers,
  voices,
  court,
  ghosts,
  graveResults,
  hands,
  calls,
  graves,
  posts,
  pleas,
  elites,
  hunts,
  penalties,
  end,
  morning,
  messages,
  watching,
  reading,
  reached,
  servants,
  beside,
  dayOver,
]
