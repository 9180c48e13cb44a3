/** What this system keeps of seats and groups, and what the host records beside the play. */
import type { Counter, Mark } from '../../rules/role.ts'
import type { Fields, Forms, InWords } from '../../ruleset/localized-text.ts'
import { voteKinds } from './day/kinds.ts'
import { bestForms } from './best/forms.ts'
import { penaltyForms } from './penalties/penalties.ts'
import { negative } from './roles/negative.ts'
import type { Kind } from './vocabulary.ts'

export const marks: Readonly<Record<string, InWords<Mark>>> = {
  maimed: {
    says: {
      en: 'Civil role and color lost, permanently or while a phantom’s curse lasts.',
      ru: 'Мирной роли и цвета нет: навсегда или пока действует проклятие фантома.',
    },
    rule: 'RU-GEN-5',
    secret: true,
  },
  faceCut: {
    says: {
      en: 'Face cut by the faceless: no civil role until the face comes back.',
      ru: 'Безликий срезал это лицо: мирной роли нет, пока оно не вернется.',
    },
    rule: 'RU-FAC-1',
  },
  captive: {
    says: { en: 'Held by the executor: no civil role.', ru: 'В плену у экзекутора: мирной роли нет.' },
    rule: 'RU-EXE-1',
    secret: true,
  },
  released: {
    says: { en: 'Released by the executor: no move tonight.', ru: 'Отпущен экзекутором: этой ночью хода нет.' },
    rule: 'RU-EXE-2',
    secret: true,
  },
  poisoned: {
    says: {
      en: 'Dies of poison unless cured in time.',
      ru: 'Умрет от яда, если никто вовремя не вылечит.',
    },
    rule: 'RU-POI-1',
    secret: true,
  },
  drugged: {
    says: {
      en: 'Drugged: a barrier in every vote until the end of the day.',
      ru: 'Под наркотиками: барьер на каждом голосовании до конца дня.',
    },
    rule: 'RU-DRU-1',
  },
  hacked: {
    says: {
      en: 'Hacked: cannot use the role until the game day is over.',
      ru: 'Взломана роль: ею нельзя пользоваться, пока не истекут игровые сутки.',
    },
    rule: 'RU-HAC-1',
    secret: true,
  },
  enslaved: { says: { en: 'The pimp’s slave.', ru: 'Раб сутенера.' }, rule: 'RU-PIM-1', secret: true },
  punished: {
    says: {
      en: 'Punished by the pimp: cannot use the role until the game day is over.',
      ru: 'Наказание сутенера: ролью нельзя пользоваться, пока не истекут игровые сутки.',
    },
    rule: 'RU-PIM-3',
    secret: true,
  },
  phantom: {
    says: {
      en: 'Phantom: no role, but a vote until the end of the day.',
      ru: 'Фантом: роли нет, голос есть до конца дня.',
    },
    rule: 'RU-DEATH-3',
  },
  blownUp: {
    says: {
      en: 'Hurt in a terrorist’s explosion: cannot use the role until the game day is over.',
      ru: 'Ранение взрывом террориста: ролью нельзя пользоваться, пока не истекут сутки.',
    },
    rule: 'RU-TER-1',
  },
  watched: { says: { en: 'Watched by the anonymous.', ru: 'Под слежкой анонимуса.' }, rule: 'RU-ANO-1', secret: true },
  cursed: {
    says: {
      en: 'Cursed: after death the necromancer gets the role.',
      ru: 'Проклятие некроманта: роль умершего достанется ему.',
    },
    rule: 'RU-NEC-1',
    secret: true,
  },
  undead: {
    says: {
      en: 'Undead: the necromancer uses this dead player’s role.',
      ru: 'Нежить: ролью этого мертвеца пользуется некромант.',
    },
    rule: 'RU-NEC-1',
  },
  noPoison: {
    says: { en: 'Poisonings used up.', ru: 'Отравления исчерпаны.' },
    rule: 'RU-POI-4',
    secret: true,
  },
} satisfies Partial<Record<Kind, InWords<Mark>>>

export const counters: Readonly<Record<string, InWords<Counter>>> = {
  shots: { says: { en: 'A side’s shots in reserve.', ru: 'Запасные выстрелы стороны.' }, rule: 'RU-KILL-2' },
  extraPoisonings: {
    says: {
      en: 'Poisonings handed to the poisoner as shots and not yet used.',
      ru: 'Отравления, которые переданы отравителю как выстрелы и еще остались.',
    },
    rule: 'RU-POI-4',
  },
  poisoningsSpent: {
    says: {
      en: 'The poisoner’s first poisoning is used up.',
      ru: 'Израсходовано ли первое отравление отравителя.',
    },
    rule: 'RU-POI-4',
  },
  storedVotes: {
    says: { en: 'Votes the drug dealer has in store.', ru: 'Голоса, которые наркодилер отложил.' },
    rule: 'RU-DRU-2',
  },
  corpseVotes: {
    says: {
      en: 'The necromancer’s votes for undead players whose roles cannot be used.',
      ru: 'Голоса некроманта за нежить, чьей ролью он пользоваться не может.',
    },
    rule: 'RU-NEC-3',
  },
  souls: { says: { en: 'Souls the cultist holds.', ru: 'Души, которые есть у культиста.' }, rule: 'RU-CUL-1' },
  soulsTaken: {
    says: {
      en: 'Souls the cultist has taken, including spent ones.',
      ru: 'Души, которые культист забрал, потраченные тоже.',
    },
    rule: 'RU-CUL-2',
  },
  judgeWeight: {
    says: {
      en: 'What the judge’s vote currently weighs; six before the first lynch.',
      ru: 'Чему сейчас равен голос судьи; до первого линчевания — шести.',
    },
    rule: 'RU-JUD-1',
  },
  supportLimit: {
    says: {
      en: 'How many supporters the politician may currently have; two before the first lynch.',
      ru: 'Сколько сторонников сейчас может быть у политика; до первого линчевания — двое.',
    },
    rule: 'RU-POL-2',
  },
  quarterWins: {
    says: {
      en: 'Quarters of a win on top of the result: the faceless’s for lynches, other players’ for the faceless’s face.',
      ru: 'Четверти победы сверх итога: безликого — за линчевания, остальных — за лицо безликого.',
    },
    rule: 'RU-FL-6',
  },
  outcome: {
    says: {
      en: 'The faceless’s result: win, draw or loss.',
      ru: 'Чем кончилась игра для безликого: победой, ничьей или поражением.',
    },
    rule: 'RU-FAC-10',
  },
}

export const fields: Fields = {
  negative: {
    label: { en: 'Negative role', ru: 'Негативная роль' },
    says: { en: 'The black role over the civil one.', ru: 'Черная роль поверх мирной.' },
    rule: 'RU-TEAM-2',
    values: Object.keys(negative),
    secret: true,
  },
  faceless: {
    label: { en: 'Faceless', ru: 'Безликий' },
    says: { en: 'The gray player who cuts faces.', ru: 'Серый игрок, который срезает лица.' },
    rule: 'RU-GEN-1',
    values: ['true'],
    secret: true,
  },
  title: {
    label: { en: 'Post', ru: 'Пост' },
    says: { en: 'Mayor or secretary.', ru: 'Мэр или секретарша.' },
    rule: 'RU-MAY-1',
    values: ['mayor', 'secretary'],
  },
  ofSide: {
    label: { en: 'Side', ru: 'Сторона' },
    says: { en: 'The side an agent or a mason has chosen.', ru: 'Сторона, которую выбрал агент или масон.' },
    rule: 'RU-AGT-1',
    values: ['red', 'black', 'grey'],
    secret: true,
  },
  like: {
    label: { en: 'Same side as', ru: 'Сторона игрока' },
    says: {
      en: 'The player whose side an agent or a mason takes, without being told which it is.',
      ru: 'Чью сторону взял агент или масон, не узнавая ее.',
    },
    rule: 'RU-AGT-1',
    secret: true,
  },
  master: {
    label: { en: 'Master', ru: 'Хозяин' },
    says: { en: 'The player a servant belongs to.', ru: 'К какому игроку привязан слуга.' },
    rule: 'RU-SRV-1',
  },
  treated: {
    label: { en: 'Treatment', ru: 'Обращение' },
    says: {
      en: 'How a servant is treated: soft, told everything; hard, told nothing; ruthless, told only about the civil role.',
      ru: 'Как обращаются со слугой: мягко — узнает все, жестко — ничего, безжалостно — только о мирной роли.',
    },
    rule: 'RU-SRV-2',
    values: ['soft', 'hard', 'ruthless'],
    secret: true,
  },
  heir: {
    label: { en: 'Maniac’s heir', ru: 'Наследник маньяка' },
    says: {
      en: 'Kills in the maniac’s place, before all others.',
      ru: 'Убивает вместо маньяка, прежде всех остальных.',
    },
    rule: 'RU-OVL-6',
    values: ['true'],
    secret: true,
  },
}

export const forms: Forms = {
  ...penaltyForms,
  ...bestForms,
  noWall: {
    title: { en: 'No wall', ru: 'Нет стенки' },
    says: {
      en: 'A player who wrote no wall before the vote, or none that counts: they cannot be elected mayor and are not admitted to the lynch vote, where they get a vote against themselves.',
      ru: 'Кто не написал до голосования стенку или чья стенка не засчитана: в мэры его не выбирают и к голосованию не допускают.',
    },
    rule: 'RU-VOTE-3',
    phases: [...voteKinds, 'hunt', 'election'],
    fields: { player: { label: { en: 'Player', ru: 'Игрок' }, kind: 'player', must: true } },
  },
  roleBlock: {
    title: { en: 'Role block', ru: 'Блок роли' },
    says: {
      en: 'A player cannot use their civil role, or both roles, for one or two game days: as a penalty or by the host’s decision.',
      ru: 'Игрок не может пользоваться мирной ролью или обеими ролями одни или двое игровых суток: в наказание или потому, что так решил ведущий.',
    },
    rule: 'RU-GEN-11',
    fields: {
      player: { label: { en: 'Player', ru: 'Игрок' }, kind: 'player', must: true },
      role: { label: { en: 'Role', ru: 'Роль' }, kind: 'choice', values: ['civil', 'both'], must: true },
      days: { label: { en: 'Game days', ru: 'Игровые сутки' }, kind: 'choice', values: ['1', '2'], must: true },
    },
  },
  lynch: {
    title: { en: 'Lynch', ru: 'Линчевание' },
    says: {
      en: 'Who was lynched, whatever the votes say: for a revote, or a vote held elsewhere.',
      ru: 'Кто залинчован, что бы ни говорили голоса: для переголосования или голосования, которое прошло в другом месте.',
    },
    rule: 'RU-VOTE-1',
    phases: voteKinds,
    fields: {
      who: { label: { en: 'Lynched', ru: 'Кого линчевали' }, kind: 'player' },
      second: { label: { en: 'Also lynched', ru: 'Кого еще' }, kind: 'player' },
      emptyRevote: {
        label: { en: 'The revote ended with no victim', ru: 'Переголосование закончилось без жертв' },
        kind: 'choice',
        values: ['yes', 'no'],
      },
    },
  },
  shots: {
    title: { en: 'Shots in reserve', ru: 'Запасные выстрелы' },
    says: { en: 'Corrects a side’s shot ledger.', ru: 'Исправляет учет выстрелов стороны.' },
    rule: 'RU-KILL-2',
    fields: {
      side: { label: { en: 'Side', ru: 'Сторона' }, kind: 'choice', values: ['mafia', 'maniac'], must: true },
      count: { label: { en: 'Shots', ru: 'Выстрелы' }, kind: 'text', must: true },
    },
  },
}

/** Purposes of draws, with the rule that asks for each. */
export const draws: Record<string, string> = {
  faceVictim: 'RU-FAC-7',
  faceTarget: 'RU-FAC-7',
  heir: 'RU-ACZ-5',
  favourite: 'RU-FAN-1',
  cursed: 'RU-NEC-1',
  poisonVictim: 'RU-POI-5',
  geishaClient: 'RU-GEI-B1',
  burned: 'RU-MAD-2',
}
