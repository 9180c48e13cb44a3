/** What everybody reads of the morning and of the end of a day: who died, and as what (RU-DEATH). */
import type { SeatId } from '../../../reason/claim.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, type Rules, implied, stated } from '../../../ruleset/localized-text.ts'
import { publishVotes } from '../day/published.ts'
import { dayGoesOn } from '../day/rounds.ts'
import { hidesNegative } from '../ghosts/phantom.ts'
import { section } from '../section.ts'
import { type Resolution, all } from '../vocabulary.ts'
import type { FactWords, PartWords } from '../words.ts'

const facts = declareFacts({
  shownAs: { of: 'slot' },
})

const options: Options = {
  revealBlackOnNightDeath: {
    values: [false, true],
    rule: 'RU-DEATH-1',
    says: {
      en: 'Both roles of a black who dies at night are shown.',
      ru: 'Показывают ли обе роли черного, который умер ночью.',
    },
  },
}

/** The dead of the night in roster order, with their civil roles; their team is not shown (RU-DEATH-1). */
function publishDead(run: Resolution): void {
  const dead = inRosterOrder(
    run,
    run.deaths().map(({ of }) => of),
  )
  if (!dead.length) {
    run.announce('nobodyDied', {}, 'RU-RES-1')
    return
  }
  run.announce('deadCount', { count: String(dead.length) }, 'RU-DEATH-1')
  const both = run.option<boolean>('revealBlackOnNightDeath')
  run.announce('dead', { who: dead, ...shown(run, dead, both) }, both ? 'RU-OVL-1' : 'RU-DEATH-1')
}

/** Who was lynched, with the team and both roles (RU-DEATH-2). Who dies as somebody else is shown as that. */
function publishLynched(run: Resolution): void {
  const lynched = inRosterOrder(
    run,
    run.ledger.found({ kind: 'lynched', when: 'soFar', where: ({ phase }) => phase === undefined }).map(({ of }) => of),
  )
  if (!lynched.length) {
    // The first day elects a mayor and lynches nobody (RU-TIME-1).
    if (run.phase.number > 1 && !dayGoesOn(run)) run.announce('nobodyLynched', {}, 'RU-DEATH-2')
    return
  }
  for (const of of lynched)
    for (const fact of run.ledger.found({ kind: 'diesAs', of, when: 'soFar' })) {
      const { action, data } = fact
      run.put({
        kind: 'shownAs',
        of,
        rule: 'RU-IMI-6',
        why: all(
          {
            is: 'fact',
            kind: 'shownAs',
            of,
            ...(action !== undefined && { action }),
            values: { role: data.negative || 'red' },
          },
          { rule: 'RU-IMI-6', ...(action !== undefined && { action }) },
          [fact.why],
        ),
        ...(action !== undefined && { action }),
      })
    }
  run.announce('lynchedCount', { count: String(lynched.length) }, 'RU-DEATH-2')
  run.announce(
    'lynched',
    {
      who: lynched,
      team: lynched.map(slot => diesAs(run, slot)?.team ?? before(run, slot).faction),
      ...shown(run, lynched, true),
    },
    'RU-DEATH-2',
  )
}

/** Roles for everybody's eyes: the civil one, and the negative one where both are shown. */
function shown(
  run: Resolution,
  slots: readonly SeatId[],
  both: boolean,
): Record<'role' | 'negative' | 'also', string[]> {
  const negative = slots.map(slot =>
    both && !hidesNegative(run, slot) ? (diesAs(run, slot)?.negative ?? before(run, slot).details?.negative ?? '') : '',
  )
  return {
    role: slots.map(slot => roleOf(run, slot)),
    negative,
    also: negative.map(role => (role ? 'yes' : 'no')),
  }
}

/** The civil role as the phase began, or as the witch left it: an exchange reaches those who died tonight (RU-WCH-5). */
const roleOf = (run: Resolution, slot: SeatId): string =>
  run.ledger.found({ kind: 'heir', of: slot, when: 'tonight', where: ({ data }) => !data.beside }).at(-1)?.data.role
  ?? before(run, slot).role

/** A seat as the phase began: what is inherited later changes nothing of how somebody died. */
const before = (run: Resolution, slot: SeatId) => run.game.seats.find(seat => seat.slot === slot)!

/** The fact `diesAs` says of somebody lynched that he is shown as another (RU-IMI-6): its `team`, and its `negative` role or none. */
function diesAs(run: Resolution, slot: SeatId): { team: string; negative: string } | undefined {
  const [fact] = run.ledger.found({ kind: 'diesAs', of: slot, when: 'soFar' })
  return fact && { team: fact.data.team, negative: fact.data.negative }
}

const inRosterOrder = (run: Resolution, slots: readonly SeatId[]): SeatId[] =>
  run.game.seats.map(({ slot }) => slot).filter(slot => slots.includes(slot))

const rules: Rules = {
  'RU-RES-1': stated({
    en: 'In the morning everybody reads whether the commissioner’s check passed, did not pass or gave no information, and whether the doctor and the blocker hit or missed.',
    ru: 'Утром всем объявляют, прошел ли чек комиссара, не прошел или информация не предоставляется, и попали ли доктор и блокер.',
  }),
  'RU-DEATH-1': stated({
    en: 'Only the civil role of a player who dies at night is shown until the game ends. The killer learns the team if the killer survives.',
    ru: 'У того, кто умер ночью, до конца игры показывают только мирную роль. Убийца узнает его команду, если жив.',
  }),
  'RU-DEATH-2': implied({
    en: 'A lynched player’s team is shown, and both roles if there are two.',
    ru: 'У залинчованного показывают команду и обе роли, если их две.',
  }),
  'RU-DEATH-3': stated({
    en: 'Phantoms and the undead are marked as such in the roster.',
    ru: 'В шапке отмечают фантомов и нежить.',
  }),
  'RU-DEATH-4': stated(
    {
      en: 'From being asked for an move, killers may work out that a black role is out.',
      ru: 'По тому, что у киллеров спрашивают ход, они могут понять, что черная роль выбыла.',
    },
    {
      en: 'it lets players guess, which changes no result',
      ru: 'игрокам разрешено догадываться, а на то, что считается, это не влияет',
    },
  ),
  'RU-DEATH-5': stated(
    { en: 'Claiming a civil role is allowed.', ru: 'Объявлять о своей мирной роли разрешено.' },
    {
      en: 'it allows things said in the thread, which the app does not read',
      ru: 'игрокам разрешено говорить об этом в теме, а сказанное в теме здесь не читается',
    },
  ),
}

/** The lines of the morning post, in both languages. */
const dawn: NonNullable<PartWords['posts']>[string] = {
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
const dusk: NonNullable<PartWords['posts']>[string] = {
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

const words = {
  facts: {
    shownAs: {
      stands: { en: '{who} is shown as another', ru: 'в итогах {who_nom} под чужой личиной' },
      falls: { en: '{who} is shown as themselves', ru: 'в итогах {who_nom} под настоящей ролью' },
      asks: { en: 'Is {who} shown as another?', ru: 'Под чужой ли личиной {who_nom} в итогах?' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    nobodyDied: { en: 'Nobody died.', ru: 'Никто не погиб.' },
    deadCount: {
      en: '{count, plural, one {# player died.} other {# players died.}}',
      ru: '{count, plural, one {Погиб # игрок.} few {Погибли # игрока.} many {Погибли # игроков.} other {Погибли # игрока.}}',
    },
    dead: { en: '{who} died: {role}.', ru: 'Погиб игрок: {who}. Роль: {role}.' },
    faceVictims: { en: 'Face cut: {who}.', ru: 'Срезано лицо: {who}.' },
    nobodyLynched: { en: 'Nobody was lynched.', ru: 'Никто не залинчован.' },
    lynchedCount: {
      en: '{count, plural, one {# player was lynched.} other {# players were lynched.}}',
      ru: '{count, plural, one {Залинчован # игрок.} few {Залинчованы # игрока.} many {Залинчованы # игроков.} other {Залинчованы # игрока.}}',
    },
    lynched: { en: '{who} was lynched. They were {team}, {role}.', ru: 'Залинчован игрок: {who} ({team}, {role}).' },
  },
  posts: { dawn, dusk },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const dead = section({
  facts,
  options,
  rules,
  rulings: { dawn: [publishDead], dusk: [publishLynched, publishVotes] },
  words,
})
