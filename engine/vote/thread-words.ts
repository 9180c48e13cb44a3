/** What is wrong with the pages of a thread, and with a list of players: in each language. */
import { defineMessages } from '../text/catalogue.ts'
import { sayingInEach, type InEach } from '../text/in-each.ts'

/** What a file, a page or a line is and should not be, and what would be right. */
export interface Wrong {
  message: InEach
  remedy: InEach
}

/** Pages and posts, as clauses behind the name of a file. */
export const threadWords = defineMessages({
  empty: { en: 'this file is empty', ru: 'этот файл пуст' },
  saveOrPaste: {
    en: 'save the thread’s page as HTML, or paste its posts',
    ru: 'сохраните страницу темы как HTML или вставьте ее посты',
  },
  noPost: { en: 'no posts were found in this text', ru: 'в этом тексте не нашлось ни одного поста' },
  withHeaders: {
    en: 'save the thread’s page as HTML, or paste posts with the line above each that gives its author and time; a list of players helps',
    ru: 'сохраните страницу темы как HTML или вставьте посты так, чтобы над каждым стояла строка с автором и временем; помогает и список игроков',
  },
  mostPages: {
    en: 'this file has {pages} pages, and at most {most} are read',
    ru: 'страниц в этом файле {pages}, а читается не больше {most}',
  },
  mostPosts: { en: 'a thread has at most {most} posts', ru: 'в теме может быть не больше {most} постов' },
  onePhase: {
    en: 'import the pages of one phase: nothing from here on was read',
    ru: 'дайте страницы одной фазы: дальше этого места ничего не читается',
  },
  tangled: {
    en: 'the tags on this page are too tangled to be read',
    ru: 'теги на этой странице перепутаны, и прочитать ее нельзя',
  },
  saveAgain: {
    en: 'save the page again, or paste its posts as text',
    ru: 'сохраните страницу заново или вставьте ее посты текстом',
  },
  onAPage: {
    en: 'this page has {posts} posts, and a page may have at most {most}',
    ru: 'постов на этой странице {posts}, а может быть не больше {most}',
  },
  inPages: {
    en: 'save the thread in pages, as the forum shows it',
    ru: 'сохраните тему по страницам, как ее показывает форум',
  },
  noWriter: { en: 'post {id} has no author here', ru: 'у поста {id} здесь нет автора' },
  noText: { en: 'post {id} has no text here', ru: 'у поста {id} здесь нет текста' },
  someNoWriter: { en: 'a post has no author here', ru: 'у одного поста здесь нет автора' },
  someNoText: { en: 'a post has no text here', ru: 'у одного поста здесь нет текста' },
  onceLoaded: {
    en: 'save the page again once it has loaded, and look at this post yourself',
    ru: 'дождитесь, пока страница загрузится, сохраните ее заново и проверьте этот пост сами',
  },
  notSaved: {
    en: 'the posts of this page were not saved with it',
    ru: 'посты этой страницы вместе с ней не сохранились',
  },
  printed: {
    en: 'add ?print=true to the address of the topic, and save that page',
    ru: 'добавьте ?print=true к адресу темы и сохраните ту страницу',
  },
  password: {
    en: 'this page has no posts, and asks for a password',
    ru: 'постов на этой странице нет, она просит пароль',
  },
  logIn: { en: 'log in, and save the thread’s page itself', ru: 'войдите на форум и сохраните страницу самой темы' },
  unknownForum: {
    en: 'this page has no posts from a forum that is known here: {forums}',
    ru: 'на этой странице нет постов известного форума: {forums}',
  },
  cutTopic: {
    en: 'this is a Discourse topic that is cut off or has no posts',
    ru: 'это тема форума для программ, но она обрывается или в ней нет постов',
  },
  cutChannel: {
    en: 'this is a Discord channel that is cut off or has no messages',
    ru: 'это канал Дискорда, но он обрывается или в нем нет сообщений',
  },
  wholeChannel: {
    en: 'export the channel again, and choose the file as DiscordChatExporter wrote it',
    ru: 'экспортируйте канал заново и выберите файл, ничего в нем не меняя',
  },
  wholeTopic: {
    en: 'copy everything the forum gives at the address that ends in .json',
    ru: 'скопируйте целиком все, что форум дает по этому адресу',
  },
  saveItself: {
    en: 'save the thread’s page itself as HTML, or copy its posts and save them as text, or describe what its pages look like',
    ru: 'сохраните как HTML страницу самой темы, скопируйте ее посты и сохраните их как текст или опишите, как выглядят ее страницы',
  },
  otherwiseEarlier: {
    en: 'post {post} is different here from an earlier page',
    ru: 'пост {post} здесь не такой, как на одной из прошлых страниц',
  },
  otherwiseIn: {
    en: 'post {post} is different here from {file}',
    ru: 'пост {post} здесь не такой, как в файле {file}',
  },
  firstRead: {
    en: 'it was edited in between: the first copy is used',
    ru: 'за это время его правили; читается первая копия',
  },
  countedOnce: {
    en: '{count, plural, one {# post here has} other {# posts here have}} the same author, words and time as {count, plural, one {one} other {posts}} in another file, and {count, plural, one {was} other {were}} counted once',
    ru: '{count, plural, one {у # поста здесь} few {у # постов здесь} many {у # постов здесь} other {у # поста здесь}} те же автор, слова и время, что и в другом файле: такие считаются один раз',
  },
  countApart: {
    en: 'if they are different posts, read each file by itself',
    ru: 'если это разные посты, прочитайте каждый файл отдельно',
  },
  morePosts: { en: 'There are more than {most} posts in this text.', ru: 'Постов в этом тексте больше {most}.' },
  inParts: {
    en: 'Save the thread in pages, as the forum shows it.',
    ru: 'Сохраните тему по страницам, как ее показывает форум.',
  },
})
export const said = sayingInEach(threadWords)

/** A list of players, line by line. */
export const listWords = defineMessages({
  mostLines: {
    en: 'a player list has at most {most} lines',
    ru: 'в списке игроков может быть не больше {most} строк',
  },
  restUnread: {
    en: 'leave the rest out: nothing from here on was read',
    ru: 'уберите лишние: дальше этого места ничего не читается',
  },
  longLine: {
    en: 'this line has {length} characters, and a line of a list has at most {most}',
    ru: 'знаков в этой строке {length}, а в строке списка может быть не больше {most}',
  },
  oneALine: { en: 'write one name per line', ru: 'пишите по одному имени в строке' },
  noPlayer: { en: 'this line does not name a player', ru: 'в этой строке не назван игрок' },
  writeName: { en: 'write a name', ru: 'напишите имя' },
  longName: { en: 'this name is too long', ru: 'это имя слишком длинное' },
  twice: {
    en: '"{name}" appears here a second time, first on line {line}',
    ru: '«{name}» стоит второй раз, в первый — в строке {line}',
  },
  keepOne: { en: 'keep one of them', ru: 'оставьте одно из двух' },
  alike: {
    en: '"{name}" looks just like "{other}" on line {line}: character {place} is {here} in one and {there} in the other',
    ru: '«{name}» выглядит так же, как «{other}» в строке {line}: знак {place} здесь {here}, а там {there}',
  },
  ownName: {
    en: 'give one of them a different name, and write the account name after it: {example}',
    ru: 'дайте одному из двух другое имя, а имя учетной записи поставьте за ним: {example}',
  },
  mostPlayers: { en: 'a game can have at most {most} players', ru: 'в игре может быть не больше {most} игроков' },
  leaveRest: { en: 'leave the rest out', ru: 'остальных уберите' },
})
export const listSaid = sayingInEach(listWords)

/** Why a count that a host posted cannot be gone on from. */
export const countWords = defineMessages({
  stranger: { en: `nobody is called "{name}"`, ru: 'имени «{name}» нет ни у кого' },
  other: { en: '"{line}" says {count} but names {named}', ru: 'в строке «{line}» сказано {count}, а имен {named}' },
  twice: { en: '"{name}" appears in it twice', ru: '«{name}» стоит в нем дважды' },
  unread: {
    en: 'it is headed as a vote count, but no line of it could be read',
    ru: 'по заголовку это подсчет, но ни одной его строки прочесть не удалось',
  },
})
export const countSaid = sayingInEach(countWords)
