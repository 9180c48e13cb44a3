/** The table at which the strangers of `test/fixtures/inbox/unlearned` play: names with their cases and genders, and nicks without. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { deskOf } from './corpus.ts'

const file = join(import.meta.dirname, '../../fixtures/inbox/unlearned/eleventh.yaml')
const { setup } = parse(readFileSync(file, 'utf8')) as { setup: Parameters<typeof deskOf>[0] }

export const strangers = deskOf(setup, file)
