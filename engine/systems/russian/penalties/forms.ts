/** Penalties as the host records them: each is a logged action of the host, with who, for what, and the effect (RU-PEN-6). */
import type { Form } from '../../../rules/role.ts'

/** What a penalty is for (RU-PEN-1 to RU-PEN-4). */
const offences = ['afterDeath', 'wager', 'quotation', 'hiddenTalk', 'screenshot', 'trading', 'lying', 'other'] as const

const common = {
  player: { label: 'Player', kind: 'player', must: true },
  offence: { label: 'For what', kind: 'choice', values: offences },
} as const satisfies Form['fields']

export const penaltyForms: Record<string, Form> = {
  voteBan: {
    title: 'No vote',
    says: 'A penalty: no ballot in the votes to come, and none is put on the player either.',
    rule: 'RU-PEN-2',
    fields: { ...common, votes: { label: 'Votes', kind: 'choice', values: ['1', '2', 'all'], must: true } },
  },
  mandatoryVictim: {
    title: 'Victim of the next vote',
    says: 'A penalty: the next vote lynches this player, besides whomever it chooses, and nothing saves him.',
    rule: 'RU-PEN-3',
    fields: { ...common },
  },
  sanction: {
    title: 'Penalty',
    says: 'Any other penalty, as the host decides: a loss, a ban, a green ticket for a later game.',
    rule: 'RU-PEN-4',
    fields: {
      ...common,
      penalty: { label: 'Penalty', kind: 'choice', values: ['loss', 'ban', 'greenTicket', 'warning'], must: true },
      note: { label: 'Note', kind: 'long' },
    },
  },
}
