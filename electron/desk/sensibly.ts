/** Games from outside: what goes wrong with one is wrong with it, and no mistake of ours. */
import { StoreError } from '../store/error.ts'
import { Refused } from './refusal.ts'

/**
 * Works with a game from outside.
 * @param refusal what to say where it makes no sense, and why
 * @throws Refused, StoreError; never anything else
 */
export async function sensibly<Given>(work: () => Promise<Given>, refusal: (why: string) => Refused): Promise<Given> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused || error instanceof StoreError) throw error
    throw refusal(error instanceof Error ? error.message.replace(/\.$/, '') : String(error))
  }
}
