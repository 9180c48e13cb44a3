/** The posts that open and close a day. */
import type { PartWords } from '../words.ts'

/** The lines of the morning post, in both languages. */
export const dawn: NonNullable<PartWords['posts']>[string] = {
  en: [
    { message: '<b>{kind, select, night {Night} evening {Evening} other {Phase}} {number} is over.</b>' },
    { each: 'nobodyDied', message: 'Nobody died.' },
    { each: 'deadCount', message: '{count, plural, one {# player died:} other {# players died:}}' },
    { each: 'dead', message: '<b>{who}</b>: {role}{also, select, yes { and {negative}} other {}}' },
    { each: 'faceVictims', message: 'Face cut: {who}.' },
    {
      each: 'commissioner',
      message:
        'Commissioner: {is, select, passed {the check passed} notPassed {the check did not pass} other {no information is given}}.',
    },
    { each: 'doctor', message: 'Doctor: {is, select, hit {hit} other {missed}}.' },
    { each: 'blocker', message: 'Blocker: {is, select, hit {hit} other {missed}}.' },
    { each: 'facelessLeft', message: '<b>{who}</b> has won as the faceless and leaves the game.' },
    { each: 'lastSearch', message: 'The blacks are out. Day {is} is the last one to find the faceless.' },
    { each: 'phantomArises', message: '{who} stays as a phantom until the end of the day.' },
    { each: 'phantomLeft', message: 'The phantom {who} leaves the game{also, select, yes { ({negative})} other {}}.' },
    { each: 'druggedToday', message: 'Drugged today: {who}.' },
    { each: 'secretaryOut', message: '{who} is secretary no more.' },
    {
      each: 'agentLeft',
      message: '<b>{who}</b>, the agent, leaves the game{shown, select, yes {: {team}} other {}}.',
    },
    {
      each: 'servantLeft',
      message: '<b>{who}</b>, the servant of {other}, leaves too{shown, select, yes {: {team}} other {}}.',
    },
    { each: 'note', message: 'Night note: <quote>{text}</quote>' },
  ],
  ru: [
    { message: '<b>{kind, select, night {Ночь} evening {Вечер} other {Фаза}} {number}: итоги.</b>' },
    { each: 'nobodyDied', message: 'Никто не погиб.' },
    {
      each: 'deadCount',
      message:
        '{count, plural, =1 {Погиб игрок:} one {Погиб # игрок:} few {Погибли # игрока:} many {Погибли # игроков:} other {Погибли # игрока:}}',
    },
    { each: 'dead', message: '<b>{who}</b>: {role}{also, select, yes { и {negative}} other {}}' },
    { each: 'faceVictims', message: 'Срезано лицо: {who}.' },
    {
      each: 'commissioner',
      message:
        'Комиссар: {is, select, passed {чек прошел} notPassed {чек не прошел} other {информация не предоставляется}}.',
    },
    { each: 'doctor', message: 'Доктор: {is, select, hit {попал} other {не попал}}.' },
    { each: 'blocker', message: 'Блокер: {is, select, hit {попал} other {не попал}}.' },
    { each: 'facelessLeft', message: 'Безликий (<b>{who}</b>) побеждает и покидает игру.' },
    { each: 'lastSearch', message: 'Черных больше нет. Найти безликого можно до конца дня {is}.' },
    { each: 'phantomArises', message: 'До конца дня {who_nom} остается фантомом.' },
    { each: 'phantomLeft', message: 'Фантом ({who}{also, select, yes {, {negative}} other {}}) покидает игру.' },
    { each: 'druggedToday', message: 'Сегодня под наркотиками: {who}.' },
    { each: 'secretaryOut', message: 'Должность секретарши теряет {who_nom}.' },
    { each: 'agentLeft', message: 'Агент (<b>{who}</b>{shown, select, yes {, {team}} other {}}) покидает игру.' },
    {
      each: 'servantLeft',
      message: 'Слуга игрока {other} (<b>{who}</b>{shown, select, yes {, {team}} other {}}) тоже покидает игру.',
    },
    { each: 'note', message: 'Ночная записка: «{text}»' },
  ],
}

/** The post that closes a day. */
export const dusk: NonNullable<PartWords['posts']>[string] = {
  en: [
    {
      message:
        '<b>Day {number}{kind, select, revote {, revote,} nextRevote {, second revote,} extraVote {, additional vote,} extraRevote {, revote of the additional vote,} nextExtraRevote {, second revote of the additional vote,} other {}} is over.</b>',
    },
    { each: 'huntHeld', message: 'It was a witch hunt.' },
    { each: 'huntRefused', message: 'The witch hunt was not approved, so the vote was an ordinary one.' },
    { each: 'nobodyLynched', message: 'Nobody was lynched.' },
    { each: 'lynchedCount', message: '{count, plural, one {# player was lynched:} other {# players were lynched:}}' },
    { each: 'lynched', message: '<b>{who}</b>: {team}, {role}{also, select, yes { and {negative}} other {}}' },
    {
      each: 'forgiven',
      message: 'The priest forgives <b>{who}</b>. A revote follows, in which nobody votes for this player.',
    },
    { each: 'revoteDue', message: 'The vote is level. Revote between: {voters}.' },
    { each: 'extraVoteDue', message: 'One more vote is held today.' },
    { each: 'rescued', message: 'The hero saved {who}.' },
    { each: 'possession', message: 'The phantom {by} sits in {who}.' },
    { each: 'phantomCursed', message: 'The phantom {by} has cursed {who}.' },
    { each: 'phantomLeft', message: 'The phantom {who} leaves the game{also, select, yes { ({negative})} other {}}.' },
    { each: 'detonatorMaimed', message: 'The detonator maimed {who}.' },
    { each: 'votersBlownUp', message: 'The explosion blocks the roles of: {voters}.' },
    { each: 'rage', message: '{by} was lynched and maimed {who}.' },
    { each: 'successorShown', message: '{who} had become the successor.' },
    { each: 'mayorOut', message: '{who} is mayor no more.' },
    { each: 'secretaryOut', message: '{who} is secretary no more.' },
    {
      each: 'agentLeft',
      message: '<b>{who}</b>, the agent, leaves the game{shown, select, yes {: {team}} other {}}.',
    },
    {
      each: 'servantLeft',
      message: '<b>{who}</b>, the servant of {other}, leaves too{shown, select, yes {: {team}} other {}}.',
    },
    { each: 'facelessLeft', message: '<b>{who}</b> has won as the faceless and leaves the game.' },
    { each: 'lastSearch', message: 'The blacks are out. Day {is} is the last one to find the faceless.' },
    { each: 'lastShot', message: 'The blacks have won the vote. Night {is} is theirs to shoot the faceless.' },
  ],
  ru: [
    {
      message:
        '<b>День {number}{kind, select, revote {, переголосование} nextRevote {, второе переголосование} extraVote {, дополнительное голосование} extraRevote {, переголосование доп. голосования} nextExtraRevote {, второе переголосование доп. голосования} other {}}: итоги.</b>',
    },
    { each: 'huntHeld', message: 'Прошла охота на ведьм.' },
    { each: 'huntRefused', message: 'Охота на ведьм не одобрена, голосование прошло как обычное.' },
    { each: 'nobodyLynched', message: 'Никто не залинчован.' },
    {
      each: 'lynchedCount',
      message:
        '{count, plural, =1 {Залинчован игрок:} one {Залинчован # игрок:} few {Залинчованы # игрока:} many {Залинчованы # игроков:} other {Залинчованы # игрока:}}',
    },
    { each: 'lynched', message: '<b>{who}</b>: {team}, {role}{also, select, yes { и {negative}} other {}}' },
    {
      each: 'forgiven',
      message:
        'Священник прощает: спасен игрок <b>{who}</b>. Начинается переголосование, против этого игрока голосовать нельзя.',
    },
    { each: 'revoteDue', message: 'Голоса разделились поровну. Переголосование: {voters}.' },
    { each: 'extraVoteDue', message: 'Сегодня будет дополнительное голосование.' },
    { each: 'rescued', message: 'Герой спас игрока {who}.' },
    { each: 'possession', message: 'Фантом ({by}) вселился в игрока {who}.' },
    { each: 'phantomCursed', message: 'Фантом ({by}) проклял игрока {who}.' },
    { each: 'phantomLeft', message: 'Фантом ({who}{also, select, yes {, {negative}} other {}}) покидает игру.' },
    { each: 'detonatorMaimed', message: 'Взрывом покалечен игрок {who}.' },
    { each: 'votersBlownUp', message: 'Взрыв на сутки заблокировал роли: {voters}.' },
    { each: 'rage', message: 'Экзекутор ({by}) впал в бешенство: {who_nom} теряет роль и цвет.' },
    { each: 'successorShown', message: 'Преемником стал игрок {who}.' },
    { each: 'mayorOut', message: 'Пост мэра теряет {who_nom}.' },
    { each: 'secretaryOut', message: 'Должность секретарши теряет {who_nom}.' },
    { each: 'agentLeft', message: 'Агент (<b>{who}</b>{shown, select, yes {, {team}} other {}}) покидает игру.' },
    {
      each: 'servantLeft',
      message: 'Слуга игрока {other} (<b>{who}</b>{shown, select, yes {, {team}} other {}}) тоже покидает игру.',
    },
    { each: 'facelessLeft', message: 'Безликий (<b>{who}</b>) побеждает и покидает игру.' },
    { each: 'lastSearch', message: 'Черных больше нет. Найти безликого можно до конца дня {is}.' },
    { each: 'lastShot', message: 'Черные побеждают на голосовании. Чтобы застрелить безликого, остается ночь {is}.' },
  ],
}
