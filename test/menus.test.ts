/** Whatever a menu does the palette does too: each says under which heading, or its items are commands of another place. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the menus whose items are found elsewhere are these', () => {
  const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'))
  const elsewhere = files.filter(file => readFileSync(`renderer/${file}`, 'utf8').includes('commands={null}'))
  expect(elsewhere.map(file => file.replaceAll('\\', '/')).sort()).toEqual([
    'shell/rail-foot.tsx',
    'views/books/records.tsx',
    'views/games/game-row.tsx',
    'views/votes/import/paste-pages.tsx',
  ])
})
