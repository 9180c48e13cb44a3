/** What abilities are sent in with, in Russian. */
type Keys = Readonly<Record<string, string>>

const sent: Keys = { channel: 'каким путем пришло' }
const ballot: Keys = { ...sent, family: 'за какую семью голос' }

export const keys: Readonly<Record<string, Keys>> = {
  redirect: sent,
  cancel: sent,
  steal: sent,
  pair: sent,
  heal: sent,
  guard: sent,
  poison: sent,
  rampage: sent,
  factionKill: sent,
  inquire: sent,
  deliver: sent,
  jail: sent,
  extraVote: ballot,
  negativeVote: ballot,
  defend: sent,
}
