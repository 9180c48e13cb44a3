/** What is wrong with the pages of a thread, and with a list of players: in each language. */
import { sayingInEach, type InEach } from '../text/in-each.ts'

/** What a file, a page or a line is and should not be, and what would be right. */
export interface Wrong {
  message: InEach
  remedy: InEach
}

/** Pages and posts, as clauses behind the name of a file. */
export const threadWords = {
  en: {
    empty: 'this file is empty',
    saveOrPaste: 'save the thread’s page as HTML, or paste its posts',
    noPost: 'no post is found in this text',
    withHeaders:
      'save the thread’s page as HTML, or paste posts with the line above each that names its writer and time; players’ names help',
    mostPages: 'this file has {pages} pages, and at most {most} are read',
    mostPosts: 'a thread has at most {most} posts',
    onePhase: 'hand in the pages of one phase: what stands from here on is not read',
    tangled: 'the tags of this page are tangled so that it cannot be read',
    saveAgain: 'save the page again, or paste its posts as text',
    onAPage: 'this page has {posts} posts, and a page may have {most}',
    inPages: 'save the thread in pages, as the forum shows it',
    noWriter: 'post {id} has no writer here',
    noText: 'post {id} has no text here',
    someNoWriter: 'a post has no writer here',
    someNoText: 'a post has no text here',
    onceLoaded: 'save the page again once it has loaded, and look at this post yourself',
    notSaved: 'the posts of this page were not saved with it',
    printed: 'add ?print=true to the address of the topic, and save that page',
    password: 'this page has no posts, and asks for a password',
    logIn: 'log in, and save the thread’s page itself',
    unknownForum: 'this page has no posts of a forum that is known here: {forums}',
    cutTopic: 'this is a topic of Discourse that does not end, or has no posts',
    wholeTopic: 'copy all of what the forum gives under the address that ends in .json',
    saveItself:
      'save the thread’s page itself as HTML, or copy its posts and save them as text, or say what its pages look like',
    otherwiseEarlier: 'post {post} stands here otherwise than in an earlier page',
    otherwiseIn: 'post {post} stands here otherwise than in {file}',
    firstRead: 'it was edited in between: the first copy is read',
    morePosts: 'More than {most} posts stand in this text.',
    inParts: 'Save the thread in pages, as the forum shows it.',
  },
  ru: {
    empty: 'этот файл пуст',
    saveOrPaste: 'сохраните страницу темы как HTML или вставьте ее посты',
    noPost: 'в этом тексте не нашлось ни одного поста',
    withHeaders:
      'сохраните страницу темы как HTML или вставьте посты так, чтобы над каждым стояла строка с автором и временем; помогает и список игроков',
    mostPages: 'страниц в этом файле {pages}, а читается не больше {most}',
    mostPosts: 'в теме может быть не больше {most} постов',
    onePhase: 'дайте страницы одной фазы: дальше этого места ничего не читается',
    tangled: 'теги на этой странице перепутаны, и прочитать ее нельзя',
    saveAgain: 'сохраните страницу заново или вставьте ее посты текстом',
    onAPage: 'постов на этой странице {posts}, а может быть не больше {most}',
    inPages: 'сохраните тему по страницам, как ее показывает форум',
    noWriter: 'у поста {id} здесь нет автора',
    noText: 'у поста {id} здесь нет текста',
    someNoWriter: 'у одного поста здесь нет автора',
    someNoText: 'у одного поста здесь нет текста',
    onceLoaded: 'дождитесь, пока страница загрузится, сохраните ее заново и проверьте этот пост сами',
    notSaved: 'посты этой страницы вместе с ней не сохранились',
    printed: 'добавьте ?print=true к адресу темы и сохраните ту страницу',
    password: 'постов на этой странице нет, она просит пароль',
    logIn: 'войдите на форум и сохраните страницу самой темы',
    unknownForum: 'на этой странице нет постов известного форума: {forums}',
    cutTopic: 'это тема форума для программ, но она обрывается или в ней нет постов',
    wholeTopic: 'скопируйте целиком все, что форум дает по этому адресу',
    saveItself:
      'сохраните как HTML страницу самой темы, скопируйте ее посты и сохраните их как текст или опишите, как выглядят ее страницы',
    otherwiseEarlier: 'пост {post} здесь не такой, как на одной из прошлых страниц',
    otherwiseIn: 'пост {post} здесь не такой, как в файле {file}',
    firstRead: 'за это время его правили; читается первая копия',
    morePosts: 'Постов в этом тексте больше {most}.',
    inParts: 'Сохраните тему по страницам, как ее показывает форум.',
  },
} as const
export const said = sayingInEach(threadWords.en, threadWords.ru)

/** A list of players, line by line. */
export const listWords = {
  en: {
    mostLines: 'a list of players has at most {most} lines',
    restUnread: 'leave the rest out: what stands from here on is not read',
    longLine: 'this line has {length} characters, and a line of a list has at most {most}',
    oneALine: 'write one name a line',
    noPlayer: 'this line names no player',
    writeName: 'write a name',
    longName: 'this name is too long',
    twice: '"{name}" stands here a second time, first in line {line}',
    keepOne: 'keep one of them',
    alike: '"{name}" looks just like "{other}" in line {line}: in place {place} it has {here} and the other {there}',
    ownName: 'give one of them a name of its own, and write the name of the account behind it: {example}',
    mostPlayers: 'a game has at most {most} players',
    leaveRest: 'leave the rest out',
  },
  ru: {
    mostLines: 'в списке игроков может быть не больше {most} строк',
    restUnread: 'уберите лишние: дальше этого места ничего не читается',
    longLine: 'знаков в этой строке {length}, а в строке списка может быть не больше {most}',
    oneALine: 'пишите по одному имени в строке',
    noPlayer: 'в этой строке не назван игрок',
    writeName: 'напишите имя',
    longName: 'это имя слишком длинное',
    twice: '«{name}» стоит второй раз, в первый — в строке {line}',
    keepOne: 'оставьте одно из двух',
    alike: '«{name}» выглядит так же, как «{other}» в строке {line}: знак {place} здесь {here}, а там {there}',
    ownName: 'дайте одному из двух другое имя, а имя учетной записи поставьте за ним: {example}',
    mostPlayers: 'в игре может быть не больше {most} игроков',
    leaveRest: 'остальных уберите',
  },
} as const
export const listSaid = sayingInEach(listWords.en, listWords.ru)

/** Why a count that a host posted cannot be gone on from. */
export const countWords = {
  en: {
    stranger: `"{name}" is nobody's name`,
    other: '"{line}" says {count} and names {named}',
    twice: '"{name}" stands in it twice',
    unread: 'it is headed as a count, and no line of it could be read',
  },
  ru: {
    stranger: 'имени «{name}» нет ни у кого',
    other: 'в строке «{line}» сказано {count}, а имен {named}',
    twice: '«{name}» стоит в нем дважды',
    unread: 'по заголовку это подсчет, но ни одной его строки прочесть не удалось',
  },
} as const
export const countSaid = sayingInEach(countWords.en, countWords.ru)
