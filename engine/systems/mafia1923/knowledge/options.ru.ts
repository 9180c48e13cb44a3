/** What the options and prompts of the Detective, the Paperboy, the Witness and the Court Secretary say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'order.paperboy': 'На каком шаге ночи ходит разносчик газет.',
  'reveal.mafiaFormat': 'Что сообщают как роль члена мафии, у которого есть вторая роль.',
  'detective.result': 'Что узнает детектив.',
  'detective.uses': 'Сколько раз детектив может наводить справки; 0 — без ограничения.',
  'detective.selfAllowed': 'Может ли детектив навести справки о самом себе.',
  'secretary.base': 'Четверть чего узнает секретарь суда.',
  'secretary.includeExtras': 'Входят ли голоса советников и пацифистов в те, что может узнать секретарь суда.',
  'secretary.excludeOwn': 'Исключен ли собственный бюллетень секретаря суда из тех, что он может узнать.',
}

export const prompts: Readonly<Record<string, string>> = {
  detective: 'Правила называют детектива, но не описывают, что он узнает: это решают опции.',
}
