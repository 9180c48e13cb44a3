/** The rules about the Doctor and the Bodyguard. */
import { chosen, implied, stated, unturned, type Rules } from '../../../ruleset/said.ts'

export const shields: Rules = {
  '1923-S15': stated({
    en: 'Who was injured in a night neither votes nor acts in the day and the night that follow.',
    ru: 'Кто ранен ночью, тот в следующие день и ночь не голосует и не делает ходов.',
  }),
  '1923-S16': implied({
    en: 'What somebody sent in for the night of his injury still happens.',
    ru: 'То, что игрок прислал на ночь своего ранения, все равно происходит.',
  }),
  '1923-S17': chosen({
    en: 'Passive abilities and immunities of the injured keep working.',
    ru: 'Пассивные способности и неуязвимость раненых продолжают действовать.',
  }),
  '1923-S18': chosen({
    en: 'An injured player gets no strike for not voting.',
    ru: 'Раненый не получает замечания за то, что не голосовал.',
  }),
  '1923-S19': stated({
    en: 'The injured player is told in the morning; nobody else is.',
    ru: 'Раненому сообщают об этом утром, больше никому.',
  }),
  '1923-S20': implied({
    en: 'An injured player can be chosen, voted against and killed.',
    ru: 'Раненого можно выбрать, за него можно голосовать, и его можно убить.',
  }),
  '1923-S21': chosen({
    en: 'A second injury starts the period again and does not make it longer.',
    ru: 'Второе ранение начинает срок заново, но не удлиняет его.',
  }),

  '1923-BOD1': stated({
    en: 'A Bodyguard chooses one player a night and protects him from the Mafia, a poisoning and a Drunkard.',
    ru: 'Телохранитель каждую ночь выбирает одного игрока и защищает его от мафии, от отравления и от пьяницы.',
  }),
  '1923-BOD2': stated({
    en: 'The attacked is unharmed and the attacker injured.',
    ru: 'Тот, на кого напали, невредим, а нападавший ранен.',
  }),
  '1923-BOD3': chosen({
    en: 'That goes for every such attack of the night, each with its attacker, also where the attacked was immune or shielded anyway or poisoned already.',
    ru: 'Это относится к каждому такому нападению за ночь, со своим нападавшим у каждого, — и тогда, когда цель и так неуязвима, прикрыта щитом или уже отравлена.',
  }),
  '1923-BOD4': stated({
    en: 'Once in the game a Bodyguard is saved from one of these by himself, without choosing.',
    ru: 'Один раз за игру телохранитель спасается от одного из таких нападений сам, никого не выбирая.',
  }),
  '1923-BOD5': chosen({
    en: 'That save injures too and is spent only when nothing else stops the attack. It works when its owner is cancelled or injured.',
    ru: 'Такое спасение тоже ранит нападавшего и тратится, только если нападение не остановило ничто другое. Оно действует и тогда, когда владельца отменили или ранили.',
  }),
  '1923-BOD6': stated({
    en: 'He may choose himself once in the game besides.',
    ru: 'Кроме того, один раз за игру он может выбрать самого себя.',
  }),
  '1923-BOD7': unturned(
    stated({
      en: 'A Bodyguard is told neither what he prevented nor that he was saved.',
      ru: 'Телохранителю не сообщают ни о том, что он предотвратил, ни о том, что он спасся.',
    }),
    'It says that nobody is told: a message that is not sent shows nowhere.',
  ),
  '1923-BOD8': implied({
    en: 'He protects from no court, no revenge and no poison already taken.',
    ru: 'От суда, от мести и от уже принятого яда он не защищает.',
  }),
  '1923-BOD9': implied({
    en: 'Where a Doctor saves the same player the attack took place all the same, and the attacker is injured.',
    ru: 'Если того же игрока спасает доктор, нападение все равно состоялось, и нападавший ранен.',
  }),
  '1923-BOD10': chosen({
    en: 'A protected Drunkard who hits himself is unharmed, and injured as the attacker.',
    ru: 'Пьяница под защитой, который попал в самого себя, остается невредим, но ранен как нападавший.',
  }),

  '1923-DOC1': stated({
    en: 'A Doctor chooses one player a night and saves him from the Mafia and from being poisoned.',
    ru: 'Доктор каждую ночь выбирает одного игрока и спасает его от мафии и от отравления.',
  }),
  '1923-DOC2': stated({
    en: 'Who was poisoned the night before is cured.',
    ru: 'Кто отравлен прошлой ночью, исцеляется.',
  }),
  '1923-DOC3': implied({
    en: 'One visit does all of it, against every kill and every poison.',
    ru: 'Один визит дает и то и другое, против любого числа убийств и ядов.',
  }),
  '1923-DOC4': stated({
    en: 'A Doctor may choose himself twice in the game.',
    ru: 'Самого себя доктор может выбрать два раза за игру.',
  }),
  '1923-DOC5': unturned(
    chosen({
      en: 'A Doctor is not told whether it mattered, unless the host wants it so.',
      ru: 'Доктору не сообщают, помог ли он, если ведущий не решил иначе.',
    }),
    'It says that nobody is told: a message that is not sent shows nowhere.',
  ),
  '1923-DOC6': implied({
    en: 'A Doctor does not save from a Drunkard, the court or revenge.',
    ru: 'От пьяницы, от суда и от мести доктор не спасает.',
  }),
  '1923-DOC7': implied({
    en: 'A Doctor who is killed later in the night has acted already.',
    ru: 'Доктор, убитый позже в эту ночь, уже сходил.',
  }),

  '1923-I7': stated({
    en: 'An injury is told to the injured and not to the Bodyguard.',
    ru: 'О ранении сообщают раненому, а телохранителю — нет.',
  }),
  '1923-I10': stated({
    en: 'What a Bodyguard prevented is told to nobody.',
    ru: 'Что предотвратил телохранитель, не сообщают никому.',
  }),
  '1923-I11': chosen({
    en: 'What a Doctor or the shield of a Butler prevented is told to nobody. Who is cured of poison hears of it in public, and in private not even that he nearly died.',
    ru: 'Что предотвратил доктор или щит дворецкого, не сообщают никому. Кто исцелен от яда, узнает об этом из общего объявления, а лично ему не сообщают даже того, что он едва не умер.',
  }),
}
