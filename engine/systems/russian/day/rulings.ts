/** The lynch as a part of the rulebook: it has no moves, and takes its place in the day. */
import type { Part } from '../part.ts'
import { lynch } from './lynch.ts'

export const day: Part = { before: { lynch }, results: ['mayorOut'] }
