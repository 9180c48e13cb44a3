/**
 * Where the pages of each forum software keep what. A page is read from top to bottom: whatever `post` finds begins a post,
 * and fields belong to the last one begun. In what `content` finds, only marks are looked at.
 */

import type { Field, Forum } from './forum.ts'
import { hosted } from './forums-hosted.ts'
import { invision } from './forums-invision.ts'
import { mybbSimple, vbulletin3Printed } from './forums-simple.ts'

const digits = /(\d+)\s*$/
const hash = /#\s*([\d,.]+)\s*$/
/** `March 03 2026 21:14`, and no `3 hours ago`. */
const moment = /^([A-Z][a-z]+ \d{1,2},? \d{4} \d{1,2}:\d\d)/
/** `Today, 06:30 AM`, `26 minutes ago`: told from the moment at which the page was looked at. */
const fromNow =
  /^.{0,20}?((?:today|yesterday|сегодня|вчера),? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?|(?:less than )?(?:\d{1,3}|an?|one) (?:second|minute|hour)s? ago|just now)/i
const lastEdited = /(last edit|edited by|has been edited|последний раз редактировал|отредактирован|изменено)/i
/** phpBB shows no numbers, but counts the posts before a page in its address. */
const start = (page: string): number | undefined =>
  /viewtopic[^?#]*\?[^#]*\bt=\d/.test(page) && !/[?&;]p=\d/.test(page)
    ? Number(/[?&;]start=(\d{1,7})/.exec(page)?.[1] ?? 0) + 1
    : undefined
const profile = (classes: string): Field[] => classes.split(' ').map(name => ({ find: name }))

export const forums: readonly Forum[] = [
  {
    name: 'XenForo 2',
    sign: /data-author=|bbWrapper/,
    post: 'article.message[data-author]',
    id: [
      { find: 'article.message', attr: 'data-content', take: digits },
      { find: 'article.message', attr: 'id', take: digits },
    ],
    by: [{ find: 'article.message', attr: 'data-author' }, ...profile('.message-name')],
    content: ['.bbWrapper'],
    at: [
      { find: 'time', attr: 'datetime' },
      { find: 'time', attr: 'title' },
    ],
    number: [{ find: '.message-attribution-opposite a', take: hash }],
    link: [{ find: '.message-attribution-opposite a[href*=post]', attr: 'href' }],
    edited: [{ find: '.message-lastEdit', take: /(edited)/i }],
  },
  {
    name: 'XenForo 1',
    sign: /messageText|primaryContent/,
    post: 'li.message[data-author]',
    id: [{ find: 'li.message', attr: 'id', take: digits }],
    by: [{ find: 'li.message', attr: 'data-author' }],
    content: ['.messageText'],
    at: [
      { find: '.datePermalink .DateTime', attr: 'data-time' },
      { find: '.datePermalink .DateTime', attr: 'title' },
      { find: '.datePermalink .DateTime' },
    ],
    number: [
      { find: '.postNumber', take: hash },
      { find: '.hashPermalink', take: hash },
    ],
    link: [
      { find: '.hashPermalink', attr: 'href' },
      { find: '.postNumber', attr: 'href' },
      { find: '.datePermalink', attr: 'href' },
    ],
    edited: [{ find: '.editDate', take: /(\S)/ }],
  },
  {
    name: 'phpBB 3',
    sign: /class=["'](?:post |postbody|postprofile)|phpbb/i,
    post: 'div.post[id^=p]',
    postId: /^p\d+$/,
    id: [{ find: 'div.post', attr: 'id', take: /^p(\d+)$/ }],
    by: [
      { find: '.postprofile a.username' },
      { find: '.postprofile a.username-coloured' },
      { find: '.postprofile .username' },
      { find: '.postprofile .username-coloured' },
      { find: '.author strong' },
      { find: '.postprofile dt a' },
      { find: '.postprofile dt' },
    ],
    content: ['.content'],
    at: [
      { find: 'p.author time', attr: 'datetime' },
      { find: 'p.author', take: /(?:»|›)\s*(.{5,60})$/ },
    ],
    number: [{ find: 'p.author a strong', take: /^(?:post\s*)?#\s*([\d,.]+)$/i }],
    link: [
      { find: 'p.author a[href*=viewtopic]', attr: 'href' },
      { find: 'p.author a', attr: 'href' },
      { find: 'h3 a', attr: 'href' },
    ],
    edited: [{ find: '.notice', take: lastEdited }],
    first: start,
  },
  {
    name: 'phpBB 3 (subsilver2)',
    sign: /postauthor/,
    post: 'b.postauthor',
    id: [{ find: 'a[href*=#p]', attr: 'href', take: /#p(\d+)$/ }],
    by: [{ find: 'b.postauthor' }],
    content: ['div.postbody'],
    at: [{ find: 'td.gensmall div', take: /(?:Posted|Добавлено):\s*(.{5,60})$/i }],
    number: [],
    link: [{ find: 'a[href*=#p]', attr: 'href' }],
    edited: [{ find: 'span.gensmall', take: lastEdited }],
    first: start,
  },
  {
    name: 'phpBB 2',
    sign: /class=["']postbody["']/,
    post: 'span.name',
    id: [{ find: 'span.name a[name]', attr: 'name' }],
    by: [{ find: 'span.name b' }, { find: 'span.name' }],
    content: ['span.postbody'],
    cell: true,
    at: [
      {
        find: 'span.postdetails',
        take: /(?:Posted|Добавлено):\s*(.{5,50}?)\s*(?:Post subject|Заголовок сообщения|$)/i,
      },
    ],
    number: [],
    link: [{ find: 'a[href*=viewtopic]', attr: 'href', take: /^(.*[?&]p=\d+.*)$/ }],
    edited: [],
    first: start,
  },
  {
    name: 'phpBB 3 (as printed)',
    sign: /class=["']author["']/,
    post: 'div.post',
    id: [],
    by: [{ find: '.author strong' }],
    content: ['.content'],
    at: [{ find: '.date strong' }],
    number: [],
    link: [],
    edited: [{ find: '.notice', take: lastEdited }],
    first: start,
  },
  {
    name: 'MyBB',
    sign: /class=["']post_body|mycode_|postbit_/,
    post: 'div.post[id^=post_]',
    postId: /^post_\d+$/,
    id: [{ find: 'div.post', attr: 'id', take: digits }],
    by: [{ find: '.author_information .largetext a' }, { find: '.author_information .largetext' }],
    content: ['.post_body'],
    at: [
      { find: '.post_date span', attr: 'title', take: /^(.*\d:\d\d.*)$/ },
      { find: '.post_date', take: /^(.{5,40}?\d:\d\d(?::\d\d)?(?:\s?[AP]M)?)/i },
      { find: '.post_date', take: fromNow },
    ],
    number: [{ find: '.post_head .float_right a', take: hash }],
    link: [{ find: '.post_head .float_right a', attr: 'href' }],
    edited: [{ find: '.edited_post', take: /(\S)/ }],
  },
  ...invision,
  ...mybbSimple,
  {
    name: 'TeamLiquid',
    sign: /fpost-username/,
    post: '.fpost-username',
    id: [{ find: '.fpost-postinfo a.submessage', attr: 'href', take: /post_id=(\d+)/ }],
    by: [{ find: '.fpost-username span' }],
    content: ['article.forumPost section'],
    at: [
      { find: '.fpost-postinfo a.submessage', take: moment },
      { find: '.fpost-postinfo a.submessage', attr: 'title', take: moment },
    ],
    number: [{ find: '.fpost-number', take: hash }],
    link: [{ find: '.fpost-postinfo a.submessage', attr: 'href' }],
    edited: [{ find: '.fpost-actionable', take: lastEdited }],
  },
  {
    name: 'vBulletin 5',
    sign: /b-post__|js-post/,
    post: '.b-post[data-node-id]',
    id: [{ find: '.b-post', attr: 'data-node-id' }],
    by: [{ find: '.author [itemprop=name]' }, { find: '.author a' }, { find: '.author' }],
    content: ['.js-post__content-text'],
    at: [{ find: 'time', attr: 'datetime' }],
    number: [{ find: '.b-post__count', take: hash }],
    link: [{ find: '.b-post__count', attr: 'href' }],
    edited: [
      { find: '.b-post__edit-note', take: /(\S)/ },
      { find: '.post-edit-note', take: /(\S)/ },
    ],
  },
  {
    name: 'vBulletin 4 (as printed)',
    sign: /class=["']postbit blockbody["']/,
    post: 'li.blockbody[id^=post_]',
    postId: /^post_\d+$/,
    id: [],
    by: [{ find: '.username' }],
    content: ['blockquote.restore'],
    at: [{ find: '.datetime' }],
    number: [{ find: 'li[id^=post_]', attr: 'id', take: /^post_(\d+)$/ }],
    link: [],
    edited: [],
  },
  {
    name: 'vBulletin 4',
    sign: /postbit|postcontainer/,
    post: 'li[id^=post_]',
    postId: /^post_\d+$/,
    id: [{ find: 'li[id^=post_]', attr: 'id', take: /^post_(\d+)$/ }],
    by: [{ find: '.username strong' }, { find: '.username' }, { find: '.username_container' }],
    content: ['blockquote.postcontent'],
    at: [{ find: '.postdate .date' }, { find: '.date' }],
    number: [{ find: 'a.postcounter', take: hash }],
    link: [{ find: 'a.postcounter', attr: 'href' }],
    edited: [
      { find: '.lastedited', take: /(\S)/ },
      { find: '.postfoot .editedby', take: /(\S)/ },
    ],
  },
  {
    name: 'vBulletin 3',
    sign: /post_message_|bigusername/,
    post: 'table[id^=post]',
    postId: /^post\d+$/,
    id: [{ find: 'table[id^=post]', attr: 'id', take: /^post(\d+)$/ }],
    by: [{ find: '.bigusername' }, { find: 'div[id^=postmenu_]' }],
    content: ['div[id^=post_message_]'],
    at: [
      { find: 'td.thead', take: /((?:[A-Za-z]+|\d{1,4})[-./ ]\S.{2,40}\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?)/i },
      { find: 'td.thead', take: fromNow },
    ],
    number: [{ find: 'a[id^=postcount]', take: digits }],
    link: [{ find: 'a[id^=postcount]', attr: 'href' }],
    edited: [{ find: '.smallfont em', take: lastEdited }],
  },
  vbulletin3Printed,
  {
    name: 'SMF',
    sign: /post_wrapper|class=["']poster["']|SMF/,
    post: 'div.post_wrapper',
    id: [{ find: 'div.inner[id^=msg_]', attr: 'id', take: digits }],
    by: [{ find: '.poster h4 a[href*=profile]' }, { find: '.poster h4 a[title]' }, { find: '.poster h4' }],
    content: ['.post .inner'],
    at: [{ find: '.postinfo a.smalltext' }, { find: '.keyinfo .smalltext', take: /on:?\s+(.{5,60}?)\s*»?$/ }],
    number: [
      { find: '.page_number', take: hash },
      { find: '.keyinfo .smalltext', take: /Reply #(\d+)/ },
    ],
    link: [
      { find: '.postinfo a[href*=msg]', attr: 'href' },
      { find: '.keyinfo a[href*=msg]', attr: 'href' },
    ],
    edited: [{ find: '.modified', take: /(edit)/i }],
    first: page => {
      const at = /[?;&]topic=\d+\.(\d{1,7})(?!\d)/.exec(page)?.[1]
      return at === undefined ? undefined : Number(at)
    },
  },
  {
    name: 'SMF (as printed)',
    sign: /class=["']postheader["']/,
    post: '.postheader',
    id: [],
    by: [{ find: '.postheader', take: /.*Post by:\s*(.+)\s+on\s/ }],
    content: ['.postbody'],
    at: [{ find: '.postheader', take: /.*\son\s+(\S.{4,50})$/ }],
    number: [],
    link: [],
    edited: [],
    first: () => 1,
  },
  {
    name: 'Discourse',
    sign: /crawler-post|topic-post|class=["']cooked["']/,
    post: 'article[id^=post_]',
    id: [{ find: 'article[id^=post_]', attr: 'data-post-id' }],
    by: [
      { find: '.names a[data-user-card]', attr: 'data-user-card' },
      { find: '.names .username' },
      { find: '.names a' },
    ],
    content: ['.cooked'],
    at: [
      { find: '.relative-date', attr: 'data-time' },
      { find: '.post-date', attr: 'title' },
    ],
    number: [{ find: 'article[id^=post_]', attr: 'id', take: /^post_(\d+)$/ }],
    link: [{ find: 'a.post-date', attr: 'href' }],
    edited: [{ find: '.post-info.edits', take: /(\S|^$)/ }],
  },
  {
    name: 'Discourse (as printed)',
    sign: /crawler-post/,
    post: 'div.crawler-post',
    id: [],
    by: [{ find: '.creator [itemprop=name]' }, { find: '.creator a' }, { find: '.creator' }],
    content: ['div.post'],
    at: [{ find: 'time', attr: 'datetime' }],
    number: [
      { find: 'div.crawler-post', attr: 'id', take: /^post_(\d+)$/ },
      { find: '[itemprop=position]', take: digits },
    ],
    link: [],
    edited: [],
    address: (page, number) => `${page.replace(/[?#].*$/, '').replace(/\/$/, '')}/${number}`,
  },
  ...hosted,
]
