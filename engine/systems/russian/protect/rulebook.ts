/** Doctor, blocker, what the morning and the end of a day tell, night notes. */
import { implied, stated, type Rules } from '../../../ruleset/said.ts'

const doctor: Rules = {
  'RU-DOC-1': stated({
    en: 'The doctor heals one or two players a night, the same ones as often as he likes. He does not heal two in two nights running, nor himself in two nights running, and never himself beside another.',
    ru: 'Доктор лечит за ночь одного или двух игроков, одних и тех же сколько угодно раз. Ни двоих, ни самого себя нельзя лечить две ночи подряд, а себя вместе с другим — никогда.',
  }),
  'RU-DOC-2': stated({
    en: 'Where somebody lives who would have died without the heal, the doctor has hit: everybody reads it, and he is told whom he saved, or the hypnotist who sent him there.',
    ru: 'Если жив тот, кто без хила умер бы, доктор попал: это объявляют всем, а ему сообщают, кого он спас, или гипнотизера, который его туда отправил.',
  }),
  'RU-DOC-3': stated({
    en: 'The heal holds against everybody who attacks that night.',
    ru: 'Хил действует против всех, кто нападает этой ночью.',
  }),
  'RU-DOC-4': stated({
    en: 'A doctor who sent nothing in, who was kept from his move, or whose patient was in company has missed. Unless he sent nothing in he is told that his move did not pass.',
    ru: 'Доктор, который ничего не прислал, которого остановили или чей пациент был у гейши или проститутки, не попал. Если он прислал ход, ему сообщают, что ход не прошел.',
  }),
  'RU-DOC-5': stated({
    en: 'A heal does not save the ward of a black bodyguard, the victim of a cultist, a kamikaze who goes off, and whom he takes along.',
    ru: 'Хил не спасает подопечного черного телохранителя, жертву культиста, камикадзе, чья роль сработала, и того, кого он забирает с собой.',
  }),
  'RU-DOC-6': stated({
    en: 'A heal on the prostitute holds for her client too.',
    ru: 'Хил проститутки действует и на ее клиента.',
  }),
  'RU-DOC-7': stated({
    en: 'A heal in the night in which the poison would kill cures it, and a heal in the night of the poisoning foils that.',
    ru: 'Хил в ночь, когда яд убил бы, излечивает от него, а хил в ночь отравления срывает отравление.',
  }),
  'RU-DOC-8': stated({
    en: 'A black who is healed survives an own suicide.',
    ru: 'Черный, которого вылечили, переживает собственное самоубийство.',
  }),
  'RU-DOC-9': stated({
    en: 'The doctor comes after the killers: killed before, he saves nobody else; attacked and saved by something else, he skips healing others. His heal of himself he keeps.',
    ru: 'Доктор ходит после киллеров: убитый раньше, он никого другого не спасает; если на него напали, а спасло его что-то другое, других он не лечит. Лечение самого себя остается в силе.',
  }),
}

const blocker: Rules = {
  'RU-BLK-1': stated({
    en: 'Every night the blocker arrests or guards one player who is not himself, and may choose the same one again. Which of the two it is has to be said, or the move does not count.',
    ru: 'Каждую ночь блокер берет под арест или под защиту одного игрока, кроме самого себя, и может снова выбрать того же. Что именно из двух, нужно указать, иначе ход не засчитан.',
  }),
  'RU-BLK-2': stated({
    en: 'An arrest foils the night moves of its target, civil and negative. The blocker has hit and learns which role it was; the target learns of the block. That the move would have failed later all the same, in the fire or because its target is out of reach, does not matter.',
    ru: 'Арест срывает ночные ходы цели, мирный и негативный. Блокер попал и узнает, какая это была роль; цель узнает о блоке. Что ход позже все равно сорвался бы, из-за пожара или потому, что его цель недоступна, не имеет значения.',
  }),
  'RU-BLK-3': stated({
    en: 'The special move of a werewolf is foiled like any other, but counts as a miss. Where a civil move falls with it the blocker has hit, and learns the civil role alone.',
    ru: 'Особый ход оборотня срывается, как любой другой, но считается, что блокер не попал. Если вместе с ним сорван мирный ход, блокер попал и узнает только мирную роль.',
  }),
  'RU-BLK-4': stated({
    en: 'The blocker has missed where he did nothing, where his role is blocked, and where his target made no move, was killed before it, or was in company of geisha or prostitute, or is a bum who acts, or a kamikaze who can kill: neither guard nor arrest holds him.',
    ru: 'Блокер не попал, если ничего не сделал, если его роль заблокирована и если его цель не делала хода, убита до хода, была у гейши или проститутки, если это сделавший ход бомж или камикадзе, который может убить: такую цель не удержат ни защита, ни арест.',
  }),
  'RU-BLK-5': stated({
    en: 'A guard foils every negative move into its target, and the target stays at home: the own civil move falls too, the negative one stands. Either is a hit, by default also of a special move.',
    ru: 'Защита срывает каждый негативный ход в цель, а цель остается дома: ее собственный мирный ход тоже сорван, негативный в силе. И в том и в другом случае блокер попал, по умолчанию — и когда сорван особый ход.',
  }),
  'RU-BLK-6': stated({
    en: 'A kill through a civil role counts as a negative move: an arrest foils it, a guard shields from it, and who is guarded still kills. The blocker is told that it was a kill.',
    ru: 'Убийство через мирную роль считается негативным ходом: арест его срывает, защита от него ограждает, а кто под защитой, тот все равно убивает. Блокеру сообщают, что это было убийство.',
  }),
  'RU-BLK-7': stated({
    en: 'A guarded killer who shoots at himself is foiled, and that is a hit.',
    ru: 'Если киллер под защитой стреляет в самого себя, ход сорван, и блокер попал.',
  }),
  'RU-BLK-8': stated({
    en: 'The block of a blocker who is killed still passes.',
    ru: 'Блок убитого блокера все равно проходит.',
  }),
  'RU-BLK-9': stated({
    en: "A guard is the only thing at the target that stops the joker's check. No block stops the cutting of a face. A kamikaze who can kill refuses the guard, and a bum who acts is not met. A block of the hypnotist ends the hypnosis.",
    ru: 'Чек джокера у цели останавливает только защита. Срез лица никакой блок не останавливает. Камикадзе, который может убить, отказывается от защиты, а сделавшего ход бомжа не застать. Блок гипнотизера сбивает гипноз.',
  }),
  'RU-BLK-10': stated({
    en: 'A guard and a bodyguard on one player both act, and the bodyguard still dies. A black bodyguard leaves the guard without effect.',
    ru: 'Если у одного игрока и защита, и телохранитель, срабатывают оба, и телохранитель все равно умирает. При черном телохранителе защита не действует.',
  }),
}

const morning: Rules = {
  'RU-GEN-9': stated({
    en: 'What the morning brings reaches only those who survived the night.',
    ru: 'Утренние известия получают только те, кто пережил ночь.',
  }),
  'RU-GEN-21': stated({
    en: 'Doctor, bodyguard, bum, drug dealer, maid, witch, poisoner, geisha, prostitute and executor are told when their move was foiled.',
    ru: 'Доктору, телохранителю, бомжу, наркодилеру, горничной, ведьме, отравителю, гейше, проститутке и экзекутору сообщают, что их ход сорван.',
  }),
  'RU-GEN-22': stated({
    en: 'An investigator, fanatic or cultist whose kill failed, a kamikaze who could not go off and a madman whose fire failed is told that he may try again.',
    ru: 'Следователю, фанатику или культисту, чье убийство не удалось, камикадзе, чья роль не смогла сработать, и безумцу, чей пожар не удался, сообщают, что можно попробовать снова.',
  }),
  'RU-RES-1': stated({
    en: 'In the morning everybody reads whether the check of the commissioner passed, did not pass or gave no information, and whether doctor and blocker hit or missed.',
    ru: 'Утром всем объявляют, прошел ли чек комиссара, не прошел или информация не предоставляется, и попали ли доктор и блокер.',
  }),
  'RU-RES-2': stated({
    en: 'What detective, investigator, journalist, lawyer, inquisitor, bum, anonymous, pimp, hacker, fanatic, necromancer, criminalist, maid, joker and faceless find out reaches them in private, as does the team of a victim whoever killed it.',
    ru: 'Что узнали детектив, следователь, журналист, адвокат, инквизитор, бомж, анонимус, сутенер, хакер, фанатик, некромант, криминалист, горничная, джокер и безликий, сообщают им лично, а команду жертвы — тому, кто ее убил.',
  }),
  'RU-RES-3': stated({
    en: 'Whose foiled move nobody else would speak of is told of it in private.',
    ru: 'О сорванном ходе, про который иначе никто не скажет, сообщают лично тому, чей он.',
  }),
  'RU-RES-4': stated({ en: 'Whoever was attacked and lives is told.', ru: 'Кто пережил нападение, тот о нем узнает.' }),
  'RU-RES-5': stated({
    en: 'A blocker who hit learns the role, and the target learns of the block; a doctor who hit learns the name. An immortal learns who of the linked was attacked; the other one hears nothing of the link.',
    ru: 'Попавший блокер узнает роль, а цель — о блоке; попавший доктор узнает имя. Бессмертный узнает, на кого из связанных напали; другому о связи не сообщают.',
  }),
  'RU-RES-6': stated({
    en: 'What bodyguard and ward are told depends on how the attack went.',
    ru: 'Что сообщают телохранителю и подопечному, зависит от того, как прошло нападение.',
  }),
  'RU-RES-7': stated({
    en: "The joker's checks are passed on to mafia and maniac, and what became of a hireling's order to the mafia.",
    ru: 'Чеки джокера передают мафии и маньяку, а мафии — и то, что стало с заказом наемника.',
  }),
  'RU-RES-8': stated({
    en: 'After a failed attempt that may be repeated the morning says so.',
    ru: 'После неудачной попытки, которую можно повторить, утром об этом сообщают.',
  }),
  'RU-RES-9': stated({
    en: 'Whoever was hacked is told, and the hacker learns the civil role.',
    ru: 'Кого взломали, тому об этом сообщают, а хакер узнает его мирную роль.',
  }),
  'RU-RES-10': stated({ en: 'Whom the anonymous watches feels it.', ru: 'За кем следит анонимус, тот это чувствует.' }),
  'RU-RES-11': stated({
    en: "The executor's captive is told of the pain, and afterwards of being maimed or released.",
    ru: 'Пленнику экзекутора сообщают о боли, а потом — что он покалечен или отпущен.',
  }),
  'RU-RES-12': stated({
    en: 'A client is told, and cannot tell by whom he was taken; she learns his civil role.',
    ru: 'Клиенту сообщают о проведенной ночи, и он не может понять, у кого был; та, у кого он был, узнает его мирную роль.',
  }),
  'RU-RES-13': stated({
    en: 'Who was drugged is told, without the dose.',
    ru: 'Кого накачали наркотиками, тому об этом сообщают, не называя дозы.',
  }),
  'RU-RES-14': stated({
    en: 'A slave is told of it, of every use, and of being let go.',
    ru: 'Рабу сообщают о рабстве, о каждом случае, когда им воспользовались, и об освобождении.',
  }),
  'RU-RES-15': stated({
    en: 'A hypnotist is told when a killer whom he sent elsewhere killed there; joker, poisoner, executor and geisha, where they were led.',
    ru: 'Гипнотизеру сообщают, если киллер, которого он отправил в другое место, там убил; джокеру, отравителю, экзекутору и гейше — куда их увели.',
  }),
  'RU-RES-16': stated({
    en: 'Whose roles the witch swapped is told.',
    ru: 'Чьи роли поменяла местами ведьма, тем об этом сообщают.',
  }),
  'RU-RES-17': stated({
    en: 'A detective who asks about a role, and hypnotist, priest and politician always, see the roles of those who come to them, civil and negative.',
    ru: 'Гипнотизер, священник и политик всегда, а детектив в ночь запроса на роль видят роли тех, кто к ним приходит, мирные и негативные.',
  }),
  'RU-RES-18': stated({
    en: 'A detective who tracks, and bum, hero and criminalist always, see the names of those who come to them; the bum also of those who come to the home he watches.',
    ru: 'Бомж, герой и криминалист всегда, а детектив в ночь слежки видят имена тех, кто к ним приходит; бомж — и тех, кто приходит в дом, за которым он следит.',
  }),
  'RU-RES-19': stated({
    en: 'The joker sees names and roles of those who come to him, and the roles of those he checks.',
    ru: 'Джокер видит имена и роли тех, кто к нему приходит, и роли тех, кого чекает.',
  }),
  'RU-RES-20': stated({
    en: 'Whose face was cut is told whom to have lynched, and that player is told too; the faceless learns the civil role, which brings its owner nothing that night.',
    ru: 'Кому срезали лицо, тому сообщают, чьего линчевания добиваться, и этому игроку тоже сообщают; безликий узнает мирную роль, которая своему владельцу в эту ночь ничего не приносит.',
  }),
}

const deaths: Rules = {
  'RU-DEATH-1': stated({
    en: 'Of who dies at night the civil role alone is shown until the game ends. The killer learns the team if he lives.',
    ru: 'У того, кто умер ночью, до конца игры показывают только мирную роль. Убийца узнает его команду, если жив.',
  }),
  'RU-DEATH-2': implied({
    en: 'Of who is lynched the team is shown, and both roles where there are two.',
    ru: 'У залинчованного показывают команду и обе роли, если их две.',
  }),
  'RU-DEATH-3': stated({
    en: 'Phantoms are marked as such in the roster until they leave, and so are the undead.',
    ru: 'В шапке отмечают фантомов и нежить.',
  }),
  'RU-DEATH-4': stated(
    {
      en: 'Killers may gather that a black role is out from being asked for a move.',
      ru: 'По тому, что у киллеров спрашивают ход, они могут понять, что черная роль выбыла.',
    },
    {
      en: 'permits a guess of the players, which changes nothing that is resolved',
      ru: 'игрокам разрешено догадываться, а на то, что считается, это не влияет',
    },
  ),
  'RU-DEATH-5': stated(
    { en: 'To claim a civil role is allowed.', ru: 'Объявлять о своей мирной роли разрешено.' },
    {
      en: 'permits what players say in the thread, which is not looked at',
      ru: 'игрокам разрешено говорить об этом в теме, а сказанное в теме здесь не читается',
    },
  ),
}

const notes: Rules = {
  'RU-NOTE-1': stated({
    en: 'Everybody alive may leave notes for the morning. They stand below the results without a sender, several of one player as if of several.',
    ru: 'Каждый живой может оставить записки на утро. Они стоят под итогами без отправителя, несколько от одного игрока — как будто от нескольких.',
  }),
  'RU-NOTE-2': stated({
    en: 'A note may depend on what its author can read in the morning, have another text for the other case or none, and name the dead.',
    ru: 'Записка может зависеть от того, что ее автор сможет прочесть утром, иметь для другого случая другой текст или никакого и называть погибших.',
  }),
  'RU-NOTE-3': stated({
    en: 'The dead write no notes; one whose author was killed that night is shown. The host may keep notes back.',
    ru: 'Мертвые записок не пишут; записку того, кого убили этой ночью, показывают. Ведущий может не публиковать записки.',
  }),
}

export const protect: Rules = { ...doctor, ...blocker, ...morning, ...deaths, ...notes }
