/** English as it is clipped, slurred and played up. It stands for plain words, or changes nothing. */
import { listed, phrases } from './phrases.ts'
import { untilDay } from './talk-en.ts'

/** Other spellings of words that the lists know. */
export const spellings: Readonly<Record<string, string>> = Object.fromEntries(
  listed(`
    tonight: 2nite 2night tonite tnite tonigt tonght | tomorrow: 2moro 2morrow tmrw tmr tomoz | them: em | pls: plox
    please: plse pleez plis peas | because: cos bcos becos cus bcause | wanna: wannna
    gonna: gona gunna finna boutta gna | going: goin | doing: doin | with: wiv wit | the: da teh | my: ma mah
    your: yer ur | you: u ya | are: r | that: dat | this: dis | little: lil | thx: thnx thanx | thanks: fanks
    night: nite | now: rn
  `).flatMap(group => {
    const [word = '', others = ''] = group.split(': ')
    return others.split(' ').map(other => [other, word])
  }),
)

/** What players call it, by the kind of what it does, beside the words of the system. */
export const slang: Readonly<Record<string, readonly string[]>> = {
  kill: listed(`
    pop | whack | off | murder | assassinate | eliminate | get rid of | knife | stab | hit | plug | cap | ice
    smoke | zap | blast | snipe | clip | bump off | bump {first} off | knock off | knock {first} off | gun | merk
    slay | snuff | snuff out | do in | do {first} in | finish off | finish {first} off | blow away
    blow {first} away | rub out | rub {first} out | do away with | dispatch
  `),
  protect: listed(`
    doc up | patch up | patch {first} up | babysit | look out for | watch over | look after | shelter | keep safe
  `),
  block: ['grab', 'nab', 'snatch', 'snag', 'tie up', 'tie {first} up', 'detain', 'shut down', 'shut {first} down'],
  investigate: listed(`
    peep | peep at | peep on | snoop on | eyeball | sniff out | suss out | suss {first} out | scope out
    scope {first} out | scope | dig into | vet | check up on | have a look at | take a look at | take a peek at
    have a peek at
  `),
  visit: ['pop by', 'pop round to', 'swing by', 'drop in on', 'pop over to', 'look in on', 'pop in on'],
  recruit: ['sign up', 'sign {first} up', 'enlist', 'win over', 'win {first} over'],
  deceive: listed(`
    mop up | mop up after | tidy up | tidy up after | fit up | fit {first} up | stitch up | stitch {first} up
  `),
  hide: listed(`
    skip town | get out of town | head out of town | be out of town | hit the road | crash with | crash at
    lie low with | lie low at | duck behind | crouch behind
  `),
}
/** Of those, what needs a target, or takes none. */
export const aimless = phrases('skip town | get out of town | head out of town | be out of town | hit the road')

/** Before an order, from a writer who talks. */
export const chat = phrases(`
  ngl | tbh | tbf | imo | aight | ight | alrighty | righto | right then | okie | okie dokie | okey dokey | welp | oi | ello | 'ello | lads | bro | bruh | dude | fam | chief | cap
  captain | guv | guvnor | bossman | boss man | big man | my man | my good man | my dude | my guy | mate | pal | buddy | good news | howdy partner | y'all | folks | guys | gang
  i'm afraid | i am afraid | i'm afraid that | i guess i'm | hey hey | yo yo | hi hi | hello there | hey there | hi there | hullo | gday | g'day | good day | salutations | ahoy | wassup | whats up
  as promised | as discussed | as agreed | as always | as ever | as usual | no surprise | no surprises | surprise | drumroll | drum roll | ta - da | without further ado | long story short
  here goes | here we go | let's go | lets go | for my next trick | in that case | decided | i've decided | made up my mind | after all that | after all | at long last | at last | you know what
  easy one | easy | simple one | quick one | one from me | mine | same role different night | do me a favor and | do me a favour and | be a dear and | be a dear | be a darling and | be so kind and
  team decision | team call | final call | locked in | lock me in for | lock in | locking in | gimme | give me | pop me down for | whack me down for | i'd rather | i would rather | i'd prefer to | i would prefer to
`)
/** After an order, likewise. */
export const chatter = phrases(`
  lads | lad | lass | guys | folks | gang | y'all | friends | team | gentlemen | ladies | comrade | comrades | lil guy | little guy | little buddy | ol' chum | chum | love | hun | hon
  lmao | lmfao | rofl | bro | bruh | dude | fam | chief | guv | bossman | my man | my dude | my guy | mate | pal | buddy | tbh | ngl | imo | fr | frfr | ffs | btw | ig | yo | innit | eh | ftw | xx | xxx | x
  ta | ta muchly | ta very much | much obliged | obliged | much appreciated | appreciated | cheers mate | cheers boss | cheers mod | nothing personal | no offense | no offence | no hard feelings | sorry not sorry
  hehehe | hahaha | hahahaha | lolol | lulz | rawr | boom | bang | pew | pew pew | bam | kapow | pow | bye | bye bye | later gator | nighty night | night night | sweet dreams | rip
  if you'd be so kind | if you would be so kind | if you please | when you get the chance | pretty please | my good man | good man | kind sir | kindly | ok ? | yeah | ya | yes | right | all night | all night long
  for a change | for science | for great justice | for justice | for luck | for fun | for the lulz | for the lols | just because | just in case | to be safe | to be sure | to be on the safe side | for good measure | at last | at long last
  one final time | once and for all | you know the drill | same as ever | as ever | as always | as promised | as agreed | as instructed | like usual | like always | duty | this fine evening | this fine night
  in the face | in the head | in the back | in the dark | in the dead of night | under cover of darkness | like a hawk | like a ghost | like a shadow | my dear | my love | old chap | old boy | and nobody else | and no one else
  the whole night | the entire night | all evening | ${untilDay} | myself this time | myself tonight
`)

/** In a place, of something or somebody there: `behind the curtains at`. */
export const inPlace = phrases(
  'in | behind | under | beneath | inside | outside | by | near | on | at | underneath | beside | from | round | around',
)
export const placeOf = phrases('at | of | in | outside | near | by | inside | behind | on')
/** What is somebody's and stands for where they are. */
export const spots = phrases(`
  curtain | curtains | bush | bushes | hedge | hedges | porch | front porch | back porch | sofa | couch | bed | wardrobe | closet | attic | cellar | basement | window | windows | door | doors | front door
  back door | doorstep | gate | garden | front garden | back garden | yard | front yard | back yard | backyard | garage | shed | barn | roof | chimney | kitchen | cupboard | pantry | stairs | staircase | floorboards | trees
  tree | fence | wall | walls | lawn | driveway | balcony | hallway | corridor | hut | cabin | tent | cottage | flat | apartment | mansion | castle | tower | cave | lair | crib | pad | digs | gaff | quarters | bedside
  rug | desk | table | counter | shadow | shadows | skirts | coat | coattails | back | bedroom | living room | spare room | guest room | office | shop
`)
/** An ability that names nobody is set going. */
export const switches = phrases(
  'turn | turning | switch | switching | flip | flipping | turn on | turning on | switch on | switching on | activate | activating | fire up | firing up | power up | powering up | raise | raising | put up | putting up | light up | lighting up | enable | enabling | use | using',
)

/** Who a writer may play, told of as of somebody else. */
export const characters =
  /^(?:gentleman|lady|man|woman|figure|stranger|shadow|beast|monster|wizard|witch|knight|priest|sailor|ghost|spirit|detective|nurse|gunman|gunslinger|driver|creature|wolf|hero|heroine|traveller|traveler|hermit|butler|maid|cowboy|assassin|spy|sleuth|sheriff|hunter|old-timer|oldtimer|granny|grandma|grandpa|boy|girl|lad|lass|fellow|chap|medic|surgeon|warden|jailer|alien|agent|shopkeeper|gravedigger|soldier|veteran|pilot|conductor)$/

/** That what is under way ends at somebody. */
export const lands = phrases(
  ['should', 'shall', 'will', 'must', 'is to', 'are to', 'is going to', 'to', 'can', "'ll", 'needs to', 'gets to', '']
    .flatMap(modal =>
      listed(`
        land on | lands on | hit | hits | end up on | ends up on | end up at | ends up at | go to | goes to
        come to | bounce to | bounces to | bounce onto | bounces onto | bounce off to | be sent to | get sent to
        be redirected to | gets redirected to | get redirected to | be deflected to | gets deflected to
        get deflected to | be deflected onto | get deflected onto | gets deflected onto | fly to | flies to | strike
        strikes
      `).map(lands => `${modal} ${lands}`),
    )
    .join(' | '),
)
export const toOn = phrases('on | onto | to | at | upon | poor | poor old | good old')

/** What becomes of somebody. */
export const fates = phrases(`
  won't live | will not live | won't survive | will not survive | doesn't survive | won't live to see | won't live to see breakfast | won't live to see morning | won't live to see tomorrow | won't live to see the morning | won't live to see another day
  won't see another day | won't see tomorrow | won't see daylight | won't survive the night | doesn't make it | isn't waking up | isn't making it | is getting whacked | gets shot | gets popped | gets smoked | catches a bullet | leaves the game | leaves us | is leaving us | is out
  has to go | must go | needs to go | has gotta go | gotta go | is gotta go | has got to go | should go | must die | has to die | needs to die | dies | shall die | will die | is going to die | is gonna die
  sleeps with the fishes | sleeps with the fish | swims with the fishes | is going down | goes down | is toast | is history | is done for | gets it | gets whacked | bites the dust | eats a bullet | meets the reaper
  eats lead | eats dirt | takes a dirt nap | is dead meat | is next | kicks the bucket | won't see the morning | will not see the morning | won't see morning | won't wake up | doesn't wake up | won't make it
  goes for a swim | gets the bullet | gets a bullet | gets the axe | gets the chop | gets the knife | is a goner | is the unlucky one | is our victim | is the victim | is the one to go | is the kill | is the hit
`)
export const fatesBefore = phrases(
  "it's curtains for | curtains for | lights out for | goodbye | goodnight | good night | farewell | bye bye | say goodbye to | so long | death to | adios | rip | r . i . p",
)

/** Before these, a third person may be somebody without a name. */
export const somebody =
  /^(?:partner|teammate|teammates|buddy|scumbuddy|someone|somebody|anyone|anybody|whoever|whomever|others)$/
export const anyPerson =
  /^(?:guy|player|person|man|dude|woman|girl|kid|friend|mate|pal|newbie|neighbour|neighbor|killer)$/
export const group =
  /^(?:mafia|scum|scums|wolves|werewolves|town|townies|people|players|guys|actions|both|folks|voters|votes|claims|mates|cult|aliens|lurkers|killers|bastards|lot|two|three)$/
export const thirdPerson =
  /^(?:he|him|his|she|her|hers|they|them|their|theirs|he's|she's|they're|hes|shes|theyre|he'll|she'll|they'll|himself|herself|themselves)$/
/** Who was killed, without a name. */
export const bodies = /^(?:body|corpse|remains|deceased|victim|cadaver)$/
/** Where a team talks among itself. */
export const teamPlaces = phrases(
  ['from', 'in', 'out of', 'via', 'per']
    .flatMap(from =>
      ['the', 'our', ''].flatMap(the =>
        ['scum', 'mafia', 'wolf', 'team', 'faction', 'evil', 'night', 'private'].flatMap(whose =>
          ['chat', 'thread', 'topic', 'qt', 'pt', 'discord', 'room', 'channel', 'pm', 'den', 'lair', 'hq'].map(
            where => `${from} ${the} ${whose} ${where}`,
          ),
        ),
      ),
    )
    .join(' | '),
  'from the scum | from the team | from scum | from the mafia | from the boys | on behalf of the team | from us | from our side | from our team',
)
/** Goes on with the target of what was said just before. */
export const itIsOn = phrases(
  "it's on | it is on | it goes on | it goes to | it'll be on | it will be on | it's going on | it is going on | it hits | it's for | it lands on | that's on | that is on | the target is | target is | target : | on",
)

/** Where they stand in a tale, it is none of what the writer does tonight. */
export const endings = [
  phrases(
    'yesterday | last night | tomorrow | once upon a time | never | almost | nearly | not | dreams | imagines | wonders',
  ),
]

/** How a rule is asked about. */
export const rulesAsked = phrases(`
  do i | does my | does the | does a | does an | do my | do the | am i | will i | would i | will my | will the | would the | would my | what happens | what if | how does | how do | how many | do we | does it | do you | is my
  is the | is it | are my | are we | can my | can the | can we | can i | could i | may i | when is | when does | when's | when do | until when | rules question | rule question | quick question | question for you | is there | which takes
`)
export const ruleTerms =
  /^(?:blocked|roleblocked|jailed|stopped|redirected|swapped|immune|untargetable|notified|framed|tracked|watched|protected|targeted|succeeds?|fails?|failed)$/
/** How a host asks whom an ability is used on. */
export const whomAsked = /^(?:who|whom|whose|which|target|who'd|who'll)$/
export const notWhom = /^(?:vote|votes|voting|lynch|suspect|scum|scummy|town|guilty|think|not|won't)$/

/** Joins one more to whom or what was named. */
export const sharing = phrases(
  'and | & | + | or | / | plus | , and | , or | and also | or also | as well as | along with | together with | and then | then | , then | also | , also | , plus | or else | or rather | ,',
)
/** Between that and a name. */
export const sharingMore = phrases(
  'the | on | for | against | at | to | also | even | maybe | perhaps | possibly | just | then | too | player',
)
/** Says that somebody is meant, without a name. */
export const sharers = phrases(`
  the | her | his | their | its | my | our | your | all | all of | every | everyone | everybody | anyone | anybody | whoever | whomever | whichever | another | others | somebody | someone | one of
  one more | both | each | either | any | some | some of | a | an | that | those | these | this | no one else | half | most | two | three | him | her | them | himself | herself | themselves | members | family | friends | co | company | gang | rest | lot | one
`)
/** The same, where a verb behind it only tells who is meant: `anyone who talks`. */
export const anyones = phrases(
  [
    'whoever',
    'whomever',
    'whichever',
    'anyone',
    'anybody',
    ...listed(`
      someone | somebody | everyone | everybody | those | all | the one | the ones | the person | the player
      the guy | another one
    `).flatMap(who => ['who', 'that', 'next', 'near'].map(how => `${who} ${how}`)),
  ].join(' | '),
)
/** Said of people, and of what is joined to a target all the same. */
export const peopleSaid = /^(?:town|townie|scum|scummy|sus|poor|great|nice|lovely|funny)$/
/** Before the name of somebody dead: only remembered. */
export const mourning = phrases(
  'for | this is for | this one is for | that is for | in memory of | in honor of | in honour of | justice for | poor | poor old | rip | r . i . p | r . i . p . | rest in peace | farewell | goodbye | alas',
)
