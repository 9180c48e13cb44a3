/** The reading threads: a deadline, a stop, a crash, a line to wait in, and what happens where none can be started. */
import { EventEmitter } from 'node:events'
import { setTimeout as passed } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { Threads, type ThreadsOptions } from '../../../../electron/desk/reading/threads.ts'

/** Reads what it is told to do. */
const program = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ input }) => {
  if (input === 'forever') for (;;);
  if (input === 'crash') process.exit(3)
  if (input === 'throw') setTimeout(() => { throw new Error('thrown past it') }, 0)
  else if (input === 'memory') for (const all = []; ; ) all.push(new Array(100_000).fill('x'))
  else if (input === 'mistake') parentPort.postMessage({ is: 'failed', error: new TypeError('no such thing') })
  else parentPort.postMessage({ is: 'read', value: 'read ' + input })
})
parentPort.postMessage({ is: 'ready' })`

const readers = { read: (input: string): string => `in process ${input}` }
const made: Threads<typeof readers>[] = []
afterEach(async () => {
  for (const threads of made.splice(0)) await threads.close()
})

interface Made {
  threads: Threads<typeof readers>
  started: () => number
  heard: unknown[]
  read: (input: string, signal?: AbortSignal) => Promise<unknown>
}

function make(options: Partial<ThreadsOptions<typeof readers>> = {}, code = program): Made {
  let started = 0
  const heard: unknown[] = []
  const threads = new Threads({
    readers,
    start: () => {
      started++
      return new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } })
    },
    deadline: 60_000,
    broken: error => void heard.push(error),
    ...options,
  })
  made.push(threads)
  return {
    threads,
    started: () => started,
    heard,
    read: (input, signal = new AbortController().signal) => threads.read('read', input, signal, () => undefined),
  }
}

describe('the reading threads', () => {
  it('are started when there is something to read, and kept', async () => {
    const { read, started } = make()
    expect(started()).toBe(0)
    expect([await read('a'), await read('b')]).toEqual(['read a', 'read b'])
    expect(started()).toBe(1)
  })

  it('are there before, where they were asked for, once', async () => {
    const { threads, read, started } = make()
    threads.warm()
    threads.warm()
    expect(started()).toBe(1)
    expect(await read('a')).toBe('read a')
    expect(started()).toBe(1)
  })

  it('are two at most: a job that goes on and on leaves one to the others', async () => {
    const { read, started } = make()
    const stop = new AbortController()
    const long = read('forever', stop.signal)
    expect(await Promise.all(['a', 'b', 'c'].map(one => read(one)))).toEqual(['read a', 'read b', 'read c'])
    expect(started()).toBe(2)
    stop.abort(new Error('enough'))
    await expect(long).rejects.toThrow('enough')
  })

  it('end what takes too long, with what to do about it, and read on', async () => {
    const { read, started } = make({ deadline: 50 })
    await expect(read('forever')).rejects.toMatchObject({
      code: 'declined',
      message: expect.stringMatching(/^Reading this took longer than \d+ seconds\.$/),
      remedy: 'Paste it in smaller parts. Nothing was imported.',
    })
    expect(started()).toBe(2)
  })

  it('have their time from when they have started, and not from when they were asked for', async () => {
    const worker = Object.assign(new EventEmitter(), {
      ref: () => {},
      unref: () => {},
      postMessage: () => {},
      terminate: () => Promise.resolve(0),
    })
    const { read } = make({ deadline: 1, start: () => worker as unknown as Worker })
    const reading = read('a')
    await passed(20)
    worker.emit('message', { is: 'ready' })
    worker.emit('message', { is: 'read', value: 'read a' })
    expect(await reading).toBe('read a')
    await expect(read('b')).rejects.toMatchObject({ code: 'declined' })
  })

  it('end what is stopped, and what waits in line when it is stopped never begins', async () => {
    const { read, started } = make()
    const stops = [new AbortController(), new AbortController(), new AbortController()]
    const all = stops.map(({ signal }) => read('forever', signal))
    stops[2]!.abort(new Error('third'))
    await expect(all[2]).rejects.toThrow('third')
    expect(started()).toBe(2)
    stops[0]!.abort(new Error('first'))
    await expect(all[0]).rejects.toThrow('first')
    expect(await read('a')).toBe('read a')
    stops[1]!.abort(new Error('second'))
    await expect(all[1]).rejects.toThrow('second')
    await expect(read('b', AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  })

  it.each([
    ['crash', /ended by itself \(3\)/],
    ['throw', /thrown past it/],
  ])('are replaced after a %s, which is told', async (what, says) => {
    const { read, heard } = make()
    await expect(read(what)).rejects.toThrow(says)
    expect(await read('a')).toBe('read a')
    expect(heard).toEqual([])
  })

  it('are replaced as well where the end is heard of before the start, as in a busy desk', async () => {
    const busy = (): Worker => {
      const worker = Object.assign(new EventEmitter(), { ref: () => {}, unref: () => {}, postMessage: () => {} })
      setImmediate(() => {
        worker.emit('error', new Error('thrown past it'))
        worker.emit('message', { is: 'ready' })
        worker.emit('exit', 1)
      })
      return worker as unknown as Worker
    }
    const starts = [busy, () => new Worker(program, { eval: true })]
    const { read, heard } = make({ start: () => starts.shift()!() })
    await expect(read('throw')).rejects.toThrow('thrown past it')
    expect(await read('a')).toBe('read a')
    expect(heard).toEqual([])
  })

  it('break off alone where there is too little memory', async () => {
    const { read } = make()
    await expect(read('memory')).rejects.toMatchObject({
      code: 'declined',
      message: 'There was not enough memory to read this.',
    })
    expect(await read('a')).toBe('read a')
  })

  it('pass on what the reading threw, and live', async () => {
    const { read, started } = make()
    await expect(read('mistake')).rejects.toThrow(TypeError)
    expect(await read('a')).toBe('read a')
    expect(started()).toBe(1)
  })
})

describe('where no thread can be started', () => {
  const nowhere = (): Worker => {
    throw new Error('no threads here')
  }
  it.each<[string, Partial<ThreadsOptions<typeof readers>>, string?]>([
    ['because starting throws', { start: nowhere }],
    ['because its program ends at once', {}, `throw new Error('no threads here')`],
    ['because its program is none', {}, 'this is no program'],
  ])('all is read in process, which is said once: %s', async (_, options, code) => {
    const { read, heard } = make(options, code)
    const all = ['a', 'b', 'c', 'd'].map(one => read(one))
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'].map(one => `in process ${one}`))
    expect(await read('e')).toBe('in process e')
    expect(heard).toHaveLength(1)
  })

  it('nothing is said where none was asked for', async () => {
    const { read, heard } = make({ start: undefined })
    expect(await read('a')).toBe('in process a')
    expect(heard).toEqual([])
  })
})
