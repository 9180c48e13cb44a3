/** What a host may decide otherwise of such a day. The first value is the default, what most hosts do. */
import type { Option, Prompt } from '../../rules/role.ts'
import { ownLynchWord } from '../../text/lynch-word.ts'
import { inEnglish, sentencesOf, type Options, type Prompts } from '../../ruleset/localized-text.ts'

const choices = {
  ballots: {
    values: ['bold', 'colon', 'doubleHash', 'hash', 'any'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: 'What a vote has to look like: “Vote: Bob” all in bold or in the forum’s vote tag; with a colon, bold or not; after ##, or after a single # too; or anything that reads as a vote.',
      ru: 'Что в посте считается голосом: «Vote: Вася» жирным целиком или в теге форума; с двоеточием, жирным или нет; после ## или также после #; или все, что похоже на голос.',
    },
  },
  ballotNames: {
    values: ['whole', 'begun'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: 'How a vote has to name a player: by the full name or an alias, or by the first letters if they fit only one player. You are asked about anything less.',
      ru: 'Нужно ли назвать игрока полностью или по прозвищу, или достаточно начала, которое есть только у одного. О меньшем вас спросят.',
    },
  },
  nicknames: {
    values: ['show', 'ask', 'count'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: 'What happens to a vote by nickname that can only mean one living player: it counts at once but cannot hammer until you confirm it, you are asked first, or it counts without asking.',
      ru: 'Прозвище, которое подходит только одному живому игроку, считается сразу и ждет вашего подтверждения: до него молотка не будет. Или сначала спросят вас, или вопроса не будет вовсе.',
    },
  },
  shortBallots: {
    values: [false, true],
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: '“v Bob” and “uv” count as a vote and an unvote.',
      ru: 'Считаются ли голос и его снятие, если слово сокращено.',
    },
  },
  hiddenBallots: {
    values: [false, true],
    rule: 'DAY-C4',
    readsPosts: true,
    says: { en: 'Votes inside spoilers count.', ru: 'Считается ли голос под спойлером.' },
  },
  lynchWord: {
    values: ['lynch', 'eliminate', 'execute', 'hang'],
    own: {
      like: ownLynchWord,
      says: {
        en: 'Write a verb, “banish”, or with its past participle and noun, “banish, banished, banishment”.',
        ru: 'Напишите глагол, «banish», или еще причастие и существительное: «banish, banished, banishment».',
      },
    },
    rule: 'DAY-C4',
    readsPosts: true,
    says: {
      en: 'What you call the lynch. Every post, PM and screen of this game uses this word, and players may vote with it instead of “vote”. A vote with any other word is shown to you but does not count.',
      ru: 'Как вы называете линч. Так говорят посты, письма и экраны этой игры, и кто пишет это слово вместо «vote», тоже голосует; другое слово показано в списке и не считается.',
    },
  },
  hammer: {
    values: [true, false],
    rule: 'DAY-E1',
    says: {
      en: 'The vote that reaches a majority ends the day. If off, only the count at the deadline matters.',
      ru: 'Кончается ли день голосом, который дает большинство («молоток»). Если нет, считается только расклад в момент дедлайна.',
    },
  },
  deadline: {
    values: ['noLynch', 'plurality'],
    rule: 'DAY-E2',
    says: {
      en: 'What happens when a day ends without a majority: no lynch, or a plurality lynch (the player with the most votes).',
      ru: 'Чем кончается день без большинства: никого не линчуют, или достаточно наибольшего числа голосов.',
    },
  },
  deadlineSecond: {
    values: ['counts', 'late'],
    rule: 'DAY-E2',
    says: {
      en: 'A vote at the exact second of the deadline still counts, or is late.',
      ru: 'Считается ли голос, поданный в самую секунду дедлайна.',
    },
  },
  tie: {
    values: ['nobody', 'all', 'draw', 'firstToReach', 'revote', 'host'],
    rule: 'DAY-E3',
    says: {
      en: 'Who is lynched when a plurality lynch ends in a tie: nobody, all of them, one at random, the first to reach that number and keep it, the loser of a second vote that you hold, or the player you name. Days with a lock only have the first three.',
      ru: 'Что происходит, когда больше всего голосов у нескольких, если достаточно наибольшего числа: не линчуют никого, линчуют всех, одного по жребию, того, кто первым набрал столько и ниже не опускался, вы проводите второе голосование или называете сами. Дни с фиксацией знают первые три.',
    },
    formerly: { noLynch: 'nobody', random: 'draw' },
  },
  noLynch: {
    values: ['majority', 'half', 'off'],
    rule: 'DAY-E4',
    says: {
      en: 'How many votes no lynch needs: as many as a lynch, or half of the living players, rounded up. If off, nobody can vote for it.',
      ru: 'Сколько голосов нужно, чтобы никого не линчевать: как для линча, половина живых с округлением вверх, или за это не голосуют.',
    },
  },
  noLynchInTie: {
    values: ['wins', 'drawnToo', 'loses'],
    rule: 'DAY-E4',
    says: {
      en: 'What happens if no lynch is tied for the most votes: nobody is lynched, it counts as one of the tied choices, or it is ignored.',
      ru: 'Что происходит, когда «без линча» набирает столько же, сколько другие: никого не линчуют, оно участвует в разрешении равенства наравне со всеми или не учитывается.',
    },
  },
  visibility: {
    values: ['open', 'secret'],
    rule: 'DAY-C8',
    says: {
      en: 'Who can see the votes: everybody, or only you. Players PM you secret votes, and you enter them; posts in the thread do not count as votes, and your posts give no numbers.',
      ru: 'Видно ли голосование всем. Тайные голоса присылают вам в сообщениях, и вы вносите их сами; написанное в теме не считается, а ваши посты чисел не называют.',
    },
  },
  lock: {
    values: [0],
    whole: { from: 0, to: 96 },
    rule: 'DAY-E5',
    says: {
      en: 'How many hours before the deadline votes lock; 0 for no lock.',
      ru: 'За сколько часов до дедлайна голоса фиксируются; 0, если не фиксируются.',
    },
  },
  lockHolds: {
    values: ['whoVotes', 'all'],
    rule: 'DAY-E5',
    says: {
      en: 'Who can no longer change their vote once the lock begins: players who have voted by then, or everybody.',
      ru: 'Кого держит фиксация последних часов: тех, кто к тому времени голосует, или всех.',
    },
  },
  severalInPost: {
    values: ['last', 'first'],
    rule: 'DAY-C1',
    says: {
      en: 'Which vote counts if one post has several: the last, or the first. An unvote in front of a vote is ignored here.',
      ru: 'Какой из нескольких голосов одного поста остается: последний или первый. Снятие перед ним голосом не считается.',
    },
  },
  unvoteFirst: {
    values: [false, true],
    rule: 'DAY-C1',
    says: {
      en: 'Players have to unvote before their next vote counts.',
      ru: 'Нужно ли сначала снять голос, чтобы считался другой.',
    },
  },
  neededFrom: {
    values: ['living', 'votes'],
    rule: 'DAY-C2',
    says: {
      en: 'What a majority is counted from: the number of living players, or the number of votes they have.',
      ru: 'Половина чего нужна: живых игроков или голосов, которые у них есть.',
    },
  },
  deadTarget: {
    values: ['refused', 'unvote'],
    rule: 'DAY-C5',
    says: {
      en: 'What a vote for a dead player does: nothing, so the voter’s earlier vote still counts, or it cancels that vote.',
      ru: 'Что делает голос против мертвого: ничего, и остается прежний, или снимает прежний.',
    },
  },
  missed: {
    values: ['fromPost', 'fromCount'],
    rule: 'DAY-C7',
    says: {
      en: 'When a vote that you missed counts from: when it was posted, which can change the hammer and the order of votes, or when you enter it.',
      ru: 'С какого времени считается голос, который вы пропустили и внесли позже: со своего, и тогда сдвигаются порядок и решающий голос, или с того, когда вы его внесли.',
    },
  },
  selfVote: {
    values: ['yes', 'no', 'hammerOnly'],
    rule: 'DAY-C6',
    says: {
      en: 'When a player’s vote for themselves counts: always, never, or only if it reaches the majority.',
      ru: 'Считается ли голос против себя: всегда, никогда или только тот, который дает большинство.',
    },
  },
  lovedAtPlurality: {
    values: ['nothing', 'oneVote'],
    rule: 'DAY-R1',
    says: {
      en: 'What hated and loved do in a plurality lynch: nothing, or a hated player counts as having one vote more and a loved player one less. The public count never shows it.',
      ru: 'Что значат ненавидимый и любимый, если достаточно наибольшего числа голосов: ничего, или на ненавидимом голосом больше, а на любимом голосом меньше. Открытый подсчет этого не показывает.',
    },
  },
  double: {
    values: ['oneBallot', 'twoTargets'],
    rule: 'DAY-R2',
    says: {
      en: 'How a doublevoter votes: with one vote that counts double, or with two separate votes, for two players or both for one.',
      ru: 'Как голосует игрок с двойным голосом: одним голосом, который весит два, или двумя отдельными, против двух игроков или против одного.',
    },
  },
  doubleThird: {
    values: ['older', 'newer'],
    rule: 'DAY-R2',
    says: {
      en: 'If a doublevoter has two votes: which of them a third vote replaces, unless one of them is already for that player.',
      ru: 'Если голосов у игрока два: место какого из них занимает третий, когда ни один еще не против того же игрока.',
    },
  },
  doubleSame: {
    values: ['both', 'nothing'],
    rule: 'DAY-R2',
    says: {
      en: 'If a doublevoter has two votes: what a second vote for the same player does. Both votes end up on that player, or the second one is ignored.',
      ru: 'Если голосов у игрока два: что делает второй против того же игрока. Там считаются оба, а тот, что был против другого, переходит; или он ничего не меняет.',
    },
  },
  doubleUnvote: {
    values: ['both', 'last'],
    rule: 'DAY-R2',
    says: {
      en: 'If a doublevoter has two votes: which of them an unvote without a name removes, both or the last one. With a name, it removes every vote for that player.',
      ru: 'Если голосов у игрока два: что снимает слово без имени — оба или последний. С именем снимается все, что против этого игрока.',
    },
  },
  reveal: {
    values: ['standing', 'nextBallot'],
    rule: 'DAY-R2',
    says: {
      en: 'What counts double once a mayor has revealed: the vote they have already cast, or only votes they cast after that.',
      ru: 'Что у раскрывшегося мэра весит больше: уже стоящий голос или только голоса после раскрытия.',
    },
  },
  secretDistance: {
    values: [true, false],
    rule: 'DAY-R1',
    says: {
      en: 'The public count shows the usual number of votes needed for everybody, so nobody can tell who is hated or loved. If off, it shows how many votes those players really need.',
      ru: 'Скрывает ли открытый подсчет, кто ненавидимый и кто любимый: у всех стоит обычное число. Иначе у них стоит, сколько нужно им.',
    },
  },
  saintWithoutHammer: {
    values: ['nobody', 'last'],
    rule: 'DAY-R5',
    says: {
      en: 'Who a supersaint kills if lynched without a hammer: nobody, or the last player to vote for them.',
      ru: 'Кого уносит с собой суперсвятой, если решающего голоса не было: никого или того, чей голос против него последний.',
    },
  },
  governor: {
    values: ['nobody', 'second'],
    rule: 'DAY-R4',
    says: {
      en: 'Who is lynched if a governor saves the player with the most votes: nobody, or the player with the next most votes.',
      ru: 'Кого линчуют, если губернатор спасает того, кто набрал больше всех в день без большинства: никого или следующего по числу голосов.',
    },
  },
  governorSelf: {
    values: ['no', 'yes'],
    rule: 'DAY-R4',
    says: {
      en: 'Governors who are voted out may save themselves.',
      ru: 'Может ли губернатор, которого выбрало голосование, спасти себя.',
    },
  },
  lyncher: {
    values: ['alive', 'onWagon'],
    rule: 'DAY-R6',
    says: {
      en: 'When a lyncher wins after their target is lynched: if the lyncher is alive, or only if the lyncher voted for the target.',
      ru: 'Когда побеждает линчеватель, чью цель линчевали: если он тогда жив, или только если и его голос против этой цели.',
    },
  },
  parity: {
    values: ['heads', 'votes'],
    rule: 'DAY-W3',
    says: {
      en: 'What the mafia need half of to win: the living players, or the votes those players have.',
      ru: 'Половина чего нужна мафии для победы: живых игроков или голосов, которые у них есть.',
    },
  },
  killerHolds: {
    values: ['untilMoreThanHalf', 'always'],
    rule: 'NR-WIN-3',
    says: {
      en: 'How long another killing side or a lone killer keeps a side from winning: until that side has more than half of the living players, or as long as that killer is alive.',
      ru: 'До каких пор другая сторона, которая убивает, или убийца-одиночка не дает стороне победить: пока у нее не больше половины живых или всегда.',
    },
  },
  oneAgainstOne: {
    values: ['killer', 'mafia', 'draw', 'playOn'],
    rule: 'NR-WIN-5',
    says: {
      en: 'Who wins when only a lone killer and one member of the mafia or the werewolves are left.',
      ru: 'Кто победил, если живы только убийца-одиночка и один игрок мафии или оборотней.',
    },
  },
  scumStandoff: {
    values: ['draw', 'playOn'],
    rule: 'NR-WIN-4',
    says: {
      en: 'What happens when only two killing sides are left and they are equal: a draw is proposed, or the game goes on.',
      ru: 'Что предлагается, когда остались только две равные стороны, которые убивают: ничья или ничего.',
    },
  },
  traitorAlone: {
    values: ['loses', 'playsOn'],
    rule: 'NR-TRAITOR-6',
    says: {
      en: 'What happens to a traitor once the rest of the mafia are dead: they lose, or they keep playing for the mafia.',
      ru: 'Что с предателем, когда остальная мафия мертва: он проиграл или играет за нее дальше.',
    },
  },
  traitorCounts: {
    values: [true, false],
    rule: 'NR-TRAITOR-7',
    says: {
      en: 'A traitor counts toward the half that the mafia need to win.',
      ru: 'Считается ли предатель в ту половину, которая нужна мафии.',
    },
  },
  allDead: {
    values: ['draw', 'host'],
    rule: 'DAY-W3',
    says: {
      en: 'Who wins when nobody is left alive: nobody, or you decide.',
      ru: 'Что предлагается, когда никого не осталось в живых: что не победил никто, или ничего, и решаете вы.',
    },
  },
  afterDeath: {
    values: ['stays', 'resetAll', 'neededStays'],
    rule: 'DAY-E6',
    says: {
      en: 'What a death during the day does to the vote: the dead player’s vote and all votes for them are removed, and a majority takes fewer votes; all votes are reset; or a majority still takes as many votes as before.',
      ru: 'Что смерть среди дня делает с голосованием: голос мертвого и голоса против него уходят, и нужно меньше; уходят все голоса; или нужно столько же, сколько было.',
    },
  },
  vengeanceStopped: {
    values: ['nothing', 'byPassives'],
    rule: 'NR-VENGE-5',
    says: {
      en: 'What stops the kill of a lynched vengeful player: nothing, or a vest and any other passive protection of the target.',
      ru: 'Что мешает убийству, которым мстит залинчеванный: ничто, или жилет и все, что защищает своего владельца всегда.',
    },
  },
  confirmSays: {
    values: ['side', 'role'],
    rule: 'NR-IC-3',
    says: {
      en: 'What you post when an innocent child asks to be confirmed: that they are town, or their role as well.',
      ru: 'Что сказано в посте, когда подтверждения просит невинное дитя: что этот игрок за город, или еще и роль.',
    },
  },
  modkillEndsDay: {
    values: ['no', 'ofTown', 'yes', 'host'],
    rule: 'DAY-E6',
    says: {
      en: 'When a modkill ends the day without a lynch: never, if that player was town, always, or you are asked.',
      ru: 'Кончается ли день без линча, когда вы выводите игрока из игры: нет, если он был за город, всегда, или вас спросят.',
    },
  },
  wagonAfterDeath: {
    values: ['host', 'lynched', 'nextBallot'],
    rule: 'DAY-E6',
    says: {
      en: 'What happens if a death during the day lowers the majority and a player already has it: you are asked, they are lynched, or it takes one more vote.',
      ru: 'Что происходит, когда из-за смерти среди дня большинство стало меньше и у кого-то оно уже есть: спросить вас, закончить день линчем или ждать еще одного голоса.',
    },
  },
} satisfies Options

const questions = {
  modkillEndsDay: {
    rule: 'DAY-E6',
    says: {
      en: 'Somebody was removed from the game. Does the day end with that, without a lynch?',
      ru: 'Игрока вывели из игры. Кончается ли на этом день, без линча?',
    },
    choices: ['no', 'yes'],
  },
  wagonAfterDeath: {
    rule: 'DAY-E6',
    says: {
      en: 'A death lowered the majority, and a player has it now. Does it take one more vote, or are they lynched?',
      ru: 'Из-за смерти большинство стало меньше, и у игрока оно уже есть. Ждать еще одного голоса или это линч?',
    },
    choices: ['nextBallot', 'lynched'],
  },
  dayDeed: {
    rule: 'DAY-R8',
    says: {
      en: 'This day action does more than kill. Nightdesk does not do that part: tell the players concerned, and record what it changes.',
      ru: 'Дневной ход делает не только убийство. Остальное здесь не исполняется: сообщите об этом тем, кого это касается, и запишите, что изменилось.',
    },
  },
  dayDeedTime: {
    rule: 'DAY-R8',
    says: {
      en: 'A day action has no time, so it is taken to have come before every vote. If that is wrong, enter it with its time.',
      ru: 'У дневного хода нет времени, поэтому считается, что он был до всех голосов. Если это не так, внесите его со временем.',
    },
  },
  governor: {
    rule: 'DAY-E7',
    says: {
      en: 'A governor may save the player chosen by the vote. Is that the lynch, or is it stopped? Say so before you post the flip.',
      ru: 'Губернатор может спасти того, кого выбрало голосование. Это линч, или он остановлен? Решите до того, как откроете роль.',
    },
    choices: ['lynched', 'saved'],
  },
  vengeance: {
    rule: 'NR-VENGE-2',
    says: {
      en: 'A vengeful player was lynched and may take somebody along. Whom?',
      ru: 'Залинчевали мстительного игрока, и он может забрать кого-то с собой. Кого?',
    },
  },
  lyncher: {
    rule: 'DAY-R6',
    says: { en: "Was the lynched player the lyncher's target?", ru: 'Тот, кого линчевали, — цель линчевателя?' },
    choices: ['no', 'yes'],
  },
  hasWon: {
    rule: 'DAY-R6',
    says: {
      en: 'An independent has won by this lynch. The game goes on; name them among the winners at its end.',
      ru: 'Этим линчем победил тот, кто сам по себе. Игра идет дальше; назовите его среди победителей в конце.',
    },
  },
  winsBeside: {
    rule: 'DAY-W2',
    says: {
      en: 'A player who only had to survive is alive at the end. Name them among the winners too.',
      ru: 'До конца дожил тот, кому нужно было только выжить. Назовите его среди победителей тоже.',
    },
  },
  missed: {
    rule: 'DAY-C7',
    says: {
      en: 'A vote that was entered late counts from its own time, and the day ends differently because of it. Check who hammered now.',
      ru: 'Голос, внесенный позже, считается со своего времени, и день из-за него кончается иначе. Посмотрите, чей голос теперь решил.',
    },
  },
  mayTurn: {
    rule: 'DAY-W4',
    says: {
      en: 'The mafia have half of the living, and somebody in the town may still turn that: by a kill, by surviving one, or by the vote. Play on if you think so.',
      ru: 'У мафии половина живых, но кто-то из города еще может это изменить: выстрелом, пережив выстрел или голосованием. Если так, играйте дальше.',
    },
  },
  allDead: {
    rule: 'DAY-W3',
    says: {
      en: 'Nobody is alive. You decide who has won.',
      ru: 'В живых никого не осталось. Кто победил, решаете вы.',
    },
  },
  beloved: {
    rule: 'DAY-R7',
    says: {
      en: 'A beloved player died, so the next day is skipped: after this night, or the one that follows, comes another night.',
      ru: 'Умер игрок, которого все любят, поэтому следующего дня не будет: за этой ночью или за той, что настанет, идет еще одна.',
    },
  },
  tie: {
    rule: 'DAY-E3',
    says: {
      en: 'Several players have the most votes. Which of them is lynched, if any?',
      ru: 'Больше всего голосов у нескольких. Кого из них линчуют, если линчуют?',
    },
  },
  revote: {
    rule: 'DAY-E3',
    says: {
      en: 'Several players have the most votes. Nobody is lynched until you hold a second vote.',
      ru: 'Больше всего голосов у нескольких. Никого не линчуют, пока вы не проведете второе голосование.',
    },
  },
} satisfies Prompts

export const options: Record<string, Option> = inEnglish(choices)
export const prompts: Record<string, Prompt> = inEnglish(questions)
/** The same in Russian. */
export const russian = { options: sentencesOf(choices, 'ru'), prompts: sentencesOf(questions, 'ru') }
