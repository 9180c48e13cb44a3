/** Where a command writes, and what it may write there. */
export interface Terminal {
  /** Characters in a line. */
  width: number
  /** Whether colour may be used. It never says anything alone. */
  colour: boolean
  out: (text: string) => void
  err: (text: string) => void
}

const widest = 100
const narrowest = 60

/** The terminal of this process. A reader who goes away (`| head`) ends it quietly. */
export function processTerminal(): Terminal {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'EOF') process.exit()
      throw error
    })
  }
  const { isTTY, columns } = process.stdout
  return {
    width: isTTY && columns ? Math.min(widest, Math.max(narrowest, columns)) : widest,
    colour: isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    out: text => void process.stdout.write(text),
    err: text => void process.stderr.write(text),
  }
}

/** Exit codes of every command. */
export const done = 0
export const caseFailed = 1
export const broken = 2
export type ExitCode = typeof done | typeof caseFailed | typeof broken
