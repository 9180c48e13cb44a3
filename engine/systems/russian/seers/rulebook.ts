/** The maid: whom she visits, what she reads there, and the message that she leaves. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const seers: Rules = {
  'RU-MAI-1': stated({
    en: 'Close to the end of the night the maid goes to somebody else. She learns the civil role and all that there was to hear through it in the game. She may leave a message, which replaces what the target would hear or comes beside it, on a condition if she likes; nobody can tell it from the rest, and she reads what the target does.',
    ru: 'Ближе к концу ночи горничная идет к другому игроку. Она узнает его мирную роль и всю общую информацию, которую он получил по ней за игру. Можно оставить сообщение: оно заменит то, что игрок должен был получить, или дополнит его, при желании по условию. Отличить его от остального нельзя, а горничная получает то же, что и цель.',
  }),
  'RU-MAI-2': stated({
    en: 'Instead of a player she may name a civil role. She goes to whoever has it, learns who that is and what there is to hear of the role tonight, and leaves no message.',
    ru: 'Вместо игрока можно назвать мирную роль. Горничная идет к ее владельцу, узнает, кто он, и получает общую информацию роли за эту ночь. Сообщения при этом не оставить.',
  }),
  'RU-MAI-3': stated({
    en: 'Her move fails where she is stopped or in company, where her target was killed, and where nobody has the role, or nobody whom she can come to.',
    ru: 'Ход срывается, если горничную остановили или забрали в гости, если цель убита или если названной роли на игре нет либо до ее владельца не добраться.',
  }),
}
