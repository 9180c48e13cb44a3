import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Whether a deal follows from its key. */
export const proof = defineMessages({
  written: {
    en: '{file}: {size} KB. It can check any deal and contains nothing about a game, so you can post it before one.',
    ru: '{file}: {size} КБ. Страница проверяет любую раздачу и ничего не знает об игре: ее можно выложить заранее.',
  },
  noDigest: {
    en: '"{digest}" is not a fingerprint: a fingerprint has 64 characters, digits and letters a to f.',
    ru: '«{digest}» — не хеш: в нем 64 знака, цифры и латинские буквы от a до f.',
  },
  digest: { en: 'Its fingerprint (SHA-256): {digest}', ru: 'Хеш (SHA-256): {digest}' },
  itsDigest: { en: 'Verified: the text matches the fingerprint.', ru: 'Это хеш именно этого текста.' },
  otherDigest: {
    en: 'The text does not match the fingerprint: something was changed or is missing.',
    ru: 'Это хеш другого текста: что-то изменено, или чего-то не хватает.',
  },
  none: {
    en: 'This is not a complete proof, from "Deal" to "Key", so the roles cannot be dealt again.',
    ru: 'Это не доказательство целиком, от первой строки до ключа: заново раздать нечего.',
  },
  older: {
    en: 'This proof comes from an older version of Nightdesk that put less into it: dealing again needs the game itself.',
    ru: 'Это доказательство из прежней программы, которая писала в него меньше: для новой раздачи нужна сама игра.',
  },
  undealable: {
    en: 'These roles cannot be dealt: the setup does not fit these players, or was changed.',
    ru: 'По этому тексту раздать нельзя: расклад не для стольких игроков, или его изменили.',
  },
  follows: {
    en: 'Verified: dealing again from the key gives everyone the same role.',
    ru: 'Раздача следует из ключа.',
  },
  differs: {
    en: 'The deal does not match the key: dealing again gives a different result.',
    ru: 'Раздача не следует из ключа.',
  },
  instead: { en: '{role}; dealt again: {due}', ru: '{role}; при повторной раздаче: {due}' },
  notDue: { en: '{line}: does not follow from the key', ru: '{line}: из ключа этого не следует' },
})
