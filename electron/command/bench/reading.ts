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

const tried = 4_000
const sizes = [8_000, 64_000, 512_000]
/** A text that would take longer than this is left out. */
const patientMs = 20_000

/** @param quick whether the largest text is left out */
export const measureReaders = (quick: boolean): ReaderMeasured[] =>
  Object.entries(readers).map(([reader, read]) => measured(reader, read, quick ? sizes.slice(0, -1) : sizes))

function measured(reader: string, read: Read, characters: readonly number[]): ReaderMeasured {
  timed(read, shapes['in rows']!('Ann: doctor. ', tried))
  const all = units.flatMap(unit =>
    Object.entries(shapes).map(([shape, made]) => ({
      worst: `${JSON.stringify(unit)} ${shape}`,
      make: (size: number): string => made(unit, size),
    })),
  )
  const [first] = all
    .map(one => ({ ...one, ms: timed(read, one.make(tried)) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(one => ({ ...one, ms: timed(read, one.make(characters[0]!)) }))
    .sort((a, b) => b.ms - a.ms)
  const { worst, make, ms } = first!
  let [last, growth] = [ms, 1]
  return {
    reader,
    worst,
    ms: characters.map((size, index) => {
      const factor = size / (characters[index - 1] ?? size)
      // As it grew so far, and at least in proportion, it will go on.
      if (last * Math.max(factor, growth) > patientMs) return { characters: size, ms: undefined }
      const now = timed(read, make(size))
      if (index) growth = now / Math.max(1, last)
      last = now
      return { characters: size, ms: now }
    }),
  }
}

function timed(read: Read, text: string): number {
  const from = performance.now()
  read(text)
  return performance.now() - from
}
