/** The rules about the Detective, the Paperboy, the Witness and the Court Secretary. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const knowledge: Rules = {
  '1923-PAP1': stated({
    en: 'A Paperboy chooses two living players, and the first learns the role of the second; twice in the game.',
    ru: 'Разносчик газет выбирает двух живых игроков, и первый узнает роль второго; два раза за игру.',
  }),
  '1923-PAP2': stated({ en: 'He can be neither of the two.', ru: 'Ни одним из двоих он сам быть не может.' }),
  '1923-PAP3': chosen({
    en: 'His place is missing in the order of the night: he comes with the Detective, after all killings but poison.',
    ru: 'Места в порядке ночи у него нет: он ходит вместе с детективом, после всех убийств, кроме яда.',
  }),
  '1923-PAP4': chosen({
    en: 'The role is the one at that moment; of a Mafia Member both are told.',
    ru: 'Сообщают роль на этот момент; о члене мафии — и то, что он в мафии, и вторую роль.',
  }),
  '1923-PAP5': chosen({
    en: 'The reader is not told who sent it; the other two are told nothing.',
    ru: 'Кто прислал газету, тому, кто ее читает, не сообщают; двум другим не сообщают ничего.',
  }),

  '1923-WIT1': stated({
    en: 'A Witness is told the roles of players after they die.',
    ru: 'Свидетелю сообщают роли игроков после их смерти.',
  }),
  '1923-WIT2': implied({
    en: 'That goes for all deaths, by night and by day, with the role at the moment of death. Exile is none.',
    ru: 'Это касается всех смертей, ночью и днем; роль берется на момент смерти. Изгнание смертью не считается.',
  }),
  '1923-WIT3': implied({
    en: 'A Witness who dies in the same phase is not told.',
    ru: 'Свидетелю, который умирает в той же фазе, не сообщают.',
  }),

  '1923-SEC1': stated({
    en: 'After the vote a Court Secretary is told a quarter of the votes, rounded down, drawn for each by itself.',
    ru: 'После голосования секретарю суда сообщают четверть голосов, с округлением вниз, причем каждому секретарю по отдельному жребию.',
  }),
  '1923-SEC2': chosen({
    en: 'That is a quarter of the ballots cast, whole ballots, those that did not count among them, extra and negative votes not.',
    ru: 'Это четверть поданных бюллетеней, целиком, в том числе незасчитанных; дополнительные и отрицательные голоса сюда не входят.',
  }),
  '1923-SEC3': implied({
    en: 'A Court Secretary whom the court killed that day is not told.',
    ru: 'Секретарю, которого в этот день казнил суд, не сообщают.',
  }),

  '1923-DET1': stated({
    en: 'A Detective chooses somebody to inquire about, near the end of the night.',
    ru: 'Детектив ближе к концу ночи выбирает, о ком навести справки.',
  }),
  '1923-DET2': chosen({
    en: 'The rules do not describe it. Ours: every night, somebody else who is living; he learns Mafia or Civilian, and the other nothing.',
    ru: 'В правилах это не описано. У нас так: каждую ночь он выбирает кого-то другого из живых и узнает, мафия это или мирный, а тот не узнает ничего.',
  }),
  '1923-DET3': implied({
    en: 'A Detective who was killed earlier in the night learns nothing.',
    ru: 'Детектив, убитый раньше в ту же ночь, ничего не узнает.',
  }),

  '1923-I12': stated({
    en: 'The first player a Paperboy chose is told the role of the second.',
    ru: 'Первому из выбранных разносчиком газет сообщают роль второго.',
  }),
  '1923-I13': chosen({
    en: 'What a Detective learns is told to him alone.',
    ru: 'Что узнал детектив, сообщают ему одному.',
  }),
}
