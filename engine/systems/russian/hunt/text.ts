/** Words for the witch hunt. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords } from '../words.ts'

export const hunts = {
  facts: {
    approvesHunt: {
      stands: ['{who} approves of the hunt', '{who_nom} одобряет охоту'],
      falls: ['{who} does not approve of the hunt', '{who_nom} не одобряет охоту'],
      deed: true,
    },
    huntApproved: {
      stands: [
        'half of the players approve of the hunt ({need} needed)',
        'охоту одобрила половина игроков (нужно {need})',
      ],
      falls: [
        'fewer than half of the players approve of the hunt ({need} needed)',
        'охоту одобрило меньше половины игроков (нужно {need})',
      ],
    },
    hostSawApprovals: {
      stands: ['the host saw that half approve', 'ведущий видел одобрение половины'],
      falls: ['the host did not see that half approve', 'ведущий не видел одобрения половины'],
    },
    tooFewForHunt: {
      stands: ['too few players live for a hunt', 'для охоты в живых слишком мало игроков'],
      falls: ['enough players live for a hunt', 'для охоты в живых достаточно игроков'],
    },
    huntOn: {
      stands: ['the vote is a witch hunt', 'голосование — охота на ведьм'],
      falls: ['the vote is no witch hunt', 'голосование — не охота на ведьм'],
    },
    amongTwo: {
      stands: ['{who} is one of the two with the most votes', '{who_nom} — среди двоих, у кого больше всего голосов'],
      falls: [
        '{who} is not one of the two with the most votes',
        '{who_nom} — не среди двоих, у кого больше всего голосов',
      ],
    },
    firstInHunt: {
      stands: ['{who} got a ballot before others who are level', 'голос против {who_gen} — раньше, чем против других'],
      falls: [
        '{who} got no ballot before others who are level',
        'голос против {who_gen} — не раньше, чем против других',
      ],
    },
    leadsHunt: {
      stands: ['{who} leads the hunt', '{who_nom} — на первом месте'],
      falls: ['{who} does not lead the hunt', '{who_nom} — не на первом месте'],
    },
    laterInHunt: {
      stands: [
        'others who are level got a ballot before {who}',
        'голоса против других равных — раньше, чем против {who_gen}',
      ],
      falls: [
        'nobody who is level got a ballot before {who}',
        'голоса против других равных — не раньше, чем против {who_gen}',
      ],
    },
    boostGiven: {
      stands: ['what is added to a ballot of {who} is added once', `к голосам {who_gen} прибавка только одна`],
      falls: ['it is added to both ballots of {who}', `прибавка к обоим голосам {who_gen}`],
    },
    votesSame: {
      stands: ['{who} has a ballot against {other} already', 'у {who_gen} уже есть голос против {other_gen}'],
      falls: ['{who} has no other ballot against {other}', 'у {who_gen} нет другого голоса против {other_gen}'],
    },
    noNewShots: {
      stands: ['the hunt lynched two blacks', 'охота линчевала двух черных'],
      falls: ['the hunt lynched no two blacks', 'двух черных охота не линчевала'],
    },
    huntSparesNobody: {
      stands: ['a witch hunt spares nobody', 'на охоте никого не спасают'],
      falls: ['it is no witch hunt', 'это не охота на ведьм'],
    },
  } satisfies FactWords<typeof declared> & Readonly<Record<string, unknown>>,
  uses: { approveHunt: ['approval of a hunt', 'одобрение охоты'] },
  deeds: {
    approveHunt: ['{actor} approved of the hunt', `{actor_nom} ${did('actor', 'одобрил')} охоту`],
  },
  tells: {
    huntHeld: ['It was a witch hunt.', 'Это была охота на ведьм.'],
    huntRefused: [
      'The witch hunt was not approved: an ordinary vote.',
      'Охота на ведьм не одобрена: обычное голосование.',
    ],
  },
  verbs: { approveHunt: ['approve the hunt', 'i approve of the hunt', 'for the hunt', 'approve hunt'] },
} satisfies PartWords
