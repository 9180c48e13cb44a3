/**
 * `proof FILE [--digest DIGEST]`: whether a deal follows from its key, and its digest is of it.
 * `proof --out FILE.html`: the page that tells everybody the same without the app.
 */
import { createHash } from 'node:crypto'
import { checkDeal, readingsOf, type DealCheck } from '../../engine/setups/check-deal.ts'
import { proofPage } from '../desk/dealing/page.ts'
import { programIn } from '../desk/one-page.ts'
import { Refused } from '../desk/refusal.ts'
import { language } from '../desk/words/say.ts'
import { calledSo, Misused, noPath, onlyPath, read } from './arguments.ts'
import { pagePath, pages, writePage } from './pages.ts'
import { fileAt, refused } from './problems.ts'
import { broken, caseFailed, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

const options = { out: 'value', digest: 'value', locale: 'value' } as const

export async function proof(words: string[], terminal: Terminal): Promise<ExitCode> {
  const { paths, options: given } = read(words, options)
  const usage = say('usage.proofFile')
  if (given.out !== undefined) {
    noPath(paths, usage)
    return await written(pagePath(given.out, usage), terminal)
  }
  const path = onlyPath(paths, usage)
  const wanted = given.digest?.toLowerCase()
  if (wanted !== undefined && !/^[0-9a-f]{64}$/.test(wanted))
    throw new Misused(say('proof.noDigest', { digest: given.digest! }), calledSo(usage))
  const file = fileAt(path, terminal)
  if (!file) return broken
  return told(file.text, wanted, terminal)
}

async function written(out: string, { out: print, ...terminal }: Terminal): Promise<ExitCode> {
  try {
    const { text } = proofPage(language(), await programIn(pages, 'proof'))
    print(`${say('proof.written', { file: out, size: await writePage(out, text) })}\n`)
    return done
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, message, remedy } = error
    return refused({ ok: false, code, message, remedy }, { ...terminal, out: print })
  }
}

function told(pasted: string, wanted: string | undefined, { out }: Terminal): ExitCode {
  const readings = readingsOf(pasted)
  const meant = readings.find(text => digestOf(text) === wanted)
  const text = meant ?? readings.find(one => checkDeal(one).is !== 'none') ?? readings[0]!
  const check = checkDeal(text)
  if (wanted === undefined) out(`${say('proof.digest', { digest: digestOf(text) })}\n`)
  else out(`${meant === undefined ? '✗' : '✓'} ${say(meant === undefined ? 'proof.otherDigest' : 'proof.itsDigest')}\n`)
  out(said(check))
  return (wanted === undefined || meant !== undefined) && check.is === 'dealt' && check.holds ? done : caseFailed
}

function said(check: DealCheck): string {
  switch (check.is) {
    case 'none':
      return `? ${say('proof.none')}\n`
    case 'older':
      return `? ${say('proof.older')}\n`
    case 'undealable':
      return `✗ ${say('proof.undealable')}\n`
    case 'dealt': {
      const { holds, players, fell } = check
      const lines = [
        ...players.map(({ name, role, due }) =>
          role === due ? `  ✓ ${name}: ${role}` : `  ✗ ${name}: ${say('proof.instead', { role, due })}`,
        ),
        ...fell.due.map(line => `  ${fell.said.includes(line) ? '✓' : '✗'} ${line}`),
        ...fell.said.filter(line => !fell.due.includes(line)).map(line => `  ✗ ${say('proof.notDue', { line })}`),
      ]
      return `${holds ? '✓' : '✗'} ${say(holds ? 'proof.follows' : 'proof.differs')}\n${lines.join('\n')}\n`
    }
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
