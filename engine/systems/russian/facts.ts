/** What is written down in this system, section by section: each kind of fact, what it is of, and what it carries. */
import { declared as frame } from './frame/facts.ts'
import { declared as shared } from './shared/facts.ts'
import { declared as day } from './day/facts.ts'
import { declared as killers } from './killers/facts.ts'
import { declared as protect } from './protect/facts.ts'
import { declared as checks } from './checks/facts.ts'
import { declared as family } from './family/facts.ts'
import { declared as tricks } from './tricks/facts.ts'
import { declared as company } from './company/facts.ts'
import { declared as mischief } from './mischief/facts.ts'
import { declared as guards } from './guards/facts.ts'
import { declared as faceless } from './faceless/facts.ts'
import { declared as graves } from './graves/facts.ts'
import { declared as strikers } from './strikers/facts.ts'
import { declared as seers } from './seers/facts.ts'
import { declared as hands } from './hands/facts.ts'
import { declared as ghosts } from './ghosts/facts.ts'
import { declared as court } from './court/facts.ts'
import { declared as evenings } from './evening/facts.ts'
import { declared as pleas } from './pleas/facts.ts'
import { declared as morning } from './morning/facts.ts'
import { declared as notes } from './notes/facts.ts'
import { declared as penalties } from './penalties/facts.ts'
import { declared as hunts } from './hunt/facts.ts'
import { declared as elites } from './elites/facts.ts'
import { declared as posts } from './posts/facts.ts'
import { declared as end } from './end/facts.ts'
import { declared as voices } from './voices/facts.ts'
import { declared as best } from './best/facts.ts'

export const declared = {
  ...frame,
  ...shared,
  ...day,
  ...killers,
  ...protect,
  ...checks,
  ...family,
  ...tricks,
  ...company,
  ...mischief,
  ...guards,
  ...faceless,
  ...strikers,
  ...seers,
  ...hands,
  ...court,
  ...ghosts,
  ...evenings,
  ...graves,
  ...pleas,
  ...morning,
  ...notes,
  ...posts,
  ...elites,
  ...hunts,
  ...penalties,
  ...end,
  ...voices,
  ...best,
}
