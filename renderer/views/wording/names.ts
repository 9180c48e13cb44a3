import { say } from '../../words/say.ts'
import { nameOf as named } from '../../state/names-of-ids.ts'
import { capital, spaced } from '../rules/words.ts'

/**
 * What a wording is called, without what kind of text it is: `tell:learned:investigate` is `Learned, investigate`, and
 * `post:dawn:7:empty` is `Dawn, block 8 where it would be empty`. A kind may have a name of its own, by its whole id.
 */
export function nameOf(id: string): string {
  const whole = named(id)
  if (whole !== undefined) return capital(whole)
  const [kind, ...parts] = id.split(/[.:/]/)
  const [post, block, part] = parts
  if (kind === 'post' && post !== undefined && /^\d+$/.test(block ?? ''))
    return say(part === 'empty' ? 'wording.emptyBlock' : 'wording.block', {
      post: capital(spaced(post)),
      number: Number(block) + 1,
    })
  return capital((kind === 'tell' || kind === 'post' ? parts : [kind!, ...parts]).map(spaced).join(', '))
}
