/** Whether reading grows as the text does. Measured in time of the processor, since others may be at work as well. */

/** Below so many milliseconds growth is not judged: a warm-up or a collection of garbage takes as long. */
const floor = 60
/** Four times the text, at most so many times the work. Linear is 4, quadratic 16. */
const most = 6
/** What is cubic shows in a short text, before it takes forever in a long one; the middle one lies below what readers cap. */
const sizes = [1_000, 4_000, 32_000]
/** Milliseconds that no step costs. */
const noStep = 500
/** How often both texts are read, one after the other, before a growth is believed: a busy machine is slow by turns. */
const patience = 8

/** Milliseconds of the processor that reading takes. */
function worked(read: (text: string) => unknown, text: string): number {
  const from = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/**
 * Reads ever longer texts of one kind. Where one takes long enough to be judged, it is compared with a quarter of it: the
 * least that each has ever taken, since what disturbs only ever lengthens it.
 * @param make a text of about so many characters
 * @returns what grew too much, as a line to show; undefined where nothing did
 */
export function growthOf(read: (text: string) => unknown, make: (size: number) => string): string | undefined {
  for (const size of sizes) {
    const [quarter, whole] = [make(size / 4), make(size)]
    let [before, now] = [Infinity, worked(read, whole)]
    for (let round = 0; round < patience && now > floor && (round === 0 || now > most * before); round++) {
      before = Math.min(before, worked(read, quarter))
      if (now < 2_000) now = Math.min(now, worked(read, whole))
    }
    if (now > floor && now > most * before && growsOn(read, make(size * 4), now))
      return `${quarter.length} characters ${before.toFixed(1)} ms, ${whole.length} characters ${now.toFixed(1)} ms`
  }
  return undefined
}

/**
 * A step is no growth: what costs more from some length on, and then no more than the text grows, is linear. Where the longer
 * text is refused as too long, and so costs less than the one that was read, nothing speaks for a step.
 */
function growsOn(read: (text: string) => unknown, longer: string, before: number): boolean {
  // No step takes so long, and four times what is cubic takes half an hour.
  if (before > noStep) return true
  let least = Infinity
  for (let round = 0; round < patience && least > most * before; round++) {
    least = Math.min(least, worked(read, longer))
    // Seconds are not shortened by another try.
    if (least > 20_000) break
  }
  return least > most * before || least < before
}
