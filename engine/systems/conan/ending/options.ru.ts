/** What the options and prompts about the end of a game say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'win.nightRule':
    'Когда ночь сама решает игру: если у города на одного больше, если у Организации на одного больше или никогда.',
  'win.countArrestedBO': 'Идут ли в счет Организации ее арестованные члены.',
  'win.countAbroad': 'Идут ли в счет игроки за границей.',
  'win.arrestCounts': 'Победил ли город, когда арестован последний член Организации.',
}

export const prompts: Readonly<Record<string, string>> = {
  win: 'По правилам одна из сторон достигла конца.',
  tieBreakers: 'У города еще есть то, что могло бы нарушить равенство голосов.',
  draw: 'В живых никого не осталось.',
}
