/** Writes down how much of the processor each file of tests took, where `NIGHTDESK_COSTS` names a file for it. */
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { ownSeconds } from '../tools/processor.mjs'

const to = process.env.NIGHTDESK_COSTS
const from = ownSeconds()
if (to !== undefined)
  afterAll(() => {
    const file = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/')
    appendFileSync(to, `${JSON.stringify({ file, seconds: ownSeconds() - from })}\n`)
  })
