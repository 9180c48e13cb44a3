/** What is worked out once in a run and asked again by later steps. */
import { perRun as makePerRun } from '../../../resolve/sequence/per-run.ts'
import type { Resolution } from '../vocabulary.ts'

/** A value kept per run. */
export const perRun = <T>(make: (run: Resolution) => T): ReturnType<typeof makePerRun<T, Resolution>> =>
  makePerRun(make)
