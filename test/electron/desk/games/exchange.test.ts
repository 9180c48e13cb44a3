/** A game goes out as text and comes back the same; what is no game, or makes no sense, is refused whole. */
import { describe, expect, it } from 'vitest'
import { newDesk, pm, standing, village, type Asking } from '../help.ts'

/** A game with something of everything. */
async function rich(desk: Asking): Promise<string> {
  const { ask } = desk
  const game = await village(desk, { name: 'Ночь & "Co" 🐺' })
  await ask('games.settings', { game, zone: 'Europe/Berlin', dialect: 'phpbb', hosts: ['Tess'] })
  await ask('inbox.paste', {
    game,
    page: [
      pm('Ann', 'protect Bob'),
      pm('Bob', 'investigate Fay'),
      pm('Eli', 'kill Ann'),
      pm('Player', 'shoot Bob'),
      pm('Cat', 'maybe shoot Eli?'),
    ].join('\n'),
  })
  await ask('inbox.take', { game })
  await ask('actions.override', { game, id: 'a1', holds: false, reason: 'typo' })
  await ask('log.undo', { game })
  await ask('roster.replace', { game, slot: 'Gus', name: 'Zoë' })
  await ask('phases.lock', { game })
  await ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'Dawn.\r\nNobody "died".' })
  await ask('posts.sent', { game, phase: 0, post: 'player:Bob', sent: true, link: 'https://forum.example/1' })
  await ask('phases.open', { game, kind: 'day', number: 1, closes: '2026-11-23T22:00:00+01:00' })
  await ask('roster.remove', { game, slot: 'Dee', reason: 'left' })
  return game
}

const { ask, refused, desk: inner } = await newDesk()
const source = { ask, refused, desk: inner, file: '' }
const game = await rich(source)
const { text, name } = await ask('games.export', { game })

describe('an exported game', () => {
  it('comes back as it was in another workspace, and is exported again byte for byte', async () => {
    const other = await newDesk()
    const { game: copy } = await other.ask('games.import', { text })
    expect(copy).toBe(game)
    expect(await standing(other, copy)).toEqual(await standing(source, game))
    expect(await other.ask('log.view', { game: copy })).toEqual(await ask('log.view', { game }))
    expect(await other.ask('games.list', {})).toEqual(await ask('games.list', {}))
    expect((await other.ask('games.export', { game: copy })).text).toBe(text)
    expect((await ask('games.export', { game })).text).toBe(text)
    await other.ask('log.undo', { game: copy })
    expect((await other.ask('games.get', { game: copy })).seats[3]).toMatchObject({ name: 'Dee', alive: true })
  })

  it('is named after the game, in letters that a file name can have', () => {
    expect(name).toBe('ночь-co.nightdesk.json')
  })

  it('comes a second time under an id of its own, and neither changes the other', async () => {
    const other = await newDesk()
    await other.ask('games.import', { text })
    const { game: second } = await other.ask('games.import', { text })
    expect(second).not.toBe(game)
    await other.ask('games.rename', { game: second, name: 'Second' })
    await other.ask('log.undo', { game: second })
    expect((await other.ask('games.export', { game })).text).toBe(text)
    expect((await other.ask('games.list', {})).map(one => one.name).sort()).toEqual(['Second', 'Ночь & "Co" 🐺'])
  })

  it('keeps what was locked, though the night would be worked out otherwise today', async () => {
    const other = await newDesk()
    const changed = JSON.parse(text) as { resolutions: { outcome: { deaths: string[] } }[] }
    changed.resolutions[0]!.outcome.deaths = ['Fay']
    const { game: copy } = await other.ask('games.import', { text: JSON.stringify(changed) })
    const { rows } = await other.ask('night.view', { game: copy, phase: 0 })
    expect(rows).toEqual((await ask('night.view', { game, phase: 0 })).rows)
    expect((await other.ask('games.get', { game: copy })).phases[0]!.deaths).toEqual(
      (await ask('games.get', { game })).phases[0]!.deaths,
    )
  })
})

type Plain = Record<string, unknown>
interface Export {
  format: string
  version: number
  game: Plain
  journal: { at: string; type: string; version: number; event: Plain }[]
  resolutions: Plain[]
  drafts: Plain[]
  messages: Plain[]
  posts: Plain[]
  settings: unknown
}
/** The export with something changed. */
const spoilt = (how: (data: Export) => unknown): string => {
  const data = JSON.parse(text) as Export
  const given = how(data)
  return JSON.stringify(given !== null && typeof given === 'object' && 'format' in given ? given : data)
}
/** The first event of a kind. */
const event = ({ journal }: Export, type: string): Plain => journal.find(one => one.type === type)!.event

const senseless: Record<string, string> = {
  'no JSON': '{',
  'a list': '[]',
  nothing: '',
  'a number': '7',
  "another program's JSON": '{"name": "x"}',
  'no format': spoilt(data => {
    data.format = 'other'
  }),
  'a newer format': spoilt(data => {
    data.version = 2
  }),
  'no journal': spoilt(data => {
    data.journal = []
  }),
  'no beginning': spoilt(data => {
    data.journal.shift()
  }),
  'two beginnings': spoilt(data => {
    data.journal.push(data.journal[0]!)
  }),
  'rules that are not here': spoilt(data => {
    event(data, 'gameCreated').system = 'other'
  }),
  'an event that is not known': spoilt(data => {
    event(data, 'phaseOpened').type = 'phaseExploded'
  }),
  'an event with more in it': spoilt(data => {
    event(data, 'phaseOpened').more = 1
  }),
  'a type beside the event that is not its own': spoilt(data => {
    data.journal[2]!.type = 'gameFinished'
  }),
  'an action by nobody': spoilt(data => {
    event(data, 'actionReceived').by = 'Nobody'
  }),
  'an action on nobody': spoilt(data => {
    event(data, 'actionReceived').to = ['Nobody']
  }),
  'an ability that is not there': spoilt(data => {
    event(data, 'actionReceived').does = 'constructor'
  }),
  'a role that is not there': spoilt(data => {
    ;(event(data, 'rosterSet').seats as Plain[])[0]!.role = '__proto__'
  }),
  'a faction that is not there': spoilt(data => {
    ;(event(data, 'rosterSet').seats as Plain[])[0]!.faction = 'nobody'
  }),
  'two seats of one name': spoilt(data => {
    ;(event(data, 'rosterSet').seats as Plain[])[0]!.slot = 'Bob'
  }),
  'a phase of no kind': spoilt(data => {
    event(data, 'phaseOpened').kind = 'dusk'
  }),
  'a time that is none': spoilt(data => {
    event(data, 'phaseOpened').closes = 'soon'
  }),
  'a message that was never read': spoilt(data => {
    event(data, 'messageReceived').reading = null
  }),
  'a reading that is none': spoilt(data => {
    event(data, 'messageReceived').reading = { proposals: [{}], doubts: [{}], notes: [{}] }
  }),
  'an action outside a phase': spoilt(data => {
    data.journal = [data.journal[0]!, data.journal.find(({ type }) => type === 'actionReceived')!]
    data.resolutions = []
  }),
  'a death of nobody': spoilt(data => {
    event(data, 'phaseResolved').deaths = ['Nobody']
  }),
  "a role of the host's own that is none": spoilt(data => {
    event(data, 'gameCreated').customRoles = { cop: 5 }
  }),
  "an ability of the host's own that is none": spoilt(data => {
    event(data, 'gameCreated').customAbilities = { shoot: { components: 1 } }
  }),
  'a result that is none': spoilt(data => {
    data.resolutions[0]!.outcome = 5
  }),
  'trees that are none': spoilt(data => {
    data.resolutions[0]!.trees = { rows: [], roots: [99] }
  }),
  'a result of no event': spoilt(data => {
    data.resolutions[0]!.seq = 999
  }),
  'a result of another event': spoilt(data => {
    data.resolutions[0]!.seq = 1
  }),
  'settings that are none': spoilt(data => {
    data.settings = { zone: 5, dialect: 'constructor', hosts: 'x' }
  }),
  'a zone that is not there': spoilt(data => {
    data.settings = { zone: 'Moon/Base', dialect: 'phpbb', hosts: [] }
  }),
  'hosts without a name': spoilt(data => {
    data.settings = { zone: 'UTC', dialect: 'phpbb', hosts: [7] }
  }),
  'an edit that is none': spoilt(data => {
    data.drafts[0]!.value = 5
  }),
  'no name': spoilt(data => {
    data.game.name = 7
  }),
  'an empty id': spoilt(data => {
    data.game.id = ''
  }),
  'a name with a NUL': spoilt(data => {
    data.game.name = 'a\0b'
  }),
}

describe('what is no game of ours', () => {
  for (const [what, sent] of Object.entries(senseless)) {
    it(`is refused whole, or told without a mistake of ours: ${what}`, async () => {
      const other = await newDesk()
      const result = await other.desk.dispatch('games.import', { text: sent })
      const list = await other.ask('games.list', {})
      if (result.ok) {
        for (const { id } of list) await standing(other, id)
      } else {
        expect(['badInput', 'file', 'declined', 'notFound'], result.message).toContain(result.code)
        expect([result.message, result.remedy]).toEqual([
          expect.stringMatching(/\S[.!?]$/),
          expect.stringMatching(/\S[.!?]$/),
        ])
        expect(list).toEqual([])
      }
    })
  }

  it('does not reach what it should not: a game called __proto__ is a game', async () => {
    const other = await newDesk()
    const { game: copy } = await other.ask('games.import', {
      text: spoilt(data => {
        data.game.id = '__proto__'
      }),
    })
    expect(copy).toBe('__proto__')
    expect((await other.ask('games.get', { game: '__proto__' })).name).toBe('Ночь & "Co" 🐺')
    await other.ask('log.undo', { game: '__proto__' })
    expect(({} as Plain).name).toBeUndefined()
  })
})
