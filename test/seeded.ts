/** The same random values every time; others with `NIGHTDESK_SEED=7 npm test`. What breaks once breaks again. */
import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.NIGHTDESK_SEED ?? 1) })
