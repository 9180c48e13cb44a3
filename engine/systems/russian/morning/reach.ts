/** That the morning reaches only the living: what others told the dead is taken back here, whoever told it (RU-GEN-9). */
import type { Tell } from '../../../journal/outcome.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Finding } from '../../../resolve/sequence/resolution.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import { moveOf } from '../attributes.ts'
import { section } from '../section.ts'
import { toMasters } from '../shared/undead.ts'
import { type Resolution, all, any } from '../vocabulary.ts'
import { type FactWords, type PartWords, did } from '../words.ts'

const facts = declareFacts({
  told: { of: 'slot', data: { what: 'word' } },
})

/**
 * Takes away what did not reach its reader, and what the dead learned. Writes a fact `told` for every kind of message,
 * reached or not.
 */
function onlyTheLiving(run: Resolution): void {
  toMasters(run)
  const noted = new Map<string, Reason>()
  const reaches = (tell: Tell): boolean => {
    if (tell.to.to !== 'player') return true
    const { player } = tell.to
    const rule = ruleOf(run, tell, player)
    const key = `${player} ${tell.kind} ${rule}`
    const why = noted.get(key) ?? note(run, player, tell.kind, rule)
    noted.set(key, why)
    return why.holds
  }
  keepOnly(run.tells, reaches)
  keepOnly(run.findings, ({ who }) => !killed(run, who).some(({ holds }) => holds))
}

function keepOnly<T>(list: T[], wanted: (one: T) => boolean): void {
  const kept = list.filter(wanted)
  list.splice(0, list.length, ...kept)
}

function note(run: Resolution, who: SeatId, kind: string, rule: RuleId): Reason {
  const values = { what: kind }
  const why = all({ is: 'fact', kind: 'told', of: who, values }, { rule }, [], killed(run, who))
  run.put({ kind: 'told', of: who, rule, data: values, why })
  return why
}

/** That somebody did not live to read it. */
function killed(run: Resolution, who: SeatId): Reason[] {
  const deaths = run.ledger.found({ kind: 'death', of: who, when: 'soFar', where: ({ phase }) => phase === undefined })
  return deaths.length
    ? [
        any(
          { is: 'dies', who },
          { rule: 'RU-GEN-9' },
          deaths.map(({ why }) => why),
        ),
      ]
    : []
}

/** The rule of the morning for a kind of message (RU-RES-2 to RU-RES-20). */
const byKind: Readonly<Record<string, RuleId>> = {
  attacked: 'RU-RES-4',
  saved: 'RU-RES-5',
  lifeSpent: 'RU-RES-5',
  pairAttacked: 'RU-RES-5',
  blocked: 'RU-RES-5',
  foiled: 'RU-RES-3',
  anotherAttempt: 'RU-RES-8',
  captured: 'RU-RES-11',
  maimed: 'RU-RES-11',
  released: 'RU-RES-11',
  killerNamed: 'RU-RES-6',
  killerRole: 'RU-RES-6',
  wardAttacked: 'RU-RES-6',
  wardKilled: 'RU-RES-6',
  wardKilledBy: 'RU-RES-6',
  client: 'RU-RES-12',
  drugged: 'RU-RES-13',
  watched: 'RU-RES-10',
  hacked: 'RU-RES-9',
  hackFound: 'RU-RES-9',
  passport: 'RU-RES-14',
  punished: 'RU-RES-14',
  forbiddenBySomebody: 'RU-RES-14',
  freed: 'RU-RES-14',
  rolesExchanged: 'RU-RES-16',
  rolesReturned: 'RU-RES-16',
  faceVictim: 'RU-RES-20',
  faceTarget: 'RU-RES-20',
  orderTargets: 'RU-RES-7',
  blockHit: 'RU-RES-5',
  foiledKilling: 'RU-RES-5',
  jokerColour: 'RU-RES-7',
  jokerRole: 'RU-RES-19',
  jokerVisitors: 'RU-RES-19',
  faceVictimNoTask: 'RU-RES-20',
  faceRole: 'RU-RES-20',
  orderedKill: 'RU-RES-7',
  holderSurvived: 'RU-RES-7',
  ledTo: 'RU-RES-15',
  diedInstead: 'RU-RES-15',
  visitors: 'RU-RES-18',
  visitorRoles: 'RU-RES-17',
}

function ruleOf(run: Resolution, { kind, values }: Tell, who: SeatId): RuleId {
  const known = byKind[kind]
  if (known !== undefined) return known
  const finding = run.findings.find(
    one =>
      one.who === who && one.about === values.about && JSON.stringify(one.result) === JSON.stringify(values.result),
  )
  return finding ? ruleOfFinding(run, finding) : 'RU-RES-2'
}

/** By what brought it, and what it is. */
function ruleOfFinding(run: Resolution, { who, action, ability, fact }: Finding): RuleId {
  if (fact === 'visitors' || fact === 'visitorRoles')
    return ability === 'jokerCheck' ? 'RU-RES-19' : fact === 'visitors' ? 'RU-RES-18' : 'RU-RES-17'
  const isHis = run.moves.some(({ id, actor }) => id === action && actor === who)
  if (ability === 'jokerCheck' && isHis) return fact === 'civilRole' ? 'RU-RES-19' : 'RU-RES-2'
  return moveOf(ability)?.toldBy ?? 'RU-RES-2'
}

const rules: Rules = {
  'RU-GEN-9': stated({
    en: 'Only players who survived the night get morning results.',
    ru: 'Утренние известия получают только те, кто пережил ночь.',
  }),
  'RU-RES-4': stated({
    en: 'A player who survives an attack is told of it.',
    ru: 'Кто пережил нападение, тот о нем узнает.',
  }),
  'RU-RES-5': stated({
    en: 'A blocker who hit learns the role, and the target learns of the block; a doctor who hit learns the name. An immortal learns which of the linked players was attacked; the other is told nothing of the link.',
    ru: 'Попавший блокер узнает роль, а цель — о блоке; попавший доктор узнает имя. Бессмертный узнает, на кого из связанных напали; другому о связи не сообщают.',
  }),
  'RU-RES-6': stated({
    en: 'What the bodyguard and the ward are told depends on how the attack went.',
    ru: 'Что сообщают телохранителю и подопечному, зависит от того, как прошло нападение.',
  }),
  'RU-RES-7': stated({
    en: 'The joker’s checks are passed on to the mafia and the maniac; the mafia is also told what became of a hireling’s order.',
    ru: 'Чеки джокера передают мафии и маньяку, а мафии — и то, что стало с заказом наемника.',
  }),
  'RU-RES-9': stated({
    en: 'A hacked player is told, and the hacker learns the civil role.',
    ru: 'Кого взломали, тому об этом сообщают, а хакер узнает его мирную роль.',
  }),
  'RU-RES-10': stated({
    en: 'A player watched by the anonymous feels it.',
    ru: 'За кем следит анонимус, тот это чувствует.',
  }),
  'RU-RES-11': stated({
    en: 'The executor’s captive is told of the pain, and later of being maimed or released.',
    ru: 'Пленнику экзекутора сообщают о боли, а потом — что он покалечен или отпущен.',
  }),
  'RU-RES-12': stated({
    en: 'A client is told of the evening but cannot tell whose company it was; the one who took the client home learns their civil role.',
    ru: 'Клиенту сообщают о проведенной ночи, и он не может понять, у кого был; та, у кого он был, узнает его мирную роль.',
  }),
  'RU-RES-13': stated({
    en: 'A drugged player is told, but not the dose.',
    ru: 'Кого накачали наркотиками, тому об этом сообщают, не называя дозы.',
  }),
  'RU-RES-14': stated({
    en: 'A slave is told of being one, of every time they are used, and of being freed.',
    ru: 'Рабу сообщают о рабстве, о каждом случае, когда им воспользовались, и об освобождении.',
  }),
  'RU-RES-15': stated({
    en: 'A hypnotist is told if a killer they sent elsewhere killed there; the joker, poisoner, executor and geisha are told where they were led.',
    ru: 'Гипнотизеру сообщают, если киллер, которого он отправил в другое место, там убил; джокеру, отравителю, экзекутору и гейше — куда их увели.',
  }),
  'RU-RES-16': stated({
    en: 'Players whose roles the witch swapped are told.',
    ru: 'Чьи роли поменяла местами ведьма, тем об этом сообщают.',
  }),
  'RU-RES-17': stated({
    en: 'The hypnotist, priest and politician always, and a detective on a night of asking about a role, see the roles of those who come to them, civil and negative.',
    ru: 'Гипнотизер, священник и политик всегда, а детектив в ночь запроса на роль видят роли тех, кто к ним приходит, мирные и негативные.',
  }),
  'RU-RES-18': stated({
    en: 'The bum, hero and criminalist always, and a detective on a night of tracking, see the names of those who come to them; the bum also sees those who come to the home being watched.',
    ru: 'Бомж, герой и криминалист всегда, а детектив в ночь слежки видят имена тех, кто к ним приходит; бомж — и тех, кто приходит в дом, за которым он следит.',
  }),
  'RU-RES-19': stated({
    en: 'The joker sees the names and roles of those who come to them, and the roles of those they check.',
    ru: 'Джокер видит имена и роли тех, кто к нему приходит, и роли тех, кого чекает.',
  }),
  'RU-RES-20': stated({
    en: 'A player whose face was cut is told whom to get lynched, and that player is told too; the faceless learns the civil role, which gives its owner nothing that night.',
    ru: 'Кому срезали лицо, тому сообщают, чьего линчевания добиваться, и этому игроку тоже сообщают; безликий узнает мирную роль, которая своему владельцу в эту ночь ничего не приносит.',
  }),
}

const words = {
  facts: {
    told: {
      stands: { en: '{who} is told of it in the morning', ru: '{who_nom} утром получает об этом сообщение' },
      falls: { en: '{who} is not told of it in the morning', ru: '{who_nom} об этом утром не узнает' },
      asks: { en: 'Is {who} told of it in the morning?', ru: 'Сообщат ли об этом {who_dat} утром?' },
      would: {
        en: '{who} would have been told of it in the morning',
        ru: `{who_nom} ${did('who', 'узнал')} бы об этом утром`,
      },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    attacked: { en: 'You were attacked and survived.', ru: 'На вас напали, но вы живы.' },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const reach = section({ facts, rules, rulings: { results: ['told'], asides: ['told'] }, words })

/** The end of the morning, when everything is told that there is to tell. */
export const reached = section({ rulings: { dawn: [onlyTheLiving] } })
