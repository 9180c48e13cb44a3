/** What the options and prompts of the Shadchan say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'shadchan.uses': 'Сколько раз шадхен может составить пару; 0 — без ограничения.',
  'shadchan.selfAllowed': 'Может ли шадхен сам быть в паре.',
  'shadchan.heartbreak': 'Умирает ли один из пары, когда умирает другой.',
  'shadchan.learnRole': 'Узнают ли в паре роли друг друга.',
  'shadchan.maxPairsPerPlayer': 'В скольких парах может быть один игрок; 0 — без ограничения.',
}

export const prompts: Readonly<Record<string, string>> = {
  shadchan: 'Правила называют шадхена, но не описывают, что он делает: это решают опции.',
}
