/** English around orders: what joins, takes back, corrects, makes depend or unsettles them, and what only talks. */
import { listed, phrases } from './phrases.ts'

/** Opens a new part of a sentence. */
export const joints = phrases(`
  , | ( | ) | – | — | - | -- | / | and | & | + | but | so | then | plus | also | or | however | although | though | yet | while | because | : | " | “
  ” | [ | ] | { | } | ~
`)
/** A part opened so shares the sense of the one before, where it names nobody who acts. */
export const binding = phrases('and | & | + | or | then | to')
export const or = phrases('or | / | otherwise | alternatively | or else')
/** Opens what follows from thoughts. */
export const concluding = phrases('so | and so | so then')
/** Between a condition and what follows from it. */
export const then = phrases(', | then | , then | so | please | pls | just')
export const marks = phrases(', | - | ( | ) | – | —')
export const articles = phrases('the | a | an | that | this')
export const and = phrases(
  'and | & | , | + | / | n | plus | , and | and also | as well as | along with | together with',
)

/** Takes back what was said. */
export const cancels = phrases(`
  cancel | canceling | cancelling | never mind | nevermind | nvm | scrap | scratch | forget | disregard | ignore | withdraw | withdrawing | retract
  retracting | take back | undo | call off | calling off | abort | revoke | rescind | strike that | void | drop
`)
const told = listed(`
  said | sent | sent in | sent you | wrote | wrote you | submitted | asked | asked for | asked you | told you
  posted | messaged | messaged you | pm'd | pm'd you | put in | gave you | requested | ordered
`)
const whenTold = [
  '',
  ...listed(`
  earlier | before | last | last time | yesterday | previously | above | just now
  this morning | today | a minute ago | an hour ago | in my last pm | in my last message
`),
]
export const cancelObjects = phrases(
  ...told.flatMap(tell => whenTold.map(when => `what i ${tell} ${when}`)),
  `
  that | it | this | all | all that | about that | about it | everything | my action | my actions | my last pm | my last message | my last action | my previous pm | my previous action
  my previous message | my previous | my last | the last one | the previous one | the last pm | my earlier pm | my earlier message | my earlier action
  my order | my orders | my night action | the above | previous | last pm | last message | my pm | my message | those | them | my submission | my choice
  that order | that last one | the action | the order | the kill | my first message | my first pm
`,
)
/** How a choice is changed, with what is chosen. */
const changing = ['change', 'changing', 'switch', 'switching', 'move', 'moving'].flatMap(verb =>
  listed(`
    shot | protection | protect | check | investigation | kill | block | track | watch | choice | pick
    night action
  `).map(noun => `${verb} my ${noun}`),
)
/** Takes back what was said before, and no order that comes behind it. */
export const strikes = phrases('strike that | scratch that | scrap that | never mind | nevermind | nvm')
/** Begins a correction. */
export const corrections = phrases(
  ...changing.map(phrase => `${phrase} to`),
  `
  no wait | wait no | wait | hold on | no no | no | nope | actually | scratch that | scrap that | strike that | never mind | nevermind | nvm | i mean
  i meant | i meant to say | meant | i mean to say | make that | make it | let's make that | let's make it | change that to | change it to | change to
  changing to | change my target to | changing my target to | change target to | change my action to | changing my action to | change action to
  change my vote to | switch to | switching to | switch my target to | switching my target to | switch it to | swap my target to | change of target
  change of plan | change of plans | change of heart | i change my mind | i changed my mind | i've changed my mind | changed my mind
  i have changed my mind | changing my mind | changed to | changed it to | changed my target to | changed target to | switched to
  switched my target to | changed my action to | correction | rather | or rather | instead | edit | edited | on second thought | on second thoughts
  second thoughts | oops | whoops | ups | my bad | my mistake | mistake | typo | cancel that | forget that | update my target to | update my action to
  i'd like to change my action to | i'd like to change my target to | i want to change my target to | i want to change my action to
  i would like to change my target to | i would like to change my action to | i'm changing my target to | i am changing my target to | i'm switching to
  i am switching to | i'll change my target to | i will change my target to | let me change that to | let me change my target to | can you make that
  can you change that to | should be | that should be | should have been | that should have been | it should be
  update : | updated : | eta : | addendum : | amendment : | revision : | change : | edit : | correction : | update - | edit - | change -
`,
)
/** Corrections that are also said of nothing. */
export const soft = phrases('sorry | hmm | hm | um | er | ugh | apologies')

const held = listed(`
  hold | holding | hold onto | holding onto | hold on to | holding on to | save | saving | keep | keeping | withhold
  withholding | conserve | conserving
`).flatMap(hold =>
  ['my', 'the', 'that', 'this'].flatMap(whose =>
    [...'shot bullet action kill ability power gun fire vest use'.split(' '), 'night action'].map(
      noun => `${hold} ${whose} ${noun}`,
    ),
  ),
)
export const noAction = phrases(
  ...held,
  `
  hold | hold it | hold for now | hold tonight |
  no action | no actions | no night action | no action tonight | no target | no ability | nothing | none | pass | passing | i pass | skip | skipping
  idle | idling | stay home | staying home | stay in | staying in | stay idle | abstain | abstaining | do nothing | doing nothing | be doing nothing
  sit this one out | sit this night out | sitting this one out | sit out | sitting out | hold fire | holding fire
  not act | not acting | not be acting | not do anything | not doing anything | not be doing anything | not use my ability | not using my ability
  not be using my ability | not use my action | not using my action | not be using my action | not use my power | not using my power
  don't use my ability | do not use my ability | won't be doing anything | holster | sleep | sleeping | take no action | taking no action | no one | nobody | noone | no-one
  no - one | not target anyone | not targeting anyone | not target anybody | target nobody | target no one | targeting nobody | targeting no one
  not use it | not using it | not submit | not submitting anything | nada
`,
)
/** What is not done, behind a refusal. */
export const acting = phrases(`
  do anything | doing anything | be doing anything | act | acting | be acting | use it | using it | be using it | target anyone | targeting anyone
  be targeting anyone | target anybody | submit anything | submitting anything | be submitting anything | action | actions | act tonight
  acting tonight | use anything | using anything | do a thing | take action | take any action | be taking any action | taking any action
  be taking action | taking action
`)
export const nobody = phrases('nobody | no one | noone | no - one | none | no player | nobody at all | no one at all')
/** Nobody, behind a refusal. */
export const anybody = phrases('anyone | anybody | any player | anyone at all | anybody at all | any one')

/** Repeats what was sent in for the night before. */
export const again = phrases(`
  same as last night | same as last time | same as before | same as yesterday | same as the last night | the same as last night | the same as before
  same as previous night | same as the previous night | same action as last night | same target as last night | the same action as last night
  the same target as last night | same action | same target | same again | same | the same | same thing | the same thing | same thing as last night
  the same thing as last night | same person | same person as last night | the same person as last night | same action as before | same target as before
  ditto | repeat last night | repeat last night's action | repeat last nights action | repeat my action | repeat my last action
  repeat my action from last night | repeat | as last night | like last night | what i did last night | what i did last time | do what i did last night
  same deal | same deal as last night | same order | same orders | same play | same move | same old | same one
`)
export const againVerbs = phrases(
  "do | doing | target | targeting | use | keep | repeat | go with | going with | it is | i will do | it's | that's",
)
export const againTail = phrases('as last night | as before | as last time | as yesterday | again | please')

/** Makes it depend. */
export const conditions = phrases(`
  if | unless | depending | depends | dependent | assuming | provided | otherwise | in case | as long as | in the event | only after | or else
  should he | should she | should they | should anyone | should it | contingent | on condition | so long as | where possible | failing that
  failing which | fallback | backup | back up | back - up | second choice | first choice | priority | plan a | plan b | alternatively | were to
  even if | suppose | supposing | conditional | conditionally | 1st choice | 2nd choice
`)
/** Makes it depend too, but is also said of much else, as in a reason. */
export const softConditions = phrases(
  'when | whenever | once | until | till | whether | except | either | whichever | whoever | else | as soon as',
)
const ends = `dawn | dawn breaks | daybreak | daylight | first light | sunrise | sunup | morning | the morning | the day starts | the sun rises
  the sun comes up | the cock crows | the night is over | the end of the night`
/** When the night is over in any case: nothing depends on it. */
export const untilDay = ['until', 'till', 'til']
  .flatMap(word => ends.split(/ \| |\n\s*/).map(end => `${word} ${end}`))
  .join(' | ')
/** Conditions of nothing. */
export const harmless = phrases(`
  ${untilDay}
  no reason | no reason at all | no particular reason | no special reason | no real reason | no good reason | investigate whether | investigate if | ask whether | ask if | check whether | check if
  in case you wonder | in case you were wondering | in case you're wondering | in case you care | in case you missed it | if you wonder
  if you're wondering | if you ask me | if anyone asks | if you must know | if you want to know | if you know what i mean | if i'm honest | if i am honest
  know if | know whether | know when | know who | find out if | find out whether | no idea if | let me know if | let me know when | let me know whether
  tell me if | if possible | if i may | once again | once more | anyone else | someone else | something else | anything else | nothing else
  no one else | nobody else | everyone else | who else | what else | if that's ok | if that's okay | if that's alright | if you don't mind | if you need
  if you have any questions | when you get a chance | when you can | when you have time | when you see this | when you get this | ask me if | say if
  can't wait | cannot wait | cant wait | don't forget | ping me if | message me if | pm me if | wondering if | wonder if | see if | see whether
  not sure if you | check if this | hope i'm not too late | hope i am not too late | please confirm | confirm receipt | please confirm receipt
  can you confirm | no problem | no worries | no rush | no idea | for now on | waiting | no offence | no offense | no hard feelings | not gonna lie
  not going to lie | last night when | don't wait up | no need to wait up | wait for it | can't wait | don't mind me | don't worry | not to worry | don't tell anyone | don't let me down | not my best day | not bad | just in case he | just in case she | just in case they | just in case i | just in case it's | just in case someone | just in case somebody
`)

/** Says that it is not settled, or not meant. */
export const wavering = phrases(`
  not sure | unsure | not certain | undecided | haven't decided | have not decided | not decided | can't decide | cannot decide | might change
  may change | could change | will change | change my mind | changed my mind | think about it | thinking about it | think it over | sleep on it
  let me think | get back to you | getting back to you | confirm later | will confirm | i'll confirm | tentative | tentatively | provisional
  provisionally | for now | placeholder | for the moment | for the time being | hold off | hold that | hold on | wait | hang on | jk | just kidding
  kidding | joking | just joking | joke | / s | sarcasm | sarcastic | not really | or not | or maybe | maybe | perhaps | not final | isn't final | tbd
  tbc | to be confirmed | decide later | let you know | don't submit | do not submit | don't count | do not count | doesn't count | don't process
  do not process | not an action | not my action | not an order | instead | actually | correction | oops | whoops | i meant | i mean | mistake | typo
  cancel | cancelled | canceled | never mind | nevermind | nvm | disregard | ignore | retract | withdraw | undo | scrap | scratch | forget | take back
  reconsider | reconsidering | hypothetical | hypothetically | pretend | imagine | for example | e . g | just testing | second thoughts | either way
  change it | change that | switch it | switch that | the wrong | wrong target | other way | the reverse | opposite | opposite day | vice versa
  undo that | do the opposite | but don't | but not | dont do it | don't do it | do not do it | kiddin | psych
  depends on | until i | unless i | drop that | redo | swap that | swap it | next night | postpone
`)
/** What is done with an order, or thought of it: behind a `don't` it unsettles one. */
export const unsettling =
  /^(?:do|use|act|process|submit|send|count|record|log|lock|take|execute|perform|put|make|go|run|let|want|think|know|mean|feel|wish|need|have|shoot|kill|protect|check|it|that|this)$/
/** Says that somebody else said, or that it is only thought of. */
export const thinking = phrases(`
  he's like | she's like | they're like | was like | goes like | think | thinking | thought | considering | consider | wonder | wondering | hope
  hoping | wish | wishing | would | could | should | might | may | probably | possibly | likely | guess | suppose | supposedly | imagine | pretend
  tempted | leaning | said | says | say | told | tells | asked | asks | suggested | suggests | wants | claims | claimed | was going to | were going to
  was gonna | wanted | tried | can | can't | cannot | couldn't | shouldn't | wouldn't | never | almost | nearly | how | why | what | wanted to | planned
  planning | heard | rumor | rumour | quote | quoting | per
`)
export const past = phrases(
  'last night | n1 | the night before | yesterday | previous night | earlier | last time | already | night 1 | night one | was | did | had | the first night',
)
export const others = phrases(`
  he | she | they | you | it | someone | somebody | my partner | my teammate | my buddy | my mate | my scumbuddy | partner | teammate | everyone
  anyone | anybody | who | whoever | nobody | the mafia | mafia | scum | the town | town | people | them | he's | she's | they're | he'll | she'll
  they'll | on behalf of | for him | for her
`)
export const affirmations = phrases(`
  yes | yep | yeah | yup | confirm | confirmed | i confirm | that | this | the above | do it | do that | go | go ahead | correct | sure | agreed | ok go
  yes please | what you said | that one | him | her | them | go for it | make it so | as above | see above | first one | second one | the first
  the second | the former | the latter | both
`)
/** Moves a target: behind it stand who it was, `to`, and who it is. */
export const movesFrom = phrases(
  ...changing.map(phrase => `${phrase} from`),
  `
  change my target from | changing my target from | change target from | switch from | switching from | change from | changing from
  switch my target from | switching my target from | move my shot from | moving from | change my action from | changing my action from | i change from
  target change from
`,
)
/** Shows how an order looks. */
export const examples = phrases(`
  old | previous | earlier | original | outdated | example | for example | e . g | eg | instance | for instance | format | such as | like so | like this
  sample | draft | default | defaults | idea | ideas | option | options | suggestion | proposal | shortlist | candidates | thoughts | alternative | contingency
  wishlist | test | dry run | leaning | preference | preferences | the rules | you wrote | you said | you posted | template
`)
/** Says who writes. */
export const introductions = phrases(
  "this is | it's | its | it is | my name is | i am | i'm | here is | signed | writing for | writing on behalf of | on behalf of | in the name of",
)
export const pronouns = phrases('him | her | them | himself | herself | themselves')
/** What is said of people and asks for nothing. */
export const sayings = phrases(`
  talks | talked | talking | speaks | spoke | stank | stinks | stunk | smells | smelled | smelt | reeks | reeked | annoys | annoyed | bothers | bothered | lies | lied | lying | knows | knew | means | meant
  is | are | was | were | be | been | am | isn't | aren't | wasn't | has | have | had | think | thought | believe | feel | know | trust | suspect | like
  love | hate | look | looks | looked | seem | seems | seemed | sounds | voted | votes | vote | voting | lynch | lynched | claimed | claims | claim
  loved | liked | enjoyed | adored | appreciated | laughed | missed | read | reread | watched | saw | was | great | nice | lovely | funny | poor | congrats | congratulations | wow | did | does | do | didn't | doesn't | don't | said | says | say | told | asked | hope | wish | guess | lol | sus | scummy | scum | town | townie | he's
  she's | they're | it's | that's | there's | who's | what's | hi | hello | hey | thanks | thank | cheers | sorry | congrats | gg | died | got | gets
  went | came | made | makes | wrote | posted | played | plays | playing | would | could | should | can | can't | cannot | wouldn't | couldn't | won't
  will | might | may | if | why | what | who | how | when | where
`)
/** Hands an action to somebody. */
export const handing = phrases(`
  carry | carries | carrying | carried | perform | performs | performing | performed | do it | does it | doing it | doing so | do the | doing the
  does the | execute | executes | executing | makes the | making the | make the | sends | is sending | shooter | killer | carrier | the one | handles
  handle | deed
`)
/** Wants something of the host. */
export const wishes = phrases(`
  i want | i'd like | i would like | i choose | i pick | i prefer | i'd prefer | i select | i've chosen | i have chosen | i decided | i've decided
  i have decided | i'll | i will | i'm going | i am going | i'm gonna | we want | we'd like | we choose | we pick | we'll | we will | please
  my vote is | gonna | going with
`)
/** Verbs of abilities in another sense. */
export const idioms = phrases(`
  check back | check in | checking in | checking back | check this | check the thread | check my | check your | check the rules | check the role pm
  hit me up | watch out | watching out | watch the thread | watch the game | watching the game | track of | follow up | following up | save me from
  looking forward | look forward | stop by later | sit back | sitting back | cover story | take care | take it easy | take a look | take your time
  take note | take your pick | get back | see you | see ya | see how | see what | see if | see whether | hit the | leave it | leave that | leave you
  leave the | protect the town | kill the mafia | kill scum | point out | lead the | send help | stop it | have fun | have a | have no | make sure
  make sense | make sense of | move on | go ahead | go to bed | go to sleep | off to
`)
/** A place that stands for who lives there. */
export const places = phrases(
  'porch | action | actions | night action | role | alignment | flip | affiliation | house | home | place | door | room | residence | apartment',
)
export const self = phrases('me | myself | self | mysefl | my own self')

/** What stands with a night in a heading. */
export const headings = phrases(
  ': | - | action | actions | night action | night actions | pm | orders | order | target | targets | submission | move | moves | – | —',
)
/** Who is no player wherever nobody of that name plays. */
export const hosts = listed(`
  mod | moderator | the mod | host | the host | gm | game master | game mod | narrator | co-mod | co-host
  nightdesk
`)
/** Asks the host to do something, or may it be done. */
export const requests = phrases(`
  can you | could you | would you | will you | can i | could i | may i | can we | could we | may we | please can | please could | any chance | is it ok
  is it okay | is it possible | am i able | am i allowed
`)
/** Before a past form these tell of what is or will be. */
export const passives: ReadonlySet<string> = new Set(listed("be | is | are | get | gets | getting | being | i'm | im"))
/** Goes back to what was sent in before, in whatever words. */
export const echoes = phrases(`
  as before | like before | it again | that again | the same | it the same | same as | like last time | like last night | last night's target | last nights target
  my last target | previous target | my previous target | last night's action | my last action | same target | same person | once more | as last night | again tonight
`)
/** Times gone by. */
export const before = phrases(
  'last night | yesterday | n1 | night 1 | night one | the night before | previous night | last day | last phase | d1 | day 1',
)
