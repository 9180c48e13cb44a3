/** Who went where, and what of it roles get to know (RU-INFO): `shared/visits.ts` works it out. */
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import { section } from '../section.ts'
import { did, type PartWords } from '../words.ts'

const rules: Rules = {
  'RU-GEN-13': stated({
    en: 'General information leaves out only what determines the team; role data leaves out what others did to the role’s holder; role moves are only the chosen targets.',
    ru: 'В общую информацию не входит только то, что определяет команду; в данные роли не входит то, что сделали с ее владельцем другие; ходы роли — это только выбор целей.',
  }),
  'RU-INFO-1': stated({
    en: 'A role’s general information is everything about its moves and effects and about what others did to its holder, except what determines their team.',
    ru: 'Общая информация роли — все о ходах и эффектах роли и о том, что сделали с ее владельцем другие, кроме того, что определяет его команду.',
  }),
  'RU-INFO-2': stated({
    en: 'Role data is the role’s moves, their results and everything it holds, without what others did to its holder.',
    ru: 'Данные роли — ее ходы, их результаты и все, что у нее есть, без того, что сделали с ее владельцем другие.',
  }),
  'RU-INFO-3': stated({
    en: 'Role moves are the targets chosen by day and by night, without results.',
    ru: 'Ходы роли — кого она выбирала днем и ночью, без результатов.',
  }),
  'RU-GEN-14': stated({
    en: 'A player who substitutes another’s information receives the substitute as well.',
    ru: 'Кто подменяет чужую информацию, сам получает то же подмененное.',
  }),
  'RU-INFO-5': stated({
    en: 'The substitute also replaces the true result in what its author is told, so no observer can tell.',
    ru: 'Подмененный результат заменяет настоящий и в том, что сообщают самому подменившему, поэтому со стороны подмену не распознать.',
  }),
  'RU-GEN-19': stated({
    en: 'The detective notices visitors at home: by name on a tracking night, by role on a request night. The bum, hero and criminalist always notice names, the hypnotist, priest and politician roles, and the joker both. Those who notice names miss what the bum misses: a killer whose victim survived, and werewolves’ special moves. The cutting of a face is noticed too, except by the bum.',
    ru: 'Детектив замечает гостей у себя дома: в ночь слежки — имена, в ночь запроса — роли. Бомж, герой и криминалист всегда замечают имена, гипнотизер, священник и политик — роли, джокер — и то и другое. Кто замечает имена, не видит того же, чего не видит бомж: киллера, чья жертва выжила, и особых ходов оборотней. Замечают и срез лица — все, кроме бомжа.',
  }),
  'RU-GEN-20': stated({
    en: 'To trackers, the hypnotist, the criminalist and the witch are at home.',
    ru: 'Для тех, кто за ними следит, гипнотизер, криминалист и ведьма сидят дома.',
  }),
  'RU-GEN-23': stated({
    en: 'A player who gets a role that observes another learns which one as soon as they use it.',
    ru: 'Кому досталась роль, которая наблюдает за другой, тот узнает, за какой именно, как только воспользуется ею.',
  }),
  'RU-INFO-4': stated({
    en: 'The new holder of an observing role is told at its first use which role it observes.',
    ru: 'Новый владелец наблюдающей роли при первом ходе узнает, за кем она наблюдает.',
  }),
  'RU-INFO-6': stated({
    en: 'If a player needs to know something to make a move, the host tells them when asking for it.',
    ru: 'Что игроку нужно знать, чтобы сделать ход, ведущий сообщает ему, когда спрашивает про этот ход.',
  }),
}

const words = {
  facts: {
    seenGoing: {
      stands: { en: '{who} is seen going to {other}', ru: `{who_nom} ${did('who', 'замечен')} на пути к {other_dat}` },
      falls: {
        en: '{who} is not seen going to {other}',
        ru: `{who_nom} не ${did('who', 'замечен')} на пути к {other_dat}`,
      },
      would: {
        en: '{who} would have been seen going to {other}',
        ru: `{who_nom} ${did('who', 'был')} бы ${did('who', 'замечен')} на пути к {other_dat}`,
      },
    },
    sentOut: {
      stands: { en: '{who} sent this move in', ru: '{who_nom} отправляет этот ход' },
      falls: { en: '{who} did not send this move in', ru: '{who_nom} не отправляет этот ход' },
    },
    leavesNoTrace: {
      stands: { en: 'a werewolf’s special move leaves no trace', ru: 'особый ход оборотня не виден' },
      falls: { en: 'this move leaves a trace', ru: 'этот ход виден' },
    },
    staysIn: {
      stands: {
        en: '{how, select, attacked {an attack} guarded {a guard} client {company} other {the loss of the role}} keeps {who} at home',
        ru: '{who_nom} остается дома: {how, select, attacked {на дом напали} guarded {дом под защитой} client {там клиент} other {роль потеряна}}',
      },
      falls: {
        en: '{how, select, attacked {no attack} guarded {no guard} client {no company} other {nothing}} keeps {who} at home',
        ru: '{who_nom} не остается дома: {how, select, attacked {нападения нет} guarded {защиты нет} client {там не клиент} other {роль не потеряна}}',
      },
      would: {
        en: '{how, select, attacked {an attack} guarded {a guard} client {company} other {the loss of the role}} would have kept {who} at home',
        ru: `{who_nom} ${did('who', 'остался', 'осталась', 'остались')} бы дома: {how, select, attacked {на дом напали бы} guarded {дом был бы под защитой} client {там был бы клиент} other {роль была бы потеряна}}`,
      },
    },
    staysHome: {
      stands: { en: 'to trackers, {who} is at home', ru: 'для слежки {who_nom} сидит дома' },
      falls: { en: '{who} can be tracked', ru: 'следить за {who_ins} можно' },
    },
    onHimself: {
      stands: { en: '{who} moved on themselves', ru: '{who_nom} ходит на самого себя' },
      falls: { en: '{who} did not move on themselves', ru: '{who_nom} ходит не на самого себя' },
    },
    noticedByName: {
      stands: { en: '{who} is noticed at {other}’s home', ru: 'гость {who_gen} известен по имени' },
      falls: { en: '{who} is not noticed at {other}’s home', ru: 'имя гостя {who_gen} остается неизвестным' },
      would: { en: '{who} would have been noticed at {other}’s home', ru: 'гость {who_gen} был бы известен по имени' },
    },
    log: {
      stands: {
        en: 'the role chose {who} ({phase}): {role}',
        ru: 'роль «{role}» ходила к {who_did, select, none {роли «{who}»} other {{who_dat}}} ({phase})',
      },
      falls: {
        en: 'the role did not choose {who}: {role}',
        ru: 'роль «{role}» не ходила к {who_did, select, none {роли «{who}»} other {{who_dat}}}',
      },
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const movements = section({ rules, words })
