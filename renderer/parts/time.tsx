/** Times: in the game's zone, with mine where it differs. */
import type { ReactNode } from 'react'
import { clockOnly, clockTime, myZone, sameClock, span, useNow, zoneName } from '../state/clock.ts'
import { say } from '../words/say.ts'

interface TimeProps {
  at: string
  /** The game's; mine where it is left out. */
  zone?: string
  /** With my own time behind it, where that is another one. */
  both?: boolean
}

/** `21:14`; with both zones `21:14 Chicago, 04:14 here`. */
export function Time({ at, zone = myZone(), both }: TimeProps): ReactNode {
  const now = useNow()
  const mine = myZone()
  const here = clockTime(at, mine, now)
  const there = clockTime(at, zone, now)
  const differs = !sameClock(at, zone, mine)
  return (
    <time dateTime={at} title={differs ? say('state.bothClocks', { there, zone: zoneName(zone), here }) : here}>
      {both && differs ? say('state.bothClocks', { there, zone: zoneName(zone), here: clockOnly(at, mine) }) : there}
    </time>
  )
}

const instant = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)/

/** A sentence of the rules in which instants stand: each as a time. */
export function Timed({ says, zone }: { says: string; zone: string }): ReactNode {
  return says.split(instant).map((part, index) => (index % 2 ? <Time key={index} at={part} zone={zone} /> : part))
}

/** How long until then, or since: `8 h 19 min`. */
export function Until({ at }: { at: string }): ReactNode {
  const now = useNow()
  return <time dateTime={at}>{span(now, new Date(at))}</time>
}
