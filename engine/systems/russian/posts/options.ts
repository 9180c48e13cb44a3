/** What the election and the posts leave to the host. */
import type { Options, Prompts } from '../../../ruleset/said.ts'

export const options: Options = {
  noVerticalMeansSecretary: {
    values: [false, true],
    rule: 'RU-VERT-1',
    says: {
      en: 'Whether the vertical rests on the secretary also where the mayor said that it is to be on nobody.',
      ru: 'Сидит ли секретарша на вертикали власти и тогда, когда мэр сказал, что не выбирает никого.',
    },
  },
}

export const prompts: Prompts = {
  secretary: {
    rule: 'RU-SEC-1',
    says: {
      en: 'Whom of those who voted for the new mayor does the mayor pick as secretary?',
      ru: 'Кого из тех, кто голосовал за нового мэра, мэр выбирает секретаршей?',
    },
  },
  mayor: {
    rule: 'RU-ELEC-3',
    says: {
      en: 'The second round is level, and every ballot in it was left beforehand. Who is mayor?',
      ru: 'Во втором туре равенство, и все голоса в нем оставлены заранее. Кто становится мэром?',
    },
  },
}
