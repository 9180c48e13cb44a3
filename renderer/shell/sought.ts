/** Which other words find which command. */
import type { PlainKey } from '../words/catalogue.ts'
import { say } from '../words/say.ts'

/** By the id of the command, or by what it begins with: `game.export`, `theme-`. */
const soughtBy = {
  'game.exportNotes': 'sought.exports',
  'game.export': 'sought.exports',
  'game.case': 'sought.exports',
  'game.wiki': 'sought.exports',
  'game.archive': 'sought.archive',
  'game.lines': 'sought.exports',
  'game.page': 'sought.page',
  'game.merge': 'sought.merge',
  'game.copy': 'sought.copy',
  'game.delete': 'sought.remove',
  'phase.reasons': 'sought.reasons',
  'phase.turned': 'sought.reasons',
  'phase.': 'sought.exports',
  'take.': 'sought.picture',
  'games.import': 'sought.imports',
  deadline: 'sought.deadline',
  lock: 'sought.lock',
  next: 'sought.begin',
  open: 'sought.begin',
  finish: 'sought.end',
  reopen: 'sought.reopen',
  undo: 'sought.undo',
  remind: 'sought.remind',
  'to-public': 'sought.open',
  'to-roster': 'sought.players',
  'to-setup': 'sought.roles',
  'to-rules': 'sought.settings',
  'to-log': 'sought.history',
  'to-statistics': 'sought.numbers',
  sheet: 'sought.keys',
  works: 'sought.help',
  glossary: 'sought.help',
  report: 'sought.bug',
  'theme-': 'sought.look',
  'language.': 'sought.language',
  'back-up': 'sought.backUp',
  print: 'sought.paper',
  'role-messages': 'sought.messages',
  'setup-deal': 'sought.random',
  'setup-draw': 'sought.random',
  'setup-proof-page': 'sought.fair',
  'votes.post': 'sought.count',
} as const satisfies Record<string, PlainKey>

const isWhole = (id: string): id is keyof typeof soughtBy => Object.hasOwn(soughtBy, id)
const beginnings = Object.entries(soughtBy).filter(([id]) => /[.-]$/.test(id))

/** The words that find a command besides its own. */
export function soughtWords(id: string): string | undefined {
  const key = isWhole(id) ? soughtBy[id] : beginnings.find(([begins]) => id.startsWith(begins))?.[1]
  return key && say(key)
}
