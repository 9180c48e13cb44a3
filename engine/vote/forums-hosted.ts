/** Forums that somebody else keeps for a community: ProBoards, NodeBB, and channels of Discord as an exporter wrote them. */
import type { Forum } from './forum.ts'

export const hosted: readonly Forum[] = [
  {
    name: 'ProBoards',
    sign: /\bo-timestamp\b|js-user-link/,
    post: 'tr.post[id^=post-]',
    postId: /^post-\d+$/,
    id: [{ find: 'tr.post', attr: 'id', take: /^post-(\d+)$/ }],
    by: [
      { find: '.mini-profile .user-link' },
      { find: '.mini-profile .user-guest' },
      { find: '.mini-profile [itemprop=name]' },
    ],
    content: ['.message'],
    at: [
      { find: '.o-timestamp', attr: 'data-timestamp' },
      { find: '.o-timestamp', attr: 'title' },
    ],
    number: [],
    link: [{ find: '.date a[href*=post]', attr: 'href' }],
    edited: [{ find: '.edited_by', take: /(\S)/ }],
    first: page => (/\/thread\/\d+/.test(page) && !/[?&]page=(?!1(?!\d))/.test(page) ? 1 : undefined),
  },
  {
    name: 'NodeBB',
    sign: /component=["']?post(?:\/content)?["'\s>]/,
    post: '[component=post][data-pid]',
    id: [{ find: '[component=post]', attr: 'data-pid' }],
    by: [{ find: '[component=post]', attr: 'data-username' }, { find: '[itemprop=author]' }],
    content: ['[component=post/content]'],
    at: [
      { find: '[component=post]', attr: 'data-timestamp' },
      { find: '.timeago', attr: 'title' },
    ],
    number: [{ find: '[component=post]', attr: 'data-index', fromZero: true }],
    link: [{ find: 'a.permalink', attr: 'href' }],
    edited: [{ find: '[component=post/editor]', attr: 'data-editor' }],
  },
  {
    name: 'Discord (exported)',
    sign: /chatlog__message/,
    group: '.chatlog__message-group',
    post: '[data-message-id]',
    wordless: true,
    id: [{ find: '[data-message-id]', attr: 'data-message-id' }],
    by: [{ find: '.chatlog__author' }, { find: '.chatlog__author-name' }],
    account: [
      { find: '.chatlog__author', attr: 'title', take: /^(.*?)(?:#\d{4})?$/ },
      { find: '.chatlog__author-name', attr: 'title', take: /^(.*?)(?:#\d{4})?$/ },
    ],
    content: ['.chatlog__content'],
    at: [
      { find: '[data-message-id]', attr: 'data-message-id', take: /^(\d{17,19})$/ },
      { find: '.chatlog__timestamp', attr: 'title' },
      { find: '.chatlog__short-timestamp', attr: 'title' },
      { find: '.chatlog__timestamp' },
    ],
    number: [],
    link: [],
    edited: [{ find: '.chatlog__edited-timestamp', take: /(\S)/ }],
  },
]
