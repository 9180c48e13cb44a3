import { english } from '../../../engine/text/catalogue.ts'

/** What every command is called with, and what it does. */
export const help = english({
  about: 'Nightdesk resolves the nights of forum Mafia and says why. {call} COMMAND …',
  codes: 'Exit codes: 0 all well, 1 a case failed or something is missing, 2 a broken file or a wrong call.',

  check: 'check [--coverage] [--locale ru] PATH…',
  checkDoes: 'runs every case below the paths',
  resolve:
    'resolve FILE [--phase "night 1"] [--without ID] [--case NAME] [--locale ru] [--json | --bbcode | --markdown | --ascii] [--decisive]',
  resolveDoes: 'resolves the nights of a file and says why',
  coverage: 'coverage [--system S] [--json] [PATH…]',
  coverageDoes: 'says what of a system the cases show',
  mutate: 'mutate [--system S] [PATH…]',
  mutateDoes: 'turns each rule round, and names those that no case notices',
  prove: 'prove [--system S | --besides S] [--unturned] [--spot N] [PATH…]',
  proveDoes: 'plays each case once for check, coverage and mutate together, and holds the words of all to their system',
  snapshot: 'snapshot [--against FILE] [PATH…]',
  snapshotDoes:
    'prints digests of all that systems and cases say; with --against, what came out otherwise than in an earlier print',
  roles: 'roles --system S [--locale ru] [--json]',
  rolesDoes: 'lists roles and abilities',
  words: 'words --system S [--locale ru] [--json]',
  wordsDoes: 'lists every other word of a system',
  count:
    'count FILE… [--players FILE | --game FILE [--case NAME]] [--host NAME] [--style boldInFull | anyForm] [--title WORDS] [--double oneBallot | twoTargets] [--frame FRAME] [--from POST] [--to POST] [--baseline POST] [--locale ru] [--json | --ascii]',
  countDoes: 'counts the votes of a saved thread',
  explore: 'explore FILE --out FILE.html [--case NAME] [--early] [--locale ru]',
  exploreDoes: 'makes one page of an exported game that is over, or of a case: every map, every reason, every role',
  proof: 'proof FILE [--digest DIGEST] | proof --out FILE.html [--locale ru]',
  proofDoes: 'checks a deal that was posted: digest, key and roles; or writes the page that does it without Nightdesk',
  bench: 'bench [--json] [--family F] [--quick]',
  benchDoes: 'measures the resolver',
})
