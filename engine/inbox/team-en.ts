/** English about who carries out what a team does. */
import { phrases } from './phrases.ts'

/** Between who carries and that it is carried. */
export const auxiliaries = phrases(`
  is | are | will | will be | 'll | shall | shall be | is going to | is going to be | is gonna | is gonna be | gets to | has to | would like to
  wants to | wishes to | hereby | once again | again | also | the one | be | would be | is the one | will be the one
`)
/** The same, of which the name keeps the beginning: `Zed's gonna`. */
export const going = phrases('going to | gonna | about to')
/** Says who was chosen to carry. */
export const carrying = phrases(`
  carries | carry | carrying | carries out | carry out | carrying out | performs | perform | performing | executes | execute | executing | handles
  handling | delivers | delivering | sends in | sending in | send in | submits | submitting | submit | puts in | putting in | turns in | turning in
  sends it in | sending it in | send it in
`)
/** Says so only of what is asked for in the same message; by itself it tells what somebody does. */
export const carryingIt = phrases('does | do | doing | makes | making | commits | committing')
export const carriedObjects = phrases(
  'it | this | that | the action | the night action | the order | the deed | the dirty work | the honors | the honours | the job | out',
)
/** Before the name of who carries. */
export const carriedBy = phrases(`
  carried out by | carried by | sent in by | submitted by | performed by | executed by | done by | delivered by | carrier | the carrier | carrier is | the carrier is | performer
  performer is | the performer is | carrying it is | carrying it out is | performing it is | carrying | performing
`)
/** What somebody not named may be said to do for the team. */
export const handingOver = phrases(`
  carries | carrying it | carry it | carries it | performs | performing it | performs it | perform it | does it | doing it | will do it | does the
  doing the | does this | does that | executes | executing it | handles it | handling it | has it | has the kill | on it | takes it | taking it
  takes care of it | sends it | sending it | delivers | delivering it | carrier | performer | the shooter | pulls the trigger | makes the | making the
  takes the kill | taking the kill | does mine
`)
/** Before those, that it is the writer. */
export const firstPerson = /^(?:i|i'll|ill|i'm|im|i'd|me|myself|we|we'll|we're|imma|lemme)$/

/** What the family of some name is called. */
export const familyCalled = (name: string): string[] => [
  ...['', 'whole ', 'entire '].map(all => `${all}${name} family`),
  ...['family', 'family of', 'family of the', 'house of', 'clan of'].map(family => `${family} ${name}`),
  ...['clan', 'household'].map(family => `${name} ${family}`),
  ...['', ' family'].map(family => `${name}s${family}`),
]
