/** The page that checks a deal without the app, and how a host makes it. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const proof = defineMessages({
  // How a host makes it.
  make: { en: 'Save the page that checks it', ru: 'Сохранить страницу для проверки' },
  makeNote: {
    en: 'A page for your players: it checks digest and proof without Nightdesk and knows nothing of your game.',
    ru: 'Страница для игроков: сверяет хеш и доказательство без программы и ничего не знает о вашей игре.',
  },
  made: { en: 'The page is made.', ru: 'Страница готова.' },
  madeText: {
    en: '{name}. Put it where your players find it, before the game already: it tells nothing.',
    ru: '{name}. Выложите ее для игроков, можно и до начала игры: она ничего не выдает.',
  },

  // The page itself.
  title: { en: 'Check a deal', ru: 'Проверка раздачи' },
  about: {
    en: 'The host posted a digest before the game and the proof after it. Paste both: this page takes the digest of the proof, and deals the roles again by the key in it, with the program of Nightdesk that dealt them. It fetches nothing and sends nothing.',
    ru: 'До игры ведущий опубликовал хеш, после нее — доказательство. Вставьте то и другое: страница вычислит хеш доказательства и заново раздаст роли по ключу из него той же программой, которой их раздавали. Из сети она ничего не берет и ничего туда не отправляет.',
  },
  language: { en: 'Language', ru: 'Язык' },
  digest: { en: 'The digest that was posted before the game', ru: 'Хеш, опубликованный до игры' },
  text: {
    en: 'The proof that was posted after it, from “Deal” to “Key”',
    ru: 'Доказательство, опубликованное после нее, целиком, до строки с ключом',
  },
  result: { en: 'What comes of it', ru: 'Что получилось' },
  empty: {
    en: 'Paste the proof, and here stands what comes of it.',
    ru: 'Вставьте доказательство, и здесь появится результат.',
  },
  noDigest: {
    en: 'Paste the digest as well: 64 digits and letters from a to f.',
    ru: 'Вставьте и хеш: 64 знака, цифры и латинские буквы.',
  },
  hashHolds: {
    en: 'The digest is of this text: nothing of it was changed since.',
    ru: 'Это хеш именно этого текста: с тех пор в нем ничего не менялось.',
  },
  hashFails: {
    en: 'The digest is not of this text. Something was changed, or something is missing of what was pasted; its own is {digest}.',
    ru: 'Это хеш другого текста. Что-то изменено, или вставлено не все; хеш вставленного: {digest}.',
  },
  hashNone: {
    en: 'This browser takes digests only of a page that was opened from a file or by https.',
    ru: 'Здесь браузер не вычисляет хеши: откройте страницу из файла или по защищенному адресу.',
  },
  isNone: {
    en: 'These are not the lines of a proof, from “Deal” to “Key”, so nothing can be dealt again.',
    ru: 'Это не доказательство целиком, от первой строки до ключа: заново раздать нечего.',
  },
  isOlder: {
    en: 'This proof is of a Nightdesk that wrote less into it: the digest shows that nothing was changed, and dealing again needs the game itself.',
    ru: 'Это доказательство из прежней программы, которая писала в него меньше: хеш показывает, что ничего не менялось, а для новой раздачи нужна сама игра.',
  },
  isUndealable: {
    en: 'What the text says cannot be dealt: its set-up is not for these players, or was changed.',
    ru: 'По этому тексту раздать нельзя: расклад не для стольких игроков, или его изменили.',
  },
  dealHolds: {
    en: 'The deal follows from the key: dealt again, everybody gets the same role.',
    ru: 'Раздача следует из ключа: при повторной раздаче у каждого та же роль.',
  },
  dealFails: {
    en: 'The deal does not follow from the key: dealt again, something else comes out.',
    ru: 'Раздача не следует из ключа: при повторной раздаче выходит другое.',
  },
  players: { en: 'Players', ru: 'Игроки' },
  player: { en: 'Player', ru: 'Игрок' },
  said: { en: 'As it was posted', ru: 'Как опубликовано' },
  due: { en: 'Dealt again', ru: 'Повторная раздача' },
  differs: { en: '(differs)', ru: '(не совпадает)' },
  fell: { en: 'What fell by lot besides', ru: 'Что еще выпало по жребию' },
  fellSaid: { en: 'As it was posted: {lines}', ru: 'Как опубликовано: {lines}' },
  fellDue: { en: 'Drawn again: {lines}', ru: 'Повторный жребий: {lines}' },
  nothing: { en: 'nothing', ru: 'ничего' },
  limits: {
    en: 'What no page can show: whether the host dealt more than once before posting the digest.',
    ru: 'Чего не покажет никакая страница: не раздавал ли ведущий роли несколько раз, пока не опубликовал хеш.',
  },
})
