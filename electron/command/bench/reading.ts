/** How long each reader takes at most for what somebody pastes: over all fragments of `units.ts`, the worst of each reader. */
import { readers, shapes, type Read } from './readers.ts'
import { units } from './units.ts'

export interface ReaderMeasured {
  reader: string
  /** The fragment that took longest, and how it was repeated. */
  worst: string
  /** Milliseconds by characters; nothing where a smaller text took so long already that a larger one is not tried. */
  ms: { characters: number; ms: number | undefined }[]
}

const tried = 1_000
const sizes = [8_000, 64_000, 512_000]
/** A text that would take longer than this is left out. */
const patientMs = 20_000

/** @param quick whether the largest text is left out */
export const measureReaders = (quick: boolean): ReaderMeasured[] =>
  Object.entries(readers).map(([reader, read]) => measured(reader, read, quick ? sizes.slice(0, -1) : sizes))

interface Fragment {
  worst: string
  make: (size: number) => string
}

function measured(reader: string, read: Read, characters: readonly number[]): ReaderMeasured {
  timed(read, shapes['in rows']!('Ann: doctor. ', tried))
  const slowest = units
    .flatMap(unit =>
      Object.entries(shapes).map(([shape, made]): Fragment => ({
        worst: `${JSON.stringify(unit)} ${shape}`,
        make: size => made(unit, size),
      })),
    )
    .map(one => ({ one, ms: timed(read, one.make(tried)) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 6)
    .map(({ one }) => ({ one, ms: climbed(read, one, characters[0]!).get(characters[0]!) ?? Infinity }))
  const { one } = slowest.reduce((worst, next) => (next.ms > worst.ms ? next : worst))
  const ms = climbed(read, one, characters.at(-1)!)
  return { reader, worst: one.worst, ms: characters.map(size => ({ characters: size, ms: ms.get(size) })) }
}

/** Milliseconds by size, doubled up to the largest, as long as the next would not take too long if it grew as before. */
function climbed(read: Read, { make }: Fragment, largest: number): ReadonlyMap<number, number> {
  const ms = new Map<number, number>()
  let [last, growth] = [0, 2]
  for (let size = tried; size <= largest && last * growth <= patientMs; size *= 2) {
    const now = timed(read, make(size))
    growth = Math.max(2, now / Math.max(1, last))
    last = now
    ms.set(size, now)
  }
  return ms
}

function timed(read: Read, text: string): number {
  const from = performance.now()
  read(text)
  return performance.now() - from
}
