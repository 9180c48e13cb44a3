/** The crimes (CONAN-CR1), and which abilities commit them. Everything else is none (CONAN-CR3, CONAN-CR5). */

export const crimes = [
  'killing',
  'attacking',
  'bribe',
  'frame',
  'disguise',
  'slander',
  'discombobulate',
  'eraseBody',
  'eraseEvidence',
  'frighten',
  'steal',
  'heavyHanded',
  'insultToInjury',
  'hinder',
  'confuse',
  'blackmail',
  'temporaryDisguise',
] as const
export type Crime = (typeof crimes)[number]

export const isCrime = (word: string): word is Crime => (crimes as readonly string[]).includes(word)

/** The crime that the use of an ability is, by its own name or another. Kills are judged by what came of them. */
export function crimeOf(ability: string): Crime | undefined {
  if (ability === 'neutralise') return 'frighten'
  return isCrime(ability) && ability !== 'killing' && ability !== 'attacking' ? ability : undefined
}

/** A kill and an attack are one act for who investigates it (CONAN-AB31). */
export const sameAct = (one: string, other: string): boolean => {
  const act = (word: string): string =>
    word === 'attacking' || word === 'order' ? 'killing' : word === 'neutralise' ? 'frighten' : word
  return act(one) === act(other)
}
