/** English for what is only remarked, and for how a host is asked: none of it can change what an order says. */
import { listed, phrases } from './phrases.ts'

/** Behind these a condition asks for pardon, up to the next comma. */
export const apologies = phrases(
  "sorry | so sorry | very sorry | sorry in advance | i am sorry | i'm sorry | apologies | my apologies | forgive me | pardon me | excuse me | i apologize | i apologise",
)
export const addressees = phrases(
  'you | you all | all | everyone | everybody | guys | mod | host | mate | man | bro | buddy | in advance | about this | for this',
)

/** Begins what the writer will feel. */
export const feeling = phrases(`
  i'll be | i will be | i'm gonna be | i am gonna be | i'm going to be | i am going to be | i shall be | i'd be | i would be | i'll feel | i will feel
  i'm gonna feel | i'd feel | i would feel | i'm gonna | i am gonna | i'll | i will | i'm going to | i am going to | imma | that'll be | that will be
  that'd be | that would be | it'll be | it'd be | it would be
`)
export const degrees = phrases(
  'so | very | really | pretty | super | quite | such | a | a bit | a little | extremely | totally | too | the | of | hella | absolutely | honestly',
)
export const feelings = phrases(`
  mad | sad | angry | furious | upset | happy | thrilled | livid | pissed | pissed off | annoyed | shocked | amazed | impressed | disappointed
  devastated | embarrassed | proud | sorry | surprised | heartbroken | ashamed | glad | delighted | ecstatic | crushed | gutted | salty | hilarious
  awesome | great | funny | amazing | sweet | cool | unlucky | awkward | cry | laugh | scream | weep | riot | explode | eat my hat | lose it | die laughing
  never live it down | never forgive myself | never forgive him | never forgive her | kick myself | facepalm | lol | idiot | fool
`)

/** The host is asked to do something. */
export const hostRequests = phrases(`
  can you | could you | can you please | could you please | would you please | will you please | please can you | please could you
  would you mind | would you kindly | could you kindly | can i ask you to | could i ask you to | may i ask you to | i'd ask you to | i ask you to
  would you be so kind to | would you be so kind as to | would you be able to | any chance you could | any chance you can | do you mind
`)
export const ownRequests = phrases(
  'would you | will you | can i | could i | may i | might i | please can i | please may i | please could i | can i get to',
)
/** What is asked for is handed over: `can I get a check on Ann`. */
export const getting = phrases(
  'get | have | please get | please have | put in | request | grab | order | please put in | submit | send in | use | do | place | lodge',
)
export const teamRequests = phrases('can we | could we | may we | please can we | please may we')
/** Without one of them it may be asked whether it is allowed, or wise. */
export const pleas = phrases('please | pls | plz | plox | pretty please | kindly')
/** What a host does as well. */
export const alsoByHosts = phrases(
  'check | check on | check out | check in | look into | look at | look after | keep an eye on | keep watch on | watch | see | observe | follow | stop | move | send | cover | inspect | have | make | get | let | visit | call on | leave | take',
)
/** That it is meant as an action. */
export const asAction = phrases('for me | tonight | my action | my target | as my | for night | this night | with my')
/** How the host is to note it. */
export const recording = phrases(`
  put me down for | put me down as | putting me down for | putting me down as | mark me down for | mark me down as | marking me down for | marking me down as
  note me down for | note me down as | note me as | note that i | note that i am | note that i'm | sign me up for | log me as | log me for | record me as
  record that i am | record that i'm | have me | having me | let me | letting me | do a | do | run a | run my | use my action to | use my ability to
`)

/** The writer, before the name of the role. */
export const ofMyself = phrases(`
  the | your | this | my | your friendly | your friendly neighborhood | your friendly neighbourhood | your local | your humble | your faithful
  your favorite | your favourite | the good | the good old | the friendly | the humble | good old | ye
`)
export const tonight = phrases('tonight | for tonight | this night | for this night')

/** That it does not matter. */
export const shrugs = phrases(
  "so be it | then so be it | oh well | too bad | tough luck | bad luck | tough | c'est la vie | that's life | such is life | that's mafia | it is what it is | more fool me | my loss | that's on me | it's on me | i tried | we'll see | fair enough | serves me right | serves him right | serves her right | serves them right | hats off | hats off to him | hats off to her | well played | so what | whatever | who cares | no great loss | no big loss | no loss | good riddance | all the better | even better | so much the better | great | fine by me | i'll live | i can live with that | my apologies | we all learn something",
)
/** Before what something will be like. */
export const likening = phrases(`
  this is going to be | this is gonna be | this will be | it's going to be | it is going to be | it's gonna be | that's going to be | that's gonna be
  that is going to be | it'll be | that'll be | this'll be | that'd be | this would be | that would be | it would be | that will be | it will be
`)
/** In it, what could be a choice after all. */
export const choosing =
  /^(?:other|others|next|else|another|one|same|instead|someone|somebody|anyone|anybody|whoever|him|her|them|nobody|plan|not|no|never|second|first|back|backup|skip|pass)$|n't$/

/** Words that make more than colour of what stands behind an order. */
export const telling =
  /^(?:next|stead|place|name|behalf|tomorrow|later|after|before|until|till|nights?|days?|phases?|round|cycle|case|event|dreams?|permission|approval|consent|blessing|conditions?|exception|others?|same|wrong|meantime|thread|poll|votes?|voting|lynch|future|end|morning|test|joke|scenario|partner|mate|teammate|buddy|team|ones?|not|no|never|if|unless|when|once|target|targets|redirect|d?n\d+|d\d+|instead|of|than|or|maybe|perhaps|player|players|person|people|guy|possibility|hope|hopes|chance|plan|only|lead|most|last|first|second|third|claim|claimed|claimer|who|whom|whose|that|which|role|and|use|used|way|\d+)$|n't$/

/** What was meant to be done. */
export const formerly = phrases(`
  was gonna | were gonna | was going to | were going to | was planning | were planning | was about to | were about to | wanted to | had planned | planned to
  meant to | was thinking of | was thinking about | thought about | thought of | considered | was considering | were considering | originally | initially
  almost | nearly | was tempted | was leaning | at first | had wanted to | would have | i'd have | had in mind | was set to | was ready to
`)

/** Conditions out of courtesy: whether an action is allowed and in time the host sees. */
const courteous = listed(`
  it's not too late | it is not too late | it isn't too late | i'm not too late | i am not too late
  there's still time | there is still time | there's time | still possible | it's still possible | possible
  that's possible | i can | i still can | i may | i am allowed | i'm allowed | you could | you would | you please
  you don't mind | you can | you see this in time | i made it in time | i'm in time | i'm still in time
`)
const polite = listed(`
  it's not too much trouble | it isn't too much trouble | it's no trouble | it's not a bother
  i'm not past the deadline | i am not past the deadline | i haven't missed the deadline
  i have not missed the deadline | the deadline hasn't passed | the deadline hasn't passed yet | i'm not late
  it's still open | there's still room | you're still taking actions | you are still taking actions
  you still take actions | it's not a problem | that's not a problem | that's not too much trouble | it's no bother
  you would be so kind | you'd be so kind | you're awake | you're around | you are around
`)
const fine = listed(`
  ok | okay | alright | all right | fine | allowed | legal | cool | ok with you | okay with you | fine with you
  cool with you | fine by you
`)
export const courtesies = phrases(
  ...[
    ...courteous,
    ...polite,
    ...fine.flatMap(word => ["it's", "that's", 'that is', 'it is', 'this is'].map(it => `${it} ${word}`)),
  ].map(tail => `if ${tail}`),
  'time permitting',
)

/** Before a name, that it says who is meant. */
export const meaning = phrases('as in | aka | a . k . a | meaning | that is | i . e | namely')

/** Opens a condition that the roster may decide. */
export const ifs = phrases('if | in case | assuming | provided')
/** Said of somebody who died. */
export const gone = phrases(`
  is dead | is already dead | is dead already | died | has died | was lynched | got lynched | has been lynched | was killed | got killed | has been killed | was voted out
  got voted out | was voted off | got voted off | was hanged | got hanged | was hung | got hung | was strung up | got strung up | was executed
  got executed | was eliminated | got eliminated | is gone | was yeeted | got yeeted | is no longer alive | isn't alive | was the lynch
`)

/** Beside what was said, not in its place. */
export const additive = phrases('also | too | as well | additionally | in addition | both | besides')
/** They speak of something more, or of the same once more. */
export const further = phrases(`
  also | as well | additionally | in addition | both | besides | other | next | else | another | same | second | third | rest | usual | ditto | likewise
  forget
`)
/** Behind somebody's name, before what he is to be given. */
export const receiving = phrases('gets | get | receives | can have | may have | shall have | will have | takes')
/** What is said of players in the thread: no order. */
export const opinions = phrases(`
  scum | scummy | town | townie | sus | wolf | wolfy | voted | votes | vote | voting | lynch | lynched | wagon | seem | seems | look | looks | sound | sounds
  trust | suspect | like | love | hate | feel | know | knows | lie | lies | lied | lying | died | thread | post | posts | posted | game | play | plays | played
  playing | read | reads | reading | sorry | thanks | congrats | claim | claims | lurking | argues | agree | agrees | talks | am | be | been | being | wants
`)

/** Nothing of it was meant. */
export const jokes = phrases(
  'jk | j / k | just kidding | kidding | just joking | joking | only joking | only kidding | i kid | joke | as a joke | psych',
)

/** An action is announced, and not given. */
export const announcing = phrases(`
  send | send in | sending | sending in | submit | submitting | get | have | give you | pm you | pm | message you | decide | decide on | think of | make | post
  figure out | pick | choose | come up with | be sending | be sending in | be submitting | try to send | try to send in | provide | deliver | finalize | finalise
`)
export const deciding = phrases('decide | choose | pick | submit | figure out')
export const announced = phrases(`
  action | actions | night action | my action | my actions | my night action | my night actions | the action | an action | my target | a target | my order
  my orders | my choice | my pick | something | it | you my action | you my target | my decision | mine | my answer
`)
export const later = phrases(`
  tomorrow | tomorrow morning | tomorrow evening | tomorrow night | tomorrow afternoon | later | later today | later tonight | later on | soon | shortly
  asap | in the morning | in the evening | in the afternoon | in a bit | in a while | in a moment | in time | in an hour | in a few hours | after work
  after dinner | after lunch | after school | when i get home | when i'm home | when i am home | when i'm back | when i am back | once i'm home
  once i am home | once i'm back | once i get home | before the deadline | before deadline | by tomorrow | by the deadline | by tonight | this evening
  next morning | first thing tomorrow | first thing in the morning | on time | eventually
`)
/** Behind an announcement. */
export const promises = phrases(
  "promise | i promise | sorry | sorry about that | i swear | pinky promise | ok | okay | if that's ok | if that's okay | probably | hopefully | thanks | thank you | please | first thing",
)

/** Which of two things that bear a name is meant. */
export const appositions = phrases(
  'the player | the person | the user | the poster | the human | the one in this game | the one in the game | i mean | as in the player',
)
/** That only the target is another. */
export const contrasts = phrases(
  'but | but only | only | just | but just | except | except that | though | instead | this time | but this time | but with | but now | now | but instead',
)
