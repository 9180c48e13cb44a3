/** What the rules on roles that speak in votes leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  politicianSeesSelfMoves: {
    values: ['anybody', 'ward'],
    rule: 'RU-POL-4',
    says: 'Of whom a politician notices that they moved on themselves: of anybody, or of the player under his patronage alone.',
  },
  politicianVoteNeeded: {
    values: ['both', 'lossOnly'],
    rule: 'RU-POL-2',
    says: 'Whether a politician has to have voted against a lynched player for his influence to grow and to shrink, or only for it to shrink.',
  },
  mayorsShare: {
    values: ['own', 'all'],
    rule: 'RU-POL-1',
    says: 'What a mayor who votes as the politician does gets: as much as the politician has for himself, or what his supporters have besides.',
  },
  liarInRevote: {
    values: ['ends', 'lasts'],
    rule: 'RU-LIA-2',
    says: 'What becomes in a revote of what a liar did before it, where he makes no other move: it ends, or it lasts.',
  },
  silencedJudgeCondemns: {
    values: [false, true],
    rule: 'RU-JUD-2',
    says: 'Whether a judge of whose ballot a liar makes nothing still condemns one of those who are level.',
  },
}

export const prompts: Record<string, Prompt> = {}
