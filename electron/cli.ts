/** The command line: `npm run -s nightdesk -- COMMAND …`. Commands stand in `command/`; each is loaded when it is called. */
import { run } from './command/run.ts'
import { processTerminal } from './command/terminal.ts'

process.exitCode = await run(process.argv.slice(2), processTerminal())
