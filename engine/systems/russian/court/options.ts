/** What hero and terrorist leave to the host. */
import type { Prompts } from '../../../ruleset/said.ts'

export const prompts: Prompts = {
  heroDefends: {
    rule: 'RU-HER-1',
    says: {
      en: 'Everybody has voted, and the hero is told who is to die. For whom does he stand up?',
      ru: 'Все голоса отданы, и герой узнает, кто должен быть залинчован. За кого он встает на защиту?',
    },
  },
  heroTakesDown: {
    rule: 'RU-HER-3',
    says: {
      en: 'A hero who saved a red is lynched. Whom of those who voted against him does he take along?',
      ru: 'Залинчован герой, который раньше спас красного. Кого из голосовавших против него он забирает с собой?',
    },
  },
  detonatorTarget: {
    rule: 'RU-TER-2',
    says: {
      en: 'Everybody has voted, and the detonator is set. With whom does the terrorist explode?',
      ru: 'Все голоса отданы, детонатор активирован. С кем взрывается террорист?',
    },
  },
}
