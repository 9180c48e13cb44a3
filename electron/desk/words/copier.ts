import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The bookmark that copies a whole thread, and the page that it comes on. `{page}` and the like are put in by the bookmark itself. */
export const copier = defineMessages({
  title: { en: 'Copy a whole {forum} thread', ru: 'Скопировать всю тему: {forum}' },
  lead: {
    en: 'A bookmark that collects every page of a thread on the forum you are logged in to, and gives you one file that Nightdesk imports.',
    ru: 'Закладка, которая собирает все страницы темы на форуме, где вы вошли, и дает один файл: его принимает программа.',
  },
  drag: {
    en: 'Drag this link to your bookmarks bar, or add it to your bookmarks with the menu of your browser:',
    ru: 'Перетащите эту ссылку на панель закладок или добавьте ее в закладки через меню браузера:',
  },
  link: { en: 'Copy the thread', ru: 'Скопировать тему' },
  open: {
    en: 'Open any page of the thread and click the bookmark.',
    ru: 'Откройте любую страницу темы и нажмите закладку.',
  },
  waits: {
    en: 'It fetches one page a second and shows how far it is. You can cancel at any time.',
    ru: 'Она берет страницу в секунду и показывает, сколько уже взято; остановить можно когда угодно.',
  },
  then: {
    en: 'Save the file, then choose it under Votes › From the thread in Nightdesk, or drop it there.',
    ru: 'Сохраните файл и выберите его в программе: «Голосование», «Из темы». Можно и перетащить его туда.',
  },
  private: {
    en: 'The bookmark contacts nothing but the forum page you click it on, and stores nothing. Check first that the forum’s rules allow it. Its whole code:',
    ru: 'Закладка обращается только к форуму, на странице которого вы ее нажали, и ничего не хранит. Сначала проверьте, разрешают ли это правила форума. Вот весь ее код:',
  },
  pageDone: { en: 'Fetching page {page}…', ru: 'Страница {page}…' },
  pageOf: { en: 'Fetching page {page} of {of}…', ru: 'Страница {page} из {of}…' },
  done: {
    en: 'The thread is here. Pages: {pages}. Save the file and import it in Nightdesk.',
    ru: 'Тема собрана, страниц: {pages}. Сохраните файл и примите его в программе.',
  },
  none: { en: 'This page is not part of a {forum} thread.', ru: 'Это не страница темы ({forum}).' },
  failed: {
    en: 'The forum did not give page {page} ({why}).',
    ru: 'Страницу {page} форум не дал ({why}).',
  },
  save: { en: 'Save file', ru: 'Сохранить файл' },
  copy: { en: 'Copy', ru: 'Скопировать' },
  copied: { en: 'Copied. Paste it in Nightdesk.', ru: 'Скопировано. Вставьте в программе.' },
  cancel: { en: 'Cancel', ru: 'Отмена' },
  close: { en: 'Close', ru: 'Закрыть' },
})
