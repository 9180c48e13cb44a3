/** What the desk and a reading thread say to each other. */
import type { Locale } from '../../../engine/text/wording.ts'
import type { RefusalCode } from '../contract.ts'

/** One thing to read. A thread is given the next when it has answered. */
export interface Job {
  name: string
  input: unknown
  /** Of what is said about it. */
  language: Locale
}

/** `ready`: it has started; `failed`: a mistake of ours in what it ran. */
export type Said =
  | { is: 'ready' }
  | { is: 'progress'; done: number; of: number }
  | { is: 'read'; value: unknown }
  | { is: 'refused'; code: RefusalCode; message: string; remedy: string }
  | { is: 'failed'; error: Error }

/** Hears how far a reading has come. */
export type Tell = (done: number, of: number) => void

/** What can be read, by the name of its job: each takes its own input and gives its own output. */
export type Readers = Readonly<Record<string, (input: never, tell: Tell) => unknown>>
export type NameIn<Known extends Readers> = keyof Known & string
export type InputOf<Known extends Readers, Name extends NameIn<Known>> = Parameters<Known[Name]>[0]
export type OutputOf<Known extends Readers, Name extends NameIn<Known>> = ReturnType<Known[Name]>
