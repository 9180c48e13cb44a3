/** What a phase has to be told to whom: texts, edits, what was sent, what is stale, and files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk
const posts = (game: string, phase = 0, dialect?: string) =>
  ask('posts.view', { game, phase, ...(dialect !== undefined && { dialect }) })
const statesOf = async (game: string) =>
  Object.fromEntries((await posts(game)).posts.map(({ id, state }) => [id, state]))

/** Ann dies, Bob learns about Fay. */
async function fatal(locked = true): Promise<string> {
  const game = await village(desk)
  await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
  await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Fay'] })
  if (locked) await ask('phases.lock', { game })
  return game
}
/** Takes the lock back, sends one more action in and locks again. */
async function otherwise(game: string, by: string, does: string, ...to: string[]): Promise<void> {
  await ask('log.undo', { game })
  await ask('actions.submit', { game, by, does, to })
  await ask('phases.lock', { game })
}

describe('what a night tells', () => {
  it('goes to the thread first and then to players, each with one text', async () => {
    const game = await fatal()
    const { posts: all, locked, toSend } = await posts(game)
    expect([locked, toSend]).toEqual([true, 2])
    expect(all.map(({ id, to, title, secret, state, edited }) => ({ id, to, title, secret, state, edited }))).toEqual([
      {
        id: 'public:public',
        to: { kind: 'public', id: 'public', name: 'Thread' },
        title: 'Night 1 is over',
        secret: false,
        state: 'toSend',
        edited: false,
      },
      {
        id: 'player:Bob',
        to: { kind: 'player', id: 'Bob', name: 'Bob' },
        title: 'Night 1',
        secret: true,
        state: 'toSend',
        edited: false,
      },
    ])
    expect(all[0]!.text).toContain('Ann')
    expect(all[0]!.text.match(/^.*Fay.*$/m)?.[0]).toBe('[b]Alive (6):[/b] Bob, Cat, Dee, Eli, Fay, Gus')
    expect(all[1]!.text).toContain('Fay')
  })

  it('has drafts of flavour for each death in it, which are no part of it until a host takes them', async () => {
    const game = await fatal()
    const [thread, bob] = (await posts(game)).posts
    expect(thread!.flavour).toMatch(/\bAnn\b.*[.]$/)
    expect(thread!.text).not.toContain(thread!.flavour)
    expect((await posts(game)).posts[0]!.flavour).toBe(thread!.flavour)
    expect(bob!.flavour).toBeUndefined()
    const quiet = await village(desk)
    await ask('phases.lock', { game: quiet })
    expect((await posts(quiet)).posts.filter(({ flavour }) => flavour !== undefined)).toEqual([])
  })

  it('is shown before the lock as it would be, and cannot be sent yet', async () => {
    const game = await fatal(false)
    expect(await posts(game)).toMatchObject({
      locked: false,
      posts: [{ id: 'public:start' }, { id: 'public:public' }, { id: 'player:Bob' }],
    })
    await refused('posts.sent', { game, phase: 0, post: 'public:public', sent: true }, 'declined')
  })

  it('is written in the dialect of each forum, and in no other', async () => {
    const game = await fatal()
    const { dialects } = await ask('workspace.info', {})
    const texts = new Set<string>()
    for (const { id } of dialects) {
      const {
        dialect,
        posts: [post],
      } = await posts(game, 0, id)
      expect(dialect).toBe(id)
      texts.add(post!.text)
    }
    expect(texts.size).toBeGreaterThan(2)
    await refused('posts.view', { game, phase: 0, dialect: 'constructor' }, 'notFound')
    await refused('games.settings', { game, dialect: '__proto__' }, 'notFound')
  })

  it('shows a hostile name as text in every dialect', async () => {
    const names = [
      '<img src=x onerror=alert(1)>',
      '[url=javascript:alert(1)]x[/url]',
      '[x](javascript:alert(1))',
      '\u202Eevil',
      '__proto__',
    ]
    const game = await village(desk, {
      seats: [...names.map(name => ({ name, role: 'vanilla' })), { name: 'Eli', role: 'goon' }],
    })
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: [names[0]!] })
    await ask('phases.lock', { game })
    expect((await posts(game, 0, 'html')).posts[0]!.text).not.toContain('<img')
    expect((await posts(game, 0, 'plain')).posts[0]!.text).toContain(names[0])
  })
})

describe('an edited post', () => {
  it('says what the host wrote, until the edit is dropped', async () => {
    const game = await fatal()
    const [made] = (await posts(game)).posts
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'Ann is no more.' })
    expect((await posts(game)).posts[0]).toMatchObject({
      text: 'Ann is no more.',
      edited: true,
      outdated: false,
      paragraphs: [],
      parts: ['Ann is no more.'],
    })
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: '[b]Ann[/b] is no more.\n\nSee you.' })
    expect((await posts(game, 0, 'phpbb')).posts[0]!.seen?.map(plainOf)).toEqual(['Ann is no more.', 'See you.'])
    // What cannot be read back is not shown as if it could.
    expect((await posts(game, 0, 'html')).posts[0]!.seen).toEqual([])
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: null })
    expect((await posts(game)).posts[0]).toEqual(made)
    await refused('posts.edit', { game, phase: 0, post: 'player:Cat', text: 'x' }, 'notFound')
  })

  it('is marked as outdated where the night would say something else by now', async () => {
    const game = await fatal()
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'Ann is no more.' })
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'Ann is gone.' })
    await otherwise(game, 'Ann', 'protect', 'Bob')
    expect((await posts(game)).posts[0]).toMatchObject({ text: 'Ann is gone.', outdated: false })
    await otherwise(game, 'Cat', 'shoot', 'Dee')
    expect((await posts(game)).posts[0]).toMatchObject({ text: 'Ann is gone.', outdated: true, edited: true })
  })

  it('is kept over a restart, with what was sent', async () => {
    const game = await fatal()
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'Bye, Ann. \u{1F56F}' })
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true, link: 'https://forum.example/t/1#p2' })
    const before = await posts(game)
    const other = await newDesk()
    const { game: copy } = await other.ask('games.import', { text: (await ask('games.export', { game })).text })
    expect(await other.ask('posts.view', { game: copy, phase: 0 })).toEqual(before)
  })
})

describe('a sent post', () => {
  it('is remembered with its time and link, and the phase is posted once all are', async () => {
    const game = await fatal()
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true, link: 'https://forum.example/t/1' })
    expect((await posts(game)).posts[0]).toMatchObject({
      state: 'sent',
      sentAt: expect.stringMatching(/^\d{4}-/),
      link: 'https://forum.example/t/1',
    })
    expect((await ask('games.get', { game })).phases[0]).toMatchObject({ state: 'locked', wants: { posts: 1 } })
    await ask('posts.sent', { game, phase: 0, post: 'player:Bob', sent: true })
    expect((await ask('games.get', { game })).phases[0]).toMatchObject({ state: 'posted', wants: { posts: 0 } })
    await ask('posts.sent', { game, phase: 0, post: 'player:Bob', sent: false })
    expect(await statesOf(game)).toEqual({ 'public:public': 'sent', 'player:Bob': 'toSend' })
  })

  it('is stale where the night was locked otherwise since, and as good as sent where it was not', async () => {
    const game = await fatal()
    for (const post of ['public:public', 'player:Bob']) await ask('posts.sent', { game, phase: 0, post, sent: true })
    await otherwise(game, 'Ann', 'protect', 'Bob')
    expect(await statesOf(game)).toEqual({ 'public:public': 'sent', 'player:Bob': 'sent' })
    const was = (await posts(game, 0, 'plain')).posts[0]!.text
    await otherwise(game, 'Fay', 'block', 'Bob')
    expect(await statesOf(game)).toMatchObject({ 'public:public': 'sent', 'player:Bob': 'stale' })
    await otherwise(game, 'Cat', 'shoot', 'Dee')
    const [thread] = (await posts(game, 0, 'plain')).posts
    expect(thread).toMatchObject({ state: 'stale', was })
    expect(thread!.text).toContain('Dee')
    expect((await ask('games.get', { game })).phases[0]!.wants.posts).toBe(2)
    await ask('log.undo', { game })
    await ask('log.undo', { game })
    await ask('phases.lock', { game })
    expect(await statesOf(game)).toMatchObject({ 'public:public': 'sent' })
  })

  it('stays in sight where its reader is told nothing any more', async () => {
    const game = await fatal()
    for (const post of ['public:public', 'player:Bob']) await ask('posts.sent', { game, phase: 0, post, sent: true })
    await ask('log.undo', { game })
    await ask('actions.withdraw', { game, id: 'a2' })
    await ask('phases.lock', { game })
    expect(await statesOf(game)).toEqual({ 'public:public': 'sent', 'player:Bob': 'stale' })
  })

  it('is what was sent, in whatever dialect it is looked at', async () => {
    const game = await fatal()
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    for (const { id } of (await ask('workspace.info', {})).dialects)
      expect((await posts(game, 0, id)).posts[0]!.state, id).toBe('sent')
  })

  it('of a night stays as it was when the player is replaced later', async () => {
    const game = await fatal()
    const before = await posts(game)
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await ask('roster.replace', { game, slot: 'Bob', name: 'Zoë' })
    const after = await posts(game)
    expect(after.posts.map(({ text }) => text)).toEqual(before.posts.map(({ text }) => text))
  })
})

describe('an export', () => {
  it('writes a file for each post, or one with all of them, beside the workspace', async () => {
    const game = await fatal()
    const { folder, files } = await ask('posts.export', { game, phase: 0, as: 'folder' })
    expect(dirname(dirname(dirname(folder)))).toBe(dirname(desk.file))
    expect(files.map(({ name }) => name)).toEqual(['01-thread.txt', '02-private.txt'])
    for (const { path, text } of files) expect(readFileSync(path, 'utf8')).toBe(text)
    expect(files[1]!.text).toMatch(/^To: Bob\n\n/)
    const one = await ask('posts.export', { game, phase: 0, as: 'file' })
    expect(one.files.length).toBe(1)
    expect(readFileSync(one.files[0]!.path, 'utf8')).toContain('--- Thread ---')
    expect(one.files[0]!.text).toContain('--- Bob ---')
  })

  it('never leaves its folder, whatever the game is called', async () => {
    for (const name of [
      '../../etc/passwd',
      '..',
      '.',
      'con',
      'a/b\\c:d*e?"<>|',
      '\u202Eexe.txt',
      'x'.repeat(200),
      'École Noël',
      'Йога',
      '🐺',
    ]) {
      const game = await village(desk, { name })
      await ask('phases.lock', { game })
      const { folder, files } = await ask('posts.export', { game, phase: 0, as: 'file' })
      expect(dirname(folder)).toBe(join(dirname(desk.file), 'exports'))
      expect(folder.slice(dirname(folder).length + 1)).toMatch(/^[\p{L}\p{M}\p{N}-]{1,60}$/u)
      expect(folder).not.toMatch(/[\\/](con|prn|aux|nul)$/)
      expect(files.every(({ path }) => existsSync(path))).toBe(true)
    }
    expect(readdirSync(join(dirname(desk.file), 'exports'))).toEqual(expect.arrayContaining(['école-noël', 'йога']))
  })

  it('is refused for a phase that tells nothing, or is not there', async () => {
    const game = await village(desk)
    await refused('posts.export', { game, phase: 1, as: 'file' }, 'notFound')
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    if (!(await posts(game, 1)).posts.length) await refused('posts.export', { game, phase: 1, as: 'file' }, 'declined')
  })
})
