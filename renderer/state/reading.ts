/** Readings of what is pasted, and other long work of the desk: how far each has come, and how to stop it. */
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import type { Answers, CallInput, CallName, ReadingStep } from '../../electron/desk/contract.ts'
import { useAnswer, type Answer } from './answers.ts'
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

/** Tells how far this window has come itself with what is followed, such as handing over files. */
export function tellStep(step: ReadingStep): void {
  if (useReadings.getState().under[step.id])
    useReadings.setState(({ steps }) => ({ steps: { ...steps, [step.id]: step } }))
}

/** Of this window alone: what another one works out is stopped there. */
const page = crypto.randomUUID()

/** A place of this window where long work is followed, under this name. */
export const placeNamed = (name: string): string => `${page} ${name}`

/** Follows a call that takes long, until it is answered. @returns what it gives */
export async function followed<Value>(id: string, work: Promise<Value>): Promise<Value> {
  listen()
  count(id, 1)
  try {
    return await work
  } finally {
    count(id, -1)
  }
}

/** A call that can be followed. */
type Followed = { [Name in CallName]: 'reading' extends keyof CallInput<Name> ? Name : never }[CallName]

/**
 * Shows what the desk answers after long work. Without an input nothing is asked.
 * @param name of the place: a newer asking of it stops the one before
 */
export function useLongAnswer<Name extends Followed>(
  call: Name,
  input: Omit<CallInput<Name>, 'reading'> | undefined,
  name: string,
): Answer<Answers[Name]> & { reading: ReadingPlace } {
  const reading = useReadingPlace(placeNamed(name))
  const answer = useAnswer(call, input && ({ ...input, reading: reading.id } as CallInput<Name>))
  const waits = input !== undefined && answer.value === undefined && answer.error === undefined
  useEffect(() => {
    if (!waits) return undefined
    listen()
    count(reading.id, 1)
    return () => count(reading.id, -1)
  }, [waits, reading.id])
  return { ...answer, reading }
}

/** @param named without a name, a place to paste, of its own for whoever uses it */
export function useReadingPlace(named?: string): ReadingPlace {
  const [own] = useState(() => crypto.randomUUID())
  const id = named ?? own
  const under = useReadings(all => (all.under[id] ?? 0) > 0)
  const step = useReadings(all => all.steps[id])
  return {
    id,
    under,
    step,
    follow: work => followed(id, work),
    // Where the desk cannot be reached, the call that is followed says so.
    stop: () => void call('reading.stop', { reading: id }).catch(() => undefined),
  }
}
