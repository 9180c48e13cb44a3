/** Words for ballots that do not count. */
import type { PartWords, Said } from '../words.ts'

const ballots = {
  earlyVote: {
    stands: ['{who} voted before the vote opened', 'игрок {who} проголосовал до начала голосования'],
    falls: ['{who} did not vote before the vote opened', 'игрок {who} не голосовал до начала голосования'],
  },
  lateVote: {
    stands: ['{who} voted after the vote was over', 'игрок {who} проголосовал после конца голосования'],
    falls: ['{who} voted before the vote was over', 'игрок {who} проголосовал до конца голосования'],
  },
  deadVoter: {
    stands: ['{who}, who is dead, does not vote', 'игрок {who} мертв и не голосует'],
    falls: ['{who} is alive and votes', 'игрок {who} жив и голосует'],
  },
  deadTarget: {
    stands: ['{who} is dead and not voted for', 'игрок {who} мертв, за мертвых не голосуют'],
    falls: ['{who} is alive', 'игрок {who} жив'],
  },
  mayorSafe: {
    stands: ['{who} is mayor, and nobody votes against the mayor', 'игрок {who} — мэр, против мэра не голосуют'],
    falls: ['{who} is not mayor', 'игрок {who} не мэр'],
  },
  ballotFinal: {
    stands: ['a ballot is final, and {who} voted before', 'голос окончателен, а игрок {who} уже проголосовал'],
    falls: ['{who} did not vote before', 'игрок {who} еще не голосовал'],
  },
  namesNobody: {
    stands: ['the ballot of {who} names nobody', 'игрок {who} не назвал никого'],
    falls: ['the ballot of {who} names somebody', 'игрок {who} назвал, против кого голосует'],
  },
} satisfies Readonly<Record<string, Said>>

export const day = { facts: ballots, results: { both: ['both', 'оба'] } } satisfies PartWords
