/** Boards of Invision: IP.Board 3, on which many Russian games are played, and what came after it. */
import type { Forum } from './forum.ts'

const hash = /#\s*([\d,.]+)\s*$/
const digits = /(\d+)\s*$/
/** `Отправлено Сегодня, 21:40`, `Posted Today, 09:40 PM`. */
const posted = /(?:отправлено|опубликовано|posted)[:\s]+(\S.{3,60})$/i

export const invision: readonly Forum[] = [
  {
    name: 'IP.Board 3',
    sign: /post_block|post_id_\d/,
    post: 'div[id^=post_id_]',
    postId: /^post_id_\d+$/,
    id: [{ find: 'div[id^=post_id_]', attr: 'id', take: digits }],
    by: [{ find: '.author [itemprop=name]' }, { find: '.author a' }, { find: '.author' }],
    content: ['.entry-content'],
    at: [
      { find: '.posted_info abbr', attr: 'title' },
      { find: '.posted_info abbr' },
      { find: '.posted_info', take: posted },
    ],
    number: [{ find: '.post_id a', take: hash }],
    link: [{ find: '.post_id a', attr: 'href' }],
    edited: [{ find: 'p.edit', take: /(\S)/ }],
  },
  {
    name: 'Invision Community 4',
    sign: /ipsComment|elComment_\d/,
    post: 'article[id^=elComment_]',
    postId: /^elComment_\d+$/,
    id: [{ find: 'article[id^=elComment_]', attr: 'id', take: digits }],
    by: [{ find: '.cAuthorPane_author a' }, { find: '.cAuthorPane_author' }],
    content: ['[data-role=commentContent]'],
    at: [
      { find: '.ipsComment_meta time', attr: 'datetime' },
      { find: '.ipsComment_meta', take: posted },
    ],
    number: [{ find: '.ipsComment_meta a', take: hash }],
    link: [{ find: '.ipsComment_meta a[href*=comment]', attr: 'href' }],
    edited: [{ find: '.ipsComment_meta', take: /(изменено|edited)/i }],
  },
]
