/** Penalties, all of them at the host's discretion. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const penalties: Rules = {
  'RU-PEN-1': stated(
    {
      en: 'The dead do not post, save one last word: who died at night until the vote starts, who died by day until the results of the morning. The host decides on any penalty, up to a loss.',
      ru: 'Мертвые не пишут в теме, кроме одного последнего слова: погибшие ночью — до начала голосования, залинчованные — до итогов утра. Наказание любое, вплоть до поражения, на усмотрение ведущего.',
    },
    {
      en: 'what a penalty is the host decides and records; a dead player’s ballot is void by RU-VOTE-1',
      ru: 'какое будет наказание, решает и записывает ведущий; голос мертвого недействителен по RU-VOTE-1',
    },
  ),
  'RU-PEN-2': stated({
    en: 'For a wager on a role, a quotation of the host without leave or a hidden talk the host may block roles for two game days and take the ballots of the next two votes away: then none is cast, and none is put on the player.',
    ru: 'За спор на роль, цитату из личных сообщений ведущего без разрешения или скрытое общение ведущий может заблокировать роли на двое суток и лишить голоса на ближайшие два голосования: ни голоса, ни автоголоса у игрока нет.',
  }),
  'RU-PEN-3': stated({
    en: 'For a screenshot of what the host wrote, a genuine or a false one, the player is the victim of the next vote: his ballot is against himself, he dies besides whomever the vote chooses, and nothing saves him.',
    ru: 'За скриншот личных сообщений ведущего, и поддельный тоже, игрок становится обязательной жертвой ближайшего голосования: его голос — против себя, он умирает вместе с тем, кого выбрало голосование, и спасти его нельзя.',
  }),
  'RU-PEN-4': stated(
    {
      en: 'Who trades with the result of the game loses it; who lies to the host is punished as if it had been so.',
      ru: 'Кто торгует итогом игры, тому ставят поражение; обманувший ведущего наказывается так, как если бы все было правдой.',
    },
    {
      en: 'the host decides and records it; no result of a phase hangs on that',
      ru: 'это решает и записывает ведущий; итог фазы от этого не зависит',
    },
  ),
  'RU-PEN-5': stated(
    {
      en: 'For an offence the host may give a green ticket: an optional role before a main one in a later game with too many players.',
      ru: 'За нарушение ведущий может выдать зеленый билет: в будущей игре с перебором игроков достанется дополнительная роль, а не основная.',
    },
    { en: 'it is of a later game', ru: 'это относится к будущей игре' },
  ),
  'RU-PEN-6': stated(
    {
      en: 'Every penalty is an action of the host that is recorded: a block of roles, a vote taken away, a victim of the next vote, a player taken out.',
      ru: 'Каждое наказание — действие ведущего, которое записывается: блок ролей, лишение голоса, обязательная жертва, вывод из игры.',
    },
    {
      en: 'it says which penalties there are; each is shown by its own rule (RU-GEN-11, RU-PEN-2, RU-PEN-3)',
      ru: 'здесь только сказано, какие бывают наказания; каждое показано своим правилом (RU-GEN-11, RU-PEN-2, RU-PEN-3)',
    },
  ),
}
