/** Every rule in one sentence of ours, by part. */
import { frame } from './frame/rulebook.ts'
import { killers } from './killers/rulebook.ts'
import { protect } from './protect/rulebook.ts'
import { checks } from './checks/rulebook.ts'
import { family } from './family/rulebook.ts'
import { tricks } from './tricks/rulebook.ts'
import { company } from './company/rulebook.ts'
import { mischief } from './mischief/rulebook.ts'
import { day } from './day/rulebook.ts'
import { evenings } from './evening/rulebook.ts'
import { faceless } from './faceless/rulebook.ts'
import { guards } from './guards/rulebook.ts'
import { hands } from './hands/rulebook.ts'
import { ghosts } from './ghosts/rulebook.ts'
import { court } from './court/rulebook.ts'
import { graves } from './graves/rulebook.ts'
import { seers } from './seers/rulebook.ts'
import { penalties } from './penalties/rulebook.ts'
import { hunts } from './hunt/rulebook.ts'
import { elites } from './elites/rulebook.ts'
import { pleas } from './pleas/rulebook.ts'
import { posts } from './posts/rulebook.ts'
import { end } from './end/rulebook.ts'
import { strikers } from './strikers/rulebook.ts'
import { voices } from './voices/rulebook.ts'
import { best } from './best/rulebook.ts'

export const rules = {
  ...frame,
  ...killers,
  ...protect,
  ...checks,
  ...family,
  ...tricks,
  ...company,
  ...mischief,
  ...faceless,
  ...guards,
  ...strikers,
  ...seers,
  ...hands,
  ...court,
  ...ghosts,
  ...evenings,
  ...graves,
  ...day,
  ...posts,
  ...pleas,
  ...elites,
  ...hunts,
  ...penalties,
  ...end,
  ...voices,
  ...best,
}
