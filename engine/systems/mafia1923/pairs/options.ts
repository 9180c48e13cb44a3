/** What the rules leave to the host about the Shadchan. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'shadchan.uses': {
    values: [1],
    whole: { from: 0, to: 30 },
    rule: '1923-SHA3',
    says: 'How often a Shadchan may make a pair; 0 for no limit.',
  },
  'shadchan.selfAllowed': {
    values: [false, true],
    rule: '1923-SHA3',
    says: 'Whether a Shadchan may be one of the pair.',
  },
  'shadchan.heartbreak': {
    values: [true, false],
    rule: '1923-SHA3',
    says: 'Whether one of a pair dies when the other does.',
  },
  'shadchan.learnRole': { values: [false, true], rule: '1923-SHA3', says: "Whether a pair learn each other's roles." },
  'shadchan.maxPairsPerPlayer': {
    values: [0],
    whole: { from: 0, to: 30 },
    rule: '1923-SHA3',
    says: 'In how many pairs one player may be; 0 for no limit.',
  },
}

export const prompts: Record<string, Prompt> = {
  shadchan: {
    rule: '1923-SHA3',
    says: 'The rules name the Shadchan and do not describe what he does: the options say what holds.',
    choices: ['asProposed'],
  },
}
