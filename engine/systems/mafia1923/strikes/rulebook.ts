/** The rules about strikes and exile. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const strikes: Rules = {
  '1923-S22': stated({
    en: 'Two improper votes or two missed votes exile a player.',
    ru: 'За два неправильных бюллетеня или два пропущенных голосования игрока изгоняют.',
  }),
  '1923-S23': stated({
    en: 'Improper and missed votes are counted apart.',
    ru: 'Неправильные бюллетени и пропуски считаются отдельно.',
  }),
  '1923-S24': stated({
    en: 'The moderators may exile anybody at any time. It works at once: his votes and votes for him do not count, what he sent in is void, the court passes him over.',
    ru: 'Ведущие могут изгнать любого в любой момент. Изгнание действует сразу: голоса изгнанного и голоса за него не считаются, присланное им недействительно, суд его обходит.',
  }),
  '1923-S25': stated({
    en: 'The exiled count as not living and never win.',
    ru: 'Изгнанные живыми не считаются и никогда не побеждают.',
  }),
  '1923-S26': implied({
    en: 'The exiled cannot vote, act or be chosen.',
    ru: 'Изгнанные не голосуют и не делают ходов, и выбрать их нельзя.',
  }),
  '1923-S27': chosen({
    en: 'Exile by strikes takes effect after the executions of the day. It is no death: no revenge, no heartbreak, nothing for Witnesses; what the day has for him he still hears.',
    ru: 'Изгнание за замечания вступает в силу после казней этого дня. Смертью оно не считается: нет ни мести, ни разбитого сердца, ни сообщений свидетелям; то, что положено сообщить ему за этот день, изгнанный еще узнает.',
  }),
  '1923-S30': chosen({
    en: 'The jailed get no strike that day.',
    ru: 'Заключенные в этот день замечаний не получают.',
  }),

  '1923-I15': chosen({
    en: 'An exile is told to the player, with his strikes, and stands in the roster.',
    ru: 'Об изгнании сообщают самому игроку, с его замечаниями, и оно видно в составе.',
  }),
}
