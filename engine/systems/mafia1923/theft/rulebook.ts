/** The rules about the Thief. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const theft: Rules = {
  '1923-THI1': stated({
    en: 'A Thief chooses a living player once in the game and takes his role for the rest of it.',
    ru: 'Вор один раз за игру выбирает живого игрока и забирает его роль до конца игры.',
  }),
  '1923-THI2': stated({
    en: 'All limits of the role start afresh for the new owner.',
    ru: 'Все ограничения роли для нового владельца отсчитываются заново.',
  }),
  '1923-THI3': stated({ en: 'The one robbed becomes a Townsperson.', ru: 'Обкраденный становится горожанином.' }),
  '1923-THI4': stated({
    en: 'A theft from a Townsperson fails, and the Thief becomes a Townsperson.',
    ru: 'Кража у горожанина не удается, и вор становится горожанином.',
  }),
  '1923-THI5': stated({
    en: 'A Thief may take the second role of a Mafia Member and does not join the Mafia; the other stays in it.',
    ru: 'Вор может забрать вторую роль члена мафии, но сам в мафию не вступает; обкраденный в ней остается.',
  }),
  '1923-THI6': chosen({
    en: 'A theft from a Mafia Member without a second role fails like one from a Townsperson; anything else would give him away.',
    ru: 'Кража у члена мафии без второй роли не удается так же, как у горожанина; все другое выдало бы его.',
  }),
  '1923-THI7': implied({
    en: 'A Thief who is in the Mafia stays in it; only his second role changes.',
    ru: 'Вор, который в мафии, в ней и остается; меняется только его вторая роль.',
  }),
  '1923-THI8': chosen({
    en: 'The theft counts from its step on. What the one robbed does at a later step is void; the Thief uses an active ability from the next phase on, a passive one at once.',
    ru: 'Кража действует со своего шага. Что обкраденный делает на более позднем шаге, не проходит; активной способностью вор пользуется со следующей фазы, пассивной — сразу.',
  }),
  '1923-THI9': implied({
    en: 'Stealing from a Thief gives an unused theft.',
    ru: 'Кража у вора дает неиспользованную кражу.',
  }),
  '1923-THI10': stated({
    en: 'After a success both are told their new role. After a failure the Thief is told that it failed, without the reason, and the target nothing.',
    ru: 'После удачной кражи обоим сообщают их новую роль. После неудачной вору сообщают, что она не удалась, без причины, а цели — ничего.',
  }),
  '1923-THI11': implied({
    en: 'A failed theft is used up and leaves a Townsperson, but one cancelled by a Boss leaves a Thief with his theft.',
    ru: 'Неудачная кража потрачена и оставляет вора горожанином, а отмененная боссом оставляет его вором с прежней кражей.',
  }),

  '1923-I4': stated({
    en: 'A theft that succeeds is told to both and to nobody else.',
    ru: 'Об удачной краже сообщают обоим и больше никому.',
  }),
  '1923-I5': stated({
    en: 'A theft that fails is told to the Thief, without the reason.',
    ru: 'О неудачной краже сообщают вору, без причины.',
  }),
}
