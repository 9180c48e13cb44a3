/** The rules about deaths and the Armed Robber. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const deaths: Rules = {
  '1923-E10': implied({
    en: 'A death does not show the role of the dead, or a Witness would learn nothing.',
    ru: 'Роль погибшего со смертью не вскрывается, иначе свидетелю нечего было бы узнавать.',
  }),

  '1923-ROB1': stated({
    en: 'An Armed Robber kills whoever killed him, at once and whether he likes it or not.',
    ru: 'Грабитель убивает того, кто его убил, сразу же и независимо от собственного желания.',
  }),
  '1923-ROB2': stated({
    en: 'When the Mafia kills him, one Mafia Member dies at once.',
    ru: 'Если его убила мафия, тут же умирает один член мафии.',
  }),
  '1923-ROB3': stated({
    en: 'When the court kills him, whoever he voted for dies.',
    ru: 'Если его казнил суд, умирает тот, за кого он голосовал.',
  }),
  '1923-ROB4': implied({
    en: 'That is the player he named in the individual vote.',
    ru: 'То есть игрок, которого он назвал в голосе за игрока.',
  }),
  '1923-ROB5': stated({
    en: 'There is no such revenge on somebody who was not present for the vote, jailed or injured.',
    ru: 'Тому, кто не участвовал в голосовании, потому что был в тюрьме или ранен, он так не мстит.',
  }),
  '1923-ROB6': implied({
    en: 'There is none either when no individual vote of his was counted.',
    ru: 'Нет мести и тогда, когда не засчитан ни один его голос за игрока.',
  }),
  '1923-ROB7': stated({
    en: 'A Drunkard who killed him dies, the Butler who poisoned him, the other Armed Robber; for heartbreak nobody does. A killer who is dead already is spared nothing more.',
    ru: 'Умирает пьяница, который его убил, дворецкий, который его отравил, другой грабитель; за смерть от разбитого сердца не умирает никто. Убийце, который уже мертв, больше ничего не грозит.',
  }),
  '1923-ROB8': chosen({ en: 'Nothing prevents the revenge.', ru: 'Предотвратить месть нельзя ничем.' }),
  '1923-ROB9': chosen({
    en: 'Each Armed Robber killed by the Mafia in one night takes one member, drawn one after the other.',
    ru: 'Каждый грабитель, убитый мафией в одну ночь, забирает одного ее члена; жребии бросают один за другим.',
  }),
  '1923-ROB10': implied({
    en: 'Who dies of the revenge has died like anybody: announced, told to Witnesses, and perhaps avenged.',
    ru: 'Кто умирает от мести, умирает как все: об этом объявляют, сообщают свидетелям, и за него могут отомстить.',
  }),
  '1923-ROB11': implied({
    en: 'Revenge in the night comes within the step of the killing; who dies of it does nothing at later steps.',
    ru: 'Ночью месть происходит на том же шаге, что и убийство; кто от нее умер, на более поздних шагах ничего не делает.',
  }),

  '1923-I1': stated({
    en: 'Every death is announced by name; the role is told to Witnesses.',
    ru: 'О каждой смерти объявляют поименно; роль сообщают свидетелям.',
  }),
  '1923-I16': chosen({
    en: 'The cause of a death in the night is not disclosed, and names stand in alphabetical order.',
    ru: 'Причину ночной смерти не раскрывают, а имена идут по алфавиту.',
  }),
}
