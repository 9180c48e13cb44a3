/** What players write in English when they use an ability: phrases in the imperative. */

const orders = ['order', 'order {first} to kill {second}', 'have {first} kill {second}', 'let {first} kill {second}', '{first} kills {second}', '{first} to kill {second}', 'kill', 'nk', 'night kill', 'murder', 'assassinate', 'take out', 'take {first} out', 'off']

export const verbs: Record<string, string[]> = {
  order: orders,
  aptx: ['aptx', 'poison', 'use aptx on', 'use aptx4869 on', 'use a pill on', 'give {first} aptx', 'give {first} a pill', 'feed {first} aptx'],
  elect: ['elect', 'vote {first} for leader', 'vote for {first} as leader', 'make {first} leader', 'make {first} the leader'],
  suitcase: ['suitcase', 'suitcase to', 'give the suitcase to', 'give {first} the suitcase', 'black suitcase to', 'send the suitcase to'],
  handOff: ['hand off to', 'hand my actions to', 'give my actions to', 'let {first} act for me', 'let {first} hand in for me'],
  fake: ['fake', 'use the suitcase on {first}', 'use the black suitcase on {first}', 'suitcase fake'],
  bribe: ['bribe', 'use bribe', 'use the bribe', 'bribe kill', 'bribe-kill'],
  snipe: ['snipe', 'use snipe', 'use sniping', 'sniper kill'],
  heavyHanded: ['heavy handed', 'use heavy handed', 'be heavy handed'],
  insultToInjury: ['insult to injury', 'insult to injury on', 'insult to injury of', 'insult to injury for', 'use insult to injury on', 'insult', 'add insult to injury of', 'add insult to the injury of'],
  frame: ['frame', 'blame', 'set up', 'set {first} up'],
  disguise: ['disguise', 'disguise myself', 'use disguise'],
  temporaryDisguise: ['temporary disguise', 'temporarily disguise', 'use temporary disguise'],
  slander: ['slander', 'defame', 'smear'],
  discombobulate: ['discombobulate', 'disco', 'discomb'],
  frighten: ['frighten', 'scare', 'scare off', 'scare {first} off'],
  neutralise: ['neutralise', 'neutralize', 'nullify', 'block', 'stop'],
  confuse: ['confuse', 'bewilder'],
  hinder: ['hinder', 'keep {first} from voting'],
  blackmail: ['blackmail', 'silence', 'extort'],
  steal: ['steal from', 'steal', 'rob', 'pickpocket', 'steal {first} item'],
  eraseBody: ['erase body', 'erase the body', 'erase the body of {first}', 'remove the body', 'remove the body of {first}', 'get rid of the body', 'get rid of the body of {first}'],
  eraseEvidence: ['erase evidence', 'erase evidence of', 'erase the evidence against', 'erase evidence against', 'erase the traces of'],
  protect: ['protect', 'guard', 'save', 'defend', 'keep {first} safe'],
  heal: ['heal', 'treat', 'doctor', 'cure', 'patch up', 'patch {first} up', 'save'],
  arrest: ['arrest', 'charge', 'detain', 'take {first} into custody', 'cuff'],
  release: ['release', 'free', 'let {first} go', 'set {first} free'],
  lawsuit: ['lawsuit', 'use lawsuit on', 'use the lawsuit on', 'sue for', 'defend {first} in court', 'lawsuit for', 'free'],
  vengeance: ['vengeance', 'vengeance on', 'use vengeance on', 'revenge', 'revenge on', 'take {first} with me', 'take revenge on', 'avenge'],
  accompany: ['accompany', 'go with', 'stay with', 'walk with'],
  accuse: ['accuse', 'accusation', 'accusation on', 'use accusation on'],
  voiceOfReason: ['voice of reason', 'use voice of reason', 'use the voice of reason'],
  interrogate: ['interrogate', 'investigate', 'check', 'question', 'ask whether {first} is bo', 'ask whether {first} is in the bo', 'is {first} bo?', 'is {first} in the bo?', 'is {first} of the organization?', 'is {first} in the organization?', 'is {first} in the black organization?', 'is {first} a member of the black organization?'],
  investigate: ['investigate', 'look into', 'check', ...['investigate', 'check', 'find out', 'ask', 'know'].flatMap(verb => [`${verb} whether`, `${verb} if`]), 'did {first}?', 'has {first}?'],
  travel: ['travel', 'return', 'return to japan', 'come home', 'come back', 'go home', 'come back to japan'],
  gadget: ['gadget', 'use gadget', 'use my gadget', 'use my item', 'use the item on {first}', 'use my item on {first}', 'use my gadget on {first}'],
  will: ['will', 'my will', 'leave a will', 'write a will'],
}

/** What players call crimes, besides the names and the verbs of the abilities that commit them. */
export const keyWords: Record<string, string[]> = {
  killing: ['kill', 'murder', 'assassinate'],
  attacking: ['attack', 'injure', 'wound', 'attempted murder', 'attempted killing', 'attempted kill'],
}
