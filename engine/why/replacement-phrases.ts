/** The post that looks for replacements. */
import type { InLocales, Phrases } from './phrases.ts'

export const replacementPhrases: InLocales<Phrases['replacementCall']> = {
  title: { en: '<b>Replacement needed: {name}</b>', ru: '<b>Нужна замена: {name}</b>' },
  needed: {
    en: 'I am looking for {count, plural, one {a replacement} other {# replacements}} for {who}.',
    ru: 'Ищу замену: {who}.',
  },
  neededAny: { en: 'I am looking for a replacement.', ru: 'Ищу замену.' },
  rules: { en: '<b>Rules:</b> {rules}', ru: '<b>Правила:</b> {rules}' },
  notBegun: { en: '<b>Phase:</b> the game has not started yet', ru: '<b>Фаза:</b> игра еще не началась' },
  phase: { en: '<b>Phase:</b> {phase}', ru: '<b>Фаза:</b> {phase}' },
  players: {
    en: '<b>Players:</b> {living, select, none {{players}} other {{living} of {players} alive}}',
    ru: '<b>Игроки:</b> {living, select, none {{players}} other {в игре {living} из {players}}}',
  },
  role: {
    en: 'You get the role by PM once you are in. Please do not ask in the thread what it is.',
    ru: 'Роль придет в личном сообщении, когда вы вступите в игру. Не спрашивайте о ней в теме.',
  },
  signUp: {
    en: 'To sign up, reply here or send a PM to {hosts}. Please read the thread before you start posting.',
    ru: 'Чтобы вступить, ответьте здесь или напишите ведущему ({hosts}). Прежде чем писать, прочтите тему игры.',
  },
  signUpHere: {
    en: 'To sign up, reply here or send me a PM. Please read the thread before you start posting.',
    ru: 'Чтобы вступить, ответьте здесь или напишите мне. Прежде чем писать, прочтите тему игры.',
  },
}
