/** The faceless: cuts, tasks, scores, outcomes. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

const role: Record<string, Ruling> = {
  'RU-FAC-1': stated(
    'Every night the faceless cuts one face: the victim has no civil role until the player named as task is lynched. Anybody alive but the faceless may be named, each once in a game; none need be where only one is left to name. Victim and task are told.',
  ),
  'RU-FAC-2': stated(
    'Victims are public in the morning, and the faceless learns their civil roles. A role comes back as it was when it was cut, and such a player is not cut again.',
  ),
  'RU-FAC-3': stated(
    'Cutting a black foils the negative move of that night. The civil move of that night fails too, and what it would have told is lost.',
  ),
  'RU-FAC-4': stated(
    'Nobody dead, no mayor and no secretary can be cut, though mayor and secretary may be tasks. Nothing blocks, foils or redirects a cut.',
  ),
  'RU-FAC-5': stated(
    'A lynched victim counts half a win for the faceless, a task that was no victim itself half of that, once its victim gets the face back by it. Deaths by night count nothing, and neither the faceless nor the victim has to vote for the lynched.',
  ),
  'RU-FAC-6': stated(
    'When the faceless is lynched every face comes back at once; a victim lynched at the same time still counts.',
  ),
  'RU-FAC-7': stated(
    'The faceless may skip only after a vote whose revote had no victim. Whoever sends nothing in cuts the own face, and where that cannot be, a drawn one. The own face may be cut on purpose, with a task.',
  ),
  'RU-FAC-8': stated(
    'The faceless is red to every check and every verification, and grey to the killer. A lynch of the faceless does not cost the mayor the post.',
  ),
  'RU-FAC-9': stated('Who senses visitors at the victim’s home notices the cut; who watches from elsewhere does not.'),
  'RU-FAC-10': stated(
    'The game ends for the faceless by rules of its own: a win, a draw or a loss, with points beside it.',
  ),
  'RU-FAC-G1': stated('A faceless phantom may possess only a victim, and may score one more.'),
  'RU-FAC-G2': {
    ...stated('A faceless bodyguard, commissioner, detective, liar or witch has what these roles give to a black.'),
    uncheckable: 'refers to the rules of those roles, where it is shown (RU-BOD-G1, RU-COM-G1, RU-DET-G1)',
  },
  'RU-FAC-G3': stated(
    'A faceless terrorist with the detonator has a draw instead of a loss, and loses the victims scored before; whom he kills with it counts, if it is a victim.',
  ),
  'RU-FAC-G4': stated(
    'A faceless hero may save anybody, and is told the team of who is to die. Lynched himself he may leave with a draw, for all that was scored.',
  ),
  'RU-FAC-G5': stated(
    'A faceless investigator, fanatic, cultist or inquisitor whose kill is the ninth death (twelfth in the extended format) stays until one more dies, as long as the game can go on. With such a shot the faceless may die by the own hand, for all that was scored.',
  ),
  'RU-FAC-G6': stated(
    'A killer who is a victim and dies of attacking a faceless kamikaze counts as lynched. The faceless may die by the own hand with anybody, for a draw and all that was scored.',
  ),
  'RU-FAC-G7': stated(
    'A faceless madman may die in his own fire alone, which is a draw for him and takes his points, or set it and live.',
  ),
}

const frame: Record<string, Ruling> = {
  'RU-FL-1': stated(
    'The cut takes the civil role of the victim and foils a black victim’s negative move of that night. It cannot be stopped, spares corpses, mayor and secretary, and is published.',
  ),
  'RU-FL-2': stated(
    'The face comes back when the task is lynched, whoever votes for it. Task may be anybody alive at the cut but the faceless, mayor and secretary included, and each player once in a game.',
  ),
  'RU-FL-3': stated(
    'Who has the face back is no victim any more and cannot be cut again; the role comes back as it was. With the lynch of the faceless all faces come back.',
  ),
  'RU-FL-4': stated('The faceless may cut the own face, with a task: the civil role is off until the task is lynched.'),
  'RU-FL-5': stated(
    'Skipping needs a vote before that ended in a revote without a victim. Without a move the own face is cut, or where it cannot be a drawn one, with a drawn task; there may be no task where only one is free.',
  ),
  'RU-FL-6': stated(
    'A lynched victim is half a win, a lynched task that brings a face back and is no victim a quarter. Victim and task lynched together count both, a victim lynched with the faceless counts, night deaths never.',
  ),
  'RU-FL-7': stated(
    'The faceless has a grey civil role beside the cuts, checks and verifies red, and is grey to the killer. Sensors of visitors at the victim’s home see the cut, the bum does not.',
  ),
  'RU-FL-8': stated(
    'When nine players of the starting roster are out (twelve in the extended format) while the faceless lives, the faceless has won and leaves at once as one who is out; what would be a win of the others becomes a draw.',
  ),
  'RU-FL-9': stated('Death by night is a draw for the faceless, death by day a loss.'),
  'RU-FL-10': stated(
    'Everybody who voted for the faceless in the lynch gets the face, worth half a win, of whatever team; by night it is the killer or the madman who took the faceless along, with their partners.',
  ),
  'RU-FL-11': stated(
    'The host may expel a faceless who claims to be one or bargains for lynches, with a draw or a loss.',
  ),
  'RU-FL-12': stated(
    'When all blacks are out before that many died, one more day is left to find the faceless; who survives it wins and the reds draw. Where the blacks were gone before the third vote, that day comes after the third vote.',
  ),
  'RU-FL-13': stated(
    'When a lynch gives the blacks the game before that many died, they have one night to shoot the faceless; if that fails and the reds have no chance, the faceless leaves and the blacks draw. Where they crush the reds by night the faceless leaves a winner.',
  ),
  'RU-FL-14': stated(
    'When the suicide of the last black is that very death, the reds still have a day and the cut of that night has no task; a death by the own civil role is no such suicide. When it takes another along, the game ends with a win of the faceless.',
  ),
  'RU-FL-15': stated(
    'A suicide with the shot of an investigator, or in the fire of the own role as madman, or as a kamikaze takes back everything that was scored. A kill with it that is the deciding death keeps the faceless in the game until one more dies.',
  ),
}

export const faceless: Record<string, Ruling> = { ...role, ...frame }
