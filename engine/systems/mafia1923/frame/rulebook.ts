/** The rules about the game as a whole. */
import { chosen, implied, stated, unturned, type Rules } from '../../../ruleset/said.ts'

export const frame: Rules = {
  '1923-E1': stated({
    en: 'A family is 8 or 10 players. How many families there are is free.',
    ru: 'В семье 8 или 10 игроков. Сколько семей, не ограничено.',
  }),
  '1923-E2': stated({
    en: 'A family of 8 holds exactly one Mafia Member, a family of 10 exactly two.',
    ru: 'В семье из 8 игроков ровно один член мафии, в семье из 10 — ровно два.',
  }),
  '1923-E3': stated(
    {
      en: 'People sign up alone, as a small group or as a whole family, and the moderators place them as best they can.',
      ru: 'Записываются поодиночке, небольшой группой или целой семьей, а ведущие распределяют игроков по семьям, как получится лучше.',
    },
    {
      en: 'How people are placed happens before there is a game, and any placing is allowed.',
      ru: 'Игроков рассаживают до начала игры, и рассадить их можно как угодно.',
    },
  ),
  '1923-E4': stated(
    {
      en: 'Everybody signs up as Beginner, Standard or Spectator.',
      ru: 'Каждый записывается новичком, обычным игроком или зрителем.',
    },
    {
      en: 'A roster takes no other word for a level, and a case with one is not read; who is bound by a level stands in 1923-E5 to E8.',
      ru: 'Другого слова для уровня состав не принимает, и пример с таким словом не читается; кого уровень ограничивает, сказано в правилах 1923-E5–1923-E8.',
    },
  ),
  '1923-E5': stated({
    en: 'Spectators are no players: they read what is public and are neither counted nor chosen.',
    ru: 'Зрители не игроки: они читают то, что объявляют всем, в счет не идут, и выбрать их нельзя.',
  }),
  '1923-E6': stated({
    en: 'A Beginner is a Townsperson or a Mafia Member and nothing else.',
    ru: 'Новичок бывает только горожанином или членом мафии.',
  }),
  '1923-E7': implied({ en: 'A Beginner in the Mafia has no second role.', ru: 'У новичка в мафии нет второй роли.' }),
  '1923-E8': stated(
    { en: 'A Standard player may have any role.', ru: 'Обычному игроку может достаться любая роль.' },
    {
      en: 'It allows everything, so nothing can break it; 1923-E6 says who is bound.',
      ru: 'Здесь разрешено все, и нарушить это нельзя; кого это ограничивает, сказано в правиле 1923-E6.',
    },
  ),
  '1923-E9': stated(
    {
      en: 'Roles are given privately; only the player and the moderators know one.',
      ru: 'Роли раздаются лично; роль знают только сам игрок и ведущие.',
    },
    {
      en: 'Roles are handed out before there is a phase. That no public text holds one is kept by a property test: test/engine/systems/mafia1923/properties.test.ts.',
      ru: 'Роли раздают до первой фазы. За тем, чтобы ни один общий текст не называл роль, следит тест свойств: test/engine/systems/mafia1923/properties.test.ts.',
    },
  ),
  '1923-E11': implied({
    en: 'A Civilian is whoever is not in the Mafia. Side and role are two things: a Mafia Member may carry a second role.',
    ru: 'Мирный — каждый, кто не в мафии. Сторона и роль — разные вещи: у члена мафии может быть вторая роль.',
  }),
  '1923-E12': implied({
    en: 'Nobody changes sides. Even a theft neither brings anybody into the Mafia nor takes anybody out of it.',
    ru: 'Сторону никто не меняет. Даже кража никого не приводит в мафию и никого из нее не выводит.',
  }),
  '1923-E13': implied(
    { en: 'Mafia Members know each other from the start.', ru: 'Члены мафии знают друг друга с самого начала.' },
    {
      en: 'What they know before the first night is told by the moderators when they hand out the roles; no phase tells it.',
      ru: 'Что им известно до первой ночи, говорят ведущие, когда раздают роли; ни в одной фазе этого нет.',
    },
  ),
  '1923-E14': stated({
    en: 'Whatever is random is drawn by a random number generator; each draw is logged with its purpose, its candidates and its result.',
    ru: 'Все случайное определяет генератор случайных чисел; о каждом жребии записывают, для чего он, между кем и что выпало.',
  }),
  '1923-E15': unturned(
    stated({
      en: 'Where the rules are unclear the moderators decide, with the rules as a guide. Every result can be overruled with a reason.',
      ru: 'Где правила неясны, решают ведущие, руководствуясь правилами. Любой результат можно изменить, указав причину.',
    }),
    'The word of the host stops the action by itself, in every system alike.',
  ),
  '1923-E16': chosen(
    {
      en: 'How many there are of each role is up to the moderators.',
      ru: 'Сколько каких ролей в игре, решают ведущие.',
    },
    {
      en: 'It leaves the choice to the host; the set-up checks of families, Beginners and second roles are all there is.',
      ru: 'Выбор оставлен ведущему; из состава проверяются только семьи, новички и вторые роли.',
    },
  ),

  '1923-F1': stated({
    en: 'The game runs Night 1, Day 1, Night 2 and so on, and ends after Day 5.',
    ru: 'Игра идет так: ночь 1, день 1, ночь 2 и так далее; кончается она после дня 5.',
  }),
  '1923-F2': stated({
    en: 'Nights last from 21:00 to 07:00, days from 09:00 to 19:00. What comes between them does not count.',
    ru: 'Ночь длится с 21:00 до 07:00, день — с 09:00 до 19:00. Присланное в промежутке не учитывается.',
  }),
  '1923-F3': stated({
    en: 'Night 1 is on a Saturday and Day 5 on the Thursday after.',
    ru: 'Ночь 1 приходится на субботу, день 5 — на четверг после нее.',
  }),
  '1923-F4': chosen({
    en: 'The hours are those of Jerusalem, daylight saving included. A deadline is one instant, shown in the zone of the game and of the reader.',
    ru: 'Часы считаются по Иерусалиму, с летним временем. Срок — один и тот же момент; его показывают и в часовом поясе игры, и в поясе того, кто читает.',
  }),
  '1923-F6': stated({
    en: 'In the morning the moderators announce what is public of the night, in the evening the totals of the vote and the deaths by the court.',
    ru: 'Утром ведущие объявляют то, что о ночи положено знать всем, вечером — суммы голосов и казненных судом.',
  }),
  '1923-F7': chosen({
    en: 'What was sent in can be replaced until the deadline. The last valid one counts, and with it its time.',
    ru: 'До конца срока присланное можно заменить. Считается последнее из действительного, и время берется его же.',
  }),

  '1923-S1': stated({
    en: 'The living vote and use the abilities of their role within its limits.',
    ru: 'Живые голосуют и пользуются способностями своей роли в ее пределах.',
  }),
  '1923-S2': stated({
    en: 'Living Mafia Members count for the Mafia and stand in the way of their family; living Civilians count for their family.',
    ru: 'Живые члены мафии идут в счет мафии и не дают победить своей семье; живые мирные идут в счет своей семьи.',
  }),
  '1923-S10': stated({
    en: 'The dead cannot vote, act or be chosen.',
    ru: 'Мертвые не голосуют и не делают ходов, и выбрать их нельзя.',
  }),
  '1923-S11': stated({
    en: 'The dead still win or lose with their side.',
    ru: 'Мертвые побеждают или проигрывают вместе со своей стороной.',
  }),
  '1923-S12': stated({
    en: 'The dead receive what is public and nothing else.',
    ru: 'Мертвые получают то, что объявляют всем, и больше ничего.',
  }),
  '1923-S13': implied({
    en: 'A private result for somebody who died in the same phase is not sent.',
    ru: 'Кто умер в той же фазе, тому личный результат не отправляют.',
  }),
  '1923-S14': chosen({
    en: 'An action whose target died at an earlier step fails unseen and is used up.',
    ru: 'Ход, цель которого умерла на более раннем шаге, незаметно срывается и считается потраченным.',
  }),

  '1923-A1': stated({
    en: 'Using an ability is free: nobody is punished for leaving it unused.',
    ru: 'Пользоваться способностью не обязательно: за неиспользованную никого не наказывают.',
  }),
  '1923-A2': stated({
    en: 'Passive abilities work whether their owner likes it or not.',
    ru: 'Пассивные способности действуют независимо от желания владельца.',
  }),
  '1923-A3': stated({
    en: 'An ability tried in the wrong phase does nothing and keeps its use.',
    ru: 'Способность, примененная не в своей фазе, ничего не делает и не тратится.',
  }),
  '1923-A4': stated({
    en: 'Only what comes through the official channel counts, ballots too: whose came otherwise has not voted.',
    ru: 'Учитывается только то, что пришло официальным путем, голоса тоже: чей голос пришел иначе, тот не голосовал.',
  }),
  '1923-A5': stated(
    {
      en: 'What passes between players and moderators is never disclosed.',
      ru: 'О переписке игроков с ведущими никому не рассказывают.',
    },
    {
      en: 'It is about how moderators keep their mail. That public text is made from public facts alone is kept by a property test: test/engine/systems/mafia1923/properties.test.ts.',
      ru: 'Речь о том, как ведущие хранят переписку. За тем, чтобы общие тексты строились только из общеизвестного, следит тест свойств: test/engine/systems/mafia1923/properties.test.ts.',
    },
  ),
  '1923-A6': stated({
    en: 'Of two with the same role in one night, whoever sent in first acts first.',
    ru: 'Если в одну ночь ходят двое с одинаковой ролью, первым ходит тот, кто прислал ход раньше.',
  }),
  '1923-A7': implied({
    en: 'A cancelled action did not happen, so its use is kept.',
    ru: 'Отмененного хода не было, поэтому применение не тратится.',
  }),
  '1923-A8': chosen({
    en: 'An action that was carried out and changed nothing is used up.',
    ru: 'Ход, который сделан, но ничего не изменил, считается потраченным.',
  }),
  '1923-A9': chosen({
    en: 'Whoever is chosen has to be living when it is sent in, unless the role says otherwise.',
    ru: 'Тот, кого выбирают, должен быть жив, когда ход прислан, если роль не говорит иного.',
  }),
  '1923-A10': chosen({
    en: 'Only where a role mentions it may somebody choose himself.',
    ru: 'Выбрать самого себя можно, только если об этом сказано в роли.',
  }),
  '1923-A11': chosen({
    en: 'What is not allowed is refused when it is sent in, with the rule, and takes up no use.',
    ru: 'Недопустимое отклоняют сразу, как оно прислано, со ссылкой на правило; применение не тратится.',
  }),

  '1923-TOW1': stated({
    en: 'A Townsperson has no ability and votes every day like everybody.',
    ru: 'У горожанина нет способностей; он, как все, голосует каждый день.',
  }),

  '1923-N1': unturned(
    stated({
      en: 'The night runs: Bumbling Bureaucrats, Bosses, Thieves, Shadchanim, Doctors, Bodyguards, Butlers, Drunkards, the Mafia, Detectives (and Paperboys), deaths by poison.',
      ru: 'Ночь идет так: бюрократы, боссы, воры, шадхены, доктора, телохранители, дворецкие, пьяницы, мафия, детективы (и разносчики газет), смерти от яда.',
    }),
    'It is the order itself: its steps are exchanged instead, two by two.',
  ),
  '1923-N2': stated({
    en: 'Within one role the order sent in decides.',
    ru: 'Внутри одной роли решает то, кто прислал ход раньше.',
  }),
  '1923-N3': implied({
    en: 'Who acts has to be living, uninjured and still of that role when his step comes.',
    ru: 'Кто ходит, должен быть жив, не ранен и все еще с этой ролью, когда наступает его шаг.',
  }),
  '1923-N4': implied({
    en: 'The death of who submitted the Mafia kill does not stop it; only without any living Mafia Member there is none.',
    ru: 'Смерть того, кто прислал ход мафии, убийства не срывает; его не будет, только если не осталось ни одного живого члена мафии.',
  }),
  '1923-N5': chosen({
    en: 'Revenge and heartbreak are settled before the next target or step. Nobody dies twice. What the Mafia decided stands once its step has begun, also where nobody of it is left by then.',
    ru: 'Месть и смерть от разбитого сердца происходят прежде следующей цели или следующего шага. Дважды никто не умирает. Решение мафии остается в силе с начала ее шага, даже если потом никого из нее не останется.',
  }),

  '1923-D1': stated({
    en: 'The day runs: Sheriffs, Councilors, Pacifists, votes, Lawyers, executions; all sent in within the same hours.',
    ru: 'День идет так: шерифы, советники, пацифисты, голоса, адвокаты, казни; все это присылают в одни и те же часы.',
  }),

  '1923-V18': implied({
    en: 'All executions come at once, then revenge and heartbreak, then exiles, and after the last day the end.',
    ru: 'Все казни происходят сразу, за ними месть и смерти от разбитого сердца, потом изгнания, а после последнего дня — конец игры.',
  }),

  '1923-I17': stated({
    en: 'Deaths, poisonings, cures and the totals of the vote are all that is public.',
    ru: 'Всем объявляют смерти, отравления, исцеления от яда и суммы голосов, больше ничего.',
  }),
}
