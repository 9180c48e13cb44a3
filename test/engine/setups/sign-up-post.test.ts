/** A post that opens sign-ups is parted into its set-up and its people. */
import { expect, it } from 'vitest'
import { signUpPost } from '../../../engine/setups/sign-up-post.ts'
import { RolesKnown } from '../../../electron/desk/dealing/roles-known.ts'
import { knownSystem } from '../../../electron/desk/known-system.ts'

const roles = new RolesKnown(knownSystem('rar'), undefined)
const setup = 'Town (3)\n1 Cop\n2 Vanilla Townie\n\nMafia (1)\n1 Goon'

it.each([
  ['below a heading', `${setup}\n\nPlayers:\n1. Ann\n2. Bob\n3. Cy\n4. Dee\n\nGood luck!`, 4],
  ['above the roles', `Sign-ups\n\n1. Ann\n2. Bob\n\n${setup}`, 2],
  ['in one line', `Players: Ann, Bob, Cy\n\n${setup}`, 3],
  ['with a host and substitutes', `Host: Mo\n\n${setup}\n\nPlayer list (2/4)\nAnn\nBob (he/him)\n\nSubs: Zed`, 2],
  ['in bold, mentioned', `${setup}\n\n[b]Players[/b]\n@Ann\n@Bob`, 2],
])('%s', (_, text, count) => {
  const post = signUpPost(text, roles)!
  expect(post.count).toBe(count)
  expect(post.setup.split('\n')).toHaveLength(text.split('\n').length)
  for (const role of ['1 Cop', '2 Vanilla Townie', '1 Goon']) expect(post.setup).toContain(role)
  expect(post.setup).not.toMatch(/Ann|Bob/)
})

it.each([
  ['a set-up alone', setup],
  ['roles below "Players"', `Players: 4\n\n${setup}`],
  ['roles below "Role list"', 'Role list:\nCop\nVanilla Townie\nGoon'],
  ['one name', `Host: Mo\n\n${setup}`],
  ['prose', `Players:\nSign up below with /in.\n\n${setup}`],
])('finds nobody in %s', (_, text) => expect(signUpPost(text, roles)).toBeUndefined())
