/** Why an attempt to vote does not count, as said to a host. */
import type { InEach } from '../text/in-each.ts'
import type { Why } from './reading.ts'

const reasons: Readonly<Record<Why, InEach>> = {
  notBold: { en: 'it is not bold', ru: 'не выделено жирным' },
  notGreen: { en: 'it is not in green', ru: 'не выделено зеленым' },
  partlyBold: { en: 'only part of it is bold', ru: 'выделено жирным не целиком' },
  shortForm: { en: 'it is not written in full', ru: 'написано не полностью' },
  otherWord: { en: 'it uses a different word from the one for votes here', ru: 'здесь голосуют другим словом' },
  noWord: { en: 'it is a name without a word for voting', ru: 'это одно имя, слова для голоса нет' },
  noColon: { en: 'it has no colon', ru: 'нет двоеточия' },
  noSign: { en: 'it has no sign before the word', ru: 'нет знака перед словом' },
  inSentence: { en: 'it is inside a sentence', ru: 'стоит внутри предложения' },
  noName: { en: 'it names nobody', ru: 'никто не назван' },
  halfTag: { en: 'its tag is closed but was never opened', ru: 'у тега есть конец, но нет начала' },
  spoiler: { en: 'it is hidden in a spoiler', ru: 'спрятано под спойлером' },
  struck: { en: 'it is struck through', ru: 'зачеркнуто' },
  code: { en: 'it is in a code box', ru: 'стоит в блоке кода' },
  openQuote: {
    en: 'a quote in this post has no end, so it is unclear whose words these are',
    ru: 'цитата в этом посте не закрыта, и неясно, чьи это слова',
  },
  notPlaying: { en: 'its author is not a player', ru: 'автор не играет' },
  dead: { en: 'its author is dead', ru: 'автор погиб' },
  out: { en: 'its author is out of the game', ru: 'автор выбыл из игры' },
  lostVote: { en: 'its author has no vote at this time', ru: 'у автора сейчас нет голоса' },
  replaced: { en: 'its author was replaced', ru: 'автора заменили' },
  targetDead: { en: 'it names somebody who is dead', ru: 'названный игрок погиб' },
  targetOut: { en: 'it names somebody who is out of the game', ru: 'названный игрок выбыл из игры' },
  afterHammer: { en: 'the day had ended with the hammer', ru: 'день уже кончился решающим голосом' },
  unreadable: { en: 'the way the post is built makes it unreadable', ru: 'пост устроен так, что его не прочесть' },
}

/** The clause about one: `it is not bold`. */
export const reasonSaid = (why: Why): InEach => reasons[why]
