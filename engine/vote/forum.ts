/** What a forum software is to whoever reads its pages: where they keep what. */

/** The text of what is found, or an attribute of it; `take` cuts the value out. */
export interface Field {
  find: string
  attr?: string
  take?: RegExp
  /** It counts from 0. */
  fromZero?: true
}

export interface Forum {
  name: string
  /** Stands in every page of it, and hardly in another. */
  sign: RegExp
  post: string
  /** What the id of such an element looks like, where other elements are like it. */
  postId?: RegExp
  id: Field[]
  by: Field[]
  /** What an account is called that shows under another name. */
  account?: Field[]
  /** Whose inside is the text; `cell`: the table cell around it. */
  content: string[]
  cell?: true
  /** Of several such in a post the last is the text: its title looks alike. */
  last?: true
  /** All such in a post are its text. */
  every?: true
  /** What is somebody else's words, besides what is so in any page. */
  quote?: string
  /** Around the posts of one writer in a row: the first of them alone names him. */
  group?: string
  /** A post may be a picture and nothing else; what nobody wrote, the forum's own notes, stands among them. */
  wordless?: true
  /** Puts frames round posts that stand bare in the page. */
  framed?: (source: string) => string
  at: Field[]
  number: Field[]
  link: Field[]
  /** What is there where a post was edited, or what its text is. */
  edited: Field[]
  /** Where a post is, if its page says where it was itself. */
  address?: (page: string, number: number) => string
  /** The number of a page's first post, as its own address tells it. */
  first?: (page: string) => number | undefined
}
