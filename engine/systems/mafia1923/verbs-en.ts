/** What players write in English when they use an ability. A phrase stands in the imperative; other forms follow from it. */

export const verbs: Record<string, string[]> = {
  redirect: ['redirect', 'bumble', 'muddle', 'scramble', 'confuse', 'randomize', 'randomise', 'mess up', 'mess {first} up', 'mess with', 'tie up in red tape', 'redirect the action of', 'redirect the next action of', 'randomize the action of', 'randomise the action of', 'muddle the next action of', 'bureaucrat'],
  cancel: ['cancel', 'block', 'stop', 'boss', 'overrule', 'shut down', 'shut {first} down', 'cancel the action of', 'stop the action of', 'block the action of', 'keep {first} busy', 'hold'],
  steal: ['steal', 'steal from', 'rob', 'steal the role of', 'take the role of', 'pickpocket', 'thieve'],
  pair: [
    ...['pair', 'match', 'marry', 'couple', 'set up', 'shidduch'].flatMap(verb => [`${verb} {first} and {second}`, `${verb} {first} with {second}`, `${verb} {first} to {second}`]),
    'set {first} up with {second}', 'make {first} and {second} fall in love', 'make {first} fall in love with {second}', 'have {first} and {second} fall in love', 'let {first} and {second} fall in love', 'make a match of {first} and {second}',
  ],
  heal: ['heal', 'save', 'cure', 'protect', 'doctor', 'treat', 'visit', 'save {first} from poison', 'cure {first} of poison'],
  guard: ['guard', 'protect', 'bodyguard', 'defend', 'cover', 'shield', 'watch over', 'keep {first} safe'],
  poison: ['poison', 'serve poison to', 'put poison in the tea of', 'slip poison to', 'give poison to', 'slip {first} poison', 'slip {first} some poison', 'give {first} poison', 'butler'],
  rampage: [
    ...['against', 'through', 'among', 'at', 'in'].flatMap(where => [`rampage ${where}`, `go on a rampage ${where}`, `go on a drunken rampage ${where}`]),
    'rampage', 'attack', 'drunkenly attack', 'go after', 'go for', 'target', 'hit', 'shoot up',
    ...['someone', 'somebody', 'one', 'a member', 'a random member'].flatMap(who => ['of', 'in', 'from'].flatMap(where => [`kill ${who} ${where}`, `attack ${who} ${where}`])),
  ],
  factionKill: ['kill', 'faction kill', 'mafia kill', 'murder', 'hit', 'whack', 'off', 'take out', 'take {first} out', 'get rid of', 'attack', 'shoot', 'kill list'],
  inquire: ['inquire', 'inquire about', 'investigate', 'check', 'check out', 'look into', 'ask about', 'find out about', 'detect'],
  deliver: [
    'deliver', 'tell {first} about {second}', 'give {first} the role of {second}', 'have {first} learn the role of {second}', 'want {first} to learn the role of {second}', 'want {first} to know the role of {second}',
    ...['tell', 'show', 'send'].map(verb => `${verb} {first} the role of {second}`), ...['know', 'learn', 'read', 'see'].map(verb => `let {first} ${verb} the role of {second}`),
    ...['tell', 'show', 'send', 'deliver'].map(verb => `${verb} the role of {second} to {first}`),
  ],
  jail: ['jail', 'lock up', 'arrest', 'imprison', 'put in jail', 'put {first} in jail'],
  extraVote: ['extra vote', 'extra vote for', 'extra vote on', 'councilor vote for', 'vote again for', 'use my extra vote on', 'use my extra vote for', 'additional vote for'],
  negativeVote: ['negative vote', 'negative vote for', 'negative vote on', 'negative vote against', 'pacifist vote for', 'vote against', 'take a vote from', 'use my negative vote on', 'use my negative vote for', 'use my negative vote against'],
  defend: ['defend', 'represent', 'lawyer', 'save', 'represent {first} in court', 'defend {first} in court', 'save {first} from the court'],
}
