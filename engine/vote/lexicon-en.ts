/** English words around names and votes. */
import { writtenForVote } from '../rules/style.ts'
import { conditionIn, isConditional } from './conditions.ts'

/** What may stand before a name. */
export const beforeName =
  /^[\s@"'“”‘’«»[(*_:>=-]*(?:(?:for|on|(?:to\s+)?(?:lynch|eliminate|execute|hang|hammer))(?:\s+|\s*:\s*)@?)?/i

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
  'btw',
  'tho',
  'though',
  'ngl',
  'fwiw',
  'imho',
  'ig',
  'rn',
  'lmfao',
  'heh',
  'hehe',
  'anyway',
  'actually',
  'honestly',
  'pending',
])

/** Whether a question mark stands first behind a name. */
export const asks = (tail: string): boolean => /^[^\p{L}\p{N}]{0,20}\?/u.test(tail)

/** The word right behind a name. */
export const nextWord = (tail: string): string | undefined => /^\s*([\p{L}\p{N}][\p{L}\p{N}'’]*)/u.exec(tail)?.[1]

/** Whether what stands behind a name may make it another name, a question or a condition. */
export function turns(tail: string): boolean {
  if (asks(tail) || isConditional(tail)) return true
  if (/^\s*[LE]\s?-\s?\d/i.test(tail)) return false
  const word = nextWord(tail)
  return word !== undefined && !goesOn.has(word.replace(/['’]/g, '').toLowerCase())
}

/** Words that go on about a player, and make a sentence about everybody of a word for nobody: “no lynch is bad”. */
const tells = new Set(['is', 'are', 'was', 'has', 'have', 'here', 'in', 'from', 'that', 'thats'])
/** The same of who is nobody: “nobody I know”. */
const knows = new Set([...tells, 'i', 'im', 'ive', 'we', 'you', 'your', 'my', 'the', 'it', 'its'])

/** Whether a word for nobody begins a sentence about everybody. */
export function isOfEverybody(said: string, tail: string): boolean {
  const word = /^\s+([\p{L}'’]+)/u.exec(tail)?.[1]?.replace(/['’]/g, '').toLowerCase() ?? ''
  return (/^\s*no\s?(?:body|[ -]?one)\s*$/i.test(said) ? knows : tells).has(word)
}

/** What stands between two names. */
export const betweenNames =
  /^\s*(?:(?:[,/&+;|]\s*(?:(?:and|or|then|и|или)\s+)?)|(?:(?:and|or|vs\.?|then|и|или|либо)\s+))/i
/** What leaves it open which of two names is meant, behind a whole name. */
export const orName = /\s+(?:or|vs\.?|или|либо)\s+/iu
/** The same where neither may be a whole one; and what announces it. */
export const eitherName = new RegExp(String.raw`^\s*(?:either|либо|или)\s+|\s*\/\s*|${orName.source}`, 'iu')
/** What stands behind the second one, where both are meant alike. */
export const behindNames = /^\s*(?:$|[,.;!)/&+]|(?:and|or|и|или)(?![\p{L}\p{N}]))/iu

/** No name, and nothing that is asked about as one, is so long. */
const farthestTail = 300

/** What is said where a name is expected, without what goes on behind it. */
export function untilTail(text: string): string {
  const all = /^.*?(?=[,;!?()\n"“”«»|]|\[\/|\.(?:\s|$)|\s[-–—]+\s|$)/.exec(text.slice(0, farthestTail))?.[0] ?? ''
  const cut = all.slice(0, conditionIn(all))
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

/** The same in Russian: `почему голос`, `мой голос`. */
const beforeTalkRu =
  /(?<![\p{L}\p{N}])(?:не|чтобы?|почему|зачем|как|если|когда|надо|нужно|можно|за|про|этот|твой|его|ее|её|их|ваш|наш|мой|свой)\s+$/iu
/** What makes an unvote without a colon one that is told of: `after another unvote`. */
const beforeTold =
  /\b(?:no|another|any|each|every|some|first|last|latest|next|only|and|or|of|with|without|about|on|by|in)\s+$/i

/** Whether a word of voting behind these is one that is told of: `he should unvote`, `what “Unvote” means`. */
export const isToldOf = (before: string, hasColon: boolean): boolean =>
  [/["“«'‘]$/, leadsToUnvote, asksOthers, turnsBefore, beforeTalkRu, ...(hasColon ? [] : [beforeTold])].some(one =>
    one.test(before),
  )

/** Before “vote”, where somebody says that they do: `I'll vote Bob`. */
export const announces =
  /(?:^|[.!?;:,]\s*|\b(?:so|ok|okay|then|and|now)\s+)i(?:['’]ll|['’]d|\s+will|\s+would|\s+now|\s+hereby)?\s+(?:like\s+to\s+)?$/i

/** Behind “voting Bob” at the beginning of a line, what makes it talk about that vote. */
export const aboutVoting =
  /^(?:[^\p{L}\p{N}]*\?|\s*(?:is|isnt|isn['’]t|was|wasnt|wasn['’]t|will|would|wouldnt|wouldn['’]t|could|should|may|might|does|doesnt|doesn['’]t|did|seems?|seemed|feels?|felt|looks?|looked|makes?|made|gives?|gave|gets?|got|and|or|means?|meant|helps?|helped|over|without|yesterday|there|patterns?|records?|history)(?![\p{L}\p{N}]))/iu

/** Right before a sign, what makes a command none. */
export const turnsBefore =
  /(?:\b(?:not|never|would|could|should|might|if|whether|to|did|does|wouldnt|dont|wont|cant)|n['’]t)\s+(?:\S+\s+)?$/i

/** Words that stand for somebody in the talk, and are nobody's initials. */
export const pronoun = /^(?:me|us|him|her|them|it|you)$/i

/** What people say before a vote in its line and still mean it: `ok vote Bob`. */
export const leadsToVote =
  /^(?:[^\p{L}\p{N}]*(?:ok|okay|k|fine|yeah|yes|yep|alright|well|sure|lol|ugh|oops|hm+|actually|ок|окей|ладно|хорошо|да|ага|ну|лол|упс|хм+))+[^\p{L}\p{N}]*$/iu

/** Before an unvote, what asks others about theirs, or tells them what to do. */
export const asksOthers =
  /\b(?:why|did|didn['’]t|do|does|should|would|could|can|will)\s+(?:\S+\s+)?(?:you|he|she|they|we|who)\s+$|\b(?:you|he|she|they|we)\s+(?:should|would|could|might)\s+$/i

/** Words of voting that are not those of the game: a vote by one of them is shown with why it does not count. */
export const otherWords: readonly string[] = [
  ...writtenForVote,
  ...['votes', 'revote', 'kill', 'final', 'choose', 'choosing', 'nominate', 'nominating'],
  ...['lock', 'locked', 'locking'].flatMap(word => [word, `${word} in`]),
]

/** What moves a vote to somebody, as the beginning of a pattern: `change my vote from Ann to`. */
export const changes = String.raw`(?:chang|switch|mov|shift)(?:e|ing)?[ \t]+(?:my[ \t]+)?vote(?:[ \t]+from[ \t]+[^\n]{1,40}?)?[ \t]+(?:to|onto)`

/** Slips of a word: two letters changed about, or one doubled. */
const slipsOf = (word: string): string[] =>
  [...word].flatMap((letter, at) => [
    word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
    word.slice(0, at) + letter + word.slice(at),
  ])
const slips = (word: string): string => [...new Set(slipsOf(word))].filter(one => one !== word).join('|')

/** What is typed for “vote” by a slip, or in jest with the hammer, and for “unvote”, as beginnings of patterns. */
export const slippedVotes = `${slips('vote')}|ham\\p{L}{1,4}[ -]?vote`
export const slippedUnvotes = slips('unvote')

/** Words of voting in a phrase. */
export const ofVoting =
  /(?<![\p{L}\p{N}])(?:(?:un[\s‐-]?)?vot(?:e|es|ed|ing)|lynch(?:ing)?|eliminat(?:e|ing)|execut(?:e|ing)|hang(?:ing)?|lock(?:ed|ing)?|nominat(?:e|ing))(?![\p{L}\p{N}])/iu
