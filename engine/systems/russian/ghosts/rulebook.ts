/** The phantom, who goes on after his death. */
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

export const ghosts: Rules = {
  'RU-PHA-1': chosen({
    en: 'A phantom who dies by night or by a vote may sit in a living player and stay for one more vote: lynched with the result of that vote, killed at night with the result of the next day. He learns the civil role, and has his vote only where both vote alike. The report names whom he sits in, and he leaves with that one.',
    ru: 'Фантом, который погиб ночью или на голосовании, может вселиться в живого игрока и остаться еще на одно голосование: залинчованный — с итогом этого голосования, убитый ночью — с итогом ближайшего. Он узнает мирную роль, а голос сохраняет, только если оба голосуют в одну цель. В итогах сказано, в кого он вселился; если тот выбывает, фантом покидает игру с ним.',
  }),
  // The source is silent on who may be named: that a vote may is ours.
  'RU-PHA-2': chosen({
    en: 'As long as he lives everybody who is killed at night is a phantom for a day: without a role, with a vote that a witness, a politician or a liar may name. Killed at night himself he is the only one.',
    ru: 'Пока фантом жив, каждый убитый ночью — фантом на один день: без роли, но с голосом, который могут назвать свидетель, политик и лжец. Если ночью убит сам фантом, фантомом остается только он.',
  }),
  'RU-PHA-3': chosen({
    en: 'A living phantom has a vote more for each phantom there is. When everybody has voted he may waive what is added to his ballot and to those of phantoms; their own votes stay.',
    ru: 'Живой фантом получает голос за каждого активного фантома. Когда все проголосовали, он может отменить прибавки у себя и у фантомов; их собственные голоса остаются.',
  }),
  'RU-PHA-4': stated({
    en: 'Phantoms are not among all others or all reds who vote against one player, nor among the blacks; red ones are among the reds of a limit.',
    ru: 'Фантомы не входят ни во всех остальных, ни во всех красных, которые голосуют в одного игрока, ни в число черных; красные фантомы входят в число красных для поправок.',
  }),
  'RU-PHA-B1': stated({
    en: 'A black phantom who sits in somebody curses him until the end of the next day, which the result of the vote says: neither civil role nor colour is left to him. The negative role of the phantom stays hidden until he leaves. Without a curse he leaves right after the vote.',
    ru: 'Черный фантом, вселившись, накладывает проклятие до конца следующего дня, и в итогах это указано: у игрока заблокированы мирная роль и цвет. Пока фантом не выбыл, его негативная роль скрыта. Без проклятия он выбывает сразу после голосования.',
  }),
  'RU-PHA-B2': chosen({
    en: 'A black phantom may let no further phantoms arise, from then on.',
    ru: 'Черный фантом может отключить появление новых фантомов, с этого момента и навсегда.',
  }),
  'RU-PHA-G1': stated({
    en: 'A faceless phantom sits only in a player whose face is cut, who stays a victim, and has no vote. He cannot win any more, but may score one victim more, and leaves when that player or the task named for him is dead.',
    ru: 'Безликий фантом вселяется только в игрока со срезанным лицом, который остается жертвой, и голоса не имеет. Победить он уже не может, но может получить еще одну жертву; он выбывает, если умирает этот игрок или назначенная за него цель.',
  }),
  'RU-END-5': chosen({
    en: 'A dead red phantom counts as one more red where he sits in a red, and before the day on which he may sit in one. Black and grey ones count nothing.',
    ru: 'Погибший красный фантом считается за одного красного, если вселился в красного или еще может вселиться до конца ближайшего дня. Черный и серый не считаются.',
  }),
}
