/** What the options of hypnotist, bum and madman say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  bumSensesWhoMissesHim:
    'Узнает ли бомж, сделавший ход, имя блокера или проститутки, которые пришли за ним и не застали его.',
  bumSeesCut: 'Видит ли бомж, что безликий пришел срезать лицо тому, за кем он следит.',
  healBeatsMadman: 'Спасают ли от пожара хил и защита; иначе пожар не дает доктору сделать ход, а защита не помогает.',
}
