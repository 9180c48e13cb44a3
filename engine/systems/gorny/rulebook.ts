/** What each rule says, in our own words: one sentence or two an id, shown wherever a tree cites it. */
import { chosen, stated, type Rules } from '../../ruleset/localized-text.ts'

export const rules: Rules = {
  'GORNY-T1': stated({
    en: 'The thread opens with the rules. The host fills in how long days and nights last, which of them the game starts with, how many posts a day are required, and what the factions are called; the votes needed for a majority and for a lock on the first day are given as numbers. Stories are for color only. Sections may be left out.',
    ru: 'Тема открывается правилами. Ведущий указывает, сколько длятся дни и ночи, с чего начинается игра, сколько постов в день требуется и как называются стороны; сколько голосов в первый день составляют большинство и фиксируют линч, написано там числами. Сюжет дан только для атмосферы. Разделы можно опускать.',
  }),
  'GORNY-T2': stated({
    en: 'The host says beforehand what kind of game it is, on a scale of six steps from plain to anything goes.',
    ru: 'Ведущий заранее говорит, какого рода игра: шесть ступеней от обычной до «все дозволено».',
  }),
  'GORNY-T3': stated({
    en: 'The thread shows who is playing, who is alive, who is dead, and the current vote count.',
    ru: 'В теме видно, кто играет, кто жив, кто мертв и каков счет голосов.',
  }),
  'GORNY-T4': stated({
    en: 'A newcomer may be paired with an experienced player. Both are dealt into the same faction, the town or the mafia.',
    ru: 'Новичка можно поставить в пару с опытным игроком. Обоим достается одна сторона: город или мафия.',
  }),

  'GORNY-M1': stated({
    en: 'Nobody posts once the night has begun, announced or not. A player who does may be modkilled; one who does it again is, even in the same night.',
    ru: 'С наступлением ночи никто не пишет, объявлена она или нет. Кто напишет, того могут исключить; кто напишет снова, хотя бы и в ту же ночь, того исключают.',
  }),
  'GORNY-M2': stated({
    en: 'Posts in the game are not edited. A player who edits one is modkilled.',
    ru: 'Посты в игре не редактируют. Кто отредактирует пост, того исключают.',
  }),
  'GORNY-M3': stated({
    en: 'The dead do not post in the thread or try to influence the game; a thread of their own is fine. A player who does may be barred from playing, and possibly banned.',
    ru: 'Мертвые не пишут в теме и не пытаются влиять на игру; завести для них отдельную тему можно. Нарушителя могут не допустить к следующим играм, а то и забанить.',
  }),
  'GORNY-M4': stated({
    en: 'Nothing the host wrote in private is passed on, quoted or in other words, not even how many words, letters or marks it has. Claiming a role is allowed.',
    ru: 'Написанное ведущим в личных сообщениях не передают: ни цитатой, ни своими словами, ни даже числом слов, букв или знаков. Назвать свою роль можно.',
  }),
  'GORNY-M5': stated({
    en: 'A player who makes fewer contributing posts in a day than the rules ask for is modkilled, and one who posts just to have posted probably is too. The host decides which posts contribute.',
    ru: 'Кто написал за день меньше содержательных постов, чем требуют правила, того исключают; кто пишет только для счета, того, скорее всего, тоже. Какие посты содержательны, решает ведущий.',
  }),
  'GORNY-M6': stated({
    en: 'A player who is banned from the site is modkilled.',
    ru: 'Забаненного на форуме исключают из игры.',
  }),
  'GORNY-M7': stated({
    en: 'Until it is over, the game is discussed only in its thread, unless a role or a thread of the host’s allows more. There, anybody may claim any role.',
    ru: 'До конца игры ее обсуждают только в ее теме, если роль или тема ведущего не разрешают большего. Назвать себя любой ролью там может каждый.',
  }),
  'GORNY-M8': chosen({
    en: 'Infractions are listed with the evidence and the penalty the rules name. They have no effect until the host says so.',
    ru: 'Нарушения записывают: чем они подтверждаются и какое наказание предусмотрено. Последствий нет, пока их не назначит ведущий.',
  }),
  'GORNY-M9': stated({
    en: 'Attack the play, never the player: disrespect is not tolerated.',
    ru: 'Нападать можно на игру, но не на игрока: неуважение недопустимо.',
  }),
  'GORNY-M10': stated({
    en: 'A player who cannot keep playing tells the host in private. Questions and disputes go to the host first, before anybody does something rash.',
    ru: 'Кто не может играть дальше, пишет ведущему лично. С вопросами и спорами тоже идут сначала к ведущему, а не действуют сгоряча.',
  }),

  'GORNY-V1': stated({
    en: 'Everybody has one vote a day, unless the modifier votes says otherwise. It counts when bold and written in full: Vote with a name, or Unvote with or without a name. Anything shorter or plainer is not counted and is listed with the reason. An unvote of a player the writer is not voting for takes nothing back and is listed too.',
    ru: 'У каждого один голос в день, если модификатор «голоса» не дает другого числа. Голос считается, если он выделен жирным и написан полностью: Vote с именем или Unvote с именем или без него; то, что короче или без выделения, не считается и попадает в список с причиной. Снять голос с того, против кого его не было, нельзя: это тоже попадает в список.',
  }),
  'GORNY-V2': stated({
    en: 'Names in votes should be exact. A nickname is doubtful: it waits for the host and is never guessed, in an unvote as well as in a vote.',
    ru: 'Имена в голосах должны быть точными. Прозвище вызывает сомнение: голос, как и снятие голоса, ждет ведущего, и ничего не угадывается.',
  }),
  'GORNY-V3': stated({
    en: 'A majority is half of the living, rounded down, plus one.',
    ru: 'Большинство — это половина живых с округлением вниз и еще один.',
  }),
  'GORNY-V4': stated({
    en: 'A player who has a majority of those living at the time and gets one more vote is locked: they are lynched when the day ends, and votes on them can no longer be taken back. Each vote is judged when it comes in. A death later in the day takes votes away; it neither opens a lock nor makes one.',
    ru: 'У кого большинство от числа живых в эту минуту и кто получает еще один голос, тот зафиксирован: в конце дня его залинчуют, и снять голос с него больше нельзя. О каждом голосе судят в ту минуту, когда он отдан. Смерть в течение дня отнимает голоса, но не снимает фиксацию и не создает ее.',
  }),
  'GORNY-V5': chosen({
    en: 'If there is no majority at the end of the day, nobody is lynched, unless the options “deadline” and “tie” say otherwise.',
    ru: 'Если к концу дня большинства нет, никого не линчуют, если опции «день без большинства» и «равенство голосов» не велят иначе.',
  }),
  'GORNY-V6': stated({
    en: 'The game is called when the town can no longer make a majority by itself: by default, as soon as the mafia are as many as the town, by headcount. Players without a vote count with their side, and players on neither side do not count. With the option “mafia win when” set to “no majority” the town’s votes are compared with a majority of all the living. The game is also over when no mafia are left.',
    ru: 'Игру останавливают, когда город уже не может составить большинство сам: по умолчанию — как только мафии столько же, сколько горожан; считают по головам, игроков без голоса — на их стороне, а тех, кто ни на одной из этих сторон, не считают вовсе. С опцией «когда победила мафия» в значении «у города нет большинства» голоса города сравнивают с большинством от всех живых. Игра окончена и тогда, когда мафии не осталось.',
  }),

  'GORNY-N1': stated({
    en: 'Actions are due at a deadline, some time before the day begins. Until then a new action replaces the old one; anything that comes later is shown but not used.',
    ru: 'Действия присылают до срока, который наступает раньше дня. До него новое действие заменяет прежнее; присланное позже показывают, но не засчитывают.',
  }),
  'GORNY-N2': chosen({
    en: 'The night is a list, done from the top: swap, redirect, block, protect, kill, investigate, track. The host may change the order. With the option “night” set to “reasonable” there is no list, and nights go by the rules of reasonable resolution. Players who move others are not redirected, and swaps are not swapped.',
    ru: 'Ночь — это список, который выполняют сверху вниз: обмен, перенаправление, блок, защита, убийство, проверка, слежка. Ведущий может установить другой порядок. С опцией «ночь» в значении «разумно» списка нет, и ночи идут по правилам разумного разрешения. Тех, кто перемещает других, не перенаправляют, а обмены не обменивают.',
  }),
  'GORNY-N3': stated({
    en: 'A swap changes where every later action on one of the two goes. If no action is aimed at them, nothing happens, and nobody is told. A redirect may send players to themselves, and then they act on themselves; a swap moves it like everything else.',
    ru: 'Обмен меняет, куда придет каждое следующее действие на одного из двоих. Если на них ничего не направлено, ничего не происходит, и никому об этом не сообщают. Целью перенаправления может быть сам перенаправленный: тогда он действует на себя; обмен переносит и такое действие.',
  }),
  'GORNY-N4': stated({
    en: 'What a cop is told depends on a sanity that only the host knows: mafia or not, by the name the mafia has. Sane cops who check themselves get not mafia.',
    ru: 'Ответ комиссару зависит от его здравомыслия, о котором знает только ведущий: мафия или нет, под тем названием, какое носит мафия. Здравый комиссар, проверив себя, узнает, что он не мафия.',
  }),
  'GORNY-N5': stated({
    en: 'A one-shot vest stops one kill. Neither side need be told; the opening of the day shows that a kill failed. With the option “mafia learn of a failed kill” all living mafia are told that their kill failed, but not how. A blocked kill never went forward and does not show.',
    ru: 'Жилет на один выстрел останавливает одно убийство. Сообщать об этом не обязаны ни той, ни другой стороне; в открытии дня видно, что убийство не удалось. С опцией «сообщать мафии о неудаче» всем живым мафиози сообщают, что их убийство не удалось, но не почему. Заблокированное убийство не состоялось, и его не видно.',
  }),
  'GORNY-N6': stated({
    en: 'Neither doctors nor their patients are told what the protection did. A kill stopped by a protection shows in the opening only as far as the host likes: not at all, as a kill that failed, or with the name of the player who was saved.',
    ru: 'Ни доктору, ни его пациенту не говорят, что дала защита. Убийство, от которого спасла защита, видно в открытии дня лишь настолько, насколько этого хочет ведущий: никак, как неудавшееся убийство или с именем спасенного.',
  }),
  'GORNY-N7': stated({
    en: 'The hitman carries the mafia kill. When the hitman is gone, a goon takes over: the one the host names, or else the first on the roster.',
    ru: 'Убийство мафии совершает киллер. Если его больше нет, его место занимает громила: тот, кого назовет ведущий, а иначе первый по списку игроков.',
  }),
  'GORNY-N8': stated({
    en: 'After the night the notices go out, the opening is posted, and the day begins. A treestump has no night action and no vote, and may talk when dead; with the option “treestump” they are vanilla in every way.',
    ru: 'После ночи рассылают ответы, публикуют открытие, и начинается день. У пня нет ни ночного действия, ни голоса, зато он может писать и мертвым; опция «пень» делает его во всем обычным горожанином.',
  }),
  'GORNY-N9': chosen({
    en: 'A player killed tonight has still acted; what they found out is kept for the host. A player who died earlier no longer acts, and nothing is aimed at them.',
    ru: 'Кого убили этой ночью, тот успел сделать свой ход; что он узнал, остается у ведущего. Кто умер раньше, больше не ходит, и на него ничего не направляют.',
  }),
  'GORNY-N10': chosen({
    en: 'Actions in the same place on the list happen at once: two players who block each other are both blocked. With the option “actions in the same step” they happen in the order received.',
    ru: 'Действия на одном месте списка происходят сразу: двое, которые блокируют друг друга, заблокированы оба. С опцией «одно место списка» они происходят в том порядке, в каком пришли.',
  }),
}
