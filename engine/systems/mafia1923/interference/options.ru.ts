/** What the options of the Bumbling Bureaucrat and the Boss say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'boss.cancelsStep1': 'Отменяет ли босс и то, что до него сделал бюрократ.',
  'bureaucrat.persistence': 'Как долго перенаправление ждет следующего хода своей цели.',
  'bureaucrat.excludeOriginal': 'Исключается ли из жребия цель, которую выбрал сам игрок.',
  'bureaucrat.selfAllowed': 'Может ли бюрократ выбрать самого себя.',
}
