/** Of which forums a whole thread can be copied from where a host is logged in, and how the addresses of its pages look. */

/** Pages by their addresses. */
interface ByAddress {
  /** The first page of the thread, out of any address in it: a pattern, and what becomes of what it finds. */
  first: [pattern: string, address: string][]
  /** Where in an address it says which page it is. */
  page: string
}

/** What a forum gives to programs instead. */
interface ByProgram {
  /** Finds the beginning of its addresses and the number of the topic. */
  topic: string
}

export const copied = {
  phpbb: {
    first: [[String.raw`^([^?#]*viewtopic\.php)\?(?:.*[?&;])?t=(\d+).*$`, '$1?t=$2']],
    page: '[?&;]start=(\\d+)',
  },
  xenforo: { first: [[String.raw`^(.*?[/?]threads/[^/?#]*?\d+)(?:[/?#].*)?$`, '$1/']], page: String.raw`/page-(\d+)` },
  discourse: { topic: String.raw`^(.*?)/t/(?:[^/?#]*/)?(\d+)` },
  vbulletin: {
    first: [
      [String.raw`^([^?#]*showthread\.php)\?(?:.*&)?t=(\d+).*$`, '$1?t=$2'],
      [String.raw`^([^?#]*showthread\.php\?\d+[^/&#]*).*$`, '$1'],
      [String.raw`^(.*?/threads?/\d+[^/?#]*).*$`, '$1'],
      [String.raw`^(https?://[^?#]*?/\d+-[^/?#]*).*$`, '$1'],
    ],
    page: String.raw`(?:/page|[?&]page=)(\d+)`,
  },
  proboards: { first: [[String.raw`^(.*?/thread/\d+(?:/[^/?#]+)?).*$`, '$1']], page: String.raw`[?&]page=(\d+)` },
} as const satisfies Record<string, ByAddress | ByProgram>

export type CopiedForum = keyof typeof copied
export const copiedForums = Object.keys(copied) as CopiedForum[]

/** What hosts call them. */
export const copiedNames: Record<CopiedForum, string> = {
  phpbb: 'phpBB',
  xenforo: 'XenForo',
  discourse: 'Discourse',
  vbulletin: 'vBulletin',
  proboards: 'ProBoards',
}
