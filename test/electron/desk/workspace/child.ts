/**
 * A process with a desk in it, to be killed. It waits for a line on its input, opens FILE and does one thing after
 * another, and says before each what it is about to add, and after it that it is done. `hold`: opens FILE and waits;
 * `begin`: the same as a first start does, with the samples. `mend`: mends the first night of its one game and undoes it, over
 * and over; `merge`: merges its second game into the first, the same way; `delete`: deletes the game and brings it back.
 */
import { writeSync } from 'node:fs'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import type { Answers, CallInput, CallName, CallResult } from '../../../../electron/desk/contract.ts'
import type { Desk } from '../../../../electron/desk/desk.ts'
import { openDesk } from '../../../../electron/desk/open.ts'
import { StoreError } from '../../../../electron/store/error.ts'
import { momentsOf } from '../../store/moments.ts'
import { contentDigest, digestOf, type Attempt, type Said } from './child-messages.ts'

const [what, file = '', sample = ''] = process.argv.slice(2)
const say = (line: Said): void => void writeSync(1, `${JSON.stringify(line)}\n`)

/** What it does is chance, and the same chance with the same `NIGHTDESK_SEED` at the same file and revision. */
let lots = momentsOf(`${what} ${basename(file)}`)
const any = <One>(list: readonly One[]): One => list[Math.floor(lots(list.length))]!
const seats = [
  { name: 'Ann', role: 'doctor' },
  { name: 'Bob', role: 'cop' },
  { name: 'Cat', role: 'vigilante' },
  { name: 'Eli', role: 'goon' },
  { name: 'Fay', role: 'roleblocker', faction: 'mafia' },
  { name: 'Gus', role: 'tracker' },
]
const orders: Record<string, string> = {
  Ann: 'protect',
  Bob: 'investigate',
  Cat: 'shoot',
  Eli: 'kill',
  Fay: 'block',
  Gus: 'track',
}
const deeds: Record<string, string> = {
  Ann: 'protect',
  Bob: 'investigate',
  Cat: 'shoot',
  Eli: 'factionKill',
  Fay: 'block',
  Gus: 'track',
}

async function play(desk: Desk): Promise<void> {
  const ask = async <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Answers[Name]> => {
    const result = (await desk.dispatch(name, input)) as CallResult<Answers[Name]>
    if (!result.ok) throw new Error(`${name}: ${result.message}`)
    return result.value
  }
  let count = 0
  /** The game as it stands. */
  let now: Answers['games.get']

  /** Says what is to come, does it, and says that it is done. */
  async function change<Name extends CallName>(
    call: Name,
    game: string,
    input: object,
    adds: string[],
    more: Partial<Attempt> = {},
  ): Promise<void> {
    say({ attempt: { call, game, revision: now.revision, adds, ...more } })
    const given = (await ask(call, { game, ...input } as CallInput<Name>)) as { revision: number }
    now = await ask('games.get', { game })
    say({ done: { game, revision: given.revision, view: digestOf(now) } })
  }

  async function begin(): Promise<string> {
    const { game } = await ask('games.create', { name: `Game ${Date.now()}`, system: 'rar' })
    now = await ask('games.get', { game })
    await change('roster.set', game, { seats }, ['rosterSet'])
    return game
  }

  async function step(game: string): Promise<void> {
    const view = now
    const index = view.phases.length - 1
    const phase = view.phases[index]
    const living = view.seats.filter(({ alive }) => alive).map(({ slot }) => slot)
    const who = (): string => any(living)
    if (!phase || phase.state !== 'open') {
      const posts = phase ? (await ask('posts.view', { game, phase: index })).posts : []
      if (posts.length && lots(1) < 0.7) {
        const { id: post, state } = any(posts)
        if (lots(1) < 0.3)
          return await change('posts.edit', game, { phase: index, post, text: `edited ${++count}` }, [], {
            draft: `post:${index}:${post}`,
          })
        return await change(
          'posts.sent',
          game,
          { phase: index, post, sent: state !== 'sent', link: `https://forum.example/${count++}` },
          [],
          { post: `${index}:${post}`, sent: state !== 'sent' },
        )
      }
      if (phase && lots(1) < 0.2) return await change('log.undo', game, {}, ['undone'])
      return await change('phases.open', game, { kind: 'night', number: (phase?.number ?? 0) + 1 }, ['phaseOpened'])
    }
    const inbox = await ask('inbox.view', { game, phase: index })
    const fresh = inbox.messages.find(
      ({ state, proposals }) => state !== 'dismissed' && proposals.some(({ taken }) => !taken),
    )
    if (fresh) {
      const adds = fresh.proposals
        .filter(({ taken }) => !taken)
        .flatMap(({ withdraws }) => [
          ...(withdraws ? withdraws.map(() => 'actionWithdrawn') : ['actionReceived']),
          'orderTaken',
        ])
      return await change('inbox.take', game, { messages: [fresh.id] }, adds)
    }
    const action = any(inbox.actions)
    switch (
      any([
        'paste',
        'paste',
        'cancel',
        'submit',
        'withdraw',
        'override',
        'change',
        'undo',
        'redo',
        ...(view.revision > 60 ? ['lock'] : []),
      ])
    ) {
      case 'paste':
        return await paste(
          game,
          Array.from({ length: 1 + Math.floor(lots(3)) }, () => who()),
        )
      case 'cancel':
        return await change('inbox.paste', game, { page: message(who(), 'Please cancel my action.') }, [
          'messageReceived',
        ])
      case 'submit': {
        const by = who()
        return await change('actions.submit', game, { by, does: deeds[by]!, to: [who()] }, ['actionReceived'])
      }
      case 'withdraw':
        return action && (await change('actions.withdraw', game, { id: action.id }, ['actionWithdrawn']))
      case 'override':
        return (
          action
          && (await change(
            'actions.override',
            game,
            { id: action.id, holds: lots(1) < 0.5, reason: 'x'.repeat(count++ % 500) },
            ['actionOverruled'],
          ))
        )
      case 'change':
        return await change('roster.change', game, { slot: who(), note: 'long 🐺 '.repeat(count++ % 200) }, [
          'seatChanged',
        ])
      case 'undo':
        return view.revision > 8 && view.undo?.startsWith('Started') === false
          ? await change('log.undo', game, {}, ['undone'])
          : undefined
      case 'redo':
        return view.redo === undefined ? undefined : await change('log.redo', game, {}, ['redone'])
      case 'lock':
        return await change('phases.lock', game, {}, ['phaseResolved'])
    }
  }

  const message = (from: string, body: string): string =>
    `From: ${from}\nSent: ${new Date(Date.now() + count++ * 60_000).toISOString().slice(0, 16).replace('T', ' ')}\nSubject: ${count} ${lots(1)}\n\n${body}\n`
  const paste = (game: string, from: readonly string[]): Promise<void> =>
    change(
      'inbox.paste',
      game,
      { page: from.map(name => message(name, `${orders[name]} ${any(Object.keys(orders))}`)).join('\n') },
      from.map(() => 'messageReceived'),
    )

  for (;;) {
    const newest = (await ask('games.list', {}))[0]
    if (newest) {
      now = await ask('games.get', { game: newest.id })
      lots = momentsOf(`${what} ${basename(file)} ${now.revision}`)
    }
    const goesOn =
      newest && now!.seats.length && now!.revision < 100 && now!.seats.filter(({ alive }) => alive).length > 2
    const game = goesOn ? newest.id : await begin()
    for (let steps = 0; steps < 30; steps++) await step(game)
  }
}

type Ask = <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<Answers[Name]>

interface Change {
  accept: (ask: Ask, game: string) => Promise<unknown>
  undo: (ask: Ask, game: string) => Promise<unknown>
}

/** One and the same change of what was, accepted and undone, until the process is killed. */
async function overAndOver(desk: Desk, { accept, undo }: Change): Promise<void> {
  const ask: Ask = async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
    const result = (await desk.dispatch(name, input)) as CallResult<Answers[Name]>
    if (!result.ok) throw new Error(`${name}: ${result.message}`)
    return result.value
  }
  const { id: game } = (await ask('games.list', {})).find(({ name }) => name === 'Village')!
  const told = async (done: 'accepted' | 'undone'): Promise<void> =>
    say({
      mended: { game, done, digest: contentDigest(await ask('games.get', { game })), away: await isAway(ask, game) },
    })
  if ((await ask('games.get', { game })).mending) await ask('mend.drop', { game })
  if (await isAway(ask, game)) await ask('games.putAway', { game, away: null })
  if (/^(?:Changed .* after reopening|Merged with)/.test((await ask('games.get', { game })).undo ?? ''))
    await ask('log.undo', { game })
  for (;;) {
    await accept(ask, game)
    await told('accepted')
    // So that some kills come upon the new past.
    await new Promise(resolve => setTimeout(resolve, 30))
    await undo(ask, game)
    await told('undone')
  }
}

const isAway = async (ask: Ask, game: string): Promise<boolean> =>
  (await ask('games.list', {})).find(({ id }) => id === game)?.away?.as === 'deleted'

const undo: Change['undo'] = (ask, game) => ask('log.undo', { game })

async function mend(ask: Ask, game: string): Promise<void> {
  const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'a message was missed' })
  await ask('actions.submit', { game: past, by: 'Cat', does: 'shoot', to: ['Bob'] })
  for (const { misfits } of (await ask('mend.view', { game: past })).phases)
    for (const { key } of misfits) await ask('mend.decide', { game: past, key, as: 'leave' })
  await ask('mend.accept', { game: past })
}

async function merge(ask: Ask, game: string): Promise<void> {
  const { id: copy } = (await ask('games.list', {})).find(({ name }) => name === 'Copy')!
  await ask('merge.accept', { game, copy })
}

const deleting: Change = {
  accept: (ask, game) => ask('games.putAway', { game, away: 'deleted' }),
  undo: (ask, game) => ask('games.putAway', { game, away: null }),
}

if (what === 'play' || what === 'mend' || what === 'merge' || what === 'delete')
  await new Promise<void>(resolve => {
    createInterface(process.stdin).once('line', () => resolve())
  })
try {
  const desk = await openDesk({
    file,
    ...(what === 'begin' && { sample }),
    broken: error => say({ refused: `mistake: ${String(error)}` }),
  })
  say({ opened: true })
  if (what === 'play') await play(desk)
  else if (what === 'mend') await overAndOver(desk, { accept: mend, undo })
  else if (what === 'merge') await overAndOver(desk, { accept: merge, undo })
  else if (what === 'delete') await overAndOver(desk, deleting)
  else setInterval(() => undefined, 1000)
} catch (error) {
  say({ refused: error instanceof StoreError ? error.code : String(error) })
  process.exit(1)
}
