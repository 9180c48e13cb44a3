/** The election of the mayor, the vertical of power, and the secretary. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const posts: Rules = {
  'RU-ELEC-1': stated({
    en: 'On the first day everybody votes for a mayor, or declines; nobody votes for himself, and who is absent has not voted. Nothing makes a ballot weigh more. Who wrote no wall cannot be elected.',
    ru: 'В первый день выбирают мэра. От голоса можно отказаться, за себя голосовать нельзя, а кто не пришел, тот не проголосовал. Вес голоса на выборах ничто не меняет. Кто не написал стенку, того избрать нельзя.',
  }),
  'RU-ELEC-2': stated({
    en: 'Mayor or secretary is a main player or an agent, never a mason or a servant.',
    ru: 'Мэром или секретаршей может стать основной игрок или агент, но не масон и не слуга.',
  }),
  'RU-ELEC-3': stated({
    en: 'Who are level at the top go into a second round, in which only the others vote, and only for them. If that is level too, the first ballot for one of them decides that was not left beforehand.',
    ru: 'При равенстве на первом месте проводится второй тур: голосуют в нем только за тех, кто набрал поровну, а сами они не голосуют. Если и он закончился равенством, побеждает тот, за кого раньше проголосовали, без учета голосов, оставленных заранее.',
  }),
  'RU-VERT-1': stated({
    en: 'Each day the mayor in office names one player, before the vote, against whom nobody votes that day, or nobody. Where the mayor says nothing it is the secretary. It is announced as the vote starts.',
    ru: 'Каждый день действующий мэр до начала голосования называет одного игрока, против которого в этот день не голосуют, или никого. Если мэр ничего не прислал, это секретарша. Имя объявляют на старте голосования.',
  }),
  'RU-SEC-1': stated({
    en: 'The new mayor picks a secretary from those who voted for him in the round that decided, and neither can refuse. Who lost a second round can be picked too, having voted for the winner in the first.',
    ru: 'Новый мэр выбирает секретаршу из тех, кто голосовал за него в решающем туре, и отказаться не может ни он, ни она. Проигравший второй тур тоже подходит, если в первом голосовал за победителя.',
  }),
  'RU-SEC-3': stated({
    en: 'A secretary against whom the mayor votes, and who is not lynched, loses the post with the result of that vote, after its revote where there is one. She loses it too where the mayor does. Nobody comes after her.',
    ru: 'Если мэр проголосовал против секретарши и ее не залинчевали, по итогу голосования, с переголосованием, если оно было, она лишается должности. Вместе с мэром должность теряет и она. Новую секретаршу не назначают.',
  }),
}
