/** What a host may decide otherwise of such a day. The first value is the default, what most hosts do. */
import type { Option, Prompt } from '../../rules/role.ts'
import { inEnglish, sentencesOf, type Options, type Prompts } from '../../ruleset/said.ts'

const choices = {
  ballots: {
    values: ['bold', 'colon', 'doubleHash', 'hash', 'any'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: 'What of a post is a ballot: “Vote: Bob” bold as a whole, or in the vote tag of the forum; with a colon, bold or not; behind ##, or behind # too; or whatever reads as one.',
      ru: 'Что в посте считается голосом: «Vote: Вася» жирным целиком или в теге форума; с двоеточием, жирным или нет; после ## или также после #; или все, что похоже на голос.',
    },
  },
  ballotNames: {
    values: ['whole', 'begun'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: 'Whether a ballot has to name somebody in full or by an alias, or a beginning will do that only one player has. You are asked about anything less.',
      ru: 'Нужно ли назвать игрока полностью или по прозвищу, или достаточно начала, которое есть только у одного. О меньшем вас спросят.',
    },
  },
  nicknames: {
    values: ['show', 'ask', 'count'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: 'Nicknames that can only mean one living player count at once and wait for you to confirm them: until then they hammer nobody. Or you are asked first, or they count without being asked.',
      ru: 'Прозвище, которое подходит только одному живому игроку, считается сразу и ждет вашего подтверждения: до него молотка не будет. Или сначала спросят вас, или вопроса не будет вовсе.',
    },
  },
  shortBallots: {
    values: [false, true],
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: 'Whether “v Bob” and “uv” are a ballot and an unvote.',
      ru: 'Считаются ли голос и его снятие, если слово сокращено.',
    },
  },
  hiddenBallots: {
    values: [false, true],
    rule: 'DAY-C4',
    readsPosts: true,
    says: { en: 'Whether a ballot counts that stands in a spoiler.', ru: 'Считается ли голос под спойлером.' },
  },
  lynchWord: {
    values: ['lynch', 'eliminate', 'execute', 'hang'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: 'What you call the lynch itself. Your posts say so, and who writes that word instead of “vote” casts a ballot too; another one is listed and does not count.',
      ru: 'Как вы называете сам линч. Так говорят ваши посты, и кто пишет это слово вместо «vote», тоже голосует; другое слово показано в списке и не считается.',
    },
  },
  hammer: {
    values: [true, false],
    rule: 'DAY-E1',
    says: {
      en: 'Whether the ballot that reaches a majority ends the day. Without it only the standing at the deadline counts.',
      ru: 'Кончается ли день голосом, который дает большинство («молоток»). Если нет, считается только расклад в момент дедлайна.',
    },
  },
  deadline: {
    values: ['noLynch', 'plurality'],
    rule: 'DAY-E2',
    says: {
      en: 'What comes of a day that ends without a majority: no lynch, or the most votes are enough.',
      ru: 'Чем кончается день без большинства: никого не линчуют, или достаточно наибольшего числа голосов.',
    },
  },
  deadlineSecond: {
    values: ['counts', 'late'],
    rule: 'DAY-E2',
    says: {
      en: 'Whether a ballot in the very second of the deadline still counts.',
      ru: 'Считается ли голос, поданный в самую секунду дедлайна.',
    },
  },
  tie: {
    values: ['nobody', 'all', 'draw', 'firstToReach', 'revote', 'host'],
    rule: 'DAY-E3',
    says: {
      en: 'What comes of several with the most votes, where the most votes are enough: nobody is lynched, all of them, one by lot, whoever came to that number first and never fell under it, a second vote that you hold, or whom you name. Days with a lock know the first three.',
      ru: 'Что происходит, когда больше всего голосов у нескольких, если достаточно наибольшего числа: не линчуют никого, линчуют всех, одного по жребию, того, кто первым набрал столько и ниже не опускался, вы проводите второе голосование или называете сами. Дни с фиксацией знают первые три.',
    },
    formerly: { noLynch: 'nobody', random: 'draw' },
  },
  noLynch: {
    values: ['majority', 'half', 'off'],
    rule: 'DAY-E4',
    says: {
      en: 'What it takes to vote for no lynch: as many votes as a lynch, half of the living rounded up, or it cannot be voted for.',
      ru: 'Сколько голосов нужно, чтобы никого не линчевать: как для линча, половина живых с округлением вверх, или за это не голосуют.',
    },
  },
  noLynchInTie: {
    values: ['wins', 'drawnToo', 'loses'],
    rule: 'DAY-E4',
    says: {
      en: 'What comes of no lynch in a tie for the most votes: nobody is lynched, it is one of those for whom the tie is broken, or it is passed over.',
      ru: 'Что происходит, когда «без линча» набирает столько же, сколько другие: никого не линчуют, оно участвует в разрешении равенства наравне со всеми или не учитывается.',
    },
  },
  visibility: {
    values: ['open', 'secret'],
    rule: 'DAY-C8',
    says: {
      en: 'Whether everybody may see the vote. A secret one is sent to you in messages, which you enter by hand; what stands in the thread is no ballot, and your posts name no numbers.',
      ru: 'Видно ли голосование всем. Тайные голоса присылают вам в сообщениях, и вы вносите их сами; написанное в теме не считается, а ваши посты чисел не называют.',
    },
  },
  lock: {
    values: [0],
    whole: { from: 0, to: 96 },
    rule: 'DAY-E5',
    says: {
      en: 'How many hours before the deadline votes are locked; 0 for no lock.',
      ru: 'За сколько часов до дедлайна голоса фиксируются; 0, если не фиксируются.',
    },
  },
  lockHolds: {
    values: ['whoVotes', 'all'],
    rule: 'DAY-E5',
    says: {
      en: 'Whom the lock of the last hours holds: those who have a vote by then, or everybody.',
      ru: 'Кого держит фиксация последних часов: тех, кто к тому времени голосует, или всех.',
    },
  },
  severalInPost: {
    values: ['last', 'first'],
    rule: 'DAY-C1',
    says: {
      en: 'Which of several ballots in one post stands: the last, or the first. An unvote before it is no ballot.',
      ru: 'Какой из нескольких голосов одного поста остается: последний или первый. Снятие перед ним голосом не считается.',
    },
  },
  unvoteFirst: {
    values: [false, true],
    rule: 'DAY-C1',
    says: {
      en: 'Whether a ballot that stands has to be taken back before another one counts.',
      ru: 'Нужно ли сначала снять голос, чтобы считался другой.',
    },
  },
  neededFrom: {
    values: ['living', 'votes'],
    rule: 'DAY-C2',
    says: {
      en: 'Half of what is needed: of the players who live, or of the votes that they have.',
      ru: 'Половина чего нужна: живых игроков или голосов, которые у них есть.',
    },
  },
  deadTarget: {
    values: ['refused', 'unvote'],
    rule: 'DAY-C5',
    says: {
      en: 'What a ballot for somebody dead does: nothing, and the one before it stands, or it takes that one back.',
      ru: 'Что делает голос против мертвого: ничего, и остается прежний, или снимает прежний.',
    },
  },
  missed: {
    values: ['fromPost', 'fromCount'],
    rule: 'DAY-C7',
    says: {
      en: 'From when a ballot counts that you had missed and enter later: from its own time, with the hammer and the order moved, or from when you enter it.',
      ru: 'С какого времени считается голос, который вы пропустили и внесли позже: со своего, и тогда сдвигаются порядок и решающий голос, или с того, когда вы его внесли.',
    },
  },
  selfVote: {
    values: ['yes', 'no', 'hammerOnly'],
    rule: 'DAY-C6',
    says: {
      en: 'Whether a ballot for oneself counts: always, never, or only where it is the one that makes the majority.',
      ru: 'Считается ли голос против себя: всегда, никогда или только тот, который дает большинство.',
    },
  },
  lovedAtPlurality: {
    values: ['nothing', 'oneVote'],
    rule: 'DAY-R1',
    says: {
      en: 'What hated and loved are where the most votes are enough: nothing, or one vote more on somebody hated and one less on somebody loved. The public count never shows it.',
      ru: 'Что значат ненавидимый и любимый, если достаточно наибольшего числа голосов: ничего, или на ненавидимом голосом больше, а на любимом голосом меньше. Открытый подсчет этого не показывает.',
    },
  },
  double: {
    values: ['oneBallot', 'twoTargets'],
    rule: 'DAY-R2',
    says: {
      en: 'How a doublevoter votes: with one ballot that weighs two, or with two votes, each a ballot of its own, for two players or for one.',
      ru: 'Как голосует игрок с двойным голосом: одним голосом, который весит два, или двумя отдельными, против двух игроков или против одного.',
    },
  },
  doubleThird: {
    values: ['older', 'newer'],
    rule: 'DAY-R2',
    says: {
      en: 'Where a doublevoter has two votes: of which of them a third vote takes the place, if neither is for that player already.',
      ru: 'Если голосов у игрока два: место какого из них занимает третий, когда ни один еще не против того же игрока.',
    },
  },
  doubleSame: {
    values: ['both', 'nothing'],
    rule: 'DAY-R2',
    says: {
      en: 'What a second vote of a doublevoter for the same player does, where he has two: both count there, the other one moving where it was for somebody else, or it changes nothing.',
      ru: 'Если голосов у игрока два: что делает второй против того же игрока. Там считаются оба, а тот, что был против другого, переходит; или он ничего не меняет.',
    },
  },
  doubleUnvote: {
    values: ['both', 'last'],
    rule: 'DAY-R2',
    says: {
      en: 'What an unvote of a doublevoter without a name takes back, where he has two votes: both, or the last. With a name it takes back whatever is for that player.',
      ru: 'Если голосов у игрока два: что снимает слово без имени — оба или последний. С именем снимается все, что против этого игрока.',
    },
  },
  reveal: {
    values: ['standing', 'nextBallot'],
    rule: 'DAY-R2',
    says: {
      en: 'What of a mayor weighs more once he has revealed: the vote that stands already, or only those cast from then on.',
      ru: 'Что у раскрывшегося мэра весит больше: уже стоящий голос или только голоса после раскрытия.',
    },
  },
  secretDistance: {
    values: [true, false],
    rule: 'DAY-R1',
    says: {
      en: 'Whether the public count keeps it secret who is hated or loved, by giving the usual number for everybody. Otherwise it says how many they need.',
      ru: 'Скрывает ли открытый подсчет, кто ненавидимый и кто любимый: у всех стоит обычное число. Иначе у них стоит, сколько нужно им.',
    },
  },
  saintWithoutHammer: {
    values: ['nobody', 'last'],
    rule: 'DAY-R5',
    says: {
      en: 'Whom a supersaint takes along who was lynched without a hammer: nobody, or whoever voted last on that wagon.',
      ru: 'Кого уносит с собой суперсвятой, если решающего голоса не было: никого или того, чей голос против него последний.',
    },
  },
  governor: {
    values: ['nobody', 'second'],
    rule: 'DAY-R4',
    says: {
      en: 'Who is lynched where a governor saves the one with the most votes of a day without a majority: nobody, or whoever has the most after him.',
      ru: 'Кого линчуют, если губернатор спасает того, кто набрал больше всех в день без большинства: никого или следующего по числу голосов.',
    },
  },
  governorSelf: {
    values: ['no', 'yes'],
    rule: 'DAY-R4',
    says: {
      en: 'Whether a governor whom the vote has chosen may save himself.',
      ru: 'Может ли губернатор, которого выбрало голосование, спасти себя.',
    },
  },
  lyncher: {
    values: ['alive', 'onWagon'],
    rule: 'DAY-R6',
    says: {
      en: 'When a lyncher has won whose target is lynched: if he lives then, or only if his ballot is among those for that target.',
      ru: 'Когда побеждает линчеватель, чью цель линчевали: если он тогда жив, или только если и его голос против этой цели.',
    },
  },
  parity: {
    values: ['heads', 'votes'],
    rule: 'DAY-W3',
    says: {
      en: 'What the mafia need half of to have won: the players who live, or the votes that these have.',
      ru: 'Половина чего нужна мафии для победы: живых игроков или голосов, которые у них есть.',
    },
  },
  killerHolds: {
    values: ['untilMoreThanHalf', 'always'],
    rule: 'NR-WIN-3',
    says: {
      en: 'How long another side that kills, or somebody who kills alone, keeps a side from winning: until that side has more than half of the living, or always.',
      ru: 'До каких пор другая сторона, которая убивает, или убийца-одиночка не дает стороне победить: пока у нее не больше половины живых или всегда.',
    },
  },
  oneAgainstOne: {
    values: ['killer', 'mafia', 'draw', 'playOn'],
    rule: 'NR-WIN-5',
    says: {
      en: 'Who has won when only somebody who kills alone and one of the mafia or the werewolves live.',
      ru: 'Кто победил, если живы только убийца-одиночка и один игрок мафии или оборотней.',
    },
  },
  scumStandoff: {
    values: ['draw', 'playOn'],
    rule: 'NR-WIN-4',
    says: {
      en: 'What is proposed when two sides that kill are left alone and equal: a draw, or nothing.',
      ru: 'Что предлагается, когда остались только две равные стороны, которые убивают: ничья или ничего.',
    },
  },
  traitorAlone: {
    values: ['loses', 'playsOn'],
    rule: 'NR-TRAITOR-6',
    says: {
      en: 'What becomes of a traitor once the rest of the mafia are dead: he has lost, or plays on for them.',
      ru: 'Что с предателем, когда остальная мафия мертва: он проиграл или играет за нее дальше.',
    },
  },
  traitorCounts: {
    values: [true, false],
    rule: 'NR-TRAITOR-7',
    says: {
      en: 'Whether a traitor counts for the half that the mafia need.',
      ru: 'Считается ли предатель в ту половину, которая нужна мафии.',
    },
  },
  allDead: {
    values: ['draw', 'host'],
    rule: 'DAY-W3',
    says: {
      en: 'What is proposed when nobody lives any more: that nobody has won, or nothing, and you decide.',
      ru: 'Что предлагается, когда никого не осталось в живых: что не победил никто, или ничего, и решаете вы.',
    },
  },
  afterDeath: {
    values: ['stays', 'resetAll', 'neededStays'],
    rule: 'DAY-E6',
    says: {
      en: 'What a death during the day does to the vote: it takes along the ballots of and for the dead player, and fewer are needed; all ballots are gone; or what is needed stays as it was.',
      ru: 'Что смерть среди дня делает с голосованием: голос мертвого и голоса против него уходят, и нужно меньше; уходят все голоса; или нужно столько же, сколько было.',
    },
  },
  modkillEndsDay: {
    values: ['no', 'ofTown', 'yes', 'host'],
    rule: 'DAY-E6',
    says: {
      en: 'Whether the day ends without a lynch when you take somebody out of the game: no, where that was one of the town, always, or you are asked.',
      ru: 'Кончается ли день без линча, когда вы выводите игрока из игры: нет, если он был за город, всегда, или вас спросят.',
    },
  },
  wagonAfterDeath: {
    values: ['host', 'lynched', 'nextBallot'],
    rule: 'DAY-E6',
    says: {
      en: 'What becomes of somebody who stands at a majority because a death during the day lowered it: you are asked, the day ends with that lynch, or it takes one ballot more.',
      ru: 'Что происходит, когда из-за смерти среди дня большинство стало меньше и у кого-то оно уже есть: спросить вас, закончить день линчем или ждать еще одного голоса.',
    },
  },
} satisfies Options

const questions = {
  modkillEndsDay: {
    rule: 'DAY-E6',
    says: {
      en: 'Somebody was taken out of the game. Does the day end with that, without a lynch?',
      ru: 'Игрока вывели из игры. Кончается ли на этом день, без линча?',
    },
    choices: ['no', 'yes'],
  },
  wagonAfterDeath: {
    rule: 'DAY-E6',
    says: {
      en: 'A death lowered the majority, and somebody stands at it now. Does it take one ballot more, or is that a lynch?',
      ru: 'Из-за смерти большинство стало меньше, и у игрока оно уже есть. Ждать еще одного голоса или это линч?',
    },
    choices: ['nextBallot', 'lynched'],
  },
  dayDeed: {
    rule: 'DAY-R8',
    says: {
      en: 'An action of the day does more than kill. That is not carried out here: say it to whom it concerns, and record what it changes.',
      ru: 'Дневной ход делает не только убийство. Остальное здесь не исполняется: сообщите об этом тем, кого это касается, и запишите, что изменилось.',
    },
  },
  dayDeedTime: {
    rule: 'DAY-R8',
    says: {
      en: 'An action of the day has no time, so it is taken to have come before every ballot. Enter it with its time where that is not so.',
      ru: 'У дневного хода нет времени, поэтому считается, что он был до всех голосов. Если это не так, внесите его со временем.',
    },
  },
  governor: {
    rule: 'DAY-E7',
    says: {
      en: 'A governor may save whom the vote has chosen. Is that the lynch, or is it stopped? Say it before you post the flip.',
      ru: 'Губернатор может спасти того, кого выбрало голосование. Это линч, или он остановлен? Решите до того, как откроете роль.',
    },
    choices: ['lynched', 'saved'],
  },
  lyncher: {
    rule: 'DAY-R6',
    says: { en: 'Is whoever was lynched the target of the lyncher?', ru: 'Тот, кого линчевали, — цель линчевателя?' },
    choices: ['no', 'yes'],
  },
  hasWon: {
    rule: 'DAY-R6',
    says: {
      en: 'An independent has won by this lynch. The game goes on; name him among the winners at its end.',
      ru: 'Этим линчем победил тот, кто сам по себе. Игра идет дальше; назовите его среди победителей в конце.',
    },
  },
  winsBeside: {
    rule: 'DAY-W2',
    says: {
      en: 'Somebody who only had to survive lives at the end. Name that player among the winners too.',
      ru: 'До конца дожил тот, кому нужно было только выжить. Назовите его среди победителей тоже.',
    },
  },
  missed: {
    rule: 'DAY-C7',
    says: {
      en: 'A ballot that was entered late counts from its own time, and the day ends otherwise for it. See who hammered now.',
      ru: 'Голос, внесенный позже, считается со своего времени, и день из-за него кончается иначе. Посмотрите, чей голос теперь решил.',
    },
  },
  mayTurn: {
    rule: 'DAY-W4',
    says: {
      en: 'The mafia have half of the living, and somebody of the town may still turn that: by a kill, by surviving one, or by the vote. Play on where you think so.',
      ru: 'У мафии половина живых, но кто-то из города еще может это изменить: выстрелом, пережив выстрел или голосованием. Если так, играйте дальше.',
    },
  },
  allDead: {
    rule: 'DAY-W3',
    says: {
      en: 'Nobody lives any more. Who has won is for you to say.',
      ru: 'В живых никого не осталось. Кто победил, решаете вы.',
    },
  },
  beloved: {
    rule: 'DAY-R7',
    says: {
      en: 'Somebody beloved died, so the next day is skipped: after this night, or the one that follows, comes another night.',
      ru: 'Умер игрок, которого все любят, поэтому следующего дня не будет: за этой ночью или за той, что настанет, идет еще одна.',
    },
  },
  tie: {
    rule: 'DAY-E3',
    says: {
      en: 'Several have the most votes. Who of them is lynched, if anybody?',
      ru: 'Больше всего голосов у нескольких. Кого из них линчуют, если линчуют?',
    },
  },
  revote: {
    rule: 'DAY-E3',
    says: {
      en: 'Several have the most votes. Nobody is lynched until you hold a second vote.',
      ru: 'Больше всего голосов у нескольких. Никого не линчуют, пока вы не проведете второе голосование.',
    },
  },
} satisfies Prompts

export const options: Record<string, Option> = inEnglish(choices)
export const prompts: Record<string, Prompt> = inEnglish(questions)
/** The same in Russian. */
export const russian = { options: sentencesOf(choices, 'ru'), prompts: sentencesOf(questions, 'ru') }
