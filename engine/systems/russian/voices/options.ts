/** What the rules on roles that speak in votes leave to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  politicianSeesSelfMoves: {
    values: ['anybody', 'ward'],
    rule: 'RU-POL-4',
    says: {
      en: 'Of whom a politician notices that they moved on themselves: of anybody, or of the player under his patronage alone.',
      ru: 'Чьи ходы на себя замечает политик: любого игрока или только того, кто под его покровительством.',
    },
  },
  politicianVoteNeeded: {
    values: ['both', 'lossOnly'],
    rule: 'RU-POL-2',
    says: {
      en: 'Whether a politician has to have voted against a lynched player for his influence to grow and to shrink, or only for it to shrink.',
      ru: 'Нужен ли голос политика против залинчованного, чтобы влияние выросло и упало, или только чтобы упало.',
    },
  },
  mayorsShare: {
    values: ['own', 'all'],
    rule: 'RU-POL-1',
    says: {
      en: 'What a mayor who votes as the politician does gets: as much as the politician has for himself, or what his supporters have besides.',
      ru: 'Что получает мэр, который голосует с политиком: столько же, сколько сам политик, или еще и прибавки его сторонников.',
    },
  },
  liarInRevote: {
    values: ['ends', 'lasts'],
    rule: 'RU-LIA-2',
    says: {
      en: 'What becomes in a revote of what a liar did before it, where he makes no other move: it ends, or it lasts.',
      ru: 'Что становится на переголосовании с прежним ходом лжеца, если нового он не делает: отменяется или остается.',
    },
  },
  silencedJudgeCondemns: {
    values: [false, true],
    rule: 'RU-JUD-2',
    says: {
      en: 'Whether a judge of whose ballot a liar makes nothing still condemns one of those who are level.',
      ru: 'Осуждает ли при равенстве судья, чей голос лжец обнулил.',
    },
  },
}
