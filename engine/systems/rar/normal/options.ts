/** Where sites differ about normal games, and what the host may choose. The first value is the default. */
import type { Options, Prompts } from '../../../ruleset/localized-text.ts'

export const normalChoices = {
  scumTalk: {
    values: ['night', 'always'],
    rule: 'NR-TOPIC-3',
    says: {
      en: 'When the mafia and the werewolves may talk in their topics: only at night, or always.',
      ru: 'Когда мафия и оборотни говорят в своей теме: ночью или всегда.',
    },
  },
  masonTalk: {
    values: ['night', 'always'],
    rule: 'NR-TOPIC-3',
    says: {
      en: 'When masons may talk in their topic: only at night, or always.',
      ru: 'Когда масоны говорят в своей теме: ночью или всегда.',
    },
  },
  neighborTalk: {
    values: ['night', 'always'],
    rule: 'NR-TOPIC-3',
    says: {
      en: 'When neighbors may talk in their topic: only at night, or always.',
      ru: 'Когда соседи говорят в своей теме: ночью или всегда.',
    },
  },
  joinSays: {
    values: ['names', 'nothing'],
    rule: 'NR-TOPIC-4',
    says: {
      en: 'What a player who joins a private topic is told: who else is in it, or only that they are in it now.',
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
      en: 'What masons know about each other: that they are town, or only that they are not mafia.',
      ru: 'Что масоны знают друг о друге: что они за город или только что они не мафия.',
    },
  },
  loneMason: {
    values: ['refused', 'waits'],
    rule: 'NR-MASON-4',
    says: {
      en: 'A group with only one mason is not allowed, or the mason waits for a masonizer.',
      ru: 'Группа с одним масоном: так нельзя или он ждет вербовщика масонов.',
    },
  },
  loneNeighbor: {
    values: ['alone', 'refused'],
    rule: 'NR-NEIGH-3',
    says: {
      en: 'A neighborhood may have only one player.',
      ru: 'Соседство с одним игроком: можно или так нельзя.',
    },
  },
  encryptorReach: {
    values: ['all', 'ownSide'],
    rule: 'NR-ENC-2',
    says: {
      en: 'Which topics an encryptor keeps open by day: all that they are in, or only their side’s.',
      ru: 'Какие темы шифровальщик открывает днем: все, в которых он есть, или только тему своей стороны.',
    },
  },
  gunList: {
    values: ['newer', 'older'],
    rule: 'NR-GUN-5',
    says: {
      en: 'Which roles count as having a gun: those on the newer list, or those on the older, shorter one.',
      ru: 'У каких ролей есть оружие: по новому списку или по старому, более короткому.',
    },
  },
  werewolfGuns: {
    values: [false, true],
    rule: 'NR-GUN-6',
    says: {
      en: 'Werewolves count as having guns.',
      ru: 'Есть ли оружие у оборотней.',
    },
  },
  copWords: {
    values: ['town', 'innocent', 'mafia', 'faction'],
    rule: 'NR-COP-1',
    says: {
      en: 'What a cop is told: town or not town, innocent or guilty, mafia or not mafia, or the exact side.',
      ru: 'Что узнает коп: город или не город; невиновен или виновен; мафия или не мафия; или саму сторону.',
    },
  },
  seerLooksFor: {
    values: ['auto', 'asCop', 'werewolves'],
    rule: 'NR-SEER-1',
    says: {
      en: 'What a seer learns: whether the target is a werewolf, but only if the game also has a mafia, and otherwise what a cop learns; always what a cop learns; or always whether the target is a werewolf.',
      ru: 'Что узнает провидец: оборотень ли игрок, если в игре есть и мафия; всегда то же, что коп; или всегда про оборотней.',
    },
  },
  neapolitanModified: {
    values: ['notVanilla', 'vanilla'],
    rule: 'NR-NEAP-3',
    says: {
      en: 'How a neapolitan sees a vanilla townie who has a modifier.',
      ru: 'Считает ли неаполитанец простым горожанином горожанина с модификатором.',
    },
  },
  roleCopHears: {
    values: ['withModifiers', 'roleOnly'],
    rule: 'NR-RCOP-2',
    says: {
      en: 'What a role cop learns: the role with its modifiers, or only the role.',
      ru: 'Узнает ли ролевой коп вместе с ролью ее модификаторы.',
    },
  },
  detectiveSince: {
    values: ['game', 'night'],
    rule: 'NR-DET-1',
    says: {
      en: 'Which attempts to kill a detective finds: any since the start of the game, or only tonight’s.',
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
      en: 'The player who carries out their side’s kill may also use an ability that night: always, never, or only if they are the last of their side.',
      ru: 'Может ли тот, кто идет на убийство от стороны, в ту же ночь воспользоваться способностью: да, нет или только последний из нее.',
    },
  },
  ownKill: {
    values: ['allowed', 'refused'],
    rule: 'NR-SIDE-5',
    says: {
      en: 'A killing side may kill one of its own members.',
      ru: 'Может ли сторона убить своего.',
    },
  },
  traitorKnows: {
    values: ['nothing', 'mafia'],
    rule: 'NR-TRAITOR-8',
    says: {
      en: 'What a traitor knows about the mafia: nothing, or who they are.',
      ru: 'Знает ли предатель мафию.',
    },
  },
  mafiaKnows: {
    values: ['exists', 'nothing', 'who'],
    rule: 'NR-TRAITOR-8',
    says: {
      en: 'What the mafia know about their traitor: that there is one, nothing, or who it is.',
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
      en: 'What happens when the mafia kill their own traitor: the traitor dies, or is recruited and becomes a goon.',
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
      en: 'What a backup inherits with the role: its modifiers and the shots it has left, or none of that.',
      ru: 'Переходят ли к запасному модификаторы роли и оставшиеся выстрелы.',
    },
  },
  backupOfSide: {
    values: ['any', 'same'],
    rule: 'NR-BACKUP-6',
    says: {
      en: 'Whose role a backup can take over: that of a player of any side, or only of their own side.',
      ru: 'После чьей смерти запасной получает роль: игрока любой стороны или только своей.',
    },
  },
  inheritModkill: {
    values: [true, false],
    rule: 'NR-BACKUP-2',
    says: {
      en: 'A backup also takes over the role of a player you modkill.',
      ru: 'Переходит ли роль игрока, которого удалил ведущий.',
    },
  },
  inheritTopic: {
    values: [true, false],
    rule: 'NR-UBACK-6',
    says: {
      en: 'A universal backup who takes over for a mason or a neighbor joins their topic.',
      ru: 'Попадает ли в тему универсальный запасной, который получил роль масона или соседа.',
    },
  },
  enablerOnJack: {
    values: ['yes', 'no'],
    rule: 'NR-ENABLE-4',
    says: {
      en: 'A jack-of-all-trades loses an ability when the enabler of that ability dies.',
      ru: 'Теряет ли мастер на все руки способность, когда умирает тот, кто поддерживает ее роль.',
    },
  },
  doctorStops: {
    values: ['all', 'one'],
    rule: 'NR-DOC-1',
    says: {
      en: 'How many attacks per night a doctor stops.',
      ru: 'Сколько нападений за ночь останавливает доктор.',
    },
  },
  bodyguardStops: {
    values: ['all', 'one'],
    rule: 'NR-BG-1',
    says: {
      en: 'How many attacks per night a bodyguard takes.',
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
      en: 'How strong a strongman’s kill is: it fails only if the target is out of reach, as a commuter is; or it only gets past protections and rolestops.',
      ru: 'Что не останавливает убийство силача: его останавливает только отсутствие цели, или же он лишь проходит сквозь защиту и полную остановку.',
    },
  },
  ninjaHides: {
    values: ['kill', 'everything'],
    rule: 'NR-NINJA-1',
    says: {
      en: 'What trackers, watchers and motion detectors cannot see of a ninja: the kill they carry out, or any of their visits.',
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
      en: 'An encryptor who opens private topics only on some days has not said anything about the coming day. Do they open them?',
      ru: 'Шифровальщик, который открывает закрытые темы не каждый день, ничего не сообщил о следующем дне. Открыть их?',
    },
  },
  inheritance: {
    rule: 'NR-UBACK-4',
    says: {
      en: 'Several players died whose role a universal backup could take over. Whose role do they get?',
      ru: 'Умерли сразу несколько игроков, чью роль мог бы получить универсальный запасной. Чью он получает?',
    },
  },
} satisfies Prompts
