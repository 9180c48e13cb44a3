import type { votes as en } from './votes.en.ts'
import { translated } from './messages.ts'

export const votes = translated<typeof en>()({
  putToDeath: 'Залинчован',
  diesForNow: 'Сейчас {count, plural, one {залинчован} other {залинчованы}} {names}.',
  dies: '{count, plural, one {Залинчован} other {Залинчованы}} {names}.',
  nobodyDiesForNow: 'Сейчас никто не залинчован.',
  nobodyDies: 'Никто не залинчован.',
  counting: '{count, plural, one {# голос засчитан} few {# голоса засчитано} other {# голосов засчитано}}',
  silentCount: '{count, plural, one {# молчит} few {# молчат} other {# молчат}}',
  needed: '{count, plural, one {нужен # голос} few {нужно # голоса} other {нужно # голосов}}',
  lockedIn: '{name}: большинство закреплено',
  votePost: 'Пост с голосами',
  allVoted: 'Проголосовали все, у кого есть голос.',
})
