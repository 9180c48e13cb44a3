/** What this system keeps of seats and groups, and what the host records beside the play. */
import type { Counter, Field, Form, Mark } from '../../rules/role.ts'
import { voteKinds } from './day/kinds.ts'
import { bestForms } from './best/forms.ts'
import { penaltyForms } from './penalties/penalties.ts'
import { negative } from './roles/negative.ts'
import type { Kind } from './vocabulary.ts'

export const marks: Readonly<Record<string, Mark>> = {
  maimed: {
    says: 'Civil role and colour are gone, for good or as long as a phantom’s curse lasts.',
    rule: 'RU-GEN-5',
    secret: true,
  },
  faceCut: { says: 'The faceless has cut this face: no civil role until it comes back.', rule: 'RU-FAC-1' },
  captive: { says: 'Held by the executor: no civil role.', rule: 'RU-EXE-1', secret: true },
  released: { says: 'Let go by the executor: no move this night.', rule: 'RU-EXE-2', secret: true },
  poisoned: { says: 'Dies of poison unless somebody cures it in time.', rule: 'RU-POI-1', secret: true },
  drugged: { says: 'Drugged: a barrier in every vote until the end of the day.', rule: 'RU-DRU-1' },
  hacked: { says: 'Hacked: no use of the role until the game day is over.', rule: 'RU-HAC-1', secret: true },
  enslaved: { says: 'Slave of the pimp.', rule: 'RU-PIM-1', secret: true },
  punished: {
    says: 'Punished by the pimp: no use of the role until the game day is over.',
    rule: 'RU-PIM-3',
    secret: true,
  },
  phantom: { says: 'Phantom: no role, and a vote until the end of the day.', rule: 'RU-DEATH-3' },
  blownUp: {
    says: 'Hurt by the explosion of a terrorist: no use of the role until the game day is over.',
    rule: 'RU-TER-1',
  },
  watched: { says: 'Watched by the anonymous.', rule: 'RU-ANO-1', secret: true },
  cursed: { says: 'Cursed by the necromancer, who will have the role of the corpse.', rule: 'RU-NEC-1', secret: true },
  undead: { says: 'Undead: the necromancer uses the role of this corpse.', rule: 'RU-NEC-1' },
  noPoison: { says: 'Has used up the poisonings.', rule: 'RU-POI-4', secret: true },
} satisfies Partial<Record<Kind, Mark>>

export const counters: Record<string, Counter> = {
  shots: { says: 'Shots in reserve, of a side.', rule: 'RU-KILL-2' },
  extraPoisonings: { says: 'Poisonings that a poisoner was handed as shots, and still has.', rule: 'RU-POI-4' },
  poisoningsSpent: { says: 'Whether the first poisoning of a poisoner is used up.', rule: 'RU-POI-4' },
  storedVotes: { says: 'Votes that a drug dealer has in store.', rule: 'RU-DRU-2' },
  corpseVotes: { says: 'Votes that a necromancer has for corpses of no use.', rule: 'RU-NEC-3' },
  souls: { says: 'Souls that a cultist holds.', rule: 'RU-CUL-1' },
  soulsTaken: { says: 'Souls that a cultist has taken, spent or not.', rule: 'RU-CUL-2' },
  judgeWeight: { says: 'What the ballot of a judge weighs by now; six before the first lynch.', rule: 'RU-JUD-1' },
  supportLimit: {
    says: 'How many supporters a politician may have by now; two before the first lynch.',
    rule: 'RU-POL-2',
  },
  quarterWins: {
    says: 'Quarters of a win beside the result: of the faceless by lynches, of others by the face of the faceless.',
    rule: 'RU-FL-6',
  },
  outcome: { says: 'How the game ended for the faceless: win, draw or loss.', rule: 'RU-FAC-10' },
}

export const fields: Record<string, Field> = {
  negative: {
    label: 'Negative role',
    says: 'The black role over the civil one.',
    rule: 'RU-TEAM-2',
    values: Object.keys(negative),
    secret: true,
  },
  faceless: {
    label: 'Faceless',
    says: 'The grey player who cuts faces.',
    rule: 'RU-GEN-1',
    values: ['true'],
    secret: true,
  },
  title: { label: 'Post', says: 'Mayor or secretary.', rule: 'RU-MAY-1', values: ['mayor', 'secretary'] },
  ofSide: {
    label: 'Side',
    says: 'The side that an agent or a mason has chosen.',
    rule: 'RU-AGT-1',
    values: ['red', 'black', 'grey'],
    secret: true,
  },
  like: {
    label: 'Side of',
    says: 'The player whose side an agent or a mason takes instead, without being told it.',
    rule: 'RU-AGT-1',
    secret: true,
  },
  master: { label: 'Master', says: 'The player to whom a servant belongs.', rule: 'RU-SRV-1' },
  treated: {
    label: 'Treatment',
    says: 'How a servant is treated: soft is told everything, hard nothing, ruthless what belongs to the civil role.',
    rule: 'RU-SRV-2',
    values: ['soft', 'hard', 'ruthless'],
    secret: true,
  },
  heir: {
    label: 'Heir of the maniac',
    says: 'Kills in the place of the maniac, before everybody else.',
    rule: 'RU-OVL-6',
    values: ['true'],
    secret: true,
  },
}

export const forms: Record<string, Form> = {
  ...penaltyForms,
  ...bestForms,
  noWall: {
    title: 'No wall',
    says: 'Who wrote no wall before the vote, or none that counts: no candidate for mayor, and not admitted to a lynch, where one is put on himself.',
    rule: 'RU-VOTE-3',
    phases: [...voteKinds, 'hunt', 'election'],
    fields: { player: { label: 'Player', kind: 'player', must: true } },
  },
  roleBlock: {
    title: 'Block of a role',
    says: 'Somebody cannot use the civil role, or either role, for a game day or two: as a penalty, or because the host says so.',
    rule: 'RU-GEN-11',
    fields: {
      player: { label: 'Player', kind: 'player', must: true },
      role: { label: 'Role', kind: 'choice', values: ['civil', 'both'], must: true },
      days: { label: 'Game days', kind: 'choice', values: ['1', '2'], must: true },
    },
  },
  lynch: {
    title: 'Lynch',
    says: 'Who was lynched, whatever the ballots say: for a revote, or a vote held elsewhere.',
    rule: 'RU-VOTE-1',
    phases: voteKinds,
    fields: {
      who: { label: 'Lynched', kind: 'player' },
      second: { label: 'Also lynched', kind: 'player' },
      emptyRevote: { label: 'The revote ended without a victim', kind: 'choice', values: ['yes', 'no'] },
    },
  },
  shots: {
    title: 'Shots in reserve',
    says: 'Corrects the ledger of shots of a side.',
    rule: 'RU-KILL-2',
    fields: {
      side: { label: 'Side', kind: 'choice', values: ['mafia', 'maniac'], must: true },
      count: { label: 'Shots', kind: 'text', must: true },
    },
  },
}

/** Purposes of draws, with the rule that asks for each. */
export const draws: Record<string, string> = {
  faceVictim: 'RU-FAC-7',
  faceTarget: 'RU-FAC-7',
  heir: 'RU-ACZ-5',
  favourite: 'RU-FAN-1',
  cursed: 'RU-NEC-1',
  poisonVictim: 'RU-POI-5',
  geishaClient: 'RU-GEI-B1',
  burned: 'RU-MAD-2',
}
