/** English words of counts that hosts post. */

/** A heading of the host's that says a count replaces what was counted before. */
export const corrected = /\b(?:correct(?:ed|ion)|fixed|amended|official baseline|counting from here|manual)\b/i
/** What a count is called. */
export const countWord =
  /\b(?:vote ?-?counts?|votals?|vote tall(?:y|ies)|tall(?:y|ies)|votes so far|current votes|standings)\b/i
/** The same, where nothing else may be called so. */
const titleWord =
  /\b(?:vote ?-?counts?|votals?|vote tall(?:y|ies)|tall(?:y|ies)|votes so far|current votes|(?:vote|current) standings)\b/i
/** What a title says of a count besides what it is: its number, and as of when it is. */
export const besideTitle = new Set(
  [
    'day d phase week vote votes official unofficial final current latest new updated update mod host provisional unedited',
    'corrected correct correction fixed amended manual baseline counting from',
    'the a an here is are this these that s it as of at after on for until through up to in with and by',
    'so far now start end deadline post posts page p pg number nr thread time date edit',
    'one two three four five six seven eight nine ten first second third st nd rd th',
    'am pm utc gmt est edt cst cdt mst mdt pst pdt bst cet cest',
    'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun',
    'january february march april may june july august september october november december',
    'jan feb mar apr jun jul aug sep sept oct nov dec',
  ].flatMap(words => words.split(' ')),
)
/** What ends a title that names its game too: `Mill Mafia – Vote Count 1.2`. */
const numbered = /\bvote ?-?count\s*#?\d+(?:\.\d+)?[^\p{L}\p{N}?]*$/iu

/** Whether a line is the title of a count, and nothing else. */
export function isTitle(line: string): boolean {
  if (!titleWord.test(line)) return false
  const rest =
    line
      .replace(titleWord, ' ')
      .replace(/\bno\.?\s*\d/i, ' ')
      .match(/\p{L}+/gu) ?? []
  return rest.every(word => besideTitle.has(word.toLowerCase()) || (numbered.test(line) && /^\p{Lu}/u.test(word)))
}
/** Before names that are no votes: who lives, who was asked to write. */
export const listLabel =
  /^[^\p{L}\n]*(?:(?:still |the )?(?:alive|living|dead|graveyard|eliminated|lynched)|players?|roster|prod(?:s|ded)?|v\/?la|away|replace(?:d|ments?)?(?: needed)?|needs? replac\w+|hosts?|mods?|co-?mods?|with \d+|deadline|night \d+|day \d+)(?![\p{L}\p{N}])/iu
/** Heads those who are away or were told to write: what stands below is no row. */
export const headsAway = /^[^\p{L}\n]*(?:v\/?la|vacations?|away|prods?|absences?|on leave)\W*$/iu
/** As how many votes somebody counts, in brackets behind the name: `x2`, `2 votes`, `doublevoter`. */
export function votesSaid(text: string): number | undefined {
  const number = /^\s*(?:[x×*]\s*([2-9])|([2-9])\s*(?:[x×]|votes?|times))\s*$/i.exec(text)
  if (number) return Number(number[1] ?? number[2])
  return /^\s*(?:double(?:[\s-]?vot(?:e|er|es))?|twice|counts twice|two votes)\s*$/i.test(text) ? 2 : undefined
}
/** Says that nobody has voted. */
export const noneYet = /\b(?:nobody|no ?one|no votes?|none|0 votes)\b/i
/** Before those who vote for nobody. */
export const idle =
  /^(?:not(?: yet)? voting|no votes?(?: yet| cast)?|non-?voters?|yet to vote|unvoted|abstain(?:ing)?|not voted)(?:\s*[([]?\d+[)\]]?)?$/i

/** Heads a table that lists voters, and beside each whom they vote for. */
export const headsVoters =
  /^\W*(?:voters?|players?|who)\W+(?:votes?(?: for| on)?|voting(?: for| on)?|targets?|for whom)\W*$/i
