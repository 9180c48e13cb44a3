/** The page that checks a deal without the app, and how a host makes it. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const proof = defineMessages({
  // How a host makes it.
  make: { en: 'Save the page for checking the deal', ru: 'Сохранить страницу для проверки' },
  makeNote: {
    en: 'A web page for your players. It checks the fingerprint and proof without Nightdesk and contains nothing about your game.',
    ru: 'Страница для игроков: сверяет хеш и доказательство без программы и ничего не знает о вашей игре.',
  },
  made: { en: 'Page saved.', ru: 'Страница готова.' },
  madeText: {
    en: '{name}. Put it where your players can find it. It gives nothing away, so you can post it before the game.',
    ru: '{name}. Выложите ее для игроков, можно и до начала игры: она ничего не выдает.',
  },

  // The page itself.
  title: { en: 'Check a deal', ru: 'Проверка раздачи' },
  about: {
    en: 'The host posted a fingerprint before the game and the proof after it. Paste both. This page computes the fingerprint of the proof and deals the roles again from its key, using the same code as Nightdesk. It does not download or send anything.',
    ru: 'До игры ведущий опубликовал хеш, после нее — доказательство. Вставьте то и другое: страница вычислит хеш доказательства и заново раздаст роли по ключу из него той же программой, которой их раздавали. Из сети она ничего не берет и ничего туда не отправляет.',
  },
  language: { en: 'Language', ru: 'Язык' },
  digest: { en: 'Fingerprint posted before the game', ru: 'Хеш, опубликованный до игры' },
  text: {
    en: 'Proof posted after the game, from “Deal” to “Key”',
    ru: 'Доказательство, опубликованное после нее, целиком, до строки с ключом',
  },
  result: { en: 'Result', ru: 'Что получилось' },
  empty: {
    en: 'Paste the proof to see the result here.',
    ru: 'Вставьте доказательство, и здесь появится результат.',
  },
  noDigest: {
    en: 'Paste the fingerprint too: 64 characters, digits and letters a to f.',
    ru: 'Вставьте и хеш: 64 знака, цифры и латинские буквы.',
  },
  hashHolds: {
    en: 'Verified: the text matches the fingerprint.',
    ru: 'Это хеш именно этого текста: с тех пор в нем ничего не менялось.',
  },
  hashFails: {
    en: 'The text does not match the fingerprint. Something was changed or is missing from what you pasted. The text’s own fingerprint is {digest}.',
    ru: 'Это хеш другого текста. Что-то изменено, или вставлено не все; хеш вставленного: {digest}.',
  },
  hashNone: {
    en: 'This browser can compute fingerprints only on pages opened from a file or over https.',
    ru: 'Здесь браузер не вычисляет хеши: откройте страницу из файла или по защищенному адресу.',
  },
  isNone: {
    en: 'This is not a complete proof, from “Deal” to “Key”, so the roles can’t be dealt again.',
    ru: 'Это не доказательство целиком, от первой строки до ключа: заново раздать нечего.',
  },
  isOlder: {
    en: 'This proof comes from an older version of Nightdesk that put less into it. The fingerprint shows that nothing was changed, but dealing again needs the game itself.',
    ru: 'Это доказательство из прежней программы, которая писала в него меньше: хеш показывает, что ничего не менялось, а для новой раздачи нужна сама игра.',
  },
  isUndealable: {
    en: 'These roles can’t be dealt: the setup does not fit these players, or was changed.',
    ru: 'По этому тексту раздать нельзя: расклад не для стольких игроков, или его изменили.',
  },
  dealHolds: {
    en: 'Verified: dealing again from the key gives everyone the same role.',
    ru: 'Раздача следует из ключа: при повторной раздаче у каждого та же роль.',
  },
  dealFails: {
    en: 'The deal does not match the key: dealing again gives a different result.',
    ru: 'Раздача не следует из ключа: при повторной раздаче выходит другое.',
  },
  players: { en: 'Players', ru: 'Игроки' },
  player: { en: 'Player', ru: 'Игрок' },
  said: { en: 'As posted', ru: 'Как опубликовано' },
  due: { en: 'Dealt again', ru: 'Повторная раздача' },
  differs: { en: '(differs)', ru: '(не совпадает)' },
  fell: { en: 'Other random draws', ru: 'Что еще выпало по жребию' },
  fellSaid: { en: 'As posted: {lines}', ru: 'Как опубликовано: {lines}' },
  fellDue: { en: 'Drawn again: {lines}', ru: 'Повторный жребий: {lines}' },
  nothing: { en: 'nothing', ru: 'ничего' },
  limits: {
    en: 'No page can show whether the host dealt more than once before posting the fingerprint.',
    ru: 'Чего не покажет никакая страница: не раздавал ли ведущий роли несколько раз, пока не опубликовал хеш.',
  },
})
