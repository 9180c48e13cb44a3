/**
 * What a bum sees (RU-BUM): by name who came to the home that he watches, whether its owner left it, and who came to
 * him.
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { clientsOf } from '../shared/custody.ts'
import { takenForDead } from '../shared/lives.ts'
import { learns, learnsFact } from '../shared/general-info.ts'
import { kills } from '../shared/moves.ts'
import { playedFor } from '../shared/playing.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { noTrace, sighted, unseen, cameTo, goingsOf } from '../shared/visits.ts'
import { hadVisitors, namesOf, sightsOf, tellVisitorNames, type Sight } from '../shared/visitor-names.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'
import { did, type PartWords } from '../words.ts'
import { bums } from './bum.ts'

const abilities = {
  senseNames: {
    kind: 'investigate',
    told: {
      en: 'You have no home of your own, and you always learn the names of those who came to you.',
      ru: 'Собственного дома у вас нет, и вы всегда узнаете имена тех, кто к вам приходил.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-BUM-5',
    components: [],
  },
} satisfies Record<string, Entry>

const options: Options = {
  bumSensesWhoMissesHim: {
    values: [true, false],
    rule: 'RU-BUM-5',
    says: {
      en: 'A bum who acts learns the name of a blocker or a prostitute who came for them and missed them.',
      ru: 'Узнает ли бомж, сделавший ход, имя блокера или проститутки, которые пришли за ним и не застали его.',
    },
  },
  bumSeesCut: {
    values: [false, true],
    rule: 'RU-BUM-2',
    says: {
      en: 'A bum sees the faceless come to cut the face of the player being watched.',
      ru: 'Видит ли бомж, что безликий пришел срезать лицо тому, за кем он следит.',
    },
  },
}

/**
 * Everybody who came to a home, or to the bum himself, in the order of the roster: no special moves are seen, and by
 * default no cuts (RU-BUM-2), of killers the first one at a corpse (RU-BUM-6), and at the prostitute's her client
 * (RU-BUM-3).
 */
function sightsAt(run: Resolution, home: SeatId, bum: SeatId): Sight[] {
  const came =
    home === bum
      ? cameTo(run, bum)
      : run.ledger.found({ kind: 'went', of: home, when: 'tonight', where: ({ by }) => by !== home && by !== bum })
  const visits = came.map((went): Sight => ({
    who: went.by ?? '',
    why: sighted(went, home, [...unseen(run, home, went), ...withheld(run, went, bum)], byBum),
  }))
  const cuts = run.ledger
    .found({ kind: 'cutTonight', of: home, when: 'tonight', where: ({ by }) => by !== home && by !== bum })
    .map((cut): Sight => ({
      who: cut.by ?? '',
      why: sighted(cut, home, run.option<boolean>('bumSeesCut') ? [] : [noTrace(run, cut, home, 'cutUnseen')], byBum),
    }))
  const clients = clientsOf(run, home)
    .filter(({ data }) => data.of === 'prostitute')
    .map(({ of, why }): Sight => ({
      who: of,
      why: all({ is: 'fact', kind: 'clientSeen', of, other: home }, { rule: 'RU-BUM-3' }, [why]),
    }))
  return byRoster(run, [...visits, ...cuts, ...clients], ({ who }) => who)
}

/** Who only plays the role hears of no killer’s name. */
const withheld = (run: Resolution, { data: { does } }: Fact<'went' | 'cameInVain'>, bum: SeatId): Reason[] =>
  kills({ does }) && playedFor(run.game, bum, 'watch')
    ? [run.given({ is: 'fact', kind: 'nameWithheld', of: bum }, 'RU-BUM-9')]
    : []

/** How a sight of the bum's is said. */
const byBum = { kind: 'seenByBum', rule: 'RU-BUM-1' } as const

/** What the morning tells a bum: who came to the home he watched, whether its owner left it, and who came to him (RU-BUM-1, RU-BUM-5). */
function reportBums(run: Resolution): void {
  for (const bum of bums(run)) {
    if (takenForDead(run, bum)?.some(({ holds }) => holds)) continue
    for (const fact of run.ledger.found({
      kind: 'watching',
      by: bum,
      when: 'soFar',
      where: ({ phase }) => phase === undefined,
    }))
      reportHome(run, bum, fact)
    reportGuests(run, bum)
  }
}

function reportHome(run: Resolution, bum: SeatId, { of: home, action = '', data, why, rule }: Fact<'watching'>): void {
  const about = data.named
  const sights = sightsAt(run, home, bum)
  const names = namesOf(sights)
  const cite = { rule, action }
  const seeing = (some: readonly Sight[]): Reason =>
    all({ is: 'fact', kind: 'seesVisitors', of: bum, other: home, action }, cite, [why, hadVisitors(home, some)])
  const saw = names.length
    ? seeing(sights)
    : all(
        { is: 'fact', kind: 'seesNobody', of: bum, other: home, action },
        cite,
        [why],
        sights.map(sight => sight.why),
      )
  const watches = { actor: bum, id: action, does: 'watch' }
  // Why somebody who came is not among them stands with each of them.
  const unnamed = sights.filter(sight => !sight.why.holds)
  const of = names.length ? (name: string): Reason => seeing([...sightsOf(sights, name), ...unnamed]) : undefined
  if (!learns(run, watches, about, names.length ? names : 'nothing', rule, saw, home, of)) return
  if (names.length) run.tell(bum, 'sawVisitors', { about, who: names, result: names }, 'RU-RES-18')
  else run.tell(bum, 'sawNobody', { about, result: 'nothing' }, 'RU-RES-18')
  const left = [
    ...goingsOf(run, home).seen.map(one => one.why),
    ...run.ledger
      .found({
        kind: 'client',
        of: home,
        when: 'soFar',
        where: fact => fact.phase === undefined && fact.data.of === 'prostitute',
      })
      .map(fact => fact.why),
  ]
  if (!left.length) return
  const sees = all({ is: 'fact', kind: 'seesLeaving', of: bum, other: home, action }, { rule: 'RU-BUM-1', action }, [
    why,
    any({ is: 'fact', kind: 'leftHome', of: home }, { rule: 'RU-BUM-1' }, left),
  ])
  if (learnsFact(run, bum, { action, ability: 'watch' }, about, 'leftHome', 'yes', 'RU-BUM-1', sees))
    run.tell(bum, 'leftHome', { about }, 'RU-BUM-1')
}

function reportGuests(run: Resolution, bum: SeatId): void {
  const ability = 'senseNames'
  const passive = run.passive(bum, ability)
  if (passive && hasUse(run, bum))
    tellVisitorNames(run, bum, { ability, rule: 'RU-BUM-5', ...passive }, sightsAt(run, bum, bum))
}

const rules: Rules = {
  'RU-BUM-1': stated({
    en: 'The bum watches a home: they learn the names of those who came there, even if the owner is out, and notice if the owner left.',
    ru: 'Бомж следит за домом: он узнает имена тех, кто туда приходил, даже если хозяина нет, и замечает, что хозяин уходил.',
  }),
  'RU-BUM-2': chosen({
    en: 'The bum never sees werewolves’ special moves, nor, unless the host decides differently, the cutting of a face.',
    ru: 'Особых ходов оборотней он не видит никогда; среза лица он тоже не видит, если ведущий не решил иначе.',
  }),
  'RU-BUM-3': stated({
    en: 'At the prostitute’s, the bum sees the client and everybody who reached the prostitute.',
    ru: 'У проститутки он видит ее клиента и тех, кто до нее добрался.',
  }),
  'RU-BUM-5': chosen({
    en: 'The bum has no home and always learns the names of those who came to them; by default this includes a blocker or a prostitute who missed the bum because the bum acted.',
    ru: 'Собственного дома у него нет, и он всегда узнает имена тех, кто к нему приходил, по умолчанию и блокера или проститутки, которые не застали его, потому что он сделал ход.',
  }),
  'RU-BUM-6': stated({
    en: 'If the victim lives, the bum does not learn the killer. Of several killers at a corpse, the bum sees only the first.',
    ru: 'Если жертва жива, киллера он не узнает. Из нескольких киллеров у трупа он видит только первого.',
  }),
  'RU-BUM-9': stated({
    en: 'A copy of the bum does not learn killers and cannot watch the bum.',
    ru: 'Копия бомжа не узнает киллеров и не может следить за самим бомжом.',
  }),
}

const words = {
  uses: {
    senseNames: { en: 'eye for faces', ru: 'память на лица' },
  },
  deeds: {
    senseNames: { en: '{actor} recognizes visitors', ru: '{actor_nom} узнает гостей в лицо' },
  },
  facts: {
    cameInVain: {
      stands: { en: '{who} comes for {other} and misses them', ru: '{who_nom} напрасно приходит к {other_dat}' },
      falls: { en: '{who} does not come for {other}', ru: '{who_nom} не приходит к {other_dat} напрасно' },
      would: {
        en: '{who} would have come for {other} and missed them',
        ru: `{who_nom} напрасно ${did('who', 'пришел', 'пришла', 'пришли')} бы к {other_dat}`,
      },
    },
    clientSeen: {
      stands: { en: '{who} is {other}’s client', ru: '{who_nom} — клиент, гостей принимает {other_nom}' },
      falls: { en: '{who} is not {other}’s client', ru: '{who_nom} не у {other_gen}' },
      would: {
        en: '{who} would have been {other}’s client',
        ru: `{who_nom} ${did('who', 'был')} бы клиентом, гостей ${did('other', 'принимал')} бы {other_nom}`,
      },
    },
    seenByBum: {
      stands: { en: '{who} is seen at {other}’s home', ru: 'бомж замечает {who_acc}' },
      falls: { en: '{who} is not seen at {other}’s home', ru: 'бомж не замечает {who_acc}' },
      would: { en: '{who} would have been seen at {other}’s home', ru: 'бомж заметил бы {who_acc}' },
    },
    cutUnseen: {
      stands: { en: 'a bum does not see a face being cut', ru: 'бомж не видит среза лица' },
      falls: { en: 'a bum sees a face being cut', ru: 'бомж видит срез лица' },
    },
    victimLives: {
      stands: { en: '{who} lives, so the killer is not seen', ru: '{who_nom} остается в живых, и киллер не виден' },
      falls: { en: '{who} does not live', ru: '{who_nom} не остается в живых' },
      would: {
        en: '{who} would have lived, and the killer would not have been seen',
        ru: `{who_nom} ${did('who', 'остался', 'осталась', 'остались')} бы в живых, и киллер не был бы виден`,
      },
    },
    cameAfter: {
      stands: {
        en: '{who} came to the corpse after {other}, the first killer',
        ru: 'первым из киллеров к телу приходит {other_nom}, а не {who_nom}',
      },
      falls: { en: '{other} did not come before {who}', ru: '{other_nom} не приходит раньше, чем {who_nom}' },
      would: {
        en: '{who} would have come to the corpse after {other}',
        ru: `первым из киллеров к телу ${did('other', 'пришел', 'пришла', 'пришли')} бы {other_nom}, а не {who_nom}`,
      },
    },
    seesVisitors: {
      stands: { en: '{who} sees who comes to {other}', ru: '{who_nom} видит, кто приходит к {other_dat}' },
      falls: { en: '{who} does not see who comes to {other}', ru: '{who_nom} не видит, кто приходит к {other_dat}' },
      would: {
        en: '{who} would have seen who came to {other}',
        ru: `{who_nom} ${did('who', 'увидел')} бы, кто приходит к {other_dat}`,
      },
    },
    leftHome: {
      stands: { en: '{who} left home', ru: '{who_nom} уходит из дома' },
      falls: { en: '{who} did not leave home', ru: '{who_nom} не уходит из дома' },
      would: { en: '{who} would have left home', ru: `{who_nom} ${did('who', 'ушел', 'ушла', 'ушли')} бы из дома` },
    },
    seesNobody: {
      stands: {
        en: '{who} sees that nobody comes to {other}',
        ru: '{who_nom} видит, что к {other_dat} никто не приходит',
      },
      falls: {
        en: '{who} does not see that nobody comes to {other}',
        ru: '{who_nom} не видит, что к {other_dat} никто не приходит',
      },
      would: {
        en: '{who} would have seen that nobody came to {other}',
        ru: `{who_nom} ${did('who', 'увидел')} бы, что к {other_dat} никто не приходит`,
      },
    },
    seesLeaving: {
      stands: { en: '{who} notices that {other} left', ru: '{who_nom} замечает, что {other_nom} уходит из дома' },
      falls: {
        en: '{who} does not notice that {other} left',
        ru: '{who_nom} не замечает, что {other_nom} уходит из дома',
      },
      would: {
        en: '{who} would have noticed that {other} left',
        ru: `{who_nom} ${did('who', 'заметил')} бы, что {other_nom} уходит из дома`,
      },
    },
  },
  terms: {
    visitors: { en: 'visitors', ru: 'гости' },
    leftHome: { en: 'left home', ru: 'выход из дома' },
  },
  results: {
    nothing: { en: 'nobody', ru: 'никого' },
  },
  tells: {
    sawVisitors: { en: 'At {about}’s home you saw: {who}.', ru: 'У дома {about_gen} вы заметили: {who}.' },
    sawNobody: { en: 'At {about}’s home you saw nobody.', ru: 'У дома {about_gen} вы никого не заметили.' },
    leftHome: { en: '{about} left home tonight.', ru: `Этой ночью {about_nom} ${did('about', 'уходил')} из дома.` },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const bumSights = section({ abilities, options, rules, rulings: { dawn: [reportBums] }, words })
