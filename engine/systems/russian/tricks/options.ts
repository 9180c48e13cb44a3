/** What the rules on the four tricksters leave to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  jokerTurnsOwnCheck: {
    values: [true, false],
    rule: 'RU-JOK-B1',
    says: {
      en: 'Whether a joker who is also the commissioner sees in that check the colour that he turned round himself, as everybody does.',
      ru: 'Видит ли джокер, который одновременно комиссар, в чеке комиссара цвет, который поменял сам, как видят все.',
    },
  },
  poisonGeishaClients: {
    values: [true, false],
    rule: 'RU-POI-2',
    says: { en: "Whether the geisha's clients can be poisoned.", ru: 'Можно ли отравить клиентов гейши.' },
  },
  maniacHeir: {
    values: ['imitator', 'geisha'],
    rule: 'RU-OVL-6',
    says: {
      en: "Who takes the maniac's place where both are in the game.",
      ru: 'Кто занимает место маньяка, если на игре есть оба.',
    },
  },
  silenceRefusesAntidote: {
    values: [true, false],
    rule: 'RU-POI-1',
    says: {
      en: 'Whether a poisoner who decides nothing has refused the antidote; otherwise the poison waits for his decision.',
      ru: 'Отказал ли в противоядии отравитель, который ничего не решил; иначе яд ждет его решения.',
    },
  },
  bodyguardIsRescue: {
    values: [true, false],
    rule: 'RU-EXE-9',
    says: {
      en: 'Whether an executor whose bodyguard took the blow was saved by a civil role, so that his own civil move after the killers is foiled.',
      ru: 'Считается ли, что экзекутора, за которого удар принял телохранитель, спасла мирная роль, и его собственный мирный ход после киллеров сорван.',
    },
  },
  executorPreDeath: {
    values: ['wide', 'selfTortured'],
    rule: 'RU-EXE-4',
    says: {
      en: 'Whether a lynched executor who holds nobody else may maim anybody, or only one who was torturing himself.',
      ru: 'Может ли залинчованный экзекутор, который не держит никого другого, покалечить любого игрока или это может только тот, кто пытал самого себя.',
    },
  },
  silentExecutor: {
    values: ['releases', 'tortures'],
    rule: 'RU-EXE-2',
    says: {
      en: 'What becomes of a captive about whom the executor decides nothing.',
      ru: 'Что становится с пленником, о котором экзекутор ничего не решил.',
    },
  },
}
