import { expect, it } from 'vitest'
import { webAddress } from '../../../renderer/views/posts/link.ts'

it('only addresses of the web can be opened', () => {
  expect(
    [
      'https://forum.test/t/1',
      ' http://forum.test ',
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'forum.test',
      '',
    ].map(webAddress),
  ).toEqual(['https://forum.test/t/1', 'http://forum.test/', undefined, undefined, undefined, undefined, undefined])
})
