/** The rules about the Bumbling Bureaucrat and the Boss. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const interference: Rules = {
  '1923-BOS1': stated({
    en: 'A Boss chooses another player, whose night action is cancelled; the same one as often as he likes.',
    ru: 'Босс выбирает другого игрока и отменяет его ночной ход; одного и того же — сколько угодно раз.',
  }),
  '1923-BOS2': stated({
    en: 'A Boss takes a Mafia Member only his second role, never the kill.',
    ru: 'У члена мафии босс отменяет только ход второй роли и никогда — убийство.',
  }),
  '1923-BOS3': stated({
    en: 'Whoever a Boss chose is told in the morning that any action of his did not happen, whether or not there was one.',
    ru: 'Тому, кого выбрал босс, утром сообщают, что никакой его ход не состоялся, — независимо от того, делал ли он ход.',
  }),
  '1923-BOS4': implied({ en: 'Who died in that night is not told.', ru: 'Кто в эту ночь умер, тому не сообщают.' }),
  '1923-BOS5': implied({
    en: 'Of two Bosses who choose each other the one who sent in first acts; the other does nothing, and his target is not told.',
    ru: 'Если два босса выбрали друг друга, действует тот, кто прислал ход раньше; второй ничего не делает, и его цели ничего не сообщают.',
  }),
  '1923-BOS6': chosen({
    en: 'What a Bumbling Bureaucrat did before is not undone.',
    ru: 'Того, что до этого сделал бюрократ, босс не отменяет.',
  }),
  '1923-BOS7': chosen({ en: 'Passive abilities are not cancelled.', ru: 'Пассивные способности босс не отменяет.' }),

  '1923-BUR1': stated({
    en: 'A Bumbling Bureaucrat chooses a player, whose next action gets a random target; twice in the game.',
    ru: 'Бюрократ выбирает игрока, и следующий ход этого игрока получает случайную цель; два раза за игру.',
  }),
  '1923-BUR2': stated({
    en: 'Votes and Mafia kills are not touched.',
    ru: 'На голоса и на убийства мафии это не действует.',
  }),
  '1923-BUR3': implied({
    en: 'He acts first, so an action of the same night is redirected.',
    ru: 'Он ходит первым, поэтому перенаправляется и ход той же ночи.',
  }),
  '1923-BUR4': chosen({
    en: 'Where the player does nothing, or is cancelled, the redirection waits for his next action with a target, by day too.',
    ru: 'Если игрок ничего не делает или его ход отменен, перенаправление ждет его следующего хода с целью, в том числе днем.',
  }),
  '1923-BUR5': chosen({
    en: 'Drawn is among all targets that are allowed, the chosen one included; a family for an ability on families; both anew for an ability on two, which fails where there are not two.',
    ru: 'Жребий бросают между всеми допустимыми целями, включая выбранную; у способности, направленной на семьи, — между семьями; у способности с двумя целями заново выбирают обе, и если двух не найдется, она не срабатывает.',
  }),
  '1923-BUR6': stated({ en: 'The player is told his new target afterwards.', ru: 'Новую цель игроку сообщают потом.' }),
  '1923-BUR7': implied({
    en: 'Between two Bumbling Bureaucrats the order sent in decides; one who has acted already is redirected next time.',
    ru: 'Между двумя бюрократами решает то, кто прислал ход раньше; кто уже сходил, будет перенаправлен в следующий раз.',
  }),
  '1923-BUR8': implied({
    en: 'A redirected use counts as a use. Led to himself it counts against what a Doctor or a Sheriff may do to himself, and not against how often a Bodyguard or a Lawyer may choose himself; a draw may give these themselves even then. Several redirections of one player are spent together on one action.',
    ru: 'Перенаправленное применение считается применением. Если жребий привел к самому себе, доктору и шерифу это засчитывается в то, что им можно делать с собой, а телохранителю и адвокату в число выборов самого себя — нет; им жребий может дать их самих и тогда, когда выбрать себя они уже не могут. Несколько перенаправлений одного игрока вместе тратятся на один ход.',
  }),
  '1923-BUR9': chosen({ en: 'He cannot choose himself.', ru: 'Выбрать самого себя он не может.' }),

  '1923-I6': stated({
    en: 'That a Boss chose him is told to his target every time, and to nobody else.',
    ru: 'Что его выбрал босс, игроку сообщают каждый раз, и больше никому.',
  }),
  '1923-I8': stated({
    en: 'A redirection is told to the player redirected, afterwards.',
    ru: 'О перенаправлении сообщают тому, чей ход перенаправлен, и уже потом.',
  }),
}
