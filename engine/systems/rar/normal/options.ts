/** Where sites differ about normal games, and what the host may choose. The first value is the default. */
import type { Options, Prompts } from '../../../ruleset/localized-text.ts'

export const normalChoices = {
  scumTalk: {
    values: ['night', 'always'],
    rule: 'NR-TOPIC-3',
    says: {
      en: 'When the mafia and werewolves talk in their topic: at night, or always.',
      ru: 'Когда мафия и оборотни говорят в своей теме: ночью или всегда.',
    },
  },
  masonTalk: {
    values: ['night', 'always'],
    rule: 'NR-TOPIC-3',
    says: {
      en: 'When masons talk in their topic: at night, or always.',
      ru: 'Когда масоны говорят в своей теме: ночью или всегда.',
    },
  },
  neighborTalk: {
    values: ['night', 'always'],
    rule: 'NR-TOPIC-3',
    says: {
      en: 'When neighbors talk in their topic: at night, or always.',
      ru: 'Когда соседи говорят в своей теме: ночью или всегда.',
    },
  },
  joinSays: {
    values: ['names', 'nothing'],
    rule: 'NR-TOPIC-4',
    says: {
      en: 'What a newcomer to a private topic is told: who is in it, or only that they are in.',
      ru: 'Что сообщают новичку в закрытой теме: кто в ней есть или только то, что он в ней.',
    },
  },
  secondTime: {
    values: ['refused', 'idle'],
    rule: 'NR-NZER-6',
    says: {
      en: 'What happens when a neighborizer chooses somebody who is already in their topic: the action is refused, or it is used up and does nothing.',
      ru: 'Что происходит, когда созывающий соседей выбирает того, кто уже в его теме: ход не принимают, или он тратится впустую.',
    },
  },
  dayJoin: {
    values: ['atOnce', 'nextPhase'],
    rule: 'NR-NZER-7',
    says: {
      en: 'When somebody whom a day neighborizer chose is in the topic: at once, or from the next phase on.',
      ru: 'Когда в теме появляется тот, кого выбрал дневной созывающий соседей: сразу или со следующей фазы.',
    },
  },
  masonSides: {
    values: ['town', 'unsure'],
    rule: 'NR-MASON-6',
    says: {
      en: 'What masons know of each other: that they are town, or only that they are not mafia.',
      ru: 'Что масоны знают друг о друге: что они за город или только что они не мафия.',
    },
  },
  loneMason: {
    values: ['refused', 'waits'],
    rule: 'NR-MASON-4',
    says: {
      en: 'A group with only one mason: not allowed, or waits for a masonizer.',
      ru: 'Группа с одним масоном: так нельзя или он ждет вербовщика масонов.',
    },
  },
  loneNeighbor: {
    values: ['alone', 'refused'],
    rule: 'NR-NEIGH-3',
    says: {
      en: 'A neighborhood with only one player: allowed, or not.',
      ru: 'Соседство с одним игроком: можно или так нельзя.',
    },
  },
  encryptorReach: {
    values: ['all', 'ownSide'],
    rule: 'NR-ENC-2',
    says: {
      en: 'Which topics an encryptor opens by day: every one they are in, or only the topic of their side.',
      ru: 'Какие темы шифровальщик открывает днем: все, в которых он есть, или только тему своей стороны.',
    },
  },
  gunList: {
    values: ['newer', 'older'],
    rule: 'NR-GUN-5',
    says: {
      en: 'Which roles have a gun: the newer list, or the older and shorter one.',
      ru: 'У каких ролей есть оружие: по новому списку или по старому, более короткому.',
    },
  },
  werewolfGuns: {
    values: [false, true],
    rule: 'NR-GUN-6',
    says: {
      en: 'Werewolves have guns.',
      ru: 'Есть ли оружие у оборотней.',
    },
  },
  copWords: {
    values: ['town', 'innocent', 'mafia', 'faction'],
    rule: 'NR-COP-1',
    says: {
      en: 'What a cop is told: town or not town; innocent or guilty; mafia or not mafia; or the side itself.',
      ru: 'Что узнает коп: город или не город; невиновен или виновен; мафия или не мафия; или саму сторону.',
    },
  },
  seerLooksFor: {
    values: ['auto', 'asCop', 'werewolves'],
    rule: 'NR-SEER-1',
    says: {
      en: 'What a seer is told: whether somebody is a werewolf if the game has a mafia too; always what a cop is told; or always about werewolves.',
      ru: 'Что узнает провидец: оборотень ли игрок, если в игре есть и мафия; всегда то же, что коп; или всегда про оборотней.',
    },
  },
  neapolitanModified: {
    values: ['notVanilla', 'vanilla'],
    rule: 'NR-NEAP-3',
    says: {
      en: 'A neapolitan sees a townie with a modifier as a vanilla townie.',
      ru: 'Считает ли неаполитанец простым горожанином горожанина с модификатором.',
    },
  },
  roleCopHears: {
    values: ['withModifiers', 'roleOnly'],
    rule: 'NR-RCOP-2',
    says: {
      en: 'A role cop is also told the modifiers of the role.',
      ru: 'Узнает ли ролевой коп вместе с ролью ее модификаторы.',
    },
  },
  detectiveSince: {
    values: ['game', 'night'],
    rule: 'NR-DET-1',
    says: {
      en: 'How far back a detective looks for attempts to kill: since the start of the game, or only tonight.',
      ru: 'С каких пор детектив ищет попытки убийства: с начала игры или за эту ночь.',
    },
  },
  joatPerNight: {
    values: ['one', 'unlimited'],
    rule: 'NR-JOAT-2',
    says: {
      en: 'How many abilities a jack-of-all-trades may use in one night.',
      ru: 'Сколькими способностями мастер на все руки может воспользоваться за ночь.',
    },
  },
  hybridPerNight: {
    values: ['one', 'unlimited'],
    rule: 'NR-HYB-1',
    says: {
      en: 'How many abilities a player with two roles may use in one night.',
      ru: 'Сколькими способностями за ночь может воспользоваться игрок с двумя ролями.',
    },
  },
  killAndAbility: {
    values: ['both', 'one', 'lastMember'],
    rule: 'NR-SIDE-6',
    says: {
      en: 'The player who carries out a side’s kill may also use an ability that night: yes, no, or only as the last of the side.',
      ru: 'Может ли тот, кто идет на убийство от стороны, в ту же ночь воспользоваться способностью: да, нет или только последний из нее.',
    },
  },
  ownKill: {
    values: ['allowed', 'refused'],
    rule: 'NR-SIDE-5',
    says: {
      en: 'A side may kill one of its own.',
      ru: 'Может ли сторона убить своего.',
    },
  },
  traitorKnows: {
    values: ['nothing', 'mafia'],
    rule: 'NR-TRAITOR-8',
    says: {
      en: 'A traitor knows who the mafia are.',
      ru: 'Знает ли предатель мафию.',
    },
  },
  mafiaKnows: {
    values: ['exists', 'nothing', 'who'],
    rule: 'NR-TRAITOR-8',
    says: {
      en: 'What the mafia know of their traitor: that there is one, nothing, or who it is.',
      ru: 'Что мафия знает о своем предателе: что он есть, ничего или кто это.',
    },
  },
  traitorReads: {
    values: ['notTown', 'town'],
    rule: 'NR-TRAITOR-4',
    says: {
      en: 'How a cop sees a traitor.',
      ru: 'Кем коп видит предателя.',
    },
  },
  traitorAttacked: {
    values: ['dies', 'recruited'],
    rule: 'NR-TRAITOR-5',
    says: {
      en: 'What happens when the mafia kill their own traitor: the traitor dies, or is taken in and becomes a goon.',
      ru: 'Что происходит, когда мафия убивает своего предателя: он умирает или его принимают, и он становится рядовым мафии.',
    },
  },
  universalBackup: {
    values: ['firstDeath', 'chooses'],
    rule: 'NR-UBACK-7',
    says: {
      en: 'Whose role a universal backup takes over: that of the first player of their side to die, or that of a dead player they choose.',
      ru: 'Чью роль получает универсальный запасной: того, кто первым умер из его стороны, или того из мертвых, кого выберет.',
    },
  },
  backupModifiers: {
    values: ['all', 'none'],
    rule: 'NR-BACKUP-5',
    says: {
      en: 'A backup takes over the role’s modifiers and the shots that are left.',
      ru: 'Переходят ли к запасному модификаторы роли и оставшиеся выстрелы.',
    },
  },
  backupOfSide: {
    values: ['any', 'same'],
    rule: 'NR-BACKUP-6',
    says: {
      en: 'Whose death lets a backup take over: a player of any side, or only of their own.',
      ru: 'После чьей смерти запасной получает роль: игрока любой стороны или только своей.',
    },
  },
  inheritModkill: {
    values: [true, false],
    rule: 'NR-BACKUP-2',
    says: {
      en: 'A role is also taken over from a player the host removed.',
      ru: 'Переходит ли роль игрока, которого удалил ведущий.',
    },
  },
  inheritTopic: {
    values: [true, false],
    rule: 'NR-UBACK-6',
    says: {
      en: 'A universal backup who takes over for a mason or a neighbor joins the topic.',
      ru: 'Попадает ли в тему универсальный запасной, который получил роль масона или соседа.',
    },
  },
  enablerOnJack: {
    values: ['yes', 'no'],
    rule: 'NR-ENABLE-4',
    says: {
      en: 'A jack-of-all-trades loses an ability when the enabler of that role dies.',
      ru: 'Теряет ли мастер на все руки способность, когда умирает тот, кто поддерживает ее роль.',
    },
  },
  doctorStops: {
    values: ['all', 'one'],
    rule: 'NR-DOC-1',
    says: {
      en: 'How many attacks in a night a doctor stops.',
      ru: 'Сколько нападений за ночь останавливает доктор.',
    },
  },
  bodyguardStops: {
    values: ['all', 'one'],
    rule: 'NR-BG-1',
    says: {
      en: 'How many attacks in a night a bodyguard takes.',
      ru: 'Сколько нападений за ночь принимает на себя телохранитель.',
    },
  },
  hiderAtScum: {
    values: ['lives', 'dies'],
    rule: 'NR-HIDE-1',
    says: {
      en: 'What happens to a hider who hides behind a player who is not town.',
      ru: 'Что становится с тем, кто спрятался у игрока не из города.',
    },
  },
  strongmanKill: {
    values: ['unstoppable', 'pierces'],
    rule: 'NR-STRONG-2',
    says: {
      en: 'A strongman’s kill is stopped only by absence, or pierces only protections and rolestops.',
      ru: 'Что не останавливает убийство силача: его останавливает только отсутствие цели, или же он лишь проходит сквозь защиту и полную остановку.',
    },
  },
  ninjaHides: {
    values: ['kill', 'everything'],
    rule: 'NR-NINJA-1',
    says: {
      en: 'What a ninja hides from trackers, watchers and motion detectors: the kill they carry out, or all of their visits.',
      ru: 'Чего у ниндзя не видят следящие: убийства, на которое он ходит, или всех посещений.',
    },
  },
  flips: {
    values: ['full', 'side', 'role', 'none'],
    rule: 'NR-FLIP-4',
    says: {
      en: 'What everybody is told of a dead player: side and role, the side alone, the role alone, or nothing.',
      ru: 'Что сообщают всем об умершем: сторону и роль, только сторону, только роль или ничего.',
    },
  },
} satisfies Options

export const normalQuestions = {
  encryptDay: {
    rule: 'NR-ENC-4',
    says: {
      en: 'An encryptor with limited shots can open their private topics for the coming day. Does anybody do so?',
      ru: 'Шифровальщик с ограниченным числом раз может открыть свои закрытые темы на следующий день. Кого считать открывшим?',
    },
  },
  inheritance: {
    rule: 'NR-UBACK-4',
    says: {
      en: 'Several players died whose role a universal backup could take over. Whose is it?',
      ru: 'Умерли сразу несколько игроков, чью роль мог бы получить универсальный запасной. Чью он получает?',
    },
  },
} satisfies Prompts
