import { defineMessages } from '../../../engine/text/catalogue.ts'

/** A past that is being mended: what cannot be done in it, and what no longer fits. */
export const mend = defineMessages({
  none: { en: 'Nothing of this game is being mended.', ru: 'В этой игре ничего не исправляется задним числом.' },
  reopenFirst: { en: 'Reopen a locked phase first.', ru: 'Сначала откройте зафиксированную фазу заново.' },
  already: { en: '{phase} is being mended already.', ru: '{phase}: фаза уже исправляется.' },
  goOnOrDrop: { en: 'Go on with it, or drop it.', ru: 'Продолжите исправление или отбросьте его.' },
  notLocked: { en: '{phase} is open.', ru: '{phase}: фаза открыта.' },
  changeOpen: { en: 'Change it as it stands.', ru: 'Меняйте ее как есть.' },
  noReason: { en: 'A phase is reopened for a reason.', ru: 'Фазу открывают заново по какой-то причине.' },
  giveReason: {
    en: 'Say what was wrong: it stands in the log.',
    ru: 'Напишите, что было не так: это останется в журнале.',
  },
  overtaken: {
    en: 'The phase that was to be mended is another one by now.',
    ru: 'Фаза, которую исправляли, с тех пор стала другой.',
  },
  dropAndBegin: {
    en: 'Drop this mending, and reopen the phase again.',
    ru: 'Отбросьте это исправление и откройте фазу заново.',
  },
  notHere: {
    en: 'This was done before the phase was reopened.',
    ru: 'Это было сделано до того, как фазу открыли заново.',
  },
  leaveOut: {
    en: 'Leave it out in the list of what was decided then.',
    ru: 'Исключите это в списке тогдашних решений.',
  },
  notThis: { en: 'This is not done in a past that is being mended.', ru: 'В исправляемом прошлом этого не делают.' },
  acceptFirst: {
    en: 'Compare and accept it, or drop it; then go on in the game.',
    ru: 'Сравните и примите исправление или отбросьте его, потом продолжайте в самой игре.',
  },
  notThen: {
    en: 'There is no such decision in the phases that are mended.',
    ru: 'Такого решения в исправляемых фазах нет.',
  },
  chooseListed: { en: 'Choose one of those that are listed.', ru: 'Выберите из перечисленных.' },
  notAt: { en: '{phase} cannot be open in this mending.', ru: '{phase}: в этом исправлении ее не открыть.' },
  fromReopened: {
    en: 'Choose a locked phase from the reopened one on.',
    ru: 'Выберите зафиксированную фазу, начиная с той, что открыта заново.',
  },
  noMisfit: { en: 'Nothing of this kind is left to decide.', ru: 'Решать здесь больше нечего.' },
  lookAgain: { en: 'Look at the comparison again.', ru: 'Посмотрите сравнение еще раз.' },
  undecided: {
    en: '{count, plural, one {# thing that no longer fits is} other {# things that no longer fit are}} not decided.',
    ru: '{count, plural, one {# пункт больше не сходится и не решен} few {# пункта больше не сходятся и не решены} other {# пунктов больше не сходятся и не решены}}.',
  },
  decideAll: { en: 'Decide on each of them, then accept.', ru: 'Решите каждый, потом принимайте.' },
  nothing: { en: 'Nothing is changed.', ru: 'Ничего не изменено.' },
  changeOrDrop: { en: 'Change something, or drop the mending.', ru: 'Измените что-нибудь или отбросьте исправление.' },

  leave: { en: 'Leave it out', ru: 'Исключить' },
  keep: { en: 'Keep it, though it does not count', ru: 'Оставить, хотя и не считается' },
  keepAnswer: { en: 'Keep the ruling', ru: 'Оставить решение' },
  keepEnd: { en: 'The game has ended all the same', ru: 'Игра все равно окончена' },
  leaveEnd: { en: 'The game goes on', ru: 'Игра продолжается' },
  action: { en: '{deed} no longer counts: {why}', ru: '{deed}: больше не считается ({why})' },
  ballot: { en: '{ballot} no longer counts: {why}', ru: '{ballot}: больше не считается ({why})' },
  answerUnasked: {
    en: 'The ruling “{answer}” on {prompt} is asked for nothing any more.',
    ru: '{prompt}: решение «{answer}» больше ни о чем не спрашивают.',
  },
  answerElse: {
    en: 'The ruling “{answer}” on {prompt} was given to another question, and would now answer this one: {about}',
    ru: '{prompt}: решение «{answer}» было о другом, а теперь ответило бы на это: {about}',
  },
  draw: {
    en: 'The draw that was fixed ({what}: {gives}) is not drawn any more.',
    ru: 'Заданная жеребьевка ({what}: {gives}) больше не проводится.',
  },
  removal: {
    en: '{name} was taken out of the game in this phase, and is dead before it now.',
    ru: 'Игрок {name} выведен из игры в этой фазе, но теперь умирает раньше.',
  },
  end: {
    en: 'The game was ended, won by {winner}. By the rules this does not follow any more.',
    ru: 'Игра была окончена, победа: {winner}. По правилам это больше не следует.',
  },
  endElse: {
    en: 'The game was ended, won by {winner}. By the rules it is won by {proposed} now.',
    ru: 'Игра была окончена, победа: {winner}. По правилам теперь победа: {proposed}.',
  },
  asks: {
    en: 'A ruling is wanted that nobody was asked for before: {prompt}.',
    ru: 'Нужно решение, которого раньше ни от кого не требовалось: {prompt}.',
  },
  asksAbout: {
    en: 'A ruling is wanted that nobody was asked for before: {prompt} ({about}).',
    ru: 'Нужно решение, которого раньше ни от кого не требовалось: {prompt} ({about}).',
  },
  back: {
    en: '{name} lives now in this phase, and nothing of this player came in.',
    ru: 'Игрок {name} теперь жив в этой фазе, а сообщений от него нет.',
  },
  nobody: { en: 'nobody', ru: 'никто' },
  winner: { en: 'By the rules the game is over: {winner}', ru: 'По правилам игра окончена: {winner}' },
  noWinner: { en: 'By the rules the game goes on', ru: 'По правилам игра продолжается' },
  edited: {
    en: 'You edited this post. What it was made from says something else now.',
    ru: 'Вы правили этот текст. То, из чего он сделан, теперь говорит другое.',
  },
})
