/** What is written down in this system: each kind of fact, what it is of, and what it carries. */
import { facts } from '../../resolve/sequence/vocabulary.ts'
import { frame } from './frame/facts.ts'
import { interference } from './interference/facts.ts'
import { theft } from './theft/facts.ts'
import { pairs } from './pairs/facts.ts'
import { shields } from './shields/facts.ts'
import { attacks } from './attacks/facts.ts'
import { mafia } from './mafia/facts.ts'
import { deaths } from './deaths/facts.ts'
import { knowledge } from './knowledge/facts.ts'
import { vote } from './vote/facts.ts'
import { court } from './court/facts.ts'
import { strikes } from './strikes/facts.ts'
import { winning } from './winning/facts.ts'

export const declared = facts({
  ...frame,
  ...interference,
  ...theft,
  ...pairs,
  ...shields,
  ...attacks,
  ...mafia,
  ...deaths,
  ...knowledge,
  ...vote,
  ...court,
  ...strikes,
  ...winning,
})
