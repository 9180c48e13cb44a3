/** Words for penalties at a vote. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords } from '../words.ts'

export const penalties = {
  facts: {
    voteBanned: {
      stands: ['{who} is punished and has no ballot', `{who_nom} ${did('who', 'наказан')} и голоса не имеет`],
      falls: ['{who} has a ballot', 'у {who_gen} есть голос'],
      asks: ['Has {who} lost the ballot?', `${did('who', 'Лишен')} ли голоса {who_nom}?`],
    },
    takenOut: {
      stands: ['the host has taken {who} out', 'ведущий вывел {who_acc} из игры'],
      falls: ['the host has not taken {who} out', 'ведущий не выводил {who_acc} из игры'],
    },
    mustDie: {
      stands: ['{who} is the victim that this vote must have', '{who_nom} — обязательная жертва этого голосования'],
      falls: ['{who} is no victim that this vote must have', '{who_nom} — не обязательная жертва'],
    },
  } satisfies FactWords<typeof declared>,
} satisfies PartWords
