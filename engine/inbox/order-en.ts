/**
 * What an English order is made of besides verbs and names. These lists let an order through, so they hold only what
 * cannot change its meaning: whatever stands in none of them makes a question of it.
 */
import { phrases } from './phrases.ts'

/** Before an order, in any number. */
export const openers = phrases(`
  hi | hello | hey | hiya | heya | yo | greetings | good evening | good morning | evening | morning | howdy | dear | sup | mod | mods | host | hosts
  moderator | game mod | gm | dear mod | dear host | hi mod | boss | sir | friend | there | all | again | please | pls | plz | ok | okay | k | kk
  right | alright | all right | well | so | um | uh | er | yes | yep | yeah | yup | sure | anyway | fine | cool | great | thanks | thank you | lol
  haha | heh | tonight | for tonight | this night | for this night | today | night | night action | night actions | my night action | my night action is
  my night action is to | my night action is going to be to | action | actions | my action | my actions | the action | the actions | my action is
  my action is to | my action will be to | my action tonight is to | my action for tonight is to | my action tonight is | my action for tonight is
  my night action tonight is to | my night action for tonight is to | my move | my move is to | my move is | my actions are | my choice is to
  my choice | my choice is | my order | my orders | my orders are | my order is | order | orders | order is | here is my action | here's my action
  here are my actions | here is my night action | here's my night action | submitting my action | submitting | i submit | confirming | final
  final answer | final action | final decision | decision | my decision | my final action is to | my final action | my final action is
  my final answer is to | my final answer | my final answer is | first | firstly | second | secondly | third | also | then | and | plus | finally
  lastly | next | but | as well | additionally | in addition | with that said | that said | after some thought | after much thought
  after thinking about it | having thought about it | is to | is | will be to | will be | would be to | have me | just | definitely | totally
  obviously | simply | clearly | 100 % | as | as the | as a | as your | for the record | gonna go ahead and | go ahead and | time to | time for
  action is | use | update | updated action | new action | new target | my new action | my new action is | my new action is to | secret | pm | result
  role | ability | my role | my ability
`)

/** Who acts and that it will be done; at most one stands before the verb. */
export const subjects = phrases(`
  i do want to | i do | i | i will | i'll | i shall | i'd like to | i would like to | i would love to | i'd love to | i want to | i wanna | i wish to
  i am going to | i'm going to | i'm gonna | i am gonna | im going to | im gonna | imma | ima | i'mma | i am | i'm | i will be | i'll be | i choose to
  i have chosen to | i've chosen to | i have decided to | i've decided to | i decided to | i decide to | i'm choosing to | i am choosing to | i elect to
  i opt to | i'm opting to | i plan to | i intend to | i need to | i have to | i gotta | i'll have to | would like to | i'd like you to note i | want to
  wanna | going to | gonna | will | will be | shall | have me | continue to | let's | let us | let me | lemme | allow me to | to | i'm here to | i'm on | i am on | i'm up for | i'm about to | i am about to | bout to | about to | i'm bout to | i'm gonna go ahead and | i'm gonna go | i reckon i'll | i think i'll go ahead and | i'll go ahead and | i'll be
  i am here to | i'm off to | i'm going with a | i am sending in a | i'm sending in a | i'll try to | i will try to | i'm trying to
  i want you to have me | put me down for | put me down as | i request to | i'd like a | i would like a | i want a | i'll do a | i'll take a
`)

/** As `subjects`, for somebody who speaks for a team. */
export const plurals = phrases(`
  we | we will | we'll | we shall | we'd like to | we would like to | we want to | we wanna | we are going to | we're going to | we're gonna
  we are gonna | we are | we're | we choose to | we have decided to | we've decided to | we decided to | our | us | we have chosen to | we've chosen to
  we elect to | team will | the team will | scum team will | mafia will | the mafia will | mafia | the mafia | scum | our team will
`)
/** What makes a plural one person's: who carries it out. */
export const carriedByMe = phrases(`
  by me | i do it | i do the kill | i take it | i'll take it | i'll carry | i will carry | i carry | i'm carrying | i am carrying | i'll be carrying | i will be carrying | i'll do it | i will do it
  i'm doing it | i am doing it | i'll perform it | i will perform it | i'll perform | i'm performing | i am performing it | i'll execute
  with me carrying | with me doing | me carrying | i'll be doing | i will be doing | i'll make the | i'll be the one | carried by myself | by myself
  i'm the one | myself carrying | i'll be performing | i will perform the | i will be performing
`)

/** Where a subject would stand: that it will not be done. */
export const refusals = phrases(`
  i will not | i won't | i'll not | i shall not | i shan't | i don't want to | i do not want to | i don't wish to | i'm not going to | i am not going to
  im not going to | i'm not gonna | i am not gonna | i'm not | i am not | i will not be | i won't be | i'd rather not | i would rather not
  i'd prefer not to | i no longer want to | i no longer wish to | i'm no longer | i am no longer | i decided not to | i've decided not to
  i have decided not to | i choose not to | i'm choosing not to | i decided against | i've decided against | i have decided against
  i'm deciding against | not | not going to | not gonna | won't | will not | will not be | won't be | don't | do not | don't want to | do not want to
  never | let's not | no longer | no more | no | please don't | please do not | we won't | we will not | we're not | we are not | we don't want to
  we aren't | we're not going to | i'm gonna not | i'm going to not | do not let me | don't let me | don't have me
`)

/** Between subject and verb. */
export const adverbs = phrases(`
  use my action to | use my night action to | use my ability to | use my power to | use my night ability to | use my role to | use the action to
  use the night action to | use the ability to | use the power to | use the night ability to | use the role to | using my action to
  using my night action to | using my ability to | using my power to | using my night ability to | using my role to | using the action to
  using the night action to | using the ability to | using the power to | using the night ability to | using the role to | just | also | now | then
  please | pls | simply | definitely | certainly | tonight | again | once more | once again | still | have to | gladly | happily | be | have me | go
  actually | instead | rather | finally | personally | hereby | officially | just be | like to | the | both | please note | quickly | totally | only
  ahead and
`)

/** Words for what an ability is used with: `use my shot on Bob`. */
export const carriers = phrases(`
  use | using | put | putting | place | placing | send | sending | send in | sending in | perform | performing | carry out | carrying out | do | doing
  submit | submitting | make | making | apply | applying | spend | spending | fire | firing | take | taking | have | execute | executing | carry
  carrying | aim | aiming | direct | point | set | give | uses | puts | sends | performs
  takes | fires | spends | applies | see to | seeing to | handle | handling | take care of | taking care of | stick | sticking | chuck | chucking | bung | slap | slapping | stick in
  get | getting | slip | plant | planting | gimme | give me | i'd like | lay | laying
`)
export const determiners = phrases(`
  tonight's | my | the | a | an | our | this | one | one of my | my one | my only | my one and only | tonights | my nightly | my last | my remaining
  my single | the mafia | the scum | the team
`)
export const abilityNouns = phrases(`
  ability | abilities | power | action | night action | nightaction | night power | night ability | role | skill | role ability | special ability
  special power | active ability | role power | move
`)
/** Behind the name of an ability, a single use of it: `my cop shot`. */
export const uses = ['shot', 'use', 'charge']
/** What is used on somebody, by the kind of what that does. */
export const instruments: Readonly<Record<string, readonly string[]>> = {
  kill: ['bullet', 'gun', 'pistol', 'rifle', 'knife', 'blade'],
}
/** Verbs that name only a target. */
export const generic = phrases(`
  activate | activating | target | targets | targeting | my target | target is | my targets | choose | choosing | i choose | pick | picking | select
  selecting | go with | going with | go for | going for | act on | acting on | use it on | using it on | settle on | use this on | visit | visiting
  my pick | my choice | my victim | victim | put me on | put me onto | have me on
`)

/** Between verb and target, in any number. */
export const linkers = phrases(`
  : | , on | , at | duty : | duty - | duty on | duty , on | - | -- | – | — | -> | => | --> | → | ⇒ | = | ~ | at | on | over | upon | on player | player | user | on user | the player | our friend | mr | ms
  tonight | for tonight | this night | target | the target | my target | a | the | good old | poor | poor old | that | dear | our dear | ol' | old | today
  again | my action | action | ability on
`)
/** The same, where what is done is named and not told: `my shot goes to Bob`. */
export const nounLinkers = phrases(`
  on to | onto | to | toward | towards | is | will be | are | is on | goes to | goes on | goes onto | is aimed at | is pointed at | lands on | points at | to go to | to go on | go on | go to | goes at | is going to | is going on
  is going to be | will go to | will go on | shall be | should be | should go on | should go to | of choice | choice | who is | is the player
  is set on | is set to | remains | is still | stays on | is at
`)
export const nounFor = phrases('against | for | with | is for | will be for')
export const nounOf = phrases('of')
/** Between a target and the word that leads to the next. */
export const fillers = phrases(
  'over | straight | right | directly | off | along | tonight | back | away | out | around | instead | on | up | please',
)

/** Said of what is on its way to somebody, in this order. */
export const whatever = phrases(
  'whatever | what | anything | everything | all | all actions | any action | any actions | every action | all that',
)
export const underWay = phrases(`
  aimed at | coming to | coming at | coming for | targeting | going to | directed at | sent to | headed to | heading to | meant for | targets | visits | hits
  comes to | comes for | comes at | goes to | targeted at | pointed at | intended for | used on | on its way to | done to
`)
export const which = phrases("is | that | that's | that is | which is | are | that are | gets | going to be")

/** Behind a noun that stands first: `motion detector goes on Ann`. */
export const goes = phrases(
  'goes to | goes on | goes onto | goes at | is going to | is going on | will go to | will go on | should go to | should go on | is on | is aimed at | is pointed at | lands on | points at | is for | to go to | to go on',
)

/** What may stand around a name. */
export const quoteMarks = phrases(`
  " | “ | ” | ' | ‘ | ’ | „ | [ | ] | @
`)

/** After an order, in any number. */
export const trailers = phrases(`
  for the two of us | for the three of us | for the four of us | for both of us | for all of us | for us | for us all | from the two of us | from the three of us | from both of us | from all of us
  it is | around | with my life | confirmed | locked | locked in | from the mafia | from mafia | from scum | from the scum | from the killer
  from the killers | from any kills | from being killed | from getting killed | for this one | this round | already | 100 % | n thx | n thanks
  and thanks | and thank you | with my action tonight | for the shot | so bad | so badly | so much | obviously | of course | tonight | for tonight
  this night | for this night | this evening | this phase | this time | this cycle | tonight please | please | pls | plz | thanks | thank you | thx | ty
  tyvm | tysm | thanks a lot | thanks in advance | thank you very much | thanks again | cheers | kthx | kthxbye | again | once more | once again | now
  today | too | as well | also | lol | haha | heh | hehe | xd | mwahaha | muahaha | muhaha | yay | thank you mod | thanks mod | mod | host | sir | boss
  with my shot | with my gun | with my action | with my ability | with my bullet | with my one shot | with my role | with my power
  with my night action | with my last bullet | with my last shot | with my protection | with a bullet | with this | with it | with my only shot
  with a gun | with my skill | with my night ability | as my target | as my action | as my night action | for my action | for my night action
  for my target | as my night target | for the night | during the night | at night | in the night | overnight | for me | if possible | if i may
  if that's ok | if that's okay | if that's alright | as usual | as planned | as discussed | finally | from harm | from harm tonight | from death
  from dying | from attack | from kills | alive | safe | down | dead | up | out | off | role | alignment | his role | her role | their role
  his alignment | her alignment | their alignment | over | each other | with each other | places | by me | myself | performed by me | carried out by me
  done by me | carried by me | and i'll carry it | and i'll do it | is my action | is my target | is my final answer | final answer | final
  that is all | that's all | that's it | is all | best | regards | kind regards | my friend | good sir | for this phase | for the faction kill
  for the kill | for the team | for the mafia | for town | good luck | gl | gg | ok | okay | ! | . | . . . | with pleasure | immediately | asap | only
  specifically | definitely | for sure | i guess not | here | though thanks | place | places with each other | , please | with the kill
  with the faction kill | for the night kill | for nk | nk | as my shot | as my protection | as my investigation | from me | from my side | from my end
  on my end | on my part | on my side | after all | and thank you | thank you kindly | thank ye | thank ye kindly | por favor | bitte | danke | merci | gracias | kthxbai | obrigado | s'il vous plait | grazie | wish me luck | i guess | i suppose | ig | home | thank you so much | one more time | one last time
`)

/** What replaces an earlier choice when it stands after an order. */
export const replacing = phrases('instead | instead please | now instead')
/** The plain ones of them, word by word. */
export const insteadPhrases = [
  ['instead', 'of'],
  ['rather', 'than'],
  ['in', 'place', 'of'],
  ['as', 'opposed', 'to'],
]
export const insteadOf = phrases(
  'instead of | rather than | and not | , not | not | over | in place of | as opposed to',
)

/** Opens why; what follows does not change what is done. */
export const reasons = phrases(`
  because | just in case | bc | b/c | bcuz | becuz | cuz | coz | 'cause | cause | since | as he | as she | as they | as i | as it | as we | as that | so that | so i
  so we | so they | so he | so she | and see | and see if | to see | to find | to check | to keep | to make sure | to stop | to prevent | to save | to test | to confirm
  to know | for being | for his | for her | for their | for the way | given | due to | on account of | in the hope | in hopes | hoping | who is | who's
  who was | who has | who seems | he's | she's | they're | they are | he is | she is | based on | after what | after that | after the | after yesterday
  and hope | and hopefully | and see | and pray | and find out | and let | and we | and that's | while i | while they | which | the scummy | the scum
  you bastard
`)
