/** The rules about the Mafia and its kill. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const mafia: Rules = {
  '1923-MAF1': stated({
    en: 'The Mafia attempts as many kills a night as there are living players divided by 20, rounded up.',
    ru: 'За ночь мафия покушается столько раз, сколько выйдет, если число живых игроков разделить на 20 и округлить вверх.',
  }),
  '1923-MAF2': chosen({
    en: 'The living are counted at the start of the night: everybody but the dead and the exiled.',
    ru: 'Живых считают в начале ночи: это все, кроме мертвых и изгнанных.',
  }),
  '1923-MAF3': stated({ en: 'The Mafia kills Civilians.', ru: 'Мафия убивает мирных.' }),
  '1923-MAF4': chosen({
    en: 'Targets of the Mafia are different living Civilians, as many as there are at most. Where some are missing the moderators decide.',
    ru: 'Цели мафии — разные живые мирные, самое большее все, сколько их есть. Если целей не хватает, решают ведущие.',
  }),
  '1923-MAF5': stated({
    en: 'One Mafia Member, chosen by the moderators, sends in the decision of the team.',
    ru: 'Решение команды присылает один член мафии, выбранный ведущими.',
  }),
  '1923-MAF6': chosen({
    en: 'Where the chosen member cannot submit, another living one may, and the moderators are told. If all living members are injured there is no kill.',
    ru: 'Если выбранный не может прислать ход, это может сделать другой живой член мафии, и ведущим об этом сообщают. Если ранены все живые члены мафии, убийства нет.',
  }),
  '1923-MAF7': stated({
    en: 'Mafia Members may have a second role, but not every one. The list is missing in the rules: ours leaves out Doctor, Bodyguard, Detective, Sheriff, Armed Robber and Shadchan.',
    ru: 'У члена мафии может быть вторая роль, но не любая. Списка в правилах нет: в наш не входят доктор, телохранитель, детектив, шериф, грабитель и шадхен.',
  }),
  '1923-MAF8': stated({
    en: 'A Boss does not stop the Mafia kill and a Bumbling Bureaucrat does not redirect it.',
    ru: 'Босс не останавливает убийство мафии, а бюрократ его не перенаправляет.',
  }),
  '1923-MAF9': implied({
    en: 'The kill is an act of the team: who sends it in may use his second role in the same night.',
    ru: 'Убийство — ход команды: тот, кто его присылает, может в ту же ночь воспользоваться своей второй ролью.',
  }),
  '1923-MAF10': implied({
    en: 'Each kill is stopped by itself: by a Bodyguard, a Doctor, the shield of a Butler, or when the target is dead already.',
    ru: 'Каждое убийство срывается само по себе: его срывает телохранитель, доктор, щит дворецкого или то, что цель уже мертва.',
  }),
  '1923-MAF11': chosen({
    en: 'Where the attacker has to be one person he is drawn among the living Mafia Members; for an injury among those not injured, if there are any.',
    ru: 'Где нападавшим должен быть кто-то один, его определяет жребий между живыми членами мафии; для ранения — между теми, кто не ранен, если такие есть.',
  }),
}
