/** Doctor, blocker, what the morning and the end of a day tell, night notes. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const implied = (says: string): Ruling => ({ says, origin: 'implied' })
const apart = (says: string, uncheckable: string): Ruling => ({ says, origin: 'stated', uncheckable })

const doctor: Record<string, Ruling> = {
  'RU-DOC-1': stated(
    'The doctor heals one or two players a night, the same ones as often as he likes. He does not heal two in two nights running, nor himself in two nights running, and never himself beside another.',
  ),
  'RU-DOC-2': stated(
    'Where somebody lives who would have died without the heal, the doctor has hit: everybody reads it, and he is told whom he saved, or the hypnotist who sent him there.',
  ),
  'RU-DOC-3': stated('The heal holds against everybody who attacks that night.'),
  'RU-DOC-4': stated(
    'A doctor who sent nothing in, who was kept from his move, or whose patient was in company has missed. Unless he sent nothing in he is told that his move did not pass.',
  ),
  'RU-DOC-5': stated(
    'A heal does not save the ward of a black bodyguard, the victim of a cultist, a kamikaze who goes off, and whom he takes along.',
  ),
  'RU-DOC-6': stated('A heal on the prostitute holds for her client too.'),
  'RU-DOC-7': stated(
    'A heal in the night in which the poison would kill cures it, and a heal in the night of the poisoning foils that.',
  ),
  'RU-DOC-8': stated('A black who is healed survives an own suicide.'),
  'RU-DOC-9': stated(
    'The doctor comes after the killers: killed before, he saves nobody else; attacked and saved by something else, he skips healing others. His heal of himself he keeps.',
  ),
}

const blocker: Record<string, Ruling> = {
  'RU-BLK-1': stated(
    'Every night the blocker arrests or guards one player who is not himself, and may choose the same one again. Which of the two it is has to be said, or the move does not count.',
  ),
  'RU-BLK-2': stated(
    'An arrest foils the night moves of its target, civil and negative. The blocker has hit and learns which role it was; the target learns of the block. That the move would have failed later all the same, in the fire or because its target is out of reach, does not matter.',
  ),
  'RU-BLK-3': stated(
    'The special move of a werewolf is foiled like any other, but counts as a miss. Where a civil move falls with it the blocker has hit, and learns the civil role alone.',
  ),
  'RU-BLK-4': stated(
    'The blocker has missed where he did nothing, where his role is blocked, and where his target made no move, was killed before it, or was in company of geisha or prostitute, or is a bum who acts, or a kamikaze who can kill: neither guard nor arrest holds him.',
  ),
  'RU-BLK-5': stated(
    'A guard foils every negative move into its target, and the target stays at home: the own civil move falls too, the negative one stands. Either is a hit, by default also of a special move.',
  ),
  'RU-BLK-6': stated(
    'A kill through a civil role counts as a negative move: an arrest foils it, a guard shields from it, and who is guarded still kills. The blocker is told that it was a kill.',
  ),
  'RU-BLK-7': stated('A guarded killer who shoots at himself is foiled, and that is a hit.'),
  'RU-BLK-8': stated('The block of a blocker who is killed still passes.'),
  'RU-BLK-9': stated(
    "A guard is the only thing at the target that stops the joker's check. No block stops the cutting of a face. A kamikaze who can kill refuses the guard, and a bum who acts is not met. A block of the hypnotist ends the hypnosis.",
  ),
  'RU-BLK-10': stated(
    'A guard and a bodyguard on one player both act, and the bodyguard still dies. A black bodyguard leaves the guard without effect.',
  ),
}

const morning: Record<string, Ruling> = {
  'RU-GEN-9': stated('What the morning brings reaches only those who survived the night.'),
  'RU-GEN-21': stated(
    'Doctor, bodyguard, bum, drug dealer, maid, witch, poisoner, geisha, prostitute and executor are told when their move was foiled.',
  ),
  'RU-GEN-22': stated(
    'An investigator, fanatic or cultist whose kill failed, a kamikaze who could not go off and a madman whose fire failed is told that he may try again.',
  ),
  'RU-RES-1': stated(
    'In the morning everybody reads whether the check of the commissioner passed, did not pass or gave no information, and whether doctor and blocker hit or missed.',
  ),
  'RU-RES-2': stated(
    'What detective, investigator, journalist, lawyer, inquisitor, bum, anonymous, pimp, hacker, fanatic, necromancer, criminalist, maid, joker and faceless find out reaches them in private, as does the team of a victim whoever killed it.',
  ),
  'RU-RES-3': stated('Whose foiled move nobody else would speak of is told of it in private.'),
  'RU-RES-4': stated('Whoever was attacked and lives is told.'),
  'RU-RES-5': stated(
    'A blocker who hit learns the role, and the target learns of the block; a doctor who hit learns the name. An immortal learns who of the linked was attacked; the other one hears nothing of the link.',
  ),
  'RU-RES-6': stated('What bodyguard and ward are told depends on how the attack went.'),
  'RU-RES-7': stated(
    "The joker's checks are passed on to mafia and maniac, and what became of a hireling's order to the mafia.",
  ),
  'RU-RES-8': stated('After a failed attempt that may be repeated the morning says so.'),
  'RU-RES-9': stated('Whoever was hacked is told, and the hacker learns the civil role.'),
  'RU-RES-10': stated('Whom the anonymous watches feels it.'),
  'RU-RES-11': stated("The executor's captive is told of the pain, and afterwards of being maimed or released."),
  'RU-RES-12': stated('A client is told, and cannot tell by whom he was taken; she learns his civil role.'),
  'RU-RES-13': stated('Who was drugged is told, without the dose.'),
  'RU-RES-14': stated('A slave is told of it, of every use, and of being let go.'),
  'RU-RES-15': stated(
    'A hypnotist is told when a killer whom he sent elsewhere killed there; joker, poisoner, executor and geisha, where they were led.',
  ),
  'RU-RES-16': stated('Whose roles the witch swapped is told.'),
  'RU-RES-17': stated(
    'A detective who asks about a role, and hypnotist, priest and politician always, see the roles of those who come to them, civil and negative.',
  ),
  'RU-RES-18': stated(
    'A detective who tracks, and bum, hero and criminalist always, see the names of those who come to them; the bum also of those who come to the home he watches.',
  ),
  'RU-RES-19': stated('The joker sees names and roles of those who come to him, and the roles of those he checks.'),
  'RU-RES-20': stated(
    'Whose face was cut is told whom to have lynched, and that player is told too; the faceless learns the civil role, which brings its owner nothing that night.',
  ),
}

const deaths: Record<string, Ruling> = {
  'RU-DEATH-1': stated(
    'Of who dies at night the civil role alone is shown until the game ends. The killer learns the team if he lives.',
  ),
  'RU-DEATH-2': implied('Of who is lynched the team is shown, and both roles where there are two.'),
  'RU-DEATH-3': stated('Phantoms are marked as such in the roster until they leave, and so are the undead.'),
  'RU-DEATH-4': apart(
    'Killers may gather that a black role is out from being asked for a move.',
    'permits a guess of the players, which changes nothing that is resolved',
  ),
  'RU-DEATH-5': apart(
    'To claim a civil role is allowed.',
    'permits what players say in the thread, which is not looked at',
  ),
}

const notes: Record<string, Ruling> = {
  'RU-NOTE-1': stated(
    'Everybody alive may leave notes for the morning. They stand below the results without a sender, several of one player as if of several.',
  ),
  'RU-NOTE-2': stated(
    'A note may depend on what its author can read in the morning, have another text for the other case or none, and name the dead.',
  ),
  'RU-NOTE-3': stated(
    'The dead write no notes; one whose author was killed that night is shown. The host may keep notes back.',
  ),
}

export const protect: Record<string, Ruling> = { ...doctor, ...blocker, ...morning, ...deaths, ...notes }
