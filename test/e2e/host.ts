/**
 * What specs need of the host and the engine, for one bundle: each process of the runner would read a thousand files
 * else. On a thread of its own it is the reading thread for tests, which waits where a text says so.
 */
import '../electron/desk/reading/held-reader.ts'

export { Dice } from '../../electron/command/bench/dice.ts'
export { families } from '../../electron/command/bench/families.ts'
export { openDesk } from '../../electron/desk/open.ts'
export { resourceLimits } from '../../electron/desk/reading/thread.ts'
export { serve } from '../../electron/serve.ts'
export { openDatabase } from '../../electron/store/driver.ts'
export { systemById } from '../../engine/systems/index.ts'
export { plainOf } from '../../engine/text/span.ts'
