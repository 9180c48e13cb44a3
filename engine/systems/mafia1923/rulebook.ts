/** What each rule says, in our own words: one sentence or two an id, shown wherever a tree cites it. */
import type { Rules } from '../../ruleset/said.ts'
import { frame } from './frame/rulebook.ts'
import { interference } from './interference/rulebook.ts'
import { theft } from './theft/rulebook.ts'
import { pairs } from './pairs/rulebook.ts'
import { shields } from './shields/rulebook.ts'
import { attacks } from './attacks/rulebook.ts'
import { mafia } from './mafia/rulebook.ts'
import { deaths } from './deaths/rulebook.ts'
import { knowledge } from './knowledge/rulebook.ts'
import { vote } from './vote/rulebook.ts'
import { court } from './court/rulebook.ts'
import { strikes } from './strikes/rulebook.ts'
import { winning } from './winning/rulebook.ts'

/** The chapters as moderators read them: the game, states, actions, the roles, night, day, news, the end. */
const chapters = 'E F S A TOW MAF ROB THI BUT BOS DRU BOD BUR COU PAC DOC SHE PAP WIT SEC LAW SHA DET N D V I W'

/** Where a rule stands: by its chapter, then by its number; `V9a` comes after `V9`. */
function placeOf(id: string): number {
  const [, chapter = '', number = '', letter = ''] = /^1923-([A-Z]+)(\d+)([a-z]?)$/.exec(id) ?? []
  return chapters.split(' ').indexOf(chapter) * 10_000 + Number(number) * 100 + (letter ? letter.charCodeAt(0) - 96 : 0)
}

const bySection: Rules = {
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
}

export const rules: Rules = Object.fromEntries(
  Object.entries(bySection).sort(([one], [other]) => placeOf(one) - placeOf(other)),
)
