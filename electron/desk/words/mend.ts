import { defineMessages } from '../../../engine/text/catalogue.ts'

/** A past that is being mended: what cannot be done in it, and what no longer fits. */
export const mend = defineMessages({
  none: { en: 'No phase of this game is reopened.', ru: 'В этой игре ничего не исправляется задним числом.' },
  reopenFirst: { en: 'Reopen a locked phase first.', ru: 'Сначала откройте зафиксированную фазу заново.' },
  already: { en: '{phase} is already reopened.', ru: '{phase}: фаза уже исправляется.' },
  goOnOrDrop: { en: 'Continue with it, or discard the changes.', ru: 'Продолжите исправление или отбросьте его.' },
  notLocked: { en: '{phase} is open.', ru: '{phase}: фаза открыта.' },
  changeOpen: { en: 'Change it directly.', ru: 'Меняйте ее как есть.' },
  noReason: { en: 'Reopening a phase needs a reason.', ru: 'Фазу открывают заново по какой-то причине.' },
  giveReason: {
    en: 'Say what was wrong, for the log.',
    ru: 'Напишите, что было не так: это останется в журнале.',
  },
  overtaken: {
    en: 'The phase you reopened has changed since.',
    ru: 'Фаза, которую исправляли, с тех пор стала другой.',
  },
  dropAndBegin: {
    en: 'Discard these changes, and reopen the phase again.',
    ru: 'Отбросьте это исправление и откройте фазу заново.',
  },
  notHere: {
    en: 'This was done before the phase was reopened.',
    ru: 'Это было сделано до того, как фазу открыли заново.',
  },
  leaveOut: {
    en: 'Leave it out in the list of your earlier decisions.',
    ru: 'Исключите это в списке тогдашних решений.',
  },
  notThis: { en: 'You cannot do this while a past phase is reopened.', ru: 'В исправляемом прошлом этого не делают.' },
  acceptFirst: {
    en: 'Review and apply the changes, or discard them. Then continue in the game itself.',
    ru: 'Сравните и примите исправление или отбросьте его, потом продолжайте в самой игре.',
  },
  notThen: {
    en: 'There is no such decision in the reopened phases.',
    ru: 'Такого решения в исправляемых фазах нет.',
  },
  chooseListed: { en: 'Choose one from the list.', ru: 'Выберите из перечисленных.' },
  notAt: { en: '{phase} cannot be reopened here.', ru: '{phase}: в этом исправлении ее не открыть.' },
  fromReopened: {
    en: 'Choose the phase you reopened first, or a later locked phase.',
    ru: 'Выберите зафиксированную фазу, начиная с той, что открыта заново.',
  },
  noMisfit: { en: 'There is nothing left to decide here.', ru: 'Решать здесь больше нечего.' },
  lookAgain: { en: 'Review the comparison again.', ru: 'Посмотрите сравнение еще раз.' },
  undecided: {
    en: '{count, plural, one {# conflict is} other {# conflicts are}} undecided.',
    ru: '{count, plural, one {# пункт больше не сходится и не решен} few {# пункта больше не сходятся и не решены} other {# пунктов больше не сходятся и не решены}}.',
  },
  decideAll: { en: 'Decide each of them, then apply the changes.', ru: 'Решите каждый, потом принимайте.' },
  nothing: { en: 'Nothing has been changed.', ru: 'Ничего не изменено.' },
  changeOrDrop: { en: 'Change something, or discard.', ru: 'Измените что-нибудь или отбросьте исправление.' },

  leave: { en: 'Leave it out', ru: 'Исключить' },
  keep: { en: 'Keep it, although it does not count', ru: 'Оставить, хотя и не считается' },
  keepAnswer: { en: 'Keep the ruling', ru: 'Оставить решение' },
  keepEnd: { en: 'The game is still over', ru: 'Игра все равно окончена' },
  leaveEnd: { en: 'The game goes on', ru: 'Игра продолжается' },
  action: { en: '{deed} no longer counts: {why}', ru: '{deed}: больше не считается ({why})' },
  ballot: { en: '{ballot} no longer counts: {why}', ru: '{ballot}: больше не считается ({why})' },
  answerUnasked: {
    en: 'The ruling “{answer}” on {prompt} is no longer needed.',
    ru: '{prompt}: решение «{answer}» больше ни о чем не спрашивают.',
  },
  answerElse: {
    en: 'The ruling “{answer}” on {prompt} answered a different question. It would now answer this one: {about}',
    ru: '{prompt}: решение «{answer}» было о другом, а теперь ответило бы на это: {about}',
  },
  draw: {
    en: 'The draw you set ({what}: {gives}) no longer takes place.',
    ru: 'Заданная жеребьевка ({what}: {gives}) больше не проводится.',
  },
  removal: {
    en: '{name} left the game in this phase, but now dies before it.',
    ru: 'Игрок {name} выведен из игры в этой фазе, но теперь умирает раньше.',
  },
  end: {
    en: 'The game ended with this winner: {winner}. By the rules, that is no longer so.',
    ru: 'Игра была окончена, победа: {winner}. По правилам это больше не следует.',
  },
  endElse: {
    en: 'The game ended with this winner: {winner}. By the rules, the winner is now {proposed}.',
    ru: 'Игра была окончена, победа: {winner}. По правилам теперь победа: {proposed}.',
  },
  asks: {
    en: 'A new ruling is needed: {prompt}.',
    ru: 'Нужно решение, которого раньше ни от кого не требовалось: {prompt}.',
  },
  asksAbout: {
    en: 'A new ruling is needed: {prompt} ({about}).',
    ru: 'Нужно решение, которого раньше ни от кого не требовалось: {prompt} ({about}).',
  },
  back: {
    en: '{name} is now alive in this phase, but has not submitted anything.',
    ru: 'Игрок {name} теперь жив в этой фазе, а сообщений от него нет.',
  },
  nobody: { en: 'nobody', ru: 'никто' },
  winner: { en: 'By the rules the game is over: {winner}', ru: 'По правилам игра окончена: {winner}' },
  noWinner: { en: 'By the rules the game goes on', ru: 'По правилам игра продолжается' },
  edited: {
    en: 'You edited this post, and the text it was based on has changed since.',
    ru: 'Вы правили этот текст. То, из чего он сделан, теперь говорит другое.',
  },
})
