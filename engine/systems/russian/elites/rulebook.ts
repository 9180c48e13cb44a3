/** Elite roles: agent, mason, servant. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const elites: Rules = {
  'RU-ELITE-1': stated({
    en: 'Elite roles are known from the start and are no main players: no move is aimed at them and no ballot, and whoever has one has no other role. The host may take them out.',
    ru: 'Элитные роли открыты со старта, и основными игроками их владельцы не считаются: на них не ходят и против них не голосуют, других ролей у них нет. Ведущий может вывести их из игры.',
  }),
  'RU-AGT-1': stated({
    en: 'An agent votes, may hold a post, and leaves after the second lynch, when everybody reads for which side that was; a post keeps an agent in the game. Whoever took the side of a player instead is told it only when that player dies at night, and leaves without showing it.',
    ru: 'Агент голосует, может занять пост и покидает игру после второго голосования; тогда все узнают, чью сторону он представлял. Пост удерживает агента в игре. Кто вместо этого взял сторону какого-нибудь игрока, узнает ее, только если этот игрок погибнет ночью, и уходит, не раскрывая ее.',
  }),
  'RU-MAS-1': stated({
    en: 'A mason has no post, votes with a ballot that weighs nothing, and stays to the end. The side is named, or is that of a player, of which a mason is told only when that player dies at night.',
    ru: 'Масон не занимает постов, его голос равен нулю, и в игре он до конца. Сторону он называет сам или берет сторону какого-нибудь игрока и узнает ее, только если этот игрок погибнет ночью.',
  }),
  'RU-SRV-1': stated({
    en: 'A servant belongs to one master, as everybody knows, and a master has one servant at most. They leave together, and while the master votes on as a phantom neither does; where the master died at night the side of the servant is not shown.',
    ru: 'Слуга привязан к одному хозяину, это знают все, и у хозяина не больше одного слуги. Уходят они вместе, а пока хозяин остается фантомом — остается и слуга; если хозяин погиб ночью, сторона слуги не раскрывается.',
  }),
  'RU-SRV-2': stated({
    en: 'The master says how a servant is treated: told by the host whatever the master is told, told by the master alone, or told only of the civil role, as if the master were red.',
    ru: 'Хозяин говорит, как обращаться со слугой: мягко — ведущий сообщает слуге все, что и хозяину; жестко — слуга узнает все от хозяина; безжалостно — только о мирной роли, как если бы хозяин был красным.',
  }),
  'RU-SRV-3': stated({
    en: 'A servant has no ballot. One sent in by a servant is the master’s where the master cast none, and always on a day that the master gave the vote away before it started. A servant sends in moves for an absent master as a partner does.',
    ru: 'У слуги нет голоса. Голос, который он прислал, засчитывается хозяину, если тот не проголосовал, и всегда — в день, на который хозяин заранее передал ему голос. За отсутствующего хозяина слуга присылает ходы, как напарник.',
  }),
}
