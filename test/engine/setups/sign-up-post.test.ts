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
  ['seats with their roles', `${setup}\n\nPlayers:\nAnn: Cop\nBob: Goon\nCy = Vanilla Townie`],
  ['one name', `Host: Mo\n\n${setup}`],
  ['prose', `Players:\nSign up below with /in.\n\n${setup}`],
])('finds nobody in %s', (_, text) => expect(signUpPost(text, roles)).toBeUndefined())

const names = ['Ann', 'Bob (VLA until Friday)', 'Cy aka Jelly', 'Dee [replaced xXDragonXx]', 'Quill (she/her)', 'Flo']
const listed = (odd: string): string => [...names, odd].map((name, at) => `${at + 1}. ${name}`).join('\n')

it.each([
  ['a hydra, its name behind', 'Iconeum & Skittles [hydra: "IcoSkit"] (he/him, she/her)'],
  ['a hydra, its heads behind', 'IcoSkit (hydra of Iconeum & Skittles, he/him, she/her)'],
  ['a long name', 'The one who always comes late to every game'],
  ['a remark that is a sentence', 'Gus - I am away until Friday, sorry!'],
  ['somebody called as a role is', 'Miller'],
])('one line never sinks a list: %s', (_, odd) => {
  const post = signUpPost(`Host: Mo\n\n${setup}\n\nPlayers (7/13)\n${listed(odd)}\n13.\n\nGood luck!`, roles)!
  expect(post.count).toBeGreaterThanOrEqual(7)
  expect(post.setup).not.toMatch(/Ann|Quill|Flo/)
  expect(post.setup).toContain('2 Vanilla Townie')
})

it('leaves prose right below the names out of them', () => {
  const text = `${setup}\n\nPlayers\n${listed('Gus')}\nThe game starts as soon as all places are taken.`
  expect(signUpPost(text, roles)).toMatchObject({ count: 7, setup: expect.stringMatching(/The game starts/) as string })
})

it.each([
  ['roles with remarks', 'Players: 13\nCop (checks each night)\nDoctor (saves one)\nGoon\nVanilla Townie'],
  ['names with counted roles right below', `Players: 7\n${listed('Gus')}\n5 Vanilla Townie\n2 Goon`],
])('takes no list for people: %s', (_, text) => expect(signUpPost(text, roles)).toBeUndefined())
