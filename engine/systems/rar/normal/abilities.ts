/** The abilities of normal games: checks that are told one word, and visits that leave something with their target. */
import type { Component } from '../../../rules/component.ts'
import type { Ability } from '../../../rules/role.ts'
import type { InEach } from '../../../text/in-each.ts'

const visit: Component = { does: 'visit' }

/** A check that is told one word about whoever is there. */
const checks = (which: string, rule: string, told: InEach, ofRole: { byRole?: true } = {}): Ability => ({
  kind: 'investigate',
  told,
  targets: 1,
  components: [visit, { does: 'learn', what: 'word', which, ...ofRole }],
  rule,
})

/** An action that leaves something where it comes. */
const leaves = (as: string, rule: string, told: InEach, ...more: Component[]): Ability => ({
  kind: 'visit',
  told,
  targets: 1,
  components: [visit, { does: 'mark', as }, ...more],
  rule,
})

/** An action that changes who is in a topic: between phases, after all deaths. */
const changesTopic = (as: string, rule: string, told: InEach, only?: { onlyOf: string }): Ability => ({
  ...leaves(as, rule, told),
  components: [visit, { does: 'mark', as, sparesDead: 'NR-C-3', ...only }],
})

const masonize = changesTopic(
  'masonized',
  'NR-MASONIZER-1',
  {
    en: '{when} you may choose one player, who joins your group of masons the next day. If they are not town, nobody joins and you die.',
    ru: '{when} вы можете выбрать одного игрока: со следующего дня он ваш масон. Если он не за город, никто не вступает, а вы умираете.',
  },
  { onlyOf: 'town' },
)

export const ofNormalRoles: Record<string, Ability> = {
  checkGun: checks(
    'gun',
    'NR-GUN-1',
    {
      en: '{when} you may check one player; you learn whether they have a gun.',
      ru: '{when} вы можете проверить одного игрока: вы узнаете, есть ли у него оружие.',
    },
    { byRole: true },
  ),
  checkVanillaTownie: checks(
    'vanillaTownie',
    'NR-NEAP-1',
    {
      en: '{when} you may check one player; you learn whether they are a vanilla townie.',
      ru: '{when} вы можете проверить одного игрока: вы узнаете, простой ли это горожанин.',
    },
    { byRole: true },
  ),
  checkVanilla: checks(
    'vanilla',
    'NR-VCOP-1',
    {
      en: '{when} you may check one player; you learn whether they are vanilla, whatever their side.',
      ru: '{when} вы можете проверить одного игрока: вы узнаете, простая ли у него роль, за кого бы он ни был.',
    },
    { byRole: true },
  ),
  checkGoon: checks(
    'goon',
    'NR-GCOP-1',
    {
      en: '{when} you may check one player; you learn whether they are a goon.',
      ru: '{when} вы можете проверить одного игрока: вы узнаете, рядовой ли это мафии.',
    },
    { byRole: true },
  ),
  checkKiller: checks('killer', 'NR-DET-1', {
    en: '{when} you may check one player; you learn whether they have tried to kill.',
    ru: '{when} вы можете проверить одного игрока: вы узнаете, пытался ли он убить.',
  }),
  checkTopic: checks('topic', 'NR-PTCOP-1', {
    en: '{when} you may check one player; you learn whether they are in a private topic.',
    ru: '{when} вы можете проверить одного игрока: вы узнаете, есть ли он в закрытой теме.',
  }),
  checkModifiers: checks('modifiers', 'NR-MODCOP-1', {
    en: '{when} you may check one player; you learn the modifiers of their role.',
    ru: '{when} вы можете проверить одного игрока: вы узнаете модификаторы его роли.',
  }),
  neighborize: changesTopic('joined', 'NR-NZER-1', {
    en: '{when} you may choose one player, who joins your private topic.',
    ru: '{when} вы можете выбрать одного игрока: он появится в вашей закрытой теме.',
  }),
  masonize: {
    ...masonize,
    components: [...masonize.components, { does: 'perish', unless: 'town', rule: 'NR-MASONIZER-3' }],
  },
  expel: changesTopic('left', 'NR-NZER-8', {
    en: '{when} you may choose one player, who leaves your private topic.',
    ru: '{when} вы можете выбрать одного игрока: он покидает вашу закрытую тему.',
  }),
  vend: leaves('fruit', 'NR-FRUIT-1', {
    en: '{when} you may give fruit to one player, who is told that they were given fruit, but not by whom.',
    ru: '{when} вы можете принести фрукты одному игроку: ему об этом скажут, но не скажут, от кого они.',
  }),
  greet: leaves('vouched', 'NR-FRIEND-1', {
    en: '{when} you may choose one player, who is told that you are town.',
    ru: '{when} вы можете выбрать одного игрока: ему скажут, что вы за город.',
  }),
  message: {
    ...leaves('message', 'NR-MSG-1', {
      en: '{when} you may send one player a message, which arrives word for word and unsigned.',
      ru: '{when} вы можете послать одному игроку сообщение: оно придет дословно и без подписи.',
    }),
    keys: { text: { says: 'the words of the message', aims: 'text', must: true } },
  },
  encrypt: {
    kind: 'other',
    told: {
      en: '{when} you may open the private topics that you are in for the coming day.',
      ru: '{when} вы можете открыть закрытые темы, в которых вы есть, на следующий день.',
    },
    targets: 0,
    components: [{ does: 'mark', as: 'encrypted', at: 'actor' }],
    traits: ['unblockable'],
    casual: true,
    rule: 'NR-ENC-4',
  },
  inherit: {
    kind: 'other',
    told: {
      en: '{when} you may choose a dead player of your side who had a role; from the next phase on that role is yours.',
      ru: '{when} вы можете выбрать мертвого игрока вашей стороны, у которого была роль: со следующей фазы эта роль ваша.',
    },
    targets: 1,
    visits: [],
    namesDead: true,
    components: [{ does: 'mark', as: 'heir', at: 'actor' }],
    traits: ['unblockable'],
    casual: true,
    rule: 'NR-UBACK-7',
  },
  confirm: {
    kind: 'other',
    told: {
      en: '{when} you may ask me to confirm you; I will then post that you are town.',
      ru: '{when} вы можете попросить подтверждения: тогда ведущий напишет в теме, что вы за город.',
    },
    targets: 0,
    components: [{ does: 'mark', as: 'confirmed' }],
    phases: ['day'],
    uses: 1,
    casual: true,
    rule: 'NR-IC-2',
  },
  avenge: {
    kind: 'kill',
    told: {
      en: 'If you are lynched, you may kill one player before your role is revealed.',
      ru: 'Если вас залинчуют, до раскрытия вашей роли вы можете убить одного игрока.',
    },
    targets: 1,
    components: [visit, { does: 'kill' }],
    phases: ['day'],
    casual: true,
    is: ['twilight'],
    rule: 'NR-VENGE-1',
  },
  challenge: {
    kind: 'kill',
    told: {
      en: '{when} you may challenge one player in the thread. If they are not town, they die at once; if they are, you do.',
      ru: '{when} вы можете в теме бросить вызов одному игроку. Если он не за город, он сразу умирает, а если за город, умираете вы.',
    },
    targets: 1,
    components: [visit, { does: 'mark', as: 'challenged' }],
    phases: ['day'],
    casual: true,
    rule: 'NR-DESP-1',
  },
  screen: {
    kind: 'protect',
    told: {
      en: '{when} you may shield the others from one player: if that player kills anybody, you die instead.',
      ru: '{when} вы можете закрыть остальных от одного игрока: если он кого-нибудь убьет, вместо них погибнете вы.',
    },
    targets: 1,
    components: [visit, { does: 'cover', rule: 'NR-RAR-3' }],
    rule: 'NR-SHIELD-1',
  },
  save: {
    kind: 'protect',
    told: {
      en: '{when} you may save one player from one attack, if they are vanilla.',
      ru: '{when} вы можете спасти одного игрока от одного нападения, если роль у него простая.',
    },
    targets: 1,
    components: [visit, { does: 'protect', capacity: 1 }],
    rule: 'NR-MEDS-1',
  },
}
