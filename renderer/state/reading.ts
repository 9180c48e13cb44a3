/** Readings of what is pasted: how far each has come, and how to stop it. */
import { useState } from 'react'
import { create } from 'zustand'
import type { ReadingStep } from '../../electron/desk/contract.ts'
import { call, onPush } from './desk.ts'

/** Somewhere to paste: one text of it is read at a time. */
export interface ReadingPlace {
  /** What calls that read name it: `reading: id`. */
  id: string
  /** Something is being read. */
  under: boolean
  step: ReadingStep | undefined
  /** Follows a call that reads, until it is answered. @returns what it gives */
  follow<Value>(work: Promise<Value>): Promise<Value>
  /** Stops it: the call that is followed is refused, and what was typed stays as it is. */
  stop(): void
}

/** Calls under way, and how far the desk says that they have come, by place. */
const useReadings = create<{ under: Record<string, number>; steps: Record<string, ReadingStep> }>(() => ({
  under: {},
  steps: {},
}))

let listening = false
function listen(): void {
  if (listening) return
  listening = true
  onPush(({ reading }) => {
    if (reading && useReadings.getState().under[reading.id])
      useReadings.setState(({ steps }) => ({ steps: { ...steps, [reading.id]: reading } }))
  })
}

function count(id: string, by: 1 | -1): void {
  useReadings.setState(({ under, steps }) => {
    const { [id]: _, ...others } = steps
    return { under: { ...under, [id]: (under[id] ?? 0) + by }, steps: others }
  })
}

/** A place to paste, of its own for whoever uses it. */
export function useReadingPlace(): ReadingPlace {
  const [id] = useState(() => crypto.randomUUID())
  const under = useReadings(all => (all.under[id] ?? 0) > 0)
  const step = useReadings(all => all.steps[id])
  return {
    id,
    under,
    step,
    async follow(work) {
      listen()
      count(id, 1)
      try {
        return await work
      } finally {
        count(id, -1)
      }
    },
    // Where the desk cannot be reached, the call that is followed says so.
    stop: () => void call('reading.stop', { reading: id }).catch(() => undefined),
  }
}
