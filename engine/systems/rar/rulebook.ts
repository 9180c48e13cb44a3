/** What each rule says, in our own words: one sentence or two an id, shown wherever a tree cites it. */
import type { Ruling } from '../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const implied = (says: string): Ruling => ({ says, origin: 'implied' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const rulebook: Record<string, Ruling> = {
  'RAR-1': stated(
    'Only results at the end of the night are asked about: does this player die, does that one learn something. Whether "an action worked" is never the question that decides.',
  ),
  'RAR-2': stated(
    'A result comes about when at least one reason for it is left standing. A reason falls when a reason against it stands, and reasons against reasons are judged the same way, however deep it goes.',
  ),
  'RAR-3': stated(
    'Where a result is made by changing or triggering on something, both are needed: the thing and what changes it. Whatever fells one of them fells the result.',
  ),
  'RAR-4': {
    ...stated(
      'An action is used once in a chain of reasons, with everything it does. Where it would come up again it has no effect.',
    ),
    unturned:
      'where an action stands twice in a chain no argument is made, so none can be turned over; without the rule no chain would end',
  },
  'RAR-C1': stated(
    'Abilities are made of components: results, visits that can be seen, and changes to other actions. A component stands at the target or at the actor; a stop may hold only so many attacks; a reason may be a plain fact that no action can counter.',
  ),
  'RAR-C2': stated(
    'A jailkeeper protects, visits and blocks at once. A passive ability is an action on oneself that cannot be seen, blocked or redirected.',
  ),
  'RAR-C3': stated(
    'Unless a role says otherwise: nobody chooses himself, passives cannot be seen, blocked or redirected, the dying still act, and using one ability does not forbid another. The same ability sent in twice counts as sent in last. Each of these is an option of the game, and a setting of the role for one player. Passives that can be stopped are actions on oneself like any other.',
  ),
  'RAR-R1': implied(
    'An effect arrives where it is carried unless something on the way stops it: a block of its actor or of a mover, a competing move, a total stop where it ends, or a fact about the players. Protections stop the death it would cause, not the visit.',
  ),
  'RAR-R2': implied(
    'A move falls when its mover is blocked, when a total stop lies on a player it names, or when another move takes the same effect from the same place to somewhere else. Two moves that pull one effect apart cancel each other.',
  ),
  'RAR-R3': implied(
    'Moves follow one another: what one driver takes from A to B, another may take on from B to C. Each moves an effect at most once.',
  ),
  'RAR-R4': chosen(
    'A redirect changes what its victim chose, before any swap, and never touches what has been moved already. Two redirects of one player to different goals cancel; a swap at the chosen target does not stop a redirect, unless the option “redirect and swap” lets the two cancel each other, as the text says of two drives.',
  ),
  'RAR-R8': {
    ...implied(
      'A move from a player to that same player is no move and speaks against nothing. A redirect may name as its goal the player whom it redirects, who then acts on himself; a swap of somebody with himself is refused.',
    ),
    unturned: 'a move to where something is already is never made, so there is none to turn over',
  },
  'RAR-R5': {
    ...chosen(
      'Swaps and redirects are not moved themselves, unless the option “moves can be moved” says so. Open with that option: a tree may call a mover used up where the one who moved him stands further up.',
    ),
    unturned: 'the option “moves can be moved” turns it over, and cases of both values differ',
  },
  'RAR-4a': chosen(
    'Taken by the letter, a driver who carried the kill cannot carry the protection too. By default he may, as long as nothing in the chain was raised against his driving. Where the two readings give different nights, both are shown. Open by the letter: a protection that counts attacks (a babysitter’s) is still carried by a driver who carried the kill, and a check in a loop may come to somebody and bring No Result.',
  ),
  'RAR-R6': implied(
    'A verdict belongs to a question and the chain that led to it. The same action may work in one question and not in another; both are true.',
  ),
  'RAR-R7': {
    ...implied(
      'Verdicts are exact. A long tree may be shown in part and says so; a loop too large to decide is put to the host instead of guessed.',
    ),
    unturned: 'what is left alone has no answer that could be the opposite',
  },
  'RAR-R9': {
    ...chosen(
      'One effect lands at one place. Where its moves contradict each other they are left out and it stays at its chosen target, unless the option “split” lets it land everywhere. Open with that option: a check that lands on several players is told one word.',
    ),
    unturned: 'the option “split” turns it over, and cases of both values differ',
  },
  'RAR-R10': {
    ...chosen(
      'How an action fared is a question of its own: does it come anywhere, does a mover move anything. The answer may differ from the part the action plays in another question.',
    ),
    unturned: 'it says what is asked of an action; the answer is that of the parts below',
  },
  'RAR-I1': stated(
    'A sensor reports what it saw when both the sensing and the visit stand, nothing when the sensing stands and no visit does, and No Result otherwise. Being told nothing at all is something else again.',
  ),
  'RAR-I2': implied(
    'Who does not investigate hears nothing about success. An investigator who was stopped gets No Result, without the cause.',
  ),
  'RAR-I3': stated(
    'By the rules somebody recruited and killed in one night is both. By default a recruiter spares the dying, and fails for every reason for which his target dies; the option “spares dying” says otherwise for the game, and the setting of the role for one recruiter.',
  ),
  'RAR-I4': implied(
    'A limited use is gone once the action was sent in and not withdrawn, also when it was stopped, unless the option “spend when stopped” says otherwise.',
  ),
}
