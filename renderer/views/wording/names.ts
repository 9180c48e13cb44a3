import { say } from '../../words/say.ts'
import { capital, spaced } from '../rules/words.ts'

/**
 * What a wording is called, without what kind of text it is: `tell:learned:investigate` is `Learned, investigate`, and
 * `post:dawn:7:empty` is `Dawn, block 8 where it would be empty`.
 */
export function nameOf(id: string): string {
  const [kind, ...parts] = id.split(/[.:/]/)
  const [post, block, part] = parts
  if (kind === 'post' && post !== undefined && /^\d+$/.test(block ?? ''))
    return say(part === 'empty' ? 'wording.emptyBlock' : 'wording.block', {
      post: capital(spaced(post)),
      number: Number(block) + 1,
    })
  return capital((kind === 'tell' || kind === 'post' ? parts : [kind!, ...parts]).map(spaced).join(', '))
}
