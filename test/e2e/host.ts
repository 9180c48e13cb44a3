/** What specs need of the host and the engine, for one bundle: each process of the runner would read a thousand files else. */
export { Dice } from '../../electron/command/bench/dice.ts'
export { families } from '../../electron/command/bench/families.ts'
export { openDesk } from '../../electron/desk/open.ts'
export { serve } from '../../electron/serve.ts'
export { systemById } from '../../engine/systems/index.ts'
