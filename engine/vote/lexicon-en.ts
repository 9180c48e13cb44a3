/** English words around names and votes. */

/** What may stand before a name. */
export const beforeName = /^[\s@"'“”‘’«»[(*_:>=-]*(?:(?:for|on|to lynch|lynch|to eliminate)\s+@?)?/i

/** Behind a name, what goes on about it without turning it. */
const goesOn = new Set([
  'because',
  'cause',
  'cuz',
  'coz',
  'bc',
  'since',
  'as',
  'for',
  'so',
  'please',
  'pls',
  'plz',
  'and',
  'but',
  'who',
  'he',
  'she',
  'they',
  'hes',
  'shes',
  'theyre',
  'is',
  'was',
  'has',
  'i',
  'im',
  'ive',
  'ill',
  'id',
  'we',
  'you',
  'your',
  'this',
  'that',
  'thats',
  'the',
  'it',
  'its',
  'my',
  'now',
  'again',
  'still',
  'too',
  'also',
  'here',
  'today',
  'then',
  'to',
  'lol',
  'lmao',
  'haha',
  'thanks',
  'tbh',
  'imo',
  'obviously',
  'ok',
  'okay',
  'yes',
  'just',
  'with',
  'until',
  'till',
  'instead',
  'post',
  'in',
  'from',
  'why',
  'what',
  'final',
  'finally',
  'lets',
])
const conditional = /^[\s,(–—-]*(?:if|unless|when|once|or|maybe|perhaps|\?)(?![\p{L}\p{N}])/iu

/** Whether a question mark stands first behind a name. */
export const asks = (tail: string): boolean => /^[^\p{L}\p{N}]{0,20}\?/u.test(tail)

/** Whether what stands behind a name may make it another name, a question or a condition. */
export function turns(tail: string): boolean {
  if (asks(tail) || conditional.test(tail)) return true
  if (/^\s*[LE]\s?-\s?\d/i.test(tail)) return false
  const word = /^\s*([\p{L}\p{N}][\p{L}\p{N}'’]*)/u.exec(tail)?.[1]
  return word !== undefined && !goesOn.has(word.replace(/['’]/g, '').toLowerCase())
}

/** What stands between two names. */
export const betweenNames = /^\s*(?:(?:[,/&+;|]\s*(?:(?:and|or|then)\s+)?)|(?:(?:and|or|vs\.?|then)\s+))/i
/** What stands behind the second one, where both are meant alike. */
export const behindNames = /^\s*(?:$|[,.;!)/&+]|(?:and|or)(?![\p{L}\p{N}]))/iu

/** What is said where a name is expected, without what goes on behind it. */
export function untilTail(text: string): string {
  const cut = /^.*?(?=[,;!?()\n"“”|]|\.(?:\s|$)|\s[-–—]+\s|$)/.exec(text)?.[0] ?? ''
  const words = [...cut.matchAll(/[^\s]+/g)]
  const end = words.find(
    ({ 0: word }, index) => index > 0 && goesOn.has(word.replace(/['’]/g, '').toLowerCase()),
  )?.index
  return cut.slice(0, end).trimEnd()
}

/** Words behind “vote” that make it talk about votes. */
export const talk =
  /^\s*(?:counts?|tall(?:y|ies)|totals?|history|analysis|log|list|post|for|to|is|was|are|has|will|on|off|out|in|it|me|us|him|her|them|you|yes|with|by|and|or|but|when|that|this|the|a|an|my|your|his|not|now|here|early|someone|somebody|anyone|anybody|everyone|all|power|pattern|wagon|trail|phase|time|deadline|hammer|switch|parking|block|again|if|at|as|of|so|wisely|well|more|too|please|records?|stands?)(?![\p{L}\p{N}])/iu

/** Behind an “unvote” that is bold by itself, what makes it talk about unvotes. */
export const aboutUnvotes =
  /^\s*(?:me|us|him|her|them|you|your|somebody|someone|everybody|everyone|anybody|anyone|or|if|when|whenever|whoever|is|isn['’]t|was|are|were|does|doesn['’]t|did|do|has|have|had|can|could|would|should|will|may|might|must|needs?|counts?|means?|buttons?|commands?|posts?|first|before|later|soon|next|tomorrow)(?![\p{L}\p{N}])/iu

/** Right before it, what does the same: `You should unvote`. */
export const leadsToUnvote =
  /(?:\b(?:not|never|would|could|should|might|must|can|will|if|whether|when|to|did|does|do|please|let['’]?s|you|he|she|they|we|who|whoever|somebody|everybody|everyone|people|the|an?|his|her|your|my|their|that|this|after|before|for)|n['’]t)\s+$/iu

/** Before “vote”, where somebody says that they do: `I'll vote Bob`. */
export const announces =
  /(?:^|[.!?;:,]\s*|\b(?:so|ok|okay|then|and|now)\s+)i(?:['’]ll|['’]d|\s+will|\s+would|\s+now|\s+hereby)?\s+(?:like\s+to\s+)?$/i

/** Right before a sign, what makes a command none. */
export const turnsBefore =
  /(?:\b(?:not|never|would|could|should|might|if|whether|to|did|does|wouldnt|dont|wont|cant)|n['’]t)\s+(?:\S+\s+)?$/i
/** A heading of the host's that says a count replaces what was counted before. */
export const corrected = /\b(?:correct(?:ed|ion)|fixed|amended|official baseline|counting from here|manual)\b/i
/** What a count is called. */
const countWord =
  /\b(?:vote ?-?counts?|votals?|vote tall(?:y|ies)|tall(?:y|ies)|votes so far|current votes|standings)\b/i
/** The same, where nothing else may be called so. */
const titleWord =
  /\b(?:vote ?-?counts?|votals?|vote tall(?:y|ies)|tall(?:y|ies)|votes so far|current votes|(?:vote|current) standings)\b/i
const longestHeading = 120

/** Whether a line may head a count: what stands below it will tell. */
export const isHeading = (line: string): boolean =>
  line.length < longestHeading && (countWord.test(line) || corrected.test(line))

/** What a title says of a count besides what it is: its number, and as of when it is. */
const besideTitle = new Set(
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
  if (line.length >= longestHeading || line.includes('?') || !titleWord.test(line)) return false
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
