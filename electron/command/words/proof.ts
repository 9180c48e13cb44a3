import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Whether a deal follows from its key. */
export const proof = defineMessages({
  written: {
    en: '{file}: {size} KB. It checks any deal and knows nothing of a game: post it before one.',
    ru: '{file}: {size} КБ. Страница проверяет любую раздачу и ничего не знает об игре: ее можно выложить заранее.',
  },
  noDigest: {
    en: '"{digest}" is no digest: it has 64 digits and letters from a to f.',
    ru: '«{digest}» — не хеш: в нем 64 знака, цифры и латинские буквы от a до f.',
  },
  digest: { en: 'Its digest (SHA-256): {digest}', ru: 'Хеш (SHA-256): {digest}' },
  itsDigest: { en: 'The digest is of this text.', ru: 'Это хеш именно этого текста.' },
  otherDigest: {
    en: 'The digest is of another text: something was changed, or is missing.',
    ru: 'Это хеш другого текста: что-то изменено, или чего-то не хватает.',
  },
  none: {
    en: 'These are not the lines of a proof, from "Deal" to "Key": nothing can be dealt again.',
    ru: 'Это не доказательство целиком, от первой строки до ключа: заново раздать нечего.',
  },
  older: {
    en: 'This proof is of a Nightdesk that wrote less into it: dealing again needs the game itself.',
    ru: 'Это доказательство из прежней программы, которая писала в него меньше: для новой раздачи нужна сама игра.',
  },
  undealable: {
    en: 'What the text says cannot be dealt: its set-up is not for these players, or was changed.',
    ru: 'По этому тексту раздать нельзя: расклад не для стольких игроков, или его изменили.',
  },
  follows: { en: 'The deal follows from the key.', ru: 'Раздача следует из ключа.' },
  differs: { en: 'The deal does not follow from the key.', ru: 'Раздача не следует из ключа.' },
  instead: { en: '{role}; dealt again: {due}', ru: '{role}; при повторной раздаче: {due}' },
  notDue: { en: '{line}: the key does not give this', ru: '{line}: из ключа этого не следует' },
})
