/** What cannot be read, passed over. */
import { StoreError } from '../../store/error.ts'
import { Refused } from '../refusal.ts'

/** One phase that cannot be read closes nothing but its own screens, which say so: around them the game goes on. */
export async function unlessUnread<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read()
  } catch (error) {
    if (
      (error instanceof Refused && error.code === 'file')
      || (error instanceof StoreError && error.code === 'corrupt')
    )
      return undefined
    throw error
  }
}
