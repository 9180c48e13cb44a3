/** What the rules on the four tricksters leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  jokerTurnsOwnCheck: {
    values: [true, false],
    rule: 'RU-JOK-B1',
    says: 'Whether a joker who is also the commissioner sees in that check the colour that he turned round himself, as everybody does.',
  },
  poisonGeishaClients: {
    values: [true, false],
    rule: 'RU-POI-2',
    says: "Whether the geisha's clients can be poisoned.",
  },
  maniacHeir: {
    values: ['imitator', 'geisha'],
    rule: 'RU-OVL-6',
    says: "Who takes the maniac's place where both are in the game.",
  },
  silenceRefusesAntidote: {
    values: [true, false],
    rule: 'RU-POI-1',
    says: 'Whether a poisoner who decides nothing has refused the antidote; otherwise the poison waits for his decision.',
  },
  bodyguardIsRescue: {
    values: [true, false],
    rule: 'RU-EXE-9',
    says: 'Whether an executor whose bodyguard took the blow was saved by a civil role, so that his own civil move after the killers is foiled.',
  },
  executorPreDeath: {
    values: ['wide', 'selfTortured'],
    rule: 'RU-EXE-4',
    says: 'Whether a lynched executor who holds nobody else may maim anybody, or only one who was torturing himself.',
  },
  silentExecutor: {
    values: ['releases', 'tortures'],
    rule: 'RU-EXE-2',
    says: 'What becomes of a captive about whom the executor decides nothing.',
  },
}

export const prompts: Record<string, Prompt> = {}
