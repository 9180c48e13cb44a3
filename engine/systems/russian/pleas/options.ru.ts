/** What the options of priest, lawyer and inquisitor say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  mercyPerRevote: 'Может ли священник, который уже простил, простить еще раз на переголосовании того же голосования.',
}
