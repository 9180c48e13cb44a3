/** What a witch hunt leaves to the host. */
import type { Options, Prompts } from '../../../ruleset/said.ts'

export const options: Options = {
  deadMayorOpensHunt: {
    values: [true, false],
    rule: 'RU-HUNT-1',
    says: {
      en: 'Whether a mayor who died in office has lost the post, so that a witch hunt can be held.',
      ru: 'Считается ли пост потерянным, а охота на ведьм возможной, если мэр выбыл, не лишившись поста.',
    },
  },
  huntMinutes: {
    values: [15],
    whole: { from: 1, to: 60 },
    rule: 'RU-HUNT-2',
    says: {
      en: 'How many minutes from the start of the vote a witch hunt may be approved of.',
      ru: 'Сколько минут с начала голосования принимаются одобрения охоты на ведьм.',
    },
  },
  huntAutoVote: {
    values: [false, true],
    rule: 'RU-HUNT-3',
    says: {
      en: 'Whether who casts no ballot in a witch hunt has one against himself, as in other votes.',
      ru: 'Ставится ли на охоте автоголос тому, кто не проголосовал.',
    },
  },
  huntBoosts: {
    values: ['each', 'once'],
    rule: 'RU-HUNT-3',
    says: {
      en: 'Whether what is added to ballots is added to either of the two in a witch hunt, or to the first alone.',
      ru: 'Усиливаются ли на охоте оба голоса игрока или только первый.',
    },
  },
}

export const prompts: Prompts = {
  huntApproved: {
    rule: 'RU-HUNT-2',
    says: {
      en: 'No approval of the witch hunt was entered. Did half of the main players approve it within 15 minutes?',
      ru: 'Ни одного одобрения охоты не внесено. Одобрила ли охоту за 15 минут половина основных игроков?',
    },
    choices: ['yes', 'no'],
  },
}
