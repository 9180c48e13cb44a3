/** English as players write it to their host. */
import * as orders from './order-en.ts'
import { wordsIn } from './phrases.ts'
import * as talk from './talk-en.ts'

export * from './order-en.ts'
export * from './remark-en.ts'
export * from './slang-en.ts'
export * from './team-en.ts'
export * from './talk-en.ts'

const common = `
  the and for are but not you all any can had her was one our out day get has him his how man new now old see two way who boy did its let put say she
  too use dad mom run ran eat ate big bad sad red top end ask ago add age air arm art bed bet bit bus buy car cat cry cut die dog ear egg eye fan far
  fat few fit fly fun gas got gun guy hat hit hot ice ill job key kid lay led leg lie lot low map mix net odd off oil own pay per pet pop pot row sea
  set sir sit six ski sky son sun tax tea ten tie tip toe try war wet win won yes yet zoo that with have this will your from they know want been good
  much some time very when come here just like long make many more only over such take than them well were what year into also back even most must name
  need next once open part play read real same seem side sure tell thing think those town turn upon used wait walk watch week went west wide wife wind
  wish wood word work young cop doc doctor mafia scum villager townie player players random whoever anyone anybody someone somebody everyone everybody
  nobody guys person people host mod moderator claim claimed claiming lurker lurkers leader voter wagon night nights days phase kill kills shot shots
  killer lynch vote votes voted voting
`
  .trim()
  .split(/\s+/)

/** Never the beginning of a name, however many names begin so. */
export const ordinary: ReadonlySet<string> = new Set([
  ...wordsIn(
    orders.openers,
    orders.subjects,
    orders.plurals,
    orders.refusals,
    orders.adverbs,
    orders.carriers,
    orders.determiners,
    orders.abilityNouns,
    orders.generic,
    orders.linkers,
    orders.nounLinkers,
    orders.trailers,
    orders.replacing,
    orders.insteadOf,
    orders.reasons,
    talk.joints,
    talk.cancels,
    talk.cancelObjects,
    talk.corrections,
    talk.soft,
    talk.noAction,
    talk.nobody,
    talk.again,
    talk.conditions,
    talk.softConditions,
    talk.harmless,
    talk.wavering,
    talk.thinking,
    talk.past,
    talk.others,
    talk.affirmations,
    talk.places,
    talk.self,
  ),
  ...common,
])
